"""Whether to use compiled code, and making it ready."""

from __future__ import annotations

import sys
import warnings

from unokart_widget.errors import SimulationError
from unokart_widget.simulation import backends
from unokart_widget.simulation.extras import INSTALL

_said_slow = False


def is_compiled(loop: str, compiled: bool | None, many: bool, progress: bool) -> bool:
    """Whether to use compiled code: as it is asked for, else for `many` if Numba is installed.

    The loop is ready then: compiled or read from disk, with a word where it takes long. Says once
    where compiled code would help and cannot be had. Raises `SimulationError` where it is asked for
    and cannot be had.
    """
    global _said_slow
    if compiled and not backends.can_compile():
        raise SimulationError(f"Compiled rules need Numba. Install it with: {INSTALL}")
    use = backends.can_compile() and many if compiled is None else compiled
    if use:
        from unokart_widget.simulation import stored

        if progress and not stored.is_stored(loop):
            print("Compiling the rules, this once: some ten seconds …", file=sys.stderr)
        stored.loop(loop)
    elif many and compiled is None and not _said_slow:
        _said_slow = True
        warnings.warn(
            "Numba is not installed: the rounds are played by the interpreter, with the same "
            f"results, but some hundred times slower. To install it: {INSTALL}",
            # Where simulate, or another like it, was called.
            stacklevel=3,
        )
    return use

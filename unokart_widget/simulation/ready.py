"""Whether to use compiled code, and making it ready."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterable

from unokart_widget.errors import SimulationError
from unokart_widget.simulation import backends
from unokart_widget.simulation.extras import INSTALL
from unokart_widget.strategies import Strategy, name_of

_said_slow = False


_said_why: set[str] = set()


def is_compiled(
    loop: str,
    compiled: bool | None,
    many: bool,
    progress: bool,
    strategies: Iterable[Strategy] = (),
) -> bool:
    """Whether to use compiled code: as it is asked for, else for `many` if Numba is installed.

    The loop is ready then, and the strategies of one's own: compiled or read from disk, with a word
    where it takes long. Where one of them cannot be compiled, all is interpreted. Says once where
    compiled code would help and cannot be had. Raises `SimulationError` where it is asked for and
    cannot be had.
    """
    global _said_slow
    if compiled and not backends.can_compile():
        raise SimulationError(f"Compiled rules need Numba. Install it with: {INSTALL}")
    use = backends.can_compile() and many if compiled is None else compiled
    if use and not all(_can_compile(one, compiled) for one in strategies):
        return False
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


def _can_compile(strategy: Strategy, insist: bool | None) -> bool:
    """Whether that strategy can be compiled; says once why not, or raises where it is insisted."""
    if isinstance(strategy, str):
        return True
    from unokart_widget.simulation import own

    why_not = own.why_not(strategy)
    if not why_not:
        return True
    told = f"Numba cannot compile the strategy {name_of(strategy)} ({why_not})"
    if insist:
        raise SimulationError(f"{told}. Without compiled=True it is played by the interpreter.")
    if told not in _said_why:
        _said_why.add(told)
        warnings.warn(
            f"{told}: it is played by the interpreter, with the same results, but more slowly.",
            stacklevel=5,
        )
    return False

"""Compiles the rules before anybody needs them, so that nobody waits.

`python -m unokart_widget.simulation.prepare` does so and says nothing; where the compiled rules are
there already, it is done at once.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from functools import cache

from unokart_widget.simulation import backends


def is_ready(loop: str) -> bool:
    """Whether that loop of `loops` is compiled and can be loaded at once."""
    if not backends.can_compile():
        return False
    from unokart_widget.simulation import stored

    return stored.is_stored(loop)


def all_loops() -> None:
    """Compile every loop that is not compiled yet, and keep it on disk. It takes some 20 s."""
    from unokart_widget.simulation import stored

    for name in stored.LOOPS:
        if not stored.is_stored(name):
            stored.loop(name)


@cache
def in_background() -> None:
    """Begin `all_loops` in a process of its own, once; nothing is done without Numba."""
    if not backends.can_compile():
        return
    try:
        process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            # Ctrl-C in the terminal is not for it.
            start_new_session=True,
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
    except OSError:
        # Where no process can be started, whoever needs the rules compiles them.
        return
    # So that nothing of it is left when it has ended.
    threading.Thread(target=process.wait, daemon=True).start()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        # Whoever plays meanwhile comes first.
        os.nice(10)
    all_loops()

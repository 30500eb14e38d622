"""Keeps compiled loops on disk, so that they are made once and not in every process.

What is kept is machine code, in a folder that is named after all that goes into it: every source of
the kernel and of what compiles it, the tools, and the processor. To load it, neither Numba nor the
kernel is needed.
"""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from threading import Lock

import platformdirs

from unokart_widget import kernel
from unokart_widget.simulation import deals, loops, machine_code, memory
from unokart_widget.simulation.machine_code import Argument, Code, Records

_HERE = Path(__file__).parent
_PARTS = (
    "compiled.py",
    "kept.py",
    "machine_code.py",
    "memory.py",
    "stored.py",
    "tallies.py",
)
_TOOLS = ("llvmlite", "numba", "numpy")

LOOPS: dict[str, tuple[Argument, ...]] = {
    "play_rounds": (memory.ROUND, Records(memory.ROWS), int, int, int),
    "play_games": (memory.ROUND, Records(memory.GAMES), *[int] * 5),
    "play_outs": (memory.ROUND, memory.ROUND, memory.HIDDEN, Records(memory.ENDED), *[int] * 4),
}
"""What is compiled, and what it takes: functions of `LOOP_MODULES` that return nothing."""

LOOP_MODULES = (loops, deals)


def fingerprint() -> str:
    """Changes with every source, every tool and the processor that the compiled code depends on."""
    sources = [*sorted(Path(kernel.__file__ or "").parent.glob("*.py"))]
    sources += [Path(module.__file__ or "") for module in LOOP_MODULES]
    sources += [_HERE / part for part in _PARTS]
    hashed = hashlib.sha256()
    for source in sources:
        hashed.update(source.name.encode() + source.read_bytes())
    for tool in _TOOLS:
        hashed.update(f"{tool} {version(tool)}".encode())
    hashed.update(f"{sys.version} {machine_code.processor()}".encode())
    return hashed.hexdigest()[:20]


@cache
def _folder() -> Path:
    chosen = os.environ.get("UNOKART_CACHE")
    home = Path(chosen) if chosen else Path(platformdirs.user_cache_dir("unokart-widget"))
    return home / f"rules-{fingerprint()}"


def _file(name: str) -> Path:
    return _folder() / f"{name}.o"


_one_at_a_time = Lock()


@cache
def _loop(name: str) -> Code:
    code = machine_code.read(_file(name))
    if code is None:
        from unokart_widget.simulation.compiled import compiled_loop

        (module,) = (module for module in LOOP_MODULES if hasattr(module, name))
        code = compiled_loop(name, LOOPS[name], module)
        # Where it cannot be kept, it is for this process alone.
        with suppress(OSError):
            machine_code.write(_file(name), code)
    return Code(name, code, LOOPS[name])


def loop(name: str) -> Code:
    """One of `LOOPS`, compiled: from disk where it is kept, else made and kept.

    Making one takes some ten seconds.
    """
    # Threads that want it at the same time wait for one of them to make it.
    with _one_at_a_time:
        return _loop(name)


def is_stored(name: str) -> bool:
    """Whether a loop is ready on disk, so that nobody has to wait for it."""
    return machine_code.read(_file(name)) is not None

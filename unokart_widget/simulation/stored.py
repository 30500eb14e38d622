"""Keeps compiled code on disk, so that it is made once and not in every process.

Numba keeps what it compiles beside the file that a function stands in, and looks at that file alone
to see whether it is still good. The loops of a run call the whole kernel; so they are compiled from
a copy in a folder that is named after all that goes into them.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
import platformdirs
from numba.core.errors import NumbaError

from unokart_widget import kernel
from unokart_widget.kernel.state import MOST_PLAYERS
from unokart_widget.simulation import compiled, loops
from unokart_widget.simulation.kept import GAME, ROUND, SCORE, TALLY
from unokart_widget.simulation.tallies import TALLIES

_HERE = Path(__file__).parent
_PARTS = ("compiled.py", "loops.py", "tallies.py", "kept.py", "stored.py")

ROWS = np.dtype([*ROUND, ("tally", TALLY, (len(TALLIES),))], align=True)
GAMES = np.dtype([*GAME, ("scores", SCORE, (MOST_PLAYERS,))], align=True)

_ROUND = numba.from_dtype(compiled.ROUND)
_INTEGER = numba.types.int64
_njit: Any = numba.njit
_SIGNATURES = {
    "play_rounds": (_ROUND, numba.from_dtype(ROWS)[::1], _INTEGER, _INTEGER, _INTEGER),
    "play_games": (_ROUND, numba.from_dtype(GAMES)[::1], *[_INTEGER] * 5),
}


def fingerprint() -> str:
    """Changes with every source and every tool that the compiled code depends on."""
    sources = [*sorted(Path(kernel.__file__ or "").parent.glob("*.py"))]
    sources += [_HERE / part for part in _PARTS]
    hashed = hashlib.sha256()
    for source in sources:
        hashed.update(source.name.encode() + source.read_bytes())
    for tool in (numba.__version__, np.__version__, sys.version, platform.machine()):
        hashed.update(tool.encode())
    return hashed.hexdigest()[:20]


@cache
def _folder() -> Path:
    """Where the copy of the loops is, and what is compiled of them.

    Where nothing can be kept it is a folder for this process alone, which nobody else can fill.
    """
    chosen = os.environ.get("UNOKART_CACHE")
    home = Path(chosen) if chosen else Path(platformdirs.user_cache_dir("unokart-widget"))
    try:
        return _with_loops(home / f"rules-{fingerprint()}")
    except OSError:
        return _with_loops(Path(tempfile.mkdtemp(prefix="unokart-")))


def _with_loops(place: Path) -> Path:
    place.mkdir(parents=True, exist_ok=True)
    if not (place / "loops.py").exists():
        # Copied under another name first: a process that looks in between sees all or none.
        draft = place / f"loops-{os.getpid()}.tmp"
        shutil.copyfile(_HERE / "loops.py", draft)
        draft.replace(place / "loops.py")
    return place


def _module(folder: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("unokart_widget_loops", folder / "loops.py")
    if spec is None or spec.loader is None:
        raise ImportError(f"No loops can be read from {folder}.")
    module = importlib.util.module_from_spec(spec)
    # Numba looks there for the module of what it reads from disk.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _compiled(name: str, kernel_functions: Mapping[str, Any]) -> Any:
    """A loop that calls these functions of the kernel, compiled or read from disk."""
    module = _module(_folder())
    for one, value in list(vars(module).items()):
        if getattr(value, "__module__", None) == module.__name__:
            stored = one == name
            setattr(module, one, _njit(nogil=True, error_model="numpy", cache=stored)(value))
        elif one in compiled.kernel_functions():
            setattr(module, one, kernel_functions.get(one))
    made = getattr(module, name)
    made.compile(_SIGNATURES[name])
    made.disable_compile()
    return made


@cache
def loop(name: str) -> Any:
    """A function of `loops`, compiled: from disk where it is kept, else made and kept.

    Making one takes some ten seconds.
    """
    try:
        # What is read from disk needs nothing of the kernel; what has to be made fails here.
        return _compiled(name, {})
    except NumbaError:
        return _compiled(name, compiled.compiled_kernel(*compiled.called_by(loops)))


def is_stored(name: str) -> bool:
    """Whether a loop is ready on disk, so that nobody has to wait for it."""
    return any((_folder() / "__pycache__").glob(f"loops.{name}-*.nbi"))

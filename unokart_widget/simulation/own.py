"""Strategies of one's own, compiled by Numba: each alone, to be called by the compiled kernel.

A strategy is compiled once, and anew when something has changed that it refers to. The index of a
list is checked, so that nothing can be read that lies beside what the strategy is told.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from threading import RLock
from types import BuiltinFunctionType, CellType, CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from unokart_widget.errors import SimulationError
from unokart_widget.strategies import OwnStrategy, name_of

_LONGEST_REASON = 160


class _Made(NamedTuple):
    address: int
    why_not: str
    """Why it cannot be compiled, where the address is 0."""


_made: WeakKeyDictionary[FunctionType, _Made] = WeakKeyDictionary()
# In another process, each part of a run brings another function made of the same.
_made_of: dict[tuple[object, ...], _Made] = {}
_kept_alive: list[Any] = []
_one_at_a_time = RLock()


def why_not(strategy: OwnStrategy) -> str:
    """Why Numba cannot compile a strategy as it is now; "" where it can."""
    return _compiled(strategy, anew=True).why_not


def address(strategy: OwnStrategy) -> int:
    """Where the machine code of a strategy begins, as it was when `why_not` was asked last.

    It takes two addresses (what is known, the move) and gives a double, as Numba calls. Raises
    `SimulationError` where it cannot be compiled.
    """
    made = _compiled(strategy, anew=False)
    if not made.address:
        raise SimulationError(
            f"Numba cannot compile the strategy {name_of(strategy)}: {made.why_not}."
        )
    return made.address


def _compiled(strategy: OwnStrategy, anew: bool) -> _Made:
    function = getattr(strategy, "py_func", strategy)
    if not isinstance(function, FunctionType):
        return _Made(0, "it is no plain function")
    with _one_at_a_time:
        made = _made.get(function)
        if made is None or anew:
            referred_to = _referred_to(function)
            made = _made_of.get(referred_to) if referred_to else None
            if made is None:
                made = _Made(*_compile(function))
            if referred_to:
                _made_of[referred_to] = made
            _made[function] = made
        return made


def _compile(function: FunctionType) -> tuple[int, str]:
    import numba

    from unokart_widget.simulation import memory
    from unokart_widget.simulation.compiled import record_at

    njit: Any = numba.njit
    known_at, option_at = record_at(memory.KNOWN_THINGS), record_at(memory.ONE_OPTION)
    word, number = numba.types.int64, numba.types.float64
    scored = _with_its_own(function, njit(boundscheck=True, nogil=True), {})

    def entry(known: int, option: int) -> Any:
        return scored(known_at(known), option_at(option))

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            (made,) = njit(
                [number(word, word)], nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True
            )(entry).overloads.values()
    except Exception as error:
        return 0, _in_words(error, function.__code__.co_filename)
    # The machine code lives as long as this.
    _kept_alive.append(made)
    return made.library.get_pointer_to_function(made.fndesc.mangled_name), ""


def _with_its_own(function: FunctionType, compiled: Any, made: dict[FunctionType, Any]) -> Any:
    """A function to be compiled, and with it the plain functions that it calls: Numba alone would
    not know them."""
    if function in made:
        return made[function]
    names = dict(function.__globals__)
    cells = tuple(CellType() for _ in function.__closure__ or ())
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, cells)
    copy.__kwdefaults__ = function.__kwdefaults__
    result = made[function] = compiled(copy)

    def own(value: object) -> object:
        return _with_its_own(value, compiled, made) if isinstance(value, FunctionType) else value

    for name in _names(function.__code__):
        if name in names:
            names[name] = own(names[name])
    for cell, given in zip(cells, function.__closure__ or (), strict=True):
        cell.cell_contents = own(given.cell_contents)
    return result


def _in_words(error: Exception, file: str) -> str:
    """The one line of Numba's message that says what it is, and where in the file."""
    if isinstance(error, KeyError):
        return f"there is no field {error} in what it is told"
    told = re.sub(r"\x1b\[[0-9;]*m", "", str(error))
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    said = [line for line in lines if not line.startswith("Failed in nopython")]
    reason = said[0].rstrip(".:") if said else type(error).__name__
    if re.match(r"No conversion from .* to float64 for '\$", reason):
        # Numba tells this of the function that asks it.
        return "what it gives is not always a number"
    # Numba writes a path in its own way; it may tell of lines that are not the strategy's.
    places = re.findall(r'File "(.*)", line (\d+)', told)
    line = next((f"line {line}: " for name, line in places if _same(name, file)), "")
    return f"{line}{reason[:_LONGEST_REASON]}"


def _same(name: str, file: str) -> bool:
    return Path(name).name == Path(file).name


def _referred_to(function: FunctionType) -> tuple[object, ...] | None:
    """All that a function is made of; None where something of it could change unnoticed."""
    found: list[object] = []
    seen: set[int] = set()

    def visit(value: object) -> bool:
        value = getattr(value, "py_func", value)
        if value is None or isinstance(value, bool | int | float | complex | str | bytes):
            found.append((type(value), value))
            return True
        if isinstance(value, tuple):
            return all(visit(entry) for entry in value)
        if not isinstance(value, FunctionType):
            # What modules, classes and built-in functions are does not change.
            found.append(id(value))
            return isinstance(value, ModuleType | type | BuiltinFunctionType)
        if id(value) in seen:
            return True
        seen.add(id(value))
        found.append(value.__code__)
        names = [name for name in _names(value.__code__) if name in value.__globals__]
        cells = [cell.cell_contents for cell in value.__closure__ or ()]
        others = [value.__globals__[name] for name in names] + cells
        return all(visit(other) for other in [*others, value.__defaults__])

    return tuple(found) if visit(function) else None


def _names(code: CodeType) -> Iterator[str]:
    """The names of globals, and attributes, in a function and those defined within it."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)

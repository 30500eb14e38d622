"""Compiles the kernel with Numba: the same functions, over a NumPy record instead of a `Round`.

The fields of the record are those of `kernel.state.LAYOUT`. Only what serves the interpreter alone
is exchanged: notes are not taken, and counting bits is one instruction.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import llvmlite.ir
import numba
import numpy as np
from numba.extending import intrinsic

from unokart_widget import kernel
from unokart_widget.kernel.state import LAYOUT

ROUND = np.dtype(
    [
        (name, np.uint8 if name in ("stock", "discard") else np.int64, shape)
        for name, shape in LAYOUT
    ],
    align=True,
)
"""A round as a NumPy record: the fields of `LAYOUT`; the piles in bytes, all else in int64."""


def kernel_modules() -> list[ModuleType]:
    """Every chapter of the kernel."""
    return [
        importlib.import_module(f"{kernel.__name__}.{found.name}")
        for found in pkgutil.iter_modules(kernel.__path__)
    ]


def kernel_functions() -> dict[str, FunctionType]:
    """Every function of the kernel, by its name: no two chapters use the same one."""
    return {
        name: value
        for module in kernel_modules()
        for name, value in vars(module).items()
        if isinstance(value, FunctionType)
        and value.__module__ == module.__name__
        and not name.startswith("_")
    }


def _instruction(generate: Callable[[Any, Any], Any]) -> Any:
    """A function of one int64 that is one instruction: `generate(builder, argument)` writes it."""

    def typed(_context: Any, _bits: Any) -> Any:
        def written(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return generate(builder, arguments[0])

        return numba.types.int64(numba.types.int64), written

    return intrinsic(typed)


_DEFINED_FOR_ZERO = llvmlite.ir.Constant(llvmlite.ir.IntType(1), 0)
_ones = _instruction(lambda builder, bits: builder.ctpop(bits))
_zeros_below = _instruction(lambda builder, bits: builder.cttz(bits, _DEFINED_FOR_ZERO))


def _count(cards: int) -> int:
    ones: int = _ones(cards)
    return ones


def _nth(cards: int, k: int) -> int:
    for _ in range(k):
        cards &= cards - 1
    place: int = _zeros_below(cards)
    return place


def _note(g: Any, event: int, seat: int, other: int, card: int, number: int) -> None:
    pass


def _note_shuffle(g: Any) -> None:
    pass


_EXCHANGED = {"count": _count, "nth": _nth, "note": _note, "note_shuffle": _note_shuffle}


@cache
def compiled_kernel() -> dict[str, Any]:
    """Every function of the kernel, compiled when it is first called with a record."""
    names: dict[str, Any] = {"_ones": _ones, "_zeros_below": _zeros_below}
    for module in kernel_modules():
        names.update(vars(module))
    functions = kernel_functions()
    for name, function in functions.items():
        # A function of its own, so that the names it calls are the compiled ones.
        own = FunctionType(_EXCHANGED.get(name, function).__code__, names, name)
        names[name] = numba.njit(own, nogil=True, error_model="numpy")
    return {name: names[name] for name in functions}


def empty_round() -> np.record:
    """A round as a record, every field 0."""
    record: np.record = np.zeros(1, ROUND).view(np.recarray)[0]
    return record

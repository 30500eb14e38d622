"""Compiles the kernel with Numba: the same functions, over a NumPy record instead of a `Round`.

The record is `memory.ROUND`. Only what serves the interpreter alone is exchanged: notes become
tallies, counting bits is one instruction, and going round the table needs no division.
"""

from __future__ import annotations

import importlib
import inspect
import operator
import pkgutil
from collections.abc import Callable, Collection
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import llvmlite.binding
import llvmlite.ir
import numba
import numpy as np
from numba.core import cgutils
from numba.extending import intrinsic, overload, register_model

from unokart_widget import kernel
from unokart_widget.kernel.cards import COLOUR
from unokart_widget.kernel.notes import ITEMBOX_TURNED
from unokart_widget.simulation.machine_code import Argument, Records
from unokart_widget.simulation.memory import ROUND
from unokart_widget.simulation.tallies import PLACES, TURNED_UP

_RECORD = numba.from_dtype(ROUND)
_INTEGER = numba.types.int64
_NOTHING = numba.types.void
# Its types know neither a list of signatures nor the options that leave out what Python calls.
_njit: Any = numba.njit
_Tuple: Any = numba.types.Tuple
_cgutils: Any = cgutils


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

        return _INTEGER(_INTEGER), written

    return intrinsic(typed)


_DEFINED_FOR_ZERO = llvmlite.ir.Constant(llvmlite.ir.IntType(1), 0)
_ones = _instruction(lambda builder, bits: builder.ctpop(bits))
_zeros_below = _instruction(lambda builder, bits: builder.cttz(bits, _DEFINED_FOR_ZERO))


def _nth(cards: int, k: int) -> int:
    for _ in range(k):
        cards &= cards - 1
    place: int = _zeros_below(cards)
    return place


@intrinsic
def _nth_by_deposit(_context: Any, cards: Any, k: Any) -> Any:
    """The k-th card without a loop: PDEP puts one bit where the k-th one of `cards` is."""
    word = llvmlite.ir.IntType(64)

    def written(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        of, place = (
            context.cast(builder, argument, given, _INTEGER)
            for argument, given in zip(arguments, signature.args, strict=True)
        )
        deposit = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", (), llvmlite.ir.FunctionType(word, [word, word])
        )
        bit = builder.call(deposit, [builder.shl(llvmlite.ir.Constant(word, 1), place), of])
        return builder.cttz(bit, _DEFINED_FOR_ZERO)

    return _INTEGER(cards, k), written


def _deposits() -> bool:
    """Whether this processor has PDEP, and not the slow one of the first two Zens."""
    features = llvmlite.binding.get_host_cpu_features()
    return bool(features.get("bmi2")) and llvmlite.binding.get_host_cpu_name() not in (
        "znver1",
        "znver2",
    )


def _seat_after(g: Any, seat: int, steps: int) -> int:
    # Steps are fewer than the players, so once round the table is enough.
    seat += g.direction * steps
    if seat >= g.players:
        seat -= g.players
    if seat < 0:
        seat += g.players
    return seat


_COLOURS = np.array(COLOUR)
_NOT_KNOWN = min(PLACES) - 1


@intrinsic(prefer_literal=True)
def _note(_context: Any, g: Any, event: Any, seat: Any, other: Any, card: Any, number: Any) -> Any:
    """Counts the events that are tallied; for all others no code is made at all."""
    known: int = getattr(event, "literal_value", _NOT_KNOWN)
    place = PLACES.get(known)

    def count_up(g: Any, card: int) -> None:
        g.tally[place] += 1

    def count_item(g: Any, card: int) -> None:
        g.tally[TURNED_UP + _COLOURS[card]] += 1

    def written(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        counting = count_item if known == ITEMBOX_TURNED else None if place is None else count_up
        if counting is not None:
            of_these = _NOTHING(signature.args[0], _INTEGER)
            g, card = arguments[0], arguments[4]
            card = context.cast(builder, card, signature.args[4], _INTEGER)
            context.compile_internal(builder, counting, of_these, (g, card))
        return context.get_dummy_value()

    return _NOTHING(g, event, seat, other, card, number), written


@intrinsic
def _note_shuffle(_context: Any, g: Any) -> Any:
    return _NOTHING(g), lambda context, _builder, _signature, _arguments: context.get_dummy_value()


@intrinsic
def _ask(_context: Any, strategy: Any, known: Any, option: Any) -> Any:
    """Calls a strategy of one's own at an address (`own`): NaN where it raised an exception."""
    number, word = llvmlite.ir.DoubleType(), llvmlite.ir.IntType(64)
    pointer, status = llvmlite.ir.IntType(8).as_pointer(), llvmlite.ir.IntType(32)

    def written(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        # As Numba calls: where the result and an exception go, then the arguments.
        result = _cgutils.alloca_once(builder, number)
        raised = _cgutils.alloca_once_value(builder, llvmlite.ir.Constant(pointer, None))
        takes = [result.type, raised.type, word, word]
        kind = llvmlite.ir.FunctionType(status, takes).as_pointer()
        told = [builder.ptrtoint(record, word) for record in given[1:]]
        answer = builder.call(builder.inttoptr(given[0], kind), [result, raised, *told])
        well = builder.icmp_signed("==", answer, llvmlite.ir.Constant(status, 0))
        nothing = llvmlite.ir.Constant(number, float("nan"))
        return builder.select(well, builder.load(result), nothing)

    return numba.types.float64(strategy, known, option), written


@intrinsic
def _score(_context: Any, g: Any) -> Any:
    ask: Any = _ask

    def score(g: Any) -> Any:
        return ask(g.scorers[g.turn], g.known, g.option)

    def written(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.compile_internal(builder, score, signature, arguments)

    return numba.types.float64(g), written


_INTRINSICS = {"count": _ones, "note": _note, "note_shuffle": _note_shuffle, "score": _score}
if _deposits():
    _INTRINSICS["nth"] = _nth_by_deposit
_EXCHANGED: dict[str, Any] = {"nth": _nth, "seat_after": _seat_after}


# What is done once or twice a round stays apart: inlined, it would take long to compile and bring
# nothing.
_SELDOM_CHAPTERS = ("setup", "going_out", "choosing")
_SELDOM = (
    "decide_by_score",
    "follow_plan",
    "gather",
    "make_first",
    "play_on",
    "play_on_after",
    "play_round",
    "refill",
    "shuffle_stock",
    "start_stream",
)


def _is_seldom(name: str, function: FunctionType) -> bool:
    return name in _SELDOM or function.__module__.rpartition(".")[2] in _SELDOM_CHAPTERS


def callees_first(functions: dict[str, FunctionType], wanted: Collection[str]) -> list[str]:
    """The functions wanted and all that they call, each after those that it calls itself."""
    order: list[str] = []

    def visit(name: str) -> None:
        if name in order:
            return
        for called in functions[name].__code__.co_names:
            if called in functions:
                visit(called)
        order.append(name)

    for name in wanted:
        visit(name)
    return order


def _signature(function: FunctionType) -> tuple[Any, ...]:
    # One signature each: Numba would make a version for every constant that is passed.
    parameters = inspect.signature(function).parameters
    return tuple(_RECORD if parameter == "g" else _INTEGER for parameter in parameters)


@cache
def _kernel() -> dict[str, Any]:
    """All names of the kernel's modules, as compiled functions find them."""
    names: dict[str, Any] = {"_zeros_below": _zeros_below}
    for module in kernel_modules():
        names.update(vars(module))
    for name, value in names.items():
        # Looked up at a place that is not known before, an array is quicker than a tuple.
        if isinstance(value, tuple) and all(type(entry) is int for entry in value):
            # In bytes where they fit, and without a sign: Numba need not look for negative places.
            small = min(value) >= 0 and max(value) < 256
            names[name] = np.array(value, dtype=np.uint8 if small else np.int64)
    names.update(_INTRINSICS)
    return names


def _compiled_kernel(wanted: Collection[str]) -> dict[str, Any]:
    """The names of the kernel; the functions `wanted` and all that they call are compiled.

    Each is compiled once a process. Other compiled functions can call them.
    """
    functions: dict[str, FunctionType] = {**kernel_functions(), **_EXCHANGED}
    names = _kernel()
    for name in callees_first(functions, wanted):
        if isinstance(names[name], FunctionType):
            function = functions[name]
            names[name] = _njit(
                [_signature(function)],
                nogil=True,
                error_model="numpy",
                # As one piece of code, a turn takes half the time.
                forceinline=not _is_seldom(name, function),
                no_cpython_wrapper=True,
                no_cfunc_wrapper=True,
            )(FunctionType(function.__code__, names, name))
    return names


def callable_functions(*wanted: str) -> dict[str, Any]:
    """Functions of the kernel, compiled to be called from Python with a `ROUND` and ints."""
    names = _compiled_kernel(wanted)
    made: dict[str, Any] = {}
    for name in wanted:
        function = kernel_functions()[name]
        made[name] = _njit([_signature(function)], nogil=True, error_model="numpy")(
            FunctionType(function.__code__, names, name)
        )
    return made


class _Rows(numba.types.Type):
    """Records one after another. An array of NumPy would have its references counted."""

    def __init__(self, record: Any) -> None:
        super().__init__(f"Rows({record})")
        self.record = record


register_model(_Rows)(numba.extending.models.OpaqueModel)


@intrinsic
def _row(_context: Any, rows: Any, place: Any) -> Any:
    def written(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        place = context.cast(builder, given[1], signature.args[1], _INTEGER)
        size = llvmlite.ir.Constant(place.type, rows.record.size)
        first = builder.gep(given[0], [builder.mul(place, size)])
        return builder.bitcast(first, context.get_value_type(rows.record))

    return rows.record(rows, place), written


@overload(operator.getitem)
def _getitem(rows: Any, place: Any) -> Any:
    row: Any = _row

    def getitem(rows: Any, place: Any) -> Any:
        return row(rows, place)

    return getitem if isinstance(rows, _Rows) else None


def record_at(record: np.dtype[Any]) -> Any:
    """A compiled function that makes a record of its address."""
    kind = numba.from_dtype(record)

    def written(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return builder.inttoptr(given[0], context.get_value_type(kind))

    return intrinsic(lambda _context, address: (kind(address), written))


def _opener(arguments: tuple[Argument, ...]) -> Any:
    """Makes the arguments of the words at an address: see `machine_code.Code`."""
    opened = _Tuple([_type_of(argument) for argument in arguments])
    word = llvmlite.ir.IntType(64)

    def written(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        words = builder.inttoptr(given[0], word.as_pointer())
        made = []
        for place, kind in enumerate(opened):
            value = builder.load(builder.gep(words, [llvmlite.ir.Constant(word, place)]))
            if kind is not _INTEGER:
                value = builder.inttoptr(value, context.get_value_type(kind))
            made.append(value)
        return context.make_tuple(builder, opened, made)

    return intrinsic(lambda _context, address: (opened(address), written))


def _type_of(argument: Argument) -> Any:
    if argument is int:
        return _INTEGER
    if isinstance(argument, Records):
        return _Rows(numba.from_dtype(argument.of))
    return numba.from_dtype(argument)


def compiled_loop(name: str, arguments: tuple[Argument, ...], module: ModuleType) -> bytes:
    """A function of that module as machine code that needs nothing else, called by that name.

    Compiling it takes some ten seconds, most of them once a process, for the kernel.
    """
    own = {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }
    used = callees_first(own, [name])
    called = {called for one in used for called in own[one].__code__.co_names}
    names = {**vars(module), **_compiled_kernel(called & set(kernel_functions()))}
    for one in used:
        function = FunctionType(own[one].__code__, names, one)
        names[one] = _njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    function, opened = names[name], _opener(arguments)

    def entry(words: int) -> int:
        function(*opened(words))
        return 0

    (made,) = _njit(
        [_INTEGER(_INTEGER)],
        nogil=True,
        error_model="numpy",
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
    )(entry).overloads.values()
    return _machine_code(made.library, made.fndesc.mangled_name, name)


def _machine_code(library: Any, symbol: str, name: str) -> bytes:
    """What the processor runs of a compiled function, which gets that name."""
    module = library._final_module
    foreign = [
        function.name
        for function in module.functions
        if function.is_declaration and not function.name.startswith("llvm.")
    ]
    if foreign:
        raise RuntimeError(f"{name} cannot be kept: it calls {', '.join(foreign)}.")
    module.get_function(symbol).name = name
    code: bytes = library._codegen._tm.emit_object(module)
    return code

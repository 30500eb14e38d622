"""Strategies of one's own: a plain Python function that gives each legal move a score.

    from unokart_widget.strategies import DRAW_FOUR, WILD

    def thrifty(known, move):
        if move.rank == DRAW_FOUR and known.fewest > 2:
            return -1  # kept: drawing is better
        return 0 if move.colour == WILD else move.points + 3 * move.same_colour

It goes wherever the name of a strategy goes: `simulate(10_000, strategies=[thrifty, "greedy"],
players=2)`, `Game(bots={1: thrifty})`, `Table(bots={1: thrifty})`. Its name is shown.

`known` is what the seat knows, `move` one of the moves that it may make; the classes `Known` and
`Move` list their fields. All are whole numbers and lists of them. Nothing that the seat cannot see
is among them. The function is asked once for each legal move, and the move with the highest score
is made. Among equals a card comes before drawing or passing, and accepting before a challenge;
equal cards, colours and targets are chosen from by the round's own chance. Where there is only one
move, the function is not asked. UNO is said, and noticed, as often as the careful bot does.

A score is a number: a whole one, a fraction, even infinite. The same question must always have the
same answer, so no chance and no memory: a round could not be played again.

Many rounds are played by compiled code. Numba then compiles the function too, in about a second,
where it is written in the part of Python that Numba takes: numbers and lists of them, `if`, loops,
`min`, `max`, `sum([… for …])`, `math`, other such functions, but no dicts, no objects of one's own
and no generators. Where it cannot, all is played by the interpreter, with the same results, and a
warning says why. Global names have the value that they have when a run begins. Compiled, whole
numbers have 64 bits: what may exceed 2**63 is to be worked out as a fraction (`10.0**20`).

An error in the function is a `StrategyError` that names the function, its line and what was wrong.

Colours: RED, YELLOW, GREEN, BLUE, WILD (0 to 4). Ranks: 0 to 9, DRAW_TWO, REVERSE, SKIP, DRAW_FOUR,
ITEM_BOX (10 to 14). What is to be decided: TURN, DRAWN, NAME, AIM, ANSWER (0 to 4).
"""

from __future__ import annotations

import inspect
import linecache
import traceback
from collections.abc import Callable, Mapping, Sequence
from types import CodeType
from typing import Any, TypeAlias

from .errors import PlayersError, StrategyError, shown
from .kernel.bots import STRATEGIES
from .kernel.cards import (
    BLUE,
    DRAW_FOUR,
    DRAW_TWO,
    GREEN,
    ITEM_BOX,
    RED,
    REVERSE,
    SKIP,
    WILD,
    YELLOW,
)
from .kernel.knowledge import Known
from .kernel.knowledge import Option as Move
from .kernel.state import AIM, ANSWER, DRAWN, NAME, TURN

__all__ = [
    "AIM",
    "ANSWER",
    "BLUE",
    "DRAWN",
    "DRAW_FOUR",
    "DRAW_TWO",
    "GREEN",
    "ITEM_BOX",
    "NAME",
    "RED",
    "REVERSE",
    "SKIP",
    "TURN",
    "WILD",
    "YELLOW",
    "Bots",
    "Known",
    "Move",
    "OwnStrategy",
    "Strategy",
]

OwnStrategy: TypeAlias = Callable[[Any, Any], Any]
Strategy: TypeAlias = str | OwnStrategy
"""One of `STRATEGIES` by its name, or a function of one's own."""
Bots: TypeAlias = Mapping[int, Strategy] | Sequence[Strategy | None]
"""The strategies by seat, or one for each seat with None for a person."""

_LONGEST_NAME = 40
_LONGEST_REASON = 200


def name_of(strategy: Strategy) -> str:
    """The name by which a strategy is shown."""
    if isinstance(strategy, str):
        return strategy
    name = getattr(strategy, "__name__", type(strategy).__name__)
    return "lambda" if name == "<lambda>" else shown(name, _LONGEST_NAME)


def read_strategy(strategy: object, seat: int) -> Strategy:
    """A strategy by its name or as a function. Raises `PlayersError`; `seat` is for its text."""
    if isinstance(strategy, str) or not callable(strategy):
        if strategy in STRATEGIES:
            return str(strategy)
        raise PlayersError(
            f"The bot at seat {seat} plays {shown(strategy)!r}, which is no strategy; there are "
            f"{', '.join(STRATEGIES)}, and functions of your own (unokart_widget.strategies).",
            key="bot-unknown",
            strategy=shown(strategy),
        )
    name = name_of(strategy)
    if name in STRATEGIES:
        raise PlayersError(
            f"The function at seat {seat} is called {name!r}, as a strategy that there is already: "
            "give it another name."
        )
    try:
        inspect.signature(strategy).bind(None, None)
    except TypeError as error:
        raise PlayersError(
            f"The strategy {name} cannot be asked: it must take two arguments, what is known and "
            f"a move ({error})."
        ) from error
    except ValueError:
        # It does not tell what it takes.
        pass
    return strategy


def told_apart(strategies: dict[int, Strategy]) -> None:
    """Raise `PlayersError` where two different functions have the same name."""
    by_name: dict[str, Strategy] = {}
    for strategy in strategies.values():
        name = name_of(strategy)
        if by_name.setdefault(name, strategy) is not strategy and not isinstance(strategy, str):
            raise PlayersError(
                f"Two different strategies are called {name!r}: define each with a name of its own "
                "(def …), so that they can be told apart."
            )


def scorer(strategy: OwnStrategy) -> Callable[[Known, Move], float]:
    """The strategy as the interpreted kernel asks it.

    Raises `StrategyError` for an exception in it, and for a score that is not a number.
    """

    def score(known: Known, move: Move) -> float:
        try:
            value = strategy(known, move)
        except Exception as error:
            kind, (line, text) = type(error).__name__, _where(strategy, error)
            reason = f"{kind}: {shown(error, _LONGEST_REASON)}".rstrip(": ")
            raise StrategyError(name_of(strategy), line, text, kind, reason) from error
        try:
            number = float(value) if not isinstance(value, str | bytes) else None
        except Exception:
            number = None
        if number is None or number != number:
            given = "nothing (None)" if value is None else repr(shown(value))
            reason = f"it gave {given} instead of a number"
            raise StrategyError(name_of(strategy), _line(strategy), "", "ValueError", reason)
        return number

    return score


def _line(strategy: OwnStrategy) -> int:
    code = _code(strategy)
    return code.co_firstlineno if code else 0


def _code(strategy: OwnStrategy) -> CodeType | None:
    function = getattr(strategy, "py_func", strategy)
    code = getattr(function, "__code__", None)
    return code if isinstance(code, CodeType) else None


def _where(strategy: OwnStrategy, error: Exception) -> tuple[int, str]:
    """The last line of the strategy's file that was reached, and its text."""
    code = _code(strategy)
    place, text = _line(strategy), ""
    for frame, line in traceback.walk_tb(error.__traceback__):
        if code and frame.f_code.co_filename == code.co_filename:
            place = line
            text = linecache.getline(code.co_filename, line, frame.f_globals).strip()
    return place, text

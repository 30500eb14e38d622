"""Numbers of cards, and chances, as people give them."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import TypeAlias

from ..errors import OddsError, shown
from ..integers import whole

Chance: TypeAlias = Fraction | int | float | str | Decimal
"""A chance from 0 to 1; `0.1` and `"1/10"` are both taken for exactly one tenth."""

_LONGEST_FRACTION = 7


def read_number(number: object, what: str) -> int:
    """A whole number from 0. Raises `OddsError`."""
    read = whole(number)
    if read is None or read < 0:
        raise OddsError(f"The {what} is {shown(number, 20)!r}; it is a whole number from 0.")
    return read


def read_draws(draws: object, pile: int, what: str = "number of draws") -> int:
    """How many cards are taken from a pile of that size. Raises `OddsError`."""
    read = read_number(draws, what)
    if read > pile:
        raise OddsError(
            f"The {what} is {shown(read, 20)}, but the pile has only {pile} "
            f"{'card' if pile == 1 else 'cards'}."
        )
    return read


def read_chance(chance: object, name: str) -> Fraction:
    """A chance from 0 to 1. Raises `OddsError`."""
    try:
        # The number that is meant by 0.1 is the one that is written.
        read = None if isinstance(chance, bool) else Fraction(str(chance))
    except (ValueError, ZeroDivisionError):
        read = None
    if read is None or not 0 <= read <= 1:
        raise OddsError(
            f'{name} is {shown(chance, 20)!r}; it is a chance from 0 to 1, such as 0.5 or "1/2".'
        )
    return read


def short_text(value: Fraction | None) -> str:
    """A fraction as it is where it is short, else to four decimals."""
    if value is None:
        return "-"
    exact = str(value)
    return exact if len(exact) <= _LONGEST_FRACTION else f"{float(value):.4f}"

"""What hands count, and what a distribution amounts to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import comb
from numbers import Rational
from typing import TypeVar

from ..errors import OddsError, shown
from ..kernel.cards import POINTS
from ..notation import COPIES
from ._numbers import read_draws
from ._piles import Pile, read_pile

Value = TypeVar("Value", int, Fraction)


def hand_points(pile: Pile, cards: int) -> dict[int, Fraction]:
    """What a hand of so many cards counts (`score.hand`): {points: chance}, lowest points first.

    Of all C(N, n) hands, how many count so many points: cards of equal points are a group, and with
    j of a group of m the others have n - j cards left. It is the coefficient of x^points · y^n in
    the product of (1 + y · x^p)^m over the groups. Raises `OddsError` for more cards than the pile
    has.

    >>> hand_points(["R7", "Y7", "R2"], 2)
    {9: Fraction(2, 3), 14: Fraction(1, 3)}
    """
    pile = read_pile(pile)
    size = pile.total()
    cards = read_draws(cards, size, "number of cards in the hand")
    groups: Counter[int] = Counter()
    for card, many in pile.items():
        groups[POINTS[COPIES[card][0]]] += many

    # ways[k] is a polynomial in x of the hands of k cards, packed into one integer (Kronecker
    # substitution): so many bytes for each coefficient that none can overflow into the next.
    room = comb(size, min(cards, size // 2)).bit_length() // 8 + 1
    ways = [1] + [0] * cards
    for points, many in groups.items():
        ways = [
            sum(
                comb(many, j) * ways[k - j] << 8 * room * points * j
                for j in range(min(k, many) + 1)
            )
            for k in range(cards + 1)
        ]
    packed = ways[cards].to_bytes(ways[cards].bit_length() // 8 + 1, "little")
    hands = comb(size, cards)
    return {
        place // room: Fraction(many, hands)
        for place in range(0, len(packed), room)
        if (many := int.from_bytes(packed[place : place + room], "little"))
    }


def expected(distribution: Mapping[Value, Fraction]) -> Fraction:
    """The expected value of a distribution {value: chance}: the sum of value · chance.

    Raises `OddsError` for values that are not numbers, or chances that do not add up to 1.

    >>> expected({1: Fraction(1, 3), 4: Fraction(2, 3)})
    Fraction(3, 1)
    """
    return sum((value * chance for value, chance in _read(distribution)), Fraction(0))


def variance(distribution: Mapping[Value, Fraction]) -> Fraction:
    """The variance of a distribution {value: chance}: the expected square of the distance from the
    expected value. Its square root is the standard deviation.

    Raises `OddsError` as `expected`.

    >>> variance({1: Fraction(1, 3), 4: Fraction(2, 3)})
    Fraction(2, 1)
    """
    mean = expected(distribution)
    return sum(((value - mean) ** 2 * chance for value, chance in _read(distribution)), Fraction(0))


def _read(distribution: Mapping[Value, Fraction]) -> list[tuple[Fraction, Fraction]]:
    if not isinstance(distribution, Mapping):
        raise OddsError(
            "A distribution is a dict of values and their chances, such as hand_points gives, not "
            f"{shown(distribution)!r}."
        )
    read = []
    for value, chance in distribution.items():
        for number in (value, chance):
            if isinstance(number, bool) or not isinstance(number, Rational):
                raise OddsError(
                    f"{shown(number)!r} is no whole number or fraction: a distribution has values "
                    "that are numbers, and exact chances."
                )
        if chance < 0:
            raise OddsError(f"The chance of {shown(value)} is negative.")
        read.append((Fraction(value), Fraction(chance)))
    total = sum((chance for _, chance in read), Fraction(0))
    if total != 1:
        raise OddsError(f"The chances of this distribution add up to {shown(total)}, not to 1.")
    return read

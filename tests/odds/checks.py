"""Two other ways to a chance: to list all that can happen, and to try it often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import log, sqrt
from random import Random
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)

SMALL = "R7 R7 R2 YD Y0 GS B9 W4 WI".split()
"""A pile of which all hands can be listed."""


def listed(
    pile: Sequence[str], cards: int, outcome: Callable[[tuple[str, ...]], Outcome]
) -> dict[Outcome, Fraction]:
    """The chance of each outcome: all hands of so many cards, one by one."""
    return _shares(outcome(hand) for hand in combinations(pile, cards))


def in_order(
    pile: Sequence[str], outcome: Callable[[tuple[str, ...]], Outcome]
) -> dict[Outcome, Fraction]:
    """The chance of each outcome: all orders of the pile, one by one."""
    return _shares(outcome(order) for order in permutations(pile))


def _shares(outcomes: Iterable[Outcome]) -> dict[Outcome, Fraction]:
    counted = Counter(outcomes)
    return {outcome: Fraction(many, counted.total()) for outcome, many in counted.items()}


def tried(
    chances: Mapping[Outcome, Fraction],
    trial: Callable[[Random], Outcome],
    times: int = 4000,
    seed: int = 1,
) -> None:
    """Each chance is within the interval of its share in so many trials."""
    random = Random(seed)
    happened = Counter(trial(random) for _ in range(times))
    assert set(happened) <= set(chances)
    for outcome, chance in chances.items():
        within(happened[outcome], times, float(chance))


def within(hits: int, times: int, chance: float) -> None:
    """So many hits in so many trials are what this chance lets expect.

    By Bernstein's inequality a true chance is outside at most once in a million times.
    """
    unlikely = log(2 * 10**6)
    variance = times * chance * (1 - chance)
    slack = unlikely / 3 + sqrt((unlikely / 3) ** 2 + 2 * unlikely * variance)
    assert abs(hits - times * chance) <= slack, f"{hits} of {times}, but {chance}"

"""Hands from the top of a shuffled deck, for questions about hands alone."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from unokart_widget.kernel.piles import gather, shuffle_stock, take
from unokart_widget.kernel.setup import DEALS_SHUFFLE, prepare
from unokart_widget.notation import DECK
from unokart_widget.simulation.kept import CountingRound
from unokart_widget.simulation.plan import Plan


def hand_sums(plan: Plan, first: int, count: int, cards: int, worth: Sequence[int]) -> array[int]:
    """What the first `cards` cards of the deck are worth together, in `count` rounds from `first`.

    `worth` has an entry for each card of `DECK`. It is the deck as it is dealt in that round of the
    seed (`deck`, `setup.deal`): each hand of so many cards is as likely as any other.
    """
    g = plan.fill(CountingRound())
    sums = array("i")
    for number in range(first, first + count):
        _shuffle(g, number)
        total = 0
        for _ in range(cards):
            total += worth[take(g)]
        sums.append(total)
    return sums


def deck_of(plan: Plan, number: int, cards: int = len(DECK)) -> list[str]:
    """The deck of that round, the first `cards` in the order in which they are dealt.

    >>> from unokart_widget.simulation.plan import read_plan
    >>> len(set(deck_of(read_plan(4, "random", 1, None, 1000), 7, 20)) - set(DECK))
    0
    """
    g = plan.fill(CountingRound())
    _shuffle(g, number)
    return [DECK[take(g)] for _ in range(cards)]


def _shuffle(g: CountingRound, number: int) -> None:
    prepare(g, number)
    gather(g)
    g.shuffles = DEALS_SHUFFLE - 1
    shuffle_stock(g)

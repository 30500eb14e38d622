"""Cards from the top of a shuffled deck, for questions about hands and draws alone."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from unokart_widget.kernel.piles import gather, shuffle_stock, take
from unokart_widget.kernel.setup import DEALS_SHUFFLE, prepare
from unokart_widget.notation import COPIES, DECK
from unokart_widget.simulation.kept import CountingRound
from unokart_widget.simulation.plan import Plan


def hand_sums(
    plan: Plan,
    first: int,
    count: int,
    cards: int,
    worth: Sequence[int],
    without: str | None = None,
) -> array[int]:
    """What the first `cards` cards of the deck are worth together, in `count` rounds from `first`.

    `worth` has an entry for each card of `DECK`. It is the deck as it is dealt in that round of the
    seed (`deck`, `setup.deal`): each hand of so many cards is as likely as any other. One copy of
    the card `without` is not in it.
    """
    g, aside = plan.fill(CountingRound()), _copy_of(without)
    sums = array("i")
    for number in range(first, first + count):
        _shuffle(g, number)
        total = 0
        for _ in range(cards):
            total += worth[_next(g, aside)]
        sums.append(total)
    return sums


def draws_until(
    plan: Plan, first: int, count: int, such: Sequence[int], without: str | None = None
) -> array[int]:
    """How many cards are drawn until the first such card, in `count` rounds from `first`.

    `such` has an entry for each card of `DECK`, 0 for all others. The pile is the deck as in
    `hand_sums`; a card that is such is in it.
    """
    g, aside = plan.fill(CountingRound()), _copy_of(without)
    draws = array("i")
    for number in range(first, first + count):
        _shuffle(g, number)
        drawn = 1
        while not such[_next(g, aside)]:
            drawn += 1
        draws.append(drawn)
    return draws


def deck_of(
    plan: Plan, number: int, cards: int = len(DECK), without: str | None = None
) -> list[str]:
    """The deck of that round, at most the first `cards` in the order in which they are dealt.

    One copy of the card `without` is not in it.

    >>> from unokart_widget.simulation.plan import read_plan
    >>> len(set(deck_of(read_plan(4, "random", 1, None, 1000), 7, 20)) - set(DECK))
    0
    """
    g = plan.fill(CountingRound())
    _shuffle(g, number)
    aside = _copy_of(without)
    most = len(DECK) if aside is None else len(DECK) - 1
    return [DECK[_next(g, aside)] for _ in range(min(cards, most))]


def _copy_of(card: str | None) -> int | None:
    """The one copy of a card that lies aside: whichever it is, the others are as well shuffled."""
    return None if card is None else COPIES[card][0]


def _next(g: CountingRound, aside: int | None) -> int:
    """The next card, but for that one."""
    card = take(g)
    return take(g) if card == aside else card


def _shuffle(g: CountingRound, number: int) -> None:
    prepare(g, number)
    gather(g)
    g.shuffles = DEALS_SHUFFLE - 1
    shuffle_stock(g)

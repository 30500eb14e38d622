"""Cards that come from a pile: the hypergeometric distribution and its relatives.

These are closed forms of a line or two. A library says the same (icepool's `Deck.deal` was tried),
but takes longer to import than this module, and would be one more thing to install.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from ..errors import OddsError
from ._numbers import read_draws, read_number
from ._piles import Pile, What, how_many, read_pile

# Which cards bear it (`deck.items`).
_ITEMS = {"mushroom": "R", "banana": "Y", "shell": "G", "lightning": "B", "bobomb": "wild"}


def item(pile: Pile) -> dict[str, Fraction]:
    """What an Item Box turns up (`deck.items`, `action.itembox`): the chance of each item.

    Each of the N cards is as likely as any other to be the next: an item's chance is K / N, where
    K cards bear it. All five items are in the answer. Raises `OddsError` for an empty pile.

    >>> item(["R7", "R7", "Y2", "WI"])["mushroom"]
    Fraction(1, 2)
    """
    cards = read_pile(pile)
    if not cards:
        raise OddsError("The pile is empty: no card can be turned up, and no item is activated.")
    size = cards.total()
    return {name: Fraction(how_many(cards, such), size) for name, such in _ITEMS.items()}


def counts(pile: Pile, draws: int, what: What) -> dict[int, Fraction]:
    """How many such cards are among so many draws: {count: chance}, without the impossible.

    The hypergeometric distribution. Of N cards K are such; among n draws there are k of them with
    the chance C(K, k) · C(N - K, n - k) / C(N, n). Raises `OddsError` for more draws than cards.

    >>> counts(["R7", "R2", "Y2"], 2, "R")
    {1: Fraction(2, 3), 2: Fraction(1, 3)}
    """
    cards = read_pile(pile)
    size = cards.total()
    draws = read_draws(draws, size)
    such = how_many(cards, what)
    others = size - such
    return {
        count: Fraction(comb(such, count) * comb(others, draws - count), comb(size, draws))
        for count in range(max(0, draws - others), min(such, draws) + 1)
    }


def exactly(pile: Pile, draws: int, count: int, what: What) -> Fraction:
    """The chance that exactly `count` of so many draws are such cards; see `counts`.

    >>> exactly(["R7", "R2", "Y2"], 2, 1, "R")
    Fraction(2, 3)
    """
    count = read_number(count, "count")
    return counts(pile, draws, what).get(count, Fraction(0))


def at_least(pile: Pile, draws: int, count: int, what: What) -> Fraction:
    """The chance that at least `count` of so many draws are such cards.

    The sum of the hypergeometric chances from `count` on; see `counts`. Raises `OddsError` for more
    draws than cards, negative numbers, or a kind of card that is not known.

    >>> at_least(["R7", "R2", "Y2", "Y3"], 2, 1, "R")
    Fraction(5, 6)
    """
    count = read_number(count, "count")
    among = counts(pile, draws, what)
    return sum((chance for k, chance in among.items() if k >= count), Fraction(0))


def holds(pile: Pile, cards: int, what: What) -> Fraction:
    """The chance that a hidden hand of so many cards holds at least one such card.

    1 - C(N - K, n) / C(N, n): a hand is n draws from the pile. Raises `OddsError` as `at_least`.

    >>> holds(["R7", "R2", "Y2", "Y3"], 2, "R")
    Fraction(5, 6)
    """
    pile = read_pile(pile)
    return at_least(pile, read_draws(cards, pile.total(), "number of cards in the hand"), 1, what)


def wait(pile: Pile, what: What) -> dict[int, Fraction]:
    """When the first such card comes: {draws: chance}, from the first draw on.

    The negative hypergeometric distribution. Of N cards K are such; the first of them is the d-th
    card with the chance C(N - d, K - 1) / C(N, K), since the other K - 1 all come after it. On
    average it is the draw (N + 1) / (K + 1). Raises `OddsError` where there is no such card.

    >>> wait(["R7", "Y2", "Y3"], "R7")
    {1: Fraction(1, 3), 2: Fraction(1, 3), 3: Fraction(1, 3)}
    """
    cards = read_pile(pile)
    size = cards.total()
    such = how_many(cards, what)
    if such == 0:
        raise OddsError("There is no such card in the pile: it never comes.")
    return {
        draws: Fraction(comb(size - draws, such - 1), comb(size, such))
        for draws in range(1, size - such + 2)
    }

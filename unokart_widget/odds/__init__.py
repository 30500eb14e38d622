"""How likely? Exact chances, as fractions, for any pile of cards.

A *pile* is the cards that may come: a list of cards (`["R7", "W4"]`) or a `Counter` of them, such
as `uk.DECK`, the full deck, or what `Game.unseen` tells. A pile has no more of a card than the
deck. Every order of its cards is taken to be equally likely.

*What* is counted is `"wild"`, `"action"` (Draw Two, Skip, Reverse), `"number"`, a colour `"R"`, a
card `"R7"`, or a function of a card (`lambda card: card[1] == "7"`). Wild cards have no colour.

>>> import unokart_widget as uk
>>> uk.odds.item(uk.DECK)["bobomb"]
Fraction(3, 28)
>>> float(uk.odds.at_least(uk.DECK, 7, 1, "wild"))
0.5581426195737863
>>> uk.odds.expected(uk.odds.hand_points(uk.DECK, 7))
Fraction(90, 1)

A question that has no answer raises `OddsError`, which says why.
"""

from __future__ import annotations

from ..errors import OddsError
from ._challenges import Challenge, Step, challenge
from ._draws import at_least, counts, exactly, holds, item, wait
from ._numbers import Chance
from ._piles import Pile, What
from ._points import expected, hand_points, variance

__all__ = [
    "Challenge",
    "Chance",
    "OddsError",
    "Pile",
    "Step",
    "What",
    "at_least",
    "challenge",
    "counts",
    "exactly",
    "expected",
    "hand_points",
    "holds",
    "item",
    "variance",
    "wait",
]

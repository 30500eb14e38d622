"""Piles, and what is counted in them, as people give them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from ..errors import OddsError, shown
from ..integers import whole
from ..kernel.cards import COLOUR, DRAW_FOUR, DRAW_TWO, RANK, WILD
from ..notation import CARD_HELP, COLOURS, COPIES

Pile: TypeAlias = Iterable[str] | Mapping[str, int]
"""Cards, or how many there are of each."""

What: TypeAlias = str | Callable[[str], object]
"""What is counted: "wild", "action", "number", a colour, a card, or a function of a card."""

_RANKS = {card: RANK[copies[0]] for card, copies in COPIES.items()}
_COLOURS = {card: COLOUR[copies[0]] for card, copies in COPIES.items()}

_KINDS: dict[str, Callable[[str], bool]] = {
    "wild": lambda card: _COLOURS[card] == WILD,
    "action": lambda card: DRAW_TWO <= _RANKS[card] < DRAW_FOUR,
    "number": lambda card: _RANKS[card] < DRAW_TWO,
}


def read_pile(pile: Pile, name: str = "pile") -> Counter[str]:
    """How many there are of each card. Raises `OddsError` for what no deck gives."""
    if isinstance(pile, str) or not isinstance(pile, Iterable):
        raise OddsError(
            f'The {name} is a list of cards such as ["R7", "W4"], or a Counter of them, not '
            f"{shown(pile)!r}."
        )
    cards: Counter[str] = Counter()
    if isinstance(pile, Mapping):
        for card, given in pile.items():
            many = whole(given)
            if many is None or many < 0:
                raise OddsError(
                    f"The {name} has {shown(given, 20)!r} of {shown(card, 20)!r}; how many there "
                    "are of a card is a whole number from 0."
                )
            cards[_read_card(card, name)] = many
    else:
        for card in pile:
            cards[_read_card(card, name)] += 1
    for card, many in cards.items():
        copies = len(COPIES[card])
        if many > copies:
            raise OddsError(
                f"The {name} has {shown(many, 20)} of {card}, but the deck has only {copies}."
            )
    return +cards


def _read_card(card: object, name: str) -> str:
    if not isinstance(card, str) or card not in COPIES:
        raise OddsError(f"There is {shown(card, 20)!r} in the {name}: {CARD_HELP}.")
    return card


def how_many(cards: Counter[str], what: What) -> int:
    """How many of the cards are of that kind. Raises `OddsError` for a kind that is not known."""
    fits = _function_of(what)
    return sum(many for card, many in cards.items() if fits(card))


def _function_of(what: What) -> Callable[[str], object]:
    if callable(what):
        return what
    if isinstance(what, str):
        if what in _KINDS:
            return _KINDS[what]
        if what in COPIES:
            return lambda card: card == what
        if what in tuple(COLOURS):
            return lambda card: card[0] == what
    raise OddsError(
        f'{shown(what)!r} is nothing that can be counted: there are "wild", "action", "number", '
        'a colour such as "R", a card such as "R7", or a function of a card.'
    )


def read_colour(colour: object) -> str:
    """The letter of a colour. Raises `OddsError`."""
    if not isinstance(colour, str) or colour not in tuple(COLOURS):
        raise OddsError(f"The colour is {shown(colour, 20)!r}; it is one of R, Y, G and B.")
    return colour

"""Positions in one line: `R5 + 0 | B7 G2 W4 | YS Y9 / WI R3`.

The top card (`W4=B` for a wild and the colour in force), the direction of play, the seat to move,
the hands, and after `/` the next cards of the stock. A position is the middle of a round: the
neighbour against the direction of play has just gone, nobody can be caught, and the top card is the
whole discard pile.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from .errors import PositionError
from .kernel import piles, setup, turns
from .kernel.cards import COLOUR, WILD
from .kernel.randomness import DECK_STREAM, start_stream
from .kernel.state import MOST_PLAYERS, NOBODY, Round
from .notation import CARD_HELP, COLOURS, COPIES, DECK, colour_text, hand_cards

_EXAMPLE = "R5 + 0 | B7 G2 W4 | YS Y9 / WI R3"
_LONGEST = 1000


def set_up(g: Round, position: str, number: int) -> None:
    """Make `g` (with its seed set) the round that the position describes.

    It sets the number of players too. Raises `PositionError`; `g` is of no use then.
    """
    head, hands, stock = _parts(position)
    top, colour, direction, seat = _read_head(head, len(hands))
    _check_cards([top, *(card for hand in hands for card in hand), *stock])

    g.players = len(hands)
    setup.prepare(g, number)
    piles.gather(g)
    copies = {text: list(cards) for text, cards in COPIES.items()}
    for owner, hand in enumerate(hands):
        for text in hand:
            piles.give(g, owner, copies[text].pop(0))
    piles.lay(g, copies[top].pop(0))
    named = [copies[text].pop(0) for text in stock]
    rest = [card for text in COPIES for card in copies[text]]
    g.stock_size = len(rest) + len(named)
    g.stock[: g.stock_size] = rest + named[::-1]
    g.settled = len(named)
    g.shuffles = setup.DEALS_SHUFFLE
    start_stream(g, DECK_STREAM, g.shuffles)
    g.dealer = NOBODY
    g.direction = direction
    g.colour = colour
    turns.begin_turn(g, seat)
    g.went = turns.seat_after(g, seat, -1)


def position_of(g: Round, stock: Sequence[str] = ()) -> str:
    """The line for a round: what lies open, the hands, and the given next cards of the stock."""
    card = g.discard[g.discard_size - 1]
    top = DECK[card]
    if COLOUR[card] == WILD:
        top += f"={colour_text(g.colour) or '?'}"
    hands = [
        " ".join(DECK[one] for one in hand_cards(g.hands[seat])) or "-" for seat in range(g.players)
    ]
    line = f"{top} {'+' if g.direction == 1 else '-'} {g.turn} | " + " | ".join(hands)
    return f"{line} / {' '.join(stock)}" if stock else line


def _parts(position: str) -> tuple[list[str], list[list[str]], list[str]]:
    if not isinstance(position, str):
        raise PositionError(
            f"A position is a line of text such as {_EXAMPLE!r}, not {type(position).__name__}."
        )
    if len(position) > _LONGEST:
        raise PositionError(
            f"This position has {len(position)} characters; none is longer than {_LONGEST}."
        )
    before, slash, after = position.partition("/")
    fields = before.split("|")
    stock = after.split()
    if slash and ("/" in after or "|" in after):
        raise PositionError(
            "After the / a position has the next cards of the stock and nothing else."
        )
    hands = [field.split() for field in fields[1:]]
    for seat, hand in enumerate(hands):
        if not hand:
            raise PositionError(
                f"The hand of seat {seat} is empty, but then the round would be over: give it at "
                "least one card."
            )
    if not 2 <= len(hands) <= MOST_PLAYERS:
        raise PositionError(
            f"This position has {len(hands)} hands, but 2 to {MOST_PLAYERS} can play: write a | "
            f"before each hand, as in {_EXAMPLE!r}."
        )
    return fields[0].split(), hands, stock


_TOP = re.compile(rf"(?P<card>\S\S)(?:=(?P<colour>[{COLOURS}]))?")


def _read_head(head: list[str], players: int) -> tuple[str, int, int, int]:
    """The top card, the colour in force, the direction and the seat to move."""
    if len(head) != 3:
        raise PositionError(
            f"A position begins with the top card, + or -, and the seat to move (as in "
            f"{_EXAMPLE!r}), not with {' '.join(head)[:40]!r}."
        )
    top, direction, seat = head
    found = _TOP.fullmatch(top)
    if found is None or found["card"] not in COPIES:
        raise PositionError(
            f"The top card {top[:20]!r} is not a card such as R5, nor W4=B for a wild and its "
            "colour."
        )
    colour = COLOUR[COPIES[found["card"]][0]]
    if colour == WILD:
        if found["colour"] is None:
            raise PositionError(
                f"The top card {top} is wild: write the colour that was named, as in {top}=B."
            )
        colour = COLOURS.index(found["colour"])
    elif found["colour"] is not None:
        raise PositionError(
            f"The top card {found['card']} has its own colour: leave out ={found['colour']}."
        )
    if direction not in ("+", "-"):
        raise PositionError(
            f"The direction is {direction[:20]!r}; write + for to the left, - for to the right."
        )
    if not seat.isascii() or not seat.isdigit() or len(seat) > 2 or int(seat) >= players:
        raise PositionError(
            f"The seat to move is {seat[:20]!r}; with {players} hands it is one from 0 to "
            f"{players - 1}."
        )
    return found["card"], colour, 1 if direction == "+" else -1, int(seat)


def _check_cards(cards: list[str]) -> None:
    for text in cards:
        if text not in COPIES:
            raise PositionError(f"{text[:20]!r} is not a card: {CARD_HELP}.")
    for text, many in Counter(cards).items():
        if many > len(COPIES[text]):
            raise PositionError(
                f"{text} is there {many} times in this position, but only {len(COPIES[text])} "
                f"{'is' if len(COPIES[text]) == 1 else 'are'} in the deck."
            )

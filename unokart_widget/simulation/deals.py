"""Rounds played out from the middle: what a seat has not seen is dealt again, then bots play on.

Both modes do this, as in `loops`. `g` is the round that is played, `base` what the seat sees of
it: its own hand and the cards that it knows of others in `hands`, the discard pile, whose turn it
is. All other cards lie in the stock of `base`, in three groups: those known to be in the stock,
those that may be anywhere, and those known to be in some hand. `hidden` tells how many there are.
"""

from __future__ import annotations

from typing import Any

from unokart_widget.kernel.bots import play_on_after
from unokart_widget.kernel.cards import HIGH, LOW
from unokart_widget.kernel.piles import give
from unokart_widget.kernel.randomness import CHOICE_STREAM, DECK_STREAM, below, start_stream
from unokart_widget.kernel.state import DRAWN, MOST_PLAYERS, NOBODY, OVER
from unokart_widget.kernel.turns import draw_in_turn
from unokart_widget.kernel.uno import catch
from unokart_widget.simulation.loops import CUT_OFF

HIDDEN: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("free", (MOST_PLAYERS,)),  # so many cards of each hand are not known
    ("in_stock", ()),  # so many of the hidden cards are known to be in the stock
    ("in_hands", ()),  # so many of them are known to be in some hand
    ("behind", ()),  # whose hand, hidden, lies behind a Wild Draw Four that is to be answered
    # What was done last, unseen in part, so that it is to be done again:
    ("drew", ()),  # 1 where the seat to move drew a card that it may play
    ("catcher", ()),  # who caught the player of a Wild Draw Four before it is answered
)
"""The fields of `hidden`, all of them ints, with their shapes."""


class Hidden:
    """What is hidden, for the interpreter."""

    free: list[int]
    in_stock: int
    in_hands: int
    behind: int
    drew: int
    catcher: int

    def __init__(self) -> None:
        self.free = [0] * MOST_PLAYERS
        self.in_stock = self.in_hands = self.drew = 0
        self.behind = self.catcher = NOBODY


class Ended:
    """How one round ended, for the interpreter."""

    winner: int


def play_outs(
    g: Any, base: Any, hidden: Any, rows: Any, first: int, count: int, move: int, most_turns: int
) -> None:
    """Deals `first`, `first` + 1, … played to their ends, a row for each.

    In each that move (with its seat, as of a bot) is made first; with `NO_MOVE`, none.
    """
    for i in range(count):
        deal_again(g, base, hidden, first + i)
        play_on_after(g, move, most_turns)
        if g.failed:
            return
        rows[i].winner = g.winner if g.phase == OVER else CUT_OFF


def deal_again(g: Any, base: Any, hidden: Any, number: int) -> None:
    """One of the deals that fit what the seat has seen, each as likely as any other."""
    g.number = number
    g.shuffles = 0
    start_stream(g, CHOICE_STREAM, 0)
    start_stream(g, DECK_STREAM, g.shuffles)
    dealt = 0
    while dealt == 0:
        go_back(g, base)
        deal_hidden(g, hidden)
        if hidden.catcher != NOBODY:
            catch(g, hidden.catcher)
        if hidden.drew:
            draw_in_turn(g)
        # A drawn card that cannot be played would have ended the turn: that deal does not fit. As
        # the streams go on, another will.
        dealt = 1 if hidden.drew == 0 or g.phase == DRAWN else 0


def deal_hidden(g: Any, hidden: Any) -> None:
    """Fill up the hands from the hidden cards; what remains is the stock."""
    of_hands = g.stock_size - hidden.in_hands
    left_of_hands = hidden.in_hands
    end = of_hands
    places = 0
    for seat in range(g.players):
        places += hidden.free[seat]
    for seat in range(g.players):
        for _ in range(hidden.free[seat]):
            # Any of the places left may be that of a card which has to be in a hand.
            if left_of_hands > 0 and below(g, DECK_STREAM, places) < left_of_hands:
                place = of_hands + below(g, DECK_STREAM, left_of_hands)
                left_of_hands -= 1
                last = of_hands + left_of_hands
            else:
                place = hidden.in_stock + below(g, DECK_STREAM, end - hidden.in_stock)
                end -= 1
                last = end
            give(g, seat, g.stock[place])
            g.stock[place] = g.stock[last]
            places -= 1
    g.stock_size = end
    if hidden.behind != NOBODY:
        g.held[LOW] = g.hands[hidden.behind][LOW]
        g.held[HIGH] = g.hands[hidden.behind][HIGH]


def go_back(g: Any, base: Any) -> None:
    """What the seat sees of the round, as it was; the streams and shuffles go on."""
    g.dealer = base.dealer
    g.direction = base.direction
    g.turn = base.turn
    g.phase = base.phase
    g.colour = base.colour
    g.rank = base.rank
    g.drawn = base.drawn
    g.naming = base.naming
    g.winner = NOBODY
    g.points = 0
    g.turns = base.turns
    g.starter = base.starter
    g.went = base.went
    g.went_before = base.went_before
    g.dry_draws = base.dry_draws
    g.unsaid = base.unsaid
    g.watched = base.watched
    g.challenged = base.challenged
    g.colour_before = base.colour_before
    for half in range(2):
        g.held[half] = base.held[half]
        for seat in range(g.players):
            g.hands[seat][half] = base.hands[seat][half]
    g.settled = 0
    g.stock_size = base.stock_size
    for place in range(base.stock_size):
        g.stock[place] = base.stock[place]
    g.discard_size = base.discard_size
    for place in range(base.discard_size):
        g.discard[place] = base.discard[place]

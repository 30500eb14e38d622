"""Whose turn it is; matching, drawing and passing (`turn.*`)."""

from .cards import (
    BIT,
    HALF,
    HIGH,
    LOW,
    NO_CARD,
    OF_COLOUR_HIGH,
    OF_COLOUR_LOW,
    OF_RANK_HIGH,
    OF_RANK_LOW,
    WILDS_HIGH,
)
from .going_out import block
from .notes import (
    DRAWN_ENDS,
    DRAWN_MAY_PLAY,
    DRAWN_PASSED,
    STOCK_CUT_SHORT,
    TAKEN,
    TURN_DREW,
    note,
)
from .piles import give, take
from .state import DRAWN, NOBODY, TURN, Round


def seat_after(g: Round, seat: int, steps: int) -> int:
    """The seat so many steps on in the direction of play; negative steps go against it."""
    return (seat + g.direction * steps) % g.players


def begin_turn(g: Round, seat: int) -> None:
    """It is that seat's turn: a full one."""
    g.turn = seat
    g.phase = TURN
    g.drawn = NO_CARD


def pass_on(g: Round, steps: int) -> None:
    """The turn passes so many seats on: 1 to the next player, 2 over the next player."""
    begin_turn(g, seat_after(g, g.turn, steps))


def act_in_turn(g: Round) -> None:
    """The seat to move does something of its turn.

    It has gone now (`item.banana` asks who went before), and whoever forgot to say UNO is out of
    danger (`uno.window`).
    """
    if g.went != g.turn:
        if g.went == NOBODY:
            g.starter = g.turn
        g.went_before = g.went
        g.went = g.turn
    g.unsaid = NOBODY
    if g.phase == TURN:
        g.turns += 1


def matching_low(g: Round) -> int:
    """The red and yellow cards that may be laid now, in whosever hand (`turn.match`)."""
    return OF_COLOUR_LOW[g.colour] | OF_RANK_LOW[g.rank]


def matching_high(g: Round) -> int:
    """The green, blue and wild cards that may be laid now (`turn.match`, `turn.wild`)."""
    return OF_COLOUR_HIGH[g.colour] | OF_RANK_HIGH[g.rank] | WILDS_HIGH


def matches(g: Round, card: int) -> bool:
    """Whether that card may be laid on the discard pile now."""
    matching = matching_low(g) if HALF[card] == LOW else matching_high(g)
    return matching & BIT[card] != 0


def playable_low(g: Round) -> int:
    """The red and yellow cards in the hand of the seat to move that may be laid."""
    return g.hands[g.turn][LOW] & matching_low(g)


def playable_high(g: Round) -> int:
    """The green, blue and wild cards in the hand of the seat to move that may be laid."""
    return g.hands[g.turn][HIGH] & matching_high(g)


def draw_in_turn(g: Round) -> None:
    """Draw one card; if it can be played, it may be (`turn.draw`, `turn.draw.play`)."""
    act_in_turn(g)
    card = take(g)
    if card == NO_CARD:
        draw_nothing(g)
        return
    give(g, g.turn, card)
    note(g, TAKEN, g.turn, -1, card, 1)
    note(g, TURN_DREW, g.turn, -1, -1, 1)
    if matches(g, card):
        g.drawn = card
        g.phase = DRAWN
        note(g, DRAWN_MAY_PLAY, g.turn, -1, -1, -1)
    else:
        note(g, DRAWN_ENDS, g.turn, -1, -1, -1)
        pass_on(g, 1)


def draw_nothing(g: Round) -> None:
    """There is no card to draw: the turn ends, and with the last such turn the round."""
    g.dry_draws += 1
    note(g, STOCK_CUT_SHORT, g.turn, -1, -1, 1)
    if g.dry_draws == g.players:
        block(g)
    else:
        pass_on(g, 1)


def decline(g: Round) -> None:
    """Keep the card just drawn and pass (`turn.draw.play`)."""
    note(g, DRAWN_PASSED, g.turn, -1, -1, -1)
    pass_on(g, 1)

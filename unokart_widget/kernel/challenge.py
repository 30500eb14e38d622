"""Wild Draw Four and its challenge (`action.draw4`, `challenge.*`)."""

from .cards import HIGH, LOW, OF_COLOUR_HIGH, OF_COLOUR_LOW
from .notes import (
    CHALLENGE_ACCEPTED,
    CHALLENGE_LOST_DREW,
    CHALLENGE_OFFERED,
    CHALLENGE_SHOWN,
    CHALLENGE_WON_DREW,
    CHALLENGE_WON_TURN,
    DRAW4_DREW,
    note,
)
from .piles import draw
from .state import ANSWER, NOBODY, Round
from .turns import begin_turn, pass_on, seat_after

# How many cards are drawn by who accepts, by who is challenged with success, and by who challenges
# in vain.
ACCEPTED, WON, LOST = 4, 4, 6


def offer_challenge(g: Round, colour_before: int) -> None:
    """The next player is to challenge the Wild Draw Four or accept it (`challenge.offer`).

    The hand and the colour that decide a challenge are those of this moment: what the player draws
    later, for a forgotten UNO say, proves nothing.
    """
    g.challenged = g.turn
    g.colour_before = colour_before
    g.held[LOW] = g.hands[g.turn][LOW]
    g.held[HIGH] = g.hands[g.turn][HIGH]
    g.turn = seat_after(g, g.turn, 1)
    g.phase = ANSWER
    note(g, CHALLENGE_OFFERED, g.turn, g.challenged, -1, -1)


def held_the_colour(g: Round) -> bool:
    """Whether the Wild Draw Four was laid with a card of the colour in force (`challenge.won`)."""
    low = g.held[LOW] & OF_COLOUR_LOW[g.colour_before]
    high = g.held[HIGH] & OF_COLOUR_HIGH[g.colour_before]
    return low != 0 or high != 0


def accept(g: Round) -> None:
    """No challenge: draw four and be passed over (`action.draw4`)."""
    g.unsaid = NOBODY
    note(g, CHALLENGE_ACCEPTED, g.turn, g.challenged, -1, -1)
    drawn = draw(g, g.turn, ACCEPTED)
    note(g, DRAW4_DREW, g.turn, g.challenged, -1, drawn)
    pass_on(g, 1)


def challenge(g: Round) -> None:
    """The hand is shown to the challenger alone, and decides who draws (`challenge.show`)."""
    g.unsaid = NOBODY
    note(g, CHALLENGE_SHOWN, g.challenged, g.turn, -1, -1)
    if held_the_colour(g):
        drawn = draw(g, g.challenged, WON)
        note(g, CHALLENGE_WON_DREW, g.challenged, g.turn, -1, drawn)
        note(g, CHALLENGE_WON_TURN, g.turn, -1, -1, -1)
        begin_turn(g, g.turn)
    else:
        drawn = draw(g, g.turn, LOST)
        note(g, CHALLENGE_LOST_DREW, g.turn, g.challenged, -1, drawn)
        pass_on(g, 1)

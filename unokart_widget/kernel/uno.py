"""Saying UNO, and the catch (`uno.*`)."""

from .notes import FORGOTTEN, UNO_CAUGHT, UNO_SAID, UNO_SAID_LATE, note
from .piles import draw, hand_size
from .state import NOBODY, Round


def call_or_forget(g: Round, said: int) -> None:
    """The seat to move has laid a card: with one left, it says UNO or can be caught."""
    if hand_size(g, g.turn) == 1:
        if said:
            note(g, UNO_SAID, g.turn, -1, -1, -1)
        else:
            g.unsaid = g.turn
            g.watched = 0
            note(g, FORGOTTEN, g.turn, -1, -1, -1)


def who_can_be_caught(g: Round) -> int:
    """The seat that holds one card and has not said UNO, while it still can (`uno.window`)."""
    if g.unsaid != NOBODY and hand_size(g, g.unsaid) == 1:
        return g.unsaid
    return NOBODY


def say_late(g: Round) -> None:
    """Say UNO before anybody else does (`uno.window`)."""
    note(g, UNO_SAID_LATE, g.unsaid, -1, -1, -1)
    g.unsaid = NOBODY


def catch(g: Round, catcher: int) -> None:
    """Another player says UNO first: who forgot it draws two (`uno.catch`)."""
    forgetful = g.unsaid
    g.unsaid = NOBODY
    drawn = draw(g, forgetful, 2)
    note(g, UNO_CAUGHT, forgetful, catcher, -1, drawn)

"""The end of a round, and the count (`out.end`, `round.blocked`, `score.hand`)."""

from .cards import HIGH, LOW, LOW_CARDS, POINTS, nth
from .notes import BLOCKED_ENDED, HAND_COUNTED, OUT, ROUND_WON, note
from .state import OVER, Round


def half_points(cards: int, first: int) -> int:
    """The points of half a set of cards, whose first card has the number `first`."""
    total = 0
    while cards != 0:
        total += POINTS[first + nth(cards, 0)]
        cards &= cards - 1
    return total


def hand_points(g: Round, seat: int) -> int:
    """What the cards in a hand count (`score.hand`)."""
    return half_points(g.hands[seat][LOW], 0) + half_points(g.hands[seat][HIGH], LOW_CARDS)


def count_hands(g: Round) -> None:
    """The winner scores what is left in all opponents' hands (`score.hand`)."""
    total = 0
    for seat in range(g.players):
        if seat != g.winner:
            points = hand_points(g, seat)
            note(g, HAND_COUNTED, seat, -1, -1, points)
            total += points
    g.points = total
    note(g, ROUND_WON, g.winner, -1, -1, total)


def announce_out(g: Round) -> None:
    """The seat to move has laid its last card (`out.end`)."""
    g.winner = g.turn
    note(g, OUT, g.turn, -1, -1, -1)


def end_round(g: Round) -> None:
    """The round is over: count the hands."""
    g.phase = OVER
    count_hands(g)


def go_out(g: Round) -> None:
    """The seat to move has laid its last card and nothing is left to be carried out."""
    announce_out(g)
    end_round(g)


def block(g: Round) -> None:
    """Nobody can draw any more: the round ends with no winner and no points (`round.blocked`)."""
    g.phase = OVER
    note(g, BLOCKED_ENDED, -1, -1, -1, -1)

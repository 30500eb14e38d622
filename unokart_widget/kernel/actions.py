"""Laying a card, and what it does (`turn.match`, `turn.wild`, `action.*`, `out.draw`)."""

from .cards import COLOUR, DRAW_FOUR, DRAW_TWO, ITEM_BOX, RANK, REVERSE, SKIP, WILD
from .challenge import offer_challenge
from .going_out import announce_out, end_round, go_out
from .items import open_item_box
from .notes import (
    DRAW2_DREW,
    MATCH_PLAYED,
    OUT_DREW,
    REVERSE_TURNED,
    REVERSE_TWO_SKIPPED,
    REVERSE_TWO_TURNED,
    SKIP_SKIPPED,
    WILD_PLAYED,
    note,
)
from .piles import draw, hand_is_empty, lay, remove
from .state import Round
from .turns import act_in_turn, pass_on, seat_after
from .uno import call_or_forget


def play(g: Round, card: int, named: int, said: int) -> None:
    """Lay a card of the seat to move, and carry out what it says.

    `named` is the colour named with a Wild Draw Four, `said` 1 where UNO is said with the card.
    """
    act_in_turn(g)
    g.dry_draws = 0
    remove(g, g.turn, card)
    lay(g, card)
    if COLOUR[card] == WILD:
        note(g, WILD_PLAYED, g.turn, -1, card, named)
    else:
        note(g, MATCH_PLAYED, g.turn, -1, card, -1)
    call_or_forget(g, said)
    rank = RANK[card]
    if rank == ITEM_BOX:
        open_item_box(g)
    elif rank == DRAW_FOUR:
        colour_before = g.colour
        g.colour = named
        draw_four(g, colour_before)
    else:
        g.colour = COLOUR[card]
        if rank == DRAW_TWO:
            draw_two(g)
        elif rank == REVERSE:
            reverse(g)
        elif rank == SKIP:
            skip(g)
        else:
            next_or_out(g)


def next_or_out(g: Round) -> None:
    """The turn passes to the next player, unless the last card is laid (`out.end`)."""
    if hand_is_empty(g, g.turn):
        go_out(g)
    else:
        pass_on(g, 1)


def out_with_draw(g: Round, cards: int) -> None:
    """The last card still makes the next player draw before the count (`out.draw`)."""
    announce_out(g)
    victim = seat_after(g, g.turn, 1)
    drawn = draw(g, victim, cards)
    note(g, OUT_DREW, victim, g.turn, -1, drawn)
    end_round(g)


def draw_two(g: Round) -> None:
    """The next player draws two and is passed over (`action.draw2`)."""
    if hand_is_empty(g, g.turn):
        out_with_draw(g, 2)
        return
    victim = seat_after(g, g.turn, 1)
    drawn = draw(g, victim, 2)
    note(g, DRAW2_DREW, victim, g.turn, -1, drawn)
    pass_on(g, 2)


def draw_four(g: Round, colour_before: int) -> None:
    """The next player answers a Wild Draw Four; laid last, it is not to be challenged."""
    if hand_is_empty(g, g.turn):
        out_with_draw(g, 4)
    else:
        offer_challenge(g, colour_before)


def skip(g: Round) -> None:
    """The next player is passed over (`action.skip`)."""
    if hand_is_empty(g, g.turn):
        go_out(g)
        return
    note(g, SKIP_SKIPPED, seat_after(g, g.turn, 1), g.turn, -1, -1)
    pass_on(g, 2)


def reverse(g: Round) -> None:
    """The direction turns round; between two it is a Skip (`action.reverse.two`)."""
    if g.players == 2 and not g.two_player_reverse_turns:
        if hand_is_empty(g, g.turn):
            go_out(g)
            return
        note(g, REVERSE_TWO_SKIPPED, seat_after(g, g.turn, 1), g.turn, -1, -1)
        pass_on(g, 2)
        return
    g.direction = -g.direction
    if g.players == 2:
        note(g, REVERSE_TWO_TURNED, g.turn, -1, -1, g.direction)
    else:
        note(g, REVERSE_TURNED, g.turn, -1, -1, g.direction)
    next_or_out(g)

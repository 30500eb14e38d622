"""Item Boxes, and the items of the cards they turn up (`action.itembox`, `item.*`)."""

from .cards import BLUE, COLOUR, DRAW_TWO, GREEN, NO_CARD, RANK, RED, WILD, YELLOW
from .going_out import go_out
from .notes import (
    ACTION_IGNORED,
    AFTER_PASSES,
    BANANA_DREW,
    BANANA_NOBODY,
    BOBOMB_ASKED,
    BOBOMB_DREW,
    BOBOMB_NAMED,
    ITEMBOX_TURNED,
    LIGHTNING_AGAIN,
    LIGHTNING_DREW,
    MUSHROOM_AGAIN,
    NONE_ASKED,
    NONE_NAMED,
    ORDER_BEGINS,
    OUT_ITEMBOX_ENDED,
    OUT_ITEMBOX_FLIP,
    OUT_ITEMBOX_GOES_ON,
    SHELL_ASKED,
    SHELL_DREW,
    START_ITEMBOX_NAMED,
    note,
)
from .piles import draw, hand_is_empty, lay, take
from .state import AIM, AT_THE_START, BY_BOBOMB, BY_NO_CARD, NAME, NOBODY, Round
from .turns import begin_turn, pass_on, seat_after


def open_item_box(g: Round) -> None:
    """Turn over the top card of the stock and activate its item (`action.itembox`).

    Laid as the last card it is still carried out, unless the option says that the round ends at
    once (`out.itembox`).
    """
    laid_last = hand_is_empty(g, g.turn)
    if laid_last and g.last_item_box_ends:
        note(g, OUT_ITEMBOX_ENDED, g.turn, -1, -1, -1)
        go_out(g)
        return
    if laid_last:
        note(g, OUT_ITEMBOX_FLIP, g.turn, -1, -1, -1)
    card = take(g)
    if card == NO_CARD:
        no_item(g)
        return
    lay(g, card)
    note(g, ITEMBOX_TURNED, g.turn, -1, card, -1)
    if RANK[card] >= DRAW_TWO:
        note(g, ACTION_IGNORED, -1, -1, card, -1)
    activate_item(g, COLOUR[card])


def activate_item(g: Round, colour: int) -> None:
    """The item of a card is that of its colour (`deck.items`)."""
    g.colour = colour
    if colour == RED:
        mushroom(g)
    elif colour == YELLOW:
        banana(g)
    elif colour == GREEN:
        shell(g)
    elif colour == BLUE:
        lightning(g)
    else:
        bobomb(g)


def go_again(g: Round, event: int) -> None:
    """The same player takes another turn at once, unless the last card is laid."""
    if hand_is_empty(g, g.turn):
        go_out(g)
    else:
        note(g, event, g.turn, -1, -1, -1)
        begin_turn(g, g.turn)


def turn_is_over(g: Round) -> None:
    """The turn passes to the next player (`item.after`), unless the last card is laid."""
    if hand_is_empty(g, g.turn):
        go_out(g)
    else:
        pass_on(g, 1)
        note(g, AFTER_PASSES, g.turn, -1, -1, -1)


def mushroom(g: Round) -> None:
    """The player takes another turn at once (`item.mushroom`)."""
    go_again(g, MUSHROOM_AGAIN)


def who_went_before(g: Round) -> int:
    """On whom a banana peel lies in wait (`item.banana`).

    The last other player to have taken a turn, or by option the neighbour against the direction of
    play; nobody if no other player has gone yet.
    """
    if g.banana_by_seat:
        return seat_after(g, g.turn, -1)
    return g.went_before


def banana(g: Round) -> None:
    """The player who went just before draws two (`item.banana`)."""
    slipped = who_went_before(g)
    if slipped == NOBODY:
        note(g, BANANA_NOBODY, g.turn, -1, -1, -1)
    else:
        drawn = draw(g, slipped, 2)
        note(g, BANANA_DREW, slipped, g.turn, -1, drawn)
    turn_is_over(g)


def shell(g: Round) -> None:
    """The player is to choose an opponent (`item.shell`)."""
    g.phase = AIM
    note(g, SHELL_ASKED, g.turn, -1, -1, -1)


def aim(g: Round, target: int) -> None:
    """The opponent chosen draws one (`item.shell`)."""
    drawn = draw(g, target, 1)
    note(g, SHELL_DREW, target, g.turn, -1, drawn)
    turn_is_over(g)


def lightning(g: Round) -> None:
    """Every other player draws one, in the order of play; then another turn (`item.lightning`)."""
    for steps in range(1, g.players):
        struck = seat_after(g, g.turn, steps)
        drawn = draw(g, struck, 1)
        note(g, LIGHTNING_DREW, struck, g.turn, -1, drawn)
    go_again(g, LIGHTNING_AGAIN)


def bobomb(g: Round) -> None:
    """The player draws two and is to name the colour to follow (`item.bobomb`)."""
    laid_last = hand_is_empty(g, g.turn)
    drawn = draw(g, g.turn, 2)
    note(g, BOBOMB_DREW, g.turn, -1, -1, drawn)
    if hand_is_empty(g, g.turn):
        go_out(g)
        return
    if laid_last:
        note(g, OUT_ITEMBOX_GOES_ON, g.turn, -1, -1, -1)
    ask_for_colour(g, BY_BOBOMB)
    note(g, BOBOMB_ASKED, g.turn, -1, -1, -1)


def no_item(g: Round) -> None:
    """No card could be turned over: the player is to name the colour (`item.none`)."""
    if hand_is_empty(g, g.turn):
        go_out(g)
        return
    g.colour = WILD
    ask_for_colour(g, BY_NO_CARD)
    note(g, NONE_ASKED, g.turn, -1, -1, -1)


def ask_for_colour(g: Round, why: int) -> None:
    """The seat to move is to name a colour."""
    g.phase = NAME
    g.naming = why


def name_colour(g: Round, colour: int) -> None:
    """Name the colour to follow; the turn passes on, at the start to the first player."""
    g.colour = colour
    if g.naming == BY_BOBOMB:
        note(g, BOBOMB_NAMED, g.turn, -1, -1, colour)
        turn_is_over(g)
        return
    if g.naming == AT_THE_START:
        note(g, START_ITEMBOX_NAMED, g.turn, -1, -1, colour)
        pass_on(g, 1)
        note(g, ORDER_BEGINS, g.turn, -1, -1, -1)
        return
    note(g, NONE_NAMED, g.turn, -1, -1, colour)
    pass_on(g, 1)

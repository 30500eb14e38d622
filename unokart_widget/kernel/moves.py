"""What is legal, and doing it.

A move is one integer: what is done, the card, the colour or seat chosen, and whether UNO is said.
"""

from .actions import play
from .cards import DRAW_FOUR, DRAW_TWO, FACE, NO_CARD, RANK, WILD
from .challenge import accept, challenge
from .items import aim, name_colour
from .piles import hand_size, holds
from .state import (
    AIM,
    ANSWER,
    AT_THE_START,
    BY_BOBOMB,
    DRAWN,
    NAME,
    NOBODY,
    OVER,
    Round,
)
from .turns import decline, draw_in_turn, matches
from .uno import catch, say_late, who_can_be_caught

# What is done.
PLAY, DRAW, PASS, COLOUR_NAMED, AIMED, CHALLENGE, ACCEPT, UNO, CATCH = 0, 1, 2, 3, 4, 5, 6, 7, 8

NO_CHOICE = 15

_refusals: list[tuple[str, str]] = [("", "")]


def _refusal(rule: str, kind: str) -> int:
    _refusals.append((rule, kind))
    return len(_refusals) - 1


LEGAL = 0
ROUND_OVER = _refusal("out.end", "over")
ROUND_BLOCKED = _refusal("round.blocked", "over")
NOT_YOUR_TURN = _refusal("turn.order", "not_your_turn")
NO_SUCH_SEAT = _refusal("players", "no_such_seat")
NAME_AT_THE_START = _refusal("setup.start.itembox", "name_first")
NAME_AFTER_BOBOMB = _refusal("item.bobomb", "name_first")
NAME_WITHOUT_ITEM = _refusal("item.none", "name_first")
AIM_FIRST = _refusal("item.shell", "aim_first")
ANSWER_FIRST = _refusal("challenge.offer", "answer_first")
ONLY_DRAWN_CARD = _refusal("turn.draw.play", "only_drawn_card")
ALREADY_DRAWN = _refusal("turn.draw.play", "already_drawn")
DRAW_BEFORE_PASSING = _refusal("turn.draw", "draw_before_passing")
NOTHING_TO_NAME = _refusal("turn.wild", "nothing_to_name")
NOTHING_TO_AIM = _refusal("item.shell", "nothing_to_aim")
NOT_AT_YOURSELF = _refusal("item.shell", "not_yourself")
NOTHING_TO_ANSWER = _refusal("challenge.offer", "nothing_to_answer")
ONLY_NEXT_PLAYER = _refusal("challenge.offer", "only_next_player")
NOT_IN_HAND = _refusal("turn.match", "not_in_hand")
NO_MATCH = _refusal("turn.match", "no_match")
NO_MATCH_SYMBOL = _refusal("turn.match", "no_match_symbol")
NO_MATCH_COLOUR = _refusal("turn.match", "no_match_colour")
COLOUR_MISSING = _refusal("action.draw4", "colour_missing")
COLOUR_NOT_WANTED = _refusal("turn.wild", "colour_not_wanted")
NOT_LAST_BUT_ONE = _refusal("uno.say", "not_last_but_one")
NOTHING_TO_SAY = _refusal("uno.window", "nothing_to_say")
NOBODY_TO_CATCH = _refusal("uno.window", "nobody_to_catch")
NOT_YOURSELF = _refusal("uno.catch", "not_yourself")

REFUSALS = tuple(_refusals)
"""Rule id and kind of each refusal, by its number; 0 is none."""


def move(what: int, card: int, choice: int, said: int) -> int:
    """A move from its parts."""
    return what | choice << 4 | said << 8 | (card + 1) << 9


def what_of(code: int) -> int:
    """What a move does."""
    return code & 15


def choice_of(code: int) -> int:
    """The colour or the seat chosen with a move, or `NO_CHOICE`."""
    return (code >> 4) & 15


def said_of(code: int) -> int:
    """1 where UNO is said with a move."""
    return (code >> 8) & 1


def card_of(code: int) -> int:
    """The card that a move lays, or `NO_CARD`."""
    return (code >> 9) - 1


def refusal(g: Round, seat: int, code: int) -> int:
    """Why that seat may not make that move now, or `LEGAL`."""
    if g.phase == OVER:
        return ROUND_BLOCKED if g.winner == NOBODY else ROUND_OVER
    if seat < 0 or seat >= g.players:
        return NO_SUCH_SEAT
    what = what_of(code)
    if what == UNO or what == CATCH:
        return refusal_of_call(g, seat, what)
    if what == CHALLENGE or what == ACCEPT:
        return refusal_of_answer(g, seat)
    if seat != g.turn:
        return NOT_YOUR_TURN
    if what == COLOUR_NAMED:
        return refusal_of_naming(g)
    if what == AIMED:
        return refusal_of_aim(g, choice_of(code))
    if g.phase == ANSWER:
        return ANSWER_FIRST
    if g.phase == NAME:
        return colour_asked(g)
    if g.phase == AIM:
        return AIM_FIRST
    if what == DRAW:
        return ALREADY_DRAWN if g.phase == DRAWN else LEGAL
    if what == PASS:
        return LEGAL if g.phase == DRAWN else DRAW_BEFORE_PASSING
    return refusal_of_card(g, code)


def refusal_of_call(g: Round, seat: int, what: int) -> int:
    """Why that seat may not say UNO late, or catch somebody (`uno.window`)."""
    forgetful = who_can_be_caught(g)
    if what == UNO:
        return LEGAL if forgetful == seat else NOTHING_TO_SAY
    if forgetful == NOBODY:
        return NOBODY_TO_CATCH
    return NOT_YOURSELF if forgetful == seat else LEGAL


def refusal_of_answer(g: Round, seat: int) -> int:
    """Why that seat may not challenge or accept (`challenge.offer`)."""
    if g.phase != ANSWER:
        return NOTHING_TO_ANSWER
    return LEGAL if seat == g.turn else ONLY_NEXT_PLAYER


def colour_asked(g: Round) -> int:
    """Which rule asks for a colour before anything else."""
    if g.naming == AT_THE_START:
        return NAME_AT_THE_START
    return NAME_AFTER_BOBOMB if g.naming == BY_BOBOMB else NAME_WITHOUT_ITEM


def refusal_of_naming(g: Round) -> int:
    """Why no colour is to be named now."""
    if g.phase == ANSWER:
        return ANSWER_FIRST
    return LEGAL if g.phase == NAME else NOTHING_TO_NAME


def refusal_of_aim(g: Round, target: int) -> int:
    """Why the shell may not be aimed at that seat (`item.shell`)."""
    if g.phase != AIM:
        return NOTHING_TO_AIM
    if target >= g.players:
        return NO_SUCH_SEAT
    return NOT_AT_YOURSELF if target == g.turn else LEGAL


def refusal_of_card(g: Round, code: int) -> int:
    """Why the seat to move may not lay that card like that."""
    card = card_of(code)
    if card == NO_CARD or not holds(g, g.turn, card):
        return NOT_IN_HAND
    if g.phase == DRAWN and FACE[card] != FACE[g.drawn]:
        return ONLY_DRAWN_CARD
    if not matches(g, card):
        return no_match(g, card)
    if RANK[card] == DRAW_FOUR:
        if choice_of(code) >= WILD:
            return COLOUR_MISSING
    elif choice_of(code) != NO_CHOICE:
        return COLOUR_NOT_WANTED
    if said_of(code) and hand_size(g, g.turn) != 2:
        return NOT_LAST_BUT_ONE
    return LEGAL


def no_match(g: Round, card: int) -> int:
    """In what a card fails to match the top card (`turn.match`)."""
    if g.rank >= DRAW_FOUR:
        return NO_MATCH_COLOUR
    return NO_MATCH if RANK[card] < DRAW_TWO and g.rank < DRAW_TWO else NO_MATCH_SYMBOL


def act(g: Round, seat: int, code: int) -> None:
    """Make a legal move."""
    what = what_of(code)
    if what == PLAY:
        play(g, card_of(code), choice_of(code), said_of(code))
    elif what == DRAW:
        draw_in_turn(g)
    elif what == PASS:
        decline(g)
    elif what == COLOUR_NAMED:
        name_colour(g, choice_of(code))
    elif what == AIMED:
        aim(g, choice_of(code))
    elif what == CHALLENGE:
        challenge(g)
    elif what == ACCEPT:
        accept(g)
    elif what == UNO:
        say_late(g)
    else:
        catch(g, seat)

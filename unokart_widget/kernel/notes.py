"""The ids of the rules, and what a round notes down as it goes.

`note` is how the kernel says what happened and by which rule. Interpreted, it appends to `g.notes`,
from which `Game` makes its events; the compiling module counts some of them instead.
"""

from .state import Round

RULE_IDS = (
    "deck",
    "deck.items",
    "players",
    "setup.dealer",
    "setup.dealer.tie",
    "setup.deal",
    "setup.start",
    "setup.start.draw4",
    "setup.start.itembox",
    "setup.start.reverse",
    "setup.start.draw2",
    "setup.start.skip",
    "setup.next",
    "turn.order",
    "turn.match",
    "turn.wild",
    "turn.draw",
    "turn.draw.play",
    "stock.empty",
    "round.blocked",
    "action.draw2",
    "action.reverse",
    "action.reverse.two",
    "action.skip",
    "action.itembox",
    "action.draw4",
    "item.mushroom",
    "item.banana",
    "item.shell",
    "item.lightning",
    "item.bobomb",
    "item.action",
    "item.none",
    "item.after",
    "challenge.offer",
    "challenge.show",
    "challenge.won",
    "challenge.lost",
    "uno.say",
    "uno.catch",
    "uno.window",
    "out.end",
    "out.draw",
    "out.itembox",
    "score.hand",
    "score.game",
)

TAKEN = -1
"""The note of a single card drawn; the event that tells why it was drawn follows."""

FORGOTTEN = -2
"""The note of an UNO that was not said: no event, since the other players have to notice it."""

_events: list[tuple[str, str]] = []


def _event(rule: str, kind: str) -> int:
    _events.append((rule, kind))
    return len(_events) - 1


DEALER_DREW = _event("setup.dealer", "drew")
DEALER_CHOSEN = _event("setup.dealer", "chosen")
DEALER_TIED = _event("setup.dealer.tie", "again")
NEXT_DEALS = _event("setup.next", "deals")
DEALT = _event("setup.deal", "dealt")
START_TURNED = _event("setup.start", "turned")
START_DRAW4_RETURNED = _event("setup.start.draw4", "returned")
START_ITEMBOX_ASKED = _event("setup.start.itembox", "asked")
START_ITEMBOX_NAMED = _event("setup.start.itembox", "named")
START_REVERSE_BEGINS = _event("setup.start.reverse", "begins")
START_DRAW2_DREW = _event("setup.start.draw2", "drew")
START_SKIP_SKIPPED = _event("setup.start.skip", "skipped")
ORDER_BEGINS = _event("turn.order", "begins")
MATCH_PLAYED = _event("turn.match", "played")
WILD_PLAYED = _event("turn.wild", "played")
TURN_DREW = _event("turn.draw", "drew")
DRAWN_MAY_PLAY = _event("turn.draw.play", "may_play")
DRAWN_ENDS = _event("turn.draw.play", "ends")
DRAWN_PASSED = _event("turn.draw.play", "passed")
STOCK_RESHUFFLED = _event("stock.empty", "reshuffled")
STOCK_CUT_SHORT = _event("stock.empty", "cut_short")
BLOCKED_ENDED = _event("round.blocked", "ended")
DRAW2_DREW = _event("action.draw2", "drew")
REVERSE_TURNED = _event("action.reverse", "turned")
REVERSE_TWO_SKIPPED = _event("action.reverse.two", "skipped")
REVERSE_TWO_TURNED = _event("action.reverse.two", "turned")
SKIP_SKIPPED = _event("action.skip", "skipped")
DRAW4_DREW = _event("action.draw4", "drew")
ITEMBOX_TURNED = _event("action.itembox", "turned")
ACTION_IGNORED = _event("item.action", "ignored")
NONE_ASKED = _event("item.none", "asked")
NONE_NAMED = _event("item.none", "named")
MUSHROOM_AGAIN = _event("item.mushroom", "again")
BANANA_DREW = _event("item.banana", "drew")
BANANA_NOBODY = _event("item.banana", "nobody")
SHELL_ASKED = _event("item.shell", "asked")
SHELL_DREW = _event("item.shell", "drew")
LIGHTNING_DREW = _event("item.lightning", "drew")
LIGHTNING_AGAIN = _event("item.lightning", "again")
BOBOMB_DREW = _event("item.bobomb", "drew")
BOBOMB_ASKED = _event("item.bobomb", "asked")
BOBOMB_NAMED = _event("item.bobomb", "named")
AFTER_PASSES = _event("item.after", "passes")
CHALLENGE_OFFERED = _event("challenge.offer", "offered")
CHALLENGE_ACCEPTED = _event("challenge.offer", "accepted")
CHALLENGE_SHOWN = _event("challenge.show", "shown")
CHALLENGE_WON_DREW = _event("challenge.won", "drew")
CHALLENGE_WON_TURN = _event("challenge.won", "turn")
CHALLENGE_LOST_DREW = _event("challenge.lost", "drew")
UNO_SAID = _event("uno.say", "said")
UNO_SAID_LATE = _event("uno.window", "said")
UNO_CAUGHT = _event("uno.catch", "caught")
OUT = _event("out.end", "out")
OUT_DREW = _event("out.draw", "drew")
OUT_ITEMBOX_FLIP = _event("out.itembox", "flip")
OUT_ITEMBOX_ENDED = _event("out.itembox", "ended")
OUT_ITEMBOX_GOES_ON = _event("out.itembox", "goes_on")
HAND_COUNTED = _event("score.hand", "counted")
ROUND_WON = _event("score.hand", "won")
GAME_WON = _event("score.game", "won")

EVENTS = tuple(_events)
"""Rule id and kind of each event, by its number."""


def note(g: Round, event: int, seat: int, other: int, card: int, number: int) -> None:
    """Note an event: whom it befalls, who brought it about, its card and number (-1: none).

    `number` is how many cards were drawn, the points counted, the colour named or the direction.
    """
    g.notes.append((event, seat, other, card, number))


def note_shuffle(g: Round) -> None:
    """Note that the stock has a new order, with all that is needed to complete it later."""
    g.shuffled.append((tuple(g.stock[: g.stock_size]), g.settled, tuple(g.streams[0])))

"""What each kind of event tells: exactly these fields, and values that fit each other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import unokart_widget as uk

from .helpers import dealt, full_deck, play, position, rest_of_deck, shared_out

#: Which fields an event has; "cards" may be of no card where a draw was cut short.
FIELDS = {
    "setup.dealer/drew": "seat card",
    "setup.dealer/chosen": "seat",
    "setup.dealer.tie/again": "number",
    "setup.next/deals": "seat",
    "setup.deal/dealt": "seat number",
    "setup.start/turned": "card",
    "setup.start.draw4/returned": "card",
    "setup.start.itembox/asked": "seat",
    "setup.start.itembox/named": "seat colour",
    "setup.start.reverse/begins": "seat",
    "setup.start.draw2/drew": "seat number cards",
    "setup.start.skip/skipped": "seat",
    "turn.order/begins": "seat",
    "turn.match/played": "seat card",
    "turn.wild/played": "seat card",  # and the colour named with a Wild Draw Four
    "turn.draw/drew": "seat number cards",
    "turn.draw.play/may_play": "seat",
    "turn.draw.play/ends": "seat",
    "turn.draw.play/passed": "seat",
    "stock.empty/reshuffled": "number",
    "stock.empty/cut_short": "seat number",
    "round.blocked/ended": "",
    "action.draw2/drew": "seat other number cards",
    "action.reverse/turned": "seat direction",
    "action.reverse.two/skipped": "seat other",
    "action.reverse.two/turned": "seat direction",
    "action.skip/skipped": "seat other",
    "action.draw4/drew": "seat other number cards",
    "action.itembox/turned": "seat card",
    "item.action/ignored": "card",
    "item.mushroom/again": "seat",
    "item.banana/drew": "seat other number cards",
    "item.banana/nobody": "seat",
    "item.shell/asked": "seat",
    "item.shell/drew": "seat other number cards",
    "item.lightning/drew": "seat other number cards",
    "item.lightning/again": "seat",
    "item.bobomb/drew": "seat number cards",
    "item.bobomb/asked": "seat",
    "item.bobomb/named": "seat colour",
    "item.after/passes": "seat",
    "challenge.offer/offered": "seat other",
    "challenge.offer/accepted": "seat other",
    "challenge.show/shown": "seat other cards",
    "challenge.won/drew": "seat other number cards",
    "challenge.won/turn": "seat",
    "challenge.lost/drew": "seat other number cards",
    "uno.say/said": "seat",
    "uno.window/said": "seat",
    "uno.catch/caught": "seat other number cards",
    "out.end/out": "seat",
    "out.draw/drew": "seat other number cards",
    "out.itembox/flip": "seat",
    "out.itembox/ended": "seat",
    "out.itembox/goes_on": "seat",
    "score.hand/counted": "seat number cards",
    "score.hand/won": "seat number",
    "score.game/won": "seat number",
}
PUBLIC_CARDS = {"score.hand/counted"}


def check(event: uk.Event, players: int) -> str:
    """One event has the fields of its kind. Returns `rule/kind`."""
    name = f"{event.rule}/{event.kind}"
    wanted = set(FIELDS[name].split())
    if name == "turn.wild/played" and event.card == "W4":
        wanted.add("colour")
    told = {
        field
        for field in ("seat", "other", "card", "number", "colour", "direction")
        if getattr(event, field) is not None
    }
    assert told == wanted - {"cards"}, name
    if "cards" not in wanted:
        assert event.cards == (), name
    elif name not in {"score.hand/counted", "challenge.show/shown"}:
        assert len(event.cards) == event.number, name
    if event.cards and name not in PUBLIC_CARDS:
        seats = {event.seat, event.other} if name == "challenge.show/shown" else {event.seat}
        assert event.cards_seen_by is not None
        assert set(event.cards_seen_by) == seats, name
    for seat in (event.seat, event.other):
        assert seat is None or 0 <= seat < players
    assert event.other is None or event.other != event.seat
    assert event.colour in (None, "R", "Y", "G", "B")
    assert event.direction in (None, 1, -1)
    told_again = event.to_dict()
    assert told_again["rule"] == event.rule
    assert told_again["kind"] == event.kind
    for seat in (None, *range(players)):
        words = event.text(seat=seat)
        assert len(words) > 5
        assert words[-1] in ".!?"
        assert "{" not in words
    return name


def without_draw4_first() -> uk.Game:
    plain = [card for card in full_deck() if card not in ("G5", "W4")]
    hands = {seat: " ".join(plain[7 * seat : 7 * seat + 7]) for seat in range(2)}
    rest = rest_of_deck(card for hand in hands.values() for card in hand.split())
    rest.remove("G5")
    return dealt(2, 0, first="W4", hands=hands, shuffles=[["G5", *rest]])


def played(line: str, *texts: str, rules: uk.Rules | None = None) -> Callable[[], uk.Game]:
    def begin() -> uk.Game:
        game = position(line, rules=rules or uk.Rules(target=5))
        play(game, *texts)
        return game

    return begin


SEVEN = {1: "WI R1 R2 R3 R4 R6 R7"}
GAMES: list[Callable[[], uk.Game]] = [
    without_draw4_first,
    lambda: dealt(3, 0, first="RD"),
    lambda: dealt(3, 0, first="RR"),
    lambda: dealt(3, 0, first="RS"),
    lambda: dealt(3, 0, first="WI"),
    lambda: dealt(3, 0, first="R5", hands=SEVEN, then="Y9"),
    played("R7 + 0 | RR R1 R2 | Y1 Y2", "0:RR"),
    played("R7 + 0 | RR R1 R2 | Y1 Y2", "0:RR", rules=uk.Rules(two_player_reverse="turn")),
    played("R7 + 0 | WI | Y1 Y2 / W4 B1 B2", "0:WI", "0:=R"),
    played("R7 + 0 | WI | Y1 Y2 / Y9 B1 B2", "0:WI"),
    played("R7 + 0 | WI | Y1 Y2", "0:WI", rules=uk.Rules(last_item_box="end")),
    played("R7 + 0 | W4 | Y1 Y2", "0:W4=B"),
    played("R7 + 0 | B1 B2 | Y1 Y2 / R3", "0:draw", "0:pass"),
    played("R7 + 0 | R1 B1 | Y1 Y2", "0:R1", "0:uno"),
    played("R7 + 0 | R1 B1 | Y1 Y2", "0:R1", "1:catch"),
    played("R7 + 0 | R1 B1 | Y1 Y2", "0:R1!"),
    played("R7 + 0 | W4 B1 B2 | Y1 Y2", "0:W4=B", "1:accept"),
    played("R7 + 0 | W4 B1 B2 | Y1 Y2", "0:W4=B", "1:challenge"),
    played("R7 + 0 | W4 R1 B2 | Y1 Y2", "0:W4=B", "1:challenge"),
    played("R7 + 0 | " + shared_out("R7", ["B1", "G1"]), "0:draw", "1:draw"),
    played("R7 + 0 | " + shared_out("R7", ["RD R1 R2", "G1"]), "0:RD"),
]


def test_every_kind_of_event_has_its_fields() -> None:
    seen = set()
    games = [begin() for begin in GAMES]
    for game in games[4:6]:
        play(game, "0:=R" if game.phase == "colour" else "1:WI")
    for seed in range(24):
        rules = uk.Rules(target=10, two_player_reverse=("skip", "turn")[seed % 2])
        players = 2 + seed % 4
        game = uk.Game(players=players, seed=seed, rules=rules, bots=["random"] * players)
        game.play_on()
        if game.winner is None:
            game.next_round()
        games.append(game)
    game = uk.Game(players=10, seed=1, rules=uk.Rules(target=10**6), bots=["random"] * 10)
    game.play_on()
    game.next_round()
    games.append(game)
    for game in games:
        for event in game.events:
            seen.add(check(event, len(game.players)))
    assert seen == set(FIELDS)


@pytest.mark.parametrize("name", FIELDS)
def test_an_event_is_of_a_rule_that_there_is(name: str) -> None:
    assert name.partition("/")[0] in uk.rulebook.RULE_IDS

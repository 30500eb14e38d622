"""The chapter "Items": what an Item Box turns up."""

from __future__ import annotations

import pytest

import unokart_widget as uk

from .helpers import (
    COLOURS,
    conserved,
    dealt,
    deck_order,
    end_round,
    moves,
    names,
    only,
    play,
    position,
    refused,
    shared_out,
    sizes,
)

SEAT = uk.Rules(banana="seat")
TEN = "Y1 Y2 | Y3 Y4 | Y5 Y6 | Y7 Y8 | G1 G2 | G3 G4 | G5 G6 | G7 G8 | B1 B2"


def drew(events: list[uk.Event], name: str) -> list[tuple[int | None, int | None, object]]:
    """Who drew how many and which cards, in order."""
    return [
        (event.seat, event.number, event.cards)
        for event in events
        if f"{event.rule}/{event.kind}" == name
    ]


@pytest.mark.parametrize("players", [2, 3, 10])
def test_item_mushroom(players: int) -> None:
    """Another turn at once, a full one."""
    others = " | ".join(TEN.split(" | ")[: players - 1])
    game = position(f"B7 + 0 | WI WI B1 R9 | {others} / R3 R5 G5")
    events = play(game, "0:WI")
    assert only(events, "item.mushroom/again").seat == 0
    assert (game.to_move, game.phase, game.colour) == (0, "turn", "R")
    assert moves(game) == {"0:R9", "0:WI", "0:draw"}
    play(game, "0:WI")
    assert game.to_move == 0
    assert game.discard == ["B7", "WI", "R3", "WI", "R5"]


def test_item_mushroom__with_nothing_to_play_draw_as_usual() -> None:
    game = position("B7 + 0 | WI B1 B2 | Y1 Y2 | Y3 Y4 / R3 G5 Y9")
    play(game, "0:WI")
    assert moves(game) == {"0:draw"}
    events = play(game, "0:draw")
    assert names(events) == ["turn.draw/drew", "turn.draw.play/ends"]
    assert game.to_move == 1


def test_item_mushroom__after_a_drawn_item_box() -> None:
    """An Item Box that was drawn may be played; the extra turn is a full one again."""
    game = position("B7 + 0 | R1 G2 | Y1 Y2 | Y3 Y4 / WI R3 G5 Y9")
    play(game, "0:draw", "0:WI")
    assert (game.to_move, game.phase, game.drawn) == (0, "turn", None)
    assert moves(game) == {"0:R1", "0:R1!", "0:draw"}


@pytest.mark.parametrize("rules", [uk.Rules(), SEAT])
@pytest.mark.parametrize(("sign", "victim"), [("+", 3), ("-", 1)])
def test_item_banana(rules: uk.Rules, sign: str, victim: int) -> None:
    """Who went just before draws two. In a position the neighbour has just gone."""
    game = position(f"B7 {sign} 0 | WI B1 B2 | Y1 Y2 | Y3 Y4 | Y5 Y6 / Y9 G8 G9 R1", rules=rules)
    events = play(game, "0:WI")
    event = only(events, "item.banana/drew")
    assert (event.seat, event.other, event.number) == (victim, 0, 2)
    assert event.cards == ("G8", "G9")
    assert event.cards_seen_by == (victim,)
    assert sizes(game)[victim] == 4
    assert game.to_move == 4 - victim
    assert game.colour == "Y"


@pytest.mark.parametrize(("rules", "victim"), [(uk.Rules(), 0), (SEAT, 1)])
def test_item_banana__a_skipped_player_did_not_go(rules: uk.Rules, victim: int) -> None:
    game = position("R7 + 0 | RS B1 B2 | Y1 Y2 | WI Y3 Y4 | Y5 Y6 / Y9 G8 G9", rules=rules)
    events = play(game, "0:RS", "2:WI")
    assert drew(events, "item.banana/drew") == [(victim, 2, ("G8", "G9"))]
    assert game.to_move == 3


@pytest.mark.parametrize(("rules", "victim"), [(uk.Rules(), 0), (SEAT, 1)])
def test_item_banana__one_who_drew_two_and_passed_did_not_go(rules: uk.Rules, victim: int) -> None:
    game = position("R7 + 0 | RD B1 B2 | Y1 Y2 | WI Y3 Y4 | Y5 Y6 / R8 R9 Y9 G8 G9", rules=rules)
    events = play(game, "0:RD", "2:WI")
    assert drew(events, "item.banana/drew") == [(victim, 2, ("G8", "G9"))]


@pytest.mark.parametrize(("rules", "victim"), [(uk.Rules(), 0), (SEAT, 1)])
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_item_banana__one_who_lost_or_declined_a_challenge_did_not_go(
    rules: uk.Rules, victim: int, answer: str
) -> None:
    stock = "R8 R9 R6 R5" if answer == "accept" else "R8 R9 R6 R5 R4 R3"
    game = position(f"R7 + 0 | W4 B1 B2 | Y1 Y2 | WI Y3 Y4 | Y5 Y6 / {stock} Y9 G8 G9", rules=rules)
    events = play(game, "0:W4=G", f"1:{answer}", "2:WI")
    assert drew(events, "item.banana/drew") == [(victim, 2, ("G8", "G9"))]


@pytest.mark.parametrize("rules", [uk.Rules(), SEAT])
def test_item_banana__one_who_won_a_challenge_takes_a_turn_and_goes(rules: uk.Rules) -> None:
    game = position(
        "R7 + 0 | W4 R1 B2 | G1 Y2 | WI Y3 Y4 | Y5 Y6 / R8 R9 R6 R5 Y9 G8 G9", rules=rules
    )
    events = play(game, "0:W4=G", "1:challenge", "1:G1!", "2:WI")
    assert drew(events, "item.banana/drew") == [(1, 2, ("G8", "G9"))]


def test_item_banana__the_winner_of_a_challenge_has_not_gone_before_the_turn_is_taken() -> None:
    game = position("R7 + 0 | W4 R1 B2 | WI G1 Y2 | Y3 Y4 / R8 R9 R6 R5 Y9 G8 G9")
    events = play(game, "0:W4=G", "1:challenge", "1:WI")
    assert drew(events, "item.banana/drew") == [(0, 2, ("G8", "G9"))]


@pytest.mark.parametrize("rules", [uk.Rules(), SEAT])
def test_item_banana__one_who_drew_and_passed_of_free_will_went(rules: uk.Rules) -> None:
    game = position("R7 + 0 | B1 B2 | WI Y3 Y4 | Y5 Y6 / R8 Y9 G8 G9", rules=rules)
    events = play(game, "0:draw", "0:pass", "1:WI")
    assert drew(events, "item.banana/drew") == [(0, 2, ("G8", "G9"))]
    game = position("R7 + 0 | B1 B2 | WI Y3 Y4 | Y5 Y6 / G1 Y9 G8 G9", rules=rules)
    events = play(game, "0:draw", "1:WI")
    assert drew(events, "item.banana/drew") == [(0, 2, ("G8", "G9"))]


@pytest.mark.parametrize("rules", [uk.Rules(), SEAT])
@pytest.mark.parametrize("first", ["R3", "B3"])
def test_item_banana__in_an_extra_turn_it_is_the_last_other(first: str, rules: uk.Rules) -> None:
    """After a mushroom, after lightning, the player has just gone: not the one who draws."""
    lightning = " R1 R2" if first == "B3" else ""
    game = position(
        f"R7 + 1 | B1 B2 | WI WI Y3 Y4 | Y5 Y6 / {first}{lightning} Y9 G8 G9", rules=rules
    )
    events = play(game, "1:WI", "1:WI")
    assert drew(events, "item.banana/drew") == [(0, 2, ("G8", "G9"))]
    assert game.to_move == 2


@pytest.mark.parametrize(("rules", "victim"), [(uk.Rules(), 1), (SEAT, 2)])
def test_item_banana__in_an_extra_turn_after_a_skip(rules: uk.Rules, victim: int) -> None:
    game = position("R7 + 1 | Y1 Y2 | RS B1 B2 | Y5 Y6 | WI WI Y3 Y4 / R3 Y9 G8 G9", rules=rules)
    events = play(game, "1:RS", "3:WI", "3:WI")
    assert drew(events, "item.banana/drew") == [(victim, 2, ("G8", "G9"))]


def test_item_banana__two_players_and_a_skip() -> None:
    """The other one went last, though skipped since."""
    game = position("R7 + 0 | RS WI B1 B2 | Y1 Y2 / Y9 G8 G9")
    events = play(game, "0:RS", "0:WI")
    assert drew(events, "item.banana/drew") == [(1, 2, ("G8", "G9"))]
    assert game.to_move == 1


@pytest.mark.parametrize("rules", [uk.Rules(), SEAT])
def test_item_banana__after_a_reverse(rules: uk.Rules) -> None:
    """The one who turned the play round went just before, and is the neighbour too."""
    game = position("R7 + 1 | Y1 WI B9 | RR B1 B2 | Y5 Y6 | Y3 Y4 / Y9 G8 G9", rules=rules)
    events = play(game, "1:RR", "0:WI")
    assert drew(events, "item.banana/drew") == [(1, 2, ("G8", "G9"))]
    assert game.to_move == 3


@pytest.mark.parametrize("players", [2, 3, 10])
def test_item_banana__nobody_has_gone_yet(players: int) -> None:
    hands = {1: "WI R1 R2 R3 R4 R6 R7"}
    game = dealt(players, 0, first="R5", hands=hands, then="Y9 G8 G9")
    events = play(game, "1:WI")
    assert only(events, "item.banana/nobody").seat == 1
    assert drew(events, "item.banana/drew") == []
    assert sum(sizes(game)) == 7 * players - 1
    assert game.to_move == 2 % players
    game = dealt(players, 0, first="R5", hands=hands, then="Y9 G8 G9", rules=SEAT)
    events = play(game, "1:WI")
    assert drew(events, "item.banana/drew") == [(0, 2, ("G8", "G9"))]


def test_item_banana__nobody_else_has_gone_after_a_mushroom_or_a_skipped_start() -> None:
    """Extra turns are one's own; the one passed over at the start did not go."""
    hands = {1: "WI WI R2 R3 R4 R6 R7"}
    game = dealt(3, 0, first="R5", hands=hands, then="R9 Y9 G8 G9")
    events = play(game, "1:WI", "1:WI")
    assert only(events, "item.banana/nobody").seat == 1
    for first in ("RS", "RD"):
        then = "Y0 Y1 Y9" if first == "RD" else "Y9"
        game = dealt(3, 2, first=first, hands=hands, then=then)
        events = play(game, "1:WI")
        assert only(events, "item.banana/nobody").seat == 1


def test_item_banana__the_dealer_who_named_a_colour_has_not_gone() -> None:
    hands = {1: "WI WI R2 R3 R4 R6 R7"}
    game = dealt(3, 0, first="WI", hands=hands, then="Y9 G8 G9")
    events = play(game, "0:=R", "1:WI")
    assert only(events, "item.banana/nobody").seat == 1


def test_item_banana__a_new_round_begins_with_nobody() -> None:
    """Who went last in the round before is forgotten."""
    game = dealt(3, 0, first="R5")
    end_round(game)
    game.next_round()
    dealer = game.dealer
    assert dealer is not None
    first = (dealer + 1) % 3
    record = game.record()
    record["rounds"][1]["deck"] = deck_order(
        3, dealer, first="R5", hands={first: "WI R1 R2 R3 R4 R6 R7"}, then="Y9"
    )
    record["rounds"][1]["shuffles"] = []
    again = uk.Game.from_record(record)
    assert only(play(again, f"{first}:WI"), "item.banana/nobody").seat == first


@pytest.mark.parametrize("target", [1, 2, 3])
def test_item_shell(target: int) -> None:
    """The player chooses an opponent, who draws one."""
    game = position("B7 + 0 | WI B1 B2 | Y1 Y2 | Y3 Y4 | Y5 Y6 / G9 R8 R9")
    events = play(game, "0:WI")
    assert only(events, "item.shell/asked").seat == 0
    assert (game.phase, game.to_move) == ("aim", 0)
    assert moves(game) == {"0:@1", "0:@2", "0:@3"}
    assert refused(game, "0:@0") == "item.shell/not_yourself"
    assert refused(game, "0:B1") == "item.shell/aim_first"
    assert refused(game, "0:draw") == "item.shell/aim_first"
    assert refused(game, "1:@2") == "turn.order/not_your_turn"
    assert refused(game, "0:@4") == "players/no_such_seat"
    events = play(game, f"0:@{target}")
    assert names(events) == ["item.shell/drew", "item.after/passes"]
    event = events[0]
    assert (event.seat, event.other, event.number, event.cards) == (target, 0, 1, ("R8",))
    assert event.cards_seen_by == (target,)
    assert sizes(game)[target] == 3
    assert (game.to_move, game.phase, game.colour) == (1, "turn", "G")


def test_item_shell__is_aimed_also_at_the_only_opponent() -> None:
    game = position("B7 + 1 | Y1 Y2 | WI B1 B2 / G9 R8 R9")
    play(game, "1:WI")
    assert moves(game) == {"1:@0"}
    play(game, "1:@0")
    assert sizes(game) == [3, 2]
    assert game.to_move == 0


def test_item_shell__nothing_to_aim() -> None:
    game = position("B7 + 0 | WI B1 B2 | Y1 Y2")
    assert refused(game, "0:@1") == "item.shell/nothing_to_aim"


@pytest.mark.parametrize(("sign", "order"), [("+", (2, 3, 0)), ("-", (0, 3, 2))])
def test_item_lightning(sign: str, order: tuple[int, int, int]) -> None:
    """Every other player draws one, the next player first; then another turn."""
    game = position(f"R7 {sign} 1 | Y1 Y2 | WI B1 R2 | Y3 Y4 | Y5 Y6 / B9 G1 G2 G3 R1")
    events = play(game, "1:WI")
    assert drew(events, "item.lightning/drew") == [
        (order[0], 1, ("G1",)),
        (order[1], 1, ("G2",)),
        (order[2], 1, ("G3",)),
    ]
    assert [e.cards_seen_by for e in events if e.kind == "drew"] == [(seat,) for seat in order]
    assert {e.other for e in events if e.kind == "drew"} == {1}
    assert names(events)[-1] == "item.lightning/again"
    assert sizes(game) == [3, 2, 3, 3]
    assert (game.to_move, game.phase, game.colour) == (1, "turn", "B")
    assert moves(game) == {"1:B1", "1:B1!", "1:draw"}


def test_item_lightning__two_and_ten_players() -> None:
    game = position("R7 + 0 | WI B1 R2 | Y1 Y2 / B9 G1 G2")
    play(game, "0:WI")
    assert sizes(game) == [2, 3]
    assert game.to_move == 0
    game = position(f"R7 + 9 | {TEN} | WI R1 R2 / BR")
    play(game, "9:WI")
    assert sizes(game) == [3] * 9 + [2]
    assert (game.to_move, game.direction) == (9, 1)


def test_item_lightning__the_stock_runs_out_half_way() -> None:
    """The next player is first to draw; those for whom nothing is left draw nothing."""
    game = position("R7 + 0 | " + shared_out("R7", ["WI R1 R2", "Y3", "Y4", "Y5"], "B9"))
    before = sizes(game)
    events = play(game, "0:WI")
    # The red seven and the Item Box are the only spare discards.
    assert sizes(game) == [before[0] - 1, before[1] + 1, before[2] + 1, before[3]]
    cut = only(events, "stock.empty/cut_short")
    assert (cut.seat, cut.number) == (3, 1)
    assert only(events, "stock.empty/reshuffled").number == 2
    assert conserved(game)


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("turned", ["W4", "WI"])
def test_item_bobomb(turned: str, colour: str) -> None:
    """The player draws two and names the colour to follow."""
    game = position(f"R7 + 0 | WI B1 R2 | Y1 Y2 | Y3 Y4 / {turned} G8 G9 R1")
    events = play(game, "0:WI")
    assert names(events) == [
        "turn.wild/played",
        "action.itembox/turned",
        "item.action/ignored",
        "item.bobomb/drew",
        "item.bobomb/asked",
    ]
    event = only(events, "item.bobomb/drew")
    assert (event.seat, event.number, event.cards) == (0, 2, ("G8", "G9"))
    assert event.cards_seen_by == (0,)
    assert sizes(game) == [4, 2, 2]
    assert (game.phase, game.to_move) == ("colour", 0)
    assert game.view(0)["colour"] is None
    assert moves(game) == {f"0:={named}" for named in COLOURS}
    assert refused(game, "0:B1") == "item.bobomb/name_first"
    assert refused(game, "0:draw") == "item.bobomb/name_first"
    assert refused(game, "1:=R") == "turn.order/not_your_turn"
    events = play(game, f"0:={colour}")
    assert names(events) == ["item.bobomb/named", "item.after/passes"]
    assert (events[0].seat, events[0].colour) == (0, colour)
    assert (game.colour, game.to_move, game.phase) == (colour, 1, "turn")
    assert game.discard[-1] == turned


@pytest.mark.parametrize(
    ("turned", "item"),
    [
        *((f"R{face}", "item.mushroom/again") for face in "DSR"),
        *((f"Y{face}", "item.banana/drew") for face in "DSR"),
        *((f"G{face}", "item.shell/asked") for face in "DSR"),
        *((f"B{face}", "item.lightning/again") for face in "DSR"),
        ("W4", "item.bobomb/asked"),
        ("WI", "item.bobomb/asked"),
    ],
)
def test_item_action(turned: str, item: str) -> None:
    """An action card or a wild that is turned up acts only by its item."""
    top = "B7" if turned[0] != "B" else "R7"
    game = position(f"{top} + 0 | WI B1 R2 G3 | Y1 Y2 | Y3 Y4 | Y5 Y6 / {turned} G8 G9 R1 R3")
    events = play(game, "0:WI")
    ignored = only(events, "item.action/ignored")
    assert ignored.card == turned
    assert item in names(events)
    assert {event.rule.partition(".")[0] for event in events} <= {"turn", "action", "item"}
    assert {event.rule for event in events if event.rule.startswith("action")} == {"action.itembox"}
    assert game.direction == 1
    assert game.discard == [top, "WI", turned], "no second card is turned"
    extra = {"R": [3, 2, 2, 2], "Y": [3, 2, 2, 4], "G": [3, 2, 2, 2], "B": [3, 3, 3, 3]}
    assert sizes(game) == extra.get(turned[0], [5, 2, 2, 2])
    if turned[0] == "G":
        play(game, "0:@3")
    elif turned[0] == "W":
        play(game, "0:=G")
    assert game.to_move == (0 if turned[0] in "RB" else 1)
    assert game.phase == "turn"


def test_item_action__a_number_card_has_no_action() -> None:
    game = position("B7 + 0 | WI B1 R2 G3 | Y1 Y2 / R0 G8")
    assert "item.action/ignored" not in names(play(game, "0:WI"))


@pytest.mark.parametrize(
    ("turned", "answer"), [("Y5", None), ("G5", "0:@2"), ("W4", "0:=R"), ("WI", "0:=B")]
)
@pytest.mark.parametrize("sign", ["+", "-"])
def test_item_after(turned: str, answer: str | None, sign: str) -> None:
    """After banana, shell and Bob-omb the turn passes to the next player."""
    game = position(f"B7 {sign} 0 | WI B1 R2 | Y1 Y2 | Y3 Y4 | Y5 Y6 / {turned}")
    events = play(game, "0:WI")
    if answer is not None:
        assert "item.after/passes" not in names(events)
        events = play(game, answer)
    following = 1 if sign == "+" else 3
    assert events[-1].rule == "item.after"
    assert only(events, "item.after/passes").seat == following
    assert (game.to_move, game.phase) == (following, "turn")


@pytest.mark.parametrize("turned", ["R5", "B5"])
def test_item_after__not_after_mushroom_or_lightning(turned: str) -> None:
    game = position(f"B7 + 0 | WI B1 R2 | Y1 Y2 | Y3 Y4 / {turned}")
    assert "item.after/passes" not in names(play(game, "0:WI"))
    assert game.to_move == 0

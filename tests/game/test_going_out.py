"""The chapter "Going out": how a round ends."""

from __future__ import annotations

import pytest

import unokart_widget as uk

from .helpers import moves, names, only, play, position, refused, shared_out, sizes

END = uk.Rules(last_item_box="end")
BOTH = [uk.Rules(), END]


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("card", ["R1", "B7", "RS", "RR"])
@pytest.mark.parametrize("others", ["Y1 Y2", "Y1 Y2 | Y3 Y4"])
def test_out_end(rules: uk.Rules, card: str, others: str) -> None:
    """The round ends when a player has laid the last card; a Skip or Reverse changes nothing."""
    game = position(f"R7 + 0 | {card} | {others} / G1", rules=rules)
    events = play(game, f"0:{card}")
    assert only(events, "out.end/out").seat == 0
    assert game.round_over
    assert game.round_winner == 0
    assert game.phase == "over"
    assert game.legal_moves() == []
    assert game.hands[0] == []
    assert game.discard == ["R7", card]
    assert game.stock[0] == "G1"
    for move in ("1:Y1", "1:draw", "0:draw", "1:catch", "0:uno", "0:pass", "1:challenge"):
        assert refused(game, move) == "out.end/over"


def test_out_end__with_a_drawn_card_or_in_an_extra_turn() -> None:
    game = position("R7 + 0 | WI R2 | Y1 Y2 | Y3 Y4 / R3")
    play(game, "0:WI!", "0:R2")
    assert game.round_winner == 0
    game = position("R7 + 0 | WI R2 | Y1 Y2 | Y3 Y4 / B3")
    play(game, "0:WI!")
    play(game, "0:draw")
    assert not game.round_over


def test_out_end__not_with_one_card_left() -> None:
    game = position("R7 + 0 | R1 R2 | Y1 Y2")
    play(game, "0:R1")
    assert not game.round_over


@pytest.mark.parametrize("sign", ["+", "-"])
@pytest.mark.parametrize("rules", BOTH)
def test_out_draw(sign: str, rules: uk.Rules) -> None:
    """A Draw Two laid last: the next player draws two before the count."""
    game = position(f"R7 {sign} 0 | RD | Y1 | Y3 | Y5 / G8 G9 R1", rules=rules)
    victim = 1 if sign == "+" else 3
    events = play(game, "0:RD")
    drew = only(events, "out.draw/drew")
    assert (drew.seat, drew.other, drew.number, drew.cards) == (victim, 0, 2, ("G8", "G9"))
    assert drew.cards_seen_by == (victim,)
    assert game.round_winner == 0
    assert game.round_points == 1 + 3 + 5 + 8 + 9
    assert game.scores == [26, 0, 0, 0]
    order = names(events)
    assert order.index("out.draw/drew") < order.index("score.hand/counted")


@pytest.mark.parametrize("players", [2, 3, 10])
def test_out_draw__wild_draw_four(players: int) -> None:
    """Four cards, and no challenge: the hand is empty."""
    table = " | ".join(["Y1", "Y3", "Y5", "Y7", "G1", "B3", "B5", "B7", "R4"][: players - 1])
    game = position(f"R7 + 0 | W4 | {table} / G8 G9 GS G0 R1")
    events = play(game, "0:W4=B")
    drew = only(events, "out.draw/drew")
    assert (drew.seat, drew.other, drew.number) == (1, 0, 4)
    assert drew.cards == ("G8", "G9", "GS", "G0")
    assert not [event for event in events if event.rule.startswith("challenge")]
    assert game.round_over
    assert game.round_winner == 0
    left = sum(int(hand[1]) for hand in table.split(" | "))
    assert game.round_points == left + 8 + 9 + 20
    assert refused(game, "1:challenge") == "out.end/over"


def test_out_draw__the_stock_is_short() -> None:
    game = position("R7 + 0 | " + shared_out("R7", ["RD", "Y1", "Y3"]))
    before = sizes(game)
    events = play(game, "0:RD")
    assert only(events, "out.draw/drew").number == 1
    assert only(events, "stock.empty/cut_short").number == 1
    assert sizes(game) == [0, before[1] + 1, before[2]]
    assert game.round_over


@pytest.mark.parametrize("turned", ["R5", "RD", "RS"])
def test_out_itembox(turned: str) -> None:
    """A mushroom gives a turn to nobody: the hand is empty and the round ends."""
    game = position(f"B7 + 0 | WI | Y1 Y2 | Y3 Y4 / {turned} G8 G9")
    events = play(game, "0:WI")
    assert only(events, "out.itembox/flip").seat == 0
    assert only(events, "action.itembox/turned").card == turned
    assert only(events, "out.end/out").seat == 0
    assert "item.mushroom/again" not in names(events)
    assert game.round_winner == 0
    assert sizes(game) == [0, 2, 2]
    assert game.discard == ["B7", "WI", turned]


@pytest.mark.parametrize(("banana", "victim"), [("went", 0), ("seat", 1)])
def test_out_itembox__banana(banana: str, victim: int) -> None:
    rules = uk.Rules(banana=banana)
    game = position("R7 + 0 | RS Y6 Y5 | Y1 Y2 | WI | Y3 Y4 / Y9 G8 G9", rules=rules)
    events = play(game, "0:RS", "2:WI")
    assert only(events, "item.banana/drew").seat == victim
    assert game.round_winner == 2
    assert game.round_points == 6 + 5 + 1 + 2 + 3 + 4 + 17
    assert "item.after/passes" not in names(events)


def test_out_itembox__shell() -> None:
    """The player without cards still aims; then the round ends."""
    game = position("B7 + 0 | WI | Y1 Y2 | Y3 Y4 / G9 R8 R9")
    play(game, "0:WI")
    assert not game.round_over
    assert (game.phase, game.to_move) == ("aim", 0)
    assert moves(game) == {"0:@1", "0:@2"}
    assert refused(game, "0:draw") == "item.shell/aim_first"
    assert refused(game, "0:uno") == "uno.window/nothing_to_say"
    assert refused(game, "1:catch") == "uno.window/nobody_to_catch"
    events = play(game, "0:@2")
    assert only(events, "item.shell/drew").seat == 2
    assert "item.after/passes" not in names(events)
    assert game.round_winner == 0
    assert game.round_points == 1 + 2 + 3 + 4 + 8


def test_out_itembox__lightning() -> None:
    game = position("R7 + 0 | WI | Y1 Y2 | Y3 Y4 / B9 R8 R9 G1")
    events = play(game, "0:WI")
    assert [event.seat for event in events if event.rule == "item.lightning"][:2] == [1, 2]
    assert "item.lightning/again" not in names(events)
    assert game.round_winner == 0
    assert game.round_points == 10 + 8 + 9


@pytest.mark.parametrize("turned", ["W4", "WI"])
def test_out_itembox__bobomb(turned: str) -> None:
    """Two cards, so the round goes on."""
    game = position(f"R7 + 0 | WI | Y1 Y2 | Y3 Y4 / {turned} R8 R9 G1")
    events = play(game, "0:WI")
    assert only(events, "out.itembox/goes_on").seat == 0
    assert only(events, "item.bobomb/drew").number == 2
    assert not game.round_over
    assert sizes(game) == [2, 2, 2]
    assert (game.phase, game.to_move) == ("colour", 0)
    assert moves(game) == {f"0:={colour}" for colour in "RYGB"}
    events = play(game, "0:=R")
    assert "out.end/out" not in names(events)
    assert (game.to_move, game.phase) == (1, "turn")
    play(game, "1:draw")
    if game.phase == "drawn":
        play(game, "1:pass")
    play(game, "2:draw")
    if game.phase == "drawn":
        play(game, "2:pass")
    assert moves(game) == {"0:R8", "0:R8!", "0:R9", "0:R9!", "0:draw"}


@pytest.mark.parametrize("turned", ["R5", "Y5", "G5", "B5", "W4", "WI"])
def test_out_itembox__option_end(turned: str) -> None:
    """The round ends at once, and nothing is turned over."""
    game = position(f"B7 + 0 | WI | Y1 Y2 | Y3 Y4 / {turned} G8 G9", rules=END)
    events = play(game, "0:WI")
    assert only(events, "out.itembox/ended").seat == 0
    assert "action.itembox/turned" not in names(events)
    assert only(events, "out.end/out").seat == 0
    assert game.round_winner == 0
    assert game.discard == ["B7", "WI"]
    assert game.stock[:3] == [turned, "G8", "G9"]
    assert sizes(game) == [0, 2, 2]
    assert game.round_points == 10


def test_out_itembox__option_end_is_for_the_last_card_only() -> None:
    game = position("B7 + 0 | WI B1 | Y1 Y2 | Y3 Y4 / R5", rules=END)
    events = play(game, "0:WI!")
    assert "action.itembox/turned" in names(events)
    assert "out.itembox/ended" not in names(events)
    assert "out.itembox/flip" not in names(events)

"""The chapter "Action cards"."""

from __future__ import annotations

import pytest

import unokart_widget as uk

from .helpers import COLOURS, moves, names, only, play, position, refused, shared_out, sizes

TEN = "Y1 Y2 | Y3 Y4 | Y5 Y6 | Y7 Y8 | G1 G2 | G3 G4 | G5 G6 | G7 G8 | B1 B2"


@pytest.mark.parametrize("sign", ["+", "-"])
def test_action_draw2(sign: str) -> None:
    game = position(f"R7 {sign} 0 | RD B1 B2 | Y1 Y2 | Y3 Y4 | Y5 Y6 / G8 G9 R1")
    victim, following = (1, 2) if sign == "+" else (3, 2)
    events = play(game, "0:RD")
    assert names(events) == ["turn.match/played", "action.draw2/drew"]
    drew = events[1]
    assert (drew.seat, drew.other, drew.number, drew.cards) == (victim, 0, 2, ("G8", "G9"))
    assert drew.cards_seen_by == (victim,)
    assert len(game.hands[victim]) == 4
    assert {"G8", "G9"} <= set(game.hands[victim])
    assert game.to_move == following
    assert game.stock[0] == "R1"


def test_action_draw2__two_players() -> None:
    game = position("R7 + 0 | RD B1 B2 | Y1 Y2 / G8 G9")
    play(game, "0:RD")
    assert sizes(game) == [2, 4]
    assert game.to_move == 0


def test_action_draw2__ten_players() -> None:
    game = position(f"R7 + 9 | {TEN} | RD R1 R2")
    play(game, "9:RD")
    assert sizes(game) == [4] + [2] * 9
    assert game.to_move == 1


def test_action_draw2__no_stacking() -> None:
    """One who holds a Draw Two cannot lay it instead of drawing."""
    game = position("R7 + 0 | RD B1 B2 | YD Y2 | GD Y4 / G8 G9")
    play(game, "0:RD")
    assert sizes(game) == [2, 4, 2]
    assert refused(game, "1:YD") == "turn.order/not_your_turn"
    assert "2:GD" in moves(game)
    play(game, "2:GD!")
    assert sizes(game) == [4, 4, 1]
    assert game.to_move == 1


@pytest.mark.parametrize("sign", ["+", "-"])
def test_action_reverse(sign: str) -> None:
    game = position(f"R7 {sign} 0 | RR B1 B2 | Y1 Y2 | Y3 Y4 | Y5 Y6")
    before = game.direction
    assert before == (1 if sign == "+" else -1)
    events = play(game, "0:RR")
    assert names(events) == ["turn.match/played", "action.reverse/turned"]
    assert game.direction == -before
    assert game.to_move == (3 if sign == "+" else 1)


def test_action_reverse__twice() -> None:
    game = position("R7 + 0 | RR B1 B2 | Y1 Y2 | Y3 Y4 YR Y9")
    play(game, "0:RR", "2:YR")
    assert (game.direction, game.to_move) == (1, 0)


def test_action_reverse__ten_players() -> None:
    game = position(f"R7 + 9 | {TEN} | RR R1 R2")
    play(game, "9:RR")
    assert (game.direction, game.to_move) == (-1, 8)


@pytest.mark.parametrize("seat", [0, 1])
def test_action_reverse_two(seat: int) -> None:
    """The classic convention: with two players a Reverse acts as a Skip."""
    hands = ["RR B1 B2", "Y1 Y2"]
    game = position(f"R7 + {seat} | {hands[seat]} | {hands[1 - seat]}")
    events = play(game, f"{seat}:RR")
    assert names(events) == ["turn.match/played", "action.reverse.two/skipped"]
    assert events[1].seat == 1 - seat
    assert game.to_move == seat
    assert (game.direction, game.phase) == (1, "turn")


def test_action_reverse_two__option_turn() -> None:
    """Direction only: the other player goes next."""
    game = position("R7 + 0 | RR B1 B2 | Y1 Y2", rules=uk.Rules(two_player_reverse="turn"))
    events = play(game, "0:RR")
    assert names(events) == ["turn.match/played", "action.reverse.two/turned"]
    assert (game.direction, game.to_move) == (-1, 1)


@pytest.mark.parametrize("option", ["skip", "turn"])
def test_action_reverse_two__means_nothing_to_three(option: str) -> None:
    rules = uk.Rules(two_player_reverse=option)
    game = position("R7 + 0 | RR B1 B2 | Y1 Y2 | Y3 Y4", rules=rules)
    assert names(play(game, "0:RR"))[1] == "action.reverse/turned"
    assert (game.direction, game.to_move) == (-1, 2)


@pytest.mark.parametrize("sign", ["+", "-"])
def test_action_skip(sign: str) -> None:
    game = position(f"R7 {sign} 0 | RS B1 B2 | Y1 Y2 | Y3 Y4 | Y5 Y6")
    events = play(game, "0:RS")
    assert names(events) == ["turn.match/played", "action.skip/skipped"]
    assert events[1].seat == (1 if sign == "+" else 3)
    assert game.to_move == 2
    assert sizes(game) == [2, 2, 2, 2]


def test_action_skip__two_players() -> None:
    game = position("R7 + 1 | B1 B2 | RS Y1 Y2")
    play(game, "1:RS")
    assert game.to_move == 1


def test_action_skip__ten_players() -> None:
    game = position(f"R7 + 9 | {TEN} | RS R1 R2")
    play(game, "9:RS")
    assert game.to_move == 1


def test_action_itembox() -> None:
    """The top card of the stock is turned over onto the pile, and its item is activated."""
    game = position("R7 + 0 | WI B1 B2 | Y1 Y2 | Y3 Y4 / R3 G1")
    events = play(game, "0:WI")
    assert names(events) == ["turn.wild/played", "action.itembox/turned", "item.mushroom/again"]
    assert (events[1].seat, events[1].card) == (0, "R3")
    assert game.discard == ["R7", "WI", "R3"]
    assert game.stock[0] == "G1"
    assert game.colour == "R"


def test_action_itembox__the_stock_is_made_anew_when_it_is_empty() -> None:
    """The card under the Item Box is a spare discard: it is turned up again."""
    game = position("B7 + 0 | " + shared_out("B7", ["WI B1 B2", "Y1 Y2", "Y3"]))
    before = sizes(game)
    events = play(game, "0:WI")
    assert names(events)[:3] == [
        "turn.wild/played",
        "stock.empty/reshuffled",
        "action.itembox/turned",
    ]
    # Lightning, and the Item Box under it is the one card that is left to be drawn.
    assert game.discard == ["B7"]
    assert sizes(game) == [before[0] - 1, before[1] + 1, before[2]]
    assert only(events, "stock.empty/cut_short").seat == 2
    assert game.to_move == 0


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("sign", ["+", "-"])
def test_action_draw4(colour: str, sign: str) -> None:
    """The player names the colour; the next player who does not challenge draws four."""
    game = position(f"R7 {sign} 0 | W4 R1 B2 | Y1 Y2 | Y3 Y4 | Y5 Y6 / G6 G7 G8 G9 R1")
    victim = 1 if sign == "+" else 3
    events = play(game, f"0:W4={colour}")
    assert names(events) == ["turn.wild/played", "challenge.offer/offered"]
    assert events[0].colour == colour
    assert (game.phase, game.to_move, game.colour) == ("challenge", victim, colour)
    assert sizes(game) == [2, 2, 2, 2]
    assert moves(game) == {f"{victim}:challenge", f"{victim}:accept"}
    events = play(game, f"{victim}:accept")
    assert names(events) == ["challenge.offer/accepted", "action.draw4/drew"]
    drew = events[1]
    assert (drew.seat, drew.other, drew.number) == (victim, 0, 4)
    assert drew.cards == ("G6", "G7", "G8", "G9")
    assert drew.cards_seen_by == (victim,)
    assert len(game.hands[victim]) == 6
    assert (game.to_move, game.phase, game.colour) == (2, "turn", colour)


def test_action_draw4__two_players() -> None:
    game = position("R7 + 0 | W4 R1 B2 | Y1 Y2")
    play(game, "0:W4=R", "1:accept")
    assert sizes(game) == [2, 6]
    assert game.to_move == 0
    assert moves(game) == {"0:R1", "0:R1!", "0:draw"}


def test_action_draw4__ten_players() -> None:
    game = position(f"R7 + 9 | {TEN} | W4 R1 R2")
    play(game, "9:W4=B", "0:accept")
    assert sizes(game) == [6] + [2] * 9
    assert game.to_move == 1


def test_action_draw4__not_without_a_colour() -> None:
    game = position("R7 + 0 | W4 R1 B2 | Y1 Y2")
    assert refused(game, "0:W4") == "action.draw4/colour_missing"
    assert refused(game, "0:W4!") in ("action.draw4/colour_missing", "uno.say/not_last_but_one")
    play(game, "0:R1")
    assert game.colour == "R"


def test_action_draw4__after_it_was_drawn() -> None:
    """A drawn Wild Draw Four may be played at once, and be challenged."""
    game = position("R7 + 0 | G1 B2 | Y1 Y2 | Y3 Y4 / W4 G6 G7 G8 G9")
    play(game, "0:draw", "0:W4=Y")
    assert game.phase == "challenge"
    play(game, "1:accept")
    assert sizes(game) == [2, 6, 2]

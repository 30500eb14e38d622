"""The chapter "Saying UNO"."""

from __future__ import annotations

import pytest

from .helpers import moves, names, only, play, position, refused, shared_out, sizes


@pytest.mark.parametrize("card", ["R1", "RD", "RS", "RR", "W4=G", "WI"])
def test_uno_say(card: str) -> None:
    """Said while laying the last card but one: nobody can catch."""
    game = position(f"R7 + 0 | {card[:2]} B9 | Y1 Y2 | Y3 Y4 / R3")
    assert {f"0:{card}", f"0:{card}!"} <= moves(game)
    events = play(game, f"0:{card}!")
    assert only(events, "uno.say/said").seat == 0
    assert not [move for move in moves(game) if move.endswith((":uno", ":catch"))]
    assert refused(game, "0:uno") == "uno.window/nothing_to_say"
    assert refused(game, "1:catch") == "uno.window/nobody_to_catch"
    assert len(game.hands[0]) == 1


def test_uno_say__with_a_drawn_card() -> None:
    game = position("R7 + 0 | B9 | Y1 Y2 | Y3 Y4 / R3")
    play(game, "0:draw")
    assert moves(game) == {"0:R3", "0:R3!", "0:pass"}
    assert "uno.say/said" in names(play(game, "0:R3!"))


@pytest.mark.parametrize(
    ("hand", "count"), [("R1 B9 B8", 3), ("R1", 1), ("R1 W4 WI R2 R3 R4 R5", 7)]
)
def test_uno_say__only_with_the_last_card_but_one(hand: str, count: int) -> None:
    game = position(f"R7 + 0 | {hand} | Y1 Y2 | Y3 Y4")
    assert not [move for move in moves(game) if move.endswith("!")]
    assert refused(game, "0:R1!") == "uno.say/not_last_but_one"
    assert game.reason("0:R1").legal
    assert str(count) in game.explain("0:R1!") or count == 1


def test_uno_say__need_not_be_said_at_once() -> None:
    """Who forgets can still say it late; that costs nothing."""
    game = position("R7 + 0 | R1 B9 | Y1 Y2 | Y3 Y4")
    events = play(game, "0:R1")
    assert names(events) == ["turn.match/played"]
    assert moves(game) >= {"0:uno", "1:catch", "2:catch"}
    events = play(game, "0:uno")
    assert names(events) == ["uno.window/said"]
    assert events[0].seat == 0
    assert sizes(game) == [1, 2, 2]
    assert game.to_move == 1
    assert refused(game, "1:catch") == "uno.window/nobody_to_catch"
    assert refused(game, "0:uno") == "uno.window/nothing_to_say"


@pytest.mark.parametrize("players", [2, 10])
def test_uno_catch(players: int) -> None:
    """Anybody else may say it first: the player draws two."""
    others = ["Y1 Y2", "Y3 Y4", "Y5 Y6", "Y7 Y8", "G1 G2", "B3 B4", "B5 B6", "B7 B8", "R4 R2"]
    table = " | ".join(others[: players - 1])
    for catcher in range(1, players):
        game = position(f"R7 + 0 | R1 B9 | {table} / G8 G9 R8")
        play(game, "0:R1")
        assert {move for move in moves(game) if "catch" in move} == {
            f"{seat}:catch" for seat in range(1, players)
        }
        assert refused(game, "0:catch") == "uno.catch/not_yourself"
        assert game.reason(f"{catcher}:catch").kind == "may"
        assert game.reason(f"{catcher}:catch").rule == "uno.catch"
        assert game.reason("0:uno").rule == "uno.window"
        events = play(game, f"{catcher}:catch")
        assert names(events) == ["uno.catch/caught"]
        caught = events[0]
        assert (caught.seat, caught.other, caught.number) == (0, catcher, 2)
        assert caught.cards == ("G8", "G9")
        assert caught.cards_seen_by == (0,)
        assert sizes(game) == [3] + [2] * (players - 1)
        assert game.to_move == 1, "the turn goes on where it was"
        assert refused(game, f"{catcher}:catch") == "uno.window/nobody_to_catch"
        assert refused(game, "0:uno") == "uno.window/nothing_to_say"


def test_uno_catch__the_stock_is_short() -> None:
    game = position("R7 + 0 | " + shared_out("R7", ["R1 G9", "Y1 Y2", "Y3"]))
    before = sizes(game)
    events = play(game, "0:R1", "2:catch")
    assert only(events, "uno.catch/caught").number == 1
    assert sizes(game) == [2, *before[1:]]
    assert only(events, "stock.empty/cut_short").number == 1


def test_uno_catch__does_not_apply_to_one_who_was_dealt_or_left_one_card() -> None:
    """Only laying the last card but one calls for UNO."""
    game = position("R7 + 0 | R1 R2 R3 | Y1 | Y3")
    assert refused(game, "0:catch") == "uno.window/nobody_to_catch"
    assert refused(game, "1:uno") == "uno.window/nothing_to_say"
    play(game, "0:R1")
    assert refused(game, "0:catch") == "uno.window/nobody_to_catch"
    assert refused(game, "1:uno") == "uno.window/nothing_to_say"


@pytest.mark.parametrize(
    ("hand", "first", "closing"),
    [
        ("R1 B9", ["0:R1"], "1:R4"),  # play
        ("R1 B9", ["0:R1"], "1:draw"),
        ("W4 B9", ["0:W4=G"], "1:challenge"),
        ("W4 B9", ["0:W4=G"], "1:accept"),
    ],
)
def test_uno_window(hand: str, first: list[str], closing: str) -> None:
    """Open until somebody takes the next action of a turn."""
    game = position(f"R7 + 0 | {hand} | R4 Y2 Y5 | Y3 Y4 / G1 G2 G3 G4 G5 G6")
    play(game, *first)
    assert {"0:uno", "1:catch", "2:catch"} <= moves(game)
    play(game, closing)
    assert not [move for move in moves(game) if move.endswith((":uno", ":catch"))]
    assert refused(game, "0:uno") == "uno.window/nothing_to_say"
    assert refused(game, "1:catch") == "uno.window/nobody_to_catch"


def test_uno_window__aiming_a_shell_does_not_close_it() -> None:
    game = position("R7 + 0 | WI B9 | Y1 Y2 | Y3 Y4 / G5 G1 R3")
    play(game, "0:WI")
    assert moves(game) == {"0:@1", "0:@2", "0:uno", "1:catch", "2:catch"}
    play(game, "0:@1")
    assert {"0:uno", "1:catch", "2:catch"} <= moves(game)
    assert game.to_move == 1
    play(game, "2:catch")
    assert sizes(game) == [3, 3, 2]


def test_uno_window__caught_before_the_shell_is_aimed() -> None:
    game = position("R7 + 0 | WI B9 | Y1 Y2 | Y3 Y4 / G5 B1 R3 G2")
    play(game, "0:WI", "1:catch")
    assert sizes(game) == [3, 2, 2]
    assert (game.phase, game.to_move) == ("aim", 0)
    assert moves(game) == {"0:@1", "0:@2"}
    play(game, "0:@2")
    assert sizes(game) == [3, 2, 3]


def test_uno_window__not_after_a_bobomb() -> None:
    """It applies only while the player holds exactly one card."""
    game = position("R7 + 0 | WI B9 | Y1 Y2 | Y3 Y4 / W4 G1 G2")
    play(game, "0:WI")
    assert sizes(game)[0] == 3
    assert moves(game) == {f"0:={colour}" for colour in "RYGB"}
    assert refused(game, "1:catch") == "uno.window/nobody_to_catch"
    assert refused(game, "0:uno") == "uno.window/nothing_to_say"
    play(game, "0:=B")
    assert refused(game, "1:catch") == "uno.window/nobody_to_catch"


@pytest.mark.parametrize("turned", ["R3", "B3"])
def test_uno_window__in_an_extra_turn(turned: str) -> None:
    """The player's own next card closes it as anybody's would."""
    game = position(f"R7 + 0 | WI R9 | Y1 Y2 | Y3 Y4 / {turned} G1 G2 G3")
    play(game, "0:WI")
    assert game.to_move == 0
    assert {"0:uno", "1:catch", "2:catch", "0:draw"} <= moves(game)
    play(game, "0:draw")
    assert refused(game, "1:catch") == "uno.window/nobody_to_catch"


def test_uno_window__during_the_challenge_is_open_to_all() -> None:
    game = position("R7 + 0 | W4 B9 | Y1 Y2 | Y3 Y4 / G1 G2")
    play(game, "0:W4=R")
    assert moves(game) == {"1:challenge", "1:accept", "0:uno", "1:catch", "2:catch"}
    play(game, "2:catch")
    assert sizes(game) == [3, 2, 2]
    assert moves(game) == {"1:challenge", "1:accept"}


@pytest.mark.parametrize("card", ["RS", "RD"])
def test_uno_window__a_player_passed_over_can_still_catch(card: str) -> None:
    game = position(f"R7 + 0 | {card} B9 | Y1 Y2 | Y3 Y4 / G1 G2 G3 G4")
    play(game, f"0:{card}")
    assert game.to_move == 2
    play(game, "1:catch")
    assert len(game.hands[0]) == 3
    assert game.to_move == 2


def test_uno_window__naming_a_colour_at_the_start_is_no_window() -> None:
    game = position("R7 + 0 | R1 R2 R3 | Y1 Y2")
    assert refused(game, "1:catch") == "uno.window/nobody_to_catch"
    assert refused(game, "0:catch") == "uno.window/nobody_to_catch"
    assert refused(game, "0:uno") == "uno.window/nothing_to_say"
    assert refused(game, "1:uno") == "uno.window/nothing_to_say"

"""The chapter "The challenge"."""

from __future__ import annotations

import pytest

from .helpers import moves, names, only, play, position, refused, shared_out, sizes

STOCK = "G3 G4 G5 G6 G7 G8 R1"


@pytest.mark.parametrize("sign", ["+", "-"])
def test_challenge_offer(sign: str) -> None:
    """Only the next player may challenge."""
    game = position(f"R7 {sign} 0 | W4 B1 B2 | Y1 Y2 | Y3 Y4 | Y5 Y6 / {STOCK}")
    nxt, across, back = (1, 2, 3) if sign == "+" else (3, 2, 1)
    assert refused(game, f"{nxt}:challenge") == "challenge.offer/nothing_to_answer"
    assert refused(game, f"{nxt}:accept") == "challenge.offer/nothing_to_answer"
    events = play(game, "0:W4=G")
    offered = only(events, "challenge.offer/offered")
    assert (offered.seat, offered.other) == (nxt, 0)
    assert moves(game) == {f"{nxt}:challenge", f"{nxt}:accept"}
    assert (game.phase, game.to_move) == ("challenge", nxt)
    assert game.view(None)["challenge"] == {"by": 0, "answer": nxt}
    for other in (across, back, 0):
        assert refused(game, f"{other}:challenge") == "challenge.offer/only_next_player"
        assert refused(game, f"{other}:accept") == "challenge.offer/only_next_player"
    assert refused(game, f"{nxt}:draw") == "challenge.offer/answer_first"
    assert refused(game, f"{nxt}:Y1") == "challenge.offer/answer_first"
    assert game.reason(f"{nxt}:challenge").kind == "may_challenge"
    assert game.reason(f"{nxt}:accept").kind == "may_accept"
    assert sizes(game) == [2, 2, 2, 2]
    play(game, f"{nxt}:accept")
    assert game.view(None)["challenge"] is None
    assert refused(game, f"{nxt}:challenge") == "challenge.offer/nothing_to_answer"


def test_challenge_show() -> None:
    """The hand is shown to the challenger and to nobody else, until the next action."""
    game = position(f"R7 + 0 | W4 B1 R2 B3 | Y1 Y2 | Y3 Y4 | Y5 Y6 / {STOCK}")
    play(game, "0:W4=G")
    events = play(game, "1:challenge")
    shown = only(events, "challenge.show/shown")
    assert (shown.seat, shown.other) == (0, 1)
    assert sorted(shown.cards) == ["B1", "B3", "R2"]
    assert shown.cards_seen_by is not None
    assert sorted(shown.cards_seen_by) == [0, 1]
    for other in (2, 3):
        seen = shown.seen_by(other)
        assert not seen.cards
        assert "R2" not in str(seen.to_dict())
    assert sorted(shown.seen_by(1).cards) == ["B1", "B3", "R2"]
    for seat in (None, 0, 2, 3):
        assert game.view(seat)["shown"] is None
    view = game.view(1)["shown"]
    assert view["seat"] == 0
    assert sorted(view["cards"]) == ["B1", "B3", "R2"], "not what was drawn since"
    play(game, "1:draw")
    assert game.view(1)["shown"] is None


def test_challenge_show__not_when_nobody_challenges() -> None:
    game = position(f"R7 + 0 | W4 B1 R2 B3 | Y1 Y2 | Y3 Y4 / {STOCK}")
    events = play(game, "0:W4=G", "1:accept")
    assert not [event for event in events if event.rule == "challenge.show"]
    assert game.view(1)["shown"] is None


@pytest.mark.parametrize("players", [2, 3, 10])
def test_challenge_won(players: int) -> None:
    """That player draws four instead, the named colour stands, the challenger takes a turn."""
    others = ["Y1 B9", "Y3 Y4", "Y5 Y6", "Y7 Y8", "G1 G2", "B3 B4", "B5 B6", "B7 B8", "R1 R2"]
    table = " | ".join(others[: players - 1])
    game = position(f"R7 + 0 | W4 B1 R3 B2 | {table} / G4 G5 G6 G7 B3")
    play(game, "0:W4=B")
    events = play(game, "1:challenge")
    assert names(events) == [
        "challenge.show/shown",
        "challenge.won/drew",
        "challenge.won/turn",
    ]
    drew = events[1]
    assert (drew.seat, drew.other, drew.number) == (0, 1, 4)
    assert drew.cards == ("G4", "G5", "G6", "G7")
    assert drew.cards_seen_by == (0,)
    assert events[2].seat == 1
    assert sizes(game) == [7] + [2] * (players - 1)
    assert (game.to_move, game.phase, game.colour) == (1, "turn", "B")
    assert moves(game) == {"1:B9", "1:B9!", "1:draw"}


@pytest.mark.parametrize(
    ("top", "hand", "won"),
    [
        ("R7", "R1 B1", True),
        ("R7", "RS B1", True),
        ("R7", "B7 B1", False),  # the number fits, the colour does not
        ("R7", "W4 WI", False),  # a wild is of no colour
        ("W4=G", "G1 B1", True),  # the colour that was named is the colour in force
        ("W4=G", "R1 B1", False),
        ("WI=B", "B1 R1", True),
        ("WI=B", "W4 WI", False),
        ("RS", "BS YS", False),
    ],
)
def test_challenge_won__by_the_colour_in_force(top: str, hand: str, won: bool) -> None:
    for named in "RYGB":
        game = position(f"{top} + 0 | W4 {hand} | Y1 Y2 | Y3 Y4")
        play(game, f"0:W4={named}")
        events = play(game, "1:challenge")
        assert ("challenge.won/drew" in names(events)) == won
        assert ("challenge.lost/drew" in names(events)) != won
        assert game.colour == named
        assert sizes(game) == ([6, 2, 2] if won else [2, 8, 2])
        assert game.to_move == (1 if won else 2)


def test_challenge_won__colour_in_force_after_an_item_box() -> None:
    """The card that was turned up gave the colour; after a Bob-omb the player named it."""
    game = position("R7 + 0 | WI B1 B2 | W4 G1 R2 | Y3 Y4 / Y9 B8 B9")
    play(game, "0:WI", "1:W4=B")
    assert "challenge.lost/drew" in names(play(game, "2:challenge"))
    game = position("R7 + 0 | WI B1 B2 | W4 G1 Y2 | Y3 Y4 / Y9 B8 B9")
    play(game, "0:WI", "1:W4=B")
    assert "challenge.won/drew" in names(play(game, "2:challenge"))
    game = position("R7 + 0 | WI B1 B2 | W4 G1 Y2 | Y3 Y4 / W4 B8 B9")
    play(game, "0:WI", "0:=Y", "1:W4=B")
    assert "challenge.won/drew" in names(play(game, "2:challenge"))


def test_challenge_won__the_stock_is_short() -> None:
    game = position("R7 + 0 | " + shared_out("R7", ["W4 R1 R2", "Y1 Y2", "Y3"], "B9"))
    play(game, "0:W4=R")
    before = sizes(game)
    events = play(game, "1:challenge")
    assert only(events, "challenge.won/drew").number == 2
    assert only(events, "stock.empty/cut_short").number == 2
    assert sizes(game) == [before[0] + 2, *before[1:]]
    assert game.discard == ["W4"]
    assert (game.colour, game.to_move) == ("R", 1)


@pytest.mark.parametrize("players", [2, 3, 10])
def test_challenge_lost(players: int) -> None:
    """The challenger draws six in all and is passed over."""
    others = ["Y1 Y2", "Y3 Y4", "Y5 Y6", "Y7 Y8", "G1 G2", "B3 B4", "B5 B6", "B7 B8", "R1 R2"]
    table = " | ".join(others[: players - 1])
    game = position(f"R7 + 0 | W4 B1 G9 B2 | {table} / G3 G4 G5 G6 G7 G8 B3")
    play(game, "0:W4=R")
    events = play(game, "1:challenge")
    assert names(events) == ["challenge.show/shown", "challenge.lost/drew"]
    drew = events[1]
    assert (drew.seat, drew.other, drew.number) == (1, 0, 6)
    assert drew.cards == ("G3", "G4", "G5", "G6", "G7", "G8")
    assert drew.cards_seen_by == (1,)
    assert sizes(game) == [3, 8] + [2] * (players - 2)
    assert (game.to_move, game.phase, game.colour) == (2 % players, "turn", "R")


def test_challenge_lost__to_the_right() -> None:
    game = position("R7 - 0 | W4 B1 G9 B2 | Y1 Y2 | Y3 Y4 | Y5 Y6")
    play(game, "0:W4=R", "3:challenge")
    assert sizes(game) == [3, 2, 2, 8]
    assert game.to_move == 2


def test_challenge_lost__cards_drawn_as_a_penalty_do_not_count() -> None:
    """Caught without UNO after laying: what was drawn then could not have been laid instead."""
    game = position("R5 + 0 | B7 W4 | Y1 Y2 | Y3 Y4 / R3 R4")
    play(game, "0:W4=G", "1:catch")
    assert sorted(game.hands[0]) == ["B7", "R3", "R4"]
    events = play(game, "1:challenge")
    assert names(events) == ["challenge.show/shown", "challenge.lost/drew"]
    assert game.to_move == 2


def test_challenge_won__also_after_a_catch() -> None:
    game = position("R5 + 0 | R7 W4 | Y1 Y2 | Y3 Y4 / B3 B4")
    play(game, "0:W4=G", "2:catch")
    events = play(game, "1:challenge")
    assert "challenge.won/drew" in names(events)
    assert sizes(game) == [7, 2, 2]

"""Where other games of this kind went wrong: the twelve faults, each shown to be absent here."""

from __future__ import annotations

import pytest

import unokart_widget as uk

from .helpers import (
    COLOURS,
    conserved,
    dealt,
    moves,
    names,
    only,
    play,
    position,
    refused,
    rest_of_deck,
    shared_out,
    sizes,
    state,
)


def test_fault_01_a_second_wild_draw_four_right_after_the_first() -> None:
    game = position("R7 + 0 | W4 B1 B2 | Y1 Y2 | W4 W4 Y4 | Y5 Y6")
    play(game, "0:W4=G", "1:accept")
    assert {f"2:W4={colour}" for colour in COLOURS} <= moves(game)
    play(game, "2:W4=G")
    events = play(game, "3:challenge")
    assert "challenge.lost/drew" in names(events), "a wild is no match for the named colour"
    assert game.to_move == 0


def test_fault_02_the_named_colour_survives_draws_and_reshuffles() -> None:
    game = position("W4=B + 0 | " + shared_out("W4", ["G1 R1", "Y1 R2", "WI B1"], "G9"))
    play(game, "0:draw")
    assert game.colour == "B"
    for seat in (1, 2, 0, 1, 2):
        if game.round_over or game.to_move != seat:
            break
        assert game.colour == "B"
        assert f"{seat}:R1" not in moves(game)
        play(game, f"{seat}:draw")
    # A wild lies on top while the pile under it becomes the stock.
    game = position("R7 + 0 | " + shared_out("R7", ["R1 W4 R2", "Y1 Y2", "B3 G3 Y3"]))
    play(game, "0:W4=G")
    events = play(game, "1:accept")
    assert "stock.empty/reshuffled" in names(events)
    assert game.discard == ["W4"]
    assert game.colour == "G"
    assert "2:G3" in moves(game)
    assert "2:B3" not in moves(game)


@pytest.mark.parametrize("seed", range(60))
def test_fault_03_no_round_begins_without_a_colour(seed: int) -> None:
    game = uk.Game(players=2 + seed % 9, seed=seed)
    if game.discard[-1] == "WI":
        assert moves(game) == {f"{game.dealer}:={colour}" for colour in COLOURS}
        play(game, f"{game.dealer}:=Y")
    assert game.discard[-1] != "W4"
    assert game.colour in COLOURS
    assert f"{game.to_move}:draw" in moves(game)


def test_fault_03_an_item_box_turned_up_first() -> None:
    game = dealt(3, 0, first="WI", hands={1: "G1 G2 Y1 Y2 Y3 Y4 Y5"})
    play(game, "0:=G")
    assert moves(game) == {"1:G1", "1:G2", "1:draw"}


@pytest.mark.parametrize("drawn", ["W4", "WI"])
def test_fault_04_a_wild_forgets_its_colour_when_it_is_drawn_again(drawn: str) -> None:
    """It is a wild like any other again, to be played on anything and named anew."""
    # The pile: the wild that bore a colour, then cards on it; it comes back with the reshuffle.
    game = position(
        f"{drawn}=B + 0 | " + shared_out(drawn, ["B1 B2 Y9", "B3 B4 G9", "B5 B6 B7 R9"])
    )
    play(game, "0:B1")
    assert game.discard == [drawn, "B1"]
    play(game, "1:draw")
    assert game.drawn == drawn
    wild = {"1:WI"} if drawn == "WI" else {f"1:W4={colour}" for colour in COLOURS}
    assert moves(game) == wild | {"1:pass"}
    play(game, "1:pass")
    assert game.colour == "B"
    play(game, "2:B5")
    play(game, "0:B2!")
    if drawn == "W4":
        play(game, "1:W4=R")
        assert game.colour == "R"
    else:
        play(game, "1:WI")
        assert game.colour != "R"
    assert conserved(game)


def test_fault_05_after_drawing_only_the_drawn_card_or_pass() -> None:
    game = position("R7 + 0 | R1 W4 WI | Y1 Y2 | Y3 Y4 / R3 G5 G6")
    play(game, "0:draw")
    assert moves(game) == {"0:R3", "0:pass"}
    assert refused(game, "0:R1") == "turn.draw.play/only_drawn_card"
    assert refused(game, "0:WI") == "turn.draw.play/only_drawn_card"
    assert refused(game, "0:draw") == "turn.draw.play/already_drawn"
    game = position("R7 + 0 | R1 W4 WI | Y1 Y2 | Y3 Y4 / G5 G6")
    play(game, "0:draw")
    assert refused(game, "0:R1") == "turn.order/not_your_turn"
    assert refused(game, "0:draw") == "turn.order/not_your_turn"


def test_fault_06_a_wild_without_a_colour_leaves_the_turn_as_it_was() -> None:
    game = position("R7 + 0 | R1 W4 WI | Y1 Y2 | Y3 Y4 / G5")
    before, listed = state(game), moves(game)
    assert refused(game, "0:W4") == "action.draw4/colour_missing"
    assert state(game) == before
    assert {"0:R1", "0:WI", "0:draw"} <= listed
    for move in listed:
        play(game.copy(), move)


@pytest.mark.parametrize(
    ("hand", "won"), [("G1 B1 B2", True), ("R1 B1 B2", False), ("Y1 B1 B2", False)]
)
def test_fault_07_two_wilds_in_a_row(hand: str, won: bool) -> None:
    """Judged by the colour in force before the second: green, which the first had named."""
    game = position(f"R7 + 0 | W4 B8 B9 | Y1 Y2 | W4 {hand} | Y5 Y6")
    play(game, "0:W4=G", "1:accept", "2:W4=Y")
    events = play(game, "3:challenge")
    assert ("challenge.won/drew" in names(events)) == won
    assert game.colour == "Y"


@pytest.mark.parametrize("stock", ["", "G8", "G8 G9", "G8 G9 B8", "G8 G9 B8 B9"])
def test_fault_08_the_stock_runs_out_in_a_forced_draw(stock: str) -> None:
    game = position("R7 + 0 | " + shared_out("R7", ["W4 R1 R2", "Y1 Y2", "Y3"], stock))
    before = sizes(game)
    events = play(game, "0:W4=G", "1:accept")
    got = min(4, len(stock.split()) + 1)
    assert sizes(game) == [before[0] - 1, before[1] + got, before[2]]
    assert only(events, "action.draw4/drew").number == got
    cut = [event.number for event in events if event.kind == "cut_short"]
    assert cut == ([4 - got] if got < 4 else [])
    assert conserved(game)
    assert game.stock == []
    assert game.to_move == 2


def test_fault_09_the_count_is_of_the_others_and_after_the_last_draw() -> None:
    game = position("R7 + 0 | RD | Y1 | Y3 / W4 GS")
    play(game, "0:RD")
    assert sorted(game.hands[1]) == ["GS", "W4", "Y1"]
    assert game.round_points == 1 + 3 + 50 + 20
    assert game.scores == [74, 0, 0]
    view = game.view(2)
    assert view["points"] == [0, 71, 3]
    assert view["hands"][0] == []


@pytest.mark.parametrize("move", ["0:W4=B!", "0:WI!"])
@pytest.mark.parametrize("turned", ["G1", "W4"])
def test_fault_10_uno_with_a_wild_as_the_last_card_but_one(move: str, turned: str) -> None:
    game = position(f"R7 + 0 | {move[2:4]} B1 | Y1 Y2 | Y3 Y4 / {turned} B8 B9")
    assert move in moves(game)
    events = play(game, move)
    assert "uno.say/said" in names(events)
    assert refused(game, "1:catch") == "uno.window/nobody_to_catch"
    # Said late it is not covered by the question about a shell's aim either.
    game = position(f"R7 + 0 | {move[2:4]} B1 | Y1 Y2 | Y3 Y4 / G1 B8 B9")
    play(game, move[:-1])
    play(game, "0:uno")
    assert refused(game, "1:catch") == "uno.window/nobody_to_catch"


def test_fault_11_spamming_the_catch_button() -> None:
    game = position("R7 + 0 | R1 R2 R9 | Y1 Y2 | Y3 | Y5 Y6")
    for seat in range(4):
        for _ in range(3):
            assert refused(game, f"{seat}:catch") == "uno.window/nobody_to_catch"
    play(game, "0:R1")
    for seat in range(4):
        assert refused(game, f"{seat}:catch") == "uno.window/nobody_to_catch"
    assert sizes(game) == [2, 2, 1, 2]
    game = position("R7 + 0 | R1 R2 | Y1 Y2 | Y3 | Y5 Y6")
    play(game, "0:R1", "3:catch")
    for seat in range(4):
        assert refused(game, f"{seat}:catch") == "uno.window/nobody_to_catch"
    assert sizes(game) == [3, 2, 1, 2]


def test_fault_12_the_first_card_acts() -> None:
    skip = dealt(3, 0, first="RS")
    assert skip.to_move == 2
    assert "setup.start.skip/skipped" in names(skip.events)
    reverse = dealt(3, 0, first="RR")
    assert (reverse.to_move, reverse.direction) == (0, -1)
    two = dealt(3, 0, first="RD")
    assert sizes(two) == [7, 9, 7]
    assert two.to_move == 2


def test_faults__the_deck_helper_is_sound() -> None:
    """The tests rely on it: a card too many must not pass unseen."""
    with pytest.raises(AssertionError):
        rest_of_deck(["R7", "R7", "R7"])

"""Positions: a line of text that is the middle of a round, and lines that are not."""

from __future__ import annotations

from collections import Counter

import pytest

import unokart_widget as uk

from .helpers import conserved, full_deck, moves, play, position, rest_of_deck


def test_the_example_of_the_notation() -> None:
    game = uk.Game.from_position("R5 + 0 | B7 G2 W4 | YS Y9 / WI R3", seed=1)
    assert sorted(game.hands[0]) == ["B7", "G2", "W4"]
    assert sorted(game.hands[1]) == ["Y9", "YS"]
    assert game.discard == ["R5"]
    assert game.stock[:2] == ["WI", "R3"]
    assert (game.colour, game.direction, game.to_move, game.phase) == ("R", 1, 0, "turn")
    assert game.scores == [0, 0]
    assert conserved(game)
    assert not game.round_over
    assert len(game.players) == 2


def test_a_wild_on_top_and_play_to_the_right() -> None:
    game = position("W4=B - 1 | B7 G2 | YS Y9 | B1")
    assert (game.colour, game.direction, game.to_move) == ("B", -1, 1)
    assert game.discard == ["W4"]
    assert game.view(None)["top"] == "W4"
    assert moves(game) == {"1:draw"}


@pytest.mark.parametrize("players", range(2, 11))
def test_two_to_ten_hands(players: int) -> None:
    hands = " | ".join(f"{card} {card}" for card in ("R1 R2 R3 R4 Y1 Y2 Y3 Y4 G1 G2".split()))
    game = position("B5 + 1 | " + " | ".join(hands.split(" | ")[:players]))
    assert len(game.players) == players
    assert conserved(game)


def test_the_rest_of_the_stock_is_shuffled_by_the_seed() -> None:
    line = "R5 + 0 | B7 G2 W4 | YS Y9 / WI R3"
    orders = [uk.Game.from_position(line, seed=seed).stock for seed in (1, 1, 2, 3)]
    assert orders[0] == orders[1]
    assert orders[0] != orders[2] != orders[3]
    rest = Counter(rest_of_deck("R5 B7 G2 W4 YS Y9 WI R3".split()))
    for order in orders:
        assert order[:2] == ["WI", "R3"]
        assert Counter(order[2:]) == rest
    assert orders[0][2:] != sorted(orders[0][2:])


def test_the_whole_stock_may_be_given() -> None:
    stock = rest_of_deck("R5 B7 YS".split())
    game = uk.Game.from_position(f"R5 + 0 | B7 | YS / {' '.join(stock)}", seed=4)
    assert game.stock == stock
    assert uk.Game.from_position(f"R5 + 0 | B7 | YS / {' '.join(stock)}", seed=5).stock == stock


def test_nobody_can_be_caught() -> None:
    game = position("R5 + 0 | B7 | YS | G1")
    assert moves(game) == {"0:draw"}


def test_spaces_do_not_matter() -> None:
    tidy = position("R5 + 0 | B7 G2 W4 | YS Y9 / WI R3")
    wide = position("  R5  +  0 |B7  G2 W4|YS Y9  /  WI   R3 ")
    assert (wide.hands, wide.stock, wide.discard) == (tidy.hands, tidy.stock, tidy.discard)


def test_printing_a_game_gives_its_position() -> None:
    line = "R5 + 0 | B7 G2 W4 | YS Y9"
    text = str(position(line + " / WI R3"))
    first = text.splitlines()[0]
    again = position(first.partition("/")[0])
    assert [sorted(hand) for hand in again.hands] == [["B7", "G2", "W4"], ["Y9", "YS"]]
    assert (again.discard, again.direction, again.to_move) == (["R5"], 1, 0)


def test_a_position_with_rules_and_bots() -> None:
    game = uk.Game.from_position(
        "R5 + 0 | RR B1 | YS Y9",
        seed=1,
        rules=uk.Rules(two_player_reverse="turn", target=60),
        bots={1: "greedy"},
    )
    assert game.rules.target == 60
    assert game.bots == {1: "greedy"}
    play(game, "0:RR")
    assert game.to_move == 1
    assert game.can_step()


def test_a_position_in_a_record() -> None:
    """The record holds the position with its whole stock, in place of dealer and deck."""
    game = position("R5 - 1 | B7 G2 W4 | YS Y9 R1 / WI R3")
    play(game, "1:R1", "0:W4=Y", "1:accept")
    record = game.record()
    first = record["rounds"][0]
    assert "deck" not in first
    assert "dealer" not in first
    stock = first["position"].partition("/")[2].split()
    assert len(stock) == 112 - 1 - 6
    assert stock[:2] == ["WI", "R3"]
    again = uk.Game.from_record(record)
    assert again.hands == game.hands
    assert again.stock == game.stock
    assert again.record() == record
    assert Counter(full_deck()) - Counter(stock) == Counter("R5 B7 G2 W4 YS Y9 R1".split())


def test_the_next_round_after_a_position_is_dealt() -> None:
    game = position("R5 + 1 | B7 | R9 | G1")
    play(game, "1:R9")
    game.next_round()
    assert game.dealer is not None
    assert all(len(hand) in (7, 9) for hand in game.hands)
    assert game.scores == [0, 8, 0]
    assert game.record()["rounds"][1]["dealer"] == game.dealer
    assert uk.Game.from_record(game.record()).record() == game.record()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("R7 + 0 | R7 R7 | Y1", "R7"),  # three red sevens: there are only two
        ("R7 + 0 | R7 B1 | Y1 / R7", "R7"),
        ("R0 + 0 | R0 B1 | Y1", "R0"),
        ("R5 + 0 | W4 W4 W4 | W4 W4", "W4"),
        ("WI=R + 0 | WI WI WI WI | WI WI WI WI", "WI"),
        ("R5 + 0 | B7 | ", "hand"),  # an empty hand
        ("R5 + 0 | | B7", "hand"),
        ("R5 + 0 | B7 | | G1", "hand"),
        ("R5 + 0 | B7", "2 to 10|two to ten|1"),  # one hand
        ("R5 + 0 | B7 | B8 | B1 | B2 | B3 | B4 | B5 | B6 | G1 | G2 | G3", "2 to 10|11"),
        ("R5 + 0", "hand|players"),
        ("R5 * 0 | B7 | G1", r"\*"),
        ("R5 0 | B7 | G1", "direction|top"),
        ("R5 + | B7 | G1", "seat"),
        ("R5 + 2 | B7 | G1", "2"),
        ("R5 + -1 | B7 | G1", "-1"),
        ("R5 + x | B7 | G1", "x"),
        ("R5 + 0.5 | B7 | G1", "0.5"),
        ("R5 + ٠ | B7 | G1", "٠"),
        ("R5 + 00000000000000000000000000000000000001 | B7 | G1", "seat"),
        ("P7 + 0 | B7 | G1", "P7"),
        ("R5 + 0 | B77 | G1", "B77"),
        ("R5 + 0 | B | G1", "B"),
        ("R5 + 0 | b7 | G1", "b7"),
        ("R5 + 0 | B7 W5 | G1", "W5"),
        ("R5 + 0 | B7 | G1 / XX", "XX"),
        ("R5 + 0 | B7 W4=R | G1", "W4=R"),
        ("W4 + 0 | B7 | G1", "colour"),  # a wild on top, and no colour
        ("WI + 0 | B7 | G1", "colour"),
        ("W4=P + 0 | B7 | G1", "P"),
        ("W4=W + 0 | B7 | G1", "W"),
        ("W4= + 0 | B7 | G1", "colour"),
        ("W4=RB + 0 | B7 | G1", "RB"),
        ("R5=B + 0 | B7 | G1", "R5"),
        ("R5 + 0 | B7 | G1 / R1 / R2", "/"),
        ("R5 + 0 1 | B7 | G1", "R5"),
        ("", "position"),
        ("   ", "position"),
        ("|", "position|top|hand"),
        ("/", "position|top"),
        ("R5 + 0 | B7 | G1\nR5 + 0 | B7 | G1", "|"),
        ("B7 | G1", "direction|top|position"),
    ],
)
def test_a_line_that_is_not_a_position(line: str, words: str) -> None:
    with pytest.raises(uk.PositionError, match=words) as caught:
        uk.Game.from_position(line, seed=1)
    sentence = str(caught.value)
    assert sentence[0].isupper() or sentence[0] in "'\"“"
    assert len(sentence.split()) > 3
    assert len(sentence) < 500


@pytest.mark.parametrize("line", [None, 5, b"R5 + 0 | B7 | G1", ["R5 + 0 | B7 | G1"], True, {}])
def test_a_position_is_a_text(line: object) -> None:
    with pytest.raises(uk.PositionError):
        uk.Game.from_position(line, seed=1)  # type: ignore[arg-type]


def test_a_very_long_line() -> None:
    with pytest.raises(uk.PositionError) as caught:
        uk.Game.from_position("R5 + 0 | " + "B7 " * 100_000 + "| G1", seed=1)
    assert len(str(caught.value)) < 500
    with pytest.raises(uk.PositionError) as caught:
        uk.Game.from_position("R5 + 0 | " + "X" * 100_000 + "| G1", seed=1)
    assert len(str(caught.value)) < 500

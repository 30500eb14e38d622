"""NumPy's whole numbers are whole numbers."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import unokart_widget as uk

# Their types are others, though they are taken.
ONE: Any
TWO: Any
THREE: Any
ONE, TWO, THREE = np.int64(1), np.uint8(2), np.int32(3)


def test_they_are_taken_and_become_ints() -> None:
    game = uk.Game(THREE, seed=TWO, bots={ONE: "greedy"}, rules=uk.Rules(target=100 * THREE))
    assert (game.seed, game.bots, len(game.players)) == (2, {1: "greedy"}, 3)
    assert game.record() == uk.Game(3, seed=2, rules=uk.Rules(target=300)).record()
    json.dumps([game.record(), game.view(ONE)], allow_nan=False)
    assert game.legal_moves(ONE) == game.legal_moves(1)
    assert game.explain("0:draw", seat=TWO) == game.explain("0:draw", seat=2)
    assert uk.Move(ONE, "aim", target=TWO) == uk.Move.parse("1:@2")
    assert type(uk.Move(ONE, "draw").seat) is int
    assert game.at(ONE - 1).moment == 0


def test_what_is_no_whole_number_is_not() -> None:
    values: list[Any] = [True, np.True_, 1.0, np.float64(1), "1", [1], np.array([1, 2])]
    for value in values:
        with pytest.raises(uk.UnokartError):
            uk.Game(value)
        with pytest.raises(uk.UnokartError):
            uk.Game(2, seed=value)
        with pytest.raises(uk.UnokartError):
            uk.Game(2, seed=1).view(value)
        with pytest.raises(uk.UnokartError):
            uk.Move(value, "draw")


def test_what_is_no_card_is_told_what_a_card_is() -> None:
    card = "a card is a colour R, Y, G or B and a face 0 to 9, D, S or R; or W4 or WI"
    acts: list[Callable[[], object]] = [
        lambda: uk.Move.parse("0:R77"),
        lambda: uk.Game.from_position("R5 + 0 | RX | Y1"),
        lambda: uk.rulebook.card_name("RX"),
    ]
    for wrong in acts:
        with pytest.raises(uk.UnokartError, match=card):
            wrong()

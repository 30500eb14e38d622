"""Bots play a round on, with or without a first move that was decided on elsewhere."""

from __future__ import annotations

import unokart_widget as uk
from unokart_widget.kernel.bots import NO_MOVE, next_bot_move, play_on, play_on_after
from unokart_widget.kernel.state import OVER, Round

MOST_TURNS = 10_000


def dealt() -> Round:
    return uk.Game(players=3, seed=5, bots=["greedy", "careful", "random"]).state


def test_it_goes_on_from_where_it_is() -> None:
    one, other = dealt(), dealt()
    play_on(one, MOST_TURNS)
    play_on_after(other, NO_MOVE, MOST_TURNS)
    assert one.phase == other.phase == OVER
    assert (one.winner, one.turns) == (other.winner, other.turns)


def test_the_first_move_is_made_first() -> None:
    one, other = dealt(), dealt()
    play_on_after(one, next_bot_move(dealt()), 1)
    play_on(other, 1)
    assert (one.turns, one.hands, one.turn) == (other.turns, other.hands, other.turn)

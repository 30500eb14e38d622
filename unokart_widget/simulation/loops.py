"""The rounds of a run, one after another: what both modes do.

Interpreted, these functions run as they stand; for the compiled mode (`stored`) the kernel's
functions are exchanged for compiled ones. `g` is a round with a `tally`, `rows` what is kept of
each round: `kept.ROUND` and its tally.

Where a strategy of one's own fails in compiled code they stop: round `g.number` is the one.
"""

from __future__ import annotations

from typing import Any

from unokart_widget.kernel.bots import play_on, play_round
from unokart_widget.kernel.setup import deal, pass_the_deal, prepare
from unokart_widget.kernel.state import NOBODY, OVER

CUT_OFF = -2
"""Stands for the winner of a round that was stopped before its end."""


def play_rounds(g: Any, rows: Any, first: int, rounds: int, most_turns: int) -> None:
    """Rounds `first`, `first` + 1, … of the seed, each with its own draw for the dealer."""
    for i in range(rounds):
        for place in range(len(g.tally)):
            g.tally[place] = 0
        play_round(g, first + i, most_turns)
        if g.failed:
            return
        keep(g, rows[i])


def keep(g: Any, row: Any) -> None:
    """Write down what a run keeps of the round that is over."""
    row.winner = g.winner if g.phase == OVER else CUT_OFF
    row.points = g.points
    row.turns = g.turns
    row.dealer = g.dealer
    row.starter = g.starter
    for place in range(len(g.tally)):
        row.tally[place] = g.tally[place]


def play_games(
    g: Any, games: Any, first: int, count: int, target: int, most_rounds: int, most_turns: int
) -> None:
    """Games `first`, `first` + 1, … of the seed, each until somebody has `target` points.

    Game j is made of the rounds j * `most_rounds`, j * `most_rounds` + 1, … of the seed.
    """
    for i in range(count):
        game = games[i]
        number = (first + i) * most_rounds
        game.winner = CUT_OFF
        game.rounds = 0
        for seat in range(g.players):
            game.scores[seat] = 0
        while game.winner == CUT_OFF and game.rounds < most_rounds:
            if game.rounds == 0:
                play_round(g, number, most_turns)
            else:
                prepare(g, number + game.rounds)
                pass_the_deal(g)
                deal(g)
                play_on(g, most_turns)
            if g.failed:
                return
            game.rounds += 1
            if g.phase == OVER and g.winner != NOBODY:
                game.scores[g.winner] += g.points
                if game.scores[g.winner] >= target:
                    game.winner = g.winner

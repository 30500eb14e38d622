"""The two ways to play a part of a run: by the interpreter, or compiled. Both bring the same.

Where a strategy of one's own fails in compiled code, the interpreter plays that round again, to
tell where it fails: there it raises `StrategyError`.
"""

from __future__ import annotations

import importlib.util
from array import array
from collections.abc import Sequence
from functools import cache
from typing import Any

from unokart_widget.simulation import deals, loops
from unokart_widget.simulation.kept import (
    GAME,
    ROUND,
    SCORE,
    TALLY,
    CountingRound,
    Row,
    columns_of,
)
from unokart_widget.simulation.plan import Plan
from unokart_widget.simulation.seen import Seen
from unokart_widget.simulation.tallies import TALLIES

Columns = dict[str, Any]
"""A column for each thing kept, as `array` or NumPy array, an entry a round or game. The column
`scores` of games has an entry for each seat, one game after another."""


@cache
def can_compile() -> bool:
    """Whether Numba is installed; it is not imported to find out."""
    return all(importlib.util.find_spec(name) for name in ("numba", "numpy"))


def joined(parts: Sequence[Columns]) -> Columns:
    """The columns of parts, one after another. There is at least one part."""
    columns: Columns = {}
    for name, column in parts[0].items():
        pieces = [part[name] for part in parts]
        if isinstance(column, array):
            columns[name] = array(column.typecode)
            for piece in pieces:
                columns[name].extend(piece)
        else:
            import numpy as np

            columns[name] = np.concatenate(pieces)
    return columns


def rounds_interpreted(plan: Plan, first: int, rounds: int) -> Columns:
    """Rounds `first` and on, played by the interpreter."""
    rows = [Row() for _ in range(rounds)]
    loops.play_rounds(plan.fill(CountingRound()), rows, first, rounds, plan.most_turns)
    columns: Columns = dict(columns_of(rows, ROUND))
    for place, name in enumerate(TALLIES):
        columns[name] = array(TALLY, (row.tally[place] for row in rows))
    return columns


def rounds_compiled(plan: Plan, first: int, rounds: int) -> Columns:
    """Rounds `first` and on, compiled."""
    import numpy as np

    from unokart_widget.simulation.memory import ROWS, empty_round
    from unokart_widget.simulation.stored import loop

    rows = np.zeros(rounds, ROWS)
    g: Any = plan.fill(empty_round())
    loop("play_rounds")(g, rows, first, rounds, plan.most_turns)
    if g.failed:
        rounds_interpreted(plan, int(g.number), 1)
        return rounds_interpreted(plan, first, rounds)
    columns: Columns = {name: rows[name] for name, _ in ROUND}
    for place, name in enumerate(TALLIES):
        columns[name] = rows["tally"][:, place]
    return columns


def games_interpreted(plan: Plan, first: int, games: int, most_rounds: int) -> Columns:
    """Games `first` and on, played by the interpreter."""
    rows = [Row() for _ in range(games)]
    g = plan.fill(CountingRound())
    target = plan.rules.target
    loops.play_games(g, rows, first, games, target, most_rounds, plan.most_turns)
    columns: Columns = dict(columns_of(rows, GAME))
    seats = range(len(plan.names))
    columns["scores"] = array(SCORE, (row.scores[seat] for row in rows for seat in seats))
    return columns


def games_compiled(plan: Plan, first: int, games: int, most_rounds: int) -> Columns:
    """Games `first` and on, compiled."""
    import numpy as np

    from unokart_widget.simulation.memory import GAMES, empty_round
    from unokart_widget.simulation.stored import loop

    rows = np.zeros(games, GAMES)
    g: Any = plan.fill(empty_round())
    target = plan.rules.target
    loop("play_games")(g, rows, first, games, target, most_rounds, plan.most_turns)
    if g.failed:
        games_interpreted(plan, int(g.number) // most_rounds, 1, most_rounds)
        return games_interpreted(plan, first, games, most_rounds)
    columns: Columns = {name: rows[name] for name, _ in GAME}
    columns["scores"] = rows["scores"][:, : len(plan.names)].ravel()
    return columns


def play_outs_interpreted(plan: Plan, seen: Seen, first: int, count: int, move: int) -> array[int]:
    """Who wins deals `first` and on of what a seat sees, played by the interpreter.

    The move is as `deals.play_outs` takes it.
    """
    rows = [deals.Ended() for _ in range(count)]
    g = plan.fill(CountingRound())
    deals.play_outs(g, seen.base, seen.hidden, rows, first, count, move, plan.most_turns)
    return array("b", (row.winner for row in rows))


def play_outs_compiled(plan: Plan, seen: Seen, first: int, count: int, move: int) -> array[int]:
    """Who wins deals `first` and on of what a seat sees, compiled."""
    import numpy as np

    from unokart_widget.simulation.memory import ENDED, empty_round
    from unokart_widget.simulation.stored import loop

    rows = np.zeros(count, ENDED)
    base, hidden = seen.records
    g: Any = plan.fill(empty_round())
    loop("play_outs")(g, base, hidden, rows, first, count, move, plan.most_turns)
    if g.failed:
        play_outs_interpreted(plan, seen, int(g.number), 1, move)
        return play_outs_interpreted(plan, seen, first, count, move)
    return array("b", rows["winner"].tobytes())

"""`simulate` and `simulate_games`: many rounds or games of bots alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from unokart_widget.game import MOST_ROUNDS
from unokart_widget.rules import Rules
from unokart_widget.simulation import backends
from unokart_widget.simulation.parts import play_parts
from unokart_widget.simulation.plan import read_count, read_plan
from unokart_widget.simulation.ready import is_compiled
from unokart_widget.simulation.runs import GameRun, Run
from unokart_widget.strategies import Strategy

MOST_TURNS = 10_000
MOST_ROUNDS_OF_A_GAME = 1_000
# Interpreted, a round takes a millisecond and loading the compiled rules a thousand.
FEW_ROUNDS, FEW_GAMES = 500, 50


def simulate(
    rounds: int,
    players: int | Sequence[str] = 4,
    strategies: Strategy | Sequence[Strategy] = "random",
    seed: int | None = None,
    rules: Rules | None = None,
    *,
    workers: int | None = None,
    progress: bool = True,
    compiled: bool | None = None,
    first: int = 0,
    most_turns: int = MOST_TURNS,
) -> Run:
    """Play rounds of bots alone, and keep what happened in each.

    Parameters
    ----------
    rounds
        How many. Round i of a seed is the same wherever it is played: here, on a table, on a
        cluster; `run.game(i)` is that very round.
    players, rules
        As for `Game`.
    strategies
        One of `STRATEGIES`, or a function of your own (see `unokart_widget.strategies`), for all
        seats; or a list with one for each.
    seed
        A whole number from 0 to 2**64 - 1; None (default) takes a fresh one, see `run.seed`.
    workers
        None (default) plays on one core; a number on so many at once, by joblib, -1 on all. They
        are threads, or what joblib is told of: see below.
    progress
        Whether a bar appears when it takes longer than a second (by tqdm).
    compiled
        None (default) lets the number of rounds decide: a few are played by the interpreter, many
        by compiled code if Numba is installed. True and False insist on one.
    first
        The number of the first round.
    most_turns
        A round is stopped, with no winner, after so many turns: with many random players a few
        rounds hardly end.

    An interrupt stops it within a second; the run then holds what was played (`run.stopped`).

    More processes or machines play the same rounds, with identical results. Each of them needs this
    package, and compiles the rules once. Here on a Dask cluster (Ray likewise)::

        with distributed.Client("scheduler:8786"), joblib.parallel_config(backend="dask"):
            run = uk.simulate(10_000_000, seed=1, workers=-1)

    Raises `SimulationError`, `PlayersError`, `RulesError` or `StrategyError`, which say what was
    wrong.

    >>> run = simulate(100, players=3, strategies="greedy", seed=1)
    >>> len(run), sum(run.wins)
    (100, 100)
    >>> run.game(7).round_points == int(run.points[7])
    True
    """
    plan = read_plan(players, strategies, seed, rules, most_turns)
    count = read_count(rounds, "rounds", 1)
    first = read_count(first, "first", 0, MOST_ROUNDS - count)
    use = is_compiled("play_rounds", compiled, count > FEW_ROUNDS, progress, plan.strategies)
    play = backends.rounds_compiled if use else backends.rounds_interpreted
    columns, stopped = play_parts(partial(play, plan), first, count, workers, progress, "round")
    return Run(plan, first, columns, stopped)


def simulate_games(
    games: int,
    players: int | Sequence[str] = 4,
    strategies: Strategy | Sequence[Strategy] = "random",
    seed: int | None = None,
    rules: Rules | None = None,
    *,
    workers: int | None = None,
    progress: bool = True,
    compiled: bool | None = None,
    first: int = 0,
    most_turns: int = MOST_TURNS,
) -> GameRun:
    """Play whole games of bots alone, each to the target of the rules (`score.game`).

    The arguments are those of `simulate`; `first` is the number of the first game.

    >>> run = simulate_games(5, players=2, seed=1)
    >>> all(max(scores) >= 500 for scores in run.scores)
    True
    """
    plan = read_plan(players, strategies, seed, rules, most_turns)
    most = MOST_ROUNDS // MOST_ROUNDS_OF_A_GAME
    count = read_count(games, "games", 1, most)
    first = read_count(first, "first", 0, most - count)
    use = is_compiled("play_games", compiled, count > FEW_GAMES, progress, plan.strategies)
    play = backends.games_compiled if use else backends.games_interpreted
    whole_games = partial(play, plan, most_rounds=MOST_ROUNDS_OF_A_GAME)
    columns, stopped = play_parts(whole_games, first, count, workers, progress, "game")
    return GameRun(plan, first, columns, stopped, MOST_ROUNDS_OF_A_GAME)

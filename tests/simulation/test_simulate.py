"""Rounds and games of bots alone: the same by every way, and each to be looked at as a Game."""

from __future__ import annotations

import itertools
from typing import Any

import joblib
import pytest

import unokart_widget as uk
from unokart_widget.simulation import backends, parts, ready
from unokart_widget.simulation.kept import GAME, ROUND
from unokart_widget.simulation.tallies import TALLIES

OPTIONS = [
    uk.Rules(two_player_reverse=reverse, banana=banana, last_item_box=last)
    for reverse, banana, last in itertools.product(
        ("skip", "turn"), ("went", "seat"), ("flip", "end")
    )
]


def columns(run: Any) -> dict[str, list[int]]:
    return {name: [int(entry) for entry in column] for name, column in run._columns.items()}


@pytest.mark.parametrize("players", range(2, 11))
def test_interpreted_and_compiled_bring_the_same(players: int) -> None:
    for number, rules in enumerate(OPTIONS):
        strategies = [uk.STRATEGIES[(seat + number) % 3] for seat in range(players)]
        runs = [
            uk.simulate(
                15, players, strategies, seed=number, rules=rules, compiled=compiled, most_turns=900
            )
            for compiled in (False, True)
        ]
        assert columns(runs[0]) == columns(runs[1])


@pytest.mark.parametrize("players", range(2, 11))
def test_a_round_of_a_run_is_a_game(players: int) -> None:
    """Its record replays to the winner and the points that the run reports."""
    rules = OPTIONS[players % len(OPTIONS)]
    strategies = [uk.STRATEGIES[(seat + players) % 3] for seat in range(players)]
    run = uk.simulate(
        600, players, strategies, seed=2**63 + players, rules=rules, first=10**6, most_turns=1500
    )
    for number in range(0, 600, 60):
        game = run.game(number)
        replayed = uk.Game.from_record(game.record())
        for one in (game, replayed):
            winner = one.round_winner
            expected = run.winner[number]
            assert (winner if winner is not None else min(expected, -1)) == expected
            assert (one.round_points or 0) == run.points[number]
        assert game.state.turns == run.turns[number]
        assert game.dealer == run.dealer[number]
        assert drawn_after_the_deal(game) == run.cards_drawn[number]
        kinds = [f"{event.rule}/{event.kind}" for event in game.events]
        assert kinds.count("challenge.offer/offered") == run.challenges_offered[number]
        assert kinds.count("challenge.show/shown") == run.challenges_made[number]
        assert kinds.count("challenge.won/drew") == run.challenges_won[number]
        assert kinds.count("uno.catch/caught") == run.unos_caught[number]
        assert kinds.count("action.itembox/turned") == sum(
            counts[number] for counts in run.items.values()
        )
        assert run.unos_forgotten[number] >= run.unos_caught[number]
        first = next(
            move
            for move in game.record()["rounds"][0]["moves"]
            if "=" not in move.split(":")[1][:1]
        )
        assert int(first.split(":")[0]) == run.starter[number]


def drawn_after_the_deal(game: uk.Game) -> int:
    return sum(
        event.number or 0
        for event in game.events
        if event.kind in ("drew", "caught") and event.rule != "setup.dealer"
    )


def test_chunks_workers_and_the_first_number_change_nothing(monkeypatch: Any) -> None:
    whole = columns(uk.simulate(900, 4, "careful", seed=5))
    monkeypatch.setattr(parts, "FIRST_PART", 7)
    monkeypatch.setattr(parts, "PART_SECONDS", 0.001)
    assert columns(uk.simulate(900, 4, "careful", seed=5)) == whole
    assert columns(uk.simulate(900, 4, "careful", seed=5, workers=2)) == whole
    later = columns(uk.simulate(400, 4, "careful", seed=5, first=500, compiled=False))
    assert later == {name: column[500:] for name, column in whole.items()}
    with joblib.parallel_config(backend="loky"):
        assert columns(uk.simulate(900, 4, "careful", seed=5, workers=2)) == whole


def test_whole_games() -> None:
    rules = uk.Rules(target=200)
    runs = [
        uk.simulate_games(30, 3, "greedy", seed=8, rules=rules, compiled=compiled)
        for compiled in (False, True)
    ]
    assert columns(runs[0]) == columns(runs[1])
    run = runs[0]
    assert list(run.rounds) == [run.game(number).rounds for number in range(30)]
    for number in (0, 11, 29):
        game = run.game(number)
        assert game.scores == run.scores[number]
        assert game.winner == run.winner[number]
        assert max(game.scores) >= 200
    assert run.to_frame()["score_1"].tolist() == [scores[1] for scores in run.scores]


def test_estimates() -> None:
    run = uk.simulate(2000, 2, "greedy", seed=1)
    first, second = run.win_shares()
    assert first.count == 2000
    assert first.low < first.value < first.high
    assert first.value + second.value == pytest.approx(1)
    assert run.share("winner", 0) == first
    points = run.mean("points")
    assert points.value == pytest.approx(sum(run.points.tolist()) / 2000)
    assert points.value in points
    assert float(points) == points.value
    assert (points.high - points.value) == pytest.approx(
        1.96 * run.points.std(ddof=1) / 2000**0.5, rel=0.01
    )


def test_a_run_shows_itself() -> None:
    run = uk.simulate(50, ["Ana", "Ben"], ["greedy", "careful"], seed=1)
    assert repr(run).splitlines()[0] == "50 rounds"
    assert "Ana" in repr(run)
    assert "careful" in repr(run)
    frame = run.to_frame()
    assert list(frame.columns) == [*(name for name, _ in ROUND), *TALLIES]
    assert len(frame) == len(run) == 50
    assert set(TALLIES) < set(frame.columns)
    assert [name for name, _ in GAME] == ["winner", "rounds"]


def test_an_interrupt_keeps_what_is_done(monkeypatch: Any) -> None:
    def interrupted(plan: Any, first: int, rounds: int) -> Any:
        if first > 300:
            raise KeyboardInterrupt
        return backends.rounds_interpreted(plan, first, rounds)

    monkeypatch.setattr(backends, "rounds_compiled", interrupted)
    run = uk.simulate(100_000, 2, seed=3, progress=False)
    assert run.stopped
    assert 300 <= len(run) < 100_000
    assert "stopped early" in repr(run)
    assert columns(run) == columns(uk.simulate(len(run), 2, seed=3))


def test_without_numba_it_says_so_once(monkeypatch: Any) -> None:
    monkeypatch.setattr(backends, "can_compile", lambda: False)
    monkeypatch.setattr(ready, "_said_slow", False)
    with pytest.warns(UserWarning, match="Numba is not installed"):
        slow = uk.simulate(501, 2, seed=3)
    assert columns(uk.simulate(501, 2, seed=3)) == columns(slow)
    with pytest.raises(uk.SimulationError, match="need Numba"):
        uk.simulate(10, compiled=True)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"rounds": 0}, "rounds is 0"),
        ({"rounds": 2.5}, "rounds is 2.5"),
        ({"rounds": "10"}, "rounds is '10';"),
        ({"rounds": 10, "players": 11}, "2 to 10 can play"),
        ({"rounds": 10, "strategies": "clever"}, "no strategy"),
        ({"rounds": 10, "strategies": ["greedy"]}, "1 entries for bots, but 4 players"),
        ({"rounds": 10, "strategies": ["greedy", None, "greedy", "greedy"]}, "Strategies are"),
        ({"rounds": 10, "seed": -1}, "seed"),
        ({"rounds": 10, "first": 2**32}, "first is"),
        ({"rounds": 10, "most_turns": 0}, "most_turns is 0"),
        ({"rounds": 10, "strategies": b"greedy"}, "Strategies are"),
        ({"rounds": 10, "workers": 0}, "workers is 0"),
        ({"rounds": 10, "workers": 1_000_000}, "workers is 1000000"),
        ({"rounds": 10, "workers": 10**5000}, r"workers is \(int\)"),
        ({"rounds": 10, "rules": "standard"}, "rules are"),
    ],
)
def test_what_cannot_be(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(uk.UnokartError, match=words):
        uk.simulate(**arguments)


def test_no_such_round() -> None:
    run = uk.simulate(5, seed=1)
    with pytest.raises(uk.SimulationError, match="numbered from 0 to 4"):
        run.game(5)
    with pytest.raises(uk.SimulationError, match="no column 'wins'"):
        run.column("wins")

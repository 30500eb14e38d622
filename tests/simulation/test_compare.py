"""Strategies on the same deals: the pairs are compared, and nothing is played twice."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from scipy.stats import ttest_ind, ttest_rel

import unokart_widget as uk
from unokart_widget.simulation import backends
from unokart_widget.simulation.compare import Comparison

BOTH = ["greedy", "careful"]


def same(one: Comparison, other: Comparison) -> bool:
    return bool(
        one.shares == other.shares
        and one.points == other.points
        and one.share_differences == other.share_differences
        and one.points_differences == other.points_differences
    )


def played_one_by_one(strategy: str, seed: int, rounds: int) -> tuple[Any, Any]:
    """Share of wins and points of each deal of three players, from a run for each seat."""
    wins = points = 0
    for seat in range(3):
        table = ["random"] * 3
        table[seat] = strategy
        run = uk.simulate(rounds, 3, table, seed=seed, progress=False)
        won = run.winner == seat
        wins, points = wins + won / 3, points + won * run.points / 3
    return wins, points


def test_it_is_what_runs_of_every_seat_bring() -> None:
    comparison = uk.compare(BOTH, 1500, players=3, opponents="random", seed=4, progress=False)
    by_hand = [played_one_by_one(strategy, 4, 1500) for strategy in BOTH]
    for place, (wins, points) in enumerate(by_hand):
        assert comparison.shares[place].value == pytest.approx(wins.mean())
        assert comparison.points[place].value == pytest.approx(points.mean())
    for what, told in enumerate([comparison.share_differences, comparison.points_differences]):
        paired = ttest_rel(by_hand[1][what], by_hand[0][what]).confidence_interval(0.95)
        assert (told[1].low, told[1].high) == pytest.approx((paired.low, paired.high))
        # The same deals: less is left to luck than between deals of their own.
        apart = ttest_ind(by_hand[1][what], by_hand[0][what]).confidence_interval(0.95)
        assert told[1].high - told[1].low < 0.95 * (apart.high - apart.low)
        assert (told[0].value, told[0].low, told[0].high) == (0, 0, 0)


def test_a_strategy_compared_with_itself_is_exactly_as_good() -> None:
    comparison = uk.compare(["careful", "careful"], 300, seed=2, progress=False)
    for told in (comparison.share_differences, comparison.points_differences):
        assert [(one.value, one.low, one.high) for one in told] == [(0, 0, 0)] * 2
    # Against others like it, one in four wins, but for blocked rounds.
    like = uk.compare("greedy", 300, players=4, seed=2, progress=False)
    assert like.shares[0].value == pytest.approx(0.25, abs=0.002)


def test_two_of_one_name_are_told_apart() -> None:
    comparison = uk.compare(["greedy", "careful", "greedy"], 30, players=2, progress=False)
    assert comparison.strategies == ["greedy", "careful", "greedy 2"]
    assert "greedy 2" in repr(comparison)


def test_nothing_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[tuple[Any, ...]] = []
    play = backends.rounds_interpreted

    def counted(plan: Any, first: int, rounds: int) -> Any:
        tables.append((*plan.strategies, first))
        return play(plan, first, rounds)

    monkeypatch.setattr(backends, "rounds_interpreted", counted)
    uk.compare(["greedy", "careful", "careful"], 15, players=3, seed=1, compiled=False)
    assert len(tables) == len(set(tables)) == 1 + 3


def test_workers_parts_and_compiling_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    first = uk.compare(BOTH, 120, players=2, seed=7, compiled=True, progress=False)
    assert same(first, uk.compare(BOTH, 120, players=2, seed=7, compiled=False, progress=False))
    monkeypatch.setattr("unokart_widget.simulation.parts.FIRST_PART", 7)
    assert same(first, uk.compare(BOTH, 120, players=2, seed=7, workers=2, progress=False))


def test_opponents_one_by_one() -> None:
    """They sit from the left of the one that is compared, wherever it sits."""
    comparison = uk.compare(
        ["careful"], 20, players=["A", "B", "C"], opponents=["greedy", "random"], seed=1
    )
    assert comparison.opponents == ["greedy", "random"]
    assert comparison.game(3, 0, 1).bots == {0: "random", 1: "careful", 2: "greedy"}
    assert comparison.game(3, 0, 1).players == ["A", "B", "C"]


def test_a_deal_is_a_game() -> None:
    comparison = uk.compare(BOTH, 30, players=2, opponents="random", seed=6)
    games = [comparison.game(11, strategy, 1) for strategy in (0, 1)]
    assert games[0].at(0).hands == games[1].at(0).hands
    assert [game.bots[1] for game in games] == BOTH
    wins = [
        sum(comparison.game(deal, 1, seat).round_winner == seat for seat in (0, 1))
        for deal in range(30)
    ]
    assert comparison.shares[1].value == pytest.approx(sum(wins) / 60)
    wrong: list[Any] = [(30, 0, 0), (0, 2, 0), (0, 0, 2), (-1, 0, 0), (1.5, 0, 0)]
    for what in wrong:
        with pytest.raises(uk.SimulationError, match="no deal"):
            comparison.game(*what)


def test_an_interrupt_keeps_the_deals_that_all_have_played(monkeypatch: pytest.MonkeyPatch) -> None:
    play = backends.rounds_interpreted

    def interrupted(plan: Any, first: int, rounds: int) -> Any:
        if first > 100 and plan.strategies[0] == "careful":
            raise KeyboardInterrupt
        return play(plan, first, rounds)

    monkeypatch.setattr(backends, "rounds_interpreted", interrupted)
    comparison = uk.compare(BOTH, 10_000, players=2, seed=3, compiled=False, progress=False)
    assert comparison.stopped
    assert 100 <= len(comparison) < 10_000
    assert "stopped early" in repr(comparison)
    monkeypatch.undo()
    assert same(comparison, uk.compare(BOTH, len(comparison), players=2, seed=3, progress=False))


def test_it_shows_itself() -> None:
    comparison = uk.compare(BOTH, 40, players=2, seed=1, confidence=0.9)
    assert len(comparison) == 40
    lines = repr(comparison).splitlines()
    assert lines[0] == "40 deals, each played in every one of 2 seats against greedy"
    assert "90 % interval" in lines[1]
    assert [line.split()[0] for line in lines[2:]] == BOTH
    frame = comparison.to_frame()
    assert list(frame.index) == BOTH
    assert frame.loc["greedy", "share"] == 0.5
    assert frame.loc["careful", "share_difference_low"] == comparison.share_differences[1].low
    assert frame.loc["careful", "points_high"] == comparison.points[1].high


def test_without_scipy_it_shows_itself_without_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    comparison = uk.compare(BOTH, 40, players=2, seed=1)
    monkeypatch.setitem(sys.modules, "scipy.stats", None)
    name, share, difference, _points, _more = repr(comparison).splitlines()[3].split()
    assert name == "careful"
    assert float(difference) == pytest.approx(float(share) - 0.5, abs=1e-9)
    assert share in comparison._repr_html_()
    with pytest.raises(uk.SimulationError, match="needs SciPy"):
        assert comparison.shares


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"strategies": []}, "at least one strategy"),
        ({"strategies": ["clever"]}, "clever"),
        ({"strategies": BOTH, "rounds": 0}, "rounds is 0"),
        ({"strategies": BOTH, "players": 11}, "2 to 10 can play"),
        ({"strategies": BOTH, "opponents": ["random"]}, "1 opponents for 3 seats"),
        ({"strategies": BOTH, "opponents": "clever"}, "clever"),
        ({"strategies": BOTH, "opponents": [None, "random", "random"]}, "Strategies are"),
        ({"strategies": BOTH, "confidence": 2}, "confidence is 2"),
        ({"strategies": BOTH, "seed": "x"}, "seed"),
        ({"strategies": 7}, "'7'"),
    ],
)
def test_what_cannot_be(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(uk.UnokartError, match=words) as caught:
        uk.compare(**arguments)
    assert str(caught.value)[-1] == "."

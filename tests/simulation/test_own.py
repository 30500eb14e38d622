"""Strategies of one's own in runs: compiled and interpreted they choose the same."""

from __future__ import annotations

import math
import warnings
from collections.abc import Sequence
from typing import Any

import joblib
import pytest

import unokart_widget as uk
from unokart_widget.simulation import own, ready, simulate
from unokart_widget.strategies import DRAW_FOUR, WILD, Known, Move, Strategy

from .test_simulate import OPTIONS, columns

WEIGHTS = (3, 1, 4, 1, 5)
weight = 1
table = {WILD: 5}


def thrifty(known: Known, move: Move) -> float:
    """The example of the manual."""
    if move.rank == DRAW_FOUR and known.fewest > 2:
        return -1
    return 0 if move.colour == WILD else move.points + 3 * move.same_colour


def everything(known: Known, move: Move) -> int:
    """Every field counts: were one of them different, another move would be made."""
    total = known.players + 2 * known.seat + 3 * known.deciding + 5 * known.cards
    total += 7 * known.points + 11 * known.fewest + 13 * known.top_colour + 17 * known.top_rank
    total += 19 * known.colour + 23 * known.direction + 29 * known.turns + 31 * known.stock
    total += 37 * known.discards
    for colour in range(5):
        total += 41 * (colour + 1) * known.of_colour[colour]
        total += 43 * (colour + 2) * known.unseen_of_colour[colour]
        for rank in range(15):
            total += (colour * 15 + rank + 47) * known.unseen[colour][rank]
    for rank in range(15):
        total += (
            53 * (rank + 1) * known.of_rank[rank] + 59 * (rank + 2) * known.unseen_of_rank[rank]
        )
    for steps in range(9):
        total += 61 * (steps + 1) * known.others[steps]
    total += 67 * move.is_play + 71 * move.is_draw + 73 * move.is_pass + 79 * move.is_colour
    total += 83 * move.is_aim + 89 * move.is_challenge + 97 * move.is_accept + 101 * move.colour
    total += 103 * move.rank + 107 * move.points + 109 * move.names + 113 * move.same_colour
    total += 127 * move.same_rank + 131 * move.cards_left + 137 * move.target
    total += 139 * move.target_cards
    return total * 7919 % 1013


def indifferent(known: Known, move: Move) -> bool:
    """All by chance."""
    return False


def by_logarithms(known: Known, move: Move) -> float:
    """Fractions, and a function of the library."""
    if move.is_play and move.cards_left == 0:
        return math.inf
    held = sum([known.of_colour[colour] * WEIGHTS[colour] for colour in range(5)])
    return math.log(1 + held) / (2 + move.points) - max(known.others) / 7


def weighed(known: Known, move: Move) -> float:
    return move.points * weight


def with_a_dict(known: Known, move: Move) -> float:
    return table.get(move.colour, move.points)


def dividing(known: Known, move: Move) -> float:
    return 1 / (known.turns - 9)


def beyond(known: Known, move: Move) -> float:
    return known.others[known.turns]


def nothing_at_times(known: Known, move: Move) -> float | None:
    if known.turns < 9:
        return 1.0
    return None


def no_number(known: Known, move: Move) -> float:
    return math.inf - math.inf if known.turns == 9 else 0.0


def misspelt(known: Known, move: Move) -> float:
    return known.hands  # type: ignore[attr-defined, no-any-return]


MINE = (thrifty, everything, indifferent, by_logarithms)


@pytest.mark.parametrize("players", range(2, 11))
def test_interpreted_and_compiled_choose_the_same(players: int) -> None:
    """All rules, each strategy at all seats, beside those of the table."""
    for number, rules in enumerate(OPTIONS):
        kinds: Sequence[Strategy] = [*MINE, *uk.STRATEGIES] if number % 2 else MINE
        strategies = [kinds[(seat + number) % len(kinds)] for seat in range(players)]
        runs = [
            uk.simulate(
                8, players, strategies, seed=number, rules=rules, compiled=compiled, most_turns=300
            )
            for compiled in (False, True)
        ]
        assert columns(runs[0]) == columns(runs[1])


def test_a_round_of_a_run_is_a_game() -> None:
    run = uk.simulate(600, 4, [everything, "greedy", thrifty, "careful"], seed=3)
    assert run.strategies == ["everything", "greedy", "thrifty", "careful"]
    assert "everything" in repr(run)
    for number in range(0, 600, 60):
        game = run.game(number)
        assert (game.round_winner, game.round_points) == (run.winner[number], run.points[number])
        assert game.state.turns == run.turns[number]


def test_the_example_beats_chance() -> None:
    run = uk.simulate(3000, 2, [thrifty, "random"], seed=1)
    assert run.win_shares()[0].low > 0.5


def test_everywhere() -> None:
    """Whole games, comparisons and outlooks: the same by both ways."""
    rules = uk.Rules(target=100)
    games = [
        uk.simulate_games(6, 3, [thrifty, everything, "greedy"], 8, rules, compiled=compiled)
        for compiled in (False, True)
    ]
    assert columns(games[0]) == columns(games[1])
    compared = [
        uk.compare([thrifty, everything], 20, 3, indifferent, 5, compiled=compiled)
        for compiled in (False, True)
    ]
    assert compared[0].shares == compared[1].shares
    assert compared[0].strategies == ["thrifty", "everything"]
    game = uk.Game(3, seed=2, bots={1: everything})
    outlooks = [
        uk.outlook(game, 0, 30, strategies=thrifty, compiled=compiled) for compiled in (False, True)
    ]
    assert outlooks[0].wins == outlooks[1].wins


def test_workers_change_nothing() -> None:
    bias = 4

    def biased(known: Known, move: Move) -> float:
        return move.rank % bias

    whole = columns(uk.simulate(900, 3, biased, seed=5))
    assert columns(uk.simulate(900, 3, biased, seed=5, workers=2)) == whole
    with joblib.parallel_config(backend="loky"):
        assert columns(uk.simulate(900, 3, biased, seed=5, workers=2)) == whole


@pytest.mark.parametrize(
    ("strategy", "line", "words"),
    [
        (dividing, 1, "ZeroDivisionError: division by zero"),
        (beyond, 1, "IndexError: list index out of range"),
        (nothing_at_times, 0, "it gave nothing"),
        (no_number, 0, "it gave 'nan'"),
    ],
)
@pytest.mark.parametrize("compiled", [False, True])
def test_an_error_names_its_line(strategy: Any, line: int, words: str, compiled: bool) -> None:
    for simulated in (uk.simulate, uk.simulate_games):
        with pytest.raises(uk.StrategyError, match=words) as caught:
            simulated(20, 2, [strategy, "greedy"], seed=1, compiled=compiled)
        assert caught.value.strategy == strategy.__name__
        assert caught.value.line == strategy.__code__.co_firstlineno + line


def test_a_score_that_fails_to_be_a_number() -> None:
    class Fraught:
        def __float__(self) -> float:
            raise RuntimeError

    def fraught(known: Known, move: Move) -> Any:
        return Fraught()

    with pytest.raises(uk.StrategyError, match="instead of a number"):
        uk.simulate(5, 2, fraught, seed=1)


def test_a_kind_of_score_that_does_not_compile_is_said_in_words() -> None:
    def worded(known: Known, move: Move) -> Any:
        return "much"

    assert own.why_not(worded) == "what it gives is not always a number"


def _worth(move: Move, least: float) -> float:
    return _twice(move.points) if move.points > least else _down(move.points)


def _twice(number: float) -> float:
    return 2 * number


def _down(number: float) -> float:
    return 0.0 if number < 1 else 1 + _down(number - 1)


def test_functions_that_it_calls_are_compiled_with_it() -> None:
    """Its own of the module, one of its closure, and one that calls itself."""

    def least(known: Known) -> float:
        return _twice(known.fewest)

    def calling(known: Known, move: Move) -> float:
        return _worth(move, least(known))

    assert own.why_not(calling) == ""
    runs = [
        uk.simulate(60, 3, [calling, "random", "greedy"], seed=4, compiled=way, progress=False)
        for way in (True, False)
    ]
    assert list(runs[0].winner) == list(runs[1].winner)
    assert list(runs[0].turns) == list(runs[1].turns)


def test_an_error_in_an_outlook() -> None:
    game = uk.Game(2, seed=1)
    with pytest.raises(uk.StrategyError, match="list index out of range"):
        uk.outlook(game, 0, 20, strategies=beyond, compiled=True)


def test_an_error_comes_from_another_process() -> None:
    with (
        joblib.parallel_config(backend="loky"),
        pytest.raises(uk.StrategyError, match="division by zero"),
    ):
        uk.simulate(20, 2, dividing, seed=1, workers=2)


def test_what_cannot_be_compiled_is_interpreted_and_said_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ready, "_said_why", set())
    monkeypatch.setattr(simulate, "FEW_ROUNDS", 5)
    with pytest.warns(UserWarning, match=r"with_a_dict \(line [0-9]+: .*dict.*more slowly") as told:
        slow = uk.simulate(20, 2, with_a_dict, seed=3)
    assert [warning.filename for warning in told] == [__file__]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert columns(uk.simulate(20, 2, with_a_dict, seed=3)) == columns(slow)
    with pytest.raises(uk.SimulationError, match="cannot compile the strategy with_a_dict"):
        uk.simulate(5, 2, with_a_dict, compiled=True)
    with (
        pytest.warns(UserWarning, match="there is no field 'hands' in what it is told"),
        pytest.raises(uk.StrategyError, match="no attribute 'hands'"),
    ):
        uk.simulate(20, 2, misspelt)
    with pytest.warns(UserWarning, match="cannot compile the strategy max .it is no plain"):
        assert not ready.is_compiled("play_rounds", None, True, False, [max])
    with pytest.raises(uk.SimulationError, match="it is no plain function"):
        own.address(max)


def test_a_change_of_what_it_refers_to_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = own.address(weighed)
    assert own.address(weighed) == before
    # With -1, drawing is better than any card.
    high = columns(uk.simulate(20, 2, weighed, seed=1, compiled=True, most_turns=99))
    monkeypatch.setitem(globals(), "weight", -1)
    low = columns(uk.simulate(20, 2, weighed, seed=1, compiled=True, most_turns=99))
    assert own.address(weighed) != before
    assert (
        low == columns(uk.simulate(20, 2, weighed, seed=1, compiled=False, most_turns=99)) != high
    )


def test_what_could_change_unnoticed_is_not_kept() -> None:
    numbers = [1, 2, 3]

    def helper(rank: int) -> int:
        return numbers[rank % 3]

    def mine(known: Known, move: Move) -> int:
        return helper(move.rank) + len(WEIGHTS)

    def found(strategy: Any) -> object:
        return own._referred_to(strategy)

    assert found(mine) is None
    assert found(thrifty) == found(thrifty) != found(weighed)
    assert found(by_logarithms) is not None

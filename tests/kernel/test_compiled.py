"""The kernel compiled by Numba plays the same rounds as the kernel interpreted."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import numba
import pytest

from unokart_widget.kernel import bots, cards, randomness
from unokart_widget.kernel.state import LAYOUT, OVER, Round
from unokart_widget.simulation.compiled import (
    _INTRINSICS,
    _nth,
    _ones,
    callable_functions,
    callees_first,
    kernel_functions,
)
from unokart_widget.simulation.memory import ROUND, empty_round
from unokart_widget.simulation.tallies import TALLIES, count_notes

ROUNDS = 1000
MOST_TURNS = 100_000
OPTIONS = ("two_player_reverse_turns", "banana_by_seat", "last_item_box_ends")
COMBINATIONS = list(product(range(2, 11), product((0, 1), repeat=3)))


def kernel() -> dict[str, Any]:
    """The compiled functions that the tests call."""
    return callable_functions("play_round", "start_stream", "below")


def set_up(g: Any, number: int) -> None:
    """Players, options and strategies of round `number`: over all of them in turn."""
    players, options = COMBINATIONS[number % len(COMBINATIONS)]
    g.players = players
    for name, value in zip(OPTIONS, options, strict=True):
        setattr(g, name, value)
    for seat in range(10):
        g.bots[seat] = 1 + (number // 7 + seat * (1 + number % 3)) % 3 if seat < players else 0
    g.seed[0] = 0x9E3779B9 * number & 0xFFFFFFFF
    g.seed[1] = number * number & 0xFFFFFFFF


def fields(g: Any) -> dict[str, object]:
    """All of a round, but for the cards of the piles that are not there any more."""
    found: dict[str, object] = {}
    for name, _shape in LAYOUT:
        value = getattr(g, name)
        found[name] = value.tolist() if hasattr(value, "tolist") else value
    for pile in ("stock", "discard"):
        size = found[f"{pile}_size"]
        assert isinstance(size, int)
        cards = found[pile]
        assert isinstance(cards, list)
        found[pile] = cards[:size]
    return found


def test_the_fields_are_those_of_the_interpreted_round() -> None:
    of_a_round = [name for name, _shape in LAYOUT]
    assert list(ROUND.names or ()) == [*of_a_round, "tally", "known", "option", "choices"]


def test_functions_come_after_those_that_they_call() -> None:
    functions = kernel_functions()
    order = callees_first(functions, ["play_round"])
    assert order[-1] == "play_round"
    # All but what only people and their moves need.
    assert {"refusal", "card_of"} & set(order) == {"card_of"}
    for place, name in enumerate(order):
        called = [c for c in functions[name].__code__.co_names if c in functions]
        assert set(called) <= set(order[:place]), name


@pytest.mark.no_cover  # It takes three times as long, and shorter tests run the same lines.
def test_a_thousand_rounds_end_alike() -> None:
    """Hands, piles, points and every other field, over all players, options and strategies."""
    play_compiled = kernel()["play_round"]
    used_again: Any = empty_round()
    seen: Counter[tuple[str, object]] = Counter()
    for number in range(ROUNDS):
        interpreted = Round()
        compiled: Any = empty_round()
        for g in (interpreted, compiled, used_again):
            set_up(g, number)
        bots.play_round(interpreted, number, MOST_TURNS)
        play_compiled(compiled, number, MOST_TURNS)
        play_compiled(used_again, number, MOST_TURNS)
        expected = fields(interpreted)
        assert fields(compiled) == expected, f"round {number}"
        tally = [0] * len(TALLIES)
        count_notes(interpreted.notes, tally)
        assert compiled.tally.tolist() == tally, f"round {number}"
        # What is left of the round before in a record makes no difference.
        told = fields(used_again)
        for name in ("stock", "discard", "winner", "points", "turns", "streams", "shuffles"):
            assert told[name] == expected[name], f"round {number}: {name}"
        players = interpreted.players
        assert used_again.hands.tolist()[:players] == interpreted.hands[:players]
        assert interpreted.phase == OVER
        seen["players", interpreted.players] += 1
        seen["blocked", interpreted.winner < 0] += 1
        seen["reshuffled", interpreted.shuffles > 1] += 1
        for seat in range(interpreted.players):
            seen["strategy", interpreted.bots[seat]] += 1
    assert len([key for key in seen if key[0] == "players"]) == 9
    assert len([key for key in seen if key[0] == "strategy"]) == 3
    assert seen["reshuffled", True] > 50


def test_a_round_that_is_cut_off_stops_alike() -> None:
    """Unfinished rounds, too: the limit on turns holds in both."""
    play_compiled = kernel()["play_round"]
    for number in range(40):
        interpreted = Round()
        compiled: Any = empty_round()
        set_up(interpreted, number)
        set_up(compiled, number)
        bots.play_round(interpreted, number, 9)
        play_compiled(compiled, number, 9)
        assert fields(compiled) == fields(interpreted)
        assert interpreted.turns <= 9


@pytest.mark.parametrize("bound", [1, 2, 3, 16, 111, 2**20, 2**31])
def test_the_generator_is_the_same(bound: int) -> None:
    """Words of 32 bits in signed integers of 64: no sign, no rounding."""
    functions = kernel()
    compiled: Any = empty_round()
    interpreted = Round()
    for g, start in ((compiled, functions["start_stream"]), (interpreted, randomness.start_stream)):
        g.seed[0] = 0xFFFFFFFF
        g.seed[1] = 0x80000000
        g.number = 2**31 - 1
        start(g, 0, 3)
    for _ in range(2000):
        assert functions["below"](compiled, 0, bound) == randomness.below(interpreted, 0, bound)


@pytest.mark.parametrize("nth", [_nth, _INTRINSICS.get("nth", _nth)])
def test_counting_bits_is_the_same(nth: Any) -> None:
    """Functions that the compiling module exchanges."""
    inner: Any = numba.njit(nth) if nth is _nth else nth
    compiled_nth: Any = numba.njit(lambda half, k: inner(half, k))
    count: Any = numba.njit(lambda half: _ones(half))
    for number in [1, 2, 3, 2**49, 2**61, 2**62 - 1, 2**50 - 1, 0x2AAAAAAAAAAAAAAA]:
        assert count(number) == cards.count(number)
        for k in range(cards.count(number)):
            assert compiled_nth(number, k) == cards.nth(number, k)

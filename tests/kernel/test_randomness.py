"""The generator: its authors' vectors, draws without bias, streams that are apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

import unokart_widget as uk
from unokart_widget.kernel.randomness import (
    CHOICE_STREAM,
    DECK_STREAM,
    below,
    next_word,
    start_stream,
)
from unokart_widget.kernel.state import Round

#: The first outputs of the authors' C program xoshiro128starstar.c (version 1.1) from 1, 2, 3, 4.
FIRST = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597]


def xoshiro128_star_star(state: list[int]) -> Iterator[int]:
    """The published algorithm, written down once more: rotl(s[1] * 5, 7) * 9."""

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) % 2**32

    s = list(state)
    while True:
        yield rotl(s[1] * 5 % 2**32, 7) * 9 % 2**32
        t = s[1] * 2**9 % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)


def round_with(state: list[int], stream: int = DECK_STREAM) -> Round:
    g = Round()
    g.streams[stream][:] = state
    return g


def stream_of(seed: int, number: int, stream: int, part: int, length: int = 8) -> tuple[int, ...]:
    g = Round()
    g.seed[:] = [seed & 0xFFFFFFFF, seed >> 32]
    g.number = number
    start_stream(g, stream, part)
    return tuple(next_word(g, stream) for _ in range(length))


def test_the_published_vectors() -> None:
    g = round_with([1, 2, 3, 4])
    assert [next_word(g, DECK_STREAM) for _ in FIRST] == FIRST
    assert list(islice(xoshiro128_star_star([1, 2, 3, 4]), len(FIRST))) == FIRST


@pytest.mark.parametrize("stream", [DECK_STREAM, CHOICE_STREAM])
@pytest.mark.parametrize(
    "state",
    [
        [1, 2, 3, 4],
        [0, 0, 0, 1],
        [0xFFFFFFFF] * 4,
        [0x80000000, 0x7FFFFFFF, 0xDEADBEEF, 0x12345678],
    ],
)
def test_ten_thousand_words(stream: int, state: list[int]) -> None:
    g = round_with(state, stream)
    other = [*g.streams[1 - stream]]
    expected = islice(xoshiro128_star_star(state), 10_000)
    assert [next_word(g, stream) for _ in range(10_000)] == list(expected)
    assert g.streams[1 - stream] == other, "the streams are apart"


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 10, 16, 112, 2**31, 2**31 + 1, 3 * 2**30, 2**32 - 1])
def test_bounded_draws_as_published(bound: int) -> None:
    """Lemire's method, step by step, with the words that the generator gives."""
    g = round_with([1, 2, 3, 4])
    words = xoshiro128_star_star([1, 2, 3, 4])
    for _ in range(3000):
        product = next(words) * bound
        while product % 2**32 < 2**32 % bound:
            product = next(words) * bound
        drawn = below(g, DECK_STREAM, bound)
        assert drawn == product // 2**32
        assert 0 <= drawn < bound


def test_bounded_draws_reject_just_the_words_that_would_favour_a_result() -> None:
    """Of a generator of few bits every result would come equally often: shown on the arithmetic.

    With three quarters of 2**32 as the bound, a quarter of the words must be drawn again: else
    every third result would come twice as often.
    """
    g = round_with([1, 2, 3, 4])
    bound = 3 * 2**30
    thirds = Counter(below(g, DECK_STREAM, bound) % 3 for _ in range(6000))
    for count in thirds.values():
        assert 1850 < count < 2150


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 13, 16, 111])
def test_bounded_draws_are_even(bound: int) -> None:
    """Chi-square, far inside what chance allows; the seed is fixed, so it is the same each time."""
    g = round_with([5, 6, 7, 8])
    draws = 400 * bound
    counts = Counter(below(g, DECK_STREAM, bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    square = sum((counts[value] - 400) ** 2 / 400 for value in range(bound))
    assert square < bound + 5 * (2 * bound) ** 0.5


def test_streams_differ_by_seed_round_kind_and_part() -> None:
    seen = set()
    seeds = [0, 1, 2, 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**63, 2**64 - 1]
    numbers = [0, 1, 2, 3, 500, 2**31 - 1]
    for seed in seeds:
        for number in numbers:
            for stream in (DECK_STREAM, CHOICE_STREAM):
                for part in range(4):
                    seen.add(stream_of(seed, number, stream, part))
    assert len(seen) == len(seeds) * len(numbers) * 2 * 4


def test_streams_are_the_same_for_the_same_words() -> None:
    assert stream_of(2024, 3, DECK_STREAM, 1) == stream_of(2024, 3, DECK_STREAM, 1)


def test_streams_of_neighbours_share_nothing() -> None:
    """Half of the bits differ between neighbouring rounds, seeds, parts and kinds of stream."""
    base = stream_of(7, 7, DECK_STREAM, 2, 64)
    neighbours = [
        stream_of(8, 7, DECK_STREAM, 2, 64),
        stream_of(7 + 2**32, 7, DECK_STREAM, 2, 64),
        stream_of(7, 8, DECK_STREAM, 2, 64),
        stream_of(7, 7, DECK_STREAM, 3, 64),
        stream_of(7, 7, CHOICE_STREAM, 2, 64),
    ]
    for other in neighbours:
        bits = sum((a ^ b).bit_count() for a, b in zip(base, other, strict=True))
        assert 900 < bits < 1150  # 1024 of 2048 are expected, with a deviation of 23


def test_a_stream_does_not_depend_on_what_was_drawn_before() -> None:
    g = Round()
    g.seed[:] = [9, 0]
    for _ in range(100):
        start_stream(g, DECK_STREAM, 1)
        assert tuple(next_word(g, DECK_STREAM) for _ in range(3)) == stream_of(
            9, 0, DECK_STREAM, 1, 3
        )
        for _ in range(5):
            next_word(g, DECK_STREAM)


def test_the_state_is_never_all_zero() -> None:
    """From which the generator would not come back."""
    for seed in range(300):
        for number in range(10):
            g = Round()
            g.seed[:] = [seed, 0]
            g.number = number
            start_stream(g, DECK_STREAM, 0)
            assert any(g.streams[DECK_STREAM])
            assert len(set(g.streams[DECK_STREAM])) > 2


@pytest.mark.parametrize("players", [2, 5, 10])
def test_the_same_seed_is_the_same_game(players: int) -> None:
    one, two, other = (uk.Game(players=players, seed=seed) for seed in (77, 77, 78))
    assert one.record() == two.record()
    assert one.hands == two.hands
    assert one.stock == two.stock
    assert one.hands != other.hands
    assert one.stock != other.stock


def test_rounds_of_a_seed_are_apart() -> None:
    """How a round was played changes nothing in the deal of the next."""
    decks = []
    for choice in (0, -1):
        game = uk.Game(players=2, seed=3, rules=uk.Rules(target=10**6))
        while not game.round_over:
            turn = [move for move in game.legal_moves() if move.kind not in ("uno", "catch")]
            laid = [move for move in turn if move.kind == "play"]
            game.play((laid or turn)[choice])
        game.next_round()
        decks.append(game.record()["rounds"][1]["deck"])
        assert decks[-1] != game.record()["rounds"][0]["deck"]
    assert decks[0] == decks[1]


@pytest.mark.no_cover  # It takes three times as long, and shorter tests run the same lines.
def test_every_card_may_come_anywhere() -> None:
    """The first card of the stock over many seeds: each of the deck's faces, as often as it is."""
    firsts = Counter(uk.Game(players=2, seed=seed).stock[0] for seed in range(1500))
    assert len(firsts) == 54
    wilds = firsts["WI"] + firsts["W4"]
    assert 115 < wilds < 210  # 12 of 112: 161 are expected

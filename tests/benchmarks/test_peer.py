"""The peer in C plays the same rounds as the kernel: else its speed would tell nothing."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import unokart_widget as uk
from unokart_widget.kernel import bots
from unokart_widget.kernel.state import Round

from . import peer

SEED = 0x9E3779B97F4A7C15
FIRST = 2**31 - 30
MOST_TURNS = 100_000


@pytest.fixture(scope="module", params=[peer.FASTEST, peer.PORTABLE], ids=["fastest", "portable"])
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return peer.build(tmp_path_factory.mktemp("peer"), request.param)


def rounds_of_the_kernel(players: int, count: int, most_turns: int) -> list[peer.Ended]:
    g = Round()
    g.players = players
    g.bots[:players] = [bots.RANDOM] * players
    g.seed[:] = [SEED & 0xFFFFFFFF, SEED >> 32]
    ended = []
    for number in range(FIRST, FIRST + count):
        bots.play_round(g, number, most_turns)
        g.notes.clear()
        g.shuffled.clear()
        ended.append(peer.Ended(g.winner, g.points, g.turns))
    return ended


def checksum(ended: list[peer.Ended]) -> int:
    told = 0xCBF29CE484222325
    for winner, points, turns in ended:
        for number in (winner + 1, points, turns):
            told = (told ^ number) * 0x100000001B3 % 2**64
    return told


@pytest.mark.parametrize(
    ("players", "count", "most_turns"),
    [
        (2, 60, MOST_TURNS),
        (3, 60, MOST_TURNS),
        (4, 100, MOST_TURNS),
        (7, 50, MOST_TURNS),
        (10, 30, MOST_TURNS),
        (4, 40, 41),
        (10, 20, 60),
        (3, 20, 0),
    ],
)
def test_the_rounds_are_those_of_the_kernel(
    program: Path, players: int, count: int, most_turns: int
) -> None:
    """Winner, points and turns of each round, and what is told of all; with rounds cut off, too."""
    expected = rounds_of_the_kernel(players, count, most_turns)
    played, ended = peer.play(program, players, SEED, FIRST, count, most_turns)
    assert ended == expected
    assert played[:4] == (
        sum(e.turns for e in expected),
        sum(e.points for e in expected),
        sum(e.winner for e in expected),
        checksum(expected),
    )
    measured = peer.measure(program, players, SEED, FIRST, count, most_turns)
    assert measured[:4] == played[:4]


@pytest.mark.parametrize(
    "words",
    ["", "4 1 0 10", "1 1 0 10 9", "11 1 0 10 9", "4 -1 0 10 9", "4 1 0 x 9", "4 1 0 10 9 all"],
)
def test_a_wrong_command_is_refused(program: Path, words: str) -> None:
    done = subprocess.run([program, *words.split()], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "rounds" in done.stderr


def test_without_a_compiler_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(peer.NoCompiler, match=r"needs a C compiler: one of gcc, cc, clang\."):
        peer.build(tmp_path)


@pytest.mark.parametrize("players", [2, 4, 7, 10])
def test_the_compiled_rounds_are_the_same(program: Path, players: int) -> None:
    """Ten thousand rounds of four players, fewer of the others: each ends alike."""
    count = 10_000 if players == 4 else 2_000
    run = uk.simulate(count, players, "random", seed=SEED, most_turns=MOST_TURNS, progress=False)
    _played, ended = peer.play(program, players, SEED, 0, count, MOST_TURNS)
    assert [end.points for end in ended] == run.points.tolist()
    assert [end.turns for end in ended] == run.turns.tolist()
    assert [end.winner for end in ended] == [max(-1, seat) for seat in run.winner.tolist()]

"""The peer in C: `rounds.c` compiled by this machine's compiler, and what it plays."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).with_name("rounds.c")
COMPILERS = ("gcc", "cc", "clang")
PORTABLE = ("-std=c11", "-O3", "-fno-tree-vectorize")
FASTEST = (*PORTABLE, "-march=native")


class NoCompiler(RuntimeError):
    """There is no C compiler here."""


class Played(NamedTuple):
    """What the peer tells of all its rounds; a round without a winner counts as seat -1."""

    turns: int
    points: int
    seats: int
    checksum: int
    seconds: float


class Ended(NamedTuple):
    """How one round ended."""

    winner: int
    points: int
    turns: int


def build(folder: Path, flags: tuple[str, ...] = FASTEST) -> Path:
    """Compile the peer into that folder; returns the program."""
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        raise NoCompiler(f"{SOURCE.name} needs a C compiler: one of {', '.join(COMPILERS)}.")
    program = folder / "rounds"
    command = [compiler, *flags, "-Wall", "-Wextra", "-Werror", "-o", str(program), str(SOURCE)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stderr}")
    return program


def play(
    program: Path, players: int, seed: int, first: int, count: int, most_turns: int
) -> tuple[Played, list[Ended]]:
    """Play the rounds from `first` on: all of them together, and each."""
    lines = _run(program, players, seed, first, count, most_turns, "each")
    ended = [Ended(*map(int, line.split()[1:])) for line in lines[:count]]
    return _played(lines[count:]), ended


def measure(
    program: Path, players: int, seed: int, first: int, count: int, most_turns: int
) -> Played:
    """Play the rounds with nothing printed in between, so that `seconds` is for them alone."""
    return _played(_run(program, players, seed, first, count, most_turns))


def _run(program: Path, *words: object) -> list[str]:
    command = [str(program), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def _played(lines: list[str]) -> Played:
    told = dict(line.split() for line in lines)
    return Played(
        int(told["turns"]),
        int(told["points"]),
        int(told["seats"]),
        int(told["checksum"]),
        float(told["seconds"]),
    )

"""Plays a run part by part: on one core or many, with a bar, and so that it can be interrupted."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import nullcontext, suppress
from typing import Any, TypeAlias

from unokart_widget.errors import SimulationError, shown
from unokart_widget.integers import whole
from unokart_widget.simulation import extras
from unokart_widget.simulation.backends import Columns, joined

# An interrupt has to wait for the parts that are being played: so many seconds of each.
PART_SECONDS = 0.2
FIRST_PART = 20
MOST_WORKERS = 10_000
PARTS_AT_ONCE = 2
"""So many parts for each worker are given out at a time: one is played, the next is there already.
(With more than loky hands on at once, one of its threads fails on an interrupt.)"""

Play = Callable[[int, int], Columns]
Played: TypeAlias = tuple[int, float, Columns]
"""How many rounds a part has, how many seconds it took, and what it brought."""


def play_parts(
    play: Play, first: int, count: int, workers: int | None, progress: bool, unit: str
) -> tuple[Columns, bool]:
    """All that `play(start, length)` brings, and whether it was interrupted.

    Raises KeyboardInterrupt only where nothing has been played yet.
    """
    parts: list[Columns] = []
    done = 0
    cut = _Cut(first, count)
    played = _played(play, cut, workers)
    with _bar(count, unit, progress) as bar:
        try:
            for length, seconds, columns in played:
                parts.append(columns)
                done += length
                bar.update(length)
                cut.learn(length, seconds)
        except KeyboardInterrupt:
            _stop(played)
            if not parts:
                raise
    return joined(parts), done < count


class _Cut:
    """Where the parts begin and how long they are: as many rounds as fit into their time.

    Towards the end they become shorter again: `workers` shall all be done at the same time.
    """

    def __init__(self, first: int, count: int) -> None:
        self._next, self._end = first, first + count
        self._length = FIRST_PART
        self.workers = 1

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while self._next < self._end:
            start, left = self._next, self._end - self._next
            fair = left if self.workers == 1 else max(FIRST_PART, left // (2 * self.workers))
            length = min(self._length, fair, left)
            self._next += length
            yield start, length

    def learn(self, length: int, seconds: float) -> None:
        """A part of that length took so long to play (not to be sent about)."""
        fit = int(length * PART_SECONDS / max(seconds, 1e-6))
        self._length = max(1, min(fit, 4 * length))


def _played(play: Play, cut: _Cut, workers: int | None) -> Generator[Played, None, None]:
    """The parts in their order, each as soon as it has been played."""
    if workers is None:
        return (_timed(play, start, length) for start, length in cut)
    if not whole(workers) or abs(workers) > MOST_WORKERS:
        raise SimulationError(
            f"workers is {shown(workers)}; it is a number of cores, -1 for all, or None for one."
        )
    joblib = extras.load("joblib", "Several workers need joblib")
    # Compiled parts let go of the interpreter's lock, so threads do; a backend that was chosen by
    # joblib.parallel_config comes first. The parts are long enough: none are to be put together.
    cut.workers = joblib.effective_n_jobs(workers)
    parallel = joblib.Parallel(
        n_jobs=workers,
        prefer="threads",
        return_as="generator",
        pre_dispatch=f"{PARTS_AT_ONCE} * n_jobs",
        batch_size=1,
    )
    played: Generator[Played, None, None] = parallel(
        joblib.delayed(_timed)(play, start, length) for start, length in cut
    )
    return played


def _timed(play: Play, start: int, length: int) -> Played:
    began = time.perf_counter()
    columns = play(start, length)
    return length, time.perf_counter() - began, columns


def _stop(played: Generator[Played, None, None]) -> None:
    """Take back the parts that have not been played, as by an interrupt within."""
    with suppress(KeyboardInterrupt):
        played.throw(KeyboardInterrupt)


class _NoBar:
    def update(self, played: int) -> None:
        pass


def _bar(count: int, unit: str, progress: bool) -> Any:
    """A bar that appears after a second; without tqdm there is none."""
    if not progress:
        return nullcontext(_NoBar())
    try:
        tqdm = importlib.import_module("tqdm.auto").tqdm
    except ImportError:
        return nullcontext(_NoBar())
    return tqdm(total=count, unit=f" {unit}s", unit_scale=True, delay=1, leave=False)

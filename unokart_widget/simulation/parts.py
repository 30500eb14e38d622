"""Plays a run part by part: on one core or many, with a bar, and so that it can be interrupted."""

from __future__ import annotations

import importlib
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

from unokart_widget.errors import SimulationError
from unokart_widget.integers import whole
from unokart_widget.simulation import extras
from unokart_widget.simulation.backends import Columns

# An interrupt has to wait for the parts that are being played: so many seconds of them.
PART_SECONDS = 0.2
FIRST_PART = 20
PARTS_AT_ONCE = 4
"""So many parts for each worker are given out together: few enough to be interrupted in time."""

Play = Callable[[int, int], Columns]


def play_parts(
    play: Play, first: int, count: int, workers: int | None, progress: bool, unit: str
) -> tuple[Columns, bool]:
    """All that `play(start, length)` brings, and whether it was interrupted.

    Raises KeyboardInterrupt only where nothing has been played yet.
    """
    parts: list[Columns] = []
    done = 0
    length = min(FIRST_PART, count)
    with _many(workers) as many, _bar(count, unit, progress) as bar:
        try:
            while done < count:
                began = time.perf_counter()
                starts = _starts(first + done, first + count, length, many)
                brought = many.play(play, starts) if many else [play(*start) for start in starts]
                parts.extend(brought)
                played = sum(size for _, size in starts)
                done += played
                bar.update(played)
                # From how long these took: how many fit into the time for one part.
                speed = played / max(time.perf_counter() - began, 1e-6)
                each = speed * PART_SECONDS / len(starts)
                length = max(1, min(int(each), 4 * length))
        except KeyboardInterrupt:
            if not parts:
                raise
    return _joined(parts), done < count


def _starts(begin: int, end: int, length: int, many: _Many | None) -> list[tuple[int, int]]:
    """Where each of the next parts begins, and how long it is."""
    at_once = many.at_once if many else 1
    begins = range(begin, min(end, begin + length * at_once), length)
    return [(start, min(length, end - start)) for start in begins]


def _joined(parts: list[Columns]) -> Columns:
    columns: Columns = {}
    for name, column in parts[0].items():
        pieces = [part[name] for part in parts]
        if isinstance(column, array):
            columns[name] = array(column.typecode)
            for piece in pieces:
                columns[name].extend(piece)
        else:
            columns[name] = importlib.import_module("numpy").concatenate(pieces)
    return columns


class _Many:
    """Workers, of whatever kind joblib was told to use."""

    def __init__(self, parallel: Any, delayed: Any, workers: int) -> None:
        self._parallel, self._delayed = parallel, delayed
        self.at_once = PARTS_AT_ONCE * workers

    def play(self, play: Play, starts: list[tuple[int, int]]) -> list[Columns]:
        brought: list[Columns] = self._parallel(self._delayed(play)(*start) for start in starts)
        return brought


@contextmanager
def _many(workers: int | None) -> Iterator[_Many | None]:
    """The workers, or None where one core is enough."""
    joblib = _joblib(workers)
    if joblib is None:
        yield None
        return
    # Compiled parts let go of the interpreter's lock, so threads do; a backend that was chosen by
    # joblib.parallel_config comes first.
    with joblib.Parallel(n_jobs=workers, prefer="threads") as parallel:
        jobs = joblib.effective_n_jobs(workers)
        yield _Many(parallel, joblib.delayed, jobs)


def _joblib(workers: int | None) -> Any:
    if workers is None:
        return None
    if not whole(workers):
        raise SimulationError(
            f"workers is {workers!r}; it is a number of cores, -1 for all, or None for one."
        )
    return extras.load("joblib", "Several workers need joblib")


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

"""On several cores or machines: a Dask cluster and loky's processes play what one core does."""

from __future__ import annotations

import _thread
import os
from collections.abc import Iterator
from typing import Any

import joblib
import pytest
from distributed import Client, LocalCluster

import unokart_widget as uk
from unokart_widget.simulation import parts

from .test_simulate import columns

BACKENDS = ("dask", "loky")


@pytest.fixture
def _cluster(backend: str | None) -> Iterator[None]:
    """For Dask, two processes on this machine, with neither a dashboard nor an open port."""
    if backend != "dask":
        yield
        return
    with (
        LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            dashboard_address=None,
            host="127.0.0.1",
            memory_limit=0,
        ) as cluster,
        Client(cluster),
    ):
        yield


@pytest.mark.usefixtures("_cluster")
@pytest.mark.parametrize("backend", BACKENDS)
def test_all_bring_the_same(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "PART_SECONDS", 0.02)
    alone = uk.simulate(900, 4, "greedy", seed=5, progress=False)
    games = uk.simulate_games(6, 2, "careful", seed=5, progress=False)
    compared = uk.compare(["random", "greedy"], 40, players=2, seed=5, progress=False)
    with joblib.parallel_config(backend=backend):
        for compiled in (True, False):
            many: dict[str, Any] = {"seed": 5, "workers": 2, "progress": False}
            many["compiled"] = compiled
            run = uk.simulate(900 if compiled else 150, 4, "greedy", **many)
            assert columns(run) == {
                name: column[: len(run)] for name, column in columns(alone).items()
            }
            assert columns(uk.simulate_games(6, 2, "careful", **many)) == columns(games)
            again = uk.compare(["random", "greedy"], 40, players=2, **many)
            assert again.share_differences == compared.share_differences
            assert again.points == compared.points


def _who_plays(first: int, rounds: int) -> dict[str, Any]:
    return {"process": os.getpid(), "first": first, "rounds": rounds}


@pytest.mark.usefixtures("_cluster")
@pytest.mark.parametrize("backend", BACKENDS)
def test_it_is_the_workers_that_play(backend: str) -> None:
    with joblib.parallel_config(backend=backend):
        played = parts._played(_who_plays, parts._Cut(0, 50), 2)
        told = [columns for _length, _seconds, columns in played]
    assert os.getpid() not in {part["process"] for part in told}
    assert [(part["first"], part["rounds"]) for part in told] == [(0, 20), (20, 20), (40, 10)]


@pytest.mark.usefixtures("_cluster")
@pytest.mark.parametrize("backend", [*BACKENDS, "threading", None])
def test_an_interrupt_keeps_what_is_done(
    backend: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the person presses the button, after the third part has come."""
    learn = parts._Cut.learn

    def interrupted(cut: parts._Cut, length: int, seconds: float) -> None:
        learn(cut, length, seconds)
        came.append(length)
        if len(came) == 3:
            _thread.interrupt_main()

    came: list[int] = []
    monkeypatch.setattr(parts._Cut, "learn", interrupted)
    monkeypatch.setattr(parts, "PART_SECONDS", 0.02)
    with joblib.parallel_config(backend=backend or "sequential"):
        workers = 2 if backend else None
        run = uk.simulate(
            10_000_000, 3, "random", seed=8, workers=workers, compiled=False, progress=False
        )
    assert run.stopped
    assert sum(came[:3]) <= len(run) < 10_000
    assert columns(run) == columns(
        uk.simulate(len(run), 3, "random", seed=8, compiled=False, progress=False)
    )


def test_parts_become_shorter_towards_the_end_for_several_workers() -> None:
    def lengths(workers: int) -> list[int]:
        cut = parts._Cut(0, 100_000)
        cut.workers = workers
        made = []
        for _, length in cut:
            made.append(length)
            cut.learn(length, length / 1e6)
        return made

    alone, both = lengths(1), lengths(2)
    assert sum(alone) == sum(both) == 100_000
    assert alone[-1] == max(alone)
    assert sorted(both[both.index(max(both)) :], reverse=True) == both[both.index(max(both)) :]
    assert both[-1] <= parts.FIRST_PART

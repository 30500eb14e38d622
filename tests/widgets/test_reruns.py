"""Running a cell again gives back what its last run made."""

from typing import ClassVar

import pytest

import unokart_widget as uk
from unokart_widget.widgets import saved


def _run(monkeypatch: pytest.MonkeyPatch, cell: str | None, run: str) -> None:
    monkeypatch.setattr(saved, "running_cell", lambda: cell and (cell, run))


def test_a_cell_run_again_closes_its_last_table(monkeypatch: pytest.MonkeyPatch) -> None:
    game = uk.Game(players=2, seed=1)
    _run(monkeypatch, "a", "first")
    first, beside = uk.Table(game), uk.Table(game)
    assert first.comm is not None
    assert beside.comm is not None
    _run(monkeypatch, "b", "second")
    other_cell = uk.Table(game)
    _run(monkeypatch, "a", "third")
    again = uk.Table(game)

    assert first.comm is None
    assert beside.comm is None
    assert other_cell.comm is not None
    version = again.view["version"]
    stale = first.view["version"]
    again.play(game.legal_moves(game.to_move)[0])
    assert again.view["version"] == other_cell.view["version"] == version + 1
    assert first.view["version"] == stale


def test_outside_of_a_notebook_every_table_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    _run(monkeypatch, None, "")
    first = uk.Table(seed=1)
    uk.Table(seed=1)
    assert first.comm is not None


def test_the_running_cell_is_told_by_the_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shell:
        parent: ClassVar[dict[str, object]] = {
            "header": {"msg_id": "m"},
            "metadata": {"cellId": "c"},
        }

        def get_parent(self) -> dict[str, object]:
            return self.parent

    monkeypatch.setattr(saved, "_shell", Shell)
    assert saved.running_cell() == ("c", "m")
    monkeypatch.setattr(Shell, "parent", {"header": {"msg_id": "m"}, "metadata": {}})
    assert saved.running_cell() is None
    monkeypatch.setattr(Shell, "parent", {})
    assert saved.running_cell() is None

"""`diagnose` names what it found and what to do."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget import diagnosis as module
from unokart_widget.widgets.channel import CheckedWidget

from .conftest import Page


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment in which a Jupyter server would run, with the versions of this kernel."""
    found = {"anywidget": uk.diagnose().kernel["anywidget"]}
    found["@jupyter-widgets/jupyterlab-manager"] = "5.0.0"
    for name, version in found.items():
        install(tmp_path, name, version)
    monkeypatch.setattr(module, "_server_prefix", lambda: tmp_path)
    monkeypatch.setattr(module, "_USUAL_PLACES", ())
    return tmp_path


def install(prefix: Path, name: str, version: Any) -> None:
    folder = prefix / "share" / "jupyter" / "labextensions" / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(json.dumps({"version": version}))


def test_versions_of_the_kernel_are_named() -> None:
    text = str(uk.diagnose())
    assert f"Python {sys.version.split()[0]}" in text
    assert sys.executable in text
    for name in ("unokart-widget", "anywidget 0.", "ipywidgets 8."):
        assert name in text
    assert "What to do:" in text
    assert repr(uk.diagnose()).splitlines()[0].startswith("Host: ")


def test_fitting_versions(server: Path) -> None:
    found = uk.diagnose()
    assert found.server_prefix == str(server)
    assert len(found.advice) == 1
    assert "fit" in found.advice[0] or "understand" in found.advice[0]


def test_without_a_notebook_there_is_nothing_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_server_prefix", lambda: None)
    monkeypatch.setattr(CheckedWidget, "heard_at", None)
    assert uk.diagnose().advice == (
        "A table needs a notebook: this Python runs without one. print(game) shows a game here.",
    )


def test_another_version_in_the_server(server: Path) -> None:
    install(server, "anywidget", "0.9.3")
    (advice,) = uk.diagnose().advice
    assert "0.9.3 in the server" in advice
    assert f"{server}/bin/python -m pip install anywidget==" in advice


def test_no_front_end_in_the_server(server: Path) -> None:
    (server / "share/jupyter/labextensions/anywidget/package.json").unlink()
    (advice,) = uk.diagnose().advice
    assert "no anywidget" in advice
    assert f"{server}/bin/python -m pip install anywidget" in advice


def test_a_damaged_installation_counts_as_missing(server: Path) -> None:
    install(server, "anywidget", 7)
    assert uk.diagnose().server == {
        "anywidget": None,
        "@jupyter-widgets/jupyterlab-manager": "5.0.0",
    }
    (server / "share/jupyter/labextensions/anywidget/package.json").write_text("[]")
    assert "missing" in str(uk.diagnose())


def test_missing_in_the_kernel(monkeypatch: pytest.MonkeyPatch, server: Path) -> None:
    real = module._version
    monkeypatch.setattr(
        module, "_version", lambda name: None if name == "anywidget" else real(name)
    )
    assert any("for the kernel" in line for line in uk.diagnose().advice)


def test_a_page_that_spoke(duel: Page) -> None:
    duel.answer("ping")
    found = uk.diagnose()
    assert found.heard is not None
    assert found.heard < 60
    assert "A page spoke" in str(found)


def test_the_server_is_found_by_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JPY_PARENT_PID", raising=False)
    assert module._server_prefix() is None
    for junk in ("x", "-1", "999999999"):
        monkeypatch.setenv("JPY_PARENT_PID", junk)
        assert module._server_prefix() is None
    monkeypatch.setenv("JPY_PARENT_PID", str(os.getpid()))
    found = module._server_prefix()
    assert found is None or (found / "share" / "jupyter").is_dir()

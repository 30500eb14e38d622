"""A whole round in every host, with a real kernel and a real browser.

That of JupyterLab is in tests/browser, where it also looks for what must stay hidden.
"""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.app.servers import Server, command, running
from tests.browser.lab import running_lab

from . import rounds
from .bench import choose
from .pages import watched


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    choose(context)
    with watched(context) as page:
        yield page


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def play(table: Locator) -> None:
    """A round with the mouse, its count, and the next round."""
    table.get_by_text("Round 1").wait_for()
    assert rounds.play_by_mouse(table) >= 4
    expect(rounds.count(table)).to_contain_text(re.compile("wins? the round"))
    rounds.count(table).get_by_role("button", name="Next round").click()
    expect(table.get_by_text("Round 2")).to_be_visible()


def test_notebook_7(page: Page, tmp_path: Path) -> None:
    with running_lab(tmp_path, "notebook") as lab:
        lab.save("round.ipynb", rounds.CELL)
        notebook = lab.open(page, "round.ipynb")
        notebook.run_all()
        play(notebook.tables.first)


@pytest.fixture(scope="module")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lessons")
    for name, position in (("table", rounds.SHORT), ("keys", rounds.BY_KEYS)):
        cell = (
            "import unokart_widget as uk\n"
            f"uk.Table(position={position!r}, players={rounds.PLAYERS!r})"
        )
        notebook = nbformat.v4.new_notebook(
            cells=[
                nbformat.v4.new_markdown_cell(f"# {name}"),
                nbformat.v4.new_code_cell(cell),
                nbformat.v4.new_markdown_cell("[Text after the table](#end)"),
            ]
        )
        nbformat.write(notebook, folder / f"{name}.ipynb")
    with running(command(str(folder))) as server:
        yield server


def test_voila(voila: Server, page: Page) -> None:
    page.goto(f"{voila.url}voila/render/table.ipynb")
    play(page.locator(".unokart"))


def test_marimo(page: Page, tmp_path: Path) -> None:
    app = tmp_path / "round.py"
    app.write_text(
        "import marimo\n\napp = marimo.App()\n\n\n@app.cell\ndef _():\n"
        "    import marimo as mo\n    import unokart_widget as uk\n\n"
        f"    table = uk.Table(position={rounds.SHORT!r}, players={rounds.PLAYERS!r})\n"
        "    mo.ui.anywidget(table)\n    return\n"
    )
    port = free_port()
    run = [sys.executable, "-m", "marimo", "--yes", "run", str(app), "--headless", "--no-token"]
    url = f"http://127.0.0.1:{port}/"
    with running([*run, f"--port={port}"], ready=f"URL: .*:{port}", url=url):
        page.goto(url)
        play(page.locator(".unokart"))


def test_by_keys_alone(voila: Server, page: Page) -> None:
    """Not even the first click is made with a mouse."""
    page.goto(f"{voila.url}voila/render/keys.ipynb")
    table = page.locator(".unokart")
    table.get_by_text("Round 1").wait_for()
    keys = rounds.play_by_keys(page, table)
    assert {"Enter", "d"} <= set(keys)
    hands = rounds.Hands(page, table)
    # The sheet of keys, and back.
    hands.press("?")
    expect(table.get_by_role("dialog", name="Help and keys")).to_be_visible()
    hands.press("Escape")
    expect(table.get_by_role("dialog")).to_have_count(0)
    assert hands.on_table
    # On to the next round, and with Tab out of the table.
    hands.press("n")
    expect(table.get_by_text("Round 2")).to_be_visible()
    hands.tab_to_hand()
    for _ in range(60):
        hands.press("Tab")
        if not hands.on_table:
            break
    assert re.match("Text after|", hands.hears)
    assert not hands.on_table

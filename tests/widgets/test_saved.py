"""What stays where no table lives: saved notebooks, exported pages, terminals."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import nbclient
import nbformat
import pytest
from nbconvert import HTMLExporter, MarkdownExporter

import unokart_widget as uk
from unokart_widget import drawing
from unokart_widget.widgets import saved

from .conftest import Page

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def test_the_text_tells_the_position(duel: Page) -> None:
    duel.table.play("0:R7")
    bundle = saved.as_saved(duel.table.view, duel.table.fallback)
    text = bundle["text/plain"]
    for words in ("red 7", "Player 1: 3 cards", "Player 2: 2 cards", "blue 7", "green 2"):
        assert words in text
    assert "yellow 9" not in text
    assert "run the cell" in text
    start = f'<div class="unokart-fallback {duel.table.fallback}" lang="en">'
    assert bundle["text/html"].startswith(start)


def drawn(html: str) -> str:
    """The drawing in a saved table, as a browser would decode and read it."""
    found = re.search(r'<img src="data:image/svg\+xml,([^"]*)"', html)
    assert found is not None
    picture = unquote(found[1])
    ElementTree.fromstring(picture)
    return picture


def test_the_drawing_shows_what_the_view_shows(sit: Callable[..., Page]) -> None:
    game = uk.Game.from_position("R5 + 0 | R7 B7 G2 W4 | YS Y9 / WI R3", seed=1)
    pictures = []
    for seat in (0, 1):
        page = sit(game, seat=seat)
        html = saved.as_saved(page.table.view, page.table.fallback)["text/html"]
        pictures.append(drawn(html))
        assert drawing.svg(page.table.view, "UNO Mario Kart, round 1", written=False).count(
            "<use"
        ) == pictures[-1].count("<use")
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("players", [4, 10])
def test_what_is_saved_stays_small(sit: Callable[..., Page], players: int) -> None:
    largest = 0
    for hands in (False, True):
        page = sit(
            players=[f"Alexandra {n}" for n in range(players)], show={"hands": hands}, seed=1
        )
        game = page.table.game
        for _ in range(50):
            moves = game.legal_moves(game.to_move)
            game.play(next((m for m in moves if m.kind == "draw"), moves[0]))
        saved_text = saved.as_saved(page.table.view, page.table.fallback)
        largest = max(largest, len(json.dumps(saved_text)))
    assert largest <= 60_000


def test_names_are_no_html(sit: Callable[..., Page]) -> None:
    page = sit(uk.Game(players=["<img src=x onerror=alert(1)>", "Ann & Bob"], seed=1))
    html = saved.as_saved(page.table.view, page.table.fallback)["text/html"]
    assert html.count("<img") == 1
    assert "&lt;img" in html
    assert "<img" not in drawn(html)
    assert "Ann &amp; Bob" in html


def test_the_text_after_a_wild_and_after_the_round(sit: Callable[..., Page]) -> None:
    page = sit(uk.Game.from_position("R5 + 0 | WI W4 G2 | YS Y9 / B4 R3", seed=1))
    page.table.play("0:W4=B")
    assert "blue" in str(page.table)
    page = sit(players=["Bot", "Bot"], seed=3)
    page.table.play_on()
    text = str(page.table)
    assert "wins the round" in text
    assert "The hand of Bot 2" in text
    assert ", to play" not in text


def test_the_mime_bundle_names_no_card(duel: Page) -> None:
    bundle = duel.table._repr_mimebundle_()
    assert bundle is not None
    data, _ = bundle
    assert set(data) == {"text/plain", WIDGET_VIEW}
    assert data["text/plain"] == "<Table of Player 1, Player 2>"
    assert data[WIDGET_VIEW]["model_id"] == duel.table.model_id


def test_a_web_page_gets_no_text_about_cells(duel: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    monkeypatch.setattr(saved, "show", lambda data, display_id=None: shown.append(data))
    monkeypatch.setattr(saved, "replace", lambda data, display_id: shown.append(data))
    monkeypatch.setattr(saved, "in_notebook", lambda: True)
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    duel.table._ipython_display_()
    duel.table.play("0:R7")
    assert [set(data) for data in shown] == [{WIDGET_VIEW, "text/plain"}]
    monkeypatch.delenv("SERVER_SOFTWARE")
    duel.table._ipython_display_()
    duel.table.play("1:draw")
    assert ["text/html" in data for data in shown] == [False, False, True, True]


def test_every_game_has_a_text_in_each_state(sit: Callable[..., Page]) -> None:
    for seed in range(4):
        page = sit(players=["Bot"] * 4, seed=seed)
        for _ in range(80):
            if page.table.game.round_over:
                break
            page.table.game.step()
            assert str(page.table)


CELLS = (
    "import unokart_widget as uk\nfrom ipywidgets.widgets.widget import _instances",
    "game = uk.Game.from_position('R5 + 0 | R7 B7 G2 W4 | YS Y9 / WI R3', seed=1)\n"
    "table = uk.Table(game)\ntable",
    "events = table.play('0:R7')",
    "table.on_event(lambda event: 1 / 0)\ntable.play('1:draw')",
    "table.close()\nlen(_instances)",
)


@pytest.fixture(scope="module")
def headless() -> Any:
    """A notebook that was run by a kernel to which no browser ever came."""
    cells = [nbformat.v4.new_code_cell(source) for source in CELLS]
    notebook = nbformat.v4.new_notebook(cells=cells)
    client = nbclient.NotebookClient(
        notebook, timeout=60, kernel_name="python3", store_widget_state=False, allow_errors=True
    )
    return client.execute()


def test_a_headless_notebook_keeps_the_last_position(headless: Any) -> None:
    widget, text = headless.cells[1].outputs
    assert widget["data"][WIDGET_VIEW]["model_id"]
    assert widget["data"]["text/plain"] == ""
    assert set(text["data"]) == {"text/plain", "text/html"}
    # Brought up to date by the cells below.
    assert "On the pile: red 7." in text["data"]["text/plain"]
    assert "Player 2: 3 cards" in text["data"]["text/plain"]
    assert "In [2]" in text["data"]["text/plain"]
    assert headless.cells[2].outputs == []


def test_a_failing_callback_is_seen_in_the_cell_that_plays(headless: Any) -> None:
    (error,) = [out for out in headless.cells[3].outputs if out["output_type"] == "error"]
    assert error["ename"] == "ZeroDivisionError"


def test_closing_leaves_no_widget_behind(headless: Any) -> None:
    (result,) = headless.cells[4].outputs
    assert result["data"]["text/plain"] == "0"


def test_a_saved_notebook_holds_no_widget_code(headless: Any) -> None:
    assert "widgets" not in headless.metadata
    assert len(nbformat.writes(headless)) < 60_000


def test_an_exported_page_shows_the_last_position_without_a_network(headless: Any) -> None:
    html, _ = HTMLExporter().from_notebook_node(headless)
    block = re.search(r'<div class="unokart-fallback.*?</div>', html, re.DOTALL)
    assert block is not None
    assert "On the pile: red 7." in block[0]
    assert re.findall('src="[^,]*', block[0]) == ['src="data:image/svg+xml']
    # Nothing on the page hides it.
    assert not re.search(r"unokart-fallback[\w-]*\s*[{,]", html)
    markdown, _ = MarkdownExporter().from_notebook_node(headless)
    assert "On the pile: red 7." in markdown


def test_a_terminal_prints_the_position_once() -> None:
    code = (
        "import unokart_widget as uk; table = uk.Table(uk.Game(2, seed=1)); display(table); "
        "events = table.play(table.game.legal_moves()[0])"
    )
    done = subprocess.run(
        [sys.executable, "-m", "IPython", "--no-banner", "--colors=nocolor", "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("UNO Mario Kart, round 1") == 1


def test_plain_python_can_print_a_table() -> None:
    code = "import unokart_widget as uk; print(uk.Table(uk.Game(2, seed=1)))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Player 2: 7 cards" in done.stdout

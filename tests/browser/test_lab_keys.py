"""Keys typed on a table in JupyterLab are the table's, and the notebook's beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.hosts.pages import watched

from .lab import Lab, Notebook

CELL = (
    "import unokart_widget as uk\n"
    "table = uk.Table(players=['Ana', 'Ben'], "
    "position='R5 + 0 | R7 R8 B7 G2 | YS Y9 Y8 / WI R3')\n"
    "table"
)
# Commands of a notebook whose cell is selected: delete, insert above and below, cut, undo, merge,
# Markdown, raw, code, copy, paste, restart; to edit, and back.
COMMANDS = "d d a b x z Shift+M m r y c v 0 0 j k Enter Escape Space"
CELLS = """() => window.jupyterapp.shell.currentWidget.content.widgets.map(
    (cell) => [cell.model.type, cell.model.sharedModel.getSource()])"""
MODE = "() => window.jupyterapp.shell.currentWidget.content.mode"
IN_TABLE = "() => Boolean(document.activeElement.closest('.unokart'))"


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    with watched(context) as page:
        yield page


def opened(lab: Lab, page: Page, name: str) -> Notebook:
    lab.save(name, CELL, "1 + 1")
    notebook = lab.open(page, name)
    notebook.run_all()
    notebook.tables.first.get_by_text("Round 1").wait_for()
    return notebook


def test_keys_on_the_table_run_no_command(lab: Lab, page: Page) -> None:
    notebook = opened(lab, page, "keys.ipynb")
    table = notebook.tables.first
    cells = page.evaluate(CELLS)
    card = table.locator(".uk-card[tabindex='0']")
    for key in COMMANDS.split():
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
        if not card.count():
            # Ana has played, and Ben takes the device.
            table.locator(".uk-curtain button").click()
        card.focus()
        page.keyboard.press(key)
        assert page.evaluate(CELLS) == cells, key
        assert page.evaluate(MODE) == "command", key
        assert page.evaluate(IN_TABLE) or not card.count(), key
    # What was typed is what the table did: d draws.
    expect(table.locator(".uk-log")).to_contain_text("You draw")
    # Out of the table with Tab; there the notebook has its keys.
    for _ in range(80):
        page.keyboard.press("Tab")
        if not page.evaluate(IN_TABLE):
            break
    assert not page.evaluate(IN_TABLE)
    page.locator(".jp-InputPrompt").last.click()
    page.keyboard.press("b")
    page.wait_for_function(f"before => ({CELLS})().length === before + 1", arg=len(cells))


def test_an_output_shown_once_more_is_the_same_table(lab: Lab, page: Page) -> None:
    notebook = opened(lab, page, "again.ipynb")
    page.evaluate("() => { window.jupyterapp.shell.currentWidget.content.activeCellIndex = 0 }")
    notebook.command("notebook:create-output-view")
    expect(page.locator(".unokart")).to_have_count(2)
    first, second = page.locator(".unokart").nth(0), page.locator(".unokart").nth(1)
    with notebook.kernel() as kernel:
        version = kernel.value("table.game.version")
        second.get_by_role("button", name=re.compile("^red 7, can be played")).click()
        for table in (first, second):
            expect(table.get_by_label("On the pile: red 7")).to_be_attached()
        assert kernel.value("table.game.version") == version + 1

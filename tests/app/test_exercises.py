"""Exercises on a page of the app, with hints, by keys, and when they are seen again.

`test_worked_through` answers those of every lesson, of each kind, with right and wrong answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from .conftest import save
from .servers import PATIENCE, Server, command, running

WAIT = PATIENCE * 1000
CELLS = (
    "import unokart_widget as uk",
    """
wild = uk.odds.at_least(uk.DECK, draws=1, count=1, what="wild")
uk.Exercise.number(
    "How likely is a wild card?", wild, wrong={"other": (1 - wild, "These are the others.")},
    hints=["Count them."], because="Twelve are.", lesson="try", key="wild",
)
""",
    """uk.Exercise.choice("Blue now?", {"Yes": "Cards forget.", "No": ""}, "No", lesson="try")""",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("exercises")
    save(folder, "try.ipynb", ("markdown", "# Try"), *(("code", cell) for cell in CELLS))
    with running(command(str(folder))) as server:
        yield server


def open_page(page: Page, server: Server) -> Locator:
    page.goto(f"{server.url}voila/render/try.ipynb", timeout=WAIT)
    boards = page.locator(".uk-x")
    expect(boards).to_have_count(2, timeout=WAIT)
    return boards


def test_a_hint_keys_and_another_visit(server: Server, context: BrowserContext) -> None:
    context.set_default_timeout(WAIT)
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    number, choice = open_page(page, server).all()
    said = ".uk-x-said"

    field = number.get_by_label("Your answer")
    field.fill("25/28")
    field.press("Enter")
    expect(number.locator(said)).to_contain_text("These are the others.")
    number.get_by_role("button", name="Hint").click()
    expect(number.get_by_text("Count them.")).to_be_visible()
    field.fill("10,7 %")
    field.press("Enter")
    expect(number.locator(said)).to_contain_text("Right! Twelve are.")
    expect(number.locator(".uk-x-badge")).to_have_text("Solved")
    expect(number.locator(".uk-x-cheer")).to_be_hidden()

    # With the keyboard alone.
    choice.get_by_label("Yes").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(choice.locator(said)).to_contain_text("Cards forget.")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(choice.locator(said)).to_contain_text("Right!")

    # Another kernel, but the same browser.
    open_page(page, server)
    expect(page.locator(".uk-x-badge")).to_have_text(["Solved before"] * 2)
    assert errors == []

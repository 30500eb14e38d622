"""Exercises on a page of the app: worked through as a student does, with every host blocked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests import axe

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
    """uk.Exercise.order("Which is rarer?", {"W4": 4, "R7": 2}, lesson="try", key="order")""",
    """
table = uk.Table(position="R5 + 0 | R7 R2 G5 | B3 Y9", bots={1: "greedy"})
uk.Exercise.move(
    "Lay the seven.", table, "0:R7", wrong={"two": ("0:R2", "That is a two.")},
    lesson="try", key="move",
)
""",
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
    expect(boards).to_have_count(4, timeout=WAIT)
    return boards


def test_a_student_works_through(server: Server, context: BrowserContext) -> None:
    context.set_default_timeout(WAIT)
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(reduced_motion="reduce")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    number, choice, order, move = open_page(page, server).all()
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

    order.get_by_role("button", name="Check").click()
    expect(order.locator(said)).to_contain_text("Nothing stands in its place")
    order.get_by_role("button", name="Move up: R7").click()
    order.get_by_role("button", name="Check").click()
    expect(order.locator(said)).to_contain_text("Right!")

    table = page.locator(".unokart", has=page.locator(".uk-root"))
    table.get_by_role("button", name="red 2").click()
    expect(move.locator(said)).to_contain_text("That is a two.")
    move.get_by_role("button", name="Try again").click()
    table.get_by_role("button", name="red 7").click()
    expect(move.locator(said)).to_contain_text("Right!")

    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        expect(page.locator(f'.unokart[data-theme="{scheme}"]')).to_have_count(5)
        assert axe.faults(page, ".uk-x") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    # Another kernel, but the same browser.
    open_page(page, server)
    expect(page.locator(".uk-x-badge")).to_have_text(["Solved before"] * 4)
    assert errors == []

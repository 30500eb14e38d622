"""An experiment on a page of the app: run, stopped, a bar opened, and a round on a table in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests import axe

from .conftest import save
from .servers import PATIENCE, Server, command, running

WAIT = PATIENCE * 1000
# The table comes first: neither sheet of looks may change what the other says.
CELLS = (
    "import unokart_widget as uk\nuk.Table(seed=1)",
    'uk.Experiment("points", strategies="greedy", seed=7)',
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("experiment")
    save(folder, "try.ipynb", ("markdown", "# Try"), *(("code", cell) for cell in CELLS))
    with running(command(str(folder))) as server:
        yield server


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    context.set_default_timeout(WAIT)
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert errors == []


def counted(lab: Locator) -> int:
    return int(lab.locator(".ux-count b").inner_text().split()[0].replace(",", ""))


def looks(page: Page, what: str) -> object:
    """What another sheet of looks could take from an element."""
    return page.locator(what).first.evaluate(
        """(el) => {
            const { display, position, borderStyle, fontWeight } = getComputedStyle(el);
            return [display, position, borderStyle, fontWeight];
        }"""
    )


def test_run_a_bar_a_round_a_table(server: Server, page: Page) -> None:
    expect.set_options(timeout=WAIT)
    page.set_viewport_size({"width": 1100, "height": 900})
    page.goto(f"{server.url}voila/render/try.ipynb", timeout=WAIT)
    lab = page.locator(".ux-root").first
    expect(lab.locator(".ux-bar")).to_have_count(20)
    # The table that is on the page already has the looks that it has alone.
    parts = [".uk-felt", ".uk-bar", ".uk-tools button", ".uk-log"]
    before = [looks(page, part) for part in parts]

    lab.get_by_role("button", name="+100 more").click()
    expect(lab.locator(".ux-count b")).to_have_text("100 rounds")
    lab.get_by_role("button", name="Run").click()
    expect(lab.locator(".ux-count b")).not_to_have_text("100 rounds")
    lab.get_by_role("button", name="Pause").click()
    expect(lab.get_by_role("button", name="Run")).to_be_visible()
    page.wait_for_timeout(700)
    stopped = counted(lab)
    page.wait_for_timeout(700)
    assert counted(lab) == stopped > 100

    lab.get_by_role("button", name="Line so far").click()
    line = lab.locator(".ux-line svg")
    expect(line).to_have_attribute("aria-label", re.compile("^The average so far. .* rounds: "))

    # By keys: along the bars to the fourth, into it, and to its first round.
    lab.locator(".ux-bar").first.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    chosen = lab.locator(".ux-bar[aria-pressed=true]")
    expect(chosen).to_have_attribute("title", re.compile("^60–79"))
    first = lab.locator(".ux-round").first
    own = [looks(page, part) for part in (".ux-bar", ".ux-round", ".ux-felt")]
    number = first.locator("b").inner_text()
    first.press("Enter")

    opened = page.locator(".ux-place .unokart")
    expect(opened.locator(".uk-felt")).to_be_visible()
    expect(page.locator(".ux-opened h3")).to_have_text(f"{number}, on a table")
    expect(page.locator(".ux-opened h3")).to_be_focused()
    # It is just dealt, and goes on by its own steps.
    log = opened.locator(".uk-log li")
    expect(opened.get_by_role("button", name="One step")).to_be_visible()
    dealt = log.count()
    expect(log).not_to_have_count(dealt)
    assert [looks(page, part) for part in (".ux-bar", ".ux-round", ".ux-felt")] == own
    assert [looks(page, part) for part in parts] == before

    for theme in ("light", "dark"):
        page.evaluate(f"document.body.dataset.jpThemeLight = '{str(theme == 'light').lower()}'")
        expect(page.locator(f"[data-theme={theme}] > .ux-root").first).to_be_visible()
        assert axe.faults(page, ".ux-root") == [], theme

    page.get_by_role("button", name="Put the table away").click()
    expect(opened).to_have_count(0)


def test_on_a_small_screen(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{server.url}voila/render/try.ipynb", timeout=WAIT)
    lab = page.locator(".ux-root").first
    question = lab.get_by_label("Question")
    for name in ("points", "item", "dealer", "hand_count"):
        question.select_option(name)
        expect(lab.locator(".ux-bar").first).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 320, name

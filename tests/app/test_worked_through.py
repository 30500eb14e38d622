"""Every lesson worked through on a phone, as a student does, from mistakes to right answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import reduce

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests import axe
from tests.hosts.rounds import allowed
from unokart_widget.app.lessons import Lesson, lessons
from unokart_widget.app.sheets import lesson_for

from ..notebooks.running import FOLDER
from . import student
from .servers import PATIENCE, Server, command, running
from .traffic import Traffic

WAIT = PATIENCE * 1000
PHONE: ViewportSize = {"width": 390, "height": 844}
NUMBER = 7
LESSONS = [lesson for lesson in lessons(FOLDER) if lesson.exercises]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running(command(str(FOLDER))) as server:
        yield server


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """One student, who goes through all lessons in the same browser."""
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
    context.set_default_timeout(WAIT)
    expect.set_options(timeout=WAIT)
    yield context
    context.close()


@pytest.fixture
def page(visitor: BrowserContext) -> Iterator[Page]:
    page, traffic = visitor.new_page(), Traffic(visitor)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    page.close()
    assert errors == []
    traffic.check()


@pytest.mark.parametrize("place", range(len(LESSONS)), ids=[one.file for one in LESSONS])
def test_a_lesson_is_worked_through(server: Server, page: Page, place: int) -> None:
    listed = LESSONS[place]
    # All are in the same looks, so that it does for each of the two to see some of them.
    page.emulate_media(color_scheme="dark" if place % 2 else "light")
    page.goto(f"{server.url}voila/render/{listed.file}?seed={NUMBER}", wait_until="commit")
    # What the page has to say of each answer, worked out while it loads.
    lesson = lesson_for(FOLDER / listed.file, NUMBER, "en")
    expect(page.locator(".kart-loading")).to_have_count(0)
    boards = page.locator(".uk-x")
    expect(boards.locator(".uk-x-question")).to_have_text(
        [one.question for one in lesson.exercises.values()]
    )

    play_a_card(page.locator(".uk-root").first)
    for board, exercise in zip(boards.all(), lesson.exercises.values(), strict=True):
        student.give(board, exercise, student.mistaken(exercise))
        if exercise.kind != "estimate":
            student.give(board, exercise, student.right(exercise))
        expect(board.locator(".uk-x-badge")).to_be_visible()
        exercise.close()
    for laboratory in page.locator(".ux-root").all():
        run(laboratory)

    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert axe.faults(page, "body") == []
    show_as_done(page, server, listed)


def play_a_card(table: Locator) -> None:
    """The first thing that the table lets one do, once the bots have done theirs."""
    # Bots move only where somebody can see them.
    table.scroll_into_view_if_needed()
    expect(reduce(Locator.or_, allowed(table)).first).to_be_visible()
    happened, asked = table.locator(".uk-log li"), table.locator(".uk-answers button")
    before = happened.count()
    student.press(next(one for one in allowed(table) if one.is_visible()))
    expect(happened.nth(before).or_(asked).first).to_be_attached()


def run(laboratory: Locator) -> None:
    """A hundred rounds, and there are bars."""
    counted = laboratory.locator(".ux-count b")
    before = counted.inner_text()
    step = laboratory.get_by_role("button", name="+100 more")
    expect(step).to_have_attribute("aria-disabled", "false")
    step.click()
    expect(counted).not_to_have_text(before)
    expect(step).to_have_attribute("aria-disabled", "false")
    expect(laboratory.locator('.ux-bar[aria-label*="%"]').first).to_be_visible()


def show_as_done(page: Page, server: Server, listed: Lesson) -> None:
    """The landing page says that all of it is solved."""
    page.goto(server.url)
    card = page.locator(f'a[href*="{listed.file}"]', has=page.locator("strong"))
    expect(card).to_contain_text(re.compile("Finished!"))

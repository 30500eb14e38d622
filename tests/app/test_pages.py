"""The pages as a visitor sees them, in a browser that can reach no other host."""

from __future__ import annotations

import json
import re
import shutil
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

import unokart_widget
from tests.axe import faults
from unokart_widget import rulebook

from .servers import CHECKOUT, PATIENCE, Server, command, get, running, wait_for
from .traffic import Traffic

STEPS = ("play", "predict", "simulate", "work", "look")
WAIT = PATIENCE * 1000
expect.set_options(timeout=WAIT)


@pytest.fixture(autouse=True)
def traffic(context: BrowserContext) -> Iterator[Traffic]:
    """Fail a test in which a page asked another host for anything, or for what is not there."""
    # Generous: a busy machine is no fault of the app.
    context.set_default_timeout(WAIT)
    traffic = Traffic(context)
    yield traffic
    traffic.check()


def deal(page: Page) -> str:
    """What the widget of a page shows, once it is there."""
    widget = page.locator("button.deal")
    widget.wait_for()
    return widget.inner_text()


def test_first_page_shows_cards_and_no_list_of_files(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("UNO Mario Kart")
    play = page.get_by_role("link", name=re.compile(r"^\W*Play"))
    assert play.get_attribute("href") == "/voila/render/table.ipynb"
    sections = page.get_by_role("region")
    rules = page.get_by_role("region", name="The rules, step by step")
    for name in (
        "Chapter 1: The cards There are 112 cards.",
        "Chapter 2: A turn Lay a card, or draw one.",
    ):
        expect(rules.get_by_role("link", name=name, exact=True)).to_be_visible()
    assert rules.get_by_role("link").count() == 2
    # A later section joins by itself.
    chances = page.get_by_role("region", name="Chances").get_by_role("link")
    assert "The <first> of them." in chances.inner_text()
    assert sections.count() == 3
    assert ".ipynb" not in page.inner_text("body")
    assert "broken" not in page.inner_text("body")


def test_every_page_fits_a_phone(page: Page, server: Server, traffic: Traffic) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    for path in ("", "voila/render/01-cards.ipynb", "nowhere", "login"):
        page.goto(server.url + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
    assert traffic.refused == [f"404 {server.url}nowhere"]
    traffic.refused.clear()


def test_lesson_has_its_text_first_and_then_a_widget_that_works(page: Page, server: Server) -> None:
    page.goto(f"{server.url}voila/render/01-cards.ipynb", wait_until="commit")
    loading = page.get_by_role("status").filter(has_text="Shuffling the cards")
    expect(loading).to_be_visible()
    assert deal(page).startswith("deal ")
    expect(loading).to_have_count(0)
    page.click("button.deal")
    expect(page.locator("button.deal")).to_have_text("pressed")
    # Mathematics comes from the server too.
    expect(page.locator("mjx-container").first).to_be_visible(timeout=WAIT)
    # The code is folded away.
    code = page.locator(".highlight")
    expect(code).to_be_hidden()
    page.get_by_text("Show the code").click()
    expect(code).to_contain_text("visitor_seed")
    # Light and dark follow the device, at once.
    dark = "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).every(c => c < 90)"
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert page.evaluate(dark) is (scheme == "dark")
        light = str(scheme == "light").lower()
        expect(page.locator("body")).to_have_attribute("data-jp-theme-light", light)


def test_ways_to_the_other_pages(page: Page, server: Server) -> None:
    page.goto(f"{server.url}?seed=7")
    page.get_by_role("link", name="The cards").click()
    assert page.url.endswith("/voila/render/01-cards.ipynb?seed=7")
    page.get_by_role("link", name="A turn").click()
    assert page.url.endswith("/voila/render/02-turn.ipynb?seed=7")
    page.locator(".widget-slider").wait_for()
    assert page.get_by_role("link", name="The cards").count() == 1
    assert page.get_by_role("link", name="What are the odds?").count() == 1
    page.get_by_role("link", name="Play a game").click()
    assert deal(page) == "deal 7"
    page.get_by_role("link", name="All chapters").click()
    assert page.url == f"{server.url}?seed=7"


def test_pages_speak_the_language_that_is_asked_for(
    page: Page, server: Server, traffic: Traffic
) -> None:
    page.goto(f"{server.url}?seed=7")
    page.get_by_role("link", name="Română").click()
    assert page.url == f"{server.url}?seed=7&language=ro"
    expect(page.locator("html")).to_have_attribute("lang", "ro")
    expect(page.get_by_text("împărțirea 7")).to_be_visible()
    # What nobody has translated is marked as English.
    expect(page.locator("strong [lang=en]", has_text="The cards")).to_be_visible()
    page.get_by_role("link", name="Joacă").click()
    assert deal(page) == "deal 7"
    expect(page.locator("html")).to_have_attribute("lang", "ro")
    expect(page.locator("main")).to_have_attribute("lang", "en")
    # Another language in the frame: the same page, the same deal.
    page.locator(".kart-languages summary").click()
    page.get_by_role("link", name="Cymraeg").click()
    assert page.url.endswith("table.ipynb?seed=7&language=cy")
    assert deal(page) == "deal 7"
    page.get_by_role("link", name="Pob pennod").click()
    assert page.url == f"{server.url}?seed=7&language=cy"
    page.goto(f"{server.url}nowhere?language=hi")
    expect(page.get_by_role("heading")).to_have_text("ऐसा कोई पेज नहीं है")
    page.get_by_role("link", name="सभी अध्याय").click()
    expect(page.locator("html")).to_have_attribute("lang", "hi")
    traffic.refused.clear()


def test_progress_is_shown_where_the_browser_keeps_it(page: Page, server: Server) -> None:
    page.goto(server.url)
    card = page.get_by_role("link", name="What are the odds?")
    assert "done" not in card.inner_text()
    for done, words in ((["red"], "1 of 2 done"), (["red", "wild"], "Finished!")):
        kept = {"odds": {key: {"right": True, "tries": 1} for key in done}}
        page.evaluate("kept => localStorage.setItem('unokart-progress', kept)", json.dumps(kept))
        page.reload()
        expect(card).to_contain_text(words)
        assert card.locator(".kart-right").count() == len(done)
    page.evaluate("localStorage.setItem('unokart-progress', 'odd')")
    page.reload()
    expect(card).not_to_contain_text("done")


def test_a_lesson_is_the_same_when_it_is_opened_again(page: Page, server: Server) -> None:
    numbers = []
    for _ in range(2):
        page.goto(f"{server.url}voila/render/03-chance.ipynb")
        numbers.append(page.locator(".kart-own-number").inner_text())
    assert numbers[0] == numbers[1]
    assert re.fullmatch(r"Your number: \d{4}", numbers[0])
    page.goto(f"{server.url}voila/render/03-chance.ipynb?seed=12")
    expect(page.locator(".kart-own-number")).to_have_text("Your number: 12")


def test_same_seed_same_deal_and_otherwise_a_new_one(page: Page, server: Server) -> None:
    def visit(query: str) -> str:
        page.goto(f"{server.url}voila/render/table.ipynb{query}")
        return deal(page)

    nobody = visit("")
    assert visit("?seed=2024") == "deal 2024"
    misread = visit("?seed=seven")
    assert re.fullmatch(r"deal \w{16}", nobody)
    assert re.fullmatch(r"deal \w{16}", misread)
    assert misread != nobody
    expect(page.get_by_role("status")).to_contain_text("“seven” is not a deal number")
    page.goto(server.url)
    page.get_by_label("Deal number").fill("31")
    page.get_by_role("button", name="Deal", exact=True).click()
    assert deal(page) == "deal 31"


def test_kernels_of_closed_pages_go_away(context: BrowserContext, server: Server) -> None:
    before = len(server.kernels())
    pages = [context.new_page() for _ in range(2)]
    for page in pages:
        page.goto(f"{server.url}voila/render/table.ipynb")
        deal(page)
    assert len(server.kernels()) >= before + 2
    pages[0].reload()
    deal(pages[0])
    pages[0].close(run_before_unload=True)
    pages[1].goto(server.url)
    wait_for(
        lambda: len(server.kernels()) <= before,
        lambda: f"{len(server.kernels())} kernels, {before} before the visits",
    )


def test_kernels_of_lost_pages_are_culled_under_another_path(page: Page, lessons: Path) -> None:
    """A page that could not say good-bye: a phone without battery, a browser that crashed."""
    settings = json.loads((CHECKOUT / "voila.json").read_text())["MappingKernelManager"]
    assert 60 <= settings["cull_idle_timeout"] <= 3600
    assert not settings["cull_connected"]
    # Longer than a kernel takes to start, or it would be culled before anybody can use it.
    quick = [
        "--MappingKernelManager.cull_idle_timeout=20",
        "--MappingKernelManager.cull_interval=1",
    ]
    with running(command(str(lessons), "--base-url", "/class/7b", "--", *quick)) as server:
        assert server.url.endswith("/class/7b/")
        before = len(server.kernels())
        assert "deal" in get(f"{server.url}voila/render/table.ipynb")[1]
        assert len(server.kernels()) > before
        page.goto(server.url)
        page.get_by_role("link", name="The cards").click()
        assert deal(page)
        page.get_by_role("link", name="All chapters").click()
        assert page.url == server.url
        wait_for(lambda: len(server.kernels()) <= before, lambda: "The kernel is still there.")


def test_page_that_breaks_off_says_so(page: Page, server: Server) -> None:
    """As when its kernel ends while it starts."""

    def cut(route: Route) -> None:
        text = get(f"{server.url}voila/render/02-turn.ipynb")[1]
        head = text[: text.index("jupyter-config-data")].rpartition("<script")[0]
        route.fulfill(body=head, content_type="text/html")

    page.route("**/02-turn.ipynb", cut)
    page.goto(f"{server.url}voila/render/02-turn.ipynb")
    expect(page.get_by_role("alert")).to_contain_text("Please load it again")


# As when a busy server answers too late: the page looks for a widget that it was not told of.
LOSE = """document.addEventListener("DOMContentLoaded", () => {
    if (sessionStorage.getItem("lost")) return;
    sessionStorage.setItem("lost", "once");
    const output = document.querySelector("script[type$='cell-output+json']");
    output.textContent = output.textContent.replace(/("model_id": ")\\w+/, "$1nobody");
}, true)"""


def test_a_widget_that_is_missing_is_told_of_and_comes_with_the_next_load(
    page: Page, server: Server
) -> None:
    page.add_init_script(LOSE)
    page.goto(f"{server.url}voila/render/02-turn.ipynb?language=ro")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("O parte a acestei pagini n-a ajuns.")
    assert faults(page, "body") == []
    told.get_by_role("button", name="Încarcă din nou").click()
    page.locator(".widget-slider").wait_for()
    expect(told).to_have_count(0)


def test_failing_cell_says_what_to_do(page: Page, server: Server) -> None:
    page.goto(f"{server.url}voila/render/03-chance.ipynb")
    expect(page.get_by_text("load this page again")).to_be_visible(timeout=WAIT)
    assert "ZeroDivisionError" not in page.content()


def test_missing_page_leads_back(page: Page, server: Server, traffic: Traffic) -> None:
    for path in ("nowhere", "voila/render/nothing.ipynb"):
        page.goto(server.url + path)
        expect(page.get_by_role("heading")).to_have_text("There is no such page")
        page.get_by_role("link", name="All chapters").click()
        assert page.url == server.url
    assert len(traffic.refused) == 2
    traffic.refused.clear()


def test_preheated_kernels_deal_to_each_visitor(
    page: Page, lessons: Path, tmp_path: Path, traffic: Traffic
) -> None:
    shutil.copy(lessons / "table.ipynb", tmp_path)
    heat = ["--preheat_kernel=True", "--pool_size=2"]
    with running(command(str(tmp_path), "--", *heat)) as server:
        deals = []
        for query in ("", "", "?seed=5"):
            page.goto(f"{server.url}voila/render/table.ipynb{query}")
            deals.append(deal(page))
        assert page.get_by_role("link", name="All chapters").count() == 1
    assert deals[0] != deals[1]
    assert deals[2] == "deal 5"
    # Voilà's page says good-bye to a pre-heated kernel twice.
    traffic.refused = [line for line in traffic.refused if "/voila/api/shutdown/" not in line]


def test_voila_alone_gives_the_same_pages(page: Page, lessons: Path) -> None:
    """`voila notebooks/` in a checkout reads voila.json there."""
    shipped = CHECKOUT / "unokart_widget" / "app" / "voila.json"
    assert (CHECKOUT / "voila.json").read_text() == shipped.read_text()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    voila = [sys.executable, "-m", "voila", str(lessons), "--no-browser", f"--port={port}"]
    with running([*voila, "--Voila.ip=127.0.0.1"], ready=r"running at:\n.*/") as server:
        page.goto(server.url)
        page.get_by_role("link", name="The cards").click()
        assert deal(page)
        assert page.get_by_role("link", name="All chapters").count() == 1


def test_the_shipped_pages(page: Page) -> None:
    """The notebooks that are shipped: the free table, and a lesson from the first page and back."""
    game = unokart_widget.Game(["You", "Bot", "Bot 2", "Bot 3"], seed=3)
    draws = [event.text(seat=0) for event in game.events if event.rule == "setup.dealer"]
    with running(command()) as server:
        page.goto(f"{server.url}?seed=3")
        page.get_by_role("link", name=re.compile(r"^\W*Play")).click()
        table = page.locator(".unokart")
        table.get_by_text(draws[0]).first.wait_for()
        for line in draws:
            expect(table.get_by_text(line).first).to_be_attached()
        work_through_the_first_lesson(page, server)


def work_through_the_first_lesson(page: Page, server: Server) -> None:
    page.goto(f"{server.url}?seed=3&language=ro")
    card = page.get_by_role("link", name=re.compile("Pachetul și obiectele lui"))
    card.click()
    expect(page.locator(".kart-loading")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", "ro")
    steps = [rulebook.phrase(f"lesson-step-{step}", "ro") for step in STEPS]
    headings = page.locator(".jp-MarkdownOutput h2")
    expect(headings).to_contain_text([*steps, "Ce să ții minte"])
    # Nothing to tell of how many red cards there are but whoever asks.
    asked = page.get_by_role("article").filter(has_text="Câte cărți roșii")
    asked.get_by_role("textbox").fill("26")
    asked.get_by_role("button", name="Verifică").click()
    expect(asked).to_contain_text("0 roșu este doar unul")
    asked.get_by_role("button", name=re.compile("Mai încearcă|Verifică")).first.click()
    asked.get_by_role("textbox").fill("25")
    asked.get_by_role("button", name="Verifică").click()
    expect(asked).to_contain_text("Corect!")
    # The teacher's note is there for whoever runs the app for themselves.
    page.get_by_text("Pentru profesori").click()
    expect(page.get_by_text("Greșeli de așteptat")).to_be_visible()
    assert page.locator(".highlight", has_text="lesson.number").count() == 0
    # A link in the text leads on with all that was asked for, and the way back shows the progress.
    page.get_by_role("link", name="Cine împarte și prima carte").click()
    assert page.url.endswith("rules-2-the-deal.ipynb?seed=3&language=ro")
    page.get_by_role("link", name="Toate capitolele").click()
    expect(card).to_contain_text("1 din 5 rezolvate")

"""The table in a cell of JupyterLab, with a real kernel and a real browser."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

import unokart_widget as uk
from tests.hosts import rounds
from tests.hosts.pages import watched

from .lab import Kernel, Lab, Notebook

DUEL = (
    "import unokart_widget as uk\n"
    "if 'table' in globals(): table.close()\n"
    "game = uk.Game.from_position('R5 + 0 | R7 R7 B7 G2 | YS Y9 Y8 / WI R3', seed=1)\n"
    "table = uk.Table(game)\n"
)
# A second widget, through which a test gets at the models that the page holds.
MODELS = (
    "import anywidget\n"
    "if 'models' in globals(): models.close(); models.layout.close()\n"
    "class Models(anywidget.AnyWidget):\n"
    "    _esm = 'export default { render({ model }) '"
    " '{ window.modelOf = (id) => model.widget_manager.get_model(id) } }'\n"
    "models = Models()\n"
    "models"
)


def run(notebook: Notebook) -> Notebook:
    notebook.run_all()
    notebook.tables.last.get_by_text("Round 1").wait_for()
    return notebook


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    # One test forges the code of the widget, which the page then cannot run.
    with watched(context, expected="forged is not defined") as page:
        yield page


@pytest.fixture(scope="module")
def shared(lab: Lab, browser: Browser) -> Iterator[Notebook]:
    """A notebook that shows one table twice, for several tests."""
    lab.save("shared.ipynb", DUEL + "table", "table", MODELS)
    context = browser.new_context()
    # One test forges the code of the widget, which the page then cannot run.
    with watched(context, expected="forged is not defined") as page:
        yield lab.open(page, "shared.ipynb")
    context.close()


@pytest.fixture
def duel(shared: Notebook) -> Notebook:
    """That notebook, with the cards dealt anew."""
    return run(shared)


def card(table: Locator, name: str) -> Locator:
    return table.get_by_role("button", name=re.compile(f"^{name}, can be played")).first


def comm_messages(kernel: Kernel, comm_id: str) -> list[Any]:
    return [
        message["content"]["data"]
        for message in kernel.heard()
        if message["msg_type"] == "comm_msg" and message["content"]["comm_id"] == comm_id
    ]


def views(messages: list[Any]) -> list[Any]:
    return [data["state"]["view"] for data in messages if "view" in data.get("state", {})]


def test_one_click_is_one_action_and_one_view(duel: Notebook) -> None:
    first, second = duel.tables.nth(0), duel.tables.nth(1)
    with duel.kernel() as kernel:
        model = kernel.value("table.model_id")
        version = kernel.value("game.version")
        kernel.heard()
        # A double click, on a table that is shown twice.
        card(second, "red 7").dblclick()
        expect(first.get_by_label("On the pile: red 7")).to_be_visible()
        expect(second.get_by_label("On the pile: red 7")).to_be_visible()
        shown = views(comm_messages(kernel, model))
        assert {view["version"] for view in shown} == {version + 1}
        assert kernel.value("[game.version, len(game.hands[0])]") == [version + 1, 3]
        # The versions of both sides are found, and that a page has spoken.
        found = kernel.value("[uk.diagnose().server, uk.diagnose().kernel, uk.diagnose().advice]")
        assert found[0] is not None
        assert found[0]["anywidget"] == found[1]["anywidget"]
        assert "understand each other" in found[2][0]
        # Another cell plays: both move.
        kernel.run("game.play('1:draw')")
        for table in (first, second):
            expect(table.get_by_role("button", name="Player 2 draws one card.")).to_be_visible()
        assert [view["version"] for view in views(comm_messages(kernel, model))] == [version + 2]


def test_what_a_page_writes_is_taken_back(duel: Notebook) -> None:
    table, page = duel.tables.first, duel.page
    page.wait_for_function("() => window.modelOf")
    forge = """async ([id, name, value]) => {
        const model = await window.modelOf(id);
        const before = JSON.stringify(model.get(name));
        const back = new Promise((done) => model.on(`change:${name}`, () =>
            JSON.stringify(model.get(name)) === before && done(true)));
        model.set(name, value);
        model.save_changes();
        return Promise.race([back, new Promise((late) => setTimeout(late, 5000, false))]);
    }"""
    with duel.kernel() as kernel:
        model = kernel.value("table.model_id")
        before = kernel.value("[game.version, game.hands, table.get_state()]")
        names = [name for name in before[2] if name not in ("layout", "_model_name")]
        assert {"view", "words", "fallback", "_esm", "_css"} <= set(names)
        for name in names:
            value: object = (
                {} if name == "view" else ["forged"] if name == "_dom_classes" else "forged"
            )
            assert page.evaluate(forge, [model, name, value]), name
        assert kernel.value("[game.version, game.hands, table.get_state()]") == before
        # And the table can still be played.
        card(table, "red 7").click()
        expect(table.get_by_label("On the pile: red 7")).to_be_visible()
        assert kernel.value("game.version") == before[0] + 1


def test_an_exception_is_an_alert_within_a_second(duel: Notebook) -> None:
    table = duel.tables.first
    alert = table.get_by_role("alert")
    with duel.kernel() as kernel:
        kernel.run("real, game.play = game.play, lambda move: 1 / 0")
        card(table, "red 7").click()
        expect(alert).to_contain_text("ZeroDivisionError", timeout=1000)
        expect(table.get_by_label("On the pile: red 5")).to_be_visible()
        # A function of the notebook that fails: the move stands, and the alert says so.
        kernel.run("game.play = real\ndef broken(event): raise KeyError(event)")
        kernel.run("remove = table.on_event(broken)")
        card(table, "red 7").click()
        expect(alert).to_contain_text("KeyError", timeout=1000)
        expect(table.get_by_label("On the pile: red 7")).to_be_visible()
        kernel.run("remove()")
        # A refusal: words, and the table as it was.
        before = kernel.value("game.version")
        table.get_by_role("button", name="I am Player 2").click()
        # It says that it is off, and may be pressed all the same.
        table.get_by_role("button", name="Catch!").click(force=True)
        expect(alert).to_contain_text(re.compile(r"\w+ \w+"), timeout=1000)
        assert kernel.value("game.version") == before


def test_closing_and_running_again_gives_everything_back(duel: Notebook) -> None:
    texts = duel.page.locator(".jp-OutputArea .unokart-fallback")
    with duel.kernel() as kernel:
        count = (
            "[len(__import__('ipywidgets').widgets.widget._instances), "
            "len(get_ipython().kernel.comm_manager.comms)]"
        )
        before = kernel.value(count)
        run(duel)
        run(duel)
        assert kernel.value(count) == before
        kernel.run("table.close()")
        expect(duel.tables).to_have_count(0)
        # What is left is the text, in each place.
        expect(texts).to_have_count(2)
        expect(texts.first).to_be_visible()


def test_the_text_is_hidden_where_the_table_lives_and_shown_where_not(lab: Lab, page: Page) -> None:
    lab.save("text.ipynb", DUEL + "table")
    notebook = run(lab.open(page, "text.ipynb"))
    saved_text = page.locator(".jp-OutputArea .unokart-fallback")
    expect(saved_text).to_have_count(1)
    expect(saved_text).to_be_hidden()
    card(notebook.tables.first, "red 7").click()
    expect(notebook.tables.first.get_by_label("On the pile: red 7")).to_be_visible()
    expect(saved_text).to_contain_text("On the pile: red 7.")
    saved = notebook.save()
    assert "widgets" not in saved.metadata
    # Loaded anew while the kernel lives: the table is there again, and not twice.
    lab.open(page, notebook.name)
    expect(notebook.tables.first.get_by_label("On the pile: red 7")).to_be_visible(timeout=15_000)
    expect(notebook.tables).to_have_count(1)
    expect(saved_text).to_be_hidden()
    assert "On the pile: red 7." in saved.cells[0].outputs[1]["data"]["text/plain"]
    # Opened again when its kernel has gone.
    (session,) = [s for s in lab.api("sessions") if s["path"].endswith(notebook.name)]
    lab.api(f"sessions/{session['id']}", "DELETE")
    lab.open(page, notebook.name)
    expect(saved_text).to_be_visible()
    expect(saved_text).to_contain_text("On the pile: red 7.")
    expect(saved_text).to_contain_text("run the cell In [1]")
    expect(saved_text.locator("img")).to_have_js_property("naturalWidth", 760)
    # Exported, without any network.
    html, _ = HTMLExporter().from_notebook_node(saved)
    export = page.context.new_page()
    export.route("**/*", lambda route: route.abort())
    export.set_content(html, wait_until="commit")
    expect(export.locator(".unokart-fallback")).to_be_visible()
    expect(export.locator(".unokart-fallback")).to_contain_text("On the pile: red 7.")
    drawing = export.locator(".unokart-fallback img")
    expect(drawing).to_have_js_property("naturalWidth", 760)


def test_a_dead_kernel_is_noticed(duel: Notebook) -> None:
    table = duel.tables.first
    with duel.kernel() as kernel:
        number = kernel.value("__import__('os').getpid()")
    # Out of sight the table asks nobody whether the kernel lives.
    table.scroll_into_view_if_needed()
    os.kill(number, signal.SIGKILL)
    banner = table.get_by_role("status")
    expect(banner).to_contain_text("No answer from the kernel", timeout=10_000)
    expect(table.get_by_role("button", name="Draw a card", exact=True)).to_have_attribute(
        "aria-disabled", "true"
    )
    expect(table.get_by_label(re.compile("^red 7, ")).first).to_have_attribute(
        "aria-disabled", "true"
    )


CARDS = sorted(set(uk.DECK))
NAMES = {uk.rulebook.card_name(name).lower(): name for name in CARDS}
WRITTEN = re.compile(rf"\b(?:{'|'.join(CARDS)})\b")
SPOKEN = re.compile(rf"\b(?:{'|'.join(NAMES)})\b", re.IGNORECASE)


def told(message: Any) -> set[str]:
    """Every card that a message of the kernel names, written or in words."""
    text = json.dumps(message["content"], ensure_ascii=False)
    return {*WRITTEN.findall(text), *(NAMES[name.lower()] for name in SPOKEN.findall(text))}


def test_a_whole_round(lab: Lab, page: Page) -> None:
    """Played with the mouse to its end; nothing hidden is in anything that the kernel sends."""
    seed = 5_550_123_456_789
    lab.save(
        "round.ipynb",
        "import unokart_widget as uk\n"
        f"table = uk.Table(players=['Ana', 'Bot'], seed={seed})\n"
        "known = set()\n"
        "def look(*_):\n"
        "    game = table.game\n"
        "    known.update(game.hands[0], game.discard)\n"
        "    known.update(e.card for e in game.events if e.card)\n"
        "    if game.round_over: known.update(uk.DECK)\n"
        "look()\n"
        "stop = table.game.observe(look)\n"
        "table",
    )
    notebook = run(lab.open(page, "round.ipynb"))
    table = notebook.tables.first
    over = rounds.count(table)
    pause = table.get_by_role("button", name="Pause the bots")
    step = table.get_by_role("button", name="One step")
    pause.click()
    with notebook.kernel() as kernel:
        model = kernel.value("table.model_id")
        kernel.heard()
        clicks = 0
        while not over.is_visible():
            clicks += 1
            assert clicks < 200, table.inner_text()
            version = kernel.value("table.view['version']")
            if step.get_attribute("aria-disabled") != "true":
                step.click()
            else:
                found = next((one for one in rounds.allowed(table) if one.is_visible()), None)
                # For a moment, while an answer is on its way, there is nothing to press.
                if found is not None:
                    found.click()
            # Either the kernel has moved, or the page asks for a colour or a player.
            page.wait_for_timeout(50)
            # What was heard before is asked about after: the kernel may act in between.
            heard = kernel.heard()
            known = set(kernel.value("sorted(known)"))
            for message in heard:
                if message["msg_type"] in ("comm_msg", "update_display_data", "display_data"):
                    assert told(message) <= known, (version, message)
                    assert str(seed) not in json.dumps(message["content"])
                    if message["content"].get("comm_id") == model:
                        numbers = re.findall(r"\d{5,}", json.dumps(message["content"]["data"]))
                        assert numbers == []
        expect(over).to_be_visible()
        assert clicks > 5
        assert kernel.value("table.game.round_over")
        over.get_by_role("button", name=re.compile("Next round|New game")).click()
        if kernel.value("table.game.winner is None"):
            expect(table.get_by_text("Round 2")).to_be_visible()

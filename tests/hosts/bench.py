"""A table in a bare page of a real browser, whose kernel is the test's own process.

What a host does is left out, so that a state of the table is there in a moment.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from comm.base_comm import BaseComm
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Route

import unokart_widget as uk
from tests.comms import overhear

ADDRESS = "http://bench.test/"
STATIC = files("unokart_widget.widgets") / "static"
Message = dict[str, Any]
# Choices that a person would make in the settings: tests wait for nothing that they do not test.
CHOICES = {"pace": "fast", "motion": "off"}


def choose(context: BrowserContext, **choices: str) -> None:
    """What this browser remembers of earlier choices at a table, on every page."""
    text = json.dumps(json.dumps({**CHOICES, **choices}))
    context.add_init_script(f"try {{ localStorage.setItem('unokart', {text}) }} catch {{}}")


class Bench:
    """The page. `sit` puts a table on it; before that there is none."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.outbox: list[Message] = []
        self.received: list[Message] = []
        self.table: uk.Table | None = None
        self.made: list[uk.Table] = []
        self.errors: list[str] = []
        self.foreign: list[str] = []
        page.route("**/*", self._serve)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._note)
        page.expose_function("toKernel", self._to_kernel)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _serve(self, route: Route) -> None:
        url = route.request.url
        if not url.startswith(ADDRESS):
            if not url.startswith(("data:", "blob:")):
                self.foreign.append(url)
            route.abort()
            return
        name = url[len(ADDRESS) :].partition("?")[0]
        kinds = {"js": "text/javascript", "css": "text/css"}
        if name == "bench.js":
            route.fulfill(body=Path(__file__).with_name(name).read_text(), content_type=kinds["js"])
        elif name in ("table.js", "table.css"):
            route.fulfill(
                body=STATIC.joinpath(name).read_text("utf-8"),
                content_type=f"{kinds[name.partition('.')[2]]}; charset=utf-8",
            )
        else:
            route.fulfill(body=self.html, content_type="text/html; charset=utf-8")

    html = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A bench</title>
        <link rel="icon" href="data:,"><link rel="stylesheet" href="/table.css">
        <body><main><h1>A page</h1></main><script type="module" src="/bench.js"></script></body>
        """

    def _to_kernel(self, text: str) -> list[Message]:
        message = json.loads(text)
        self.received.append(message)
        assert self.table is not None
        data = {"method": "custom", "content": message}
        self.table.comm.handle_msg({"content": {"data": data}, "buffers": []})
        return self._sent()

    def _sent(self) -> list[Message]:
        sent, self.outbox[:] = list(self.outbox), []
        return sent

    def of(self, kind: str) -> list[Message]:
        """The messages of a kind that the page has sent."""
        return [message for message in self.received if message["kind"] == kind]

    def push(self) -> None:
        """Bring the page what the kernel did unasked."""
        self.page.evaluate("messages => window.bench.hear(messages)", self._sent())

    def open(self) -> None:
        """An empty page, anew."""
        self.page.goto(ADDRESS)
        self.page.wait_for_function("() => window.bench")
        self.received.clear()

    def sit(self, *args: Any, show: bool = True, **options: Any) -> Locator:
        """A new page with a table made of these arguments; the element that it is drawn in."""
        self.table = uk.Table(*args, **options)
        self.made.append(self.table)
        self.open()
        self.outbox.clear()
        state = json.loads(json.dumps(self.table.get_state()))
        self.page.evaluate(
            "state => { window.bench.hear([{ state }]); window.bench.start() }", state
        )
        if show:
            self.page.evaluate("() => window.bench.show()")
        return self.page.locator(".unokart").first

    def play(self, *moves: str) -> None:
        """Moves made in the kernel and not on the page."""
        assert self.table is not None
        for move in moves:
            self.table.play(move)
        self.push()


@contextmanager
def comms_of(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Comms that lead to the page; all are closed in the end."""

    def hear(sender: BaseComm, msg_type: str, data: Message) -> None:
        own = bench.table.comm if bench.table else None
        if msg_type == "comm_msg" and own is sender:
            bench.outbox.append(data)

    overhear(monkeypatch, hear)
    yield
    for table in bench.made:
        table.close()

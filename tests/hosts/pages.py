"""A page of a host that asks nobody but its own server, and whose errors of ours are failures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route

LOCAL = r"(http|ws)://127\.0\.0\.1[:/]|data:|blob:"


@contextmanager
def watched(
    context: BrowserContext, patience: float = 60_000, expected: str = "(?!)"
) -> Iterator[Page]:
    errors: list[str] = []
    foreign: list[str] = []

    def local_only(route: Route) -> None:
        if re.match(LOCAL, route.request.url):
            route.continue_()
        else:
            foreign.append(route.request.url)
            route.abort()

    def console(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"{message.text} {message.location}")

    page = context.new_page()
    page.route("**/*", local_only)
    page.on("pageerror", lambda error: errors.append(f"{error} {error.stack}"))
    page.on("console", console)
    # Generous: a busy machine is no fault of the table.
    page.set_default_timeout(patience)
    yield page
    ours = [
        error
        for error in errors
        if re.search(r"unokart|uk-|anywidget", error) and not re.search(expected, error)
    ]
    # In words, since pytest does not take apart what fails in a helper.
    assert not foreign, foreign
    assert not ours, ours

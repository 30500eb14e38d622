"""A bench for tables, in a browser that can reach no other host."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from .bench import Bench, choose, comms_of

# Generous: a busy machine is no fault of the table.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """The browser of all tests, for which every foreign host does not exist."""
    arguments = browser_type_launch_args["args"]
    assert isinstance(arguments, list)
    rule = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
    return {**browser_type_launch_args, "args": [*arguments, rule]}


@pytest.fixture
def bench(context: BrowserContext, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    """A page for tables, which asks nobody for anything and has no error."""
    context.set_default_timeout(PATIENCE)
    choose(context)
    bench = Bench(context.new_page())
    with comms_of(bench, monkeypatch):
        yield bench
    assert bench.errors == []
    assert bench.foreign == []

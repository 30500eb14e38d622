"""A bench for tables, in a browser that can reach no other host."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browsers import browser_type_launch_args

from .bench import Bench, choose, comms_of

__all__ = ["browser_type_launch_args"]

# Generous: a busy machine is no fault of the table.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


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

"""How the browsers of the tests are started."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """The browser of all tests, for which every foreign host does not exist."""
    arguments = browser_type_launch_args["args"]
    assert isinstance(arguments, list)
    rule = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
    return {**browser_type_launch_args, "args": [*arguments, rule]}

"""What all tests share: a browser, and settings that the machine's own do not reach."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest

_BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def pytest_configure(config: pytest.Config) -> None:
    """Keep the person's own Jupyter settings, workspaces and kernels out of the tests."""
    folder = Path(tempfile.mkdtemp(prefix="unokart-tests-"))
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
    for name in (
        "IPYTHONDIR",
        "JUPYTER_CONFIG_DIR",
        "JUPYTER_DATA_DIR",
        "JUPYTER_RUNTIME_DIR",
        "JUPYTERLAB_SETTINGS_DIR",
        "JUPYTERLAB_WORKSPACES_DIR",
    ):
        path = folder / name.lower()
        path.mkdir()
        os.environ[name] = str(path)


# The tests of the rules run every line of the rules. Elsewhere the lines are not measured: a round
# that is played by the interpreter takes three times as long for it.
_OF_THE_RULES = ("game", "kernel")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tests = Path(__file__).parent
    for item in items:
        if item.path.relative_to(tests).parts[0] not in _OF_THE_RULES:
            item.add_marker("no_cover")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium, without the requests that it makes for itself."""
    browser = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if browser is None:
        pytest.fail("No Chromium on PATH. Install it: apt-get install chromium", pytrace=False)
    return {
        **browser_type_launch_args,
        "executable_path": browser,
        "args": [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
        ],
    }

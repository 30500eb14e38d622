"""JupyterLab on a copy of the lessons, their code ready to be changed: `unokart --lab`."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

COPY = "unokart-lessons"
"""The folder that is made where none is named."""

NOT_INSTALLED = (
    "JupyterLab is not installed here. Get it with  pip install 'unokart-widget[all]'  "
    "and start this again."
)


def is_installed() -> bool:
    """Whether this Python has JupyterLab."""
    return importlib.util.find_spec("jupyterlab") is not None


def command(
    folder: Path, *, ip: str, port: int, browser: bool, token: str, extra: Sequence[str]
) -> list[str]:
    """The command that opens a folder in JupyterLab; port 0 is any that is free."""
    return [
        sys.executable,
        "-m",
        "jupyterlab",
        str(folder),
        f"--ServerApp.ip={ip}",
        *([f"--ServerApp.port={port}"] if port else []),
        *([] if browser else ["--no-browser"]),
        *([f"--IdentityProvider.token={token}"] if token else []),
        # What would ask other hosts for news, and cover a corner of the lesson with the question.
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--ServerApp.kernel_websocket_connection_class=unokart_widget.app.channels.Channels",
        *extra,
    ]


def run(arguments: Sequence[str]) -> int:
    """Run JupyterLab until it ends. Returns its exit code, 0 after Ctrl-C."""
    if os.name == "posix":
        # In place of this process: whoever ends it ends JupyterLab.
        sys.stdout.flush()
        os.execv(arguments[0], list(arguments))
    lab = subprocess.Popen(arguments)
    while True:
        try:
            return lab.wait()
        except KeyboardInterrupt:
            # The terminal tells JupyterLab too: it asks there whether to stop.
            continue

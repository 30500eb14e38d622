"""`diagnose()`: which versions meet here, in the kernel and in the server, and what to do."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

from unokart_widget.widgets.saved import in_notebook

# The page's half of a widget comes from the server's environment, the other from the kernel's.
_EXTENSIONS = {
    "anywidget": "anywidget",
    "@jupyter-widgets/jupyterlab-manager": "jupyterlab_widgets",
}
# Servers look here as well as in their own environment.
_USUAL_PLACES = (Path("~/.local").expanduser(), Path("/usr/local"), Path("/usr"))
_KERNEL_PACKAGES = (
    "unokart-widget",
    "anywidget",
    "ipywidgets",
    "jupyterlab_widgets",
    "traitlets",
    "ipykernel",
    "ipython",
    "jupyterlab",
    "notebook",
    "voila",
    "marimo",
    "numba",
    "numpy",
)


@dataclass(frozen=True)
class Diagnosis:
    """What `diagnose()` found; `print` shows it as text."""

    host: str
    """What runs this Python, as far as it can be known."""
    kernel: dict[str, str | None]
    """Package -> version in the kernel's environment, None where it is missing."""
    kernel_python: str
    server: dict[str, str | None] | None
    """Front-end extension -> version in the server's environment; None when it is not known."""
    server_prefix: str | None
    """The folder of the server's environment, None when it is not known."""
    heard: float | None
    """Seconds since a page last spoke to a widget of ours, None when none has."""
    advice: tuple[str, ...]

    def __str__(self) -> str:
        lines = [
            f"Host: {self.host}",
            f"Kernel: Python {sys.version.split()[0]} at {self.kernel_python}",
        ]
        lines += [f"  {name} {version or 'is missing'}" for name, version in self.kernel.items()]
        if self.server is None:
            lines.append("Server: not to be known from the kernel")
        else:
            lines.append(f"Server: {self.server_prefix}")
            lines += [
                f"  {name} {version or 'is missing'}" for name, version in self.server.items()
            ]
        if self.heard is None:
            lines.append("No page has spoken to a table of this kernel yet.")
        else:
            lines.append(f"A page spoke to a table of this kernel {self.heard:.0f} s ago.")
        lines += ["What to do:", *(f"- {line}" for line in self.advice)]
        return "\n".join(lines)

    __repr__ = __str__


def diagnose() -> Diagnosis:
    """Versions in the kernel and, as far as they can be known, in the server; and what to do.

    A table that does not appear mostly means that the server runs in another environment than the
    kernel, and lacks the front end's half of anywidget, or has one of another version.
    """
    kernel = {name: _version(name) for name in _KERNEL_PACKAGES}
    prefix = _server_prefix()
    server = None if prefix is None else {name: _extension(prefix, name) for name in _EXTENSIONS}
    channel = sys.modules.get("unokart_widget.widgets.channel")
    heard_at = None if channel is None else channel.CheckedWidget.heard_at
    heard = None if heard_at is None else time.monotonic() - heard_at
    return Diagnosis(
        host=_host(),
        kernel={name: version for name, version in kernel.items() if version or name in _NEEDED},
        kernel_python=sys.executable,
        server=server,
        server_prefix=None if prefix is None else str(prefix),
        heard=heard,
        advice=tuple(_advice(kernel, server, prefix, heard)),
    )


_NEEDED = ("unokart-widget", "anywidget", "ipywidgets")


def _advice(
    kernel: dict[str, str | None],
    server: dict[str, str | None] | None,
    prefix: Path | None,
    heard: float | None,
) -> list[str]:
    lines = []
    for name in _NEEDED[1:]:
        if kernel[name] is None:
            lines.append(f"Install {name} for the kernel: {_pip(Path(sys.prefix), name)}")
    if server is not None and prefix is not None:
        for extension, package in _EXTENSIONS.items():
            if server[extension] is None:
                lines.append(
                    f"The server has no {extension}, so no table can appear. Install it there and "
                    f"start the server again: {_pip(prefix, package)}"
                )
        lines += _mismatch(kernel["anywidget"], server["anywidget"], prefix)
    if lines:
        return lines
    if heard is not None:
        return ["Nothing: a page and this kernel understand each other."]
    if server is None and not in_notebook():
        return [
            "A table needs a notebook: this Python runs without one. print(game) shows a game here."
        ]
    if server is None:
        return [
            "If no table appears: in the environment that the server (or the editor) runs in, "
            f"install anywidget {kernel['anywidget']} and jupyterlab_widgets, start it again and "
            "load the page anew."
        ]
    return [
        "The versions fit. If no table appears: load the page anew, then run the cell again; "
        "a browser may keep old code."
    ]


def _mismatch(kernel: str | None, server: str | None, prefix: Path) -> list[str]:
    # The page looks for the kernel's version up to the second number while that begins with 0.
    if kernel is None or server is None or _series(kernel) == _series(server):
        return []
    return [
        f"anywidget is {kernel} in the kernel and {server} in the server: they must agree. "
        f"Install the same in the server, start it again and load the page anew: "
        f"{_pip(prefix, f'anywidget=={kernel}')}"
    ]


def _series(version: str) -> Sequence[str]:
    parts = version.split(".")
    return parts[:2] if parts[0] == "0" else parts[:1]


def _pip(prefix: Path, package: str) -> str:
    python = prefix / ("python.exe" if os.name == "nt" else "bin/python")
    return f"{python} -m pip install {package}"


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _extension(prefix: Path, name: str) -> str | None:
    """The version of a front-end extension where a server of that environment looks for it."""
    for place in (prefix, *_USUAL_PLACES):
        file = place / "share" / "jupyter" / "labextensions" / name / "package.json"
        try:
            version = json.loads(file.read_text(encoding="utf-8")).get("version")
        except (OSError, ValueError, AttributeError):
            continue
        if isinstance(version, str):
            return version
    return None


def _server_prefix() -> Path | None:
    """The environment of the Jupyter server that started this kernel."""
    parent = os.environ.get("JPY_PARENT_PID", "")
    if not parent.isdigit():
        return None
    try:
        psutil: Any = import_module("psutil")
        command: list[str] = psutil.Process(int(parent)).cmdline()
    except Exception:
        # No psutil, another user's process, or none: then it is not known.
        return None
    # The interpreter or the script, without following links: a virtual environment is full of them.
    for part in command[:2]:
        path = Path(part)
        if path.is_absolute() and (path.parent.parent / "share" / "jupyter").is_dir():
            return path.parent.parent
    return None


def _host() -> str:
    if sys.platform == "emscripten":
        return "a browser (JupyterLite or Pyodide)"
    for module, name in (("google.colab", "Google Colab"), ("marimo", "marimo")):
        if module in sys.modules:
            return name
    if "VSCODE_PID" in os.environ or "VSCODE_CWD" in os.environ:
        return "Visual Studio Code"
    if os.environ.get("SERVER_SOFTWARE", "").lower().startswith("voila"):
        return "Voilà"
    if "ipykernel" in sys.modules and "JPY_PARENT_PID" in os.environ:
        return "a Jupyter server"
    return "Python without a notebook" if "IPython" not in sys.modules else "IPython"

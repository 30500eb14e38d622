"""A JupyterLab or Notebook 7 of the tests' own, and a notebook in it as a test sees it."""

from __future__ import annotations

import ast
import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import nbformat
from jupyter_client.blocking.client import BlockingKernelClient
from playwright.sync_api import Locator, Page

Json = Any


class Lab:
    """A running server; its notebooks lie in `folder`."""

    def __init__(self, folder: Path, url: str, runtime: Path, path: str) -> None:
        self.folder = folder
        self.url = url
        self.runtime = runtime
        self.path = path

    def api(self, path: str, method: str = "GET") -> Json:
        request = urllib.request.Request(f"{self.url}/api/{path}", method=method)
        with urllib.request.urlopen(request, timeout=10) as reply:
            text = reply.read()
        return json.loads(text) if text else None

    def save(self, name: str, *cells: str) -> None:
        """Write a notebook of these code cells."""
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(c) for c in cells])
        notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
        nbformat.write(notebook, self.folder / name)

    def open(self, page: Page, name: str) -> Notebook:
        page.goto(f"{self.url}/{self.path}/{name}?reset")
        page.wait_for_selector(".jp-Notebook .jp-Cell")
        return Notebook(self, page, name)


class Notebook:
    """A notebook open in a page."""

    def __init__(self, lab: Lab, page: Page, name: str) -> None:
        self.lab = lab
        self.page = page
        self.name = name

    def command(self, name: str) -> None:
        self.page.evaluate("name => window.jupyterapp.commands.execute(name)", name)

    def run_all(self) -> None:
        """Run all cells once the kernel is there, and wait for the last."""
        self.page.wait_for_function(
            "() => window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel"
            "?.connectionStatus === 'connected'"
        )
        self.command("notebook:run-all-cells")
        # A cell that waits or runs has a star for a number.
        self.page.wait_for_function(
            r"""() => [...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')]
                .every((prompt) => /\[\d+\]/.test(prompt.textContent))"""
        )

    def save(self) -> Json:
        """Save, and read what was saved."""
        self.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
        return nbformat.read(self.lab.folder / self.name, as_version=4)

    @property
    def tables(self) -> Locator:
        return self.page.locator(".jp-OutputArea .unokart")

    @contextmanager
    def kernel(self) -> Iterator[Kernel]:
        (session,) = [s for s in self.lab.api("sessions") if s["path"].endswith(self.name)]
        file = self.lab.runtime / f"kernel-{session['kernel']['id']}.json"
        client = BlockingKernelClient(connection_file=str(file))
        client.load_connection_file()
        client.start_channels()
        try:
            client.wait_for_ready(timeout=30)
            yield Kernel(client)
        finally:
            client.stop_channels()


class Kernel:
    """The kernel of a notebook, asked past the page; it also hears all that the kernel sends."""

    def __init__(self, client: BlockingKernelClient) -> None:
        self.client = client

    def _execute(self, code: str, **options: Json) -> tuple[str, Json]:
        number = self.client.execute(code, silent=True, **options)
        while True:
            reply = self.client.get_shell_msg(timeout=30)
            if reply["parent_header"].get("msg_id") == number:
                assert reply["content"]["status"] == "ok", reply["content"]
                return number, reply["content"]

    def run(self, code: str) -> None:
        self._execute(code)

    def value(self, expression: str) -> Json:
        """The value of an expression, by JSON."""
        _, reply = self._execute(
            "import json as _json", user_expressions={"value": f"_json.dumps({expression})"}
        )
        result = reply["user_expressions"]["value"]
        assert result["status"] == "ok", result
        # What comes is the repr of the JSON text.
        return json.loads(ast.literal_eval(result["data"]["text/plain"]))

    def heard(self) -> list[Json]:
        """What the kernel has published since last asked (comm messages, outputs)."""
        number, _ = self._execute("")
        found = []
        while True:
            message = self.client.get_iopub_msg(timeout=30)
            if message["parent_header"].get("msg_id") != number:
                found.append(message)
            elif message["content"].get("execution_state") == "idle":
                return found


@contextmanager
def running_lab(folder: Path, app: str = "jupyterlab") -> Iterator[Lab]:
    """Start a "jupyterlab" or "notebook" on a free port of 127.0.0.1, and end it."""
    notebooks, runtime, config = folder / "notebooks", folder / "runtime", folder / "config"
    for path in (notebooks, runtime, config / "labconfig"):
        path.mkdir(parents=True)
    # The news would cover a corner of the page.
    (config / "labconfig" / "page_config.json").write_text(
        json.dumps({"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}})
    )
    # What else is installed beside it makes the start slower, and is not the subject.
    others = {"jupyter_lsp", "jupyterlab_jupytext", "notebook", "voila.server_extension"} - {app}
    exposed = "LabApp" if app == "jupyterlab" else "JupyterNotebookApp"
    (config / "jupyter_server_config.json").write_text(
        json.dumps({"ServerApp": {"jpserver_extensions": dict.fromkeys(others, False)}})
    )
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {
        **os.environ,
        "JUPYTER_CONFIG_DIR": str(config),
        "JUPYTER_RUNTIME_DIR": str(runtime),
        "JUPYTERLAB_SETTINGS_DIR": str(folder / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"),
    }
    log = folder / "lab.log"
    with log.open("wb") as out:
        server = subprocess.Popen(
            [
                *(sys.executable, "-m", app, "--no-browser", "--allow-root"),
                *("--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}"),
                *("--ServerApp.port_retries=0", "--IdentityProvider.token="),
                *("--ServerApp.disable_check_xsrf=True", f"--{exposed}.expose_app_in_browser=True"),
                f"--ServerApp.root_dir={notebooks}",
            ],
            env=environment,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    page = "doc/tree" if app == "jupyterlab" else "notebooks"
    lab = Lab(notebooks, f"http://127.0.0.1:{port}", runtime, page)
    try:
        for _ in range(450):
            assert server.poll() is None, log.read_text()
            with suppress(OSError):
                lab.api("status")
                break
            time.sleep(0.2)
        else:
            raise AssertionError(f"{app} did not start:\n{log.read_text()}")
        yield lab
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        text = log.read_text()
        # A test that failed shows what the server had to say.
        print(re.sub(r"(?m)^\[D.*\n", "", text)[-3000:])

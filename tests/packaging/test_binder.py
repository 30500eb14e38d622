"""Binder, as far as it can be run here: its pinned packages, its build step, its start."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import ROOT, Environment, run
from .test_distributions import tracked


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository as Binder has it: its tracked files and nothing else."""
    folder = tmp_path_factory.mktemp("binder") / "home"
    for name in tracked():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    return folder


@pytest.fixture(scope="module")
def built(checkout: Path) -> Environment:
    environment = Environment(checkout.parent / "venv")
    run("uv", "venv", "--quiet", "--seed", "--python", sys.executable, environment.folder)
    environment.install("--require-hashes", "-r", checkout / "binder" / "requirements.txt")
    run(
        "bash",
        "binder/postBuild",
        cwd=checkout,
        env=environment.variables(checkout, also=("/usr/bin", "/bin")),
    )
    return environment


@pytest.fixture(scope="module")
def server(checkout: Path, built: Environment) -> Iterator[str]:
    """The address of a server such as Binder starts, under a path."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}/binder/"
    log = checkout.parent / "server.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            [
                built.folder / "bin" / "jupyter",
                *("lab", "--no-browser", "--allow-root"),
                *("--ip=127.0.0.1", f"--port={port}", "--ServerApp.base_url=/binder/"),
                *("--ServerApp.port_retries=0", "--IdentityProvider.token="),
            ],
            cwd=checkout,
            env=built.variables(checkout, also=("/usr/bin", "/bin")),
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        deadline = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(address + "api", timeout=5).close()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > deadline:
                    pytest.fail(f"The server did not start.\n{log.read_text()}", False)
                time.sleep(0.2)
        yield address
    finally:
        process.terminate()
        process.wait(30)


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as page:
        text: str = page.read().decode()
    return text


def test_the_rules_were_compiled_in_the_build(checkout: Path, built: Environment) -> None:
    said = run(
        built.python,
        *(
            "-c",
            "from unokart_widget.simulation import prepare as p; print(p.is_ready('play_rounds'))",
        ),
        cwd=checkout,
        env=built.variables(checkout),
    )
    assert said == "True\n"


def test_the_first_page_is_the_app(server: str) -> None:
    page = read(server + "unokart/")
    assert "UNO" in page
    assert re.search(r'href="[^"]*/unokart/voila/render/table\.ipynb', page)


def test_the_table_runs(server: str) -> None:
    page = read(server + "unokart/voila/render/table.ipynb")
    assert "application/vnd.jupyter.widget-view+json" in page
    assert "Traceback" not in page


def test_no_other_file_is_given_away(server: str) -> None:
    for path in ("voila/files/pyproject.toml", "voila/files/../pyproject.toml"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            read(server + "unokart/" + path)
        assert refused.value.code in {403, 404}
        refused.value.close()

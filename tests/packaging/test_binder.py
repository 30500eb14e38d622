"""Binder, as far as it can be run here: its pinned packages, its build step, its start."""

from __future__ import annotations

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

PAGE = "voila/render/notebooks/index.ipynb"


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


@pytest.fixture
def server(checkout: Path, built: Environment) -> Iterator[str]:
    """The address of the server that Binder's start script begins."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}/binder/"
    log = checkout.parent / "server.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            [
                *("bash", "binder/start", "jupyter", "lab", "--no-browser", "--allow-root"),
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


def test_the_server_shows_the_app(server: str) -> None:
    with urllib.request.urlopen(server + PAGE, timeout=60) as page:
        text = page.read().decode()
    assert page.status == 200
    assert "unokart" in text
    assert "Traceback" not in text


def test_the_server_gives_away_no_other_file(server: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(server + "voila/files/pyproject.toml", timeout=60)
    assert refused.value.code in {403, 404}
    refused.value.close()

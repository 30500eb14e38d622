"""The package as a stranger gets it: built from the sdist, installed where nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    """Standard output of `command`; a failure shows all that it printed."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=env,
        text=True,
        capture_output=True,
        timeout=600,
        check=False,
    )
    if done.returncode:
        pytest.fail(f"{command} gave {done.returncode}\n{done.stdout}\n{done.stderr}", False)
    return done.stdout


@dataclass(frozen=True)
class Environment:
    """A virtual environment whose commands see no program but its own."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    def install(self, *arguments: str | Path, cwd: Path = ROOT) -> None:
        run("uv", "pip", "install", "--quiet", "--python", self.python, *arguments, cwd=cwd)

    def variables(self, home: Path, also: Iterable[str] = ()) -> dict[str, str]:
        """An environment without Node, without PYTHONPATH and without the person's settings."""
        home.mkdir(exist_ok=True)
        path = [str(self.folder / "bin"), *also]
        return {"PATH": os.pathsep.join(path), "HOME": str(home), "LANG": "C.UTF-8"}

    def run(self, program: str, *arguments: str | Path, cwd: Path) -> str:
        return run(
            self.folder / "bin" / program,
            *arguments,
            cwd=cwd,
            env=self.variables(cwd / "home"),
        )


def new_environment(folder: Path) -> Environment:
    run("uv", "venv", "--quiet", "--python", sys.executable, folder)
    return Environment(folder)


@pytest.fixture(scope="session")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist and the wheel; the wheel is built from the unpacked sdist."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    return folder


@pytest.fixture(scope="session")
def wheel(distributions: Path) -> Path:
    (path,) = distributions.glob("*.whl")
    return path


@pytest.fixture(scope="session")
def sdist(distributions: Path) -> Path:
    (path,) = distributions.glob("*.tar.gz")
    return path


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """A fresh environment that holds the wheel and what it asks for, without any extra."""
    environment = new_environment(tmp_path_factory.mktemp("installed") / "venv")
    environment.install("--constraint", ROOT / "tests" / "requirements.txt", wheel)
    return environment

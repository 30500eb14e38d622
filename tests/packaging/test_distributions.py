"""The sdist and the wheel hold all that is needed, and nothing that is not."""

from __future__ import annotations

import json
import subprocess
import tarfile
import zipfile
from pathlib import Path

from .conftest import ROOT


def tracked() -> set[str]:
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return {name for name in listing.split("\0") if name}


def in_wheel(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_sdist_holds_every_source_file(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {member.name.partition("/")[2] for member in archive if member.isfile()}
    assert tracked() - names == {".ci/run", ".gitattributes"}


def test_the_sdist_holds_nothing_that_was_generated(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    assert not [n for n in names if "node_modules" in n or "__pycache__" in n or ".venv" in n]


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    missing = {name for name in tracked() if name.startswith("unokart_widget/")} - in_wheel(wheel)
    assert not missing


def test_the_wheel_holds_bundle_words_and_shapes(wheel: Path) -> None:
    names = in_wheel(wheel)
    assert {
        "unokart_widget/py.typed",
        "unokart_widget/drawing/shapes.json",
        "unokart_widget/rulebook/en/rules.ftl",
        "unokart_widget/rulebook/en/table.ftl",
        "unokart_widget/rulebook/en/app.ftl",
        "unokart_widget/widgets/static/table.css",
        "unokart_widget/widgets/static/table.js",
    } <= names


def test_the_wheel_holds_every_notebook(wheel: Path) -> None:
    notebooks = {
        name.removeprefix("notebooks/")
        for name in tracked()
        if name.startswith("notebooks/") and name.endswith((".ipynb", ".md"))
    }
    assert any(name.startswith("prose/") for name in notebooks)
    assert {f"unokart_widget/app/notebooks/{name}" for name in notebooks} <= in_wheel(wheel)


def test_the_wheel_holds_the_licences(wheel: Path) -> None:
    # Its own, and those of the packages that are part of the bundle.
    bundled = json.loads((ROOT / "js" / "package.json").read_text("utf-8"))["dependencies"]
    files = {f"LICENSES/{name.removeprefix('@').replace('/', '-')}.txt" for name in bundled}
    names = {name.partition(".dist-info/licenses/")[2] for name in in_wheel(wheel)}
    assert files | {"LICENSE"} <= names


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    names = in_wheel(wheel)
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.startswith("unokart_widget")} == set()
    assert not [n for n in names if ".ipynb_checkpoints" in n or "__pycache__" in n]

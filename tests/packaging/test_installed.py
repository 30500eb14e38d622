"""The wheel in a fresh environment: no Node, no checkout, no extra."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from .conftest import Environment, run

OPEN_A_TABLE = """
import json, shutil, sys
import unokart_widget as uk
table = uk.Table(players=["You", "Bot"], seed=7)
print(json.dumps({
    "file": uk.__file__,
    "node": shutil.which("node"),
    "bundle": len(str(table._esm)),
    "styles": len(str(table._css)),
    "words": len(table.words),
    "moves": len(table.view["moves"]),
    "modules": sorted({name.partition(".")[0] for name in sys.modules}),
}))
"""

IMPORTED = """
import json, sys
import unokart_widget
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""

# Each would cost a student's kernel memory, or the start of a page time.
BIG = {"matplotlib", "numba", "numpy", "joblib"}
LATER = BIG | {"babel", "fluent", "segno", "voila"}


def test_a_table_opens(installed: Environment, tmp_path: Path) -> None:
    found = json.loads(installed.run("python", "-c", OPEN_A_TABLE, cwd=tmp_path))
    assert found["file"].startswith(str(installed.folder))
    assert found["node"] is None
    assert min(found["bundle"], found["styles"], found["words"]) > 500
    assert found["moves"] > 0


def test_a_table_loads_nothing_big(tmp_path: Path) -> None:
    # In the environment of the tests, where all of it could be loaded.
    found = json.loads(run(sys.executable, "-c", OPEN_A_TABLE, cwd=tmp_path))
    assert not BIG & set(found["modules"])


def test_the_import_loads_nothing_that_can_wait(tmp_path: Path) -> None:
    found = json.loads(run(sys.executable, "-c", IMPORTED, cwd=tmp_path))
    assert not LATER & set(found)


def test_the_command_explains_itself(installed: Environment, tmp_path: Path) -> None:
    by_name = installed.run("unokart", "--help", cwd=tmp_path)
    by_module = installed.run("python", "-m", "unokart_widget", "--help", cwd=tmp_path)
    for text in (by_name, by_module):
        for option in ("--port", "--no-browser", "--ip"):
            assert option in text


def test_diagnose_names_the_version(installed: Environment, tmp_path: Path) -> None:
    version = installed.run(
        "python",
        "-c",
        "from importlib.metadata import version; print(version('unokart-widget'))",
        cwd=tmp_path,
    ).strip()
    found = installed.run(
        "python", "-c", "import unokart_widget as uk; print(uk.diagnose())", cwd=tmp_path
    )
    assert version in found

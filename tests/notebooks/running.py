"""The lessons' notebooks, and running one as a visitor's page does: without a browser."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat as untyped_nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "notebooks"
RULES = sorted(FOLDER.glob("rules-*.ipynb"))
CHANCE = sorted(FOLDER.glob("chance-*.ipynb"), key=lambda path: int(path.name.split("-")[1]))
LESSONS = [*RULES, *CHANCE]

# Its functions have no types of their own.
_nbformat: Any = untyped_nbformat

_REPORT = """
import json, sys, time
heavy = ("matplotlib", "numba", "numpy", "pandas", "voila")
report = {"seconds": time.process_time(), "heavy": [m for m in heavy if m in sys.modules]}
if "lesson" in globals():
    report["texts"] = lesson.texts
    report["exercises"] = {
        key: [one.kind, sum(t.startswith(f"{key}.wrong.") for t in lesson.texts), len(one.hints)]
        for key, one in lesson.exercises.items()
    }
print(json.dumps(report))
"""


@dataclass(frozen=True)
class Run:
    """A notebook after its run: its outputs, and what its kernel reports of itself.

    `texts` are the English texts of its `uk.Lesson`, by key. `exercises` tells of each its kind, of
    how many wrong answers it speaks and how many hints it has.
    """

    outputs: list[dict[str, Any]]
    seconds: float
    heavy: list[str]
    texts: dict[str, str]
    exercises: dict[str, tuple[str, int, int]]

    @property
    def html(self) -> str:
        """All that the cells show."""
        parts = (output.get("data", {}).get("text/html", "") for output in self.outputs)
        return "\n".join("".join(part) for part in parts)


def read(lesson: Path) -> Any:
    """A notebook as nbformat has it, once it is sure that it is one."""
    notebook = _nbformat.read(lesson, as_version=4)
    _nbformat.validate(notebook)
    return notebook


def run(lesson: Path, folder: Path) -> Run:
    """Run a notebook to its end in an empty folder; `seconds` is the time of its processor."""
    notebook = read(lesson)
    notebook.cells.append(_nbformat.v4.new_code_cell(_REPORT))
    client = NotebookClient(
        notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(folder)}}
    )
    client.execute()
    *cells, last = notebook.cells
    report = json.loads(last.outputs[0].text)
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    exercises = {key: tuple(told) for key, told in report.get("exercises", {}).items()}
    return Run(outputs, report["seconds"], report["heavy"], report.get("texts", {}), exercises)

"""The prose of a lesson in another language: one file beside the notebooks, without any code.

`prose/<lesson>.<language>.md` has a section for each markdown cell of the notebook, by the cell's
id, and one for each text that its code says, by the text's key:

    <!-- cell: intro -->
    # Pachetul și obiectele lui

    <!-- text: try -->
    Uită-te la cărți.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from unokart_widget.app.notebooks import notebooks_folder
from unokart_widget.errors import UnokartError

FOLDER = "prose"

_SECTION = re.compile(r"^<!--\s*(cell|text):\s*(\S+)\s*-->[ \t]*$", re.MULTILINE)


class ProseError(UnokartError):
    """A file of prose that cannot be read. The message names the file and the place."""


@dataclass(frozen=True)
class Prose:
    """What a lesson says in one language: markdown by cell id, and texts by key."""

    cells: dict[str, str] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)


def parse(text: str, name: str = "prose") -> Prose:
    """Read a file of prose. Raises ProseError for a section that is there twice or is empty."""
    found = Prose()
    marks = list(_SECTION.finditer(text))
    before = text[: marks[0].start()] if marks else text
    if before.strip():
        raise ProseError(
            f"{name} begins with “{before.strip()[:30]}”, which belongs to no section: a section "
            "begins with <!-- cell: its-id --> or <!-- text: its-key -->."
        )
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    for mark, end in zip(marks, ends, strict=True):
        part = found.cells if mark[1] == "cell" else found.texts
        words = text[mark.end() : end].strip()
        if mark[2] in part or not words:
            what = "is there twice" if words else "is empty"
            raise ProseError(f"{name}: the section <!-- {mark[1]}: {mark[2]} --> {what}.")
        part[mark[2]] = words
    return found


def find(lesson: str, language: str, *folders: Path) -> Prose | None:
    """The prose of a lesson in a language; None if nobody has written it (or it is English).

    It is looked for in the folder `prose` of each of `folders`, and in that of the notebooks that
    come with the package.
    """
    own = notebooks_folder()
    return _find(lesson, language, *folders, *([own] if own is not None else []))


def _find(lesson: str, language: str, *folders: Path) -> Prose | None:
    if language == "en" or not re.fullmatch(r"[\w-]+", lesson):
        return None
    for folder in folders:
        path = folder / FOLDER / f"{lesson}.{language}.md"
        if path.is_file():
            return _read(path, path.stat().st_mtime_ns)
    return None


def languages(lesson: str, *folders: Path) -> list[str]:
    """The languages that a lesson speaks, English first."""
    from unokart_widget import rulebook

    return [code for code in rulebook.languages() if code == "en" or find(lesson, code, *folders)]


@lru_cache(maxsize=256)
def _read(path: Path, changed: int) -> Prose:
    return parse(path.read_text(encoding="utf-8"), path.name)


def translate(notebook: Any, prose: Prose) -> None:
    """Put the prose into the markdown cells of a notebook (as nbformat has it, or its JSON)."""
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown" and cell.get("id") in prose.cells:
            cell["source"] = prose.cells[cell["id"]]


def of_notebook(name: str | None, path: Path, language: str) -> Prose | None:
    """The prose for the notebook of a file, whose `uk.Lesson` has that name.

    For one that is no Lesson it is called as the file is, and lies beside it.
    """
    if name:
        return find(name, language, path.parent)
    return _find(path.stem, language, path.parent)

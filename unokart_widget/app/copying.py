"""Copies of the notebooks for teachers to change: `unokart --copy DIR`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from unokart_widget.app import prose
from unokart_widget.app.notebooks import lesson_name, sources

_LESSON = re.compile(r"(\bLesson\(\s*\"[^\"]+\")(\s*\))")


class CopyError(Exception):
    """Why nothing was copied, in a sentence that says what to do."""


def copy_notebooks(
    folder: Path, to: Path, *, language: str = "en", overwrite: bool = False
) -> list[Path]:
    """Write the notebooks of a folder, and what lies beside them, into another. Returns the files.

    In another language than English, lessons that have prose in it are written with it, and ask for
    it wherever they are opened. Nothing is written where a file would be overwritten that is not
    the same, unless that is wished. Raises CopyError.
    """
    made = dict(_made(folder, language))
    try:
        to.mkdir(parents=True, exist_ok=True)
        there = [
            name
            for name, content in made.items()
            if (to / name).exists() and (to / name).read_bytes() != content
        ]
    except OSError as error:
        raise CopyError(f"“{to}” cannot be used as a folder: {error.strerror}.") from error
    if there and not overwrite:
        shown = ", ".join(there[:3]) + (", …" if len(there) > 3 else "")
        raise CopyError(
            f"in “{to}” there are other files of the same names ({shown}). Nothing was copied. "
            "Name another folder, or add --overwrite to replace them."
        )
    try:
        for name, content in made.items():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            (to / name).write_bytes(content)
    except OSError as error:
        raise CopyError(f"“{to}” could not be written: {error.strerror}.") from error
    return [to / name for name in made]


def _made(folder: Path, language: str) -> list[tuple[str, bytes]]:
    """The files of a copy: names with “/”, and contents."""
    found = []
    for path in sorted(folder.glob("*.ipynb")):
        if path.name.startswith("."):
            continue
        content = path.read_bytes()
        found.append((path.name, content if language == "en" else _in(language, path, content)))
    for path in sorted([*folder.glob("images/*"), *folder.glob(f"{prose.FOLDER}/*.md")]):
        found.append((path.relative_to(folder).as_posix(), path.read_bytes()))
    return found


def _in(language: str, path: Path, content: bytes) -> bytes:
    try:
        notebook: dict[str, Any] = json.loads(content)
        words = prose.of_notebook(lesson_name(sources(notebook)), path, language)
    except (ValueError, KeyError, TypeError):
        return content
    if words is None:
        return content
    prose.translate(notebook, words)
    for cell in notebook["cells"]:
        text = cell["source"] if isinstance(cell["source"], str) else "".join(cell["source"])
        if cell["cell_type"] == "code":
            text = _LESSON.sub(rf'\1, language="{language}"\2', text)
            text = text.replace("import visitor_language, ", "import ")
            text = text.replace("visitor_language()", f'"{language}"')
        cell["source"] = text.splitlines(keepends=True)
    return (json.dumps(notebook, ensure_ascii=False, indent=1) + "\n").encode()

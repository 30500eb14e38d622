"""The notebooks as a visitor sees them: titles, one line each, and their order."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from unokart_widget.app import prose
from unokart_widget.app.notebooks import (
    exercise_keys,
    lesson_name,
    notebooks_folder,
    sources,
    text_of,
)

TABLE = "table.ipynb"
"""The free table: it has the big card on the first page and is not a lesson."""

EXPERIMENT = "experiment.ipynb"
"""The laboratory, where rounds are simulated: it has a card of its own as well."""

__all__ = ["EXPERIMENT", "TABLE", "Lesson", "lessons", "notebooks_folder", "plain"]

_DESCRIPTION_LIMIT = 150
_TOO_SHORT = 20


@dataclass(frozen=True)
class Lesson:
    """One notebook of the folder.

    `section` groups lessons on the first page; "" is the first group, the rules. `number` counts
    within the section, from 1. `apart`: no way leads to it from the lesson before. `language` is
    that of the title and the description. `age` (from so many years) and `minutes` are None where
    the notebook does not tell. `name` is the name of its `uk.Lesson` ("" if it is none), and
    `exercises` are the keys under which the browser keeps what has been answered. `picture` is a
    shape of the project's drawings, or "".
    """

    file: str
    title: str
    description: str
    section: str
    number: int
    apart: bool = False
    language: str = "en"
    age: int | None = None
    minutes: int | None = None
    name: str = ""
    exercises: tuple[str, ...] = ()
    picture: str = ""


@dataclass(frozen=True)
class _About:
    """What a notebook tells of itself, in English; and its words in the other languages' files."""

    title: str
    description: str
    section: str = ""
    apart: bool = False
    age: int | None = None
    minutes: int | None = None
    name: str = ""
    exercises: tuple[str, ...] = ()
    picture: str = ""
    ids: tuple[str, ...] = field(default=())


def lessons(folder: Path, language: str = "en") -> list[Lesson]:
    """The lessons in a folder, by section and then by number or name of the file.

    Title and description are `metadata.unokart.title` and `.description` of the notebook; without
    them, its first heading and the first sentence below it (two where it is very short). So a
    notebook that is put into the folder joins by itself. `metadata.unokart.section` names its
    group; after the rules, groups come in the order of their first file. One with
    `metadata.unokart.apart` set to true is on this page only, not on the way from lesson to lesson.
    `metadata.unokart.age` and `.minutes` are whole numbers, `.picture` names a shape of the
    drawings (such as "item-R"). Hidden files, the table, the experiment and files that are no
    notebook are left out.

    In another language the title and the description come from the file of prose, if there is one.
    """
    found = []
    counts: dict[str, int] = {}
    for path in sorted(folder.glob("*.ipynb"), key=_in_order):
        if path.name in (TABLE, EXPERIMENT) or path.name.startswith((".", "_")):
            continue
        about = _about(path, path.stat().st_mtime_ns)
        if about is None:
            continue
        counts[about.section] = counts.get(about.section, 0) + 1
        title, description, spoken = _in_language(path, about, language)
        found.append(
            Lesson(
                path.name,
                title,
                description,
                about.section,
                counts[about.section],
                about.apart,
                spoken,
                about.age,
                about.minutes,
                about.name,
                about.exercises,
                about.picture,
            )
        )
    order = ["", *counts]
    return sorted(found, key=lambda lesson: order.index(lesson.section))


def _in_order(path: Path) -> list[tuple[int, str]]:
    """As a person sorts: 10 after 9."""
    parts = re.split(r"(\d+)", path.name)
    return [(int(part), "") if part.isdigit() else (-1, part) for part in parts]


def _in_language(path: Path, about: _About, language: str) -> tuple[str, str, str]:
    """Title, description, and the language that they are in."""
    words = prose.of_notebook(about.name, path, language)
    if words is not None:
        markdown = "\n\n".join(words.cells.get(one, "") for one in about.ids)
        title, description = _heading(markdown)
        if title:
            return title, description, language
    return about.title, about.description, "en"


@lru_cache(maxsize=256)
def _about(path: Path, changed: int) -> _About | None:
    """What a Lesson tells of its notebook, read once for each change of the file."""
    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "markdown"]
        markdown = "\n\n".join(map(text_of, cells))
        own = notebook.get("metadata", {}).get("unokart", {})
        named = {
            name: str(own[name]) for name in ("title", "description", "section") if name in own
        }
        numbers = {key: own[key] for key in ("age", "minutes") if type(own.get(key)) is int}
        code = sources(notebook)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    title, description = _heading(markdown)
    fallback = path.stem.lstrip("0123456789-_ ").replace("-", " ").replace("_", " ").capitalize()
    return _About(
        named.get("title") or title or fallback or path.stem,
        named.get("description", description),
        named.get("section", ""),
        own.get("apart") is True,
        numbers.get("age"),
        numbers.get("minutes"),
        lesson_name(code) or "",
        tuple(exercise_keys(code)),
        str(own.get("picture", "")),
        tuple(cell.get("id", "") for cell in cells),
    )


def _heading(markdown: str) -> tuple[str, str]:
    """The first heading, and the first sentence of the first paragraph below it."""
    title = ""
    for block in re.split(r"\n\s*\n", markdown):
        line, _, rest = block.strip().partition("\n")
        if not title:
            if heading := re.match(r"#+\s+(.*)", line):
                # "3. A turn" and "Chapter 3: A turn" are both called "A turn": cards are numbered.
                title = re.sub(r"^(chapter\s+)?\d+\s*[.:–-]\s*", "", plain(heading[1]), flags=re.I)
                if not rest.strip():
                    continue
                block = rest
            else:
                continue
        if not re.match(r"\s*(#|[-*+>|]\s|\d+\.\s|!\[|<|```|\$\$)", block):
            return title, _first_sentence(plain(block))
    return title, ""


def plain(markdown: str) -> str:
    """Markdown of one paragraph as plain text on one line."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", markdown)
    text = re.sub(r"<[^>]+>", "", text)
    text = re.sub(r"(\*\*|__|`|(?<!\w)[*_]|[*_](?!\w))", "", text)
    return " ".join(text.split())


def _first_sentence(text: str) -> str:
    sentence, _, rest = re.sub(r"(?<=[.!?।])\s", "\n", text).partition("\n")
    if len(sentence) < _TOO_SHORT and rest:
        # "One card left?" alone tells little.
        sentence += " " + rest.partition("\n")[0]
    if len(sentence) <= _DESCRIPTION_LIMIT:
        return sentence
    return sentence[:_DESCRIPTION_LIMIT].rsplit(" ", 1)[0].rstrip(",;:") + "…"

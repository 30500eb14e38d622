"""The notebooks as a visitor sees them: titles, one line each, and their order."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

TABLE = "table.ipynb"
"""The free table: it has the big card on the first page and is not a lesson."""

_DESCRIPTION_LIMIT = 150
_TOO_SHORT = 20


@dataclass(frozen=True)
class Lesson:
    """One notebook of the folder.

    `section` groups lessons on the first page; "" is the first group, the rules. `number` counts
    within the section, from 1. `apart`: no way leads to it from the lesson before.
    """

    file: str
    title: str
    description: str
    section: str
    number: int
    apart: bool = False


def notebooks_folder() -> Path | None:
    """The folder of the notebooks: in the installed package, or beside it in a checkout.

    None where neither is there.
    """
    installed = Path(__file__).parent / "notebooks"
    checkout = Path(__file__).parents[2] / "notebooks"
    for folder in (installed, checkout):
        if any(folder.glob("*.ipynb")):
            return folder
    return None


def lessons(folder: Path) -> list[Lesson]:
    """The lessons in a folder, by section and then by file name.

    Title and description are `metadata.unokart.title` and `.description` of the notebook; without
    them, its first heading and the first sentence below it (two where it is very short). So a
    notebook that is put into the folder joins by itself. `metadata.unokart.section` names its
    group; after the rules, groups come in the order of their first file. One with
    `metadata.unokart.apart` set to true is on this page only, not on the way from lesson to lesson.
    Hidden files, the table, and files that are no notebook are left out.
    """
    found = []
    counts: dict[str, int] = {}
    for path in sorted(folder.glob("*.ipynb")):
        if path.name == TABLE or path.name.startswith((".", "_")):
            continue
        about = _about(path, path.stat().st_mtime_ns)
        if about is None:
            continue
        title, description, section, apart = about
        counts[section] = counts.get(section, 0) + 1
        found.append(Lesson(path.name, title, description, section, counts[section], apart))
    order = ["", *counts]
    return sorted(found, key=lambda lesson: order.index(lesson.section))


@lru_cache(maxsize=256)
def _about(path: Path, changed: int) -> tuple[str, str, str, bool] | None:
    """What a Lesson tells of its notebook, read once for each change of the file."""
    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        cells = notebook["cells"]
        markdown = "\n\n".join(_text(c) for c in cells if c["cell_type"] == "markdown")
        own = notebook.get("metadata", {}).get("unokart", {})
        named = {
            name: str(own[name]) for name in ("title", "description", "section") if name in own
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    title, description = _heading(markdown)
    fallback = path.stem.lstrip("0123456789-_ ").replace("-", " ").replace("_", " ").capitalize()
    return (
        named.get("title") or title or fallback or path.stem,
        named.get("description", description),
        named.get("section", ""),
        own.get("apart") is True,
    )


def _text(cell: dict[str, Any]) -> str:
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)


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
    sentence, _, rest = re.sub(r"(?<=[.!?])\s", "\n", text).partition("\n")
    if len(sentence) < _TOO_SHORT and rest:
        # "One card left?" alone tells little.
        sentence += " " + rest.partition("\n")[0]
    if len(sentence) <= _DESCRIPTION_LIMIT:
        return sentence
    return sentence[:_DESCRIPTION_LIMIT].rsplit(" ", 1)[0].rstrip(",;:") + "…"

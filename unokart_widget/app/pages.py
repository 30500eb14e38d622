"""What the pages of the app say and show, apart from the notebooks themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

from unokart_widget import rulebook
from unokart_widget.app.lessons import TABLE, Lesson, lessons
from unokart_widget.app.seed import SeedError, parse_seed

COLOURS = "RYGB"


def words(message: str, **arguments: object) -> str:
    """A message of `app.ftl`, named without its `app-`."""
    return rulebook.phrase(f"app-{message}", "en", **arguments)


def address(base_url: str, file: str) -> str:
    """The address of a notebook's page on this server."""
    return f"{base_url}voila/render/{quote(file)}"


def sections(folder: Path) -> list[tuple[str, list[Lesson]]]:
    """The lessons of a folder, group by group. The first group's title is ""."""
    groups: dict[str, list[Lesson]] = {}
    for lesson in lessons(folder):
        groups.setdefault(lesson.section, []).append(lesson)
    return list(groups.items())


def seed_of_visitor(text: str) -> int | None:
    """The seed in a query, for links to carry on; None when there is none that can be used."""
    try:
        return parse_seed(text)
    except SeedError:
        return None


def frame(folder: Path, file: str, base_url: str) -> dict[str, Any]:
    """What the frame around a notebook's page needs: its title, and the way to the others."""
    found = lessons(folder)
    # What stands apart is on no way, and no way leads on from it.
    found = [lesson for lesson in found if lesson.file == file or not lesson.apart]
    place = next((i for i, lesson in enumerate(found) if lesson.file == file), None)

    here = None if place is None else found[place]

    def link(index: int | None) -> dict[str, str] | None:
        if index is None or not 0 <= index < len(found) or (here is not None and here.apart):
            return None
        return {"href": address(base_url, found[index].file), "title": found[index].title}

    label = "chapter" if here is not None and not here.section else "lesson"
    return {
        "title": words("play") if file == TABLE else here.title if here else "",
        "label": words(label, number=here.number) if here else "",
        "colour": COLOURS[(here.number - 1) % len(COLOURS)] if here else "R",
        "is_table": file == TABLE,
        "table": address(base_url, TABLE) if (folder / TABLE).is_file() else None,
        "previous": link(None if place is None else place - 1),
        "next": link(None if place is None else place + 1),
    }

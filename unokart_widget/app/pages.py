"""What the pages of the app say and show, apart from the notebooks themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

from unokart_widget import rulebook
from unokart_widget.app.asked import Asked
from unokart_widget.app.lessons import EXPERIMENT, TABLE, Lesson, lessons

COLOURS = "RYGB"
_NOTHING = Asked()

# What sections of the notebooks that are shipped are called in each language.
_SECTIONS = {"": "rules", "Chance": "chance", "For teachers and authors": "authors"}
_INTRODUCED = ("rules", "chance")


class Words:
    """The messages of `app.ftl` in one language, named without their `app-`."""

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def __call__(self, message: str, **arguments: object) -> str:
        return rulebook.phrase(f"app-{message}", self.language, **arguments)

    def section(self, title: str) -> tuple[str, str]:
        """What a section is called, and a sentence on it ("" for none)."""
        name = _SECTIONS.get(title)
        if name is None:
            return title, ""
        return self(name), self(f"{name}-text") if name in _INTRODUCED else ""


def address(base_url: str, file: str, asked: Asked = _NOTHING) -> str:
    """The address of a notebook's page on this server."""
    return f"{base_url}voila/render/{quote(file)}{asked.search()}"


def sections(folder: Path, language: str = "en") -> list[tuple[str, list[Lesson]]]:
    """The lessons of a folder, group by group. The first group's title is ""."""
    groups: dict[str, list[Lesson]] = {}
    for lesson in lessons(folder, language):
        groups.setdefault(lesson.section, []).append(lesson)
    return list(groups.items())


def other_languages(path: str, asked: Asked) -> list[dict[str, Any]]:
    """The same page in each language: its code, what it calls itself, its address."""
    return [
        {
            "code": code,
            "name": name,
            "href": path + asked.search(code),
            "here": code == asked.speaks,
        }
        for code, name in rulebook.language_names().items()
    ]


def frame(folder: Path, file: str, base_url: str, asked: Asked = _NOTHING) -> dict[str, Any]:
    """What the frame around a notebook's page needs: its title, and the way to the others."""
    words = Words(asked.speaks)
    found = lessons(folder, asked.speaks)
    # What stands apart is on no way, and no way leads on from it.
    found = [lesson for lesson in found if lesson.file == file or not lesson.apart]
    place = next((i for i, lesson in enumerate(found) if lesson.file == file), None)

    here = None if place is None else found[place]

    def link(index: int | None) -> dict[str, str] | None:
        if index is None or not 0 <= index < len(found) or (here is not None and here.apart):
            return None
        there = found[index]
        return {
            "href": address(base_url, there.file, asked),
            "title": there.title,
            "language": there.language,
        }

    label = "chapter" if here is not None and not here.section else "lesson"
    own = {TABLE: "play", EXPERIMENT: "experiment"}.get(file)
    return {
        "title": words(own) if own else here.title if here else "",
        "label": words(label, number=here.number) if here else "",
        "colour": COLOURS[(here.number - 1) % len(COLOURS)] if here else "R",
        "is_table": file == TABLE,
        "is_whole": own is not None,
        "is_lesson": bool(here and here.name),
        "home": base_url + asked.search(),
        "table": address(base_url, TABLE, asked) if (folder / TABLE).is_file() else None,
        "previous": link(None if place is None else place - 1),
        "next": link(None if place is None else place + 1),
        "language": asked.speaks,
        "languages": other_languages(address(base_url, file), asked),
    }

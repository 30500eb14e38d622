"""The words of exercises, from `rulebook/<language>/exercise.ftl`, and what they leave as text."""

from __future__ import annotations

import html
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from unokart_widget.widgets import saved

if TYPE_CHECKING:
    from unokart_widget.rulebook._catalogue import Catalogue

_PAGE = (
    "label",
    "answer",
    "number-help",
    "many-help",
    "order-help",
    "move-help",
    "check",
    "again",
    "hint",
    "hints",
    "up",
    "down",
    "solved",
    "before",
    "right",
    "wrong",
    "done",
    "silent",
)


@cache
def _catalogue(language: str) -> Catalogue:
    from unokart_widget.rulebook._catalogue import Catalogue

    return Catalogue(language, "exercise")


def say(key: str, language: str, /, **arguments: str | int | float) -> str:
    """The sentence `exercise-<key>`; RulebookError when the catalogue has none."""
    return _catalogue(language).format(f"exercise-{key}", None, arguments)


def page_words(language: str, cell: int | None, instead: Mapping[str, str]) -> dict[str, str]:
    """The words on the page. It is too small to hold Fluent: these few are ready to be shown.

    instead: for some of them, those that fit this exercise better.
    """
    words = {key: say(f"page-{instead.get(key, key)}", language) for key in _PAGE}
    words["stars"] = say("page-stars", language, stars="{stars}", most="3")
    words["dead"] = (
        say("page-dead", language)
        if cell is None
        else say("page-dead-cell", language, cell=str(cell))
    )
    return words


def as_text(view: Mapping[str, Any]) -> list[str]:
    """An exercise in words, a list of lines."""
    lines = [str(view["question"])]
    lines += [f"– {text}" for text in view.get("choices") or view.get("items") or ()]
    if view["right"]:
        lines.append(say("saved-solved", view["language"]))
    return lines


def as_saved(view: Mapping[str, Any], class_name: str) -> dict[str, str]:
    """A MIME bundle to be shown where no exercise lives: as plain text, and as HTML."""
    language, cell = view["language"], view["cell"]
    told = (
        say("saved-run", language)
        if cell is None
        else say("saved-run-cell", language, cell=str(cell))
    )
    lines = as_text(view)
    first, *rest = [html.escape(line) for line in lines]
    body = "".join(f"<br>{line}" for line in rest)
    body = f"<p><strong>{first}</strong>{body}</p>"
    return saved.bundle_of(view, class_name, lines, body, told)

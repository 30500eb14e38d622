"""What a lesson shows in the output of a cell."""

from __future__ import annotations

import html
import re
from functools import cache
from importlib.resources import files
from typing import Any

from unokart_widget import rulebook
from unokart_widget.lessons.cards import Cards


@cache
def style() -> str:
    """The looks of all that lessons show. Each output has its own copy, so that it can be moved."""
    source = files("unokart_widget.lessons").joinpath("lessons.css").read_text(encoding="utf-8")
    source = re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)
    return re.sub(r"\s*([{};,])\s*", r"\1", " ".join(source.split()))


def say(message: str, language: str, /, **arguments: object) -> str:
    """A message of lessons.ftl, named without its `lesson-`, ready for HTML."""
    return html.escape(plain(message, language, **arguments))


def plain(message: str, language: str, /, **arguments: object) -> str:
    """The same as plain text."""
    return rulebook.phrase(f"lesson-{message}", language, **arguments)


def capital(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]


class Shown:
    """An output: a picture for notebooks, and the same as text for everywhere else."""

    def __init__(self, body: str, text: str, cards: Cards | None = None) -> None:
        definitions = "" if cards is None else cards.definitions()
        self._html = f'<div class="ukl"><style>{style()}</style>{definitions}{body}</div>'
        self._text = text

    def bundle(self) -> dict[str, str]:
        """Both, by MIME type."""
        return {"text/html": self._html, "text/plain": self._text}

    def _repr_html_(self) -> str:
        return self._html

    def __repr__(self) -> str:
        return self._text


class Told:
    """Markdown as an output of a cell: as it is, or folded under a title. Without text, nothing."""

    def __init__(self, markdown: str, folded: str = "") -> None:
        self.markdown = markdown
        self._title = folded

    def __repr__(self) -> str:
        return self.markdown

    def _ipython_display_(self) -> None:
        import IPython.display

        if not self.markdown:
            return
        text = self.markdown
        if self._title:
            # The empty lines make what is between them markdown again.
            title = html.escape(self._title)
            text = f"<details>\n<summary>{title}</summary>\n\n{text}\n\n</details>"
        publish: Any = IPython.display.publish_display_data
        publish({"text/markdown": text, "text/plain": self.markdown})

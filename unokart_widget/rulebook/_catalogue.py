"""Reads the Fluent files of a language and puts their messages into words.

Fluent (``fluent.runtime``) is imported when the first words are needed, because importing it takes
a good part of the time that importing this package may take.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from unokart_widget.errors import RulebookError, shown
from unokart_widget.notation import COLOURS, COPIES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


FOLDER = Path(__file__).parent
CARDS = tuple(COPIES)


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that have words, English first."""
    found = [file.parent.name for file in FOLDER.glob("*/terms.ftl")]
    return tuple(sorted(found, key=lambda code: (code != "en", code)))


def check_language(language: str) -> None:
    """Raise ``RulebookError`` unless `language` is one of ``languages()``."""
    if language not in languages():
        known = ", ".join(f'"{code}"' for code in languages())
        raise RulebookError(
            f"There are no words in the language {shown(language)!r}; there are {known}."
        )


@cache
def source(language: str, name: str) -> str:
    """The text of one Fluent file, such as ``source("en", "terms")``; empty if there is none."""
    check_language(language)
    file = FOLDER / language / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def language_name(language: str) -> str:
    """What a language calls itself. It is found without Fluent: a list of languages needs it."""
    found = re.search(r"^language-name = (.+)$", source(language, "terms"), re.MULTILINE)
    return found[1].strip() if found else language


def _capital(text: Any) -> Any:
    """CAPITAL() of the Fluent files: the text with a capital letter at its start."""
    words = str(text)
    return words[:1].upper() + words[1:]


class Catalogue:
    """The messages of some Fluent files of one language.

    The marks that Fluent can put round every argument to keep directions of writing apart are left
    off: the sentences also go to logs and screen readers, which would read them out or show them.
    """

    def __init__(self, language: str, *files: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle: FluentBundle = FluentBundle(
            [language], functions={"CAPITAL": _capital}, use_isolating=False
        )
        for name in files:
            self._bundle.add_resource(FluentResource(source(language, name)))

    def attributes(self, message: str) -> tuple[str, ...] | None:
        """The names of a message's attributes; None if there is no such message."""
        if not self._bundle.has_message(message):
            return None
        return tuple(self._bundle.get_message(message).attributes)

    def format(
        self, message: str, attribute: str | None = None, arguments: Mapping[str, Any] | None = None
    ) -> str:
        """A message, or one attribute of it, in words.

        Raises ``RulebookError`` if it does not exist or uses an argument that is not given.
        """
        place = message if attribute is None else f"{message}.{attribute}"
        pattern = None
        if self._bundle.has_message(message):
            entry = self._bundle.get_message(message)
            pattern = entry.value if attribute is None else entry.attributes.get(attribute)
        if pattern is None:
            raise RulebookError(f'There are no words named "{place}" in "{self.language}".')
        text, errors = self._bundle.format_pattern(pattern, self._with_codes(arguments or {}))
        if errors:
            trouble = "; ".join(str(error) for error in errors)
            raise RulebookError(
                f'The words named "{place}" in "{self.language}" cannot be put together: {trouble}.'
            )
        return str(text)

    def _with_codes(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments, and with each card and colour in words what its words may depend on.

        A language may need it to choose a gender, a case or a mutation. The table does the same in
        the browser (``words.ts``).
        """
        given = dict(arguments)
        for key in ("card", "top", "last"):
            if key in given:
                code = card_codes(self.language).get(given[key], "")
                more = {"code": code, "colour": code[:1], "face": code[1:]}
                given.update({f"{key}_{what}": value for what, value in more.items()})
        if "colour" in given:
            colour = given["colour"]
            written = colour in COLOURS or colour == "W"
            given["colour_code"] = (
                colour if written else colour_codes(self.language).get(colour, "")
            )
        return given


@cache
def _catalogue(language: str, files: tuple[str, ...]) -> Catalogue:
    check_language(language)
    return Catalogue(language, *files)


def terms(language: str) -> Catalogue:
    """The shared words alone: cards, colours, items, lists."""
    return _catalogue(language, ("terms",))


def rules(language: str) -> Catalogue:
    """The rules and their sentences, with the shared words."""
    return _catalogue(language, ("terms", "rules"))


def interface(language: str) -> Catalogue:
    """The shared words and those of every other file of the language but the rules."""
    check_language(language)
    files = sorted(file.stem for file in (FOLDER / language).glob("*.ftl"))
    return _catalogue(language, tuple(name for name in files if name != "rules"))


@cache
def card_names(language: str) -> dict[str, str]:
    """Every kind of card as it is written, and in words."""
    words = terms(language)
    return {
        card: words.format(
            "card-name", None, {"card_code": card, "colour": card[0], "face": card[1]}
        )
        for card in CARDS
    }


@cache
def card_codes(language: str) -> dict[str, str]:
    """Every kind of card in words, and as it is written."""
    return {name: card for card, name in card_names(language).items()}


@cache
def colour_codes(language: str) -> dict[str, str]:
    """Every colour in words, and its letter."""
    words = terms(language)
    return {words.format("colour-name", None, {"colour": colour}): colour for colour in COLOURS}

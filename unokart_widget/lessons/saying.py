"""What a lesson says, in whose language, and the number by which it deals."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from inspect import cleandoc
from pathlib import Path
from typing import TYPE_CHECKING, Any

from unokart_widget import rulebook
from unokart_widget.app import prose
from unokart_widget.app.asked import visitor_language
from unokart_widget.app.seed import visitor_number
from unokart_widget.app.serving_to import serves_a_class
from unokart_widget.errors import shown
from unokart_widget.lessons import numbers
from unokart_widget.lessons.shown import Told
from unokart_widget.lessons.strips import LessonError

if TYPE_CHECKING:
    from unokart_widget.widgets.exercise import Exercise

USUAL_NUMBER = 1
"""The number by which a lesson deals where nobody in particular reads it."""

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What a lesson or an exercise may be called."""
_PLACE = re.compile(r"\{([a-z_][a-z0-9_]*)\}")
_PER_CENT = re.compile(r"(?<=\d) (?=%)")


class Saying:
    """The words of a lesson: whose language, whose number, and texts by their keys."""

    def __init__(self, name: str, *, language: str | None = None, seed: int | None = None) -> None:
        if not isinstance(name, str) or not NAME.fullmatch(name):
            raise LessonError(
                f"A lesson is called by small letters, digits and hyphens, as “one-card”, not "
                f"{shown(name)!r}."
            )
        if language is not None:
            rulebook.check_language(language)
        self.name = name
        wished = visitor_language() if language is None else language
        words = prose.find(name, wished, Path.cwd())
        self.language = "en" if words is None else wished
        self.texts: dict[str, str] = {}
        self.exercises: dict[str, Exercise] = {}
        self.note = ""
        self._words: Mapping[str, str] = {} if words is None else words.texts
        self._given_seed = seed

    def __repr__(self) -> str:
        return f"<Lesson {self.name}, in {self.language}, number {self.seed}>"

    @cached_property
    def seed(self) -> int:
        """The reader's own number."""
        number = visitor_number() if self._given_seed is None else self._given_seed
        return USUAL_NUMBER if number is None else number

    @cached_property
    def random(self) -> random.Random:
        """Chance that is the same for the same number in the same lesson."""
        return random.Random(f"{self.seed} {self.name}")

    def say(self, key: str, english: str, /, **values: object) -> str:
        """A text in the reader's language. Raises LessonError if the key has another text."""
        english = cleandoc(english)
        if self.texts.setdefault(key, english) != english:
            raise LessonError(f"Two texts of this lesson have the key {key!r}.")
        written = {name: numbers.written(value, self.language) for name, value in values.items()}
        text = self._words.get(key, english)
        # Braces of mathematics stay as they are.
        text = _PLACE.sub(lambda place: written.get(place[1], place[0]), text)
        # No line begins with a lonely sign.
        return _PER_CENT.sub("\N{NO-BREAK SPACE}", text)

    def tell(self, key: str, english: str, /, **values: object) -> Told:
        """Prose (markdown) with numbers that are worked out, as the last line of a cell."""
        return Told(self.say(key, english, **values))

    def teacher(self, key: str, english: str, /, **values: object) -> Told:
        """A note for the teacher (markdown), folded. Pages for a class leave it out."""
        text = self.note = self.say(key, english, **values)
        if serves_a_class():
            return Told("")
        return Told(text, folded=rulebook.phrase("lesson-teacher", self.language))

    def percent(self, value: Any, digits: int = 1) -> str:
        """A chance in per cent, as the language writes it: "6.3 %"."""
        return numbers.percent(value, digits, self.language)

    def decimal(self, value: Any, digits: int = 3) -> str:
        """A number with so many digits after the point, or comma."""
        return numbers.decimal(value, digits, self.language)

    def card_name(self, card: str) -> str:
        """A card in words: "red 7"."""
        return rulebook.card_name(card, self.language)

    def join(self, parts: Iterable[str]) -> str:
        """Several as one says them: "Ana, Ben and Cleo"."""
        return rulebook.join(list(parts), self.language)

    def card_names(self, cards: Iterable[str]) -> str:
        """Cards in words, as one says them: "red 7 and blue 2"."""
        return self.join(map(self.card_name, cards))

    def colour_name(self, colour: str) -> str:
        """A colour in words: "red"."""
        return rulebook.colour_name(colour, self.language)

    def item_name(self, item: str) -> str:
        """An item in words: "a mushroom"."""
        return rulebook.item_name(item, self.language)

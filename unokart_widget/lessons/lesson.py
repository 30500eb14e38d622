"""`Lesson`: what the code of a lesson's notebook says, asks and deals, for the one who reads it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from inspect import cleandoc
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from unokart_widget import rulebook
from unokart_widget.app import prose
from unokart_widget.app.asked import visitor_language
from unokart_widget.app.seed import visitor_number
from unokart_widget.app.serving_to import serves_a_class
from unokart_widget.errors import shown
from unokart_widget.lessons import (
    card_squares,
    challenge_tree,
    hand_selections,
    item_spinner,
    number_columns,
    numbers,
    pictures,
    rule_cards,
    strips,
    tables,
)
from unokart_widget.lessons.shown import Told
from unokart_widget.lessons.strips import LessonError, Otherwise

if TYPE_CHECKING:
    from unokart_widget.game import Game
    from unokart_widget.lessons.shown import Shown
    from unokart_widget.lessons.tables import LessonTable
    from unokart_widget.odds import Challenge, Pile, What
    from unokart_widget.widgets.exercise import Exercise
    from unokart_widget.widgets.table import Table

USUAL_NUMBER = 1
"""The number by which a lesson deals where nobody in particular reads it."""

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PLACE = re.compile(r"\{([a-z_][a-z0-9_]*)\}")

NOTHING: Mapping[str, Any] = MappingProxyType({})

Texts = Mapping[str, str]
Wrong = Mapping[str, tuple[Any, str]]


class Lesson:
    """One lesson: its language, its reader's own number, and what it says, shows and asks.

    >>> import unokart_widget as uk
    >>> lesson = uk.Lesson("one-card")
    >>> lesson.say("wild", "{number} of the cards are wild.", number=12)
    '12 of the cards are wild.'

    Every text has a **key** and stands in English in the notebook. In another language it is looked
    up in the file `prose/<name>.<language>.md` beside the notebooks; `{number}` in a text is the
    value of that name. A whole number or a decimal number is written as the language does, a
    fraction as 3/28, all else as it is.

    name: of the lesson, whatever its file is called. Small letters, digits and hyphens.
    language, seed: by default what the reader's page asks for (`?language=ro&seed=7`).

    `language` is one that the lesson has words in, else "en". `seed` is the reader's own number:
    from it come `random`, a `random.Random`, and the order of choices, so that everybody has other
    cards and the teacher's key finds the answers. `exercises` holds the exercises by their keys,
    `texts` the English texts, `note` the teacher's note. Raises LessonError for a name or a key
    that cannot be.
    """

    def __init__(self, name: str, *, language: str | None = None, seed: int | None = None) -> None:
        if not isinstance(name, str) or not _NAME.fullmatch(name):
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

    # Texts

    def say(self, key: str, english: str, /, **values: object) -> str:
        """A text in the reader's language. Raises LessonError if the key has another text."""
        english = cleandoc(english)
        if self.texts.setdefault(key, english) != english:
            raise LessonError(f"Two texts of this lesson have the key {key!r}.")
        written = {name: numbers.written(value, self.language) for name, value in values.items()}
        text = self._words.get(key, english)
        # Braces of mathematics stay as they are.
        return _PLACE.sub(lambda place: written.get(place[1], place[0]), text)

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

    # What is shown

    def table(
        self,
        start: str | Game,
        task: tuple[str, str] | None = None,
        *,
        values: Mapping[str, object] = NOTHING,
        **options: Any,
    ) -> LessonTable:
        """A table to be played at, with a task; the options are those of `lessons.table`.

        task: a key and the sentences of the task.
        """
        said = "" if task is None else self.say(*task, **values)
        return tables.table(start, said, language=self.language, **options)

    def rule(self, *rules: str) -> Shown:
        """Rules as cards, see `lessons.rule`."""
        return rule_cards.rule(*rules, language=self.language)

    def play_through(self, start: str | Game, moves: Sequence[str] = (), **options: Any) -> Shown:
        """A line of play as pictures, see `lessons.play_through`."""
        return strips.play_through(start, moves, language=self.language, **options)

    def otherwise(self, key: str, english: str, moves: Sequence[str], **options: Any) -> Otherwise:
        """Another way for `play_through`, see `lessons.otherwise`."""
        return strips.otherwise(self.say(key, english), moves, **options)

    def which_cards(self, position: str | Game, **options: Any) -> Shown:
        """Whether each card can be played, see `lessons.which_cards`."""
        return pictures.which_cards(position, language=self.language, **options)

    def deck(self) -> Shown:
        """Every card there is."""
        return pictures.deck(language=self.language)

    def items(self) -> Shown:
        """The five items."""
        return pictures.items(language=self.language)

    def hand(self, cards: Sequence[str]) -> Shown:
        """Some cards side by side."""
        return pictures.hand(cards, language=self.language)

    def count(self, hand: Sequence[str]) -> Shown:
        """What the cards of a hand count."""
        return pictures.count(hand, language=self.language)

    def selections(self, hand: Sequence[str], size: int) -> Shown:
        """Every way to choose some cards out of a hand, see `lessons.selections`."""
        return hand_selections.selections(hand, size, language=self.language)

    def squares(
        self, key: str, english: str, pile: Pile, what: What, *, rows: int = 4, **values: object
    ) -> Shown:
        """The cards of a pile as squares, see `lessons.squares`, with a text below."""
        return card_squares.squares(pile, what, self.say(key, english, **values), rows=rows)

    def columns(
        self,
        key: str,
        english: str,
        heights: Mapping[int, Any],
        *,
        filled: Callable[[int], bool] | None = None,
        marks: Mapping[int, Any] | None = None,
        **values: object,
    ) -> Shown:
        """How often each number came, as columns, see `lessons.columns`, with a text below."""
        text = self.say(key, english, **values)
        return number_columns.columns(heights, text, filled=filled, marks=marks)

    def spinner(self, key: str, english: str, pile: Pile, **values: object) -> Shown:
        """What an Item Box turns up out of a pile, see `lessons.spinner`, with a text."""
        text = self.say(key, english, **values)
        return item_spinner.spinner(pile, text, language=self.language)

    def tree(
        self, key: str, english: str, answer: Challenge, *, hands: int = 1000, **values: object
    ) -> Shown:
        """Whether a Wild Draw Four is a bluff, see `lessons.tree`, with a text of `{hands}`."""
        text = self.say(key, english, hands=hands, **values)
        return challenge_tree.tree(answer, text, hands=hands, language=self.language)

    def scoreboard(self, game: Game) -> Shown:
        """The scores of a game round by round."""
        return pictures.scoreboard(game, language=self.language)

    # What is asked

    def number(
        self,
        key: str,
        english: str,
        answer: Any,
        *,
        wrong: Wrong = NOTHING,
        hints: Iterable[str] = (),
        because: str = "",
        within: Any = None,
        chance: bool | None = None,
        unit: str = "",
        **values: object,
    ) -> Exercise:
        """Ask for a number: `Exercise.number`, with texts by keys.

        The texts are called `key`, `key.wrong.<name>`, `key.hint.1` … and `key.because`. All of
        them take the `values`. wrong: {name: (value, text)}.
        """
        more = {"within": within, "chance": chance}
        if unit:
            more["unit"] = self.say(f"{key}.unit", unit, **values)
        return self._ask("number", key, english, wrong, hints, because, values, answer, **more)

    def choice(
        self,
        key: str,
        english: str,
        choices: Texts | Sequence[str],
        answer: str | Collection[str],
        *,
        wrong: Texts = NOTHING,
        hints: Iterable[str] = (),
        because: str = "",
        **values: object,
    ) -> Exercise:
        """Ask for one of some choices, or for all that are right (a list).

        choices: {name: text}, called `key.choice.<name>`; or a list of what is the same in every
        language. answer: a name, or a list of names. wrong: {name: text}, said to whoever chooses
        it, called `key.wrong.<name>`. The reader's number shuffles them.
        """
        texts = self._named(f"{key}.choice", choices, values)
        for name in wrong:
            if name not in texts:
                raise LessonError(f"{key}: there is no choice {name!r} that could be wrong.")
        said = {
            text: self.say(f"{key}.wrong.{name}", wrong[name], **values) if name in wrong else ""
            for name, text in texts.items()
        }
        try:
            right = texts[answer] if isinstance(answer, str) else [texts[name] for name in answer]
        except KeyError as error:
            raise LessonError(f"{key}: there is no choice {error} that could be right.") from None
        seed = self._shuffled(key)
        return self._ask("choice", key, english, {}, hints, because, values, said, right, seed=seed)

    def order(
        self,
        key: str,
        english: str,
        items: Texts | Sequence[str],
        *,
        by: Mapping[str, Any] | None = None,
        largest_first: bool = False,
        wrong: Mapping[str, tuple[Sequence[str], str]] = NOTHING,
        hints: Iterable[str] = (),
        because: str = "",
        **values: object,
    ) -> Exercise:
        """Ask for an order.

        items: {name: text}, called `key.item.<name>`, or a list; in the right order, unless `by`
        tells the value of each name. wrong: {name: (names in that order, text)}.
        """
        texts = self._named(f"{key}.item", items, values)
        given: Any = list(texts.values())
        if by is not None:
            given = {text: by[name] for name, text in texts.items()}
        known = {name: ([texts[one] for one in way], said) for name, (way, said) in wrong.items()}
        return self._ask(
            "order",
            key,
            english,
            known,
            hints,
            because,
            values,
            given,
            largest_first=largest_first,
            seed=self._shuffled(key),
        )

    def move(
        self,
        key: str,
        english: str,
        start: str | Game | Table,
        answer: Any,
        *,
        wrong: Wrong = NOTHING,
        hints: Iterable[str] = (),
        because: str = "",
        options: Mapping[str, Any] = NOTHING,
        **values: object,
    ) -> Exercise:
        """Ask for a move: on a table, or at a position with the `options` of `lessons.table`."""
        table = start if hasattr(start, "on_event") else self.table(start, **options)
        return self._ask("move", key, english, wrong, hints, because, values, table, answer)

    def estimate(
        self,
        key: str,
        english: str,
        answer: Any,
        *,
        wrong: Wrong = NOTHING,
        hints: Iterable[str] = (),
        because: str = "",
        chance: bool | None = None,
        unit: str = "",
        **values: object,
    ) -> Exercise:
        """Ask for a guess before a number is worked out; closeness counts."""
        more: dict[str, Any] = {"chance": chance}
        if unit:
            more["unit"] = self.say(f"{key}.unit", unit, **values)
        return self._ask("estimate", key, english, wrong, hints, because, values, answer, **more)

    def _named(self, key: str, given: Texts | Sequence[str], values: Mapping[str, object]) -> Texts:
        if not isinstance(given, Mapping):
            return {str(one): str(one) for one in given}
        return {name: self.say(f"{key}.{name}", text, **values) for name, text in given.items()}

    def _shuffled(self, key: str) -> int:
        """A seed of an exercise's own: asking another question changes no other one."""
        return random.Random(f"{self.seed} {self.name} {key}").getrandbits(32)

    def _ask(
        self,
        kind: str,
        key: str,
        english: str,
        wrong: Wrong,
        hints: Iterable[str],
        because: str,
        values: Mapping[str, object],
        *given: Any,
        **more: Any,
    ) -> Exercise:
        from unokart_widget.widgets.exercise import Exercise

        if not _NAME.fullmatch(key):
            raise LessonError(
                f"An exercise is called by small letters, digits and hyphens, not {key!r}."
            )
        known = {
            name: (value, self.say(f"{key}.wrong.{name}", text, **values))
            for name, (value, text) in wrong.items()
        }
        helped = [
            self.say(f"{key}.hint.{number}", text, **values) for number, text in enumerate(hints, 1)
        ]
        if because:
            more["because"] = self.say(f"{key}.because", because, **values)
        if kind != "choice":
            more["wrong"] = known
        made: Exercise = getattr(Exercise, kind)(
            self.say(key, english, **values),
            *given,
            hints=helped,
            key=key,
            lesson=self.name,
            language=self.language,
            **more,
        )
        self.exercises[key] = made
        return made

"""What a lesson asks."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from unokart_widget.lessons import tables
from unokart_widget.lessons.saying import NAME, Saying
from unokart_widget.lessons.strips import LessonError

if TYPE_CHECKING:
    from unokart_widget.game import Game
    from unokart_widget.lessons.tables import LessonTable
    from unokart_widget.widgets.exercise import Exercise
    from unokart_widget.widgets.table import Table

NOTHING: Mapping[str, Any] = MappingProxyType({})

Texts = Mapping[str, str]
Wrong = Mapping[str, tuple[Any, str]]


class Asking(Saying):
    """The exercises of a lesson, with their texts by keys."""

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

    @staticmethod
    def apart(values: Iterable[Any]) -> bool:
        """Whether whoever gives one of these answers cannot mean another.

        All differ, and the first, the right one, differs from the others in its first two digits.
        Where it is not so, a lesson deals anew.
        """
        right, *others = values
        seen = {f"{float(one):.2g}" for one in others}
        return len({right, *others}) == 1 + len(others) and f"{float(right):.2g}" not in seen

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

        if not NAME.fullmatch(key):
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

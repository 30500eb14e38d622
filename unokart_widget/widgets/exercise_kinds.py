"""The kinds of questions: what the page is told of each, and how an answer to it is checked.

A check gives an empty text where there is nothing particular to say: the exercise says the rest.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from unokart_widget.errors import ExerciseError, NotationError
from unokart_widget.integers import whole
from unokart_widget.moves import Move
from unokart_widget.widgets.exercise_answers import Say, Verdict, WrongGiven, read_wrong
from unokart_widget.widgets.messages import Malformed, Refused

MOST_CHOICES = 20


class Question(ABC):
    """A question of one kind, with its answer and the known mistakes."""

    kind: ClassVar[str]

    def __init__(self, wrong: WrongGiven) -> None:
        self.mistakes = read_wrong(wrong)
        self.instead: Mapping[str, str] = {}
        """Words of the page, and those in their place."""

    def told(self) -> dict[str, Any]:
        """What the page is told beside the kind: nothing that helps to find the answer."""
        return {}

    @property
    @abstractmethod
    def answer(self) -> Any:
        """The right answer, for Python."""

    @abstractmethod
    def read(self, answer: object) -> Any:
        """What a page sent as an answer. Raises Malformed or Refused."""

    @abstractmethod
    def check(self, given: Any, say: Say) -> Verdict:
        """Hold an answer, one that was read or one from Python, against the right one."""

    def _mistaken(self, given: Any, same: Callable[[Any, Any], bool]) -> Verdict | None:
        """The verdict on a known mistake."""
        for mistake in self.mistakes:
            if mistake.is_made(given, same):
                return Verdict(False, mistake.text, mistake.name)
        return None


ChoicesGiven = Mapping[Any, str] | Iterable[Any]


class Choice(Question):
    """One of several texts, or all that are right."""

    kind = "choice"

    def __init__(
        self, choices: ChoicesGiven, answer: Any, wrong: WrongGiven, seed: int | None
    ) -> None:
        super().__init__(wrong)
        pairs = choices.items() if isinstance(choices, Mapping) else map(_choice, choices)
        listed = list(pairs)
        if seed is not None:
            random.Random(seed).shuffle(listed)
        self.choices = [value for value, _ in listed]
        self.texts = [str(value) for value in self.choices]
        self.feedback = [said for _, said in listed]
        if not 2 <= len(set(self.texts)) == len(self.texts) <= MOST_CHOICES:
            raise ExerciseError(f"There must be 2 to {MOST_CHOICES} choices, all different.")
        self.many = not isinstance(answer, str) and isinstance(answer, Collection)
        self.right = self._places(answer)
        if not self.right:
            raise ExerciseError("A choice needs a right answer, or several.")
        for mistake in self.mistakes:
            if not callable(mistake.value):
                self._places(mistake.value)

    def told(self) -> dict[str, Any]:
        return {"choices": self.texts, "many": self.many}

    @property
    def answer(self) -> Any:
        texts = [self.texts[place] for place in sorted(self.right)]
        return texts if self.many else texts[0]

    def _places(self, answer: Any) -> frozenset[int]:
        """The places of what an author calls a choice, or several of them."""
        several = not isinstance(answer, str) and isinstance(answer, Collection)
        return frozenset(self._place(one) for one in (answer if several else [answer]))

    def _place(self, one: Any) -> int:
        for known in (self.choices, self.texts):
            if one in known:
                return known.index(one)
        listed = ", ".join(map(repr, self.texts))
        raise ExerciseError(f"{one!r} is not among the choices {listed}.")

    def read(self, answer: object) -> frozenset[int]:
        places = _places(answer, len(self.texts))
        if not self.many and len(places) > 1:
            raise Malformed("Only one of the choices can be the answer.")
        return frozenset(places)

    def check(self, given: Any, say: Say) -> Verdict:
        chosen = given if isinstance(given, frozenset) else self._places(given)
        if not chosen:
            return Verdict(False, say("empty"), counts=False)
        if chosen == self.right:
            return Verdict(True, self._said(chosen))
        named = [self.texts[place] for place in sorted(chosen)]
        shown = named if self.many else named[0]
        same = self._same_as(chosen)
        text = self._said(chosen - self.right)
        if self.many and not text:
            text = say("choice-more") if chosen < self.right else text
            text = say("choice-less") if chosen > self.right else text
        return self._mistaken(shown, same) or Verdict(False, text)

    def _same_as(self, chosen: frozenset[int]) -> Callable[[Any, Any], bool]:
        return lambda _, value: self._places(value) == chosen

    def _said(self, places: Collection[int]) -> str:
        return " ".join(self.feedback[place] for place in sorted(places) if self.feedback[place])


def _choice(given: Any) -> tuple[Any, str]:
    if isinstance(given, tuple) and len(given) == 2:
        return given[0], str(given[1])
    return given, ""


class Order(Question):
    """Texts to be put in order. Those of the same value may stand either way round."""

    kind = "order"

    def __init__(
        self,
        items: Mapping[str, Any] | Sequence[str],
        wrong: WrongGiven,
        largest_first: bool,
        seed: int | None,
    ) -> None:
        super().__init__(wrong)
        if isinstance(items, Mapping):
            ordered = sorted(items, key=lambda item: items[item], reverse=largest_first)
            values = [items[item] for item in ordered]
        else:
            ordered, values = list(items), list(range(len(items)))
        if not 2 <= len(set(ordered)) == len(ordered) <= MOST_CHOICES:
            raise ExerciseError(f"There must be 2 to {MOST_CHOICES} items, all different.")
        self._ordered = [str(item) for item in ordered]
        self._rank: dict[str, int] = {}
        for place, item in enumerate(self._ordered):
            before = place and values[place] == values[place - 1]
            self._rank[item] = self._rank[self._ordered[place - 1]] if before else place
        self.texts = list(self._ordered)
        chance = random.SystemRandom() if seed is None else random.Random(seed)
        for _ in range(50):
            chance.shuffle(self.texts)
            # It shall not be solved before anything is done.
            if self._in_place(self.texts) < len(self.texts):
                break

    def told(self) -> dict[str, Any]:
        return {"items": self.texts}

    @property
    def answer(self) -> list[str]:
        return list(self._ordered)

    def _in_place(self, items: Sequence[str]) -> int:
        return sum(
            self._rank.get(one) == self._rank[right]
            for one, right in zip(items, self._ordered, strict=True)
        )

    def read(self, answer: object) -> list[str]:
        places = _places(answer, len(self.texts))
        if len(places) != len(self.texts):
            raise Malformed("An order must have all the items.")
        return [self.texts[place] for place in places]

    def check(self, given: Any, say: Say) -> Verdict:
        if sorted(given) != sorted(self._ordered):
            raise ExerciseError("An order must have all the items, each once.")
        number = self._in_place(given)
        if number == len(given):
            return Verdict(True, "")
        mistaken = self._mistaken(given, lambda given, value: list(value) == list(given))
        return mistaken or Verdict(False, say("order-places", number=number))


MovesGiven = str | Move | Iterable[str | Move] | Callable[[Move], object]


class OnTable(Question):
    """A move on the table."""

    kind = "move"

    def __init__(self, answer: MovesGiven, wrong: WrongGiven) -> None:
        super().__init__(wrong)
        self._answer: Callable[[Move], object] | list[Move]
        self._answer = answer if callable(answer) else _moves(answer)
        if not callable(self._answer) and not self._answer:
            raise ExerciseError("A move needs a right answer, or several.")
        for mistake in self.mistakes:
            if not callable(mistake.value):
                _moves(mistake.value)

    @property
    def answer(self) -> Any:
        return self._answer if callable(self._answer) else [str(move) for move in self._answer]

    def read(self, answer: object) -> Move:
        raise Refused("play-it")

    def check(self, given: Any, say: Say) -> Verdict:
        move = given if isinstance(given, Move) else Move.parse(given)
        right = self._answer
        if right(move) if callable(right) else any(_is(move, one) for one in right):
            return Verdict(True, "")
        made = self._mistaken(move, lambda move, value: any(_is(move, m) for m in _moves(value)))
        return made or Verdict(False, "")


def _moves(given: Any) -> list[Move]:
    listed = [given] if isinstance(given, str | Move) else list(given)
    try:
        return [one if isinstance(one, Move) else Move.parse(one) for one in listed]
    except NotationError as error:
        raise ExerciseError(str(error)) from error


def _is(move: Move, asked: Move) -> bool:
    """Whether `move` is the one asked for; a colour and UNO count only where they are asked for."""
    return (
        (move.seat, move.kind, move.card, move.target)
        == (asked.seat, asked.kind, asked.card, asked.target)
        and asked.colour in (None, move.colour)
        and asked.says_uno <= move.says_uno
    )


def _places(answer: object, count: int) -> list[int]:
    """Places in a list of `count`, each at most once, as a page sends them."""
    if not isinstance(answer, list | tuple) or len(answer) > count:
        raise Malformed("The answer must be a list of places.")
    places = [whole(place) for place in answer]
    found = [place for place in places if place is not None and 0 <= place < count]
    if len(set(found)) != len(places):
        raise Malformed("The answer must be a list of places, each once.")
    return found

"""Questions whose answer is a number: exact, or estimated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from unokart_widget.errors import ExerciseError
from unokart_widget.widgets.answer_numbers import (
    MOST_CHARACTERS,
    Unreadable,
    Written,
    exactly,
    read,
)
from unokart_widget.widgets.exercise_answers import Say, Verdict, WrongGiven
from unokart_widget.widgets.exercise_kinds import Question
from unokart_widget.widgets.messages import Malformed

STARS = (0.05, 0.15, 0.4)
"""Up to which share of the true value an estimate may be off for three stars, two, one."""


def _number(value: Any, what: str) -> Fraction:
    try:
        return exactly(value)
    except ValueError as error:
        raise ExerciseError(f"{what} must be a number, not {value!r}.") from error


class Number(Question):
    """A number, exact or rounded."""

    kind = "number"

    def __init__(
        self,
        answer: Any,
        wrong: WrongGiven,
        *,
        within: Any = None,
        chance: bool | None = None,
        unit: str = "",
    ) -> None:
        super().__init__(wrong)
        self._answer = answer
        self.exact = _number(answer, "The answer")
        if within is None:
            # What was worked out with floats is as exact as they are.
            within = abs(self.exact) / 10**9 if isinstance(answer, float) else 0
        self.within = _number(within, "within")
        self.chance = 0 < self.exact < 1 if chance is None else chance
        self.unit = unit
        # Only what its author says, by an int too: whether the answer is below 1 is not to be told.
        if isinstance(answer, int) and not chance:
            self.instead = {"number-help": "whole-help"}
        elif unit or chance is False:
            self.instead = {"number-help": "amount-help"}
        for mistake in self.mistakes:
            if not callable(mistake.value):
                _number(mistake.value, "The value of a mistake")

    def told(self) -> dict[str, Any]:
        return {"unit": self.unit}

    @property
    def answer(self) -> Any:
        return self._answer

    def read(self, answer: object) -> str:
        if not isinstance(answer, str) or len(answer) > MOST_CHARACTERS:
            raise Malformed(f"The answer must be a text of at most {MOST_CHARACTERS} characters.")
        if any("\ud800" <= character <= "\udfff" for character in answer):
            # It goes back to the page with the verdict.
            raise Malformed("Half a surrogate pair could not be sent back.")
        return answer

    def _written(self, given: Any, say: Say) -> list[Written]:
        """What the answer can mean. Raises Unreadable."""
        if isinstance(given, str | float):
            return read(str(given), [word.strip() for word in say("percent-words").split(",")])
        return [Written(exactly(given))]

    def check(self, given: Any, say: Say) -> Verdict:
        try:
            written = self._written(given, say)
        except Unreadable as error:
            return Verdict(False, say(error.reason), counts=False)
        return self._verdict(written, say)

    def _verdict(self, written: Sequence[Written], say: Say) -> Verdict:
        if self.chance and 0 < self.exact < 1 and written[0].value in (0, 1):
            # However it is rounded, it is neither certain nor impossible.
            key = "certain" if written[0].value else "never"
            return self._known(written) or Verdict(False, say(key))
        matches = [one.match(self.exact, self.within) for one in written]
        if "right" in matches:
            return Verdict(True, "")
        if known := self._known(written):
            return known
        if match := next(filter(None, matches), None):
            return Verdict(False, say(match), counts=match == "fraction-near")
        if self.chance and (slip := self._slip(written[0])):
            return Verdict(False, say(slip), counts=slip not in ("percent-missing", "one-in"))
        return Verdict(False, "")

    def _known(self, written: Sequence[Written]) -> Verdict | None:
        """The verdict on a known mistake."""

        def same(_: object, value: Any) -> bool:
            return any(one.match(exactly(value), self.within) == "right" for one in written)

        return self._mistaken(written[0].value, same)

    def _slip(self, one: Written) -> str | None:
        """What may have happened to a chance, whatever it is the chance of."""
        if one.value < 0:
            return "below-zero"
        if self._fits(one, Fraction(1, 100)) and not one.percent:
            return "percent-missing"
        if one.value > 1:
            upside_down = self.exact > 0 and one.match(1 / self.exact) == "right"
            return "one-in" if upside_down else "over-one"
        if one.percent and self._fits(one, Fraction(100)):
            return "percent-extra"
        if self.exact != Fraction(1, 2) and one.match(1 - self.exact, self.within) == "right":
            return "opposite"
        return None

    def _fits(self, one: Written, factor: Fraction) -> bool:
        """Whether so many times the number would be right."""
        unit = None if one.unit is None else one.unit * factor
        return replace(one, value=one.value * factor, unit=unit).match(self.exact) == "right"


class Estimate(Number):
    """A number to be guessed: the nearer, the more stars."""

    kind = "estimate"

    def __init__(
        self,
        answer: Any,
        wrong: WrongGiven,
        *,
        stars: Sequence[float] = STARS,
        chance: bool | None = None,
        unit: str = "",
    ) -> None:
        super().__init__(answer, wrong, chance=chance, unit=unit)
        self._limits = sorted(_number(limit, "Each limit of stars") for limit in stars)
        if len(self._limits) != 3:
            raise ExerciseError("stars are three limits: for three stars, two, and one.")

    def _verdict(self, written: Sequence[Written], say: Say) -> Verdict:
        if self.chance:
            if written[0].value < 0:
                return Verdict(False, say("below-zero"), counts=False)
            if written[0].value > 1:
                missing = self.exact < 1 and written[0].value <= 100 and not written[0].percent
                return Verdict(
                    False, say("percent-missing-maybe" if missing else "over-one"), counts=False
                )

        def off_by(one: Written) -> Fraction:
            return abs(one.value - self.exact) / (abs(self.exact) or 1)

        nearest = min(written, key=off_by)
        off = off_by(nearest)
        stars = sum(off <= limit for limit in self._limits)
        known = None if stars == 3 else self._known(written)
        away = abs(nearest.value - self.exact)
        if self.chance:
            truth = say("truth-percent", truth=float(self.exact), guess=float(nearest.value))
        elif self.exact.denominator == away.denominator == 1:
            truth = say("truth-whole", truth=int(self.exact), off=int(away))
        else:
            truth = say("truth", truth=float(self.exact), off=float(off))
        said = [say("estimate", stars=stars), *([known.text] if known else []), truth]
        return Verdict(stars > 0, " ".join(said), known.mistake if known else None, stars=stars)

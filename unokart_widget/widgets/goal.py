"""The goal of a table: when it is reached, the table stops."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass

from unokart_widget import rulebook
from unokart_widget.errors import UnokartError, shown
from unokart_widget.events import Event
from unokart_widget.widgets.words import say

GoalFunction = Callable[[Event], object]
GoalGiven = str | GoalFunction | tuple[str | GoalFunction, str]


@dataclass(frozen=True)
class Goal:
    """A rule that has to come about, or a function that says of an event whether this was it."""

    wanted: str | GoalFunction
    sentence: str | None = None

    def is_reached_by(self, event: Event) -> bool:
        """Whether this event is it."""
        if isinstance(self.wanted, str):
            return event.rule == self.wanted
        return bool(self.wanted(event))

    def text(self, language: str) -> str:
        """The goal in words; the author's own are in the author's language."""
        if self.sentence is not None:
            return self.sentence
        if isinstance(self.wanted, str):
            return say("goal-rule", language, title=rulebook.title(self.wanted, language))
        return say("goal-own", language)


def read_goal(given: object) -> Goal | None:
    """The goal that a Table is given. Raises TypeError, or UnokartError for an unknown rule."""
    if given is None:
        return None
    wanted, sentence = given if isinstance(given, tuple) and len(given) == 2 else (given, None)
    if sentence is not None and (not isinstance(sentence, str) or not sentence.strip()):
        raise TypeError("The second part of a goal is a sentence for the people at the table.")
    if isinstance(wanted, str):
        if wanted not in rulebook.RULE_IDS:
            near = difflib.get_close_matches(wanted, rulebook.RULE_IDS, n=1)
            advice = f"do you mean {near[0]!r}?" if near else "rulebook.RULE_IDS lists them all."
            raise UnokartError(f"The goal {shown(wanted)!r} is no rule: {advice}")
    elif not callable(wanted):
        raise TypeError(
            "A goal is the id of a rule, a function of an Event, or one of these with a sentence: "
            f'goal=("item.banana", "Somebody slips."), not {shown(given)!r}.'
        )
    return Goal(wanted, sentence)

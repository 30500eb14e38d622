"""The widget of a question: what its page is told, and what becomes of an answer."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

import traitlets

from unokart_widget import rulebook
from unokart_widget.errors import ExerciseError, UnokartError
from unokart_widget.widgets import exercise_messages as messages
from unokart_widget.widgets import exercise_words
from unokart_widget.widgets.channel import Reply
from unokart_widget.widgets.displayed import DisplayedWidget
from unokart_widget.widgets.exercise_answers import Mistake, Verdict
from unokart_widget.widgets.exercise_kinds import Question
from unokart_widget.widgets.messages import Hint, Refused, SendView, read_by

if TYPE_CHECKING:
    from unokart_widget.events import Event
    from unokart_widget.widgets.table import Table


class QuestionWidget(DisplayedWidget):
    """A question, whatever its kind; Exercise adds how one is made."""

    view = traitlets.Dict(
        read_only=True, help="What is asked and how far it is solved; nothing of the answer."
    ).tag(sync=True)
    words = traitlets.Dict(read_only=True, help="The words of the page.").tag(sync=True)
    lesson = traitlets.Unicode(read_only=True, help="The lesson of this exercise.").tag(sync=True)
    key = traitlets.Unicode(read_only=True, help="Its name within the lesson.").tag(sync=True)
    _page = "exercise"

    def __init__(
        self,
        question: str,
        asked: Question,
        *,
        hints: Iterable[str] = (),
        because: str = "",
        key: str | None = None,
        lesson: str = "",
        language: str = "en",
        table: Table | None = None,
    ) -> None:
        if not isinstance(asked, Question):
            raise TypeError(
                "An exercise is made by Exercise.number, .choice, .order, .move or .estimate."
            )
        if isinstance(hints, str):
            raise ExerciseError("hints is a list of sentences; one alone is written [hint].")
        rulebook.check_language(language)
        self.question = str(question)
        self.hints = tuple(map(str, hints))
        self.because = because
        self._question = asked
        self._language = language
        self._lock = threading.RLock()
        self._table = table
        self._given_hints = 0
        self._tries = 0
        self._right = False
        self._last: dict[str, Any] | None = None
        self.set_trait("lesson", lesson)
        self.set_trait("key", key or _slug(f"{asked.kind} {question}"))
        self._open()
        if table is not None:
            self._start = table.game.moment
            self._judged: tuple[object, int] | None = None
            self._stop_following = table.on_event(self._followed)

    # For Python

    @property
    def kind(self) -> str:
        """One of number, choice, order, move and estimate."""
        return self._question.kind

    @property
    def answer(self) -> Any:
        """The right answer: a number, a text or list of texts, a list of moves or a function."""
        return self._question.answer

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The known mistakes."""
        return self._question.mistakes

    @property
    def right(self) -> bool:
        """Whether the right answer was given on the page."""
        return self._right

    @property
    def tries(self) -> int:
        """How many answers were given on the page."""
        return self._tries

    def check(self, answer: Any) -> Verdict:
        """What the page would be told of that answer; it counts as no try.

        answer: a text as one would type it, or a number; a choice or a list of choices; all items
        in a list; a move.
        """
        return self._verdict(answer)

    def __repr__(self) -> str:
        return f"<Exercise, {self.kind}: {self.question}>"

    def __str__(self) -> str:
        return "\n".join(exercise_words.as_text(self.view))

    # What is seen

    def _prepare(self) -> None:
        words = exercise_words.page_words(self._language, self._cell, self._question.instead)
        self.set_trait("words", words)
        self.set_trait("view", self._make_view())

    def _make_view(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "question": self.question,
            "language": self._language,
            "cell": self._cell,
            "hints": len(self.hints),
            "tries": self._tries,
            "right": self._right,
            **self._question.told(),
        }

    def _show(self) -> None:
        self.set_trait("view", self._make_view())
        self._text_due = True

    def _as_saved(self) -> dict[str, str]:
        return exercise_words.as_saved(self.view, self.fallback)

    def _ipython_display_(self) -> None:
        # The question first: the first move is the answer.
        super()._ipython_display_()
        if self._table is not None:
            self._table._ipython_display_()

    def close(self) -> None:
        """Take the exercise off the page, and let go of its table."""
        stop: Callable[[], None] | None = self.__dict__.pop("_stop_following", None)
        if stop is not None:
            stop()
        super().close()

    # What is asked and answered

    def _guard(self) -> AbstractContextManager[object]:
        # An exercise on a table is answered by whoever plays there, under the game's lock: with a
        # lock of our own beside it, two threads could wait for each other.
        return self._lock if self._table is None else self._table._guard()

    def _say(self, key: str, **arguments: str | int | float) -> str:
        return exercise_words.say(key, self._language, **arguments)

    def _refusal(self, error: UnokartError) -> Reply:
        # The text of an error out of an author's own function might tell the answer.
        self.last_error = error
        text = self._say("inner-error", error=type(error).__name__)
        return {"rule": None, "title": None, "text": text}

    def _asked(self, content: object) -> Reply:
        match read_by(content, messages.READERS):
            case messages.Check(answer):
                given = self._question.read(answer)
                if self.kind == "estimate" and self._tries:
                    raise Refused("already")
                return self._judge(given, answer)
            case Hint():
                self._given_hints = min(self._given_hints + 1, len(self.hints))
                return self._told_hints()
            case messages.Again():
                if self._table is not None:
                    self._last = None
                    self._table.restart()
                return {}
            case messages.Last():
                return {"last": self._last, **self._told_hints()}
            case SendView():
                self.send_state("view")
                return {}
            case _:
                return {}

    def _told_hints(self) -> Reply:
        return {"hints": list(self.hints[: self._given_hints])}

    def _after(self) -> None:
        self._save_text()

    def _judge(self, given: Any, shown: object) -> Reply:
        """The verdict on what was answered on the page, which counts; called locked."""
        verdict = self._verdict(given)
        if verdict.counts:
            self._tries += 1
            self._right = self._right or verdict.right or self.kind == "estimate"
            self._show()
        self._last = {**verdict.told(), "answer": shown}
        return dict(self._last)

    def _verdict(self, given: Any) -> Verdict:
        verdict = self._question.check(given, self._say)
        if self.kind == "estimate" and verdict.counts:
            text = verdict.text
        elif verdict.right:
            text = f"{self._say('right')} {verdict.text}".strip()
        else:
            return verdict if verdict.text else self._not_yet(verdict)
        text = f"{text} {self.because}".strip()
        return Verdict(verdict.right, text, verdict.mistake, verdict.counts, verdict.stars)

    def _not_yet(self, verdict: Verdict) -> Verdict:
        text = self._say("wrong-hint" if self._given_hints < len(self.hints) else "wrong")
        return Verdict(False, text, verdict.mistake, verdict.counts)

    def _followed(self, event: Event) -> None:
        """Called for each event on the table: the first move of the seat shown is the answer."""
        table = self._table
        assert table is not None
        game, seat = table.game, table.seat
        # One move can bring about several events.
        if self._judged == (game, game.version):
            return
        move = game.move_at(game.moment)
        if move is None or move.seat != seat:
            return
        for moment in range(self._start + 1, game.moment):
            earlier = game.move_at(moment)
            if earlier is not None and earlier.seat == seat:
                return
        self._judged = (game, game.version)
        self.send({"kind": "verdict", "id": None, **self._judge(move, str(move))})
        self._save_text()


def _slug(text: str) -> str:
    """A name made of a text: its first words, with hyphens."""
    return "-".join(re.findall(r"\w+", text.casefold()))[:48]

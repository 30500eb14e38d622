"""Sheets to print, with the exercises of a lesson, and the teacher's key: `unokart --sheets DIR`.

Both come from the notebook itself, which is run once for each student's number. They are files on
the teacher's computer: no page of the app gives the key.
"""

from __future__ import annotations

import contextlib
import html
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from unokart_widget import rulebook
from unokart_widget.app.asked import as_if_asked
from unokart_widget.app.lessons import Lesson as Listed
from unokart_widget.app.lessons import lessons
from unokart_widget.app.notebooks import sources
from unokart_widget.errors import UnokartError
from unokart_widget.moves import Move

if TYPE_CHECKING:
    from unokart_widget.lessons.lesson import Lesson
    from unokart_widget.widgets.exercise import Exercise

_TEMPLATE = Path(__file__).with_name("sheet.html")
_STYLE = Path(__file__).with_name("sheet.css")


class SheetError(UnokartError):
    """A lesson whose sheet cannot be made. The message names it and the reason."""


@dataclass(frozen=True)
class Question:
    """An exercise as it is printed. `answer` and what follows is for the key alone."""

    key: str
    kind: str
    text: str
    choices: tuple[str, ...]
    many: bool
    unit: str
    picture: str
    answer: str
    mistakes: tuple[tuple[str, str], ...]
    hints: tuple[str, ...]
    because: str


@dataclass(frozen=True)
class Sheet:
    """What one student gets."""

    number: int
    questions: tuple[Question, ...]


def write_sheets(
    folder: Path, to: Path, numbers: Sequence[int], *, language: str = "en"
) -> list[Path]:
    """Write for each lesson with exercises its sheets and its key as two pages for a browser.

    numbers: of the students; each gets a sheet. Returns the files. Raises SheetError.
    """
    made = []
    for listed in lessons(folder, language):
        if not listed.exercises:
            continue
        sheets, note, spoken = run(folder / listed.file, numbers, language)
        pages = {"": _page(listed, sheets, "", spoken, key=False)}
        pages["-key"] = _page(listed, sheets, note, spoken, key=True)
        for suffix, page in pages.items():
            path = to / f"{listed.name}{suffix}.html"
            try:
                to.mkdir(parents=True, exist_ok=True)
                path.write_text(page, encoding="utf-8")
            except OSError as error:
                raise SheetError(f"“{path}” could not be written: {error.strerror}.") from error
            made.append(path)
    return made


def run(path: Path, numbers: Iterable[int], language: str) -> tuple[list[Sheet], str, str]:
    """A lesson's sheets by its students' numbers, its note for the teacher, and its language."""
    sheets = []
    note, spoken = "", "en"
    for number in numbers:
        lesson = lesson_for(path, number, language)
        sheets.append(Sheet(number, tuple(map(_question, lesson.exercises.values()))))
        note, spoken = lesson.note, lesson.language
        for exercise in lesson.exercises.values():
            exercise.close()
    return sheets, note, spoken


def lesson_for(path: Path, number: int, language: str) -> Lesson:
    """The lesson of a notebook, as it is for the student with that number. Raises SheetError."""
    names: dict[str, Any] = {"__name__": "__main__"}
    # As a kernel does, the code runs where the notebook is.
    with as_if_asked(number, language), contextlib.chdir(path.parent):
        for place, source in enumerate(sources(json.loads(path.read_text(encoding="utf-8"))), 1):
            try:
                exec(compile(source, f"{path.name}, code {place}", "exec"), names)
            except Exception as error:
                raise SheetError(
                    f"{path.name} does not run: {type(error).__name__}: {error}"
                ) from error
    lesson: Lesson = names["lesson"]
    return lesson


def _question(exercise: Exercise) -> Question:
    view = exercise.view
    table = exercise._table
    language = view["language"]

    def written(answer: Any) -> str:
        return _written(answer) if table is None else _told(answer, table.game.players, language)

    wrong = tuple(
        (written(mistake.value), mistake.text)
        for mistake in exercise.mistakes
        if not callable(mistake.value)
    )
    asked: Any = exercise._question
    if exercise.kind == "choice":
        wrong += tuple(
            (text, said) for text, said in zip(asked.texts, asked.feedback, strict=True) if said
        )
    return Question(
        exercise.key,
        exercise.kind,
        exercise.question,
        tuple(view.get("choices") or view.get("items") or ()),
        bool(view.get("many")),
        str(view.get("unit", "")),
        "" if table is None else _picture(table),
        written(exercise.answer),
        wrong,
        exercise.hints,
        exercise.because,
    )


def _picture(table: Any) -> str:
    from unokart_widget import drawing

    return drawing.svg(table.view, str(table), written=False)


def _written(answer: Any) -> str:
    """An answer in the key: a fraction with its decimal number, a list with arrows."""
    if callable(answer):
        return "…"
    if isinstance(answer, list | tuple):
        return " → ".join(map(_written, answer))
    if isinstance(answer, Fraction) and answer.denominator != 1:
        return f"{answer} ≈ {float(answer):.4g}"
    if isinstance(answer, float):
        return f"{answer:.4g}"
    return str(answer)


_BUTTONS = {
    "draw": "draw-card",
    "pass": "pass-turn",
    "challenge": "challenge-do",
    "accept": "challenge-accept",
    "uno": "uno-call",
    "catch": "catch-call",
}


def _told(answer: Any, players: Sequence[str], language: str) -> str:
    """A move, or several that are right, in words: the key is read by people."""
    if callable(answer):
        return "…"
    if isinstance(answer, list | tuple):
        return " / ".join(_told(one, players, language) for one in answer)
    move = answer if isinstance(answer, Move) else Move.parse(answer)
    if move.target is not None:
        return players[move.target]
    parts = [rulebook.card_name(move.card, language)] if move.card else []
    if move.colour:
        parts.append(rulebook.colour_name(move.colour, language))
    if move.kind in _BUTTONS:
        parts.append(rulebook.phrase(_BUTTONS[move.kind], language))
    if move.says_uno:
        parts.append(rulebook.phrase(_BUTTONS["uno"], language))
    return ", ".join(parts)


def plain_mathematics(text: str) -> str:
    """TeX of the simple kind, as questions have it, in signs that print everywhere."""
    text = re.sub(r"\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}", r"\1/\2", text)
    for tex, sign in ((r"\cdot", "·"), (r"\times", "×"), (r"\approx", "≈"), (r"\,", " ")):
        text = text.replace(tex, sign)
    return text.replace("$", "")


def _prose(markdown: str) -> str:
    """Markdown as HTML."""
    from nbconvert.filters import markdown2html

    converted: str = markdown2html(plain_mathematics(markdown))
    return converted


def _page(listed: Listed, sheets: list[Sheet], note: str, language: str, *, key: bool) -> str:
    import jinja2
    from markupsafe import Markup

    environment = jinja2.Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
    environment.filters["told"] = lambda text: Markup(
        re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", html.escape(plain_mathematics(text)))
    )
    template = environment.from_string(_TEMPLATE.read_text(encoding="utf-8"))
    return template.render(
        lesson=listed,
        language=language,
        style=Markup(_STYLE.read_text(encoding="utf-8")),
        sheets=sheets,
        same=_same(sheets),
        note=Markup(_prose(note)) if note else "",
        key=key,
        words=lambda message, **given: rulebook.phrase(f"app-{message}", language, **given),
    )


def _same(sheets: list[Sheet]) -> Mapping[int, bool]:
    """Of each question, by its place, whether all sheets ask the same and have the same answer."""
    return {
        place: len({(one.text, one.answer) for one in column}) == 1
        for place, column in enumerate(zip(*(sheet.questions for sheet in sheets), strict=True))
    }

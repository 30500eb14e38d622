"""The notebooks as files: clean, in order, linked, and with no figure that is not checked."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import NormalDist
from typing import Any

import pytest

import unokart_widget as uk
from tests.notebooks.running import FOLDER, LESSONS, read
from unokart_widget import rulebook
from unokart_widget.app.notebooks import EXERCISES, calls, lesson_name
from unokart_widget.notation import COLOURS
from unokart_widget.simulation.estimates import CONFIDENCE

pytestmark = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.stem)


_notebook = cache(read)

STEPS = ("play", "predict", "simulate", "work", "look")


def _prose(lesson: Path) -> list[str]:
    return [cell.source for cell in _notebook(lesson).cells if cell.cell_type == "markdown"]


def _code(lesson: Path) -> list[Any]:
    return [cell for cell in _notebook(lesson).cells if cell.cell_type == "code"]


def test_it_is_clean(lesson: Path) -> None:
    """No outputs, no counts, no state of widgets; and nothing in it knows the file's name."""
    notebook = _notebook(lesson)
    assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
    assert set(notebook.metadata) == {"kernelspec", "language_info", "title", "unokart"}
    assert set(notebook.metadata.unokart) >= {"age", "minutes", "picture"}
    assert notebook.metadata.kernelspec.name == "python3"
    for cell in _code(lesson):
        assert cell.outputs == []
        assert cell.execution_count is None
        assert lesson.name not in cell.source
    ids = [cell.id for cell in notebook.cells]
    assert len(ids) == len(set(ids))
    # Prose in other languages is found by them.
    assert [one for one in ids if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", one)] == []
    assert all(cell.source == cell.source.strip() for cell in notebook.cells)


def test_its_code_is_folded_away(lesson: Path) -> None:
    for cell in _code(lesson):
        assert cell.metadata.jupyter.source_hidden is True


def test_it_begins_with_its_title_and_what_it_is_about(lesson: Path) -> None:
    first = _prose(lesson)[0]
    title, _, about = first.partition("\n\n")
    assert title == f"# {_notebook(lesson).metadata.title}"
    assert about.endswith((".", "?"))
    assert len(about) < 150
    assert "\n" not in about
    assert sum(text.count("\n# ") + text.startswith("# ") for text in _prose(lesson)) == 1


def test_its_headings_leave_out_no_level(lesson: Path) -> None:
    levels = [len(marks) for text in _prose(lesson) for marks in re.findall(r"^(#+) ", text, re.M)]
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_it_ends_with_what_to_take_away_and_the_way_on(lesson: Path) -> None:
    last = _prose(lesson)[-1]
    assert last.startswith("## What to take away\n\n- ")
    following = LESSONS[LESSONS.index(lesson) + 1 :]
    last_of_its_kind = not following or following[0].name[:5] != lesson.name[:5]
    assert f"({'table.ipynb' if last_of_its_kind else following[0].name})" in last


def test_its_links_lead_somewhere(lesson: Path) -> None:
    for text in _prose(lesson):
        for title, target in re.findall(r"\[([^\]]+)\]\(([^)]+)\)", text):
            assert (FOLDER / target).is_file(), target
            if target.startswith("rules-") and "Next:" in text:
                assert title == _notebook(FOLDER / target).metadata.title


def test_it_does_not_write_the_rules_itself(lesson: Path) -> None:
    """A rule's text comes from the rulebook, so that it is the same everywhere."""
    prose = " ".join(" ".join(_prose(lesson)).split())
    for rule in rulebook.RULE_IDS:
        for sentence in re.findall(r"[^.;]{25,}[.;]", rulebook.text(rule)):
            assert sentence.strip() not in prose


def test_it_waits_for_nobody(lesson: Path) -> None:
    waiting = {"input", "sleep", "wait", "wait_for_request", "get_event_loop"}
    for cell in _code(lesson):
        for node in ast.walk(ast.parse(cell.source)):
            # How long one waits for a card is a chance, and takes no time.
            if isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node) != "uk.odds.wait":
                assert (node.id if isinstance(node, ast.Name) else node.attr) not in waiting


# Every figure in the prose, by its words, with the number that the program gives.


def _number(position: str, moves: list[str], rule: str) -> int:
    """How many cards are drawn by that rule when these moves are played."""
    game = uk.Game.from_position(position, seed=1)
    for move in moves:
        game.play(move)
    return next(
        event.number or 0
        for event in game.events
        if event.rule == rule and event.kind in ("drew", "caught")
    )


_W4 = "R5 + 0 | W4 {} B2 | Y4 R1 | G1 B8"
ACCEPTED = _number(_W4.format("G9"), ["0:W4=B", "1:accept"], "action.draw4")
WRONG = _number(_W4.format("G9"), ["0:W4=B", "1:challenge"], "challenge.lost")
RIGHT = _number(_W4.format("R9"), ["0:W4=B", "1:challenge"], "challenge.won")
CAUGHT = _number("R5 + 0 | R7 G2 | YS Y9", ["0:R7", "1:catch"], "uno.catch")
ITEMS = {card[0] for card in uk.DECK}
GO_AGAIN = {"item.mushroom", "item.lightning"}

FIGURES = {
    "rules-1-the-deck": {"four colours": len(COLOURS), "five items": len(ITEMS)},
    "rules-2-the-deal": {
        "five other cards": sum(rule.startswith("setup.start.") for rule in rulebook.RULE_IDS)
    },
    "rules-3-a-turn": {},
    "rules-4-action-cards": {"two players": 2},
    "rules-5-item-boxes": {
        "five items": len(ITEMS),
        "other three items": len(ITEMS) - len(GO_AGAIN),
    },
    "rules-6-the-challenge": {
        "two cards more": WRONG - ACCEPTED,
        "draws four": RIGHT,
        "draw six": WRONG,
    },
    "rules-7-saying-uno": {"two cards": CAUGHT},
    "rules-8-going-out": {"500": uk.Rules().target},
    # A variance grows with the square: twice as near takes 2² times as many rounds.
    "chance-7-how-many-games": {
        "Note 1": 1,
        "and 0 for": 0,
        r"\(1 - p\)": 1,
        r"\(1 - s\)": 1,
        r"pm 2 \\cdot": 2,
        r"d = 2 \\cdot": 2,
        r"frac\{4": 2**2,
        "four times": 2**2,
    },
    "chance-8-the-dealer": {"5 %": round(100 * (1 - CONFIDENCE)), r"chi\^2": 2},
    "chance-9-the-strategy-laboratory": {
        "two standard deviations": round(NormalDist().inv_cdf((1 + CONFIDENCE) / 2))
    },
    "chance-10-the-race-to-500": {"race to 500": uk.Rules().target},
}
_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_CARDS = r"(?:red|yellow|green|blue) \d|(?:Draw) (?:Two|Four)"


def _without_about(lesson: Path) -> list[str]:
    """All prose but the cell whose figures `test_it_says_for_whom_it_is` checks."""
    cells = _notebook(lesson).cells
    return [cell.source for cell in cells if cell.cell_type == "markdown" and cell.id != "about"]


def _steps(lesson: Path) -> bool:
    """Whether it is a lesson in five steps: it makes a `uk.Lesson`."""
    return lesson_name(cell.source for cell in _code(lesson)) is not None


def test_it_says_for_whom_it_is(lesson: Path) -> None:
    if not _steps(lesson):
        return
    intro, about, *_ = _notebook(lesson).cells
    assert (intro.id, about.id) == ("intro", "about")
    own = _notebook(lesson).metadata.unokart
    learn, for_whom, needed = re.findall(r"^- (.+)$", about.source, re.M)
    assert learn.startswith("**You learn** ")
    assert re.findall(r"\d+", for_whom) == [str(own.age), str(own.minutes)]
    assert needed.startswith("**You need** ")
    assert "\n#" not in about.source


def test_it_has_five_steps(lesson: Path) -> None:
    if not _steps(lesson):
        return
    headings = re.findall(r"^## (.+)$", "\n".join(_prose(lesson)), re.M)
    steps = [rulebook.phrase(f"lesson-step-{step}") for step in STEPS]
    assert [heading.partition(":")[0] for heading in headings] == [*steps, "What to take away"]
    # Nothing to look at before the first table, and the teacher's note comes last but for the end.
    *_, note, end = _notebook(lesson).cells
    assert note.source.startswith("lesson.teacher(")
    assert end.id == "end"


def test_answers_do_not_stand_in_the_page(lesson: Path) -> None:
    """What a page may show of its code holds no exercise and no note for the teacher."""
    asking = {*EXERCISES, "teacher"}
    for cell in _code(lesson):
        methods = {ast.unparse(call.func).removeprefix("lesson.") for call in calls(cell.source)}
        if methods & asking:
            assert "hide-input" in cell.metadata.tags, cell.id


def test_its_figures_are_checked(lesson: Path) -> None:
    figures = FIGURES.get(lesson.stem, {})
    for words, value in figures.items():
        written = re.search(rf"\d+|{'|'.join(_WORDS)}", words)
        assert written is not None
        number = written[0]
        assert value == (int(number) if number.isdigit() else _WORDS.index(number) + 2), words
    text = re.sub(r"\[[^\]]*\]\([^)]*\)", "", " ".join(" ".join(_without_about(lesson)).split()))
    text = re.sub(_CARDS, "", text)
    for words in figures:
        assert re.search(words, text, re.I), words
        text = re.sub(words, "", text, flags=re.I)
    left = re.findall(rf"[^.]{{0,30}}\b(?:\d+|{'|'.join(_WORDS)})\b", text, re.I)
    assert left == [], "figures that no test knows"

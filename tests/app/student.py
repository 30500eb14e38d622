"""A student at the exercises of a page: answers them as one does who clicks and types.

What is right and what is a known mistake comes from the exercise itself, and so do the words that
have to be heard: `Exercise.check` gives the verdict that its page shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from playwright.sync_api import Locator, expect

from unokart_widget.rulebook import colour_name
from unokart_widget.widgets.answer_numbers import exactly
from unokart_widget.widgets.exercise import Exercise
from unokart_widget.widgets.exercise_answers import Verdict

Tried = tuple[Any, Verdict]

_FREE = """(el) => {
    el.scrollIntoView({ block: "center" });
    const { left, top, width, height } = el.getBoundingClientRect();
    const parts = [0.5, 0.2, 0.8, 0.1, 0.9];
    const places = parts.flatMap((y) => parts.map((x) => ({ x: width * x, y: height * y })));
    const free = ({ x, y }) => el.contains(document.elementFromPoint(left + x, top + y));
    return places.find(free) ?? null;
}"""
_BUTTONS = {"draw": "Draw", "pass": "Pass", "catch": "Catch", "uno": "UNO!"}


def mistaken(exercise: Exercise) -> Tried:
    """A wrong answer of which the exercise knows what happened, and its verdict."""
    for answer in _wrong_answers(exercise):
        verdict = exercise.check(answer)
        known = verdict.mistake is not None or exercise.kind == "choice"
        if not (verdict.right and exercise.kind != "estimate") and verdict.counts and known:
            return answer, verdict
    if exercise.kind == "estimate" and not exercise.mistakes:
        far = _typed(3 * exactly(exercise.answer) / 5)
        return far, exercise.check(far)
    raise AssertionError(f"{exercise.key} knows no mistake that can be made on its page.")


def right(exercise: Exercise) -> Tried:
    """The right answer, and its verdict."""
    answer = exercise.answer
    if exercise.kind in ("number", "estimate"):
        answer = _typed(answer)
    elif exercise.kind == "move":
        answer = next(move for move in _moves(exercise) if exercise.check(move).right)
    verdict = exercise.check(answer)
    assert verdict.right, (exercise.key, answer)
    return answer, verdict


def give(board: Locator, exercise: Exercise, tried: Tried) -> None:
    """Answer on the page, and hear the verdict."""
    answer, verdict = tried
    if exercise.kind == "choice":
        _choose(board, answer)
    elif exercise.kind == "order":
        _put_in_order(board, answer)
    elif exercise.kind == "move":
        again = board.get_by_role("button", name="Try again")
        if again.is_visible():
            again.click()
            expect(again).to_have_count(0)
        table = board.locator("xpath=following::*[contains(@class, 'uk-root')][1]")
        assert exercise._table is not None
        play(table, answer, exercise._table.game.players)
    else:
        board.get_by_role("textbox").fill(answer)
    if exercise.kind != "move":
        board.get_by_role("button", name="Check").click()
    said = board.locator(".uk-x-verdict")
    expect(said.locator("p")).to_have_text(verdict.text)
    expect(said.locator("p:visible")).to_have_count(1)


def press(button: Locator) -> None:
    """Press where nothing lies on it: on a phone the cards of a hand cover each other in part."""
    free = button.evaluate(_FREE)
    assert free is not None, button
    button.click(position=free)


def _wrong_answers(exercise: Exercise) -> Iterator[Any]:
    asked: Any = exercise._question
    if exercise.kind == "move":
        yield from _moves(exercise)
        return
    for mistake in exercise.mistakes:
        if not callable(mistake.value):
            typed = exercise.kind in ("number", "estimate")
            yield _typed(mistake.value) if typed else mistake.value
        elif exercise.kind in ("number", "estimate"):
            exact = exactly(exercise.answer)
            yield from (_typed(exact * part / 8) for part in range(33))
            yield from map(str, range(101))
    if exercise.kind == "choice":
        for place, text in enumerate(asked.texts):
            if place not in asked.right and asked.feedback[place]:
                yield [text] if asked.many else text


def _moves(exercise: Exercise) -> list[str]:
    """What can be done on the table of an exercise, in silence before with UNO."""
    table = exercise._table
    assert table is not None
    moves = map(str, table.game.legal_moves(table.seat))
    return sorted(moves, key=lambda move: move.endswith("!"))


def _typed(number: Any) -> str:
    """A number as it is typed: exactly, unless it is none that can be written so."""
    if isinstance(number, float):
        return repr(number)
    exact: Fraction = exactly(number)
    return str(exact)


def _choose(board: Locator, answer: str | list[str]) -> None:
    chosen = [answer] if isinstance(answer, str) else answer
    for box in board.locator(".uk-x-choice").all():
        wanted = box.locator("span").inner_text() in chosen
        field = box.locator("input")
        if field.is_checked() != wanted and (wanted or isinstance(answer, list)):
            field.set_checked(wanted)


def _put_in_order(board: Locator, answer: list[str]) -> None:
    """Each of them up to its place, from the first on."""
    for place, item in enumerate(answer):
        shown = board.locator(".uk-x-item").all_inner_texts()
        up = board.get_by_role("button", name=f"Move up: {item}", exact=True)
        for at in range(shown.index(item), place, -1):
            up.click()
            expect(board.locator(".uk-x-item").nth(at - 1)).to_have_text(item)


def play(table: Locator, move: str, players: Sequence[str]) -> None:
    """Make a move, as it is written, by the mouse."""
    what = move.partition(":")[2]
    actions, answers = table.locator(".uk-actions"), table.locator(".uk-answers")
    card, _, colour = what.removesuffix("!").partition("=")
    if what.endswith("!"):
        actions.get_by_role("button", name="UNO!").click()
    if card.startswith("@"):
        answers.get_by_role("button", name=players[int(card[1:])]).click()
    elif card in _BUTTONS:
        actions.get_by_role("button", name=_BUTTONS[card]).click()
    elif card in ("challenge", "accept"):
        answers.get_by_role("button", name=card).click()
    elif card:
        press(table.locator(f'.uk-hand [data-card="{card}"]').first)
    if colour:
        answers.get_by_role("button", name=colour_name(colour)).click()

"""An exercise and its page: what is sent, what is answered, and that the answer stays away."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget.widgets import saved

from .conftest import Message, Page, Wire, replies

CODE = ("_esm", "_css")
CHANCE = Fraction(37, 211)
"""Of no spelling of it could anybody think by chance: 0.17535…"""
WRONG = {"more": (Fraction(53, 307), "MORE"), "less": (Fraction(41, 499), "LESS")}
OPTIONS: dict[str, Any] = {"hints": ["HINT 1", "HINT 2"], "because": "BECAUSE"}


class Desk(Page):
    """The page of an exercise."""

    def __init__(self, exercise: uk.Exercise, wire: Wire) -> None:
        self.exercise = exercise
        self.wire = wire
        self.comm_id = exercise.comm.comm_id
        self.start = len(wire.sent)

    def raw(self, data: Any) -> None:
        self.exercise.comm.handle_msg({"content": {"data": data}, "buffers": []})

    def ask(self, kind: str, **fields: Any) -> Message:
        (reply,) = replies(self.send({"kind": kind, "id": "x", **fields}))
        assert reply.pop("id") == "x"
        return reply

    def everything(self) -> str:
        """All that a student's page and notebook have of the exercise, but for our own code."""
        exercise = self.exercise
        state = {name: value for name, value in exercise.get_state().items() if name not in CODE}
        sent = [
            {**data, "state": {k: v for k, v in data.get("state", {}).items() if k not in CODE}}
            for _, data in self.wire.of(self.comm_id)
        ]
        text = json.dumps(
            [
                state,
                sent,
                exercise._as_saved(),
                repr(exercise),
                str(exercise),
                exercise._repr_mimebundle_(),
            ],
            ensure_ascii=False,
            default=str,
        )
        # Names that are made by chance hold any number.
        return re.sub(r"[0-9a-f]{16,}", "", text)


@pytest.fixture
def sit(wire: Wire) -> Callable[[uk.Exercise], Desk]:
    return lambda exercise: Desk(exercise, wire)


def spellings(number: Fraction) -> set[str]:
    """A number as it could be found: a fraction, its parts, decimals, per cent."""
    found = {str(number.numerator), str(number.denominator)}
    for digits in range(3, 16):
        for value in (float(number), 100 * float(number), 1 - float(number)):
            text = f"{value:.{digits}g}".removeprefix("0")
            found |= {text, text.replace(".", ",")}
    return found


def assert_hidden(text: str, secrets: Iterable[str]) -> None:
    assert [secret for secret in secrets if secret in text] == []


NUMBERS = spellings(CHANCE).union(*(spellings(value) for value, _ in WRONG.values()))
TEXTS = {"MORE", "LESS", "HINT 1", "HINT 2", "BECAUSE"}


@pytest.mark.parametrize("make", [uk.Exercise.number, uk.Exercise.estimate])
def test_nothing_of_a_number_is_sent(make: Any, sit: Callable[[uk.Exercise], Desk]) -> None:
    desk = sit(make("How likely?", CHANCE, wrong=WRONG, unit="games", key="k", **OPTIONS))
    assert {"37", "211", ".175", "17,5", ".1753554502"} <= NUMBERS
    assert_hidden(desk.everything(), NUMBERS | TEXTS)
    desk.ask("check", answer="x")
    desk.ask("check", answer="")
    desk.ask("last")
    desk.ask("ping")
    desk.raw({"method": "request_state"})
    assert_hidden(desk.everything(), NUMBERS | TEXTS)
    if make == uk.Exercise.number:
        reply = desk.ask("check", answer="1/3")
        assert reply["text"] == "Not yet. Look again, or take a hint."
        assert_hidden(desk.everything(), NUMBERS | TEXTS)
        # Whoever finds a mistake is told of that one alone.
        assert desk.ask("check", answer="53/307")["mistake"] == "more"
        assert_hidden(desk.everything(), spellings(CHANCE) | TEXTS - {"MORE"})
        desk.ask("hint")
        assert_hidden(desk.everything(), spellings(CHANCE) | {"LESS", "HINT 2", "BECAUSE"})


def test_nothing_of_a_choice_is_sent(sit: Callable[[uk.Exercise], Desk]) -> None:
    told = []
    for right in ("a", "b", "c"):
        choices = {name: f"WORD {name}" for name in "abc"}
        desk = sit(uk.Exercise.choice("?", choices, right, key="k", **OPTIONS))
        assert_hidden(desk.everything(), TEXTS | {"WORD"})
        told.append(desk.exercise.view)
    # Whichever is right, the page is told the same.
    assert told[0] == told[1] == told[2]


def test_nothing_of_an_order_is_sent(sit: Callable[[uk.Exercise], Desk]) -> None:
    shown = set()
    for _ in range(40):
        desk = sit(uk.Exercise.order("?", {"a": 371, "b": 373, "c": 379}, **OPTIONS))
        assert_hidden(desk.everything(), TEXTS | {"371", "373", "379"})
        shown.add("".join(desk.exercise.view["items"]))
    assert shown == {"acb", "bac", "bca", "cab", "cba"}


def test_nothing_of_a_move_is_sent(sit: Callable[[uk.Exercise], Desk]) -> None:
    table = uk.Table(position="R5 + 0 | R7 G5 W4 | B3 Y9")
    desk = sit(uk.Exercise.move("?", table, "0:R7", wrong={"g": ("0:W4", "MORE")}, **OPTIONS))
    assert_hidden(desk.everything(), TEXTS | {"R7", "W4"})


def test_a_right_answer_and_a_wrong_one(sit: Callable[[uk.Exercise], Desk]) -> None:
    desk = sit(uk.Exercise.number("?", CHANCE, wrong=WRONG, **OPTIONS))
    assert desk.ask("check", answer="41/499") == {
        "kind": "answer",
        "right": False,
        "text": "LESS",
        "mistake": "less",
        "counts": True,
        "answer": "41/499",
    }
    assert (desk.view["tries"], desk.view["right"]) == (1, False)
    reply = desk.ask("check", answer="17.5 %")
    assert (reply["right"], reply["text"]) == (True, "Right! BECAUSE")
    assert (desk.view["tries"], desk.view["right"]) == (2, True)
    # What cannot be read is no try, and a wrong answer afterwards takes nothing away.
    desk.ask("check", answer="?")
    desk.ask("check", answer="1/2")
    assert (desk.exercise.tries, desk.exercise.right) == (3, True)
    # A page that is opened again finds the last answer.
    assert desk.ask("last")["last"]["answer"] == "1/2"


def test_hints_come_one_by_one(sit: Callable[[uk.Exercise], Desk]) -> None:
    desk = sit(uk.Exercise.number("?", CHANCE, **OPTIONS))
    assert desk.ask("last") == {"kind": "answer", "last": None, "hints": []}
    assert desk.ask("hint")["hints"] == ["HINT 1"]
    assert desk.ask("hint")["hints"] == ["HINT 1", "HINT 2"]
    assert desk.ask("hint")["hints"] == ["HINT 1", "HINT 2"]
    assert desk.ask("check", answer="1/2")["text"] == "Not yet. Look again."
    assert desk.ask("last")["hints"] == ["HINT 1", "HINT 2"]


def test_an_estimate_is_made_once(sit: Callable[[uk.Exercise], Desk]) -> None:
    desk = sit(uk.Exercise.estimate("?", CHANCE, **OPTIONS))
    reply = desk.ask("check", answer="20 %")
    assert (reply["stars"], reply["right"]) == (2, True)
    assert "It is 17.5%." in reply["text"]
    reply = desk.ask("check", answer="17.5 %")
    assert (reply["kind"], reply["text"]) == ("refusal", "The estimate is made; it stands.")
    assert desk.ask("last")["last"]["stars"] == 2
    assert desk.exercise.tries == 1


def test_choices_and_orders_by_place(sit: Callable[[uk.Exercise], Desk]) -> None:
    desk = sit(uk.Exercise.choice("?", ["a", "b", "c"], ["a", "c"]))
    assert desk.view["many"]
    assert desk.ask("check", answer=[2, 0])["right"]
    assert not desk.ask("check", answer=[0])["right"]
    desk = sit(uk.Exercise.order("?", ["a", "b", "c"]))
    items = desk.view["items"]
    assert desk.ask("check", answer=[items.index(one) for one in "abc"])["right"]


def test_a_move_on_the_table_is_told_and_put_back(sit: Callable[[uk.Exercise], Desk]) -> None:
    table = uk.Table(position="R5 + 0 | R7 R2 G5 W4 | B3 Y9")
    desk = sit(uk.Exercise.move("?", table, "0:R7", wrong={"low": ("0:R2", "LOW")}))
    assert desk.ask("check", answer="0:R7")["kind"] == "refusal"
    desk.heard()
    table.play("0:R2")
    (told,) = replies(desk.heard())
    assert (told["kind"], told["id"], told["text"]) == ("verdict", None, "LOW")
    assert desk.ask("again") == {"kind": "answer"}
    assert sorted(table.game.hands[0]) == ["G5", "R2", "R7", "W4"]
    assert desk.ask("last")["last"] is None
    table.play("0:R7")
    (told,) = replies(desk.heard())
    assert told["right"]


@pytest.mark.parametrize(
    "answer",
    [
        None,
        7,
        0.5,
        True,
        {},
        ["a"],
        [0, 0],
        [3],
        [-1],
        [True],
        "1" * 65,
        "\ud800",
        [[0]],
        [0] * 999,
    ],
    ids=ascii,
)
@pytest.mark.parametrize("kind", ["number", "choice", "order"])
def test_what_no_page_sends_is_an_error(
    kind: str, answer: Any, sit: Callable[[uk.Exercise], Desk]
) -> None:
    desk = sit(
        {
            "number": lambda: uk.Exercise.number("?", 7),
            "choice": lambda: uk.Exercise.choice("?", ["a", "b", "c"], "a"),
            "order": lambda: uk.Exercise.order("?", ["a", "b", "c"]),
        }[kind]()
    )
    assert desk.ask("check", answer=answer)["kind"] == "error"
    assert desk.exercise.tries == 0


def test_other_messages_and_forged_traits(sit: Callable[[uk.Exercise], Desk]) -> None:
    desk = sit(uk.Exercise.number("?", CHANCE, lesson="one", key="two"))
    assert desk.ask("play", move="0:R7")["kind"] == "error"
    assert desk.ask("check", answer="1", right=True)["kind"] == "error"
    for name in desk.exercise.keys:
        before = desk.exercise.get_state([name])
        desk.heard()
        desk.raw({"method": "update", "state": {name: "forged"}})
        (back,) = desk.heard()
        assert back["state"] == json.loads(json.dumps(before, default=str)) or name == "layout"
        assert desk.exercise.get_state([name]) == before


def test_an_error_of_the_author_is_told_without_its_text(
    sit: Callable[[uk.Exercise], Desk],
) -> None:
    def fails(value: object) -> bool:
        raise uk.OddsError(f"the answer is {CHANCE}")

    desk = sit(uk.Exercise.number("?", CHANCE, wrong=[(fails, "x")]))
    reply = desk.ask("check", answer="1/2")
    assert reply["kind"] == "refusal"
    assert "OddsError" in reply["text"]
    assert_hidden(json.dumps(reply), NUMBERS)
    assert isinstance(desk.exercise.last_error, uk.OddsError)


def test_lesson_and_key(sit: Callable[[uk.Exercise], Desk]) -> None:
    exercise = uk.Exercise.number("How likely is it?", 0.5, lesson="one-card", key="wild")
    assert (exercise.lesson, exercise.key) == ("one-card", "wild")
    assert uk.Exercise.number("How likely is it?", 0.5).key == "number-how-likely-is-it"


def test_the_text_that_is_saved(monkeypatch: pytest.MonkeyPatch, wire: Wire) -> None:
    shown: list[Any] = []
    monkeypatch.setattr(saved, "show", lambda data, display_id=None: shown.append(data))
    monkeypatch.setattr(saved, "in_notebook", lambda: True)
    table = uk.Table(position="R5 + 0 | R7 R2 G5 W4 | B3 Y9")
    uk.Exercise.move("Which <card>?", table, "0:R7")._ipython_display_()
    # The question stands before its table.
    texts = [data["text/html"] for data in shown if "text/html" in data]
    assert "Which &lt;card&gt;?" in texts[0]
    assert "run the cell" in texts[0]
    assert "<img" in texts[1]
    exercise = uk.Exercise.choice("Which?", ["a", "b"], "b")
    assert str(exercise) == "Which?\n– a\n– b"
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    shown.clear()
    exercise._ipython_display_()
    assert [set(data) for data in shown] == [{saved.WIDGET_VIEW, "text/plain"}]


def test_words_without_numbers_and_small_messages(sit: Callable[[uk.Exercise], Desk]) -> None:
    desk = sit(uk.Exercise.number("?", CHANCE))
    words = desk.exercise.words
    assert all(words.values())
    assert len(json.dumps(desk.exercise.get_state(["view", "words"]))) < 2500

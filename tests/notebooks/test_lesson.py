"""`uk.Lesson`: what it says, shows and asks, in whose language, and by whose number."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget.app import prose
from unokart_widget.app.serving_to import CLASS
from unokart_widget.lessons import LessonError, numbers


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with a lesson's prose in Romanian."""
    (tmp_path / "prose").mkdir()
    (tmp_path / "prose" / "odd.ro.md").write_text(
        "<!-- text: hello -->\nBună, {name}!\n\n<!-- text: yes.wrong.b -->\nNu b.\n\n"
        "<!-- cell: intro -->\n# Ciudat\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_text_is_said_in_the_language_that_has_it(folder: Path) -> None:
    english, spoken = uk.Lesson("odd"), uk.Lesson("odd", language="ro")
    assert (english.language, spoken.language) == ("en", "ro")
    assert english.say("hello", "Hello, {name}!", name="Ana") == "Hello, Ana!"
    assert spoken.say("hello", "Hello, {name}!", name="Ana") == "Bună, Ana!"
    # Not yet translated; and a language without this lesson.
    assert spoken.say("more", "More {left}.", name="x") == "More {left}."
    assert uk.Lesson("odd", language="cy").language == "en"
    with pytest.raises(LessonError, match="Two texts"):
        english.say("hello", "Hi!")
    with pytest.raises(uk.RulebookError):
        uk.Lesson("odd", language="xx")
    for name in ("Odd", "odd.ipynb", "../odd", "", 5):
        with pytest.raises(LessonError, match="small letters"):
            uk.Lesson(name)  # type: ignore[arg-type]  # what an author may try


def test_a_page_s_visitor_is_spoken_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    monkeypatch.setenv("QUERY_STRING", "language=ro&seed=7")
    lesson = uk.Lesson("odd")
    assert (lesson.language, lesson.seed) == ("ro", 7)
    monkeypatch.setenv("QUERY_STRING", "number=4711")
    assert uk.Lesson("odd").seed == 4711


def test_numbers_are_written_as_the_language_does() -> None:
    values = (1000, Fraction(3, 28), Fraction(2, 1), 0.25, 12345.6, "x", True)
    english = ("1,000", "3/28", "2", "0.25", "12,346", "x", "True")
    assert tuple(numbers.written(value, "en") for value in values) == english
    assert [numbers.written(value, "ro") for value in (1000, 0.25)] == ["1.000", "0,25"]
    assert uk.Lesson("odd").percent(Fraction(1, 16), 2) == "6.25 %"
    assert numbers.percent(Fraction(1, 16), 2, "ro") == "6,25 %"
    assert uk.Lesson("odd").decimal(2 / 3) == "0.667"
    assert numbers.percent(Fraction(-1, 16), 2, "en") == "−6.25 %"
    told = uk.Lesson("odd").say("share", "5 % or {share}", share=numbers.percent(0.5, 0, "en"))
    assert told == "5\N{NO-BREAK SPACE}% or 50\N{NO-BREAK SPACE}%"


def test_cards_colours_and_items_are_named(folder: Path) -> None:
    english, spoken = uk.Lesson("odd"), uk.Lesson("odd", language="ro")
    assert english.card_names(["R7", "W4"]) == "red 7 and Wild Draw Four"
    assert spoken.card_names(["R7", "W4"]) == uk.rulebook.join(
        [uk.rulebook.card_name(card, "ro") for card in ("R7", "W4")], "ro"
    )
    assert english.join(["Ana", "Ben", "Cleo"]) == "Ana, Ben and Cleo"
    assert (english.colour_name("B"), english.item_name("shell")) == ("blue", "green shell")
    assert spoken.colour_name("B") == uk.rulebook.colour_name("B", "ro")


def test_answers_are_apart_if_none_can_be_taken_for_the_right_one() -> None:
    assert uk.Lesson.apart([Fraction(1, 4), Fraction(1, 3), 0.5])
    assert not uk.Lesson.apart([Fraction(1, 4), Fraction(1, 3), Fraction(1, 3)])
    assert not uk.Lesson.apart([0.251, 0.249])
    # Two mistakes may be near each other.
    assert uk.Lesson.apart([5, 0.251, 0.249])


def test_braces_of_mathematics_stay() -> None:
    said = uk.Lesson("odd").say("tex", r"$\frac{1}{2} = {half}$", half=0.5)
    assert said == r"$\frac{1}{2} = 0.5$"


def test_the_same_number_gives_the_same_lesson() -> None:
    first, again, other = (uk.Lesson("odd", seed=seed).random.random() for seed in (1, 1, 2))
    assert first == again != other
    assert uk.Lesson("even", seed=1).random.random() != first
    assert uk.Lesson("odd").seed == 1  # nobody in particular reads it


def test_exercises_have_their_texts_by_key(folder: Path) -> None:
    lesson = uk.Lesson("odd", language="ro", seed=3)
    made = lesson.choice(
        "yes",
        "Which?",
        {"a": "The one", "b": "The other {what}", "c": "None"},
        "a",
        wrong={"b": "Not b."},
        hints=["Think."],
        because="It is.",
        what="card",
    )
    assert lesson.exercises == {"yes": made}
    assert made.check("The other card").text == "Nu b."
    assert made.check("The one").right
    assert list(lesson.texts) == [
        "yes.choice.a",
        "yes.choice.b",
        "yes.choice.c",
        "yes.wrong.b",
        "yes.hint.1",
        "yes.because",
        "yes",
    ]
    assert (made.lesson, made.key, made.view["language"]) == ("odd", "yes", "ro")
    number = lesson.number("n", "How many?", 3, wrong={"less": (2, "One more.")}, unit="cards")
    assert number.check("2").text == "One more."
    order = lesson.order("o", "Order!", {"x": "X", "y": "Y"}, wrong={"t": (["y", "x"], "Turn.")})
    assert order.check(["Y", "X"]).text == "Turn."
    move = lesson.move("m", "Lay red.", "R5 + 0 | R7 G2 | B3 Y9", "0:R7", hints=["Red."])
    assert move.check("0:R7").right
    guess = lesson.estimate("e", "How many?", 112)
    assert guess.kind == "estimate"
    for one in lesson.exercises.values():
        one.close()


@pytest.mark.parametrize(
    ("answer", "wrong", "words"),
    [("z", {}, "'z' that could be right"), ("a", {"z": "No."}, "wrong")],
)
def test_a_choice_that_is_not_there(answer: str, wrong: dict[str, str], words: str) -> None:
    with pytest.raises(LessonError, match=words):
        uk.Lesson("odd").choice("k", "Which?", {"a": "A", "b": "B"}, answer, wrong=wrong)
    with pytest.raises(LessonError, match="An exercise is called"):
        uk.Lesson("odd").number("My key", "?", 1)


def test_a_teacher_s_note_is_folded_and_stays_from_a_class(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import IPython.display

    shown: list[dict[str, str]] = []
    publish: Any = shown.append
    monkeypatch.setattr(IPython.display, "publish_display_data", publish)
    monkeypatch.delenv(CLASS, raising=False)
    uk.Lesson("odd").teacher("t", "**Aims** {n}", n=1)._ipython_display_()
    uk.Lesson("odd").tell("s", "Text.")._ipython_display_()
    assert "<summary>For teachers</summary>\n\n**Aims** 1\n" in shown[0]["text/markdown"]
    assert shown[1] == {"text/markdown": "Text.", "text/plain": "Text."}
    monkeypatch.setenv(CLASS, "1")
    uk.Lesson("odd").teacher("t", "**Aims** {n}", n=1)._ipython_display_()
    assert len(shown) == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Hello", "begins with “Hello”"),
        ("<!-- cell: a -->\nx\n<!-- cell: a -->\ny", "cell: a --> is there twice"),
        ("<!-- text: a -->\n\n<!-- text: b -->\ny", "text: a --> is empty"),
    ],
)
def test_prose_that_cannot_be_read(text: str, words: str) -> None:
    with pytest.raises(prose.ProseError, match=words):
        prose.parse(text, "odd.ro.md")

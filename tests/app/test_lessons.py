"""What the first page reads from the notebooks, and the seed from an address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest

from unokart_widget.app import asked, pages, seed, visitor_language
from unokart_widget.app.lessons import Lesson, lessons, notebooks_folder

from .conftest import save


def test_lessons_are_read_from_the_notebooks(lessons_folder: Path) -> None:
    assert lessons(lessons_folder) == [
        Lesson("01-cards.ipynb", "The cards", "There are 112 cards.", "", 1),
        Lesson("02-turn.ipynb", "A turn", "Lay a card, or draw one.", "", 2),
        Lesson(
            "03-chance.ipynb",
            "What are the odds?",
            "The <first> of them.",
            "Chances",
            1,
            name="odds",
            exercises=("red", "wild"),
        ),
    ]


def test_the_rules_come_first_whatever_their_files_are_called(tmp_path: Path) -> None:
    save(tmp_path, "a.ipynb", ("markdown", "# Tables"), unokart={"section": "For authors"})
    save(tmp_path, "b.ipynb", ("markdown", "# Rules"))
    assert [(lesson.title, lesson.number) for lesson in lessons(tmp_path)] == [
        ("Rules", 1),
        ("Tables", 1),
    ]


def test_no_way_leads_to_what_stands_apart(tmp_path: Path) -> None:
    for number, apart in ((1, False), (2, True), (3, False)):
        save(tmp_path, f"{number}.ipynb", ("markdown", f"# N{number}"), unokart={"apart": apart})

    def ways(number: int) -> list[str | None]:
        frame = pages.frame(tmp_path, f"{number}.ipynb", "/")
        return [link and link["title"] for link in (frame["previous"], frame["next"])]

    assert [ways(number) for number in (1, 2, 3)] == [[None, "N3"], [None, None], ["N1", None]]


@pytest.fixture
def lessons_folder(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.getfixturevalue("lessons")
    return folder


def test_headings_of_many_kinds(tmp_path: Path) -> None:
    save(tmp_path, "1.ipynb", ("markdown", "## Chapter 3: The `shell`\nIt hits. It hurts. Much."))
    save(
        tmp_path,
        "2.ipynb",
        ("markdown", "Words before.\n\n# Title\n\n![x](y.png)\n\n> Rule\n\nText"),
    )
    save(tmp_path, "3-no-heading_here.ipynb", ("code", "1"))
    save(tmp_path, "4.ipynb", ("markdown", "# Long\n\n" + "word " * 60))
    found = lessons(tmp_path)
    assert [(lesson.title, lesson.description) for lesson in found[:3]] == [
        ("The shell", "It hits. It hurts."),
        ("Title", "Text"),
        ("No heading here", ""),
    ]
    assert found[3].description.endswith("word…")
    assert len(found[3].description) <= 151


def test_a_changed_notebook_is_read_again(tmp_path: Path) -> None:
    save(tmp_path, "1.ipynb", ("markdown", "# Before"))
    assert lessons(tmp_path)[0].title == "Before"
    save(tmp_path, "1.ipynb", ("markdown", "# After and longer"))
    assert lessons(tmp_path)[0].title == "After and longer"


def test_the_shipped_notebooks_are_found() -> None:
    folder = notebooks_folder()
    assert folder is not None
    assert (folder / "table.ipynb").is_file()
    rules = [lesson for lesson in lessons(folder) if not lesson.section]
    assert len(rules) == 8
    authors = lessons(folder)[-1]
    assert (authors.file, authors.section) == ("for-authors.ipynb", "For teachers and authors")
    assert authors.description.startswith("How to lay out cards")


def test_every_lesson_leads_on_to_the_next_and_back() -> None:
    folder = notebooks_folder()
    assert folder is not None
    way = [lesson for lesson in lessons(folder) if not lesson.apart]
    frames = [pages.frame(folder, lesson.file, "/") for lesson in way]
    addresses = [None, *(f"/voila/render/{lesson.file}" for lesson in way), None]
    for place, frame in enumerate(frames):
        found = [link and link["href"] for link in (frame["previous"], frame["next"])]
        assert found == [addresses[place], addresses[place + 2]]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", None),
        ("seed=", None),
        ("seed=7", 7),
        ("seed=007", 7),
        ("a=1&seed=%207", 7),
        ("seed=1&seed=2", 2),
        (f"seed={2**53 - 1}", 2**53 - 1),
    ],
)
def test_seed_of_a_visitor(
    monkeypatch: pytest.MonkeyPatch, query: str, expected: int | None
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    monkeypatch.setenv("QUERY_STRING", query)
    assert seed.visitor_seed() == expected


@pytest.mark.parametrize("text", ["seven", "-1", "1.5", str(2**53), "9" * 5000, "٣", "<b>", "1_0"])
def test_bad_seed_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    told: list[str] = []
    monkeypatch.setattr(seed, "_tell", told.append)
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    monkeypatch.setenv("QUERY_STRING", f"seed={text}")
    assert seed.visitor_seed() is None
    assert len(told) == 1
    assert "is not a deal number" in told[0]
    assert len(told[0]) < 200


def test_seed_of_the_server_and_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SERVER_SOFTWARE", raising=False)
    monkeypatch.setenv("QUERY_STRING", "seed=7")
    monkeypatch.setenv(seed.DEFAULT_SEED, "11")
    assert seed.visitor_seed() is None  # not on a page of the app
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    assert seed.visitor_seed() == 7
    monkeypatch.setenv("QUERY_STRING", "")
    assert seed.visitor_seed() == 11


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", "en"),
        ("language=ro", "ro"),
        ("language=HI-in&seed=7", "hi"),
        ("language=xx", "en"),
        ("language=ro&language=cy", "cy"),
        ("language=../ro", "en"),
    ],
)
def test_language_of_a_visitor(monkeypatch: pytest.MonkeyPatch, query: str, expected: str) -> None:
    monkeypatch.setenv("QUERY_STRING", query)
    monkeypatch.delenv(asked.DEFAULT_LANGUAGE, raising=False)
    monkeypatch.delenv("SERVER_SOFTWARE", raising=False)
    assert visitor_language() == "en"  # not on a page of the app
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    assert visitor_language() == expected
    # The pages of the server read the same.
    assert asked.Asked.by(query).speaks == expected
    monkeypatch.setenv(asked.DEFAULT_LANGUAGE, "ro")
    assert visitor_language() == (expected if expected != "en" else "ro")


def test_a_bad_seed_is_told_in_the_visitor_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(seed, "_tell", told.append)
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    monkeypatch.setenv("QUERY_STRING", "seed=x&language=ro")
    assert seed.visitor_seed() is None
    assert "nu este un număr de împărțire" in told[0]


def test_links_carry_on_what_was_asked_for() -> None:
    asked_for = asked.Asked.by("seed=7&language=ro&other=1")
    assert asked_for.search() == "?seed=7&language=ro"
    assert asked_for.search("en") == "?seed=7&language=en"
    assert asked.Asked.by("seed=x&language=y").search() == ""
    # Whoever has to come in first is asked in the language of the page that was wanted.
    assert asked.Asked.by("next=%2Fx%2F%3Flanguage%3Dhi").speaks == "hi"


def test_a_lesson_s_number_is_the_seed_or_the_browser_s_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(seed.DEFAULT_SEED, raising=False)
    monkeypatch.delenv("SERVER_SOFTWARE", raising=False)
    assert seed.visitor_number() is None
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    for query, number in (("number=1234", 1234), ("seed=7&number=1234", 7), ("number=x", None)):
        monkeypatch.setenv("QUERY_STRING", query)
        assert seed.visitor_number() == number
    monkeypatch.setenv(seed.DEFAULT_SEED, "11")
    assert seed.visitor_number() == 11


def test_what_a_lesson_is_like_is_read_from_the_notebook(tmp_path: Path) -> None:
    code = 'lesson = uk.Lesson("odd")\nlesson.number("red", "How many?", 4)'
    more = 'lesson.tell("x", "Look."), lesson.choice(\n    "which", "Which?", {}, "a")'
    for name in ("chance-10", "chance-9"):
        save(
            tmp_path,
            f"{name}.ipynb",
            ("markdown", "# Odd\n\nIn English."),
            ("code", code),
            ("code", more),
            unokart={"age": 12, "minutes": 30, "section": "Chance", "picture": "item-R"},
        )
    nine, ten = lessons(tmp_path)
    assert (nine.file, ten.file) == ("chance-9.ipynb", "chance-10.ipynb")
    assert (nine.age, nine.minutes, nine.picture) == (12, 30, "item-R")
    assert (nine.name, nine.exercises) == ("odd", ("red", "which"))
    # Another language has its words in a file beside it.
    (tmp_path / "prose").mkdir()
    first = _cells(tmp_path / "chance-9.ipynb")[0]["id"]
    (tmp_path / "prose" / "odd.ro.md").write_text(f"<!-- cell: {first} -->\n# Ciudat\n\nRar.")
    spoken = lessons(tmp_path, "ro")[0]
    assert (spoken.title, spoken.description, spoken.language) == ("Ciudat", "Rar.", "ro")
    assert lessons(tmp_path, "cy")[0].language == "en"


def _cells(path: Path) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = nbformat.read(path, as_version=4).cells
    return cells

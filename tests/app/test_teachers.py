"""What the command gives to teachers: copies, JupyterLab, sheets to print and the key to them."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

from unokart_widget.app import lab, launcher, sheets
from unokart_widget.app.notebooks import notebooks_folder

from .conftest import save

QUESTION = """
lesson.number("red", "How many of {hand}?", lesson.random.randrange(10**8, 10**9),
    wrong={"less": (1, "More.")}, hints=["Count."], hand="$\\\\frac{1}{2}$")
"""
CHOICE = """
lesson.choice("which", "Which <b>one</b>?", {"a": "A", "b": "B"}, "a", wrong={"b": "Not B."})
lesson.move("lay", "Lay **red**.", "R5 + 0 | R7 G2 | B3 Y9", "0:R7", hints=["R"])
lesson.teacher("note", "**Aims**: $\\\\frac{3}{4}$.")
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one lesson, and its prose in Romanian."""
    there = tmp_path / "mine"
    (there / "prose").mkdir(parents=True)
    save(
        there,
        "odd.ipynb",
        ("markdown", "# Odd"),
        ("code", 'import unokart_widget as uk\n\nlesson = uk.Lesson("odd")'),
        ("code", QUESTION),
        ("code", CHOICE),
    )
    save(there, "plain.ipynb", ("markdown", "# Plain"))
    first = json.loads((there / "odd.ipynb").read_text())["cells"][0]["id"]
    text = f"<!-- cell: {first} -->\n# Ciudat\n\n<!-- text: red -->\nCâte din {{hand}}?"
    (there / "prose" / "odd.ro.md").write_text(text, encoding="utf-8")
    return there


def test_a_copy_is_the_same_and_is_not_overwritten(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    to = tmp_path / "copy"
    for _ in range(2):  # the same again overwrites nothing
        assert launcher.main([str(folder), "--copy", str(to)]) == 0
    assert "2 notebooks are in" in capsys.readouterr().out
    for name in ("odd.ipynb", "plain.ipynb", "prose/odd.ro.md"):
        assert (to / name).read_bytes() == (folder / name).read_bytes()
    (to / "odd.ipynb").write_text("{}")
    (to / "plain.ipynb").unlink()
    assert launcher.main([str(folder), "--copy", str(to)]) == 2
    error = capsys.readouterr().err
    assert "(odd.ipynb). Nothing was copied" in error
    assert "--overwrite" in error
    assert not (to / "plain.ipynb").exists()
    assert launcher.main([str(folder), "--copy", str(to), "--overwrite"]) == 0
    assert (to / "odd.ipynb").read_bytes() == (folder / "odd.ipynb").read_bytes()


def test_a_copy_in_another_language(folder: Path, tmp_path: Path) -> None:
    to = tmp_path / "copy"
    assert launcher.main([str(folder), "--copy", str(to), "--language", "ro"]) == 0
    cells = json.loads((to / "odd.ipynb").read_text(encoding="utf-8"))["cells"]
    assert "".join(cells[0]["source"]) == "# Ciudat"
    assert 'uk.Lesson("odd", language="ro")' in "".join(cells[1]["source"])
    assert (to / "plain.ipynb").read_bytes() == (folder / "plain.ipynb").read_bytes()


def test_the_shipped_notebooks_can_be_copied(tmp_path: Path) -> None:
    assert launcher.main(["--copy", str(tmp_path), "--language", "hi"]) == 0
    source = notebooks_folder()
    assert source is not None
    assert {p.name for p in tmp_path.glob("*.ipynb")} == {p.name for p in source.glob("*.ipynb")}
    table = (tmp_path / "table.ipynb").read_text(encoding="utf-8")
    assert 'language=\\"hi\\"' in table
    assert "visitor_language" not in table


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--copy", "file"], "cannot be used as a folder"),
        (["--copy", "x", "--language", "xx"], "--language is one of en (English), cy"),
        (["--sheets", "file"], "could not be written"),
        (["--sheets", "x", "--students", "many"], "--students is how many"),
        (["--sheets", "x", "--students", "9-5"], "--students is how many"),
        (["--sheets", "x", "--students", "0"], "--students is how many"),
        (["--language", "xx"], "--language is one of"),
    ],
)
def test_mistakes_are_explained(
    folder: Path,
    arguments: list[str],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(folder.parent)
    Path("file").write_text("")
    assert launcher.main([str(folder), *arguments]) == 2
    assert words in capsys.readouterr().err


def test_lab_is_asked_for_in_words_where_it_is_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lab, "is_installed", lambda: False)
    assert launcher.main(["--lab"]) == 2
    assert "pip install 'unokart-widget[all]'" in capsys.readouterr().err


def test_lab_opens_a_copy_or_the_folder_that_is_named(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(lab, "is_installed", lambda: True)

    def run(command: list[str]) -> int:
        ran.append(command)
        return 0

    monkeypatch.setattr(lab, "run", run)
    monkeypatch.setenv("UNOKART_LANGUAGE", "")
    monkeypatch.chdir(tmp_path)
    assert launcher.main(["--lab", "--no-browser", "--port", "8899", "--", "--debug"]) == 0
    assert launcher.main([str(folder), "--lab", "--language", "ro"]) == 0
    first, second = ran
    assert first[:4] == [sys.executable, "-m", "jupyterlab", lab.COPY]
    assert {"--no-browser", "--ServerApp.port=8899", "--debug"} <= set(first)
    assert (tmp_path / lab.COPY / "table.ipynb").is_file()
    assert second[3] == str(folder)
    assert os.environ["UNOKART_LANGUAGE"] == "ro"
    # What was changed in the copy stays.
    (tmp_path / lab.COPY / "table.ipynb").write_text("changed")
    assert launcher.main(["--lab"]) == 0
    assert (tmp_path / lab.COPY / "table.ipynb").read_text() == "changed"


def test_a_sheet_asks_and_the_key_answers(folder: Path, tmp_path: Path, page: Page) -> None:
    to = tmp_path / "sheets"
    assert launcher.main([str(folder), "--sheets", str(to), "--students", "7-9"]) == 0
    assert sorted(path.name for path in to.iterdir()) == ["odd-key.html", "odd.html"]
    sheet, key = ((to / f"odd{end}.html").read_text(encoding="utf-8") for end in ("", "-key"))
    made, note, _ = sheets.run(folder / "odd.ipynb", [7, 8, 9], "en")
    answers = [one.questions[0].answer for one in made]
    assert len(set(answers)) > 1
    assert sheets.run(folder / "odd.ipynb", [8], "en")[0][0].questions[0].answer == answers[1]
    assert note == "**Aims**: $\\frac{3}{4}$."
    assert [one.answer for one in made[0].questions if one.kind == "move"] == ["red 7"]
    # No answer, no mistake, no hint and no note is on the sheet.
    for secret in (*answers, "More.", "Not B.", "Count.", "Aims"):
        assert not re.search(rf"\b{re.escape(secret)}", sheet.partition("</style>")[2]), secret
        assert secret in key
    assert "How many of 1/2?" in sheet
    assert "Which &lt;b&gt;one&lt;/b&gt;?" in sheet
    page.goto((to / "odd.html").as_uri())
    page.emulate_media(media="print")
    assert page.locator(".sheet").count() == 3
    assert page.get_by_text("Your number: 8").count() == 1
    # The position is drawn, and of all hands only the reader's own.
    assert page.locator(".picture svg").count() == 3
    pdf = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 3


def test_a_sheet_in_another_language(folder: Path, tmp_path: Path) -> None:
    to = tmp_path / "sheets"
    arguments = ["--sheets", str(to), "--students", "1", "--language", "ro"]
    assert launcher.main([str(folder), *arguments]) == 0
    sheet = (to / "odd.html").read_text(encoding="utf-8")
    assert '<html lang="ro">' in sheet
    for words in ("Ciudat", "Câte din 1/2?", "Numărul tău: 1001", "Aș juca:"):
        assert words in sheet


def test_a_lesson_that_does_not_run_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(
        tmp_path, "bad.ipynb", ("code", 'lesson = 1 / 0\nuk.Lesson("bad")\nlesson.number("a", "")')
    )
    assert launcher.main([str(tmp_path), "--sheets", str(tmp_path / "x")]) == 2
    assert "bad.ipynb does not run: ZeroDivisionError" in capsys.readouterr().err
    save(tmp_path, "bad.ipynb", ("markdown", "# None"))
    assert launcher.main([str(tmp_path), "--sheets", str(tmp_path / "x")]) == 2
    assert "has exercises to print" in capsys.readouterr().err

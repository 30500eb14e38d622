"""The notebook for authors: it runs as it is and shows every argument of Table."""

from __future__ import annotations

import inspect
import re

import pytest

import unokart_widget as uk
from tests.notebooks.running import FOLDER, Run, read, run

NOTEBOOK = FOLDER / "for-authors.ipynb"


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return run(NOTEBOOK, tmp_path_factory.mktemp("empty"))


def test_it_is_clean_and_its_code_is_seen() -> None:
    notebook = read(NOTEBOOK)
    assert set(notebook.metadata) == {"kernelspec", "language_info", "title", "unokart"}
    assert notebook.cells[0].source.startswith(f"# {notebook.metadata.title}\n\n")
    for cell in notebook.cells:
        assert cell.source == cell.source.strip()
        if cell.cell_type == "code":
            assert (cell.outputs, cell.execution_count) == ([], None)
            assert cell.metadata == {"tags": ["show-code"]}


def test_it_shows_every_argument() -> None:
    code = "\n".join(cell.source for cell in read(NOTEBOOK).cells if cell.cell_type == "code")
    for name in inspect.signature(uk.Table).parameters:
        assert re.search(rf"\b{name}\s*=" if name != "game" else r"Table\(game\b", code), name


def test_its_links_lead_somewhere() -> None:
    for cell in read(NOTEBOOK).cells:
        if cell.cell_type == "markdown":
            for target in re.findall(r"\]\(([^)]+)\)", cell.source):
                assert (NOTEBOOK.parent / target).is_file(), target


def test_it_runs_to_its_end(done: Run) -> None:
    assert [output for output in done.outputs if output["output_type"] == "error"] == []
    assert done.heavy == []
    # A table of a widget that holds it leaves no text of its own; that of an exercise does.
    texts = sum("unokart-fallback" in str(output.get("data", {})) for output in done.outputs)
    assert texts == 7 + 1 + 1 + 2
    printed = "".join(output["text"] for output in done.outputs if "text" in output)
    assert "turn.match - You play red 7." in printed
    assert "You: 3 cards" in printed


def test_its_goals_can_be_reached() -> None:
    """Each table with a goal is played as its sentence asks."""
    names: dict[str, object] = {}
    tables = []
    for cell in read(NOTEBOOK).cells:
        if cell.cell_type == "code" and "goal=" in cell.source:
            before, _, last = cell.source.rpartition("\nuk.Table(")
            names["uk"] = uk
            exec(before, names)
            tables.append(eval(f"uk.Table({last}", names))
    first, second = tables
    first.play("0:catch")
    second.play("0:W4=G")
    second.play_on()
    for table in tables:
        assert table.view["goal"]["reached"], table.view["goal"]
        table.close()


def test_its_questions_can_be_answered() -> None:
    names: dict[str, object] = {"uk": uk}
    questions: list[uk.Exercise] = []
    for cell in read(NOTEBOOK).cells:
        if "uk.Exercise." in cell.source and cell.cell_type == "code":
            before, _, last = cell.source.rpartition("uk.Exercise.")
            exec(before, names)
            questions.append(eval(f"uk.Exercise.{last}", names))
    number, choice, move = questions
    for answer in ("25/28", "12/112", "10.7 %"):
        assert number.check(answer).right == (answer != "25/28")
    assert number.check("25/28").mistake == "the others"
    assert choice.check("No").right
    assert choice.check("Yes").text.startswith("The cards were shuffled")
    assert move.check("0:RS").right
    assert move.check("0:R7").mistake == "fits"
    for exercise in questions:
        exercise.close()

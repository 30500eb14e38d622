"""Each rule is taught in one notebook; each notebook runs to its end and holds what it promises."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.notebooks.running import FOLDER, LESSONS, RULES, Run, read, run
from unokart_widget import rulebook
from unokart_widget.app import prose
from unokart_widget.app.notebooks import exercise_keys, lesson_name, sources

TAUGHT = {
    "rules-1-the-deck": ("players", "deck", "deck.items"),
    "rules-2-the-deal": (
        "setup.dealer",
        "setup.dealer.tie",
        "setup.deal",
        "setup.start",
        "turn.order",
        "setup.start.draw4",
        "setup.start.itembox",
        "setup.start.reverse",
        "setup.start.draw2",
        "setup.start.skip",
        "setup.next",
    ),
    "rules-3-a-turn": (
        "turn.match",
        "turn.wild",
        "turn.draw",
        "turn.draw.play",
        "stock.empty",
        "round.blocked",
    ),
    "rules-4-action-cards": (
        "action.draw2",
        "action.skip",
        "action.reverse",
        "action.reverse.two",
        "action.draw4",
    ),
    "rules-5-item-boxes": (
        "action.itembox",
        "item.mushroom",
        "item.banana",
        "item.shell",
        "item.lightning",
        "item.bobomb",
        "item.action",
        "item.after",
        "item.none",
    ),
    "rules-6-the-challenge": (
        "challenge.offer",
        "challenge.show",
        "challenge.won",
        "challenge.lost",
    ),
    "rules-7-saying-uno": ("uno.say", "uno.catch", "uno.window"),
    "rules-8-going-out": ("out.end", "score.hand", "out.draw", "out.itembox", "score.game"),
}
"""The rules of each notebook, in the order in which it shows them."""

MOST_SECONDS = 10
MOST_TABLES = 4


def test_every_rule_is_taught_once() -> None:
    taught = [rule for rules in TAUGHT.values() for rule in rules]
    assert sorted(taught) == sorted(rulebook.RULE_IDS)


def test_the_list_is_of_all_notebooks() -> None:
    assert [lesson.stem for lesson in RULES] == list(TAUGHT)


@pytest.fixture(scope="module", params=LESSONS, ids=lambda lesson: lesson.stem)
def lesson(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture(scope="module")
def done(lesson: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("elsewhere")
    finished = run(lesson, folder)
    assert not list(folder.iterdir()), "The notebook leaves files behind."
    return finished


def test_it_shows_its_rules(lesson: Path, done: Run) -> None:
    shown = re.findall(r'data-rule="([^"]+)"', done.html)
    assert tuple(shown) == TAUGHT.get(lesson.stem, tuple(shown))
    for rule in shown:
        assert rulebook.title(rule) in done.html


def test_it_takes_little_time(lesson: Path, done: Run) -> None:
    assert done.seconds < MOST_SECONDS
    assert done.heavy == [] or lesson not in RULES


def test_it_has_tables_to_play_at(lesson: Path, done: Run) -> None:
    experiments = "\n".join(sources(read(lesson))).count("uk.Experiment(")
    widgets = done.html.count('<div class="unokart-fallback ') - experiments
    on_tables = sum(kind == "move" for kind, _, _ in done.exercises.values())
    tables = done.html.count('<div class="ukl-task">')
    assert 1 <= tables + on_tables <= MOST_TABLES
    # An experiment is a widget too.
    assert widgets >= tables + on_tables + len(done.exercises)


def test_it_complains_of_nothing(done: Run) -> None:
    assert [out for out in done.outputs if out["output_type"] in ("error", "stream")] == []


def test_its_pictures_find_their_cards(done: Run) -> None:
    """Every card referred to is drawn in the same output, and no two outputs share a name."""
    everything = re.findall(r'id="([^"]+)"', done.html)
    assert len(everything) == len(set(everything))
    for output in done.outputs:
        html = "".join(output.get("data", {}).get("text/html", ""))
        defined = set(re.findall(r'id="([^"]+)"', html))
        assert set(re.findall(r'href="#([^"]+)"', html)) <= defined


def test_its_pictures_are_told_in_words(lesson: Path, done: Run) -> None:
    boards = re.findall(r'<div class="ukl-board"[^>]*>', done.html)
    assert boards or lesson not in RULES
    for board in boards:
        assert 'role="img"' in board
        assert re.search(r'aria-label="On the pile: [^"]{40,}"', board)


def test_it_asks_for_nothing_from_elsewhere(done: Run) -> None:
    # A table is left as a drawing that the page itself holds.
    drawings = re.findall(r'<img src="data:image/svg\+xml,([^"]*)"', done.html)
    html = re.sub(r'<img src="data:image/svg\+xml,[^"]*"', "", done.html)
    assert not re.search(r"https?:|url\(|@import|<script|<img|<link", html)
    for drawing in map(unquote, drawings):
        inner = drawing.replace("xmlns='http://www.w3.org/2000/svg'", "", 1)
        assert not re.search(r"https?:|url\(|@import|<script|<image|href='[^#]", inner)


@pytest.fixture
def spoken(lesson: Path) -> list[str]:
    """The lines of code that are a lesson's: [] for a notebook that makes no `uk.Lesson`."""
    code = sources(read(lesson))
    return code if lesson_name(code) else []


def test_its_exercises_know_mistakes_and_help(done: Run, spoken: list[str]) -> None:
    """The first page counts them before the notebook has run: those it finds are all."""
    assert list(done.exercises) == exercise_keys(spoken)
    for key, (kind, mistakes, hints) in done.exercises.items():
        assert hints, key
        assert mistakes or kind == "estimate", key


_PLACES = re.compile(r"\{([a-z_][a-z0-9_]*)\}")


@pytest.mark.parametrize("language", [code for code in rulebook.languages() if code != "en"])
def test_its_prose_in_other_languages_is_whole(
    lesson: Path, done: Run, spoken: list[str], language: str
) -> None:
    name = lesson_name(spoken)
    words = prose.find(name, language, FOLDER) if name else None
    if words is None:
        return
    cells = {cell.id: cell.source for cell in read(lesson).cells if cell.cell_type == "markdown"}
    assert sorted(words.cells) == sorted(cells)
    assert sorted(words.texts) == sorted(done.texts)
    for key, english in cells.items():
        here = words.cells[key]
        for pattern in (r"\]\(([^)]+)\)", r"^(#+) ", r"\d+", r"\$[^$]+\$", r"^(?:- |\d\. )"):
            asked, given = (re.findall(pattern, one, re.M) for one in (english, here))
            assert given == asked, f"{key}: {pattern}"
    for key, english in done.texts.items():
        places = [sorted(set(_PLACES.findall(text))) for text in (english, words.texts[key])]
        assert places[0] == places[1], key
    # The steps are called as they are in every lesson of that language.
    headings = re.findall(r"^## (.+)$", "\n".join(words.cells[key] for key in cells), re.M)
    for step, heading in zip(STEPS, headings, strict=False):
        assert heading.startswith(rulebook.phrase(f"lesson-step-{step}", language))


STEPS = ("play", "predict", "simulate", "work", "look")


def test_every_file_of_prose_belongs_to_a_notebook() -> None:
    names = {path.stem for path in FOLDER.glob("*.ipynb")}
    names |= {lesson_name(sources(read(path))) or "" for path in LESSONS}
    for path in (FOLDER / "prose").iterdir():
        name, _, language = path.stem.rpartition(".")
        assert name in names, path.name
        assert language in rulebook.languages(), path.name

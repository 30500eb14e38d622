"""Each rule is taught in one notebook; each notebook runs to its end and holds what it promises."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.notebooks.running import LESSONS, Run, run
from unokart_widget import rulebook

TAUGHT = {
    "rules-1-the-deck": ("deck", "deck.items", "players"),
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
MOST_TABLES = 3


def test_every_rule_is_taught_once() -> None:
    taught = [rule for rules in TAUGHT.values() for rule in rules]
    assert sorted(taught) == sorted(rulebook.RULE_IDS)


def test_the_list_is_of_all_notebooks() -> None:
    assert [lesson.stem for lesson in LESSONS] == list(TAUGHT)


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
    assert tuple(shown) == TAUGHT[lesson.stem]
    for rule in shown:
        assert rulebook.title(rule) in done.html


def test_it_takes_little_time(done: Run) -> None:
    assert done.seconds < MOST_SECONDS
    assert done.heavy == []


def test_it_has_tables_to_play_at(done: Run) -> None:
    tables = done.html.count('<div class="unokart-fallback ')
    assert 1 <= tables <= MOST_TABLES
    assert done.html.count('<div class="ukl-task">') == tables


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


def test_its_pictures_are_told_in_words(done: Run) -> None:
    boards = re.findall(r'<div class="ukl-board"[^>]*>', done.html)
    assert boards
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

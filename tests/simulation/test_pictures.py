"""How results show themselves in a notebook: as a table that can be read, and drawn beside it."""

from __future__ import annotations

import doctest
import importlib
import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

import unokart_widget as uk
from unokart_widget.simulation.estimates import share
from unokart_widget.simulation.pictures import bars, histogram, in_columns

NAMES = ["<b>Ana</b>", 'Ben & "Co"']


def results() -> dict[str, Any]:
    strategies = ["greedy", "random"]
    return {
        "run": uk.simulate(60, NAMES, strategies, seed=1),
        "games": uk.simulate_games(5, NAMES, strategies, seed=1),
        "comparison": uk.compare(strategies, 30, NAMES, seed=1),
        "outlook": uk.outlook(uk.Game(NAMES, seed=1), 0, 20),
    }


class Reader(HTMLParser):
    """What of a page is text and label, and which elements and attributes it has."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text: list[str] = []
        self.elements: list[str] = []
        self.attributes: dict[str, set[str]] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        for name, value in attrs:
            self.attributes.setdefault(name, set()).add(value or "")

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.mark.parametrize("which", ["run", "games", "comparison", "outlook"])
def test_a_table_with_bars(which: str) -> None:
    result = results()[which]
    page = result._repr_html_()
    ElementTree.fromstring(f"<div>{page}</div>")
    reader = Reader(page)
    told = " ".join(reader.text)
    # Every word and number of the text is in the table.
    for line in repr(result).splitlines():
        for cell in re.split(r"\s{2,}", line.strip()):
            assert cell in told
    assert set(reader.elements) <= set(
        "table caption thead tbody tr th td div svg rect path g text title".split()
    )
    assert "svg" in reader.elements
    assert not {"href", "src", "onload", "class", "id"} & set(reader.attributes)
    assert "http" not in page
    if which != "comparison":
        assert set(NAMES) <= set(reader.text)
    colours = reader.attributes.get("fill", set()) | reader.attributes.get("stroke", set())
    assert colours == {"#2f7fd6", "currentColor"}
    # A drawing is either told by its label or beside its numbers.
    for drawing in re.findall(r"<svg[^>]*>", page):
        assert 'aria-hidden="true"' in drawing or 'role="img" aria-label="' in drawing


def test_a_run_without_rounds_or_winners_shows_itself() -> None:
    """Of one cut off after a turn, and a game with no moment yet."""
    run = uk.simulate(3, 2, seed=1, most_turns=1)
    assert "cut off before their end: 3" in repr(run)
    assert "cut off before their end: 3" in run._repr_html_()
    cancelled = uk.outlook(uk.Game(2, seed=1), 0, 20, cancelled=lambda: True)
    assert cancelled._repr_html_().startswith("<table>")
    over = uk.Game(2, seed=1, bots=["greedy", "greedy"])
    over.play_on()
    assert "1.000" in uk.outlook(over, 0)._repr_html_()


def test_bars_are_on_one_scale() -> None:
    widths = [
        float(re.findall(r'<rect x="[^"]*" y="2" width="([^"]*)"', bar)[0])
        for bar in bars([share(10, 100), share(20, 100), share(0, 100)])
    ]
    assert widths[1] == pytest.approx(2 * widths[0], abs=0.2)
    assert widths[2] == 0


@pytest.mark.parametrize(
    ("counts", "bins", "first"),
    [
        ({3: 5, 4: 1}, 2, "3: 5"),
        ({0: 1, 39: 2}, 40, "0: 1"),
        ({0: 1, 40: 2}, 21, "0 to 1: 1"),
        ({7: 1, 806: 2}, 41, "0 to 19: 1"),
        ({5: 9}, 1, "5: 9"),
    ],
)
def test_histograms(counts: dict[int, int], bins: int, first: str) -> None:
    page = histogram(counts, "Points")
    titles = re.findall(r"<title>(.*?)</title>", page)
    assert len(titles) == bins
    assert titles[0].startswith(first)
    many = sum(int(title.split(": ")[1].split(" ")[0]) for title in titles)
    assert many == sum(counts.values())
    assert f"from {min(counts)} to {max(counts)}" in page
    assert histogram({}, "Points") == ""


def test_columns_of_text() -> None:
    assert in_columns([("a", "bb"), ("ccc", "1")], right=[1]) == ["a    bb", "ccc   1"]


@pytest.mark.parametrize("name", ["compare", "estimates", "outlook", "simulate"])
def test_examples_in_docstrings(name: str) -> None:
    module = importlib.import_module(f"unokart_widget.simulation.{name}")
    told = doctest.testmod(module)
    assert told.attempted > 0
    assert told.failed == 0

"""How results show themselves: in columns of text, and in a notebook as a table with bars.

The pictures are a few lines of inline SVG: every chart library that was looked at is either many
times the size of all else that a table needs, or asks another host for its scripts. They take the
colour of the text around them, so that they can be read on light and on dark pages, and say nothing
that is not in the text of the table or in their label.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import isfinite

from unokart_widget.simulation.estimates import Estimate

# Seen well on white and on black.
_FILL = "#2f7fd6"
_BAR_WIDTH, _BAR_HEIGHT = 200, 16
_CHART_WIDTH, _CHART_HEIGHT, _CHART_FOOT = 420, 110, 18
_MOST_BINS = 40
_CELL = 'style="text-align:left;padding:2px 8px"'

CHART = "in a picture"
"""What stands above a column of bars."""


def in_columns(rows: Sequence[Sequence[str]], right: Iterable[int] = ()) -> list[str]:
    """Rows of cells as lines of text, the columns below one another (`right` ones to the right)."""
    right = set(right)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            f"{cell:>{width}}" if place in right else f"{cell:<{width}}"
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def signed(estimate: Estimate) -> str:
    """A difference with its interval, each number with its sign."""
    digits = estimate.digits
    value, low, high = (f"{x:+.{digits}f}" for x in (estimate.value, estimate.low, estimate.high))
    return f"{value} ({low} to {high})"


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """An HTML table. What is not made by `bars` is text, and is escaped."""
    heads = "".join(f'<th scope="col" {_CELL}>{_cell(name)}</th>' for name in head)
    lines = []
    for name, *cells in rows:
        rest = "".join(f"<td {_CELL}>{_cell(cell)}</td>" for cell in cells)
        lines.append(f'<tr><th scope="row" {_CELL}>{_cell(name)}</th>{rest}</tr>')
    return (
        f'<table><caption style="text-align:left">{escape(title)}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
    )


class _Picture(str):
    """SVG, which is not to be escaped."""

    __slots__ = ()


def _cell(text: str) -> str:
    return text if isinstance(text, _Picture) else escape(text)


def bars(estimates: Sequence[Estimate]) -> list[str]:
    """For each estimate a bar from 0 with its interval, all on one scale.

    They stand beside the numbers, so that they are hidden from a screen reader.
    """
    ends = [end for one in estimates for end in (one.value, one.low, one.high) if isfinite(end)]
    low, high = min([0.0, *ends]), max([0.0, *ends])
    scale = (_BAR_WIDTH - 4) / ((high - low) or 1)

    def at(value: float) -> float:
        return round(2 + (min(max(value, low), high) - low) * scale, 1)

    drawn: list[str] = []
    middle = _BAR_HEIGHT / 2
    for one in estimates:
        left, right = sorted((at(0), at(one.value)))
        first, last = at(one.low), at(one.high)
        whisker = "".join(
            f'<path d="M{x} {middle - 4}v8" stroke="currentColor"/>' for x in (first, last)
        )
        drawn.append(
            _Picture(
                f'<svg width="{_BAR_WIDTH}" height="{_BAR_HEIGHT}" aria-hidden="true" '
                # Notebooks make pictures as narrow as their column; this makes the column wide.
                'style="max-width:none;vertical-align:middle">'
                f'<rect x="{left}" y="2" width="{round(right - left, 1)}" '
                f'height="{_BAR_HEIGHT - 4}" fill="{_FILL}"/>'
                f'<path d="M{at(0)} 0v{_BAR_HEIGHT}" stroke="currentColor" opacity=".5"/>'
                f'<path d="M{first} {middle}H{last}" stroke="currentColor"/>{whisker}</svg>'
            )
        )
    return drawn


def histogram(counts: dict[int, int], what: str) -> str:
    """How often each whole number was there, neighbours together where there are many of them."""
    if not counts:
        return ""
    lowest, highest = min(counts), max(counts)
    width = _bin_width(highest - lowest + 1)
    first = lowest - lowest % width
    many = [0] * ((highest - first) // width + 1)
    for number, count in counts.items():
        many[(number - first) // width] += count
    total, most = sum(many), max(many)
    each = _CHART_WIDTH / len(many)
    shapes = []
    for place, count in enumerate(many):
        begin = first + place * width
        these = f"{begin}" if width == 1 else f"{begin} to {begin + width - 1}"
        height = round(_CHART_HEIGHT * count / most, 1)
        shapes.append(
            f'<rect x="{round(place * each, 1)}" y="{round(_CHART_HEIGHT - height, 1)}" '
            f'width="{round(max(1.0, each - 1), 1)}" height="{height}" fill="{_FILL}">'
            f"<title>{these}: {count:,} ({count / total:.1%})</title></rect>"
        )
    mean = sum(number * count for number, count in counts.items()) / total
    label = f"{what}: from {lowest:,} to {highest:,}, on average {mean:,.1f}"
    foot = _CHART_HEIGHT + _CHART_FOOT - 4
    return (
        f'<svg role="img" aria-label="{escape(label)}" style="max-width:100%;height:auto" '
        f'width="{_CHART_WIDTH}" viewBox="0 0 {_CHART_WIDTH} {_CHART_HEIGHT + _CHART_FOOT}">'
        f"{''.join(shapes)}"
        f'<path d="M0 {_CHART_HEIGHT}H{_CHART_WIDTH}" stroke="currentColor"/>'
        f'<g fill="currentColor" font-size="12"><text y="{foot}">{first:,}</text>'
        f'<text x="{_CHART_WIDTH / 2}" y="{foot}" text-anchor="middle">{escape(what)}</text>'
        f'<text x="{_CHART_WIDTH}" y="{foot}" text-anchor="end">{highest:,}</text></g></svg>'
        f"<div>{escape(label)}</div>"
    )


def _bin_width(numbers: int) -> int:
    """1, 2, 5, 10, 20, …: so many neighbours together that the bars can be told apart."""
    width = 1
    while True:
        for factor in (1, 2, 5):
            if numbers <= _MOST_BINS * width * factor:
                return width * factor
        width *= 10

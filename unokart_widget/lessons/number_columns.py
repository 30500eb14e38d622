"""How often each number came, or how likely it is, as columns side by side."""

from __future__ import annotations

import html
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from unokart_widget.errors import UnokartError
from unokart_widget.lessons.shown import Shown

_WIDTH, _HEIGHT, _FOOT, _HEAD = 360, 120, 18, 6
_MOST_LABELS = 8
_WIDEST = 40


def columns(
    heights: Mapping[int, Any],
    text: str,
    *,
    filled: Callable[[int], bool] | None = None,
    marks: Mapping[int, Any] | None = None,
) -> Shown:
    """Whole numbers from left to right, each with a column as high as its value.

    filled: which numbers stand out; by default none does. marks: heights of other kind at the same
    numbers, such as exact ones beside what was counted; they are dots. `text` says what is seen; it
    is shown below, and is all that a listener needs. Raises UnokartError without a height above 0.
    """
    spots = dict(marks or {})
    numbers = sorted({*heights, *spots})
    most = max((float(value) for value in [*heights.values(), *spots.values()]), default=0)
    if most <= 0:
        raise UnokartError("Columns need at least one height above 0.")
    low, high = numbers[0], numbers[-1]
    step = min((after - before for before, after in pairwise(numbers)), default=1)
    places = (high - low) // step + 1
    width = min(_WIDEST, _WIDTH / places)
    gap = min(3.0, 0.15 * width)

    def middle(number: int) -> float:
        return (number - low) / step * width + width / 2

    def top(value: Any) -> float:
        return _HEAD + (_HEIGHT - _HEAD) * (1 - float(value) / most)

    drawn = []
    for number, value in heights.items():
        if not value:
            continue
        stands_out = filled is not None and filled(number)
        drawn.append(
            f'<rect x="{middle(number) - width / 2 + gap / 2:.1f}" y="{top(value):.1f}" '
            f'width="{width - gap:.1f}" height="{_HEIGHT - top(value):.1f}" '
            f'class="{"ukl-stands-out" if stands_out else "ukl-column-bar"}"/>'
        )
    drawn += [
        f'<circle cx="{middle(number):.1f}" cy="{top(value):.1f}" r="{min(3.5, width / 2.5):.1f}"/>'
        for number, value in spots.items()
    ]
    every = _label_every(high - low, step)
    drawn += [
        f'<text x="{middle(number):.1f}" y="{_HEIGHT + _FOOT - 4}">'
        f"{str(number).replace('-', '−')}</text>"
        for number in range(low - low % every, high + 1, every)
        if number >= low and (number - low) % step == 0
    ]
    wide = places * width
    # Labels at the ends are wider than their columns.
    side = max(0.0, 12 - width / 2)
    body = (
        f'<div class="ukl-columns"><svg viewBox="{-side:.1f} 0 {wide + 2 * side:.1f} '
        f'{_HEIGHT + _FOOT}" style="--wide:{wide + 2 * side:.0f}" aria-hidden="true">'
        f'{"".join(drawn)}<path d="M0 {_HEIGHT}H{wide:.1f}"/></svg>'
        f"<div>{html.escape(text)}</div></div>"
    )
    return Shown(body, text)


def _label_every(reach: int, step: int) -> int:
    """1, 2, 5, 10, 20 …: so far apart that the labels can be read."""
    size = 1
    while True:
        for factor in (1, 2, 5):
            every = size * factor
            if every % step == 0 and reach / every < _MOST_LABELS:
                return every
        size *= 10

"""What a page shows of an Experiment: the bars with their shares and intervals, as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import sqrt
from typing import Any

from unokart_widget.simulation import estimates
from unokart_widget.widgets.experiment_questions import Bar, Question

_LONGEST_FRACTION = 9


def make_bars(
    question: Question,
    bars: Iterable[Bar],
    counts: Mapping[int, int],
    marks: bool,
    language: str,
) -> list[dict[str, Any]]:
    """All bars of a question: how many of what was counted fall into each, and what is exact."""
    total = sum(counts.values())
    told = []
    for bar in bars:
        hits = sum(many for value, many in counts.items() if value in bar)
        share = estimates.share(hits, total) if total else None
        one: dict[str, Any] = {
            "low": bar.low,
            "high": bar.high,
            "label": question.label(bar, language),
            "sign": bar.sign,
            "count": hits,
            "share": short(share.value if share else 0.0),
            "from": short(share.low if share else 0.0),
            "to": short(share.high if share else 0.0),
            "mark": None,
            "fraction": None,
        }
        if marks and question.exact:
            chance = _chance(question, bar)
            one["mark"] = short(float(chance))
            written = str(chance)
            one["fraction"] = written if len(written) <= _LONGEST_FRACTION else None
        told.append(one)
    return told


def make_mean(
    question: Question, counts: Mapping[int, int], marks: bool, intervals: bool
) -> dict[str, Any] | None:
    """The mean of what was counted, its interval (Student's t, by SciPy) and the exact ones.

    `spread` is the standard deviation. None where the values are no numbers.
    """
    count = sum(counts.values())
    if not question.numbers:
        return None
    told: dict[str, Any] = dict.fromkeys(("value", "from", "to", "spread", "mark", "exact_spread"))
    if marks and question.exact:
        from unokart_widget import odds

        told["mark"] = float(odds.expected(question.exact))
        told["exact_spread"] = short(sqrt(odds.variance(question.exact)))
    if count:
        total = sum(value * many for value, many in counts.items())
        squares = sum(value * value * many for value, many in counts.items())
        told["value"] = short(total / count)
        told["spread"] = short(sqrt(max(0.0, squares / count - (total / count) ** 2)))
        if intervals and count > 1:
            estimate = estimates.mean(total, squares, count)
            told["from"], told["to"] = short(estimate.low), short(estimate.high)
    return told


def _chance(question: Question, bar: Bar) -> Fraction:
    chances = (chance for value, chance in question.exact.items() if value in bar)
    return sum(chances, Fraction(0))


def short(number: float) -> float:
    """As many digits as can be seen."""
    return float(f"{number:.6g}")

"""Shares and means of a sample, with their confidence intervals."""

from __future__ import annotations

import importlib
from array import array
from dataclasses import dataclass, replace
from numbers import Real
from statistics import NormalDist
from typing import Any

from unokart_widget.errors import SimulationError, shown
from unokart_widget.simulation import extras

CONFIDENCE = 0.95
_SCIPY = ("scipy.stats", "The interval of a mean needs SciPy")


@dataclass(frozen=True)
class Estimate:
    """A share or a mean as a sample shows it, and the interval that covers the true one.

    >>> print(share(250, 1000))
    0.250 (0.224 to 0.278)
    """

    value: float
    low: float
    high: float
    count: int
    """So many observations it rests on."""
    confidence: float = CONFIDENCE
    """Of many such intervals, this share covers the true value."""

    def __float__(self) -> float:
        return self.value

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high

    @property
    def digits(self) -> int:
        """How many decimals are shown."""
        return 3 if max(abs(self.low), abs(self.high)) <= 1 else 1

    def __str__(self) -> str:
        value, low, high = (f"{x:.{self.digits}f}" for x in (self.value, self.low, self.high))
        return f"{value} ({low} to {high})"


def share(hits: int, count: int, confidence: float = CONFIDENCE) -> Estimate:
    """The share of `hits` among `count` observations, with Wilson's score interval.

    Raises `SimulationError` where there are no observations, or for a confidence that is none.
    """
    _check(count, confidence)
    # SciPy has it as well, but takes a second and a table's whole memory to be imported; the
    # quantile is all that such an interval needs of a library.
    square = NormalDist().inv_cdf((1 + confidence) / 2) ** 2
    middle = (hits + square / 2) / (count + square)
    reach = (square * (hits * (count - hits) / count + square / 4)) ** 0.5 / (count + square)
    # With none or all of them one end is exact; rounding must not take it away.
    low = 0.0 if hits == 0 else middle - reach
    high = 1.0 if hits == count else middle + reach
    return Estimate(hits / count, low, high, count, confidence)


def mean(total: float, squares: float, count: int, confidence: float = CONFIDENCE) -> Estimate:
    """The mean of `count` observations from their sum and the sum of their squares, with Student's
    t interval. Of a single observation, the interval is without bounds.

    Raises `SimulationError` where there are no observations, or for a confidence that is none.
    """
    _check(count, confidence)
    middle = total / count
    if count == 1:
        return Estimate(middle, float("-inf"), float("inf"), 1, confidence)
    variance = max(0.0, (squares - count * middle * middle) / (count - 1))
    if variance == 0:
        return Estimate(middle, middle, middle, count, confidence)
    scale = (variance / count) ** 0.5
    low, high = extras.load(*_SCIPY).t.interval(confidence, count - 1, loc=middle, scale=scale)
    return Estimate(middle, float(low), float(high), count, confidence)


def mean_of(column: Any, confidence: float = CONFIDENCE, parts: int = 1) -> Estimate:
    """The mean of whole numbers, an `array` or NumPy array, each divided by `parts`; see `mean`."""
    if isinstance(column, array):
        numbers = column.tolist()
        total, squares = sum(numbers), sum(number * number for number in numbers)
    else:
        # Exact up to 2**63, and without a second copy of ten million numbers.
        total, squares = int(column.sum(dtype="int64")), int(_squares(column))
    told = mean(total, squares, len(column), confidence)
    return replace(told, value=told.value / parts, low=told.low / parts, high=told.high / parts)


def _squares(column: Any) -> Any:
    return importlib.import_module("numpy").einsum("i,i->", column, column, dtype="int64")


def _check(count: int, confidence: object) -> None:
    if count < 1:
        raise SimulationError("There is nothing to estimate from: no such round has been played.")
    read_confidence(confidence)


def read_confidence(confidence: object) -> float:
    """A confidence, between 0 and 1. Raises `SimulationError`."""
    if not isinstance(confidence, Real) or not 0 < float(confidence) < 1:
        raise SimulationError(
            f"confidence is {shown(confidence, 20)}; it is a number between 0 and 1, such as 0.95."
        )
    return float(confidence)

"""Shares and means of a sample, with their confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from numbers import Real
from statistics import NormalDist

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

    def __str__(self) -> str:
        digits = 3 if self.high <= 1 else 1
        return f"{self.value:.{digits}f} ({self.low:.{digits}f} to {self.high:.{digits}f})"


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


def _check(count: int, confidence: object) -> None:
    if count < 1:
        raise SimulationError("There is nothing to estimate from: no such round has been played.")
    read_confidence(confidence)


def read_confidence(confidence: object) -> float:
    """A confidence, between 0 and 1. Raises `SimulationError`."""
    if not isinstance(confidence, Real) or not 0 < confidence < 1:
        raise SimulationError(
            f"confidence is {shown(confidence, 20)}; it is a number between 0 and 1, such as 0.95."
        )
    return float(confidence)

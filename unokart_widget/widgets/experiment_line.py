"""The running line of an experiment: the mean, or the share of one bar, as it went with the rounds.

Of however many rounds it keeps some points, at even distances: what a page can show. Which ones
depends on the number of rounds alone, and not on the portions in which they came.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite
from typing import TypeAlias

from unokart_widget.simulation import estimates
from unokart_widget.simulation.estimates import Estimate
from unokart_widget.widgets.experiment_questions import Bar, Series
from unokart_widget.widgets.experiment_view import short

MOST_POINTS = 80

Told: TypeAlias = tuple[int, float, float | None, float | None]
"""A point for a page: rounds so far, the value, and its interval, where there is one."""


@dataclass
class _Sums:
    """What there was up to a number of rounds."""

    rounds: int = 0
    total: int = 0
    squares: int = 0
    count: int = 0


class Line:
    """The mean of what is counted, or the share of `bar`."""

    def __init__(self, bar: Bar | None) -> None:
        self.bar = bar
        self._now = _Sums()
        self._points: list[_Sums] = []
        self._step = 1
        # An interval of a mean takes its time.
        self._estimates: dict[int, Estimate] = {}
        self._intervals = bar is not None

    def extend(self, series: Series) -> None:
        """Go on by so many rounds."""
        now, numbers, at = self._now, series.numbers, 0
        while at < len(numbers):
            end = min(len(numbers), at + self._step - now.rounds % self._step)
            part = numbers[at:end]
            now.rounds += len(part)
            now.total += sum(part)
            if self.bar is None:
                now.squares += sum(number * number for number in part)
            now.count += len(part) if series.of is None else sum(series.of[at:end])
            at = end
            if now.rounds % self._step == 0:
                self._keep()

    def _keep(self) -> None:
        now = self._now
        self._points.append(_Sums(now.rounds, now.total, now.squares, now.count))
        if len(self._points) >= MOST_POINTS:
            self._points = self._points[1::2]
            self._step *= 2

    def told(self, intervals: bool) -> list[Told]:
        """Its points from the left, the last of them now.

        `intervals`: means can have them by now, since what works them out is loaded.
        """
        points = [point for point in self._points if point.count]
        now = self._now
        if now.count and (not points or points[-1].rounds < now.rounds):
            points.append(now)
        if intervals and not self._intervals:
            self._intervals, self._estimates = True, {}
        known = self._estimates
        self._estimates = {
            point.rounds: known.get(point.rounds) or self._estimate(point) for point in points
        }
        return [
            (rounds, short(told.value), _end(told.low), _end(told.high))
            for rounds, told in self._estimates.items()
        ]

    def _estimate(self, point: _Sums) -> Estimate:
        total, count = point.total, point.count
        if self.bar is not None:
            return estimates.share(total, count)
        if self._intervals:
            return estimates.mean(total, point.squares, count)
        return Estimate(total / count, -inf, inf, count)


def _end(bound: float) -> float | None:
    return short(bound) if isfinite(bound) else None

"""Intervals: those of SciPy, and right as often as they say."""

from __future__ import annotations

from math import comb
from statistics import mean
from typing import Any

import pytest
from scipy.stats import binomtest

import unokart_widget as uk
from unokart_widget.simulation.estimates import share


@pytest.mark.parametrize("confidence", [0.5, 0.9, 0.95, 0.999])
def test_shares_have_wilsons_interval(confidence: float) -> None:
    for count in (1, 2, 10, 2000):
        for hits in {0, 1, count // 3, count - 1, count}:
            ours = share(hits, count, confidence)
            theirs = binomtest(hits, count).proportion_ci(confidence, method="wilson")
            assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high), abs=1e-12)
            assert 0 <= ours.low <= ours.value <= ours.high <= 1
            assert (ours.count, ours.confidence) == (count, confidence)


def test_they_cover_the_true_share_as_often_as_they_say() -> None:
    """On average over true shares: of all numbers of hits, those whose interval covers it."""
    intervals = [share(hits, 100) for hits in range(101)]
    covered = [
        sum(
            comb(100, hits) * true**hits * (1 - true) ** (100 - hits)
            for hits in range(101)
            if true in intervals[hits]
        )
        for true in (place / 200 for place in range(1, 200))
    ]
    assert mean(covered) == pytest.approx(0.95, abs=0.005)
    assert min(covered) > 0.83


@pytest.mark.parametrize("confidence", [0, 1, -1, 95, float("nan"), "0.95", None])
def test_a_confidence_that_is_none(confidence: Any) -> None:
    with pytest.raises(uk.SimulationError, match="confidence is"):
        share(1, 2, confidence)

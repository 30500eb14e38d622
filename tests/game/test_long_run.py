"""A short run of the long run: every player count and every option, in mixture."""

from __future__ import annotations

import pytest

from .long_run import OPTIONS, PLAYERS, play_round


@pytest.mark.no_cover  # It takes three times as long, and shorter tests run the same lines.
def test_random_rounds() -> None:
    happened = play_round(0)
    # Steps of 20 go through all player counts, and through the options as well.
    numbers = range(20, 380, 20)
    assert {number % len(PLAYERS) for number in numbers} == set(range(len(PLAYERS)))
    assert {number // len(PLAYERS) % len(OPTIONS) for number in numbers} == set(range(len(OPTIONS)))
    for number in numbers:
        happened += play_round(number, often=0.01)
    assert happened["rounds"] == 19
    for what in (
        "looks",
        "undone",
        "twins",
        "stock.empty/reshuffled",
        "challenge.won/drew",
        "challenge.lost/drew",
        "uno.catch/caught",
        "uno.say/said",
        "uno.window/said",
        "item.banana/drew",
        "item.shell/drew",
        "item.lightning/drew",
        "item.bobomb/named",
    ):
        assert happened[what] > 0, what

"""A short run of the long run: every player count with every option, once and a bit."""

from __future__ import annotations

from .long_run import OPTIONS, PLAYERS, play_rounds


def test_random_rounds() -> None:
    happened = play_rounds(0, len(OPTIONS) * len(PLAYERS))
    assert happened["rounds"] == 72
    for what in ("looks", "undone", "twins", "stock.empty/reshuffled", "challenge.won/drew",
                 "challenge.lost/drew", "uno.catch/caught", "uno.say/said", "uno.window/said",
                 "item.banana/drew", "item.shell/drew", "item.lightning/drew", "item.bobomb/named"):
        assert happened[what] > 0, what

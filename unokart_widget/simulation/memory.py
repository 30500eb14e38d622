"""How a round, and what is kept of many, lie in memory: as NumPy records.

The fields of a round are those of `kernel.state.LAYOUT`, what strategies are told, and its tallies.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from unokart_widget.kernel.knowledge import KNOWN, MOST_CHOICES, OPTION, Layout
from unokart_widget.kernel.state import LAYOUT, MOST_PLAYERS
from unokart_widget.simulation import deals, kept
from unokart_widget.simulation.tallies import TALLIES

_NARROW = {"stock": np.uint8, "discard": np.uint8, "streams": np.uint32}


def _fields(layout: Layout) -> list[Any]:
    return [(name, _NARROW.get(name, np.int64), shape) for name, shape in layout]


KNOWN_THINGS = np.dtype(_fields(KNOWN), align=True)
"""What a seat knows, for a strategy of one's own."""

ONE_OPTION = np.dtype(_fields(OPTION), align=True)
"""A move that it may make."""

ROUND = np.dtype(
    [
        *_fields(LAYOUT),
        ("tally", np.int64, (len(TALLIES),)),
        ("known", KNOWN_THINGS),
        ("option", ONE_OPTION),
        ("choices", np.int64, (MOST_CHOICES,)),
    ],
    align=True,
)
"""A round as a NumPy record: the fields of `LAYOUT`, how often what `TALLIES` names happened, and
what a `kernel.state.Round` makes when a strategy of one's own is asked.

Cards of a pile are in bytes, the words of a stream in 32 bits, all else in int64."""

ROWS = np.dtype([*kept.ROUND, ("tally", kept.TALLY, (len(TALLIES),))], align=True)
"""What is kept of a round."""

GAMES = np.dtype([*kept.GAME, ("scores", kept.SCORE, (MOST_PLAYERS,))], align=True)
"""What is kept of a game."""

HIDDEN = np.dtype([(name, np.int64, shape) for name, shape in deals.HIDDEN], align=True)
"""What is hidden of a round that is played out."""

ENDED = np.dtype([("winner", "b")])
"""What is kept of a round that was played out."""


def empty_round() -> np.record:
    """A round as a record, every field 0."""
    return empty(ROUND)


def empty(of: np.dtype[np.void]) -> np.record:
    """A record of that type, every field 0."""
    record: np.record = np.zeros(1, of).view(np.recarray)[0]
    return record

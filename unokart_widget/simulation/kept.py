"""What a run keeps of each round, and of each game: a row of small numbers."""

from __future__ import annotations

from array import array
from typing import Any

from unokart_widget.kernel.state import MOST_PLAYERS, Round
from unokart_widget.simulation.tallies import TALLIES, count_notes

ROUND: tuple[tuple[str, str], ...] = (
    ("winner", "b"),
    ("dealer", "b"),
    ("starter", "b"),
    ("points", "h"),
    ("turns", "i"),
)
"""What is kept of a round, with its types as `array` names them; besides there is its tally."""

TALLY = "H"

GAME: tuple[tuple[str, str], ...] = (("winner", "b"), ("rounds", "h"))
"""What is kept of a game; besides there are the scores of each seat."""

SCORE = "i"


class Row:
    """One row, to be filled in by the interpreter."""

    def __init__(self) -> None:
        self.tally = [0] * len(TALLIES)
        self.scores = [0] * MOST_PLAYERS


class _Tallying:
    """Stands where a round keeps its notes, and counts them instead."""

    def __init__(self, tally: list[int]) -> None:
        self._tally = tally

    def append(self, note: tuple[int, int, int, int, int]) -> None:
        count_notes((note,), self._tally)


class _Forgetting:
    """Stands where a round keeps the order of its stock."""

    def append(self, order: object) -> None:
        pass


class CountingRound(Round):
    """A round for the interpreter that tallies as a compiled one does."""

    def __init__(self) -> None:
        super().__init__()
        self.tally = [0] * len(TALLIES)
        counting: Any = _Tallying(self.tally)
        forgetting: Any = _Forgetting()
        self.notes, self.shuffled = counting, forgetting


def columns_of(rows: list[Row], fields: tuple[tuple[str, str], ...]) -> dict[str, array[int]]:
    """The fields of rows as columns."""
    return {name: array(code, (getattr(row, name) for row in rows)) for name, code in fields}

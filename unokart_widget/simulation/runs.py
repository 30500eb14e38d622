"""What a simulation brings: a column for each thing kept of the rounds, or of the games."""

from __future__ import annotations

import importlib
import importlib.util
from array import array
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from unokart_widget.errors import SimulationError, shown
from unokart_widget.game import Game
from unokart_widget.integers import whole
from unokart_widget.kernel.state import NOBODY
from unokart_widget.simulation import extras
from unokart_widget.simulation.backends import Columns
from unokart_widget.simulation.estimates import CONFIDENCE, Estimate, mean_of, share
from unokart_widget.simulation.loops import CUT_OFF
from unokart_widget.simulation.pictures import CHART, bars, histogram, in_columns, table
from unokart_widget.simulation.plan import Plan
from unokart_widget.simulation.tallies import ITEMS
from unokart_widget.strategies import name_of


def played(plan: Plan, number: int) -> Game:
    """That round of a seed as a Game, played to its end."""
    game = Game.of_round(number, plan.names, plan.seed, plan.rules, bots=plan.bots)
    while not game.round_over and game.state.turns < plan.most_turns:
        game.step()
    return game


class Results:
    """What runs of rounds and of games have in common."""

    _unit = "round"
    # The column whose histogram is shown in a notebook, and what it is called there.
    _charted = ("points", "Points of a round")

    def __init__(self, plan: Plan, first: int, columns: Columns, stopped: bool) -> None:
        self._plan = plan
        self._first = first
        self._columns = columns
        self.stopped = stopped
        """Whether it was interrupted, and holds only what was played until then."""

    def __len__(self) -> int:
        return len(self._columns["winner"])

    @property
    def players(self) -> list[str]:
        """The names of the players, by seat."""
        return list(self._plan.names)

    @property
    def strategies(self) -> list[str]:
        """The name of the strategy of each seat."""
        return [name_of(strategy) for strategy in self._plan.strategies]

    @property
    def seed(self) -> int:
        """The seed: with the same one, the same call plays the same."""
        return self._plan.seed

    def column(self, name: str) -> Any:
        """A column by its name: an entry for each round or game.

        A NumPy array where NumPy is installed, else an `array`; both without copying. Raises
        `SimulationError` for a name that is not there.
        """
        if name not in self._columns:
            raise SimulationError(
                f"There is no column {shown(name)!r}; there are {', '.join(self._columns)}."
            )
        column = self._columns[name]
        if importlib.util.find_spec("numpy") is None:
            return column
        return importlib.import_module("numpy").asarray(column)

    @property
    def winner(self) -> Any:
        """The seat that won; -1 where nobody did (a blocked round), -2 where it was cut off."""
        return self.column("winner")

    @cached_property
    def wins(self) -> list[int]:
        """How often each seat won."""
        return [self._count("winner", seat) for seat in range(len(self._plan.names))]

    def win_shares(self, confidence: float = CONFIDENCE) -> list[Estimate]:
        """The share of all that each seat won, with its interval (Wilson)."""
        return [share(hits, len(self), confidence) for hits in self.wins]

    def share(self, column: str, value: int, confidence: float = CONFIDENCE) -> Estimate:
        """The share of rounds or games in which a column has that value, with its interval.

        `run.share("winner", 2)`; `run.share("bobomb", 0)` are the rounds without a Bob-omb.
        """
        return share(self._count(column, value), len(self), confidence)

    def mean(self, column: str, confidence: float = CONFIDENCE) -> Estimate:
        """The mean of a column, with its interval (Student's t)."""
        return mean_of(self.column(column), confidence)

    def _count(self, name: str, value: int) -> int:
        """How many entries of a column have that value."""
        column = self.column(name)
        return column.count(value) if isinstance(column, array) else int((column == value).sum())

    def to_frame(self) -> Any:
        """All columns as a pandas DataFrame, a row for each round or game."""
        pandas = extras.load("pandas", "A data frame needs pandas")
        frame = pandas.DataFrame({name: self.column(name) for name in self._frame_columns()})
        frame.index = pandas.RangeIndex(self._first, self._first + len(self), name=self._unit)
        return frame

    def _frame_columns(self) -> Sequence[str]:
        return list(self._columns)

    def _number(self, number: object) -> int:
        """The number within the seed of a round or game of this run."""
        place = whole(number)
        if place is None or not 0 <= place < len(self):
            raise SimulationError(
                f"There is no {self._unit} {shown(number)!r}: they are numbered from 0 to "
                f"{len(self) - 1}."
            )
        return self._first + place

    _HEAD = ("player", "strategy", "wins", "share (95 % interval)")

    def _title(self) -> str:
        return f"{len(self):,} {self._unit}s" + (", stopped early" if self.stopped else "")

    def _cells(self) -> list[tuple[str, ...]]:
        """Seat by seat: who, by which strategy, wins and their share."""
        shares = map(str, self.win_shares()) if len(self) else ["–"] * len(self.players)
        wins = (f"{wins:,}" for wins in self.wins)
        return list(zip(self.players, self.strategies, wins, shares, strict=True))

    def __repr__(self) -> str:
        lines = in_columns([self._HEAD, *self._cells()], right=[2])
        return "\n".join([self._title(), *lines, *self._notes()])

    def _repr_html_(self) -> str:
        drawn = bars(self.win_shares()) if len(self) else [""] * len(self.players)
        rows = [(*cells, bar) for cells, bar in zip(self._cells(), drawn, strict=True)]
        notes = "".join(f"<div>{note}</div>" for note in self._notes())
        column, what = self._charted
        chart = histogram(self._counts(column), what)
        return table(self._title(), (*self._HEAD, CHART), rows) + notes + chart

    def _counts(self, name: str) -> dict[int, int]:
        """How often each number is in a column."""
        column = self.column(name)
        if isinstance(column, array):
            return dict(Counter(column))
        numbers, counts = importlib.import_module("numpy").unique(column, return_counts=True)
        return dict(zip(numbers.tolist(), counts.tolist(), strict=True))

    def _notes(self) -> list[str]:
        blocked = self._count("winner", NOBODY)
        cut = self._count("winner", CUT_OFF)
        told = [f"blocked, without a winner: {blocked:,}"] if blocked else []
        return told + ([f"cut off before their end: {cut:,}"] if cut else [])


class Run(Results):
    """The rounds of a simulation. Each column has an entry for each round.

    `winner`, `dealer` and `starter` are seats; `points` what the winner scored; `turns` and
    `cards_drawn` count; `challenges_offered`, `challenges_made`, `challenges_won`,
    `unos_forgotten` and `unos_caught` as well; `items` counts what Item Boxes turned up, by item.
    """

    @property
    def points(self) -> Any:
        """What the winner scored; 0 where nobody won."""
        return self.column("points")

    @property
    def turns(self) -> Any:
        """How many turns were taken."""
        return self.column("turns")

    @property
    def dealer(self) -> Any:
        """The seat that dealt."""
        return self.column("dealer")

    @property
    def starter(self) -> Any:
        """The seat that took the first turn."""
        return self.column("starter")

    @property
    def cards_drawn(self) -> Any:
        """How many cards were drawn after the deal."""
        return self.column("cards_drawn")

    @property
    def items(self) -> dict[str, Any]:
        """How often an Item Box turned up each item."""
        return {item: self.column(item) for item in ITEMS}

    @property
    def challenges_offered(self) -> Any:
        """How many Wild Draw Fours could be challenged."""
        return self.column("challenges_offered")

    @property
    def challenges_made(self) -> Any:
        """How many were challenged."""
        return self.column("challenges_made")

    @property
    def challenges_won(self) -> Any:
        """How many challenges were won."""
        return self.column("challenges_won")

    @property
    def unos_forgotten(self) -> Any:
        """How often UNO was not said with the last card but one."""
        return self.column("unos_forgotten")

    @property
    def unos_caught(self) -> Any:
        """How often somebody was caught for it."""
        return self.column("unos_caught")

    def game(self, number: int) -> Game:
        """That very round as a Game, played to its end: to look at, to replay, to open on a Table.

        `run.game(7).at(0)` is the same, just dealt. Raises `SimulationError` for a number that is
        not in the run.
        """
        return played(self._plan, self._number(number))


class GameRun(Results):
    """The games of a simulation, each to the target. Each column has an entry for each game."""

    _unit = "game"
    _charted = ("rounds", "Rounds of a game")

    def __init__(
        self, plan: Plan, first: int, columns: Columns, stopped: bool, most_rounds: int
    ) -> None:
        super().__init__(plan, first, columns, stopped)
        self._most_rounds = most_rounds

    @property
    def rounds(self) -> Any:
        """How many rounds each game took."""
        return self.column("rounds")

    @property
    def scores(self) -> list[list[int]]:
        """The final score of each seat, a list for each game."""
        flat = list(self._columns["scores"])
        seats = len(self._plan.names)
        return [
            [int(score) for score in flat[at : at + seats]] for at in range(0, len(flat), seats)
        ]

    def _frame_columns(self) -> Sequence[str]:
        return [name for name in self._columns if name != "scores"]

    def to_frame(self) -> Any:
        """All columns as a pandas DataFrame, a row for each game, with a score for each seat."""
        frame = super().to_frame()
        seats = len(self._plan.names)
        for seat in range(seats):
            frame[f"score_{seat}"] = list(self._columns["scores"][seat::seats])
        return frame

    def game(self, number: int) -> Game:
        """That very game, played to its end: to look at, to replay, to open on a Table.

        Raises `SimulationError` for a number that is not in the run.
        """
        plan = self._plan
        first = self._number(number) * self._most_rounds
        game = Game.of_round(first, plan.names, plan.seed, plan.rules, bots=plan.bots)
        while game.winner is None:
            while not game.round_over and game.state.turns < plan.most_turns:
                game.step()
            if game.winner is not None or game.rounds == self._most_rounds or not game.round_over:
                break
            game.next_round()
        return game

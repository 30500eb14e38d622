"""`compare`: strategies on the same deals, so that little luck is left between them."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Any

from unokart_widget.errors import SimulationError, shown
from unokart_widget.game import Game
from unokart_widget.integers import whole
from unokart_widget.rules import Rules
from unokart_widget.simulation import backends, extras
from unokart_widget.simulation.backends import Columns
from unokart_widget.simulation.estimates import CONFIDENCE, Estimate, mean_of, read_confidence
from unokart_widget.simulation.parts import play_parts
from unokart_widget.simulation.pictures import CHART, bars, in_columns, signed, table
from unokart_widget.simulation.plan import Plan, read_count, read_plan
from unokart_widget.simulation.ready import is_compiled
from unokart_widget.simulation.runs import played
from unokart_widget.simulation.simulate import FEW_ROUNDS, MOST_TURNS
from unokart_widget.strategies import name_of

DEALS = 10_000

Lineups = dict[Plan, list[tuple[int, int]]]
"""Who sits where; and for each of these who of them is compared: a strategy's place, its seat."""


class Comparison:
    """How strategies fare on the same deals: see `compare`.

    One observation is a deal: the mean over the seats in which a strategy sat in it.
    """

    def __init__(
        self,
        lineups: Lineups,
        names: list[str],
        opponents: list[str],
        columns: Columns,
        stopped: bool,
        confidence: float,
    ) -> None:
        self._lineups = lineups
        self._columns = columns
        self.strategies = names
        """The names of the strategies; the others are compared with the first."""
        self.opponents = opponents
        """The names of those in the other seats, from the left of the one compared."""
        self.stopped = stopped
        """Whether it was interrupted, and holds only the deals that all had played until then."""
        self.confidence = confidence
        """Of the intervals."""

    @property
    def seed(self) -> int:
        """The seed of the deals."""
        return next(iter(self._lineups)).seed

    def __len__(self) -> int:
        return len(self._columns["wins_0"])

    @cached_property
    def shares(self) -> list[Estimate]:
        """The share of its rounds that each strategy won, with its interval."""
        return [self._mean("wins", place) for place in range(len(self.strategies))]

    @cached_property
    def points(self) -> list[Estimate]:
        """What each strategy scored in a round, on average, with its interval."""
        return [self._mean("points", place) for place in range(len(self.strategies))]

    @cached_property
    def share_differences(self) -> list[Estimate]:
        """By how much each wins a larger share than the first, with the interval of the paired
        differences. That of the first is 0."""
        return [self._mean("wins", place, 0) for place in range(len(self.strategies))]

    @cached_property
    def points_differences(self) -> list[Estimate]:
        """By how many points a round each is ahead of the first, likewise."""
        return [self._mean("points", place, 0) for place in range(len(self.strategies))]

    def _mean(self, what: str, place: int, against: int | None = None) -> Estimate:
        return mean_of(self._sums(what, place, against), self.confidence, self._seats)

    def _sums(self, what: str, place: int, against: int | None) -> array[int]:
        """A column: its sum over the seats for each deal, or the difference to that of another.

        These are whole numbers, so that equal ones differ by exactly 0.
        """
        column: array[int] = self._columns[f"{what}_{place}"]
        if against is None:
            return column
        other = self._columns[f"{what}_{against}"]
        return array("i", (one - two for one, two in zip(column, other, strict=True)))

    @property
    def _seats(self) -> int:
        return 1 + len(self.opponents)

    def game(self, deal: int, strategy: int = 0, seat: int = 0) -> Game:
        """A deal as it was played with a strategy (by its place) at a seat: to look at, to replay.

        Raises `SimulationError` for what is not there.
        """
        number, place, at = whole(deal), whole(strategy), whole(seat)
        for plan, compared in self._lineups.items():
            if (place, at) in compared and number is not None and 0 <= number < len(self):
                return played(plan, number)
        raise SimulationError(
            f"There is no deal {shown(deal, 20)} with strategy {shown(strategy, 20)} at seat "
            f"{shown(seat, 20)}: deals go from 0 to {len(self) - 1}, strategies to "
            f"{len(self.strategies) - 1}, seats to {self._seats - 1}."
        )

    def to_frame(self) -> Any:
        """The table as a pandas DataFrame, a row for each strategy."""
        pandas = extras.load("pandas", "A data frame needs pandas")
        told: dict[str, list[float]] = {}
        for name in ("share", "points", "share_difference", "points_difference"):
            estimates = getattr(self, name if name == "points" else f"{name}s")
            told[name] = [estimate.value for estimate in estimates]
            told[f"{name}_low"] = [estimate.low for estimate in estimates]
            told[f"{name}_high"] = [estimate.high for estimate in estimates]
        return pandas.DataFrame(told, pandas.Index(self.strategies, name="strategy"))

    def _title(self) -> str:
        against = " and ".join(dict.fromkeys(self.opponents))
        early = ", stopped early" if self.stopped else ""
        return (
            f"{len(self):,} deals, each played in every one of {self._seats} seats "
            f"against {against}{early}"
        )

    def _head(self) -> tuple[str, ...]:
        first = self.strategies[0]
        return (
            "strategy",
            f"share of wins ({100 * self.confidence:g} % interval)",
            f"more than {first}",
            "points a round",
            f"more than {first}",
        )

    def _cells(self) -> list[tuple[str, ...]]:
        places = range(len(self.strategies))
        columns = [
            self.strategies,
            [self._told("wins", place) for place in places],
            [self._told("wins", place, 0) for place in places],
            [self._told("points", place) for place in places],
            [self._told("points", place, 0) for place in places],
        ]
        return list(zip(*columns, strict=True))

    def _told(self, what: str, place: int, against: int | None = None) -> str:
        if place == against:
            return ""
        try:
            told = self._mean(what, place, against)
        except SimulationError:
            # Without SciPy there are no intervals.
            sums = self._sums(what, place, against)
            sign = "" if against is None else "+"
            return f"{sum(sums) / len(sums) / self._seats:{sign}.3f}"
        return str(told) if against is None else signed(told)

    def __repr__(self) -> str:
        return "\n".join([self._title(), *in_columns([self._head(), *self._cells()])])

    def _repr_html_(self) -> str:
        try:
            drawn = bars(self.share_differences)
        except SimulationError:
            drawn = [""] * len(self.strategies)
        rows = [
            [*cells[:3], bar, *cells[3:]] for cells, bar in zip(self._cells(), drawn, strict=True)
        ]
        head = self._head()
        return table(self._title(), [*head[:3], CHART, *head[3:]], rows)


def compare(
    strategies: Any,
    rounds: int = DEALS,
    players: int | Sequence[str] = 4,
    opponents: Any = "greedy",
    seed: int | None = None,
    rules: Rules | None = None,
    *,
    workers: int | None = None,
    progress: bool = True,
    compiled: bool | None = None,
    confidence: float = CONFIDENCE,
) -> Comparison:
    """Compare strategies on the same deals, so that little luck is left between them.

    In each deal each strategy sits in each seat in turn, with the opponents in the others: the same
    cards come, the same player begins. What a strategy achieved in a deal, on average over the
    seats, is one observation; and of two strategies the difference in the same deal. Lucky deals
    are lucky for both, so the interval of the difference is narrower than those of their results
    let expect (common random numbers). Nothing is played twice.

    Parameters
    ----------
    strategies
        Those to compare: names or functions, as for `simulate`. All are compared with the first.
    rounds
        How many deals; each is played by each strategy once in each seat.
    players, rules, seed, workers, progress, compiled
        As for `simulate`.
    opponents
        Who sits in the other seats: one strategy for all, or a list of players - 1, from the left
        of the one that is compared.
    confidence
        Of the intervals (Student's t, of the differences for pairs).

    An interrupt stops it within a second; the comparison then holds the deals that all have played
    (`comparison.stopped`).

    Raises `SimulationError`, `PlayersError` or `RulesError`, which say what was wrong.

    >>> comparison = compare(["greedy", "careful"], 200, players=2, seed=1)
    >>> comparison.shares[0].value
    0.5
    >>> comparison.share_differences[1].low < comparison.share_differences[1].value
    True
    """
    count = read_count(rounds, "rounds", 1)
    confidence = read_confidence(confidence)
    chosen = list(strategies) if _many(strategies) else [strategies]
    if not chosen:
        raise SimulationError('Give at least one strategy to compare, such as ["greedy"].')
    table = read_plan(players, "random", seed, rules, MOST_TURNS)
    others = _read_opponents(opponents, len(table.names))
    lineups: Lineups = {}
    for place, strategy in enumerate(chosen):
        line = read_plan(table.names, [strategy, *others], table.seed, table.rules, MOST_TURNS)
        for seat in range(len(table.names)):
            turned = line.strategies[-seat:] + line.strategies[:-seat] if seat else line.strategies
            lineups.setdefault(replace(line, strategies=turned), []).append((place, seat))
    many = count * len(lineups) > FEW_ROUNDS
    use = is_compiled("play_rounds", compiled, many, progress, [*chosen, *others])
    play = partial(play_deals, lineups, len(chosen), use)
    columns, stopped = play_parts(play, 0, count, workers, progress, "deal")
    names = _told_apart([name_of(strategy) for strategy in chosen])
    return Comparison(lineups, names, list(map(name_of, others)), columns, stopped, confidence)


def _many(strategies: Any) -> bool:
    return isinstance(strategies, Sequence) and not isinstance(strategies, str)


def _told_apart(names: list[str]) -> list[str]:
    """The names, the second of two alike with a 2 after it, and so on."""
    met: Counter[str] = Counter()
    told = []
    for name in names:
        met[name] += 1
        told.append(name if met[name] == 1 else f"{name} {met[name]}")
    return told


def _read_opponents(opponents: Any, players: int) -> list[Any]:
    if not _many(opponents):
        return [opponents] * (players - 1)
    if len(opponents) != players - 1:
        raise SimulationError(
            f"There are {len(opponents)} opponents for {players - 1} seats: give one for each, "
            "from the left of the one compared, or a single one for all."
        )
    return list(opponents)


def play_deals(
    lineups: Lineups, strategies: int, compiled: bool, first: int, deals: int
) -> Columns:
    """Deals `first` and on with each lineup: for each strategy, by its place, how many of its seats
    won each deal (`wins_0`, …), and the points of these (`points_0`, …)."""
    columns: Columns = {}
    for place in range(strategies):
        columns[f"wins_{place}"] = array("b", bytes(deals))
        columns[f"points_{place}"] = array("i", bytes(deals * array("i").itemsize))
    play = backends.rounds_compiled if compiled else backends.rounds_interpreted
    for plan, compared in lineups.items():
        brought = play(plan, first, deals)
        for place, seat in compared:
            wins, points = columns[f"wins_{place}"], columns[f"points_{place}"]
            _add_wins(wins, points, brought["winner"], brought["points"], seat)
    return columns


def _add_wins(wins: Any, points: Any, winner: Any, scored: Any, seat: int) -> None:
    """Count what that seat won, in NumPy's way where the columns are NumPy's."""
    if isinstance(winner, array):
        for deal, who in enumerate(winner):
            if who == seat:
                wins[deal] += 1
                points[deal] += scored[deal]
        return
    import numpy as np

    won = winner == seat
    np.frombuffer(wins, wins.typecode)[:] += won
    np.frombuffer(points, points.typecode)[:] += won * scored

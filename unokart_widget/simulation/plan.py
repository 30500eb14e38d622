"""What is to be played: checked once, and small enough to be sent to another process or machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from unokart_widget.errors import PlayersError, RulesError, SimulationError, shown
from unokart_widget.game import MOST_ROUNDS
from unokart_widget.integers import whole
from unokart_widget.kernel.state import Round
from unokart_widget.players import read_bots, read_players, read_seed, set_table
from unokart_widget.rules import Rules
from unokart_widget.strategies import OwnStrategy, Strategy, scorer


@dataclass(frozen=True)
class Plan:
    """Who plays, by which rules, from which seed, and when a round is stopped."""

    names: tuple[str, ...]
    strategies: tuple[Strategy, ...]
    seed: int
    rules: Rules
    most_turns: int

    def fill(self, g: Any) -> Any:
        """Seat the players at a round, for the interpreter or as a record; returns it."""
        own: Callable[[OwnStrategy], Any] = scorer
        if self.own_strategies and not isinstance(g, Round):
            from unokart_widget.simulation.own import address as own
        set_table(g, len(self.names), self.rules, self.bots, self.seed, own)
        return g

    @property
    def own_strategies(self) -> list[OwnStrategy]:
        """The strategies that are functions."""
        return [strategy for strategy in self.strategies if not isinstance(strategy, str)]

    @property
    def bots(self) -> dict[int, Strategy]:
        """The strategies by seat, as `Game` takes them."""
        return dict(enumerate(self.strategies))


def read_plan(
    players: int | Sequence[str],
    strategies: Strategy | Sequence[Strategy],
    seed: int | None,
    rules: Rules | None,
    most_turns: int,
) -> Plan:
    """The plan of what `simulate` was given.

    Raises `PlayersError`, `RulesError` or `SimulationError`, which say what was wrong.
    """
    names = read_players(players)
    rules = Rules() if rules is None else rules
    if not isinstance(rules, Rules):
        raise RulesError(f"rules are unokart_widget.Rules(...), not {type(rules).__name__}.")
    return Plan(
        names,
        _read_strategies(strategies, len(names)),
        read_seed(seed),
        rules,
        read_count(most_turns, "most_turns", 1),
    )


def read_count(value: object, name: str, least: int, most: int = MOST_ROUNDS) -> int:
    """A whole number of something. Raises `SimulationError`."""
    number = whole(value)
    if number is None or not least <= number <= most:
        # A text in quotes: "10" is no number, though it looks like one.
        given = repr(shown(value)) if isinstance(value, str) else shown(value)
        raise SimulationError(
            f"{name} is {given}; it is a whole number from {least:,} to {most:,}."
        )
    return number


def _read_strategies(strategies: object, players: int) -> tuple[Strategy, ...]:
    if isinstance(strategies, str) or callable(strategies):
        strategies = [strategies] * players
    if (
        not isinstance(strategies, Sequence)
        or isinstance(strategies, bytes | bytearray)
        or None in strategies
    ):
        raise PlayersError(
            "Strategies are one name or function for all seats or a list with one for each, not "
            f"{shown(strategies)!r}."
        )
    return tuple(read_bots(strategies, players).values())

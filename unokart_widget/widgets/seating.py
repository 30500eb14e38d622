"""Who sits where: from the names that a Table is given to the names and bots of a Game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from unokart_widget.errors import PlayersError, shown
from unokart_widget.game import Game
from unokart_widget.integers import whole
from unokart_widget.rules import Rules
from unokart_widget.strategies import Bots, Strategy

CHARACTERS = ("greedy", "careful", "random")
DEFAULT_PLAYERS = ("You", "Bot", "Bot", "Bot")
_BOT = re.compile(r"Bot(?: \d+)?")


def seat_players(
    players: int | Iterable[str] | None,
    bots: Bots | None = None,
) -> tuple[list[str], dict[int, Strategy]]:
    """Names and bots for `Game(players=…, bots=…)`.

    A player called "Bot" (or "Bot 2" …) is a bot even when `bots` does not name its seat; such bots
    take the characters greedy, careful and random by turns. Several "Bot" get numbers. A number of
    players means one person and bots. Raises PlayersError.
    """
    if players is None:
        names = list(DEFAULT_PLAYERS)
    elif (number := whole(players)) is not None:
        if not 2 <= number <= 10:
            raise PlayersError(f"A game has 2 to 10 players, not {shown(number, 20)}.")
        names = ["You"] + ["Bot"] * (number - 1)
    elif isinstance(players, str) or not isinstance(players, Iterable):
        raise PlayersError(f"players must be a list of names or a number, not {shown(players)!r}.")
    else:
        names = list(players)
    given = _given(bots)
    seated: dict[int, Strategy] = {}
    called_bot = [seat for seat, name in enumerate(names) if _is_bot(name)]
    for number, seat in enumerate(called_bot):
        # Somebody called "Bot" whose seat was given None is meant to be a person.
        strategy = given.get(seat, CHARACTERS[number % len(CHARACTERS)])
        if strategy is not None:
            seated[seat] = strategy
    seated.update({seat: name for seat, name in given.items() if name is not None})
    # The game says which of the seats are none.
    return _numbered(names), seated


def new_game(
    players: int | Iterable[str] | None,
    seed: int | None,
    rules: Rules | None,
    bots: Bots | None,
    position: str | None,
) -> Game:
    """The game that a Table begins: a deal, or a position, to whose hands players are seated.

    Raises PlayersError, RulesError or PositionError.
    """
    if position is None:
        names, seated = seat_players(players, bots)
        return Game(names, seed=seed, rules=rules, bots=seated)
    hands = len(Game.from_position(position, seed=0).players)
    names, seated = seat_players(hands if players is None else players, bots)
    return Game.from_position(position, seed=seed, rules=rules, players=names, bots=seated)


def _given(bots: Bots | None) -> dict[int, Strategy | None]:
    if bots is None:
        return {}
    if isinstance(bots, Mapping):
        return dict(bots)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise PlayersError(
            f"bots must say which seat is played by which strategy, as in {{1: 'greedy'}}, "
            f"not {shown(bots)!r}."
        )
    return dict(enumerate(bots))


def _is_bot(name: object) -> bool:
    return isinstance(name, str) and _BOT.fullmatch(name) is not None


def _numbered(names: list[str]) -> list[str]:
    """Several players called "Bot" become "Bot 1", "Bot 2" …, but for numbers that are taken."""
    if names.count("Bot") < 2:
        return names
    free = (name for number in range(1, 40) if (name := f"Bot {number}") not in names)
    return [next(free) if name == "Bot" else name for name in names]

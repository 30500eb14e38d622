"""Who plays: names, bots and the seed, checked."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .errors import PlayersError, shown
from .integers import whole
from .kernel.bots import OWN, STRATEGIES
from .kernel.state import MOST_PLAYERS
from .rules import Rules
from .strategies import OwnStrategy, Strategy, read_strategy, scorer, told_apart

LONGEST_NAME = 40
_JOINERS = "\u200c\u200d"
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
# Letters and a pattern by their category, blanks by their looks.
_BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
HIGHEST_SEED = 2**64 - 1
# A browser's numbers are exact only so far.
HIGHEST_FRESH_SEED = 2**53 - 1


def read_players(players: object) -> tuple[str, ...]:
    """The names of the players, from a number or a list of names (`players`).

    Raises `PlayersError`.
    """
    number = whole(players)
    if number is None and not isinstance(players, Sequence):
        raise PlayersError(
            f"Players are a number from 2 to {MOST_PLAYERS} or a list of names, not "
            f"{shown(players)!r}."
        )
    if isinstance(players, str):
        raise PlayersError(
            f"Players are a list of names, one for each, not the single text {players[:40]!r}."
        )
    names: Sequence[object] = players if isinstance(players, Sequence) else ()
    many = len(names) if number is None else number
    if not 2 <= many <= MOST_PLAYERS:
        raise PlayersError(f"2 to {MOST_PLAYERS} can play, not {shown(many, 20)}.")
    if number is not None:
        return tuple(f"Player {seat + 1}" for seat in range(number))
    return tuple(_read_names(names))


def is_readable(name: str) -> bool:
    """Whether a name has something to be seen, and no signs that are neither seen nor blank."""
    # Joiners are needed to write Hindi; no other invisible sign has a place in a name.
    seen = [sign for sign in name.strip() if sign not in _JOINERS]
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in seen) and not any(
        unicodedata.category(sign) in _UNSEEN or sign in _BLANK_LETTERS for sign in seen
    )


def looks(name: str) -> str:
    """The name as it looks: two names that differ only in what is not seen look the same."""
    return unicodedata.normalize("NFC", "".join(c for c in name.strip() if c not in _JOINERS))


def _read_names(players: Sequence[object]) -> list[str]:
    names: list[str] = []
    for seat, name in enumerate(players):
        if not isinstance(name, str) or not is_readable(name):
            raise PlayersError(
                f"The name of the player at seat {seat} is {shown(name)!r}; a name is a text "
                "with at least one letter."
            )
        if len(name) > LONGEST_NAME:
            raise PlayersError(
                f"The name of the player at seat {seat} has {len(name)} characters; "
                f"{LONGEST_NAME} at most, please."
            )
        if looks(name) in map(looks, names):
            raise PlayersError(
                f"Two players are called {name.strip()!r}: give each a name of their own.",
                key="name-twice",
                name=name.strip(),
            )
        names.append(name.strip())
    return names


def read_bots(bots: object, players: int) -> dict[int, Strategy]:
    """Which seats are bots, and their strategies. Raises `PlayersError`."""
    if bots is None:
        return {}
    if isinstance(bots, Mapping):
        by_seat = dict(bots)
    elif isinstance(bots, Sequence) and not isinstance(bots, str):
        if len(bots) != players:
            raise PlayersError(
                f"There are {len(bots)} entries for bots, but {players} players: give one for each "
                "seat, None for a person."
            )
        by_seat = {seat: bot for seat, bot in enumerate(bots) if bot is not None}
    else:
        raise PlayersError(
            'Bots are a strategy for each seat, such as {1: "greedy"}, not ' + f"{shown(bots)!r}."
        )
    read: dict[int, Strategy] = {}
    for given, bot in by_seat.items():
        seat = whole(given)
        if seat is None or not 0 <= seat < players:
            raise PlayersError(
                f"There is no seat {shown(given, 20)!r} for a bot: "
                f"seats go from 0 to {players - 1}."
            )
        read[seat] = read_strategy(bot, seat)
    told_apart(read)
    return dict(sorted(read.items()))


def read_seed(seed: object) -> int:
    """The seed, or a fresh one where it is None. Raises `PlayersError`."""
    if seed is None:
        return secrets.randbelow(HIGHEST_FRESH_SEED + 1)
    number = whole(seed)
    if number is None or not 0 <= number <= HIGHEST_SEED:
        raise PlayersError(
            f"The seed is {shown(seed)!r}; it is a whole number from 0 to {HIGHEST_SEED}, or "
            "None for a fresh one."
        )
    return number


def read_seat(seat: object, players: int) -> int:
    """A seat at a table for so many. Raises `PlayersError`."""
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise PlayersError(
            f"There is no seat {shown(seat, 20)!r}: seats go from 0 to {players - 1}."
        )
    return number


def set_table(
    g: Any,
    players: int,
    rules: Rules,
    bots: Mapping[int, Strategy],
    seed: int,
    own: Callable[[OwnStrategy], Any] = scorer,
) -> None:
    """Seat players at a round of the kernel (or a record like it), by these rules and that seed.

    `own` makes of a strategy of one's own what the kernel asks.
    """
    g.players = players
    g.two_player_reverse_turns = int(rules.two_player_reverse == "turn")
    g.banana_by_seat = int(rules.banana == "seat")
    g.last_item_box_ends = int(rules.last_item_box == "end")
    for seat, strategy in bots.items():
        if isinstance(strategy, str):
            g.bots[seat] = STRATEGIES.index(strategy) + 1
        else:
            g.bots[seat] = OWN
            g.scorers[seat] = own(strategy)
    g.seed[0], g.seed[1] = seed & 0xFFFFFFFF, seed >> 32

"""The line of a game: what lies behind it, action by action, and how to get back there.

A *moment* is a number of actions (moves, also those of bots, and deals of further rounds) since the
beginning: at moment 0 nobody has done anything yet.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from .events import Event
from .kernel.state import Round
from .records import RoundLog


@dataclass(frozen=True)
class Moment:
    """What a game was before an action: what `Game.undo` and `Game.at` go back to.

    Copies of a game share these, so nothing in them is ever changed.
    """

    state: Round
    scores: tuple[int, ...]
    winner: int | None
    # The last of the logs goes on: as long as these it was.
    logs: tuple[RoundLog, ...]
    moves: int
    shuffles: int
    events: int
    last_events: list[Event]


def moment_of_event(moments: Sequence[Moment], event: int) -> int:
    """The moment to which the event with that number (from 0) led."""
    return bisect_right(moments, event, key=lambda moment: moment.events)


def first_event(moments: Sequence[Moment], moment: int) -> int:
    """The number of the first event of the action that led to that moment."""
    return moments[moment - 1].events if moment else 0


def first_moment(moments: Sequence[Moment], number: int) -> int:
    """The moment at which round `number` (from 1) had just been dealt."""
    return bisect_left(moments, number, key=lambda moment: len(moment.logs))


def last_moment(moments: Sequence[Moment], rounds: int, number: int) -> int:
    """The last moment so far of round `number`, when `rounds` have begun."""
    return first_moment(moments, number + 1) - 1 if number < rounds else len(moments)

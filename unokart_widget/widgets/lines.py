"""The lines of play at a table: going on from an earlier moment leaves the line from there on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from unokart_widget.events import Event
from unokart_widget.game import Game
from unokart_widget.widgets.goal import Goal
from unokart_widget.widgets.messages import Refused

MOST_LINES = 20


@dataclass
class Line:
    """One line: its game, and where it left which other line.

    `reached` is the moment at which the goal of the table was reached on it.
    """

    number: int
    game: Game
    parent: int | None = None
    left_at: int | None = None
    reached: int | None = None


class Lines:
    """All lines of a table. The first has the number 0; a number is never given twice."""

    def __init__(self, game: Game, goal: Goal | None = None) -> None:
        self._goal = goal
        self._start = game.copy()
        self._begin(game)

    def _begin(self, game: Game) -> None:
        self.now = Line(0, game)
        self._all = {0: self.now}
        self._next = 1

    @property
    def first(self) -> Game:
        """The game as it was when the table was made."""
        return self._start

    def replace(self, game: Game) -> None:
        """Another game is on the table; `restart` still goes back to the first one."""
        self._begin(game)

    def restart(self) -> Game:
        """The first game as it was when the table was made; all lines are gone."""
        self._begin(self._start.copy())
        return self.now.game

    def branch(self, moment: int) -> Game:
        """A line that leaves this one at that moment; its game.

        The one that is left is kept, unless nothing was played on it. Raises Refused when there
        are too many, and NothingToDoError for a moment that is not there.
        """
        old = self.now
        game = old.game.at(moment)
        if not self._is_empty(old) and len(self._all) >= MOST_LINES:
            raise Refused("too-many-lines", most=MOST_LINES)
        reached = old.reached if old.reached is not None and old.reached <= moment else None
        line = Line(self._next, game, old.number, moment, reached)
        if self._is_empty(old):
            line.parent = old.parent
            del self._all[old.number]
        self._next += 1
        self._all[line.number] = self.now = line
        return game

    def go_to(self, number: int) -> Game:
        """Return to a line where it was left; its game. Raises Refused if it is not there."""
        line = self._all.get(number)
        if line is None:
            raise Refused("no-such-line")
        if line is not self.now and self._is_empty(self.now):
            del self._all[self.now.number]
        self.now = line
        return line.game

    def _is_empty(self, line: Line) -> bool:
        """Whether nothing was played on a line, so that nothing is lost with it."""
        if line.left_at is None or line.game.moment > line.left_at:
            return False
        return all(other.parent != line.number for other in self._all.values())

    def noted(self, events: Iterable[Event]) -> Exception | None:
        """Whether the goal is reached by these events; the exception that asking for it raised."""
        line, failure = self.now, None
        if line.reached is not None and line.game.moment < line.reached:
            line.reached = None
        if self._goal is not None and line.reached is None:
            try:
                if any(self._goal.is_reached_by(event) for event in events):
                    line.reached = line.game.moment
            except Exception as error:
                failure = error
        return failure

    def is_reached(self, moment: int | None = None) -> bool:
        """Whether the goal has been reached on this line, by that moment."""
        reached = self.now.reached
        return reached is not None and (moment is None or reached <= moment)

    def told(self) -> dict[str, Any]:
        """What a page is told of the lines."""
        return {
            "line": self.now.number,
            "lines": [
                {
                    "line": line.number,
                    "parent": line.parent,
                    # What Python took back may lie before it.
                    "from": None if line.left_at is None else min(line.left_at, line.game.moment),
                    "moment": line.game.moment,
                }
                for line in self._all.values()
            ],
        }

    def goal_told(self, language: str, moment: int | None = None) -> dict[str, Any] | None:
        """What a page is told of the goal, as it stood at that moment."""
        if self._goal is None:
            return None
        return {"text": self._goal.text(language), "reached": self.is_reached(moment)}

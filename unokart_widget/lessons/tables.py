"""A table at a chosen position, with a way back to it."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence

from unokart_widget.game import Game
from unokart_widget.lessons.shown import Shown, say
from unokart_widget.lessons.strips import NAMES, hands_in
from unokart_widget.rules import Rules
from unokart_widget.widgets import saved
from unokart_widget.widgets.seating import CHARACTERS
from unokart_widget.widgets.table import Table


class LessonTable(Table):
    """A Table with a task above it, and a button that brings its first cards back."""

    def __init__(self, start: Game, task: str, language: str) -> None:
        self._task = task
        super().__init__(start, language=language, show={"start": True})

    def _ipython_display_(self) -> None:
        if not self._task:
            super()._ipython_display_()
            return
        task = html.escape(self._task)
        label = say("try", self._language)
        body = f'<div class="ukl-task"><div class="ukl-try">{label}</div><div>{task}</div></div>'
        saved.show(Shown(body, self._task).bundle())
        super()._ipython_display_()


def table(
    start: str | Game,
    task: str = "",
    *,
    moves: Sequence[str] = (),
    players: Sequence[str] | None = None,
    bots: Mapping[int, str] | None = None,
    rules: Rules | None = None,
    seed: int = 1,
    language: str = "en",
) -> LessonTable:
    """A table to be played at; `restart()`, or its button, puts the cards back.

    start: a position, or a Game, whose own players, bots and rules then hold. moves: what is played
    before the reader begins. players: names, by default "You" and others; bots: which seats play by
    themselves, by default all but seat 0. task: what to try, in a sentence or two.
    """
    if isinstance(start, Game):
        game = start.copy()
    else:
        seats = hands_in(start)
        names = ["You", *NAMES[1:seats]] if players is None else players
        if bots is None:
            bots = {seat: CHARACTERS[(seat - 1) % len(CHARACTERS)] for seat in range(1, seats)}
        game = Game.from_position(start, seed=seed, rules=rules, players=names, bots=bots)
    for move in moves:
        game.play(move)
    return LessonTable(game, task, language)

"""A table at a chosen position, with a way back to it."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from typing import Any

from unokart_widget.game import Game
from unokart_widget.lessons.shown import Shown, plain, say
from unokart_widget.lessons.strips import NAMES, hands_in
from unokart_widget.rules import Rules
from unokart_widget.widgets import saved
from unokart_widget.widgets.seating import CHARACTERS
from unokart_widget.widgets.table import Table


class LessonTable(Table):
    """A Table that remembers the cards it was made with, and a button that brings them back."""

    def __init__(self, start: Game, task: str, language: str) -> None:
        self._start = start.copy()
        self._task = task
        self._button: Any = None
        super().__init__(start, language=language)

    def back(self) -> None:
        """Put the game back to where it was when the table was made."""
        with self._guard():
            self._put(self._start.copy())

    def close(self) -> None:
        """Take the table and its button off the page."""
        button, self._button = self._button, None
        if button is not None:
            button.layout.close()
            button.style.close()
            button.close()
        super().close()

    def _ipython_display_(self) -> None:
        if self._button is None:
            self._button = self._make_button()
        task = html.escape(self._task)
        label = say("try", self._language)
        body = f'<div class="ukl-task"><div class="ukl-try">{label}</div><div>{task}</div></div>'
        saved.show(Shown(body, self._task).bundle())
        super()._ipython_display_()
        if self._button.comm is not None and saved.in_notebook():
            saved.show({saved.WIDGET_VIEW: self._button.get_view_spec(), "text/plain": ""})

    def _make_button(self) -> Any:
        from ipywidgets import Button, Layout

        button = Button(
            description=plain("again", self._language),
            tooltip=plain("again-help", self._language),
            layout=Layout(width="auto"),
        )
        button.add_class("ukl-again")
        button.on_click(lambda _: self.back())
        return button


def table(
    start: str | Game,
    task: str,
    *,
    moves: Sequence[str] = (),
    players: Sequence[str] | None = None,
    bots: Mapping[int, str] | None = None,
    rules: Rules | None = None,
    seed: int = 1,
    language: str = "en",
) -> LessonTable:
    """A table to be played at, and a button that puts the cards back.

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

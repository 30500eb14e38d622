"""`Table`, the card table in a notebook."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from inspect import Signature
from typing import ClassVar

from unokart_widget.errors import NothingToDoError
from unokart_widget.events import Event
from unokart_widget.game import MOST_STEPS, Game
from unokart_widget.moves import Move
from unokart_widget.rules import Rules
from unokart_widget.strategies import Bots
from unokart_widget.widgets import saved
from unokart_widget.widgets.game_widget import GameWidget, OnEvent
from unokart_widget.widgets.goal import GoalGiven, read_goal
from unokart_widget.widgets.keywords import plain_signature, unknown_keyword
from unokart_widget.widgets.options import read_show, read_size, read_truth
from unokart_widget.widgets.seating import new_game
from unokart_widget.widgets.words import say


class Table(GameWidget):
    """A card table: shown as the last line of a cell, it is played at.

    Every argument may be left out. `Table(game)` shows a Game that there is already; the others
    begin one.

    Parameters
    ----------
    game : Game
        What is on the table. It is the same Game for whoever holds it: a move made here is made
        there.

        >>> import unokart_widget as uk
        >>> game = uk.Game(players=["Ana", "Ben"], seed=2024)
        >>> table = uk.Table(game)

    players : list of names, or a number
        2 to 10. Whoever is called "Bot" ("Bot 2" …) is played by the program. A number means one
        person and bots. By default You and three bots.

        >>> uk.Table(players=["Ana", "Ben", "Bot"])
        <Table of Ana, Ben, Bot>
        >>> uk.Table(players=3)
        <Table of You, Bot 1, Bot 2>

    bots : dict of seat to strategy, or a list with None for people
        Who is played by which of `STRATEGIES`, or by which function of your own (see
        `unokart_widget.strategies`). Seats are counted from 0.

        >>> uk.Table(players=["Ana", "Eva", "Leo"], bots={1: "careful", 2: "random"})
        <Table of Ana, Eva, Leo>

    seed : int
        The same seed deals the same cards. By default they are shuffled afresh.

        >>> uk.Table(seed=7).game.hands == uk.Table(seed=7).game.hands
        True

    rules : Rules
        The options of the rules.

        >>> table = uk.Table(rules=uk.Rules(banana="seat", target=300))

    position : str
        Cards that lie ready: the top card, the way of play, whose turn it is, the hands, and after
        `/` the cards that come next from the stock, which nobody at the table is told. See
        `Game.from_position`.

        >>> table = uk.Table(position="R5 + 0 | R7 WI | B3 Y9 | G8 G1 / Y4 R2")
        >>> [event.rule for event in table.play("0:WI!")]
        ['turn.wild', 'uno.say', 'action.itembox', 'item.banana', 'item.after']

    seat : int
        Whose hand is shown, by default the first person's. `table.seat = 1` shows another one;
        `table.seat = None` none.

        >>> table = uk.Table(players=["Ana", "Ben"], seat=1)

    language : str
        Of all words: a code out of `rulebook.languages()`. `table.language = "cy"` changes it, and
        people can as well.

        >>> table = uk.Table(language="en")

    show : dict of part to bool, or a list of parts
        Which parts of the table are there. A dict changes some of them, a list is of all that are
        shown: "log" (what has happened), "pace" (of the bots), "new_game", "rulebook", "history"
        (the table as it was, and going on from there), "hints", "why" (a card can be played or
        not), "odds" (a panel that can be switched on), "scores", "settings". "start" is a button
        that puts the first cards back; it is there when there is a position or a goal. "hands"
        lays all hands open: off by default.

        >>> table = uk.Table(show={"hints": False, "hands": True})
        >>> table = uk.Table(show=["log", "why"])

    size : str
        "normal", "large" or "huge", for a projector.

        >>> table = uk.Table(size="huge")

    goal : rule id, function of an Event, or one of them with a sentence
        When it is reached the table stops, and offers the way back to its start. The sentence says
        to the people what the goal is.

        >>> table = uk.Table(goal="item.banana")
        >>> def caught(event):
        ...     return event.kind == "caught" and event.seat == 1
        >>> table = uk.Table(goal=(caught, "Catch Bot 1 without UNO."))

    odds : bool
        Whether the odds panel is on: each seat's chance to win, what each move does to one's own,
        what an Item Box would bring. `table.odds = True` switches it on later, and people can as
        well, unless the part "odds" is not shown.

        >>> table = uk.Table(odds=True)

    on_event : function of an Event
        It is called with each Event of the game, as by `table.on_event(function)`.

        >>> table = uk.Table(
        ...     position="R5 + 0 | R7 G2 | B3 Y9", on_event=lambda event: print(event.text())
        ... )
        >>> events = table.play("0:R7!")
        You play red 7.
        You say UNO.

    Raises
    ------
    TypeError
        For a keyword that does not exist, and for what is no list, function … at all.
    UnokartError
        For players, rules, positions, parts … that cannot be. Each says what can.
    """

    __signature__: ClassVar[Signature]

    def __init__(
        self,
        game: Game | None = None,
        *,
        players: int | Iterable[str] | None = None,
        seed: int | None = None,
        rules: Rules | None = None,
        bots: Bots | None = None,
        position: str | None = None,
        seat: int | None = None,
        language: str = "en",
        show: Mapping[str, bool] | Iterable[str] | None = None,
        size: str = "normal",
        goal: GoalGiven | None = None,
        odds: bool = False,
        on_event: OnEvent | None = None,
        **unknown: object,
    ) -> None:
        if unknown:
            raise TypeError(unknown_keyword("Table", Table.__signature__, unknown))
        new = {
            "players": players,
            "seed": seed,
            "rules": rules,
            "bots": bots,
            "position": position,
        }
        if game is None:
            game = new_game(players, seed, rules, bots, position)
        elif not isinstance(game, Game):
            raise TypeError(
                f"Table shows a Game, not a {type(game).__name__}. "
                "Table(position=…) shows a position."
            )
        elif given := [name for name, value in new.items() if value is not None]:
            raise TypeError(f"{given[0]} is for a new game; Table(game) takes the game as it is.")
        aim = read_goal(goal)
        # Who begins in the middle of a round, or has something to reach, will want to begin again.
        parts = read_show(show, start=aim is not None or game.from_a_position)
        super().__init__(
            game,
            seat,
            language,
            show=parts,
            size=read_size(size),
            goal=aim,
            odds=read_truth(odds, "odds"),
        )
        if on_event is not None:
            self.on_event(on_event)

    @property
    def game(self) -> Game:
        """The Game on the table: the whole truth. A new game begun on the page replaces it."""
        return self._game

    @property
    def seat(self) -> int | None:
        """The seat whose hand is shown; None when all hands lie face down."""
        return self._seat

    @seat.setter
    def seat(self, seat: int | None) -> None:
        with self._guard():
            self._seat = None if seat is None else self._a_seat(seat)
            self._show()
            self._save_text()

    @property
    def odds(self) -> bool:
        """Whether the odds panel is on; setting it switches it on or off."""
        on: bool = self.options["odds"]
        return on

    @odds.setter
    def odds(self, on: bool) -> None:
        with self._guard():
            self._show_odds(read_truth(on, "odds"))

    def play(self, move: str | Move) -> list[Event]:
        """Make a move, of whichever seat it is, as `table.game.play(move)` does.

        Raises NothingToDoError once the goal of the table is reached.
        """
        with self._raising() as game:
            if self._lines.is_reached():
                raise NothingToDoError(say("goal-reached", "en"), key="goal-reached")
            return game.play(move)

    def play_on(self, limit: int = MOST_STEPS) -> list[Event]:
        """Let the bots move until a person must decide or the round is over, as Game.play_on.

        It stops where the goal of the table is reached.
        """
        happened: list[Event] = []
        with self._raising() as game:
            for _ in range(limit):
                if self._lines.is_reached() or not game.can_step():
                    break
                happened.extend(game.step())
        return happened

    def restart(self) -> None:
        """Put the cards back to where they were when the table was made.

        Other lines of play are gone then. `table.game` is another Game afterwards.
        """
        with self._guard():
            self._restart()

    def on_event(self, callback: OnEvent) -> Callable[[], None]:
        """Call `callback(event)` with each event from now on; returns a function that ends it.

        It is called on the thread of whoever acts, with the game locked. An exception in it does
        not disturb the game: the page shows an alert, `last_error` holds it, and in a cell that
        calls `table.play` it is raised.
        """
        if not callable(callback):
            raise TypeError(f"on_event takes a function, not a {type(callback).__name__}.")
        self._listeners.append(callback)

        def remove() -> None:
            with suppress(ValueError):
                self._listeners.remove(callback)

        return remove

    def __repr__(self) -> str:
        return f"<Table of {', '.join(self._game.players)}>"

    def __str__(self) -> str:
        return "\n".join(saved.text_lines(self._make_view()))


Table.__signature__ = plain_signature(Table.__init__)

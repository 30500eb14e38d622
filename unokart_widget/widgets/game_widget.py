"""A widget that shows a Game to one seat and lets a page play that seat.

The game lives here, outside of the synced traits. A page gets one `view`, what the seat shown may
know, and asks by message; each is checked, done under the game's lock, and answered once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import traitlets

from unokart_widget.errors import IllegalMove, PlayersError, UnokartError, shown
from unokart_widget.events import Event
from unokart_widget.game import Game
from unokart_widget.integers import whole
from unokart_widget.moves import Move
from unokart_widget.rules import Rules
from unokart_widget.strategies import name_of
from unokart_widget.widgets import answers, front_end, messages, saved
from unokart_widget.widgets.channel import Reply
from unokart_widget.widgets.displayed import SpokenWidget
from unokart_widget.widgets.goal import Goal
from unokart_widget.widgets.lines import Lines
from unokart_widget.widgets.messages import Malformed, Refused
from unokart_widget.widgets.options import read_show

if TYPE_CHECKING:
    from unokart_widget.widgets.odds_panel import OddsPanel

OnEvent = Callable[[Event], object]


class GameWidget(SpokenWidget):
    """What Table shows and answers; Table adds what it is made of and what Python users call."""

    view = traitlets.Dict(
        read_only=True,
        help="What the seat shown may know (Game.view), with the seats of the people at this "
        "screen (people), the language, and the number of the cell that made the table (cell). "
        "Its version grows by one with each action.",
    ).tag(sync=True)
    options = traitlets.Dict(
        read_only=True,
        help="Which parts of the table are there (show, by name), its size, whether there is a "
        "button that puts the cards back to the start, and whether the odds panel is on.",
    ).tag(sync=True)
    _page = "table"
    _odds: OddsPanel | None = None

    def __init__(
        self,
        game: Game,
        seat: int | None,
        language: str,
        *,
        show: dict[str, bool] | None = None,
        size: str = "normal",
        goal: Goal | None = None,
        odds: bool = False,
    ) -> None:
        self._game = game
        self._lines = Lines(game, goal)
        self._parts = read_show(None, start=goal is not None) if show is None else show
        self._seat = self._first_person() if seat is None else self._a_seat(seat)
        self._listeners: list[OnEvent] = []
        # How far our version is ahead of the game's: the version of a new game begins at 0 again.
        self._ahead = 0
        self._failure: Exception | None = None
        self._answering = False
        self._begin_to_speak(language)
        start = self._parts["start"]
        parts = {name: there for name, there in self._parts.items() if name != "start"}
        self.set_trait("options", {"show": parts, "size": size, "start": start, "odds": odds})
        with game.lock:
            self._open()
            self._stop_observing = game.observe(self._game_changed)

    def _prepare(self) -> None:
        self.set_trait("view", self._make_view())

    def close(self) -> None:
        """Take the widget off the page and let go of the game, which can go on without it."""
        stop = self.__dict__.pop("_stop_observing", None)
        if stop is not None:
            stop()
        if self._odds is not None:
            self._odds.drop()
        super().close()

    # What is seen

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that no bot plays."""
        return tuple(seat for seat in range(len(self._game.players)) if seat not in self._game.bots)

    def _make_view(self) -> dict[str, Any]:
        view = self._completed(self._game)
        view["version"] = self._game.version + self._ahead
        view["goal"] = self._lines.goal_told(self._language)
        if self._lines.is_reached():
            view["moves"], view["step"] = [], False
        return view

    def _completed(self, game: Game) -> dict[str, Any]:
        """The view of this game or an earlier state of it, with what belongs to the table."""
        view: dict[str, Any] = game.view(
            self._seat, language=self._language, open_hands=self._parts["hands"]
        )
        view["people"] = list(self.people)
        view["language"] = self._language
        view["cell"] = self._cell
        return view | self._lines.told()

    def _make_past(self, moment: int) -> dict[str, Any]:
        """The view as it was at that moment, in which nothing can be done."""
        view = self._completed(self._game.at(moment))
        view["version"] = self.view["version"]
        view["goal"] = self._lines.goal_told(self._language, moment)
        view["moves"], view["step"] = [], False
        view["round_end"] = self._game.round_end(moment)
        return view

    def _show(self) -> None:
        """Send the view, also when nothing in it has changed."""
        view = self._make_view()
        if view == self.view:
            self.send_state("view")
        else:
            self.set_trait("view", view)
            self._text_due = True

    def _first_person(self) -> int | None:
        return next(iter(self.people), None)

    def _a_seat(self, seat: object) -> int:
        count = len(self._game.players)
        number = whole(seat)
        if number is None or not 0 <= number < count:
            raise PlayersError(f"seat must be a number from 0 to {count - 1}, not {shown(seat)!r}.")
        return number

    def _as_saved(self) -> dict[str, str]:
        return saved.as_saved(self.view, self.fallback)

    # What happens in the game

    @contextmanager
    def _guard(self) -> Iterator[Game]:
        """The game, locked; while we wait, another thread may put a new one on the table."""
        while True:
            game = self._game
            with game.lock:
                if game is self._game:
                    yield game
                    return

    def _game_changed(self, game: Game, events: Sequence[Event]) -> None:
        """Called after each action, on the thread of whoever acts, with the game locked."""
        if game is not self._game:
            return
        missed = self._lines.noted(events)
        self._show()
        failure = self._tell(events, missed)
        self._failure = self._failure or failure
        if not self._answering:
            self._save_text()
            if failure is not None:
                self.send({"kind": "error", "id": None, "text": self._failed_text(failure)})

    def _tell(self, events: Sequence[Event], first: Exception | None) -> Exception | None:
        """Call each listener with each event, whatever happens; the first exception, if any."""
        for event in events:
            for listener in list(self._listeners):
                try:
                    listener(event)
                except Exception as error:
                    self.log.exception("A function that follows a table failed.")
                    first = first or error
        self.last_error = first or self.last_error
        return first

    def _failed_text(self, failure: Exception) -> str:
        return self._say("callback-error", error=type(failure).__name__)

    @contextmanager
    def _raising(self) -> Iterator[Game]:
        """The game, locked; in the end the exception of a listener is raised, if there was one.

        So a person who plays in a cell sees in that cell what their own function did wrong.
        """
        with self._guard() as game:
            before, self._failure = self._failure, None
            try:
                yield game
            finally:
                failure, self._failure = self._failure, before
            if failure is not None:
                raise failure

    # What a page asks

    def _reply(self, content: object) -> tuple[str, Reply]:
        self._answering, self._failure = True, None
        try:
            kind, fields = super()._reply(content)
        finally:
            self._answering = False
        failure, self._failure = self._failure, None
        if failure is not None and kind == "answer":
            return "error", {"text": self._failed_text(failure)}
        return kind, fields

    def _after(self) -> None:
        self._save_text()

    def _asked(self, content: object) -> Reply:
        return self._answer(messages.read(content))

    def _answer(self, message: messages.Message) -> Reply:
        """Do what a checked message asks; the fields of the reply."""
        language = self._language
        match message:
            case messages.Ping():
                return {}
            case messages.SendView():
                self._show()
                return {}
            case messages.TellRule(rule):
                return answers.rule_text(rule, language)
            case messages.TellRulebook():
                return answers.whole_rulebook(self._game.rules, language)
            case messages.TellLog(start):
                return answers.log(self._game, start, self._seat, language)
            case messages.TellPast(moment):
                self._need("history", "history-hidden")
                return {"view": self._make_past(moment)}
            case messages.TellBot(moment):
                return answers.bots_reason(self._game, moment, language)
            case messages.Explain(move):
                return answers.explanation(self._game, move, self._own_seat(move), language)
            case messages.Hint():
                return self._hint()
            case messages.TellOdds(version):
                return self._tell_odds(version)
            case messages.ShowOdds(on):
                self._need("odds", "odds-hidden")
                self._show_odds(on)
                return {}
            case messages.SendPart(name):
                if name not in front_end.part_names():
                    raise Malformed(f"The table has no part {messages.quoted(name)}.")
                return dict(front_end.part(name))
            case messages.Look(seat):
                if seat not in self.people:
                    raise Refused("not-at-screen")
                self._seat = seat
                self._show()
                return {}
            case messages.Speak(code):
                if code not in self.languages:
                    raise Refused("unknown-language")
                self._speak(code)
                return {}
            case _:
                if message.version != self.view["version"]:
                    raise Refused("moved-on")
                self._act(message)
                return {}

    def _act(self, message: messages.Action) -> None:
        match message:
            case messages.Branch(moment=moment):
                self._need("history", "history-hidden")
                if moment == self._game.moment:
                    self._show()
                else:
                    self._put(self._lines.branch(moment))
            case messages.Line(line=line):
                self._need("history", "history-hidden")
                if line == self._lines.now.number:
                    self._show()
                else:
                    self._put(self._lines.go_to(line))
            case messages.Restart():
                if not self._lines.is_reached():
                    self._need("start", "start-hidden")
                self._restart()
            case messages.NewGame():
                self._need("new_game", "new-game-hidden")
                self._new_game(message)
            case _ if self._lines.is_reached():
                raise Refused("goal-reached")
            case messages.Play(move=move):
                self._own_seat(move)
                self._game.play(move)
            case messages.Step():
                if not self._game.can_step():
                    raise Refused("no-step")
                self._game.step()
            case messages.NextRound():
                self._game.next_round()

    def _need(self, part: str, otherwise: str) -> None:
        """Refuse what belongs to a part that this table does not have."""
        if not self._parts[part]:
            raise Refused(otherwise)

    def _hint(self) -> Reply:
        self._need("hints", "hints-hidden")
        if self._seat is None or self._seat in self._game.bots:
            raise Refused("nobody-plays")
        if not self.view["moves"]:
            raise Refused("nothing-to-decide")
        return answers.hint(self._game, self._seat, self._language)

    def _show_odds(self, on: bool) -> None:
        """Switch the odds panel on or off; called locked."""
        self.set_trait("options", {**self.options, "odds": on})
        if not on and self._odds is not None:
            self._odds.drop()

    def _tell_odds(self, version: int) -> Reply:
        """The odds of the table as it is shown, or that they are still being worked out."""
        self._need("odds", "odds-hidden")
        if version != self.view["version"]:
            return {"version": version, "stale": True, "pending": False}
        if self._odds is None:
            # What the panel needs is heavy, and few tables need it.
            from unokart_widget.widgets.odds_panel import OddsPanel

            self._odds = OddsPanel()
        return self._odds.ask(self._game, self._seat, version, self._language)

    def _own_seat(self, move: str) -> int:
        """The seat of `move`, if it is the one shown: else a reply would tell of another hand."""
        seat = Move.parse(move).seat
        if self._seat is None:
            raise Refused("nobody-plays")
        name = self._game.players[self._seat]
        if seat != self._seat:
            raise Refused("other-seat", name=name)
        if seat in self._game.bots:
            raise Refused("seat-is-bot", name=name)
        return seat

    def _new_game(self, message: messages.NewGame) -> None:
        rules = Rules.from_dict(message.rules)
        # A page knows strategies by their names; of one's own, those that are here already.
        own = {
            name_of(bot): bot
            for game in (self._lines.first, self._game)
            for bot in game.bots.values()
        }
        bots = {seat: own.get(name, name) for seat, name in message.bots.items()}
        fresh = Game(message.names, seed=message.seed, rules=rules, bots=bots)
        self._lines.replace(fresh)
        self._put(fresh, fresh.last_events, anew=True)

    def _restart(self) -> None:
        """Put the cards back to where they were when the table was made; called locked."""
        self._put(self._lines.restart())

    def put_on(self, game: Game, seat: int, *, scores: bool) -> None:
        """Show another game to that seat, as if the table had been made with it."""
        with self._guard():
            self._parts["scores"] = scores
            show = {**self.options["show"], "scores": scores}
            self.set_trait("options", {**self.options, "show": show})
            self._lines = Lines(game)
            self._seat = seat
            self._put(game)

    def _put(self, fresh: Game, events: Sequence[Event] = (), *, anew: bool = False) -> None:
        """Put another game on the table, in place of the one that is there; called locked.

        `events` are those of it that have just happened. `anew`: others may play it.
        """
        with fresh.lock:
            self._ahead = self.view["version"] + 1 - fresh.version
            self._stop_observing()
            self._game = fresh
            self._stop_observing = fresh.observe(self._game_changed)
            if anew or (self._seat is not None and self._seat >= len(fresh.players)):
                self._seat = self._first_person()
            self._game_changed(fresh, events)

    def _refusal(self, error: UnokartError) -> Reply:
        if not isinstance(error, IllegalMove):
            return super()._refusal(error)
        text = error.text(self._language, self._seat)
        return {"rule": error.rule, "title": self._title(error.rule), "text": text}

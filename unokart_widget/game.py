"""A game as a person holds it: what can be done to it. `game_state` is what is to be seen of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from . import history, records
from .errors import IllegalMove, NothingToDoError, PlayersError, StrategyError, shown
from .events import Event, events_of, game_won
from .game_state import GameState, read_move, stock_now
from .history import Moment
from .integers import whole
from .kernel import bots as kernel_bots
from .kernel import moves as kernel_moves
from .kernel import setup
from .kernel.state import NOBODY, OVER, Round
from .moves import Move
from .players import read_players
from .positions import position_of, set_up
from .reasons import code_of, move_of
from .records import RoundLog, Shuffle
from .rules import Rules
from .strategies import Bots
from .views import dealer_of

Observer = Callable[["Game", list[Event]], None]

MOST_STEPS = 100_000
MOST_ROUNDS = 2**32
"""The rounds of a seed are numbered from 0 to this, less one."""


class Game(GameState):
    """A game of UNO Mario Kart, from the draw for the dealer to the last point.

    Parameters
    ----------
    players
        How many, or a list of their names: 2 to 10 (`players`).
    seed
        A whole number from 0 to 2**64 - 1: the same seed deals the same cards and lets bots decide
        the same. None (default) takes a fresh one.
    rules
        The options, see `Rules`.
    bots
        Which seats play by themselves, and by which of `STRATEGIES`, or by which function of your
        own (see `unokart_widget.strategies`): `{1: "greedy"}`, or an entry for each seat with None
        for a person. Their moves come from `step` and `play_on`.

    Raises `PlayersError` or `RulesError`, which say what was wrong.

    A game can be shared between threads: every call takes `lock`.

    >>> game = Game.from_position("R5 + 0 | R7 G2 | YS Y9 / B3")
    >>> [str(move) for move in game.legal_moves()]
    ['0:R7', '0:R7!', '0:draw']
    >>> print(game.explain("0:G2"))
    Green 2 cannot go on red 5: neither colour nor number matches.
    >>> for event in game.play("0:R7!"):
    ...     print(event.rule, "-", event.text())
    turn.match - Player 1 plays red 7.
    uno.say - Player 1 says UNO.
    """

    def __init__(
        self,
        players: int | Sequence[str] = 4,
        seed: int | None = None,
        rules: Rules | None = None,
        bots: Bots | None = None,
    ) -> None:
        self._sit_down(read_players(players), seed, rules, bots)
        self._begin_round(None, self._deal_first)

    def _sit_down(
        self,
        names: tuple[str, ...],
        seed: int | None,
        rules: Rules | None,
        bots: Bots | None,
    ) -> None:
        super()._sit_down(names, seed, rules, bots)
        self._observers: list[Observer] = []
        self._untold: deque[list[Event]] = deque()
        self._telling = False

    @classmethod
    def from_position(
        cls,
        position: str,
        seed: int | None = None,
        rules: Rules | None = None,
        *,
        players: Sequence[str] | None = None,
        bots: Bots | None = None,
    ) -> Game:
        """A game in the middle of a round: `R5 + 0 | B7 G2 W4 | YS Y9 / WI R3`.

        The line gives the top card (`W4=B` for a wild and its colour), the direction (`+` left, `-`
        right), the seat to move, the hands after `|`, and after `/` the next cards of the stock.
        All other cards are the rest of the stock, shuffled by the seed. The neighbour against the
        direction of play has just gone. `players` may name the players.

        Raises `PositionError`, `PlayersError` or `RulesError`; each says what and where.
        """
        draft = Round()
        set_up(draft, position, 0)
        names = read_players(draft.players if players is None else players)
        if len(names) != draft.players:
            raise PlayersError(
                f"The position has {draft.players} hands, but there are {len(names)} names."
            )
        game = cls.__new__(cls)
        game._sit_down(names, seed, rules, bots)
        game._begin_round(position, lambda g: set_up(g, position, 0))
        return game

    @classmethod
    def of_round(
        cls,
        number: int,
        players: int | Sequence[str] = 4,
        seed: int | None = None,
        rules: Rules | None = None,
        bots: Bots | None = None,
    ) -> Game:
        """The game that begins with round `number` of a seed; `Game(…)` begins with round 0.

        A simulation plays the rounds of its seed one by one: this is any of them, just dealt.
        """
        names = read_players(players)
        first = whole(number)
        if first is None or not 0 <= first < MOST_ROUNDS:
            raise PlayersError(
                f"The number of the round is {shown(number)!r}; it is a whole number from 0 to "
                f"{MOST_ROUNDS - 1}."
            )
        game = cls.__new__(cls)
        game._sit_down(names, seed, rules, bots)
        game._first_number = first
        game._begin_round(None, game._deal_first)
        return game

    @classmethod
    def from_record(
        cls,
        record: Mapping[str, Any],
        *,
        bots: Bots | None = None,
    ) -> Game:
        """Play a record again, move by move, and check all that it says.

        `record` is what `record()` returns, or the same read from JSON. `bots` lets bots go on
        where the record ends. Raises `RecordError`, which names the place that is wrong.
        """
        return records.replay(cls, record, bots)

    # Acting

    def play(self, move: str | Move) -> list[Event]:
        """Play a move; returns what happened.

        Raises `IllegalMove` with the rule that forbids it, or `NotationError` for a text that is no
        move. The game is then as it was.
        """
        move = read_move(move)
        with self._lock:
            reason = self.reason(move)
            if not reason.legal:
                raise IllegalMove(move, reason)
            moment = self._moment()
            return self._act(move, code_of(self._state, move), moment)

    def step(self) -> list[Event]:
        """Let a bot do the next thing; returns what happened.

        Empty when the bots had a chance to catch somebody and did not notice; `undo` then takes
        back the action before it as well. Raises `NothingToDoError` where no bot has anything to
        do, and `StrategyError` where a strategy of one's own fails: the game is then as it was.
        """
        with self._lock:
            if not self.can_step():
                raise NothingToDoError(
                    "No bot has anything to do now: see Game.can_step().", key="no-step"
                )
            moment = self._moment()
            try:
                code = kernel_bots.next_bot_move(self._state)
            except StrategyError:
                # Nothing has happened, and no chance is used up.
                self._state = moment.state.copy()
                raise
            if code == kernel_bots.NO_MOVE:
                return self._publish([])
            seat, code = code >> kernel_bots.SEAT_SHIFT, code & kernel_bots.CODE
            return self._act(move_of(seat, code), code, moment)

    def play_on(self, limit: int = MOST_STEPS) -> list[Event]:
        """Let the bots play until a person has to decide, the round is over, or `limit` steps.

        Returns all that happened.
        """
        happened = []
        with self._lock:
            for _ in range(limit):
                if not self.can_step():
                    break
                happened.extend(self.step())
        return happened

    def next_round(self) -> list[Event]:
        """Deal the next round (`setup.next`). Raises `NothingToDoError` when there is none."""
        with self._lock:
            if self._winner is not None:
                raise NothingToDoError(
                    f"The game is over: {self._names[self._winner]} won it with "
                    f"{self._scores[self._winner]} points. Start a new one.",
                    rule="score.game",
                    key="game-over",
                    name=self._names[self._winner],
                    points=self._scores[self._winner],
                )
            if not self.round_over:
                raise NothingToDoError(
                    "This round is not over yet: the next one is dealt when somebody has gone out.",
                    rule="setup.next",
                    key="round-goes-on",
                )
            self._moments.append(self._moment())
            known = self._state.dealer != NOBODY
            return self._begin_round(None, self._deal_next if known else self._deal_first)

    def undo(self) -> None:
        """Take back the last action (a move, a bot's step, the deal of a round), exactly.

        Raises `NothingToDoError` at the beginning of the game.
        """
        with self._lock:
            if not self._moments:
                raise NothingToDoError(
                    "There is nothing to undo: the game has just begun.", key="nothing-to-undo"
                )
            self._go_back_to(self.moment - 1)
            self._tell([])

    def at(self, moment: int) -> Game:
        """The game as it was after that many actions of this line of play, from 0.

        It is independent of this one, without observers, and can be played on. Raises
        `NothingToDoError` for a moment that is not there.

        >>> game = Game.from_position("R5 + 0 | R7 G2 | YS Y9 / B3")
        >>> events = game.play("0:R7!")
        >>> game.moment, game.at(0).hands[0], game.hands[0]
        (1, ['R7', 'G2'], ['G2'])
        """
        with self._lock:
            moment = self._read_moment(moment)
            twin = self.copy()
            if moment < twin.moment:
                twin._go_back_to(moment)
            twin._last_events = twin._events[history.first_event(twin._moments, moment) :]
            return twin

    def _go_back_to(self, number: int) -> None:
        moment = self._moments[number]
        del self._moments[number:]
        # Copies of this game may hold the same moment, and go back to it as well.
        self._state = moment.state.copy()
        self._scores = list(moment.scores)
        self._winner = moment.winner
        *before, last = moment.logs
        self._logs = [*before, last.until(moment.moves, moment.shuffles)]
        del self._events[moment.events :]
        self._last_events = moment.last_events

    # Watching and keeping

    def observe(self, callback: Observer) -> Callable[[], None]:
        """Call `callback(game, events)` after each action, in whatever thread it happens.

        A callback may act itself: of that, all are told when they have been told of the action
        before it. An exception in a callback takes nothing back; it is raised where the game was
        acted on, once all others have been called. Returns a function that stops it.
        """
        if not callable(callback):
            raise TypeError(f"observe takes a function, not a {type(callback).__name__}.")
        self._observers.append(callback)

        def stop() -> None:
            if callback in self._observers:
                self._observers.remove(callback)

        return stop

    def copy(self) -> Game:
        """An independent game in the same state, without observers."""
        with self._lock:
            twin = Game.__new__(Game)
            twin._sit_down(self._names, self._seed, self._rules, self._bots)
            twin._version = self._version
            twin._scores = list(self._scores)
            twin._winner = self._winner
            twin._first_number = self._first_number
            twin._logs = [log.copy() for log in self._logs]
            twin._events = list(self._events)
            twin._last_events = self._last_events
            twin._moments = list(self._moments)
            twin._state = self._state.copy()
            return twin

    # How an action is carried out

    def _deal_first(self, g: Round) -> None:
        setup.prepare(g, self._first_number + len(self._logs))
        setup.draw_for_dealer(g)
        g.shuffled.clear()
        setup.deal(g)

    def _deal_next(self, g: Round) -> None:
        setup.prepare(g, self._first_number + len(self._logs))
        setup.pass_the_deal(g)
        setup.deal(g)

    def _begin_round(self, position: str | None, begin: Callable[[Round], None]) -> list[Event]:
        g = self._state = self._fresh_state_after(self._state)
        begin(g)
        shuffles = [Shuffle(*shuffled) for shuffled in g.shuffled]
        log = RoundLog(dealer_of(g.dealer), shuffles)
        if position is not None:
            log.position = position_of(g)
            log.shuffles = [stock_now(g)]
        self._logs.append(log)
        g.shuffled.clear()
        return self._publish(self._events_noted())

    def _fresh_state_after(self, last: Round) -> Round:
        g = self._fresh_state()
        g.dealer = last.dealer
        g.plan, g.plan_place, g.plan_size = last.plan, last.plan_place, last.plan_size
        return g

    def _act(self, move: Move, code: int, moment: Moment) -> list[Event]:
        g = self._state
        kernel_moves.act(g, move.seat, code)
        self._moments.append(moment)
        log = self._logs[-1]
        log.moves.append(move)
        log.shuffles.extend(Shuffle(*shuffled) for shuffled in g.shuffled)
        g.shuffled.clear()
        events = self._events_noted()
        if g.phase == OVER:
            log.points = g.points
            if g.winner != NOBODY:
                log.winner = g.winner
                events.extend(self._score(g.winner, g.points))
        return self._publish(events)

    def _score(self, seat: int, points: int) -> list[Event]:
        self._scores[seat] += points
        if self._scores[seat] < self._rules.target:
            return []
        self._winner = seat
        return [game_won(seat, self._scores[seat], self._names)]

    def _events_noted(self) -> list[Event]:
        g = self._state
        events = events_of(g.notes, g.hands, g.held, self._names)
        g.notes.clear()
        return events

    def _publish(self, events: list[Event]) -> list[Event]:
        self._events.extend(events)
        self._last_events = events
        self._tell(events)
        return list(events)

    def _tell(self, events: list[Event]) -> None:
        self._version += 1
        self._untold.append(events)
        if self._telling:
            return
        self._telling = True
        failure: Exception | None = None
        try:
            while self._untold:
                told = self._untold.popleft()
                for observer in tuple(self._observers):
                    try:
                        observer(self, list(told))
                    except Exception as error:
                        failure = failure or error
        finally:
            self._telling = False
        if failure is not None:
            raise failure

    def _moment(self) -> Moment:
        return Moment(
            self._state.copy(),
            tuple(self._scores),
            self._winner,
            tuple(self._logs),
            len(self._logs[-1].moves),
            len(self._logs[-1].shuffles),
            len(self._events),
            self._last_events,
        )

"""A game as a person holds it: cards, moves, events, records, undo and views."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from . import records
from .board import text_board
from .errors import IllegalMove, NothingToDoError, PlayersError
from .events import Event, events_of, game_won
from .kernel import bots as kernel_bots
from .kernel import moves as kernel_moves
from .kernel import setup
from .kernel.state import DRAWN, NOBODY, OVER, Round
from .moves import Move
from .notation import DECK, colour_text, hand_cards
from .players import read_bots, read_players, read_seat, read_seed
from .positions import position_of, set_up
from .reasons import Reason, code_of, legal_moves, move_of, reason_for
from .records import RoundLog, Shuffle, order_of
from .rules import Rules
from .views import PHASES, dealer_of, view_of

Observer = Callable[["Game", list[Event]], None]

MOST_STEPS = 100_000


@dataclass(frozen=True)
class _Moment:
    """What `Game.undo` goes back to."""

    state: Round
    scores: tuple[int, ...]
    winner: int | None
    # The last of the logs goes on: as long as these it was.
    logs: tuple[RoundLog, ...]
    moves: int
    shuffles: int
    events: int
    last_events: list[Event]


class Game:
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
        Which seats play by themselves, and by which of `STRATEGIES`: `{1: "greedy"}`, or an entry
        for each seat with None for a person. Their moves come from `step` and `play_on`.

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
        bots: Mapping[int, str] | Sequence[str | None] | None = None,
    ) -> None:
        self._sit_down(read_players(players), seed, rules, bots)
        self._begin_round(None, self._deal_first)

    def _sit_down(
        self,
        names: tuple[str, ...],
        seed: int | None,
        rules: Rules | None,
        bots: Mapping[int, str] | Sequence[str | None] | None,
    ) -> None:
        """A table without cards."""
        self._names = names
        self._seed = read_seed(seed)
        self._rules = Rules() if rules is None else rules
        if not isinstance(self._rules, Rules):
            raise TypeError(f"rules are unokart_widget.Rules(...), not {type(rules).__name__}.")
        self._bots = read_bots(bots, len(names))
        self._lock = threading.RLock()
        self._observers: list[Observer] = []
        self._untold: deque[list[Event]] = deque()
        self._telling = False
        self._version = 0
        self._scores = [0] * len(names)
        self._winner: int | None = None
        self._logs: list[RoundLog] = []
        self._events: list[Event] = []
        self._last_events: list[Event] = []
        self._moments: list[_Moment] = []
        self._state = self._fresh_state()

    def _fresh_state(self) -> Round:
        g = Round()
        g.players = len(self._names)
        g.two_player_reverse_turns = int(self._rules.two_player_reverse == "turn")
        g.banana_by_seat = int(self._rules.banana == "seat")
        g.last_item_box_ends = int(self._rules.last_item_box == "end")
        for seat, strategy in self._bots.items():
            g.bots[seat] = kernel_bots.STRATEGIES.index(strategy) + 1
        g.seed[:] = [self._seed & 0xFFFFFFFF, self._seed >> 32]
        return g

    @classmethod
    def from_position(
        cls,
        position: str,
        seed: int | None = None,
        rules: Rules | None = None,
        *,
        players: Sequence[str] | None = None,
        bots: Mapping[int, str] | Sequence[str | None] | None = None,
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
    def from_record(
        cls,
        record: Mapping[str, Any],
        *,
        bots: Mapping[int, str] | Sequence[str | None] | None = None,
    ) -> Game:
        """Play a record again, move by move, and check all that it says.

        `record` is what `record()` returns, or the same read from JSON. `bots` lets bots go on
        where the record ends. Raises `RecordError`, which names the place that is wrong.
        """
        return records.replay(cls, record, bots)

    # What lies on the table

    @property
    def players(self) -> list[str]:
        """The names of the players, by seat."""
        return list(self._names)

    @property
    def bots(self) -> dict[int, str]:
        """The seats that play by themselves, and their strategies."""
        return dict(self._bots)

    @property
    def rules(self) -> Rules:
        """The options of this game."""
        return self._rules

    @property
    def seed(self) -> int:
        """The seed. Whoever knows it knows all cards: it is not for the players."""
        return self._seed

    @property
    def lock(self) -> threading.RLock:
        """The one lock around this game."""
        return self._lock

    @property
    def state(self) -> Round:
        """The round as the kernel has it; to be read, not changed."""
        return self._state

    @property
    def version(self) -> int:
        """Grows by one with each action."""
        return self._version

    @property
    def hands(self) -> list[list[str]]:
        """The cards of each seat: the whole truth, in the order of the deck."""
        with self._lock:
            return [[DECK[c] for c in hand_cards(hand)] for hand in self._hands()]

    def _hands(self) -> list[list[int]]:
        return self._state.hands[: len(self._names)]

    @property
    def discard(self) -> list[str]:
        """The discard pile, its top card last."""
        with self._lock:
            return [DECK[card] for card in self._state.discard[: self._state.discard_size]]

    @property
    def stock(self) -> list[str]:
        """The stock, the next card first: the whole truth."""
        with self._lock:
            return order_of(_stock_now(self._state))

    @property
    def colour(self) -> str | None:
        """The colour in force: "R", "Y", "G" or "B"; None while it is still to be named."""
        return colour_text(self._state.colour)

    @property
    def direction(self) -> int:
        """1 when play goes to the left, -1 to the right."""
        return self._state.direction

    @property
    def to_move(self) -> int:
        """The seat that has to decide; once the round is over, the one that had the last turn."""
        return self._state.turn

    @property
    def phase(self) -> str:
        """What that seat has to decide.

        "turn", "drawn" (play the drawn card or pass), "colour" (name one), "aim" (the shell),
        "challenge" (or accept); "over" when the round is.
        """
        return PHASES[self._state.phase]

    @property
    def drawn(self) -> str | None:
        """The card just drawn that may be played or kept, else None (`turn.draw.play`)."""
        g = self._state
        return DECK[g.drawn] if g.phase == DRAWN else None

    @property
    def dealer(self) -> int | None:
        """The dealer's seat; None in a round that began from a position."""
        return dealer_of(self._state.dealer)

    @property
    def rounds(self) -> int:
        """How many rounds have begun."""
        return len(self._logs)

    @property
    def round_over(self) -> bool:
        """Whether the round is over."""
        return self._state.phase == OVER

    @property
    def round_winner(self) -> int | None:
        """The seat that won the round; None while it goes on, or when it was blocked."""
        g = self._state
        return g.winner if g.phase == OVER and g.winner != NOBODY else None

    @property
    def round_points(self) -> int | None:
        """What the winner scored, 0 when the round was blocked; None while it goes on."""
        return self._state.points if self.round_over else None

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return list(self._scores)

    @property
    def winner(self) -> int | None:
        """The seat that won the game; None while it goes on (`score.game`)."""
        return self._winner

    @property
    def events(self) -> list[Event]:
        """All events of the game so far: the whole truth (see `Event.seen_by`)."""
        return list(self._events)

    @property
    def last_events(self) -> list[Event]:
        """The events of the last action."""
        return list(self._last_events)

    # Moves

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of that seat, or of every seat that may act now.

        UNO calls and catches are among them. Empty when the round is over. Raises `PlayersError`
        for a seat that is not there.
        """
        if seat is not None:
            read_seat(seat, len(self._names))
        with self._lock:
            return legal_moves(self._state, seat)

    def reason(self, move: str | Move) -> Reason:
        """Why that move is legal or is not, without playing it.

        Raises `NotationError` for a text that is no move.
        """
        move = _read_move(move)
        with self._lock:
            reason = reason_for(self._state, move, self._names)
            if self._winner is not None:
                return replace(reason, rule="score.game", kind="over", seat=self._winner)
            return reason

    def explain(self, move: str | Move, language: str = "en", seat: int | None = None) -> str:
        """Why that move is or is not allowed, in words for the reader at `seat` (None: anybody).

        Raises `NotationError` for a text that is no move, `PlayersError` for a seat that is not
        there, `RulebookError` for a language that is not spoken.
        """
        if seat is not None:
            read_seat(seat, len(self._names))
        return self.reason(move).text(language, seat)

    def play(self, move: str | Move) -> list[Event]:
        """Play a move; returns what happened.

        Raises `IllegalMove` with the rule that forbids it, or `NotationError` for a text that is no
        move. The game is then as it was.
        """
        move = _read_move(move)
        with self._lock:
            reason = self.reason(move)
            if not reason.legal:
                raise IllegalMove(move, reason)
            moment = self._moment()
            return self._act(move, code_of(self._state, move), moment)

    def can_step(self) -> bool:
        """Whether a bot has something to do: its move, or a chance to catch somebody."""
        with self._lock:
            return kernel_bots.bot_can_act(self._state)

    def step(self) -> list[Event]:
        """Let a bot do the next thing; returns what happened.

        Empty when the bots had a chance to catch somebody and did not notice; `undo` then takes
        back the action before it as well. Raises `NothingToDoError` where no bot has anything to
        do.
        """
        with self._lock:
            if not self.can_step():
                raise NothingToDoError("No bot has anything to do now: see Game.can_step().")
            moment = self._moment()
            code = kernel_bots.next_bot_move(self._state)
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
                )
            if not self.round_over:
                raise NothingToDoError(
                    "This round is not over yet: the next one is dealt when somebody has gone out.",
                    rule="setup.next",
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
                raise NothingToDoError("There is nothing to undo: the game has just begun.")
            moment = self._moments.pop()
            # Copies of this game may hold the same moment, and go back to it as well.
            self._state = moment.state.copy()
            self._scores = list(moment.scores)
            self._winner = moment.winner
            *before, last = moment.logs
            self._logs = [*before, last.until(moment.moves, moment.shuffles)]
            del self._events[moment.events :]
            self._last_events = moment.last_events
            self._tell([])

    # Watching, keeping and showing

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

    def view(self, seat: int | None, language: str = "en") -> dict[str, Any]:
        """What that seat may know, ready for JSON; None is a spectator.

        It holds the seat's own hand and legal moves, what lies open, how many cards the others
        have, and the events of the last action as that seat sees them. All hands are in it once the
        round is over, and only then.

        Raises `PlayersError` for a seat that is not there, `RulebookError` for a language that is
        not spoken.
        """
        if seat is not None:
            read_seat(seat, len(self._names))
        with self._lock:
            return view_of(self, seat, language)

    def record(self) -> dict[str, Any]:
        """All that is needed to play the game again without any generator, ready for JSON."""
        with self._lock:
            return records.record_of(self._names, self._rules, self._seed, self._logs, self._scores)

    def copy(self) -> Game:
        """An independent game in the same state, without observers."""
        with self._lock:
            twin = Game.__new__(Game)
            twin._sit_down(self._names, self._seed, self._rules, self._bots)
            twin._version = self._version
            twin._scores = list(self._scores)
            twin._winner = self._winner
            twin._logs = [log.copy() for log in self._logs]
            twin._events = list(self._events)
            twin._last_events = self._last_events
            twin._moments = list(self._moments)
            twin._state = self._state.copy()
            return twin

    def __str__(self) -> str:
        with self._lock:
            return text_board(self)

    def __repr__(self) -> str:
        with self._lock:
            return f"<Game of {len(self._names)}: {position_of(self._state)}>"

    def _repr_html_(self) -> str:
        from .drawing import svg

        with self._lock:
            view = {**self.view(None), "hands": self.hands}
            return svg(view, str(self))

    # How an action is carried out

    def _deal_first(self, g: Round) -> None:
        setup.prepare(g, len(self._logs))
        setup.draw_for_dealer(g)
        g.shuffled.clear()
        setup.deal(g)

    def _deal_next(self, g: Round) -> None:
        setup.prepare(g, len(self._logs))
        setup.pass_the_deal(g)
        setup.deal(g)

    def _begin_round(self, position: str | None, begin: Callable[[Round], None]) -> list[Event]:
        g = self._state = self._fresh_state_after(self._state)
        begin(g)
        shuffles = [Shuffle(*shuffled) for shuffled in g.shuffled]
        log = RoundLog(dealer_of(g.dealer), shuffles)
        if position is not None:
            log.position = position_of(g)
            log.shuffles = [_stock_now(g)]
        self._logs.append(log)
        g.shuffled.clear()
        return self._publish(self._events_noted())

    def _fresh_state_after(self, last: Round) -> Round:
        g = self._fresh_state()
        g.dealer = last.dealer
        g.plan, g.plan_place, g.plan_size = last.plan, last.plan_place, last.plan_size
        return g

    def _act(self, move: Move, code: int, moment: _Moment) -> list[Event]:
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

    def _moment(self) -> _Moment:
        return _Moment(
            self._state.copy(),
            tuple(self._scores),
            self._winner,
            tuple(self._logs),
            len(self._logs[-1].moves),
            len(self._logs[-1].shuffles),
            len(self._events),
            self._last_events,
        )


def _read_move(move: str | Move) -> Move:
    return move if isinstance(move, Move) else Move.parse(move)


def _stock_now(g: Round) -> Shuffle:
    return Shuffle(tuple(g.stock[: g.stock_size]), g.settled, tuple(g.streams[0]))

"""What lies on the table of a game, to be looked at: cards, scores, views, pictures, the record."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any

from . import history, records
from .board import text_board
from .errors import NothingToDoError, shown
from .events import Event
from .history import Moment
from .integers import whole
from .kernel import bots as kernel_bots
from .kernel.state import DRAWN, NOBODY, OVER, Round
from .moves import Move
from .notation import DECK, colour_text, hand_cards
from .players import read_bots, read_seat, read_seed, set_table
from .positions import position_of
from .reasons import Reason, legal_moves, reason_for
from .records import RoundLog, Shuffle, order_of
from .rules import Rules
from .strategies import Bots, Strategy
from .unseen import Unseen, unseen_by
from .views import PHASES, dealer_of, view_of


class GameState:
    """What a `Game` is, without what can be done to it."""

    def _sit_down(
        self,
        names: tuple[str, ...],
        seed: int | None,
        rules: Rules | None,
        bots: Bots | None,
    ) -> None:
        """A table without cards."""
        self._names = names
        self._seed = read_seed(seed)
        self._rules = Rules() if rules is None else rules
        if not isinstance(self._rules, Rules):
            raise TypeError(f"rules are unokart_widget.Rules(...), not {type(rules).__name__}.")
        self._bots = read_bots(bots, len(names))
        self._lock = threading.RLock()
        self._version = 0
        self._scores = [0] * len(names)
        self._winner: int | None = None
        # The number of the first round: together with the seed it settles its deal.
        self._first_number = 0
        self._logs: list[RoundLog] = []
        self._events: list[Event] = []
        self._last_events: list[Event] = []
        self._moments: list[Moment] = []
        self._state = self._fresh_state()

    def _fresh_state(self) -> Round:
        g = Round()
        set_table(g, len(self._names), self._rules, self._bots, self._seed)
        return g

    # What lies on the table

    @property
    def players(self) -> list[str]:
        """The names of the players, by seat."""
        return list(self._names)

    @property
    def bots(self) -> dict[int, Strategy]:
        """The seats that play by themselves, and their strategies: names, and functions of one's
        own."""
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
            return order_of(stock_now(self._state))

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
    def moment(self) -> int:
        """How many actions of this line of play lie behind: moves, bots' moves and deals.

        Not the same as `version`: `undo` takes one back.
        """
        return len(self._moments)

    @property
    def round_start(self) -> int:
        """The moment at which this round had been dealt, or its position set up."""
        return history.first_moment(self._moments, self.rounds)

    def round_end(self, moment: int) -> int:
        """The last moment so far of the round that was played at `moment`.

        Raises `NothingToDoError` for a moment that is not there.
        """
        with self._lock:
            moment = self._read_moment(moment)
            return history.last_moment(self._moments, self.rounds, self._rounds_at(moment))

    def move_at(self, moment: int) -> Move | None:
        """The move that led to that moment; None for the first deal and that of a round.

        Raises `NothingToDoError` for a moment that is not there.
        """
        with self._lock:
            moment = self._read_moment(moment)
            if moment == 0:
                return None
            before = self._moments[moment - 1]
            moves = self._logs[len(before.logs) - 1].moves
            # After the last move of its log, the next round was dealt.
            if self._rounds_at(moment) > len(before.logs):
                return None
            return moves[before.moves]

    def moment_of(self, event: int) -> int:
        """The moment to which `events[event]` led."""
        return history.moment_of_event(self._moments, event)

    @property
    def from_a_position(self) -> bool:
        """Whether the game began in the middle of a round (`Game.from_position`)."""
        return self._logs[0].position is not None

    def _rounds_at(self, moment: int) -> int:
        """How many rounds had begun by then."""
        return self.rounds if moment == self.moment else len(self._moments[moment].logs)

    def _read_moment(self, moment: object) -> int:
        number = whole(moment)
        if number is None or not 0 <= number <= self.moment:
            raise NothingToDoError(
                f"There is no moment {shown(moment, 20)} in this game: they go from 0 to "
                f"{self.moment}.",
                key="no-such-moment",
            )
        return number

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

    # Moves, and why

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of that seat, or of every seat that may act now.

        UNO calls and catches are among them. Empty when the round is over. Raises `PlayersError`
        for a seat that is not there.
        """
        if seat is not None:
            seat = read_seat(seat, len(self._names))
        with self._lock:
            return legal_moves(self._state, seat)

    def reason(self, move: str | Move) -> Reason:
        """Why that move is legal or is not, without playing it.

        Raises `NotationError` for a text that is no move.
        """
        move = read_move(move)
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
            seat = read_seat(seat, len(self._names))
        return self.reason(move).text(language, seat)

    def can_step(self) -> bool:
        """Whether a bot has something to do: its move, or a chance to catch somebody."""
        with self._lock:
            return kernel_bots.bot_can_act(self._state)

    # Views, pictures, the record

    def view(
        self, seat: int | None, language: str = "en", *, open_hands: bool = False
    ) -> dict[str, Any]:
        """What that seat may know, ready for JSON; None is a spectator.

        It holds the seat's own hand and legal moves, what lies open, how many cards the others
        have, and the events of the last action as that seat sees them. All hands are in it once the
        round is over, and only then, unless they are asked for with `open_hands`.

        Raises `PlayersError` for a seat that is not there, `RulebookError` for a language that is
        not spoken.
        """
        if seat is not None:
            seat = read_seat(seat, len(self._names))
        with self._lock:
            return view_of(self, seat, language, open_hands=open_hands)

    def unseen(self, seat: int | None) -> Unseen:
        """The cards that seat has not seen, and what it knows of where they are.

        None is a spectator. It is what the seat saw up to this moment: after `undo` and in a game
        from `at`, that of the moment. The piles in it are for `uk.odds`. Raises `PlayersError` for
        a seat that is not there.

        >>> from unokart_widget import Game
        >>> game = Game.from_position("R5 + 0 | W4 R7 | YS Y9", seed=1)
        >>> events = game.play("0:W4=B!"), game.play("1:challenge")
        >>> unseen = game.unseen(1)
        >>> unseen.hands, unseen.known
        ({0: 5}, {0: Counter({'R7': 1})})
        >>> unseen.cards.total() == unseen.stock + 5
        True
        """
        if seat is not None:
            seat = read_seat(seat, len(self._names))
        with self._lock:
            return unseen_by(self, seat)

    def record(self) -> dict[str, Any]:
        """All that is needed to play the game again without any generator, ready for JSON."""
        with self._lock:
            return records.record_of(self._names, self._rules, self._seed, self._logs, self._scores)

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


def read_move(move: str | Move) -> Move:
    """A move, from itself or as it is written. Raises `NotationError`."""
    return move if isinstance(move, Move) else Move.parse(move)


def stock_now(g: Round) -> Shuffle:
    """The stock with all that settles its order."""
    return Shuffle(tuple(g.stock[: g.stock_size]), g.settled, tuple(g.streams[0]))

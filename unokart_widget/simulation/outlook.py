"""`outlook` and `outlooks`: the chances in the middle of a round, from what a seat knows."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from unokart_widget.errors import IllegalMove, PlayersError, SimulationError
from unokart_widget.game_state import read_move
from unokart_widget.kernel.bots import NO_MOVE, SEAT_SHIFT
from unokart_widget.moves import Move
from unokart_widget.players import read_bots, read_seat, read_seed
from unokart_widget.reasons import code_of, reason_for
from unokart_widget.simulation.backends import play_outs_compiled, play_outs_interpreted
from unokart_widget.simulation.estimates import CONFIDENCE, Estimate, mean, read_confidence, share
from unokart_widget.simulation.pictures import CHART, bars, in_columns, table
from unokart_widget.simulation.plan import Plan, read_count
from unokart_widget.simulation.ready import is_compiled
from unokart_widget.simulation.seen import seen_from

if TYPE_CHECKING:
    from unokart_widget.game import Game

PLAYOUTS = 2000
MOST_TURNS = 10_000
"""A play-out is stopped, with no winner, after so many more turns."""

# Interpreted, these take less than loading the compiled rules.
FEW_PLAYOUTS = 200
# Between two portions it can be interrupted or cancelled.
COMPILED_PORTION, INTERPRETED_PORTION = 250, 10


@dataclass(frozen=True, repr=False)
class Outlook:
    """Each seat's chance to win the round, from what one seat knows: see `outlook`."""

    players: tuple[str, ...]
    """The names of the players, by seat."""
    seat: int | None
    """From whose knowledge; None is a spectator."""
    move: Move | None
    """The move that was made first in each play-out."""
    winners: array[int]
    """Who won, an entry for each play-out: a seat, -1 for nobody, -2 where it was cut off."""
    over: bool = False
    """Whether the round is over, and nothing was left to be played."""
    won: int | None = None
    """Who has won it then."""
    confidence: float = CONFIDENCE

    @property
    def playouts(self) -> int:
        """How many play-outs the chances come from; 0 where the round is over."""
        return len(self.winners)

    @cached_property
    def wins(self) -> list[int]:
        """How many of the play-outs each seat won."""
        return [self.winners.count(seat) for seat in range(len(self.players))]

    @cached_property
    def chances(self) -> list[Estimate]:
        """Each seat's chance to win the round, with its interval (Wilson)."""
        if self.over:
            return [self._sure(seat == self.won) for seat in range(len(self.players))]
        return [share(wins, self.playouts, self.confidence) for wins in self.wins]

    @cached_property
    def nobody(self) -> Estimate:
        """The chance that nobody wins: a blocked round, or one cut off as it would not end."""
        if self.over:
            return self._sure(self.won is None)
        return share(self.playouts - sum(self.wins), self.playouts, self.confidence)

    def _sure(self, true: bool) -> Estimate:
        return Estimate(float(true), float(true), float(true), 0, self.confidence)

    def ahead_of(self, other: Outlook, seat: int | None = None) -> Estimate:
        """By how much that seat's chance is higher here than there, with its interval.

        Both come from the same deals, as those of `outlooks` do: only where one wins a deal that
        the other does not, they differ, and so the interval of the difference is narrower than
        theirs. `seat` is by default the one whose outlook it is. Raises `SimulationError` for
        outlooks that have not the same number of play-outs.
        """
        if seat is None:
            seat = self.seat
        seat = read_seat(seat, len(self.players))
        if not self.playouts == other.playouts > 0:
            raise SimulationError(
                f"Two outlooks on the same deals can be compared; these have {self.playouts} and "
                f"{other.playouts} play-outs."
            )
        gains = [
            (mine == seat) - (theirs == seat)
            for mine, theirs in zip(self.winners, other.winners, strict=True)
        ]
        squares = sum(gain * gain for gain in gains)
        return mean(sum(gains), squares, self.playouts, self.confidence)

    def _title(self) -> str:
        whose = "a spectator" if self.seat is None else self.players[self.seat]
        if self.over:
            return f"The round is over, as {whose} knows"
        first = f", {self.move} first" if self.move else ""
        return f"{self.playouts:,} play-outs from what {whose} knows{first}"

    def _rows(self) -> list[tuple[str, Estimate]]:
        """Who may win, and how likely."""
        if not self.over and not self.playouts:
            return []
        rows = list(zip(self.players, self.chances, strict=True))
        return [*rows, ("nobody", self.nobody)] if self.nobody.value > 0 else rows

    def __repr__(self) -> str:
        rows = [(name, str(chance)) for name, chance in self._rows()]
        return "\n".join([self._title(), *(in_columns(rows) if rows else ())])

    def _repr_html_(self) -> str:
        rows = self._rows()
        drawn = bars([chance for _, chance in rows])
        head = ("player", f"chance ({100 * self.confidence:g} % interval)", CHART)
        cells = [(name, str(one), bar) for (name, one), bar in zip(rows, drawn, strict=True)]
        return table(self._title(), head, cells)


def outlook(
    game: Game,
    seat: int | None,
    playouts: int = PLAYOUTS,
    *,
    strategies: Any = "careful",
    seed: int | None = 0,
    move: str | Move | None = None,
    compiled: bool | None = None,
    confidence: float = CONFIDENCE,
    cancelled: Callable[[], bool] | None = None,
) -> Outlook:
    """Each seat's chance to win the round that is being played, from what `seat` knows.

    The cards that the seat has not seen are dealt again at random, in each play-out anew, in any of
    the ways that fit what it knows (`Game.unseen`): cards that it has seen in a hand are in that
    hand, those that cannot be in the stock are in hands, and so on; all such deals are equally
    likely. No conclusion is drawn from how others play. Then bots play the round to its end. The
    share of play-outs that a seat wins estimates its chance, if all go on to play like that.

    Parameters
    ----------
    game
        The game; it is not changed, and can be played on meanwhile by another thread.
    seat
        From whose knowledge; None is a spectator, who sees no hand.
    playouts
        How many. The interval narrows with the square root of it: 2,000 tell a chance to within 2
        percentage points, 8,000 to within 1.
    strategies
        Who plays for the persons: a strategy (a name, or a function of your own) for all, or a list
        with one for each seat. Bots play by their own.
    seed
        A whole number: the same seed, from the same knowledge, brings the same numbers. None takes
        a fresh one.
    move
        A legal move of that seat, which is made first in each play-out. The deals are the same
        whatever the move, so that the outlooks of two moves can be compared sharply.
    compiled
        None (default) lets the number of play-outs decide: a few are played by the interpreter,
        many by compiled code if Numba is installed. The numbers are the same.
    confidence
        Of the intervals.
    cancelled
        A function without arguments that is asked every few milliseconds. Once it says True, the
        outlook is that of the play-outs until then, perhaps of none.

    Raises `IllegalMove` for a move that the rules forbid, `PlayersError` or `SimulationError` for
    other things that cannot be; each says what was wrong.

    >>> from unokart_widget import Game
    >>> game = Game.from_position("R5 + 0 | R7 | Y1 Y2 Y3")
    >>> outlook(game, 0, 100, move="0:R7").chances[0].value
    1.0
    >>> drawn = outlook(game, 0, 100, move="0:draw")
    >>> drawn.chances[0].value < 1, sum(drawn.wins)
    (True, 100)
    """
    count = read_count(playouts, "playouts", 1)
    confidence = read_confidence(confidence)
    prospect = Prospect(game, seat, strategies, seed)
    use = prospect.is_compiled(compiled, count)
    return prospect.play(count, move, use, confidence, cancelled)


def outlooks(
    game: Game,
    seat: int,
    playouts: int = PLAYOUTS,
    *,
    strategies: Any = "careful",
    seed: int | None = 0,
    compiled: bool | None = None,
    confidence: float = CONFIDENCE,
    cancelled: Callable[[], bool] | None = None,
) -> dict[Move, Outlook]:
    """The `outlook` of each legal move of that seat, in the order of `Game.legal_moves`.

    All of them play out the same deals, so a difference between two moves is sharper than their
    intervals: see `Outlook.ahead_of`. The arguments are those of `outlook`. Empty where the seat
    has nothing to decide.

    >>> from unokart_widget import Game
    >>> game = Game.from_position("R5 + 0 | R7 | Y1 Y2 Y3")
    >>> moves = outlooks(game, 0, 100)
    >>> [str(move) for move in moves]
    ['0:R7', '0:draw']
    >>> best, other = moves.values()
    >>> best.ahead_of(other).low > 0
    True
    """
    count = read_count(playouts, "playouts", 1)
    confidence = read_confidence(confidence)
    prospect = Prospect(game, read_seat(seat, len(game.players)), strategies, seed)
    use = prospect.is_compiled(compiled, count * len(prospect.moves))
    return {move: prospect.play(count, move, use, confidence, cancelled) for move in prospect.moves}


class Prospect:
    """What a seat sees at this moment, to be played out while the game goes on.

    `outlook` and `outlooks` are made of it; the arguments are theirs. It is made under the lock of
    the game, in a millisecond or two; what follows needs neither the game nor its lock, and one
    thread can play it out after another, or several at once.
    """

    def __init__(
        self, game: Game, seat: int | None, strategies: Any = "careful", seed: int | None = 0
    ) -> None:
        names = tuple(game.players)
        self.seat = None if seat is None else read_seat(seat, len(names))
        with game.lock:
            self._round = game.state.copy()
            self._won, self._over = game.round_winner, game.round_over
            self.moves: list[Move] = [] if seat is None else game.legal_moves(seat)
            self._seen = None if self._over else seen_from(game, self.seat)
        bots = {**_read_strategies(strategies, len(names)), **game.bots}
        for place, name in enumerate(names):
            if place not in bots:
                raise PlayersError(
                    f"Nobody plays for {name}: give a strategy for seat {place}, which is no bot."
                )
        played = tuple(bots[place] for place in range(len(names)))
        most_turns = self._round.turns + MOST_TURNS
        self._plan = Plan(names, played, read_seed(seed), game.rules, most_turns)

    def is_compiled(self, compiled: bool | None, playouts: int) -> bool:
        """Whether so many play-outs are to be compiled; if so, all is ready for it."""
        if self._over:
            return False
        many = playouts > FEW_PLAYOUTS
        return is_compiled("play_outs", compiled, many, True, self._plan.strategies)

    def can_compile(self) -> bool:
        """Whether the strategies can be compiled; nothing is said where they cannot."""
        if not self._plan.own_strategies:
            return True
        from unokart_widget.simulation import own

        return not any(own.why_not(strategy) for strategy in self._plan.own_strategies)

    def play(
        self,
        playouts: int,
        move: str | Move | None = None,
        compiled: bool = False,
        confidence: float = CONFIDENCE,
        cancelled: Callable[[], bool] | None = None,
    ) -> Outlook:
        """So many play-outs, with that move first; or fewer, once `cancelled` says True.

        Raises `IllegalMove`, `NotationError` or `SimulationError` for a move that cannot be made.
        """
        move = None if move is None else self._read_move(move)
        winners = array("b")
        if self._seen is not None:
            code = NO_MOVE
            if move is not None:
                code = code_of(self._seen.base, move) | move.seat << SEAT_SHIFT
            play = play_outs_compiled if compiled else play_outs_interpreted
            portion = COMPILED_PORTION if compiled else INTERPRETED_PORTION
            for first in range(0, playouts, portion):
                if cancelled is not None and cancelled():
                    break
                many = min(portion, playouts - first)
                winners.extend(play(self._plan, self._seen, first, many, code))
        return Outlook(
            self._plan.names, self.seat, move, winners, self._over, self._won, confidence
        )

    def _read_move(self, move: str | Move) -> Move:
        move = read_move(move)
        if move.seat != self.seat:
            whose = "a spectator" if self.seat is None else f"seat {self.seat}"
            raise SimulationError(
                f"{move} is a move of seat {move.seat}, but this is the outlook of {whose}."
            )
        reason = reason_for(self._round, move, self._plan.names)
        if not reason.legal:
            raise IllegalMove(move, reason)
        return move


def _read_strategies(strategies: Any, players: int) -> dict[int, Any]:
    if isinstance(strategies, Sequence) and not isinstance(strategies, str):
        return read_bots(strategies, players)
    return read_bots(dict.fromkeys(range(players), strategies), players)

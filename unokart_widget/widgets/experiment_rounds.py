"""What an Experiment has played, rounds, games or hands: portion by portion, each short.

Round i of the seed is the same round whatever the portions, and whether it is interpreted or
compiled. So portions are as long as fits into the time for one answer, and the rules are compiled
beside them, in a thread: nobody waits for that.
"""

from __future__ import annotations

import importlib
import importlib.util
import threading
import time
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from unokart_widget.errors import SimulationError
from unokart_widget.game import Game
from unokart_widget.simulation import backends
from unokart_widget.simulation.backends import Columns, joined
from unokart_widget.simulation.kept import GAME, ROUND
from unokart_widget.simulation.plan import Plan
from unokart_widget.simulation.runs import GameRun, Results, Run
from unokart_widget.simulation.simulate import (
    FEW_GAMES,
    FEW_ROUNDS,
    MOST_ROUNDS_OF_A_GAME,
    simulate,
    simulate_games,
)
from unokart_widget.simulation.tallies import TALLIES
from unokart_widget.widgets.experiment_questions import Bar, Question, Series, series_of

MOST_ROUNDS = 1_000_000
"""An experiment holds some 30 bytes of each round."""
PORTION_SECONDS = 0.2
_MEANWHILE = 0.3
_MOST_PARTS = 50


_R = TypeVar("_R", bound=Results)


class _Played(Generic[_R]):
    """What is played by one plan, from number 0 on. `speed` tells how it is played:

    "interpreted", "compiling" (interpreted meanwhile) or "compiled".
    """

    _few: int
    """More of them than that are worth compiling the rules."""
    _first_speed: ClassVar[dict[bool, float]]
    """How many in a second, interpreted and compiled, before it is measured: rather too few."""
    _columns: tuple[str, ...]
    _rounds_each: int
    """From the first round of one to that of the next there are so many numbers."""

    def __init__(self, plan: Plan, strategies: Sequence[Any]) -> None:
        self.plan = plan
        self._strategies = strategies
        self.parts: list[_R] = []
        """All of them, in the order in which they were played."""
        self._played = 0
        self._compiled = False
        self._thread: threading.Thread | None = None
        self._fast = dict(self._first_speed)

    def __len__(self) -> int:
        return self._played

    @property
    def speed(self) -> str:
        if self._compiled:
            return "compiled"
        return (
            "compiling" if self._thread is not None and self._thread.is_alive() else "interpreted"
        )

    def play(self, rounds: int, seconds: float = PORTION_SECONDS) -> list[_R]:
        """Play so many, or as many of them as fit into that time; at least one."""
        rounds = min(rounds, MOST_ROUNDS - self._played)
        if self._played + rounds > self._few:
            self.prepare()
        if self.speed == "compiling":
            # The thread that compiles needs the interpreter as well.
            seconds *= _MEANWHILE
        fresh: list[_R] = []
        end = time.perf_counter() + seconds
        while rounds > 0:
            compiled = self._compiled
            begun = time.perf_counter()
            fits = max(1, int(self._fast[compiled] * (end - begun)))
            run = self._simulate(min(rounds, fits), compiled)
            took = time.perf_counter() - begun
            # The first part of each kind has work of its own to do; that is no measure.
            self._fast[compiled] = min(len(run) / max(took, 1e-6), 4 * self._fast[compiled])
            fresh.append(run)
            self.parts.append(run)
            self._played += len(run)
            rounds -= len(run)
            if run.stopped or time.perf_counter() >= end - 0.1 * seconds:
                break
        if len(self.parts) > _MOST_PARTS:
            self.parts = [self.run()]
        return fresh

    def prepare(self) -> None:
        """Begin to compile the rules, or to read them from disk, if that can be done here."""
        if self._thread is None and not self._compiled and backends.can_compile():
            self._thread = threading.Thread(target=self._compile, daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Until what `prepare` began is done."""
        if self._thread is not None:
            self._thread.join()

    def _compile(self) -> None:
        try:
            self._simulate(1, True)
        except Exception:
            # Then the rounds go on as they did: more slowly, with the same numbers.
            return
        self._compiled = True

    def _simulate(self, rounds: int, compiled: bool) -> _R:
        plan = self.plan
        return self._run_of(
            rounds,
            plan.names,
            self._strategies,
            plan.seed,
            plan.rules,
            progress=False,
            compiled=compiled,
            first=self._played,
            most_turns=plan.most_turns,
        )

    def _run_of(self, *given: Any, **options: Any) -> _R:
        raise NotImplementedError

    def _joined_run(self, columns: Columns) -> _R:
        raise NotImplementedError

    def run(self) -> _R:
        """All of them as one run."""
        if not self.parts:
            raise SimulationError("No round has been played yet.")
        if len(self.parts) > 1:
            columns = [{name: part.column(name) for name in self._columns} for part in self.parts]
            self.parts = [self._joined_run(joined(columns))]
        return self.parts[0]

    def found(self, question: Question, bar: Bar, start: int) -> Iterator[int]:
        """The numbers of the rounds that belong to a bar, from `start` on."""
        first = 0
        for part in self.parts:
            if first + len(part) > start:
                for place in question.places(part, bar):
                    if first + place >= start:
                        yield first + place
            first += len(part)

    def told(self, number: int) -> dict[str, Any]:
        """What a page is told of one in a list."""
        for part in self.parts:
            if number < len(part):
                break
            number -= len(part)
        else:
            raise IndexError(number)
        winner = int(part.winner[number])
        return {"winner": winner if winner >= 0 else None} | self._more_told(part, number)

    def _more_told(self, part: _R, place: int) -> dict[str, Any]:
        raise NotImplementedError

    def game(self, number: int) -> Game:
        """One of them, just dealt, to be played again."""
        plan = self.plan
        first = number * self._rounds_each
        return Game.of_round(first, plan.names, plan.seed, plan.rules, bots=plan.bots)


class Rounds(_Played[Run]):
    """Single rounds."""

    _few = FEW_ROUNDS
    _first_speed: ClassVar = {False: 100.0, True: 20_000.0}
    _columns = (*(name for name, _ in ROUND), *TALLIES)
    _rounds_each = 1

    def _run_of(self, *given: Any, **options: Any) -> Run:
        return simulate(*given, **options)

    def _joined_run(self, columns: Columns) -> Run:
        return Run(self.plan, 0, columns, False)

    def _more_told(self, part: Run, place: int) -> dict[str, Any]:
        return {"points": int(part.points[place]), "turns": int(part.turns[place])}


class Games(_Played[GameRun]):
    """Whole games."""

    _few = FEW_GAMES
    _first_speed: ClassVar = {False: 10.0, True: 2_000.0}
    _columns = (*(name for name, _ in GAME), "scores")
    _rounds_each = MOST_ROUNDS_OF_A_GAME

    def _run_of(self, *given: Any, **options: Any) -> GameRun:
        return simulate_games(*given, **options)

    def _joined_run(self, columns: Columns) -> GameRun:
        return GameRun(self.plan, 0, columns, False, MOST_ROUNDS_OF_A_GAME)

    def _more_told(self, part: GameRun, place: int) -> dict[str, Any]:
        seats = len(self.plan.names)
        scores = part.column("scores")[place * seats : (place + 1) * seats]
        return {"points": int(max(scores)), "rounds": int(part.rounds[place])}


class Hands:
    """Hands or piles of one question, dealt from the decks of the rounds of a plan."""

    speed = "interpreted"

    def __init__(self, plan: Plan, question: Question) -> None:
        self.plan = plan
        self._question = question
        self._sums = array("i")
        self._fast = 2_000.0

    def __len__(self) -> int:
        return len(self._sums)

    def play(self, hands: int, seconds: float = PORTION_SECONDS) -> Counter[int]:
        """Deal so many hands, or as many of them as fit into that time; at least one."""
        hands = min(hands, MOST_ROUNDS - len(self))
        begun = time.perf_counter()
        before = len(self)
        while len(self) - before < hands:
            left = seconds - (time.perf_counter() - begun)
            many = min(hands - (len(self) - before), max(1, int(self._fast * left / 2)))
            self._sums.extend(self._question.deal(self.plan, len(self), many))
            took = time.perf_counter() - begun
            self._fast = (len(self) - before) / max(took, 1e-6)
            if took > 0.8 * seconds:
                break
        return Counter(self._sums[before:])

    def found(self, question: Question, bar: Bar, start: int) -> Iterator[int]:
        """The numbers of the hands that belong to a bar, from `start` on."""
        return (number for number in range(start, len(self)) if self._sums[number] in bar)

    def told(self, number: int) -> dict[str, Any]:
        """What a page is told of one in a list."""
        return {"winner": None, "points": self._sums[number]}

    def values(self) -> array[int]:
        """What each hand counts."""
        return self._sums[:]

    def series(self, bar: Bar | None, start: int = 0) -> Series:
        """What a running line adds up of the hands from number `start` on."""
        return series_of(self._sums[start:], bar)


def load_in_thread(module: str, then: Callable[[], None]) -> threading.Thread | None:
    """Import a module beside whatever goes on, and call `then`; None where it is not there."""
    if importlib.util.find_spec(module.partition(".")[0]) is None:
        return None

    def load() -> None:
        importlib.import_module(module)
        then()

    thread = threading.Thread(target=load, daemon=True)
    thread.start()
    return thread

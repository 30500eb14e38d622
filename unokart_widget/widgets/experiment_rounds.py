"""The rounds, or hands, that an Experiment has played: portion by portion, each short.

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
from typing import Any

from unokart_widget.errors import SimulationError
from unokart_widget.simulation import backends
from unokart_widget.simulation.backends import Columns, joined
from unokart_widget.simulation.hands import hand_sums
from unokart_widget.simulation.kept import ROUND
from unokart_widget.simulation.plan import Plan
from unokart_widget.simulation.runs import Run
from unokart_widget.simulation.simulate import FEW_ROUNDS, simulate
from unokart_widget.simulation.tallies import TALLIES
from unokart_widget.widgets.experiment_questions import Bar, Question

MOST_ROUNDS = 1_000_000
"""An experiment holds some 30 bytes of each round."""
PORTION_SECONDS = 0.2
_MEANWHILE = 0.3
_FIRST_SPEED = {False: 100.0, True: 20_000.0}
"""Rounds in a second, interpreted and compiled, before it has been measured: rather too few."""
_MOST_PARTS = 50


class Rounds:
    """Rounds of one plan, from number 0 on. `speed` tells how they are played:

    "interpreted", "compiling" (interpreted meanwhile) or "compiled".
    """

    def __init__(self, plan: Plan, strategies: Sequence[Any]) -> None:
        self.plan = plan
        self._strategies = strategies
        self._parts: list[Run] = []
        self._played = 0
        self._compiled = False
        self._thread: threading.Thread | None = None
        self._fast = dict(_FIRST_SPEED)

    def __len__(self) -> int:
        return self._played

    @property
    def speed(self) -> str:
        if self._compiled:
            return "compiled"
        return (
            "compiling" if self._thread is not None and self._thread.is_alive() else "interpreted"
        )

    def play(self, rounds: int, seconds: float = PORTION_SECONDS) -> list[Run]:
        """Play so many rounds, or as many of them as fit into that time; at least one."""
        rounds = min(rounds, MOST_ROUNDS - self._played)
        if self._played + rounds > FEW_ROUNDS:
            self.prepare()
        if self.speed == "compiling":
            # The thread that compiles needs the interpreter as well.
            seconds *= _MEANWHILE
        fresh: list[Run] = []
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
            self._parts.append(run)
            self._played += len(run)
            rounds -= len(run)
            if run.stopped or time.perf_counter() >= end - 0.1 * seconds:
                break
        if len(self._parts) > _MOST_PARTS:
            self._parts = [self.run()]
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

    def _simulate(self, rounds: int, compiled: bool) -> Run:
        plan = self.plan
        return simulate(
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

    def run(self) -> Run:
        """All rounds as one run."""
        if not self._parts:
            raise SimulationError("No round has been played yet.")
        if len(self._parts) > 1:
            self._parts = [Run(self.plan, 0, joined([_columns(run) for run in self._parts]), False)]
        return self._parts[0]

    def found(self, question: Question, bar: Bar, start: int) -> Iterator[int]:
        """The numbers of the rounds that belong to a bar, from `start` on."""
        first = 0
        for part in self._parts:
            if first + len(part) > start:
                for place in question.places(part, bar):
                    if first + place >= start:
                        yield first + place
            first += len(part)

    def told(self, number: int) -> dict[str, Any]:
        """What a page is told of a round in a list."""
        part, place = self._find(number)
        winner = int(part.winner[place])
        return {
            "round": number,
            "winner": winner if winner >= 0 else None,
            "points": int(part.points[place]),
            "turns": int(part.turns[place]),
        }

    def _find(self, number: int) -> tuple[Run, int]:
        for part in self._parts:
            if number < len(part):
                return part, number
            number -= len(part)
        raise IndexError(number)


class Hands:
    """Hands of one question, dealt from the decks of the rounds of a plan."""

    speed = "interpreted"

    def __init__(self, plan: Plan, cards: int, worth: Sequence[int]) -> None:
        self.plan = plan
        self._cards = cards
        self._worth = worth
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
            self._sums.extend(hand_sums(self.plan, len(self), many, self._cards, self._worth))
            took = time.perf_counter() - begun
            self._fast = (len(self) - before) / max(took, 1e-6)
            if took > 0.8 * seconds:
                break
        return Counter(self._sums[before:])

    def found(self, question: Question, bar: Bar, start: int) -> Iterator[int]:
        """The numbers of the hands that belong to a bar, from `start` on."""
        return (number for number in range(start, len(self)) if self._sums[number] in bar)

    def values(self) -> array[int]:
        """What each hand counts."""
        return self._sums[:]


def _columns(run: Run) -> Columns:
    return {name: run.column(name) for name in (*(name for name, _ in ROUND), *TALLIES)}


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

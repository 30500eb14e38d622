"""Compiled rounds of random play beside the same rounds in C and interpreted; and what comes first.

Each is measured several times in turn, in processor time, and the best of each counts: on a machine
that does other things as well, the best is what the code itself takes.
"""

import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from unokart_widget.rules import Rules
from unokart_widget.simulation.plan import Plan

from . import peer, rounds

PLAYERS = 4
SEED = 1
ROUNDS = 20_000
TIMES = 12
MOST_TURNS = 100_000

PLAN = Plan(("A", "B", "C", "D"), ("random",) * PLAYERS, SEED, Rules(), MOST_TURNS)
FIRST_RESULT = """
import time; t = time.perf_counter()
import unokart_widget as uk
uk.simulate(1_000, seed=1, compiled=True, progress=False)
print(time.perf_counter() - t)
"""


def _loop() -> Any:
    from unokart_widget.simulation.stored import loop

    return loop("play_rounds")


def _table() -> tuple[Any, Any]:
    import numpy as np

    from unokart_widget.simulation.memory import ROWS, empty_round

    return PLAN.fill(empty_round()), np.zeros(ROUNDS, ROWS)


def totals(count: int) -> tuple[int, int]:
    """The turns and points of that many rounds, compiled."""
    g, rows = _table()
    turns = points = 0
    for first in range(0, count, ROUNDS):
        part = rows[: min(ROUNDS, count - first)]
        _loop()(g, part, first, len(part), MOST_TURNS)
        turns += int(part["turns"].sum())
        points += int(part["points"].sum())
    return turns, points


def _beside_c() -> float:
    """Rounds per second of ours; prints the ratio and whether a million totals are equal."""
    play = _loop()
    g, rows = _table()
    ours = c = float("inf")
    with tempfile.TemporaryDirectory() as folder:
        program = peer.build(Path(folder))
        for _ in range(TIMES):
            start = time.process_time()
            play(g, rows, 0, ROUNDS, MOST_TURNS)
            ours = min(ours, time.process_time() - start)
            c = min(c, peer.measure(program, PLAYERS, SEED, 0, ROUNDS, MOST_TURNS).seconds)
        million = peer.measure(program, PLAYERS, SEED, 0, 1_000_000, MOST_TURNS)
    print(f"  compiled {ROUNDS / ours:,.0f} rounds/s, C {ROUNDS / c:,.0f}: {c / ours:.2f} of C")
    equal = totals(1_000_000) == (million.turns, million.points)
    print(f"  turns and points of a million rounds equal in both: {equal}")
    return ROUNDS / ours


def _on_two_threads() -> None:
    play = _loop()
    tables = [_table() for _ in range(2)]

    def elapsed(threads: int) -> float:
        workers = [
            threading.Thread(target=play, args=(*tables[k], k * ROUNDS, ROUNDS, MOST_TURNS))
            for k in range(threads)
        ]
        start = time.perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return time.perf_counter() - start

    one = min(elapsed(1) for _ in range(TIMES))
    two = min(elapsed(2) for _ in range(TIMES))
    print(f"  two threads: {2 * one / two:.2f} times one")


def run() -> None:
    """Print rounds per second and ratios, and the time to the first result of a fresh process."""
    speed = _beside_c()
    interpreted = rounds.interpreted()
    print(f"  interpreted {interpreted:,.0f} rounds/s: compiled {speed / interpreted:.0f} times")
    _on_two_threads()
    command = [sys.executable, "-c", FIRST_RESULT]
    taken = [
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        for _ in range(5)
    ]
    print(f"  first result of a fresh process, compiled before: {min(taken):.2f} s")

"""Exact chances beside icepool's for the same questions, which must have the same answers."""

import importlib
import time
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import unokart_widget as uk
from unokart_widget.kernel.cards import COLOUR, POINTS, RED

TIMES = 30


def _best(work: Callable[[], object]) -> float:
    taken = []
    for _ in range(TIMES):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return min(taken)


def _chances(peer: Any) -> dict[int, Fraction]:
    return {outcome: peer.probability(outcome) for outcome in peer.outcomes()}


def run() -> None:
    """Print how many times as long icepool takes to give the same fractions."""
    try:
        icepool: Any = importlib.import_module("icepool")
    except ModuleNotFoundError:
        print("  icepool is not installed here (pip install icepool): no ratio.")
        return
    worth = Counter(POINTS)
    red = Counter(int(colour == RED) for colour in COLOUR)
    questions: list[tuple[str, Callable[[], Any], Callable[[], Any]]] = [
        (
            "red cards of 7",
            lambda: uk.odds.counts(uk.DECK, 7, "R"),
            lambda: _chances(icepool.Deck(red).deal(7).sum()),
        ),
        *(
            (
                f"points of {cards}",
                lambda cards=cards: uk.odds.hand_points(uk.DECK, cards),
                lambda cards=cards: _chances(icepool.Deck(worth).deal(cards).sum()),
            )
            for cards in (7, 30)
        ),
    ]
    for name, ours, peer in questions:
        equal = ours() == peer()
        mine, theirs = _best(ours), _best(peer)
        print(
            f"  {name}: {mine * 1000:.2f} ms, icepool {theirs * 1000:.2f}: "
            f"{theirs / mine:.1f} times as long; equal: {equal}"
        )

"""Winning chances in mid-game, strategies compared, and the same rounds on several workers.

Each is measured several times in turn and the best counts, in the time that a person waits.
"""

import time
from collections.abc import Callable
from functools import partial

import unokart_widget as uk

PLAYOUTS = 2_000
ROUNDS = 40_000
TIMES = 5
STEPS = 30


def _best(*works: Callable[[], object], times: int = TIMES) -> list[float]:
    """The shortest time of each, taken in turn: what disturbs one disturbs the others."""
    taken = [float("inf")] * len(works)
    for _ in range(times):
        for place, work in enumerate(works):
            start = time.perf_counter()
            work()
            taken[place] = min(taken[place], time.perf_counter() - start)
    return taken


def _mid_game() -> uk.Game:
    game = uk.Game(4, seed=3, bots=["careful"] * 4)
    game.play_on(STEPS)
    return game


def run() -> None:
    """Print the time for an outlook (the budget is 100 ms), and ratios for the rest."""
    game = _mid_game()
    seat = game.to_move

    def chances() -> object:
        return uk.outlook(game, seat, PLAYOUTS, compiled=True).chances

    chances()
    moves = len(game.legal_moves(seat))
    outlook, knowledge, each = _best(
        chances,
        lambda: game.unseen(seat),
        lambda: uk.outlooks(game, seat, PLAYOUTS, compiled=True),
    )
    (slow,) = _best(lambda: uk.outlook(game, seat, PLAYOUTS, compiled=False), times=1)
    print(f"  outlook of {PLAYOUTS:,} play-outs, 4 careful players: {outlook * 1000:.1f} ms")
    print(f"    (what the seat knows of it: {knowledge * 1000:.1f} ms)")
    print(f"  outlooks of {moves} moves: {each * 1000:.1f} ms")
    print(f"  interpreted {slow * 1000:,.0f} ms: {slow / outlook:.0f} times as long")
    _comparison()
    _workers()


def _comparison() -> None:
    deals = ROUNDS // 8

    def separately() -> None:
        for strategy in ("greedy", "careful"):
            for place in range(4):
                table = ["random"] * 4
                table[place] = strategy
                uk.simulate(deals, 4, table, seed=1, progress=False, compiled=True)

    def together() -> None:
        both = ["greedy", "careful"]
        uk.compare(both, deals, 4, "random", 1, progress=False, compiled=True)

    one, other = _best(separately, together)
    print(f"  compare {deals:,} deals: {other / one:.2f} times as long as its runs one by one")


def _workers() -> None:
    rounds = 10 * ROUNDS

    def play(workers: int | None) -> None:
        uk.simulate(rounds, 4, seed=1, workers=workers, progress=False, compiled=True)

    numbers = (None, 1, 2, -1)
    alone, *taken = _best(*(partial(play, workers) for workers in numbers))
    print(f"  {rounds:,} rounds on one core: {rounds / alone:,.0f} rounds/s")
    for workers, seconds in zip(numbers[1:], taken, strict=True):
        print(f"  workers={workers}: {alone / seconds:.2f} times that")

"""Interpreted rounds of random play beside RLCard's UNO, four players each, in processor time."""

import importlib
import time
from typing import Any

from unokart_widget.kernel import bots
from unokart_widget.kernel.state import Round

ROUNDS = 1_000
PEER_ROUNDS = 200
PLAYERS = 4


def interpreted() -> float:
    """Rounds per second."""
    g = Round()
    g.players = PLAYERS
    g.bots[:PLAYERS] = [bots.RANDOM] * PLAYERS
    start = time.process_time()
    for number in range(ROUNDS):
        bots.play_round(g, number, 100_000)
        g.notes.clear()
        g.shuffled.clear()
    return ROUNDS / (time.process_time() - start)


def _peer() -> float:
    rlcard: Any = importlib.import_module("rlcard")
    agents: Any = importlib.import_module("rlcard.agents")
    uno: Any = importlib.import_module("rlcard.games.uno")
    env = rlcard.make("uno")
    # The environment takes no number of players; its game does.
    env.game, env.num_players = uno.Game(num_players=PLAYERS), PLAYERS
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(PLAYERS)])
    start = time.process_time()
    for _ in range(PEER_ROUNDS):
        env.run(is_training=False)
    return PEER_ROUNDS / (time.process_time() - start)


def run() -> None:
    """Print rounds per second and, where RLCard is installed, the ratio."""
    ours = interpreted()
    print(f"  interpreted {ours:,.0f} rounds/s")
    try:
        peer = _peer()
    except ModuleNotFoundError:
        print("  RLCard is not installed here (pip install rlcard): no ratio.")
        return
    ours = (ours + interpreted()) / 2
    print(f"  RLCard's env.run {peer:,.0f} rounds/s: {ours / peer:.1f} times as many")

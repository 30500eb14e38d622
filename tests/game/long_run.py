"""Random rounds over all player counts and options, each action compared with a second reading.

A few hundred are played by the tests. For many: `python -m tests.game.long_run 10000`.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from random import Random

import unokart_widget as uk

from .compare import agree, looks_the_same, refuse_the_rest, replays, reread, twin, views_agree
from .helpers import state
from .reference import Reference

OPTIONS = [
    uk.Rules(two_player_reverse=reverse, banana=banana, last_item_box=box)
    for reverse, banana, box in product(("skip", "turn"), ("went", "seat"), ("flip", "end"))
]
PLAYERS = range(2, 11)


def choose(game: uk.Game, random: Random) -> uk.Move:
    """A move, with all kinds in the mix and rounds that come to an end."""
    listed = game.legal_moves()
    laid = [move for move in listed if move.kind == "play"]
    return random.choice(laid if laid and random.random() < 0.7 else listed)


def play_round(number: int, often: float = 0.002) -> Counter[str]:
    """Round `number`: its players, rules, bots and choices follow from the number alone.

    After so many of the actions (`often`) each of the longer checks is made, too. Counts what
    happened, so that a run can show that nothing was left out.
    """
    random = Random(number)
    players = PLAYERS[number % len(PLAYERS)]
    rules = OPTIONS[number // len(PLAYERS) % len(OPTIONS)]
    bots = {seat: random.choice(uk.STRATEGIES) for seat in range(players) if random.random() < 0.4}
    game = uk.Game(players=players, seed=number, rules=rules, bots=bots)
    happened: Counter[str] = Counter()
    reading = reread(game)
    agree(game, reading)
    while not game.round_over:
        follow(game, reading, random)
        # Now and then all the rest: it takes longer than many actions.
        if random.random() < often:
            refuse_the_rest(game, random, 4)
            views_agree(game, reading)
            happened["looks"] += 1
        if random.random() < often:
            and_back(game, random)
            happened["undone"] += 1
        if random.random() < often and not game.round_over:
            seat = random.choice([None, *range(players)])
            pair = twin(game, reading, seat, random)
            if pair is not None:
                looks_the_same(*pair, seat)
                happened["twins"] += 1
    agree(game, reading)
    views_agree(game, reading)
    replays(game)
    happened["rounds"] += 1
    happened["moves"] += len(game.record()["rounds"][-1]["moves"])
    happened.update(f"{event.rule}/{event.kind}" for event in game.events)
    return happened


def follow(game: uk.Game, reading: Reference, random: Random) -> None:
    """One action of a person or a bot, and the same in the second reading."""
    version = game.version
    if game.can_step() and random.random() < 0.6:
        events = game.step()
        latest = game.record()["rounds"][-1]
        # A bot that does not notice a forgotten UNO lets it pass: no move.
        move = latest["moves"][-1] if events else None
    else:
        chosen = choose(game, random)
        events = game.play(chosen)
        move = str(chosen)
    assert game.version == version + 1
    if any(event.kind == "reshuffled" for event in events):
        shuffles = game.record()["rounds"][-1]["shuffles"]
        reading.coming = shuffles[len(reading.shuffles) :]
    if move is not None:
        reading.play(move)
    agree(game, reading, stock=random.random() < 0.1)


def and_back(game: uk.Game, random: Random) -> None:
    """Any action, taken back: nothing is different."""
    before = state(game)
    listed = game.legal_moves()
    if listed:
        game.play(random.choice(listed))
    elif game.winner is None:
        game.next_round()
    else:
        return
    game.undo()
    assert state(game) == before


def play_rounds(first: int, number: int) -> Counter[str]:
    """Rounds `first` to `first + number - 1`. The failing round's number is in the error."""
    happened: Counter[str] = Counter()
    for round_number in range(first, first + number):
        try:
            happened += play_round(round_number)
        except Exception as error:
            error.add_note(f"in round {round_number}")
            raise
    return happened


def main(arguments: list[str]) -> None:
    number = int(arguments[0]) if arguments else 10_000
    first = int(arguments[1]) if len(arguments) > 1 else 0
    happened = play_rounds(first, number)
    for what, count in sorted(happened.items()):
        print(f"{count:9,}  {what}")


if __name__ == "__main__":
    main(sys.argv[1:])

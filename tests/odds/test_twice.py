"""Every chance that `uk.odds` names, twice: all that can happen listed, and games tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction as F
from itertools import combinations
from random import Random
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget import odds

from .checks import SMALL, in_order, listed, tried, within

TIMES = 1500
COLOUR = "R"


def reds(cards: tuple[str, ...] | list[str]) -> int:
    return sum(card[0] == COLOUR for card in cards)


def first_red(order: tuple[str, ...] | list[str]) -> int:
    return next(place for place, card in enumerate(order, 1) if card[0] == COLOUR)


def worth(cards: tuple[str, ...] | list[str]) -> int:
    return sum(50 if c[0] == "W" else int(c[1]) if c[1].isdigit() else 20 for c in cards)


def item_of(card: str) -> str:
    names = {"R": "mushroom", "Y": "banana", "G": "shell", "B": "lightning", "W": "bobomb"}
    return names[card[0]]


def yes(chance: F) -> dict[bool, F]:
    return {outcome: part for outcome, part in ((True, chance), (False, 1 - chance)) if part}


Outcomes = dict[Any, F]
Cards = tuple[str, ...]
# The function, its chances for a pile, and what of the first cards of a shuffled pile they are of.
CASES: dict[str, tuple[Callable[[Any], Outcomes], Callable[[Cards], Any]]] = {
    "item": (
        lambda pile: {name: part for name, part in odds.item(pile).items() if part},
        lambda order: item_of(order[0]),
    ),
    "counts": (lambda pile: odds.counts(pile, 4, COLOUR), lambda order: reds(order[:4])),
    "exactly": (
        lambda pile: yes(odds.exactly(pile, 4, 2, COLOUR)),
        lambda order: reds(order[:4]) == 2,
    ),
    "at_least": (
        lambda pile: yes(odds.at_least(pile, 4, 2, COLOUR)),
        lambda order: reds(order[:4]) >= 2,
    ),
    "holds": (
        lambda pile: yes(odds.holds(pile, 3, COLOUR)),
        lambda order: reds(order[:3]) > 0,
    ),
    "hand_points": (lambda pile: odds.hand_points(pile, 3), lambda order: worth(order[:3])),
    "wait": (lambda pile: odds.wait(pile, COLOUR), first_red),
}
# Not chances themselves, but means of them.
MEANS = ("expected", "variance")
OTHERS = ("Challenge", "Chance", "OddsError", "Pile", "Step", "What", "challenge")


def test_no_function_is_left_out() -> None:
    assert sorted(odds.__all__) == sorted((*CASES, *MEANS, *OTHERS))


@pytest.mark.parametrize("name", CASES)
def test_against_every_order(name: str) -> None:
    chances, outcome = CASES[name]
    pile = SMALL[:1] + SMALL[2:]
    assert chances(pile) == in_order(pile, outcome)


@pytest.mark.parametrize("name", CASES)
def test_against_shuffled_decks(name: str) -> None:
    chances, outcome = CASES[name]
    tried(
        chances(uk.DECK),
        lambda random: outcome(tuple(random.sample(uk.DECK, 112))),
        times=TIMES,
    )


@pytest.mark.parametrize("name", CASES)
def test_against_cards_drawn_in_games(name: str) -> None:
    """The stock of a game as it is dealt, whose cards the seat at the table has not seen."""
    chances, outcome = CASES[name]
    exact = chances(uk.Game.from_position("R5 + 0 | R7 W4 | YS Y9").unseen(0).stock_pile)
    happened = Counter(
        outcome(tuple(uk.Game.from_position("R5 + 0 | R7 W4 | YS Y9", seed=seed).stock))
        for seed in range(300)
    )
    for result, chance in exact.items():
        within(happened[result], 300, float(chance))


def test_means_against_all_hands_and_trials() -> None:
    hands = [worth(hand) for hand in combinations(SMALL, 3)]
    mean = F(sum(hands), len(hands))
    distribution = odds.hand_points(SMALL, 3)
    assert odds.expected(distribution) == mean
    assert odds.variance(distribution) == sum((hand - mean) ** 2 for hand in hands) / len(hands)
    assert distribution == listed(SMALL, 3, worth)

    seven = odds.hand_points(uk.DECK, 7)
    random = Random(1)
    dealt = [worth(random.sample(uk.DECK, 7)) for _ in range(4000)]
    # Five standard errors: once in a million and a half.
    deviation = float(odds.variance(seven)) ** 0.5
    assert abs(sum(dealt) / 4000 - float(odds.expected(seven))) < 5 * deviation / 4000**0.5
    spread = sum((hand - 90) ** 2 for hand in dealt) / 4000
    fourth = sum((points - 90) ** 4 * chance for points, chance in seven.items())
    error = float(fourth - odds.variance(seven) ** 2) ** 0.5 / 4000**0.5
    assert abs(spread - float(odds.variance(seven))) < 5 * error


@pytest.mark.parametrize("players", [2, 3, 7])
def test_seats_are_alike(players: int) -> None:
    """Who deals, begins or wins among players alike: each in one round of so many."""
    rounds = 3000
    run = uk.simulate(rounds, players, "random", seed=11, progress=False)
    for column in ("dealer", "starter", "winner"):
        for seat in range(players):
            within(run.column(column).tolist().count(seat), rounds, 1 / players)


@pytest.mark.parametrize("bluff", [F(1, 10), F(1, 2)])
def test_what_a_challenge_costs_in_games(bluff: F) -> None:
    """Hands dealt from the unseen cards, the Wild Draw Four laid by the assumption, and answered
    on the table: the cards that are drawn are those that the odds expect on average."""
    line = "R5 + 0 | W4 {} | YS Y9"
    random = Random(3)
    pile = list(uk.DECK)
    for card in ("R5", "W4", "YS", "Y9"):
        pile.remove(card)
    answer = odds.challenge(pile, 2, "R", bluff=bluff)
    drawn: Counter[str] = Counter()
    laid = 0
    while laid < 250:
        hand = random.sample(pile, 2)
        held = reds(hand) > 0
        if held and random.random() >= bluff:
            continue
        laid += 1
        game = uk.Game.from_position(line.format(" ".join(hand)), seed=laid)
        game.play("0:W4=B")
        accepted = game.copy()
        accepted.play("1:accept")
        drawn["accepting"] += len(accepted.hands[1]) - 2
        game.play("1:challenge")
        drawn["challenging"] += len(game.hands[1]) - 2
        drawn["other"] += len(game.hands[0]) - 2
    within(drawn["other"] // 4, laid, float(answer.posterior))
    within(drawn["challenging"] // 6, laid, float(1 - answer.posterior))
    assert drawn["accepting"] == 4 * laid
    assert float(answer.challenging) == pytest.approx(6 * float(1 - answer.posterior))

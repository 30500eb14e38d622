"""Every chance twice: against all that can happen, listed, and against trials."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from fractions import Fraction as F
from math import comb
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget import odds

from .checks import SMALL, in_order, listed, tried, within

KINDS: dict[str, Callable[[str], bool]] = {
    "wild": lambda card: card[0] == "W",
    "action": lambda card: card[0] != "W" and card[1] in "DRS",
    "number": lambda card: card[0] != "W" and card[1].isdigit(),
    "R": lambda card: card[0] == "R",
    "R7": lambda card: card == "R7",
}


def points(card: str) -> int:
    if card[0] == "W":
        return 50
    return int(card[1]) if card[1].isdigit() else 20


def test_what_is_counted() -> None:
    many = {"wild": 12, "action": 24, "number": 76, "R": 25, "Y": 25, "B0": 1, "W4": 4, "WI": 8}
    for what, count in many.items():
        assert odds.at_least(uk.DECK, 1, 1, what) == F(count, 112)
    assert odds.at_least(uk.DECK, 1, 1, lambda card: card[1] == "7") == F(8, 112)
    assert odds.at_least(uk.DECK, 1, 1, lambda card: "") == 0


@pytest.mark.parametrize("what", KINDS)
@pytest.mark.parametrize("draws", [0, 1, 3, 5, 9])
def test_draws_against_all_hands(what: str, draws: int) -> None:
    by_count = listed(SMALL, draws, lambda hand: sum(map(KINDS[what], hand)))
    assert odds.counts(SMALL, draws, what) == by_count
    assert list(odds.counts(SMALL, draws, what)) == sorted(by_count)
    assert odds.counts(SMALL, draws, KINDS[what]) == by_count
    for count in range(11):
        assert odds.exactly(SMALL, draws, count, what) == by_count.get(count, 0)
        more = sum(chance for k, chance in by_count.items() if k >= count)
        assert odds.at_least(SMALL, draws, count, what) == more
        assert type(odds.at_least(SMALL, draws, count, what)) is F
    assert odds.holds(SMALL, draws, what) == 1 - by_count.get(0, 0)


@pytest.mark.parametrize("what", KINDS)
def test_draws_of_the_full_deck(what: str) -> None:
    such = sum(map(KINDS[what], uk.DECK))
    for draws in (1, 7, 40):
        none = F(comb(112 - such, draws), comb(112, draws))
        assert odds.holds(uk.DECK, draws, what) == 1 - none
        assert odds.at_least(uk.DECK, draws, 2, what) == 1 - none - F(
            such * comb(112 - such, draws - 1), comb(112, draws)
        )
        assert odds.expected(odds.counts(uk.DECK, draws, what)) == F(draws * such, 112)
    tried(
        odds.counts(uk.DECK, 7, what),
        lambda random: sum(map(KINDS[what], random.sample(uk.DECK, 7))),
    )


@pytest.mark.parametrize("what", ["wild", "R", "R7", "Y0"])
def test_the_wait_against_all_orders(what: str) -> None:
    pile = SMALL[:2] + SMALL[4:]

    def first(order: tuple[str, ...]) -> int:
        return next(draw for draw, card in enumerate(order, 1) if KINDS.get(what, _is(what))(card))

    assert odds.wait(pile, what) == in_order(pile, first)
    distribution = odds.wait(uk.DECK, what)
    such = sum(KINDS.get(what, _is(what))(card) for card in uk.DECK)
    assert list(distribution) == list(range(1, 114 - such))
    assert odds.expected(distribution) == F(113, such + 1)
    assert distribution[1] == F(such, 112)
    tried(distribution, lambda random: first(tuple(random.sample(uk.DECK, 112))), times=1000)


def _is(card: str) -> Callable[[str], bool]:
    return lambda other: other == card


def test_items() -> None:
    assert odds.item(uk.DECK) == {
        "mushroom": F(25, 112),
        "banana": F(25, 112),
        "shell": F(25, 112),
        "lightning": F(25, 112),
        "bobomb": F(12, 112),
    }
    items = dict(zip("RYGBW", odds.item(SMALL), strict=True))
    turned = listed(SMALL, 1, lambda card: items[card[0][0]])
    assert odds.item(SMALL) == turned
    assert odds.item(["R7"]) == {**dict.fromkeys(items.values(), F(0)), "mushroom": F(1)}


def test_items_that_are_turned_up_in_games() -> None:
    names = {"R": "mushroom", "Y": "banana", "G": "shell", "B": "lightning", "W": "bobomb"}
    turned: Counter[str] = Counter()
    for seed in range(600):
        game = uk.Game.from_position("R5 + 0 | WI R7 | YS Y9", seed=seed)
        game.play("0:WI!")
        turned[names[game.discard[-1][0]]] += 1
    chances = odds.item(uk.Game.from_position("R5 + 0 | WI R7 | YS Y9").unseen(0).stock_pile)
    for name, chance in chances.items():
        within(turned[name], 600, float(chance))


@pytest.mark.parametrize("cards", range(10))
def test_points_against_all_hands(cards: int) -> None:
    distribution = odds.hand_points(SMALL, cards)
    assert distribution == listed(SMALL, cards, lambda hand: sum(map(points, hand)))
    assert list(distribution) == sorted(distribution)


def test_points_of_the_full_deck() -> None:
    seven = odds.hand_points(uk.DECK, 7)
    assert odds.expected(seven) == 90
    # All seven wild: 12 of them.
    assert seven[350] == F(comb(12, 7), comb(112, 7))
    assert min(seven) == 3  # four zeros and three ones
    assert seven[3] == F(comb(8, 3), comb(112, 7))
    # The variance of a sum without replacement: n · s² · (N - n) / (N - 1).
    spread = sum(F(points(card)) ** 2 for card in uk.DECK) / 112 - F(90, 7) ** 2
    assert odds.variance(seven) == 7 * spread * F(105, 111)
    for cards in (0, 1, 20, 56, 111, 112):
        distribution = odds.hand_points(uk.DECK, cards)
        assert odds.expected(distribution) == F(90 * cards, 7)
        assert sum(distribution.values()) == 1
    assert odds.hand_points(uk.DECK, 112) == {1440: 1}
    assert odds.hand_points([], 0) == {0: 1}
    tried(seven, lambda random: sum(map(points, random.sample(uk.DECK, 7))))


def test_points_of_hands_that_are_dealt() -> None:
    dealt = [sum(map(points, uk.Game(2, seed=seed).hands[0])) for seed in range(400)]
    seven = odds.hand_points(uk.DECK, 7)
    for least in (50, 90, 130):
        chance = sum(chance for total, chance in seven.items() if total >= least)
        within(sum(total >= least for total in dealt), 400, float(chance))


def test_expected_and_variance() -> None:
    die = dict.fromkeys(range(1, 7), F(1, 6))
    assert odds.expected(die) == F(7, 2)
    assert odds.variance(die) == F(35, 12)
    assert odds.expected({F(1, 2): F(1)}) == F(1, 2)
    assert type(odds.expected({3: F(1)})) is F


def test_piles_in_every_form() -> None:
    expected = odds.item(["R7", "R7", "Y2"])
    assert odds.item(("R7", "R7", "Y2")) == expected
    assert odds.item(card for card in ["R7", "R7", "Y2"]) == expected
    assert odds.item(Counter({"R7": 2, "Y2": 1, "B1": 0})) == expected
    assert odds.item({"R7": 2, "Y2": 1}) == expected
    pile = Counter(["R7"])
    odds.hand_points(pile, 1)
    assert pile == Counter(["R7"])


BAD: list[tuple[Callable[[], object], str]] = [
    (lambda: odds.item([]), "empty"),
    (lambda: odds.item("R7W4"), 'such as \\["R7", "W4"\\].*not \'R7W4\''),
    (lambda: odds.item(7), "not '7'"),  # type: ignore[arg-type]
    (lambda: odds.item(["R7", "X1"]), "'X1'.*a card is a colour"),
    (lambda: odds.item(["R7", None]), "'None'"),  # type: ignore[list-item]
    (lambda: odds.item(["R7"] * 3), "3 of R7, but the deck has only 2"),
    (lambda: odds.item({"R0": 2}), "2 of R0, but the deck has only 1"),
    (lambda: odds.item({"R7": -1}), "'-1' of 'R7'"),
    (lambda: odds.item({"R7": 1.5}), "'1.5' of"),
    (lambda: odds.item({"R7": True}), "'True' of"),
    (lambda: odds.item({"R7": 10**5000}), "but the deck has only 2"),
    (lambda: odds.at_least(uk.DECK, 113, 1, "R"), "is 113, but the pile has only 112 cards"),
    (lambda: odds.at_least(["R7"], 2, 1, "R"), "is 2, but the pile has only 1 card\\."),
    (lambda: odds.at_least(uk.DECK, -1, 1, "R"), "number of draws is '-1'"),
    (lambda: odds.at_least(uk.DECK, 1.5, 1, "R"), "number of draws"),  # type: ignore[arg-type]
    (lambda: odds.at_least(uk.DECK, 7, -1, "R"), "count is '-1'"),
    (lambda: odds.at_least(uk.DECK, 7, True, "R"), "count is 'True'"),
    (lambda: odds.exactly(uk.DECK, 7, "2", "R"), "count is '2'"),  # type: ignore[arg-type]
    (lambda: odds.holds(uk.DECK, 113, "R"), "number of cards in the hand is 113"),
    (lambda: odds.holds(uk.DECK, 7, "red"), "'red' is nothing that can be counted"),
    (lambda: odds.holds(uk.DECK, 7, "RY"), "'RY' is nothing"),
    (lambda: odds.holds(uk.DECK, 7, ""), "'' is nothing"),
    (lambda: odds.holds(uk.DECK, 7, 7), "'7' is nothing"),  # type: ignore[arg-type]
    (lambda: odds.wait(["R7"], "Y"), "never comes"),
    (lambda: odds.wait([], "Y"), "never comes"),
    (lambda: odds.hand_points(["R7"], 2), "number of cards in the hand is 2"),
    (lambda: odds.expected(odds.item(uk.DECK)), "'mushroom' is no whole number"),  # type: ignore[type-var]
    (lambda: odds.expected({1: F(1, 2)}), "add up to 1/2, not to 1"),
    (lambda: odds.expected({}), "add up to 0"),
    (lambda: odds.expected({1: F(2), 2: F(-1)}), "chance of 2 is negative"),
    (lambda: odds.expected({1: 1.0}), "'1.0'"),  # type: ignore[dict-item]
    (lambda: odds.variance([1, 2]), "A distribution is a dict"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("ask", "told"), BAD)
def test_bad_questions_get_a_sentence(ask: Callable[[], Any], told: str) -> None:
    with pytest.raises(uk.OddsError, match=told) as caught:
        ask()
    assert isinstance(caught.value, uk.UnokartError)
    assert str(caught.value)[-1] == "."


def test_errors_of_ones_own_function_come_through() -> None:
    with pytest.raises(ZeroDivisionError):
        odds.holds(uk.DECK, 7, lambda card: 1 / 0)


def test_it_is_loaded_when_it_is_used_and_needs_no_numpy() -> None:
    program = (
        "import sys, unokart_widget as uk; assert 'unokart_widget.odds' not in sys.modules;"
        "assert uk.odds.item(uk.DECK); assert uk.odds is sys.modules['unokart_widget.odds'];"
        "assert 'numpy' not in sys.modules; assert 'anywidget' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)

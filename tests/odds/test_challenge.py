"""Whether to challenge: Bayes' theorem, against all hands listed and against trials."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction as F
from math import comb
from random import Random
from typing import Any

import pytest

import unokart_widget as uk
from tests.game.helpers import play, position
from unokart_widget import odds

from .checks import SMALL, listed, tried

CASES = [(F(1), F(1)), (F(1, 3), F(1)), (F(1, 10), F(3, 5)), (F(0), F(1)), (F(1, 2), F(0))]


@pytest.mark.parametrize(("bluff", "honest"), CASES)
@pytest.mark.parametrize("colour", "RB")
def test_against_all_hands(bluff: F, honest: F, colour: str) -> None:
    for cards in (1, 3):
        answer = odds.challenge(SMALL, cards, colour, bluff=bluff, honest=honest)
        with_it = listed(SMALL, cards, lambda hand: any(card[0] == colour for card in hand))
        laid_with, laid_without = with_it[True] * bluff, with_it[False] * honest
        assert answer.prior == with_it[True]
        assert answer.laid == laid_with + laid_without
        assert answer.posterior == laid_with / (laid_with + laid_without)
        assert answer.challenging == 6 * laid_without / answer.laid
        assert answer.other_draws == 4 * laid_with / answer.laid
        assert answer.accepting == 4
        assert answer.break_even == F(1, 3)
        assert answer.pays == (answer.posterior > F(1, 3)) == (answer.challenging < 4)


@pytest.mark.parametrize(("bluff", "honest"), CASES)
def test_against_trials(bluff: F, honest: F) -> None:
    pile = [card for card in uk.DECK if card not in ("W4", "R1", "R2")]
    answer = odds.challenge(pile, 4, "R", bluff=bluff, honest=honest)

    def guilty(random: Random) -> bool:
        """Hands are dealt until a Wild Draw Four is laid from one."""
        while True:
            holds = any(card[0] == "R" for card in random.sample(pile, 4))
            if random.random() < (bluff if holds else honest):
                return holds

    tried({True: answer.posterior, False: 1 - answer.posterior}, guilty, times=1500)


def test_the_prior_is_that_of_a_hidden_hand() -> None:
    answer = odds.challenge(uk.DECK, 6, "G", bluff=1)
    assert answer.prior == odds.holds(uk.DECK, 6, "G") == 1 - F(comb(87, 6), comb(112, 6))
    # Laid all the same with or without, it is no sign of anything.
    assert answer.posterior == answer.prior


def test_the_break_even() -> None:
    for honest in (F(1), F(1, 4)):
        answer = odds.challenge(SMALL, 3, "R", bluff=F(1, 2), honest=honest)
        even = answer.break_even_bluff
        assert even is not None
        at_it = odds.challenge(SMALL, 3, "R", bluff=even, honest=honest)
        assert at_it.posterior == F(1, 3)
        assert at_it.challenging == at_it.accepting
        assert not at_it.pays
        assert "same number" in at_it.verdict
        assert odds.challenge(SMALL, 3, "R", bluff=even + F(1, 99), honest=honest).pays
        assert not odds.challenge(SMALL, 3, "R", bluff=even - F(1, 99), honest=honest).pays


def test_where_no_bluff_makes_it_even() -> None:
    # One card of many, hardly ever blue.
    rare = [card for card in uk.DECK if card[0] != "B"] + ["B7"]
    assert odds.challenge(rare, 1, "B", bluff=1).break_even_bluff is None
    assert odds.challenge(["R7"], 1, "R", bluff=1).break_even_bluff is None
    assert odds.challenge(["R7"], 1, "Y", bluff=1).break_even_bluff is None
    assert odds.challenge(["R7", "Y1"], 1, "Y", bluff=1, honest=0).break_even_bluff is None
    answer = odds.challenge(rare, 1, "B", bluff=1)
    assert "no bluff makes the posterior 1/3" in str(answer)


def test_cards_that_are_known() -> None:
    sure = odds.challenge(SMALL, 4, "G", bluff="1/9", known=["G1"])
    assert sure.prior == sure.posterior == 1
    assert sure.pays
    assert "known to hold green" in str(sure)
    other = odds.challenge(SMALL, 4, "G", bluff="1/9", known=["B1", "B2"])
    assert other.prior == odds.holds(SMALL, 2, "G")
    all_known = odds.challenge(SMALL, 2, "G", bluff="1/9", known=["B1", "B2"])
    assert all_known.prior == all_known.posterior == 0
    assert all_known.challenging == 6


def test_chances_in_every_form() -> None:
    for bluff in (0.1, "0.1", "1/10", F(1, 10)):
        assert odds.challenge(SMALL, 2, "R", bluff=bluff).bluff == F(1, 10)


def test_from_the_table() -> None:
    game = position("R5 + 0 | W4 R7 G2 | YS Y9 | B1 B2 B3 / B4 B5 B6 B7")
    game.play("0:W4=Y")
    unseen = game.unseen(1)
    colour = game.at(game.moment - 1).colour
    assert colour == "R"
    answer = odds.challenge(
        unseen.hand_pile, unseen.hands[0], colour, bluff="1/4", known=unseen.known[0]
    )
    red = 25 - 1
    size = 112 - 4
    assert unseen.cards.total() == size
    assert answer.prior == 1 - F(comb(size - red, 2), comb(size, 2))
    play(game, "1:challenge")
    unseen = game.unseen(1)
    assert unseen.known[0] == Counter(["R7", "G2"])
    later = odds.challenge(
        unseen.hand_pile, unseen.hands[0], "G", bluff="1/4", known=unseen.known[0]
    )
    assert later.posterior == 1


def test_it_shows_itself() -> None:
    answer = odds.challenge(SMALL, 3, "R", bluff="1/5")
    text, html = str(answer), answer._repr_html_()
    assert repr(answer) == text
    for step in answer.steps:
        assert step.name in text
        assert step.working in text
        assert str(step).startswith(step.name)
    assert [step.value for step in answer.steps] == [
        answer.prior,
        answer.bluff,
        answer.honest,
        answer.laid,
        answer.posterior,
        answer.challenging,
        4,
        answer.other_draws,
        F(1, 3),
        answer.break_even_bluff,
    ]
    assert text.splitlines()[-1] == answer.verdict
    assert html.count("<tr>") == len(answer.steps) + 1
    assert answer.verdict in html
    accept = odds.challenge(SMALL, 3, "R", bluff=0)
    assert accept.verdict.startswith("Accept: it costs 4.00")


BAD: list[tuple[Callable[[], object], str]] = [
    (lambda: odds.challenge(SMALL, 0, "R", bluff=1), "hand is empty"),
    (lambda: odds.challenge(SMALL, -1, "R", bluff=1), "number of cards in the hand is '-1'"),
    (lambda: odds.challenge(SMALL, 10, "R", bluff=1), "is 10, but the pile has only 9"),
    (lambda: odds.challenge(SMALL, 2, "W", bluff=1), "colour is 'W'"),
    (lambda: odds.challenge(SMALL, 2, "RY", bluff=1), "colour is 'RY'"),
    (lambda: odds.challenge(SMALL, 2, None, bluff=1), "colour is 'None'"),  # type: ignore[arg-type]
    (lambda: odds.challenge(SMALL, 2, "R", bluff=1.2), "bluff is '1.2'"),
    (lambda: odds.challenge(SMALL, 2, "R", bluff=-1), "bluff is '-1'"),
    (lambda: odds.challenge(SMALL, 2, "R", bluff="often"), "bluff is 'often'"),
    (lambda: odds.challenge(SMALL, 2, "R", bluff="1/0"), "bluff is '1/0'"),
    (lambda: odds.challenge(SMALL, 2, "R", bluff=float("nan")), "bluff is 'nan'"),
    (lambda: odds.challenge(SMALL, 2, "R", bluff=True), "bluff is 'True'"),
    (lambda: odds.challenge(SMALL, 2, "R", bluff=1, honest=2), "honest is '2'"),
    (lambda: odds.challenge(SMALL, 2, "R", bluff=0, honest=0), "could not have been laid"),
    (lambda: odds.challenge(SMALL, 2, "R", bluff=1, known=["R1"] * 3), "3 of R1"),
    (lambda: odds.challenge(SMALL, 1, "R", bluff=1, known=["R1", "B1"]), "2 cards of the hand"),
    (lambda: odds.challenge(SMALL, 2, "R", bluff=1, known=["R7"]), "3 of R7"),
    (lambda: odds.challenge(SMALL, 2, "R", bluff=1, known="R7"), "known hand is a list"),
    (lambda: odds.challenge("R7", 2, "R", bluff=1), "The pile is a list"),
]


@pytest.mark.parametrize(("ask", "told"), BAD)
def test_bad_questions_get_a_sentence(ask: Callable[[], Any], told: str) -> None:
    with pytest.raises(uk.OddsError, match=told) as caught:
        ask()
    assert str(caught.value)[-1] == "."

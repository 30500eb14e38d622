"""Rounds are played, and whatever happens or is asked comes out in whole sentences."""

from __future__ import annotations

import itertools

import pytest

import unokart_widget as uk
from unokart_widget import rulebook

from .test_sentences import assert_whole

NAMES = ["Ana", "you", "Cai", "James", "Nobody", "Élodie", "محمد", "Gus", "हरि", "Ida"]
RULES = [
    uk.Rules(),
    uk.Rules(two_player_reverse="turn"),
    uk.Rules(banana="seat"),
    uk.Rules(last_item_box="end"),
]

MOVES = [
    *dict.fromkeys(uk.DECK),
    *("R7!", "WI!", "W4=B", "W4=B!", "R7=B", "WI=B"),
    *("draw", "pass", "=G", "@0", "@1", "@9", "challenge", "accept", "uno", "catch"),
]


def game_of(players: int, seed: int) -> uk.Game:
    strategies = {seat: uk.STRATEGIES[(seat + seed) % 3] for seat in range(players)}
    return uk.Game(NAMES[:players], seed=seed, rules=RULES[seed % 4], bots=strategies)


@pytest.mark.parametrize("players", range(2, 11))
def test_every_event_is_told_to_every_reader(players: int) -> None:
    game = game_of(players, seed=players)
    while not game.round_over:
        game.step()
    if game.winner is None:
        game.next_round()
    for event, language in zip(game.events, itertools.cycle(rulebook.languages()), strict=False):
        for reader in (None, *range(players)):
            assert_whole(event.text(language, seat=reader), language)


@pytest.mark.parametrize("players", [2, 3, 10])
def test_every_move_is_explained_to_every_reader(players: int) -> None:
    game = game_of(players, seed=40 + players)
    languages = itertools.cycle(rulebook.languages())
    for step in range(60):
        if game.round_over:
            break
        if step % 4 == 0:
            for move in MOVES:
                for seat in {game.to_move, 0, 9}:
                    for reader, language in zip((None, 0, 1), languages, strict=False):
                        text = game.explain(f"{seat}:{move}", language, seat=reader)
                        assert_whole(text, language)
        game.step()
    assert_whole(game.explain("0:draw"), "en")

"""The chapter "Cards": the deck, what is on it, and how many may play."""

from __future__ import annotations

from collections import Counter

import pytest

import unokart_widget as uk

from .helpers import (
    CARDS,
    COLOURS,
    FACES,
    ITEMS,
    conserved,
    full_deck,
    names,
    play,
    position,
    sizes,
)


def test_deck() -> None:
    assert len(uk.DECK) == 112
    count = Counter(uk.DECK)
    assert set(count) == set(CARDS)
    for colour in COLOURS:
        assert count[colour + "0"] == 1
        for face in FACES[1:]:
            assert count[colour + face] == 2
        numbers = [card for card in uk.DECK if card[0] == colour and card[1].isdigit()]
        assert len(numbers) == 19
    assert (count["W4"], count["WI"]) == (4, 8)
    for face in "DSR":
        assert sum(count[colour + face] for colour in COLOURS) == 8
    assert count == Counter(full_deck())


@pytest.mark.parametrize("players", range(2, 11))
def test_deck__is_all_in_the_game(players: int) -> None:
    game = uk.Game(players=players, seed=players)
    assert conserved(game)
    assert Counter(game.stock) + Counter(game.discard) != Counter(full_deck())


@pytest.mark.parametrize("turned", CARDS)
def test_deck_items(turned: str) -> None:
    """Every card does what its own colour's item says, whatever its face."""
    top = "G9" if turned != "G9" else "G8"
    game = position(f"{top} + 0 | WI B8 B9 | Y1 Y2 | Y3 Y4 / {turned} R1 R2 R3 R4")
    events = play(game, "0:WI")
    assert game.discard[-1] == turned
    item = ITEMS[turned[0]]
    expected = {
        "mushroom": "item.mushroom/again",
        "banana": "item.banana/drew",
        "shell": "item.shell/asked",
        "lightning": "item.lightning/again",
        "bobomb": "item.bobomb/asked",
    }
    for name, event in expected.items():
        assert (event in names(events)) == (name == item)
    drawn = {
        "mushroom": [2, 2, 2],
        "banana": [2, 2, 4],
        "shell": [2, 2, 2],
        "lightning": [2, 3, 3],
        "bobomb": [4, 2, 2],
    }
    assert sizes(game) == drawn[item]


def test_deck_items__do_nothing_when_the_card_is_played_from_the_hand() -> None:
    """A banana peel on a card that is laid in the ordinary way is only a picture."""
    for card in ("R7", "Y7", "G7", "B7"):
        game = position(f"R7 + 0 | {card} B8 B9 | Y1 Y2 | Y3 Y4")
        events = play(game, f"0:{card}")
        assert names(events) == ["turn.match/played"]
        assert sizes(game) == [2, 2, 2]
        assert game.to_move == 1


@pytest.mark.parametrize("players", range(2, 11))
def test_players(players: int) -> None:
    game = uk.Game(players=players, seed=3)
    assert len(game.players) == len(game.hands) == len(game.scores) == players
    assert sum(sizes(game)) >= 7 * players
    assert len(set(game.players)) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 11, 112])
def test_players__no_fewer_than_two_and_no_more_than_ten(players: int) -> None:
    with pytest.raises(uk.PlayersError, match=r"2 to 10|between 2 and 10|two to ten"):
        uk.Game(players=players)


def test_players__a_move_of_a_seat_that_is_not_there() -> None:
    game = position("R5 + 0 | R7 B7 | Y1 Y2")
    with pytest.raises(uk.IllegalMove) as caught:
        game.play("2:draw")
    assert (caught.value.rule, caught.value.kind) == ("players", "no_such_seat")
    assert game.version == position("R5 + 0 | R7 B7 | Y1 Y2").version

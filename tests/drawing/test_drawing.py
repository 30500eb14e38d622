"""The drawings that Python makes of cards and of a table's position."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import unokart_widget as uk
from unokart_widget.drawing import card_back, card_face, svg
from unokart_widget.drawing.cards import GOLD, drawings
from unokart_widget.drawing.circuit import BOX, box, seat_place, track

SVG = "{http://www.w3.org/2000/svg}"


def read(inner: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>')


def test_every_card_has_a_face_of_its_own() -> None:
    faces = {card_face(card) for card in uk.DECK}
    assert len(faces) == len(set(uk.DECK))
    for face in faces:
        read(face)
    read(card_back())


@pytest.mark.parametrize("name", sorted(drawings()["shapes"]))
def test_each_shape_is_sound_and_asks_for_nothing(name: str) -> None:
    markup = drawings()["shapes"][name]
    read(markup)
    assert "href" not in markup
    assert "url(" not in markup


def test_each_colour_has_shape_letter_and_item() -> None:
    for colour in "RYGBW":
        for kind in ("emblem", "letter", "item"):
            assert f"{kind}-{colour}" in drawings()["shapes"]


@pytest.mark.parametrize("players", [2, 10])
def test_a_picture_holds_the_text_for_readers(players: int) -> None:
    game = uk.Game([f"<{n}> & co" for n in range(players)], seed=5)
    picture = ElementTree.fromstring(svg(game.view(0), str(game)))
    lines = str(game).splitlines()
    assert picture.findtext(f"{SVG}title") == lines[0]
    assert picture.findtext(f"{SVG}desc") == str(game)
    written = "".join("".join(text.itertext()) for text in picture.iter(f"{SVG}text"))
    assert "<1> & co" in written


def test_hidden_hands_show_backs_only() -> None:
    game = uk.Game(3, seed=5)
    hidden = svg(game.view(None), "")
    other = svg({**game.view(None), "hands": game.hands}, "")
    assert hidden != other
    # The back for the stock, and one for all that lie in hands.
    assert hidden.count("<g id=") < other.count("<g id=")


def test_the_end_of_a_round_can_be_drawn() -> None:
    game = uk.Game(3, seed=5, bots={0: "greedy", 1: "greedy", 2: "random"})
    game.play_on()
    assert game.round_over
    read(svg(game.view(0), str(game)))


@pytest.mark.parametrize("players", range(2, 11))
def test_seats_stand_apart_on_the_track(players: int) -> None:
    view = uk.Game(players, seed=5).view(players - 1)
    places = [seat_place(view, seat) for seat in range(players)]
    width, height = BOX
    for one in range(players):
        for other in range(one):
            across = abs(places[one][0] - places[other][0])
            down = abs(places[one][1] - places[other][1])
            assert across >= width or down >= height
    # Whoever looks sits at the bottom, and the next to the left comes next with the clock.
    assert places[players - 1][:2] == (380, 250)
    assert places[0][0] < 380 or players == 2


def test_the_way_of_play_and_the_turn_are_drawn() -> None:
    view = uk.Game(4, seed=5).view(0)
    left, right = track({**view, "direction": 1}), track({**view, "direction": -1})
    assert left != right
    assert GOLD in box({**view, "turn": 2, "challenge": None}, 2)
    assert GOLD not in box({**view, "turn": 2, "challenge": None}, 1)
    # A Wild Draw Four waits for the answer of another.
    assert GOLD in box({**view, "turn": 2, "challenge": {"by": 1, "answer": 2}}, 2)

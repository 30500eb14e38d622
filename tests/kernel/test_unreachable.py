"""What never, or hardly ever, comes about at a table, on states made by hand.

An Item Box always lies on a card that can be turned up again: the rule `item.none` is there all the
same, and so is a Bob-omb that finds no card to draw. They need an empty stock and a discard pile
without spare cards. And two players could tie for the dealer until no card is left.
"""

from __future__ import annotations

import pytest

import unokart_widget as uk
from tests.game.helpers import moves, names, only, position
from unokart_widget.kernel.cards import FACE, HIGH, LOW, RANK
from unokart_widget.kernel.items import bobomb
from unokart_widget.kernel.notes import DEALER_CHOSEN, DEALER_DREW, DEALER_TIED
from unokart_widget.kernel.setup import draw_for_dealer, prepare
from unokart_widget.kernel.state import OVER, Round


def without_cards_to_turn(line: str) -> uk.Game:
    """A game whose stock and discard pile have vanished: the next card laid lies alone."""
    game = position(line)
    game.state.stock_size = 0
    game.state.settled = 0
    game.state.discard_size = 0
    return game


def kind_of_refusal(game: uk.Game, move: str) -> str:
    with pytest.raises(uk.IllegalMove) as caught:
        game.play(move)
    assert str(caught.value)
    return f"{caught.value.rule}/{caught.value.kind}"


@pytest.mark.parametrize("colour", "RYGB")
def test_item_none(colour: str) -> None:
    """No item is activated; the player names the colour, and the turn passes."""
    game = without_cards_to_turn("R7 + 0 | WI B1 B2 | Y1 Y2 | Y3 Y4")
    events = game.play("0:WI")
    assert names(events) == ["turn.wild/played", "item.none/asked"]
    asked = only(events, "item.none/asked").to_dict()
    assert {name: value for name, value in asked.items() if value is not None} == {
        "rule": "item.none",
        "kind": "asked",
        "seat": 0,
    }
    assert (game.phase, game.to_move, game.colour) == ("colour", 0, None)
    assert game.discard == ["WI"]
    assert moves(game) == {f"0:={named}" for named in "RYGB"}
    assert kind_of_refusal(game, "0:B1") == "item.none/name_first"
    assert kind_of_refusal(game, "0:draw") == "item.none/name_first"
    told = game.reason(f"0:={colour}")
    assert (told.rule, told.kind, told.legal) == ("item.none", "may_name", True)
    assert game.explain(f"0:={colour}")
    events = game.play(f"0:={colour}")
    assert names(events) == ["item.none/named"]
    named = {name: value for name, value in events[0].to_dict().items() if value is not None}
    assert named == {"rule": "item.none", "kind": "named", "seat": 0, "colour": colour}
    assert (game.colour, game.to_move, game.phase) == (colour, 1, "turn")
    assert [len(hand) for hand in game.hands] == [2, 2, 2]


def test_item_none__the_uno_call_stands_open() -> None:
    game = without_cards_to_turn("R7 + 0 | WI B1 | Y1 Y2 | Y3 Y4")
    game.play("0:WI")
    assert {"0:uno", "1:catch", "2:catch"} <= moves(game)
    game.play("0:=R")
    assert {"0:uno", "1:catch", "2:catch"} <= moves(game)


def test_item_none__with_the_last_card_the_round_ends() -> None:
    game = without_cards_to_turn("R7 + 0 | WI | Y1 Y2 | Y3 Y4")
    events = game.play("0:WI")
    assert names(events)[:3] == ["turn.wild/played", "out.itembox/flip", "out.end/out"]
    assert (game.round_winner, game.round_points) == (0, 10)


def test_item_bobomb__with_the_last_card_and_no_card_to_draw_the_round_ends() -> None:
    """Who holds nothing has gone out, whatever was turned up."""
    game = without_cards_to_turn("R7 + 0 | WI | Y1 Y2 | Y3 Y4")
    g = game.state
    g.hands[0][LOW] = g.hands[0][HIGH] = 0
    bobomb(g)
    assert (g.phase, g.winner, g.points) == (OVER, 0, 10)


@pytest.mark.parametrize(("players", "drawn_first", "ties"), [(2, 112, 56), (3, 111, 55)])
def test_setup_dealer_tie__until_there_are_too_few_cards(
    players: int, drawn_first: int, ties: int
) -> None:
    """All cards are gathered and shuffled again, and the drawing goes on."""
    g = Round()
    g.players = players
    prepare(g, 1)
    # Pairs of equal ranks: 40 cards count 0, eight are of each other rank.
    order = sorted(range(112), key=lambda card: RANK[card] if RANK[card] < 10 else 0)
    if players == 3:
        # Two nines, and the third player is out of it; a card is left over at the end.
        order = [*order[-2:], order[0], *order[2:-2], order[1]]
    g.plan = [FACE[card] for card in order]
    g.plan_size = 112
    draw_for_dealer(g)
    drawn = [FACE[card] for event, _, _, card, _ in g.notes if event == DEALER_DREW]
    assert drawn[:drawn_first] == [FACE[card] for card in order[:drawn_first]]
    assert len(drawn) > drawn_first
    assert len(drawn) % 2 == drawn_first % 2
    again = [number for event, _, _, _, number in g.notes if event == DEALER_TIED]
    assert len(again) >= ties
    assert set(again) == {2}
    assert g.notes[-1] == (DEALER_CHOSEN, g.dealer, -1, -1, -1)
    assert g.dealer in (0, 1)
    assert g.shuffles == 1

"""What a round counts for simulations, and for nobody at the table."""

from __future__ import annotations

import pytest

from tests.game.helpers import dealt, play, position
from unokart_widget.kernel.notes import FORGOTTEN, TAKEN
from unokart_widget.kernel.piles import draw
from unokart_widget.kernel.uno import call_or_forget


def test_turns_are_counted_once() -> None:
    """A card drawn and then laid or kept is one turn; naming, aiming and answering are none."""
    game = position("R7 + 0 | R1 WI W4 B2 B4 | Y1 Y2 Y4 | G1 G2 G4 / R9 R8 G3")
    counted = [game.state.turns]
    for move in ("0:R1", "1:draw", "1:pass", "2:draw", "2:pass", "0:WI", "0:@1"):
        play(game, move)
        counted.append(game.state.turns)
    assert counted == [0, 1, 2, 2, 3, 3, 4, 4]


def test_turns__not_for_the_answer_to_a_wild_draw_four() -> None:
    game = position("R7 + 0 | W4 B2 B4 | Y1 Y2 Y4 | G1 G2 G4")
    for move in ("0:W4=B", "1:accept"):
        play(game, move)
        assert game.state.turns == 1


def test_turns__not_for_naming_the_first_colour() -> None:
    game = dealt(3, 2, first="WI")
    play(game, "2:=B")
    assert game.state.turns == 0


def test_each_card_drawn_is_noted() -> None:
    game = position("R7 + 0 | R1 R2 | Y1 Y2 / B3 G4")
    g = game.state
    assert draw(g, 1, 2) == 2
    assert [(event, seat, other, number) for event, seat, other, _, number in g.notes] == [
        (TAKEN, 1, -1, 1)
    ] * 2


@pytest.mark.parametrize(
    ("hand", "said", "forgotten"), [("B1", 0, 1), ("B1", 1, 0), ("B1 B2", 0, 0)]
)
def test_a_forgotten_uno_is_noted(hand: str, said: int, forgotten: int) -> None:
    """Of the last card but one alone: of any other there is nothing to say."""
    g = position(f"R7 + 0 | {hand} | Y1 Y2").state
    call_or_forget(g, said)
    assert [event for event, *_ in g.notes].count(FORGOTTEN) == forgotten
    assert (g.unsaid == 0) == bool(forgotten)

"""What a round counts for simulations, and for nobody at the table."""

from __future__ import annotations

import pytest

from tests.game.helpers import dealt, play, position
from unokart_widget.kernel.bots import play_round
from unokart_widget.kernel.notes import FORGOTTEN, TAKEN
from unokart_widget.kernel.piles import draw
from unokart_widget.kernel.state import LAYOUT, Round
from unokart_widget.kernel.turns import draw_in_turn
from unokart_widget.kernel.uno import call_or_forget

# Of no meaning until it is set anew, or looked at below.
LEFT_OVER = ("naming", "colour_before", "held", "hands", "stock", "discard")


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
    g.notes.clear()
    draw_in_turn(g)
    assert [note for note in g.notes if note[0] == TAKEN] == [(TAKEN, 0, -1, g.notes[0][3], 1)]


@pytest.mark.parametrize(
    ("hand", "said", "forgotten"), [("B1", 0, 1), ("B1", 1, 0), ("B1 B2", 0, 0)]
)
def test_a_forgotten_uno_is_noted(hand: str, said: int, forgotten: int) -> None:
    """Of the last card but one alone: of any other there is nothing to say."""
    g = position(f"R7 + 0 | {hand} | Y1 Y2").state
    call_or_forget(g, said)
    assert [event for event, *_ in g.notes].count(FORGOTTEN) == forgotten
    assert (g.unsaid == 0) == bool(forgotten)


def test_a_round_leaves_nothing_to_the_next() -> None:
    """A simulation plays them all on one `Round`: each is as it is on a fresh one."""
    used = Round()
    for number in range(60):
        fresh = Round()
        for g in (used, fresh):
            g.players = 2 + number % 9
            g.bots[:] = [1 + (seat + number) % 3 for seat in range(10)]
            g.seed[:] = [number, 7]
            # One of three is cut off, so that it leaves whatever there can be.
            play_round(g, number, 5 + 7 * (number % 5) if number % 3 else 5_000)
        told, expected = (
            {name: getattr(g, name) for name, _ in LAYOUT if name not in LEFT_OVER}
            for g in (used, fresh)
        )
        assert told == expected, number
        for pile, size in (("stock", used.stock_size), ("discard", used.discard_size)):
            assert getattr(used, pile)[:size] == getattr(fresh, pile)[:size]
        assert used.hands[: used.players] == fresh.hands[: used.players]
        used.notes.clear()
        used.shuffled.clear()

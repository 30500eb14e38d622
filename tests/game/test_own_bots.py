"""A strategy of one's own as a bot: what it is told, how it decides, what goes wrong in it."""

from __future__ import annotations

import json
import math
import pickle
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget.advice import why_bot
from unokart_widget.kernel import choosing
from unokart_widget.kernel.knowledge import KNOWN, OPTION, Known
from unokart_widget.strategies import (
    BLUE,
    DRAW_FOUR,
    DRAW_TWO,
    DRAWN,
    GREEN,
    ITEM_BOX,
    RED,
    TURN,
    WILD,
    YELLOW,
    Move,
    name_of,
)

Fields = dict[str, Any]


NOTHING = {name: 0 for name, _shape in OPTION} | {"colour": -1, "rank": -1, "names": -1}


class Listener:
    """A strategy that likes everything the same, and remembers what it was asked."""

    __name__ = "listener"

    def __init__(self) -> None:
        self.known: list[Fields] = []
        self.moves: list[Fields] = []

    def __call__(self, known: Known, move: Move) -> int:
        self.known.append(json.loads(json.dumps(vars(known))))
        self.moves.append(dict(vars(move)))
        return 0

    def asked(self, position: str, *moves: str, seat: int = 0, seed: int = 1) -> list[Fields]:
        """Play the moves, then let that seat play by it; the moves that it was asked about."""
        game = uk.Game.from_position(position, seed=seed)
        for move in moves:
            game.play(move)
        self.known.clear()
        self.moves.clear()
        uk.Game.from_record(game.record(), bots={seat: self}).step()
        return self.moves


def last(known: Known, move: Move) -> float:
    """Draws whenever it can, passes, and challenges."""
    return move.is_draw + move.is_pass + move.is_challenge


def dividing(known: Known, move: Move) -> float:
    return 1 / (known.turns - known.turns)


def test_what_it_knows() -> None:
    told = Listener()
    told.asked("R5 - 0 | R7 R7 B5 W4 G0 | YS Y9 | G4 | B1 B2 B3 / R1 R2")
    (known, *_others) = told.known
    assert all(other == known for other in told.known)
    unseen = known.pop("unseen")
    assert [len(row) for row in unseen] == [15] * 5
    # 112 cards, but for five in the hand and one on the pile.
    assert sum(map(sum, unseen)) == 106
    assert (unseen[RED][7], unseen[RED][5], unseen[GREEN][0], unseen[RED][0]) == (0, 1, 0, 1)
    assert (unseen[WILD][DRAW_FOUR], unseen[WILD][ITEM_BOX], unseen[WILD][5]) == (3, 8, 0)
    assert known.pop("unseen_of_colour") == [sum(row) for row in unseen] == [22, 25, 24, 24, 11]
    assert known.pop("unseen_of_rank") == [sum(rank) for rank in zip(*unseen, strict=True)]
    assert known == {
        "players": 4,
        "seat": 0,
        "deciding": TURN,
        "cards": 5,
        "points": 7 + 7 + 5 + 50 + 0,
        "of_colour": [2, 0, 1, 1, 1],
        "of_rank": [1, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 1, 0],
        # To the right: seat 3 is next.
        "others": [3, 1, 2, 0, 0, 0, 0, 0, 0],
        "fewest": 1,
        "top_colour": RED,
        "top_rank": 5,
        "colour": RED,
        "direction": -1,
        "turns": 0,
        "stock": 100,
        "discards": 1,
    }


def test_what_it_is_told_of_moves() -> None:
    told = Listener()
    told.asked("R5 + 0 | R7 R7 B5 W4 B0 | YS Y9 | G4")
    laid = {**NOTHING, "is_play": 1, "cards_left": 4}
    # Two cards with the same face are one choice.
    assert told.moves == [
        {**laid, "colour": RED, "rank": 7, "points": 7, "same_colour": 1, "same_rank": 1},
        {**laid, "colour": BLUE, "rank": 5, "points": 5, "same_colour": 1},
        *(
            {**laid, "colour": WILD, "rank": DRAW_FOUR, "points": 50}
            | {"names": colour, "same_colour": held}
            for colour, held in ((RED, 2), (YELLOW, 0), (GREEN, 0), (BLUE, 2))
        ),
        {**NOTHING, "is_draw": 1, "cards_left": 5},
    ]


def test_where_there_is_one_move_it_is_not_asked() -> None:
    told = Listener()
    assert told.asked("R5 + 0 | B7 G2 Y1 | YS Y9 Y3") == []
    assert told.asked("R5 + 0 | WI G2 Y1 | Y9 Y3 / G6", "0:WI") == []


def test_what_it_is_told_of_a_drawn_card() -> None:
    told = Listener()
    play, keep = told.asked("R5 + 0 | B7 G2 Y1 | YS Y9 Y3 / R8", "0:draw")
    assert told.known[0]["deciding"] == DRAWN
    assert (play["is_play"], play["rank"], play["cards_left"]) == (1, 8, 3)
    assert keep == {**NOTHING, "is_pass": 1, "cards_left": 4}


def test_what_it_is_told_of_an_answer() -> None:
    told = Listener()
    answer = {**NOTHING, "cards_left": 1, "target": 2, "target_cards": 2}
    assert told.asked("R5 + 2 | B7 | W4 Y9 | W4 Y3 Y4", "2:W4=B") == [
        {**answer, "is_accept": 1},
        {**answer, "is_challenge": 1},
    ]


def test_what_it_is_told_of_targets() -> None:
    told = Listener()
    aimed = {**NOTHING, "is_aim": 1, "cards_left": 2}
    assert told.asked("R5 + 1 | G2 Y1 | WI Y3 Y7 | G4 / G6", "1:WI", seat=1) == [
        {**aimed, "target": 1, "target_cards": 1},
        {**aimed, "target": 2, "target_cards": 2},
    ]


def test_what_it_is_told_of_colours() -> None:
    told = Listener()
    named = {**NOTHING, "is_colour": 1, "cards_left": 5}
    # A Bob-omb: two more cards in the hand.
    assert told.asked("R5 + 0 | WI B7 G2 G3 | Y6 | G4 / W4 R1 Y1", "0:WI") == [
        {**named, "names": RED, "same_colour": 1},
        {**named, "names": YELLOW, "same_colour": 1},
        {**named, "names": GREEN, "same_colour": 2},
        {**named, "names": BLUE, "same_colour": 1},
    ]


def test_it_knows_nothing_that_is_hidden() -> None:
    """Other cards in other hands and in the stock make no difference."""
    told = Listener()
    told.asked("R5 + 0 | R7 B5 W4 | YS Y9 | G4 / R1 R2")
    known, moves = list(told.known), list(told.moves)
    told.asked("R5 + 0 | R7 B5 W4 | B1 B2 | WI / G1 W4", seed=9)
    assert (told.known, told.moves) == (known, moves)
    assert set(told.known[0]) == {name for name, _shape in KNOWN}
    assert set(told.moves[0]) == {name for name, _shape in OPTION}


@pytest.mark.parametrize(
    ("position", "moves", "expected"),
    [
        ("R5 + 0 | R7 B2 | YS Y9", (), {"0:R7!", "0:R7"}),
        ("R5 + 0 | R7 R8 B2 | YS Y9", (), {"0:R7", "0:R8"}),
        ("R5 + 0 | W4 B2 G3 | YS Y9", (), {f"0:W4={colour}" for colour in "RYGB"}),
        ("R5 + 1 | B7 B2 | W4 Y9 Y3", ("1:W4=B",), {"0:accept"}),
    ],
)
def test_among_equals(position: str, moves: tuple[str, ...], expected: set[str]) -> None:
    """A card before drawing, accepting before a challenge; equal cards and colours by chance."""
    made = set()
    for seed in range(60):
        game = uk.Game.from_position(position, seed=seed, bots={0: Listener()})
        for move in moves:
            game.play(move)
        game.step()
        made.add(str(game.move_at(game.moment)))
    assert made == expected


def test_the_highest_score_wins() -> None:
    game = uk.Game.from_position("R5 + 0 | R7 R8 B2 | YS Y9 / R1", seed=1, bots={0: last})
    assert game.step()[0].rule == "turn.draw"
    game.step()
    assert str(game.move_at(game.moment)) == "0:pass"

    def no_draw(known: Known, move: Move) -> float:
        return -math.inf if move.is_draw else -float(move.points)

    game = uk.Game.from_position("R5 + 0 | R7 R8 B2 | YS Y9", seed=1, bots={0: no_draw})
    game.step()
    assert str(game.move_at(game.moment)) == "0:R7"


def test_it_is_a_bot_like_the_others() -> None:
    game = uk.Game(3, seed=5, bots={0: last, 2: "greedy"})
    assert game.bots == {0: last, 2: "greedy"}
    assert [player["bot"] for player in game.view(1)["players"]] == ["last", None, "greedy"]
    game = uk.Game(3, seed=5, bots=[last, "greedy", "careful"])
    game.play_on(25)
    twin = game.copy()
    assert twin.bots == game.bots
    assert [str(event) for event in twin.play_on()] == [str(event) for event in game.play_on()]
    again = game.at(10)
    again.play_on()
    assert again.hands == game.hands
    assert "greedy" not in json.dumps(game.record())
    seats = {move.seat for moment in range(game.moment) if (move := game.move_at(moment + 1))}
    assert seats == {0, 1, 2}
    moment = next(
        moment
        for moment in range(1, game.moment + 1)
        if (move := game.move_at(moment)) and move.seat == 0 and move.kind == "draw"
    )
    told = why_bot(game, moment)
    assert told is not None
    assert told[1] == "last"
    assert told[2][0].key == "bot-own"


def test_an_error_names_function_line_and_reason() -> None:
    game = uk.Game.from_position("R5 + 0 | R7 R8 B2 | YS Y9", seed=1, bots={0: dividing})
    state, version = game.state.state(), game.version
    with pytest.raises(uk.StrategyError) as caught:
        game.step()
    error = caught.value
    line = dividing.__code__.co_firstlineno + 1
    assert (error.strategy, error.line, error.kind) == ("dividing", line, "ZeroDivisionError")
    assert str(error) == (
        f"The strategy dividing failed in line {line} (return 1 / (known.turns - known.turns)): "
        "ZeroDivisionError: division by zero."
    )
    assert isinstance(error.__cause__, ZeroDivisionError)
    assert (game.state.state(), game.version) == (state, version)
    twin = pickle.loads(pickle.dumps(error))
    assert (str(twin), twin.line, twin.reason) == (str(error), error.line, error.reason)


@pytest.mark.parametrize(
    ("score", "words"),
    [
        (None, r"it gave nothing \(None\) instead of a number"),
        (math.nan, "it gave 'nan' instead of a number"),
        ("5", "it gave '5' instead of a number"),
        ([1], "it gave '.1.' instead of a number"),
        (1j, "it gave '1j' instead of a number"),
        (10**400, "instead of a number"),
    ],
)
def test_a_score_is_a_number(score: Any, words: str) -> None:
    def scoring(known: Known, move: Move) -> Any:
        return score

    game = uk.Game.from_position("R5 + 0 | R7 R8 B2 | YS Y9", seed=1, bots={0: scoring})
    with pytest.raises(uk.StrategyError, match=f"scoring failed in line [0-9]+: .*{words}"):
        game.step()


def test_what_is_not_a_number_marks_a_round_in_the_kernel() -> None:
    """Compiled code has no exceptions: there it is the kernel that notices."""
    g = uk.Game.from_position("R5 + 0 | R7 R8 B2 | YS Y9", seed=1).state.copy()
    g.scorers[0] = lambda known, option: math.nan
    choosing.best_move(g)
    assert g.failed == 1


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ({0: 3}, "plays '3', which is no strategy"),
        ({0: "clever"}, "functions of your own"),
        ({0: lambda known: 1}, "The strategy lambda cannot be asked: it must take two"),
        ([lambda known, move: 1, lambda known, move: 2], "are called 'lambda'"),
    ],
)
def test_what_is_no_strategy(bots: Any, words: str) -> None:
    with pytest.raises(uk.PlayersError, match=words):
        uk.Game(2, bots=bots)


def test_names_tell_strategies_apart() -> None:
    def greedy(known: Known, move: Move) -> int:
        return 1

    with pytest.raises(uk.PlayersError, match="as a strategy that there is already"):
        uk.Game(2, bots={0: greedy})
    assert uk.Game(2, bots=[last, last]).bots == {0: last, 1: last}
    # Some functions do not tell what they take.
    assert name_of(max) == "max"
    assert uk.Game(2, bots=[max, last]).bots[0] is max


def test_two_and_more_numbers_are_as_the_kernel_has_them() -> None:
    assert (RED, YELLOW, GREEN, BLUE, WILD) == (0, 1, 2, 3, 4)
    assert (DRAW_TWO, DRAW_FOUR, ITEM_BOX) == (10, 13, 14)

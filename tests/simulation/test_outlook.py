"""Chances in mid-round: the same by every way, true where all is known, and in words."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import Counter
from typing import Any

import pytest

import unokart_widget as uk
from tests.game.helpers import play, position, shared_out
from tests.odds.checks import within
from unokart_widget.simulation.outlook import Prospect

from .test_deals import random_moment


def test_interpreted_and_compiled_bring_the_same() -> None:
    for number in range(50):
        game, random = random_moment(number)
        seat = random.choice([None, *range(len(game.players))])
        moves: list[Any] = [None] if seat is None else [None, *game.legal_moves(seat)[:2]]
        for move in moves:
            told = [
                uk.outlook(game, seat, 20, seed=number, move=move, compiled=compiled)
                for compiled in (False, True)
            ]
            assert told[0].winners == told[1].winners
            assert told[0] == told[1]


def test_portions_and_other_moves_change_nothing(monkeypatch: Any) -> None:
    game = uk.Game(4, seed=3, bots=["careful"] * 4)
    game.play_on(20)
    whole = uk.outlook(game, 0, 700, seed=5).winners
    monkeypatch.setattr("unokart_widget.simulation.outlook.COMPILED_PORTION", 7)
    assert uk.outlook(game, 0, 700, seed=5).winners == whole
    assert uk.outlook(game, 0, 300, seed=5).winners == whole[:300]
    assert uk.outlook(game, 0, 700, seed=6).winners != whole


def test_who_goes_out_at_once_wins() -> None:
    game = position("R5 + 0 | R7 | YS Y9 | B1 B2")
    for compiled in (False, True):
        out = uk.outlook(game, 0, 50, move="0:R7", compiled=compiled)
        assert out.chances[0].value == out.chances[0].high == 1
        assert out.wins == [50, 0, 0]
        assert out.nobody.value == out.nobody.low == 0
    # As the others see it, that card is one of 105 that they have not seen.
    assert uk.outlook(game, 1, 300).chances[0].value < 1


def test_chances_are_those_of_the_game_where_all_is_known() -> None:
    """Of two players each knows all hands after a reshuffle: the game itself, played often."""
    game = position("R5 + 0 | " + shared_out("R5", ["R7 R8 Y1", ""], "Y2") + " / Y2")
    play(game, "0:R7", "1:draw", "0:draw")
    out = uk.outlook(game, 0, 400, strategies="greedy")
    won = Counter[int | None]()
    for seed in range(60):
        played = uk.Game.from_record(game.record(), bots=["greedy", "greedy"])
        played.state.streams[1][:] = [seed, 1, 2, 3]
        played.play_on()
        won[played.round_winner] += 1
    within(won[0], 60, out.chances[0].value)
    within(won[1], 60, out.chances[1].value)


def test_the_outlook_of_a_deal_is_the_share_of_rounds() -> None:
    """Of a deal with a number turned up, a spectator can tell no more than that."""
    rounds = 900
    run = uk.simulate(rounds, 3, "greedy", seed=1, progress=False)
    begun = [uk.Game.of_round(number, 3, 1) for number in range(rounds)]
    plain = [number for number in range(rounds) if begun[number].discard[0][1].isdigit()]
    won = sum(run.winner[number] == run.starter[number] for number in plain)
    game = begun[plain[0]]
    out = uk.outlook(game, None, 4000, strategies="greedy")
    within(won, len(plain), out.chances[game.to_move].value)


def test_moves_on_the_same_deals() -> None:
    game = position("R5 + 0 | R7 B7 W4 | YS Y9 | B1 B2")
    told = uk.outlooks(game, 0, 400)
    assert list(told) == game.legal_moves(0)
    for move, out in told.items():
        assert out.move == move
        assert out.winners == uk.outlook(game, 0, 400, move=str(move)).winners
        assert out.playouts == sum(out.wins) == 400
    best = max(told.values(), key=lambda out: out.chances[0].value)
    worst = min(told.values(), key=lambda out: out.chances[0].value)
    gain = best.ahead_of(worst)
    assert gain.value == pytest.approx(best.chances[0].value - worst.chances[0].value)
    assert gain.low < gain.value < gain.high
    assert best.ahead_of(best).low == best.ahead_of(best).high == 0
    assert uk.outlooks(game, 1) == {}
    with pytest.raises(uk.SimulationError, match="400 and 50 play-outs"):
        best.ahead_of(uk.outlook(game, 0, 50))


def test_every_phase_has_its_moves() -> None:
    game = position("R5 + 0 | W4 R7 G2 | YS Y9 | B1 B2 B3 / B4 R6")
    play(game, "0:W4=Y")
    assert {str(move) for move in uk.outlooks(game, 1, 20)} == {"1:challenge", "1:accept"}
    # Who laid it knows whether a challenge pays: here it does.
    game = position("R5 + 0 | W4 R7 | YS Y9 / B4 B5 B6 B7 Y0 R6")
    play(game, "0:W4=Y")
    assert {str(move) for move in uk.outlooks(game, 0, 20)} == {"0:uno"}
    assert {str(move) for move in uk.outlooks(game, 1, 20)} == {
        "1:catch",
        "1:challenge",
        "1:accept",
    }
    game = position("R5 + 0 | WI R7 R8 | YS Y9 | B1 B2 / G2")
    play(game, "0:WI")
    assert {str(move) for move in uk.outlooks(game, 0, 20)} == {"0:@1", "0:@2"}


def test_persons_and_bots() -> None:
    """Persons are played by what is given, bots by their own."""
    game = position("R5 + 0 | R7 G2 W4 | YS Y9 G1 | B1 B2 B3", bots={1: "random"})
    own = [None, "random", "greedy"]
    lists = uk.outlook(game, 0, 60, strategies=["careful", "greedy", "greedy"])
    assert Prospect(game, 0, "greedy")._plan.strategies == ("greedy", "random", "greedy")
    assert lists == uk.outlook(game, 0, 60, strategies=["careful", None, "greedy"])
    assert lists != uk.outlook(game, 0, 60, strategies="random")
    with pytest.raises(uk.PlayersError, match="Nobody plays for Player 1"):
        uk.outlook(game, 0, strategies=own)


def patient(known: Any, move: Any) -> int:
    """Draws for its first turns, then lays what counts most."""
    if move.is_draw:
        return 100 if known.turns < 6 else -1
    return int(move.points + move.is_pass)


def test_a_strategy_of_ones_own() -> None:
    game = position("R5 + 0 | R7 B7 B8 | YS Y9 | B1 B2", bots={1: patient})
    played = [
        uk.outlook(game, 0, 40, strategies=patient, compiled=compiled, move=move)
        for move in (None, "0:R7")
        for compiled in (False, True)
    ]
    assert played[0].winners == played[1].winners
    assert played[2].winners == played[3].winners
    # It is told how many turns were taken before, as in the game itself.
    later = game.copy()
    play(later, "0:draw")
    if later.phase == "drawn":
        later.play("0:pass")
    assert Prospect(later, 0, patient)._seen.base.turns == 1  # type: ignore[union-attr]

    def wrong(known: Any, move: Any) -> float:
        return float("nan")

    for compiled in (False, True):
        with pytest.raises(uk.StrategyError, match="wrong"):
            uk.outlook(game, 0, 300, strategies=wrong, compiled=compiled)


def test_a_round_that_is_over() -> None:
    game = position("R5 + 0 | R7 | YS Y9 | B1 B2")
    play(game, "0:R7")
    out = uk.outlook(game, 1)
    assert [float(chance) for chance in out.chances] == [1, 0, 0]
    assert out.chances[0].low == out.chances[0].high == 1
    assert (float(out.nobody), out.playouts, out.wins) == (0, 0, [0, 0, 0])
    assert "over" in repr(out)
    assert uk.outlooks(game, 1) == {}
    with pytest.raises(uk.IllegalMove, match="over"):
        uk.outlook(game, 1, move="1:YS")


def test_it_can_be_cancelled() -> None:
    game = uk.Game(4, seed=3)
    for stop_after in (0, 3):
        asked = iter([False] * stop_after + [True])
        out = uk.outlook(game, 0, 5000, compiled=False, cancelled=asked.__next__)
        assert out.playouts == 10 * stop_after
        assert str(out.playouts) in repr(out)
    assert out.winners == uk.outlook(game, 0, 30).winners
    told = uk.outlooks(game, game.to_move, 5000, cancelled=lambda: True)
    assert {out.playouts for out in told.values()} == {0}


def test_while_the_game_is_played_on() -> None:
    """It holds the lock only to look: a thread works out the chances, and the game goes on."""
    game = uk.Game(4, seed=3, bots={1: "greedy", 2: "greedy", 3: "greedy"})
    expected = uk.outlook(game, 0, 50)
    looking, played = threading.Event(), threading.Event()
    told: list[uk.Outlook] = []

    def cancelled() -> bool:
        looking.set()
        assert played.wait(20)
        return False

    worker = threading.Thread(
        target=lambda: told.append(uk.outlook(game, 0, 50, cancelled=cancelled))
    )
    worker.start()
    assert looking.wait(20)
    game.play(game.legal_moves()[0])
    played.set()
    worker.join(20)
    assert told == [expected]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"seat": 4}, "no seat '4'"),
        ({"seat": 0, "playouts": 0}, "playouts is 0"),
        ({"seat": 0, "playouts": 1.5}, "playouts is 1.5"),
        ({"seat": 0, "strategies": "clever"}, "clever"),
        ({"seat": 0, "seed": -1}, "seed"),
        ({"seat": 0, "move": "1:YS"}, "1:YS is a move of seat 1, but .* seat 0"),
        ({"seat": None, "move": "1:YS"}, "outlook of a spectator"),
        ({"seat": 0, "move": "0:B2"}, "Blue 2"),
        ({"seat": 0, "move": "0:R8"}, "hand"),
        ({"seat": 0, "move": "red 7"}, "not a move"),
        ({"seat": 0, "confidence": 1}, "confidence is 1"),
        ({"seat": 0, "confidence": "high"}, "confidence is high"),
    ],
)
def test_what_cannot_be(arguments: dict[str, Any], words: str) -> None:
    game = position("R5 + 0 | R7 B2 | YS Y9 | B1 B2")
    with pytest.raises(uk.UnokartError, match=words) as caught:
        uk.outlook(game, **arguments)
    assert str(caught.value)[-1] in ".!"


def test_it_shows_itself() -> None:
    game = uk.Game.from_position("R5 + 0 | R7 | YS Y9", players=["Ana", "Ben"], seed=1)
    text = repr(uk.outlook(game, 0, 1500, move="0:R7"))
    assert text.splitlines() == [
        "1,500 play-outs from what Ana knows, 0:R7 first",
        "Ana  1.000 (0.997 to 1.000)",
        "Ben  0.000 (0.000 to 0.003)",
    ]
    assert "a spectator" in repr(uk.outlook(game, None, 10))


def test_it_needs_none_of_the_extra() -> None:
    """As in a browser's Python, where there is neither NumPy, SciPy nor Numba."""
    program = (
        "import sys; sys.modules.update(dict.fromkeys(['numpy', 'scipy', 'numba', 'joblib']));"
        "import unokart_widget as uk; game = uk.Game(3, seed=4, bots={1: 'greedy'});"
        "told = uk.outlook(game, 0, 40); assert sum(told.wins) == 40;"
        "assert uk.outlooks(game, game.to_move, 10);"
        "compared = uk.compare(['random', 'greedy'], 9, 2, seed=1);"
        "shown = [told, uk.simulate(20, 2, seed=1), compared];"
        "print(*map(repr, shown), *(one._repr_html_() for one in shown))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "40 play-outs" in done.stdout

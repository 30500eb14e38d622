"""Moments: the game as it was, and going on from there."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import unokart_widget as uk


def snapshot(game: uk.Game) -> tuple[object, ...]:
    return (
        game.copy().state.state(),
        game.scores,
        game.winner,
        game.record(),
        game.events,
        game.moment,
        game.round_start,
    )


def played(seed: int, rounds: int = 2) -> tuple[uk.Game, list[tuple[object, ...]]]:
    """A game of bots and its states, moment by moment."""
    game = uk.Game(3, seed=seed, bots=["greedy", "careful", "random"])
    states = [snapshot(game)]
    while game.rounds < rounds or not game.round_over:
        if game.round_over:
            game.next_round()
        else:
            game.step()
        states.append(snapshot(game))
        assert game.moment == len(states) - 1
    return game, states


@pytest.mark.parametrize("seed", range(2))
def test_every_moment_comes_back_exactly(seed: int) -> None:
    game, states = played(seed)
    version = game.version
    for moment, state in enumerate(states):
        then = game.at(moment)
        assert snapshot(then) == state
        if then.moment:
            before = game.at(moment - 1)
            assert then.last_events == then.events[len(before.events) :]
        assert then.last_events
    assert snapshot(game) == states[-1]
    assert game.version == version


def test_what_is_played_on_from_there_is_independent() -> None:
    game, states = played(7)
    then = game.at(5)
    for _ in range(20):
        then.step()
    assert snapshot(game) == states[-1]
    # The same seed and the same bots: the same game once more.
    assert snapshot(then) == states[25]
    then.undo()
    assert snapshot(then) == states[24]
    with_hands = game.at(10)
    with_hands.undo()
    assert snapshot(game.at(9)) == snapshot(with_hands)


def test_what_observes_the_game_does_not_observe_the_past() -> None:
    game, _ = played(1, rounds=1)
    heard: list[uk.Event] = []
    game.observe(lambda _, events: heard.extend(events))
    game.at(3).step()
    assert heard == []


@pytest.mark.parametrize("moment", [-1, 10_000, 2**70, 1.0, "1", None, True])
def test_moments_that_are_not_there(moment: Any) -> None:
    game, states = played(1, rounds=1)
    for ask in (game.at, game.round_end, game.move_at):
        with pytest.raises(uk.NothingToDoError, match=f"from 0 to {game.moment}"):
            ask(moment)
    assert snapshot(game) == states[-1]


def test_rounds_and_moves_by_moment() -> None:
    game, states = played(2, rounds=3)
    record = game.record()
    moves: list[str | None] = []
    for told in record["rounds"]:
        moves += [None, *told["moves"]]
    assert [None if move is None else str(move) for move in map(game.move_at, range(len(states)))]
    assert [
        None if (move := game.move_at(moment)) is None else str(move)
        for moment in range(len(states))
    ] == moves
    starts = [moment for moment, move in enumerate(moves) if move is None]
    for moment in range(len(states)):
        start = max(one for one in starts if one <= moment)
        later = [one for one in starts if one > moment]
        assert game.at(moment).round_start == start
        assert game.round_end(moment) == (later[0] - 1 if later else game.moment)


def test_events_know_their_moment() -> None:
    game, states = played(4)
    count = 0
    for moment in range(len(states)):
        for event in game.at(moment).last_events:
            assert game.events[count] is event
            assert game.moment_of(count) == moment
            count += 1
    assert count == len(game.events)


def test_a_position_and_a_copied_game_have_moments() -> None:
    game = uk.Game.from_position("R5 + 0 | R7 G2 | YS Y9 / B3")
    assert (game.moment, game.round_start, game.from_a_position) == (0, 0, True)
    game.play("0:R7!")
    twin = game.copy()
    assert (twin.moment, twin.at(0).hands) == (1, [["R7", "G2"], ["Y9", "YS"]])
    again = uk.Game.from_record(game.record())
    assert (again.moment, again.from_a_position) == (1, True)
    assert not uk.Game(2, seed=1).from_a_position


def test_the_view_tells_moments() -> None:
    game, _ = played(5)
    view = game.at(3).view(0)
    assert (view["moment"], view["round_start"]) == (3, 0)
    assert {event["moment"] for event in view["events"]} == {3}
    view = game.view(None)
    assert view["moment"] == game.moment
    assert game.at(view["round_start"]).view(0)["events"][0]["rule"].startswith("setup.")


def test_open_hands_are_for_whoever_asks_for_them() -> None:
    game = uk.Game.from_position("R5 + 0 | R7 G2 | YS Y9 / B3")
    assert game.view(0)["hands"] is None
    assert game.view(0, open_hands=True)["hands"] == [["R7", "G2"], ["Y9", "YS"]]


def test_an_unnoticed_uno_is_no_moment() -> None:
    for seed in range(40):
        game = uk.Game.from_position(
            "R5 + 0 | R7 B1 | Y1 Y2 | G1 G2", seed=seed, bots={2: "random"}
        )
        game.play("0:R7")
        version = game.version
        if game.step() == []:
            break
    assert (game.moment, game.version) == (1, version + 1)
    assert game.last_events == []
    assert [event.kind for event in game.at(1).last_events] == ["played"]


def test_errors_can_be_copied_and_sent() -> None:
    game = uk.Game.from_position("R5 + 0 | R7 G2 | YS Y9 / B3")
    acts: tuple[Callable[[], object], ...] = (
        lambda: game.at(5),
        lambda: game.play("0:G2"),
        lambda: uk.Rules(banana="x"),
    )
    for act in acts:
        with pytest.raises(uk.UnokartError) as caught:
            act()
        for twin in (copy.copy(caught.value), pickle.loads(pickle.dumps(caught.value))):
            assert str(twin) == str(caught.value)
            assert vars(twin) == vars(caught.value)

"""The rest of what a `Game` offers: observers, copies, undo, what each seat sees, print."""

from __future__ import annotations

import json
import threading
from random import Random
from typing import Any

import pytest

import unokart_widget as uk

from .compare import looks_the_same, reread, twin
from .helpers import end_round, moves, names, only, play, position, refused, state


def test_versions_grow_by_one() -> None:
    game = position("R7 + 0 | R1 | Y1 Y2 | Y3 Y4")
    version = game.version
    play(game, "0:R1")
    assert game.version == version + 1
    game.undo()
    assert game.version == version + 2
    play(game, "0:R1")
    game.next_round()
    assert game.version == version + 4
    refused(game, "9:draw")
    assert game.version == version + 4


def test_undo_of_everything() -> None:
    """Back through two rounds to the first deal."""
    game = uk.Game(players=3, seed=21, rules=uk.Rules(target=10**6))
    states = [state(game)]
    random = Random(21)
    for _ in range(2):
        while not game.round_over:
            listed = game.legal_moves()
            laid = [move for move in listed if move.kind == "play"]
            game.play(random.choice(laid or listed))
            states.append(state(game))
        game.next_round()
        states.append(state(game))
    version = game.version
    for expected in reversed(states[:-1]):
        game.undo()
        version += 1
        assert game.version == version
        assert state(game) == expected
    with pytest.raises(uk.NothingToDoError):
        game.undo()


def test_undo_of_the_winning_move() -> None:
    game = position("R7 + 0 | R1 | Y9 Y2", rules=uk.Rules(target=5))
    before = state(game)
    play(game, "0:R1")
    assert (game.winner, game.scores) == (0, [11, 0])
    game.undo()
    assert state(game) == before
    assert (game.winner, game.scores, game.round_over) == (None, [0, 0], False)
    play(game, "0:draw")


def test_another_way_after_undo() -> None:
    game = position("R7 + 0 | R1 R2 R3 | Y9 Y2")
    play(game, "0:R1")
    game.undo()
    play(game, "0:R2")
    assert game.record()["rounds"][0]["moves"] == ["0:R2"]
    assert uk.Game.from_record(game.record()).discard == ["R7", "R2"]


def test_observers() -> None:
    game = position("R7 + 0 | R1 R2 R3 | Y9 Y2 Y3")
    seen: list[tuple[int, list[str]]] = []

    def observer(which: uk.Game, events: list[uk.Event]) -> None:
        assert which is game
        seen.append((which.version, names(events)))

    stop = game.observe(observer)
    version = game.version
    play(game, "0:R1")
    assert seen == [(version + 1, ["turn.match/played"])]
    refused(game, "0:R2")
    refused(game, "5:R2")
    assert len(seen) == 1
    game.undo()
    assert len(seen) == 2
    assert seen[1][0] == version + 2
    copy = game.copy()
    play(copy, "0:R2")
    assert len(seen) == 2, "a copy has no observers"
    stop()
    play(game, "0:R3")
    assert len(seen) == 2
    stop()  # once more does no harm


def test_an_observer_sees_a_whole_action() -> None:
    """The game is not in between: an observer may look at it, and play on."""
    game = position("R7 + 0 | R1 R2 R3 | R8 Y2 Y3")
    answers: list[str] = []

    def answer(which: uk.Game, _events: list[uk.Event]) -> None:
        if which.to_move == 1 and not answers:
            answers.append("1:R8")
            which.play("1:R8")

    game.observe(answer)
    play(game, "0:R1")
    assert game.discard == ["R7", "R1", "R8"]
    assert game.to_move == 0


def test_one_lock_around_the_game() -> None:
    """Many threads play what is legal: no card is lost and no version skipped."""
    game = uk.Game(players=4, seed=3)
    first = game.version
    played: list[int] = []

    def clicks(seed: int) -> None:
        random = Random(seed)
        for _ in range(40):
            try:
                game.play(random.choice(game.legal_moves()))
            except (uk.IllegalMove, IndexError):
                continue
            played.append(1)

    threads = [threading.Thread(target=clicks, args=(seed,)) for seed in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert game.version == first + len(played)
    assert len(game.record()["rounds"][0]["moves"]) == len(played)
    assert uk.Game.from_record(game.record()).hands == game.hands
    with game.lock, game.lock:
        assert game.legal_moves() is not None


def test_the_listed_moves_of_a_seat() -> None:
    game = position("R7 + 0 | R1 R2 | Y9 Y2 | G1 G2")
    play(game, "0:R1")
    by_seat = [{str(move) for move in game.legal_moves(seat)} for seat in range(3)]
    assert by_seat[0] == {"0:uno"}
    assert by_seat[1] == {"1:draw", "1:catch"}
    assert by_seat[2] == {"2:catch"}
    assert set.union(*by_seat) == moves(game)


def test_moves_have_parts() -> None:
    game = position("R7 + 0 | W4 R2 | Y9 Y2")
    parts = {
        str(move): (move.seat, move.kind, move.card, move.colour, move.target, move.says_uno)
        for move in game.legal_moves()
    }
    assert parts["0:W4=B!"] == (0, "play", "W4", "B", None, True)
    assert parts["0:R2"] == (0, "play", "R2", None, None, False)
    assert parts["0:draw"] == (0, "draw", None, None, None, False)
    kinds = {
        "0:pass": "pass",
        "0:=R": "colour",
        "0:@1": "aim",
        "1:challenge": "challenge",
        "1:accept": "accept",
        "0:uno": "uno",
        "1:catch": "catch",
    }
    for text, kind in kinds.items():
        assert uk.Move.parse(text).kind == kind
    assert uk.Move.parse("0:@3").target == 3
    assert uk.Move.parse("0:=G").colour == "G"


def test_events_in_words_hide_what_the_reader_may_not_know() -> None:
    game = position("R7 + 0 | G1 G2 | Y9 Y2 / B3")
    drew = only(play(game, "0:draw"), "turn.draw/drew")
    assert "blue 3" in drew.text(seat=0).lower()
    assert drew.text(seat=0).startswith("You")
    for seat in (1, None):
        assert "blue" not in drew.text(seat=seat).lower()
        assert "3" not in drew.text(seat=seat)
        assert drew.seen_by(seat).cards == ()
        assert "B3" not in json.dumps(drew.seen_by(seat).to_dict())
    assert drew.seen_by(0) == drew
    assert drew.seen_by(1).number == 1
    with pytest.raises(AttributeError):
        drew.cards = ()  # type: ignore[misc]


def test_explain_puts_the_reason_into_words() -> None:
    game = position("G7 + 0 | B4 G2 BS | Y9 Y2")
    assert game.explain("0:B4") == (
        "Blue 4 cannot go on green 7: neither colour nor number matches."
    )
    assert game.explain("0:G2")
    before, version = state(game), game.version
    for move in ("0:G2", "0:B4", "1:Y9", "0:draw", "0:BS"):
        told = game.reason(move)
        assert told.legal == (move in moves(game))
        assert game.explain(move) == game.explain(uk.Move.parse(move))
    assert (state(game), game.version) == (before, version)


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_fifty_turns_and_no_hidden_card(seat: int | None) -> None:
    """Views and events stay the same when cards that the seat never saw change places."""
    compared = 0
    for seed in range(8):
        game = uk.Game(players=4, seed=seed)
        random = Random(seed)
        for turn in range(50):
            if game.round_over:
                break
            listed = game.legal_moves()
            laid = [move for move in listed if move.kind == "play"]
            game.play(random.choice(laid if laid and random.random() < 0.6 else listed))
            if turn % 10 == 9 and not game.round_over:
                pair = twin(game, reread(game), seat, random)
                if pair is not None:
                    same, other = pair
                    looks_the_same(same, other, seat)
                    compared += 1
    assert compared > 8


@pytest.mark.parametrize("players", [2, 4, 10])
def test_a_view_tells_neither_deck_nor_seed_nor_generator(players: int) -> None:
    game = uk.Game(players=players, seed=987_654_321_987)
    for _ in range(10):
        for seat in (None, *range(players)):
            text = json.dumps(game.view(seat))
            assert str(game.seed) not in text
            assert "deck" not in text
            assert "seed" not in text
        game.play([move for move in game.legal_moves() if move.kind not in ("uno", "catch")][-1])


def test_a_view_with_four_players_is_small() -> None:
    game = uk.Game(players=["Player one", "Player two", "Player three", "Player four"], seed=1)
    largest = 0
    while not game.round_over:
        for seat in range(4):
            size = len(json.dumps(game.view(seat), separators=(",", ":")).encode())
            largest = max(largest, size)
        game.play(game.legal_moves()[0])
    assert largest <= 4096


def test_the_log_in_a_view_counts_all_events_before_its_own() -> None:
    game = uk.Game(players=3, seed=2)
    for _ in range(12):
        before = len(game.events)
        events = game.play(game.legal_moves()[-1])
        view = game.view(1)
        assert view["log"] == before
        assert len(view["events"]) == len(events)
        for told, event in zip(view["events"], events, strict=True):
            assert (told["rule"], told["kind"]) == (event.rule, event.kind)
            assert told["text"] == event.text(seat=1)


def test_all_hands_are_open_only_when_the_round_is_over() -> None:
    game = uk.Game(players=3, seed=2)
    assert game.view(0)["hands"] is None
    end_round(game)
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        assert [sorted(hand) for hand in view["hands"]] == [sorted(hand) for hand in game.hands]
        assert sum(view["points"]) == view["round_points"] == game.round_points


def test_print() -> None:
    game = position("W4=B - 1 | B7 G2 | YS Y9 | R1")
    text = str(game)
    assert text.splitlines()[0].startswith("W4=B - 1 |")
    assert "W4=B - 1" in repr(game)
    html = game._repr_html_()
    assert "<svg" in html
    assert "W4=B - 1" in html


def test_names_and_scores_in_a_view() -> None:
    game = uk.Game(players=["Ana", "Ben", "Cy"], seed=1, bots={2: "careful"})
    told = game.view(0)["players"]
    assert [player["name"] for player in told] == ["Ana", "Ben", "Cy"]
    assert [player["bot"] for player in told] == [None, None, "careful"]
    assert game.view(0)["rules"] == {
        "two_player_reverse": "skip",
        "banana": "went",
        "last_item_box": "flip",
        "target": 500,
    }


def test_a_copy_and_its_game_go_back_apart() -> None:
    """Both hold the moments before the copy, and each goes on from there by itself."""
    game = position("R7 + 0 | R1 R2 R3 | Y9 Y2 / B5 B6")
    before = state(game)
    play(game, "0:R1")
    other = game.copy()
    game.undo()
    play(game, "0:draw")
    now = state(game)
    other.undo()
    assert state(other) == before
    assert other.record()["rounds"][0]["moves"] == []
    play(other, "0:R2", "1:draw")
    assert state(game) == now
    game.undo()
    assert state(game) == before


def test_an_observer_that_raises_keeps_no_other_from_being_told() -> None:
    game = position("R7 + 0 | R1 R2 R3 | Y9 Y2 Y3")
    told: list[list[str]] = []

    def failing(_game: uk.Game, _events: list[uk.Event]) -> None:
        raise RuntimeError("on purpose")

    stop = game.observe(failing)
    game.observe(lambda _game, events: told.append(names(events)))
    with pytest.raises(RuntimeError, match="on purpose"):
        play(game, "0:R1")
    assert len(told) == 1
    assert game.discard == ["R7", "R1"]
    stop()
    game.undo()
    assert len(told) == 2


def test_observers_are_told_in_the_order_of_the_actions() -> None:
    """Also when one that is called first acts at once; and none can change what happened."""
    game = position("R7 + 0 | R1 R2 R3 | R8 Y2 Y3")
    told: list[str] = []

    def answer(which: uk.Game, events: list[uk.Event]) -> None:
        events.clear()
        if which.to_move == 1 and which.discard[-1] == "R1":
            which.play("1:R8")

    game.observe(answer)
    game.observe(lambda _game, events: told.extend(str(event.card) for event in events))
    play(game, "0:R1")
    assert told == ["R1", "R8"]
    assert [event.card for event in game.events] == ["R1", "R8"]


def test_only_a_function_can_observe() -> None:
    game = position("R7 + 0 | R1 R2 | Y1 Y2")
    nothing: Any = "print"
    with pytest.raises(TypeError, match="a function, not a str"):
        game.observe(nothing)
    play(game, "0:R1")


def test_what_can_be_undone_grows_with_the_moves_alone() -> None:
    """A long round, or a long record, is not kept once for each of its moves."""
    game = uk.Game(players=2, seed=1)
    random = Random(1)
    for _ in range(100):
        held = len(game.hands[game.to_move])
        listed = game.legal_moves(game.to_move)
        game.play(random.choice([m for m in listed if m.kind != "play" or held > 2] or listed))
    read = uk.Game.from_record(game.record())
    for one in (game, read):
        moments = one._moments
        assert len({id(moment.logs[-1].moves) for moment in moments}) == 1
        assert len({id(moment.state.plan) for moment in moments}) == 1

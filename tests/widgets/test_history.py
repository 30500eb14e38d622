"""The table as it was, going on from there, and back to the start."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import unokart_widget as uk

from .conftest import Page, replies, views

Sit = Callable[..., Page]
POSITION = "R5 + 0 | R7 B7 G2 W4 | YS Y9 R8 | R3 R4 / B3 B4 B5 G1 G3"


@pytest.fixture
def played(sit: Sit) -> Page:
    """Two people and a bot; four actions."""
    page = sit(position=POSITION, seed=1, players=["Ana", "Ben", "Bot"])
    for move in ("0:R7", "1:R8"):
        page.table.play(move)
    page.answer("step")
    page.answer("play", move="0:draw")
    return page


def moments(page: Page) -> tuple[int, int]:
    return page.view["moment"], page.view["round_start"]


def test_moments_are_counted(sit: Sit, played: Page) -> None:
    assert moments(played) == (4, 0)
    assert {event["moment"] for event in played.view["events"]} == {4}
    assert [e["moment"] for e in played.answer("log", **{"from": 0})["events"]] == sorted(
        e["moment"] for e in played.answer("log", **{"from": 0})["events"]
    )
    fresh = sit(players=["You", "Bot"], seed=3)
    assert moments(fresh) == (0, 0)
    assert {event["moment"] for event in fresh.view["events"]} == {0}


def test_each_moment_is_shown_as_it_was_seen(sit: Sit) -> None:
    page = sit(players=["You", "Bot", "Bot"], seed=5)
    seen = [page.view]
    for _ in range(30):
        before = page.view
        if before["over"]:
            break
        if before["moves"]:
            page.answer("play", move=before["moves"][0])
        else:
            page.answer("step")
        if page.view["moment"] == len(seen):
            seen.append(page.view)
        else:
            # A forgotten UNO that no bot noticed: nothing was done.
            seen[-1] = {**page.view, "events": seen[-1]["events"], "log": seen[-1]["log"]}
    version = page.view["version"]
    for moment, view in enumerate(seen):
        past = page.answer("past", moment=moment)["view"]
        assert past.pop("round_end") == len(seen) - 1
        shown = {**view, "version": version, "moves": [], "step": False, "lines": past["lines"]}
        assert past == shown
    assert page.view["version"] == version


def test_the_past_is_seen_from_the_seat_that_is_shown_now(played: Page) -> None:
    past = played.answer("past", moment=1)["view"]
    assert (past["seat"], past["hand"]) == (0, ["G2", "B7", "W4"])
    played.answer("look", seat=1)
    past = played.answer("past", moment=1)["view"]
    assert (past["seat"], past["hand"]) == (1, ["R8", "Y9", "YS"])
    assert past["hands"] is None


@pytest.mark.parametrize("kind", ["past", "branch", "bot"])
def test_moments_that_are_not_there(played: Page, kind: str) -> None:
    before = played.view
    for moment in (5, 99, 2**31):
        reply = played.ask(kind, moment=moment)
        assert reply["kind"] == "refusal"
        assert reply["text"] == "The game has not been there: choose a moment that was played."
    assert played.view == before


def test_going_on_from_an_earlier_moment_keeps_the_line(played: Page) -> None:
    game, version = played.table.game, played.view["version"]
    heard = played.send({"kind": "branch", "id": 1, "version": version, "moment": 1})
    (view,) = views(heard)
    assert replies(heard) == [{"kind": "answer", "id": 1}]
    assert (view["version"], view["moment"], view["line"]) == (version + 1, 1, 1)
    assert view["lines"] == [
        {"line": 0, "parent": None, "from": None, "moment": 4},
        {"line": 1, "parent": 0, "from": 1, "moment": 1},
    ]
    assert game.moment == 4
    played.table.play("1:draw")
    assert played.view["lines"][1]["moment"] == 2
    played.answer("line", line=0)
    assert (played.view["moment"], played.view["line"]) == (4, 0)
    assert played.table.game is game
    played.answer("line", line=1)
    assert (played.view["moment"], played.view["line"]) == (2, 1)


def test_a_line_that_python_takes_back_beyond_its_beginning(played: Page) -> None:
    played.answer("branch", moment=3)
    for _ in range(2):
        played.table.game.undo()
    assert played.view["lines"][1] == {"line": 1, "parent": 0, "from": 1, "moment": 1}


def test_a_line_on_which_nothing_was_played_is_not_kept(played: Page) -> None:
    played.answer("branch", moment=3)
    played.answer("branch", moment=1)
    assert [line["line"] for line in played.view["lines"]] == [0, 2]
    assert played.view["lines"][1] == {"line": 2, "parent": 0, "from": 1, "moment": 1}
    played.answer("line", line=0)
    assert [line["line"] for line in played.view["lines"]] == [0]
    assert played.ask("line", line=2)["text"] == "There is no such line of play at this table."


def test_there_are_not_too_many_lines(played: Page) -> None:
    for _ in range(19):
        played.answer("branch", moment=0)
        played.answer("play", move="0:R7")
    reply = played.ask("branch", moment=0)
    assert "20 lines" in reply["text"]
    assert len(played.view["lines"]) == 20


def test_where_one_is_already_nothing_changes(played: Page) -> None:
    before = played.view
    played.answer("branch", moment=4)
    played.answer("line", line=0)
    assert played.view == before


def test_listeners_hear_of_what_is_played_only(played: Page) -> None:
    heard: list[uk.Event] = []
    played.table.on_event(heard.append)
    played.answer("branch", moment=1)
    played.answer("line", line=0)
    played.answer("restart")
    assert heard == []
    played.answer("play", move="0:draw")
    assert heard == played.table.game.last_events


def test_back_to_the_start(played: Page) -> None:
    version = played.view["version"]
    played.answer("branch", moment=2)
    played.answer("restart")
    view = played.view
    assert (view["moment"], view["version"]) == (0, version + 2)
    assert view["lines"] == [{"line": 0, "parent": None, "from": None, "moment": 0}]
    assert view["hand"] == ["R7", "G2", "B7", "W4"]
    played.table.play("0:R7")
    played.table.restart()
    assert (played.view["moment"], played.view["version"]) == (0, version + 4)


def test_the_start_is_where_the_table_was_made(sit: Sit) -> None:
    game = uk.Game.from_position(POSITION, seed=1)
    game.play("0:R7")
    page = sit(game)
    page.table.play("1:R8")
    page.table.restart()
    assert (page.view["moment"], page.view["top"]) == (1, "R7")
    players = [{"name": "A", "bot": None}, {"name": "B", "bot": None}]
    page.answer("new_game", players=players, seed=4)
    assert page.view["moment"] == 0
    page.answer("restart")
    assert (page.view["moment"], page.view["top"]) == (1, "R7")
    assert page.table.game.players == game.players


def test_a_table_without_history_or_a_way_back(sit: Sit) -> None:
    page = sit(position=POSITION, show={"history": False, "start": False})
    page.table.play("0:R7")
    before = page.view
    for kind, fields in (
        ("past", {"moment": 0}),
        ("branch", {"moment": 0}),
        ("line", {"line": 0}),
        ("restart", {}),
    ):
        reply = page.ask(kind, **fields)
        assert (reply["kind"], "no going back" in reply["text"]) == ("refusal", True)
    assert page.view == before


def test_rounds_have_a_start_and_an_end(sit: Sit) -> None:
    page = sit(position="R5 + 0 | R7 | YS Y9 | R3 R4 / B3 B4", players=["Ana", "Ben", "Cai"])
    page.answer("play", move="0:R7")
    assert (page.view["over"], *moments(page)) == (True, 1, 0)
    page.answer("next_round")
    assert moments(page) == (2, 2)
    page.answer("play", move=page.table.game.legal_moves()[0].__str__()) if page.view[
        "moves"
    ] else page.table.game.play(page.table.game.legal_moves()[0])
    assert moments(page) == (3, 2)
    ends = [page.answer("past", moment=moment)["view"]["round_end"] for moment in range(4)]
    starts = [page.answer("past", moment=moment)["view"]["round_start"] for moment in range(4)]
    assert (starts, ends) == ([0, 0, 2, 2], [1, 1, 3, 3])

"""The first table of known faults: state and messages between a page and the kernel."""

from __future__ import annotations

import logging
import math
import threading
from collections.abc import Callable
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import unokart_widget as uk
from unokart_widget.widgets import front_end

from .conftest import FIRST, Page, Wire, replies, views

Sit = Callable[..., Page]


def state(game: uk.Game) -> Any:
    return (game.version, game.hands, game.stock, game.discard, game.colour, game.to_move)


def test_one_action_is_one_view_one_version_higher(duel: Page) -> None:
    heard = duel.send({"kind": "play", "id": "a", "version": duel.view["version"], "move": "0:R7"})
    (view,) = views(heard)
    assert view["version"] == duel.table.game.version == FIRST + 1
    assert view["top"] == "R7"
    assert replies(heard) == [{"kind": "answer", "id": "a"}]
    # The view comes before the reply: whoever waits for it sees the new table.
    assert "view" in heard[0]["state"]


def test_a_double_click_plays_once(duel: Page) -> None:
    click = {"kind": "play", "version": FIRST, "move": "0:R7"}
    duel.send({**click, "id": 1})
    before = state(duel.table.game)
    (refusal,) = replies(duel.send({**click, "id": 2}))
    assert (refusal["kind"], refusal["id"], refusal["rule"]) == ("refusal", 2, None)
    assert "moved on" in refusal["text"]
    assert state(duel.table.game) == before


def test_a_stale_version_is_refused_for_every_action(duel: Page) -> None:
    duel.table.play("0:R7")
    before = state(duel.table.game)
    players = [{"name": "A", "bot": None}, {"name": "B", "bot": None}]
    for fields in (
        {"kind": "play", "move": "0:B7"},
        {"kind": "step"},
        {"kind": "next_round"},
        {"kind": "new_game", "players": players},
        {"kind": "branch", "moment": 0},
        {"kind": "line", "line": 0},
        {"kind": "restart"},
    ):
        for version in (FIRST, FIRST + 2, 99):
            reply = duel.ask(**fields, version=version)
            assert (reply["kind"], reply["rule"]) == ("refusal", None)
    assert state(duel.table.game) == before


def test_parts_of_the_page_are_sent_when_asked_for(duel: Page) -> None:
    for name in front_end.part_names():
        reply = duel.ask(kind="part", name=name)
        assert reply["kind"] == "answer"
        assert {key: reply[key] for key in ("code", "style")} == front_end.part(name)
        assert reply["code"] == front_end.bundle(f"part-{name}.js")


@pytest.mark.parametrize("name", ["nothing", "../table", "table", "part-"])
def test_no_other_file_is_sent(duel: Page, name: str) -> None:
    assert duel.ask(kind="part", name=name)["kind"] == "error"


def test_after_a_refusal_the_next_message_carries_the_true_view(duel: Page) -> None:
    before = state(duel.table.game)
    heard = duel.send({"kind": "play", "id": 1, "version": FIRST, "move": "0:G2"})
    assert [data["method"] for data in heard] == ["custom", "update"]
    refusal = heard[0]["content"]
    assert refusal["rule"] == "turn.match"
    assert refusal["title"] == uk.rulebook.title("turn.match")
    assert refusal["text"] == duel.table.game.explain("0:G2")
    assert heard[1]["state"] == {"view": duel.view}
    assert duel.view["version"] == FIRST
    assert state(duel.table.game) == before


SYNCED = (
    *("view", "words", "options", "languages", "fallback", "_esm", "_css"),
    *("_model_name", "_view_module", "layout"),
)


@pytest.mark.parametrize("name", [*SYNCED, "_anywidget_id", "_dom_classes", "tabbable", "tooltip"])
@pytest.mark.parametrize(
    "value", [None, 7, "alert(1)", {"version": 99}, [["x"]], math.nan, "x" * 10_000]
)
def test_a_forged_trait_changes_nothing_and_the_true_value_comes_back(
    duel: Page, name: str, value: object
) -> None:
    before, true = state(duel.table.game), duel.state()
    duel.heard()
    duel.raw({"method": "update", "state": {name: value}, "buffer_paths": []})
    assert duel.heard() == [{"method": "update", "state": {name: true[name]}, "buffer_paths": []}]
    assert duel.state() == true
    assert state(duel.table.game) == before


def test_every_synced_trait_is_among_the_forged(duel: Page) -> None:
    ours = set(duel.table.keys) - {key for key in duel.table.keys if key.startswith("_")}
    assert ours <= {*SYNCED, "tabbable", "tooltip"}


def test_a_forged_update_of_all_traits_at_once_and_of_none(duel: Page) -> None:
    true = duel.state()
    duel.heard()
    duel.raw({"method": "update", "state": {**dict.fromkeys(true, "forged"), "unknown": 1}})
    assert duel.heard()[0]["state"] == true
    junk: object
    for junk in ({"unknown": 1}, {}, None, [], "view", 7):
        duel.raw({"method": "update", "state": junk})
    duel.raw({"method": "update", "state": {"view": 1}, "buffer_paths": [["view", "a", 0]]})
    assert [data["state"] for data in duel.heard()] == [{"view": true["view"]}]


@pytest.mark.parametrize(
    "data",
    [None, [], "custom", 7, {}, {"method": None}, {"method": "eval"}, {"method": ["update"]}],
)
def test_what_is_no_message_of_the_protocol_is_dropped(duel: Page, data: Any) -> None:
    duel.heard()
    duel.raw(data)
    assert duel.heard() == []


def test_a_page_that_asks_for_the_state_gets_it(duel: Page) -> None:
    duel.heard()
    duel.raw({"method": "request_state"})
    assert duel.heard()[0]["state"] == duel.state()


@pytest.mark.parametrize("content", [None, 7, "play", [], {}, {"kind": "play"}, {"id": math.nan}])
def test_a_message_without_an_id_gets_an_error_without_one(duel: Page, content: object) -> None:
    (error,) = replies(duel.send(content))
    assert (error["kind"], error["id"]) == ("error", None)
    assert error["text"]


def test_every_id_gets_exactly_one_reply(duel: Page) -> None:
    before = state(duel.table.game)
    for number, kind in enumerate(
        ["play", "step", "next_round", "new_game", "look", "explain", "rule", "log", "eval", "", 7]
    ):
        (reply,) = replies(duel.send({"kind": kind, "id": number}))
        assert (reply["kind"], reply["id"]) == ("error", number)
    for kind in ("ping", "view"):
        assert duel.answer(kind, version=None)
    assert state(duel.table.game) == before


def test_an_exception_becomes_an_error_and_is_logged(
    duel: Page, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("hidden: W4 in seat 1")

    before = state(duel.table.game)
    with caplog.at_level(logging.ERROR), monkeypatch.context() as patch:
        patch.setattr(duel.table.game, "play", broken)
        reply = duel.ask("play", move="0:R7")
    assert reply["kind"] == "error"
    assert "ZeroDivisionError" in reply["text"]
    assert "W4" not in reply["text"]
    assert isinstance(duel.table.last_error, ZeroDivisionError)
    assert any(record.exc_info for record in caplog.records)
    assert state(duel.table.game) == before
    assert duel.ask("play", move="0:R7")["kind"] == "answer"


def test_a_callback_that_fails_is_told_and_the_move_stands(duel: Page) -> None:
    def broken(event: uk.Event) -> None:
        raise KeyError(event.card)

    heard: list[uk.Event] = []
    duel.table.on_event(broken)
    duel.table.on_event(heard.append)
    reply = duel.ask("play", move="0:R7")
    assert reply["kind"] == "error"
    assert "KeyError" in reply["text"]
    assert heard
    assert duel.table.game.version == duel.view["version"] == FIRST + 1
    # A person who plays in a cell sees it there, and the duel has an alert too.
    duel.heard()
    with pytest.raises(KeyError):
        duel.table.play("1:draw")
    (alert,) = replies(duel.heard())
    assert (alert["kind"], alert["id"]) == ("error", None)
    assert duel.view["version"] == FIRST + 2
    # In another cell that plays on the game itself the alert alone tells.
    duel.table.game.play(next(iter(duel.table.game.legal_moves())))
    assert replies(duel.heard())


def test_two_tables_of_one_game_move_together(sit: Sit, duel: Page) -> None:
    other = sit(duel.table.game, seat=1)
    duel.heard(), other.heard()
    duel.answer("play", move="0:R7")
    assert [view["seat"] for view in views(other.heard())] == [1]
    assert other.view["version"] == duel.view["version"] == FIRST + 1
    assert other.view["hand"] != duel.view["hand"]
    other.answer("play", move="1:draw")
    assert duel.view["version"] == other.view["version"] == FIRST + 2


def test_what_is_played_in_another_cell_is_seen_on_the_table(duel: Page) -> None:
    duel.heard()
    duel.table.game.play("0:R7")
    (view,) = views(duel.heard())
    assert view["version"] == FIRST + 1
    duel.table.game.undo()
    (view,) = views(duel.heard())
    assert (view["version"], view["top"]) == (FIRST + 2, "R5")


def test_messages_on_many_threads_are_done_one_by_one(sit: Sit) -> None:
    page = sit(players=["Ana", "Ben", "Cai"], seed=5)
    errors: list[Exception] = []

    def click(thread: int) -> None:
        try:
            for number in range(12):
                seen = page.view
                move = (seen["moves"] or ["0:draw"])[0]
                page.raw(
                    {
                        "method": "custom",
                        "content": {
                            "kind": "play",
                            "id": f"{thread}-{number}",
                            "version": seen["version"],
                            "move": move,
                        },
                    }
                )
                page.raw(
                    {
                        "method": "custom",
                        "content": {
                            "kind": "look",
                            "id": f"{thread}-{number}-look",
                            "seat": number % 3,
                        },
                    }
                )
        except Exception as error:
            errors.append(error)

    def play() -> None:
        for _ in range(12):
            with page.table.game.lock:
                page.table.game.play(page.table.game.legal_moves()[0])

    threads = [threading.Thread(target=click, args=(number,)) for number in range(4)]
    threads.append(threading.Thread(target=play))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not errors
    heard = page.heard()
    numbers = [reply["id"] for reply in replies(heard)]
    assert len(numbers) == len(set(numbers)) == 4 * 12 * 2
    # The versions that were shown climb one by one, and no step is missing.
    versions = [view["version"] for view in views(heard)]
    assert versions == sorted(versions)
    assert set(versions) | {FIRST} == set(range(FIRST, page.table.game.version + 1))


def test_closing_and_running_again_gives_everything_back(wire: Wire) -> None:
    before = dict(_instances)
    game = uk.Game(players=["Ana", "Ben"], seed=1)
    for _ in range(5):
        table = uk.Table(game, on_event=lambda event: None)
        game.play(next(iter(game.legal_moves())))
        table.close()
        table.close()
    assert dict(_instances) == before
    opened = [sender for kind, sender, _ in wire.sent if kind == "comm_open"]
    closed = [sender for kind, sender, _ in wire.sent if kind == "comm_close"]
    assert sorted(opened) == sorted(closed)
    # Nobody listens any more: a move sends nothing.
    count = len(wire.sent)
    game.play(next(iter(game.legal_moves())))
    assert len(wire.sent) == count


def test_a_closed_table_can_be_collected(wire: Wire) -> None:
    import gc
    import weakref

    table = uk.Table(seed=1)
    gone = weakref.ref(table)
    table.close()
    del table
    gc.collect()
    assert gone() is None

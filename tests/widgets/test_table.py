"""Table as Python users have it, and each thing that a page can ask of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget.widgets.seating import seat_players

from .conftest import FIRST, Page, replies, views

Sit = Callable[..., Page]


# Making one


def test_a_table_of_a_game(sit: Sit) -> None:
    game = uk.Game(players=["Ana", "Ben"], seed=1)
    page = sit(game)
    assert page.table.game is game
    assert page.view["people"] == [0, 1]
    assert (page.view["seat"], page.view["version"], page.view["language"]) == (0, FIRST, "en")
    assert {key: page.view[key] for key in game.view(0)} == game.view(0)


def test_a_table_without_anything_seats_you_and_three_bots(sit: Sit) -> None:
    page = sit()
    assert page.table.game.players == ["You", "Bot 1", "Bot 2", "Bot 3"]
    assert page.table.game.bots == {1: "greedy", 2: "careful", 3: "random"}
    assert page.view["people"] == [0]
    # Not the same deal each time.
    assert len({tuple(sit().table.game.stock) for _ in range(3)}) == 3


def test_the_same_seed_gives_the_same_deal(sit: Sit) -> None:
    hands = [sit(players=["You", "Bot", "Bot"], seed=7).table.game.hands for _ in range(2)]
    assert hands[0] == hands[1]


@pytest.mark.parametrize(
    ("players", "bots", "names", "seated"),
    [
        (None, None, ["You", "Bot 1", "Bot 2", "Bot 3"], {1: "greedy", 2: "careful", 3: "random"}),
        (2, None, ["You", "Bot"], {1: "greedy"}),
        (["Ana", "Bot"], None, ["Ana", "Bot"], {1: "greedy"}),
        (["Bot 2", "Bot", "Bot"], {}, ["Bot 2", "Bot 1", "Bot 3"], "all"),
        (["Ana", "Ben"], None, ["Ana", "Ben"], {}),
        (["Ana", "Ben"], {0: "random"}, ["Ana", "Ben"], {0: "random"}),
        (["Ana", "Bot"], {1: "random"}, ["Ana", "Bot"], {1: "random"}),
        (["Ana", "Bot"], [None, None], ["Ana", "Bot"], {}),
        (["Ana", "Botany", "Bot x"], None, ["Ana", "Botany", "Bot x"], {}),
        (("Ana", "Bot"), ["careful", None], ["Ana", "Bot"], {0: "careful"}),
    ],
)
def test_who_sits_where(players: Any, bots: Any, names: list[str], seated: Any) -> None:
    found = seat_players(players, bots)
    assert found[0] == names
    if seated == "all":
        assert list(found[1]) == [0, 1, 2]
    else:
        assert found[1] == seated


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 11},
        {"players": True},
        {"players": "Ana"},
        {"players": 2.5},
        {"players": ["Ana"]},
        {"players": ["Ana", "Ana"]},
        {"players": ["Ana", 7]},
        {"players": ["Ana", ""]},
        {"bots": "greedy"},
        {"bots": 7},
        {"bots": {9: "greedy"}},
        {"bots": {1: "cheat"}},
        {"seed": -1},
        {"seed": "x"},
        {"seat": 4},
        {"seat": -1},
        {"seat": "Ana"},
        {"seat": True},
        {"language": "xx"},
        {"language": ["en"]},
        {"players": 10**5000},
        {"players": ["Bot", "Bot", ["Ana"]]},
        {"seat": 10**5000},
        {"bots": {"1": "greedy"}},
    ],
    ids=lambda options: repr(list(options)),
)
def test_impossible_values_have_a_sentence_and_leave_nothing_open(
    wire: Any, options: dict[str, Any]
) -> None:
    with pytest.raises(uk.UnokartError) as caught:
        uk.Table(**options)
    assert str(caught.value).endswith(".")
    assert wire.sent == []


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("player", "players"),
        ("sead", "seed"),
        ("languge", "language"),
        ("on_events", "on_event"),
        ("xyz", "there are game, players"),
    ],
)
def test_unknown_keywords_are_refused_with_advice(wire: Any, name: str, advice: str) -> None:
    made_with: Any = {name: 1}
    with pytest.raises(TypeError, match=name) as caught:
        uk.Table(**made_with)
    assert advice in str(caught.value)
    assert wire.sent == []


def test_what_is_no_game_is_refused(wire: Any) -> None:
    table: Any = uk.Table
    with pytest.raises(TypeError, match="position"):
        table("R5 + 0 | R7 | B7")
    with pytest.raises(TypeError, match="seed"):
        uk.Table(uk.Game(players=2, seed=1), seed=1)
    with pytest.raises(TypeError, match="function"):
        table(on_event=7)


def test_each_trait_is_documented(sit: Sit) -> None:
    traits = sit().table.traits(sync=True)
    for name in ("view", "words", "fallback", "_esm", "_css"):
        assert traits[name].help
        assert traits[name].read_only


def test_python_cannot_write_the_traits_either(duel: Page) -> None:
    for name in ("view", "words", "fallback"):
        with pytest.raises(Exception, match="read-only"):
            setattr(duel.table, name, {})


# Python users


def test_play_and_play_on(sit: Sit) -> None:
    page = sit(players=["You", "Bot", "Bot"], seed=7)
    table = page.table
    table.play_on()
    assert not table.game.can_step()
    move = table.game.legal_moves(0)[0]
    events = table.play(move)
    assert events
    assert all(isinstance(event, uk.Event) for event in events)
    with pytest.raises(uk.IllegalMove):
        table.play("0:uno")
    assert page.view["version"] == table.game.version


def test_on_event_hears_every_event_until_it_is_removed(sit: Sit) -> None:
    first: list[uk.Event] = []
    second: list[uk.Event] = []
    page = sit(players=["Ana", "Ben"], seed=3, on_event=first.append)
    remove = page.table.on_event(second.append)
    page.table.play(page.table.game.legal_moves(page.table.game.to_move)[0])
    assert first == second == page.table.game.events[-len(first) :]
    remove()
    remove()
    page.table.play(page.table.game.legal_moves(page.table.game.to_move)[0])
    assert len(first) > len(second)


def test_the_seat_can_be_changed_from_python(duel: Page) -> None:
    duel.table.seat = 1
    assert duel.view["seat"] == 1
    assert duel.view["hand"] == duel.table.game.view(1)["hand"]
    duel.table.seat = None
    assert duel.view["hand"] is None
    with pytest.raises(uk.UnokartError):
        duel.table.seat = 2


def test_in_words(duel: Page) -> None:
    assert repr(duel.table) == "<Table of Player 1, Player 2>"
    text = str(duel.table)
    assert "red 5" in text
    assert "red 7" in text


# Pages


def test_explain(duel: Page) -> None:
    answer = duel.answer("explain", move="0:G2", version=None)
    assert answer["legal"] is False
    assert answer["rule"] == "turn.match"
    assert answer["title"] == uk.rulebook.title("turn.match")
    assert "green 2" in answer["text"].lower()
    assert duel.answer("explain", move="0:R7")["legal"] is True
    assert duel.table.game.version == FIRST


@pytest.mark.parametrize("kind", ["play", "explain"])
@pytest.mark.parametrize("move", ["1:YS", "1:R9", "1:uno", "1:catch", "5:R7", "10:draw"])
def test_another_seat_is_not_to_be_asked_about(duel: Page, kind: str, move: str) -> None:
    """Or a page could learn from the replies what others hold."""
    reply = duel.ask(kind, move=move)
    assert (reply["kind"], reply["rule"]) == ("refusal", None)
    assert "Player 1" in reply["text"]
    assert duel.table.game.version == FIRST


def test_a_bots_seat_and_a_spectator_cannot_play(sit: Sit) -> None:
    page = sit(players=["Bot", "Bot"], seed=1)
    assert (page.view["seat"], page.view["hand"], page.view["people"]) == (None, None, [])
    assert page.ask("play", move="0:draw")["kind"] == "refusal"
    page.table.seat = 0
    assert "bot" in page.ask("play", move="0:draw")["text"]


@pytest.mark.parametrize(
    "move", ["R7", "0:R10", "0:X1", "99:R7", "0:W4=W", "0:R7!!", "-1:R7", "0:"]
)
def test_what_is_no_move(duel: Page, move: str) -> None:
    for kind in ("play", "explain"):
        reply = duel.ask(kind, move=move)
        assert reply["kind"] == "refusal"
        assert reply["text"]
    assert duel.table.game.version == FIRST


def test_rule(duel: Page) -> None:
    answer = duel.answer("rule", rule="item.banana", version=None)
    assert answer["title"] == uk.rulebook.title("item.banana")
    assert answer["text"] == uk.rulebook.text("item.banana")
    assert answer["convention"] == uk.rulebook.convention("item.banana", "en")
    assert duel.answer("rule", rule="deck")["convention"] is None
    assert duel.ask("rule", rule="item.nothing")["kind"] == "refusal"


def test_log(sit: Sit) -> None:
    page = sit(players=["Ana", "Ben"], seed=3)
    for _ in range(5):
        page.table.play(page.table.game.legal_moves(page.table.game.to_move)[0])
    events = page.table.game.events
    answer = page.answer("log", **{"from": 0})
    assert (answer["from"], answer["total"]) == (0, len(events))
    assert answer["events"] == [
        {
            **event.seen_by(0).to_dict(),
            "moment": page.table.game.moment_of(number),
            "text": event.text("en", 0),
        }
        for number, event in enumerate(events)
    ]
    rest = page.answer("log", **{"from": len(events) - 1})["events"]
    assert rest == answer["events"][-1:]
    assert page.answer("log", **{"from": 10_000})["events"] == []


def test_look_only_at_people_of_this_screen(sit: Sit) -> None:
    page = sit(players=["Ana", "Bot", "Cai"], seed=3)
    heard = page.send({"kind": "look", "id": 1, "seat": 2})
    (view,) = views(heard)
    assert (view["seat"], view["version"]) == (2, FIRST)
    assert view["hand"] == page.table.game.view(2)["hand"]
    assert replies(heard) == [{"kind": "answer", "id": 1}]
    for seat in (1, 3, 9):
        assert page.ask("look", seat=seat)["kind"] == "refusal"
    assert page.table.seat == 2


def test_view_and_ping(duel: Page) -> None:
    heard = duel.send({"kind": "view", "id": "v"})
    assert views(heard) == [duel.view]
    assert replies(duel.send({"kind": "ping", "id": "p"})) == [{"kind": "answer", "id": "p"}]


def test_step_moves_one_bot_once(sit: Sit) -> None:
    page = sit(players=["Bot", "Bot", "Bot"], seed=2)
    for version in range(FIRST + 1, FIRST + 30):
        assert page.view["step"]
        heard = page.send({"kind": "step", "id": version, "version": version - 1})
        assert [view["version"] for view in views(heard)] == [version]
        if page.view["over"]:
            break
    people = sit(players=["Ana", "Ben"], seed=2)
    assert people.ask("step")["kind"] == "refusal"


def test_the_next_round(sit: Sit) -> None:
    page = sit(players=["Bot", "Bot"], seed=2)
    assert page.ask("next_round")["kind"] == "refusal"
    page.table.play_on()
    assert page.view["over"]
    version = page.view["version"]
    page.answer("next_round")
    assert (page.view["round"], page.view["version"]) == (2, version + 1)


def test_a_new_game(sit: Sit) -> None:
    events: list[uk.Event] = []
    page = sit(players=["Ana", "Ben"], seed=3, on_event=events.append)
    old = page.table.game
    page.table.play(old.legal_moves(old.to_move)[0])
    events.clear()
    players = [{"name": "Bot", "bot": "random"}, {"name": "Cai", "bot": None}]
    fields = {"players": players, "rules": {"target": 200, "banana": "seat"}, "seed": 11}
    heard = page.send({"kind": "new_game", "id": 1, "version": FIRST + 1, **fields})
    (view,) = views(heard)
    game = page.table.game
    assert game is not old
    assert (game.players, game.bots) == (["Bot", "Cai"], {0: "random"})
    assert game.rules == uk.Rules(target=200, banana="seat")
    assert game.hands == uk.Game(["Bot", "Cai"], seed=11, rules=game.rules).hands
    # The version goes on, so that a second click of the same button does nothing.
    assert (view["version"], view["seat"], view["people"]) == (FIRST + 2, 1, [1])
    assert page.ask("new_game", **fields, version=FIRST + 1)["kind"] == "refusal"
    assert page.table.game is game
    # Callbacks stay, and hear the deal too; the old game is no longer listened to.
    assert events == game.events
    page.heard()
    old.play(old.legal_moves(old.to_move)[0])
    assert page.heard() == []
    game.play(game.legal_moves(game.to_move)[0])
    assert page.view["version"] == FIRST + 3


def test_a_new_game_without_a_seed_is_a_new_deal(sit: Sit) -> None:
    page = sit(players=["Ana", "Ben"], seed=3)
    players = [{"name": "Ana", "bot": None}, {"name": "Ben", "bot": None}]
    deals = [page.table.game.hands]
    for _ in range(3):
        page.answer("new_game", players=players)
        deals.append(page.table.game.hands)
    assert len({str(deal) for deal in deals}) == 4


@pytest.mark.parametrize(
    "fields",
    [
        {"rules": {"target": 0}},
        {"rules": {"banana": "peel"}},
        {"rules": {"stacking": "yes"}},
        {"rules": {"target": "many"}},
        {"seed": -1},
        {"players": [{"name": "A", "bot": "cheat"}, {"name": "B", "bot": None}]},
        {"players": [{"name": "A", "bot": None}] * 2},
        {"players": []},
    ],
)
def test_an_impossible_new_game_leaves_the_old_one(duel: Page, fields: dict[str, Any]) -> None:
    game = duel.table.game
    players = [{"name": "A", "bot": None}, {"name": "B", "bot": None}]
    reply = duel.ask("new_game", **{"players": players, **fields})
    assert reply["kind"] in ("refusal", "error")
    assert reply["text"]
    assert duel.table.game is game
    assert duel.view["version"] == game.version == FIRST


def test_a_function_that_fails_beside_the_table_keeps_nothing_from_it(sit: Sit) -> None:
    """One that follows the game, not the table, and was there first."""
    game = uk.Game.from_position("R5 + 0 | R7 R8 G2 | YS Y9 R1", seed=1)

    def failing(_game: uk.Game, _events: list[uk.Event]) -> None:
        raise RuntimeError("on purpose")

    game.observe(failing)
    page = sit(game, seat=0)
    with pytest.raises(RuntimeError, match="on purpose"):
        game.play("0:R7")
    assert page.table.view["top"] == "R7"
    assert page.table.view["version"] == game.version

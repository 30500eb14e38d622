"""What the author of a notebook can settle: position, parts, size, goal, language."""

from __future__ import annotations

import inspect
import pydoc
from collections.abc import Callable
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget.widgets.options import PARTS

from .conftest import Page

Sit = Callable[..., Page]
POSITION = "R5 + 0 | R7 G2 WI | B3 Y9 Y8 | G8 G1 G4 / Y4 R2"


def test_a_position_seats_you_and_bots(sit: Sit) -> None:
    page = sit(position=POSITION, seed=1)
    assert page.table.game.players == ["You", "Bot 1", "Bot 2"]
    assert page.view["hand"] == ["R7", "G2", "WI"]
    assert page.table.game.stock[:2] == ["Y4", "R2"]
    named = sit(position=POSITION, players=["Ana", "Ben", "Bot"], bots={1: "random"})
    assert named.table.game.bots == {1: "random", 2: "greedy"}


def test_the_next_cards_are_told_to_nobody(sit: Sit) -> None:
    told = [
        sit(position=f"{POSITION.partition('/')[0]} / {cards}", seed=1).view
        for cards in ("Y4 R2", "W4 W4", "B9")
    ]
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"position": "R5 + 0 | R7"}, uk.PositionError, "2 to 10"),
        ({"position": POSITION, "players": ["Ana", "Ben"]}, uk.PlayersError, "3 hands"),
        ({"game": uk.Game(2, seed=1), "position": POSITION}, TypeError, "position is for a new"),
        ({"show": {"logs": False}}, uk.UnokartError, "do you mean 'log'?"),
        ({"show": ["log", "hint"]}, uk.UnokartError, "do you mean 'hints'?"),
        ({"show": ["log", 7]}, uk.UnokartError, "there are log, pace"),
        ({"show": {"log": "no"}}, TypeError, "True or False"),
        ({"show": "log"}, TypeError, "which parts"),
        ({"show": True}, TypeError, "which parts"),
        ({"size": "enormous"}, uk.UnokartError, "normal, large, huge"),
        ({"size": 3}, uk.UnokartError, "normal, large, huge"),
        ({"goal": "item.bananas"}, uk.UnokartError, "do you mean 'item.banana'?"),
        ({"goal": 7}, TypeError, "a function of an Event"),
        ({"goal": ("item.banana", 7)}, TypeError, "is a sentence"),
        ({"goal": ("item.banana", " ")}, TypeError, "is a sentence"),
        ({"language": "xx"}, uk.RulebookError, "xx"),
    ],
)
def test_what_cannot_be_has_a_sentence_and_leaves_nothing_open(
    wire: Any, arguments: dict[str, Any], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        uk.Table(**arguments)
    assert wire.sent == []


def test_parts_are_there_or_not(sit: Sit) -> None:
    default = {name: there for name, (there, _) in PARTS.items() if name != "start"}
    page = sit(players=["You", "Bot"], seed=1)
    assert page.state()["options"] == {
        "show": default,
        "size": "normal",
        "start": False,
        "odds": False,
    }
    page = sit(show={"log": False, "hands": True}, size="huge")
    assert page.state()["options"] == {
        "show": {**default, "log": False, "hands": True},
        "size": "huge",
        "start": False,
        "odds": False,
    }
    page = sit(show=["log", "why"])
    assert {name for name, there in page.state()["options"]["show"].items() if there} == {
        "log",
        "why",
    }


@pytest.mark.parametrize(
    ("arguments", "start"),
    [
        ({}, False),
        ({"position": POSITION}, True),
        ({"game": uk.Game.from_position(POSITION)}, True),
        ({"goal": "item.banana"}, True),
        ({"position": POSITION, "show": {"start": False}}, False),
        ({"show": {"start": True}}, True),
        ({"position": POSITION, "show": ["log"]}, False),
        ({"show": ["start"]}, True),
    ],
)
def test_a_way_back_to_the_start(sit: Sit, arguments: dict[str, Any], start: bool) -> None:
    assert sit(**arguments).state()["options"]["start"] is start


def test_hands_lie_open_only_when_the_author_wants_it(sit: Sit) -> None:
    page = sit(position=POSITION, show={"hands": True})
    assert page.view["hands"] == [["R7", "G2", "WI"], ["Y8", "Y9", "B3"], ["G1", "G4", "G8"]]
    page.answer("play", move="0:R7")
    assert page.view["hands"][0] == ["G2", "WI"]
    assert page.answer("past", moment=0)["view"]["hands"][0] == ["R7", "G2", "WI"]
    assert sit(position=POSITION).view["hands"] is None


def test_a_game_cannot_be_begun_where_that_is_not_shown(sit: Sit) -> None:
    page = sit(position=POSITION, show={"new_game": False})
    players = [{"name": "A", "bot": None}, {"name": "B", "bot": None}]
    reply = page.ask("new_game", players=players)
    assert (reply["kind"], reply["text"]) == ("refusal", "At this table no other game is begun.")


def test_a_goal_stops_the_table_until_it_is_begun_again(sit: Sit) -> None:
    heard: list[uk.Event] = []
    page = sit(position=POSITION, goal="item.banana", on_event=heard.append)
    title = uk.rulebook.title("item.banana")
    text = f"The table stops when this comes about: {title}."
    assert page.view["goal"] == {"text": text, "reached": False}
    page.answer("play", move="0:WI")
    view = page.view
    assert view["goal"] == {"text": text, "reached": True}
    assert (view["moves"], view["step"]) == ([], False)
    assert page.table.game.can_step()
    said = "The goal of this table is reached. Go back to the start to play it again."
    for kind, fields in (("step", {}), ("next_round", {}), ("play", {"move": "0:R7"})):
        assert page.ask(kind, **fields)["text"] == said
    assert page.ask("hint")["kind"] == "refusal"
    for act in (lambda: page.table.play("1:B3"), lambda: page.table.play(uk.Move.parse("1:B3"))):
        with pytest.raises(uk.NothingToDoError, match="goal"):
            act()
    assert page.table.play_on() == []
    assert heard == page.table.game.last_events
    # The past knows that it was not reached then; going on from there is possible.
    assert page.answer("past", moment=0)["view"]["goal"]["reached"] is False
    assert page.answer("past", moment=1)["view"]["goal"]["reached"] is True
    page.answer("branch", moment=0)
    assert page.view["goal"]["reached"] is False
    assert page.view["moves"]
    page.answer("line", line=0)
    assert page.view["goal"]["reached"] is True
    page.answer("restart")
    assert page.view["goal"]["reached"] is False
    assert page.view["moves"]
    page.answer("play", move="0:WI")
    assert page.view["goal"]["reached"] is True


def test_a_reached_goal_lets_anyone_begin_again(sit: Sit) -> None:
    page = sit(position=POSITION, goal="turn.match", show={"start": False})
    assert page.ask("restart")["kind"] == "refusal"
    page.answer("play", move="0:R7")
    page.answer("restart")
    assert page.view["moment"] == 0


def test_undoing_takes_back_that_the_goal_was_reached(sit: Sit) -> None:
    page = sit(position=POSITION, goal="item.banana")
    page.table.play("0:WI")
    page.table.game.undo()
    assert page.view["goal"]["reached"] is False


def test_bots_play_on_to_the_goal_and_no_further(sit: Sit) -> None:
    def second(event: uk.Event) -> bool:
        return event.kind == "played" and event.seat == 1

    page = sit(players=["Bot", "Bot", "Bot"], seed=3, goal=(second, "Bot 2 plays a card."))
    assert page.view["goal"]["text"] == "Bot 2 plays a card."
    events = page.table.play_on()
    assert sum(map(second, events)) == 1
    assert page.view["goal"]["reached"]
    assert not page.table.game.round_over
    plain = sit(players=["Bot", "Bot"], seed=3, goal=second)
    assert plain.view["goal"]["text"] == "The table stops when its goal is reached."


def test_a_goal_that_fails_is_told_and_the_move_stands(sit: Sit) -> None:
    def failing(event: uk.Event) -> bool:
        raise ZeroDivisionError(event.rule)

    page = sit(position=POSITION, goal=failing)
    reply = page.ask("play", move="0:R7")
    assert reply["kind"] == "error"
    assert "ZeroDivisionError" in reply["text"]
    assert isinstance(page.table.last_error, ZeroDivisionError)
    assert page.view["moment"] == 1
    with pytest.raises(ZeroDivisionError):
        page.table.play_on(limit=1)


def test_errors_that_a_page_brings_about_are_said_in_the_tables_language(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    from unokart_widget.widgets import channel

    said: list[tuple[str, str]] = []

    def say(key: str, language: str, **arguments: str | int) -> str:
        said.append((key, language))
        return key

    page = sit(players=["You", "Bot"], seed=1)
    page.answer("language", language="cy") if "cy" in page.table.languages else None
    monkeypatch.setattr(channel, "say", say)
    pair = [{"name": "A", "bot": None}, {"name": "B", "bot": None}]
    for kind, fields in (
        ("new_game", {"players": pair, "rules": {"bananas": "seat"}}),
        ("new_game", {"players": pair, "rules": {"banana": "x"}}),
        ("new_game", {"players": pair, "rules": {"target": 2_000_000}}),
        ("new_game", {"players": [pair[0], {"name": "B", "bot": "clever"}]}),
        ("new_game", {"players": [{"name": "e\u0301", "bot": None}, {"name": "é", "bot": None}]}),
        ("next_round", {}),
        ("explain", {"move": "0:R77"}),
        ("play", {"move": "nonsense"}),
        ("past", {"moment": 99}),
    ):
        reply = page.ask(kind, **fields)
        assert reply["kind"] == "refusal"
        assert reply["text"] == said[-1][0]
    assert [key for key, _ in said] == [
        "rules-unknown",
        "rules-choice",
        "rules-target",
        "bot-unknown",
        "name-twice",
        "round-goes-on",
        "not-a-move",
        "not-a-move",
        "no-such-moment",
    ]
    assert {language for _, language in said} == {page.table.language}


def test_the_words_of_those_errors(sit: Sit) -> None:
    page = sit(players=["You", "Bot"], seed=1)
    pair = [{"name": "A", "bot": None}, {"name": "B", "bot": None}]
    reply = page.ask("new_game", players=pair, rules={"banana": "x"})
    assert reply["text"] == "The option banana cannot be “x”: it is “went” or “seat”."
    reply = page.ask("next_round")
    assert reply["rule"] == "setup.next"
    assert reply["title"] == uk.rulebook.title("setup.next")
    reply = page.ask("explain", move="0:R77")
    assert reply["text"].startswith("“0:R77” is not a move.")


def test_help_begins_with_what_a_table_is_made_of() -> None:
    text = pydoc.plain(pydoc.render_doc(uk.Table))
    first, *lines = (line.removeprefix(" |").strip() for line in text.splitlines()[3:])
    assert first.startswith("Table(game=None, *, players=None")
    assert len(first) < 250
    assert lines.index("Parameters") < 10
    # Every argument is explained, with an example.
    doc = inspect.getdoc(uk.Table) or ""
    for name in inspect.signature(uk.Table).parameters:
        explained = doc.partition(f"\n{name} : ")[2]
        assert explained, name
        assert ">>> " in explained.partition("\n\n")[2].partition("\n")[0], name
    # And every part that can be shown.
    for part in PARTS:
        assert f'"{part}"' in doc

"""What a page may send, and that anything else is told apart before it does harm."""

from __future__ import annotations

import math
from typing import Any

import pytest

from unokart_widget.widgets.messages import (
    Branch,
    Explain,
    Hint,
    Line,
    Look,
    Malformed,
    NewGame,
    NextRound,
    Ping,
    Play,
    Refused,
    Restart,
    SendPart,
    SendView,
    ShowOdds,
    Speak,
    Step,
    TellBot,
    TellLog,
    TellOdds,
    TellPast,
    TellRule,
    TellRulebook,
    message_id,
    read,
)

PAIR = [{"name": "Ana", "bot": None}, {"name": "Ben", "bot": "greedy"}]
NEW = {"kind": "new_game", "id": 1, "version": 0, "players": PAIR}


def deep(levels: int) -> Any:
    junk: Any = []
    for _ in range(levels):
        junk = [junk, {"a": junk}]
    return junk


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ({"kind": "play", "move": "0:R7", "version": 3}, Play(3, "0:R7")),
        ({"kind": "step", "version": 3}, Step(3)),
        ({"kind": "next_round", "version": 3}, NextRound(3)),
        ({"kind": "look", "seat": 1}, Look(1)),
        ({"kind": "look", "seat": 1, "version": 5}, Look(1)),
        ({"kind": "explain", "move": "0:R7"}, Explain("0:R7")),
        ({"kind": "rule", "rule": "item.banana"}, TellRule("item.banana")),
        ({"kind": "log", "from": 7}, TellLog(7)),
        ({"kind": "past", "moment": 7}, TellPast(7)),
        ({"kind": "bot", "moment": 7}, TellBot(7)),
        ({"kind": "hint"}, Hint()),
        ({"kind": "rulebook"}, TellRulebook()),
        ({"kind": "part", "name": "rulebook"}, SendPart("rulebook")),
        ({"kind": "odds", "version": 3}, TellOdds(3)),
        ({"kind": "show_odds", "on": True}, ShowOdds(True)),
        ({"kind": "language", "language": "cy"}, Speak("cy")),
        ({"kind": "branch", "moment": 0, "version": 3}, Branch(3, 0)),
        ({"kind": "line", "line": 1, "version": 3}, Line(3, 1)),
        ({"kind": "restart", "version": 3}, Restart(3)),
        ({"kind": "ping"}, Ping()),
        ({"kind": "view"}, SendView()),
        (NEW, NewGame(0, ("Ana", "Ben"), {1: "greedy"}, {}, None)),
        (
            {**NEW, "rules": {"target": 300, "banana": "seat"}, "seed": 2**53 - 1},
            NewGame(0, ("Ana", "Ben"), {1: "greedy"}, {"target": 300, "banana": "seat"}, 2**53 - 1),
        ),
    ],
)
def test_each_kind_is_read(content: dict[str, Any], message: object) -> None:
    assert read({"id": "a", **content}) == message


JUNK = [
    None,
    True,
    1.5,
    math.nan,
    math.inf,
    -1,
    2**80,
    "",
    "x" * 100_000,
    "é",
    "a\nb",
    deep(12),
    {},
]


@pytest.mark.parametrize("value", JUNK, ids=range(len(JUNK)))
@pytest.mark.parametrize(
    ("content", "key"),
    [
        ({"kind": "play", "move": "0:R7", "version": 3}, "move"),
        ({"kind": "play", "move": "0:R7", "version": 3}, "version"),
        ({"kind": "step", "version": 3}, "version"),
        ({"kind": "next_round", "version": 3}, "version"),
        ({"kind": "look", "seat": 1}, "seat"),
        ({"kind": "explain", "move": "0:R7"}, "move"),
        ({"kind": "rule", "rule": "deck"}, "rule"),
        ({"kind": "log", "from": 1}, "from"),
        ({"kind": "past", "moment": 1}, "moment"),
        ({"kind": "bot", "moment": 1}, "moment"),
        ({"kind": "language", "language": "en"}, "language"),
        ({"kind": "branch", "moment": 1, "version": 3}, "moment"),
        ({"kind": "branch", "moment": 1, "version": 3}, "version"),
        ({"kind": "line", "line": 1, "version": 3}, "line"),
        ({"kind": "line", "line": 1, "version": 3}, "version"),
        ({"kind": "restart", "version": 3}, "version"),
        ({"kind": "hint"}, "seat"),
        ({"kind": "rulebook"}, "rule"),
        ({"kind": "part", "name": "rulebook"}, "name"),
        ({"kind": "odds", "version": 3}, "version"),
        (NEW, "players"),
        (NEW, "version"),
        ({"kind": "ping"}, "kind"),
        ({"kind": "ping"}, "extra"),
    ],
)
def test_junk_is_refused_with_a_short_sentence(
    content: dict[str, Any], key: str, value: object
) -> None:
    with pytest.raises((Malformed, Refused)) as caught:
        read({"id": "a", **content, key: value})
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("value", [v for v in JUNK if v is not None and v != {}])
def test_junk_for_what_may_be_left_out(value: object) -> None:
    for key in ("seed", "rules"):
        with pytest.raises((Malformed, Refused)):
            read({**NEW, key: value})
    if value != -1:
        with pytest.raises(Malformed):
            read({"kind": "ping", "id": 1, "version": value})


@pytest.mark.parametrize("content", [None, 1, "play", [], ["play"], math.nan, deep(5)])
def test_what_is_no_object_is_no_message(content: object) -> None:
    assert message_id(content) is None
    with pytest.raises(Malformed):
        read(content)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("x" * 25, "name-too-long"),
        ("x" * 1_000_000, "name-too-long"),
        ("<b>Ana</b>", "name-odd"),
        ("<script>alert(1)</script>"[:24], "name-odd"),
        ("A\x00na", "name-odd"),
        ("A\nna", "name-odd"),
        ("\u202eanA", "name-odd"),
        ("\ud800", "name-odd"),
        ("\u200d", "name-odd"),
        ("ben", "name-twice"),
        (" Ben ", "name-twice"),
    ],
)
def test_impossible_names(name: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        read({**NEW, "players": [{"name": name, "bot": None}, PAIR[1]]})
    assert caught.value.key == key


@pytest.mark.parametrize("name", [None, 7, True, math.nan, ["Ana"], {"name": "Ana"}])
def test_names_that_are_no_text(name: object) -> None:
    with pytest.raises(Malformed):
        read({**NEW, "players": [{"name": name, "bot": None}, PAIR[1]]})


@pytest.mark.parametrize("name", ["Ștefan", "राम\u200dकृष्ण", "Ana & Ben", "O'Neill", "🙂", " Mair "])
def test_names_of_all_languages(name: str) -> None:
    message = read({**NEW, "players": [{"name": name, "bot": None}, PAIR[1]]})
    assert isinstance(message, NewGame)
    assert message.names == (name.strip(), "Ben")


@pytest.mark.parametrize("number", [0, 1, 11, 10_000])
def test_numbers_of_players(number: int) -> None:
    players = [{"name": f"P{seat}", "bot": None} for seat in range(number)]
    with pytest.raises(Refused) as caught:
        read({**NEW, "players": players})
    assert (caught.value.key, caught.value.rule) == ("players-number", "players")


@pytest.mark.parametrize(
    "player",
    [None, "Ana", 7, [], {"name": "A", "bot": None, "seat": 3}, {"name": "A", "bot": 7}],
)
def test_players_that_are_none(player: object) -> None:
    with pytest.raises(Malformed):
        read({**NEW, "players": [player, PAIR[1]]})


def test_ids() -> None:
    for usable in ("a", "x" * 64, 0, -5, 2**53 - 1):
        assert message_id({"id": usable}) == usable
    junk: object
    for junk in (None, "", "x" * 65, "é", "\ud800", "a\n", True, 1.0, math.nan, 2**60, [], {}):
        assert message_id({"id": junk}) is None


@pytest.mark.parametrize("on", [None, 1, 0, "true", []])
def test_on_and_off_are_true_and_false(on: object) -> None:
    with pytest.raises(Malformed, match="true or false"):
        read({"id": "a", "kind": "show_odds", "on": on})

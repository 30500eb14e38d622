"""Whatever a public call is given: a sentence that says what and where, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import unokart_widget as uk

from .helpers import position, state

NOT_A_COUNT: list[Any] = [1, 11, 0, -3, 10**30, True, False, 4.0, float("nan"), None, "", b"4"]
NOT_A_COUNT += ["four", "4"]
NOT_NAMES: list[Any] = [
    [],
    ["Ana"],
    [str(number) for number in range(11)],
    ["Ana", "Ana"],
    ["Ana", ""],
    ["Ana", "   "],
    ["Ana", None],
    ["Ana", 5],
    ["Ana", b"Ben"],
    ["Ana", ["Ben"]],
    ["Ana", True],
    [1, 2, 3],
    ["Ana", "x" * 100_000],
    ["Ana", "Ben\nCy"],
]


def sentence_of(error: BaseException) -> str:
    sentence = str(error)
    assert 10 < len(sentence) < 500
    assert len(sentence.split()) >= 3
    return sentence


@pytest.mark.parametrize("players", NOT_A_COUNT, ids=repr)
def test_a_number_of_players(players: Any) -> None:
    with pytest.raises(uk.PlayersError) as caught:
        uk.Game(players=players)
    sentence_of(caught.value)


@pytest.mark.parametrize("players", NOT_NAMES, ids=lambda value: repr(value)[:40])
def test_names(players: Any) -> None:
    with pytest.raises(uk.PlayersError) as caught:
        uk.Game(players=players)
    sentence_of(caught.value)


def test_good_names() -> None:
    game = uk.Game(players=["Ana", "Siân", "राम", "😀"], seed=1)
    assert game.players == ["Ana", "Siân", "राम", "😀"]
    assert uk.Game(players=("Ana", "Ben")).players == ["Ana", "Ben"]
    names = ["Ana", "Ben"]
    game = uk.Game(players=names, seed=1)
    names.append("Cy")
    assert game.players == ["Ana", "Ben"]
    game.players.append("Cy")
    assert game.view(None)["players"][-1]["name"] == "Ben"
    assert len(game.view(None)["players"]) == 2


@pytest.mark.parametrize("seed", [-1, 1.0, float("nan"), 2**200, "7", True, b"1", [1]], ids=repr)
def test_seeds(seed: Any) -> None:
    with pytest.raises(uk.PlayersError, match="seed") as caught:
        uk.Game(players=3, seed=seed)
    sentence_of(caught.value)
    with pytest.raises(uk.UnokartError, match="seed") as caught_too:
        uk.Game.from_position("R5 + 0 | B7 | G1", seed=seed)
    sentence_of(caught_too.value)


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**32, 2**53 - 1])
def test_good_seeds(seed: int) -> None:
    assert uk.Game(players=3, seed=seed).seed == seed


def test_no_seed_is_a_fresh_one_each_time() -> None:
    seeds = {uk.Game(players=2).seed for _ in range(20)}
    assert len(seeds) == 20
    game = uk.Game(players=2)
    assert uk.Game(players=2, seed=game.seed).hands == game.hands


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"two_player_reverse": "nothing"}, "two_player_reverse"),
        ({"two_player_reverse": True}, "two_player_reverse"),
        ({"banana": "Went"}, "banana"),
        ({"banana": None}, "banana"),
        ({"last_item_box": ["flip"]}, "last_item_box"),
        ({"target": 0}, "target"),
        ({"target": -500}, "target"),
        ({"target": 500.0}, "target"),
        ({"target": float("nan")}, "target"),
        ({"target": "500"}, "target"),
        ({"target": True}, "target"),
        ({"target": None}, "target"),
        ({"target": 10**40}, "target"),
    ],
)
def test_options_of_the_rules(options: dict[str, Any], word: str) -> None:
    with pytest.raises(uk.RulesError, match=word) as caught:
        uk.Rules(**options)
    sentence_of(caught.value)


def test_an_option_that_does_not_exist() -> None:
    with pytest.raises((ValueError, TypeError), match="stacking"):
        uk.Rules(stacking=True)  # type: ignore[call-arg]


@pytest.mark.parametrize("rules", [{"banana": "seat"}, "classic", 5, uk.Rules])
def test_rules_that_are_no_rules(rules: Any) -> None:
    with pytest.raises((uk.UnokartError, TypeError)) as caught:
        uk.Game(players=3, rules=rules)
    sentence_of(caught.value)


def test_rules_cannot_be_changed_during_a_game() -> None:
    game = uk.Game(players=3, seed=1)
    with pytest.raises(AttributeError):
        game.rules.target = 1  # type: ignore[misc]
    assert game.rules == uk.Rules()


@pytest.mark.parametrize(
    "bots",
    [
        {0: "clever"},
        {3: "greedy"},
        {-1: "greedy"},
        {"0": "greedy"},
        {True: "greedy"},
        {0.0: "greedy"},
        {0: None, 5: None},
        {0: 5},
        {0: ["greedy"]},
        ["greedy"],
        ["greedy", None, None, None],
        ["greedy", None, "clever"],
        "greedy",
        5,
        [None, None, 7],
    ],
    ids=repr,
)
def test_bots(bots: Any) -> None:
    with pytest.raises(uk.PlayersError) as caught:
        uk.Game(players=3, seed=1, bots=bots)
    sentence_of(caught.value)


def test_good_bots() -> None:
    assert uk.STRATEGIES == ("random", "greedy", "careful")
    assert uk.Game(players=3, bots={1: "greedy"}).bots == {1: "greedy"}
    assert uk.Game(players=3, bots=[None, "careful", "random"]).bots == {1: "careful", 2: "random"}
    assert uk.Game(players=3).bots == {}


def test_the_unknown_strategy_is_named_with_those_there_are() -> None:
    with pytest.raises(uk.PlayersError, match="clever") as caught:
        uk.Game(players=3, bots={0: "clever"})
    for strategy in uk.STRATEGIES:
        assert strategy in str(caught.value)


@pytest.mark.parametrize(
    "move",
    [
        "",
        " ",
        ":",
        "0",
        "0:",
        ":draw",
        "draw",
        "R7",
        "0:X7",
        "0:R77",
        "0:R7!!",
        "0:!R7",
        "0:R7=",
        "0:R7=P",
        "0:W4=",
        "0:W4=P",
        "0:W4=RB",
        "0:W4!=R",
        "0:=",
        "0:=P",
        "0:=RY",
        "0:@",
        "0:@x",
        "0:@-1",
        "0:@1.5",
        "0:draw!",
        "0:Draw",
        "0:pass!",
        "0:challenge!",
        "0:uno!",
        "-1:draw",
        "+0:draw",
        "0.0:draw",
        "٠:draw",
        "0:@٠",
        "0:0:draw",
        "0:draw 1:draw",
        "0:draw\n",
        "0:r7",
        "x" * 1_000_000,
        "9" * 100_000 + ":draw",
        "0:@" + "9" * 100_000,
    ],
    ids=lambda text: repr(text)[:30],
)
def test_a_text_that_is_no_move(move: str) -> None:
    game = position("R7 + 0 | R7 R1 | Y1 Y2")
    before, version = state(game), game.version
    for call in (game.play, game.explain, game.reason, uk.Move.parse):
        with pytest.raises(uk.UnokartError) as caught:
            call(move)
        sentence_of(caught.value)
    assert (state(game), game.version) == (before, version)


@pytest.mark.parametrize("move", [None, 5, True, b"0:draw", ["0:draw"], {"seat": 0}, 0.5])
def test_what_is_no_text(move: Any) -> None:
    game = position("R7 + 0 | R7 R1 | Y1 Y2")
    before, version = state(game), game.version
    for call in (game.play, game.explain, game.reason, uk.Move.parse):
        with pytest.raises((uk.UnokartError, TypeError)) as caught:
            call(move)
        sentence_of(caught.value)
    assert (state(game), game.version) == (before, version)


@pytest.mark.parametrize("seat", [-1, 2, 10**30, True, 0.0, "0", float("nan"), [0]], ids=repr)
def test_the_view_of_a_seat_that_is_not_there(seat: Any) -> None:
    game = position("R7 + 0 | R7 R1 | Y1 Y2")
    version = game.version
    for call in (game.view, game.legal_moves):
        with pytest.raises(uk.PlayersError) as caught:
            call(seat)
        sentence_of(caught.value)
    assert game.version == version


@pytest.mark.parametrize("language", ["xx", "", None, 5, "../en"])
def test_a_language_that_is_not_there(language: Any) -> None:
    game = position("R7 + 0 | R7 R1 | Y1 Y2")
    before = state(game)
    with pytest.raises((uk.UnokartError, TypeError)):
        game.view(0, language=language)
    with pytest.raises((uk.UnokartError, TypeError)):
        game.explain("0:R7", language=language)
    assert state(game) == before


def test_nothing_to_undo() -> None:
    game = uk.Game(players=2, seed=1)
    before, version = state(game), game.version
    with pytest.raises(uk.UnokartError, match="undo") as caught:
        game.undo()
    sentence_of(caught.value)
    assert (state(game), game.version) == (before, version)


def test_nobody_to_step() -> None:
    game = uk.Game(players=2, seed=1)
    before, version = state(game), game.version
    assert not game.can_step()
    with pytest.raises(uk.UnokartError) as caught:
        game.step()
    sentence_of(caught.value)
    assert game.play_on() == []
    assert (state(game), game.version) == (before, version)


def test_lists_that_are_handed_out_are_not_the_game() -> None:
    game = position("R7 + 0 | R1 R2 | Y1 Y2")
    before = state(game)
    game.hands[0].clear()
    game.hands.append([])
    game.stock.clear()
    game.discard.append("W4")
    game.scores[0] = 500
    game.events.clear()
    game.legal_moves().clear()
    game.players[0] = "?"
    game.bots[0] = "greedy"
    view = game.view(0)
    view["hand"].clear()
    view["players"][0]["name"] = "?"
    view["rules"]["target"] = 1
    assert state(game) == before


def test_a_forged_move_is_checked_like_any_other() -> None:
    """A Move made by hand is no way around the rules."""
    game = position("R7 + 0 | R1 B2 | Y1 Y2")
    before = state(game)
    for text in ("0:B2", "1:Y1", "1:draw", "0:W4=R", "0:uno"):
        with pytest.raises(uk.IllegalMove):
            game.play(uk.Move.parse(text))
    assert state(game) == before


@pytest.mark.parametrize("text", ["0:R7", "3:W4=B!", "9:draw", "0:=G", "2:@1", "1:catch", "0:WI!"])
def test_a_move_reads_as_it_is_written(text: str) -> None:
    move = uk.Move.parse(text)
    assert str(move) == text
    assert uk.Move.parse(str(move)) == move
    assert move.seat == int(text[0])
    assert move.says_uno == text.endswith("!")
    with pytest.raises(AttributeError):
        move.seat = 1  # type: ignore[misc]
    assert hash(move) == hash(uk.Move.parse(text))


@pytest.mark.parametrize(
    "parts",
    [
        {"seat": "0", "kind": "draw"},
        {"seat": 0, "kind": "R7"},
        {"seat": 0, "kind": "=R"},
        {"seat": 0, "kind": "play", "card": "W4", "colour": ""},
        {"seat": 0, "kind": "play", "card": "W4", "target": 2},
        {"seat": 0, "kind": "play", "card": "R1", "says_uno": "yes"},
        {"seat": 0, "kind": "aim", "target": 1, "colour": "B"},
        {"seat": 0, "kind": "aim", "target": "1"},
        {"seat": 0, "kind": "draw", "card": "R1"},
        {"seat": True, "kind": "draw"},
        {"seat": 10**5000, "kind": "draw"},
    ],
    ids=lambda parts: repr(sorted(parts)),
)
def test_a_move_holds_nothing_that_is_not_written(parts: dict[str, Any]) -> None:
    """Else the record would tell of another move than the one that was played."""
    with pytest.raises(uk.NotationError):
        uk.Move(**parts)


HUGE = 10**5000


@pytest.mark.parametrize(
    "call",
    [
        lambda: uk.Game(players=HUGE),
        lambda: uk.Game(seed=HUGE),
        lambda: uk.Game(players=[HUGE, "Ben"]),  # type: ignore[list-item]
        lambda: uk.Game(bots={HUGE: "greedy"}),
        lambda: uk.Game(seed=1).view(HUGE),
        lambda: uk.Game(seed=1).legal_moves(HUGE),
        lambda: uk.Game(seed=1).play(HUGE),  # type: ignore[arg-type]
        lambda: uk.Game(seed=1).view(0, language=HUGE),  # type: ignore[arg-type]
        lambda: uk.Rules(target=HUGE),
        lambda: uk.Game.from_record({**uk.Game(seed=1).record(), "version": HUGE}),
        lambda: uk.Game.from_record({**uk.Game(seed=1).record(), "seed": HUGE}),
    ],
)
def test_numbers_too_long_to_be_written(call: Callable[[], object]) -> None:
    with pytest.raises(uk.UnokartError) as caught:
        call()
    sentence_of(caught.value)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\u115f", "A\u2028B", "\u0301", "\u200d", "A\u3164"], ids=ascii
)
def test_names_that_cannot_be_seen(name: str) -> None:
    with pytest.raises(uk.PlayersError):
        uk.Game(players=[name, "Ben"])


def test_names_that_look_the_same() -> None:
    for names in (["Ana", "Ana\u200d"], ["\u00e9", "e\u0301"]):
        with pytest.raises(uk.PlayersError, match="Two players are called"):
            uk.Game(players=names)


def test_more_names_than_hands() -> None:
    with pytest.raises(uk.PlayersError, match="2 hands, but there are 3 names"):
        uk.Game.from_position("R5 + 0 | R1 | Y1", players=["Ana", "Ben", "Cy"])

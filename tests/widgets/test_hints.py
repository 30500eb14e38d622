"""What to do, why bots did what they did, and the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import unokart_widget as uk

from .conftest import Page

Sit = Callable[..., Page]

POSITIONS: dict[str, tuple[str, list[str], str, str]] = {
    # what is advised: position, moves before, move, what the sentence says
    "draw": ("R5 + 0 | B7 G2 Y1 | YS Y9 Y3", [], "0:draw", "None of your cards fits"),
    "only": ("R5 + 0 | R7 G2 Y1 | YS Y9 Y3", [], "0:R7", "Lay red 7: no other card"),
    "high": ("R5 + 0 | R7 R9 Y1 G3 G4 | YS Y9 Y3", [], "0:R9", "Lay red 9: high numbers"),
    "colour": ("R5 + 0 | R7 B5 B1 B2 B3 | YS Y9 Y3", [], "0:B5", "you hold most of blue, 4"),
    "action": ("R5 + 0 | RS R1 B2 B3 G5 | YS Y9 Y3 Y4", [], "0:RS", "Lay red Skip"),
    "stop": ("R5 + 0 | RD R9 B2 B3 | YS Y9 | G1 G2 G3", [], "0:RD", "only 2 cards left"),
    "wild only": ("R5 + 0 | W4 WI B2 B3 | YS Y9 Y3", [], "0:W4=B", "only wild cards fit"),
    "wild near": ("R5 + 0 | R1 WI B2 | YS Y9", [], "0:WI", "somebody is about to go out"),
    "uno": ("R5 + 0 | R7 B2 | YS Y9 Y3", [], "0:R7!", "Say UNO with it"),
    "drawn": ("R5 + 0 | B7 G2 Y1 | YS Y9 Y3 / R8", ["0:draw"], "0:R8", "that you drew, red 8"),
    "keep": ("R5 + 0 | B7 G2 Y1 | YS Y9 Y3 / WI", ["0:draw"], "0:pass", "Keep the wild card"),
    "accept": ("R5 + 1 | B7 G2 Y1 | W4 Y9 Y3", ["1:W4=B"], "0:accept", "only 2 cards left"),
    "challenge": (
        "R5 + 1 | B7 G2 Y1 | W4 Y9 Y3 Y4 Y5 Y6",
        ["1:W4=B"],
        "0:challenge",
        "holds 5 cards",
    ),
    "aim": (
        "R5 + 0 | WI G2 Y1 | Y9 Y3 Y4 | G4 G5 / G6",
        ["0:WI"],
        "0:@2",
        "nobody else has fewer cards than 2",
    ),
    "name": (
        "R5 + 0 | WI B7 G2 G3 | Y6 Y9 Y3 Y4 | G4 G5 G6 / W4 R1 Y1",
        ["0:WI"],
        "0:=G",
        "Name green: you hold 2 cards",
    ),
    "catch": ("R5 + 1 | B7 G2 Y1 G3 | R7 Y9 | G4 G5 G6", ["1:R7"], "0:catch", "say it first"),
    "late": ("R5 + 0 | R7 G2 | R8 Y9 Y3 | G4 G5 G6", ["0:R7"], "0:uno", "did not say UNO yet"),
}


@pytest.mark.parametrize("case", POSITIONS)
def test_what_is_advised_and_why(sit: Sit, case: str) -> None:
    position, moves, advised, says = POSITIONS[case]
    page = sit(uk.Game.from_position(position, seed=1), seat=0)
    for move in moves:
        page.table.play(move)
    before = page.table.game.state.state()
    hint = page.answer("hint")
    assert hint["advice"]["move"] == advised
    assert says in hint["advice"]["text"]
    assert hint["advice"]["strategy"] == "careful"
    assert [move["move"] for move in hint["moves"]] == page.view["moves"]
    for move in hint["moves"]:
        explained = page.answer("explain", move=move["move"])
        assert {key: move[key] for key in ("legal", "rule", "title", "text")} == {
            key: explained[key] for key in ("legal", "rule", "title", "text")
        }
        assert move["legal"]
        assert move["text"]
    assert page.table.game.state.state() == before
    # What is advised can be done.
    page.answer("play", move=advised)


def test_advice_never_fails_and_is_always_legal(sit: Sit) -> None:
    for seed in range(4):
        game = uk.Game(2 + seed, seed=seed)
        page = sit(game)
        for _ in range(150):
            if game.round_over:
                break
            page.table.seat = game.legal_moves()[0].seat
            advice = page.answer("hint")["advice"]
            assert advice["move"] in page.view["moves"]
            assert advice["text"].endswith(".")
            game.play(advice["move"])


def test_when_there_is_no_hint(sit: Sit) -> None:
    page = sit(uk.Game.from_position("R5 + 0 | R7 B2 | YS Y9 Y3", players=["Ana", "Ben"]), seat=1)
    assert page.ask("hint")["text"] == "There is nothing for you to decide now."
    page = sit(position="R5 + 0 | R7 B2 | YS Y9 Y3", show={"hints": False})
    assert page.ask("hint")["text"] == "There are no hints at this table."
    page = sit(players=["Bot", "Bot"], seed=1)
    assert page.ask("hint")["kind"] == "refusal"


@pytest.mark.parametrize("strategy", uk.STRATEGIES)
def test_why_a_bot_did_it(sit: Sit, strategy: str) -> None:
    """Every kind of decision of every character has its sentence, also for what people did."""
    said: set[str] = set()
    for seed in range(6):
        page = sit(players=["Bot 1", "Bot 2", "Bot 3"], bots=[strategy] * 3, seed=seed)
        game = page.table.game
        while not game.round_over and game.moment < 200:
            game.step()
        for moment in range(1, game.moment + 1):
            answer = page.answer("bot", moment=moment)
            move = game.move_at(moment)
            assert move is not None
            assert answer["strategy"] == strategy
            assert answer["name"] == game.players[move.seat]
            assert answer["name"] in answer["text"]
            said.add(answer["text"].replace(answer["name"], "Bot"))
    assert len(said) >= 4
    assert page.ask("bot", moment=0)["text"] == "No bot acted at that moment."


def test_of_people_there_is_nothing_to_tell(duel: Page) -> None:
    duel.answer("play", move="0:R7")
    assert duel.ask("bot", moment=1)["text"] == "No bot acted at that moment."


def test_a_forgotten_uno_is_told(sit: Sit) -> None:
    for seed in range(200):
        game = uk.Game.from_position("R5 + 1 | Y1 Y2 Y3 | R7 B1", seed=seed, bots={1: "random"})
        game.step()
        if not str(game.move_at(1)).endswith("!"):
            break
    text = sit(game).answer("bot", moment=1)["text"]
    assert "often forgets to say UNO" in text


@pytest.mark.parametrize(
    ("hand", "answers", "then"),
    [("R9 B2 G1", "accept", "had 3 cards"), ("R9 B2 G1 G2 Y1 Y2", "challenge", "had 6 cards")],
)
def test_an_answered_wild_draw_four_is_told_with_what_was_held(
    sit: Sit, hand: str, answers: str, then: str
) -> None:
    line = f"R5 + 0 | W4 {hand} | Y4 G4"
    game = uk.Game.from_position(line, seed=1, players=["Ana", "Ben"], bots={1: "greedy"})
    game.play("0:W4=B")
    game.step()
    assert game.move_at(2) == uk.Move.parse(f"1:{answers}")
    assert sit(game).answer("bot", moment=2)["text"].endswith(f"Ana {then} then.")


HIDDEN = (
    ("R5 + 0 | R7 B7 G2 W4 | YS Y9 B1 R9 | R1 R2 / WI R3 Y4", 1),
    ("R5 + 0 | R7 B7 G2 W4 | B2 B3 WI R9 | G7 W4 / Y6 B8 B9", 2),
)


def test_hints_and_reasons_do_not_depend_on_what_is_hidden(sit: Sit) -> None:
    """Two deals that differ only in hidden cards: the same advice, the same past, the same why."""
    answers: list[list[Any]] = []
    for line, seed in HIDDEN:
        page = sit(uk.Game.from_position(line, seed=seed, bots={1: "careful"}), seat=0)
        told: list[Any] = [page.answer("hint", id=1)]
        page.answer("play", move="0:R7", id=2)
        # The bot might do other things with the one hand than with the other.
        page.table.game.play("1:R9")
        for moment in (0, 1, 2):
            told.append(page.answer("past", moment=moment, id=3))
            told.append(page.ask("bot", moment=moment, id=4))
        told.append(page.answer("branch", moment=1, id=5))
        told.append(page.view)
        page.answer("branch", moment=0, id=6)
        told.append([page.view, page.answer("hint", id=7)])
        page.answer("line", line=0, id=8)
        told.append(page.view)
        page.answer("restart", id=9)
        told.append(page.view)
        answers.append(told)
    assert answers[0] == answers[1]


def test_the_hint_does_not_tell_of_the_generator(sit: Sit) -> None:
    """A careful bot forgets UNO by chance; a hint never does, whatever comes next by chance."""
    position = "R5 + 0 | R7 B2 | YS Y9 Y3"
    hints = [sit(position=position, seed=seed).answer("hint", id=1) for seed in range(40)]
    assert all(hint == hints[0] for hint in hints)


def test_the_rulebook_can_be_read_whole(sit: Sit) -> None:
    page = sit(players=["You", "Bot"], rules=uk.Rules(banana="seat", target=300), seed=1)
    rules = page.answer("rulebook")["rules"]
    assert [rule["rule"] for rule in rules] == list(uk.rulebook.RULE_IDS)
    by_id = {rule["rule"]: rule for rule in rules}
    assert by_id["item.banana"]["option"] == {"name": "banana", "value": "seat"}
    assert by_id["score.game"]["option"] == {"name": "target", "value": 300}
    assert by_id["out.itembox"]["option"] == {"name": "last_item_box", "value": "flip"}
    assert by_id["action.reverse.two"]["option"] == {"name": "two_player_reverse", "value": "skip"}
    assert by_id["deck"]["option"] is None
    assert by_id["item.banana"]["chapter"] == "item"
    assert by_id["item.banana"]["convention"]
    assert by_id["deck"]["convention"] is None
    assert all(rule["title"] and rule["text"] for rule in rules)


def test_another_language(sit: Sit) -> None:
    page = sit(players=["You", "Bot"], seed=1)
    assert page.state()["languages"]["en"] == "English"
    reply = page.ask("language", language="xx")
    assert (reply["kind"], reply["text"]) == (
        "refusal",
        "The table does not speak that language.",
    )
    page.answer("language", language="en")
    for code in page.state()["languages"]:
        page.answer("language", language=code)
        assert page.view["language"] == page.table.language == code
        assert page.state()["words"] == uk.rulebook.interface_words(code)
        assert page.view["events"] == page.table.game.view(0, code)["events"]
    with pytest.raises(uk.RulebookError):
        page.table.language = "xx"

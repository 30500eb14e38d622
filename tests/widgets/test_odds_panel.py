"""The odds panel: what a page is told, when, and that none of it comes from hidden cards."""

from __future__ import annotations

import time
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget import rulebook
from unokart_widget.simulation import prepare
from unokart_widget.widgets import odds_panel

from .conftest import Page

Sit = Callable[..., Page]

MIDDLE = "R5 + 0 | R7 B7 WI W4 | YS Y9 G1 | B2 B8 / WI R3"
OFFERED = "R5 + 0 | W4 R9 B2 | Y4 G1 | G6 B8 / Y2 G6 R3 Y7"


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted and few, whatever is compiled on this machine."""
    monkeypatch.setattr(prepare, "is_ready", lambda loop: False)
    monkeypatch.setattr(prepare, "in_background", lambda: None)
    monkeypatch.setattr(odds_panel, "FEW_PLAYOUTS", 20)


def odds(page: Page) -> dict[str, Any]:
    """Ask as a page does: again, until the numbers are there."""
    for _ in range(600):
        reply = page.answer("odds")
        if not reply["pending"]:
            return reply
        time.sleep(0.02)
    raise AssertionError("the odds never came")


def test_it_is_off_until_it_is_switched_on(sit: Sit) -> None:
    page = sit(position=MIDDLE)
    assert page.state()["options"]["odds"] is False
    page.answer("show_odds", on=True)
    assert page.state()["options"]["odds"] is page.table.odds is True
    page.table.odds = False
    assert page.state()["options"]["odds"] is False
    assert sit(odds=True).state()["options"]["odds"] is True


def test_an_author_can_leave_it_out(sit: Sit) -> None:
    page = sit(show={"odds": False})
    for kind, fields in (("show_odds", {"on": True}), ("odds", {})):
        assert page.ask(kind, **fields)["kind"] == "refusal"
    with pytest.raises(TypeError, match="odds is True or False"):
        uk.Table(odds="yes")  # type: ignore[arg-type]


def test_each_seat_has_a_chance_and_the_moves_come_best_first(sit: Sit) -> None:
    page = sit(position=MIDDLE, odds=True)
    reply = odds(page)
    assert [entry["seat"] for entry in reply["win"]] == [0, 1, 2]
    assert 0.9 < sum(entry["value"] for entry in reply["win"]) <= 1
    assert {entry["move"] for entry in reply["moves"]} == set(page.view["moves"])
    values = [entry["value"] for entry in reply["moves"]]
    assert values == sorted(values, reverse=True)
    for entry in reply["win"] + reply["moves"]:
        assert entry["low"] <= entry["value"] <= entry["high"]
        assert all(isinstance(sentence, str) and sentence for sentence in entry["how"])
    assert reply["playouts"] == 20
    assert reply["unseen"] == page.table.game.unseen(0).cards.total()


def test_asking_again_brings_the_same_and_another_version_is_stale(sit: Sit) -> None:
    page = sit(position=MIDDLE, odds=True)
    first = odds(page)
    again = odds(page)
    assert {**first, "id": 0} == {**again, "id": 0}
    version = page.view["version"]
    page.table.play("0:R7")
    stale = page.answer("odds", version=version)
    assert (stale["stale"], stale["pending"]) == (True, False)
    later = odds(page)
    assert later["version"] == version + 1
    assert later["moves"] == []


def test_what_an_item_box_would_bring_is_exact(sit: Sit) -> None:
    page = sit(position=MIDDLE, odds=True)
    item = odds(page)["item"]
    expected = uk.odds.item(page.table.game.unseen(0).stock_pile)
    assert {entry["item"]: Fraction(entry["fraction"]) for entry in item["items"]} == expected
    assert all(entry["value"] == float(Fraction(entry["fraction"])) for entry in item["items"])
    assert len(item["how"]) == 1 + len(expected)


def test_a_challenge_is_weighed_by_who_has_to_answer(sit: Sit) -> None:
    page = sit(position=OFFERED, odds=True, seat=1)
    page.table.play("0:W4=B")
    challenge = odds(page)["challenge"]
    unseen = page.table.game.unseen(1)
    expected = uk.odds.challenge(unseen.hand_pile, 2, "R", bluff=odds_panel.BLUFF)
    assert challenge["held"]["fraction"] == str(expected.posterior)
    assert challenge["costs"] == {"challenge": float(expected.challenging), "accept": 4.0}
    assert challenge["pays"] is expected.pays
    assert challenge["text"].startswith("A challenge pays" if expected.pays else "Better accept")
    assert str(Fraction(expected.posterior)) in {line["fraction"] for line in challenge["lines"]}
    page.table.seat = 2
    assert odds(page)["challenge"] is None


@pytest.mark.parametrize("moves", [[], ["0:W4=B"], ["0:WI"]])
def test_hidden_cards_do_not_matter(sit: Sit, moves: list[str]) -> None:
    """Two tables that differ only in what seat 0 cannot know tell it the same."""
    told = []
    for hands in ("YS Y9 G1 | B2 B8 / R1 R3", "B2 B8 R3 | YS Y9 / R1 G1"):
        page = sit(position=f"R5 + 0 | R7 B7 WI W4 | {hands}", odds=True)
        for move in moves:
            page.table.play(move)
        told.append({**odds(page), "id": 0})
    assert told[0] == told[1]


def test_when_the_round_is_over_it_says_who_won(sit: Sit) -> None:
    page = sit(position="R5 + 0 | R7 | YS Y9", odds=True)
    page.table.play("0:R7")
    reply = odds(page)
    assert [entry["value"] for entry in reply["win"]] == [1, 0]
    assert (reply["moves"], reply["item"], reply["challenge"]) == ([], None, None)


@pytest.mark.parametrize("language", sorted(rulebook.languages()))
def test_every_language_says_all_of_it(sit: Sit, language: str) -> None:
    """Words that lack an argument would raise."""
    for position, moves, seat in ((MIDDLE, [], 0), (OFFERED, ["0:W4=B"], 1)):
        page = sit(position=position, odds=True, seat=seat, language=language)
        for move in moves:
            page.table.play(move)
        reply = odds(page)
        assert reply["win"][0]["how"]
        assert all(reply["item"]["how"])
        assert (reply["challenge"] is None) is (seat == 0)


def test_what_fails_is_told_once_and_can_be_asked_again(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sit(position=MIDDLE, odds=True)

    def broken(*_args: object, **_keywords: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(odds_panel, "Prospect", broken)
        while True:
            reply = page.ask("odds")
            if not reply.get("pending"):
                break
            time.sleep(0.02)
    assert reply["kind"] == "error"
    assert "ZeroDivisionError" in reply["text"]
    assert odds(page)["win"]


def test_a_bot_of_ones_own_that_does_not_compile(monkeypatch: pytest.MonkeyPatch, sit: Sit) -> None:
    worth = {"R": 1}

    def with_a_dict(known: Any, move: Any) -> float:
        return float(worth.get(move, move.points))

    monkeypatch.setattr(prepare, "is_ready", lambda loop: True)
    page = sit(uk.Game.from_position(MIDDLE, seed=1, bots={1: with_a_dict}))
    assert odds(page)["playouts"] == odds_panel.FEW_PLAYOUTS

"""A strategy of one's own at a table: seen by its name, and by nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import unokart_widget as uk

from .conftest import Page

Sit = Callable[..., Page]


def മൃദു(known: Any, move: Any) -> float:
    """A name may have any letters."""
    return float(move.points)


def failing(known: Any, move: Any) -> float:
    raise ValueError(f"It holds {known.of_rank}.")


def test_it_plays_and_is_named(sit: Sit) -> None:
    page = sit(uk.Game.from_position("R5 + 1 | B7 B2 B3 | R7 R8 G1", seed=1, bots={1: മൃദു}))
    assert page.view["players"][1]["bot"] == "മൃദു"
    page.answer("step")
    assert page.view["top"] == "R8"
    told = page.answer("bot", moment=1)
    assert told["strategy"] == "മൃദു"
    assert "plays by മൃദു, a strategy that somebody wrote" in told["text"]


def test_a_page_can_ask_for_it_again_by_its_name(sit: Sit) -> None:
    page = sit(uk.Game(2, seed=1, bots={1: മൃദു}))
    players: list[dict[str, Any]] = [{"name": "A", "bot": None}, {"name": "B", "bot": "greedy"}]
    page.answer("new_game", players=players, seed=1)
    players[1]["bot"] = "മൃദു"
    page.answer("new_game", players=players, seed=1)
    assert page.table.game.bots == {1: മൃദു}
    players[1]["bot"] = "failing"
    assert page.ask("new_game", players=players, seed=1)["kind"] == "refusal"
    assert page.table.game.bots == {1: മൃദു}
    for bot in ("not a name", "", "x" * 65, 3):
        refused = page.ask("new_game", players=[players[0], {"name": "B", "bot": bot}], seed=1)
        assert refused["kind"] == "error"


def test_its_error_is_told_without_what_it_holds(sit: Sit) -> None:
    page = sit(uk.Game.from_position("R5 + 1 | B7 B2 B3 | R7 R8 G1", seed=1, bots={1: failing}))
    refused = page.ask("step")
    assert refused["kind"] == "refusal"
    assert "failing" in refused["text"]
    assert "ValueError" in refused["text"]
    assert "holds" not in refused["text"]
    assert page.table.game.moment == 0


def test_a_table_takes_one() -> None:
    table = uk.Table(players=["Ana", "Ben", "Bot"], bots={1: മൃദു}, seed=1)
    assert table.game.bots == {1: മൃദു, 2: "greedy"}
    assert [player["bot"] for player in table.view["players"]] == [None, "മൃദു", "greedy"]

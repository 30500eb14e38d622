"""No card that the seat may not see leaves the kernel, nor the deck, the seed or the generator."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget.widgets import saved

from .conftest import FIRST, Page, replies

CARDS = sorted(set(uk.DECK))
WORDS = {uk.rulebook.card_name(card): card for card in CARDS}
WRITTEN = re.compile(rf"\b(?:{'|'.join(CARDS)})\b")
SPOKEN = re.compile(rf"\b(?:{'|'.join(WORDS)})\b", re.IGNORECASE)
SEED = 7_310_554_409_123_456


def texts(value: Any) -> Iterator[str]:
    """All text in a message, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from texts(key)
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def numbers(value: Any) -> Iterator[float]:
    if isinstance(value, int | float) and not isinstance(value, bool):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from numbers(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers(inner)


def told(value: Any) -> set[str]:
    """Every card that is named anywhere, written or in words."""
    found: set[str] = set()
    for text in texts(value):
        found |= set(WRITTEN.findall(text))
        found |= {WORDS[_canonical(words)] for words in SPOKEN.findall(text)}
    return found


def _canonical(words: str) -> str:
    return next(name for name in WORDS if name.lower() == words.lower())


def open_cards(game: uk.Game, seat: int | None) -> set[str]:
    """What that seat can see now."""
    hand = [] if seat is None else game.hands[seat]
    return {*game.discard, *hand, *(card for h in game.hands for card in h if game.round_over)}


def test_the_detector_detects() -> None:
    assert told({"a": ["0:R7!", {"W4": 1}, "You draw red 8 and Wild Item Box."]}) == {
        "R7",
        "W4",
        "R8",
        "WI",
    }
    assert told("Draw Two, 7 cards, R77, ABR7") == set()


@pytest.mark.parametrize("players", [["You", "Bot", "Bot", "Bot"], ["Ana", "Ben"], ["Bot"] * 3])
def test_nothing_hidden_is_sent_in_50_turns(sit: Callable[..., Page], players: list[str]) -> None:
    """A page plays, asks about every card, reads the whole log, looks, and starts a new round."""
    page = sit(players=players, seed=SEED)
    table, chance = page.table, random.Random(1)
    seen: set[str] = set()
    # The draw for the dealer is open to all.
    seen |= {event.card for event in table.game.events if event.card}
    seen |= open_cards(table.game, table.seat)
    page.start = 0
    for turn in range(60):
        game, seat, view = table.game, table.seat, page.view
        before = open_cards(game, seat)
        if view["over"] and view["winner"] is None:
            page.ask("next_round")
        elif view["step"] and (not view["moves"] or chance.random() < 0.5):
            page.ask("step")
        elif view["moves"]:
            page.ask("play", move=chance.choice(view["moves"]))
        elif len(view["people"]) > 1:
            # The device goes to whoever must act: from now on that hand may be seen as well.
            page.ask("look", seat=game.to_move)
        seat = table.seat
        now = before | open_cards(game, seat)
        for event in game.events[-20:]:
            if event.cards_seen_by is None or seat in event.cards_seen_by:
                now |= set(event.cards)
            if event.card is not None:
                now.add(event.card)
        seen |= now
        for message in page.heard():
            assert told(message) <= seen, (turn, told(message) - seen)
            assert max(numbers(message), default=0) < 5000
            assert str(SEED) not in json.dumps(message)
        # What is shown but not sent by message.
        for shown in (saved.as_saved(table.view, table.fallback), str(table), repr(table)):
            assert told(shown) <= now
        # Questions about cards tell nothing of where they are, but for one's own hand.
        card = chance.choice(CARDS)
        for kind in ("explain", "play"):
            (reply,) = replies(
                page.send(
                    {"kind": kind, "id": turn, "version": 10**6, "move": f"{seat or 0}:{card}"}
                )
            )
            assert told(reply) <= now | {card}
        if turn % 20 == 0:
            log = page.answer("log", **{"from": 0})
            assert told(log) <= seen
            assert max(numbers(log), default=0) < 5000
        if view["over"]:
            seen |= set(CARDS)


def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_see(
    sit: Callable[..., Page],
) -> None:
    """Two deals that differ only in hidden cards look the same to the last letter."""
    pages = [
        sit(uk.Game.from_position(line, seed=seed))
        for line, seed in (
            ("R5 + 0 | R7 B7 G2 W4 | YS Y9 B1 | R1 R2 / WI R3 Y4", 1),
            ("R5 + 0 | R7 B7 G2 W4 | B2 B3 WI | G7 W4 / Y6 B8 B9", 2),
        )
    ]
    for page in pages:
        # Each widget has an id and a class name of its own.
        page.start = len(page.wire.sent)
    first, second = (page.view for page in pages)
    assert first == second
    questions: list[dict[str, Any]] = [
        {"kind": kind, "move": f"{seat}:{move}"}
        for kind in ("explain", "play")
        for seat in (0, 1, 2)
        for move in (*CARDS, "pass", "uno", "catch", "=R", "@1", "challenge", "accept")
        if not (kind == "play" and seat == 0 and move in ("R7", "W4"))
    ]
    questions += [{"kind": "log", "from": 0}, {"kind": "look", "seat": 9}, {"kind": "view"}]
    for number, question in enumerate(questions):
        message = {"id": number, "version": FIRST, **question}
        assert pages[0].send(message) == pages[1].send(message)
    for page in pages:
        page.answer("play", move="0:R7", id="last")
    assert pages[0].view == pages[1].view
    assert pages[0].heard() == pages[1].heard()


def test_a_shown_hand_is_seen_by_the_challenger_alone(sit: Callable[..., Page]) -> None:
    game = uk.Game.from_position("R5 + 0 | W4 G2 G3 | YS Y9 | B1 B2 / WI R3", seed=1)
    table = [sit(game, seat=seat) for seat in (0, 1, 2)]
    for page in table:
        page.heard()
    table[0].answer("play", move="0:W4=B")
    table[1].answer("play", move="1:challenge")
    assert table[1].view["shown"] == {"seat": 0, "cards": ["G2", "G3"]}
    for page in (table[2],):
        assert page.view["shown"] is None
        assert not {"G2", "G3"} & told(page.heard())
    # It is gone with the next action.
    table[2].answer("play", move="2:draw")
    assert table[1].view["shown"] is None


def test_one_view_of_four_players_is_at_most_4_kb(sit: Callable[..., Page]) -> None:
    largest = 0
    for seed in range(3):
        page = sit(
            players=["Alexandra", "Bot", "Bot", "Bot"], bots={0: "random"}, seed=seed, seat=0
        )
        for _ in range(120):
            if page.view["over"]:
                break
            page.table.game.step()
            for message in page.heard():
                largest = max(largest, len(json.dumps(message, ensure_ascii=False).encode()))
    assert 0 < largest <= 4096

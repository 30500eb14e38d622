"""A game and the second reading of the rules, side by side, and what must hold of both."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import unokart_widget as uk

from .helpers import CARDS, COLOURS, conserved, full_deck, refused
from .reference import Card, Reference

VIEW_KEYS = set(
    "version seat round phase turn dealer direction players hand drawn top colour discards stock "
    "recent moves step challenge shown events log over round_winner round_points winner hands "
    "points worth rules moment round_start".split()
)
COLOUR_ORDER = {colour: place for place, colour in enumerate("RYGBW")}


def in_twos(text: str) -> list[str]:
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def reread(game: uk.Game) -> Reference:
    """The second reading of the round that a game is in, from its record."""
    record = game.record()
    current = record["rounds"][-1]
    options = {key: value for key, value in record["rules"].items() if key != "target"}
    players = len(record["players"])
    if "position" in current:
        table, _, stock = current["position"].partition("/")
        head, *hands = [part.split() for part in table.split("|")]
        top, sign, seat = head
        deck = [top[:2], *(card for hand in hands for card in hand), *stock.split()]
        reading = Reference(players, deck, shuffles=current["shuffles"], **options)
        reading.place(top, hands, 1 if sign == "+" else -1, int(seat))
    else:
        reading = Reference(
            players,
            in_twos(current["deck"]),
            current["dealer"],
            shuffles=current["shuffles"],
            **options,
        )
    for move in current["moves"]:
        reading.play(move)
    return reading


def agree(game: uk.Game, reading: Reference, *, stock: bool = True) -> None:
    """Hands, piles, colour, turn, moves, end and points are the same in both.

    Without `stock` the order of the stock is not looked at, which takes the longest.
    """
    for mine, theirs in zip(game.hands, reading.hands, strict=True):
        assert sorted(mine) == sorted(reading.names(theirs))
    if stock:
        assert game.stock == reading.names(reading.stock)
        assert conserved(game)
    assert game.discard == reading.names(reading.pile)
    assert game.phase == reading.phase
    assert game.round_over == (reading.phase == "over")
    assert game.direction == reading.direction
    listed = [str(move) for move in game.legal_moves()]
    assert len(listed) == len(set(listed))
    assert set(listed) == reading.moves()
    if game.round_over:
        assert game.round_winner == reading.winner
        assert game.round_points == reading.points
    else:
        assert game.round_winner is None
        assert game.round_points is None
        assert game.to_move == reading.turn
        assert game.drawn == (reading.drawn.name if reading.drawn else None)
        if game.phase != "colour":
            assert game.colour == reading.colour


def views_agree(game: uk.Game, reading: Reference) -> None:
    """Each view says what the table shows and no more."""
    for seat in (None, *range(len(game.players))):
        view = game.view(seat)
        text = json.dumps(view)
        assert json.loads(text) == view
        assert set(view) == VIEW_KEYS
        assert view["version"] == game.version
        assert view["seat"] == seat
        assert view["phase"] == reading.phase
        assert view["over"] == game.round_over
        assert view["direction"] == reading.direction
        assert view["top"] == reading.pile[-1].name
        assert view["recent"] == reading.names(reading.pile[-4:])
        assert view["discards"] == len(reading.pile)
        assert view["stock"] == len(reading.stock)
        assert [player["cards"] for player in view["players"]] == list(map(len, reading.hands))
        if not game.round_over:
            assert view["turn"] == reading.turn
            assert view["colour"] == (None if game.phase == "colour" else reading.colour)
            assert view["hands"] is None
            assert view["points"] is None
        assert set(view["moves"]) == {
            move for move in reading.moves() if move.startswith(f"{seat}:")
        }
        if seat is None:
            assert view["hand"] is None
            assert view["drawn"] is None
        else:
            assert Counter(view["hand"]) == Counter(card.name for card in reading.hands[seat])
            colours = [COLOUR_ORDER[card[0]] for card in view["hand"]]
            assert colours == sorted(colours)
            mine = reading.drawn is not None and reading.turn == seat
            assert view["drawn"] == (reading.drawn.name if reading.drawn and mine else None)


def well_formed_moves(players: int) -> list[str]:
    """All that a seat might ask for at any time, sensible or not; the last seat is not there."""
    whats = [f"{card}{bang}" for card in CARDS for bang in ("", "!")]
    whats += [f"W4={colour}{bang}" for colour in COLOURS for bang in ("", "!")]
    whats += [f"={colour}" for colour in COLOURS]
    whats += ["R7=B", "WI=G", "draw", "pass", "challenge", "accept", "uno", "catch"]
    whats += [f"@{seat}" for seat in range(players + 1)]
    return [f"{seat}:{what}" for seat in range(players + 1) for what in whats]


def refuse_the_rest(game: uk.Game, random: Random, number: int) -> None:
    """Some moves that are not listed: each refused with a rule and words, and nothing changes."""
    listed = {str(move) for move in game.legal_moves()}
    others = [move for move in well_formed_moves(len(game.players)) if move not in listed]
    for move in random.sample(others, number):
        told = game.reason(move)
        assert not told.legal
        assert refused(game, move) == f"{told.rule}/{told.kind}"


def replays(game: uk.Game) -> None:
    """A record, written and read as JSON, plays to the same end."""
    record = game.record()
    again = uk.Game.from_record(json.loads(json.dumps(record)))
    assert again.record() == record
    assert again.hands == game.hands
    assert again.stock == game.stock
    assert again.discard == game.discard
    assert again.scores == game.scores
    assert again.phase == game.phase
    assert (again.round_winner, again.winner) == (game.round_winner, game.winner)
    assert {str(move) for move in again.legal_moves()} == {str(move) for move in game.legal_moves()}


def with_hidden_cards_exchanged(
    game: uk.Game, reading: Reference, seat: int | None, random: Random
) -> dict[str, Any] | None:
    """A record of the same game, as far as a seat can tell: cards it never saw change places.

    None when there is nothing to exchange.
    """
    hidden = [card for card in reading.stock if unseen(card, reading, seat)]
    for other, hand in enumerate(reading.hands):
        if other != seat:
            hidden += [card for card in hand if unseen(card, reading, seat)]
    if random.random() < 0.5:
        hidden = random.sample(hidden, min(len(hidden), random.choice((2, 3, 6))))
    if len(hidden) < 2:
        return None
    names = [card.name for card in hidden]
    random.shuffle(names)
    if names == [card.name for card in hidden]:
        return None
    renamed = {id(card): name for card, name in zip(hidden, names, strict=True)}

    def text(cards: list[Card]) -> str:
        return "".join(renamed.get(id(card), card.name) for card in cards)

    record = game.record()
    current = record["rounds"][-1]
    if "position" in current:
        return None
    current["deck"] = text(reading.deck)
    current["shuffles"] = [text(shuffle) for shuffle in reading.shuffles]
    assert Counter(in_twos(current["deck"])) == Counter(full_deck())
    return record


def unseen(card: Card, reading: Reference, seat: int | None) -> bool:
    """Whether a seat has never seen that card. A spectator has seen what everybody has."""
    return card.seen_by != reading.everyone if seat is None else seat not in card.seen_by


def skeleton(game: uk.Game) -> list[tuple[object, ...]]:
    """What happened, without any card: were a hidden one told, the comparison must find it."""
    return [(e.rule, e.kind, e.seat, e.other, e.number, e.colour) for e in game.events]


def twin(
    game: uk.Game, reading: Reference, seat: int | None, random: Random
) -> tuple[uk.Game, uk.Game] | None:
    """The game read again, and one that differs in nothing that the seat may know.

    None when the exchange would have shown: a card drawn by another was, or was not, playable.
    """
    record = with_hidden_cards_exchanged(game, reading, seat, random)
    if record is None:
        return None
    same = uk.Game.from_record(game.record(), bots=game.bots)
    try:
        other = uk.Game.from_record(record, bots=game.bots)
    except uk.RecordError:
        return None
    return (same, other) if skeleton(same) == skeleton(other) else None


def looks_the_same(same: uk.Game, other: uk.Game, seat: int | None) -> None:
    """No view and no event tells the two games apart."""
    assert json.dumps(same.view(seat)) == json.dumps(other.view(seat))
    for mine, theirs in zip(same.events, other.events, strict=True):
        assert json.dumps(mine.seen_by(seat).to_dict()) == json.dumps(
            theirs.seen_by(seat).to_dict()
        )
        assert mine.text(seat=seat) == theirs.text(seat=seat)

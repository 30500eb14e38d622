"""What the tests of the rules share: dealt games, sets of moves, refusals that must change nothing.

Nothing here knows how the kernel works: a game is built from a position or from a record, and
looked at through the public names only.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

import unokart_widget as uk

COLOURS = ("R", "Y", "G", "B")
FACES = tuple("0123456789DSR")
CARDS = (*(colour + face for colour in COLOURS for face in FACES), "W4", "WI")
ITEMS = {"R": "mushroom", "Y": "banana", "G": "shell", "B": "lightning", "W": "bobomb"}

#: The ids of the rules, in the order of the rule book. Written here by hand: they are the contract.
RULE_IDS = (
    "deck deck.items players "
    "setup.dealer setup.dealer.tie setup.deal setup.start setup.start.draw4 setup.start.itembox "
    "setup.start.reverse setup.start.draw2 setup.start.skip setup.next turn.order "
    "turn.match turn.wild turn.draw turn.draw.play stock.empty round.blocked "
    "action.draw2 action.reverse action.reverse.two action.skip action.itembox action.draw4 "
    "item.mushroom item.banana item.shell item.lightning item.bobomb item.action item.none "
    "item.after challenge.offer challenge.show challenge.won challenge.lost "
    "uno.say uno.catch uno.window out.end out.draw out.itembox score.hand score.game"
).split()


def full_deck() -> list[str]:
    """The 112 cards, counted out as the rule `deck` says and not as the package does."""
    deck = []
    for colour in COLOURS:
        deck.append(colour + "0")
        for face in FACES[1:]:
            deck += [colour + face] * 2
    return deck + ["W4"] * 4 + ["WI"] * 8


def cards(text: str) -> list[str]:
    """Cards written with spaces between, as a list."""
    return text.split()


def rest_of_deck(used: Iterable[str]) -> list[str]:
    """The deck without these cards, in a fixed order. Fails when a card is used too often."""
    left = Counter(full_deck())
    taken = Counter(used)
    assert not taken - left, f"the deck does not hold {taken - left}"
    return list((left - taken).elements())


def position(text: str, **options: Any) -> uk.Game:
    """A game from a position line; the seed is fixed unless one is given."""
    options.setdefault("seed", 1)
    game: uk.Game = uk.Game.from_position(text, **options)
    return game


def deck_order(
    players: int,
    dealer: int,
    *,
    first: str,
    hands: dict[int, str] | None = None,
    then: str = "",
) -> str:
    """A deck, as a record holds it, that deals these hands.

    `hands` maps a seat to its seven cards, `first` is the card turned up, `then` the next cards of
    the stock. The hands that are not given are of number cards; the rest follows in a fixed order.
    """
    known = {seat: cards(text) for seat, text in (hands or {}).items()}
    named = [first, *cards(then), *(card for hand in known.values() for card in hand)]
    spare = rest_of_deck(named)
    numbers = [card for card in spare if card[1].isdigit() and card[0] != "W"]
    for seat in range(players):
        if seat not in known:
            known[seat], numbers = numbers[:7], numbers[7:]
            for card in known[seat]:
                spare.remove(card)
    order = [(dealer + 1 + step) % players for step in range(players)]
    deck = [known[seat][card] for card in range(7) for seat in order]
    return "".join([*deck, first, *cards(then), *spare])


def dealt(
    players: int,
    dealer: int,
    *,
    first: str,
    hands: dict[int, str] | None = None,
    then: str = "",
    shuffles: Sequence[Sequence[str]] = (),
    rules: uk.Rules | None = None,
) -> uk.Game:
    """A game whose first round is dealt as told: see `deck_order`."""
    record = uk.Game(players=players, seed=1, rules=rules or uk.Rules()).record()
    record["rounds"][0].update(
        dealer=dealer,
        deck=deck_order(players, dealer, first=first, hands=hands, then=then),
        shuffles=["".join(shuffle) for shuffle in shuffles],
        moves=[],
    )
    game: uk.Game = uk.Game.from_record(record)
    return game


def end_round(game: uk.Game) -> None:
    """Plays the first card that fits, or draws, until the round is over."""
    for _ in range(5000):
        if game.round_over:
            return
        turn = [move for move in game.legal_moves() if move.kind not in ("uno", "catch")]
        laid = [move for move in turn if move.kind == "play"]
        game.play((laid or turn)[0])
    raise AssertionError("the round does not end")


def names(events: Iterable[uk.Event]) -> list[str]:
    """`rule/kind` of each event."""
    return [f"{event.rule}/{event.kind}" for event in events]


def only(events: Iterable[uk.Event], name: str) -> uk.Event:
    """The one event of that `rule/kind`."""
    found = [event for event in events if f"{event.rule}/{event.kind}" == name]
    assert len(found) == 1, f"{len(found)} events {name} in {names(events)}"
    return found[0]


def moves(game: uk.Game, seat: int | None = None) -> set[str]:
    """The legal moves in notation."""
    listed = [str(move) for move in game.legal_moves()]
    assert len(listed) == len(set(listed)), "a move is listed twice"
    return {move for move in listed if seat is None or move.startswith(f"{seat}:")}


def sizes(game: uk.Game) -> list[int]:
    """The number of cards of each seat."""
    return [len(hand) for hand in game.hands]


def play(game: uk.Game, *texts: str) -> list[uk.Event]:
    """Plays several moves; all their events."""
    events: list[uk.Event] = []
    for text in texts:
        events += game.play(text)
    return events


def state(game: uk.Game) -> dict[str, Any]:
    """All of a game but its version: what can be seen from outside, and every field within."""
    views = [game.view(seat) for seat in (None, *range(len(game.players)))]
    for view in views:
        view.pop("version")
    return {
        "record": game.record(),
        "views": json.loads(json.dumps(views)),
        "hands": [list(hand) for hand in game.hands],
        "stock": list(game.stock),
        "discard": list(game.discard),
        "colour": game.colour,
        "direction": game.direction,
        "to_move": game.to_move,
        "dealer": game.dealer,
        "phase": game.phase,
        "drawn": game.drawn,
        "scores": list(game.scores),
        "rounds": game.rounds,
        "over": (game.round_over, game.round_winner, game.round_points, game.winner),
        "moves": [str(move) for move in game.legal_moves()],
        "events": [event.to_dict() for event in game.events],
        "step": game.can_step(),
        "fields": game.state.copy().state(),
    }


def refused(game: uk.Game, move: str) -> str:
    """`rule/kind` of the refusal of a move, which must have words and must change nothing."""
    before, version = state(game), game.version
    with pytest.raises(uk.IllegalMove) as caught:
        game.play(move)
    assert game.version == version
    assert state(game) == before
    refusal = caught.value
    assert refusal.rule in RULE_IDS
    words = str(refusal)
    assert len(words) > 10
    assert words[0].isupper()
    assert words[-1] in ".!?"
    return f"{refusal.rule}/{refusal.kind}"


def conserved(game: uk.Game) -> bool:
    """Whether hands, stock and discard pile together are the deck."""
    table = [*game.stock, *game.discard, *(card for hand in game.hands for card in hand)]
    return Counter(table) == Counter(full_deck())


def shared_out(top: str, hands: Sequence[str], stock: str = "") -> str:
    """The hands of a position in which all cards but the top and the stock are in hands.

    What nobody is said to hold goes to the last seat.
    """
    given = [card for hand in hands for card in cards(hand)]
    rest = rest_of_deck([top[:2], *given, *cards(stock)])
    return " | ".join([*hands[:-1], " ".join([*cards(hands[-1]), *rest])])

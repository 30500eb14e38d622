"""Records: a game as JSON, read again, and records that are damaged or hostile."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import unokart_widget as uk

from .helpers import conserved, end_round, full_deck, play, position

Record = dict[str, Any]


def random_game(seed: int, players: int, rounds: int, **options: Any) -> uk.Game:
    """A game of some finished rounds and the beginning of another one."""
    game = uk.Game(players=players, seed=seed, rules=uk.Rules(target=100_000, **options))
    random = Random(seed)
    for number in range(rounds):
        while not game.round_over:
            listed = game.legal_moves()
            laid = [move for move in listed if move.kind == "play"]
            game.play(random.choice(laid or listed))
        if number < rounds - 1:
            game.next_round()
    return game


def good_record() -> Record:
    """Two finished rounds of three players, the second with a reshuffle of the discards."""
    for seed in range(1000):
        game = random_game(seed, 3, 2)
        record = game.record()
        first, second = record["rounds"]
        starts_with_draw4 = second["deck"][2 * 21 : 2 * 21 + 2] == "W4"
        finished = None not in (first["winner"], second["winner"])
        if second["shuffles"] and not starts_with_draw4 and finished:
            return record
    raise AssertionError("no such game")


GOOD = good_record()


def test_what_a_record_holds() -> None:
    record = copy.deepcopy(GOOD)
    assert list(record) == ["format", "version", "players", "rules", "seed", "rounds", "scores"]
    assert (record["format"], record["version"]) == ("unokart-record", 1)
    assert len(record["players"]) == 3
    assert record["rules"] == {
        "two_player_reverse": "skip",
        "banana": "went",
        "last_item_box": "flip",
        "target": 100_000,
    }
    assert isinstance(record["seed"], int)
    for told in record["rounds"]:
        assert set(told) == {"dealer", "deck", "shuffles", "moves", "winner", "points"}
        assert sorted(told["deck"][i : i + 2] for i in range(0, 224, 2)) == sorted(full_deck())
    total = [0, 0, 0]
    for told in record["rounds"]:
        total[told["winner"]] += told["points"]
    assert record["scores"] == total


def test_a_record_is_json_and_reads_as_the_same_game() -> None:
    again = uk.Game.from_record(json.loads(json.dumps(GOOD)))
    assert again.record() == GOOD
    assert again.round_over
    assert again.rounds == 2
    assert again.seed == GOOD["seed"]
    assert again.players == GOOD["players"]
    assert conserved(again)


def test_reading_a_record_does_not_change_it_nor_keep_it() -> None:
    record = copy.deepcopy(GOOD)
    game = uk.Game.from_record(record)
    assert record == GOOD
    game.next_round()
    assert record == GOOD
    told = game.record()
    told["rounds"][0]["moves"].clear()
    told["players"][0] = "?"
    told["scores"][0] = -1
    assert game.record()["rounds"][0] == GOOD["rounds"][0]
    assert game.players == GOOD["players"]
    assert game.record()["scores"] == GOOD["scores"]


@pytest.mark.parametrize("players", [2, 6, 10])
@pytest.mark.parametrize("actions", [0, 1, 5, 80])
def test_an_unfinished_round_is_read_and_goes_on(players: int, actions: int) -> None:
    game = uk.Game(players=players, seed=players)
    random = Random(actions)
    for _ in range(actions):
        if game.round_over:
            break
        game.play(random.choice(game.legal_moves()))
    record = game.record()
    if not game.round_over:
        assert (record["rounds"][0]["winner"], record["rounds"][0]["points"]) == (None, None)
    again = uk.Game.from_record(json.loads(json.dumps(record)))
    assert again.record() == record
    end_round(game)
    end_round(again)
    assert again.record() == game.record()


def test_a_game_goes_on_alike_after_it_was_read() -> None:
    """The seed is in the record: the next rounds are those of the game itself."""
    game = random_game(5, 4, 1)
    again = uk.Game.from_record(game.record())
    game.next_round()
    again.next_round()
    assert again.record() == game.record()
    end_round(game)
    end_round(again)
    assert again.record() == game.record()


def test_reading_again_in_the_middle_of_a_round_keeps_the_order_of_the_stock() -> None:
    game = uk.Game(players=4, seed=9)
    random = Random(9)
    for _ in range(60):
        if game.round_over:
            break
        game.play(random.choice(game.legal_moves()))
    again = uk.Game.from_record(game.record())
    assert again.stock == game.stock
    assert again.hands == game.hands


def test_bots_are_not_needed_to_read_a_game_with_bots() -> None:
    game = uk.Game(players=3, seed=2, bots={0: "greedy", 1: "careful", 2: "random"})
    game.play_on()
    assert game.round_over
    again = uk.Game.from_record(game.record())
    assert again.hands == game.hands
    assert again.record() == game.record()


def changed(*path: str | int, to: Any) -> Callable[[Record], Record]:
    """A record with one value put in a place."""

    def change(record: Record) -> Record:
        if not path:
            damaged: Record = to
            return damaged
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to
        return record

    return change


def without(*path: str | int) -> Callable[[Record], Record]:
    def change(record: Record) -> Record:
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]
        return record

    return change


def deck_with(place: int, card: str) -> Callable[[Record], Record]:
    def change(record: Record) -> Record:
        deck = record["rounds"][0]["deck"]
        record["rounds"][0]["deck"] = deck[: 2 * place] + card + deck[2 * place + 2 :]
        return record

    return change


def deep(depth: int) -> Any:
    nested: Any = []
    for _ in range(depth):
        nested = [nested]
    return nested


def swapped(cards: str) -> str:
    """The same number of cards, but one is exchanged for one that is not among them."""
    held = [cards[i : i + 2] for i in range(0, len(cards), 2)]
    left = full_deck()
    for card in held:
        left.remove(card)
    other = next(card for card in left if card not in held)
    return "".join([*held[:-1], other])


LAST = len(GOOD["rounds"][1]["moves"]) - 1
FIRST_DECK = GOOD["rounds"][0]["deck"]
SHUFFLE = GOOD["rounds"][1]["shuffles"][0]
JUNK: list[Any] = [None, True, 7, -1, 1.5, float("nan"), float("inf"), "x", "", [], {}, deep(50)]
LEGAL_JUNK = {  # what is not junk after all in that place
    ("seed",): {"7"},
}

DAMAGED: dict[str, tuple[Callable[[Record], Record], str]] = {
    "not a dict": (changed(to=[1, 2]), "record"),
    "no record at all": (changed(to=None), "record"),
    "empty": (changed(to={}), "format"),
    "another format": (changed("format", to="chess-record"), "format"),
    "a later version": (changed("version", to=2), "version"),
    "version as a bool": (changed("version", to=True), "version"),
    "version as a float": (changed("version", to=1.0), "version"),
    "version as a text": (changed("version", to="1"), "version"),
    "a key too many": (changed("extra", to=1), "extra"),
    "a key too many in a round": (changed("rounds", 0, "extra", to=1), "extra"),
    "a rule too many": (changed("rules", "extra", to=1), "extra"),
    "an unknown option": (changed("rules", "banana", to="peel"), "banana"),
    "target as a bool": (changed("rules", "target", to=True), "target"),
    "target NaN": (changed("rules", "target", to=float("nan")), "target"),
    "target zero": (changed("rules", "target", to=0), "target"),
    "one player": (changed("players", to=["Ana"]), "players"),
    "eleven players": (changed("players", to=[str(n) for n in range(11)]), "players"),
    "a player too few": (changed("players", to=["Ana", "Ben"]), ""),
    "two of one name": (changed("players", to=["Ana", "Ana", "Ben"]), "Ana"),
    "an empty name": (changed("players", to=["Ana", "", "Ben"]), "players|name"),
    "a name that is no text": (changed("players", 1, to=5), "players|name"),
    "a huge name": (changed("players", 1, to="x" * 10**6), "players|name"),
    "seed negative": (changed("seed", to=-1), "seed"),
    "seed as a float": (changed("seed", to=1.0), "seed"),
    "seed huge": (changed("seed", to=2**200), "seed"),
    "no rounds": (changed("rounds", to=[]), "rounds"),
    "a round that is no dict": (changed("rounds", 1, to="x"), "rounds"),
    "scores wrong": (changed("scores", to=[1, 2, 3]), "scores"),
    "scores too few": (changed("scores", to=GOOD["scores"][:2]), "scores"),
    "scores as floats": (changed("scores", to=[float(n) for n in GOOD["scores"]]), "scores"),
    "a dealer that is not there": (changed("rounds", 0, "dealer", to=3), "dealer"),
    "a dealer below zero": (changed("rounds", 0, "dealer", to=-1), "dealer"),
    "the deal does not pass to the left": (
        changed("rounds", 1, "dealer", to=GOOD["rounds"][0]["dealer"]),
        "dealer",
    ),
    "a deck cut short": (changed("rounds", 0, "deck", to=FIRST_DECK[:-2]), "deck"),
    "a deck cut inside a card": (changed("rounds", 0, "deck", to=FIRST_DECK[:-1]), "deck"),
    "a deck too long": (changed("rounds", 0, "deck", to=FIRST_DECK + "R7"), "deck"),
    "a huge deck": (changed("rounds", 0, "deck", to="R7" * 10**6), "deck"),
    "a card twice": (deck_with(3, FIRST_DECK[8:10]), "deck"),
    "an unknown card": (deck_with(3, "X7"), "deck"),
    "a card in small letters": (deck_with(3, "r7"), "deck"),
    "moves cut short": (changed("rounds", 0, "moves", to=GOOD["rounds"][0]["moves"][:-1]), ""),
    "the last move is missing": (without("rounds", 1, "moves", LAST), ""),
    "no moves": (changed("rounds", 1, "moves", to=[]), ""),
    "an illegal move": (changed("rounds", 1, "moves", 0, to="0:pass"), "moves"),
    "a move of nobody": (changed("rounds", 1, "moves", 0, to="9:draw"), "moves"),
    "no move": (changed("rounds", 1, "moves", 0, to="castling"), "moves"),
    "a move that is no text": (changed("rounds", 1, "moves", 0, to=12), "moves"),
    "a huge move": (changed("rounds", 1, "moves", 0, to="0:" + "R" * 10**6), "moves"),
    "a million moves": (changed("rounds", 1, "moves", to=["0:draw"] * 10**6), "moves"),
    "another winner": (
        changed("rounds", 1, "winner", to=(GOOD["rounds"][1]["winner"] + 1) % 3),
        "winner",
    ),
    "no winner": (changed("rounds", 1, "winner", to=None), "winner"),
    "winner as a bool": (changed("rounds", 1, "winner", to=True), "winner"),
    "points wrong": (changed("rounds", 1, "points", to=1), "points"),
    "points NaN": (changed("rounds", 1, "points", to=float("nan")), "points"),
    "no points": (changed("rounds", 1, "points", to=None), "points"),
    "a shuffle missing": (without("rounds", 1, "shuffles", 0), "shuffles"),
    "a shuffle too many": (
        changed("rounds", 1, "shuffles", to=[*GOOD["rounds"][1]["shuffles"], "R7"]),
        "shuffles",
    ),
    "a shuffle cut short": (changed("rounds", 1, "shuffles", 0, to=SHUFFLE[:-2]), "shuffle"),
    "a shuffle cut inside a card": (
        changed("rounds", 1, "shuffles", 0, to=SHUFFLE[:-1]),
        "shuffles",
    ),
    "a shuffle with a card too many": (
        changed("rounds", 1, "shuffles", 0, to=SHUFFLE + SHUFFLE[:2]),
        "shuffles",
    ),
    "a shuffle with an unknown card": (
        changed("rounds", 1, "shuffles", 0, to="XX" + SHUFFLE[2:]),
        "shuffles",
    ),
    "a shuffle with another card": (
        changed("rounds", 1, "shuffles", 0, to=swapped(SHUFFLE)),
        "shuffle",
    ),
    "a shuffle that is a list": (
        changed("rounds", 1, "shuffles", 0, to=[SHUFFLE[:2]]),
        "shuffles",
    ),
    "a second position": (changed("rounds", 0, "position", to="R5 + 0 | B7 | G1"), ""),
}


def refused(record: Any) -> str:
    """The sentence of the refusal; it is short, and tells where, whatever it was given."""
    with pytest.raises(uk.RecordError) as caught:
        uk.Game.from_record(record)
    sentence = str(caught.value)
    assert 10 < len(sentence) < 600
    assert len(sentence.split()) >= 4
    return sentence


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_record(name: str) -> None:
    change, word = DAMAGED[name]
    sentence = refused(change(copy.deepcopy(GOOD)))
    assert any(part in sentence for part in word.split("|")), sentence


@pytest.mark.parametrize("key", ["format", "version", "players", "rules", "rounds", "scores"])
def test_a_key_is_missing(key: str) -> None:
    record = copy.deepcopy(GOOD)
    del record[key]
    assert key in refused(record)


@pytest.mark.parametrize("key", ["dealer", "deck", "shuffles", "moves", "winner", "points"])
def test_a_key_of_a_round_is_missing(key: str) -> None:
    record = copy.deepcopy(GOOD)
    del record["rounds"][1][key]
    sentence = refused(record)
    assert key in sentence
    assert "2" in sentence or "[1]" in sentence, "says which round"


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize(
    "path",
    [
        (),
        ("format",),
        ("version",),
        ("players",),
        ("players", 0),
        ("rules",),
        ("rules", "banana"),
        ("rules", "target"),
        ("rounds",),
        ("rounds", 0),
        ("rounds", 0, "deck"),
        ("rounds", 1, "shuffles"),
        ("rounds", 1, "shuffles", 0),
        ("rounds", 0, "moves"),
        ("rounds", 0, "moves", 0),
        ("rounds", 0, "points"),
        ("scores",),
        ("scores", 0),
    ],
    ids=str,
)
def test_junk_anywhere(path: tuple[str | int, ...], junk: Any) -> None:
    allowed = {
        ("players", 0): [junk == "x"],
        ("rules", "target"): [type(junk) is int and junk > 0],
        ("rules",): [junk == {}],
    }
    record = changed(*path, to=junk)(copy.deepcopy(GOOD))
    if any(allowed.get(path, [])):
        return
    sentence = refused(record)
    if path:
        named = [step for step in path if isinstance(step, str)]
        assert any(step.rstrip("s") in sentence for step in named), sentence


def test_every_prefix_of_a_file_is_refused_or_not_json() -> None:
    """A download that broke off."""
    text = json.dumps(GOOD)
    for cut in range(0, len(text) - 1, 97):
        try:
            record = json.loads(text[:cut])
        except json.JSONDecodeError:
            continue
        refused(record)


def test_every_round_cut_short_is_refused() -> None:
    """Any number of moves missing at the end does not fit the winner that is told."""
    for keep in range(0, LAST + 1, 5):
        record = copy.deepcopy(GOOD)
        record["rounds"][1]["moves"] = record["rounds"][1]["moves"][:keep]
        refused(record)


def test_a_later_round_before_the_end_of_the_first() -> None:
    record = copy.deepcopy(GOOD)
    told = record["rounds"][0]
    told["moves"] = told["moves"][:3]
    told.update(winner=None, points=None, shuffles=[])
    record["scores"] = [0, 0, 0]
    record["scores"][record["rounds"][1]["winner"]] = record["rounds"][1]["points"]
    refused(record)


def test_a_round_after_the_game_was_won() -> None:
    record = copy.deepcopy(GOOD)
    record["rules"]["target"] = 1
    refused(record)


def test_a_refused_record_changes_no_game() -> None:
    game = uk.Game(players=3, seed=1)
    before = game.record()
    with pytest.raises(uk.RecordError):
        game.from_record({"format": "x"})
    assert game.record() == before


def test_damaged_positions_in_records() -> None:
    game = position("R5 + 0 | R7 G2 W4 | YS Y9 R1 / WI R3")
    play(game, "0:R7")
    record = game.record()
    line = record["rounds"][0]["position"]
    for bad in (line[:-3], line + " R7", "R5 + 0 | B7", 5, None, ""):
        damaged = copy.deepcopy(record)
        damaged["rounds"][0]["position"] = bad
        assert "position" in refused(damaged)
    both = copy.deepcopy(record)
    both["rounds"][0]["deck"] = FIRST_DECK
    refused(both)


def test_the_deal_of_a_round_is_undone_alike_after_reading() -> None:
    game = uk.Game(players=2, seed=3, bots=["random"] * 2, rules=uk.Rules(target=10**6))
    game.play_on()
    game.next_round()
    read = uk.Game.from_record(game.record())
    for one in (game, read):
        one.undo()
        assert one.round_over
        assert one.rounds == 1
    read.undo()
    assert not read.round_over

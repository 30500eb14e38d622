"""Records: a game as JSON that can be played again without any generator, and is checked doing so.

The format is `unokart-record`, version 1. A round has the `dealer` and the `deck` (all 112 cards in
the order dealt: the first goes to the dealer's left, and so round the table; then the stock, the
next card first), or a complete `position`; then `shuffles` (for each shuffle after that, the new
stock, the next card first), `moves`, and the `winner` and `points` once it is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .errors import RecordError, UnokartError
from .kernel import piles, setup
from .kernel.cards import DECK_SIZE
from .kernel.state import NOBODY, Round
from .moves import Move
from .notation import COPIES, DECK, FACE_OF
from .players import read_players, read_seed
from .positions import set_up
from .rules import Rules
from .strategies import Bots

if TYPE_CHECKING:
    from .game import Game

FORMAT = "unokart-record"
VERSION = 1

# Far beyond any real game: a record that holds more is not read.
_MOST_ROUNDS = 10_000
_MOST_MOVES = 100_000


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A stock with all that settles its order: the cards, how many of them on top lie in order
    already, and the state of the deck's stream."""

    cards: tuple[int, ...]
    settled: int
    stream: tuple[int, ...]


def order_of(shuffle: Shuffle) -> list[str]:
    """The cards of such a stock, the next one first."""
    g = Round()
    g.stock_size = len(shuffle.cards)
    g.stock[: g.stock_size] = shuffle.cards
    g.settled = shuffle.settled
    g.streams[0] = list(shuffle.stream)
    return [DECK[piles.take(g)] for _ in shuffle.cards]


@dataclass(slots=True)
class RoundLog:
    """What a record tells of one round.

    `shuffles` begins with the deck as dealt or, where the round began from a `position`, with the
    stock at that moment.
    """

    dealer: int | None
    shuffles: list[Shuffle]
    position: str | None = None
    moves: list[Move] = field(default_factory=list)
    winner: int | None = None
    points: int | None = None

    def copy(self) -> RoundLog:
        """A log that goes on independently."""
        return RoundLog(
            self.dealer,
            self.shuffles[:],
            self.position,
            self.moves[:],
            self.winner,
            self.points,
        )

    def until(self, moves: int, shuffles: int) -> RoundLog:
        """The log as it was after so many moves, a log that goes on independently."""
        if moves == len(self.moves):
            return self.copy()
        return RoundLog(self.dealer, self.shuffles[:shuffles], self.position, self.moves[:moves])


def record_of(
    names: Sequence[str],
    rules: Rules,
    seed: int,
    logs: Sequence[RoundLog],
    scores: Sequence[int],
) -> dict[str, Any]:
    """The record of a game, ready for JSON."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "players": list(names),
        "rules": rules.to_dict(),
        "seed": seed,
        "rounds": [_round_of(log) for log in logs],
        "scores": list(scores),
    }


def _round_of(log: RoundLog) -> dict[str, Any]:
    first = order_of(log.shuffles[0])
    start: dict[str, Any]
    if log.position is None:
        start = {"dealer": log.dealer, "deck": "".join(first)}
    else:
        start = {"position": f"{log.position} / {' '.join(first)}" if first else log.position}
    return {
        **start,
        "shuffles": ["".join(order_of(shuffle)) for shuffle in log.shuffles[1:]],
        "moves": [str(move) for move in log.moves],
        "winner": log.winner,
        "points": log.points,
    }


def replay(
    game_class: type[Game],
    record: object,
    bots: Bots | None,
) -> Game:
    """Play a record again and check it. Raises `RecordError`, which names the place."""
    parts = _fields(
        record, "The record", ("format", "version", "players", "rules", "seed", "rounds", "scores")
    )
    if parts["format"] != FORMAT:
        raise RecordError(f"format: this is not a record; its format should be {FORMAT!r}.")
    if type(parts["version"]) is not int or parts["version"] != VERSION:
        raise RecordError(
            f"version: {_shown(parts['version'])} cannot be read; this program reads version "
            f"{VERSION}."
        )
    if not isinstance(parts["players"], list):
        raise RecordError("players: this should be the list of the players' names.")
    with _naming("players"):
        names = read_players(parts["players"])
    with _naming("rules"):
        rules = Rules.from_dict(_fields(parts["rules"], "rules"))
    if parts["seed"] is None:
        raise RecordError("seed: it is missing; a record has the seed of its game.")
    with _naming("seed"):
        seed = read_seed(parts["seed"])
    rounds = _list(parts["rounds"], "rounds", _MOST_ROUNDS)
    if not rounds:
        raise RecordError("rounds: there is none; a record has at least the round under way.")

    game = game_class.__new__(game_class)
    game._sit_down(names, seed, rules, bots)
    for index, told in enumerate(rounds):
        where = f"rounds[{index}]"
        if index and not game.round_over:
            raise RecordError(f"{where}: a round begins here, but the round before it is not over.")
        if game.winner is not None:
            raise RecordError(f"{where}: a round begins here, but the game is over by then.")
        _replay_round(game, told, where)
    if _list(parts["scores"], "scores", len(names)) != game.scores or any(
        type(score) is not int for score in parts["scores"]
    ):
        raise RecordError(
            f"scores: they are {_shown(parts['scores'])}, but the rounds give {game.scores}."
        )
    return game


def _replay_round(game: Game, told: object, where: str) -> None:
    by_position = isinstance(told, Mapping) and "position" in told
    start = ("position",) if by_position else ("dealer", "deck")
    parts = _fields(told, where, (*start, "shuffles", "moves", "winner", "points"))
    shuffles = [
        _cards(shuffle, f"{where}.shuffles[{index}]")
        for index, shuffle in enumerate(_list(parts["shuffles"], f"{where}.shuffles", _MOST_MOVES))
    ]
    if by_position:
        _begin_from_position(game, parts["position"], shuffles, where)
    else:
        _begin_from_deck(game, parts["dealer"], parts["deck"], shuffles, where)
    _check_plan(game, shuffles, where)
    for index, text in enumerate(_list(parts["moves"], f"{where}.moves", _MOST_MOVES)):
        place = f"{where}.moves[{index}]"
        if not isinstance(text, str):
            raise RecordError(f"{place}: {_shown(text)} is not a move.")
        with _naming(place):
            game.play(Move.parse(text))
        _check_plan(game, shuffles, place)
    log = game._logs[-1]
    happened = ["".join(order_of(shuffle)) for shuffle in log.shuffles[1:]]
    if happened != parts["shuffles"]:
        raise RecordError(
            f"{where}.shuffles: there are {len(shuffles)}, but {len(happened)} happen in the play, "
            "or with other cards."
        )
    for name in ("winner", "points"):
        if type(parts[name]) is not type(getattr(log, name)) or parts[name] != getattr(log, name):
            raise RecordError(
                f"{where}.{name}: it is {_shown(parts[name])}, but the play gives "
                f"{getattr(log, name)}."
            )


def _begin_from_deck(
    game: Game, dealer: object, deck: object, shuffles: list[list[str]], where: str
) -> None:
    if type(dealer) is not int or not 0 <= dealer < len(game.players):
        raise RecordError(
            f"{where}.dealer: {_shown(dealer)} is no seat; seats go from 0 to "
            f"{len(game.players) - 1}."
        )
    cards = _cards(deck, f"{where}.deck")
    if Counter(cards) != Counter(DECK):
        raise RecordError(f"{where}.deck: {_what_is_odd(cards)}.")
    last = game.state.dealer
    if game.rounds and last != NOBODY and dealer != (last + 1) % len(game.players):
        raise RecordError(
            f"{where}.dealer: seat {dealer} deals, but the deal passes to the left of seat {last}."
        )

    def begin(g: Round) -> None:
        setup.prepare(g, game.rounds)
        g.dealer = dealer
        if game.rounds and last != NOBODY:
            g.dealer = last
            setup.pass_the_deal(g)
        _plan(g, [cards, *shuffles])
        setup.deal(g)

    if game.rounds:
        game._moments.append(game._moment())
    game._begin_round(None, begin)


def _begin_from_position(
    game: Game, position: object, shuffles: list[list[str]], where: str
) -> None:
    if not isinstance(position, str):
        raise RecordError(f"{where}.position: it should be a line of text.")
    if game.rounds:
        raise RecordError(f"{where}.position: only the first round can begin from a position.")
    place = f"{where}.position"
    draft = Round()
    with _naming(place):
        set_up(draft, position, 0)
    if draft.players != len(game.players):
        raise RecordError(
            f"{place}: it has {draft.players} hands, but there are {len(game.players)} players."
        )
    if draft.settled != draft.stock_size:
        raise RecordError(f"{place}: it has to name the whole stock after the /.")

    def begin(g: Round) -> None:
        set_up(g, position, 0)
        _plan(g, shuffles)

    game._begin_round(position, begin)


def _plan(g: Round, shuffles: list[list[str]]) -> None:
    g.plan = [FACE_OF[card] for cards in shuffles for card in cards]
    g.plan_place = 0
    g.plan_size = len(g.plan)


def _check_plan(game: Game, shuffles: list[list[str]], where: str) -> None:
    if game.state.plan_broken:
        happened = len(game._logs[-1].shuffles) - 1
        raise RecordError(
            f"{where}: shuffle {happened} of the {len(shuffles)} in the record (counted from 1) "
            "does not hold the cards that are shuffled here."
        )


def _what_is_odd(cards: list[str]) -> str:
    if len(cards) != DECK_SIZE:
        return f"it has {len(cards)} cards, but the deck has {DECK_SIZE}"
    many, card = max((many - len(COPIES[card]), card) for card, many in Counter(cards).items())
    return f"{card} is there {many + len(COPIES[card])} times, but {len(COPIES[card])} in the deck"


def _cards(text: object, where: str) -> list[str]:
    if not isinstance(text, str) or len(text) % 2 or len(text) > 2 * DECK_SIZE:
        raise RecordError(
            f"{where}: it should be a text of two characters for each card, {DECK_SIZE} cards at "
            "most."
        )
    cards = [text[place : place + 2] for place in range(0, len(text), 2)]
    for index, card in enumerate(cards):
        if card not in COPIES:
            raise RecordError(f"{where}: card {index} (counted from 0) is {card!r}, no such card.")
    return cards


def _fields(value: object, where: str, names: Sequence[str] | None = None) -> dict[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise RecordError(f"{where}: this should be a dict with names as keys.")
    if names is not None:
        for name in names:
            if name not in value:
                raise RecordError(f"{where}: {name!r} is missing; has the record been cut short?")
        for name in value:
            if name not in names:
                raise RecordError(f"{where}: {name[:40]!r} is nothing that a record has here.")
    return dict(value)


def _list(value: object, where: str, most: int) -> list[Any]:
    if not isinstance(value, list):
        raise RecordError(f"{where}: this should be a list.")
    if len(value) > most:
        raise RecordError(f"{where}: {len(value)} entries are more than the {most} that can be.")
    return value


@contextmanager
def _naming(where: str) -> Iterator[None]:
    """Turn what is wrong here into a `RecordError` that names the place."""
    try:
        yield
    except RecordError:
        raise
    except UnokartError as error:
        raise RecordError(f"{where}: {error}") from error


def _shown(value: object) -> str:
    try:
        text = repr(value)
    except Exception:  # a huge int has no text, nor has a list that is nested too deep
        return f"({type(value).__name__})"
    return text if len(text) <= 60 else text[:60] + "…"

"""What a page may ask of an experiment: messages, checked as those to a table are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from unokart_widget.widgets.messages import (
    MAX_COUNT,
    MAX_SEED,
    Fields,
    Malformed,
    Ping,
    Readers,
    SendView,
    Speak,
    integer,
    quoted,
    read_by,
    truth,
    word,
)

_MOST_PLAYERS = 10


@dataclass(frozen=True)
class More:
    """Play on, by at most so many rounds: as many as a short time allows.

    `ahead`: many more will follow.
    """

    rounds: int
    ahead: bool


@dataclass(frozen=True)
class Anew:
    """Forget all rounds, and begin with the first; with other players or another seed if given."""

    players: int | None
    strategies: tuple[str, ...] | None
    seed: int | None


@dataclass(frozen=True)
class Ask:
    question: str


@dataclass(frozen=True)
class ShowLine:
    """The running line: whether it is shown, and of which bar by where that begins, if of one."""

    on: bool
    low: int | None


@dataclass(frozen=True)
class TellRounds:
    """Some rounds of the bar with the values from `low` to `high`, from number `start` on."""

    low: int
    high: int | None
    start: int


@dataclass(frozen=True)
class OpenRound:
    round: int


@dataclass(frozen=True)
class CloseRound:
    pass


Message: TypeAlias = (
    More | Anew | Ask | ShowLine | TellRounds | OpenRound | CloseRound | Speak | Ping | SendView
)


def read(content: object) -> Message:
    """The message to an experiment in `content`; raises Malformed or Refused."""
    return read_by(content, _READERS)


def _anew(fields: Fields) -> Anew:
    players = fields.get("players")
    seed = fields.get("seed")
    strategies = fields.get("strategies")
    names: tuple[str, ...] | None = None
    if strategies is not None:
        if not isinstance(strategies, list | tuple) or len(strategies) > _MOST_PLAYERS:
            raise Malformed(f"'strategies' must be a list, not {quoted(strategies)}.")
        names = tuple(word({"strategy": name}, "strategy") for name in strategies)
    return Anew(
        None if players is None else integer(fields, "players", 2, _MOST_PLAYERS),
        names,
        None if seed is None else integer(fields, "seed", 0, MAX_SEED),
    )


def _line(fields: Fields) -> ShowLine:
    whole = fields.get("low") is None
    return ShowLine(truth(fields, "on"), None if whole else integer(fields, "low", -1, MAX_COUNT))


def _rounds(fields: Fields) -> TellRounds:
    open_end = fields.get("high") is None
    return TellRounds(
        integer(fields, "low", -1, MAX_COUNT),
        None if open_end else integer(fields, "high", -1, MAX_COUNT),
        integer(fields, "from", 0, MAX_COUNT),
    )


_READERS: Readers[Message] = {
    "more": (
        ("rounds", "ahead"),
        lambda fields: More(integer(fields, "rounds", 1, MAX_COUNT), fields.get("ahead") is True),
    ),
    "anew": (("players", "strategies", "seed"), _anew),
    "ask": (("question",), lambda fields: Ask(word(fields, "question"))),
    "line": (("on", "low"), _line),
    "rounds": (("low", "high", "from"), _rounds),
    "open": (("round",), lambda fields: OpenRound(integer(fields, "round", 0, MAX_COUNT))),
    "close": ((), lambda fields: CloseRound()),
    "language": (("language",), lambda fields: Speak(word(fields, "language"))),
    "ping": ((), lambda fields: Ping()),
    "view": ((), lambda fields: SendView()),
}

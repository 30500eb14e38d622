"""What a page may ask of a table: messages, checked piece by piece before anything is done.

The text of a message comes from a browser, so it may be anything. `read` gives one of the small
classes below, or raises `Malformed` (no page of ours sends that) or `Refused` (a person's mistake).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from unokart_widget.players import is_readable

MAX_NAME = 24
MAX_SEED = 2**53 - 1
_MAX_ID = 64
_MAX_WORD = 64
MAX_COUNT = 2**31


class Malformed(Exception):
    """The message is not one that a page of ours sends; the text says what is wrong with it."""


class Refused(Exception):
    """A person asked for what cannot be done.

    `key` and `arguments` name a sentence of the catalogue; `rule` is a rule id or None.
    """

    def __init__(self, key: str, *, rule: str | None = None, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.arguments = arguments


@dataclass(frozen=True)
class Play:
    version: int
    move: str


@dataclass(frozen=True)
class Step:
    version: int


@dataclass(frozen=True)
class NextRound:
    version: int


@dataclass(frozen=True)
class NewGame:
    version: int
    names: tuple[str, ...]
    bots: Mapping[int, str]
    rules: Mapping[str, str | int]
    seed: int | None


@dataclass(frozen=True)
class Look:
    seat: int


@dataclass(frozen=True)
class Explain:
    move: str


@dataclass(frozen=True)
class TellRule:
    rule: str


@dataclass(frozen=True)
class TellLog:
    start: int


@dataclass(frozen=True)
class TellRulebook:
    pass


@dataclass(frozen=True)
class TellPast:
    moment: int


@dataclass(frozen=True)
class TellBot:
    moment: int


@dataclass(frozen=True)
class Hint:
    pass


@dataclass(frozen=True)
class Speak:
    language: str


@dataclass(frozen=True)
class Branch:
    version: int
    moment: int


@dataclass(frozen=True)
class Line:
    version: int
    line: int


@dataclass(frozen=True)
class Restart:
    version: int


@dataclass(frozen=True)
class TellOdds:
    version: int


@dataclass(frozen=True)
class ShowOdds:
    on: bool


@dataclass(frozen=True)
class SendPart:
    name: str


@dataclass(frozen=True)
class Ping:
    pass


@dataclass(frozen=True)
class SendView:
    pass


Action: TypeAlias = Play | Step | NextRound | NewGame | Branch | Line | Restart
"""What changes the game: only at the version that is shown."""

Question: TypeAlias = (
    Look
    | Speak
    | Explain
    | Hint
    | TellRule
    | TellRulebook
    | TellLog
    | TellPast
    | TellBot
    | TellOdds
    | ShowOdds
    | SendPart
    | Ping
    | SendView
)
Message: TypeAlias = Action | Question
Fields: TypeAlias = Mapping[object, object]
Made = TypeVar("Made")
Readers: TypeAlias = Mapping[str, tuple[tuple[str, ...], Callable[[Fields], Made]]]
"""By the kind of message: the names of its fields, and what makes a message of them."""


def message_id(content: object) -> str | int | None:
    """The id that a reply has to carry, or None when the message has no usable one."""
    value = content.get("id") if isinstance(content, Mapping) else None
    if isinstance(value, str):
        # ASCII, because half a surrogate pair could not be sent back.
        usable = 0 < len(value) <= _MAX_ID and value.isascii() and value.isprintable()
        return value if usable else None
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MAX_SEED:
        return value
    return None


def read(content: object) -> Message:
    """The message to a table in `content`; raises Malformed or Refused."""
    return read_by(content, _READERS)


def read_by(content: object, readers: Readers[Made]) -> Made:
    """The message in `content`, of one of these kinds; raises Malformed or Refused."""
    if not isinstance(content, Mapping):
        raise Malformed("A message must be an object with a kind and an id.")
    if message_id(content) is None:
        raise Malformed(
            f"A message needs an id: an integer, or a text of 1 to {_MAX_ID} plain characters."
        )
    kind = content.get("kind")
    reader = readers.get(kind) if isinstance(kind, str) else None
    if reader is None:
        raise Malformed(f"There is no message of the kind {quoted(kind)}.")
    fields, make = reader
    for key in content:
        if key not in ("kind", "id", "version", *fields):
            raise Malformed(f"A message {kind!r} has no field {quoted(key)}.")
    if content.get("version") is not None:
        integer(content, "version", 0, MAX_SEED)
    return make(content)


def quoted(value: object) -> str:
    """A short, harmless picture of something that came from outside."""
    if isinstance(value, str):
        return ascii(value if len(value) <= 40 else value[:37] + "...")
    if value is None or isinstance(value, int | float):
        text = repr(value) if not isinstance(value, int) or abs(value) < 10**20 else "a huge number"
        return text
    return f"(a {type(value).__name__})"


def integer(fields: Fields, key: str, low: int, high: int) -> int:
    """A field that is a whole number from `low` to `high`; raises Malformed."""
    value = fields.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(f"{key!r} must be a whole number, not {quoted(value)}.")
    if not low <= value <= high:
        raise Malformed(f"{key!r} must be from {low} to {high}, not {quoted(value)}.")
    return value


def word(fields: Fields, key: str) -> str:
    """A field that is a short text of plain characters; raises Malformed."""
    value = fields.get(key)
    if not isinstance(value, str):
        raise Malformed(f"{key!r} must be a text, not {quoted(value)}.")
    if not (0 < len(value) <= _MAX_WORD and value.isascii() and value.isprintable()):
        raise Malformed(f"{key!r} must be 1 to {_MAX_WORD} plain characters, not {quoted(value)}.")
    return value


def truth(fields: Fields, key: str) -> bool:
    value = fields.get(key)
    if not isinstance(value, bool):
        raise Malformed(f"{key!r} must be true or false, not {quoted(value)}.")
    return value


def _version(fields: Fields) -> int:
    return integer(fields, "version", 0, MAX_SEED)


def _moment(fields: Fields) -> int:
    return integer(fields, "moment", 0, MAX_COUNT)


def player_name(value: object, number: int) -> str:
    """A name for the table: spaces trimmed; raises Refused with what is wrong with it.

    `number`: the player's place from 1, for the sentence.
    """
    if not isinstance(value, str):
        raise Malformed(f"The name of player {number} must be a text, not {quoted(value)}.")
    if len(value) > 4 * MAX_NAME or len(name := value.strip()) > MAX_NAME:
        raise Refused("name-too-long", number=number, most=MAX_NAME)
    if not name:
        raise Refused("name-empty", number=number)
    if not is_readable(name) or any(sign in "<>" for sign in name):
        raise Refused("name-odd", number=number)
    return name


def _strategy(value: object) -> str:
    """The name of a strategy: one of ours, or of a function, whose letters may be any."""
    if not isinstance(value, str) or not value.isidentifier() or len(value) > _MAX_WORD:
        raise Malformed(f"'bot' must be the name of a strategy, not {quoted(value)}.")
    return value


def _players(value: object) -> tuple[tuple[str, ...], dict[int, str]]:
    if not isinstance(value, list | tuple):
        raise Malformed(f"'players' must be a list, not {quoted(value)}.")
    if not 2 <= len(value) <= 10:
        raise Refused("players-number", rule="players", number=len(value))
    names: list[str] = []
    bots: dict[int, str] = {}
    for seat, player in enumerate(value):
        if not isinstance(player, Mapping) or not set(player) <= {"name", "bot"}:
            raise Malformed("Each of 'players' must be an object with a name and a bot.")
        names.append(player_name(player.get("name"), seat + 1))
        if player.get("bot") is not None:
            bots[seat] = _strategy(player.get("bot"))
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            raise Refused("name-twice", name=name)
        seen.add(name.casefold())
    return tuple(names), bots


def _rules(value: object) -> dict[str, str | int]:
    if value is None:
        return {}
    if not isinstance(value, Mapping) or len(value) > 16:
        raise Malformed(f"'rules' must be an object of options, not {quoted(value)}.")
    options: dict[str, str | int] = {}
    for key in value:
        if not isinstance(key, str) or not key.isidentifier() or len(key) > _MAX_WORD:
            raise Malformed(f"There is no option {quoted(key)} of the rules.")
        if isinstance(value[key], str):
            options[key] = word(value, key)
        else:
            options[key] = integer(value, key, 1, MAX_COUNT)
    return options


def _new_game(fields: Fields) -> NewGame:
    names, bots = _players(fields.get("players"))
    seed = None if fields.get("seed") is None else integer(fields, "seed", 0, MAX_SEED)
    return NewGame(_version(fields), names, bots, _rules(fields.get("rules")), seed)


_READERS: Readers[Message] = {
    "play": (("move",), lambda fields: Play(_version(fields), word(fields, "move"))),
    "step": ((), lambda fields: Step(_version(fields))),
    "next_round": ((), lambda fields: NextRound(_version(fields))),
    "new_game": (("players", "rules", "seed"), _new_game),
    "look": (("seat",), lambda fields: Look(integer(fields, "seat", 0, 9))),
    "explain": (("move",), lambda fields: Explain(word(fields, "move"))),
    "rule": (("rule",), lambda fields: TellRule(word(fields, "rule"))),
    "log": (("from",), lambda fields: TellLog(integer(fields, "from", 0, MAX_COUNT))),
    "rulebook": ((), lambda fields: TellRulebook()),
    "past": (("moment",), lambda fields: TellPast(_moment(fields))),
    "bot": (("moment",), lambda fields: TellBot(_moment(fields))),
    "hint": ((), lambda fields: Hint()),
    "language": (("language",), lambda fields: Speak(word(fields, "language"))),
    "branch": (("moment",), lambda fields: Branch(_version(fields), _moment(fields))),
    "line": (
        ("line",),
        lambda fields: Line(_version(fields), integer(fields, "line", 0, MAX_COUNT)),
    ),
    "restart": ((), lambda fields: Restart(_version(fields))),
    "odds": ((), lambda fields: TellOdds(_version(fields))),
    "show_odds": (("on",), lambda fields: ShowOdds(truth(fields, "on"))),
    "part": (("name",), lambda fields: SendPart(word(fields, "name"))),
    "ping": ((), lambda fields: Ping()),
    "view": ((), lambda fields: SendView()),
}

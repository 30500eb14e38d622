"""Moves, as they are written: `0:R7`, `0:W4=B!`, `0:draw`, `2:catch`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from .errors import NotationError, shown
from .integers import whole
from .notation import CARD_HELP, COLOURS

KINDS = ("play", "draw", "pass", "colour", "aim", "challenge", "accept", "uno", "catch")
"""What a move can be; all but `play`, `colour` and `aim` are written as they are named here."""

_MOVE = re.compile(
    r"(?P<seat>0|[1-9][0-9]?):"
    r"(?:(?P<word>draw|pass|challenge|accept|uno|catch)"
    rf"|=(?P<colour>[{COLOURS}])"
    r"|@(?P<target>0|[1-9][0-9]?)"
    rf"|(?P<card>W4|WI|[{COLOURS}][0-9DRS])(?:=(?P<named>[{COLOURS}]))?(?P<uno>!)?)"
)
_HELP = (
    "A move is a seat, a colon and what is done: 0:R7 plays red 7 (0:R7! says UNO with it), "
    "0:W4=B plays Wild Draw Four and names blue; 0:draw, 0:pass, 0:=G, 0:@2, 1:challenge, "
    "1:accept, 0:uno, 1:catch. "
    f"In it {CARD_HELP}."
)


_Parts: TypeAlias = tuple[int, str, str | None, str | None, int | None, bool]


def _parts(text: str) -> _Parts | None:
    """The fields of the move that is written so, in their order; None when it is no move."""
    found = _MOVE.fullmatch(text)
    if found is None:
        return None
    seat = int(found["seat"])
    if found["word"]:
        return seat, found["word"], None, None, None, False
    if found["colour"]:
        return seat, "colour", None, found["colour"], None, False
    if found["target"]:
        return seat, "aim", None, None, int(found["target"]), False
    return seat, "play", found["card"], found["named"], None, found["uno"] is not None


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """One move of one seat; `str` writes it in the notation, `parse` reads it.

    `kind` is one of `KINDS`. `card` is there for `play`, `colour` where one is named, `target` (a
    seat) for `aim`; `says_uno` where UNO is said while laying the card.
    """

    seat: int
    kind: str
    card: str | None = None
    colour: str | None = None
    target: int | None = None
    says_uno: bool = False

    def __post_init__(self) -> None:
        for name in ("seat", "target"):
            # One of NumPy's becomes an int, which JSON knows.
            number = whole(getattr(self, name))
            if number is not None:
                object.__setattr__(self, name, number)
        # Nothing may be in a move that is not written: a record would tell of another one.
        parts = (self.seat, self.kind, self.card, self.colour, self.target, self.says_uno)
        numbers = (number for number in (self.seat, self.target) if number is not None)
        if any(type(number) is not int or abs(number) > 99 for number in numbers) or (
            _parts(self._written()) != parts
        ):
            raise NotationError(f"{shown(parts, 80)} is not a move. {_HELP}")

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move. Raises `NotationError`, which says how moves are written."""
        parts = _parts(text) if isinstance(text, str) else None
        if parts is None:
            written = repr(text[:60] if isinstance(text, str) else shown(text, 60))
            raise NotationError(
                f"{written} is not a move. {_HELP}", key="not-a-move", move=shown(text, 60)
            )
        return cls(*parts)

    def _written(self) -> str:
        if self.kind == "play":
            named = f"={self.colour}" if self.colour else ""
            return f"{self.seat}:{self.card}{named}{'!' if self.says_uno else ''}"
        if self.kind == "colour":
            return f"{self.seat}:={self.colour}"
        if self.kind == "aim":
            return f"{self.seat}:@{self.target}"
        return f"{self.seat}:{self.kind}"

    def __str__(self) -> str:
        return self._written()

    def __repr__(self) -> str:
        return f"Move.parse({self._written()!r})"

"""Moves, as they are written: `0:R7`, `0:W4=B!`, `0:draw`, `2:catch`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .errors import NotationError
from .notation import COLOURS

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
    "1:accept, 0:uno, 1:catch."
)


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
        if _MOVE.fullmatch(self._written()) is None:
            raise NotationError(f"{self._written()!r} is not a move. {_HELP}")

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move. Raises `NotationError`, which says how moves are written."""
        found = _MOVE.fullmatch(text) if isinstance(text, str) else None
        if found is None:
            shown = repr(text) if len(repr(text)) < 60 else repr(text)[:60] + "…"
            raise NotationError(f"{shown} is not a move. {_HELP}")
        seat = int(found["seat"])
        if found["word"]:
            return cls(seat, found["word"])
        if found["colour"]:
            return cls(seat, "colour", colour=found["colour"])
        if found["target"]:
            return cls(seat, "aim", target=int(found["target"]))
        return cls(
            seat,
            "play",
            card=found["card"],
            colour=found["named"],
            says_uno=found["uno"] is not None,
        )

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

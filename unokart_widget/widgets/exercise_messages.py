"""What a page may ask of an exercise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from unokart_widget.widgets.messages import Hint, Ping, Readers, SendView


@dataclass(frozen=True)
class Check:
    answer: object
    """As it came: the question says what it must be."""


@dataclass(frozen=True)
class Again:
    pass


@dataclass(frozen=True)
class Last:
    pass


Message: TypeAlias = Check | Hint | Again | Last | Ping | SendView

READERS: Readers[Message] = {
    "check": (("answer",), lambda fields: Check(fields.get("answer"))),
    "hint": ((), lambda fields: Hint()),
    "again": ((), lambda fields: Again()),
    "last": ((), lambda fields: Last()),
    "ping": ((), lambda fields: Ping()),
    "view": ((), lambda fields: SendView()),
}

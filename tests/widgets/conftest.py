"""A page made of nothing: it hears what a widget sends, and sends what a page could send."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest
from comm.base_comm import BaseComm
from ipywidgets.widgets.widget import _instances

import unokart_widget as uk
from tests.comms import overhear

Message = dict[str, Any]
FIRST = uk.Game(2, seed=1).version
"""The version of a table at which nobody has done anything yet."""
_ids = count(1)


@dataclass
class Wire:
    """All that was sent by all widgets, in order: (message type, comm id, data)."""

    sent: list[tuple[str, str, Message]] = field(default_factory=list)

    def of(self, comm_id: str) -> list[tuple[str, Message]]:
        return [(kind, data) for kind, sender, data in self.sent if sender == comm_id]


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """Comms that lead to a list. What the test leaves open is closed in the end."""
    wire = Wire()

    def hear(sender: BaseComm, msg_type: str, data: Message) -> None:
        wire.sent.append((msg_type, sender.comm_id, data))

    manager = overhear(monkeypatch, hear)
    before = set(_instances)
    yield wire
    for number in set(_instances) - before:
        if number in _instances:
            _instances[number].close()
    assert not manager.comms


class Page:
    """The other end of one widget."""

    def __init__(self, table: uk.Table, wire: Wire) -> None:
        self.table = table
        self.wire = wire
        self.comm_id: str = table.comm.comm_id
        self.start = len(wire.sent)

    def heard(self) -> list[Message]:
        """Everything since last asked."""
        found = [data for _, sender, data in self.wire.sent[self.start :] if sender == self.comm_id]
        self.start = len(self.wire.sent)
        return found

    def raw(self, data: Any) -> None:
        """Whatever a page can put on the comm."""
        self.table.comm.handle_msg({"content": {"data": data}, "buffers": []})

    def send(self, content: Any) -> list[Message]:
        """Send a custom message; all that comes of it."""
        self.heard()
        self.raw({"method": "custom", "content": content})
        return self.heard()

    def ask(self, kind: str, **fields: Any) -> Message:
        """A well-formed message at the version shown; its one reply, and views before it."""
        number = fields.pop("id", f"id-{next(_ids)}")
        fields.setdefault("version", self.view["version"])
        heard = self.send({"kind": kind, "id": number, **fields})
        (reply,) = replies(heard)
        assert reply["id"] == number
        return reply

    def answer(self, kind: str, **fields: Any) -> Message:
        reply = self.ask(kind, **fields)
        assert reply["kind"] == "answer", reply
        return reply

    def state(self) -> Message:
        """The true values of all synced traits, as JSON has them."""
        state: Message = json.loads(json.dumps(self.table.get_state()))
        return state

    @property
    def view(self) -> Message:
        """The view that a page shows now: the last that was sent."""
        for _, data in reversed(self.wire.of(self.comm_id)):
            if "view" in data.get("state", {}):
                view: Message = data["state"]["view"]
                return view
        raise AssertionError("no view was sent")


def replies(messages: list[Message]) -> list[Message]:
    return [data["content"] for data in messages if data.get("method") == "custom"]


def views(messages: list[Message]) -> list[Message]:
    return [data["state"]["view"] for data in messages if "view" in data.get("state", {})]


@pytest.fixture
def sit(wire: Wire) -> Callable[..., Page]:
    """Makes a Table and the page that shows it."""

    def sit(*args: Any, **options: Any) -> Page:
        return Page(uk.Table(*args, **options), wire)

    return sit


@pytest.fixture
def duel(sit: Callable[..., Page]) -> Page:
    """A person at seat 0, to move, against another person: position known to the test."""
    game = uk.Game.from_position("R5 + 0 | R7 B7 G2 W4 | YS Y9 / WI R3", seed=1)
    return sit(game)

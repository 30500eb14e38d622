"""An anywidget that trusts no page: traits are written by Python alone, messages answered once.

Measured of the tools below: `read_only=True` does not stop a page from writing a trait, a refused
value stays on its screen, and an exception in a message handler is lost. So nothing that comes from
a page reaches a trait, and each message gets one reply, whatever happens.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from typing import Any

import anywidget

from unokart_widget.errors import UnokartError
from unokart_widget.widgets import messages
from unokart_widget.widgets.messages import Malformed, Refused
from unokart_widget.widgets.words import say

Reply = dict[str, Any]


class CheckedWidget(anywidget.AnyWidget):
    """The base of our widgets: `_asked` reads a message, and does what it asks."""

    heard_at: float | None = None
    """When a page last spoke to any of our widgets (time.monotonic), for `diagnose`."""

    last_error: Exception | None = None
    """The last exception that a page was told of, with its traceback."""

    _language = "en"
    _named = ""
    """What the names of this widget's own sentences about errors begin with."""

    # What a widget of ours fills in

    def _guard(self) -> AbstractContextManager[object]:
        """The lock under which a message is answered: it may come on any thread."""
        raise NotImplementedError

    def _asked(self, content: object) -> Reply:
        """Do what is asked; the fields of the reply.

        May raise Malformed, Refused or an UnokartError.
        """
        raise NotImplementedError

    def _refusal(self, error: UnokartError) -> Reply:
        """The fields of a refusal for what the game would not do."""
        text = str(error) if error.key is None else self._say(error.key, **error.arguments)
        rule: str | None = getattr(error, "rule", None)
        return {"rule": rule, "title": self._title(rule), "text": text}

    def _after(self) -> None:
        """Called when a reply has been sent, still under the lock."""

    # From the page

    def set_state(self, sync_data: Mapping[str, object]) -> None:
        """Called when a page writes traits: nothing is taken over, the true values go back."""
        with self._guard():
            self.send_state([name for name in sync_data if name in self.keys])

    def _handle_msg(self, msg: Mapping[str, Any]) -> None:
        """Called for each message on the comm; what is no message of the protocol is dropped."""
        data = msg["content"].get("data")
        if not isinstance(data, Mapping):
            self.log.warning("A page sent something that is no message.")
            return
        CheckedWidget.heard_at = time.monotonic()
        method, state = data.get("method"), data.get("state")
        if method == "custom":
            self._receive(data.get("content"))
        elif method == "request_state":
            with self._guard():
                self.send_state()
        elif method == "update" and isinstance(state, Mapping):
            self.set_state(state)
        else:
            self.log.warning("A page sent a message of an unknown method.")

    def _receive(self, content: object) -> None:
        number = messages.message_id(content)
        with self._guard():
            kind, fields = self._reply(content)
            self.send({"kind": kind, "id": number, **fields})
            if kind != "answer":
                # What the page asked for is not so: let nothing of it stay on the screen.
                self.send_state("view")
            self._after()

    def _reply(self, content: object) -> tuple[str, Reply]:
        try:
            return "answer", self._asked(content)
        except Refused as refused:
            text = self._say(refused.key, **refused.arguments)
            return "refusal", {
                "rule": refused.rule,
                "title": self._title(refused.rule),
                "text": text,
            }
        except Malformed as malformed:
            return "error", {"text": self._error("not-understood", detail=str(malformed))}
        except UnokartError as error:
            return "refusal", self._refusal(error)
        except Exception as error:
            self.last_error = error
            self.log.exception("A message from the page could not be answered.")
            # Only the kind of exception: its text might name a card that is hidden.
            return "error", {"text": self._error("inner-error", error=type(error).__name__)}

    # Words

    def _say(self, key: str, **arguments: str | int) -> str:
        return say(key, self._language, **arguments)

    def _error(self, key: str, **arguments: str) -> str:
        return self._say(self._named + key, **arguments)

    def _title(self, rule: str | None) -> str | None:
        from unokart_widget import rulebook

        return None if rule is None else rulebook.title(rule, self._language)

    # Types for what the untyped base class has

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send the traits named, or all, to the pages."""
        super().send_state(key)

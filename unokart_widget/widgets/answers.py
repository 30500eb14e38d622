"""What a page can ask to be told about a game, as the seat that it shows may know it."""

from __future__ import annotations

from typing import Any

from unokart_widget import rulebook
from unokart_widget.events import Event
from unokart_widget.game import Game
from unokart_widget.widgets.messages import Refused

MOST_EVENTS = 500


def explanation(game: Game, move: str, seat: int, language: str) -> dict[str, Any]:
    """Why `move` is or is not allowed."""
    reason = game.reason(move)
    return {
        "legal": reason.legal,
        "rule": reason.rule,
        "title": rulebook.title(reason.rule, language),
        "text": game.explain(move, language=language, seat=seat),
    }


def rule_text(rule: str, language: str) -> dict[str, Any]:
    """A rule in words, with what is settled by convention."""
    if rule not in rulebook.RULE_IDS:
        raise Refused("unknown-rule")
    return {
        "title": rulebook.title(rule, language),
        "text": rulebook.text(rule, language),
        "convention": rulebook.convention(rule, language),
    }


def log(game: Game, start: int, seat: int | None, language: str) -> dict[str, Any]:
    """Events from number `start`, at most MOST_EVENTS of them, as that seat saw them."""
    events = game.events
    return {
        "from": start,
        "total": len(events),
        "events": [
            _as_seen(event, seat, language) for event in events[start : start + MOST_EVENTS]
        ],
    }


def _as_seen(event: Event, seat: int | None, language: str) -> dict[str, Any]:
    seen = event.seen_by(seat)
    return {**seen.to_dict(), "text": seen.text(language, seat)}

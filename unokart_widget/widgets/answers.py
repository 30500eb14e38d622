"""What a page can ask to be told about a game, as the seat that it shows may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from unokart_widget import rulebook
from unokart_widget.advice import CHARACTER, Words, advice, why_bot
from unokart_widget.game import Game
from unokart_widget.rules import OPTION_OF, Rules
from unokart_widget.views import event_as_seen
from unokart_widget.widgets.messages import Refused
from unokart_widget.widgets.words import say

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


def whole_rulebook(rules: Rules, language: str) -> dict[str, Any]:
    """Every rule in words, with the option that it depends on as it is set."""
    set_to = rules.to_dict()
    return {
        "rules": [
            {
                "rule": rule,
                "chapter": rule.partition(".")[0],
                "option": {"name": OPTION_OF[rule], "value": set_to[OPTION_OF[rule]]}
                if rule in OPTION_OF
                else None,
                **rule_text(rule, language),
            }
            for rule in rulebook.RULE_IDS
        ]
    }


def hint(game: Game, seat: int, language: str) -> dict[str, Any]:
    """The legal moves of that seat, each with its reason, and what a careful player would do."""
    advised = advice(game, seat)
    return {
        "moves": [
            {"move": str(move), **explanation(game, str(move), seat, language)}
            for move in game.legal_moves(seat)
        ],
        "advice": None
        if advised is None
        else {
            "move": str(advised.move),
            "strategy": CHARACTER,
            "text": _sentences(advised.why, language),
        },
    }


def bots_reason(game: Game, moment: int, language: str) -> dict[str, Any]:
    """Why the bot that acted at that moment did so: how such a bot plays."""
    why = why_bot(game, moment)
    if why is None:
        raise Refused("no-bot-then")
    seat, strategy, words = why
    return {
        "name": game.players[seat],
        "strategy": strategy,
        "text": _sentences(words, language),
    }


def _sentences(words: Sequence[Words], language: str) -> str:
    return " ".join(say(one.key, language, **_named(one.arguments, language)) for one in words)


def _named(arguments: Mapping[str, str | int], language: str) -> dict[str, str | int]:
    """The arguments of a sentence with the names of cards and colours in that language."""
    named = dict(arguments)
    if "card" in named:
        named["card"] = rulebook.card_name(str(named["card"]), language)
    if "colour" in named:
        named["colour"] = rulebook.colour_name(str(named["colour"]), language)
    return named


def log(game: Game, start: int, seat: int | None, language: str) -> dict[str, Any]:
    """Events from number `start`, at most MOST_EVENTS of them, as that seat saw them."""
    events = game.events
    return {
        "from": start,
        "total": len(events),
        "events": [
            event_as_seen(event, seat, language, game.moment_of(number))
            for number, event in enumerate(events[start : start + MOST_EVENTS], start)
        ],
    }

"""A rule of the rulebook as a card."""

from __future__ import annotations

import html

from unokart_widget import rulebook
from unokart_widget.drawing import ink
from unokart_widget.lessons.cards import shape
from unokart_widget.lessons.shown import Shown, say

_PICTURES = {
    "deck.items": "item-R",
    "setup.start.draw4": "face-W4",
    "setup.start.itembox": "face-WI",
    "setup.start.reverse": "face-R",
    "setup.start.draw2": "face-D",
    "setup.start.skip": "face-S",
    "action.draw2": "face-D",
    "action.reverse": "face-R",
    "action.reverse.two": "face-R",
    "action.skip": "face-S",
    "action.itembox": "face-WI",
    "action.draw4": "face-W4",
    "item.mushroom": "item-R",
    "item.banana": "item-Y",
    "item.shell": "item-G",
    "item.lightning": "item-B",
    "item.bobomb": "item-W",
    "challenge.offer": "face-W4",
    "challenge.show": "face-W4",
    "challenge.won": "face-W4",
    "challenge.lost": "face-W4",
    "out.draw": "face-D",
    "out.itembox": "face-WI",
}
_COLOURS = {
    "deck": "B",
    "players": "B",
    "setup": "G",
    "turn": "R",
    "stock": "R",
    "round": "R",
    "action": "B",
    "item": "Y",
    "challenge": "R",
    "uno": "Y",
    "out": "G",
    "score": "G",
}
_OF_ITEMS = {"mushroom": "R", "banana": "Y", "shell": "G", "lightning": "B", "bobomb": "W"}


def rule(*rules: str, language: str = "en") -> Shown:
    """The rules with these ids, each as a card: its title, its text, and any convention in it.

    >>> rule("item.after")
    After the item
    After a banana peel, a green shell or a Bob-omb it is the next player’s turn.

    Raises RulebookError for an id that is not in `rulebook.RULE_IDS`.
    """
    cards = "".join(_card(one, language) for one in rules)
    text = "\n\n".join(_text(one, language) for one in rules)
    return Shown(f'<div class="ukl-rules">{cards}</div>', text)


def _card(rule: str, language: str) -> str:
    title = html.escape(rulebook.title(rule, language))
    text = html.escape(rulebook.text(rule, language))
    convention = rulebook.convention(rule, language)
    small = ""
    if convention is not None:
        small = (
            f'<div class="ukl-convention"><b>{say("convention", language)}</b> '
            f"{html.escape(convention)}</div>"
        )
    first, _, last = rule.rpartition(".")
    colour = _OF_ITEMS.get(last) if first == "item" else None
    picture = shape(_PICTURES.get(rule, "wheel"))
    return (
        f'<div class="ukl-rule" data-rule="{html.escape(rule, quote=True)}" '
        f'style="--paint:{ink(colour or _COLOURS[rule.partition(".")[0]])}">'
        f'<div class="ukl-picture">{picture}</div><div>'
        f'<div class="ukl-title" role="heading" aria-level="3">{title}</div>'
        f'<div class="ukl-text">{text}</div>{small}'
        f'<code class="ukl-id">{html.escape(rule)}</code></div></div>'
    )


def _text(rule: str, language: str) -> str:
    lines = [rulebook.title(rule, language), rulebook.text(rule, language)]
    convention = rulebook.convention(rule, language)
    return "\n".join([*lines, convention] if convention is not None else lines)

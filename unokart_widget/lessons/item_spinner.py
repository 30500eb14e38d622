"""An Item Box as a spinner: each item has a sector as large as its share of a pile."""

from __future__ import annotations

import html
from fractions import Fraction
from math import cos, pi, sin

from unokart_widget import odds, rulebook
from unokart_widget.drawing import ink
from unokart_widget.drawing.cards import placed
from unokart_widget.lessons import numbers
from unokart_widget.lessons.cards import shape
from unokart_widget.lessons.shown import Shown, capital
from unokart_widget.odds._piles import Pile, read_pile

_ITEMS = {"mushroom": "R", "banana": "Y", "shell": "G", "lightning": "B", "bobomb": "W"}
_RADIUS = 96
_SIGN = 30
# A smaller sector has no room for its picture; the list beside the spinner has it all the same.
_LEAST = Fraction(1, 22)


def spinner(pile: Pile, text: str, *, language: str = "en") -> Shown:
    """What an Item Box turns up out of a pile, as a spinner and as a list of chances.

    `text` says whose pile it is. Raises OddsError for an empty pile.
    """
    cards = read_pile(pile)
    size = cards.total()
    chances = odds.item(cards)
    sectors = []
    signs = []
    rows = []
    lines = [text]
    before = Fraction(0)
    for item, chance in chances.items():
        colour = _ITEMS[item]
        if chance:
            sectors.append(_sector(before, chance, ink(colour)))
        if chance >= _LEAST:
            x, y = _at(before + chance / 2, 0.68 * _RADIUS)
            signs.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="19" fill="#fffaf0"/>'
                + placed(f"item-{colour}", x - _SIGN / 2, y - _SIGN / 2, _SIGN, "#2b2430")
            )
        before += chance
        name = capital(rulebook.item_name(item, language))
        share = f"{round(chance * size)}/{size}"
        percent = numbers.percent(chance, 1, language)
        rows.append(
            f'<li style="--paint:{ink(colour)}"><span class="ukl-picture">'
            f"{shape(f'item-{colour}')}</span><b>{html.escape(name)}</b>"
            f"<span>{share}</span><span>{percent}</span></li>"
        )
        lines.append(f"{name}: {share}, {percent}")
    body = (
        f'<div class="ukl-spinner"><svg viewBox="-100 -100 200 200" aria-hidden="true">'
        f'<circle r="98.5" fill="#2b2430"/>{"".join(sectors)}{"".join(signs)}{_POINTER}</svg>'
        f"<div><div>{html.escape(text)}</div><ul>{''.join(rows)}</ul></div></div>"
    )
    return Shown(body, "\n".join(lines))


# The pointer is at rest where the Bob-omb ends and the mushroom begins.
_POINTER = (
    '<path d="M-6 10 0-44 6 10Z" fill="#fffaf0" stroke="#2b2430" stroke-width="2.5" '
    'stroke-linejoin="round"/><circle r="9" fill="#2b2430" stroke="#fffaf0" stroke-width="3"/>'
)


def _at(turn: Fraction, radius: float) -> tuple[float, float]:
    """A point of the spinner, so many turns after the top."""
    angle = 2 * pi * float(turn)
    return radius * sin(angle), -radius * cos(angle)


def _sector(start: Fraction, share: Fraction, paint: str) -> str:
    look = f'fill="{paint}" stroke="#fffaf0" stroke-width="2"'
    if share == 1:
        return f'<circle r="{_RADIUS}" {look}/>'
    (x, y), (to_x, to_y) = _at(start, _RADIUS), _at(start + share, _RADIUS)
    large = int(share > Fraction(1, 2))
    return (
        f'<path d="M0 0L{x:.2f} {y:.2f}A{_RADIUS} {_RADIUS} 0 {large} 1 {to_x:.2f} {to_y:.2f}Z" '
        f"{look}/>"
    )

"""Whether a Wild Draw Four is a bluff, as a tree: so many hands, and what comes of them."""

from __future__ import annotations

import html
from fractions import Fraction

from unokart_widget import rulebook
from unokart_widget.drawing import ink
from unokart_widget.drawing.cards import placed, small_back, small_face
from unokart_widget.lessons import numbers
from unokart_widget.lessons.shown import Shown, capital, plain
from unokart_widget.notation import DRAW_FOUR
from unokart_widget.odds import Challenge

_WIDTH, _HEIGHT = 360, 298
_ROOT = (180, 24)
_NODES = ((92, 118), (268, 118))
_LEAVES = ((48, 216), (136, 216), (224, 216), (312, 216))
_BOX, _NODE = (92, 34), (166, 52)
_CARD = 0.32
_ALONG = 0.6
"""Where on a branch its chance stands."""
_LAID = (0, 2)
"""The leaves where the Wild Draw Four was laid."""


def tree(answer: Challenge, text: str, *, hands: int = 1000, language: str = "en") -> Shown:
    """The tree behind `uk.odds.challenge`: of so many hands, how many hold the colour, and in how
    many of each the Wild Draw Four is laid. The ways that lead to it stand out.

    `text` says whose hand it is. The numbers of hands are rounded, so that they add up.
    """
    colour = rulebook.colour_name(answer.colour, language)
    holding = [plain(f"tree-{key}", language, colour=colour) for key in ("with", "without")]
    card = rulebook.card_name(DRAW_FOUR, language)
    moves = [card, plain("tree-other", language)]
    held = (answer.prior, 1 - answer.prior)
    laid = (answer.bluff, answer.honest)
    with_colour = round(hands * answer.prior)
    many = (with_colour, hands - with_colour)
    steps = [chance for one in laid for chance in (one, 1 - one)]
    leaves = []
    for number, chance in zip(many, laid, strict=True):
        leaves += [round(number * chance), number - round(number * chance)]

    def whole(number: int) -> str:
        return numbers.written(number, language)

    def percent(chance: Fraction) -> str:
        return numbers.percent(chance, int((100 * chance).denominator != 1), language)

    branches = [_branch(_ROOT, _NODES[at], percent(held[at])) for at in range(2)]
    branches += [
        _branch(_NODES[at // 2], _LEAVES[at], percent(steps[at]), laid=at in _LAID)
        for at in range(4)
    ]
    drawn = [_box(*_ROOT, *_BOX), _text(*_ROOT, whole(hands), "ukl-many")]
    for at, (x, y) in enumerate(_NODES):
        drawn += [
            _box(x, y, *_NODE),
            _emblem(answer.colour, x - 34, y - 10, missing=bool(at)),
            _text(x + 8, y - 10, whole(many[at]), "ukl-many"),
            _text(x, y + 14, holding[at]),
        ]
    for at, (x, y) in enumerate(_LEAVES):
        drawn += [_card(at in _LAID, x, y), _text(x, y + 64, whole(leaves[at]), "ukl-many")]
    lines = [text]
    rows = []
    for at, number in enumerate(leaves):
        label = f"{capital(holding[at // 2])}, {moves[at % 2]}"
        working = f"{percent(held[at // 2])} · {percent(steps[at])}"
        rows.append(_row(label, working, whole(number), at in _LAID))
        lines.append(f"{label}: {working}, {whole(number)}")
    together = f"{plain('total', language)}, {card}"
    both = whole(sum(leaves[at] for at in _LAID))
    rows.append(_row(together, "", both, True))
    lines.append(f"{together}: {both}")
    body = (
        f'<div class="ukl-tree"><div>{html.escape(text)}</div>'
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" aria-hidden="true">'
        f"{''.join(branches)}{''.join(drawn)}</svg><ul>{''.join(rows)}</ul></div>"
    )
    return Shown(body, "\n".join(lines))


def _row(label: str, working: str, number: str, strong: bool) -> str:
    look = ' class="ukl-laid"' if strong else ""
    parts = "".join(f"<span>{html.escape(part)}</span>" for part in (label, working, number))
    return f"<li{look}>{parts}</li>"


def _text(x: float, y: float, words: str, look: str = "") -> str:
    kind = f' class="{look}"' if look else ""
    return f'<text x="{x:g}" y="{y:g}"{kind}>{html.escape(words)}</text>'


def _box(x: float, y: float, width: float, height: float) -> str:
    return (
        f'<rect x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}" '
        f'height="{height:g}" rx="12" class="ukl-box"/>'
    )


def _branch(
    start: tuple[int, int], end: tuple[int, int], chance: str, *, laid: bool = False
) -> str:
    """A line from one place to the next, with its chance on it."""
    (x, y), (to_x, to_y) = start, end
    look = "ukl-way ukl-laid" if laid else "ukl-way"
    said = _text(x + _ALONG * (to_x - x), y + _ALONG * (to_y - y), chance, "ukl-chance")
    return f'<path d="M{x} {y}L{to_x} {to_y}" class="{look}"/>{said}'


def _emblem(colour: str, x: float, y: float, *, missing: bool) -> str:
    sign = placed(f"emblem-{colour}", x - 8, y - 8, 16, ink(colour))
    struck = f'<path d="M{x - 9} {y + 9}L{x + 9} {y - 9}" class="ukl-struck"/>' if missing else ""
    return f'<circle cx="{x}" cy="{y}" r="12" fill="#fffaf0"/>{sign}{struck}'


def _card(laid: bool, x: float, y: float) -> str:
    face = small_face(DRAW_FOUR) if laid else small_back()
    left, top = x - 50 * _CARD, y - 4
    return f'<g transform="translate({left:g} {top:g}) scale({_CARD})">{face}</g>'

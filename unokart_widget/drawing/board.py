"""A picture of a table position, for places where no widget can live."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any
from zlib import crc32

from unokart_widget.drawing.cards import (
    GOLD,
    card_back,
    card_face,
    drawings,
    ink,
    placed,
    small_back,
    small_face,
)

WIDTH = 760
_FELT, _RIM, _PLATE = "#1f584a", "#7a4f2c", "#123c31"
_CREAM, _SOFT = "#fdf5e3", "#d5e3d5"
_ROW = 58
# A shape of so many characters is repeated rather than referred to.
_SHORT = 40
_LEFT = 196
_SANS = "system-ui, 'Segoe UI', 'Noto Sans', sans-serif"
_BOLD = ' font-weight="700"'
_MONO = "ui-monospace, 'DejaVu Sans Mono', monospace"


class _Pile:
    """The cards of one picture: each kind is drawn once and then used wherever it lies."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._drawn: dict[str, str] = {}

    def card(self, inner: str, x: float, y: float, width: float, turn: float = 0) -> str:
        known = self._drawn.setdefault(inner, f"{self._name}-{len(self._drawn)}")
        spin = f" rotate({turn:g} 50 75)" if turn else ""
        place = f"translate({x:g} {y:g}) scale({width / 100:g}){spin}"
        return f'<use href="#{known}" transform="{place}"/>'

    def definitions(self) -> str:
        """All that was drawn; of that too, each shape only once."""
        drawn = "".join(f'<g id="{name}">{inner}</g>' for inner, name in self._drawn.items())
        shapes = ""
        for shape, inner in sorted(drawings()["shapes"].items(), key=lambda item: -len(item[1])):
            if len(inner) > _SHORT and drawn.count(inner) > 1:
                drawn = drawn.replace(inner, f'<use href="#{self._name}-{shape}"/>')
                shapes += f'<g id="{self._name}-{shape}">{inner}</g>'
        return f"<defs>{shapes}{drawn}</defs>"


def svg(view: Mapping[str, Any], text: str, *, written: bool = True) -> str:
    """An SVG picture of `view` (as Game.view makes it) that holds `text` for readers and search.

    Hands are drawn face up where the view has them: in `hands` of every seat, or in `hand` of its
    own; other cards show their backs. `text` stands below the picture, line by line (unless
    `written` is False), and in <title> (its first line) and <desc>. Lengths are in pixels; the
    picture is 760 wide.
    """
    players: Sequence[Mapping[str, Any]] = view["players"]
    lines = [piece for line in text.splitlines() for piece in _wrapped(line)] if written else []
    board = 178 + _ROW * len(players)
    height = board + 24 + 17 * len(lines) if lines else board
    # Several pictures can stand on a page, and each has to find its own cards.
    pile = _Pile(f"u{crc32(repr((view, text)).encode()):x}")
    middle = _middle(view, pile)
    seats = [_seat(view, seat, 158 + _ROW * seat, pile) for seat in range(len(players))]
    title = escape(text.partition("\n")[0])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'style="max-width:100%;height:auto" role="img" font-family="{_SANS}">'
        f"<title>{title}</title><desc>{escape(text)}</desc>{pile.definitions()}"
        f'<rect width="{WIDTH}" height="{board}" rx="26" fill="{_RIM}"/>'
        f'<rect x="9" y="9" width="{WIDTH - 18}" height="{board - 18}" rx="19" fill="{_FELT}"/>'
        + middle
        + "".join(seats)
        + _text(lines, board + 22)
        + "</svg>"
    )


def _label(x: float, y: float, words: str, size: int = 14, more: str = "") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{_CREAM}"{more}>{escape(words)}</text>'
    )


def _middle(view: Mapping[str, Any], pile: _Pile) -> str:
    """Stock, discard pile with its last cards, the colour in force, the way of play."""
    made = [pile.card(card_back(), 256, 24, 76)] if view["stock"] else []
    made.append(_label(294, 154, str(view["stock"]), more=' text-anchor="middle"'))
    recent = list(view.get("recent") or ([view["top"]] if view["top"] else []))
    for place, card in enumerate(recent):
        last = place == len(recent) - 1
        turn = 0 if last else (place * 47 + 19) % 30 - 15
        made.append(pile.card(card_face(card) if last else small_face(card), 366, 24, 76, turn))
    if view["colour"]:
        made.append(placed(f"emblem-{view['colour']}", 470, 52, 44, _CREAM))
        made.append(placed(f"emblem-{view['colour']}", 474, 56, 36, ink(view["colour"])))
    # Seen from above, play to the left goes round with the clock.
    flip = "" if view["direction"] > 0 else "translate(48 0) scale(-1 1)"
    made.append(
        f'<g transform="translate(180 58)"><g transform="{flip}" fill="none" stroke="{GOLD}" '
        'stroke-width="5" stroke-linecap="round" stroke-linejoin="round">'
        '<path d="M8 30a17 17 0 1 1 8 9M40 4v13H27" transform="rotate(20 24 24)"/></g></g>'
    )
    return "".join(made)


def _seat(view: Mapping[str, Any], seat: int, top: float, pile: _Pile) -> str:
    player = view["players"][seat]
    hands = view.get("hands")
    hand = hands[seat] if hands else view["hand"] if view["seat"] == seat else None
    turn = seat == view["turn"] and not view["over"]
    edge = f' stroke="{GOLD}" stroke-width="3"' if turn else ""
    made = [
        f'<rect x="22" y="{top:g}" width="{_LEFT - 34}" height="{_ROW - 8}" rx="12" '
        f'fill="{_PLATE}"{edge}/>',
        _label(36, top + 21, _short(player["name"]), 15, _BOLD),
        f'<text x="36" y="{top + 40:g}" font-size="12" fill="{_SOFT}">{player["score"]}</text>',
        _label(
            _LEFT - 22, top + 32, str(player["cards"]), 17, ' font-weight="700" text-anchor="end"'
        ),
    ]
    count = len(hand) if hand is not None else player["cards"]
    width = 33
    step = min(width + 3, (WIDTH - 26 - _LEFT - width) / max(1, count - 1))
    back = small_back() if hand is None and count else ""
    for place in range(count):
        inner = back if hand is None else small_face(hand[place])
        made.append(pile.card(inner, _LEFT + step * place, top, width))
    return "".join(made)


def _short(name: str) -> str:
    return name if len(name) <= 15 else name[:14] + "…"


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, 92, subsequent_indent="    ", drop_whitespace=False) or [""]


def _text(lines: Sequence[str], top: float) -> str:
    spans = "".join(
        f'<tspan x="12" y="{top + 17 * n:g}">{escape(line)}</tspan>' for n, line in enumerate(lines)
    )
    return (
        f'<text font-family="{_MONO}" font-size="12.5" fill="currentColor" '
        f'style="white-space:pre">{spans}</text>'
    )

"""A picture of a table position, for places where no widget can live."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any
from zlib import crc32

from unokart_widget.drawing.cards import (
    card_back,
    card_face,
    drawings,
    ink,
    placed,
    small_back,
    small_face,
)
from unokart_widget.drawing.circuit import BOX, CREAM, HEIGHT, TOP, box, seat_place, track

WIDTH = 760
_GRASS, _MOWN = "#2f6b54", "#2b644e"
_TRACK = 2 * TOP + HEIGHT
_ROW = 58
# A shape of so many characters is repeated rather than referred to.
_SHORT = 40
_LEFT = 160
_SANS = "system-ui, 'Segoe UI', 'Noto Sans', sans-serif"
_MONO = "ui-monospace, 'DejaVu Sans Mono', monospace"
# A mark of the way of play, heading to the right.
_MARK = '<path d="M-8-10H1L9 0 1 10h-9L0 0z"/>'


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

    def row(self, inners: Sequence[str], x: float, y: float, width: float, step: float) -> str:
        """Cards side by side, of the same height."""
        names = [
            self._drawn.setdefault(inner, f"{self._name}-{len(self._drawn)}") for inner in inners
        ]
        scale = width / 100
        uses = "".join(
            f'<use href="#{name}" x="{place * step / scale:.0f}"/>'
            for place, name in enumerate(names)
        )
        return f'<g transform="translate({x:.0f} {y:.0f}) scale({scale:g})">{uses}</g>'

    def mark(self) -> str:
        """The name of the mark of the way of play."""
        return self._drawn.setdefault(_MARK, f"{self._name}-{len(self._drawn)}")

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
    hands = list(view.get("hands") or [None] * len(players))
    if view["seat"] is not None:
        hands[view["seat"]] = view["hand"]
    open_hands = [(seat, hand) for seat, hand in enumerate(hands) if hand]
    board = _TRACK + _ROW * len(open_hands)
    height = board + 24 + 17 * len(lines) if lines else board
    # Several pictures can stand on a page, and each has to find its own cards.
    pile = _Pile(f"u{crc32(repr((view, text)).encode()):x}")
    drawn = [track(view).format(name=pile.mark()), _middle(view, pile)]
    for seat in range(len(players)):
        drawn.append(box(view, seat) + ("" if hands[seat] else _backs(view, seat, pile)))
    for row, (seat, hand) in enumerate(open_hands):
        drawn.append(_hand(players[seat]["name"], hand, _TRACK + _ROW * row, pile))
    mown = "".join(f"M{x} 0v{board}" for x in range(60, WIDTH, 80))
    title = escape(text.partition("\n")[0])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'style="max-width:100%;height:auto" role="img" font-family="{_SANS}">'
        f"<title>{title}</title><desc>{escape(text)}</desc>{pile.definitions()}"
        f'<rect width="{WIDTH}" height="{board}" rx="18" fill="{_GRASS}"/>'
        f'<path d="{mown}" stroke="{_MOWN}" stroke-width="40"/>'
        + "".join(drawn)
        + _text(lines, board + 22)
        + "</svg>"
    )


def _middle(view: Mapping[str, Any], pile: _Pile) -> str:
    """In the infield: stock, discard pile, and the colour in force, painted and on a sign."""
    made = [pile.card(card_back(), 232, 96, 66)] if view["stock"] else []
    made.append(
        f'<text x="298" y="216" font-size="15" font-weight="700" text-anchor="end" '
        f'fill="#2b2320">{view["stock"]}</text>'
    )
    colour = view["colour"]
    if colour:
        made.append(placed(f"emblem-{colour}", 306, 76, 138, ink(colour)))
    recent = list(view.get("recent") or ([view["top"]] if view["top"] else []))
    for place, card in enumerate(recent):
        last = place == len(recent) - 1
        turn = 0 if last else (place * 47 + 19) % 30 - 15
        made.append(pile.card(card_face(card) if last else small_face(card), 342, 96, 66, turn))
    if colour:
        mark = drawings()["marks"][colour]
        made.append(
            f'<rect x="466" y="112" width="66" height="66" rx="9" fill="{CREAM}" '
            'stroke="#2b2320" stroke-width="2"/>'
            + placed(f"emblem-{colour}", 474, 119, 50, ink(colour))
            + placed(f"letter-{colour}", 485.5, 131.5, 27, mark)
        )
    return "".join(made)


def _backs(view: Mapping[str, Any], seat: int, pile: _Pile) -> str:
    """The backs of a hidden hand, as a small fan in the seat's box."""
    count = min(5, view["players"][seat]["cards"])
    x, y, _ = seat_place(view, seat)
    return pile.row([small_back()] * count, x + BOX[0] / 2 - 44 - 7 * count, y + 1, 13, 7)


def _hand(name: str, hand: Sequence[str], top: float, pile: _Pile) -> str:
    """An open hand in a row of its own below the track."""
    width = 34
    step = min(width + 3, (WIDTH - 24 - _LEFT - width) / max(1, len(hand) - 1))
    return (
        f'<text x="24" y="{top + 31:g}" font-size="15" font-weight="700" fill="{CREAM}">'
        f"{escape(_short(name))}</text>"
        + pile.row([small_face(card) for card in hand], _LEFT, top, width, step)
    )


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

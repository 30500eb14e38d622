"""The race track of a drawn table: its course, the marks of the way of play, and the seats."""

from __future__ import annotations

import math
from collections.abc import Mapping
from html import escape
from typing import Any

from unokart_widget.drawing.cards import GOLD, ink

LEFT, TOP, WIDTH, HEIGHT, RADIUS = 84, 50, 592, 200, 84
ASPHALT, KERB = 38, 7
BOX = (122, 48)
CREAM, INK, PLATE = "#fdf5e3", "#2b2320", "#12291f"
_ASPHALT, _INFIELD, _SOFT = "#43464e", "#dde6cc", "#d5e3d5"
# Pixels from one mark of the way to the next.
_STEP = 50
_SHORT = 13


def course(share: float) -> tuple[float, float, float]:
    """Left, top and heading in degrees after that share of the course.

    It begins at the bottom in the middle and runs to the left: with the clock, as play to the left.
    """
    straight, side, arc = WIDTH - 2 * RADIUS, HEIGHT - 2 * RADIUS, math.pi * RADIUS / 2
    right, low = LEFT + WIDTH, TOP + HEIGHT
    parts = [
        (straight / 2, LEFT + WIDTH / 2, low, 180.0),
        (arc, LEFT + RADIUS, low - RADIUS, 90.0),
        (side, LEFT, low - RADIUS, 270.0),
        (arc, LEFT + RADIUS, TOP + RADIUS, 180.0),
        (straight, LEFT + RADIUS, TOP, 0.0),
        (arc, right - RADIUS, TOP + RADIUS, 270.0),
        (side, right, TOP + RADIUS, 90.0),
        (arc, right - RADIUS, low - RADIUS, 0.0),
        (straight / 2, right - RADIUS, low, 180.0),
    ]
    way = share % 1 * sum(part[0] for part in parts)
    place = 0
    while way > parts[place][0] and place < len(parts) - 1:
        way -= parts[place][0]
        place += 1
    length, x, y, angle = parts[place]
    if place % 2:  # a bend round (x, y), begun at that angle
        angle += 90 * way / length
        turn = math.radians(angle)
        return x + RADIUS * math.cos(turn), y + RADIUS * math.sin(turn), angle + 90
    turn = math.radians(angle)
    return x + way * math.cos(turn), y + way * math.sin(turn), angle


def track(view: Mapping[str, Any]) -> str:
    """Infield, asphalt, kerb in the colour in force, and marks; those to who is next are lit.

    `{name}` in it stands for the name of the mark that is used.
    """
    players, way = len(view["players"]), view["direction"]
    inset = (ASPHALT + KERB) / 2
    kerb = _ring(inset, "#fffaf0", KERB) + _ring(
        inset, ink(view["colour"]) if view["colour"] else INK, KERB, ' stroke-dasharray="18"'
    )
    length = 2 * (WIDTH + HEIGHT - 4 * RADIUS) + 2 * math.pi * RADIUS
    count = round(length / _STEP)
    here = _share(view, who_acts(view))
    marks = {True: "", False: ""}
    for number in range(count):
        x, y, angle = course(number / count)
        ahead = (number / count - here) * way % 1
        lit = not view["over"] and ahead < 1 / players
        turn = angle if way > 0 else angle + 180
        place = f"translate({x:.0f} {y:.0f}) rotate({turn:.0f})"
        marks[lit] += f'<use href="#{{name}}" transform="{place}"/>'
    return (
        _ring(0, "none", 0, f' style="fill:{_INFIELD}"')
        + _ring(0, CREAM, ASPHALT + 5)
        + _ring(0, _ASPHALT, ASPHALT)
        + kerb
        + f'<g fill="{CREAM}" opacity=".35">{marks[False]}</g><g fill="{GOLD}">{marks[True]}</g>'
    )


def box(view: Mapping[str, Any], seat: int) -> str:
    """A seat's box on the track: name, cards held, score; golden where the turn is."""
    player = view["players"][seat]
    x, y, _ = seat_place(view, seat)
    turn = seat == who_acts(view) and not view["over"]
    left, top = x - BOX[0] / 2, y - BOX[1] / 2
    tone, soft = (INK, INK) if turn else (CREAM, _SOFT)
    name = player["name"]
    short = name if len(name) <= _SHORT else name[: _SHORT - 1] + "…"
    return (
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{BOX[0]}" height="{BOX[1]}" rx="10" '
        f'fill="{GOLD if turn else PLATE}" stroke="{CREAM}" stroke-opacity=".5"/>'
        f'<g fill="{tone}"><text x="{left + 9:.0f}" y="{top + 20:.0f}" font-size="14.5" '
        f'font-weight="700">{escape(short)}</text>'
        f'<text x="{left + BOX[0] - 9:.0f}" y="{top + 41:.0f}" font-size="22" font-weight="800" '
        f'text-anchor="end">{player["cards"]}</text></g>'
        f'<text x="{left + 9:.0f}" y="{top + 39:.0f}" font-size="12" fill="{soft}">'
        f"{player['score']}</text>"
    )


def who_acts(view: Mapping[str, Any]) -> int:
    """The seat whose decision is waited for."""
    challenge = view["challenge"]
    acts: int = challenge["answer"] if challenge else view["turn"]
    return acts


def seat_place(view: Mapping[str, Any], seat: int) -> tuple[float, float, float]:
    """The middle of a seat's box, and the heading of the course there."""
    return course(_share(view, seat))


def _share(view: Mapping[str, Any], seat: int) -> float:
    """Where on the course a seat is; the one who looks sits at the bottom."""
    players = len(view["players"])
    return (seat - (view["seat"] or 0)) % players / players


def _ring(inset: float, paint: str, width: float, more: str = "") -> str:
    return (
        f'<rect x="{LEFT + inset:g}" y="{TOP + inset:g}" width="{WIDTH - 2 * inset:g}" '
        f'height="{HEIGHT - 2 * inset:g}" rx="{RADIUS - inset:g}" fill="none" stroke="{paint}" '
        f'stroke-width="{width:g}"{more}/>'
    )

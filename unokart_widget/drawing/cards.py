"""Cards as SVG, made of the shapes in shapes.json just as the table in the browser makes them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

BACK = "#4a2545"
BACK_LIGHT = "#6d3c63"
GOLD = "#ffd166"


@cache
def drawings() -> dict[str, Any]:
    """The shared drawings: shapes by name in boxes of 100 by 100, colours, a card's layout."""
    source = files("unokart_widget.drawing").joinpath("shapes.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(source)
    return found


def ink(colour: str) -> str:
    """The paint of a colour: "R", "Y", "G", "B", or "W" for wild cards."""
    paint: str = drawings()["colours"][colour]
    return paint


def shape(name: str) -> str:
    """The inner SVG of a shape, in a box of 100 by 100; it takes the colour around it."""
    inner: str = drawings()["shapes"][name]
    return inner


def placed(name: str, x: float, y: float, size: float, tone: str = "", turn: int = 0) -> str:
    """A shape at (x, y), `size` wide, in the colour `tone`, turned by `turn` degrees."""
    spin = f" rotate({turn} 50 50)" if turn else ""
    paint = f' color="{tone}"' if tone else ""
    move = f"translate({x:g} {y:g}) scale({size / 100:g}){spin}"
    return f'<g transform="{move}"{paint}>{shape(name)}</g>'


def parts_of(card: str) -> tuple[str, str]:
    """Colour ("W" for a wild) and face of a card: ("R", "7"), ("W", "W4")."""
    colour = card[0]
    return colour, card if colour == "W" else card[1:]


def _sheet(paint: str) -> str:
    paper, outline = drawings()["paper"], drawings()["ink"]
    return (
        f'<rect x=".75" y=".75" width="98.5" height="148.5" rx="11" fill="{paper}" '
        f'stroke="{outline}" stroke-opacity=".35" stroke-width="1.5"/>'
        f'<rect x="5.5" y="5.5" width="89" height="139" rx="7.5" fill="{paint}"/>'
    )


@cache
def card_face(card: str) -> str:
    """The inner SVG of a card ("R7", "W4"), in a box of 100 by 150."""
    data = drawings()
    colour, face = parts_of(card)
    paper = data["paper"]
    tones = {"paper": paper, "mark": data["marks"][colour]}
    tones["colour"] = data["ink"] if colour == "W" else ink(colour)
    made = [_sheet(ink(colour))]
    for layer in data["layout"]:
        name = layer["shape"].format(colour=colour, face=face, letter=colour)
        tone = tones[layer["tone"]]
        made.append(placed(name, layer["x"], layer["y"], layer["size"], tone, layer["turn"]))
    if colour == "W":
        made.append(f'<circle cx="57.5" cy="76.5" r="22" fill="{paper}"/>')
    x, y, size = data["centre"][colour]
    made.append(placed(f"face-{face}", x, y, size, data["deep"][colour]))
    seat = data["seat"]
    radius = seat["size"] / 2
    left, top = seat["x"] + radius, seat["y"] + radius
    made.append(f'<circle cx="{left:g}" cy="{top:g}" r="{radius + 1:g}" fill="{paper}"/>')
    inset = radius * 0.28
    size = seat["size"] * 0.72
    made.append(placed(f"item-{colour}", seat["x"] + inset, seat["y"] + inset, size))
    return "".join(made)


@cache
def small_face(card: str) -> str:
    """A plainer face for small pictures: colour with letter, and the face large; 100 by 150."""
    data = drawings()
    colour, face = parts_of(card)
    mark = data["marks"][colour]
    tone = data["ink"] if colour == "W" else ink(colour)
    return (
        _sheet(ink(colour))
        + placed(f"emblem-{colour}", 12, 13, 40, mark)
        + placed(f"letter-{colour}", 22, 24, 20, tone)
        + placed(f"face-{face}", 17, 64, 66, mark)
    )


def card_back() -> str:
    """The inner SVG of a card's back, in a box of 100 by 150."""
    rows = "".join(f"M10 {y}h80" for y in range(20, 140, 20))
    between = "".join(f"M20 {y}h70" for y in range(30, 140, 20))
    return (
        _sheet(BACK)
        + f'<path d="{rows}{between}" fill="none" stroke="{BACK_LIGHT}" stroke-width="10" '
        + f'stroke-dasharray="10"/><circle cx="50" cy="75" r="31" fill="{BACK}"/>'
        + placed("wheel", 25, 50, 50, GOLD)
    )


def small_back() -> str:
    """A plainer back for small pictures, in a box of 100 by 150."""
    return _sheet(BACK) + placed("wheel", 18, 43, 64, GOLD)

"""Cards as small SVG pictures, made from the shapes that the table uses too."""

from __future__ import annotations

import json
import secrets
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def _drawings() -> dict[str, Any]:
    source = files("unokart_widget.drawing").joinpath("shapes.json").read_text(encoding="utf-8")
    drawings: dict[str, Any] = json.loads(source)
    return drawings


def ink(colour: str) -> str:
    """The paint of a colour: "R", "Y", "G", "B", or "W" for wild cards."""
    paint: str = _drawings()["colours"][colour]
    return paint


def shape(name: str) -> str:
    """A shape in a box of its own; it takes its colour from the text around it."""
    inner: str = _drawings()["shapes"][name]
    return f'<svg class="ukl-shape" viewBox="0 0 100 100" aria-hidden="true">{inner}</svg>'


def _placed(name: str, x: float, y: float, size: float, tone: str, turn: int = 0) -> str:
    spin = f" rotate({turn} 50 50)" if turn else ""
    inner: str = _drawings()["shapes"][name]
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 100:g}){spin}" color="{tone}">'
        f"{inner}</g>"
    )


@cache
def _face(card: str) -> str:
    """The inner SVG of a card, in a box of 100 by 150."""
    drawings = _drawings()
    colour = card[0]
    face = card if colour == "W" else card[1]
    paper, outline = drawings["paper"], drawings["ink"]
    tones = {"paper": paper, "mark": drawings["marks"][colour], "colour": ink(colour)}
    parts = [
        f'<rect x=".75" y=".75" width="98.5" height="148.5" rx="11" fill="{paper}" '
        f'stroke="{outline}" stroke-opacity=".35" stroke-width="1.5"/>'
        f'<rect x="5.5" y="5.5" width="89" height="139" rx="7.5" fill="{ink(colour)}"/>'
    ]
    for layer in drawings["layout"]:
        name = layer["shape"].format(colour=colour, face=face, letter=colour)
        tone = tones[layer["tone"]]
        parts.append(_placed(name, layer["x"], layer["y"], layer["size"], tone, layer["turn"]))
    x, y, size = drawings["centre"][colour]
    if colour == "W":
        parts.append(f'<circle cx="57.5" cy="76.5" r="22" fill="{paper}"/>')
    parts.append(_placed(f"face-{face}", x, y, size, drawings["deep"][colour]))
    seat = drawings["seat"]
    radius = seat["size"] / 2
    parts.append(
        f'<circle cx="{seat["x"] + radius}" cy="{seat["y"] + radius}" r="{radius + 1}" '
        f'fill="{paper}"/>'
    )
    inset = radius * 0.28
    parts.append(
        _placed(f"item-{colour}", seat["x"] + inset, seat["y"] + inset, seat["size"] * 0.72, "")
    )
    return "".join(parts)


class Cards:
    """The cards of one output: each is drawn once and then referred to."""

    def __init__(self) -> None:
        # Several outputs stand on a page, and each has to find its own cards.
        self._prefix = f"ukl-{secrets.token_hex(4)}"
        self._used: dict[str, None] = {}

    def card(self, code: str, more: str = "") -> str:
        """A picture of the card `code` ("R7"), without words of its own."""
        self._used[code] = None
        return (
            f'<svg class="ukl-card{" " * bool(more)}{more}" viewBox="0 0 100 150" '
            f'aria-hidden="true"><use href="#{self._prefix}-{code}"/></svg>'
        )

    def definitions(self) -> str:
        """The drawings of all cards asked for so far; they have to stand in the same output."""
        if not self._used:
            return ""
        symbols = "".join(
            f'<symbol id="{self._prefix}-{code}" viewBox="0 0 100 150">{_face(code)}</symbol>'
            for code in self._used
        )
        return (
            '<svg class="ukl-definitions" width="0" height="0" aria-hidden="true">'
            f"<defs>{symbols}</defs></svg>"
        )

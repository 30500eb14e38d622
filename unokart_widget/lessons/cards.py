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


@cache
def _layers(card: str) -> tuple[tuple[str, float, float, float, str, int], ...]:
    """The shapes on a card, from the bottom: name, left, top, size, paint and turn in degrees."""
    drawings = _drawings()
    colour, face = _parts(card)
    tones = {
        "paper": drawings["paper"],
        "mark": drawings["marks"][colour],
        "colour": ink(colour),
    }
    layers = [
        (
            layer["shape"].format(colour=colour, face=face, letter=colour),
            layer["x"],
            layer["y"],
            layer["size"],
            tones[layer["tone"]],
            layer["turn"],
        )
        for layer in drawings["layout"]
    ]
    seat = drawings["seat"]
    inset = seat["size"] * 0.14
    item = (f"item-{colour}", seat["x"] + inset, seat["y"] + inset, seat["size"] * 0.72, "", 0)
    x, y, size = drawings["centre"][colour]
    return (*layers, (f"face-{face}", x, y, size, drawings["deep"][colour], 0), item)


def _parts(card: str) -> tuple[str, str]:
    return (card[0], card if card[0] == "W" else card[1])


def _ground(card: str) -> tuple[str, str]:
    """What lies under all shapes, and what lies under the face and the item."""
    drawings = _drawings()
    paper, outline, seat = drawings["paper"], drawings["ink"], drawings["seat"]
    radius = seat["size"] / 2
    wheel = f'<circle cx="57.5" cy="76.5" r="22" fill="{paper}"/>' if card[0] == "W" else ""
    return (
        f'<rect x=".75" y=".75" width="98.5" height="148.5" rx="11" fill="{paper}" '
        f'stroke="{outline}" stroke-opacity=".35" stroke-width="1.5"/>'
        f'<rect x="5.5" y="5.5" width="89" height="139" rx="7.5" fill="{ink(card[0])}"/>',
        f'{wheel}<circle cx="{seat["x"] + radius}" cy="{seat["y"] + radius}" r="{radius + 1}" '
        f'fill="{paper}"/>',
    )


class Cards:
    """The cards of one output: each is drawn once and then referred to."""

    def __init__(self) -> None:
        # Several outputs stand on a page, and each has to find its own cards.
        self._prefix = f"u{secrets.token_hex(4)}"
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
        shapes: dict[str, None] = {}
        symbols = []
        for code in self._used:
            below, between = _ground(code)
            placed = []
            for name, x, y, size, paint, turn in _layers(code):
                shapes[name] = None
                spin = f" rotate({turn} 50 50)" if turn else ""
                tone = f' color="{paint}"' if paint else ""
                placed.append(
                    f'<use href="#{self._prefix}-{name}"{tone} '
                    f'transform="translate({x:g} {y:g}) scale({size / 100:g}){spin}"/>'
                )
            symbols.append(
                f'<symbol id="{self._prefix}-{code}" viewBox="0 0 100 150">{below}'
                f"{''.join(placed[:-2])}{between}{''.join(placed[-2:])}</symbol>"
            )
        drawn = "".join(
            f'<g id="{self._prefix}-{name}">{_drawings()["shapes"][name]}</g>' for name in shapes
        )
        return (
            '<svg class="ukl-definitions" width="0" height="0" aria-hidden="true">'
            f"<defs>{drawn}{''.join(symbols)}</defs></svg>"
        )

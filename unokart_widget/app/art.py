"""Cards for the pages of the app, drawn from the shapes that the table uses."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

_SHAPES = Path(__file__).parents[1] / "drawing" / "shapes.json"


@lru_cache(maxsize=1)
def _drawings() -> dict[str, Any]:
    drawings: dict[str, Any] = json.loads(_SHAPES.read_text(encoding="utf-8"))
    return drawings


def shape(name: str) -> Markup:
    """One shape as an SVG picture that takes its colour from the text around it."""
    inner = _drawings()["shapes"][name]
    return Markup(f'<svg viewBox="0 0 100 100" aria-hidden="true">{inner}</svg>')


@lru_cache(maxsize=128)
def card(code: str) -> Markup:
    """A card, written "R7" or "WI", as an SVG picture that a screen reader passes over."""
    d = _drawings()
    colour, face = code[0], code if code.startswith("W") else code[1]
    tones = {"paper": d["paper"], "mark": d["marks"][colour], "colour": d["colours"][colour]}

    def place(name: str, x: float, y: float, size: float, tone: str = "", turn: int = 0) -> str:
        spin = f" rotate({turn} 50 50)" if turn else ""
        return (
            f'<g color="{tone}" transform="translate({x} {y}) scale({size / 100}){spin}">'
            f"{d['shapes'][name]}</g>"
        )

    parts = [
        f'<rect width="100" height="150" rx="11" fill="{d["paper"]}"/>',
        f'<rect x="5.5" y="5.5" width="89" height="139" rx="7.5" fill="{tones["colour"]}"/>',
        '<path d="M5.5 137C42 118 66 84 70 5.5h17a7.5 7.5 0 0 1 7.5 7.5v124a7.5 7.5 0 0 1-7.5 7.5'
        'H13a7.5 7.5 0 0 1-7.5-7.5z" fill="#fff" opacity=".13"/>',
    ]
    for layer in d["layout"]:
        name = layer["shape"].format(colour=colour, face=face, letter=colour)
        tone = tones[layer["tone"]]
        parts.append(place(name, layer["x"], layer["y"], layer["size"], tone, layer["turn"]))
    if colour == "W":
        parts.append(f'<circle cx="57.5" cy="76.5" r="22" fill="{d["paper"]}"/>')
    x, y, size = d["centre"][colour]
    parts.append(place(f"face-{face}", x, y, size, d["deep"][colour]))
    x, y, r = d["seat"]["x"], d["seat"]["y"], d["seat"]["size"] / 2
    parts.append(f'<circle cx="{x + r}" cy="{y + r}" r="{r + 1}" fill="{d["paper"]}"/>')
    parts.append(place(f"item-{colour}", x + r * 0.28, y + r * 0.28, r * 1.44))
    inner = "".join(parts)
    return Markup(f'<svg class="kart-card" viewBox="0 0 100 150" aria-hidden="true">{inner}</svg>')

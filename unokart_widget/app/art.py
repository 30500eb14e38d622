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
    """A card, written "R7" or "WI", as an SVG picture without words for a screen reader."""
    drawings = _drawings()
    colour, face = code[0], code if code.startswith("W") else code[1]
    tones = {
        "paper": drawings["paper"],
        "mark": drawings["marks"][colour],
        "colour": drawings["colours"][colour],
    }
    parts = [
        f'<rect x="1.5" y="1.5" width="97" height="147" rx="10" fill="{tones["colour"]}"'
        f' stroke="{drawings["paper"]}" stroke-width="3"/>'
    ]
    x, y, size = drawings["centre"][colour]
    item = {"shape": f"item-{colour}", "x": x, "y": y, "size": size, "tone": "mark", "turn": 0}
    for layer in [*drawings["layout"], item]:
        name = layer["shape"].format(colour=colour, face=face, letter=colour)
        scale = layer["size"] / 100
        turn = f" rotate({layer['turn']} 50 50)" if layer["turn"] else ""
        parts.append(
            f'<g color="{tones[layer["tone"]]}" '
            f'transform="translate({layer["x"]} {layer["y"]}) scale({scale}){turn}">'
            f"{drawings['shapes'][name]}</g>"
        )
    inner = "".join(parts)
    return Markup(f'<svg class="uk-card" viewBox="0 0 100 150" aria-hidden="true">{inner}</svg>')

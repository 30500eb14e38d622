"""The drawing and the text of an experiment that stay in a saved notebook or an exported page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unokart_widget.widgets import saved
from unokart_widget.widgets.words import say

WIDTH, HEIGHT = 640, 240
_TONES = {"R": "#c9302c", "Y": "#f4b81c", "G": "#2c8a45", "B": "#2261c9", "W": "#2b2430"}
_BAR, _MARK = "#2f6b54", "#a53d1b"


def text_lines(view: saved.View) -> list[str]:
    """The view in words, a list of lines."""
    language = view["language"]
    title = say("experiment-saved-title", language, title=view["title"], count=f"{view['count']:,}")
    players = " · ".join(
        f"{name} ({strategy})"
        for name, strategy in zip(view["players"], view["strategies"], strict=True)
    )
    lines = [
        title,
        say("experiment-saved-players", language, players=players, seed=view["seed"]),
    ]
    if not view["count"]:
        return [*lines, say("experiment-saved-none", language)]
    lines += [_bar_line(bar, view) for bar in view["bars"]]
    if view["mean"] is not None:
        lines.append(_mean_line(view["mean"], language))
    return lines


def _bar_line(bar: Mapping[str, Any], view: saved.View) -> str:
    language = view["language"]
    line = say(
        "experiment-saved-bar",
        language,
        label=bar["label"],
        count=f"{bar['count']:,}",
        share=_percent(bar["share"]),
        low=_percent(bar["from"]),
        high=_percent(bar["to"]),
    )
    if bar["mark"] is None or view["marks"] is None:
        return line
    written = _percent(bar["mark"])
    exact = f"{bar['fraction']} = {written}" if bar["fraction"] else written
    return say(f"experiment-saved-{view['marks']}", language, line=line, exact=exact)


def _mean_line(mean: Mapping[str, Any], language: str) -> str:
    value = f"{mean['value']:.2f}"
    if mean["from"] is None:
        line = say("experiment-saved-mean", language, mean=value)
    else:
        low, high = f"{mean['from']:.2f}", f"{mean['to']:.2f}"
        line = say("experiment-saved-mean-interval", language, mean=value, low=low, high=high)
    if mean["mark"] is None:
        return line
    return say("experiment-saved-mean-exact", language, line=line, exact=f"{mean['mark']:.2f}")


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def advice(view: saved.View) -> str:
    """Which cell to run for an experiment that goes on."""
    if view["cell"] is None:
        return say("experiment-saved-run", view["language"])
    return say("experiment-saved-run-cell", view["language"], cell=view["cell"])


def as_saved(view: saved.View, class_name: str) -> dict[str, str]:
    """A MIME bundle with the view as plain text, and as HTML with a drawing, to be shown where no
    experiment lives."""
    lines = text_lines(view)
    drawn = saved.image(drawing(view)) if view["count"] else ""
    body = saved.with_drawing(lines, drawn)
    return saved.bundle_of(view, class_name, lines, body, advice(view))


def drawing(view: saved.View) -> str:
    """The bars with their intervals and marks, as SVG, `WIDTH` by `HEIGHT`."""
    bars = view["bars"]
    highest = max(max(bar["to"] if bar["count"] else 0, bar["mark"] or 0) for bar in bars)
    step = WIDTH / len(bars)
    room = HEIGHT - 20

    def y(share: float) -> str:
        return f"{HEIGHT - 10 - room * share / highest:.1f}"

    parts = []
    for place, bar in enumerate(bars):
        left, middle = step * (place + 0.1), step * (place + 0.5)
        tall = room * bar["share"] / highest
        tone = _TONES.get(bar["sign"], _BAR)
        parts.append(
            f'<rect x="{left:.1f}" y="{y(bar["share"])}" width="{step * 0.8:.1f}" '
            f'height="{tall:.1f}" rx="2" fill="{tone}"/>'
        )
        if bar["count"]:
            parts.append(
                f'<path d="M{middle:.1f} {y(bar["from"])}V{y(bar["to"])}" stroke="#888" '
                'stroke-width="2"/>'
            )
        if bar["mark"] is not None:
            parts.append(
                f'<path d="M{left:.1f} {y(bar["mark"])}h{step * 0.8:.1f}" stroke="{_MARK}" '
                'stroke-width="3"/>'
            )
    ground = f'<path d="M0 {HEIGHT - 10}H{WIDTH}" stroke="#888"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(parts)}{ground}</svg>'
    )

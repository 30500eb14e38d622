"""The drawing and the text of a table that stay in a saved notebook or an exported page.

It is made of a view, so it cannot tell more than the table itself shows.
"""

from __future__ import annotations

import html
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote

from unokart_widget.widgets.words import say

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
View = Mapping[str, Any]


def text_lines(view: View) -> list[str]:
    """The view in words, a list of lines."""
    from unokart_widget import rulebook

    language = view["language"]

    def card(code: str) -> str:
        return rulebook.card_name(code, language)

    lines = [say("saved-title", language, round=view["round"])]
    if view["top"] is not None:
        lines.append(_top_line(view, card(view["top"]), language))
    for seat, player in enumerate(view["players"]):
        line = say(
            "saved-player",
            language,
            name=player["name"],
            cards=player["cards"],
            score=player["score"],
        )
        if seat == view["turn"] and not view["over"]:
            line = say("saved-to-play", language, player=line)
        lines.append(line)
    lines += _hand_lines(view, card, language)
    lines += [event["text"] for event in view["events"] if event.get("text")]
    return lines


def _top_line(view: View, card: str, language: str) -> str:
    from unokart_widget import rulebook

    if not view["top"].startswith("W"):
        return say("saved-top", language, card=card)
    if view["colour"] is None:
        return say("saved-top-unnamed", language, card=card)
    colour = rulebook.colour_name(view["colour"], language)
    return say("saved-top-colour", language, card=card, colour=colour)


def _hand_lines(view: View, card: Any, language: str) -> list[str]:
    if view["hands"] is not None:
        hands = list(enumerate(view["hands"]))
    elif view["hand"] is not None:
        hands = [(view["seat"], view["hand"])]
    else:
        hands = []
    return [
        say(
            "saved-hand",
            language,
            name=view["players"][seat]["name"],
            cards=", ".join(card(code) for code in hand),
        )
        for seat, hand in hands
        if hand
    ]


def advice(view: View) -> str:
    """Which cell to run for a table that lives."""
    if view["cell"] is None:
        return say("saved-run", view["language"])
    return say("saved-run-cell", view["language"], cell=view["cell"])


def as_saved(view: View, class_name: str) -> dict[str, str]:
    """A MIME bundle with the view as plain text, and as HTML with a drawing, to be shown where no
    table lives."""
    from unokart_widget.drawing import svg

    lines = text_lines(view)
    body = with_drawing(lines, image(svg(view, lines[0], written=False)))
    return bundle_of(view, class_name, lines, body, advice(view))


def bundle_of(
    view: View, class_name: str, lines: Sequence[str], body: str, told: str
) -> dict[str, str]:
    """The MIME bundle of a widget that does not live: its lines as plain text, the `body` as HTML,
    and in both what is `told` of the cell to run. `class_name` is the trait `fallback`."""
    return {
        "text/plain": "\n".join([*lines, told]),
        "text/html": (
            f'<div class="unokart-fallback {class_name}" lang="{view["language"]}">'
            f"{body}<p><em>{html.escape(told)}</em></p></div>"
        ),
    }


def with_drawing(lines: Sequence[str], drawing: str) -> str:
    """Lines as HTML: the first as a title, a drawing, and the others."""
    first, *rest = [html.escape(line) for line in lines]
    return f"<p><strong>{first}</strong></p>{drawing}<p>{'<br>'.join(rest)}</p>"


def image(drawing: str) -> str:
    """An SVG as an image.

    It is no part of the page, because the hosts take drawings out of the pages of notebooks that
    they do not trust. All it shows stands in the text beside it as well.
    """
    # With the marks of its attributes exchanged, less of it has to be written as %….
    drawn = drawing.replace("'", "&quot;").replace('"', "'")
    address = quote(drawn, safe=_SAFE)
    width = "max-width:100%;height:auto"
    return f'<p><img src="data:image/svg+xml,{address}" alt="" style="{width}"></p>'


# What need not be written so within quotation marks.
_SAFE = " =':/;,.()@!*$?+-_~[]{}|^`"


def cell_number() -> int | None:
    """The n of the cell In [n] that is being run, or None outside of IPython."""
    # The shell's own count is already that of the next cell in some versions.
    inputs = getattr(getattr(_shell(), "history_manager", None), "input_hist_parsed", [])
    return len(inputs) - 1 if len(inputs) > 1 else None


def running_cell() -> tuple[str, str] | None:
    """The id of the cell that is being run and that of its run; None where no notebook tells."""
    parent: dict[str, Any] = getattr(_shell(), "get_parent", dict)()
    cell = (parent.get("metadata") or {}).get("cellId")
    return (cell, parent["header"]["msg_id"]) if isinstance(cell, str) else None


def in_notebook() -> bool:
    """Whether outputs can be changed later on: a kernel, not a terminal."""
    return getattr(_shell(), "kernel", None) is not None


def only_in_cells() -> bool:
    """Whether widgets can be made in running cells only, and not when a page asks: in marimo."""
    running = getattr(sys.modules.get("marimo"), "running_in_notebook", None)
    return running is not None and bool(running())


def on_web_page() -> bool:
    """Whether Voilà made a page of the notebook: nothing is saved, and there is no cell to run."""
    return os.environ.get("SERVER_SOFTWARE", "").lower().startswith("voila")


def show(data: Mapping[str, object], display_id: str | None = None) -> None:
    """Add an output to the running cell."""
    options = {} if display_id is None else {"display_id": display_id}
    _display()(dict(data), raw=True, **options)


def replace(data: Mapping[str, object], display_id: str) -> None:
    """Change what `show` put out under that id, wherever it is."""
    _display()(dict(data), raw=True, display_id=display_id, update=True)


def _display() -> Any:
    from IPython.display import display

    return display


def _shell() -> Any:
    # Never the first to import IPython: in a plain script there is no shell to be asked.
    module = sys.modules.get("IPython")
    return module.get_ipython() if module is not None else None

"""Lessons to try the app with, and a server that most tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest

from tests.browsers import browser_type_launch_args

from .servers import Server, command, running

__all__ = ["browser_type_launch_args"]

# A widget that needs nothing of the game, so that a fault of the table is no fault of the app.
WIDGET = """
import secrets
import anywidget, traitlets
from unokart_widget.app import visitor_seed

class Deal(anywidget.AnyWidget):
    _esm = '''
    export default { render({ model, el }) {
        const button = document.createElement("button");
        button.className = "deal";
        const show = () => { button.textContent = model.get("deal"); };
        button.onclick = () => { model.set("deal", "pressed"); model.save_changes(); };
        model.on("change:deal", show);
        show();
        el.append(button);
    } }
    '''
    deal = traitlets.Unicode().tag(sync=True)

seed = visitor_seed()
Deal(deal=f"deal {secrets.token_hex(8) if seed is None else seed}")
"""


def save(folder: Path, name: str, *cells: tuple[str, str], **metadata: object) -> None:
    """Write a notebook of cells, each ("markdown" or "code", text)."""
    make = {"markdown": nbformat.v4.new_markdown_cell, "code": nbformat.v4.new_code_cell}
    notebook = nbformat.v4.new_notebook(cells=[make[kind](text) for kind, text in cells])
    notebook.metadata.update(metadata)
    nbformat.write(notebook, folder / name)


@pytest.fixture(scope="session")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of a table and three lessons, with other things that must stay unseen."""
    outside = tmp_path_factory.mktemp("outside")
    (outside / "secret.png").write_bytes(b"secret")
    folder = outside / "lessons"
    folder.mkdir()
    (folder / "picture.png").write_bytes(b"secret")
    (folder / "notes.txt").write_text("secret")
    (folder / ".hidden.ipynb").write_text("{}")
    (folder / "broken.ipynb").write_text('{"cells": [')
    save(folder, "table.ipynb", ("markdown", "# Play"), ("code", WIDGET))
    save(
        folder,
        "01-cards.ipynb",
        ("markdown", "# 1. The *cards*\n\nThere are **112** cards. They are many."),
        ("code", WIDGET),
        ("markdown", "Chances such as $\\frac{1}{2}$ come later."),
    )
    save(
        folder,
        "02-turn.ipynb",
        ("markdown", "# A turn"),
        ("markdown", "Lay a card, or [draw](https://example.invalid) one."),
        ("code", "import ipywidgets\nipywidgets.IntSlider()"),
    )
    save(
        folder,
        "03-chance.ipynb",
        ("markdown", "# What are the odds?"),
        ("code", "1 / 0"),
        ("code", 'lesson = uk.Lesson("odds")\nlesson.number("red", "How many?", 25)'),
        ("code", 'lesson.number("wild", "How many?", 12)'),
        unokart={"section": "Chances", "description": "The <first> of them."},
    )
    return folder


@pytest.fixture(scope="session")
def server(lessons: Path) -> Iterator[Server]:
    with running(command(str(lessons))) as running_server:
        yield running_server

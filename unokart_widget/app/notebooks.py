"""What can be told of a notebook without running it: where it is, which lesson it holds."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

EXERCISES = ("number", "choice", "order", "move", "estimate")
"""The methods of `Lesson` that ask something."""


def notebooks_folder() -> Path | None:
    """The folder of the notebooks: in the installed package, or beside it in a checkout.

    None where neither is there.
    """
    installed = Path(__file__).parent / "notebooks"
    checkout = Path(__file__).parents[2] / "notebooks"
    for folder in (installed, checkout):
        if any(folder.glob("*.ipynb")):
            return folder
    return None


def text_of(cell: Any) -> str:
    """The source of a cell, which a file may hold as lines."""
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)


def sources(notebook: Any) -> list[str]:
    """The code of a notebook, cell by cell."""
    return [text_of(cell) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def lesson_name(code: Iterable[str]) -> str | None:
    """The name in `uk.Lesson("…")`; None if the code makes no Lesson."""
    return next(_first_words(code, "Lesson"), None)


def exercise_keys(code: Iterable[str]) -> list[str]:
    """The keys of a lesson's exercises, in order."""
    return list(_first_words(code, *EXERCISES, of="lesson"))


def calls(code: str) -> Iterator[ast.Call]:
    """The calls of a method or a function of a module in a piece of code, in its order."""
    try:
        tree = ast.parse(code)
    except SyntaxError:  # a magic, perhaps: nothing of a lesson
        return
    found = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    yield from sorted(found, key=lambda call: (call.lineno, call.col_offset))


def _first_words(code: Iterable[str], *names: str, of: str | None = None) -> Iterator[str]:
    """The first arguments, where they are texts, of the calls of these methods."""
    for cell in code:
        for call in calls(cell):
            owner = call.func.value if isinstance(call.func, ast.Attribute) else None
            if (
                isinstance(call.func, ast.Attribute)
                and call.func.attr in names
                and (of is None or (isinstance(owner, ast.Name) and owner.id == of))
                and call.args
                and isinstance(call.args[0], ast.Constant)
                and isinstance(call.args[0].value, str)
            ):
                yield call.args[0].value

"""What a page runs of a widget: the bundles that are built of `js/`, read from this package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

_FOLDER = files("unokart_widget.widgets") / "static"
_PART = "part-"


@cache
def bundle(name: str) -> str:
    """The text of a file of the front end, `table.js` say."""
    return _FOLDER.joinpath(name).read_text(encoding="utf-8")


@cache
def part_names() -> tuple[str, ...]:
    """The parts of the table that a page loads when they are first used, by name."""
    names = sorted(file.name for file in _FOLDER.iterdir())
    return tuple(
        name.removeprefix(_PART).removesuffix(".js")
        for name in names
        if name.startswith(_PART) and name.endswith(".js")
    )


@cache
def part(name: str) -> dict[str, str]:
    """The `code` of a part, a module, and its `style`, which may be empty.

    `name` is one of `part_names()`.
    """
    looks = f"{_PART}{name}.css"
    there = _FOLDER.joinpath(looks).is_file()
    return {"code": bundle(f"{_PART}{name}.js"), "style": bundle(looks) if there else ""}

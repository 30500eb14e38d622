"""What an author settles about the look of a table: its parts and its size."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping

from unokart_widget.errors import UnokartError, shown

PARTS: dict[str, tuple[bool, str]] = {
    "log": (True, "what has happened, in sentences"),
    "pace": (True, "how fast bots play, pause and single step"),
    "new_game": (True, "the dialog that begins another game"),
    "rulebook": (True, "all rules, to be read and searched"),
    "history": (True, "the table as it was earlier, and going on from there"),
    "hints": (True, "which moves are legal, and what a careful player would do"),
    "why": (True, "why each card can be played or not"),
    "odds": (True, "the odds panel, which can be switched on"),
    "scores": (True, "the points of each player"),
    "hands": (False, "the hands of all, open"),
    "settings": (True, "language, size and pace"),
    "start": (False, "a button that puts the cards back to the start"),
}
"""Each part of a table, whether it is there by default, and what it is."""

SIZES = ("normal", "large", "huge")


def read_show(show: object, *, start: bool) -> dict[str, bool]:
    """Which parts of a table are there. `start`: whether the button for that is, by default.

    Raises UnokartError for a part that does not exist, TypeError for what is no list of parts.
    """
    usual = {name: shown_first for name, (shown_first, _) in PARTS.items()} | {"start": start}
    return read_parts(show, usual, "A table")


def read_parts(show: object, usual: Mapping[str, bool], whose: str) -> dict[str, bool]:
    """Which parts are there, by name; `usual` by default. `whose` begins a sentence: "A table".

    Raises UnokartError for a part that does not exist, TypeError for what is no list of parts.
    """
    parts = dict(usual)
    if show is None:
        return parts
    if isinstance(show, str) or not isinstance(show, Iterable):
        one, other, *_ = usual
        raise TypeError(
            f'show says which parts are there: {{"{one}": False}} changes one, ["{one}", '
            f'"{other}"] shows only these; not {shown(show)!r}.'
        )
    names = list(show)
    for name in names:
        if not isinstance(name, str) or name not in usual:
            raise UnokartError(_unknown_part(name, usual, whose))
    if not isinstance(show, Mapping):
        return {name: name in names for name in usual}
    for name, there in show.items():
        parts[name] = read_truth(there, f"show[{name!r}]")
    return parts


def read_truth(value: object, name: str) -> bool:
    """True or False. Raises TypeError, which calls the value by its name."""
    # NumPy’s truth values count as well.
    if type(value).__name__ not in ("bool", "bool_"):
        raise TypeError(f"{name} is True or False, not {shown(value)!r}.")
    return bool(value)


def read_size(size: object) -> str:
    """The size of a table. Raises UnokartError for one that does not exist."""
    if not isinstance(size, str) or size not in SIZES:
        raise UnokartError(f"size is one of {', '.join(SIZES)}, not {shown(size)!r}.")
    return size


def _unknown_part(name: object, usual: Iterable[str], whose: str) -> str:
    near = difflib.get_close_matches(str(name), usual, n=1) if isinstance(name, str) else []
    advice = f"do you mean {near[0]!r}?" if near else f"there are {', '.join(usual)}."
    return f"{whose} has no part {shown(name)!r}: {advice}"

"""The sentences of the table's Python side, from `rulebook/<language>/notebook.ftl` and
`odds.ftl`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from unokart_widget.rulebook._catalogue import Catalogue


@cache
def _catalogue(language: str) -> Catalogue:
    from unokart_widget.rulebook._catalogue import Catalogue

    return Catalogue(language, "terms", "notebook", "odds")


def say(key: str, language: str, **arguments: str | float) -> str:
    """The sentence `key` in `language`; RulebookError when the catalogue has none."""
    return _catalogue(language).format(key, None, arguments)

"""How an event or a reason is put into words for a reader."""

from __future__ import annotations

from collections.abc import Sequence


def sentence(
    rule: str,
    kind: str,
    language: str,
    reader: int | None,
    names: Sequence[str],
    *,
    seat: int | None = None,
    other: int | None = None,
    card: str | None = None,
    top: str | None = None,
    cards: Sequence[str] = (),
    colour: str | None = None,
    number: int | None = None,
    direction: int | None = None,
) -> str:
    """The sentence for the reader at seat `reader` (None: nobody in particular)."""
    from . import rulebook

    def is_reader(person: int | None) -> bool | None:
        return None if reader is None or person is None else person == reader

    return rulebook.words(
        rule,
        kind,
        language,
        name=None if seat is None else names[seat],
        you=is_reader(seat),
        other=None if other is None else names[other],
        other_you=is_reader(other),
        card=card,
        top=top,
        cards=tuple(cards),
        colour=colour,
        number=number,
        direction=direction,
    )

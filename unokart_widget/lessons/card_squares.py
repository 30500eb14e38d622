"""A pile of cards as small squares, one for each card: what fits is filled."""

from __future__ import annotations

import html

from unokart_widget.drawing import ink
from unokart_widget.lessons.shown import Shown
from unokart_widget.odds._piles import Pile, What, how_many, read_pile

_SIDE = 10
_GAP = 1.4
_ORDER = "RYGBW"


def squares(pile: Pile, what: What, text: str, *, rows: int = 4) -> Shown:
    """The cards of a pile as squares in `rows` rows; those that are meant stand first, filled.

    `what` is what `uk.odds` counts: "wild", a colour, a function of a card. They fill whole columns
    where the fraction can be made simpler by `rows`. `text` says what is seen; it is shown below,
    and is all that a listener needs.
    """
    cards = sorted(read_pile(pile).elements(), key=lambda card: (_ORDER.index(card[0]), card))
    meant = [card for card in cards if how_many(read_pile([card]), what)]
    columns = -(-len(cards) // rows)
    side = _SIDE - _GAP
    drawn = []
    for place in range(len(cards)):
        column, row = divmod(place, rows)
        if place < len(meant):
            colour = meant[place][0]
            wild = " ukl-wild" if colour == "W" else ""
            look = f'fill="{ink(colour)}" class="ukl-filled{wild}"'
        else:
            look = 'class="ukl-empty"'
        x, y = column * _SIDE + _GAP / 2, row * _SIDE + _GAP / 2
        drawn.append(
            f'<rect x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" rx="1.8" {look}/>'
        )
    body = (
        f'<div class="ukl-squares" style="--columns:{columns}">'
        f'<svg viewBox="0 0 {columns * _SIDE} {rows * _SIDE}" aria-hidden="true">{"".join(drawn)}'
        f"</svg><div>{html.escape(text)}</div></div>"
    )
    return Shown(body, text)

"""Every way to choose some cards out of a hand, as small groups of cards."""

from __future__ import annotations

import html
from collections.abc import Sequence
from itertools import combinations

from unokart_widget import rulebook
from unokart_widget.lessons.cards import Cards
from unokart_widget.lessons.shown import Shown


def selections(hand: Sequence[str], size: int, *, language: str = "en") -> Shown:
    """All groups of `size` cards out of a hand, where their order does not matter.

    Two cards of the same face are two cards. Raises RulebookError for what is no card.
    """
    cards = Cards()
    groups = []
    lines = []
    for group in combinations(hand, size):
        label = rulebook.join([rulebook.card_name(card, language) for card in group], language)
        shown = "".join(map(cards.card, group))
        groups.append(
            f'<li><span class="ukl-group" role="img" aria-label="{html.escape(label, quote=True)}">'
            f"{shown}</span></li>"
        )
        lines.append(label)
    return Shown(f'<ul class="ukl-groups">{"".join(groups)}</ul>', "\n".join(lines), cards)

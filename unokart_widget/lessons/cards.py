"""The table's cards in the outputs of a lesson."""

from __future__ import annotations

import secrets

from unokart_widget import drawing


def shape(name: str) -> str:
    """A shape in a box of its own; it takes its colour from the text around it."""
    inner = drawing.shape(name)
    return f'<svg class="ukl-shape" viewBox="0 0 100 100" aria-hidden="true">{inner}</svg>'


class Cards:
    """The cards of one output: each is drawn once and then referred to."""

    def __init__(self) -> None:
        # Several outputs stand on a page, and each has to find its own cards.
        self._prefix = f"u{secrets.token_hex(4)}"
        self._used: dict[str, None] = {}

    def card(self, code: str, more: str = "") -> str:
        """A picture of the card `code` ("R7"), without words of its own."""
        self._used[code] = None
        return (
            f'<svg class="ukl-card{" " * bool(more)}{more}" viewBox="0 0 100 150" '
            f'aria-hidden="true"><use href="#{self._prefix}-{code}"/></svg>'
        )

    def definitions(self) -> str:
        """The drawings of all cards asked for so far; they have to stand in the same output."""
        if not self._used:
            return ""
        symbols = "".join(
            f'<symbol id="{self._prefix}-{code}" viewBox="0 0 100 150">'
            f"{drawing.card_face(code)}</symbol>"
            for code in self._used
        )
        return (
            '<svg class="ukl-definitions" width="0" height="0" aria-hidden="true">'
            f"<defs>{symbols}</defs></svg>"
        )

"""The project's drawings as pictures in a page. A screen reader passes over them."""

from __future__ import annotations

from markupsafe import Markup

from unokart_widget import drawing


def shape(name: str) -> Markup:
    """One shape, in the colour of the text around it; a wheel for one that there is not."""
    try:
        inner = drawing.shape(name)
    except KeyError:
        inner = drawing.shape("wheel")
    return Markup(f'<svg viewBox="0 0 100 100" aria-hidden="true">{inner}</svg>')


def card(code: str) -> Markup:
    """A card, written "R7" or "WI"."""
    inner = drawing.card_face(code)
    return Markup(f'<svg class="kart-card" viewBox="0 0 100 150" aria-hidden="true">{inner}</svg>')

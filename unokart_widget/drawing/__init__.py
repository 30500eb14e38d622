"""Drawings: the shapes that the table and Python share, cards, and a picture of a position."""

from unokart_widget.drawing.board import svg
from unokart_widget.drawing.cards import card_back, card_face, ink, shape

__all__ = ["card_back", "card_face", "ink", "shape", "svg"]

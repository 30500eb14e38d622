"""Cards in two characters, and how they stand for the cards of the kernel.

A colour `R Y G B` and a face: `0` to `9`, `D` Draw Two, `R` Reverse, `S` Skip; `W4` is Wild Draw
Four, `WI` Wild Item Box. Cards with the same two characters are alike.
"""

from .kernel import cards as kernel_cards

COLOURS = "RYGB"
FACES = "0123456789DRS"
CARD_HELP = "a card is a colour R, Y, G or B and a face 0 to 9, D, S or R; or W4 or WI"
DRAW_FOUR, ITEM_BOX = "W4", "WI"


def _text(card: int) -> str:
    rank = kernel_cards.RANK[card]
    if rank == kernel_cards.DRAW_FOUR:
        return DRAW_FOUR
    if rank == kernel_cards.ITEM_BOX:
        return ITEM_BOX
    return COLOURS[kernel_cards.COLOUR[card]] + FACES[rank]


DECK: tuple[str, ...] = tuple(_text(card) for card in range(kernel_cards.DECK_SIZE))
"""All 112 cards (`deck`), in the order red, yellow, green, blue, wild."""

COPIES: dict[str, tuple[int, ...]] = {
    text: tuple(card for card, other in enumerate(DECK) if other == text) for text in DECK
}
"""The numbers, in the kernel, of the cards that are alike."""

FACE_OF: dict[str, int] = {text: kernel_cards.FACE[copies[0]] for text, copies in COPIES.items()}


def colour_text(colour: int) -> str | None:
    """The letter of a colour of the kernel; None while a colour is still to be named."""
    return COLOURS[colour] if 0 <= colour < len(COLOURS) else None


def hand_cards(halves: list[int]) -> list[int]:
    """The cards of a set (two halves), in the order of the deck."""
    cards = []
    for half, first in ((kernel_cards.LOW, 0), (kernel_cards.HIGH, kernel_cards.LOW_CARDS)):
        bits = halves[half]
        while bits:
            lowest = bits & -bits
            cards.append(first + lowest.bit_length() - 1)
            bits ^= lowest
    return cards

"""The deck, and sets of cards (`deck`, `deck.items`).

A card is its number from 0 to 111: red, yellow, green and blue with 25 cards each, then the wilds.
A set of cards is two integers, one bit a card: the low half holds red and yellow (50 cards), the
high half green, blue and wild (62 cards). Both fit a signed 64-bit integer, so that interpreted and
compiled code agree.
"""

RED, YELLOW, GREEN, BLUE, WILD = 0, 1, 2, 3, 4
DRAW_TWO, REVERSE, SKIP, DRAW_FOUR, ITEM_BOX = 10, 11, 12, 13, 14
RANKS = 15
NO_CARD = -1

DECK_SIZE = 112
LOW, HIGH = 0, 1
LOW_CARDS = 50

_RANKS_OF_A_COLOUR = (0, *(rank for rank in range(1, DRAW_FOUR) for _ in range(2)))

COLOUR = (*(c for c in (RED, YELLOW, GREEN, BLUE) for _ in _RANKS_OF_A_COLOUR), *[WILD] * 12)
RANK = (*_RANKS_OF_A_COLOUR * 4, *[DRAW_FOUR] * 4, *[ITEM_BOX] * 8)
FACE = tuple(colour * RANKS + rank for colour, rank in zip(COLOUR, RANK, strict=True))
"""Cards with the same face (colour and rank) are alike to the rules: there are two of most."""

HALF = (*[LOW] * LOW_CARDS, *[HIGH] * (DECK_SIZE - LOW_CARDS))
BIT = tuple(1 << (card - LOW_CARDS * half) for card, half in enumerate(HALF))

POINTS = tuple(rank if rank < DRAW_TWO else 20 if rank < DRAW_FOUR else 50 for rank in RANK)
"""What each card counts in an opponent's hand (`score.hand`)."""


def _cards_with(values: tuple[int, ...], value: int, half: int) -> int:
    return sum(BIT[c] for c in range(DECK_SIZE) if values[c] == value and HALF[c] == half)


OF_COLOUR_LOW = tuple(_cards_with(COLOUR, colour, LOW) for colour in range(WILD + 1))
OF_COLOUR_HIGH = tuple(_cards_with(COLOUR, colour, HIGH) for colour in range(WILD + 1))
OF_RANK_LOW = tuple(_cards_with(RANK, rank, LOW) for rank in range(RANKS))
OF_RANK_HIGH = tuple(_cards_with(RANK, rank, HIGH) for rank in range(RANKS))
WILDS_HIGH = OF_COLOUR_HIGH[WILD]


# The compiling module exchanges these two for single instructions of the processor.


def count(cards: int) -> int:
    """How many cards a half of a set holds."""
    return cards.bit_count()


def nth(cards: int, k: int) -> int:
    """The place of the k-th card (from 0) in a half of a set."""
    for _ in range(k):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def nth_card(low: int, high: int, k: int) -> int:
    """The k-th card (from 0, in the order of the card numbers) of a set."""
    in_low = count(low)
    if k < in_low:
        return nth(low, k)
    return LOW_CARDS + nth(high, k - in_low)

"""What is counted in a simulated round: the notes of the kernel, by how often they were taken.

Compiled, the note itself counts, in `g.tally`; interpreted, `count_notes` goes through `g.notes`.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence

from unokart_widget.kernel import notes
from unokart_widget.kernel.cards import COLOUR

ITEMS = ("mushroom", "banana", "shell", "lightning", "bobomb")
"""The items by the colour of the card that is turned up: red, yellow, green, blue, wild."""

TALLIES = (
    "cards_drawn",
    "challenges_offered",
    "challenges_made",
    "challenges_won",
    "unos_forgotten",
    "unos_caught",
    *ITEMS,
)
"""The names of the counts, in the order in which they are kept."""

PLACES = {
    notes.TAKEN: TALLIES.index("cards_drawn"),
    notes.CHALLENGE_OFFERED: TALLIES.index("challenges_offered"),
    notes.CHALLENGE_SHOWN: TALLIES.index("challenges_made"),
    notes.CHALLENGE_WON_DREW: TALLIES.index("challenges_won"),
    notes.FORGOTTEN: TALLIES.index("unos_forgotten"),
    notes.UNO_CAUGHT: TALLIES.index("unos_caught"),
}
"""Where each note is counted; that of an Item Box goes by its item, from `TURNED_UP` on."""

TURNED_UP = TALLIES.index(ITEMS[0])


def count_notes(
    taken: Iterable[tuple[int, int, int, int, int]], tally: MutableSequence[int]
) -> None:
    """Add the notes of a round to `tally`, which has an entry for each of `TALLIES`."""
    for event, _seat, _other, card, _number in taken:
        if event == notes.ITEMBOX_TURNED:
            tally[TURNED_UP + COLOUR[card]] += 1
        elif event in PLACES:
            tally[PLACES[event]] += 1

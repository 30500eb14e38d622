"""The fields of a round, `g` in every function of the kernel.

`LAYOUT` lists them once. Interpreted, a round is a `Round` of integers and lists; the compiling
module makes from the same list a NumPy record, and the functions do not notice.
"""

from functools import cached_property
from typing import Any

from .knowledge import MOST_CHOICES, Known, Layout, Option, set_to_zero

MOST_PLAYERS = 10
NOBODY = -1

# Phases: what the seat to move has to decide.
TURN, DRAWN, NAME, AIM, ANSWER, OVER = 0, 1, 2, 3, 4, 5

# Why a colour is to be named.
AT_THE_START, BY_BOBOMB, BY_NO_CARD = 0, 1, 2

LAYOUT: Layout = (
    ("players", ()),
    # The options of the rules: 1 where the second choice holds.
    ("two_player_reverse_turns", ()),
    ("banana_by_seat", ()),
    ("last_item_box_ends", ()),
    ("bots", (MOST_PLAYERS,)),  # the character of each seat, 0 for a person
    ("scorers", (MOST_PLAYERS,)),  # the strategy of one's own of each seat that has one
    ("failed", ()),  # 1 once a score was not a number
    ("dealer", ()),
    ("direction", ()),  # 1 to the left, -1 to the right
    ("turn", ()),  # the seat that has to decide
    ("phase", ()),
    ("colour", ()),  # the colour in force; WILD while it is still to be named
    ("rank", ()),  # the rank of the top card
    ("drawn", ()),  # the card just drawn that may be played
    ("naming", ()),  # why a colour is to be named
    ("winner", ()),
    ("points", ()),  # what the winner scored
    ("turns", ()),  # turns taken so far
    ("starter", ()),  # the seat that took the first turn
    ("went", ()),  # the last seat to have taken a turn
    ("went_before", ()),  # the last seat other than that to have taken a turn
    ("dry_draws", ()),  # draws without a card, one after another
    ("unsaid", ()),  # the seat that did not say UNO, while it can be caught
    ("watched", ()),  # 1 once the bots have had their chance to catch
    ("challenged", ()),  # the seat that laid the last Wild Draw Four
    ("colour_before", ()),  # the colour in force before it
    ("held", (2,)),  # the hand it was laid from, without it
    ("hands", (MOST_PLAYERS, 2)),
    ("stock", (112,)),
    ("stock_size", ()),
    ("settled", ()),  # so many cards on top of the stock lie in their order, the rest in any
    ("discard", (112,)),
    ("discard_size", ()),
    ("seed", (2,)),  # two words of 32 bits
    ("number", ()),  # of this round: together with the seed it makes the streams
    ("shuffles", ()),
    ("streams", (2, 4)),
    # Orders that a record prescribes for the shuffles to come: faces, the next card first.
    ("plan", (1,)),
    ("plan_place", ()),
    ("plan_size", ()),
    ("plan_broken", ()),  # 1 when a shuffle could not be made as planned
)


class Round:
    """One round for the interpreter: every field of `LAYOUT`, and the notes taken."""

    players: int
    two_player_reverse_turns: int
    banana_by_seat: int
    last_item_box_ends: int
    bots: list[int]
    scorers: list[Any]
    failed: int
    dealer: int
    direction: int
    turn: int
    phase: int
    colour: int
    rank: int
    drawn: int
    naming: int
    winner: int
    points: int
    turns: int
    starter: int
    went: int
    went_before: int
    dry_draws: int
    unsaid: int
    watched: int
    challenged: int
    colour_before: int
    held: list[int]
    hands: list[list[int]]
    stock: list[int]
    stock_size: int
    settled: int
    discard: list[int]
    discard_size: int
    seed: list[int]
    number: int
    shuffles: int
    streams: list[list[int]]
    plan: list[int]
    plan_place: int
    plan_size: int
    plan_broken: int

    def __init__(self) -> None:
        set_to_zero(self, LAYOUT)
        self.notes: list[tuple[int, int, int, int, int]] = []
        self.shuffled: list[tuple[tuple[int, ...], int, tuple[int, ...]]] = []

    def copy(self) -> "Round":
        """A round in the same state, with no notes."""
        twin = Round.__new__(Round)
        for name, shape in LAYOUT:
            value = getattr(self, name)
            # A plan can be as long as a record, and is read only.
            if len(shape) == 1 and name != "plan":
                value = value[:]
            elif len(shape) == 2:
                value = [row[:] for row in value]
            setattr(twin, name, value)
        twin.notes = []
        twin.shuffled = []
        return twin

    def state(self) -> tuple[object, ...]:
        """Every field, to compare two rounds."""
        return tuple(getattr(self, name) for name, _ in LAYOUT)

    # What a strategy of one's own is told is made when there is one, and for each round anew.

    @cached_property
    def known(self) -> Known:
        """What the seat to move knows."""
        return Known()

    @cached_property
    def option(self) -> Option:
        """A move that it may make."""
        return Option()

    @cached_property
    def choices(self) -> list[int]:
        """All moves that it may make."""
        return [0] * MOST_CHOICES

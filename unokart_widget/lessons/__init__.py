"""What the notebooks of the rules are made of: rule cards, strips of moves, tables to try.

>>> from unokart_widget import lessons
>>> lessons.rule("item.after")
After the item
After a banana peel, a green shell or a Bob-omb it is the next player’s turn.
>>> strip = lessons.play_through("R5 + 0 | R7 G2 | YS Y9", ["0:R7"])

Each call gives something that a notebook shows as the last line of a cell.
"""

from unokart_widget.lessons.card_squares import squares
from unokart_widget.lessons.challenge_tree import tree
from unokart_widget.lessons.hand_selections import selections
from unokart_widget.lessons.item_spinner import spinner
from unokart_widget.lessons.number_columns import columns
from unokart_widget.lessons.pictures import (
    count,
    deck,
    hand,
    items,
    points_of,
    scoreboard,
    which_cards,
)
from unokart_widget.lessons.rule_cards import rule
from unokart_widget.lessons.strips import NAMES, LessonError, otherwise, play_through
from unokart_widget.lessons.tables import LessonTable, table

__all__ = [
    "NAMES",
    "LessonError",
    "LessonTable",
    "columns",
    "count",
    "deck",
    "hand",
    "items",
    "otherwise",
    "play_through",
    "points_of",
    "rule",
    "scoreboard",
    "selections",
    "spinner",
    "squares",
    "table",
    "tree",
    "which_cards",
]

"""What a strategy of one's own is told: what the seat to move knows, and one move that it may make.

The fields are plain integers and nested sequences of them, as those of a round, so that a strategy
runs interpreted and compiled alike. Nothing that the seat cannot know is among them.
"""

MOST_OTHERS = 9
MOST_CHOICES = 32

Layout = tuple[tuple[str, tuple[int, ...]], ...]

KNOWN: Layout = (
    ("players", ()),
    ("seat", ()),
    ("deciding", ()),
    ("cards", ()),
    ("points", ()),
    ("of_colour", (5,)),
    ("of_rank", (15,)),
    ("others", (MOST_OTHERS,)),
    ("fewest", ()),
    ("top_colour", ()),
    ("top_rank", ()),
    ("colour", ()),
    ("direction", ()),
    ("turns", ()),
    ("stock", ()),
    ("discards", ()),
    ("unseen", (5, 15)),
    ("unseen_of_colour", (5,)),
    ("unseen_of_rank", (15,)),
)

OPTION: Layout = (
    ("is_play", ()),
    ("is_draw", ()),
    ("is_pass", ()),
    ("is_colour", ()),
    ("is_aim", ()),
    ("is_challenge", ()),
    ("is_accept", ()),
    ("colour", ()),
    ("rank", ()),
    ("points", ()),
    ("names", ()),
    ("same_colour", ()),
    ("same_rank", ()),
    ("cards_left", ()),
    ("target", ()),
    ("target_cards", ()),
)


def _zeros(shape: tuple[int, ...]) -> object:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def set_to_zero(record: object, layout: Layout) -> None:
    """Give an object every field of a layout: 0, or lists of 0."""
    for name, shape in layout:
        setattr(record, name, _zeros(shape))


class Known:
    """What the seat that has to decide knows."""

    players: int
    """How many play."""
    seat: int
    """The seat itself, from 0."""
    deciding: int
    """What it has to decide: TURN (lay a card or draw), DRAWN (lay the card just drawn or pass),
    NAME (a colour), AIM (the shell), ANSWER (challenge or accept)."""
    cards: int
    """How many cards it holds."""
    points: int
    """What they would count for the winner."""
    of_colour: list[int]
    """How many it holds of each colour: RED, YELLOW, GREEN, BLUE, WILD."""
    of_rank: list[int]
    """How many it holds of each rank: 0 to 9, DRAW_TWO … ITEM_BOX."""
    others: list[int]
    """How many cards the others hold, in the order of play: the next player first. Nine entries,
    0 where there are fewer players."""
    fewest: int
    """The smallest of them."""
    top_colour: int
    """The colour of the top card: WILD for a wild."""
    top_rank: int
    """The rank of the top card."""
    colour: int
    """The colour in force; WILD while it is to be named."""
    direction: int
    """1 when play goes to the left, -1 to the right."""
    turns: int
    """How many turns were taken in this round."""
    stock: int
    """How many cards are in the stock."""
    discards: int
    """How many cards lie on the discard pile."""
    unseen: list[list[int]]
    """`unseen[colour][rank]`: how many such cards are not in the hand and not on the pile."""
    unseen_of_colour: list[int]
    """The same of each colour."""
    unseen_of_rank: list[int]
    """The same of each rank."""

    def __init__(self) -> None:
        set_to_zero(self, KNOWN)


class Option:
    """A move that the seat may make."""

    is_play: int
    """1 for laying a card, else 0; and so for the other kinds of moves."""
    is_draw: int
    is_pass: int
    """Keeping the card just drawn."""
    is_colour: int
    """Naming a colour, after an Item Box."""
    is_aim: int
    """Aiming the shell."""
    is_challenge: int
    is_accept: int
    colour: int
    """The colour of the card laid, WILD for a wild; -1 where none is laid."""
    rank: int
    """Its rank; -1 where none is laid."""
    points: int
    """What it would count in the hand."""
    names: int
    """The colour named, with a Wild Draw Four or after an Item Box, else -1."""
    same_colour: int
    """How many other cards of that colour (the named one, if one is) stay in the hand."""
    same_rank: int
    """How many other cards of its rank stay in the hand."""
    cards_left: int
    """How many cards are in the hand once the card is laid; else as many as now."""
    target: int
    """Whom it is aimed at, or who is challenged: so many seats on in the order of play, else 0."""
    target_cards: int
    """How many cards that player holds, else 0."""

    def __init__(self) -> None:
        set_to_zero(self, OPTION)

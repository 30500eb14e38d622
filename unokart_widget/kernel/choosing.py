"""How a strategy of one's own decides: every legal move gets its score, and the highest is made."""

from .cards import (
    BLUE,
    COLOUR,
    DECK_SIZE,
    DRAW_FOUR,
    FACE,
    HIGH,
    LOW,
    LOW_CARDS,
    NO_CARD,
    POINTS,
    RANK,
    RANKS,
    WILD,
    count,
    nth,
    nth_card,
)
from .going_out import hand_points
from .moves import (
    ACCEPT,
    AIMED,
    CHALLENGE,
    COLOUR_NAMED,
    DRAW,
    NO_CHOICE,
    PASS,
    PLAY,
    card_of,
    choice_of,
    move,
    what_of,
)
from .piles import hand_size
from .randomness import CHOICE_STREAM, below
from .state import AIM, ANSWER, DRAWN, NAME, Round
from .turns import playable_high, playable_low, seat_after

# How many cards of each face, colour and rank the deck has.
IN_DECK = tuple(FACE.count(face) for face in range((WILD + 1) * RANKS))
COLOUR_IN_DECK = tuple(COLOUR.count(colour) for colour in range(WILD + 1))
RANK_IN_DECK = tuple(RANK.count(rank) for rank in range(RANKS))


def score(g: Round) -> float:
    """What the strategy of the seat to move thinks of the move in `g.option`.

    The compiling module exchanges this for a call of the strategy in machine code; there, what is
    not a number is an error of the strategy.
    """
    value: float = g.scorers[g.turn](g.known, g.option)
    return value


def best_move(g: Round) -> int:
    """The legal move with the highest score; UNO is not said with it.

    Among equals a card comes before drawing or passing, accepting before a challenge; equal cards,
    colours and targets are chosen from by chance. A move that is the only one is not scored.
    """
    choices = list_choices(g)
    best = 0
    if choices > 1:
        find_out(g)
        most = 0.0
        equals = 0
        for k in range(choices):
            describe(g, g.choices[k])
            value = score(g)
            if value != value:
                g.failed = 1
            if equals == 0 or value > most:
                best = k
                most = value
                equals = 1
            elif value == most and what_of(g.choices[k]) == what_of(g.choices[best]):
                equals += 1
                if below(g, CHOICE_STREAM, equals) == 0:
                    best = k
    return g.choices[best]


def list_choices(g: Round) -> int:
    """Put the moves that the seat to move may make into `g.choices`; returns how many.

    Cards with the same face are one choice, a Wild Draw Four is one for each colour.
    """
    if g.phase == NAME:
        for colour in range(BLUE + 1):
            g.choices[colour] = move(COLOUR_NAMED, NO_CARD, colour, 0)
        return BLUE + 1
    if g.phase == AIM:
        for steps in range(1, g.players):
            g.choices[steps - 1] = move(AIMED, NO_CARD, seat_after(g, g.turn, steps), 0)
        return g.players - 1
    if g.phase == ANSWER:
        g.choices[0] = move(ACCEPT, NO_CARD, NO_CHOICE, 0)
        g.choices[1] = move(CHALLENGE, NO_CARD, NO_CHOICE, 0)
        return 2
    if g.phase == DRAWN:
        choices = list_card(g, 0, g.drawn)
        g.choices[choices] = move(PASS, NO_CARD, NO_CHOICE, 0)
        return choices + 1
    low = playable_low(g)
    high = playable_high(g)
    choices = 0
    face = -1
    for k in range(count(low) + count(high)):
        card = nth_card(low, high, k)
        if FACE[card] != face:
            face = FACE[card]
            choices = list_card(g, choices, card)
    g.choices[choices] = move(DRAW, NO_CARD, NO_CHOICE, 0)
    return choices + 1


def list_card(g: Round, choices: int, card: int) -> int:
    """Put the ways to lay a card behind the choices so far; returns how many there are then."""
    if RANK[card] != DRAW_FOUR:
        g.choices[choices] = move(PLAY, card, NO_CHOICE, 0)
        return choices + 1
    for colour in range(BLUE + 1):
        g.choices[choices + colour] = move(PLAY, card, colour, 0)
    return choices + BLUE + 1


def find_out(g: Round) -> None:
    """Fill in `g.known` for the seat to move."""
    known = g.known
    known.players = g.players
    known.seat = g.turn
    known.deciding = g.phase
    known.cards = hand_size(g, g.turn)
    known.points = hand_points(g, g.turn)
    known.top_colour = COLOUR[g.discard[g.discard_size - 1]]
    known.top_rank = g.rank
    known.colour = g.colour
    known.direction = g.direction
    known.turns = g.turns
    known.stock = g.stock_size
    known.discards = g.discard_size
    known.fewest = DECK_SIZE
    for steps in range(1, g.players):
        size = hand_size(g, seat_after(g, g.turn, steps))
        known.others[steps - 1] = size
        if size < known.fewest:
            known.fewest = size
    find_unseen(g)


def find_unseen(g: Round) -> None:
    """Count what the seat to move holds, and what it has not seen."""
    known = g.known
    for face in range(len(IN_DECK)):
        known.unseen[face // RANKS][face % RANKS] = IN_DECK[face]
    for colour in range(WILD + 1):
        known.of_colour[colour] = 0
        known.unseen_of_colour[colour] = COLOUR_IN_DECK[colour]
    for rank in range(RANKS):
        known.of_rank[rank] = 0
        known.unseen_of_rank[rank] = RANK_IN_DECK[rank]
    count_held(g, g.hands[g.turn][LOW], 0)
    count_held(g, g.hands[g.turn][HIGH], LOW_CARDS)
    for place in range(g.discard_size):
        see(g, g.discard[place])


def count_held(g: Round, cards: int, first: int) -> None:
    """Count half a hand, whose first card has the number `first`."""
    while cards != 0:
        card = first + nth(cards, 0)
        g.known.of_colour[COLOUR[card]] += 1
        g.known.of_rank[RANK[card]] += 1
        see(g, card)
        cards &= cards - 1


def see(g: Round, card: int) -> None:
    """Count a card as seen."""
    g.known.unseen[COLOUR[card]][RANK[card]] -= 1
    g.known.unseen_of_colour[COLOUR[card]] -= 1
    g.known.unseen_of_rank[RANK[card]] -= 1


def describe(g: Round, code: int) -> None:
    """Fill in `g.option` for a move of the seat to move."""
    option = g.option
    what = what_of(code)
    option.is_play = 1 if what == PLAY else 0
    option.is_draw = 1 if what == DRAW else 0
    option.is_pass = 1 if what == PASS else 0
    option.is_colour = 1 if what == COLOUR_NAMED else 0
    option.is_aim = 1 if what == AIMED else 0
    option.is_challenge = 1 if what == CHALLENGE else 0
    option.is_accept = 1 if what == ACCEPT else 0
    option.colour = -1
    option.rank = -1
    option.points = 0
    option.names = -1
    option.same_colour = 0
    option.same_rank = 0
    option.cards_left = g.known.cards
    option.target = 0
    option.target_cards = 0
    if what == PLAY:
        describe_card(g, card_of(code))
    if what == AIMED:
        describe_target(g, choice_of(code))
    elif what == CHALLENGE or what == ACCEPT:
        describe_target(g, g.challenged)
    elif choice_of(code) != NO_CHOICE:
        option.names = choice_of(code)
        option.same_colour = g.known.of_colour[option.names]


def describe_card(g: Round, card: int) -> None:
    """Fill in what there is to say of the card that a move lays."""
    option = g.option
    option.colour = COLOUR[card]
    option.rank = RANK[card]
    option.points = POINTS[card]
    option.same_colour = g.known.of_colour[COLOUR[card]] - 1
    option.same_rank = g.known.of_rank[RANK[card]] - 1
    option.cards_left = g.known.cards - 1


def describe_target(g: Round, seat: int) -> None:
    """Fill in at whom a move is aimed."""
    for steps in range(1, g.players):
        if seat_after(g, g.turn, steps) == seat:
            g.option.target = steps
            g.option.target_cards = g.known.others[steps - 1]

"""The characters that play by themselves.

Each decides from what its seat may know: its own hand, what lies open, how many cards the others
hold. Chance comes from the decisions' stream of the round, so that a seed repeats the whole game.
"""

from .cards import (
    BLUE,
    COLOUR,
    DRAW_FOUR,
    DRAW_TWO,
    HIGH,
    LOW,
    NO_CARD,
    OF_COLOUR_HIGH,
    OF_COLOUR_LOW,
    POINTS,
    RANK,
    WILD,
    count,
    nth_card,
)
from .choosing import best_move
from .moves import (
    ACCEPT,
    AIMED,
    CATCH,
    CHALLENGE,
    COLOUR_NAMED,
    DRAW,
    NO_CHOICE,
    PASS,
    PLAY,
    act,
    card_of,
    choice_of,
    move,
    what_of,
)
from .piles import hand_size
from .randomness import CHOICE_STREAM, below
from .setup import deal, draw_for_dealer, prepare
from .state import AIM, ANSWER, DRAWN, NAME, NOBODY, OVER, Round
from .turns import playable_high, playable_low, seat_after
from .uno import who_can_be_caught

STRATEGIES = ("random", "greedy", "careful")

# OWN is a strategy of one's own.
PERSON, RANDOM, GREEDY, CAREFUL, OWN = 0, 1, 2, 3, 4

# Out of 16 times, how often a character forgets to say UNO, and notices when another forgot.
FORGETS = (0, 4, 3, 1, 1)
NOTICES = (0, 4, 8, 14, 14)

# A move together with its seat.
SEAT_SHIFT = 16
CODE = (1 << SEAT_SHIFT) - 1
NO_MOVE = -1

# A player is near going out with so many cards.
FEW_CARDS = 2
# From so many cards in the hand behind it, a Wild Draw Four is challenged.
GREEDY_CHALLENGES_FROM = 6
CAREFUL_CHALLENGES_FROM = 4


def by_chance(g: Round, sixteenths: int) -> bool:
    """True so many times out of 16."""
    return below(g, CHOICE_STREAM, 16) < sixteenths


def decide(g: Round, character: int) -> int:
    """The move that the character makes for the seat to move."""
    if character == OWN:
        return decide_by_score(g)
    if g.phase == NAME:
        return move(COLOUR_NAMED, NO_CARD, choose_colour(g, character, g.turn), 0)
    if g.phase == AIM:
        return move(AIMED, NO_CARD, choose_target(g, character), 0)
    if g.phase == ANSWER:
        return move(CHALLENGE if doubts(g, character) else ACCEPT, NO_CARD, NO_CHOICE, 0)
    if g.phase == DRAWN:
        if character == CAREFUL and COLOUR[g.drawn] == WILD and not end_is_near(g):
            return move(PASS, NO_CARD, NO_CHOICE, 0)
        return lay_with_words(g, character, g.drawn)
    low = playable_low(g)
    high = playable_high(g)
    if low == 0 and high == 0:
        return move(DRAW, NO_CARD, NO_CHOICE, 0)
    if character == RANDOM:
        playable = count(low) + count(high)
        return lay_with_words(g, character, nth_card(low, high, below(g, CHOICE_STREAM, playable)))
    return lay_with_words(g, character, best_card(g, character, low, high))


def decide_by_score(g: Round) -> int:
    """The move that a strategy of one's own makes, with UNO unless it is forgotten."""
    code = best_move(g)
    if what_of(code) != PLAY:
        return code
    return move(PLAY, card_of(code), choice_of(code), says_uno(g, OWN))


def says_uno(g: Round, character: int) -> int:
    """1 where the character says UNO with the card that it lays: the last but one."""
    if hand_size(g, g.turn) == 2 and not by_chance(g, FORGETS[character]):
        return 1
    return 0


def lay_with_words(g: Round, character: int, card: int) -> int:
    """Lay that card, name a colour with a Wild Draw Four, and say UNO unless it is forgotten."""
    said = says_uno(g, character)
    colour = NO_CHOICE
    if RANK[card] == DRAW_FOUR:
        colour = choose_colour(g, character, g.turn)
    return move(PLAY, card, colour, said)


def choose_colour(g: Round, character: int, seat: int) -> int:
    """Any colour, or the one that the seat holds most of (the first of equals)."""
    if character == RANDOM:
        return below(g, CHOICE_STREAM, WILD)
    best = 0
    most = -1
    for colour in range(BLUE + 1):
        held = held_of_colour(g, seat, colour)
        if held > most:
            most = held
            best = colour
    return best


def held_of_colour(g: Round, seat: int, colour: int) -> int:
    """How many cards of a colour a seat holds."""
    low = g.hands[seat][LOW] & OF_COLOUR_LOW[colour]
    high = g.hands[seat][HIGH] & OF_COLOUR_HIGH[colour]
    return count(low) + count(high)


def choose_target(g: Round, character: int) -> int:
    """Any opponent, or the one with the fewest cards (the first of equals in the order of play)."""
    if character == RANDOM:
        return seat_after(g, g.turn, 1 + below(g, CHOICE_STREAM, g.players - 1))
    best = seat_after(g, g.turn, 1)
    for steps in range(2, g.players):
        seat = seat_after(g, g.turn, steps)
        if hand_size(g, seat) < hand_size(g, best):
            best = seat
    return best


def doubts(g: Round, character: int) -> bool:
    """Whether the character challenges: by chance, or when the hand behind the card is large."""
    if character == RANDOM:
        return by_chance(g, 8)
    if character == GREEDY:
        return hand_size(g, g.challenged) >= GREEDY_CHALLENGES_FROM
    return hand_size(g, g.challenged) >= CAREFUL_CHALLENGES_FROM


def end_is_near(g: Round) -> bool:
    """Whether somebody, the seat to move too, holds few cards."""
    for seat in range(g.players):
        if hand_size(g, seat) <= FEW_CARDS:
            return True
    return False


def best_card(g: Round, character: int, low: int, high: int) -> int:
    """The playable card that the character likes best (the first of equals)."""
    near = end_is_near(g)
    best = -1
    most = -1000
    for k in range(count(low) + count(high)):
        card = nth_card(low, high, k)
        liking = greedy_liking(card) if character == GREEDY else careful_liking(g, card, near)
        if liking > most:
            most = liking
            best = card
    return best


def greedy_liking(card: int) -> int:
    """How much the greedy character likes to lay a card: the dearest first, wilds last."""
    return 0 if COLOUR[card] == WILD else 1 + POINTS[card]


def careful_liking(g: Round, card: int, near: bool) -> int:
    """How much the careful character likes to lay a card now.

    Wilds are kept until the end is near, and a Wild Draw Four is not laid while it could be
    challenged with success. Action cards stop a next player who is about to go out. Else: the
    colour it holds most of, and high numbers first.
    """
    if COLOUR[card] == WILD:
        liking = 60 if near else -60
        if RANK[card] == DRAW_FOUR and held_of_colour(g, g.turn, g.colour) > 0:
            liking -= 100
        return liking
    liking = 3 * held_of_colour(g, g.turn, COLOUR[card])
    if RANK[card] < DRAW_TWO:
        return liking + RANK[card]
    if hand_size(g, seat_after(g, g.turn, 1)) <= FEW_CARDS:
        return liking + 40
    return liking + 5


def bot_can_catch(g: Round) -> bool:
    """Whether somebody forgot UNO and the bots have not yet had their chance to notice."""
    if g.watched or who_can_be_caught(g) == NOBODY:
        return False
    for seat in range(g.players):
        if g.bots[seat] != PERSON and seat != g.unsaid:
            return True
    return False


def bot_can_act(g: Round) -> bool:
    """Whether a bot has something to do: its move, or a chance to catch."""
    if g.phase == OVER:
        return False
    return g.bots[g.turn] != PERSON or bot_can_catch(g)


def who_notices(g: Round) -> int:
    """Each bot once, in the order of play, may notice a forgotten UNO: the first that does."""
    g.watched = 1
    for steps in range(1, g.players):
        seat = seat_after(g, g.unsaid, steps)
        if g.bots[seat] != PERSON and by_chance(g, NOTICES[g.bots[seat]]):
            return seat
    return NOBODY


def next_bot_move(g: Round) -> int:
    """The next thing that a bot does, as a move with its seat: a catch, else the move in turn.

    `NO_MOVE` where no bot noticed anything and a person is to move.
    """
    if bot_can_catch(g):
        catcher = who_notices(g)
        if catcher != NOBODY:
            return move(CATCH, NO_CARD, NO_CHOICE, 0) | catcher << SEAT_SHIFT
    if g.bots[g.turn] != PERSON:
        return decide(g, g.bots[g.turn]) | g.turn << SEAT_SHIFT
    return NO_MOVE


def play_round(g: Round, number: int, most_turns: int) -> None:
    """A whole round of bots alone: draw for the dealer, deal, and play to the end.

    It stops unfinished after `most_turns` turns: with many players a few rounds hardly end.
    """
    prepare(g, number)
    draw_for_dealer(g)
    deal(g)
    play_on(g, most_turns)


def play_on(g: Round, most_turns: int) -> None:
    """Bots alone play a round that is dealt to its end, but no more than `most_turns` turns."""
    while g.phase != OVER and g.turns < most_turns:
        code = next_bot_move(g)
        act(g, code >> SEAT_SHIFT, code & CODE)


def play_on_after(g: Round, code: int, most_turns: int) -> None:
    """Make that legal move (with its seat; `NO_MOVE`: none), and let bots alone play on.

    They play to the end, but no more than `most_turns` turns.
    """
    if code != NO_MOVE:
        make_first(g, code)
    play_on(g, most_turns)


def make_first(g: Round, code: int) -> None:
    """Make that legal move, with its seat."""
    act(g, code >> SEAT_SHIFT, code & CODE)

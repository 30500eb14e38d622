"""The dealer, the deal and the first card (`setup.*`, `turn.order`)."""

from .cards import COLOUR, DRAW_FOUR, DRAW_TWO, ITEM_BOX, NO_CARD, RANK, REVERSE, SKIP, count
from .items import ask_for_colour
from .notes import (
    DEALER_CHOSEN,
    DEALER_DREW,
    DEALER_TIED,
    DEALT,
    NEXT_DEALS,
    ORDER_BEGINS,
    START_DRAW2_DREW,
    START_DRAW4_RETURNED,
    START_ITEMBOX_ASKED,
    START_REVERSE_BEGINS,
    START_SKIP_SKIPPED,
    START_TURNED,
    note,
)
from .piles import draw, gather, give, lay, put_back, shuffle_stock, take
from .randomness import CHOICE_STREAM, start_stream
from .state import AT_THE_START, NOBODY, TURN, Round
from .turns import begin_turn, pass_on

HAND_SIZE = 7

# Each shuffle has its own part of the deck's stream, whether or not the dealer was drawn.
DEALERS_SHUFFLE, DEALS_SHUFFLE = 0, 1


def prepare(g: Round, number: int) -> None:
    """An empty table for round `number` of the seed: nobody has gone, nothing is laid."""
    g.number = number
    g.shuffles = DEALERS_SHUFFLE - 1
    start_stream(g, CHOICE_STREAM, 0)
    g.direction = 1
    g.phase = TURN
    g.drawn = NO_CARD
    g.winner = NOBODY
    g.points = 0
    g.turns = 0
    g.starter = NOBODY
    g.went = NOBODY
    g.went_before = NOBODY
    g.dry_draws = 0
    g.unsaid = NOBODY
    g.watched = 0
    g.challenged = NOBODY


def draw_for_dealer(g: Round) -> None:
    """Each player draws a card; the highest deals first (`setup.dealer`, `setup.dealer.tie`)."""
    gather(g)
    shuffle_stock(g)
    contenders = (1 << g.players) - 1
    while count(contenders) > 1:
        if g.stock_size < g.players:
            gather(g)
            shuffle_stock(g)
        contenders = highest_of(g, contenders)
        if count(contenders) > 1:
            note(g, DEALER_TIED, -1, -1, -1, count(contenders))
    g.dealer = count(contenders - 1)
    note(g, DEALER_CHOSEN, g.dealer, -1, -1, -1)


def highest_of(g: Round, contenders: int) -> int:
    """Those of the contenders (a bit a seat) who draw the highest rank; other cards count 0."""
    highest = -1
    tied = 0
    for seat in range(g.players):
        if contenders & (1 << seat):
            card = take(g)
            note(g, DEALER_DREW, seat, -1, card, -1)
            rank = RANK[card] if RANK[card] < DRAW_TWO else 0
            if rank > highest:
                highest = rank
                tied = 0
            if rank == highest:
                tied |= 1 << seat
    return tied


def pass_the_deal(g: Round) -> None:
    """In each later round the deal passes to the left (`setup.next`)."""
    g.dealer = (g.dealer + 1) % g.players
    note(g, NEXT_DEALS, g.dealer, -1, -1, -1)


def deal(g: Round) -> None:
    """Shuffle, and deal seven cards each, beginning at the dealer's left (`setup.deal`)."""
    gather(g)
    g.shuffles = DEALS_SHUFFLE - 1
    shuffle_stock(g)
    for _ in range(HAND_SIZE):
        for steps in range(1, g.players + 1):
            give(g, (g.dealer + steps) % g.players, take(g))
    note(g, DEALT, g.dealer, -1, -1, HAND_SIZE)
    turn_up_first_card(g)


def turn_up_first_card(g: Round) -> None:
    """Turn up the top card of the stock to start the discard pile (`setup.start`)."""
    card = take(g)
    note(g, START_TURNED, -1, -1, card, -1)
    while RANK[card] == DRAW_FOUR:
        note(g, START_DRAW4_RETURNED, -1, -1, card, -1)
        put_back(g, card)
        shuffle_stock(g)
        card = take(g)
        note(g, START_TURNED, -1, -1, card, -1)
    lay(g, card)
    g.colour = COLOUR[card]
    begin_turn(g, g.dealer)
    first_turn(g, RANK[card])


def first_turn(g: Round, rank: int) -> None:
    """Who begins, and what the first card does (`turn.order`, `setup.start.*`)."""
    if rank == ITEM_BOX:
        ask_for_colour(g, AT_THE_START)
        note(g, START_ITEMBOX_ASKED, g.dealer, -1, -1, -1)
        return
    if rank == REVERSE:
        g.direction = -1
        note(g, START_REVERSE_BEGINS, g.dealer, -1, -1, -1)
        return
    pass_on(g, 1)
    if rank == DRAW_TWO:
        drawn = draw(g, g.turn, 2)
        note(g, START_DRAW2_DREW, g.turn, -1, -1, drawn)
        pass_on(g, 1)
    elif rank == SKIP:
        note(g, START_SKIP_SKIPPED, g.turn, -1, -1, -1)
        pass_on(g, 1)
    else:
        note(g, ORDER_BEGINS, g.turn, -1, -1, -1)

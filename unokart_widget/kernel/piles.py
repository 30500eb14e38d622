"""Hands, the stock and the discard pile (`stock.empty`).

The stock is not put in order when it is shuffled: every card taken is drawn at random from those
that lie in it, which is the same. Where an order is known (a position's next cards, a record) the
`settled` cards on top are taken as they lie.
"""

from .cards import BIT, DECK_SIZE, FACE, HALF, HIGH, LOW, NO_CARD, RANK, count
from .notes import STOCK_CUT_SHORT, STOCK_RESHUFFLED, TAKEN, note, note_shuffle
from .randomness import DECK_STREAM, below, start_stream
from .state import Round


def hand_size(g: Round, seat: int) -> int:
    """How many cards a seat holds."""
    return count(g.hands[seat][LOW]) + count(g.hands[seat][HIGH])


def hand_is_empty(g: Round, seat: int) -> bool:
    """Whether a seat holds no card."""
    return g.hands[seat][LOW] == 0 and g.hands[seat][HIGH] == 0


def holds(g: Round, seat: int, card: int) -> bool:
    """Whether a seat holds that very card."""
    return g.hands[seat][HALF[card]] & BIT[card] != 0


def give(g: Round, seat: int, card: int) -> None:
    """Put a card into a hand."""
    g.hands[seat][HALF[card]] |= BIT[card]


def remove(g: Round, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    g.hands[seat][HALF[card]] ^= BIT[card]


def lay(g: Round, card: int) -> None:
    """Lay a card on top of the discard pile."""
    g.discard[g.discard_size] = card
    g.discard_size += 1
    g.rank = RANK[card]


def put_back(g: Round, card: int) -> None:
    """Put a card back among those of the stock; it is to be shuffled next."""
    g.stock[g.stock_size] = card
    g.stock_size += 1


def gather(g: Round) -> None:
    """All 112 cards in the stock, none in a hand or on the discard pile (`deck`)."""
    for card in range(DECK_SIZE):
        g.stock[card] = card
    g.stock_size = DECK_SIZE
    g.discard_size = 0
    for seat in range(g.players):
        g.hands[seat][LOW] = 0
        g.hands[seat][HIGH] = 0


def shuffle_stock(g: Round) -> None:
    """Give the cards of the stock a new order: the planned one, else one by chance."""
    g.shuffles += 1
    start_stream(g, DECK_STREAM, g.shuffles)
    g.settled = 0
    if g.plan_size > 0:
        follow_plan(g)
    note_shuffle(g)


def follow_plan(g: Round) -> None:
    """Order the stock as the plan says, or mark the plan as broken if it names other cards."""
    if g.plan_size < g.stock_size:
        g.plan_broken = 1
        g.plan_size = 0
        return
    for place in range(g.stock_size - 1, -1, -1):
        face = g.plan[g.plan_place]
        found = place
        while found >= 0 and FACE[g.stock[found]] != face:
            found -= 1
        if found < 0:
            g.plan_broken = 1
            g.plan_size = 0
            return
        card = g.stock[found]
        g.stock[found] = g.stock[place]
        g.stock[place] = card
        g.plan_place += 1
        g.plan_size -= 1
    g.settled = g.stock_size


def refill(g: Round) -> None:
    """Shuffle the discard pile but for its top card to become the stock (`stock.empty`)."""
    spare = g.discard_size - 1
    if spare <= 0:
        return
    for place in range(spare):
        g.stock[place] = g.discard[place]
    g.stock_size = spare
    g.discard[0] = g.discard[spare]
    g.discard_size = 1
    shuffle_stock(g)
    note(g, STOCK_RESHUFFLED, -1, -1, -1, spare)


def take(g: Round) -> int:
    """Take the next card of the stock, or `NO_CARD` where there is none to be had."""
    if g.stock_size == 0:
        refill(g)
        if g.stock_size == 0:
            return NO_CARD
    g.stock_size -= 1
    top = g.stock_size
    if g.settled > 0:
        g.settled -= 1
        return g.stock[top]
    place = below(g, DECK_STREAM, top + 1)
    card = g.stock[place]
    g.stock[place] = g.stock[top]
    return card


def draw(g: Round, seat: int, cards: int) -> int:
    """Draw so many cards into a hand; returns how many there were to be had."""
    for drawn in range(cards):
        card = take(g)
        if card == NO_CARD:
            note(g, STOCK_CUT_SHORT, seat, -1, -1, cards - drawn)
            return drawn
        give(g, seat, card)
        note(g, TAKEN, seat, -1, card, 1)
    return cards

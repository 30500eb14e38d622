"""What a seat has not seen: the cards of the stock and of the other hands, and what it knows of
them. All of it follows from the events as that seat saw them and from what lies open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import history
from .kernel.piles import hand_size
from .notation import DECK

if TYPE_CHECKING:
    from .events import Event
    from .game_state import GameState


@dataclass(frozen=True)
class Unseen:
    """The cards that a seat has not seen, and what it knows of where they are.

    Only what was open to that seat counts, up to this moment of the game; no conclusion is drawn
    from how others play or what they keep.
    """

    seat: int | None
    """The seat; None is a spectator, who sees no hand."""
    cards: Counter[str]
    """All of them: the stock and the hands of the others together."""
    hands: dict[int, int]
    """How many cards each of the others holds, by seat."""
    known: dict[int, Counter[str]]
    """Cards known to be in a hand, by seat: shown in a challenge and not laid since, say."""
    held: Counter[str]
    """Cards known to be in the hands of the others, whosever: `known`, and after a reshuffle all
    that did not come from the discard pile."""
    stock: int
    """How many cards the stock has."""
    stock_known: Counter[str]
    """Cards known to be in the stock: all of it after a reshuffle, until another player draws; a
    Wild Draw Four that went back at the start, as long."""

    @property
    def stock_pile(self) -> Counter[str]:
        """The pile from which the next card of the stock comes, for `uk.odds`.

        Those cards that may be in the stock; each is taken to be as likely as any other to be next.
        """
        return self.cards - self.held

    @property
    def hand_pile(self) -> Counter[str]:
        """The pile from which the unknown cards of the other hands come, for `uk.odds`.

        Those cards that may be in any hand; each is taken to be as likely as any other. (Between a
        reshuffle and the next, those that were in a hand before are in truth a little likelier.)
        """
        return self.cards - _sum(self.known.values()) - self.stock_known

    def __str__(self) -> str:
        lines = [f"{self.cards.total()} unseen cards: {_text(self.cards)}"]
        for seat, size in self.hands.items():
            known = self.known[seat]
            lines.append(
                f"seat {seat}: {size} in hand"
                + (f", known of them: {_text(known)}" if known else "")
            )
        lines.append(
            f"stock: {self.stock}"
            + (f", known of them: {_text(self.stock_known)}" if self.stock_known else "")
        )
        return "\n".join(lines)

    __repr__ = __str__


def unseen_by(game: GameState, seat: int | None) -> Unseen:
    """What that seat (None: a spectator) has not seen. `Game.unseen` tells more."""
    g = game.state
    first = history.first_event(game._moments, game.round_start)
    events = [event.seen_by(seat) for event in game._events[first:]]
    sizes = {other: hand_size(g, other) for other in range(g.players) if other != seat}
    own = Counter(() if seat is None else game.hands[seat])
    stock = _first_stock(g.stock_size, events)
    memory = _Memory(seat, sizes, _first_hand(own, events, seat), stock)
    position = game._logs[-1].position
    if position is not None:
        memory.lay_open(position[:2])
    memory.follow(events)
    if game.round_over:
        # All hands lie open.
        for other in sizes:
            memory.known[other] = Counter(game.hands[other])
    return memory.result()


def _first_hand(own: Counter[str], events: Iterable[Event], seat: int | None) -> Counter[str]:
    """The hand with which a seat began the round, from the one that it has now."""
    hand = own.copy()
    for event in events:
        if event.seat == seat and _is_play(event):
            hand[event.card or ""] += 1
        elif event.seat == seat and _is_draw(event):
            hand.subtract(event.cards)
    return hand


def _first_stock(stock: int, events: Iterable[Event]) -> int:
    """How many cards the stock had when the hands had been dealt."""
    for event in events:
        if _is_draw(event):
            stock += event.number or 0
        elif _is_turned(event):
            stock += 1
        elif event.kind == "returned":
            stock -= 1
        elif event.kind == "reshuffled":
            stock -= event.number or 0
    return stock


def _is_play(event: Event) -> bool:
    return event.kind == "played"


def _is_turned(event: Event) -> bool:
    return event.kind == "turned" and event.rule in ("setup.start", "action.itembox")


def _is_draw(event: Event) -> bool:
    return event.kind in ("drew", "caught") and event.rule != "setup.dealer"


class _Memory:
    """What a seat remembers, event by event.

    A card is in the stock or in another hand until it is seen. `held` are those that cannot be in
    the stock; where it is not known which of two like cards was laid, it is taken to be of these.
    """

    def __init__(
        self, seat: int | None, sizes: dict[int, int], hand: Counter[str], stock: int
    ) -> None:
        self.seat = seat
        self.sizes = sizes
        self.cards = Counter(DECK) - hand
        self.stock = stock
        self.discard: list[str] = []
        self.known: dict[int, Counter[str]] = {other: Counter() for other in sizes}
        self.held: Counter[str] = Counter()
        self.returned: Counter[str] = Counter()
        self.to_refill = False

    def follow(self, events: Sequence[Event]) -> None:
        for place, event in enumerate(events):
            if _is_draw(event):
                played = _played_at_once(events[place + 1 : place + 3])
                self.draw(event.seat, event.number or 0, event.cards or played)
            elif _is_turned(event):
                self.turn_up(event.card or "")
            elif _is_play(event):
                self.play(event.seat, event.card or "")
            elif event.kind == "returned":
                self.put_back(event.card or "")
            elif event.kind == "reshuffled":
                # Some cards of the draw that this befell came before it.
                self.to_refill = True
            elif event.kind == "shown" and event.seat in self.known and event.cards:
                self.known[event.seat] |= Counter(event.cards)
                self.held |= _sum(self.known.values())

    def lay_open(self, card: str) -> None:
        self.cards[card] -= 1
        self.discard.append(card)

    def turn_up(self, card: str) -> None:
        if self.to_refill:
            self.refill()
        self.stock -= 1
        _take_out(self.returned, card)
        self.lay_open(card)

    def put_back(self, card: str) -> None:
        self.discard.remove(card)
        self.cards[card] += 1
        self.returned[card] += 1
        self.stock += 1

    def play(self, seat: int | None, card: str) -> None:
        if seat not in self.known:
            self.discard.append(card)
            return
        _take_out(self.known[seat], card)
        if self.held[card] > sum(known[card] for known in self.known.values()):
            self.held[card] -= 1
        self.lay_open(card)

    def draw(self, seat: int | None, number: int, cards: Sequence[str]) -> None:
        if self.to_refill:
            before = self.stock
            self.take(seat, before, cards[:before])
            self.refill()
            number, cards = number - before, cards[before:]
        self.take(seat, number, cards)

    def take(self, seat: int | None, number: int, cards: Sequence[str]) -> None:
        """So many cards go from the stock to a hand; `cards` where it is known which."""
        if not cards and 0 < number == self.stock:
            pile = self.cards - self.held
            if pile.total() == number:
                # All of a stock whose cards are known.
                cards = tuple(pile.elements())
        for card in cards:
            _take_out(self.returned, card)
            if seat in self.known:
                self.known[seat][card] += 1
                self.held[card] += 1
            else:
                self.cards[card] -= 1
        if number and not cards:
            self.returned.clear()
        self.stock -= number

    def refill(self) -> None:
        """The discard pile but for its top card becomes the stock: all else is in hands."""
        self.to_refill = False
        self.held = +self.cards
        self.returned.clear()
        *spare, top = self.discard
        self.cards.update(spare)
        self.stock = len(spare)
        self.discard = [top]

    def result(self) -> Unseen:
        self.held |= _sum(self.known.values())
        if self.stock == 0:
            self.held = +self.cards
        known = _sum(self.known.values())
        open_hands = [s for s, size in self.sizes.items() if self.known[s].total() < size]
        if len(open_hands) == 1:
            self.known[open_hands[0]] += self.held - known
        pile = self.cards - self.held
        return Unseen(
            self.seat,
            _in_order(self.cards),
            self.sizes,
            {seat: _in_order(cards) for seat, cards in self.known.items()},
            _in_order(self.held),
            self.stock,
            _in_order(pile if pile.total() == self.stock else self.returned),
        )


def _played_at_once(following: Sequence[Event]) -> tuple[str, ...]:
    """The card that a player drew, where it was laid at once (`turn.draw.play`)."""
    if [event.kind for event in following] == ["may_play", "played"]:
        return (following[1].card or "",)
    return ()


def _take_out(cards: Counter[str], card: str) -> None:
    if cards[card] > 0:
        cards[card] -= 1


def _sum(hands: Iterable[Counter[str]]) -> Counter[str]:
    return sum(hands, Counter())


def _in_order(cards: Counter[str]) -> Counter[str]:
    """In the order of the deck, without those that are not there."""
    return Counter({card: cards[card] for card in dict.fromkeys(DECK) if cards[card] > 0})


def _text(cards: Counter[str]) -> str:
    return " ".join(cards.elements())

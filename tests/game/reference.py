"""A second reading of the rules: one round on plain lists, written from the rule book alone.

It exists to be compared with the game, action by action. It is slow, knows no randomness (the order
of the deck and of each reshuffle is told to it) and follows every single card, so that it also
knows who has seen which.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

COLOURS = "RYGB"


@dataclass(eq=False)
class Card:
    """One card of the 112: two red sevens are two cards."""

    name: str
    seen_by: set[int] = field(default_factory=set)

    @property
    def wild(self) -> bool:
        return self.name[0] == "W"


def worth(name: str) -> int:
    """The points of a card left in a hand."""
    if name[0] == "W":
        return 50
    return int(name[1]) if name[1].isdigit() else 20


class Reference:
    """One round. `play` takes the notation of a move and does what the rules say."""

    def __init__(
        self,
        players: int,
        deck: Sequence[str],
        dealer: int | None = None,
        *,
        shuffles: Iterable[str] = (),
        two_player_reverse: str = "skip",
        banana: str = "went",
        last_item_box: str = "flip",
    ) -> None:
        self.players = players
        self.everyone = set(range(players))
        self.two_player_reverse = two_player_reverse
        self.banana = banana
        self.last_item_box = last_item_box
        self.deck = [Card(name) for name in deck]
        self.shuffles: list[list[Card]] = []  # what each shuffle made, for the taint test
        self.coming = list(shuffles)
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.stock = list(self.deck)
        self.pile: list[Card] = []
        self.colour: str | None = None
        self.direction = 1
        self.turn = 0
        self.phase = "turn"
        self.after = 0  # whose turn it is once a colour has been named
        self.drawn: Card | None = None
        self.gone: list[int] = []
        self.silent: int | None = None  # laid the last card but one and has not said UNO
        self.played_wild = -1
        self.rightly_challenged = False
        self.asked_in_vain = 0
        self.winner: int | None = None
        self.points: int | None = None
        if dealer is not None:
            self.deal(dealer)

    # Setting up

    def deal(self, dealer: int) -> None:
        for _ in range(7):
            for step in range(self.players):
                self.give((dealer + 1 + step) % self.players)
        while self.stock[0].name == "W4":
            self.stock[0].seen_by |= self.everyone
            self.stock = self.ordered(self.stock)
        first = self.turn_up()
        left = (dealer + 1) % self.players
        second = (dealer + 2) % self.players
        self.turn = left
        if first.name == "WI":
            self.phase, self.turn, self.after = "colour", dealer, left
            return
        self.colour = first.name[0]
        if first.name[1] == "R":
            self.turn, self.direction = dealer, -1
        elif first.name[1] == "S":
            self.turn = second
        elif first.name[1] == "D":
            self.draw(left, 2)
            self.turn = second

    def place(self, top: str, hands: Sequence[Sequence[str]], direction: int, turn: int) -> None:
        """Begins in the middle of a round; the deck is what is not placed."""
        left = {id(card): card for card in self.deck}

        def find(name: str) -> Card:
            card = next(card for card in left.values() if card.name == name)
            return left.pop(id(card))

        self.pile = [find(top[:2])]
        self.pile[0].seen_by |= self.everyone
        self.colour = top[3] if top[0] == "W" else top[0]
        for seat, hand in enumerate(hands):
            self.hands[seat] = [find(name) for name in hand]
            for card in self.hands[seat]:
                card.seen_by.add(seat)
        self.stock = list(left.values())
        self.direction, self.turn = direction, turn
        self.gone = [(turn - direction) % self.players]

    # Cards on the move

    def ordered(self, pile: list[Card]) -> list[Card]:
        """The same cards in the order that the next shuffle is said to have made."""
        text = self.coming.pop(0)
        pile = list(pile)
        new = []
        for name in (text[i : i + 2] for i in range(0, len(text), 2)):
            card = next(card for card in pile if card.name == name)
            pile.remove(card)
            new.append(card)
        assert not pile, "a shuffle lost cards"
        self.shuffles.append(list(new))
        return new

    def next_card(self) -> Card | None:
        if not self.stock and len(self.pile) > 1:
            self.stock = self.ordered(self.pile[:-1])
            self.pile = self.pile[-1:]
        return self.stock.pop(0) if self.stock else None

    def give(self, seat: int) -> Card | None:
        card = self.next_card()
        if card is not None:
            self.hands[seat].append(card)
            card.seen_by.add(seat)
        return card

    def draw(self, seat: int, number: int) -> None:
        for _ in range(number):
            self.give(seat)

    def turn_up(self) -> Card:
        card = self.next_card()
        assert card is not None
        self.pile.append(card)
        card.seen_by |= self.everyone
        return card

    # Whose turn

    def seat_after(self, seat: int, steps: int = 1) -> int:
        return (seat + steps * self.direction) % self.players

    def go_to(self, seat: int) -> None:
        self.turn, self.phase, self.drawn = seat, "turn", None

    def end(self, winner: int | None) -> None:
        self.phase, self.winner = "over", winner
        self.points = 0
        if winner is not None:
            self.points = sum(
                worth(card.name)
                for seat, hand in enumerate(self.hands)
                for card in hand
                if seat != winner
            )

    def out_or(self, seat: int, following: int) -> None:
        """The round ends when that hand is empty; else it is the turn of `following`."""
        if self.hands[seat]:
            self.go_to(following)
        else:
            self.end(seat)

    # Moves

    def fits(self, card: Card) -> bool:
        if card.wild or card.name[0] == self.colour:
            return True
        top = self.pile[-1]
        return not top.wild and card.name[1] == top.name[1]

    def silent_seat(self) -> int | None:
        """Who may say UNO late or be caught now."""
        if self.silent is None or self.phase == "over" or len(self.hands[self.silent]) != 1:
            return None
        return self.silent

    def moves(self) -> set[str]:
        seat = self.turn
        found = set()
        if self.phase == "colour":
            found |= {f"{seat}:={colour}" for colour in COLOURS}
        elif self.phase == "aim":
            found |= {f"{seat}:@{other}" for other in range(self.players) if other != seat}
        elif self.phase == "challenge":
            found |= {f"{seat}:challenge", f"{seat}:accept"}
        elif self.phase in ("turn", "drawn"):
            found.add(f"{seat}:draw" if self.drawn is None else f"{seat}:pass")
            for card in self.hands[seat]:
                if (self.drawn is None or card is self.drawn) and self.fits(card):
                    texts = [card.name]
                    if card.name == "W4":
                        texts = [f"W4={colour}" for colour in COLOURS]
                    for text in texts:
                        found.add(f"{seat}:{text}")
                        if len(self.hands[seat]) == 2:
                            found.add(f"{seat}:{text}!")
        silent = self.silent_seat()
        if silent is not None:
            found.add(f"{silent}:uno")
            found |= {f"{other}:catch" for other in range(self.players) if other != silent}
        return found

    def play(self, text: str) -> None:
        seat_text, what = text.split(":")
        seat = int(seat_text)
        if what in ("uno", "catch"):
            caught = self.silent
            assert caught is not None
            self.silent = None
            if what == "catch":
                self.draw(caught, 2)
        elif what[0] == "=":
            self.colour = what[1]
            self.go_to(self.after)
        elif what[0] == "@":
            self.draw(int(what[1:]), 1)
            self.out_or(seat, self.seat_after(seat))
        elif what in ("challenge", "accept"):
            self.silent = None
            self.answer(seat, what == "challenge")
        elif what == "draw":
            self.silent = None
            self.draw_one(seat)
        elif what == "pass":
            self.go_to(self.seat_after(seat))
        else:
            self.silent = None
            self.lay(seat, what)

    def answer(self, challenger: int, challenged: bool) -> None:
        player = self.played_wild
        if not challenged:
            self.draw(challenger, 4)
        else:
            for card in self.hands[player]:
                card.seen_by.add(challenger)
            if self.rightly_challenged:
                self.draw(player, 4)
                self.go_to(challenger)
                return
            self.draw(challenger, 6)
        self.go_to(self.seat_after(challenger))

    def draw_one(self, seat: int) -> None:
        self.gone.append(seat)
        card = self.give(seat)
        if card is None:
            self.asked_in_vain += 1
            if self.asked_in_vain == self.players:
                self.end(None)
                return
        else:
            self.asked_in_vain = 0
        if card is not None and self.fits(card):
            self.phase, self.drawn = "drawn", card
        else:
            self.go_to(self.seat_after(seat))

    def lay(self, seat: int, what: str) -> None:
        says_uno = what.endswith("!")
        name = what[:2]
        hand = self.hands[seat]
        if self.drawn is not None and self.drawn.name == name:
            card = self.drawn
        else:
            card = next(card for card in hand if card.name == name)
        hand.remove(card)
        self.pile.append(card)
        card.seen_by |= self.everyone
        self.gone.append(seat)
        self.asked_in_vain = 0
        if len(hand) == 1 and not says_uno:
            self.silent = seat
        if name == "WI":
            self.open_item_box(seat)
            return
        if name == "W4":
            # The hand as it is now: what is drawn later (after a catch) was not there to be laid.
            self.rightly_challenged = any(card.name[0] == self.colour for card in hand)
            self.colour = what[3]
            following = self.seat_after(seat)
            if hand:
                self.go_to(following)
                self.phase, self.played_wild = "challenge", seat
            else:
                self.draw(following, 4)
                self.end(seat)
            return
        self.colour = name[0]
        steps = 1
        if name[1] == "R":
            if self.players == 2 and self.two_player_reverse == "skip":
                steps = 2
            else:
                self.direction = -self.direction
        elif name[1] == "S":
            steps = 2
        elif name[1] == "D":
            self.draw(self.seat_after(seat), 2)
            steps = 2
        self.out_or(seat, self.seat_after(seat, steps))

    def open_item_box(self, seat: int) -> None:
        if not self.hands[seat] and self.last_item_box == "end":
            self.end(seat)
            return
        following = self.seat_after(seat)
        card = self.turn_up()
        self.colour = None if card.wild else card.name[0]
        if card.wild:
            self.draw(seat, 2)
            self.phase, self.drawn, self.after = "colour", None, following
        elif self.colour == "R":
            self.out_or(seat, seat)
        elif self.colour == "Y":
            victim = self.banana_victim(seat)
            if victim is not None:
                self.draw(victim, 2)
            self.out_or(seat, following)
        elif self.colour == "G":
            self.phase, self.drawn = "aim", None
        else:
            for steps in range(1, self.players):
                self.draw(self.seat_after(seat, steps), 1)
            self.out_or(seat, seat)

    def banana_victim(self, seat: int) -> int | None:
        if self.banana == "seat":
            return self.seat_after(seat, -1)
        others = [other for other in self.gone if other != seat]
        return others[-1] if others else None

    # To compare

    def names(self, cards: Iterable[Card]) -> list[str]:
        return [card.name for card in cards]

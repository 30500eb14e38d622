"""What a seat sees of a moment, ready to be dealt again: the `base` and `hidden` of `deals`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from unokart_widget.kernel.cards import BIT, HALF
from unokart_widget.kernel.piles import give
from unokart_widget.kernel.state import ANSWER, DRAWN, Round
from unokart_widget.notation import COPIES, DECK, hand_cards
from unokart_widget.simulation.deals import HIDDEN, Hidden

if TYPE_CHECKING:
    from unokart_widget.game import Game

OPEN = (
    "players dealer direction turn phase colour rank drawn naming turns starter went went_before "
    "dry_draws unsaid watched challenged colour_before discard_size"
).split()
"""The fields of a round that lie open to all (`drawn` where the card is one's own)."""


@dataclass(frozen=True)
class Seen:
    """A round as one seat sees it. It holds nothing that the seat cannot know."""

    base: Round
    hidden: Hidden

    @cached_property
    def records(self) -> tuple[Any, Any]:
        """The same for compiled code: as NumPy records."""
        from unokart_widget.simulation import memory

        base, hidden = memory.empty(memory.ROUND), memory.empty(memory.HIDDEN)
        for name in (*OPEN, "held", "hands", "discard", "stock", "stock_size"):
            setattr(base, name, getattr(self.base, name))
        for name, _shape in HIDDEN:
            setattr(hidden, name, getattr(self.hidden, name))
        return base, hidden


def seen_from(game: Game, seat: int | None) -> Seen:
    """What that seat (None: a spectator) sees of the round that is being played.

    To be called under the lock of the game. Where the last action dealt a card that the seat did
    not see, it is the moment before, and the action is among what is hidden.
    """
    g = game.state
    if g.phase == DRAWN and g.turn != seat:
        seen = _seen_at(game.at(game.moment - 1), seat)
        seen.hidden.drew = 1
        return seen
    if g.phase == ANSWER and g.challenged != seat:
        # What a catch drew is no part of the hand behind the Wild Draw Four.
        moment = game.moment
        while (move := game.move_at(moment)) is not None and move.kind in ("uno", "catch"):
            moment -= 1
            if move.kind == "catch":
                seen = _seen_at(game.at(moment), seat)
                seen.hidden.catcher = move.seat
                return seen
    return _seen_at(game, seat)


def _seen_at(game: Game, seat: int | None) -> Seen:
    g, unseen = game.state, game.unseen(seat)
    base, hidden = Round(), Hidden()
    for name in OPEN:
        setattr(base, name, getattr(g, name))
    # Which of two like cards is where, nobody can tell; so it follows from the faces alone.
    copies = {text: list(cards) for text, cards in COPIES.items()}

    def next_ones(cards: Iterable[str]) -> list[int]:
        return [copies[text].pop(0) for text in cards]

    base.discard[: g.discard_size] = next_ones(game.discard)
    own = Counter[str]() if seat is None else Counter(game.hands[seat])
    mine = next_ones(own.elements())
    for card in mine:
        give(base, seat or 0, card)
    if g.phase == DRAWN:
        base.drawn = next(card for card in mine if DECK[card] == DECK[g.drawn])
    if g.phase == ANSWER:
        if g.challenged == seat:
            behind = Counter(DECK[card] for card in hand_cards(g.held))
            for card in mine:
                if behind[DECK[card]] > 0:
                    behind[DECK[card]] -= 1
                    base.held[HALF[card]] |= BIT[card]
        else:
            hidden.behind = g.challenged
    for other, known in unseen.known.items():
        for card in next_ones(known.elements()):
            give(base, other, card)
        hidden.free[other] = unseen.hands[other] - known.total()
    in_hands = unseen.held - sum(unseen.known.values(), Counter())
    anywhere = unseen.cards - unseen.held - unseen.stock_known
    groups = (unseen.stock_known, anywhere, in_hands)
    pile = [card for group in groups for card in next_ones(group.elements())]
    base.stock_size = len(pile)
    base.stock[: len(pile)] = pile
    hidden.in_stock, hidden.in_hands = unseen.stock_known.total(), in_hands.total()
    return Seen(base, hidden)

"""What a seat may know of a game. Every view of it passes through here, and nothing else leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import rulebook
from .kernel.going_out import hand_points
from .kernel.piles import hand_size
from .kernel.state import AIM, ANSWER, DRAWN, NAME, NOBODY, OVER, TURN
from .notation import DECK, colour_text, hand_cards
from .reasons import top_card

if TYPE_CHECKING:
    from .events import Event
    from .game import Game

PHASES = {TURN: "turn", DRAWN: "drawn", NAME: "colour", AIM: "aim", ANSWER: "challenge"}
PHASES[OVER] = "over"

RECENT_DISCARDS = 4


def view_of(game: Game, seat: int | None, language: str) -> dict[str, Any]:
    """What the seat may know (None: a spectator), for JSON. `Game.view` tells what is in it."""
    rulebook.check_language(language)
    g = game.state
    over = g.phase == OVER
    discard = [DECK[card] for card in g.discard[: g.discard_size]]
    return {
        "version": game.version,
        "seat": seat,
        "round": game.rounds,
        "phase": PHASES[g.phase],
        "turn": g.turn,
        "dealer": game.dealer,
        "direction": g.direction,
        "players": [
            {
                "name": name,
                "cards": hand_size(g, other),
                "score": game.scores[other],
                "bot": game.bots.get(other),
            }
            for other, name in enumerate(game.players)
        ],
        "hand": None if seat is None else _hand(game, seat),
        "drawn": DECK[g.drawn] if g.phase == DRAWN and seat == g.turn else None,
        "top": top_card(g),
        "colour": colour_text(g.colour),
        "discards": g.discard_size,
        "stock": g.stock_size,
        "recent": discard[-RECENT_DISCARDS:],
        "moves": [] if seat is None else [str(move) for move in game.legal_moves(seat)],
        "step": game.can_step(),
        "challenge": {"by": g.challenged, "answer": g.turn} if g.phase == ANSWER else None,
        "shown": _shown(game.last_events, seat),
        "events": [
            {**event.seen_by(seat).to_dict(), "text": event.text(language, seat)}
            for event in game.last_events
        ],
        "log": len(game.events) - len(game.last_events),
        "over": over,
        "round_winner": game.round_winner,
        "round_points": game.round_points,
        "winner": game.winner,
        "hands": [_hand(game, other) for other in range(g.players)] if over else None,
        "points": [hand_points(g, other) for other in range(g.players)] if over else None,
        "rules": game.rules.to_dict(),
    }


def _hand(game: Game, seat: int) -> list[str]:
    return [DECK[card] for card in hand_cards(game.state.hands[seat])]


def _shown(events: list[Event], seat: int | None) -> dict[str, Any] | None:
    """The hand that a challenge has just shown to this seat (`challenge.show`)."""
    for event in events:
        if event.rule == "challenge.show" and seat is not None and seat == event.other:
            return {"seat": event.seat, "cards": list(event.cards)}
    return None


def dealer_of(dealer: int) -> int | None:
    """The dealer's seat; None in a round that began from a position."""
    return None if dealer == NOBODY else dealer

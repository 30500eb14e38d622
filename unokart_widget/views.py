"""What a seat may know of a game. Every view of it passes through here, and nothing else leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import rulebook
from .kernel.cards import POINTS
from .kernel.going_out import hand_points
from .kernel.piles import hand_size
from .kernel.state import AIM, ANSWER, DRAWN, NAME, NOBODY, OVER, TURN
from .notation import DECK, colour_text, hand_cards
from .reasons import top_card
from .strategies import name_of

if TYPE_CHECKING:
    from .events import Event
    from .game_state import GameState

PHASES = {TURN: "turn", DRAWN: "drawn", NAME: "colour", AIM: "aim", ANSWER: "challenge"}
PHASES[OVER] = "over"

RECENT_DISCARDS = 4


def view_of(
    game: GameState, seat: int | None, language: str, *, open_hands: bool = False
) -> dict[str, Any]:
    """What the seat may know (None: a spectator), for JSON. `Game.view` tells what is in it.

    `open_hands`: all hands lie open from the beginning, which only the author of a table can want.
    """
    rulebook.check_language(language)
    g = game.state
    over = g.phase == OVER
    before = len(game.events) - len(game.last_events)
    discard = [DECK[card] for card in g.discard[: g.discard_size]]
    hands = [_hand(game, other) for other in range(g.players)]
    return {
        "version": game.version,
        "moment": game.moment,
        "round_start": game.round_start,
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
                "bot": name_of(game.bots[other]) if other in game.bots else None,
            }
            for other, name in enumerate(game.players)
        ],
        "hand": None if seat is None else hands[seat],
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
            event_as_seen(event, seat, language, game.moment_of(number))
            for number, event in enumerate(game.last_events, before)
        ],
        "log": before,
        "over": over,
        "round_winner": game.round_winner,
        "round_points": game.round_points,
        "winner": game.winner,
        "hands": hands if over or open_hands else None,
        "points": [hand_points(g, other) for other in range(g.players)] if over else None,
        "worth": _worth(hands) if over else None,
        "rules": game.rules.to_dict(),
    }


def event_as_seen(event: Event, seat: int | None, language: str, moment: int) -> dict[str, Any]:
    """An event as that seat (None: a spectator) saw it, for JSON, with the moment it led to."""
    seen = event.seen_by(seat)
    return {**seen.to_dict(), "moment": moment, "text": seen.text(language, seat)}


def _hand(game: GameState, seat: int) -> list[str]:
    return [DECK[card] for card in hand_cards(game.state.hands[seat])]


def _worth(hands: list[list[str]]) -> dict[str, int]:
    """What each card left in a hand counts."""
    return {card: POINTS[DECK.index(card)] for hand in hands for card in hand}


def _shown(events: list[Event], seat: int | None) -> dict[str, Any] | None:
    """The hand that a challenge has just shown to this seat (`challenge.show`)."""
    for event in events:
        if event.rule == "challenge.show" and seat is not None and seat == event.other:
            return {"seat": event.seat, "cards": list(event.cards)}
    return None


def dealer_of(dealer: int) -> int | None:
    """The dealer's seat; None in a round that began from a position."""
    return None if dealer == NOBODY else dealer

"""Why a move is allowed, or is not."""

from __future__ import annotations

from dataclasses import dataclass, field

from .kernel import moves as kernel_moves
from .kernel.cards import COLOUR, DRAW_TWO, NO_CARD, RANK, WILD
from .kernel.piles import hand_size, holds
from .kernel.state import AT_THE_START, BY_BOBOMB, DRAWN, Round
from .kernel.uno import who_can_be_caught
from .moves import Move
from .notation import COLOURS, COPIES, DECK, colour_text
from .sentences import sentence


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is `legal` or not: the rule, and which of its sentences says so.

    The other fields are what the sentence speaks of, as in `Event`; `top` is the card on the
    discard pile.
    """

    legal: bool
    rule: str
    kind: str
    seat: int | None = None
    other: int | None = None
    card: str | None = None
    top: str | None = None
    colour: str | None = None
    number: int | None = None
    names: tuple[str, ...] = field(default=(), repr=False, compare=False)

    def text(self, language: str = "en", seat: int | None = None) -> str:
        """The reason in a sentence, for the reader at that seat.

        The card that somebody has just drawn is named to that player alone.
        """
        private = self.kind == "only_drawn_card" and seat != self.seat
        return sentence(
            self.rule,
            self.kind,
            language,
            seat,
            self.names,
            seat=self.seat,
            other=self.other,
            card=None if private else self.card,
            top=self.top,
            colour=self.colour,
            number=self.number,
        )


_CODES = {
    "play": kernel_moves.PLAY,
    "draw": kernel_moves.DRAW,
    "pass": kernel_moves.PASS,
    "colour": kernel_moves.COLOUR_NAMED,
    "aim": kernel_moves.AIMED,
    "challenge": kernel_moves.CHALLENGE,
    "accept": kernel_moves.ACCEPT,
    "uno": kernel_moves.UNO,
    "catch": kernel_moves.CATCH,
}
_KINDS = {code: kind for kind, code in _CODES.items()}


def code_of(g: Round, move: Move) -> int:
    """A move as the kernel has it: of cards that are alike, one that the seat holds."""
    card = NO_CARD
    if move.card is not None and move.seat < g.players:
        held = [one for one in COPIES[move.card] if holds(g, move.seat, one)]
        card = held[0] if held else NO_CARD
        if g.phase == DRAWN and g.drawn in held:
            card = g.drawn
    choice = kernel_moves.NO_CHOICE
    if move.colour is not None:
        choice = COLOURS.index(move.colour)
    elif move.target is not None:
        # A seat that no table has fits into the code as the highest choice.
        choice = min(move.target, kernel_moves.NO_CHOICE)
    return kernel_moves.move(_CODES[move.kind], card, choice, int(move.says_uno))


def move_of(seat: int, code: int) -> Move:
    """A move of the kernel as it is written."""
    kind = _KINDS[kernel_moves.what_of(code)]
    card = kernel_moves.card_of(code)
    choice = kernel_moves.choice_of(code)
    return Move(
        seat,
        kind,
        card=DECK[card] if kind == "play" else None,
        colour=colour_text(choice) if kind in ("play", "colour") else None,
        target=choice if kind == "aim" else None,
        says_uno=kernel_moves.said_of(code) == 1,
    )


def legal_moves(g: Round, only: int | None = None) -> list[Move]:
    """Every legal move of every seat, or of one, in the order of seats, cards first."""
    moves = []
    for seat in range(g.players) if only is None else (only,):
        for move in _candidates(g, seat):
            if kernel_moves.refusal(g, seat, code_of(g, move)) == kernel_moves.LEGAL:
                moves.append(move)
    return moves


def _candidates(g: Round, seat: int) -> list[Move]:
    moves = []
    if seat == g.turn:
        for card, copies in COPIES.items():
            if any(holds(g, seat, one) for one in copies):
                named: tuple[str | None, ...] = tuple(COLOURS) if card == "W4" else (None,)
                for colour in named:
                    moves.append(Move(seat, "play", card, colour))
                    moves.append(Move(seat, "play", card, colour, says_uno=True))
        moves.extend(Move(seat, "colour", colour=colour) for colour in COLOURS)
        moves.extend(Move(seat, "aim", target=target) for target in range(g.players))
        moves.extend(Move(seat, kind) for kind in ("draw", "pass", "challenge", "accept"))
    moves.extend(Move(seat, kind) for kind in ("uno", "catch"))
    return moves


def reason_for(g: Round, move: Move, names: tuple[str, ...]) -> Reason:
    """Why that move is legal or not."""
    code = code_of(g, move)
    refusal = kernel_moves.refusal(g, move.seat, code)
    if refusal != kernel_moves.LEGAL:
        return _refused(g, move, refusal, names)
    rule, kind = _permission(g, move, code)
    return Reason(
        True,
        rule,
        kind,
        seat=move.seat,
        other=who_can_be_caught(g) if move.kind == "catch" else move.target,
        card=move.card,
        top=top_card(g),
        colour=move.colour if move.kind == "colour" else colour_text(g.colour),
        names=names,
    )


def top_card(g: Round) -> str:
    """The card on top of the discard pile."""
    return DECK[g.discard[g.discard_size - 1]]


def _refused(g: Round, move: Move, refusal: int, names: tuple[str, ...]) -> Reason:
    rule, kind = kernel_moves.REFUSALS[refusal]
    seat: int | None = move.seat if move.seat < g.players else None
    card = move.card
    number: int | None = None
    if refusal == kernel_moves.NOT_YOUR_TURN:
        seat = g.turn
    elif refusal == kernel_moves.NO_SUCH_SEAT:
        number = move.seat if seat is None else move.target
    elif refusal == kernel_moves.ONLY_DRAWN_CARD:
        card = DECK[g.drawn]
    elif refusal == kernel_moves.NOT_LAST_BUT_ONE:
        number = hand_size(g, move.seat)
    return Reason(
        False,
        rule,
        kind,
        seat=seat,
        card=card,
        top=top_card(g),
        colour=colour_text(g.colour),
        number=number,
        names=names,
    )


def _permission(g: Round, move: Move, code: int) -> tuple[str, str]:
    """The rule by which a legal move is allowed, and the kind of its sentence."""
    if move.says_uno:
        return "uno.say", "may"
    if move.kind == "play":
        return _permission_to_lay(g, kernel_moves.card_of(code))
    if move.kind == "colour":
        if g.naming == AT_THE_START:
            return "setup.start.itembox", "may_name"
        return ("item.bobomb" if g.naming == BY_BOBOMB else "item.none"), "may_name"
    return _PERMISSIONS[move.kind]


_PERMISSIONS = {
    "draw": ("turn.draw", "may"),
    "pass": ("turn.draw.play", "may_pass"),
    "aim": ("item.shell", "may_aim"),
    "challenge": ("challenge.offer", "may_challenge"),
    "accept": ("challenge.offer", "may_accept"),
    "uno": ("uno.window", "may"),
    "catch": ("uno.catch", "may"),
}


def _permission_to_lay(g: Round, card: int) -> tuple[str, str]:
    if g.phase == DRAWN:
        return "turn.draw.play", "fits"
    if COLOUR[card] == WILD:
        return "turn.wild", "fits"
    if COLOUR[card] == g.colour:
        named = COLOUR[g.discard[g.discard_size - 1]] == WILD
        return "turn.match", "fits_named_colour" if named else "fits_colour"
    return "turn.match", "fits_number" if RANK[card] < DRAW_TWO else "fits_symbol"

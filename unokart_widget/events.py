"""What happened at the table, and by which rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from .kernel import cards as kernel_cards
from .kernel import notes
from .kernel.moves import NO_CHOICE
from .notation import DECK, colour_text, hand_cards
from .sentences import sentence


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. What does not apply is None.

    rule, kind
        The id of the rule that caused it, and which of the rule's events it is.
    seat, other
        Whom it befalls, and who else has to do with it (who laid the Draw Two, say).
    card
        The card that it is about, open for all to see.
    cards, cards_seen_by
        Cards drawn or shown, and the seats that may know them (None: everybody).
    number, colour, direction
        How many cards or points; the colour named; 1 to the left, -1 to the right.
    """

    rule: str
    kind: str
    seat: int | None = None
    other: int | None = None
    card: str | None = None
    cards: tuple[str, ...] = ()
    cards_seen_by: tuple[int, ...] | None = None
    number: int | None = None
    colour: str | None = None
    direction: int | None = None
    names: tuple[str, ...] = field(default=(), repr=False, compare=False)

    def seen_by(self, seat: int | None) -> Event:
        """The event without the cards that this seat (None: a spectator) may not see."""
        if self.cards_seen_by is None or (seat is not None and seat in self.cards_seen_by):
            return self
        return replace(self, cards=())

    def text(self, language: str = "en", seat: int | None = None) -> str:
        """The event in a sentence, for the reader at that seat (None: a spectator)."""
        seen = self.seen_by(seat)
        return sentence(
            self.rule,
            self.kind,
            language,
            seat,
            self.names,
            seat=self.seat,
            other=self.other,
            card=self.card,
            cards=seen.cards,
            colour=self.colour,
            number=self.number,
            direction=self.direction,
        )

    def to_dict(self) -> dict[str, object]:
        """The event for JSON; what does not apply is left out. Filter with `seen_by` first."""
        parts: dict[str, object] = {"rule": self.rule, "kind": self.kind}
        for name in ("seat", "other", "card", "number", "colour", "direction"):
            value = getattr(self, name)
            if value is not None:
                parts[name] = value
        if self.cards:
            parts["cards"] = list(self.cards)
        return parts


def game_won(seat: int, score: int, names: tuple[str, ...]) -> Event:
    """The event that ends a game (`score.game`)."""
    rule, kind = notes.EVENTS[notes.GAME_WON]
    return Event(rule, kind, seat=seat, number=score, names=names)


def events_of(
    noted: Iterable[tuple[int, int, int, int, int]],
    hands: list[list[int]],
    held: list[int],
    names: tuple[str, ...],
) -> list[Event]:
    """The events of the notes that the kernel took during one action.

    `hands` are the hands after it (the count of a round shows them), `held` the hand that a
    challenger is shown.
    """
    events: list[Event] = []
    drawn: list[str] = []
    for number_of_event, seat, other, card, number in noted:
        if number_of_event == notes.TAKEN:
            drawn.append(DECK[card])
            continue
        if number_of_event == notes.FORGOTTEN:
            continue
        event = _event_of(number_of_event, seat, other, card, number, names)
        if number_of_event == notes.CHALLENGE_SHOWN:
            shown = tuple(DECK[one] for one in hand_cards(held))
            event = replace(event, cards=shown, cards_seen_by=(seat, other))
        elif number_of_event == notes.HAND_COUNTED:
            event = replace(event, cards=tuple(DECK[one] for one in hand_cards(hands[seat])))
        elif number_of_event in _DRAWS:
            event = replace(event, cards=tuple(drawn), cards_seen_by=(seat,))
            drawn = []
        events.append(event)
    return events


_DRAWS = frozenset(
    number
    for number, (rule, kind) in enumerate(notes.EVENTS)
    if kind in ("drew", "caught") and rule != "setup.dealer"
)
_NAMED = frozenset(number for number, (_, kind) in enumerate(notes.EVENTS) if kind == "named")
_TURNED = (notes.REVERSE_TURNED, notes.REVERSE_TWO_TURNED)


def _event_of(
    number_of_event: int, seat: int, other: int, card: int, number: int, names: tuple[str, ...]
) -> Event:
    rule, kind = notes.EVENTS[number_of_event]
    colour = direction = None
    if number_of_event in _NAMED:
        colour, number = colour_text(number), -1
    elif number_of_event == notes.WILD_PLAYED:
        colour, number = None if number == NO_CHOICE else colour_text(number), -1
    elif number_of_event in _TURNED:
        direction, number = number, -1
    return Event(
        rule,
        kind,
        seat=None if seat < 0 else seat,
        other=None if other < 0 else other,
        card=None if card == kernel_cards.NO_CARD else DECK[card],
        number=None if number < 0 else number,
        colour=colour,
        direction=direction,
        names=names,
    )

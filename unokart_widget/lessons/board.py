"""A game as a small picture with all hands open."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Sequence

from unokart_widget import rulebook
from unokart_widget.drawing import ink
from unokart_widget.events import Event
from unokart_widget.game import Game
from unokart_widget.lessons.cards import Cards, shape
from unokart_widget.lessons.shown import plain, say

MOST_SHOWN = 14
"""A hand of more cards is shown as their number, if nothing else is asked for."""

_TO_DO = {
    "turn": "to-play",
    "drawn": "to-decide",
    "colour": "to-name",
    "aim": "to-aim",
    "challenge": "to-answer",
}
_PILE = 3
# The stock is told of when it has no more cards than this.
_FEW = 9


def board(
    game: Game,
    cards: Cards,
    events: Sequence[Event] = (),
    language: str = "en",
    most: int = MOST_SHOWN,
) -> str:
    """The pile, the direction and the hands as HTML; the cards drawn in `events` stand out.

    A hand of more than `most` cards is shown as their number.
    """
    fresh = _drawn(game, events)
    rows = "".join(_seat(game, seat, cards, fresh[seat], language, most) for seat in _seats(game))
    label = html.escape(told(game, language, most), quote=True)
    return (
        f'<div class="ukl-board" role="img" aria-label="{label}">'
        f"{_pile(game, cards, language)}"
        f'<div class="ukl-seats">{_way(game)}{rows}</div></div>'
    )


def told(game: Game, language: str = "en", most: int = MOST_SHOWN) -> str:
    """The same in words."""
    top = game.discard[-1]
    name = rulebook.card_name(top, language)
    if top[0] != "W":
        sentences = [plain("pile", language, card=name)]
    elif game.colour is None:
        sentences = [plain("pile-unnamed", language, card=name)]
    else:
        colour = rulebook.colour_name(game.colour, language)
        sentences = [plain("pile-named", language, card=name, colour=colour)]
    sentences.append(plain("way", language, direction="left" if game.direction == 1 else "right"))
    if len(game.stock) <= _FEW:
        sentences.append(plain("stock-sentence", language, number=len(game.stock)))
    for player, hand in zip(game.players, game.hands, strict=True):
        if not hand:
            sentences.append(plain("holds-none", language, name=player))
        elif len(hand) > most:
            sentences.append(plain("holds-many", language, name=player, number=len(hand)))
        else:
            held = rulebook.join([rulebook.card_name(card, language) for card in hand], language)
            sentences.append(plain("holds", language, name=player, cards=held))
    if not game.round_over:
        what = plain(_TO_DO[game.phase], language)
        sentences.append(plain("to-move", language, name=game.players[game.to_move], what=what))
    return " ".join(sentences)


def _seats(game: Game) -> range:
    return range(len(game.players))


def _drawn(game: Game, events: Sequence[Event]) -> list[Counter[str]]:
    """The cards that came into each hand."""
    fresh: list[Counter[str]] = [Counter() for _ in _seats(game)]
    for event in events:
        if event.kind in ("drew", "caught") and event.rule != "setup.dealer":
            fresh[event.seat or 0].update(event.cards)
    return fresh


def _pile(game: Game, cards: Cards, language: str) -> str:
    recent = game.discard[-_PILE:]
    stack = "".join(cards.card(card) for card in recent)
    top = recent[-1]
    chip = ""
    if top[0] == "W":
        chip = _chip(game.colour, language)
    notes = [say("to-left" if game.direction == 1 else "to-right", language)]
    if len(game.stock) <= _FEW:
        notes.append(say("stock", language, number=len(game.stock)))
    small = "".join(f'<div class="ukl-note">{note}</div>' for note in notes)
    return f'<div class="ukl-pile"><div class="ukl-stack">{stack}</div>{chip}{small}</div>'


def _chip(colour: str | None, language: str) -> str:
    if colour is None:
        return f'<div class="ukl-chip">{say("unnamed", language)}</div>'
    name = say("named", language, colour=rulebook.colour_name(colour, language))
    return (
        f'<div class="ukl-chip ukl-chip-{colour}" style="--paint:{ink(colour)}">'
        f"{shape(f'emblem-{colour}')}{name}</div>"
    )


def _way(game: Game) -> str:
    """An arrow along the seats, which stand in the order in which they sit to the left."""
    turned = "" if game.direction == 1 else " ukl-up"
    return f'<span class="ukl-arrow{turned}"></span>'


def _seat(
    game: Game, seat: int, cards: Cards, fresh: Counter[str], language: str, most: int
) -> str:
    name = html.escape(game.players[seat])
    notes = []
    moving = seat == game.to_move and not game.round_over
    if seat == game.dealer:
        notes.append(say("dealer", language))
    if moving:
        notes.append(say(_TO_DO[game.phase], language))
    hand = game.hands[seat]
    if game.round_over and game.round_winner is not None:
        if not hand:
            notes.append(say("out", language))
        else:
            points = game.view(None)["points"][seat]
            notes.append(say("points", language, number=points))
    said = "".join(f"<small>{note}</small>" for note in notes)
    return (
        f'<div class="ukl-seat{" ukl-moving" * moving}"><div class="ukl-name">{name}{said}</div>'
        f'<div class="ukl-hand">{_hand(hand, cards, fresh, language, most)}</div></div>'
    )


def _hand(hand: list[str], cards: Cards, fresh: Counter[str], language: str, most: int) -> str:
    if len(hand) > most:
        number = say("many", language, number=len(hand))
        return f'<span class="ukl-many">{number}</span>'
    left = Counter(fresh)
    shown = []
    for card in reversed(hand):
        new = left[card] > 0
        left[card] -= new
        shown.append(cards.card(card, "ukl-new" if new else ""))
    return "".join(reversed(shown))

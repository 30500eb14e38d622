"""Pictures of a lesson that are not a line of play: the deck, the items, a hand, the points."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Iterable, Sequence

from unokart_widget import rulebook
from unokart_widget.drawing import ink
from unokart_widget.errors import NotationError, shown
from unokart_widget.game import Game
from unokart_widget.kernel.cards import POINTS
from unokart_widget.lessons.cards import Cards, shape
from unokart_widget.lessons.shown import Shown, capital, plain, say
from unokart_widget.lessons.strips import LessonError, start_of
from unokart_widget.notation import COLOURS, COPIES, DECK

_ITEMS = {"R": "mushroom", "Y": "banana", "G": "shell", "B": "lightning", "W": "bobomb"}


def deck(*, language: str = "en") -> Shown:
    """Every card there is, and how many of it the deck has."""
    cards = Cards()
    rows = []
    lines = [plain("deck", language, number=len(DECK))]
    for colour in (*COLOURS, "W"):
        kinds = {card: len(copies) for card, copies in COPIES.items() if card[0] == colour}
        label = rulebook.join(
            [f"{rulebook.card_name(card, language)} × {many}" for card, many in kinds.items()],
            language,
        )
        shown = "".join(
            f'<div class="ukl-kind">{cards.card(card)}<span>×{many}</span></div>'
            for card, many in kinds.items()
        )
        total = say("colour-cards", language, number=sum(kinds.values()))
        rows.append(
            f'<div class="ukl-suit" role="img" aria-label="{html.escape(label, quote=True)}">'
            f'<div class="ukl-kinds">{shown}</div><div class="ukl-sum">{total}</div></div>'
        )
        lines.append(label)
    return Shown(f'<div class="ukl-deck">{"".join(rows)}</div>', "\n".join(lines), cards)


def items(*, language: str = "en") -> Shown:
    """The five items, and on which cards they are."""
    shown = []
    lines = []
    for colour, item in _ITEMS.items():
        name = capital(rulebook.item_name(item, language))
        if colour == "W":
            where = plain("item-on-wild", language)
        else:
            where = plain("item-on", language, colour=rulebook.colour_name(colour, language))
        shown.append(
            f'<div class="ukl-item" style="--paint:{ink(colour)}">'
            f'<div class="ukl-picture">{shape(f"item-{colour}")}</div>'
            f"<b>{html.escape(name)}</b><span>{html.escape(where)}</span></div>"
        )
        lines.append(f"{name}: {where}")
    return Shown(f'<div class="ukl-items">{"".join(shown)}</div>', "\n".join(lines))


def which_cards(position: str | Game, *, shows: Iterable[str] = (), language: str = "en") -> Shown:
    """Each card of the player to move: whether it can be played now, and why.

    shows: reasons (rule and kind, as "turn.match/fits_number") that have to come up. Raises
    LessonError when one does not.
    """
    game = start_of(position)
    seat = game.to_move
    cards = Cards()
    rows = []
    lines = []
    found = set()
    for card in dict.fromkeys(game.hands[seat]):
        reason = game.reason(f"{seat}:{card}{'=R' if card == 'W4' else ''}")
        found.add(f"{reason.rule}/{reason.kind}")
        text = reason.text(language)
        verdict = say("can-go" if reason.legal else "cannot-go", language)
        sign = "✓" if reason.legal else "✗"
        rows.append(
            f'<li class="ukl-{"yes" if reason.legal else "no"}">{cards.card(card)}'
            f'<b aria-hidden="true">{sign}</b>'
            f'<span class="ukl-spoken">{verdict}</span><span>{html.escape(text)}</span></li>'
        )
        lines.append(f"{sign} {text}")
    for kind in shows:
        if kind not in found:
            raise LessonError(f"No card here has the reason {kind}, only {sorted(found)}.")
    top = rulebook.card_name(game.discard[-1], language)
    pile = plain("pile", language, card=top)
    if game.discard[-1][0] == "W":
        colour = rulebook.colour_name(game.colour or "", language)
        pile = plain("pile-named", language, card=top, colour=colour)
    body = (
        f'<div class="ukl-which"><div class="ukl-top">{cards.card(game.discard[-1])}'
        f"<span>{html.escape(pile)}</span></div><ul>{''.join(rows)}</ul></div>"
    )
    return Shown(body, "\n".join([pile, *lines]), cards)


def points_of(card: str) -> int:
    """What a card counts at the end of a round (`score.hand`)."""
    if card not in DECK:
        raise NotationError(f"{shown(card)!r} is not a card; a card is R7, GD or W4, for example.")
    return POINTS[COPIES[card][0]]


def hand(hand: Sequence[str], *, language: str = "en") -> Shown:
    """Some cards side by side. Raises NotationError for what is no card."""
    cards = Cards()
    for card in hand:
        points_of(card)
    label = rulebook.join([rulebook.card_name(card, language) for card in hand], language)
    shown = "".join(f'<div class="ukl-kind">{cards.card(card)}</div>' for card in hand)
    body = (
        f'<div class="ukl-count"><div class="ukl-kinds" role="img" '
        f'aria-label="{html.escape(label, quote=True)}">{shown}</div></div>'
    )
    return Shown(body, label, cards)


def count(hand: Sequence[str], *, together: bool = True, language: str = "en") -> Shown:
    """What each card of a hand counts, and what they count together."""
    cards = Cards()
    total = sum(points_of(card) for card in hand)
    label = rulebook.join(
        [f"{rulebook.card_name(card, language)}: {points_of(card)}" for card in hand], language
    )
    shown = "".join(
        f'<div class="ukl-kind">{cards.card(card)}<span>{points_of(card)}</span></div>'
        for card in hand
    )
    told = f"{plain('total', language)}: {plain('points', language, number=total)}"
    added = f'<div class="ukl-sum">{html.escape(told)}</div>' if together else ""
    body = (
        f'<div class="ukl-count"><div class="ukl-kinds" role="img" '
        f'aria-label="{html.escape(label, quote=True)}">{shown}</div>{added}</div>'
    )
    return Shown(body, f"{label}\n{told}" if together else label, cards)


def scoreboard(game: Game, *, language: str = "en") -> Shown:
    """The rounds of a game: who won each, for how much, and the scores after it.

    Raises LessonError unless the game has been played to its end.
    """
    if game.winner is None:
        raise LessonError("A scoreboard is of a game that somebody has won.")
    scores: Counter[int] = Counter()
    rows = []
    lines = []
    for number, played in enumerate(game.record()["rounds"], 1):
        scores[played["winner"]] += played["points"]
        cells = "".join(
            _score(scores[seat], game.rules.target, played["points"], seat == played["winner"])
            for seat in range(len(game.players))
        )
        rows.append(f'<tr><th scope="row">{number}</th>{cells}</tr>')
        lines.append(f"{number}: {', '.join(str(scores[s]) for s in range(len(game.players)))}")
    names = "".join(f'<th scope="col">{html.escape(name)}</th>' for name in game.players)
    winner = game.players[game.winner]
    end = rulebook.words(
        "score.game", "won", language, name=winner, number=game.scores[game.winner]
    )
    body = (
        f'<div class="ukl-scores"><table><caption>{say("scores", language)}</caption>'
        f'<thead><tr><th scope="col">{say("round", language)}</th>{names}</tr></thead>'
        f'<tbody>{"".join(rows)}</tbody></table><div class="ukl-sum">{html.escape(end)}</div></div>'
    )
    return Shown(body, "\n".join([*lines, end]))


def _score(score: int, target: int, points: int, won: bool) -> str:
    more = f"<small>+{points}</small>" if won else ""
    return (
        f'<td class="{"ukl-won" * won}"><i style="--part:{min(score / target, 1):.3f}"></i>'
        f"{score}{more}</td>"
    )

"""A line of play as a strip of small pictures, and what else could have happened."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from unokart_widget import rulebook
from unokart_widget.errors import IllegalMove, UnokartError
from unokart_widget.events import Event
from unokart_widget.game import Game
from unokart_widget.lessons.board import MOST_SHOWN, board, told
from unokart_widget.lessons.cards import Cards
from unokart_widget.lessons.shown import Shown, say
from unokart_widget.rules import Rules

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gwen", "Hugo", "Ida", "Jan")
"""What the players of a position are called in a strip, by seat."""


_IN_A_ROW = 3
_MANY = 6
# Cards of these events are not to be seen on the board any more.
_PICTURED = ("setup.dealer", "setup.start.draw4")


class LessonError(UnokartError):
    """A lesson does not show what it was written to show."""


@dataclass(frozen=True)
class Otherwise:
    """Another way that a strip could have gone; see `otherwise`."""

    words: str
    moves: tuple[str, ...]
    after: int
    rules: Rules | None
    refused: bool
    start: str | Game | None


def otherwise(
    words: str,
    moves: Sequence[str],
    *,
    after: int = 0,
    rules: Rules | None = None,
    refused: bool = False,
    start: str | Game | None = None,
) -> Otherwise:
    """Another way that a strip could have gone.

    words: a heading such as "If Ben had challenged".
    moves: what is played instead, after the first `after` moves of the strip.
    rules: other options of the rules, from the beginning.
    refused: the last of the moves is one that the rules forbid, and the strip says why.
    start: another position to begin from.
    """
    return Otherwise(words, tuple(moves), after, rules, refused, start)


def hands_in(position: str) -> int:
    """How many hands a position has. Raises TypeError for what is no text."""
    if not isinstance(position, str):
        raise TypeError(
            f"A lesson begins from a position, a line of text, or from a Game, not from "
            f"{type(position).__name__}."
        )
    return position.count("|")


def start_of(
    start: str | Game,
    players: Sequence[str] | None = None,
    rules: Rules | None = None,
    seed: int = 1,
) -> Game:
    """The game of a position, or a copy of a game that is under way."""
    if isinstance(start, Game):
        if rules is not None or players is not None:
            raise LessonError("Players and rules are for a position; a game has its own.")
        return start.copy()
    names = NAMES[: hands_in(start)] if players is None else players
    return Game.from_position(start, seed=seed, rules=rules, players=names)


def play_through(
    start: str | Game,
    moves: Sequence[str] = (),
    *,
    otherwise: Sequence[Otherwise] = (),
    players: Sequence[str] | None = None,
    rules: Rules | None = None,
    seed: int = 1,
    shows: Iterable[str] = (),
    dealer: bool = True,
    deal: bool = True,
    hands: bool = True,
    language: str = "en",
) -> Shown:
    """Play moves one by one and show each: what happened, by which rule, and the cards after it.

    start: a position, or a Game. Of one that has just been dealt, the deal is shown first,
    and how the dealer was found before; `dealer=False` and `deal=False` leave these out.
    hands: whether the cards of the hands are shown, or only how many there are.
    otherwise: other ways that it could have gone, shown beside it.
    shows: ids of rules that have to come up; so a lesson cannot quietly show another case.

    Raises LessonError when one of those rules does not come up, or when a move that was to be
    refused is allowed; IllegalMove for a move of the main line that is not allowed.
    """
    strip = _Strip(language, MOST_SHOWN if hands else 0)
    game = start_of(start, players, rules, seed)
    steps = strip.opening(game, dealer, deal)
    for number, move in enumerate(moves, 1):
        steps.append(strip.step(game, move, number))
    columns = [
        strip.column(other, _branch(other, start, moves, players, rules, seed))
        for other in otherwise
    ]
    for rule in shows:
        if rule not in strip.seen:
            raise LessonError(
                f"This was to show the rule {rule}, but only these came up: "
                f"{', '.join(sorted(strip.seen))}."
            )
    # What fits into a row stands in one row.
    between = "" if len(steps) + len(columns) <= _IN_A_ROW else '</ol><ol class="ukl-steps">'
    body = (
        f'<ol class="ukl-steps">{"".join(steps)}{between if columns else ""}{"".join(columns)}</ol>'
    )
    return Shown(f'<div class="ukl-strip">{body}</div>', "\n".join(strip.lines), strip.cards)


def _branch(
    other: Otherwise,
    start: str | Game,
    moves: Sequence[str],
    players: Sequence[str] | None,
    rules: Rules | None,
    seed: int,
) -> Game:
    game = start_of(
        start if other.start is None else other.start, players, other.rules or rules, seed
    )
    for move in moves[: other.after]:
        game.play(move)
    return game


class _Strip:
    """Puts one strip together: its cards, the rules that came up, and its text."""

    def __init__(self, language: str, most: int) -> None:
        self.language = language
        self.most = most
        self.cards = Cards()
        self.seen: set[str] = set()
        self.lines: list[str] = []

    def opening(self, game: Game, dealer: bool, deal: bool) -> list[str]:
        """The panels before the first move: the deal, or the position."""
        if deal:
            self.lines.append(told(game, self.language, self.most))
        if not any(event.rule.startswith("setup.") for event in game.last_events):
            head = f"<b>{say('position', self.language)}</b>"
            return [self._panel(head, "", self._board(game, []), self._wide(game))]
        drawing = [event for event in game.last_events if event.rule.startswith("setup.dealer")]
        dealing = [event for event in game.last_events if event not in drawing]
        panels = []
        if drawing and dealer:
            head = f"<b>{say('dealer-drawn', self.language)}</b>"
            panels.append(self._panel(head, self._events(drawing), ""))
        if deal:
            head = f"<b>{say('dealt', self.language)}</b>"
            picture = self._board(game, dealing)
            panels.append(self._panel(head, self._events(dealing), picture, self._wide(game)))
        return panels

    def step(self, game: Game, move: str, number: int) -> str:
        """The panel of one move."""
        events = game.play(move)
        head = f"<b>{number}</b><code>{html.escape(move)}</code>"
        return self._panel(head, self._events(events), self._board(game, events), self._wide(game))

    def column(self, other: Otherwise, game: Game) -> str:
        """What happens on another way, and the cards at its end."""
        title = html.escape(other.words)
        pill = say("otherwise", self.language)
        self.lines.append(f"{other.words}:")
        told_moves = []
        events: list[Event] = []
        for place, move in enumerate(other.moves):
            code = f"<code>{html.escape(move)}</code>"
            if other.refused and place == len(other.moves) - 1:
                told_moves.append(f'<li class="ukl-no">{code}{self._refusal(game, move)}</li>')
                continue
            played = game.play(move)
            events += played
            told_moves.append(f"<li>{code}{self._events(played)}</li>")
        return (
            f'<li class="ukl-column{self._wide(game)}"><div class="ukl-head"><b>{pill}</b></div>'
            f'<div class="ukl-if" role="heading" aria-level="3">{title}</div>'
            f'<ol class="ukl-moves">{"".join(told_moves)}</ol>'
            f"{self._board(game, events)}</li>"
        )

    def _refusal(self, game: Game, move: str) -> str:
        try:
            game.copy().play(move)
        except IllegalMove as error:
            self.seen.add(error.rule)
            sentence = error.text(self.language)
            self.lines.append(sentence)
            refused = say("refused", self.language)
            return self._told(error.rule, f"<strong>{refused}</strong> {html.escape(sentence)}")
        raise LessonError(f"The move {move} was to be refused, but it is allowed.")

    def _events(self, events: Sequence[Event]) -> str:
        parts: list[str] = []
        for rule, group in groupby(events, key=lambda event: event.rule):
            self.seen.add(rule)
            *before, last = [self._sentence(event) for event in group]
            parts.extend(f'<div class="ukl-sentence">{sentence}</div>' for sentence in before)
            parts.append(self._told(rule, last))
        return "".join(parts)

    def _sentence(self, event: Event) -> str:
        text = event.text(self.language)
        self.lines.append(text)
        sentence = html.escape(text)
        if event.rule in _PICTURED and event.card is not None:
            return f"{self.cards.card(event.card)}<span>{sentence}</span>"
        return sentence

    def _told(self, rule: str, sentence: str) -> str:
        """A sentence with the title of the rule behind it, and its text when that is asked for."""
        title = html.escape(rulebook.title(rule, self.language))
        text = html.escape(rulebook.text(rule, self.language))
        return (
            f'<details class="ukl-told"><summary>{sentence} <span class="ukl-why">{title}</span>'
            f"</summary><div>{text}</div></details>"
        )

    def _board(self, game: Game, events: Sequence[Event]) -> str:
        return board(game, self.cards, events, self.language, self.most)

    def _wide(self, game: Game) -> str:
        """More room for hands of many cards."""
        return " ukl-wide" if any(_MANY < len(hand) <= self.most for hand in game.hands) else ""

    def _panel(self, head: str, events: str, picture: str, wide: str = "") -> str:
        return (
            f'<li class="ukl-step{wide}"><div class="ukl-head">{head}</div>{events}{picture}</li>'
        )

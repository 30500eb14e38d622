"""`Lesson`: what the code of a lesson's notebook says, asks and deals, for the one who reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from unokart_widget.lessons import (
    card_squares,
    challenge_tree,
    hand_selections,
    item_spinner,
    number_columns,
    pictures,
    rule_cards,
    strips,
)
from unokart_widget.lessons.asking import Asking
from unokart_widget.lessons.strips import Otherwise

if TYPE_CHECKING:
    from unokart_widget.game import Game
    from unokart_widget.lessons.shown import Shown
    from unokart_widget.odds import Challenge, Pile, What


class Lesson(Asking):
    """One lesson: its language, its reader's own number, and what it says, shows and asks.

    >>> import unokart_widget as uk
    >>> lesson = uk.Lesson("one-card")
    >>> lesson.say("wild", "{number} of the cards are wild.", number=12)
    '12 of the cards are wild.'

    Every text has a **key** and stands in English in the notebook. In another language it is looked
    up in the file `prose/<name>.<language>.md` beside the notebooks; `{number}` in a text is the
    value of that name. A whole number or a decimal number is written as the language does, a
    fraction as 3/28, all else as it is.

    name: of the lesson, whatever its file is called. Small letters, digits and hyphens.
    language, seed: by default what the reader's page asks for (`?language=ro&seed=7`).

    `language` is one that the lesson has words in, else "en". `seed` is the reader's own number:
    from it come `random`, a `random.Random`, and the order of choices, so that everybody has other
    cards and the teacher's key finds the answers. `exercises` holds the exercises by their keys,
    `texts` the English texts, `note` the teacher's note. Raises LessonError for a name or a key
    that cannot be.
    """

    def rule(self, *rules: str) -> Shown:
        """Rules as cards, see `lessons.rule`."""
        return rule_cards.rule(*rules, language=self.language)

    def play_through(self, start: str | Game, moves: Sequence[str] = (), **options: Any) -> Shown:
        """A line of play as pictures, see `lessons.play_through`."""
        return strips.play_through(start, moves, language=self.language, **options)

    def otherwise(self, key: str, english: str, moves: Sequence[str], **options: Any) -> Otherwise:
        """Another way for `play_through`, see `lessons.otherwise`."""
        return strips.otherwise(self.say(key, english), moves, **options)

    def which_cards(self, position: str | Game, **options: Any) -> Shown:
        """Whether each card can be played, see `lessons.which_cards`."""
        return pictures.which_cards(position, language=self.language, **options)

    def deck(self) -> Shown:
        """Every card there is."""
        return pictures.deck(language=self.language)

    def items(self) -> Shown:
        """The five items."""
        return pictures.items(language=self.language)

    def hand(self, cards: Sequence[str]) -> Shown:
        """Some cards side by side."""
        return pictures.hand(cards, language=self.language)

    def count(self, hand: Sequence[str], *, together: bool = True) -> Shown:
        """What the cards of a hand count, each and `together`."""
        return pictures.count(hand, together=together, language=self.language)

    def selections(self, hand: Sequence[str], size: int) -> Shown:
        """Every way to choose some cards out of a hand, see `lessons.selections`."""
        return hand_selections.selections(hand, size, language=self.language)

    def squares(
        self, key: str, english: str, pile: Pile, what: What, *, rows: int = 4, **values: object
    ) -> Shown:
        """The cards of a pile as squares, see `lessons.squares`, with a text below."""
        return card_squares.squares(pile, what, self.say(key, english, **values), rows=rows)

    def columns(
        self,
        key: str,
        english: str,
        heights: Mapping[int, Any],
        *,
        filled: Callable[[int], bool] | None = None,
        marks: Mapping[int, Any] | None = None,
        **values: object,
    ) -> Shown:
        """How often each number came, as columns, see `lessons.columns`, with a text below."""
        text = self.say(key, english, **values)
        return number_columns.columns(heights, text, filled=filled, marks=marks)

    def spinner(self, key: str, english: str, pile: Pile, **values: object) -> Shown:
        """What an Item Box turns up out of a pile, see `lessons.spinner`, with a text."""
        text = self.say(key, english, **values)
        return item_spinner.spinner(pile, text, language=self.language)

    def tree(
        self, key: str, english: str, answer: Challenge, *, hands: int = 1000, **values: object
    ) -> Shown:
        """Whether a Wild Draw Four is a bluff, see `lessons.tree`, with a text of `{hands}`."""
        text = self.say(key, english, hands=hands, **values)
        return challenge_tree.tree(answer, text, hands=hands, language=self.language)

    def scoreboard(self, game: Game) -> Shown:
        """The scores of a game round by round."""
        return pictures.scoreboard(game, language=self.language)

"""`Exercise`, a question in a notebook, whose answer stays in the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

from unokart_widget.widgets.exercise_answers import WrongGiven
from unokart_widget.widgets.exercise_kinds import Choice, ChoicesGiven, MovesGiven, OnTable, Order
from unokart_widget.widgets.exercise_numbers import STARS, Estimate, Number
from unokart_widget.widgets.exercise_widget import QuestionWidget

if TYPE_CHECKING:
    from unokart_widget.widgets.table import Table


class Common(TypedDict, total=False):
    """What every exercise takes; see Exercise."""

    hints: Iterable[str]
    because: str
    key: str
    lesson: str
    language: str


class Exercise(QuestionWidget):
    """A question with an answer: right or not is told at once, with a word on the very mistake.

    The answer is checked in the kernel. Nothing of it is in the page, or in the saved notebook.
    There is a kind of exercise for each kind of answer:

    number
        A fraction, a decimal number, per cent: 7/112, 1/16, 0.0625, 0,0625 and 6.25 % are the same.
        A rounded number is right if it has two digits or more. What is known of a chance (it is
        never above 1, the opposite has another) is said unasked.

        >>> import unokart_widget as uk
        >>> chance = uk.odds.at_least(uk.DECK, draws=1, count=1, what="wild")
        >>> exercise = uk.Exercise.number("How likely is a wild card?", chance)
        >>> exercise.check("3/28").right, exercise.check("10.7 %").right
        (True, True)
        >>> exercise.check("25/28").text
        'That is the chance that it does not happen.'

    choice
        One of some texts; with a list as the answer, all that are right. In a dict each choice has
        a word of its own, which is said to whoever chooses it. With a `seed` they are shuffled.

        >>> exercise = uk.Exercise.choice(
        ...     "After five red cards, is blue due?",
        ...     {"Yes": "The deck is shuffled: it does not remember.", "No": ""},
        ...     "No",
        ... )
        >>> exercise.check("Yes").text
        'The deck is shuffled: it does not remember.'
        >>> exercise = uk.Exercise.choice("Which count 20?", ["D", "S", "7"], ["D", "S"])

    order
        Texts to be put in order, given in the right one; or a dict of text to value, from the
        smallest to the largest (or `largest_first`), where equal ones may stand either way round.
        They are shuffled, by the `seed` if there is one.

        >>> exercise = uk.Exercise.order("Which is likelier?", {"W4": 4, "R7": 2, "R0": 1})
        >>> exercise.check(["R0", "R7", "W4"]).right
        True

    move
        A move on a table, which is shown with it. The first move of the seat that the table shows
        is the answer. It is given in the notation, or several are, or a function of a Move. "Try
        again" puts the cards back.

        >>> table = uk.Table(position="R5 + 0 | R7 G5 W4 | B3 Y9 | G8 G1")
        >>> exercise = uk.Exercise.move("Which cards would you keep?", table, ["0:R7", "0:G5"])
        >>> exercise = uk.Exercise.move("Lay a red card.", table, lambda move: move.card == "R7")
        >>> events = table.play("0:R7")
        >>> exercise.right
        True

    estimate
        A guess at a number, made once, before it is worked out. Its closeness gives up to three
        stars: it is off by at most 5 %, 15 % or 40 % of the true value (or by other `stars`), which
        is told afterwards.

        >>> exercise = uk.Exercise.estimate("How likely is a wild card?", chance)
        >>> exercise.check("12 %").stars
        2

    What all of them take
    ---------------------
    wrong : dict of name to (answer, text), or list of Mistake(answer, text)
        The answers that known misconceptions lead to, and what is said to whoever gives them: what
        happened. In place of an answer there can be a function that is true of such answers.

        >>> exercise = uk.Exercise.number(
        ...     "How likely are two wild cards?",
        ...     uk.odds.at_least(uk.DECK, draws=2, count=2, what="wild"),
        ...     wrong={"with replacement": (chance**2, "Is the first card still in the deck?")},
        ... )
        >>> exercise.check("9/784").mistake
        'with replacement'

    hints : list of str
        They are given one after the other, to whoever asks.
    because : str
        Why the right answer is right: it is said with it.
    key, lesson : str
        The browser keeps under these names what was solved. Without a `lesson` it keeps nothing.
    language : str
        Of the words of the exercise, a code out of `rulebook.languages()`; the question and what
        else you write are shown as they are.

    And of numbers: `unit`, a word behind the number; `within`, how far off an exact answer may be;
    `chance`, whether it is one (by default, if it lies between 0 and 1).

    From Python, `exercise.check(answer)` gives a verdict (`right`, `text`, `mistake`, `stars`)
    without telling the page; `exercise.right` and `exercise.tries` tell what was done on the page,
    and `exercise.answer` what is expected.
    """

    @classmethod
    def number(
        cls,
        question: str,
        answer: Any,
        *,
        wrong: WrongGiven = (),
        within: Any = None,
        chance: bool | None = None,
        unit: str = "",
        **common: Unpack[Common],
    ) -> Exercise:
        """Ask for a number; see Exercise."""
        asked = Number(answer, wrong, within=within, chance=chance, unit=unit)
        return cls(question, asked, **common)

    @classmethod
    def choice(
        cls,
        question: str,
        choices: ChoicesGiven,
        answer: Any,
        *,
        wrong: WrongGiven = (),
        seed: int | None = None,
        **common: Unpack[Common],
    ) -> Exercise:
        """Ask for one of some choices, or for several; see Exercise."""
        return cls(question, Choice(choices, answer, wrong, seed), **common)

    @classmethod
    def order(
        cls,
        question: str,
        items: Mapping[str, Any] | Sequence[str],
        *,
        wrong: WrongGiven = (),
        largest_first: bool = False,
        seed: int | None = None,
        **common: Unpack[Common],
    ) -> Exercise:
        """Ask for an order; see Exercise."""
        return cls(question, Order(items, wrong, largest_first, seed), **common)

    @classmethod
    def move(
        cls,
        question: str,
        table: Table,
        answer: MovesGiven,
        *,
        wrong: WrongGiven = (),
        **common: Unpack[Common],
    ) -> Exercise:
        """Ask for a move on a table; see Exercise."""
        if not hasattr(table, "on_event"):
            raise TypeError(f"A move is made on a Table, not on a {type(table).__name__}.")
        return cls(question, OnTable(answer, wrong), table=table, **common)

    @classmethod
    def estimate(
        cls,
        question: str,
        answer: Any,
        *,
        wrong: WrongGiven = (),
        stars: Sequence[float] = STARS,
        chance: bool | None = None,
        unit: str = "",
        **common: Unpack[Common],
    ) -> Exercise:
        """Ask for an estimate; see Exercise."""
        asked = Estimate(answer, wrong, stars=stars, chance=chance, unit=unit)
        return cls(question, asked, **common)

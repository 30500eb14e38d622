"""`Experiment`, many rounds in a notebook: a histogram that grows, of rounds that can be opened."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from inspect import Signature
from typing import Any, ClassVar

from unokart_widget.errors import OddsError, SimulationError, UnokartError, shown
from unokart_widget.notation import DECK
from unokart_widget.rules import Rules
from unokart_widget.simulation.plan import read_count
from unokart_widget.simulation.runs import GameRun, Run
from unokart_widget.widgets import experiment_saved
from unokart_widget.widgets.experiment_questions import MOST_CARDS, QUESTIONS, fitted
from unokart_widget.widgets.experiment_rounds import MOST_ROUNDS
from unokart_widget.widgets.experiment_widget import ExperimentWidget
from unokart_widget.widgets.keywords import plain_signature, unknown_keyword
from unokart_widget.widgets.options import read_parts, read_size

PARTS: dict[str, tuple[bool, str]] = {
    "choices": (True, "question, players and strategies can be changed on the page"),
    "marks": (True, "exact values beside the bars"),
    "rounds": (True, "the rounds of a bar, each to be opened on a table"),
    "line": (False, "the running line, which can also be switched on on the page"),
    "settings": (True, "the language"),
}
"""Each part of an experiment, whether it is there by default, and what it is."""


class Experiment(ExperimentWidget):
    """Rounds of bots, or hands dealt, as many as one likes: what comes of it is seen to grow.

    Shown as the last line of a cell it can be run, paused and stepped. A click on a bar lists its
    rounds, and a click on a round opens it on a `Table`, where it is played again. Every argument
    may be left out.

    Parameters
    ----------
    question : str
        What is counted. Of rounds: "points", "turns", "cards_drawn"; "winner" (which seat),
        "dealer" (who wins, counted from the dealer), "starter" (does the player who begins win?),
        "first" (who takes the first turn); "item" (what Item Boxes turn up), "challenge" (those
        won, of those made), "uno" (forgotten: caught or not). Of whole games: "game_rounds" (how
        many rounds each takes). Of cards that are dealt: "hand_points" and "hand_count" of a hand,
        "wait" (how many cards are drawn from the shuffled deck until one fits).

        >>> import unokart_widget as uk
        >>> uk.Experiment("turns")
        <Experiment "turns", 0 rounds>

    players : number, or list of names
        2 to 10.

        >>> experiment = uk.Experiment("winner", players=["Ana", "Ben", "Eva"])

    strategies : strategy, or a list with one for each seat
        As for `simulate`.

        >>> experiment = uk.Experiment("winner", players=2, strategies=["careful", "random"])

    seed : int
        The same seed plays the same rounds, however they are portioned. By default a fresh one.

        >>> experiment = uk.Experiment(seed=7)
        >>> experiment.play(50)
        >>> experiment.run.wins == uk.simulate(50, seed=7).wins
        True

    rules : Rules
        The options of the rules.

        >>> experiment = uk.Experiment("item", rules=uk.Rules(banana="seat"))

    cards : int
        For questions about hands: how many cards are dealt, 1 to 30. By default seven.

        >>> experiment = uk.Experiment("hand_points", cards=3)

    what : str
        For "hand_count": which cards of the hand count, and for "wait": which cards fit. As for
        `odds.counts`: "wild", "action", "number", a colour "R", a card "R7"; or "fits R7": the
        cards that can go on it, while it lies on the table and is not dealt.

        >>> experiment = uk.Experiment("hand_count", what="action", seed=1)
        >>> experiment.play(100)
        >>> sum(experiment.counts.values())
        100
        >>> experiment = uk.Experiment("wait", what="fits R7", rounds=100)

    rounds : int
        So many rounds are played at once, before it is shown. By default none.

        >>> uk.Experiment(rounds=100)
        <Experiment "points", 100 rounds>

    language : str
        Of all words: a code out of `rulebook.languages()`. `experiment.language = "cy"` changes it.

        >>> experiment = uk.Experiment(language="en")

    show : dict of part to bool, or a list of parts
        Which parts are there. A dict changes some of them, a list is of all that are shown:
        "choices" (question, players and strategies can be changed on the page), "marks" (exact
        values beside the bars), "rounds" (the rounds of a bar can be listed and opened), "line"
        (the running line: the mean, or the share of the bar that is chosen, against the number of
        rounds so far, with its 95 % interval; off by default, but there is a button for it),
        "settings" (the language can be changed on the page).

        >>> experiment = uk.Experiment("hand_points", show={"marks": False, "line": True})

    size : str
        "normal", "large" or "huge", for a projector.

        >>> experiment = uk.Experiment(size="huge")

    Raises
    ------
    TypeError
        For a keyword that does not exist, and for what is no list of parts.
    UnokartError
        For questions, players, strategies … that cannot be. Each says what can.
    """

    __signature__: ClassVar[Signature]

    def __init__(
        self,
        question: str = "points",
        *,
        players: int | Sequence[str] = 4,
        strategies: Any = "random",
        seed: int | None = None,
        rules: Rules | None = None,
        cards: int = 7,
        what: str = "wild",
        rounds: int = 0,
        language: str = "en",
        show: Mapping[str, bool] | Iterable[str] | None = None,
        size: str = "normal",
        **unknown: object,
    ) -> None:
        if unknown:
            raise TypeError(unknown_keyword("Experiment", Experiment.__signature__, unknown))
        usual = {name: there for name, (there, _) in PARTS.items()}
        super().__init__(
            _read_question(question),
            players,
            strategies,
            seed,
            rules=rules,
            cards=read_count(cards, "cards", 1, MOST_CARDS),
            what=_read_what(what),
            rounds=read_count(rounds, "rounds", 0, MOST_ROUNDS),
            language=language,
            parts=read_parts(show, usual, "An experiment"),
            size=read_size(size),
        )

    # For Python users

    @property
    def question(self) -> str:
        """What is counted; setting it counts the rounds that there are in another way."""
        return self._question_name

    @question.setter
    def question(self, question: str) -> None:
        with self._lock:
            self._ask(_read_question(question))
            self._show()
            self._save_text()

    @property
    def players(self) -> list[str]:
        """The names of the players, by seat."""
        return list(self._plan.names)

    @property
    def strategies(self) -> list[Any]:
        """The strategy of each seat."""
        return list(self._plan.strategies)

    @property
    def seed(self) -> int:
        """With the same seed the same rounds are played."""
        return self._plan.seed

    @property
    def run(self) -> Run:
        """All rounds that have been played, as `simulate` gives them.

        Raises SimulationError where none has been played, and for questions about hands, piles
        and whole games.
        """
        with self._lock:
            if self._question.dealt:
                raise SimulationError(
                    "This experiment deals cards and plays no rounds: experiment.values has what "
                    "each hand or pile counts."
                )
            if self._question.unit == "game":
                raise SimulationError(
                    "This experiment plays whole games: experiment.games has them."
                )
            return self._rounds.run()

    @property
    def games(self) -> GameRun:
        """For questions about whole games: all that have been played, as `simulate_games` gives.

        Raises SimulationError where none has been played, and for other questions.
        """
        with self._lock:
            if self._question.unit != "game":
                raise SimulationError("This experiment plays no whole games.")
            return self._games.run()

    @property
    def values(self) -> Any:
        """For questions about cards that are dealt: what each hand counts, or at which draw of
        each pile the first card fits, in the order of dealing.

        Raises SimulationError for other questions.
        """
        with self._lock:
            if self._hands is None:
                where = "games" if self._question.unit == "game" else "run"
                raise SimulationError(f"This experiment deals no cards: see experiment.{where}.")
            return self._hands.values()

    @property
    def counts(self) -> dict[int | str, int]:
        """How often each value came: by number, or by name where the bars have names.

        >>> experiment = Experiment("first", players=["Ana", "Ben"], seed=1, rounds=100)
        >>> experiment.counts
        {'Ana': 52, 'Ben': 48}
        """
        with self._lock:
            if self._question.numbers:
                return dict(sorted(self._counts.items()))
            bars = self._question.bars(self._counts)
            return {
                self._question.label(bar, self._language): self._counts[bar.low] for bar in bars
            }

    def play(self, rounds: int) -> None:
        """Play so many more rounds (or games; or deal so many hands or piles), and show them.

        Raises SimulationError where that makes more than the experiment can hold.
        """
        with self._lock:
            self._play_all(read_count(rounds, "rounds", 1, MOST_ROUNDS))
            self._show()
            self._save_text()

    def reset(self, seed: int | None = None) -> None:
        """Begin anew: with the same rounds, or with those of another seed."""
        with self._lock:
            self._begin(
                self._plan.names, self._plan.strategies, self.seed if seed is None else seed
            )
            self._show()
            self._save_text()

    def __repr__(self) -> str:
        unit = self._question.unit
        what = unit if unit in ("game", "hand", "pile") else "round"
        return f'<Experiment "{self.question}", {self._played:,} {what}s>'

    def __str__(self) -> str:
        return "\n".join(experiment_saved.text_lines(self._make_view()))


def _read_question(question: object) -> str:
    if isinstance(question, str) and question in QUESTIONS:
        return question
    near = difflib.get_close_matches(str(question), QUESTIONS, n=1)
    advice = f"Do you mean {near[0]!r}?" if near else f"There are {', '.join(QUESTIONS)}."
    raise UnokartError(f"An experiment has no question {shown(question)!r}. {advice}")


def _read_what(what: object) -> str:
    from unokart_widget import odds

    if not isinstance(what, str):
        raise OddsError(
            f'what is {shown(what)!r}; it is "wild", "action", "number", a colour such as "R", '
            'a card such as "R7", or "fits R7".'
        )
    top = fitted(what)
    if top is None:
        odds.counts(DECK, 1, what)
    elif top not in DECK or top.startswith("W"):
        raise OddsError(f'what is {shown(what)!r}; a card fits a coloured one, such as "fits R7".')
    return what


Experiment.__signature__ = plain_signature(Experiment.__init__)

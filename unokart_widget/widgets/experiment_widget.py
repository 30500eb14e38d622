"""A widget that plays rounds as its page asks for them, counts them, and opens them on a Table.

The rounds live here, outside of the synced traits. A page gets one `view`, the bars as they are,
and asks by message for the next portion: each is short, so that a page can pause at any time.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from itertools import islice
from typing import Any

import traitlets

from unokart_widget import rulebook
from unokart_widget.errors import SimulationError
from unokart_widget.game import Game
from unokart_widget.kernel.bots import STRATEGIES
from unokart_widget.notation import DECK
from unokart_widget.rules import Rules
from unokart_widget.simulation.hands import deck_of
from unokart_widget.simulation.plan import Plan, read_plan
from unokart_widget.simulation.simulate import MOST_TURNS
from unokart_widget.strategies import name_of
from unokart_widget.widgets import experiment_messages as messages
from unokart_widget.widgets import experiment_saved, experiment_view, saved
from unokart_widget.widgets.channel import Reply
from unokart_widget.widgets.displayed import SpokenWidget
from unokart_widget.widgets.experiment_line import Line
from unokart_widget.widgets.experiment_questions import QUESTIONS, Bar, Setting, ask, fitted
from unokart_widget.widgets.experiment_rounds import (
    MOST_ROUNDS,
    Games,
    Hands,
    Rounds,
    load_in_thread,
)
from unokart_widget.widgets.messages import Ping, Refused, SendView, Speak
from unokart_widget.widgets.table import Table
from unokart_widget.widgets.words import say

_PAGE = 12
"""So many rounds are listed at a time."""


class ExperimentWidget(SpokenWidget):
    """What Experiment shows and answers; Experiment adds what Python users call."""

    view = traitlets.Dict(
        read_only=True,
        help="What the page shows: the question, the bars with their shares, intervals and exact "
        "values, the mean, the running line, and the round that is open. Its version grows with "
        "each change.",
    ).tag(sync=True)
    options = traitlets.Dict(
        read_only=True,
        help="Which parts are there (show), the size, and what can be chosen: questions by name "
        "with their titles, strategies, and how many rounds there can be.",
    ).tag(sync=True)
    _page = "experiment"
    _named = "experiment-"
    # Closing must find them, also where the making has failed.
    _table: Table | None = None
    _opened: int | None = None
    # Where the bar begins whose share the running line shows.
    _line_low: int | None

    def __init__(
        self,
        question: str,
        players: int | Sequence[str],
        strategies: Any,
        seed: int | None,
        *,
        rules: Rules | None,
        cards: int,
        what: str,
        rounds: int,
        language: str,
        parts: dict[str, bool],
        size: str,
    ) -> None:
        self._lock = threading.RLock()
        self._version = 0
        # Counting needs it, before anything is told to a page.
        self._language = language
        self._question_name = question
        self._cards, self._what, self._rules = cards, what, rules
        # Strategies that are not of the table's bots: a page may choose them again.
        self._own: list[Any] = []
        self._parts, self._size = parts, size
        self._busy = False
        self._intervals = False
        self._line_shown, self._line_low = parts["line"], None
        self._loading: threading.Thread | None = None
        self._begin(players, strategies, seed)
        self._begin_to_speak(language)
        if rounds:
            self._play_all(rounds)
        if self._parts["rounds"] and saved.only_in_cells():
            self._table = self._make_table(self._rounds.game(0), 0)
        self._open()

    def close(self) -> None:
        """Take it off the page, with the table that it has opened."""
        if self._table is not None:
            self._table.close()
        super().close()

    # What is counted

    def _begin(self, players: int | Sequence[str], strategies: Any, seed: int | None) -> None:
        """Forget all rounds; called locked."""
        plan = read_plan(players, strategies, seed, self._rules, MOST_TURNS)
        self._put_away()
        self._plan: Plan = plan
        for strategy in plan.strategies:
            if strategy not in STRATEGIES and strategy not in self._own:
                self._own.append(strategy)
        self._rounds = Rounds(plan, plan.strategies)
        self._games = Games(plan, plan.strategies)
        self._ask(self._question_name)

    def _ask(self, name: str) -> None:
        """Count in the way of another question; called locked."""
        if name != self._question_name:
            self._put_away()
            self._line_low = None
        names = self._plan.names
        alike = len(set(self._plan.strategies)) == 1
        setting = Setting(tuple(names), alike, self._cards, self._what)
        question = ask(name, setting)
        self._hands = Hands(self._plan, question) if question.dealt else None
        self._question_name, self._question = name, question
        self._line: Line | None = None
        self._counts: Counter[int] = Counter()
        if not question.dealt and len(self._source):
            self._counts = question.count(self._source.run())

    @property
    def _source(self) -> Rounds | Games:
        """What is played for this question, or for the one before it if that deals cards."""
        return self._games if self._question.unit == "game" else self._rounds

    @property
    def _kept(self) -> Rounds | Games | Hands:
        return self._source if self._hands is None else self._hands

    @property
    def _played(self) -> int:
        return len(self._kept)

    def _portion(self, rounds: int, seconds: float | None = None) -> int:
        """Play a portion; how many rounds there were in it. Called locked."""
        before = self._played
        timed = {} if seconds is None else {"seconds": seconds}
        line = self._line
        if self._hands is not None:
            self._counts.update(self._hands.play(rounds, **timed))
            if line is not None:
                line.extend(self._hands.series(line.bar, before))
        else:
            for run in self._source.play(rounds, **timed):
                self._counts.update(self._question.count(run))
                if line is not None:
                    line.extend(self._question.series(run, line.bar))
        if self._loading is None and self._question.numbers:
            self._loading = load_in_thread("scipy.stats", self._have_intervals)
        return self._played - before

    def _have_intervals(self) -> None:
        self._intervals = True

    def _play_all(self, rounds: int) -> None:
        if self._played + rounds > MOST_ROUNDS:
            raise SimulationError(
                f"An experiment holds {MOST_ROUNDS:,} rounds, and has {self._played:,}. For more: "
                "simulate."
            )
        while rounds > 0:
            rounds -= self._portion(rounds, 1.0)

    # What is seen

    def _guard(self) -> AbstractContextManager[object]:
        return self._lock

    def _prepare(self) -> None:
        self._show()

    def _make_view(self) -> dict[str, Any]:
        question, marks = self._question, self._parts["marks"]
        bars = question.bars(self._counts)
        return {
            "version": self._version,
            "language": self._language,
            "cell": self._cell,
            "question": question.name,
            "title": self._title_of(question.name),
            "unit": question.unit,
            "numbers": question.numbers,
            "marks": question.marks if marks else None,
            "players": list(self._plan.names),
            "strategies": [name_of(s) for s in self._plan.strategies],
            "seed": str(self._plan.seed),
            "rounds": self._played,
            "count": sum(self._counts.values()),
            "bars": experiment_view.make_bars(question, bars, self._counts, marks, self._language),
            "mean": experiment_view.make_mean(question, self._counts, marks, self._intervals),
            "line": self._line_told(bars),
            "speed": self._kept.speed,
            "opened": self._opened_told(),
        }

    def _line_told(self, bars: Sequence[Bar]) -> dict[str, Any] | None:
        """The running line, of the bar that was chosen: as it is now, for its width may grow."""
        if not self._line_shown:
            self._line = None
            return None
        chosen = next((bar for bar in bars if bar.low == self._line_low), None)
        if chosen is None and not self._question.numbers:
            chosen = bars[0]
        line = self._line
        if line is None or line.bar != chosen:
            line = self._line = Line(chosen)
            if self._hands is not None:
                line.extend(self._hands.series(chosen))
            else:
                for part in self._source.parts:
                    line.extend(self._question.series(part, chosen))
        return {
            "low": None if chosen is None else chosen.low,
            "points": [list(point) for point in line.told(self._intervals)],
        }

    def _opened_told(self) -> dict[str, Any] | None:
        if self._table is None or self._opened is None:
            return None
        return {"round": self._opened, "table": f"anywidget:{self._table.model_id}"}

    def _title_of(self, name: str) -> str:
        what = self._what
        kind = what if what in ("wild", "action", "number") else "colour"
        named = ""
        if top := fitted(what):
            kind, named = "fits", rulebook.card_name(top, self._language)
        elif len(what) == 2:
            kind, named = "card", rulebook.card_name(what, self._language)
        elif len(what) == 1:
            named = rulebook.colour_name(what, self._language)
        return say(
            f"experiment-{name}",
            self._language,
            cards=self._cards,
            what=kind,
            name=named,
            target=str(self._plan.rules.target),
        )

    def _show(self) -> None:
        self._version += 1
        self.set_trait("view", self._make_view())
        self.set_trait(
            "options",
            {
                "show": self._parts,
                "size": self._size,
                "questions": {name: self._title_of(name) for name in QUESTIONS},
                "strategies": [*STRATEGIES, *(name_of(own) for own in self._own)],
                "most": MOST_ROUNDS,
            },
        )
        self._text_due = True

    def _speak(self, language: str) -> None:
        if self._table is not None:
            self._table.language = language
        super()._speak(language)

    def _as_saved(self) -> dict[str, str]:
        return experiment_saved.as_saved(self.view, self.fallback)

    # What a page asks

    def _asked(self, content: object) -> Reply:
        message = messages.read(content)
        match message:
            case messages.More(rounds, ahead):
                return self._more(rounds, ahead)
            case messages.TellRounds(low, high, start):
                return self._tell_rounds(Bar(low, high), start)
            case messages.OpenRound(number):
                self._open_round(number)
            case messages.CloseRound():
                self._put_away()
            case messages.Ask(question):
                self._need("choices", "fixed")
                if question not in QUESTIONS:
                    raise Refused("experiment-no-question", question=question)
                self._ask(question)
            case messages.ShowLine(on, low):
                self._line_shown, self._line_low = on, low
            case messages.Anew():
                self._anew(message)
            case Speak(code):
                if code not in self.languages:
                    raise Refused("unknown-language")
                self._speak(code)
                return {}
            case Ping():
                self._look_again()
                return {}
            case SendView():
                pass
        self._show()
        return {}

    def _after(self) -> None:
        # While rounds come in one portion after another the text can wait.
        if not self._busy:
            self._save_text()

    def _receive(self, content: object) -> None:
        self._busy = isinstance(content, Mapping) and content.get("kind") == "more"
        super()._receive(content)

    def _more(self, rounds: int, ahead: bool) -> Reply:
        if self._played >= MOST_ROUNDS:
            raise Refused("experiment-enough", most=MOST_ROUNDS)
        if ahead and self._hands is None:
            self._source.prepare()
        played = self._portion(rounds)
        self._show()
        return {"played": played}

    def _look_again(self) -> None:
        """What threads have brought about since is shown when the page asks for a sign of life."""
        now = self._make_view()
        if now != self.view:
            self._show()

    def _anew(self, message: messages.Anew) -> None:
        names: int | Sequence[str] = self._plan.names
        strategies: Sequence[Any] = self._plan.strategies
        if message != messages.Anew(None, None, None):
            self._need("choices", "fixed")
        if message.players is not None and message.players != len(self._plan.names):
            names = message.players
            strategies = [strategies[seat % len(strategies)] for seat in range(message.players)]
        if message.strategies is not None:
            known = {name_of(s): s for s in (*STRATEGIES, *self._own)}
            unknown = [name for name in message.strategies if name not in known]
            if unknown:
                raise Refused("experiment-no-strategy", strategy=unknown[0])
            strategies = [known[name] for name in message.strategies]
        seed = self._plan.seed if message.seed is None else message.seed
        self._begin(names, strategies, seed)

    def _need(self, part: str, otherwise: str) -> None:
        if not self._parts[part]:
            raise Refused(f"experiment-{otherwise}")

    # Single rounds

    def _tell_rounds(self, bar: Bar, start: int) -> Reply:
        self._need("rounds", "no-rounds")
        found = list(islice(self._kept.found(self._question, bar, start), _PAGE + 1))
        return {
            "rounds": [self._round_told(number) for number in found[:_PAGE]],
            "next": found[_PAGE] if len(found) > _PAGE else None,
        }

    def _round_told(self, number: int) -> dict[str, Any]:
        told = {"round": number, "turns": None, "rounds": None, "cards": None}
        told |= self._kept.told(number)
        if self._hands is None:
            return told
        deck = self._deck(number)
        if self._question.unit == "wait":
            return told | {"cards": deck[: told["points"]]}
        return told | {"cards": sorted(deck[: self._cards], key=DECK.index)}

    def _deck(self, number: int) -> list[str]:
        """The cards that are dealt for this question, in their order."""
        return deck_of(self._plan, number, without=self._question.aside)

    def _open_round(self, number: int) -> None:
        self._need("rounds", "no-rounds")
        if not self._question.opens:
            raise Refused("experiment-no-rounds")
        if not 0 <= number < self._played:
            raise Refused("experiment-no-round", number=number)
        game = self._source.game(number) if self._hands is None else self._game_of_hand(number)
        seat = self._kept.told(number)["winner"] or 0
        if self._table is None:
            self._table = self._make_table(game, seat)
        else:
            self._table.put_on(game, seat, scores=self._question.unit == "game")
        self._opened = number

    def _make_table(self, game: Game, seat: int) -> Table:
        """The table for all rounds that are opened, one after another."""
        scores = self._question.unit == "game"
        parts = {"new_game": False, "hints": False, "scores": scores, "hands": True, "start": True}
        return Table(game, seat=seat, language=self._language, show=parts, size=self._size)

    def _game_of_hand(self, number: int) -> Game:
        """A round that begins with a hand."""
        plan = self._plan
        deck = self._deck(number)
        hands = [deck[: self._cards]]
        rest = deck[self._cards :]
        for _ in plan.names[1:]:
            hands.append(rest[:7])
            rest = rest[7:]
        top = self._question.aside
        if top is None:
            top = next(card for card in rest if not card.startswith("W"))
            rest.remove(top)
        line = " | ".join([f"{top} + 0", *(" ".join(hand) for hand in hands)])
        position = f"{line} / {' '.join(rest)}"
        return Game.from_position(
            position, plan.seed, plan.rules, players=plan.names, bots=plan.bots
        )

    def _put_away(self) -> None:
        """Take the round off the table, which waits for the next."""
        self._opened = None

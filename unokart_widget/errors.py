"""The errors of this package. The text of each says what is wrong, where, and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .moves import Move
    from .reasons import Reason


def shown(value: object, most: int = 40) -> str:
    """A value as text for a sentence, cut short. Some values have no text: a huge int has none."""
    try:
        return str(value)[:most]
    except Exception:
        return f"({type(value).__name__})"


class UnokartError(ValueError):
    """The base of all errors of this package.

    `key` and `arguments` name the same sentence in the catalogues (`rulebook/*/notebook.ftl`),
    where a page can bring the error about; `key` is None for the others.
    """

    def __init__(self, sentence: object = "", *, key: str | None = None, **arguments: str | int):
        super().__init__(sentence)
        self.key = key
        self.arguments = arguments


class RulebookError(UnokartError, LookupError):
    """The rulebook has no such words: an unknown language, rule, sentence or card."""


class RulesError(UnokartError):
    """An option of the rules has a value that is not among its choices."""


class PlayersError(UnokartError):
    """Players, seats, bots or a seed that no game can have (`players`)."""


class SimulationError(UnokartError):
    """A simulation that cannot be made, or a question that its results do not answer."""


class StrategyError(UnokartError):
    """A strategy of one's own failed: an exception in it, or a score that is not a number.

    `strategy` is its name, `line` the line in its file or cell (0 where it has none), `kind` the
    name of the exception, `reason` what was wrong.
    """

    def __init__(self, strategy: str, line: int, text: str, kind: str, reason: str) -> None:
        place = f" in line {line}" if line else ""
        quoted = f" ({text})" if text else ""
        super().__init__(
            f"The strategy {strategy} failed{place}{quoted}: {reason}.",
            key="strategy-failed",
            strategy=strategy,
            line=line,
            # A page is not told the reason, which may name cards.
            kind=kind,
        )
        # What the exception is made of anew when it comes from another process.
        self.made_of = (strategy, line, text, kind, reason)
        self.strategy = strategy
        self.line = line
        self.kind = kind
        self.reason = reason

    def __reduce__(self) -> tuple[type[StrategyError], tuple[str, int, str, str, str]]:
        return type(self), self.made_of


class OddsError(UnokartError):
    """A question about chances that has no answer: a pile that no deck gives, too many draws."""


class ExerciseError(UnokartError):
    """An exercise that cannot be asked: no choices, an answer that is not among them."""


class NotationError(UnokartError):
    """A text that is not a card or a move."""


class PositionError(UnokartError):
    """A line that is not a position, or one that no deck could bring about."""


class RecordError(UnokartError):
    """A record that is damaged, or tells of something that the rules do not allow."""


class NothingToDoError(UnokartError):
    """There is nothing to undo, no round to follow, or no bot to move.

    `rule` is the rule that it has to do with, if there is one.
    """

    def __init__(
        self,
        sentence: str,
        rule: str | None = None,
        *,
        key: str | None = None,
        **arguments: str | int,
    ) -> None:
        super().__init__(sentence, key=key, **arguments)
        self.rule = rule


class IllegalMove(UnokartError):
    """A move that the rules forbid now. The game is as it was.

    `rule` is the id of the rule that forbids it, `kind` names the reason within the rule; the text
    is the sentence that says why, and `text` gives it in another language.
    """

    def __init__(self, move: Move, reason: Reason) -> None:
        super().__init__()
        # What the exception is made of anew when it is copied or sent to another process.
        self.args = (move, reason)
        self.move = move
        self.reason = reason
        self.rule = reason.rule
        self.kind = reason.kind

    def text(self, language: str = "en", seat: int | None = None) -> str:
        """The sentence, for the reader at that seat."""
        return self.reason.text(language, seat)

    def __str__(self) -> str:
        return self.text()

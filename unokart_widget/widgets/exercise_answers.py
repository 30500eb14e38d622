"""What an answer is held against: the known mistakes, and what comes of a check."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from unokart_widget.errors import ExerciseError


class Say(Protocol):
    """Gives a sentence of exercise.ftl, named without its `exercise-`."""

    def __call__(self, key: str, **arguments: str | int | float) -> str: ...


@dataclass(frozen=True)
class Mistake:
    """A wrong answer that a known misconception leads to.

    value: the answer, or a function that is true of such answers. text: what is said to whoever
    gives it: what happened. name: by which results tell it.
    """

    value: Any
    text: str
    name: str | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.text, str) or not self.text.strip():
            raise ExerciseError("A mistake needs a text: what is said to whoever makes it.")

    def is_made(self, given: Any, same: Callable[[Any, Any], bool]) -> bool:
        """Whether `given` is this mistake; `same(given, value)` compares answers."""
        if callable(self.value):
            return bool(self.value(given))
        return same(given, self.value)


WrongGiven = Mapping[str, tuple[Any, str]] | Iterable[Mistake | tuple[Any, str]]


def read_wrong(wrong: WrongGiven) -> tuple[Mistake, ...]:
    """Mistakes as authors give them: {name: (value, text)}, or Mistakes or such pairs."""
    return tuple(_mistakes(wrong))


def _mistakes(wrong: WrongGiven) -> Iterator[Mistake]:
    named = wrong.items() if isinstance(wrong, Mapping) else ((None, one) for one in wrong)
    for name, one in named:
        if isinstance(one, Mistake):
            yield Mistake(one.value, one.text, one.name or name)
        elif isinstance(one, tuple) and len(one) == 2:
            yield Mistake(one[0], one[1], name)
        else:
            raise ExerciseError(
                "wrong is {name: (value, text)}, or a list of Mistake(value, text): "
                f"{one!r} is neither."
            )


@dataclass(frozen=True)
class Verdict:
    """What comes of an answer.

    `right`, and the sentence `text` that says it; `mistake` is the name of a known one. `counts`:
    whether it was a try at all (what cannot be read is none). Of an estimate: `stars` from 0 to 3.
    """

    right: bool
    text: str
    mistake: str | None = None
    counts: bool = True
    stars: int | None = None

    def told(self) -> dict[str, Any]:
        """The verdict for the page."""
        return {key: value for key, value in asdict(self).items() if value is not None}

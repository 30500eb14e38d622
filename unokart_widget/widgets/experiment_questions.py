"""The questions that an Experiment can ask: what is counted, in which bars, and what is exact."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from unokart_widget.kernel.cards import POINTS
from unokart_widget.kernel.state import NOBODY
from unokart_widget.notation import COPIES, DECK, ITEM_BOX
from unokart_widget.simulation.hands import draws_until, hand_sums
from unokart_widget.simulation.tallies import ITEMS
from unokart_widget.widgets.words import say

if TYPE_CHECKING:
    from unokart_widget.simulation.plan import Plan
    from unokart_widget.simulation.runs import Results

MOST_CARDS = 30
_MOST_BARS = 24
_ITEM_COLOURS = "RYGBW"


@dataclass(frozen=True)
class Setting:
    """What a question may depend on besides the rounds."""

    players: tuple[str, ...]
    alike: bool
    """Whether all players have the same strategy."""
    cards: int
    what: str


@dataclass(frozen=True)
class Bar:
    """One bar: the values from `low` to `high`; None is no upper end."""

    low: int
    high: int | None
    sign: str | None = None
    """A colour of cards that it stands for, R, Y, G, B or W."""

    def __contains__(self, value: int) -> bool:
        return value >= self.low and (self.high is None or value <= self.high)


@dataclass(frozen=True)
class Series:
    """Round by round: a number, and of how many it is one; of one each if that is None."""

    numbers: Sequence[int]
    of: Sequence[int] | None = None


def series_of(values: Sequence[int], bar: Bar | None) -> Series:
    """The series of single values: themselves, or whether they belong to a bar."""
    if bar is None:
        return Series(values)
    low, high = bar.low, max(values, default=0) if bar.high is None else bar.high
    return Series([int(low <= value <= high) for value in values])


_FITS = "fits "


def fitted(what: str) -> str | None:
    """The card of "fits R5", on which others are to go; None for other kinds of cards."""
    return what.removeprefix(_FITS) if what.startswith(_FITS) else None


def goes_on(card: str, top: str) -> bool:
    """Whether a card has the colour, the number or the symbol of another, or is wild."""
    return card[0] in (top[0], "W") or card[1] == top[1]


class Question:
    """What is counted in rounds or hands. The values are whole numbers."""

    unit = "round"
    """What is counted: "round", "game", "hand", "wait", "item", "challenge" or "uno"."""
    numbers = False
    """Whether the values are numbers, with a mean, and not names."""
    dealt = False
    """Whether cards are dealt, and nothing is played."""
    opens = True
    """Whether what is counted can be opened on a table."""
    aside: str | None = None
    """A card that lies on the table, so that it is not dealt."""

    def __init__(self, name: str, setting: Setting) -> None:
        self.name = name
        self.setting = setting

    def count(self, run: Results) -> Counter[int]:
        """How often each value is there in rounds."""
        raise NotImplementedError

    def places(self, run: Results, bar: Bar) -> list[int]:
        """The places of the rounds in the run that belong to a bar."""
        raise NotImplementedError

    def series(self, run: Results, bar: Bar | None) -> Series:
        """What a running line adds up: the values, or what belongs to a bar."""
        raise NotImplementedError

    def deal(self, plan: Plan, first: int, count: int) -> array[int]:
        """Where cards are dealt: the values of so many decks, from number `first` on."""
        raise NotImplementedError

    def bars(self, counts: Mapping[int, int]) -> list[Bar]:
        """All bars, from the left."""
        raise NotImplementedError

    def label(self, bar: Bar, language: str) -> str:
        """What stands under a bar."""
        raise NotImplementedError

    @cached_property
    def exact(self) -> dict[int, Fraction]:
        """The chances of the values that stand beside the bars; empty where there are none."""
        return {}

    @property
    def marks(self) -> str | None:
        """What `exact` is: "exact", "even" (if all are alike), "unseen" (of a deck of which only
        the Item Box is seen)."""
        return "exact" if self.exact else None


class _OfRounds(Question):
    """One value for each round."""

    def __init__(self, name: str, setting: Setting, values: Callable[[Results], list[int]]) -> None:
        super().__init__(name, setting)
        self._values = values

    def count(self, run: Results) -> Counter[int]:
        return Counter(self._values(run))

    def places(self, run: Results, bar: Bar) -> list[int]:
        return [place for place, value in enumerate(self._values(run)) if value in bar]

    def series(self, run: Results, bar: Bar | None) -> Series:
        return series_of(self._values(run), bar)


class _Numbers(_OfRounds):
    """Numbers from `_first` on, in bars of the same width that grows with the numbers."""

    numbers = True
    _first = 0
    _least = 20
    """There are always so many bars, so that nothing moves while they grow."""
    _rough = 0.02
    """So much of all may lie in the last, open bar before the bars become wider."""

    def __init__(
        self, name: str, setting: Setting, width: int, values: Callable[[Results], list[int]]
    ) -> None:
        super().__init__(name, setting, values)
        self._width = width

    def bars(self, counts: Mapping[int, int]) -> list[Bar]:
        last = max(0, self._last(counts) - self._first)
        while last // self._width >= _MOST_BARS:
            # 1, 2, 5, 10, 20, 50 …; it never becomes narrower, so the picture is at rest.
            self._width = self._width * 5 // 2 if str(self._width)[0] == "2" else self._width * 2
        many = max(self._least, last // self._width + 1)
        edges = [self._first + at * self._width for at in range(many + 1)]
        bars = [Bar(low, end - 1) for low, end in pairwise(edges)]
        if any(value >= edges[-1] for value in counts):
            bars.append(Bar(edges[-1], None))
        return bars

    def _last(self, counts: Mapping[int, int]) -> int:
        """The value beyond which so little lies that it needs no bars of its own."""
        beyond = self._rough * sum(counts.values())
        for value in sorted(counts, reverse=True):
            beyond -= counts[value]
            if beyond < 0:
                return value
        return 0

    def label(self, bar: Bar, language: str) -> str:
        if bar.high is None:
            return say("experiment-bar-from", language, low=str(bar.low))
        if bar.low == bar.high:
            return str(bar.low)
        return say("experiment-bar-range", language, low=str(bar.low), high=str(bar.high))


class _GameRounds(_Numbers):
    """How many rounds whole games take."""

    unit = "game"
    _first = 1

    def __init__(self, name: str, setting: Setting) -> None:
        super().__init__(name, setting, 1, _column("rounds"))


class _Dealt(_Numbers):
    """A number of cards that are dealt from the full deck."""

    unit = "hand"
    dealt = True
    _rough = 0.005

    def __init__(self, name: str, setting: Setting) -> None:
        super().__init__(name, setting, 1, lambda run: [])
        # As wide and as many as the exact distribution wants them, from the start.
        self._least = 1
        likely = {value: int(chance * 10**6) for value, chance in self.exact.items()}
        self._least = sum(bar.high is not None for bar in self.bars(likely))

    def deal(self, plan: Plan, first: int, count: int) -> array[int]:
        return hand_sums(plan, first, count, self.setting.cards, self._worth, self.aside)

    @property
    def _worth(self) -> Sequence[int]:
        """What each card of the deck counts."""
        raise NotImplementedError


class _Such(_Dealt):
    """How many cards of a kind there are, or when the first of them comes."""

    @property
    def aside(self) -> str | None:  # type: ignore[override]
        return fitted(self.setting.what)

    @cached_property
    def _what(self) -> str | Callable[[str], bool]:
        top = self.aside
        return self.setting.what if top is None else lambda card: goes_on(card, top)

    @cached_property
    def _pile(self) -> Counter[str]:
        pile = Counter(DECK)
        if self.aside is not None:
            pile[self.aside] -= 1
        return pile

    @cached_property
    def _such(self) -> list[int]:
        """1 for each card of the deck that is asked for, else 0."""
        from unokart_widget import odds

        such = {card: int(odds.counts([card], 1, self._what).get(1, 0)) for card in COPIES}
        return [such[card] for card in DECK]


class _HandPoints(_Dealt):
    @cached_property
    def _worth(self) -> list[int]:
        return [POINTS[card] for card in range(len(DECK))]

    @cached_property
    def exact(self) -> dict[int, Fraction]:
        from unokart_widget import odds

        return odds.hand_points(DECK, self.setting.cards)


class _HandCount(_Such):
    @property
    def _worth(self) -> list[int]:
        return self._such

    @cached_property
    def exact(self) -> dict[int, Fraction]:
        from unokart_widget import odds

        return odds.counts(self._pile, self.setting.cards, self._what)

    def bars(self, counts: Mapping[int, int]) -> list[Bar]:
        # Every number can be seen, but what hardly ever happens needs no place.
        likely = [number for number, chance in self.exact.items() if chance > Fraction(1, 2000)]
        last = max([*likely, *(number for number, count in counts.items() if count)])
        return [Bar(number, number) for number in range(last + 1)]


class _Wait(_Such):
    """Which draw from a shuffled pile, the whole deck, is the first such card."""

    unit = "wait"
    opens = False
    _first = 1
    _rough = 0.02

    def deal(self, plan: Plan, first: int, count: int) -> array[int]:
        return draws_until(plan, first, count, self._such, self.aside)

    @cached_property
    def exact(self) -> dict[int, Fraction]:
        from unokart_widget import odds

        return odds.wait(self._pile, self._what)


class _Names(_OfRounds):
    """One value for each round, which stands for a name."""

    def __init__(
        self, name: str, setting: Setting, order: list[int], values: Callable[[Results], list[int]]
    ) -> None:
        super().__init__(name, setting, values)
        self._order = order

    def bars(self, counts: Mapping[int, int]) -> list[Bar]:
        order = [*self._order, NOBODY] if counts.get(NOBODY) else self._order
        return [Bar(value, value) for value in order]

    def label(self, bar: Bar, language: str) -> str:
        if bar.low == NOBODY:
            return say("experiment-nobody", language)
        if self.name in ("winner", "first"):
            return self.setting.players[bar.low]
        return say(f"experiment-{self.name}-bar", language, number=bar.low)

    @cached_property
    def exact(self) -> dict[int, Fraction]:
        players = len(self.setting.players)
        if self.name == "starter":
            return {1: Fraction(1, players), 0: Fraction(players - 1, players)}
        if self.name == "winner" and not self.setting.alike:
            return {}
        return {value: Fraction(1, players) for value in self._order}

    @property
    def marks(self) -> str | None:
        # The draw for the dealer treats all seats alike, so who begins is exact.
        return "exact" if self.name == "first" else "even" if self.exact else None


class _Tallies(Question):
    """Several values for each round: how often each of some things came about."""

    def __init__(
        self,
        name: str,
        setting: Setting,
        unit: str,
        columns: Callable[[Results], list[list[int]]],
    ) -> None:
        super().__init__(name, setting)
        self.unit = unit
        self._columns = columns

    def count(self, run: Results) -> Counter[int]:
        return Counter(
            {value: sum(column) for value, column in enumerate(self._columns(run))},
        )

    def places(self, run: Results, bar: Bar) -> list[int]:
        column = self._columns(run)[bar.low]
        return [place for place, number in enumerate(column) if number]

    def series(self, run: Results, bar: Bar | None) -> Series:
        columns = self._columns(run)
        return Series(
            columns[0 if bar is None else bar.low], [*map(sum, zip(*columns, strict=True))]
        )

    def bars(self, counts: Mapping[int, int]) -> list[Bar]:
        if self.name == "item":
            return [Bar(value, value, sign) for value, sign in enumerate(_ITEM_COLOURS)]
        return [Bar(0, 0), Bar(1, 1)]

    def label(self, bar: Bar, language: str) -> str:
        if self.name == "item":
            from unokart_widget import rulebook

            return rulebook.item_name(ITEMS[bar.low], language)
        return say(f"experiment-{self.name}-bar", language, number=bar.low)

    @cached_property
    def exact(self) -> dict[int, Fraction]:
        if self.name != "item":
            return {}
        from unokart_widget import odds

        unseen = Counter(DECK)
        unseen[ITEM_BOX] -= 1
        chances = odds.item(unseen)
        return {value: chances[item] for value, item in enumerate(ITEMS)}

    @property
    def marks(self) -> str | None:
        return "unseen" if self.exact else None


def _column(name: str) -> Callable[[Results], list[int]]:
    def values(run: Results) -> list[int]:
        numbers: list[int] = run.column(name).tolist()
        return numbers

    return values


def _relative(setting: Setting, to: str, yes_or_no: bool) -> Callable[[Results], list[int]]:
    """The winner, counted from the seat of another column; NOBODY stays."""
    players = len(setting.players)

    def values(run: Results) -> list[int]:
        winners, others = _column("winner")(run), _column(to)(run)
        places = (
            NOBODY if winner < 0 else (winner - other) % players
            for winner, other in zip(winners, others, strict=True)
        )
        if not yes_or_no:
            return list(places)
        return [place if place < 0 else int(place == 0) for place in places]

    return values


def _winners(run: Results) -> list[int]:
    # Nobody has won a round that was cut off, either.
    return [max(winner, NOBODY) for winner in _column("winner")(run)]


def _parted(all_of: str, some: str) -> Callable[[Results], list[list[int]]]:
    """Two columns: some of all, and the rest."""

    def columns(run: Results) -> list[list[int]]:
        such = _column(some)(run)
        rest = [a - b for a, b in zip(_column(all_of)(run), such, strict=True)]
        return [such, rest]

    return columns


def _names(order: Callable[[int], list[int]], values: Any) -> Callable[[str, Setting], Question]:
    def make(name: str, setting: Setting) -> Question:
        return _Names(name, setting, order(len(setting.players)), values(setting))

    return make


def _seats(players: int) -> list[int]:
    return list(range(players))


QUESTIONS: dict[str, Callable[[str, Setting], Question]] = {
    "points": lambda name, setting: _Numbers(name, setting, 20, _column("points")),
    "turns": lambda name, setting: _Numbers(name, setting, 10, _column("turns")),
    "cards_drawn": lambda name, setting: _Numbers(name, setting, 10, _column("cards_drawn")),
    "winner": _names(_seats, lambda setting: _winners),
    "dealer": _names(_seats, lambda setting: _relative(setting, "dealer", False)),
    "starter": _names(lambda players: [1, 0], lambda setting: _relative(setting, "starter", True)),
    "first": _names(_seats, lambda setting: _column("starter")),
    "item": lambda name, setting: _Tallies(
        name, setting, "item", lambda run: [_column(item)(run) for item in ITEMS]
    ),
    "challenge": lambda name, setting: _Tallies(
        name, setting, "challenge", _parted("challenges_made", "challenges_won")
    ),
    "uno": lambda name, setting: _Tallies(
        name, setting, "uno", _parted("unos_forgotten", "unos_caught")
    ),
    "game_rounds": _GameRounds,
    "hand_points": _HandPoints,
    "hand_count": _HandCount,
    "wait": _Wait,
}
"""What makes each question, by its name."""


def ask(name: str, setting: Setting) -> Question:
    """The question of that name."""
    return QUESTIONS[name](name, setting)

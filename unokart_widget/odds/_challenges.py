"""Whether to challenge a Wild Draw Four: Bayes' theorem, step by step (`challenge.*`)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from html import escape

from ..errors import OddsError
from ..kernel.challenge import ACCEPTED, LOST, WON
from ._draws import holds
from ._numbers import Chance, read_chance, read_draws, read_number, short_text
from ._piles import Pile, how_many, read_colour, read_pile

_NAMES = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a working: what it is, how it is worked out, and what comes out."""

    name: str
    working: str
    value: Fraction | None

    def __str__(self) -> str:
        return f"{self.name}: {self.working} = {short_text(self.value)}"


@dataclass(frozen=True, slots=True, repr=False)
class Challenge:
    """Whether it pays to challenge a Wild Draw Four. It shows itself as a table of its `steps`."""

    colour: str
    """The colour that was in force."""
    cards: int
    """How many cards the hand holds."""
    prior: Fraction
    """The chance that it holds the colour, before the Wild Draw Four is taken as a sign."""
    prior_working: str
    """How the prior is worked out."""
    bluff: Fraction
    """Assumed: the chance that a player who holds the colour lays the Wild Draw Four."""
    honest: Fraction
    """Assumed: the chance that a player who does not hold it lays the Wild Draw Four."""

    @property
    def laid(self) -> Fraction:
        """The chance of the Wild Draw Four, all in all."""
        return self.prior * self.bluff + (1 - self.prior) * self.honest

    @property
    def posterior(self) -> Fraction:
        """The chance that the hand holds the colour, now that the Wild Draw Four was laid."""
        return self.prior * self.bluff / self.laid

    @property
    def challenging(self) -> Fraction:
        """The cards that the challenger draws on average: none or six."""
        return LOST * (1 - self.posterior)

    @property
    def accepting(self) -> Fraction:
        """The cards for accepting: four."""
        return Fraction(ACCEPTED)

    @property
    def other_draws(self) -> Fraction:
        """The cards that the other player draws on average when challenged: four or none."""
        return WON * self.posterior

    @property
    def pays(self) -> bool:
        """Whether challenging costs fewer cards than accepting."""
        return self.challenging < self.accepting

    @property
    def break_even(self) -> Fraction:
        """The posterior at which both cost the same: 1/3. Above it, a challenge pays."""
        return Fraction(LOST - ACCEPTED, LOST)

    @property
    def break_even_bluff(self) -> Fraction | None:
        """The bluff that makes the posterior 1/3: more bluffing than that, and a challenge pays.

        None where no bluff from 0 to 1 does so, or where the bluff makes no difference.
        """
        if self.prior in (0, 1) or self.honest == 0:
            return None
        odds = self.break_even / (1 - self.break_even)
        bluff = self.honest * (1 - self.prior) / self.prior * odds
        return bluff if bluff <= 1 else None

    @property
    def steps(self) -> tuple[Step, ...]:
        """The working, line by line."""
        colour = _NAMES[self.colour]
        prior, absent = short_text(self.prior), short_text(1 - self.prior)
        bluff, honest = short_text(self.bluff), short_text(self.honest)
        even = self.break_even
        if self.break_even_bluff is None:
            even_working = f"no bluff makes the posterior {even}"
        else:
            odds = even / (1 - even)
            even_working = f"{honest} · {absent} / {prior} · {odds}: makes the posterior {even}"
        return (
            Step(f"prior: {colour} in the hand", self.prior_working, self.prior),
            Step(f"likelihood with {colour} (bluff)", "assumed", self.bluff),
            Step(f"likelihood without {colour} (honest)", "assumed", self.honest),
            Step("laid, all in all", f"{prior} · {bluff} + {absent} · {honest}", self.laid),
            Step(
                f"posterior: {colour} in the hand",
                f"{prior} · {bluff} / {short_text(self.laid)}",
                self.posterior,
            ),
            Step(
                "cards for challenging",
                f"{LOST} · {short_text(1 - self.posterior)}",
                self.challenging,
            ),
            Step("cards for accepting", "always", self.accepting),
            Step(
                "cards for the other, if challenged",
                f"{WON} · {short_text(self.posterior)}",
                self.other_draws,
            ),
            Step("break-even posterior", f"from {LOST} · (1 - posterior) = {ACCEPTED}", even),
            Step("break-even bluff", even_working, self.break_even_bluff),
        )

    @property
    def verdict(self) -> str:
        """What it comes to, in a sentence."""
        if self.challenging == self.accepting:
            return "To challenge or to accept costs the same number of cards."
        choice = "Challenge" if self.pays else "Accept"
        few, many = sorted((self.challenging, self.accepting))
        return (
            f"{choice}: it costs {float(few):.2f} cards on average, "
            f"the other choice {float(many):.2f}."
        )

    def __str__(self) -> str:
        rows = [(step.name, short_text(step.value), step.working) for step in self.steps]
        name_width, value_width = (max(len(row[column]) for row in rows) for column in (0, 1))
        lines = [
            f"{name:<{name_width}}  {value:<{value_width}}  {working}"
            for name, value, working in rows
        ]
        return "\n".join([*lines, self.verdict])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        left = 'style="text-align:left"'
        head = "".join(f'<th scope="col" {left}>{name}</th>' for name in ("Step", "Value", "How"))
        rows = "".join(
            f'<tr><th scope="row" {left}>{escape(step.name)}</th>'
            f"<td {left}>{escape(short_text(step.value))}</td>"
            f"<td {left}>{escape(step.working)}</td></tr>"
            for step in self.steps
        )
        return (
            f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
            f"<p>{escape(self.verdict)}</p>"
        )


def challenge(
    pile: Pile,
    cards: int,
    colour: str,
    *,
    bluff: Chance,
    honest: Chance = 1,
    known: Pile = (),
) -> Challenge:
    """The chance that a Wild Draw Four was laid with the colour in hand, and what to do about it.

    Parameters
    ----------
    pile
        The cards that may be in the hand, as the challenger sees it: `Game.unseen(seat).hand_pile`.
    cards
        How many cards the hand holds, now that the Wild Draw Four is laid.
    colour
        The colour that was in force before it: "R", "Y", "G" or "B".
    bluff
        The assumption about bluffing: the chance that a player who holds the colour lays the Wild
        Draw Four all the same.
    honest
        The chance that a player who does not hold the colour lays it. 1 says that such a player
        always does; less, that there may be another card to lay, or that the four is kept.
    known
        Those cards of the hand that the challenger knows (shown in a challenge before); they are
        not in the pile.

    The prior is that of `holds` (hypergeometric); Bayes' theorem gives posterior = prior · bluff /
    (prior · bluff + (1 - prior) · honest). Who accepts draws 4 and is passed over (`action.draw4`).
    Who challenges draws nothing and has a turn if the colour was there, while the other draws 4
    (`challenge.won`); else draws 6 and is passed over (`challenge.lost`). Cards are counted, turns
    are not, and the stock is taken to have enough of them.

    Raises `OddsError` for what cannot be, also where the assumption says that the Wild Draw Four
    could not have been laid.

    >>> answer = challenge(["R7", "R2", "Y2", "Y3"], 2, "R", bluff="1/5")
    >>> answer.prior, answer.posterior, answer.pays
    (Fraction(5, 6), Fraction(1, 2), True)
    >>> print(answer)
    prior: red in the hand              5/6   1 - C(2, 2) / C(4, 2): 2 of 4 cards, 2 of them red
    likelihood with red (bluff)         1/5   assumed
    likelihood without red (honest)     1     assumed
    laid, all in all                    1/3   5/6 · 1/5 + 1/6 · 1
    posterior: red in the hand          1/2   5/6 · 1/5 / 1/3
    cards for challenging               3     6 · 1/2
    cards for accepting                 4     always
    cards for the other, if challenged  2     4 · 1/2
    break-even posterior                1/3   from 6 · (1 - posterior) = 4
    break-even bluff                    1/10  1 · 1/6 / 5/6 · 1/2: makes the posterior 1/3
    Challenge: it costs 3.00 cards on average, the other choice 4.00.
    """
    colour = read_colour(colour)
    prior, working = _prior(pile, known, cards, colour)
    answer = Challenge(
        colour=colour,
        cards=cards,
        prior=prior,
        prior_working=working,
        bluff=read_chance(bluff, "bluff"),
        honest=read_chance(honest, "honest"),
    )
    if answer.laid == 0:
        raise OddsError(
            "By this assumption the Wild Draw Four could not have been laid: make bluff or honest "
            "greater than 0."
        )
    return answer


def _prior(pile: Pile, known: Pile, cards: int, colour: str) -> tuple[Fraction, str]:
    """The chance that the hand holds the colour, and how it is worked out."""
    unseen = read_pile(pile)
    held = read_pile(known, "known hand")
    cards = read_number(cards, "number of cards in the hand")
    if cards == 0:
        raise OddsError(
            "The hand is empty: a Wild Draw Four laid as the last card cannot be challenged."
        )
    if held.total() > cards:
        raise OddsError(
            f"{held.total()} cards of the hand are known, but the hand has only {cards}."
        )
    read_pile(unseen + held, "pile with the known hand")
    size = unseen.total()
    hidden = read_draws(cards - held.total(), size, "number of unknown cards in the hand")
    name = _NAMES[colour]
    if how_many(held, colour):
        return Fraction(1), f"the hand is known to hold {name}"
    such = how_many(unseen, colour)
    working = (
        f"1 - C({size - such}, {hidden}) / C({size}, {hidden}): "
        f"{hidden} of {size} cards, {such} of them {name}"
    )
    return holds(unseen, hidden, colour), working

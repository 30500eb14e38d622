"""What the odds panel of a table shows, worked out beside the game while play goes on.

All of it is what the seat shown may work out: the cards it has not seen, dealt again at random.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial

from unokart_widget import odds, rulebook
from unokart_widget.game import Game
from unokart_widget.kernel.challenge import ACCEPTED, LOST
from unokart_widget.kernel.state import ANSWER
from unokart_widget.notation import COLOURS
from unokart_widget.odds._numbers import short_text
from unokart_widget.simulation import prepare
from unokart_widget.simulation.estimates import Estimate
from unokart_widget.simulation.outlook import Outlook, Prospect
from unokart_widget.unseen import Unseen
from unokart_widget.widgets.channel import Reply
from unokart_widget.widgets.words import say

PLAYOUTS = 2000
FEW_PLAYOUTS = 100
"""Where the rules are not compiled: so many take a tenth of a second, and as long for each move."""

STRATEGY = "careful"
BLUFF = Fraction(1, 4)
"""Assumed: whoever holds the colour lays a Wild Draw Four all the same, one time in four."""

_ITEM_COLOURS = {"mushroom": "R", "banana": "Y", "shell": "G", "lightning": "B"}


class _Work:
    """One request: what was asked, and what has come of it."""

    def __init__(self, asked: tuple[object, ...]) -> None:
        self.asked = asked
        self.dropped = False
        self.done = threading.Event()
        self.found: Reply = {}
        self.failure: Exception | None = None

    def run(self, work_out: Callable[[Callable[[], bool]], Reply]) -> None:
        try:
            self.found = work_out(lambda: self.dropped)
        except Exception as error:
            self.failure = error
        self.done.set()


class OddsPanel:
    """Works out the newest request only, in a thread; `ask` never waits."""

    def __init__(self) -> None:
        self._work: _Work | None = None

    def ask(self, game: Game, seat: int | None, version: int, language: str) -> Reply:
        """The odds of this game as that seat sees it; called with the game locked.

        Until they are worked out, the reply only says `pending`: then ask again. Raises what went
        wrong while they were worked out.
        """
        asked = (version, seat, language)
        work = self._work
        if work is None or work.asked != asked:
            work = self._begin(asked, game.copy(), seat, language)
        if not work.done.is_set():
            return {"version": version, "stale": False, "pending": True}
        if work.failure is not None:
            self._work = None
            raise work.failure
        return {"version": version, "stale": False, "pending": False, **work.found}

    def drop(self) -> None:
        """What is being worked out is wanted no more."""
        if self._work is not None:
            self._work.dropped = True
            self._work = None

    def _begin(
        self, asked: tuple[object, ...], game: Game, seat: int | None, language: str
    ) -> _Work:
        self.drop()
        work = self._work = _Work(asked)

        def work_out(dropped: Callable[[], bool]) -> Reply:
            return worked_out(game, seat, language, dropped)

        thread = threading.Thread(target=work.run, args=(work_out,), daemon=True)
        try:
            thread.start()
        except RuntimeError:
            # In a browser's Python there are no threads.
            work.run(work_out)
        return work


def worked_out(
    game: Game, seat: int | None, language: str, dropped: Callable[[], bool] = lambda: False
) -> Reply:
    """All that the panel shows of this game, as JSON."""
    words = _Words(game, language)
    unseen = game.unseen(seat)
    found: Reply = {"unseen": unseen.cards.total(), "item": None, "challenge": None, "moves": []}
    if not game.round_over:
        found["item"] = _item(game, unseen, words)
        found["challenge"] = _challenge(game, unseen, words)
    ready = prepare.is_ready("play_outs")
    if not ready:
        prepare.in_background()
    prospect = Prospect(game, seat, STRATEGY, 0)
    # A bot of one's own that cannot be compiled has all of it interpreted.
    compiled = ready and prospect.can_compile()
    playouts = PLAYOUTS if compiled else FEW_PLAYOUTS
    play = partial(prospect.play, playouts, compiled=compiled, cancelled=dropped)
    now = play()
    found["playouts"] = playouts
    found["win"] = [
        {"seat": each, **_numbers(chance), "how": words.win(now, each, unseen)}
        for each, chance in enumerate(now.chances)
    ]
    if seat is not None and seat not in game.bots:
        after = {move: play(move) for move in prospect.moves}
        ranked = sorted(after.items(), key=lambda each: -each[1].chances[seat].value)
        found["moves"] = [
            {
                "move": str(move),
                **_numbers(later.chances[seat]),
                "how": [words.say("move-how-first"), *words.win(later, seat, unseen)],
            }
            for move, later in ranked
        ]
    return found


def _numbers(chance: Estimate) -> dict[str, float]:
    return {"value": chance.value, "low": chance.low, "high": chance.high}


def _fraction(value: Fraction) -> dict[str, str | float]:
    return {"fraction": str(value), "value": float(value)}


def _item(game: Game, unseen: Unseen, words: _Words) -> Reply | None:
    """What an Item Box would turn up now (`action.itembox`)."""
    refill = unseen.stock == 0
    pile = Counter(game.discard) if refill else unseen.stock_pile
    if not pile:
        return None
    chances = odds.item(pile)
    total = pile.total()
    how = [words.say("item-how-refill" if refill else "item-how-pile", number=total)]
    for item, chance in chances.items():
        told: dict[str, str | int] = {"such": int(chance * total), "number": total, "item": item}
        if item in _ITEM_COLOURS:
            colour = words.colour(_ITEM_COLOURS[item])
            how.append(words.say("item-how-colour", **told, colour=colour))
        else:
            how.append(words.say("item-how-wild", **told))
    items = [{"item": item, **_fraction(chance)} for item, chance in chances.items()]
    return {"items": items, "how": how}


def _challenge(game: Game, unseen: Unseen, words: _Words) -> Reply | None:
    """Whether to challenge the Wild Draw Four that the seat has to answer (`challenge.offer`)."""
    g = game.state
    if g.phase != ANSWER or g.turn != unseen.seat:
        return None
    by, before = g.challenged, COLOURS[g.colour_before]
    cards, known = unseen.hands[by], unseen.known[by]
    pile = unseen.hand_pile
    answer = odds.challenge(pile, cards, before, bluff=BLUFF, known=known)
    told: dict[str, str | int] = {"name": game.players[by], "colour": words.colour(before)}
    values = {
        "challenge-prior": answer.prior,
        "challenge-bluff": answer.bluff,
        "challenge-honest": answer.honest,
        "challenge-laid": answer.laid,
        "challenge-posterior": answer.posterior,
        "challenge-cost": answer.challenging,
        "challenge-accepting": answer.accepting,
        "challenge-even": answer.break_even,
        "challenge-even-bluff": answer.break_even_bluff,
    }
    lines = [
        {"text": words.say(key, **told), **_fraction(value)}
        for key, value in values.items()
        if value is not None
    ]
    if answer.challenging == answer.accepting:
        verdict = "challenge-same"
    else:
        verdict = "challenge-pays" if answer.pays else "challenge-pays-not"
    text = words.say(verdict, challenging=float(answer.challenging), accepted=int(answer.accepting))
    return {
        "held": _fraction(answer.posterior),
        "costs": {"challenge": float(answer.challenging), "accept": float(answer.accepting)},
        "lines": lines,
        "pays": answer.pays,
        "text": text,
        "how": _challenge_steps(answer, pile, cards - known.total(), words, told),
    }


def _challenge_steps(
    answer: odds.Challenge,
    pile: Counter[str],
    hidden: int,
    words: _Words,
    told: Mapping[str, str | float],
) -> list[str]:
    such = sum(count for card, count in pile.items() if card[0] == answer.colour)
    shown = {
        "prior": answer.prior,
        "absent": 1 - answer.prior,
        "bluff": answer.bluff,
        "honest": answer.honest,
        "laid": answer.laid,
        "posterior": answer.posterior,
        "missed": 1 - answer.posterior,
        "cost": answer.challenging,
        "rest": 1 - answer.break_even,
        "even": answer.break_even,
    }
    told = {
        **told,
        **{name: _as_told(value) for name, value in shown.items()},
        "such": such,
        "number": pile.total(),
        "hidden": hidden,
        "lost": LOST,
        "accepted": ACCEPTED,
    }
    first = "challenge-how-known" if answer.prior == 1 else "challenge-how-prior"
    rest = ("laid", "posterior", "cost", "even")
    return [words.say(key, **told) for key in (first, *(f"challenge-how-{key}" for key in rest))]


def _as_told(value: Fraction) -> str | float:
    """A fraction where it is short, else a decimal that each language writes in its own way."""
    from fluent.runtime.types import FluentFloat

    short = short_text(value)
    if short == str(value):
        return short
    return FluentFloat(float(short), maximumFractionDigits=4)


class _Words:
    """Sentences about a game in a language."""

    def __init__(self, game: Game, language: str) -> None:
        self._game, self._language = game, language

    def say(self, key: str, **arguments: str | int | float) -> str:
        return say(key, self._language, **arguments)

    def colour(self, code: str) -> str:
        return rulebook.colour_name(code, self._language)

    def win(self, found: Outlook, seat: int, unseen: Unseen) -> list[str]:
        """How a seat's chance was found."""
        if self._game.round_over:
            winner = self._game.round_winner
            if winner is None:
                return [self.say("win-how-nobody")]
            return [self.say("win-how-over", **self._player(winner, unseen))]
        chance = found.chances[seat]
        hidden = unseen.cards.total() > 0
        return [
            self.say("win-how-deal" if hidden else "win-how-all-seen", playouts=found.playouts),
            self.say("win-how-players", strategy=STRATEGY),
            self.say(
                "win-how-count",
                **self._player(seat, unseen),
                wins=found.wins[seat],
                playouts=found.playouts,
                share=chance.value,
            ),
            self.say("win-how-interval", low=chance.low, high=chance.high),
        ]

    def _player(self, seat: int, unseen: Unseen) -> dict[str, str]:
        """A player, and whether it is the reader."""
        return {"name": self._game.players[seat], "you": "yes" if seat == unseen.seat else "no"}

"""What the careful character would do with a hand, and why bots do what they do.

The reasons are named by a key of the catalogues (`notebook.ftl`) and the arguments of the sentence,
where cards and colours stand as they are written ("R7", "B").
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .game import Game
from .kernel import bots
from .kernel.cards import COLOUR, DRAW_TWO, RANK, WILD, count, nth_card
from .kernel.piles import hand_size
from .kernel.state import AIM, ANSWER, DRAWN, NAME, OVER, Round
from .kernel.turns import playable_high, playable_low, seat_after
from .kernel.uno import who_can_be_caught
from .moves import Move
from .notation import COLOURS, COPIES, DECK, colour_text
from .reasons import move_of
from .strategies import name_of

CHARACTER = "careful"


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence of the catalogues: its key and what it speaks of."""

    key: str
    arguments: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, and why: a sentence or two."""

    move: Move
    why: tuple[Words, ...]


def advice(game: Game, seat: int) -> Advice | None:
    """What the careful character would do at that seat; None when there is nothing to decide.

    It comes from what the seat knows: its hand, what lies open, how many cards the others hold. No
    chance is used up, and UNO is never forgotten.
    """
    with game.lock:
        g = game.state.copy()
        moves = {move.kind: move for move in game.legal_moves(seat)}
        if "catch" in moves:
            forgot = game.players[who_can_be_caught(g)]
            return Advice(moves["catch"], (Words("hint-catch", {"other": forgot}),))
        if "uno" in moves:
            return Advice(moves["uno"], (Words("hint-uno", {}),))
        if g.phase == OVER or g.turn != seat:
            return None
        move = move_of(seat, bots.decide(g, bots.CAREFUL))
        if move.kind != "play":
            return Advice(move, (_why(g, move, game.players),))
        why = [_why_lay(g, move, game.players)]
        if move.colour is not None:
            why.append(_why_name(g, seat, move.colour))
        last_but_one = hand_size(g, seat) == 2
        if last_but_one:
            why.append(Words("hint-say-uno", {}))
        return Advice(replace(move, says_uno=last_but_one), tuple(why))


def _why(g: Round, move: Move, names: list[str]) -> Words:
    if g.phase == NAME and move.colour is not None:
        return _why_name(g, move.seat, move.colour)
    if g.phase == AIM and move.target is not None:
        target = move.target
        return Words("hint-aim", {"other": names[target], "number": hand_size(g, target)})
    if g.phase == ANSWER:
        held = hand_size(g, g.challenged)
        return Words(f"hint-{move.kind}", {"other": names[g.challenged], "number": held})
    return Words("hint-keep" if g.phase == DRAWN else "hint-draw", {})


def _why_name(g: Round, seat: int, colour: str) -> Words:
    held = bots.held_of_colour(g, seat, COLOURS.index(colour))
    return Words("hint-name", {"colour": colour, "number": held})


def _why_lay(g: Round, move: Move, names: list[str]) -> Words:
    assert move.card is not None
    card = COPIES[move.card][0]
    low, high = playable_low(g), playable_high(g)
    fitting = [nth_card(low, high, k) for k in range(count(low) + count(high))]
    told: dict[str, str | int] = {"card": move.card}
    if g.phase == DRAWN:
        return Words("hint-drawn", told)
    if len({DECK[one] for one in fitting}) == 1:
        return Words("hint-only", told)
    if COLOUR[card] == WILD:
        return Words("hint-wild-near" if bots.end_is_near(g) else "hint-wild-only", told)
    after = seat_after(g, g.turn, 1)
    if RANK[card] >= DRAW_TWO and hand_size(g, after) <= bots.FEW_CARDS:
        return Words("hint-stop", {**told, "other": names[after], "number": hand_size(g, after)})
    colours = {COLOUR[one] for one in fitting if COLOUR[one] != WILD}
    held = {colour: bots.held_of_colour(g, g.turn, colour) for colour in colours}
    mine = COLOUR[card]
    if len(colours) > 1 and 1 < held[mine] == max(held.values()):
        colour = colour_text(mine) or ""
        return Words("hint-colour", {**told, "colour": colour, "number": held[mine]})
    return Words("hint-high" if RANK[card] < DRAW_TWO else "hint-action", told)


def why_bot(game: Game, moment: int) -> tuple[int, str, tuple[Words, ...]] | None:
    """Why the bot did what led to that moment: its seat, its strategy, and that in sentences.

    They tell how such a bot decides, and depend on nothing but what all have seen. None when no bot
    acted. Raises `NothingToDoError` for a moment that is not there.
    """
    with game.lock:
        move = game.move_at(moment)
        if move is None or move.seat not in game.bots:
            return None
        before = game.at(moment - 1).state
    strategy = name_of(game.bots[move.seat])
    told: dict[str, str | int] = {"name": game.players[move.seat], "strategy": strategy}
    own = strategy not in bots.STRATEGIES and move.kind != "catch"
    kind = "own" if own else _kind(before, move)
    why = [Words(f"bot-{kind}", _with_number(told, strategy))]
    if move.kind in ("challenge", "accept") and strategy in ("greedy", CHARACTER):
        other, number = game.players[before.challenged], hand_size(before, before.challenged)
        why.append(Words("bot-answer-then", {"other": other, "number": number}))
    if move.kind == "play" and hand_size(before, move.seat) == 2 and not move.says_uno:
        why.append(Words("bot-forgot", told))
    return move.seat, strategy, tuple(why)


def _kind(before: Round, move: Move) -> str:
    """What kind of decision the move was, as far as all have seen it."""
    if move.kind in ("challenge", "accept"):
        return "answer"
    if move.kind != "play" or move.card is None:
        return move.kind
    if before.phase == DRAWN:
        return "play-drawn"
    card = COPIES[move.card][0]
    if COLOUR[card] == WILD:
        return "play-wild"
    return "play-number" if RANK[card] < DRAW_TWO else "play-action"


def _with_number(told: dict[str, str | int], strategy: str) -> dict[str, str | int]:
    """With the number of cards from which such a bot challenges."""
    careful = strategy == CHARACTER
    many = bots.CAREFUL_CHALLENGES_FROM if careful else bots.GREEDY_CHALLENGES_FROM
    return {**told, "number": many}

"""What a seat has not seen, dealt again: all that fits, each deal as often as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

import unokart_widget as uk
from tests.game.compare import reread, twin
from tests.game.helpers import play, position, shared_out
from tests.odds.checks import within
from tests.odds.test_unseen import RESHUFFLED, went_back
from unokart_widget.kernel.bots import NO_MOVE
from unokart_widget.kernel.state import ANSWER, DRAWN
from unokart_widget.notation import DECK, hand_cards
from unokart_widget.simulation.backends import play_outs_interpreted
from unokart_widget.simulation.deals import deal_again
from unokart_widget.simulation.kept import CountingRound
from unokart_widget.simulation.outlook import Prospect

TIMES = 600


def dealt_again(game: uk.Game, seat: int | None, times: int) -> Iterator[Any]:
    """So many deals of what that seat has not seen, as rounds of the kernel."""
    prospect = Prospect(game, seat)
    seen = prospect._seen
    assert seen is not None
    for number in range(times):
        g: Any = prospect._plan.fill(CountingRound())
        deal_again(g, seen.base, seen.hidden, number)
        yield g


def faces(half: Any) -> list[str]:
    return [DECK[card] for card in hand_cards(half)]


def stock(g: Any) -> Counter[str]:
    return Counter(DECK[card] for card in g.stock[: g.stock_size])


def random_moment(number: int) -> tuple[uk.Game, Random]:
    """A game somewhere in a round, mostly where something is hidden in an unusual way."""
    random = Random(number)
    players = 2 + number % 5
    game = uk.Game(players, seed=number, rules=uk.Rules(target=10_000), bots=["random"] * players)
    wanted = ("drawn", "challenge", "aim", "colour", "turn")[number % 5]
    steps = random.randrange(5, 80)
    while steps > 0 or game.phase != wanted:
        steps -= 1
        if game.round_over:
            game.next_round()
        else:
            game.step()
    return game, random


def test_every_deal_fits_what_the_seat_knows() -> None:
    phases: Counter[str] = Counter()
    for number in range(60):
        game, random = random_moment(number)
        seat = random.choice([None, *range(len(game.players))])
        unseen = game.unseen(seat)
        phases[game.phase] += 1
        for g in dealt_again(game, seat, 5):
            hands = [faces(g.hands[place]) for place in range(g.players)]
            assert [len(hand) for hand in hands] == [len(hand) for hand in game.hands]
            if seat is not None:
                assert hands[seat] == game.hands[seat]
            others = sum((Counter(hands[other]) for other in unseen.hands), Counter[str]())
            assert others + stock(g) == unseen.cards
            assert stock(g).total() == unseen.stock
            assert all(known <= Counter(hands[other]) for other, known in unseen.known.items())
            assert unseen.held <= others
            assert unseen.stock_known <= stock(g)
            assert [DECK[card] for card in g.discard[: g.discard_size]] == game.discard
            state = game.state
            for name in "phase turn colour rank direction went went_before unsaid naming".split():
                assert getattr(g, name) == getattr(state, name), name
            if g.phase == DRAWN:
                assert DECK[g.drawn] in hands[g.turn]
                assert (DECK[g.drawn] == game.drawn) or seat != g.turn
                assert fits(DECK[g.drawn], game.discard[-1], game.colour)
            if g.phase == ANSWER:
                behind = faces(g.held)
                assert Counter(behind) <= Counter(hands[g.challenged])
                assert len(behind) == len(faces(state.held))
                if g.challenged == seat:
                    assert behind == faces(state.held)
    assert min(phases.values()) == 12


def test_nothing_that_is_hidden_makes_a_difference() -> None:
    """Games that differ only in what the seat cannot know are played out alike."""
    phases: Counter[str] = Counter()
    for number in range(50):
        game, random = random_moment(number)
        seat = random.choice([None, *range(len(game.players))])
        pair = twin(game, reread(game), seat, random)
        if pair is None:
            continue
        outlooks = [uk.outlook(one, seat, 10, compiled=False) for one in pair]
        assert outlooks[0].winners == outlooks[1].winners
        phases[game.phase] += pair[0].hands != pair[1].hands
        if seat is not None:
            for move in game.legal_moves(seat)[:2]:
                told = [uk.outlook(one, seat, 4, move=move, compiled=False) for one in pair]
                assert told[0].winners == told[1].winners
    assert min(phases.values()) > 1, phases
    assert len(phases) == 5


# Between the last seat, which holds nearly all cards, and four that it has not seen.
FEW_HIDDEN = "R5 + 0 | " + shared_out("R5", ["R1", "G2", ""], "Y3 R4") + " / Y3 R4"
HIDDEN = ("R1", "G2", "Y3", "R4")


def red(card: str) -> bool:
    return card[0] == "R"


def as_often(happened: Counter[Any], expected: Counter[Any]) -> None:
    assert set(happened) == set(expected)
    for outcome, ways in expected.items():
        within(happened[outcome], happened.total(), float(Fraction(ways, expected.total())))


def test_all_deals_are_equally_likely() -> None:
    game = position(FEW_HIDDEN)
    deals = Counter((*faces(g.hands[0]), *faces(g.hands[1])) for g in dealt_again(game, 2, TIMES))
    as_often(deals, Counter(order[:2] for order in permutations(HIDDEN)))


def test_a_card_that_another_has_drawn_is_one_that_fits() -> None:
    game = position(FEW_HIDDEN.replace("/ Y3 R4", "/ R4 Y3"))
    play(game, "0:draw")
    assert game.phase == "drawn"
    deals: Counter[Any] = Counter()
    for g in dealt_again(game, 2, TIMES):
        drawn = DECK[g.drawn]
        (other,) = Counter(faces(g.hands[0])) - Counter([drawn])
        deals[other, drawn, *faces(g.hands[1])] += 1
    # First the hand of seat 0, then what it draws, then the hand of seat 1: all ways that fit.
    as_often(
        deals,
        Counter((mine, drawn, his) for mine, drawn, his, _ in permutations(HIDDEN) if red(drawn)),
    )


def test_a_drawn_card_may_come_from_a_reshuffled_pile() -> None:
    """Only the discard pile can have given it, whatever the hands hold."""
    game = position("R5 + 0 | " + shared_out("R5", ["R1 R2", "G2 Y3", ""], "Y4") + " / Y4")
    play(game, "0:R1!", "1:draw", "2:R9")
    assert game.stock == []
    play(game, "0:draw")
    assert game.phase == "drawn"
    assert {event.kind for event in game.last_events} >= {"reshuffled", "drew"}
    deals = Counter(DECK[g.drawn] for g in dealt_again(game, 1, TIMES))
    as_often(deals, Counter(["R5", "R1"]))
    for g in dealt_again(game, None, 20):
        assert DECK[g.drawn] in ("R5", "R1")
        assert stock(g) + Counter([DECK[g.drawn]]) == Counter(["R5", "R1"])


def test_a_card_that_went_back_is_likelier_to_be_drawn() -> None:
    """A Wild Draw Four is known to be in the stock; all others may be in hands as well."""
    game = next(
        game
        for seed in range(3000)
        if went_back(game := uk.Game(2, seed=seed)) and draws_what_fits(game)
    )
    (seat,) = {0, 1} - {game.to_move}
    before = game.at(0).unseen(seat)
    top = game.discard[-1]
    assert before.stock_known == Counter(["W4"])
    # It lies on top once in so many times; else each of the rest is as likely to lie there.
    rest = before.cards - before.stock_known
    on_top = Fraction(1, before.stock)
    each = (1 - on_top) / rest.total()
    fitting = {card: many for card, many in rest.items() if fits(card, top, game.colour)}
    chance = (on_top + fitting["W4"] * each) / (on_top + sum(fitting.values()) * each)
    drawn = Counter(DECK[g.drawn] for g in dealt_again(game, seat, TIMES))
    within(drawn["W4"], TIMES, float(chance))
    assert set(drawn) <= set(fitting)


def draws_what_fits(game: uk.Game) -> bool:
    game.play(f"{game.to_move}:draw")
    return game.phase == "drawn"


def fits(card: str, top: str, colour: str | None) -> bool:
    return card[0] in ("W", colour) or card[1] == top[1]


def test_cards_known_to_be_in_hands_lie_in_any_of_them() -> None:
    game = position(RESHUFFLED)
    play(game, "0:R7", "1:draw", "2:R1!", "3:draw", "0:draw", "1:draw")
    unseen = game.unseen(3)
    held = unseen.held - sum(unseen.known.values(), Counter())
    assert held
    where: Counter[Any] = Counter()
    one = min(held)
    for g in dealt_again(game, 3, TIMES):
        hands = [Counter(faces(g.hands[seat])) for seat in range(3)]
        assert held <= sum(hands, Counter())
        where[next(seat for seat in range(3) if hands[seat][one])] += 1
    # The more of a hand is unknown, the likelier it holds a card.
    free = [unseen.hands[seat] - unseen.known[seat].total() for seat in range(3)]
    as_often(where, Counter({seat: many for seat, many in enumerate(free) if many}))


def test_the_hand_behind_a_wild_draw_four_is_not_what_a_catch_drew() -> None:
    game = position(
        "R5 + 0 | " + shared_out("R5", ["W4 R7", "Y1 Y2", ""], "G3 G4 B1") + " / G3 G4 B1"
    )
    play(game, "0:W4=Y", "2:catch")
    assert len(game.hands[0]) == 3
    seen: Counter[Any] = Counter()
    for g in dealt_again(game, 2, TIMES):
        (behind,) = faces(g.held)
        assert behind in faces(g.hands[0])
        seen[behind] += 1
    as_often(seen, Counter("R7 Y1 Y2 G3 G4 B1".split()))
    # The challenger has seen the hand once it is shown; who laid it always knew.
    assert {tuple(faces(g.held)) for g in dealt_again(game, 0, 20)} == {("R7",)}


def test_chances_against_all_deals_counted() -> None:
    """Two turns of the few hidden cards, each deal followed by hand."""
    game = position(FEW_HIDDEN)
    prospect = Prospect(game, 2)
    seen = prospect._seen
    assert seen is not None
    for turns in (1, 2):
        ends: Counter[int] = Counter()
        for first, second, *pile in permutations(HIDDEN):
            for drawn in pile:
                ends[two_turns(turns, first, second, drawn)] += 1
        plan = replace(prospect._plan, most_turns=turns)
        winners = Counter(play_outs_interpreted(plan, seen, 0, TIMES, NO_MOVE))
        as_often(winners, ends)


def two_turns(turns: int, first: str, second: str, drawn: str) -> int:
    """Who has gone out: seat 0, seat 1, or nobody yet (cut off)."""
    if red(first):
        return 0
    if turns == 1:
        return -2
    # Drawn red, it is laid at once; then red is still to be matched, or its number.
    return 1 if red(second) else -2


def test_all_that_is_known_is_dealt_as_it_is() -> None:
    game = position("R5 + 0 | " + shared_out("R5", ["R7 R8 Y1", ""], "Y2") + " / Y2")
    play(game, "0:R7", "1:draw", "0:draw")
    for g in dealt_again(game, 0, 10):
        assert faces(g.hands[1]) == game.hands[1]
        assert stock(g) == Counter(game.stock)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_deals_follow_from_seed_and_number_alone(seat: int | None) -> None:
    game = position("R5 + 0 | W4 R7 G2 | YS Y9 | B1 B2 B3")
    once = [g.state() for g in dealt_again(game, seat, 5)]
    assert [g.state() for g in dealt_again(game.copy(), seat, 5)] == once
    assert len({str(state) for state in once}) == 5

"""What a seat has not seen: all that is hidden from it, and no more knowledge than it can have."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import unokart_widget as uk
from tests.game.compare import reread, twin
from tests.game.helpers import dealt, play, position, rest_of_deck, shared_out
from unokart_widget.notation import COPIES


def others(game: uk.Game, seat: int | None) -> dict[int, Counter[str]]:
    return {other: Counter(hand) for other, hand in enumerate(game.hands) if other != seat}


def total(hands: dict[int, Counter[str]]) -> Counter[str]:
    return sum(hands.values(), Counter())


def true_of(game: uk.Game, seat: int | None) -> uk.Unseen:
    """Nothing in it is wrong."""
    unseen = game.unseen(seat)
    hands, stock = others(game, seat), Counter(game.stock)
    assert unseen.seat == seat
    assert unseen.cards == total(hands) + stock
    assert unseen.hands == {other: hand.total() for other, hand in hands.items()}
    assert unseen.stock == stock.total()
    assert set(unseen.known) == set(hands)
    for other, known in unseen.known.items():
        assert known <= hands[other]
    assert total(unseen.known) <= unseen.held <= total(hands)
    assert unseen.stock_known <= stock <= unseen.stock_pile
    for other, known in unseen.known.items():
        assert hands[other] - known <= unseen.hand_pile
    for cards in (unseen.cards, unseen.held, unseen.stock_known, *unseen.known.values()):
        assert all(many > 0 for many in cards.values())
    return unseen


def with_all_hidden_exchanged(game: uk.Game, seat: int | None, random: Random) -> uk.Game:
    """A game whose hidden cards lie anywhere, and whose events tell nothing that the seat did not
    see: no real game, but all that may be looked at is as it was."""
    other = game.copy()
    other._events = [event.seen_by(seat) for event in other._events]
    g = other.state
    hidden = [*total(others(game, seat)).elements(), *game.stock]
    random.shuffle(hidden)
    copies = {text: list(cards) for text, cards in COPIES.items()}
    for text in [*game.discard, *([] if seat is None else game.hands[seat])]:
        copies[text].pop()
    for owner in range(g.players):
        if owner != seat:
            size = len(game.hands[owner])
            g.hands[owner] = [0, 0]
            for text in hidden[:size]:
                card = copies[text].pop()
                g.hands[owner][card >= 50] |= 1 << (card - 50 * (card >= 50))
            hidden = hidden[size:]
    g.stock[: g.stock_size] = [copies[text].pop() for text in hidden]
    return other


def challengers(events: list[uk.Event]) -> list[int | None]:
    return [event.other for event in events if event.kind == "shown"] * 20


def random_game(number: int) -> tuple[uk.Game, Random]:
    random = Random(number)
    players = 2 + number % 9
    return uk.Game(players, seed=number, bots=["random"] * players), random


def test_true_and_from_what_was_seen_at_any_time() -> None:
    knew: Counter[str] = Counter()
    for number in range(18):
        game, random = random_game(number)
        while game.rounds < 3 and game.winner is None:
            if game.round_over:
                for seat in (None, *range(len(game.players))):
                    assert true_of(game, seat).known == others(game, seat)
                game.next_round()
            events = game.step()
            if random.random() < 0.1 or any(event.kind == "shown" for event in events):
                seat = random.choice([None, *range(len(game.players)), *challengers(events)])
                unseen = true_of(game, seat)
                if not game.round_over:
                    assert with_all_hidden_exchanged(game, seat, random).unseen(seat) == unseen
                    knew["known"] += any(unseen.known.values())
                    knew["stock"] += bool(unseen.stock_known)
                    knew["held"] += bool(unseen.held)
    assert min(knew[what] for what in ("known", "stock", "held")) > 5, knew


def test_the_same_in_games_that_differ_only_in_hidden_cards() -> None:
    twins = 0
    for number in range(30):
        game, random = random_game(number)
        for _ in range(random.randrange(10, 90)):
            if not game.round_over:
                game.step()
        if game.round_over:
            continue
        seat = random.choice([None, *range(len(game.players))])
        pair = twin(game, reread(game), seat, random)
        if pair is not None:
            same, other = pair
            assert same.unseen(seat) == other.unseen(seat) == game.unseen(seat)
            twins += same.hands != other.hands
    assert twins > 5


def test_at_the_deal() -> None:
    game = dealt(3, 0, first="R5", hands={1: "R1 R2 R3 R4 R6 R7 R8"})
    unseen = true_of(game, 1)
    assert unseen.cards == Counter(rest_of_deck(["R5", *game.hands[1]]))
    assert unseen.hands == {0: 7, 2: 7}
    assert unseen.stock == 112 - 21 - 1
    assert unseen.known == {0: Counter(), 2: Counter()}
    assert unseen.held == unseen.stock_known == Counter()
    assert unseen.hand_pile == unseen.stock_pile == unseen.cards
    assert list(unseen.cards) == sorted(unseen.cards, key=uk.DECK.index)
    assert true_of(game, None).cards.total() == 111


def test_a_wild_draw_four_that_went_back() -> None:
    game = uk.Game(2, seed=next(s for s in range(2000) if went_back(uk.Game(2, seed=s))))
    seat = game.to_move
    unseen = true_of(game, seat)
    assert unseen.stock_known == Counter(["W4"])
    assert unseen.hand_pile == unseen.cards - Counter(["W4"])
    # Who draws oneself sees the card: the others need not have drawn it.
    mine = game.copy()
    mine.play(f"{seat}:draw")
    assert true_of(mine, seat).stock_known == Counter([] if mine.drawn == "W4" else ["W4"])
    assert true_of(mine, 1 - seat).stock_known == Counter()


def went_back(game: uk.Game) -> bool:
    return any(event.kind == "returned" for event in game.events) and game.phase == "turn"


SHOWN = "R5 + 0 | W4 R7 G2 | YS Y9 | B1 B2 B3"


def test_a_hand_shown_in_a_challenge() -> None:
    game = position(SHOWN + " / B4 B5 B6 B7")
    play(game, "0:W4=Y", "1:challenge")
    assert true_of(game, 1).known == {0: Counter(["R7", "G2"]), 2: Counter()}
    assert true_of(game, 2).known == {0: Counter(), 1: Counter()}
    assert true_of(game, None).known == {0: Counter(), 1: Counter(), 2: Counter()}
    assert true_of(game, 1).held == Counter(["R7", "G2"])
    assert true_of(game, 1).stock_pile == true_of(game, 1).cards - Counter(["R7", "G2"])
    # A card that is laid is known no longer; undone, it is once more.
    play(game, "1:Y9!", "2:draw")
    if game.phase == "drawn":
        game.play("2:pass")
    game.play("0:draw")
    assert true_of(game, 1).known[0] == Counter(["R7", "G2"])
    assert true_of(game.at(0), 1).known[0] == Counter()
    assert game.at(2).unseen(1).known[0] == Counter(["R7", "G2"])
    while game.moment > 1:
        game.undo()
    assert true_of(game, 1).known[0] == Counter()
    play(game, "1:accept")
    assert true_of(game, 1).known[0] == Counter()


def test_a_known_card_that_is_laid() -> None:
    game = position("R5 + 0 | W4 R7 R7 R8 | YS Y9 / B4 B5 B6 B7 Y0 G0 B0")
    play(game, "0:W4=R", "1:challenge", "1:draw")
    assert game.unseen(1).known[0] == Counter(["R7", "R7", "R8"])
    play(game, "0:R7")
    assert true_of(game, 1).known[0] == Counter(["R7", "R8"])
    play(game, "1:draw")
    play(game, "0:R8")
    assert true_of(game, 1).known[0] == Counter(["R7"])


def test_a_drawn_card_that_is_laid_at_once_is_not_the_known_one() -> None:
    game = position("R5 + 0 | W4 R7 R8 | YS Y9 / B4 B5 B6 B7 Y0 R7")
    play(game, "0:W4=R", "1:challenge", "1:draw", "0:draw")
    assert game.phase == "drawn"
    assert true_of(game, 1).known[0] == Counter(["R7", "R8"])
    play(game, "0:R7")
    assert true_of(game, 1).known[0] == Counter(["R7", "R8"])


def test_a_hand_that_was_caught_before_it_was_shown() -> None:
    game = position("R5 + 0 | W4 R7 | YS Y9 / B4 B5 B6 B7 Y0 R7")
    play(game, "0:W4=R", "1:catch", "1:challenge")
    assert true_of(game, 1).known[0] == Counter(["R7"])
    assert game.unseen(1).hands[0] == 7


# A stock of three cards, and all others in hands.
RESHUFFLED = (
    "R5 + 0 | " + shared_out("R5", ["R7 R8 Y1", "G1 G2", "R1 R2", ""], "Y2 Y3 B4") + " / Y2 Y3 B4"
)


def test_after_a_reshuffle_the_stock_is_known() -> None:
    game = position(RESHUFFLED)
    before = true_of(game, 1)
    assert before.held == before.stock_known == Counter()
    play(game, "0:R7", "1:draw", "2:R1!", "3:draw")
    # Seat 1 drew one itself; two are left less that of seat 3.
    assert game.unseen(1).stock == 1
    game.play("0:draw")
    assert game.unseen(1).stock == 0
    assert true_of(game, 1).held == game.unseen(1).cards
    game.play("1:draw")
    assert game.last_events[0].rule == "stock.empty"
    for seat in (None, 1):
        after = true_of(game, seat)
        assert after.stock_pile.total() == after.stock + (seat is None)
    # It drew one of them and knows which the others are.
    assert game.unseen(1).stock_known == Counter(game.stock)
    assert game.unseen(1).hand_pile == total(others(game, 1))
    # The others know from which two cards that one came: the discard pile had R5 and R7.
    assert game.unseen(2).stock_pile == Counter(["R5", "R7"])
    assert game.unseen(2).stock_known == Counter()
    assert true_of(game, 2).held.total() == 112 - 2 - 1 - len(game.hands[2])


def test_who_draws_the_rest_of_a_known_stock_is_known_to_hold_it() -> None:
    stock = "Y2"
    game = position(
        "R5 + 0 | " + shared_out("R5", ["R7 RD Y1 Y3", "G1 G2", "R1 R2", ""], stock) + f" / {stock}"
    )
    # The stock of one card and the two of the discard pile: two for seat 1.
    play(game, "0:R7", "1:draw", "2:R1!", "3:draw")
    assert game.discard == ["R1"]
    assert true_of(game, 0).known[3] == Counter()
    assert game.unseen(0).stock_pile == Counter(["R5", "R7"])
    if game.phase == "drawn":
        game.play("3:pass")
    play(game, "0:RD")
    # One came from the rest of the first reshuffle (R5 or R7), the other is all of the second.
    assert game.unseen(0).hands[1] == 5
    assert game.unseen(0).stock == 0
    assert true_of(game, 0).known[1] == Counter(["R1"])


def test_between_two_the_hand_of_the_other_is_known_after_a_reshuffle() -> None:
    game = position(
        "R5 + 0 | " + shared_out("R5", ["R7 R8 Y1", ""], "Y2") + " / Y2",
    )
    play(game, "0:R7", "1:draw", "0:draw")
    unseen = true_of(game, 0)
    assert unseen.known[1] == Counter(game.hands[1])
    assert unseen.stock_known == Counter(game.stock)
    assert true_of(game, 1).known[0] == Counter(game.hands[0])
    assert "known of them" in str(unseen)


def test_a_new_round_and_its_end() -> None:
    game = uk.Game(2, seed=5, bots=["greedy", "greedy"])
    game.play_on()
    assert true_of(game, 0).known[1] == Counter(game.hands[1])
    game.next_round()
    assert true_of(game, 0).known[1] == Counter()


@pytest.mark.parametrize("seat", [4, -1, 1.0, "1", True, 2**70])
def test_seats_that_are_not_there(seat: Any) -> None:
    with pytest.raises(uk.PlayersError, match="seats go from 0 to 3"):
        uk.Game(4, seed=1).unseen(seat)

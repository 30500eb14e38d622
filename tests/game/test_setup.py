"""The chapter "Setting up": the dealer, the deal, and the first card in all its cases."""

from __future__ import annotations

import pytest

import unokart_widget as uk

from .helpers import (
    conserved,
    dealt,
    end_round,
    full_deck,
    moves,
    names,
    only,
    play,
    refused,
    rest_of_deck,
    sizes,
)


def rank(card: str) -> int:
    """What a card counts when the dealer is drawn for: action cards and wilds count 0."""
    return int(card[1]) if card[0] != "W" and card[1].isdigit() else 0


def draws_for_the_dealer(game: uk.Game) -> list[dict[int, str]]:
    """Each round of drawing for the dealer: what each seat drew."""
    rounds: list[dict[int, str]] = [{}]
    for event in game.events:
        name = f"{event.rule}/{event.kind}"
        if name == "setup.dealer/drew":
            assert event.seat is not None
            assert event.card is not None
            rounds[-1][event.seat] = event.card
        elif name == "setup.dealer.tie/again":
            rounds.append({})
        elif name == "setup.dealer/chosen":
            break
    return rounds


@pytest.mark.parametrize("players", [2, 3, 10])
@pytest.mark.parametrize("seed", range(20))
def test_setup_dealer(players: int, seed: int) -> None:
    game = uk.Game(players=players, seed=seed)
    rounds = draws_for_the_dealer(game)
    assert set(rounds[0]) == set(range(players))
    last = rounds[-1]
    best = max(rank(card) for card in last.values())
    winners = [seat for seat, card in last.items() if rank(card) == best]
    assert winners == [game.dealer]
    assert only(game.events, "setup.dealer/chosen").seat == game.dealer
    for cards_drawn in rounds:
        rest_of_deck(cards_drawn.values())  # nobody draws a card that another one holds
    assert conserved(game)


def test_setup_dealer__action_cards_and_wilds_count_nothing() -> None:
    """Somebody draws an action card or a wild in most games: never is that the highest."""
    seen = set()
    for seed in range(150):
        for cards_drawn in draws_for_the_dealer(uk.Game(players=3, seed=seed)):
            for seat, card in cards_drawn.items():
                if rank(card) == 0 and card[1] != "0":
                    seen.add("W" if card[0] == "W" else card[1])
                    others = [rank(other) for key, other in cards_drawn.items() if key != seat]
                    if max(others) > 0 and len(cards_drawn) == 3:
                        assert uk.Game(players=3, seed=seed).dealer != seat
    assert seen == {"D", "S", "R", "W"}


@pytest.mark.parametrize("players", [2, 5, 10])
def test_setup_dealer_tie(players: int) -> None:
    """Only those tied for the highest draw again, until one is highest."""
    ties = 0
    for seed in range(300):
        game = uk.Game(players=players, seed=seed)
        rounds = draws_for_the_dealer(game)
        again = [event for event in game.events if event.rule == "setup.dealer.tie"]
        assert len(again) == len(rounds) - 1
        for before, after, event in zip(rounds, rounds[1:], again, strict=False):
            best = max(rank(card) for card in before.values())
            tied = {seat for seat, card in before.items() if rank(card) == best}
            assert len(tied) > 1
            assert set(after) == tied
            assert event.number == len(tied)
            ties += 1
        best = max(rank(card) for card in rounds[-1].values())
        assert sum(rank(card) == best for card in rounds[-1].values()) == 1
    assert ties > 10


def test_setup_dealer_tie__more_than_once() -> None:
    assert any(len(draws_for_the_dealer(uk.Game(players=2, seed=seed))) > 2 for seed in range(400))


@pytest.mark.parametrize(("players", "dealer"), [(2, 0), (2, 1), (4, 2), (10, 9)])
def test_setup_deal(players: int, dealer: int) -> None:
    """Seven each, one at a time, from the dealer's left; the rest is the stock."""
    game = dealt(players, dealer, first="R5")
    deck_text = game.record()["rounds"][0]["deck"]
    deck = [deck_text[i : i + 2] for i in range(0, 224, 2)]
    for step in range(players):
        seat = (dealer + 1 + step) % players
        expected = [deck[step + lap * players] for lap in range(7)]
        assert sorted(game.hands[seat]) == sorted(expected)
    assert game.discard == [deck[7 * players]]
    assert game.stock == deck[7 * players + 1 :]
    assert len(game.stock) == 111 - 7 * players
    event = only(game.events, "setup.deal/dealt")
    assert (event.seat, event.number) == (dealer, 7)
    assert game.dealer == dealer


@pytest.mark.parametrize("players", range(2, 11))
def test_setup_start(players: int) -> None:
    game = dealt(players, 0, first="R5", then="G1 G2")
    assert game.discard == ["R5"]
    assert game.colour == "R"
    assert only(game.events, "setup.start/turned").card == "R5"
    assert game.stock[:2] == ["G1", "G2"]
    assert sizes(game) == [7] * players
    assert game.phase == "turn"


@pytest.mark.parametrize("players", [2, 10])
def test_setup_start_draw4(players: int) -> None:
    """The card goes back, the stock is shuffled, and another card is turned."""
    plain = rest_of_deck(["G5", "G5", *["W4"] * 4])
    hands = {seat: " ".join(plain[7 * seat : 7 * seat + 7]) for seat in range(players)}
    rest = rest_of_deck(card for hand in hands.values() for card in hand.split())
    rest.remove("G5")
    shuffled = ["G5", *reversed(rest)]
    game = dealt(players, 1, first="W4", hands=hands, shuffles=[shuffled])
    assert names(game.events)[-4:] == [
        "setup.start/turned",
        "setup.start.draw4/returned",
        "setup.start/turned",
        "turn.order/begins",
    ]
    assert only(game.events, "setup.start.draw4/returned").card == "W4"
    assert game.discard == ["G5"]
    assert game.stock == shuffled[1:]
    assert game.colour == "G"
    assert conserved(game)
    assert game.record()["rounds"][0]["shuffles"] == ["".join(shuffled)]


def test_setup_start_draw4__again_and_again() -> None:
    hands = {seat: " ".join(full_deck()[7 * seat : 7 * seat + 7]) for seat in range(3)}
    rest = rest_of_deck(card for hand in hands.values() for card in hand.split())
    rest.remove("W4")
    second = ["W4", *rest]
    rest.append("W4")
    rest.remove("YS")
    third = ["YS", *rest]
    game = dealt(3, 0, first="W4", hands=hands, shuffles=[second, third])
    assert names(game.events).count("setup.start.draw4/returned") == 2
    assert game.discard == ["YS"]
    assert game.to_move == 2


def test_setup_start_draw4__in_games_by_seed() -> None:
    """No round ever begins with a Wild Draw Four, and some go through one."""
    returned = 0
    for seed in range(120):
        game = uk.Game(players=4, seed=seed)
        assert game.discard[0] != "W4"
        assert len(game.discard) == 1
        count = names(game.events).count("setup.start.draw4/returned")
        assert len(game.record()["rounds"][0]["shuffles"]) == count
        returned += count
        assert conserved(game)
    assert returned > 0


@pytest.mark.parametrize("players", [2, 3, 10])
@pytest.mark.parametrize("colour", "RYGB")
def test_setup_start_itembox(players: int, colour: str) -> None:
    """The dealer names a colour; no item is activated; then the dealer's left begins."""
    dealer = players - 1
    game = dealt(players, dealer, first="WI", then="R1 R2", hands={0: "R3 Y3 G3 B3 R4 W4 WI"})
    assert only(game.events, "setup.start.itembox/asked").seat == dealer
    assert game.phase == "colour"
    assert moves(game) == {f"{dealer}:={named}" for named in "RYGB"}
    assert refused(game, f"{dealer}:W4=R") == "setup.start.itembox/name_first"
    assert refused(game, "0:R3") == "turn.order/not_your_turn"
    assert refused(game, f"{dealer}:draw") == "setup.start.itembox/name_first"
    assert game.discard == ["WI"]
    assert sizes(game) == [7] * players
    events = play(game, f"{dealer}:={colour}")
    named = only(events, "setup.start.itembox/named")
    assert (named.seat, named.colour) == (dealer, colour)
    assert only(events, "turn.order/begins").seat == 0
    assert (game.colour, game.to_move, game.direction, game.phase) == (colour, 0, 1, "turn")
    assert game.discard == ["WI"]
    assert sizes(game) == [7] * players
    playable = {f"0:{named}3" for named in "RYGB" if named == colour}
    playable |= {"0:R4"} if colour == "R" else set()
    wilds = {"0:WI", "0:draw", "0:W4=R", "0:W4=Y", "0:W4=G", "0:W4=B"}
    assert moves(game) == playable | wilds


@pytest.mark.parametrize(("players", "dealer"), [(2, 1), (3, 0), (10, 4)])
def test_setup_start_reverse(players: int, dealer: int) -> None:
    """The dealer plays first, and play goes to the right."""
    hands = {dealer: "R1 R2 R3 R4 R6 R7 R8"}
    game = dealt(players, dealer, first="RR", hands=hands)
    assert only(game.events, "setup.start.reverse/begins").seat == dealer
    assert (game.to_move, game.direction, game.colour) == (dealer, -1, "R")
    assert "turn.order/begins" not in names(game.events)
    play(game, f"{dealer}:R1")
    assert game.to_move == (dealer - 1) % players


@pytest.mark.parametrize("option", ["skip", "turn"])
def test_setup_start_reverse__two_players(option: str) -> None:
    game = dealt(2, 0, first="RR", rules=uk.Rules(two_player_reverse=option))
    assert game.to_move == 0
    play(game, "0:draw")
    if game.phase == "drawn":
        play(game, "0:pass")
    assert game.to_move == 1


@pytest.mark.parametrize(("players", "dealer"), [(2, 1), (2, 0), (3, 2), (10, 9)])
def test_setup_start_draw2(players: int, dealer: int) -> None:
    """The dealer's left draws two and is passed over."""
    left, second = (dealer + 1) % players, (dealer + 2) % players
    game = dealt(players, dealer, first="GD", then="B8 B9 R1")
    event = only(game.events, "setup.start.draw2/drew")
    assert (event.seat, event.number, event.cards) == (left, 2, ("B8", "B9"))
    assert event.cards_seen_by == (left,)
    assert len(game.hands[left]) == 9
    assert {"B8", "B9"} <= set(game.hands[left])
    assert sizes(game).count(7) == players - 1
    assert (game.to_move, game.direction, game.colour) == (second, 1, "G")
    assert game.stock[0] == "R1"


@pytest.mark.parametrize(("players", "dealer"), [(2, 1), (2, 0), (3, 2), (10, 8)])
def test_setup_start_skip(players: int, dealer: int) -> None:
    left, second = (dealer + 1) % players, (dealer + 2) % players
    game = dealt(players, dealer, first="BS")
    assert only(game.events, "setup.start.skip/skipped").seat == left
    assert (game.to_move, game.direction, game.colour) == (second, 1, "B")
    assert sizes(game) == [7] * players


@pytest.mark.parametrize("players", [2, 3, 10])
def test_setup_next(players: int) -> None:
    """In each later round the deal passes to the left, and nobody draws for it."""
    game = uk.Game(players=players, seed=5, rules=uk.Rules(target=100_000))
    for number in range(2, 5):
        dealer = game.dealer
        assert dealer is not None
        end_round(game)
        scores = list(game.scores)
        events = game.next_round()
        assert game.dealer == (dealer + 1) % players
        assert only(events, "setup.next/deals").seat == game.dealer
        assert not [event for event in events if event.rule.startswith("setup.dealer")]
        assert only(events, "setup.deal/dealt").seat == game.dealer
        assert game.rounds == number
        assert game.scores == scores
        assert not game.round_over
        assert game.round_winner is None
        assert game.round_points is None
        assert conserved(game)
        assert len(game.discard) == 1


def test_setup_next__not_while_the_round_goes_on() -> None:
    game = uk.Game(players=3, seed=5)
    version = game.version
    with pytest.raises(ValueError, match=r"round"):
        game.next_round()
    assert (game.version, game.rounds) == (version, 1)


@pytest.mark.parametrize(("players", "dealer"), [(2, 0), (2, 1), (3, 1), (10, 9)])
@pytest.mark.parametrize("first", ["R5", "Y0", "B9"])
def test_turn_order(players: int, dealer: int, first: str) -> None:
    game = dealt(players, dealer, first=first)
    left = (dealer + 1) % players
    assert only(game.events, "turn.order/begins").seat == left
    assert (game.to_move, game.direction) == (left, 1)
    for step in range(players + 1):
        seat = (left + step) % players
        assert game.to_move == seat
        play(game, f"{seat}:draw")
        if game.phase == "drawn":
            play(game, f"{seat}:pass")


def test_turn_order__out_of_turn() -> None:
    game = dealt(4, 0, first="R5", hands={2: "R1 R2 R3 R4 R6 R7 R8"})
    assert refused(game, "2:R1") == "turn.order/not_your_turn"
    assert refused(game, "2:draw") == "turn.order/not_your_turn"
    assert refused(game, "0:draw") == "turn.order/not_your_turn"

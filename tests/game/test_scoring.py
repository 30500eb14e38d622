"""The chapter "Scoring and winning"."""

from __future__ import annotations

import pytest

import unokart_widget as uk

from .helpers import CARDS, end_round, names, only, play, position, refused


def points(card: str) -> int:
    if card[0] == "W":
        return 50
    return 20 if card[1] in "DSR" else int(card[1])


@pytest.mark.parametrize("card", CARDS)
def test_score_hand(card: str) -> None:
    """What each card left in an opponent's hand is worth."""
    last = "R1" if card != "R1" else "R2"
    nought = "G0" if card != "G0" else "B0"
    game = position(f"R3 + 0 | {last} | {card} | {nought}")
    events = play(game, f"0:{last}")
    assert game.round_points == points(card)
    assert game.scores == [points(card), 0, 0]
    counted = [event for event in events if f"{event.rule}/{event.kind}" == "score.hand/counted"]
    assert [(event.seat, event.number, event.cards) for event in counted] == [
        (1, points(card), (card,)),
        (2, 0, (nought,)),
    ]
    assert {event.cards_seen_by for event in counted} == {None}
    won = only(events, "score.hand/won")
    assert (won.seat, won.number) == (0, points(card))


def test_score_hand__all_opponents() -> None:
    game = position("R7 + 2 | W4 WI R0 | YD Y9 | R1 | GS BR B5 B5")
    play(game, "2:R1")
    assert game.round_points == 50 + 50 + 0 + 20 + 9 + 20 + 20 + 5 + 5
    assert game.scores == [0, 0, 179, 0]
    assert game.round_winner == 2


@pytest.mark.parametrize("players", [2, 10])
def test_score_hand__two_and_ten_players(players: int) -> None:
    table = ["Y1 Y2", "Y3", "Y5", "Y7", "G1", "B3", "B5", "W4", "RD"][: players - 1]
    game = position(f"R7 + 0 | R1 | {' | '.join(table)}")
    play(game, "0:R1")
    left = sum(points(card) for hand in table for card in hand.split())
    assert game.round_points == left
    assert game.scores == [left] + [0] * (players - 1)


def test_score_hand__rounds_add_up() -> None:
    game = uk.Game(players=3, seed=11, rules=uk.Rules(target=100_000))
    total = [0, 0, 0]
    for _ in range(4):
        end_round(game)
        left = sum(points(card) for hand in game.hands for card in hand)
        assert game.round_points == left
        if game.round_winner is not None:
            assert game.hands[game.round_winner] == []
            total[game.round_winner] += left
        assert game.scores == total
        view = game.view(None)
        assert view["round_points"] == left
        assert [player["score"] for player in view["players"]] == total
        game.next_round()
        assert game.scores == total


@pytest.mark.parametrize(
    ("target", "won"), [(57, True), (58, True), (59, False), (1, True), (500, False)]
)
def test_score_game(target: int, won: bool) -> None:
    """That many points or more."""
    game = position("R7 + 0 | R1 | W4 Y8 | G0", rules=uk.Rules(target=target))
    assert game.winner is None
    events = play(game, "0:R1")
    assert game.scores == [58, 0, 0]
    if won:
        assert game.winner == 0
        final = only(events, "score.game/won")
        assert (final.seat, final.number) == (0, 58)
        assert refused(game, "1:draw") == "score.game/over"
        version = game.version
        with pytest.raises(ValueError, match=r"over|won|ended"):
            game.next_round()
        assert (game.version, game.rounds) == (version, 1)
        assert game.view(1)["winner"] == 0
    else:
        assert game.winner is None
        assert "score.game/won" not in names(events)
        assert refused(game, "1:draw") == "out.end/over"
        assert game.view(1)["winner"] is None
        game.next_round()
        assert game.rounds == 2
        assert game.scores == [58, 0, 0]


def test_score_game__to_five_hundred() -> None:
    assert uk.Rules().target == 500
    game = uk.Game(players=4, seed=8)
    for _ in range(100):
        end_round(game)
        if game.winner is not None:
            break
        assert max(game.scores) < 500
        game.next_round()
    assert game.winner is not None
    assert game.scores[game.winner] == max(game.scores) >= 500
    assert game.rounds > 1
    assert game.winner == game.round_winner

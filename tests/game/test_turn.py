"""The chapter "A turn": matching, wilds, drawing, the stock running out, a blocked round."""

from __future__ import annotations

import pytest

import unokart_widget as uk

from .helpers import (
    CARDS,
    COLOURS,
    conserved,
    moves,
    names,
    only,
    play,
    position,
    refused,
    shared_out,
    sizes,
)

WILDS = ["W4", "WI"]


def reason(game: uk.Game, move: str) -> str:
    """`rule/kind` of what `explain` puts into words."""
    told = game.reason(move)
    assert game.explain(move)
    return f"{told.rule}/{told.kind}"


@pytest.mark.parametrize("top", [card for card in CARDS if card not in WILDS])
def test_turn_match(top: str) -> None:
    """Colour, number or symbol: nothing else goes on a card."""
    for card in CARDS:
        if card == top and top[1] == "0":
            continue  # there is only one of them
        if card in WILDS:
            continue
        game = position(f"{top} + 0 | {card} W4 WI | W4 W4")
        fits = card[0] == top[0] or card[1] == top[1]
        assert (f"0:{card}" in moves(game)) == fits
        assert game.reason(f"0:{card}").legal == fits
        if fits:
            if card[0] == top[0]:
                kinds = {"turn.match/fits_colour"}
                if card[1] == top[1]:
                    kinds |= {"turn.match/fits_number", "turn.match/fits_symbol"}
            elif card[1].isdigit():
                kinds = {"turn.match/fits_number"}
            else:
                kinds = {"turn.match/fits_symbol"}
            assert reason(game, f"0:{card}") in kinds
        else:
            number = card[1].isdigit() and top[1].isdigit()
            expected = "no_match" if number else "no_match_symbol"
            assert reason(game, f"0:{card}") == f"turn.match/{expected}"


def test_turn_match__a_card_is_laid() -> None:
    game = position("R7 + 0 | B7 G2 R1 | Y1 Y2 | Y3 Y4")
    events = play(game, "0:B7")
    assert names(events) == ["turn.match/played"]
    assert (events[0].seat, events[0].card) == (0, "B7")
    assert sorted(game.hands[0]) == ["G2", "R1"]
    assert game.discard == ["R7", "B7"]
    assert (game.colour, game.to_move) == ("B", 1)


@pytest.mark.parametrize("move", ["0:G4", "0:G4!", "0:YS", "0:B0"])
def test_turn_match__refused(move: str) -> None:
    game = position("R7 + 0 | G4 YS B0 R1 | Y1 Y2")
    symbol = move == "0:YS"
    if move.endswith("!"):
        assert refused(game, move) in ("turn.match/no_match", "uno.say/not_last_but_one")
    else:
        assert refused(game, move) == f"turn.match/no_match{'_symbol' if symbol else ''}"


def test_turn_match__not_in_hand() -> None:
    game = position("R7 + 0 | G4 R1 | R2 Y2 W4")
    assert refused(game, "0:R2") == "turn.match/not_in_hand"
    assert refused(game, "0:W4=R") == "turn.match/not_in_hand"
    assert refused(game, "0:WI") == "turn.match/not_in_hand"


@pytest.mark.parametrize("wild", WILDS)
@pytest.mark.parametrize("named", COLOURS)
def test_turn_match__on_a_wild_only_the_named_colour(wild: str, named: str) -> None:
    hand = " ".join(colour + face for colour in COLOURS for face in "4DSR")
    game = position(f"{wild}={named} + 0 | {hand} W4 WI | Y1 Y2")
    expected = {f"0:{named}{face}" for face in "4DSR"}
    expected |= {"0:draw", "0:WI"} | {f"0:W4={colour}" for colour in COLOURS}
    assert moves(game) == expected
    other = "G" if named != "G" else "R"
    assert reason(game, f"0:{named}4") == "turn.match/fits_named_colour"
    for face in "4DSR":
        assert refused(game, f"0:{other}{face}") == "turn.match/no_match_colour"


@pytest.mark.parametrize("turned", ["G4", "GS", "GR", "GD", "R4", "RS", "BS", "B4"])
def test_turn_match__on_a_card_turned_up_by_an_item_box(turned: str) -> None:
    """Its own colour, number or symbol."""
    hand = " ".join(colour + face for colour in COLOURS for face in "36DSR")
    hand += " Y4"
    # After a shell it is the other player's turn.
    seat = 1 if turned[0] == "G" else 0
    hands = ["WI " + hand, "Y1 Y2"] if seat == 0 else ["WI B1 B2", hand]
    game = position(f"Y9 + 0 | {' | '.join(hands)} / {turned} Y7 Y8")
    play(game, "0:WI")
    if seat == 1:
        play(game, "0:@1")
    assert game.to_move == seat
    assert game.colour == turned[0]
    expected = {
        f"{seat}:{card}"
        for card in {*hand.split(), *game.hands[seat]}
        if card[0] == turned[0] or card[1] == turned[1]
    }
    assert {move for move in moves(game) if ":W" not in move} == expected | {f"{seat}:draw"}


@pytest.mark.parametrize("top", ["R0", "G9", "YS", "BR", "RD", "W4=B", "WI=G"])
def test_turn_wild(top: str) -> None:
    """Both wilds go on anything, whatever else could be played."""
    hand = "W4 WI R5 Y5 G5 B5"
    game = position(f"{top} + 0 | {hand} | Y1 Y2 | Y3 Y4")
    wilds = {"0:WI", *(f"0:W4={colour}" for colour in COLOURS)}
    assert wilds <= moves(game)
    for move in wilds:
        assert reason(game, move) == "turn.wild/fits"
        again = position(f"{top} + 0 | {hand} | Y1 Y2 | Y3 Y4 / R1 R2 R3")
        events = play(again, move)
        assert names(events)[0] == "turn.wild/played"
        assert events[0].card == move[2:4]
        assert events[0].colour == (move[5] if "=" in move else None)


def test_turn_wild__no_colour_is_named_with_other_cards() -> None:
    game = position("R7 + 0 | R1 WI G2 W4 | Y1 Y2")
    assert refused(game, "0:R1=B") == "turn.wild/colour_not_wanted"
    assert refused(game, "0:WI=B") == "turn.wild/colour_not_wanted"
    assert refused(game, "0:=B") == "turn.wild/nothing_to_name"


def test_turn_draw() -> None:
    """Drawing is allowed to one who cannot play, and to one who could."""
    for hand in ("R1 W4 WI", "G1 G2 G3"):
        game = position(f"R7 + 0 | {hand} | Y1 Y2 | Y3 Y4 / B3 R9")
        assert "0:draw" in moves(game)
        assert reason(game, "0:draw") == "turn.draw/may"
        events = play(game, "0:draw")
        assert names(events) == ["turn.draw/drew", "turn.draw.play/ends"]
        drew = events[0]
        assert (drew.seat, drew.cards, drew.number) == (0, ("B3",), 1)
        assert drew.cards_seen_by == (0,)
        assert drew.card is None
        assert events[1].seat == 0
        assert sorted(game.hands[0]) == sorted([*hand.split(), "B3"])
        assert (game.to_move, game.phase, game.drawn) == (1, "turn", None)
        assert game.stock[0] == "R9"


def test_turn_draw__no_passing_without_it() -> None:
    game = position("R7 + 0 | G1 G2 | Y1 Y2")
    assert "0:pass" not in moves(game)
    assert refused(game, "0:pass") == "turn.draw/draw_before_passing"


@pytest.mark.parametrize("drawn", ["R3", "B7", "W4", "WI"])
def test_turn_draw_play(drawn: str) -> None:
    """A drawn card that can be played: it alone, or pass."""
    game = position(f"R7 + 0 | R1 W4 WI G7 | Y1 Y2 | Y3 Y4 / {drawn} G5 Y6 Y7")
    events = play(game, "0:draw")
    assert names(events) == ["turn.draw/drew", "turn.draw.play/may_play"]
    assert events[1].seat == 0
    assert events[1].card is None, "what was drawn is nobody else's business"
    assert (game.phase, game.drawn, game.to_move) == ("drawn", drawn, 0)
    texts = [f"W4={colour}" for colour in COLOURS] if drawn == "W4" else [drawn]
    expected = {f"0:{text}" for text in texts}
    assert moves(game) == expected | {"0:pass"}
    for move in expected:
        assert reason(game, move) == "turn.draw.play/fits"
    assert reason(game, "0:pass") == "turn.draw.play/may_pass"
    assert refused(game, "0:draw") == "turn.draw.play/already_drawn"
    for other in ("R1", "G7", *WILDS):
        if other != drawn:
            text = "W4=R" if other == "W4" else other
            assert refused(game, f"0:{text}") == "turn.draw.play/only_drawn_card"
    play(game, min(expected))
    assert drawn in game.discard
    assert game.drawn is None


def test_turn_draw_play__passing() -> None:
    game = position("R7 + 0 | R1 W4 WI G7 | Y1 Y2 | Y3 Y4 / R3 G5")
    play(game, "0:draw")
    events = play(game, "0:pass")
    assert names(events) == ["turn.draw.play/passed"]
    assert events[0].seat == 0
    assert (game.to_move, game.phase, game.drawn) == (1, "turn", None)
    assert "R3" in game.hands[0]
    assert game.discard == ["R7"]


def test_turn_draw_play__the_refusal_does_not_tell_others_what_was_drawn() -> None:
    game = position("R7 + 0 | R1 B2 | Y1 Y2 | Y3 Y4 / B7 G5")
    play(game, "0:draw")
    for move in ("1:Y1", "1:draw", "2:pass"):
        assert refused(game, move) == "turn.order/not_your_turn"
    for move in ("1:Y1", "0:R1"):
        other = position("R7 + 0 | R1 B2 | Y1 Y2 | Y3 Y4 / G7 B5")
        play(other, "0:draw")
        if move[0] == "1":
            assert game.explain(move, seat=1) == other.explain(move, seat=1)


def test_turn_draw_play__a_drawn_card_like_one_in_hand() -> None:
    """The drawn card is one of two alike: it can be played, and one stays."""
    game = position("R7 + 0 | R3 G1 | Y1 Y2 | Y3 Y4 / R3 G5")
    play(game, "0:draw")
    assert moves(game) == {"0:R3", "0:pass"}
    play(game, "0:R3")
    assert sorted(game.hands[0]) == ["G1", "R3"]


def test_stock_empty() -> None:
    """The discards but for the top card are shuffled to become the stock."""
    game = position("R7 + 0 | " + shared_out("R7", ["R1 R2 G2", "R3 R4", "Y3"], "B9"))
    play(game, "0:R1", "1:R3")
    assert game.discard == ["R7", "R1", "R3"]
    assert game.to_move == 2
    play(game, "2:draw")
    assert game.stock == []
    assert game.discard == ["R7", "R1", "R3"], "the pile is shuffled when a card is needed"
    if game.phase == "drawn":
        play(game, "2:pass")
    events = play(game, "0:draw")
    reshuffled = only(events, "stock.empty/reshuffled")
    assert reshuffled.number == 2
    assert not reshuffled.cards
    assert game.discard == ["R3"]
    new_stock = game.record()["rounds"][0]["shuffles"][-1]
    assert sorted([new_stock[:2], new_stock[2:]]) == ["R1", "R7"]
    assert game.drawn == new_stock[:2]
    assert game.stock == [new_stock[2:]]
    assert game.colour == "R"
    assert conserved(game)


def test_stock_empty__a_draw_is_cut_short() -> None:
    """Nobody is owed the rest."""
    game = position("R7 + 0 | " + shared_out("R7", ["RD R2 G2", "R3 R4", "Y3"]))
    before = sizes(game)
    events = play(game, "0:RD")
    assert only(events, "stock.empty/reshuffled").number == 1
    cut = only(events, "stock.empty/cut_short")
    assert (cut.seat, cut.number) == (1, 1)
    drew = only(events, "action.draw2/drew")
    assert (drew.seat, drew.number, drew.cards) == (1, 1, ("R7",))
    assert sizes(game) == [before[0] - 1, before[1] + 1, before[2]]
    assert game.stock == []
    assert game.discard == ["RD"]
    assert game.to_move == 2
    assert conserved(game)


def test_stock_empty__nothing_to_draw_at_all() -> None:
    game = position("R7 + 0 | " + shared_out("R7", ["G2", "R3 R4", "Y3"]))
    before = sizes(game)
    assert "0:draw" in moves(game)
    events = play(game, "0:draw")
    cut = only(events, "stock.empty/cut_short")
    assert (cut.seat, cut.number) == (0, 1)
    assert sizes(game) == before
    assert "stock.empty/reshuffled" not in names(events)
    assert (game.to_move, game.phase) == (1, "turn")
    play(game, "1:R3", "2:draw")
    assert sizes(game)[2] == before[2] + 1, "the seven came back"


def test_stock_empty__a_wild_keeps_its_named_colour() -> None:
    game = position("W4=B + 0 | " + shared_out("W4", ["B1 B2 G2", "W4 WI R4", "Y3"]))
    play(game, "0:B1", "1:W4=G", "2:accept")
    assert game.discard == ["W4"]
    assert game.colour == "G"
    assert "0:G2" in moves(game)
    assert "0:B2" not in moves(game)


@pytest.mark.parametrize("players", [2, 3, 10])
def test_round_blocked(players: int) -> None:
    """All asked, nobody got a card: no winner, no points, and the deal passes on."""
    hands = ["G1", "Y1", "B1", "G2", "Y2", "B2", "G3", "Y3", "B3", "G4"][:players]
    game = position("R7 + 0 | " + shared_out("R7", hands))
    for seat in range(players - 1):
        assert not game.round_over
        events = play(game, f"{seat}:draw")
        assert names(events)[0] == "stock.empty/cut_short"
        assert "round.blocked/ended" not in names(events)
    events = play(game, f"{players - 1}:draw")
    assert names(events)[-1] == "round.blocked/ended"
    assert game.round_over
    assert game.phase == "over"
    assert game.round_winner is None
    assert game.round_points == 0
    assert game.scores == [0] * players
    assert game.winner is None
    assert game.legal_moves() == []
    assert refused(game, "0:draw") == "round.blocked/over"
    assert refused(game, "1:R1") == "round.blocked/over"
    record = game.record()
    assert record["rounds"][0]["winner"] is None
    assert record["rounds"][0]["points"] == 0
    assert uk.Game.from_record(record).round_over
    game.next_round()
    assert not game.round_over
    assert sum(sizes(game)) >= 7 * players


def test_round_blocked__a_card_laid_in_between_begins_the_count_anew() -> None:
    game = position("R7 + 0 | " + shared_out("R7", ["G1", "Y1 Y2", "B1 R1 B3"]))
    play(game, "0:draw", "1:draw", "2:R1")
    assert not game.round_over
    # The seven is a spare discard now: the next one gets it, the others get nothing.
    play(game, "0:draw")
    if game.phase == "drawn":
        play(game, "0:pass")
    play(game, "1:draw", "2:draw")
    assert not game.round_over
    play(game, "0:draw")
    assert game.round_over
    assert game.round_winner is None


def test_round_blocked__a_draw_two_in_between_begins_the_count_anew() -> None:
    """It takes the one spare card with it: the next who asks is the first in vain again."""
    game = position("R7 + 0 | " + shared_out("R7", ["G1", "Y1 Y2", "B1 RD B3"]))
    play(game, "0:draw", "1:draw", "2:RD")
    assert game.to_move == 1
    play(game, "1:draw", "2:draw")
    assert not game.round_over
    play(game, "0:draw")
    assert game.round_over


def test_round_blocked__a_card_drawn_in_between_begins_the_count_anew() -> None:
    game = position("R7 + 0 | " + shared_out("R7", ["G1 G2", "Y1", "R1 B1"], "B9"))
    play(game, "0:draw", "1:draw")
    assert not game.round_over
    assert game.stock == []
    play(game, "2:draw")
    assert not game.round_over
    play(game, "0:draw")
    assert game.round_over

"""Bots: what they decide from, what each character does, and that a seed repeats it all."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import unokart_widget as uk

from .compare import reread, skeleton, twin
from .helpers import moves, names, only, play, position, state


def step(game: uk.Game) -> str | None:
    """One bot action, as a move; None when nobody noticed a forgotten UNO."""
    before = len(game.record()["rounds"][-1]["moves"])
    game.step()
    done: list[str] = game.record()["rounds"][-1]["moves"]
    assert len(done) - before in (0, 1)
    return done[-1] if len(done) > before else None


def chosen(line: str, strategy: str, seed: int = 1, seat: int = 0) -> str | None:
    """What a character does in a position."""
    return step(position(line, seed=seed, bots={seat: strategy}))


def choices(line: str, strategy: str, seeds: int = 60, seat: int = 0) -> Counter[str | None]:
    return Counter(chosen(line, strategy, seed, seat) for seed in range(seeds))


# What they know


@pytest.mark.parametrize("strategy", uk.STRATEGIES)
def test_a_bot_chooses_the_same_whatever_it_cannot_see(strategy: str) -> None:
    """Cards that the seat to move has never seen change places: the same move comes out."""
    kinds = ("turn", "drawn", "colour", "aim", "challenge", "uno")
    compared: Counter[str] = Counter()
    for seed in range(60):
        random = Random(seed)
        players = 2 + seed % 5
        game = uk.Game(players=players, seed=seed, bots=([strategy, "random"] * 3)[:players])
        while game.can_step():
            silent = any(move.endswith(":uno") for move in moves(game))
            kind = "uno" if silent else game.phase
            if game.bots[game.to_move] == strategy and compared[kind] < 12:
                pair = twin(game, reread(game), game.to_move, random)
                if pair is not None:
                    same, other = pair
                    assert step(same) == step(other)
                    compared[kind] += 1
            game.step()
        if all(compared[kind] >= 4 for kind in kinds) and compared.total() > 50:
            return
    raise AssertionError(f"too little was compared: {compared}")


def test_the_exchange_of_hidden_cards_is_one() -> None:
    """The test above would be empty if the other game were the same game."""
    game = uk.Game(players=4, seed=5, bots=["greedy"] * 4)
    for _ in range(12):
        game.step()
    differing = 0
    for number in range(20):
        pair = twin(game, reread(game), game.to_move, Random(number))
        if pair is not None:
            same, other = pair
            assert skeleton(same) == skeleton(other)
            assert same.hands[game.to_move] == other.hands[game.to_move]
            differing += same.hands != other.hands and same.stock != other.stock
    assert differing > 3


# A seed repeats the whole game


@pytest.mark.parametrize("players", [2, 4, 10])
def test_a_seed_repeats_the_whole_game(players: int) -> None:
    bots = [uk.STRATEGIES[seat % 3] for seat in range(players)]

    def whole(seed: int) -> uk.Game:
        game = uk.Game(players=players, seed=seed, bots=bots)
        while True:
            game.play_on()
            assert game.round_over
            if game.winner is not None:
                return game
            game.next_round()

    one, two, other = whole(31), whole(31), whole(32)
    assert one.record() == two.record()
    assert state(one) == state(two)
    assert one.record()["rounds"] != other.record()["rounds"]
    assert one.scores[one.winner or 0] >= 500


def test_a_bot_goes_on_alike_after_undo() -> None:
    game = uk.Game(players=3, seed=4, bots=["random"] * 3)
    for _ in range(10):
        game.step()
    first = [step(game) for _ in range(5)]
    for _ in range(5):
        game.undo()
    assert [step(game) for _ in range(5)] == first


def test_decisions_and_deck_are_apart() -> None:
    """Other characters get the same deal."""
    deals = [
        uk.Game(players=4, seed=6, bots=[strategy] * 4).record()["rounds"][0]
        for strategy in uk.STRATEGIES
    ]
    assert deals[0] == deals[1] == deals[2]


# People and bots at one table


def test_a_bot_waits_for_a_person() -> None:
    game = uk.Game(players=3, seed=1, bots={1: "greedy", 2: "random"})
    game.play_on()
    while not game.round_over:
        assert not game.can_step()
        assert game.to_move == 0
        mine = [move for move in game.legal_moves(0) if move.kind not in ("uno", "catch")]
        assert mine
        game.play(mine[0])
        game.play_on()
    assert not game.can_step()


def test_play_on_stops_at_a_limit() -> None:
    game = uk.Game(players=3, seed=1, bots=["greedy"] * 3)
    version = game.version
    game.play_on(limit=7)
    assert game.version == version + 7
    events = game.play_on(limit=1)
    assert game.version == version + 8
    assert events == game.last_events


def test_play_on_gives_all_that_happened() -> None:
    game = uk.Game(players=3, seed=1, bots=["greedy"] * 3)
    before = len(game.events)
    events = game.play_on()
    assert game.events[before:] == events
    assert "score.hand/won" in names(events)
    assert game.play_on() == []


def test_a_person_may_play_for_a_bot() -> None:
    game = position("R7 + 0 | R1 R2 R3 | Y1 Y2 Y3", bots={0: "greedy"})
    play(game, "0:R1")
    assert game.to_move == 1


def test_bots_catch_a_person_now_and_then() -> None:
    """A chance to notice comes once: then the table goes on."""
    outcomes: Counter[bool] = Counter()
    for seed in range(60):
        game = position("R7 + 0 | R1 G2 | Y1 Y2 | Y4 Y5 Y6", seed=seed, bots={2: "greedy"})
        play(game, "0:R1")
        assert game.can_step(), "the bot has a chance to notice"
        version = game.version
        move = step(game)
        assert game.version == version + 1
        assert move in ("2:catch", None)
        outcomes[move is not None] += 1
        if move is None:
            assert game.last_events == []
            assert {"0:uno", "1:catch", "2:catch"} <= moves(game), "the window is still open"
        assert not game.can_step(), "only once"
        if move is None:
            play(game, "1:Y1")
            assert game.can_step(), "another chance for another forgotten UNO"
    assert 15 < outcomes[True] < 45


@pytest.mark.parametrize(
    ("strategy", "low", "high"), [("random", 25, 75), ("greedy", 75, 125), ("careful", 160, 195)]
)
def test_how_often_each_character_notices(strategy: str, low: int, high: int) -> None:
    """The careful one most of the time, the random one least."""
    caught = 0
    for seed in range(200):
        game = position("R7 + 0 | R1 G2 | Y1 Y2 Y3 | Y4 Y5 Y6", seed=seed, bots={2: strategy})
        play(game, "0:R1")
        caught += step(game) is not None
    assert low < caught < high


def test_who_notices_first_is_asked_in_the_order_of_play() -> None:
    catchers: Counter[str | None] = Counter()
    for seed in range(200):
        game = position(
            "R7 - 0 | R1 G2 | Y1 Y2 Y3 | Y4 Y5 Y6 | B1 B2 B3",
            seed=seed,
            bots={1: "careful", 3: "careful"},
        )
        play(game, "0:R1")
        assert game.to_move == 3
        catchers[step(game)] += 1
    assert catchers["3:catch"] > 150
    assert 0 < catchers["1:catch"] < 50


def test_a_bot_does_not_catch_itself_nor_a_bot_that_is_alone() -> None:
    for seed in range(40):
        game = position("R7 + 0 | R1 G2 | Y1 Y2 Y3 | Y4 Y5", seed=seed, bots={0: "careful"})
        step(game)
        assert not game.can_step()


@pytest.mark.parametrize(
    ("strategy", "low", "high"), [("random", 25, 75), ("greedy", 20, 58), ("careful", 3, 25)]
)
def test_how_often_each_character_forgets_uno(strategy: str, low: int, high: int) -> None:
    said = choices("R7 + 0 | R1 G2 | Y1 Y2 Y3 | Y4 Y5 Y6", strategy, 200)
    assert set(said) == {"0:R1", "0:R1!"}
    assert low < said["0:R1"] < high


@pytest.mark.parametrize("strategy", uk.STRATEGIES)
def test_a_bot_says_uno_only_when_there_is_something_to_say(strategy: str) -> None:
    assert set(choices("R7 + 0 | R1 G2 G3 | Y1 Y2 | Y3", strategy, 30)) == {"0:R1"}
    assert set(choices("R7 + 0 | R1 | Y1 Y2 | Y3", strategy, 30)) == {"0:R1"}


@pytest.mark.parametrize("strategy", uk.STRATEGIES)
def test_every_character_does_everything_sometimes(strategy: str) -> None:
    """Challenges and accepts, says UNO and forgets it, catches and lets it pass."""
    seen: Counter[str] = Counter()
    wanted = "challenge accept catch missed said forgot draw won lost".split()
    if strategy == "careful":
        wanted.append("pass")  # the others lay what they drew
    for seed in range(300):
        game = uk.Game(players=2, seed=seed, bots=[strategy, "random"])
        while game.can_step():
            other_is_silent = "1:uno" in moves(game)
            move = step(game)
            seen["missed"] += other_is_silent and move != "0:catch"
            if move is None or move[0] == "1":
                continue
            what = move[2:]
            if what in ("challenge", "accept", "pass", "draw", "catch"):
                seen[what] += 1
            seen["said"] += what.endswith("!")
            seen["forgot"] += "0:uno" in moves(game)
            if what == "challenge":
                seen["won"] += "challenge.won/drew" in names(game.last_events)
                seen["lost"] += "challenge.lost/drew" in names(game.last_events)
        if all(seen[what] for what in wanted):
            return
    raise AssertionError(f"never seen: {[what for what in wanted if not seen[what]]}")


# The characters


def test_random_lays_any_card_that_fits() -> None:
    cards = choices("R7 + 0 | R1 R2 B7 W4 WI G1 | Y1 Y2 | Y3 Y4", "random", 300)
    by_card = Counter(move[2:4] for move in cards.elements() if move)
    assert set(by_card) == {"R1", "R2", "B7", "W4", "WI"}
    assert min(by_card.values()) > 35
    colours = Counter(move[5] for move in cards.elements() if move and "=" in move)
    assert set(colours) == set("RYGB")


def test_random_draws_only_when_nothing_fits_and_lays_what_it_drew() -> None:
    assert set(choices("R7 + 0 | G1 B2 Y3 | Y1 Y2 / R3", "random", 20)) == {"0:draw"}
    game = position("R7 + 0 | G1 B2 Y3 | Y1 Y2 / R3", bots={0: "random"})
    assert [step(game), step(game)] == ["0:draw", "0:R3"]


@pytest.mark.parametrize("strategy", uk.STRATEGIES)
def test_all_go_on_when_the_drawn_card_does_not_fit(strategy: str) -> None:
    game = position("R7 + 0 | G1 B2 Y3 | Y1 Y2 / B3", bots={0: strategy})
    assert step(game) == "0:draw"
    assert game.to_move == 1


def test_random_names_aims_and_answers_by_chance() -> None:
    named: Counter[str | None] = Counter()
    aimed: Counter[str | None] = Counter()
    answered: Counter[str | None] = Counter()
    for seed in range(200):
        game = position("R7 + 0 | WI B1 B2 | Y1 Y2 | Y3 / W4", seed=seed, bots={0: "random"})
        play(game, "0:WI")
        named[step(game)] += 1
        game = position("R7 + 0 | WI B1 B2 | Y1 | Y2 | Y3 / G4", seed=seed, bots={0: "random"})
        play(game, "0:WI")
        aimed[step(game)] += 1
        game = position("R7 + 0 | W4 B1 B2 | Y1 Y2 | Y3", seed=seed, bots={1: "random"})
        play(game, "0:W4=G")
        answered[step(game)] += 1
    assert set(named) == {f"0:={colour}" for colour in "RYGB"}
    assert min(named.values()) > 25
    assert set(aimed) == {"0:@1", "0:@2", "0:@3"}
    assert min(aimed.values()) > 35
    assert set(answered) == {"1:challenge", "1:accept"}
    assert min(answered.values()) > 70


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("R1 R9 R5 G7", "R9"),
        ("R1 R9 RS W4 WI", "RS"),  # the dearest first, wilds last
        ("R0 W4 WI", "R0"),
        ("RS RR RD", "RD"),  # of equals the first in the order of the deck
        ("R9 Y7 B7 G1", "R9"),
        ("G1 WI B1", "WI"),
        ("G1 W4 WI B1 B2", "W4=B"),
    ],
)
def test_greedy_lays_the_dearest_card(hand: str, card: str) -> None:
    assert set(choices(f"R7 + 0 | {hand} | Y1 Y2 Y4 | Y3 Y4", "greedy", 8)) == {f"0:{card}"}


@pytest.mark.parametrize("strategy", ["greedy", "careful"])
@pytest.mark.parametrize(
    ("hand", "colour"),
    [
        ("B1 B2 G3", "B"),
        ("G1 G2 Y3", "G"),
        ("Y1 Y2 R3", "Y"),
        ("R1 R2 B3", "R"),
        ("B1 G1 Y1", "Y"),  # the first of equals, in the order red, yellow, green, blue
        ("W4 WI B1", "B"),
    ],
)
def test_they_name_the_colour_they_hold_most_of(strategy: str, hand: str, colour: str) -> None:
    game = position(f"R7 + 0 | WI {hand} | YS YD | Y9 Y8 / W4 WI WI", bots={0: strategy})
    play(game, "0:WI")
    assert game.phase == "colour"
    assert step(game) == f"0:={colour}"


@pytest.mark.parametrize("strategy", ["greedy", "careful"])
def test_they_aim_at_the_one_with_the_fewest_cards(strategy: str) -> None:
    for hands, target in (
        ("Y1 Y2 Y3 | Y4 | Y5 Y6", 2),
        ("Y1 | Y4 Y2 | Y5 Y6", 1),
        ("Y1 Y2 | Y4 Y3 | Y5", 3),
        ("Y1 Y2 | Y4 Y3 | Y5 Y6", 1),  # the first of equals in the order of play
    ):
        game = position(f"R7 + 0 | WI B1 B2 | {hands} / G4", bots={0: strategy})
        play(game, "0:WI")
        assert step(game) == f"0:@{target}"
    game = position("R7 - 0 | WI B1 B2 | Y1 Y2 | Y4 Y3 | Y5 Y6 / G4", bots={0: strategy})
    play(game, "0:WI")
    assert step(game) == "0:@3"


@pytest.mark.parametrize(("strategy", "least"), [("greedy", 6), ("careful", 4)])
def test_they_challenge_when_the_hand_behind_the_card_is_large(strategy: str, least: int) -> None:
    cards = "B1 B2 B3 B4 B5 B6 B7 B8".split()
    for size in range(2, 9):
        hand = " ".join(cards[:size])
        for seed in range(5):
            game = position(f"R7 + 0 | W4 {hand} | Y1 Y2 | Y3", seed=seed, bots={1: strategy})
            play(game, "0:W4=G")
            assert step(game) == ("1:challenge" if size >= least else "1:accept")


def test_greedy_lays_whatever_it_drew() -> None:
    for drawn in ("R3", "WI"):
        game = position(f"R7 + 0 | G1 B2 Y3 | Y1 Y2 Y4 / {drawn}", bots={0: "greedy"})
        assert [step(game), step(game)] == ["0:draw", f"0:{drawn}"]


@pytest.mark.parametrize("drawn", ["W4", "WI"])
def test_careful_keeps_a_drawn_wild_until_the_end_is_near(drawn: str) -> None:
    game = position(f"R7 + 0 | G1 B2 Y3 | Y1 Y2 Y4 / {drawn}", bots={0: "careful"})
    assert [step(game), step(game)] == ["0:draw", "0:pass"]
    for others in ("Y1 Y2", "Y1"):
        game = position(f"R7 + 0 | G1 G2 Y3 | {others} / {drawn} R1", bots={0: "careful"})
        assert step(game) == "0:draw"
        assert step(game) == ("0:WI" if drawn == "WI" else "0:W4=G")
    game = position("R7 + 0 | G1 B2 Y3 | Y1 Y2 Y4 / R5", bots={0: "careful"})
    assert [step(game), step(game)] == ["0:draw", "0:R5"]


@pytest.mark.parametrize(
    ("hand", "others", "card"),
    [
        # Numbers: of the colour it holds most of, and the highest.
        ("R1 R9 R5 G7", "Y1 Y2 Y4", "R9"),
        ("R9 B7 B1 B2", "Y1 Y2 Y4", "B7"),  # three blue cards
        ("R9 B7 G1 G2", "Y1 Y2 Y4", "R9"),
        # Wilds are kept while the end is far, even with little else.
        ("R1 WI W4 G1", "Y1 Y2 Y4", "R1"),
        # They go first when somebody is near the end...
        ("R9 WI G1 G2", "Y1 Y2", "WI"),
        ("R9 WI", "Y1 Y2 Y4", "WI"),  # ...be it oneself
        # ...but a Wild Draw Four not while it could be challenged with success.
        ("R9 W4 G1 G2", "Y1 Y2", "R9"),
        ("B7 W4 G1 G2", "Y1 Y2", "W4=G"),
        # Action cards stop a next player who is about to go out.
        ("R9 RS G1 G2", "Y1 Y2", "RS"),
        ("R9 RS G1 G2", "Y1 Y2 Y4 Y5", "R9"),
        ("R3 RS G1 G2", "Y1 Y2 Y4", "RS"),
        ("R5 RS G1 G2", "Y1 Y2 Y4", "R5"),  # of equals the first in the order of the deck
        ("R4 RS G1 G2", "Y1 Y2 Y4", "RS"),
    ],
)
def test_careful(hand: str, others: str, card: str) -> None:
    line = f"R7 + 0 | {hand} | {others} | B3 B4 B5"
    found = choices(line, "careful", 8)
    assert {move.rstrip("!") for move in found if move} == {f"0:{card}"}


def test_careful_watches_the_next_player_only() -> None:
    """Another one with few cards is no reason for a Skip, but the end is near."""
    line = "R7 + 0 | R9 RS G1 G2 | Y1 Y2 Y4 | B3 B4"
    assert set(choices(line, "careful", 5)) == {"0:R9"}
    line = "R7 - 0 | R9 RS G1 G2 | Y1 Y2 Y4 | B3 B4"
    assert set(choices(line, "careful", 5)) == {"0:RS"}


def test_careful_does_not_lay_a_lone_wild_draw_four_against_the_rules_of_prudence() -> None:
    """When there is nothing else it lays it: drawing is for those who have nothing to lay."""
    assert chosen("R7 + 0 | W4 G1 G2 B1 | Y1 Y2 Y4 | B3 B4 B5", "careful") == "0:W4=G"


def test_a_whole_game_of_each_pair_of_characters() -> None:
    for first in uk.STRATEGIES:
        for second in uk.STRATEGIES:
            game = uk.Game(players=2, seed=12, bots=[first, second])
            events = game.play_on()
            assert game.round_over
            assert only(events, "score.hand/won").seat == game.round_winner

"""`Experiment`: what it counts, how a page runs it, and the rounds that it opens."""

from __future__ import annotations

import doctest
import json
import math
import threading
import time
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget import odds
from unokart_widget.simulation import backends
from unokart_widget.simulation.estimates import mean, share
from unokart_widget.simulation.hands import deck_of
from unokart_widget.simulation.plan import read_plan
from unokart_widget.simulation.runs import Run
from unokart_widget.widgets import experiment, experiment_rounds
from unokart_widget.widgets.experiment_line import MOST_POINTS, Line
from unokart_widget.widgets.experiment_questions import QUESTIONS, Series, goes_on

from .conftest import Page, Wire


class Lab(Page):
    """The other end of an experiment."""

    def __init__(self, experiment: uk.Experiment, wire: Wire) -> None:
        self.experiment = experiment
        widget: Any = experiment
        super().__init__(widget, wire)


Begin = Callable[..., Lab]


@pytest.fixture
def begin(wire: Wire) -> Begin:
    """Makes an Experiment and the page that shows it."""

    def begin(*args: Any, **options: Any) -> Lab:
        options.setdefault("seed", 7)
        return Lab(uk.Experiment(*args, **options), wire)

    return begin


@pytest.fixture(autouse=True)
def _interpreted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No thread compiles behind a test that does not ask for it."""
    if "compiled" not in request.node.name:
        monkeypatch.setattr(backends, "can_compile", lambda: False)


def loaded(page: Lab) -> None:
    """Wait for what works out intervals of means, and show them."""
    thread = page.experiment._loading
    assert thread is not None
    thread.join()
    page.answer("ping")


def line_points(page: Lab) -> list[list[Any]]:
    points: list[list[Any]] = page.view["line"]["points"]
    return points


def bars(page: Lab) -> dict[str, int]:
    return {bar["label"]: bar["count"] for bar in page.view["bars"]}


def played(page: Lab, rounds: int) -> None:
    """Let the page ask until so many more rounds are played."""
    while rounds > 0:
        rounds -= page.answer("more", rounds=rounds)["played"]


def opened_table(page: Lab) -> uk.Table:
    table = page.experiment._table
    assert table is not None
    return table


# What is counted


def test_its_examples_are_true() -> None:
    failed, tried = doctest.testmod(experiment)
    assert (failed, tried > 15) == (0, True)


def test_the_rounds_are_those_of_simulate_whatever_the_portions(begin: Begin) -> None:
    page = begin(players=3, strategies=["careful", "greedy", "random"])
    for portion in (1, 7, 30):
        played(page, portion)
    run = uk.simulate(38, 3, ["careful", "greedy", "random"], seed=7)
    for column in ("points", "winner", "turns", "bobomb", "challenges_won"):
        assert page.experiment.run.column(column).tolist() == run.column(column).tolist()
    assert page.view["rounds"] == page.view["count"] == 38


def test_compiled_rounds_follow_interpreted_ones(begin: Begin) -> None:
    page = begin("turns")
    played(page, 60)
    rounds = page.experiment._rounds
    rounds.prepare()
    assert page.answer("ping") is not None
    rounds.wait()
    assert rounds.speed == "compiled"
    played(page, 2000)
    assert page.experiment.run.turns.tolist() == uk.simulate(2060, seed=7).turns.tolist()
    assert page.view["speed"] == "compiled"


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("winner", lambda run: Counter(run.winner.tolist())),
        ("dealer", lambda run: Counter(((run.winner - run.dealer) % 4).tolist())),
        ("starter", lambda run: Counter((run.winner != run.starter).tolist())),
        ("first", lambda run: Counter(run.starter.tolist())),
        ("item", lambda run: {i: int(c.sum()) for i, c in enumerate(run.items.values())}),
        ("challenge", lambda run: {0: int(run.challenges_won.sum())}),
        ("uno", lambda run: {0: int(run.unos_caught.sum())}),
    ],
)
def test_what_each_question_counts(
    begin: Begin, question: str, expected: Callable[[Run], dict[int, int]]
) -> None:
    page = begin(question)
    played(page, 80)
    counts = [bar["count"] for bar in page.view["bars"]]
    wanted = expected(page.experiment.run)
    assert [counts[place] for place in sorted(wanted)] == [wanted[p] for p in sorted(wanted)]


@pytest.mark.parametrize("question", ["points", "turns", "cards_drawn"])
def test_numbers_are_in_the_right_bars(begin: Begin, question: str) -> None:
    page = begin(question)
    played(page, 60)
    values = page.experiment.run.column(question).tolist()
    for bar in page.view["bars"]:
        high = math.inf if bar["high"] is None else bar["high"]
        hits = sum(bar["low"] <= value <= high for value in values)
        assert bar["count"] == hits
        # As many digits as travel.
        assert bar["from"] == pytest.approx(share(hits, 60).low, abs=1e-6)
        assert bar["to"] == pytest.approx(share(hits, 60).high, abs=1e-6)
    assert page.view["mean"]["value"] == pytest.approx(sum(values) / 60, rel=1e-5)
    assert page.experiment.counts == dict(sorted(Counter(values).items()))


def test_bars_grow_wider_and_never_narrower() -> None:
    setting = uk.Experiment("points", seed=1)._question.setting
    question = QUESTIONS["points"]("points", setting)
    widths = []
    for largest in (100, 450, 2000, 300):
        bars = question.bars({0: 5, largest: 5})
        widths.append(bars[1].low)
        assert len(bars) <= 25
        assert all(sum(value in bar for bar in bars) == 1 for value in (0, 19, 20, largest))
    assert widths == [20, 20, 100, 100]


def test_another_question_counts_the_same_rounds(begin: Begin) -> None:
    page = begin("points")
    played(page, 40)
    page.answer("ask", question="winner")
    assert sum(bars(page).values()) == 40
    assert list(bars(page)) == ["Player 1", "Player 2", "Player 3", "Player 4"]
    page.answer("ask", question="points")
    assert page.view["count"] == 40


def test_whole_games_are_those_of_simulate_games(begin: Begin, wire: Wire) -> None:
    page = begin("game_rounds", players=3, strategies="greedy")
    played(page, 6)
    played(page, 3)
    games = uk.simulate_games(9, 3, "greedy", seed=7)
    assert page.experiment.games.rounds.tolist() == games.rounds.tolist()
    assert page.experiment.games.scores == games.scores
    assert page.view["mean"]["value"] == pytest.approx(games.rounds.mean(), rel=1e-5)
    assert repr(page.experiment) == '<Experiment "game_rounds", 9 games>'
    (bar,) = (
        bar for bar in page.view["bars"] if games.rounds[5] in range(bar["low"], bar["high"] + 1)
    )
    told = page.answer("rounds", low=bar["low"], high=bar["high"], **{"from": 5})["rounds"][0]
    assert (told["round"], told["rounds"]) == (5, games.rounds[5])
    assert told["points"] == max(games.scores[5])
    # It opens as its game, just dealt, and all its rounds follow.
    page.answer("open", round=5)
    table = opened_table(page)
    assert table.options["show"]["scores"]
    while table.game.winner is None:
        table.play_on()
        if table.game.winner is None:
            table.game.next_round()
    assert (table.game.rounds, table.game.scores) == (games.rounds[5], games.scores[5])
    # The rounds of other questions are kept beside them.
    page.answer("ask", question="turns")
    assert page.view["rounds"] == 0
    page.answer("ask", question="game_rounds")
    assert page.view["rounds"] == 9
    with pytest.raises(uk.SimulationError, match="games"):
        _ = page.experiment.run
    with pytest.raises(uk.SimulationError, match="games"):
        _ = page.experiment.values


# What is exact


@pytest.mark.parametrize("cards", [1, 7, 30])
def test_hands_stand_beside_their_exact_chances(begin: Begin, cards: int) -> None:
    page = begin("hand_points", cards=cards)
    played(page, 300)
    exact = odds.hand_points(uk.DECK, cards)
    for bar in page.view["bars"]:
        high = math.inf if bar["high"] is None else bar["high"]
        inside = sum(chance for value, chance in exact.items() if bar["low"] <= value <= high)
        assert bar["mark"] == pytest.approx(float(inside), abs=1e-6)
    # What hardly ever comes has no bar until it has come.
    assert sum(bar["mark"] for bar in page.view["bars"]) > 0.99
    assert page.view["mean"]["mark"] == pytest.approx(float(odds.expected(exact)))
    value = page.view["mean"]["value"]
    spread = math.sqrt(odds.variance(exact))
    assert abs(value - page.view["mean"]["mark"]) < 4 * spread / math.sqrt(300)


def test_a_hand_is_the_top_of_the_deck_of_its_round(begin: Begin) -> None:
    page = begin("hand_count", cards=5, what="R", players=2)
    played(page, 40)
    plan = read_plan(2, "random", 7, None, 1000)
    decks = [deck_of(plan, number) for number in range(40)]
    reds = [sum(card[0] == "R" for card in deck[:5]) for deck in decks]
    assert page.experiment.values.tolist() == reds
    dealt = uk.Game.of_round(3, 2, 7).record()["rounds"][0]["deck"]
    assert dealt == "".join(decks[3])
    with pytest.raises(uk.SimulationError, match="values"):
        _ = page.experiment.run


@pytest.mark.parametrize("what", ["wild", "G", "R0", "fits R5"])
def test_draws_until_a_card_fits(begin: Begin, what: str) -> None:
    page = begin("wait", what=what)
    played(page, 200)
    loaded(page)
    aside = "R5" if what == "fits R5" else None
    plan = read_plan(4, "random", 7, None, 1000)
    decks = [deck_of(plan, number, without=aside) for number in range(200)]
    pile = sorted(decks[0])
    assert len(pile) == 111 if aside else pile == sorted(uk.DECK)
    fits = {
        "wild": lambda card: card[0] == "W",
        "G": lambda card: card[0] == "G",
        "R0": lambda card: card == "R0",
        "fits R5": lambda card: card[0] in "RW" or card[1] == "5",
    }[what]
    assert page.experiment.values.tolist() == [
        next(draw for draw, card in enumerate(deck, 1) if fits(card)) for deck in decks
    ]
    assert page.view["bars"][0]["low"] == 1
    exact = odds.wait(pile, fits)
    for bar in page.view["bars"]:
        inside = sum(exact.get(draws, 0) for draws in range(bar["low"], (bar["high"] or 112) + 1))
        assert bar["mark"] == pytest.approx(float(inside), abs=1e-6)
    assert page.view["mean"]["mark"] == pytest.approx(float(odds.expected(exact)))
    told = page.answer("rounds", low=1, high=None, **{"from": 9})["rounds"][0]
    assert (len(told["cards"]), fits(told["cards"][-1])) == (told["points"], True)
    assert not any(fits(card) for card in told["cards"][:-1])
    # Draws are listed, but there is no round that begins with them.
    assert page.ask("open", round=9)["kind"] == "refusal"


@pytest.mark.parametrize("top", ["R5", "YS", "B1"])
def test_a_card_fits_where_the_rules_let_it_lie(top: str) -> None:
    for card in set(uk.DECK):
        game = uk.Game.from_position(f"{top} + 0 | {card} G8 | B3 Y9")
        playable = {str(move).split(":")[1][:2] for move in game.legal_moves()}
        assert goes_on(card, top) == (card in playable), card


def test_cards_that_fit_are_counted_in_hands_from_the_rest_of_the_deck(begin: Begin) -> None:
    page = begin("hand_count", what="fits R5", rounds=300)
    pile = list(uk.DECK)
    pile.remove("R5")
    exact = odds.counts(pile, 7, lambda card: card[0] in "RW" or card[1] == "5")
    assert page.view["bars"][2]["mark"] == pytest.approx(float(exact[2]), abs=1e-6)
    page.answer("open", round=4)
    game = opened_table(page).game
    assert game.discard[-1] == "R5"
    assert sum(c[0] in "RW" or c[1] == "5" for c in game.hands[0]) == page.experiment.values[4]


# The running line


def line_of(values: list[int], points: list[list[Any]]) -> None:
    """Check each point of a running mean against all rounds up to there."""
    for rounds, value, low, high in points:
        told = mean(sum(values[:rounds]), sum(v * v for v in values[:rounds]), rounds)
        assert value == pytest.approx(told.value, rel=1e-5)
        if low is not None:
            assert (low, high) == (
                pytest.approx(told.low, rel=1e-4, abs=1e-4),
                pytest.approx(told.high, rel=1e-4, abs=1e-4),
            )


@pytest.mark.parametrize("question", ["turns", "hand_points", "wait"])
def test_the_running_line_of_a_mean(begin: Begin, question: str) -> None:
    page = begin(question)
    played(page, 40)
    assert page.view["line"] is None
    page.answer("line", on=True, low=None)
    played(page, 333)
    loaded(page)
    points = line_points(page)
    lab = page.experiment
    values = (lab.run.turns if question == "turns" else lab.values).tolist()
    line_of(values, points)
    assert (points[-1][0], points[-1][2] is not None) == (373, True)
    assert 30 <= len(points) <= MOST_POINTS
    steps = {b[0] - a[0] for a, b in pairwise(points[:-1])}
    assert len(steps) == 1
    # Whoever asks later, or in other portions, is told the same.
    page.answer("line", on=False)
    assert page.view["line"] is None
    page.answer("line", on=True)
    assert line_points(page) == points


@pytest.mark.parametrize(("question", "low"), [("points", 20), ("winner", 2), ("item", 1)])
def test_the_running_line_of_a_share(begin: Begin, question: str, low: int) -> None:
    page = begin(question, show={"line": True})
    played(page, 30)
    page.answer("line", on=True, low=low)
    played(page, 70)
    line = page.view["line"]
    bar = next(bar for bar in page.view["bars"] if bar["low"] == low)
    assert line["low"] == low
    assert line["points"][-1] == [100, bar["share"], bar["from"], bar["to"]]
    rounds, value, *_ = line["points"][10]
    again = begin(question, rounds=rounds)
    (share_then,) = (b["share"] for b in again.view["bars"] if b["low"] == low)
    assert value == share_then


def test_the_running_line_follows_what_is_asked(begin: Begin) -> None:
    page = begin("winner", rounds=50, show={"line": True})
    # Of names it is that of the first.
    assert page.view["line"]["low"] == 0
    page.answer("line", on=True, low=3)
    page.answer("ask", question="turns")
    assert page.view["line"]["low"] is None
    assert line_points(page)[-1][1] == page.view["mean"]["value"]
    page.answer("line", on=True, low=10)
    page.answer("anew", seed=9)
    assert page.view["line"] == {"low": 10, "points": []}
    # A bar that has become wider is another one.
    page.answer("line", on=True, low=7)
    assert page.view["line"]["low"] is None


def test_the_running_line_keeps_few_points_of_many_rounds() -> None:
    line = Line(None)
    for first in range(0, 100_000, 7_919):
        line.extend(Series(range(first, min(first + 7_919, 100_000))))
    told = line.told(True)
    assert len(told) <= MOST_POINTS
    assert len(json.dumps(told)) < 4_000
    for rounds, value, *_ in told:
        assert value == pytest.approx((rounds - 1) / 2, rel=1e-5)


def test_marks_can_be_left_out(begin: Begin) -> None:
    page = begin("hand_points", show={"marks": False}, rounds=20)
    assert page.view["marks"] is None
    assert page.view["mean"]["mark"] is None
    assert all(bar["mark"] is None for bar in page.view["bars"])


def test_even_chances_only_among_players_who_are_alike(begin: Begin) -> None:
    assert begin("winner").view["marks"] == "even"
    assert begin("winner", strategies=["careful", *["random"] * 3]).view["marks"] is None
    assert begin("first").view["bars"][0]["fraction"] == "1/4"


def test_the_item_of_an_unseen_deck(begin: Begin) -> None:
    page = begin("item")
    assert [bar["fraction"] for bar in page.view["bars"]] == ["25/111"] * 4 + ["11/111"]
    assert [bar["sign"] for bar in page.view["bars"]] == list("RYGBW")


# What a page does


def test_a_portion_takes_no_longer_than_an_answer_may(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin()
    now = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])

    def slow(rounds: int, *args: Any, **options: Any) -> Any:
        now[0] += rounds / 50
        return uk.simulate(rounds, *args, **options)

    monkeypatch.setattr(experiment_rounds, "simulate", slow)
    page.answer("more", rounds=100_000)
    for _ in range(4):
        before = now[0]
        reply = page.answer("more", rounds=100_000)
        assert 0 < reply["played"] <= 20
        assert now[0] - before < 0.45


def test_a_whole_view_is_small(begin: Begin) -> None:
    page = begin("hand_points")
    heard = page.send({"kind": "more", "id": 1, "rounds": 200})
    assert sum(len(str(message)) for message in heard) < 9_000


def test_the_rounds_of_a_bar_page_by_page(begin: Begin) -> None:
    page = begin("winner", players=2, rounds=60)
    won = [i for i, winner in enumerate(page.experiment.run.winner.tolist()) if winner == 1]
    found: list[int] = []
    start: int | None = 0
    while start is not None:
        reply = page.answer("rounds", low=1, high=1, **{"from": start})
        found += [told["round"] for told in reply["rounds"]]
        start = reply["next"]
    assert found == won
    told = reply["rounds"][-1]
    run = page.experiment.run
    assert (told["points"], told["turns"]) == (run.points[found[-1]], run.turns[found[-1]])


def test_a_round_opens_on_a_table_and_plays(begin: Begin, wire: Wire) -> None:
    page = begin(players=3, rounds=25, strategies="greedy")
    page.answer("open", round=11)
    opened = page.view["opened"]
    assert opened["round"] == 11
    table = opened_table(page)
    assert opened["table"] == f"anywidget:{table.model_id}"
    assert table.game.moment == 0
    on_table = Page(table, wire)
    while on_table.view["step"]:
        on_table.answer("step")
    assert table.game.round_points == page.experiment.run.points[11]
    page.answer("close")
    assert page.view["opened"] is None
    # The same table has the next round, from its own start.
    page.answer("open", round=3)
    assert opened_table(page) is table
    on_table.answer("step")
    on_table.answer("restart")
    assert table.game.moment == 0
    assert table.play_on()[-1].rule.startswith("score")
    assert table.game.round_points == page.experiment.run.points[3]


def test_a_hand_opens_just_dealt(begin: Begin) -> None:
    page = begin("hand_points", cards=4, players=3, rounds=20)
    hand = page.answer("rounds", low=0, high=None, **{"from": 6})["rounds"][0]
    page.answer("open", round=hand["round"])
    game = opened_table(page).game
    assert Counter(game.hands[0]) == Counter(hand["cards"])
    assert [len(cards) for cards in game.hands] == [4, 7, 7]
    assert game.can_step()


def test_anew_with_other_players(begin: Begin) -> None:
    page = begin("winner", players=["Ana", "Ben"], rounds=20)
    page.answer("open", round=3)
    page.answer("anew")
    assert (page.view["rounds"], page.view["opened"]) == (0, None)
    assert page.view["players"] == ["Ana", "Ben"]
    page.answer("anew", players=5, strategies=["careful"] * 5, seed=9)
    assert page.experiment.strategies == ["careful"] * 5
    assert (page.view["seed"], len(page.view["players"])) == ("9", 5)


@pytest.mark.parametrize(
    ("kind", "fields", "said"),
    [
        ("ask", {"question": "love"}, "no question “love”"),
        ("anew", {"strategies": ["lucky"] * 4}, "no strategy “lucky”"),
        ("anew", {"strategies": ["random"] * 3}, "entries"),
        ("open", {"round": 10}, "Round 10 has not been played"),
        ("language", {"language": "xx"}, "does not speak that language"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    begin: Begin, kind: str, fields: dict[str, Any], said: str
) -> None:
    page = begin(rounds=10)
    reply = page.ask(kind, **fields)
    assert reply["kind"] == "refusal"
    assert said in reply["text"]
    assert page.view["rounds"] == 10


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("ask", {"question": "winner"}), ("anew", {"players": 3}), ("open", {"round": 1})],
)
def test_what_the_author_settled_stays(begin: Begin, kind: str, fields: dict[str, Any]) -> None:
    page = begin(rounds=10, show=["marks"])
    assert page.ask(kind, **fields)["kind"] == "refusal"
    assert (page.view["question"], page.view["rounds"]) == ("points", 10)


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "more", "rounds": 0},
        {"kind": "more", "rounds": "all"},
        {"kind": "more", "rounds": 1, "seconds": 9},
        {"kind": "rounds", "low": 0, "from": -1},
        {"kind": "anew", "players": 99},
        {"kind": "anew", "strategies": "random"},
        {"kind": "play", "move": "0:R7"},
        {"kind": "line", "on": "yes"},
        {"kind": "line", "on": True, "low": "R7"},
        {"kind": ["more"]},
        None,
    ],
)
def test_malformed_messages_change_nothing(begin: Begin, message: Any) -> None:
    page = begin(rounds=5)
    heard = page.send(message if message is None else {"id": "x", **message})
    (reply,) = [data["content"] for data in heard if data["method"] == "custom"]
    assert reply["kind"] == "error"
    assert "experiment" in reply["text"]
    assert page.view["rounds"] == 5


def test_a_forged_trait_is_put_right(begin: Begin) -> None:
    page = begin(rounds=5)
    before = page.state()
    for name in ("view", "options", "words", "_esm"):
        page.raw({"method": "update", "state": {name: "forged"}, "buffer_paths": []})
    assert page.state() == before


def test_an_error_inside_is_told(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    page = begin()

    def broken(*args: Any, **options: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(experiment_rounds, "simulate", broken)
    reply = page.ask("more", rounds=5)
    assert reply["kind"] == "error"
    assert "experiment.last_error" in reply["text"]
    assert isinstance(page.experiment.last_error, ZeroDivisionError)


def test_it_ends_at_the_most(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    from unokart_widget.widgets import experiment_widget

    for module in (experiment_rounds, experiment_widget):
        monkeypatch.setattr(module, "MOST_ROUNDS", 30)
    page = begin()
    played(page, 30)
    assert page.ask("more", rounds=1)["kind"] == "refusal"
    with pytest.raises(uk.SimulationError, match="simulate"):
        page.experiment.play(1)


def test_an_own_strategy_plays_and_can_be_chosen(begin: Begin) -> None:
    def mine(known: Any, move: Any) -> int:
        return int(move.rank)

    page = begin("winner", players=2, strategies=[mine, "random"], rounds=20)
    assert page.view["strategies"] == ["mine", "random"]
    assert page.view["marks"] is None
    wins = uk.simulate(20, 2, [mine, "random"], seed=7).wins
    assert [bar["count"] for bar in page.view["bars"]] == wins
    page.answer("open", round=4)
    assert opened_table(page).game.can_step()
    page.answer("anew", strategies=["careful", "mine"])
    assert page.experiment.strategies == ["careful", mine]


# What Python users do


def test_python_plays_asks_and_begins_anew(begin: Begin) -> None:
    page = begin()
    page.experiment.play(30)
    assert page.view["rounds"] == 30
    page.experiment.question = "first"
    assert sum(page.experiment.counts.values()) == 30
    page.experiment.reset(seed=8)
    assert (page.view["rounds"], page.experiment.seed) == (0, 8)
    assert repr(page.table) == '<Experiment "first", 0 rounds>'
    assert "Nothing has been counted yet." in str(page.table)


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"question": "point"}, uk.UnokartError, "mean 'points'"),
        ({"qestion": "points"}, TypeError, "mean question"),
        ({"players": 11}, uk.PlayersError, "10"),
        ({"strategies": "lucky"}, uk.PlayersError, "lucky"),
        ({"cards": 31}, uk.SimulationError, "30"),
        ({"what": "joker"}, uk.OddsError, "joker"),
        ({"what": len}, uk.OddsError, "what is"),
        ({"what": "fits W4"}, uk.OddsError, "fits R7"),
        ({"rounds": -1}, uk.SimulationError, "rounds"),
        ({"rounds": 10**7}, uk.SimulationError, "1,000,000"),
        ({"seed": "seven"}, uk.PlayersError, "seed"),
        ({"rules": "house"}, uk.RulesError, "Rules"),
        ({"language": "xx"}, uk.RulebookError, "xx"),
        ({"show": ["log"]}, uk.UnokartError, "An experiment has no part 'log'"),
        ({"size": "giant"}, uk.UnokartError, "giant"),
    ],
)
def test_arguments_that_cannot_be(
    wire: Wire, options: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        uk.Experiment(**options)
    assert wire.sent == []


def test_closing_gives_everything_back(begin: Begin, wire: Wire) -> None:
    threads = threading.active_count()
    page = begin("winner", rounds=10)
    page.answer("open", round=2)
    page.experiment.close()
    closed = {sender for kind, sender, _ in wire.sent if kind == "comm_close"}
    assert closed == {sender for _, sender, _ in wire.sent}
    assert threading.active_count() == threads


def test_what_is_saved_tells_all_that_is_shown(begin: Begin) -> None:
    page = begin("item", players=2, rounds=40, language="en")
    saved = page.experiment._as_saved()
    text = saved["text/plain"]
    assert "What Item Boxes turn up" in text
    assert "exact" not in text.splitlines()[0]
    for bar in page.view["bars"]:
        assert f"{bar['label']}: {bar['count']}," in text
    assert "of an unseen deck 25/111 = 22.5 %" in text
    assert text.splitlines()[-1].endswith("run the cell that made it.")
    assert "<img src=" in saved["text/html"]
    assert "<script" not in saved["text/html"]


def test_a_strategy_without_a_name_is_called_as_in_a_run(begin: Begin) -> None:
    page = begin(players=2, strategies=lambda known, move: move.points, rounds=3)
    assert page.view["strategies"] == ["lambda", "lambda"]
    assert page.view["strategies"] == page.experiment.run.strategies

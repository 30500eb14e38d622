"""What lessons are made of: each part shows what it says, or refuses to."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from fractions import Fraction
from typing import Any

import pytest

import unokart_widget as uk
from unokart_widget import lessons, rulebook
from unokart_widget.notation import COPIES

NASTY = '<script>alert("x")</script>'


def _html(shown: object) -> str:
    html = shown._repr_html_()  # type: ignore[attr-defined]  # what a notebook calls
    assert isinstance(html, str)
    return html


@pytest.mark.parametrize("rule", rulebook.RULE_IDS)
def test_a_rule_card_holds_title_text_and_convention(rule: str) -> None:
    shown = _html(lessons.rule(rule))
    told = repr(lessons.rule(rule))
    for part in (rulebook.title(rule), rulebook.text(rule), rulebook.convention(rule)):
        if part is not None:
            assert part in told
    assert f'data-rule="{rule}"' in shown
    assert ("ukl-convention" in shown.split("</style>")[1]) == (
        rulebook.convention(rule) is not None
    )


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(uk.RulebookError, match=r"item\.apple"):
        lessons.rule("item.apple")


def test_a_strip_tells_every_event_and_its_rule() -> None:
    strip = lessons.play_through("R5 + 0 | RD B2 | Y1 Y2 | G1 G2", ["0:RD"])
    assert "Ben draws 2 cards and is passed over." in repr(strip)
    shown = _html(strip)
    assert shown.count('<li class="ukl-step') == 2
    assert rulebook.text("action.draw2") in shown
    assert shown.count("ukl-new") == shown.split("</style>")[0].count("ukl-new") + 2


def test_a_strip_cannot_quietly_show_another_case() -> None:
    with pytest.raises(lessons.LessonError, match=r"item\.banana.*turn\.match"):
        lessons.play_through("R5 + 0 | R7 B2 | Y1 Y2", ["0:R7"], shows=["item.banana"])
    with pytest.raises(lessons.LessonError, match="fits_number"):
        lessons.which_cards("R5 + 0 | G7 B2 | Y1 Y2", shows=["turn.match/fits_number"])


def test_a_main_line_has_to_be_legal() -> None:
    with pytest.raises(uk.IllegalMove):
        lessons.play_through("R5 + 0 | B7 B2 | Y1 Y2", ["0:B7"])


def test_another_way_begins_after_some_of_the_moves() -> None:
    strip = lessons.play_through(
        "R5 + 0 | R7 B2 | R1 Y2",
        ["0:R7", "1:R1"],
        otherwise=[lessons.otherwise("If Ben had drawn", ["1:draw"], after=1)],
    )
    assert "If Ben had drawn:\nBen draws one card." in repr(strip)


def test_another_way_can_have_other_rules() -> None:
    strip = lessons.play_through(
        "R5 + 0 | RS R2 | B1 B3 | WI G9 / Y7",
        ["0:RS", "2:WI"],
        otherwise=[
            lessons.otherwise("By seat", ["0:RS", "2:WI"], rules=uk.Rules(banana="seat")),
        ],
    )
    main, other = repr(strip).split("By seat:")
    assert "Ana slips" in main
    assert "Ben slips" in other


def test_a_refused_move_says_why() -> None:
    strip = lessons.play_through(
        "R5 + 0 | R7 B2 | Y1 Y2",
        otherwise=[lessons.otherwise("Blue 2?", ["0:B2"], refused=True)],
        shows=["turn.match"],
    )
    assert "Blue 2 cannot go on red 5" in repr(strip)
    with pytest.raises(lessons.LessonError, match="0:R7 was to be refused"):
        lessons.play_through(
            "R5 + 0 | R7 B2 | Y1 Y2",
            otherwise=[lessons.otherwise("Red 7?", ["0:R7"], refused=True)],
        )


def test_a_strip_leaves_the_game_as_it_was() -> None:
    game = uk.Game.from_position("R5 + 0 | R7 B2 | Y1 Y2", seed=1)
    before = game.record(), game.version
    lessons.play_through(game, ["0:R7"])
    lessons.which_cards(game)
    lessons.table(game, "Try.")
    assert (game.record(), game.version) == before


def test_a_game_has_its_own_players_and_rules() -> None:
    with pytest.raises(lessons.LessonError, match="a game has its own"):
        lessons.play_through(uk.Game(seed=1), rules=uk.Rules(target=100))


def test_of_a_new_game_the_deal_is_shown() -> None:
    game = uk.Game(players=["Ana", "Ben"], seed=3)
    shown = repr(lessons.play_through(game))
    assert "to see who deals" in shown
    assert "7 cards" in shown
    assert _html(lessons.play_through(game)).count('<li class="ukl-step') == 2
    assert _html(lessons.play_through(game, dealer=False)).count('<li class="ukl-step') == 1
    drawing = repr(lessons.play_through(game, deal=False))
    assert "to see who deals" in drawing
    assert "7 cards" not in drawing


@pytest.mark.parametrize("way", ["+", "-"])
def test_a_board_is_told_in_words(way: str) -> None:
    shown = _html(lessons.play_through(f"W4=G {way} 0 | R7 B2 | Y1 Y2"))
    label = re.search(r'aria-label="([^"]+)"', shown)
    assert label is not None
    assert label[1] == (
        "On the pile: Wild Draw Four. The colour to match is green. "
        f"Play goes to the {'left' if way == '+' else 'right'}. "
        "Ana holds red 7 and blue 2. Ben holds yellow 1 and yellow 2. Ana: to play."
    )


def test_a_large_hand_is_told_as_a_number() -> None:
    rest = list(uk.DECK)
    for card in ("R5", "R7", "B2"):
        rest.remove(card)
    shown = _html(lessons.play_through(f"R5 + 0 | R7 B2 | {' '.join(rest)}"))
    assert f"Ben holds {len(rest)} cards." in shown
    assert "The stock is empty." in shown


def test_hands_can_be_told_as_numbers() -> None:
    position = "R5 + 0 | R7 B2 | Y1 Y2 Y3"
    shown = lessons.play_through(position, ["0:R7"], hands=False)
    assert "Ben holds 3 cards." in _html(shown)
    assert "yellow 1" not in _html(shown)
    assert "Ana plays red 7." in repr(shown)
    assert "yellow 1" in _html(lessons.play_through(position, ["0:R7"]))


def test_names_and_words_are_escaped() -> None:
    position = "R5 + 0 | R7 B2 | Y1 Y2"
    players = [NASTY, "Ben"]
    shown = [
        lessons.play_through(
            position,
            ["0:R7"],
            players=players,
            otherwise=[lessons.otherwise(NASTY, ["0:draw"])],
        ),
        lessons.which_cards(uk.Game.from_position(position, players=players)),
        lessons.scoreboard(_finished([NASTY, "Ben"])),
    ]
    for one in shown:
        assert "<script" not in _html(one)


def test_the_deck_counts_every_card() -> None:
    told = repr(lessons.deck())
    assert f"{len(uk.DECK)} cards" in told
    for card, copies in COPIES.items():
        assert f"{rulebook.card_name(card)} × {len(copies)}" in told


def test_every_item_is_shown_with_its_colour() -> None:
    told = repr(lessons.items())
    assert told.splitlines() == [
        "Mushroom: on every red card",
        "Banana peel: on every yellow card",
        "Green shell: on every green card",
        "Lightning: on every blue card",
        "Bob-omb: on every wild card",
    ]


def test_a_hand_is_counted_as_the_game_counts_it() -> None:
    game = uk.Game.from_position("R5 + 0 | R7 | R0 G9 YS BD RR W4 WI")
    hand = game.hands[1]
    game.play("0:R7")
    assert f"Together: {game.round_points} points" in repr(lessons.count(hand))
    assert sum(map(lessons.points_of, hand)) == game.round_points


def _finished(players: list[str]) -> uk.Game:
    game = uk.Game(players=players, seed=1, bots=["greedy"] * 2, rules=uk.Rules(target=60))
    game.play_on()
    while game.winner is None:
        game.next_round()
        game.play_on()
    return game


def test_a_scoreboard_ends_with_the_scores() -> None:
    game = _finished(["Ana", "Ben"])
    assert game.winner is not None
    *rounds, last_round, end = repr(lessons.scoreboard(game)).splitlines()
    assert len(rounds) + 1 == game.rounds
    assert last_round == f"{game.rounds}: {', '.join(map(str, game.scores))}"
    assert end == f"{game.players[game.winner]} wins the game with {max(game.scores)} points."
    with pytest.raises(lessons.LessonError, match="somebody has won"):
        lessons.scoreboard(uk.Game(seed=1))


def test_a_table_goes_back_to_its_start() -> None:
    table = lessons.table("R5 + 1 | G8 R1 B6 | R7 G2", "Catch Ben.", moves=["1:R7"])
    told: list[uk.Event] = []
    table.on_event(told.append)
    assert table.game.players == ["You", "Ben"]
    start, version = str(table.game), table.view["version"]
    table.play("0:catch")
    table.restart()
    assert str(table.game) == start
    assert table.view["version"] == version + 2
    assert [str(move) for move in table.game.legal_moves(0)] == ["0:R1", "0:draw", "0:catch"]
    # It is alive again, and plays the same as before.
    table.play("0:catch")
    assert table.view["players"][1]["cards"] == 3
    assert [event.rule for event in told].count("uno.catch") == 2
    assert table.options["start"]
    table.close()


def test_a_table_goes_back_after_a_new_game_too() -> None:
    table = lessons.table("R5 + 0 | G8 R1 B6 | R7 G2", "Play.")
    start = str(table.game)
    wish = {
        "kind": "new_game",
        "id": "1",
        "version": table.view["version"],
        "players": [{"name": "A", "bot": None}, {"name": "B", "bot": None}],
        "rules": {},
        "seed": 1,
    }
    table._handle_msg({"content": {"data": {"method": "custom", "content": wish}}})
    assert table.game.players == ["A", "B"]
    table.restart()
    assert str(table.game) == start
    table.close()


def test_the_examples_in_the_texts_are_right() -> None:
    for module in pkgutil.iter_modules(lessons.__path__, f"{lessons.__name__}."):
        assert doctest.testmod(importlib.import_module(module.name)).failed == 0
    assert doctest.testmod(lessons).failed == 0


def test_what_is_no_position_and_no_card() -> None:
    nothing: Any = 5
    for call in (lessons.play_through, lessons.which_cards, lambda it: lessons.table(it, "Try.")):
        with pytest.raises(TypeError, match="a line of text"):
            call(nothing)
    for card in ("zz", "", "r7"):
        with pytest.raises(uk.NotationError, match="is not a card"):
            lessons.points_of(card)
        with pytest.raises(uk.NotationError, match="is not a card"):
            lessons.count(["R7", card])


def test_squares_stand_for_cards_and_the_fitting_ones_are_filled() -> None:
    shown = lessons.squares(["R7", "R2", "G7", "WI"], "R", "A half: <2> of 4.", rows=2)
    html = _html(shown)
    drawn = html.split("</style>")[1]
    assert (drawn.count("ukl-filled"), drawn.count("ukl-empty")) == (2, 2)
    assert drawn.index("ukl-empty") > drawn.rindex("ukl-filled")
    assert "&lt;2&gt;" in drawn
    assert repr(shown) == "A half: <2> of 4."
    with pytest.raises(uk.OddsError):
        lessons.squares(["R7"], "purple", "?")


def test_selections_are_all_groups_of_a_hand() -> None:
    shown = lessons.selections(["R7", "R7", "WI"], 2)
    assert _html(shown).count('class="ukl-group" role="img" aria-label="red 7 and') == 3
    assert repr(shown).splitlines() == ["red 7 and red 7", *["red 7 and Wild Item Box"] * 2]
    assert repr(lessons.selections(["R7"], 2)) == ""
    with pytest.raises(uk.RulebookError):
        lessons.selections(["Q1", "R7"], 2)


def test_a_spinner_has_a_sector_for_each_item_that_can_come() -> None:
    shown = lessons.spinner(["R7", "R2", "Y7", "WI"], "<Four>")
    drawn = _html(shown).split("</style>")[1]
    assert drawn.count('<path d="M0 0L') == 3
    assert "&lt;Four&gt;" in drawn
    assert repr(shown).splitlines() == [
        "<Four>",
        "Mushroom: 2/4, 50.0 %",
        "Banana peel: 1/4, 25.0 %",
        "Green shell: 0/4, 0.0 %",
        "Lightning: 0/4, 0.0 %",
        "Bob-omb: 1/4, 25.0 %",
    ]
    # All of one item is a whole circle.
    assert '<path d="M0 0L' not in _html(lessons.spinner(["R7"], "One"))
    with pytest.raises(uk.OddsError, match="empty"):
        lessons.spinner([], "None")


def test_columns_are_as_high_as_their_numbers() -> None:
    shown = lessons.columns(
        {0: 1, 1: 4, 2: 0, 3: 2}, "<Some>", filled=lambda number: number > 2, marks={1: 2}
    )
    drawn = _html(shown).split("</style>")[1]
    heights = [float(height) for height in re.findall(r'<rect [^>]*height="([\d.]+)"', drawn)]
    assert len(heights) == 3  # nothing stands for 0
    assert heights[1] == pytest.approx(4 * heights[0], rel=0.01)
    assert (drawn.count("ukl-stands-out"), drawn.count("<circle")) == (1, 1)
    assert re.findall(r"<text[^>]*>(\d+)<", drawn) == ["0", "1", "2", "3"]
    assert "&lt;Some&gt;" in drawn
    assert repr(shown) == "<Some>"
    # Many numbers, and numbers that lie apart, have few labels.
    for many in (range(205, 296), range(0, 2000, 20)):
        html = _html(lessons.columns(dict.fromkeys(many, 1), "Many"))
        assert 3 <= html.count("<text") <= 9
    with pytest.raises(uk.UnokartError, match="above 0"):
        lessons.columns({3: 0}, "None")


def test_a_tree_counts_the_hands_behind_a_wild_draw_four() -> None:
    answer = uk.odds.challenge(["R7", "R2", "Y2", "Y3"], 2, "R", bluff="1/5", honest="3/4")
    shown = lessons.tree(answer, "<Ana>", hands=240)
    assert repr(shown).splitlines() == [
        "<Ana>",
        "Red in the hand, Wild Draw Four: 83.3 % · 20 %, 40",
        "Red in the hand, something else: 83.3 % · 80 %, 160",
        "No red in the hand, Wild Draw Four: 16.7 % · 75 %, 30",
        "No red in the hand, something else: 16.7 % · 25 %, 10",
        "Together, Wild Draw Four: 70",
    ]
    # The share among the ways that lead to the card is the posterior.
    assert answer.posterior == Fraction(40, 70)
    drawn = _html(shown).split("</style>")[1]
    assert "&lt;Ana&gt;" in drawn
    ways = re.findall(r'<path d="M[^"]+" class="(ukl-way[^"]*)"', drawn)
    assert (len(ways), ways.count("ukl-way ukl-laid")) == (6, 2)
    numbers = re.findall(r'class="ukl-many">(\d+)<', drawn)
    assert numbers == ["240", "200", "40", "40", "160", "30", "10"]


@pytest.mark.parametrize("hands", [1, 7, 1000])
def test_the_hands_of_a_tree_add_up(hands: int) -> None:
    answer = uk.odds.challenge(uk.DECK, 5, "Y", bluff="1/3", honest="2/3")
    numbers = re.findall(
        r'class="ukl-many">([\d,]+)<', _html(lessons.tree(answer, "?", hands=hands))
    )
    root, *rest = [int(number.replace(",", "")) for number in numbers]
    assert root == hands == sum(rest[:2]) == sum(rest[2:])


@pytest.mark.parametrize("language", rulebook.languages())
def test_a_tree_is_told_in_every_language(language: str) -> None:
    answer = uk.odds.challenge(uk.DECK, 5, "B", bluff="1/5")
    told = repr(lessons.tree(answer, "?", language=language))
    assert rulebook.card_name("W4", language) in told
    assert rulebook.colour_name("B", language).lower() in told.lower()

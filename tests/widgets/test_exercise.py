"""What an exercise says of an answer, for each kind of question."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import unokart_widget as uk

CHANCE = Fraction(1, 14)
"""Of a chance: 0.0714…"""


def number(answer: Any = CHANCE, **options: Any) -> uk.Exercise:
    return uk.Exercise.number("?", answer, **options)


class TestNumber:
    @pytest.mark.parametrize(
        "text", ["1/14", "8/112", "0.071", "0,0714", "7.1%", "7.14 %", ".07143"]
    )
    def test_right(self, text: str) -> None:
        verdict = number(because="8 of 112.").check(text)
        assert (verdict.right, verdict.text, verdict.counts) == (True, "Right! 8 of 112.", True)

    @pytest.mark.parametrize(
        ("given", "words", "counts"),
        [
            ("0.07", "give more digits", False),
            ("7 %", "give more digits", False),
            ("0.072", "last digit", False),
            ("10/141", "has to be exact", True),
            ("7.1", "write the sign %", False),
            ("0.071 %", "leave out the sign %", True),
            ("13/14", "does not happen", True),
            ("92.9 %", "does not happen", True),
            ("14", "1 divided by that", False),
            ("1.3", "never more than 1", True),
            ("130 %", "never more than 1", True),
            ("-0.2", "never less than 0", True),
            ("1", "always happens", True),
            ("100 %", "always happens", True),
            ("0.0", "never happens", True),
            ("1/5", "Not yet. Look again.", True),
            ("", "no answer yet", False),
            ("seven", "cannot be read", False),
            ("1:14", "as a fraction", False),
            ("1-13/14", "Work it out", False),
            ("1/0", "divided by zero", False),
        ],
    )
    def test_not_right(self, given: str, words: str, counts: bool) -> None:
        verdict = number().check(given)
        assert not verdict.right
        assert words in verdict.text
        assert (verdict.counts, verdict.mistake) == (counts, None)

    def test_known_mistakes_have_the_first_word(self) -> None:
        exercise = number(
            wrong={
                "opposite": (1 - CHANCE, "You took the other cards."),
                "replaced": (CHANCE**2, "Is the card still there?"),
                "many": (lambda value: value > 5, "That is many."),
                "sure": (1, "Always?"),
                "same as right": (CHANCE, "never said"),
            }
        )
        said = {text: exercise.check(text) for text in ("13/14", "0.0051", "14", "100%", "1/14")}
        assert [(one.mistake, one.text) for one in said.values()] == [
            ("opposite", "You took the other cards."),
            ("replaced", "Is the card still there?"),
            ("many", "That is many."),
            ("sure", "Always?"),
            (None, "Right!"),
        ]
        # One digit is too little to be taken for a mistake.
        assert exercise.check("0.9").mistake is None

    def test_mistakes_in_a_list(self) -> None:
        wrong = [uk.Mistake(0.5, "A half?", name="half"), (Fraction(1, 4), "A quarter?")]
        exercise = number(wrong=wrong)
        assert exercise.check("1/2").mistake == "half"
        assert exercise.check("25 %").text == "A quarter?"
        assert [mistake.name for mistake in exercise.mistakes] == ["half", None]

    def test_a_number_that_is_no_chance(self) -> None:
        points = number(90, unit="points")
        assert points.check("90").right
        assert points.check("90.0").right
        assert points.check("45").text == "Not yet. Look again."
        assert "more digits" not in points.check("100").text
        assert number(Fraction(1, 2), chance=False).check("2").text == "Not yet. Look again."
        assert number(12.5).check("13").right

    def test_the_page_says_what_can_be_written(self) -> None:
        with_percent, without = (
            "A fraction, a decimal number or per cent.",
            "A fraction or a decimal number.",
        )
        assert number(Fraction(90), unit="points").words["number-help"] == without
        assert number(Fraction(1, 2), chance=False).words["number-help"] == without
        # Nothing is told of the answer that its author has not said.
        assert number().words["number-help"] == with_percent
        assert number(Fraction(90)).words["number-help"] == with_percent
        assert number(90).words["number-help"] == "Write a number."

    def test_numbers_of_python(self) -> None:
        assert number().check(CHANCE).right
        assert number().check(0.0714).right
        assert number(3).check(3).right
        assert number(0.1 + 0.2).check("3/10").right
        assert number(27.4, within=1).check("27").right

    def test_grouped_thousands(self) -> None:
        for text in ("1,234", "1.234", "1234", "1 234"):
            assert number(1234).check(text).right


class TestChoice:
    def test_one(self) -> None:
        exercise = uk.Exercise.choice("?", {"yes": "It does not remember.", "no": "", 7: ""}, "no")
        assert exercise.check("no").text == "Right!"
        assert exercise.check("yes").text == "It does not remember."
        assert exercise.check("7").text == exercise.check(7).text == "Not yet. Look again."
        assert exercise.answer == "no"

    def test_pairs_and_mistakes(self) -> None:
        choices = [("a", "It is."), ("b", "Not b."), "c"]
        exercise = uk.Exercise.choice("?", choices, "a", wrong={"late": ("c", "Too late.")})
        assert exercise.check("a").text == "Right! It is."
        assert (exercise.check("c").text, exercise.check("c").mistake) == ("Too late.", "late")

    def test_several(self) -> None:
        choices = {"a": "", "b": "", "c": "Not c.", "d": ""}
        wrong = {"two": (["a", "d"], "Not d.")}
        exercise = uk.Exercise.choice("?", choices, ["a", "b"], wrong=wrong)
        assert exercise.check(["b", "a"]).right
        assert "there is more" in exercise.check(["a"]).text
        assert exercise.check(["a", "c"]).text == "Not c."
        assert exercise.check(["a", "d"]).mistake == "two"
        assert "not only those" in exercise.check(["a", "b", "d"]).text
        assert exercise.check(["d"]).text == "Not yet. Look again."
        assert not exercise.check([]).counts
        assert exercise.answer == ["a", "b"]

    def test_a_seed_shuffles(self) -> None:
        orders = {
            tuple(uk.Exercise.choice("?", "abcd", "a", seed=seed).view["choices"])
            for seed in range(20)
        }
        assert len(orders) > 5
        assert uk.Exercise.choice("?", "abcd", "a").view["choices"] == list("abcd")


class TestOrder:
    def test_it_is_checked(self) -> None:
        exercise = uk.Exercise.order("?", ["a", "b", "c"], wrong={"back": (list("cba"), "Turn!")})
        assert exercise.check(["a", "b", "c"]).right
        assert exercise.check(["c", "b", "a"]).text == "Turn!"
        assert exercise.check(["a", "c", "b"]).text == "One stands in its place."
        assert exercise.check(["b", "c", "a"]).text == "Nothing stands in its place yet."

    def test_equal_ones_may_stand_either_way(self) -> None:
        values = {"low": 1, "same": 2, "alike": 2, "high": 3}
        exercise = uk.Exercise.order("?", values)
        assert exercise.check(["low", "alike", "same", "high"]).right
        assert exercise.check(["low", "same", "alike", "high"]).right
        assert not exercise.check(["same", "low", "alike", "high"]).right
        exercise = uk.Exercise.order("?", values, largest_first=True)
        assert exercise.check(["high", "alike", "same", "low"]).right

    def test_it_is_never_solved_at_the_start(self) -> None:
        for seed in range(30):
            assert uk.Exercise.order("?", ["a", "b"], seed=seed).view["items"] == ["b", "a"]
        shown = uk.Exercise.order("?", list("abcd"), seed=3).view["items"]
        assert shown == uk.Exercise.order("?", list("abcd"), seed=3).view["items"] != list("abcd")


class TestEstimate:
    @pytest.mark.parametrize(
        ("given", "stars"),
        [("50 %", 3), ("0.52", 3), ("1/2", 3), ("44%", 2), ("0.7", 1), ("9%", 0)],
    )
    def test_the_closer_the_more_stars(self, given: str, stars: int) -> None:
        verdict = uk.Exercise.estimate("?", 0.5, because="So it is.").check(given)
        assert (verdict.stars, verdict.right) == (stars, stars > 0)
        assert "It is 50%." in verdict.text
        assert verdict.text.endswith("So it is.")

    def test_how_far_off_is_said(self) -> None:
        exercise = uk.Exercise.estimate("?", 200, stars=(0, 0.1, 0.6), unit="games")
        assert exercise.check("100").text == "Not far off. It is 200. You are 100 off."
        assert exercise.check("100.5").text == (
            "Not far off. It is 200. Your estimate is off by 50% of it."
        )
        assert exercise.check("201").stars == 2
        assert exercise.check("200").text == "Very close! It is 200. That is exactly what you said."
        chance = uk.Exercise.estimate("?", 0.5)
        assert chance.check("1/4").text.endswith("It is 50%. You said 25%.")
        assert exercise.check(200).stars == 3
        assert uk.Exercise.estimate("?", 0).check("0").stars == 3

    def test_a_mistake_is_told_with_it(self) -> None:
        exercise = uk.Exercise.estimate("?", 0.5, wrong={"all": (0.9, "Nearly always?")})
        verdict = exercise.check("90 %")
        assert verdict.mistake == "all"
        assert "Nearly always?" in verdict.text

    def test_what_is_no_chance_is_no_estimate(self) -> None:
        exercise = uk.Exercise.estimate("?", 0.5)
        for given in ("50", "-1", "200 %", "2000", "half"):
            verdict = exercise.check(given)
            assert not verdict.counts, given
            assert "It is" not in verdict.text


class TestMove:
    def table(self) -> uk.Table:
        return uk.Table(
            position="R5 + 0 | R7 G5 W4 R2 | B3 Y9 B8 | G8 G1", bots={1: "greedy", 2: "greedy"}
        )

    @pytest.mark.parametrize(
        ("answer", "right", "not_right"),
        [
            ("0:R7", "0:R7", "0:G5"),
            (["0:R7", "0:R2"], "0:R2", "0:W4=R"),
            ("0:W4", "0:W4=B", "0:draw"),
            ("0:W4=B", "0:W4=B", "0:W4=R"),
            ("0:R7", "0:R7!", "1:R7"),
            ("0:R7!", "0:R7!", "0:R7"),
            (uk.Move.parse("0:draw"), "0:draw", "0:pass"),
            (lambda move: move.card in ("R7", "R2"), "0:R2", "0:draw"),
        ],
    )
    def test_moves(self, answer: Any, right: str, not_right: str) -> None:
        exercise = uk.Exercise.move("?", self.table(), answer, wrong={"no": (not_right, "No.")})
        assert exercise.check(right).right
        assert exercise.check(not_right).mistake == "no"

    def test_the_first_move_is_the_answer(self) -> None:
        table = self.table()
        exercise = uk.Exercise.move("?", table, "0:R7")
        table.play("0:R2")
        table.play_on()
        assert (exercise.right, exercise.tries) == (False, 1)
        # Whatever is played next is not.
        move = next(str(move) for move in table.game.legal_moves(0))
        table.play(move)
        assert exercise.tries == 1
        table.restart()
        table.play("0:R7")
        assert (exercise.right, exercise.tries) == (True, 2)

    def test_the_moves_of_others_are_none(self) -> None:
        table = uk.Table(position="R5 + 1 | R7 G5 W4 | R3 Y9 B8", bots={1: "greedy"})
        exercise = uk.Exercise.move("?", table, "0:R7")
        table.play_on()
        assert exercise.tries == 0
        table.play("0:R7")
        assert exercise.right

    def test_a_closed_exercise_lets_go_of_its_table(self) -> None:
        table = self.table()
        exercise = uk.Exercise.move("?", table, "0:R7")
        exercise.close()
        table.play("0:R7")
        assert exercise.tries == 0

    def test_it_takes_the_table_of_a_lesson(self) -> None:
        from unokart_widget import lessons

        table = lessons.table("R5 + 0 | R7 G5 W4 | B3 Y9", "Lay a card.")
        exercise = uk.Exercise.move("?", table, "0:R7")
        table.play("0:R7")
        assert exercise.right


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: uk.Exercise.number("?", "half"), "must be a number"),
        (lambda: uk.Exercise.number("?", 0.5, wrong={"x": ("y", "z")}), "must be a number"),
        (lambda: uk.Exercise.number("?", 0.5, wrong={"x": 3}), "neither"),  # type: ignore[arg-type]
        (lambda: uk.Exercise.number("?", 0.5, wrong={"x": (1, "")}), "needs a text"),
        (lambda: uk.Exercise.number("?", 0.5, hints="one"), "list of sentences"),
        (lambda: uk.Exercise.estimate("?", 5, stars=(1, 2)), "three limits"),
        (lambda: uk.Exercise.choice("?", ["a", "b"], "c"), "'c' is not among"),
        (lambda: uk.Exercise.choice("?", ["a", "b"], []), "right answer"),
        (lambda: uk.Exercise.choice("?", ["a", "a"], "a"), "all different"),
        (lambda: uk.Exercise.choice("?", ["a", "b"], "a", wrong={"x": ("d", "No.")}), "not among"),
        (lambda: uk.Exercise.order("?", ["a"]), "2 to 20"),
        (lambda: uk.Exercise.move("?", uk.Table(), "R7"), "is not a move"),
        (lambda: uk.Exercise.move("?", uk.Table(), []), "right answer"),
    ],
)
def test_what_cannot_be_asked_is_told_to_the_author(make: Any, words: str) -> None:
    with pytest.raises(uk.ExerciseError, match=words):
        make()


def test_other_errors_of_authors() -> None:
    with pytest.raises(TypeError, match="on a Table"):
        uk.Exercise.move("?", "table", "0:R7")  # type: ignore[arg-type]
    with pytest.raises(uk.RulebookError):
        number(language="xx")
    with pytest.raises(TypeError, match="hnits"):
        number(hnits=[])
    with pytest.raises(uk.ExerciseError, match="each once"):
        uk.Exercise.order("?", ["a", "b"]).check(["a", "a"])

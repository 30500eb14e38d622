"""The rulebook as its users call it: cards, lists, names, languages, and what it refuses."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from unokart_widget import rulebook
from unokart_widget.errors import RulebookError, UnokartError
from unokart_widget.rulebook import _catalogue


class TestNamesOfThings:
    @pytest.mark.parametrize(
        ("card", "name"),
        [
            ("R7", "red 7"),
            ("Y0", "yellow 0"),
            ("GD", "green Draw Two"),
            ("BS", "blue Skip"),
            ("RR", "red Reverse"),
            ("W4", "Wild Draw Four"),
            ("WI", "Wild Item Box"),
        ],
    )
    def test_cards(self, card: str, name: str) -> None:
        assert rulebook.card_name(card, "en") == name

    def test_every_kind_of_card_has_a_name_of_its_own(self) -> None:
        cards = [c + f for c in "RYGB" for f in "0123456789DSR"] + ["W4", "WI"]
        assert len({rulebook.card_name(card) for card in cards}) == 54

    def test_colours_and_items(self) -> None:
        assert [rulebook.colour_name(c) for c in "RYGB"] == ["red", "yellow", "green", "blue"]
        items = ["mushroom", "banana", "shell", "lightning", "bobomb"]
        names = ["mushroom", "banana peel", "green shell", "lightning", "Bob-omb"]
        assert [rulebook.item_name(item) for item in items] == names

    @pytest.mark.parametrize("card", ["", "R", "R77", "r7", "W5", "RD ", "W", "red 7"])
    def test_no_such_card(self, card: str) -> None:
        with pytest.raises(RulebookError, match="There is no card"):
            rulebook.card_name(card)

    @pytest.mark.parametrize("colour", ["", "W", "RY", "red"])
    def test_no_such_colour(self, colour: str) -> None:
        with pytest.raises(RulebookError, match="There is no colour"):
            rulebook.colour_name(colour)

    def test_no_such_item(self) -> None:
        with pytest.raises(RulebookError, match="the items are mushroom, banana"):
            rulebook.item_name("star")

    def test_lists(self) -> None:
        assert rulebook.join([]) == ""
        assert rulebook.join(["red 7"]) == "red 7"
        assert rulebook.join(["red 7", "blue 1"]) == "red 7 and blue 1"
        assert rulebook.join(["red 7", "blue 1", "green 0"]) == "red 7, blue 1 and green 0"

    def test_a_hand_of_nearly_all_cards_is_still_listed(self) -> None:
        cards = ["Wild Draw Four"] * 110
        assert rulebook.join(cards).count("Wild") == 110
        said = rulebook.words("challenge.show", "shown", you="yes", other="Ben", cards=["W4"] * 110)
        assert said.count("Wild Draw Four") == 110


class TestSentences:
    def test_cards_can_be_given_as_written_or_in_words(self) -> None:
        said = "Blue 4 cannot go on green 7: neither colour nor number matches."
        assert rulebook.words("turn.match", "no_match", card="B4", top="G7") == said
        assert rulebook.words("turn.match", "no_match", card="blue 4", top="green 7") == said

    def test_the_item_of_a_card_is_known_from_its_colour(self) -> None:
        for card, item in {"R7": "mushroom", "yellow 3": "banana", "W4": "Bob-omb"}.items():
            assert item in rulebook.words("action.itembox", "turned", name="Ana", card=card)

    def test_colours_and_directions_can_be_given_either_way(self) -> None:
        for colour in ("B", "blue"):
            said = rulebook.words("item.none", "named", name="Ana", colour=colour)
            assert said == "Ana names blue."
        for left in (1, "left"):
            assert "to the left" in rulebook.words("action.reverse", "turned", direction=left)

    def test_the_reader_is_addressed(self) -> None:
        draw = ("turn.draw", "drew", "en")
        assert rulebook.words(*draw, name="Ana", number=1, cards=["R7"], you="yes") == (
            "You draw red 7."
        )
        assert rulebook.words(*draw, name="Ana", number=1, you="no") == "Ana draws one card."
        assert rulebook.words(*draw, name="Ana", number=1, you=False) == "Ana draws one card."
        assert rulebook.words(*draw, name="Ana", number=1) == "Ana draws one card."

    def test_hidden_cards_are_only_counted(self) -> None:
        nothing: list[object] = [None, "", [], ()]
        for hidden in nothing:
            said = rulebook.words("action.draw2", "drew", name="Ana", number=2, cards=hidden)
            assert said == "Ana draws 2 cards and is passed over."
        assert rulebook.words("challenge.show", "shown", name="Ana", other="Ben") == (
            "Ben challenges Ana, and nobody else sees the hand."
        )

    def test_a_draw_cut_short_is_told_rightly(self) -> None:
        for number, said in {0: "no card", 1: "one card", 2: "2 cards"}.items():
            text = rulebook.words("item.bobomb", "drew", name="Ana", number=number)
            assert text == f"The Bob-omb goes off under Ana, who draws {said}."

    def test_plurals(self) -> None:
        won = [rulebook.words("score.hand", "won", name="Ana", number=n) for n in (0, 1, 137)]
        assert [text.split("scores ")[1] for text in won] == [
            "0 points.",
            "1 point.",
            "137 points.",
        ]

    @pytest.mark.parametrize(
        ("rule", "kind", "given", "missing"),
        [
            ("turn.match", "played", {"name": "Ana"}, "card"),
            ("turn.match", "played", {"card": "R7"}, "name"),
            ("turn.draw", "drew", {"name": "Ana"}, "number"),
            ("item.none", "named", {"name": "Ana", "colour": None}, "colour"),
            ("uno.catch", "may", {}, "other"),
        ],
    )
    def test_a_missing_argument_is_an_error(
        self, rule: str, kind: str, given: dict[str, str], missing: str
    ) -> None:
        with pytest.raises(RulebookError, match=f"cannot be put together.*: {missing}"):
            rulebook.words(rule, kind, **given)


class TestPlayersNames:
    @pytest.mark.parametrize("name", ["You", "you", "YOU", " yOU "])
    def test_a_player_called_you(self, name: str) -> None:
        def said(**reader: str) -> str:
            return rulebook.words("turn.draw", "drew", name=name, number=1, **reader)

        assert said(you="yes") == "You draw one card."
        assert said() == "You draw one card."
        assert said(you="no") == f"“{name.strip()}” draws one card."

    def test_a_player_called_you_as_the_other(self) -> None:
        def said(**reader: str) -> str:
            return rulebook.words(
                "uno.catch", "caught", name="Ana", other="You", number=2, **reader
            )

        assert said(you="no", other_you="yes").startswith("You catch Ana ")
        assert said().startswith("You catch Ana ")
        assert said(you="no", other_you="no").startswith("“You” catches Ana ")
        assert said(you="yes", other_you="no").startswith("“You” catches you ")

    @pytest.mark.parametrize("name", ["Nobody", "EVERYONE", "the dealer"])
    def test_other_names_that_would_mislead(self, name: str) -> None:
        assert rulebook.words("turn.order", "begins", name=name) == f"“{name}” begins."

    @pytest.mark.parametrize(
        "name", ["{ $number }", "{card-name}", "a = b", "# x", "*[no]", "\\u0041", "ana", "محمد"]
    )
    def test_a_name_is_never_read_as_fluent(self, name: str) -> None:
        assert rulebook.words("turn.order", "begins", name=name) == f"{name} begins."


class TestWhatThereIsNot:
    def test_language(self) -> None:
        calls: list[Callable[[], object]] = [
            lambda: rulebook.title("deck", "xx"),
            lambda: rulebook.text("deck", "xx"),
            lambda: rulebook.convention("deck", "xx"),
            lambda: rulebook.words("turn.order", "begins", "xx", name="Ana"),
            lambda: rulebook.card_name("R7", "xx"),
            lambda: rulebook.interface_words("../en"),
            lambda: rulebook.phrase("list-comma", ""),
        ]
        for call in calls:
            with pytest.raises(RulebookError, match=r'no words in the language .*; there are "en"'):
                call()

    @pytest.mark.parametrize("rule", ["", "part-cards", "setup-deal", "turn.stack", "terms"])
    def test_rule(self, rule: str) -> None:
        for call in (rulebook.title, rulebook.text, rulebook.convention):
            with pytest.raises(RulebookError, match="There is no rule"):
                call(rule)

    @pytest.mark.parametrize("kind", ["", "rule", "convention", "flew"])
    def test_kind(self, kind: str) -> None:
        with pytest.raises(
            RulebookError, match=r"has no sentence .* it has: begins, not_your_turn"
        ):
            rulebook.words("turn.order", kind, name="Ana")

    def test_a_rule_without_sentences(self) -> None:
        with pytest.raises(RulebookError, match="it has: none"):
            rulebook.words("deck", "drew")

    def test_phrase(self) -> None:
        for name in ("no-such-words", "card-name.attribute", "deck"):
            with pytest.raises(RulebookError, match="There are no words named"):
                rulebook.phrase(name)

    def test_the_error_is_a_lookup_error_of_ours(self) -> None:
        assert issubclass(RulebookError, UnokartError)
        assert issubclass(RulebookError, LookupError)


class TestFiles:
    def test_english_comes_first(self) -> None:
        assert rulebook.languages()[0] == "en"

    @pytest.mark.parametrize("language", rulebook.languages())
    def test_the_words_for_the_browser(self, language: str) -> None:
        source = rulebook.interface_words(language)
        assert "#" not in [line[:1] for line in source.splitlines()]
        assert "\n\n" not in source
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(source))
        arguments = {"card_code": "R7", "colour": "R", "face": "7"}
        pattern = bundle.get_message("card-name").value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, arguments)
        assert (said, errors) == (rulebook.card_name("R7", language), [])
        assert not bundle.has_message("turn-match")

    def test_shared_words_are_phrases_too(self) -> None:
        assert rulebook.phrase("direction-name", direction="left") == "left"

    def test_the_languages_are_folders(self) -> None:
        for language in rulebook.languages():
            assert Path(_catalogue.FOLDER, language, "rules.ftl").is_file()

    def test_fluent_waits_for_the_first_word(self) -> None:
        code = (
            "import sys, unokart_widget, unokart_widget.rulebook as r; "
            "r.languages(), r.interface_words(); "
            "assert not {'fluent', 'babel', 'pytz'} & set(sys.modules); "
            "r.title('deck'); assert 'fluent' in sys.modules"
        )
        subprocess.run([sys.executable, "-c", code], check=True)

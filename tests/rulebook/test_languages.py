"""Each language says all that English says, of the same things, and in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast, serialize
from fluent.syntax.visitor import Visitor

from unokart_widget import rulebook
from unokart_widget.rulebook import _catalogue

from . import sentences, spoken
from .test_sentences import arguments, messages, resource

ENGLISH_FILES = sorted(file.stem for file in (_catalogue.FOLDER / "en").glob("*.ftl"))
OTHERS = [language for language in rulebook.languages() if language != "en"]
FILES = [(language, name) for language in OTHERS for name in ENGLISH_FILES]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

#: What a language may also choose by, where English has the argument on the left.
DERIVED = {
    **{
        key: {f"{key}_code", f"{key}_colour", f"{key}_face", f"has_{key}", "item"}
        for key in ("card", "top", "last")
    },
    "colour": {"colour_code", "has_colour"},
    "cards": {"has_cards"},
    "number": {"has_cards"},
    "name": {"you"},
    "other": {"other_you"},
}

#: Messages that may be the same as in English, though they have letters.
SAME = {"app-name", "item-bobomb", "mark-uno", "uno-call"}
SAME_IN = {
    "cy": {"bot-kind", "bot-number", "dealer-letter"},
    "ro": {"app-experiment", "app-minutes", "bot-kind", "bot-number", "pace-normal"},
}

#: English words that are none in the other languages.
ENGLISH_WORDS = (
    "the and card cards draw draws play plays played player players turn pile you your colour "
    "points nobody everybody which with from that this cannot matches choose challenge"
).split()


class Uses(Visitor):
    """The variables of a part of a file, and what it chooses by numbers."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if keys & (CATEGORIES - {"other"}):
            selector = node.selector
            name = selector.id.name if isinstance(selector, ast.VariableReference) else "?"
            self.plurals.append((name, keys))
        self.generic_visit(node)


def patterns(language: str, name: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute of a file with its pattern, but for the parts of sentences."""
    for key, message in messages(language, name).items():
        if key.startswith(("part-", "names-")):
            continue
        if message.value is not None:
            yield key, message.value
        for attribute in message.attributes:
            yield f"{key}.{attribute.id.name}", attribute.value


@cache
def pattern_of(language: str, name: str) -> dict[str, ast.Pattern]:
    return dict(patterns(language, name))


def both(language: str, name: str) -> list[tuple[str, ast.Pattern]]:
    """The patterns of a language's file that English has too."""
    english = pattern_of("en", name)
    return [(key, pattern) for key, pattern in pattern_of(language, name).items() if key in english]


def uses(language: str, name: str, pattern: ast.Pattern) -> Uses:
    """What a pattern uses, with the messages that it refers to."""
    found = Uses()
    known = {**messages(language, "terms"), **messages(language, name)}

    def visit(node: ast.BaseNode) -> None:
        found.visit(node)

        class References(Visitor):
            def visit_MessageReference(self, reference: ast.MessageReference) -> None:
                value = known[reference.id.name].value
                assert value is not None
                visit(value)

        References().visit(node)

    visit(pattern)
    return found


def written(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("x"), pattern)
    return serialize(ast.Resource([message])).partition("=")[2].strip()


@pytest.mark.parametrize("language", rulebook.languages())
def test_each_language_has_a_name_and_all_files(language: str) -> None:
    names = rulebook.language_names()
    assert list(names) == rulebook.languages()
    assert names["en"] == "English"
    assert names[language] == rulebook.phrase("language-name", language)
    assert names[language].casefold() == str(Locale(language).get_display_name()).casefold()
    for name in ENGLISH_FILES:
        assert _catalogue.source(language, name), name


@pytest.mark.parametrize(("language", "name"), FILES)
class TestTheSameAsInEnglish:
    def test_messages_and_attributes(self, language: str, name: str) -> None:
        english, here = pattern_of("en", name), pattern_of(language, name)
        assert [key for key in english if key not in here] == [], "not translated"
        assert [key for key in here if key not in english] == [], "not in English"

    def test_arguments(self, language: str, name: str) -> None:
        for key, pattern in both(language, name):
            english = uses("en", name, pattern_of("en", name)[key]).variables
            allowed = english.union(*(DERIVED.get(variable, set()) for variable in english))
            used = uses(language, name, pattern).variables
            assert used <= allowed, f"{key} uses unknown arguments"
            for variable in english - {"you", "other_you", "has_cards", "has_colour", "item"}:
                others = {variable} | DERIVED.get(variable, set()) - {"you", "other_you"}
                assert used & others, f"{key} says nothing of ${variable}"

    def test_nothing_is_left_in_english(self, language: str, name: str) -> None:
        for key, pattern in both(language, name):
            text = written(pattern)
            letters = re.sub(r"\{[^{}]*\}", "", text)
            if text == written(pattern_of("en", name)[key]) and re.search(r"\w", letters):
                assert key in SAME | SAME_IN.get(language, set()), f"{key} is not translated"

    def test_plurals(self, language: str, name: str) -> None:
        categories = set(Locale(language).plural_form.tags) | {"other"}
        for key, pattern in both(language, name):
            for variable, keys in uses(language, name, pattern).plurals:
                assert keys & CATEGORIES == categories, f"{key}, by ${variable}"

    def test_numbers_that_choose_words_in_english_do_so_here(
        self, language: str, name: str
    ) -> None:
        if language == "hi":
            return  # Many Hindi nouns are the same after every number.
        for key, pattern in both(language, name):
            english = {
                variable for variable, _ in uses("en", name, pattern_of("en", name)[key]).plurals
            }
            here = {variable for variable, _ in uses(language, name, pattern).plurals}
            assert english <= here, key


@pytest.mark.parametrize("language", OTHERS)
class TestWhatIsSaid:
    @pytest.mark.parametrize("sentence", sentences.ALL, ids="/".join)
    def test_no_english_and_names_as_they_are(
        self, language: str, sentence: tuple[str, str]
    ) -> None:
        for given in arguments(sentence):
            text = rulebook.words(*sentence, language, **given)
            assert_not_english(text)
            english = rulebook.words(*sentence, "en", **given)
            for name in ("Ana", "Ben"):
                if re.search(rf"\b{name}\b", english):
                    assert re.search(rf"\b{name}\b", text), text

    def test_no_english_in_the_files(self, language: str) -> None:
        for name in ENGLISH_FILES:
            for key, pattern in pattern_of(language, name).items():
                words = " ".join(element.value.replace("\n", " ") for element in _texts(pattern))
                assert_not_english(words, key)

    @pytest.mark.parametrize("rule", rulebook.RULE_IDS)
    def test_rules(self, language: str, rule: str) -> None:
        assert rulebook.text(rule, language) != rulebook.text(rule)
        assert (rulebook.convention(rule, language) is None) == (rulebook.convention(rule) is None)

    def test_every_kind_of_card_colour_and_item_has_a_name_of_its_own(self, language: str) -> None:
        assert len({rulebook.card_name(card, language) for card in _catalogue.CARDS}) == 54
        assert len({rulebook.colour_name(colour, language) for colour in "RYGB"}) == 4
        items = ("mushroom", "banana", "shell", "lightning", "bobomb")
        assert len({rulebook.item_name(item, language) for item in items}) == 5

    def test_players_who_are_called_like_the_reader(self, language: str) -> None:
        for name in _catalogue.rules(language).format("names-of-the-reader").split(","):
            said = rulebook.words("turn.draw", "drew", language, name=name.strip(), number=1)
            reader = rulebook.words("turn.draw", "drew", language, name="x", you=True, number=1)
            assert said == reader
            other = rulebook.words(
                "turn.draw", "drew", language, name=name.strip(), you=False, number=1
            )
            quoted = _catalogue.terms(language).format("quoted-name", None, {"name": name.strip()})
            assert quoted in other


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.TextElement] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node)


def _texts(pattern: ast.Pattern) -> list[ast.TextElement]:
    visitor = _Texts()
    visitor.visit(pattern)
    return visitor.found


def assert_not_english(text: str, where: str = "") -> None:
    # Options, moves and other names of Python's stay what they are.
    text = re.sub(r'\w+="\w+"|\w+[._]\w+|\d:\w+', "", text)
    found = re.findall(rf"\b(?:{'|'.join(ENGLISH_WORDS)})\b", text, re.IGNORECASE)
    assert not found, f"{where}: {text}"


@pytest.mark.parametrize("language", rulebook.languages())
def test_python_and_the_browser_say_the_same(language: str) -> None:
    """The browser's side of it is js/tests/spoken.test.ts, with the same samples."""
    file = spoken.FOLDER / f"{language}.json"
    assert file.read_text("utf-8") == spoken.text(language), "run: python -m tests.rulebook.spoken"


def test_the_files_are_what_english_has() -> None:
    for language in OTHERS:
        found = {file.stem for file in (_catalogue.FOLDER / language).glob("*.ftl")}
        assert found == set(ENGLISH_FILES)
        for name in ENGLISH_FILES:
            assert resource(language, name).body

"""Every rule, event, refusal and permission has its words, and they come out whole."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from unokart_widget import rulebook
from unokart_widget.kernel.moves import REFUSALS
from unokart_widget.kernel.notes import EVENTS, RULE_IDS
from unokart_widget.rulebook import _catalogue

from . import sentences

LANGUAGES = rulebook.languages()
NAMES = [rule.replace(".", "-") for rule in RULE_IDS]

#: The rules about which the rule sheet is silent or unclear, and the option that changes each.
CONVENTIONS = {
    "setup.dealer.tie": None,
    "setup.deal": None,
    "setup.start.reverse": None,
    "stock.empty": None,
    "round.blocked": None,
    "action.reverse.two": "two_player_reverse",
    "item.banana": "banana",
    "item.none": None,
    "challenge.won": None,
    "uno.window": None,
    "out.draw": None,
    "out.itembox": "last_item_box",
}

SAMPLES: dict[str, list[Any]] = {
    "name": ["Ana"],
    "other": ["Ben"],
    "card": ["R7", "GS", "W4", "WI"],
    "top": ["B0", "YR"],
    "cards": [["R7"], ["R7", "W4"], ["R7", "W4", "GD"]],
    "colour": ["R", "Y", "G", "B"],
    "direction": ["left", "right", 1, -1],
    "number": [0, 1, 2, 500],
}


@cache
def resource(language: str, name: str) -> ast.Resource:
    return FluentParser().parse(_catalogue.source(language, name))


def messages(language: str, name: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in resource(language, name).body if isinstance(e, ast.Message)}


class References(Visitor):
    """The messages and variables that a piece of a Fluent file refers to."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def variables_of(node: ast.SyntaxNode, parts: dict[str, ast.Message]) -> set[str]:
    """The variables of a pattern and of all messages that it refers to."""
    found = References()
    found.visit(node)
    return found.variables.union(*(variables_of(parts[name], parts) for name in found.messages))


def arguments(sentence: tuple[str, str]) -> Iterator[dict[str, Any]]:
    """Sample arguments of a sentence: all values, all readers, with and without what is hidden."""
    given = sentences.ALL[sentence]
    missing = sentences.may_be_missing(sentence)
    choices = [[(n, v) for v in SAMPLES[n] + [None] * (n in missing)] for n in given]
    readers: list[dict[str, str]] = [{}, {"you": "no", "other_you": "no"}]
    if "name" in given:
        readers.append({"you": "yes", "other_you": "no"})
    if "other" in given:
        readers.append({"you": "no", "other_you": "yes"})
    for chosen in itertools.product(*choices):
        for reader in readers:
            yield {**dict(chosen), **reader}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_can_be_parsed_and_name_nothing_twice(language: str) -> None:
    files = {file.stem for file in _catalogue.FOLDER.joinpath(language).glob("*.ftl")}
    # What is used together: the rules with the shared words, and all the rest with those.
    for together in ({"terms", "rules"}, files - {"rules"}):
        seen: set[str] = set()
        for name in sorted(together):
            body = resource(language, name).body
            assert [e.content for e in body if isinstance(e, ast.Junk)] == [], name
            for entry in body:
                if isinstance(entry, ast.Message | ast.Term):
                    assert entry.id.name not in seen, f"{entry.id.name} in {name}"
                    seen.add(entry.id.name)
                    attributes = [a.id.name for a in entry.attributes]
                    assert len(attributes) == len(set(attributes)), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
class TestCompleteness:
    def test_every_rule_has_words_in_its_order(self, language: str) -> None:
        rules = [n for n in messages(language, "rules") if not n.startswith(("part-", "names-"))]
        assert rules == NAMES
        assert list(rulebook.RULE_IDS) == list(RULE_IDS)

    @pytest.mark.parametrize("rule", RULE_IDS)
    def test_title_and_text(self, language: str, rule: str) -> None:
        title, text = rulebook.title(rule, language), rulebook.text(rule, language)
        assert title
        assert title[-1] not in ".!?"
        assert len(title) <= (40 if language == "en" else 48)
        assert_whole(text, language)
        assert len(text) <= (300 if language == "en" else 390)

    def test_conventions_are_said_to_be_conventions(self, language: str) -> None:
        said = {rule: rulebook.convention(rule, language) for rule in RULE_IDS}
        assert {rule for rule, text in said.items() if text} == set(CONVENTIONS)
        for rule, option in CONVENTIONS.items():
            text = said[rule]
            assert text is not None
            assert_whole(text, language)
            named = [o for o in CONVENTIONS.values() if o and f"{o}=" in text]
            assert named == ([option] if option else [])

    def test_the_english_conventions_say_so(self, language: str) -> None:
        if language == "en":
            for rule, option in CONVENTIONS.items():
                text = str(rulebook.convention(rule))
                assert "convention of ours" in text
                assert text.endswith("No option changes it.") == (option is None)

    def test_every_event_of_the_kernel_has_a_sentence(self, language: str) -> None:
        assert set(EVENTS) == set(sentences.read(sentences.EVENTS))

    def test_every_refusal_of_the_kernel_has_a_sentence(self, language: str) -> None:
        # The end of the game is known outside the kernel, which plays single rounds.
        outside = {("score.game", "over")}
        assert set(REFUSALS[1:]) | outside == set(sentences.read(sentences.REFUSALS))

    def test_every_sentence_is_used_and_every_use_has_one(self, language: str) -> None:
        written = {
            (rule, attribute.id.name.replace("-", "_"))
            for rule, name in zip(RULE_IDS, NAMES, strict=True)
            for attribute in messages(language, "rules")[name].attributes
            if attribute.id.name not in ("rule", "convention")
        }
        assert written == set(sentences.ALL)

    def test_every_part_is_used(self, language: str) -> None:
        rules = messages(language, "rules")
        used = References()
        used.visit(resource(language, "rules"))
        assert {name for name in rules if name.startswith("part-")} <= used.messages

    @pytest.mark.parametrize("sentence", sentences.ALL, ids="/".join)
    def test_sentences_ask_for_what_they_are_given(
        self, language: str, sentence: tuple[str, str]
    ) -> None:
        rule, kind = sentence
        everything = {**messages(language, "terms"), **messages(language, "rules")}
        message = everything[rule.replace(".", "-")]
        [attribute] = [a for a in message.attributes if a.id.name == kind.replace("_", "-")]
        given = set(sentences.ALL[sentence])
        for argument, added in {
            "name": {"you"},
            "other": {"other_you"},
            "card": {"has_card", "card_code", "card_colour", "card_face", "item"},
            "top": {"top_code", "top_colour", "top_face"},
            "cards": {"has_cards"},
            "colour": {"has_colour", "colour_code"},
        }.items():
            if argument in given:
                given |= added
        if "number" in given:
            # How many cards are drawn is said alike whether or not they can be seen.
            given |= {"has_cards"}
        assert variables_of(attribute.value, everything) - {"cards"} <= given


def assert_whole(text: str, language: str) -> None:
    """A text is made of whole sentences, with nothing left of Fluent in it."""
    assert text == text.strip()
    assert not re.search(r"[{}$]|\s\s|\s[.,:;)]|[(]\s|None|\n", text), text
    # Isolation marks would be read out and would spoil logs.
    assert not re.search("[\u2066-\u2069]", text), text
    assert text[-1] in ".।", text
    assert text[0] == text[0].upper(), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sentence", sentences.ALL, ids="/".join)
def test_sentences_come_out_whole(language: str, sentence: tuple[str, str]) -> None:
    rule, kind = sentence
    for given in arguments(sentence):
        text = rulebook.words(rule, kind, language, **given)
        assert_whole(text, language)
        if given.get("cards") is None and "cards" in given:
            hidden = [re.escape(rulebook.card_name(c, language)) for c in SAMPLES["card"]]
            assert not re.search("|".join(hidden), text)
        for argument, reader in (("name", "you"), ("other", "other_you")):
            if given.get(reader) == "yes":
                assert given[argument] not in text, text


@pytest.mark.parametrize("sentence", sentences.ALL, ids="/".join)
def test_the_english_sentences_address_the_reader(sentence: tuple[str, str]) -> None:
    rule, kind = sentence
    for given in arguments(sentence):
        text = rulebook.words(rule, kind, **given)
        if given.get("you") == "yes":
            assert re.search(r"\b(you|your|take|name)\b", text, re.IGNORECASE), text
        elif given.get("other_you") != "yes":
            assert not re.search(r"\byou\b|\byour\b", text, re.IGNORECASE), text

"""The rules in words: the title and text of each rule, and a sentence for whatever happens by it.

The words stand in one folder for each language, in files of Project Fluent: ``terms.ftl`` (cards,
colours, items, lists), ``rules.ftl`` (one message for each rule), ``table.ftl`` (the table in the
browser) and others for the rest of the interface. They are read, and Fluent is imported, when the
first word is needed.

>>> from unokart_widget import rulebook
>>> rulebook.title("item.banana")
'Banana peel'
>>> rulebook.card_name("R7")
'red 7'
>>> rulebook.words("turn.match", "no_match", card="B4", top="G7")
'Blue 4 cannot go on green 7: neither colour nor number matches.'

Arguments of `words`
    All are optional, and None is the same as leaving one out; but a sentence that needs one which
    is not there raises ``RulebookError``. Numbers are ints, all else is text:

    ``name``, ``other``
        Players, as they call themselves. A name is only ever put in, never read as Fluent.
    ``you``, ``other_you``
        Whether that player is the reader: "yes" or "no" (or a bool). Left out where nobody in
        particular reads, as in the log of a spectator. It matters for a player who is called
        "You": “You draw one card” where nobody in particular reads, “"You" draws one card” to
        everybody else. Other names that would be misread ("Nobody") get quotation marks as well.
    ``card``, ``top``
        A card as it is written ("R7") or in words ("red 7").
    ``cards``
        A sequence of cards, or a list in words. Empty or left out where the reader may not see
        them: the sentence then says only how many.
    ``colour``
        "R", "Y", "G", "B", or a colour in words.
    ``direction``
        "left" or "right", or +1 or -1.
    ``number``
        How many cards, points, or what the sentence counts.

    To these `words` adds what the sentences choose by: ``has_card``, ``has_cards`` and
    ``has_colour`` ("yes" or "no"), ``card_code`` ("R7"), ``card_colour`` ("R"), ``card_face``
    ("7"), ``top_code`` and so on, ``colour_code`` ("B"), and ``item`` (the item on the card).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from unokart_widget.errors import RulebookError
from unokart_widget.kernel.notes import RULE_IDS
from unokart_widget.notation import CARD_HELP, COLOURS

from . import _catalogue

__all__ = [
    "RULE_IDS",
    "card_name",
    "check_language",
    "colour_name",
    "convention",
    "interface_words",
    "item_name",
    "join",
    "language_names",
    "languages",
    "phrase",
    "text",
    "title",
    "words",
]

_ITEMS = {"R": "mushroom", "Y": "banana", "G": "shell", "B": "lightning", "W": "bobomb"}
_NOT_SENTENCES = ("rule", "convention")


def languages() -> list[str]:
    """The codes of the languages that the rulebook speaks, English first."""
    return list(_catalogue.languages())


def language_names() -> dict[str, str]:
    """What each language calls itself, by its code: {"en": "English", …}."""
    return {code: _catalogue.language_name(code) for code in languages()}


def check_language(language: str) -> None:
    """Raise ``RulebookError``, which lists the languages, unless it is one of them."""
    _catalogue.check_language(language)


def title(rule: str, language: str = "en") -> str:
    """The title of a rule, a few words without a full stop.

    Raises ``RulebookError`` for an unknown rule or language.
    """
    return _rules_with(rule, language).format(_message(rule))


def text(rule: str, language: str = "en") -> str:
    """The rule itself in plain sentences. Raises as `title` does."""
    return _rules_with(rule, language).format(_message(rule), "rule")


def convention(rule: str, language: str = "en") -> str | None:
    """For a rule that the rule sheet leaves open: that our reading is a convention, and which
    option changes it. None for any other rule. Raises as `title` does.
    """
    catalogue = _rules_with(rule, language)
    if "convention" not in (catalogue.attributes(_message(rule)) or ()):
        return None
    return catalogue.format(_message(rule), "convention")


def words(rule: str, kind: str, language: str = "en", **arguments: object) -> str:
    """The sentence of an event, of a refused move or of an allowed one.

    `kind` names it within the rule ("drew", "no_match"). The module's text tells the arguments.
    Raises ``RulebookError`` for an unknown language, rule or kind, and for a missing argument.
    """
    catalogue = _rules_with(rule, language)
    attribute = str(kind).replace("_", "-")
    sentences = [a for a in catalogue.attributes(_message(rule)) or () if a not in _NOT_SENTENCES]
    if attribute not in sentences:
        known = ", ".join(a.replace("-", "_") for a in sentences) or "none"
        raise RulebookError(f'The rule "{rule}" has no sentence {kind!r}; it has: {known}.')
    return catalogue.format(_message(rule), attribute, _complete(arguments, language))


def card_name(card: str, language: str = "en") -> str:
    """A card in words, as inside a sentence: "red 7", "blue Skip", "Wild Draw Four".

    `card` is written in two characters ("R7"). Raises ``RulebookError`` for any other text.
    """
    if card not in _catalogue.CARDS:
        raise RulebookError(f"There is no card {card!r}: {CARD_HELP}.")
    return _catalogue.card_names(language)[card]


def colour_name(colour: str, language: str = "en") -> str:
    """A colour ("R", "Y", "G", "B") in words. Raises ``RulebookError`` for any other text."""
    if colour not in _ITEMS or colour not in COLOURS:
        raise RulebookError(f"There is no colour {colour!r}: a colour is R, Y, G or B.")
    return _catalogue.terms(language).format("colour-name", None, {"colour": colour})


def item_name(item: str, language: str = "en") -> str:
    """An item in words: "mushroom", "banana" (banana peel), "shell", "lightning" or "bobomb".

    Raises ``RulebookError`` for any other text.
    """
    if item not in _ITEMS.values():
        known = ", ".join(_ITEMS.values())
        raise RulebookError(f"There is no item {item!r}: the items are {known}.")
    return _catalogue.terms(language).format("item-name", None, {"item": item})


def join(parts: Sequence[str], language: str = "en") -> str:
    """A list in words: "red 7, green 2 and blue Skip". Empty for no parts."""
    if len(parts) < 2:
        return "".join(parts)
    catalogue = _catalogue.terms(language)
    start = catalogue.format("list-comma").join(parts[:-1])
    return catalogue.format("list-end", None, {"list": start, "last": parts[-1]})


def phrase(message: str, language: str = "en", **arguments: object) -> str:
    """A message of any file but ``rules.ftl``, by its name there.

    An attribute is named after a full stop. Raises ``RulebookError`` if there is no such message
    or an argument is missing.
    """
    name, _, attribute = str(message).partition(".")
    return _catalogue.interface(language).format(name, attribute or None, arguments)


def interface_words(language: str = "en", widget: str = "table") -> str:
    """The Fluent source of the words of a widget: ``terms.ftl`` and, say, ``table.ftl``.

    It is sent to the browser, so comments and empty lines are left out.
    """
    check_language(language)
    lines = [
        line
        for name in ("terms", widget)
        for line in _catalogue.source(language, name).splitlines()
        if line.strip() and not line.startswith("#")
    ]
    return "\n".join(lines) + "\n"


def _message(rule: str) -> str:
    return rule.replace(".", "-")


def _rules_with(rule: str, language: str) -> _catalogue.Catalogue:
    """The catalogue of a language, once it is sure that the rule exists."""
    catalogue = _catalogue.rules(language)
    if rule not in RULE_IDS:
        raise RulebookError(f"There is no rule {rule!r}; rulebook.RULE_IDS lists them all.")
    return catalogue


@cache
def _names(message: str, language: str) -> frozenset[str]:
    """The names that one of the messages ``names-of-…`` lists."""
    listed = _catalogue.rules(language).format(message)
    return frozenset(name.strip() for name in listed.split(","))


def _complete(arguments: Mapping[str, object], language: str) -> dict[str, Any]:
    """The arguments as the Fluent files expect them."""
    given: dict[str, Any] = {key: value for key, value in arguments.items() if value is not None}

    names = _catalogue.card_names(language)
    card = given.get("card") or ""
    for key in ("card", "top"):
        if key in given:
            given[key] = names.get(given[key], given[key])
    given["has_card"] = _yes(bool(card))
    if card:
        code = card if card in names else _catalogue.card_codes(language).get(card, "")
        given["item"] = _ITEMS.get(code[:1], "")

    cards = given.pop("cards", "")
    if not isinstance(cards, str):
        cards = join([names.get(one, one) for one in cards], language)
    given["has_cards"] = _yes(bool(cards))
    if cards:
        given["cards"] = cards

    colour = given.pop("colour", "")
    given["has_colour"] = _yes(bool(colour))
    if colour:
        given["colour"] = colour_name(colour, language) if colour in COLOURS else colour

    if given.get("direction") in (1, -1):
        given["direction"] = "left" if given["direction"] == 1 else "right"

    for name, you in (("name", "you"), ("other", "other_you")):
        _address(given, name, you, language)
    return given


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


def _address(given: dict[str, Any], name: str, you: str, language: str) -> None:
    """Settle whether a player is addressed as "you", and keep the name from being misread."""
    plain = str(given.get(name, "")).strip().casefold()
    # "You" is what the table calls a player when nobody gave a name, in English everywhere.
    means_reader = any(plain in _names("names-of-the-reader", code) for code in ("en", language))
    if you not in given:
        given[you] = _yes(means_reader)
    elif isinstance(given[you], bool):
        given[you] = _yes(given[you])
    if given[you] != "yes" and (means_reader or plain in _names("names-of-nobody", language)):
        given[name] = _catalogue.terms(language).format(
            "quoted-name", None, {"name": given[name].strip()}
        )

"""Numbers as students write them: 7/112, 1/16, 0.0625, 0,0625, 6.25 %, 1 1/2, ½.

Python's Fraction and Babel's numbers do the reading; what is added is that a decimal comma is a
point, that a percentage is a hundredth, and how many digits were given: a rounded number is right
when it is the exact one, rounded to so many digits.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

MOST_CHARACTERS = 64
Reason = Literal["empty", "unreadable", "colon", "sum", "zero"]
Match = Literal["right", "more-digits", "rounding", "fraction-near"]


class Unreadable(Exception):
    """A text is no number; `reason` says in which way."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Written:
    """A number as it was written.

    `value` is the number itself: 1/16 for "6.25 %". `unit` is what one more in its last digit
    would add, None for a fraction, which is exact. `digits` counts the significant ones.
    """

    value: Fraction
    unit: Fraction | None = None
    digits: int = 0
    percent: bool = False

    def match(self, exact: Fraction, within: Fraction = Fraction(0)) -> Match | None:
        """How the number stands to the exact one; None where it is another number.

        `within`: how far off, at most, is right all the same.
        """
        off = abs(self.value - exact)
        if off <= within:
            return "right"
        if self.unit is None:
            return "fraction-near" if off <= abs(exact) / 100 else None
        if off <= self.unit / 2:
            return "right" if self.digits >= 2 else "more-digits"
        return "rounding" if off < self.unit and self.digits >= 2 else None


def exactly(value: Fraction | float) -> Fraction:
    """The number itself, a Fraction. Raises ValueError for what is none (a NaN, say)."""
    try:
        return Fraction(value)
    except (TypeError, ValueError, OverflowError) as error:
        raise ValueError(f"{value!r} is not a number.") from error


def read(text: str, percent_words: Sequence[str] = ()) -> list[Written]:
    """What a text can mean as a number: "1,234" is 1.234 and 1234, most are one thing only.

    `percent_words` are written like the sign % ("per cent"). Raises Unreadable.
    """
    if len(text) > MOST_CHARACTERS:
        raise Unreadable("unreadable")
    text = _plain(text)
    if not text:
        raise Unreadable("empty")
    scale = Fraction(1)
    for sign, part in (
        ("%", 100),
        ("‰", 1000),
        *((word.casefold(), 100) for word in percent_words),
    ):
        if text.endswith(sign):
            text, scale = text[: -len(sign)].strip(), Fraction(1, part)
            break
    found = list(_numbers(text))
    if not found:
        raise Unreadable(_why(text))
    return [
        Written(
            one.value * scale,
            None if one.unit is None else one.unit * scale,
            one.digits,
            scale != 1,
        )
        for one in found
    ]


_SIGNS = str.maketrans({"−": "-", "–": "-", "⁄": "/", "∕": "/", "÷": "/", "’": "'"})
_NUMBER = r"(?:\d+(?:[.,]\d*)?|[.,]\d+)"
_DECIMAL = re.compile(rf"[+-]?{_NUMBER}(?:e[+-]?\d\d?)?")
_FRACTION = re.compile(rf"([+-]?)(?:(\d+)\s+)?({_NUMBER})\s*/\s*({_NUMBER})")
_GROUPED = re.compile(r"[+-]?\d+(?:[.,' ]\d+)+")


def _plain(text: str) -> str:
    """The text in ASCII digits, without what people put round a number."""
    # A half stands apart from the whole before it: 1½ is 1 1/2.
    apart = (
        f" {sign}" if unicodedata.decomposition(sign).startswith("<fraction>") else sign
        for sign in text
    )
    # Fractions of one character, full width and narrow spaces become what they are made of.
    text = unicodedata.normalize("NFKC", "".join(apart)).translate(_SIGNS)
    text = "".join(str(unicodedata.decimal(c)) if c.isdecimal() else c for c in text)
    text = " ".join(text.split()).casefold()
    return re.sub(r"^(?:[a-z]\w*\s*(?:\([^)]*\))?\s*)?[=≈~]\s*|\s*(?:\.\.\.|…)$", "", text)


def _numbers(text: str) -> Iterator[Written]:
    if found := _FRACTION.fullmatch(text):
        sign, whole, above, below = found.groups()
        divisor = _fraction(below)
        if divisor == 0:
            raise Unreadable("zero")
        part = _fraction(above) / divisor
        if whole is None or part < 1:
            value = int(whole or 0) + part
            yield Written(-value if sign == "-" else value)
            return
    if _DECIMAL.fullmatch(text):
        yield _decimal(text)
    if _GROUPED.fullmatch(text):
        yield from _grouped(text)


def _fraction(text: str) -> Fraction:
    return Fraction(text.replace(",", "."))


def _decimal(text: str) -> Written:
    text = text.replace(",", ".")
    number, _, power = text.partition("e")
    places = len(number.partition(".")[2])
    return Written(
        Fraction(text),
        Fraction(10) ** (int(power or 0) - places),
        len(re.sub(r"\D", "", number).lstrip("0")),
    )


def _grouped(text: str) -> Iterator[Written]:
    """Numbers with marks between the thousands, as one of the ways of writing has them."""
    from babel.numbers import NumberFormatError, get_group_symbol, parse_decimal

    seen = set()
    for locale, mark in (("en", ","), ("hi", ","), ("de", "."), ("de_CH", "'"), ("fr", " ")):
        if mark not in text:
            continue
        symbol = get_group_symbol(locale)
        try:
            value = parse_decimal(text.lstrip("+").replace(mark, symbol), locale, strict=True)
        except NumberFormatError:
            continue
        if value not in seen:
            seen.add(value)
            yield _decimal(f"{value:f}")


def _why(text: str) -> Reason:
    """In which way a text is no number."""
    if re.fullmatch(rf"{_NUMBER}\s*:\s*{_NUMBER}", text):
        return "colon"
    if re.fullmatch(r"[\d.,\s()/+*x×·^-]*\d[\d.,\s()/+*x×·^-]*", text) and re.search(
        r"\d\s*[/+*x×·^(-]", text
    ):
        return "sum"
    return "unreadable"

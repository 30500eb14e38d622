"""Numbers as people write them are read, and held against the exact one."""

from __future__ import annotations

from contextlib import suppress
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unokart_widget.widgets.answer_numbers import Unreadable, Written, exactly, read

SIXTEENTH = """
7/112 1/16 1/16... 0.0625 0,0625 .0625 ,0625 +0.0625 6.25% 6,25% 62.5‰ 6.25e-2 6.25E-2 0.06250
１/１６ १/१६ ०.०६२५ 1⁄16 1∕16 1÷16 0.5/8 0,5/8 25/4% =1/16 ≈0.0625 ~0.0625 p=1/16 P(A)=1/16 0.0625…
"""


@pytest.mark.parametrize(
    "text",
    [*SIXTEENTH.split(), " 7 / 112 ", "6.25 %", "6.25 per cent", "6.25 Percent", "p = 0.0625"],
)
def test_one_number_has_many_spellings(text: str) -> None:
    assert [one.value for one in read(text, ("percent", "per cent"))] == [Fraction(1, 16)]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("112", [112]),
        ("-3/4", [Fraction(-3, 4)]),
        ("−2", [-2]),
        ("½", [Fraction(1, 2)]),
        ("1½", [Fraction(3, 2)]),
        ("1 1/2", [Fraction(3, 2)]),
        ("-1 1/2", [Fraction(-3, 2)]),
        ("1,234", [Fraction("1.234"), 1234]),
        ("1.234", [Fraction("1.234"), 1234]),
        ("0,625", [Fraction(5, 8)]),
        ("1,234.50", [Fraction("1234.5")]),
        ("1.234,5", [Fraction("1234.5")]),
        ("1,234,567", [1234567]),
        ("12,34,567", [1234567]),
        ("1 234 567", [1234567]),
        ("1\u202f234\u00a0567", [1234567]),
        ("1’234", [1234]),
        ("5.", [5]),
        ("0", [0]),
    ],
)
def test_other_numbers(text: str, values: list[Fraction | int]) -> None:
    assert [one.value for one in read(text)] == values


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("=", "empty"),
        ("1 : 16", "colon"),
        ("1-1/16", "sum"),
        ("7*16", "sum"),
        ("(1/2)", "sum"),
        ("1/2/3", "sum"),
        ("3/0", "zero"),
        ("1/0,0", "zero"),
        *((text, "unreadable") for text in "abc nan inf -inf 1_000 --5 1e999 1.2.3 % one".split()),
        ("2 3", "unreadable"),
        ("1,23,4", "unreadable"),
        ("9" * 65, "unreadable"),
        ("\ud800", "unreadable"),
    ],
)
def test_what_is_no_number_is_told_apart(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(text)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("text", "match"),
    [
        ("2/3", "right"),
        ("0.67", "right"),
        ("0.667", "right"),
        ("0.66666667", "right"),
        ("66.7 %", "right"),
        ("67 %", "right"),
        ("0.7", "more-digits"),
        ("70 %", None),
        ("1", "more-digits"),
        ("0.66", "rounding"),
        ("0.6667", "right"),
        ("0.66670", None),
        ("66 %", "rounding"),
        ("2/3.01", "fraction-near"),
        ("1/2", None),
        ("0.6", None),
        ("0.65", None),
    ],
)
def test_a_rounded_number_is_right_to_the_digits_given(text: str, match: str | None) -> None:
    (written,) = read(text)
    assert written.match(Fraction(2, 3)) == match


def test_half_way_either_rounding_is_right() -> None:
    for text in ("0.063", "0.062"):
        (written,) = read(text)
        assert written.match(Fraction(1, 16)) == "right"


def test_a_number_within_reach_is_right() -> None:
    assert Written(Fraction(26)).match(Fraction(27), Fraction(1)) == "right"
    assert Written(Fraction(25)).match(Fraction(27), Fraction(1)) is None


def test_what_is_exact_is_taken_as_it_is() -> None:
    assert exactly(0.5) == exactly(Fraction(1, 2)) == Fraction(1, 2)
    for wrong in (float("nan"), float("inf"), "x", None):
        with pytest.raises(ValueError, match="is not a number"):
            exactly(wrong)  # type: ignore[arg-type]


@given(st.integers(1, 10**6), st.integers(1, 10**6))
def test_every_fraction_is_read_and_right(above: int, below: int) -> None:
    (written,) = read(f"{above}/{below}")
    assert written.match(Fraction(above, below)) == "right"


@given(st.fractions(Fraction(1, 10**4), 1), st.integers(2, 8))
def test_every_rounding_of_two_digits_or_more_is_right(exact: Fraction, digits: int) -> None:
    rounded = f"{Decimal(exact.numerator) / Decimal(exact.denominator):.{digits - 1}e}"
    assert "right" in [one.match(exact) for one in read(rounded)]
    fixed = f"{Decimal(rounded):f}"
    for text in (fixed, fixed.replace(".", ",")):
        assert "right" in [one.match(exact) for one in read(text)]


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(Unreadable):
        assert all(isinstance(one.value, Fraction) for one in read(text))

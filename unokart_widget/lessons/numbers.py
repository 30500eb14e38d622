"""Numbers in the texts of a lesson, as its language writes them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

# Where the comma stands before the decimals, and the point between groups of three digits.
_COMMA = ("ro",)
_SWAPPED = str.maketrans(",.", ".,")


def written(value: object, language: str) -> str:
    """A value as text: whole and decimal numbers by the language, 3/28, all else as it is."""
    if isinstance(value, Fraction) and value.denominator != 1:
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, bool) or not isinstance(value, int | float | Fraction):
        return str(value)
    if isinstance(value, float) and not value.is_integer():
        return _local(f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}", language)
    return _local(f"{int(value):,}", language)


def decimal(value: Any, digits: int, language: str) -> str:
    """A number with so many digits after the point, or the comma."""
    return _local(f"{float(value):,.{digits}f}", language)


def percent(value: Any, digits: int, language: str) -> str:
    """A chance in per cent."""
    return f"{decimal(100 * value, digits, language)} %"


def _local(text: str, language: str) -> str:
    text = text.replace("-", "−")
    return text.translate(_SWAPPED) if language in _COMMA else text

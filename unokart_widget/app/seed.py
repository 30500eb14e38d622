"""The deal a visitor asked for, by `?seed=` in the address of the page."""

from __future__ import annotations

import html
import os
from typing import Any

from unokart_widget.app.asked import query, visitor_language

LARGEST = 2**53 - 1
"""The largest seed: whole numbers up to here are exact in a browser too."""

DEFAULT_SEED = "UNOKART_SEED"
"""Environment variable with the seed of visitors who ask for none (`unokart --seed`)."""

OWN_NUMBER = "number"
"""In the query that a lesson's kernel gets: the number that this visitor's browser keeps."""


class SeedError(ValueError):
    """A seed that cannot be used. The message is a sentence for the person who wrote it."""


def parse_seed(text: str, language: str = "en") -> int:
    """The seed that `text` writes in decimal digits, from 0 to `LARGEST`.

    Raises SeedError, with a sentence that repeats at most 20 characters of the text.
    """
    digits = text.strip()
    if digits.isascii() and digits.isdigit() and len(digits) <= 16 and int(digits) <= LARGEST:
        return int(digits)
    shown = digits if len(digits) <= 20 else digits[:20] + "…"
    from unokart_widget import rulebook

    raise SeedError(rulebook.phrase("app-seed-bad", language, seed=shown, largest=str(LARGEST)))


def visitor_seed() -> int | None:
    """The seed in the address of this page, or None for a new deal.

    On a page served by Voilà it is the number after `?seed=`; without one, the seed given to
    `unokart --seed`, or None. In JupyterLab, in a script and in a notebook that runs without a
    browser it is None. A seed that is not a number is reported in the page by a sentence, and
    gives None.
    """
    asked = query()
    if asked is None:
        return None
    text = asked.get("seed", [os.environ.get(DEFAULT_SEED, "")])[-1]
    if not text.strip():
        return None
    try:
        return parse_seed(text, visitor_language())
    except SeedError as error:
        _tell(str(error))
        return None


def visitor_number() -> int | None:
    """The number by which a lesson deals to its visitor; None where no page of the app is served.

    It is the seed in the address, or of the server; without one, a number that the visitor's
    browser keeps, so that the lesson is the same when it is opened again.
    """
    seed = visitor_seed()
    if seed is not None:
        return seed
    kept = (query() or {}).get(OWN_NUMBER, [""])[-1]
    return int(kept) if kept.isascii() and kept.isdigit() else None


def _tell(sentence: str) -> None:
    """Show a sentence where the notebook's output goes."""
    import IPython.display

    publish: Any = IPython.display.publish_display_data
    publish(
        {
            "text/plain": sentence,
            "text/html": f'<p class="unokart-note" role="status">{html.escape(sentence)}</p>',
        }
    )

"""The deal a visitor asked for, by `?seed=` in the address of the page."""

from __future__ import annotations

import html
import os
from typing import Any
from urllib.parse import parse_qs

LARGEST = 2**53 - 1
"""The largest seed: whole numbers up to here are exact in a browser too."""

DEFAULT_SEED = "UNOKART_SEED"
"""Environment variable with the seed of visitors who ask for none (`unokart --seed`)."""


class SeedError(ValueError):
    """A seed that cannot be used. The message is a sentence for the person who wrote it."""


def parse_seed(text: str) -> int:
    """The seed that `text` writes in decimal digits, from 0 to `LARGEST`.

    Raises SeedError, with a sentence that repeats at most 20 characters of the text.
    """
    digits = text.strip()
    if digits.isascii() and digits.isdigit() and len(digits) <= 16 and int(digits) <= LARGEST:
        return int(digits)
    shown = digits if len(digits) <= 20 else digits[:20] + "…"
    from unokart_widget import rulebook

    raise SeedError(rulebook.phrase("app-seed-bad", seed=shown, largest=str(LARGEST)))


def visitor_seed() -> int | None:
    """The seed in the address of this page, or None for a new deal.

    On a page served by Voilà it is the number after `?seed=`; without one, the seed given to
    `unokart --seed`, or None. In JupyterLab, in a script and in a notebook that runs without a
    browser it is None. A seed that is not a number is reported in the page by a sentence, and
    gives None.

    With pre-heated kernels the notebook is run before anybody visits: then this waits for the
    visitor, as their address is not known earlier.
    """
    if not os.environ.get("SERVER_SOFTWARE", "").startswith("voila/"):
        if os.environ.get("VOILA_PREHEAT") != "True":
            return None
        from voila.utils import wait_for_request

        wait_for_request()
    asked = parse_qs(os.environ.get("QUERY_STRING", "")).get("seed", [])
    text = asked[-1] if asked else os.environ.get(DEFAULT_SEED, "")
    if not text.strip():
        return None
    try:
        return parse_seed(text)
    except SeedError as error:
        _tell(str(error))
        return None


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

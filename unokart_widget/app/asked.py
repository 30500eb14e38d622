"""What the address of a page asks for: a deal (`?seed=`) and a language (`?language=`)."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from urllib.parse import parse_qs, urlencode, urlsplit

DEFAULT_LANGUAGE = "UNOKART_LANGUAGE"
"""Environment variable with the language of visitors who ask for none (`unokart --language`)."""


_pretended: ContextVar[dict[str, list[str]] | None] = ContextVar("_pretended", default=None)


@contextmanager
def as_if_asked(seed: int, language: str) -> Iterator[None]:
    """Within it, notebooks' code runs as on a page that was asked for so: a sheet is printed."""
    token = _pretended.set({"seed": [str(seed)], "language": [language]})
    try:
        yield
    finally:
        _pretended.reset(token)


def query() -> dict[str, list[str]] | None:
    """The query of the page that this kernel runs for; None where no page of the app is served.

    With pre-heated kernels the notebook is run before anybody visits: then this waits for the
    visitor, as their address is not known earlier.
    """
    if (pretended := _pretended.get()) is not None:
        return pretended
    if not os.environ.get("SERVER_SOFTWARE", "").startswith("voila/"):
        if os.environ.get("VOILA_PREHEAT") != "True":
            return None
        from voila.utils import wait_for_request

        wait_for_request()
    return parse_qs(os.environ.get("QUERY_STRING", ""))


def language_in(asked: Mapping[str, Sequence[str]]) -> str | None:
    """The language that a query asks for, None if there are no words in it."""
    from unokart_widget import rulebook

    named = asked.get("language", [])
    # Browsers write "ro-RO" too.
    code = named[-1].strip().lower().partition("-")[0] if named else ""
    return code if code in rulebook.languages() else None


def default_language() -> str:
    """The language of whoever asks for none: English, unless the server was started otherwise."""
    return language_in({"language": [os.environ.get(DEFAULT_LANGUAGE, "")]}) or "en"


def visitor_language() -> str:
    """The language in the address of this page, as "ro"; "en" where none is asked for.

    On a page served by Voilà it is the one after `?language=`; without one, that of
    `unokart --language`. In JupyterLab and in a script it is the latter, or English.
    """
    asked = query()
    return (language_in(asked) if asked else None) or default_language()


@dataclass(frozen=True)
class Asked:
    """What a visitor asked for by an address, for links to carry on.

    `seed` and `language` are None where the address does not name them, or not so that they can be
    used.
    """

    seed: int | None = None
    language: str | None = None

    @classmethod
    def by(cls, text: str) -> Asked:
        """Read a query. A page that leads on to another ("next") is asked for what that one is."""
        from unokart_widget.app.seed import SeedError, parse_seed

        asked = parse_qs(text)
        onward = parse_qs(urlsplit(asked.get("next", [""])[-1]).query)
        try:
            seed = parse_seed(asked.get("seed", [""])[-1])
        except SeedError:
            seed = None
        return cls(seed, language_in(asked) or language_in(onward))

    @property
    def speaks(self) -> str:
        """The language to answer in."""
        return self.language or default_language()

    def search(self, language: str | None = None) -> str:
        """The query for a link, with its "?"; "" where nothing is asked. Or in another language."""
        named = {"seed": self.seed, "language": language or self.language}
        given = {key: value for key, value in named.items() if value is not None}
        return "?" + urlencode(given) if given else ""

"""Writes js/tests/spoken/*.json: what Python says, so that a test can compare the browser with it.

python -m tests.rulebook.spoken
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from unokart_widget import rulebook

FOLDER = Path(__file__).parents[2] / "js" / "tests" / "spoken"
NUMBERS = (0, 1, 2, 3, 5, 6, 10, 19, 20, 21, 100, 101, 1234, 123456)


def samples(language: str) -> Iterator[tuple[str, dict[str, object]]]:
    for card in ("R7", "YD", "GS", "BR", "W4", "WI"):
        yield "card-name", {"card_code": card, "colour": card[0], "face": card[1]}
        name = rulebook.card_name(card, language)
        yield "list-end", {"list": rulebook.card_name("G2", language), "last": name}
        yield "card-can", {"card": name}
    for colour in "RYGB":
        yield "colour-in-force", {"colour": colour}
    for message in ("card-count", "score-of", "hand-label"):
        for number in NUMBERS:
            yield message, {"number": number}
    for you in ("yes", "no"):
        yield "round-won", {"name": "Ana", "you": you, "number": 20}


def text(language: str) -> str:
    """The file of a language, a sample a line."""
    lines = [
        json.dumps(
            {
                "message": message,
                "values": values,
                "text": rulebook.phrase(message, language, **values),
            },
            ensure_ascii=False,
        )
        for message, values in samples(language)
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for code in sys.argv[1:] or rulebook.languages():
        (FOLDER / f"{code}.json").write_text(text(code), "utf-8")

"""States of a table that several tests look at."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .bench import Bench

NAMES = ["Ana", "Bot", "Bot 2"]
HANDS = "| R7 B7 G2 YS W4 WI | YS Y9 B1 | B3 B4"


def turn(bench: Bench, language: str, *, odds: bool = False) -> Locator:
    position = f"R5 + 0 {HANDS} / G3"
    return bench.sit(position=position, players=NAMES, language=language, odds=odds)


def colour(bench: Bench, language: str) -> Locator:
    table = turn(bench, language)
    table.locator("[data-card=W4]").click()
    expect(table.locator(".uk-question .uk-swatch")).to_have_count(4)
    return table


def aim(bench: Bench, language: str) -> Locator:
    table = turn(bench, language)
    bench.play("0:WI")
    expect(table.locator(".uk-question")).to_be_visible()
    return table


def challenge(bench: Bench, language: str, *, odds: bool = False) -> Locator:
    table = bench.sit(
        position="R5 + 1 | R7 B7 G2 | W4 Y9 B1",
        players=["Ana", "Bot"],
        language=language,
        odds=odds,
    )
    bench.play("1:W4=G")
    expect(table.locator(".uk-question")).to_be_visible()
    return table


def hand_shown(bench: Bench, language: str) -> Locator:
    table = challenge(bench, language)
    table.locator(".uk-question .uk-strong").click()
    expect(table.locator(".uk-shown")).to_be_visible()
    return table


def odds(bench: Bench, language: str) -> Locator:
    return _opened(turn(bench, language, odds=True))


def challenge_odds(bench: Bench, language: str) -> Locator:
    return _opened(challenge(bench, language, odds=True))


def _opened(table: Locator) -> Locator:
    """The odds are there, and each of them shows how it was found."""
    expect(table.locator(".uk-odds-all:not(.uk-old)")).to_be_visible()
    for summary in table.locator(".uk-odds summary").all():
        summary.click()
    return table


def curtain(bench: Bench, language: str) -> Locator:
    table = bench.sit(position=f"R5 + 0 {HANDS}", players=["Ana", "Ben", "Eva"], language=language)
    bench.play("0:R7")
    expect(table.locator(".uk-curtain")).to_be_visible()
    return table


def why(bench: Bench, language: str) -> Locator:
    table = turn(bench, language)
    table.locator("[data-card=G2]").click()
    expect(table.locator(".uk-why span").first).to_be_visible()
    return table


def over(bench: Bench, language: str) -> Locator:
    table = bench.sit(position="R5 + 0 | R7 | YS Y9 B1 | W4 B4", players=NAMES, language=language)
    bench.play("0:R7")
    expect(table.locator(".uk-over.uk-done")).to_be_visible()
    return table


def tool(name: str) -> Callable[[Bench, str], Locator]:
    """A scene: the sheet that a button of the bar opens."""

    def scene(bench: Bench, language: str) -> Locator:
        table = turn(bench, language)
        table.locator(f".uk-tool-{name}").click()
        expect(table.get_by_role("dialog")).to_be_visible()
        return table

    return scene


def past(bench: Bench, language: str) -> Locator:
    table = turn(bench, language)
    bench.play("0:R7")
    table.locator(".uk-tool-past").click()
    expect(table.get_by_role("slider")).to_be_visible()
    return table


def phone_menu(bench: Bench, language: str) -> Locator:
    table = turn(bench, language)
    bench.page.set_viewport_size({"width": 360, "height": 700})
    table.locator(".uk-tool-menu").click()
    expect(table.get_by_role("dialog")).to_be_visible()
    return table


SCENES: dict[str, Callable[[Bench, str], Locator]] = {
    "turn": turn,
    "colour": colour,
    "aim": aim,
    "challenge": challenge,
    "challenge, with odds": challenge_odds,
    "hand shown": hand_shown,
    "odds": odds,
    "why": why,
    "curtain": curtain,
    "over": over,
    "new game": tool("new"),
    "rulebook": tool("rulebook"),
    "settings": tool("settings"),
    "hint": tool("hint"),
    "help": tool("help"),
    "past": past,
    "menu": phone_menu,
}


def can_play(table: Locator, name: str) -> Locator:
    """A card of the hand that may be laid, by its name in English."""
    return table.get_by_role("button", name=re.compile(f"^{name}, can be played")).first

"""Plays rounds as people do: with the mouse, or by keys alone. It knows no rules: what the table
says may be done is done, until the round is counted."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

PLAYERS = ["Ana", "Bot"]
# Near the end of a round, with a colour to name and a shell to throw on the way.
SHORT = "R5 + 0 | R7 W4 WI | Y9 Y8 B2 / G3 B3 R1 Y4 B6 G8 R9"
# Here one has to draw as well, and should say UNO.
BY_KEYS = "R5 + 0 | R7 G2 WI | Y9 B8 B2 / B1 Y3 R1 Y4 B6 G8 R9"
CELL = f"import unokart_widget as uk\nuk.Table(position={SHORT!r}, players={PLAYERS!r})"
MINUTES = 5


def count(table: Locator) -> Locator:
    """What is there when the round is over."""
    return table.get_by_role("region", name="The count")


def allowed(table: Locator) -> list[Locator]:
    """What a person may press, the most urgent first; each is there or not."""
    return [
        table.locator(selector).first
        for selector in (
            ".uk-veil button.uk-strong",
            ".uk-curtain button",
            ".uk-question .uk-answers button:not([aria-disabled=true])",
            ".uk-hand .uk-can:not([aria-disabled=true])",
            ".uk-actions .uk-strong:not([aria-disabled=true])",
        )
    ]


def play_by_mouse(table: Locator) -> int:
    """A round to its end; how often something was pressed. Bots move when their time has come."""
    over, pressed = count(table), 0
    end = time.monotonic() + 60 * MINUTES
    while not over.is_visible():
        assert time.monotonic() < end, table.inner_text()
        found = next((one for one in allowed(table) if one.is_visible()), None)
        if found is None:
            table.page.wait_for_timeout(100)
            continue
        try:
            found.click(timeout=5000)
            pressed += 1
        except TooLate:
            # Meanwhile the table has moved on.
            continue
        table.page.wait_for_timeout(100)
    return pressed


FOCUS = """() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const label = at?.getAttribute("aria-label") ?? at?.textContent ?? "";
    return [Boolean(at?.closest(".unokart")), label.trim(), Boolean(at?.closest(".uk-hand")),
        Boolean(at?.closest("[role=dialog]"))];
}"""


class Hands:
    """A person with a keyboard and no mouse, who hears what has the focus."""

    def __init__(self, page: Page, table: Locator) -> None:
        self.page = page
        self.table = table

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    @property
    def hears(self) -> str:
        """The name of what has the focus."""
        return str(self.page.evaluate(FOCUS)[1])

    @property
    def on_table(self) -> bool:
        return bool(self.page.evaluate(FOCUS)[0])

    @property
    def in_hand(self) -> bool:
        return bool(self.page.evaluate(FOCUS)[2])

    @property
    def asked(self) -> bool:
        """A question has the focus."""
        return bool(self.page.evaluate(FOCUS)[3])

    def tab_to_hand(self) -> None:
        for _ in range(80):
            if self.in_hand:
                return
            self.press("Tab")
        raise AssertionError("Tab does not lead to the hand")

    def find_playable(self) -> bool:
        """Move along the hand to a card that can be played."""
        self.tab_to_hand()
        self.press("Home")
        before = None
        for _ in range(30):
            name = self.hears
            if "can be played" in name and "cannot" not in name:
                return True
            self.press("ArrowRight")
            place = self.page.evaluate(
                "() => [...document.activeElement.parentElement.children]"
                ".indexOf(document.activeElement)"
            )
            if place == before:
                return False
            before = place
        return False


def play_by_keys(page: Page, table: Locator) -> list[str]:
    """A round to its end by keys alone; the keys that were pressed for it."""
    hands, over = Hands(page, table), count(table)
    keys: list[str] = []
    hands.tab_to_hand()
    end = time.monotonic() + 60 * MINUTES
    waits = table.locator(".uk-waits")
    while not over.is_visible():
        assert time.monotonic() < end, (keys, table.inner_text())
        now = "".join(waits.all_inner_texts())
        if hands.asked:
            keys.append("Enter")
        elif not re.match("Your turn|Play the card you drew", now):
            page.wait_for_timeout(100)
            continue
        elif hands.find_playable():
            if table.locator(".uk-hand .uk-card").count() == 2:
                hands.press("u")
            keys.append("Enter")
        else:
            keys.append("p" if now.startswith("Play the card") else "d")
        hands.press(keys[-1])
        page.wait_for_timeout(150)
    expect(over).to_be_visible()
    return keys

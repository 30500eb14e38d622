"""The table as a screen reader has it, and as it is without colour."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from unokart_widget.drawing.cards import shape

from . import scenes
from .bench import Bench

# All that the live region comes to say, in its order.
LISTEN = """() => {
    window.told = [];
    const region = document.querySelector(".unokart [aria-live=polite]");
    const watch = new MutationObserver(() => window.told.push(region.textContent));
    watch.observe(region, { childList: true, characterData: true, subtree: true });
}"""


def test_each_card_says_whether_it_can_be_played(bench: Bench) -> None:
    table = scenes.turn(bench, "en")
    hand = table.get_by_role("toolbar", name="Your hand, 6 cards").aria_snapshot()
    why_not = "cannot be played now; press to hear why"
    assert re.findall(r'button "(.*)"', hand) == [
        "red 7, can be played",
        f"yellow Skip, {why_not}",
        f"green 2, {why_not}",
        f"blue 7, {why_not}",
        "Wild Draw Four, can be played",
        "Wild Item Box, can be played",
    ]
    # What lies on the table has names too.
    snapshot = table.aria_snapshot()
    for part in (
        'button "On the pile: red 5"',
        "Colour in force: red",
        "in stock: take one",
        'toolbar "What you can do"',
        "Your turn",
        "Play goes to the left",
    ):
        assert part in snapshot, part
    # The reason comes on request, and is announced.
    bench.page.evaluate(LISTEN)
    table.locator("[data-card=G2]").focus()
    bench.page.keyboard.press("Enter")
    expect(table.locator("[aria-live=polite]")).to_contain_text("neither colour nor number")


def test_what_happened_is_announced_once(bench: Bench) -> None:
    table = scenes.turn(bench, "en")
    live = table.locator("[aria-live=polite]")
    expect(live).to_contain_text("Your turn")
    bench.page.evaluate(LISTEN)
    scenes.can_play(table, "red 7").click()
    expect(live).to_contain_text("You play red 7.")
    # The bots have moved, and still it was said but once.
    expect(live).to_contain_text("Bot 2")
    expect(live).to_contain_text("Your turn")
    told = " ".join(bench.page.evaluate("() => window.told"))
    assert told.count("You play red 7.") == 1
    # The sentence for the eyes, and the log, are no further announcements.
    assert table.locator("[aria-live]").count() == 1
    roles = table.get_by_role("status")
    assert "red 7" not in " ".join(roles.all_inner_texts())


@pytest.mark.parametrize(
    ("tool", "name"),
    [
        ("hint", "A hint"),
        ("rulebook", "Rulebook"),
        ("new", "New game"),
        ("settings", "Settings"),
        ("help", "Help and keys"),
    ],
)
def test_a_dialog_has_a_name_holds_the_focus_and_gives_it_back(
    bench: Bench, tool: str, name: str
) -> None:
    table = scenes.turn(bench, "en")
    opener = table.locator(f".uk-tool-{tool}")
    opener.focus()
    bench.page.keyboard.press("Enter")
    dialog = table.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    inside = "dialog => dialog.contains(document.activeElement)"
    for key in ("Shift+Tab", "Tab", "Tab"):
        assert dialog.evaluate(inside), key
        bench.page.keyboard.press(key)
    assert dialog.evaluate(inside)
    bench.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_question_takes_the_focus_and_gives_it_back(bench: Bench) -> None:
    table = scenes.turn(bench, "en")
    card = table.locator("[data-card=WI]")
    card.focus()
    wild = table.locator("[data-card=W4]")
    wild.focus()
    bench.page.keyboard.press("Enter")
    question = table.get_by_role("dialog", name=re.compile("which colour shall follow"))
    expect(question.get_by_role("button", name="red")).to_be_focused()
    bench.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(wild).to_be_focused()


def test_a_question_that_nobody_chose_gives_the_hand_back(bench: Bench) -> None:
    table = bench.sit(position="R5 + 0 | R7 WI B2 | YS Y9 / W4 Y3 R1", players=["Ana", "Bot"])
    table.locator("[data-card=WI]").focus()
    bench.page.keyboard.press("Enter")
    question = table.get_by_role("dialog", name="Which colour shall follow?")
    expect(question.get_by_role("button", name="red")).to_be_focused()
    bench.page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    expect(table.locator(".uk-hand .uk-card:focus")).to_have_count(1)


def test_a_forgotten_uno_is_heard_of_in_time_to_catch_it(bench: Bench) -> None:
    table = bench.sit(position="R5 + 0 | R7 B7 G2 | R3 Y9", players=["Ana", "Bot"])
    table.locator("[data-card=B7]").focus()
    bench.play("0:R7", "1:R3")
    live = table.locator("[aria-live=polite]")
    expect(live).to_contain_text("Catch!")
    bench.page.keyboard.press("c")
    expect(live).to_contain_text("You catch Bot without an UNO")


def test_tab_stays_in_the_settings(bench: Bench) -> None:
    table = scenes.tool("settings")(bench, "en")
    dialog = table.get_by_role("dialog")
    for _ in range(8):
        bench.page.keyboard.press("Tab")
        assert dialog.evaluate("dialog => dialog.contains(document.activeElement)")


def test_colours_differ_without_colour(bench: Bench) -> None:
    """Without paint the drawings are still four; each has its shape and its letter."""

    def plain(markup: str) -> str:
        return re.sub(r"#[0-9a-fA-F]{3,8}|\s+", "", markup)

    table = bench.sit(position="R5 + 0 | R7 Y7 G7 B7 | YS Y9 / G3", players=["Ana", "Bot"])
    bench.page.add_style_tag(content="html { filter: grayscale(1) }")
    cards = {}
    for colour in "RYGB":
        markup = table.locator(f"[data-card={colour}7] svg").inner_html()
        cards[colour] = plain(markup)
        shapes = bench.page.evaluate(
            """names => names.map((markup) => {
                const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
                svg.innerHTML = markup;
                return svg.innerHTML;
            })""",
            [shape(f"emblem-{colour}"), shape(f"letter-{colour}")],
        )
        for drawn in shapes:
            assert drawn in markup, colour
    assert len(set(cards.values())) == 4
    signs = {}
    for colour, word in zip("RYGB", ["red", "yellow", "green", "blue"], strict=True):
        table = bench.sit(position=f"{colour}5 + 0 | R7 | YS / G3", players=["Ana", "Bot"])
        sign = table.locator("[data-place=colour]")
        expect(sign).to_contain_text(word)
        signs[colour] = plain(sign.locator("svg").inner_html())
    assert len(set(signs.values())) == 4

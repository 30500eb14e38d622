"""The table's style sheet touches nothing but the table, and a host's does not deform it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from . import scenes
from .bench import STATIC, Bench

HOST = """<main><h1>A page</h1><h2>Title</h2><p class="uk-hand uk-card">Text <b>b</b>
    <a href="#">a</a>
    <kbd>K</kbd></p><ul><li>One</li></ul><ol><li>1</li></ol><dl><dt>t</dt><dd>d</dd></dl>
    <button class="uk-strong uk-icon">Button</button><input value="i"><select><option>o</select>
    <label>l <input type="radio"></label><fieldset><legend>f</legend></fieldset>
    <svg class="uk-face uk-shape" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>
    <table><tr><td>c</td></tr></table><section class="uk-over uk-log">s</section>
    <div class="uk-table uk-root" data-theme="dark" data-size="huge">d</div></main>"""
# All computed properties of the page's own elements, and of the page itself.
COMPUTED = """() => [document.documentElement, document.body,
    ...document.querySelectorAll("main, main > *:not(:last-child), main > *:not(:last-child) *")]
    .flatMap((el) => ["", "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(el, pseudo);
        return `${el.tagName} ${el.className.baseVal ?? el.className} ${pseudo}: ${
            [...style].map((name) => `${name}=${style.getPropertyValue(name)}`).join(";")}`;
    }))"""
BOXES = """() => {
    const all = [...document.querySelectorAll(".unokart, .unokart *")].filter((el) =>
        !el.closest("svg svg, defs") && !(el.parentElement.closest("svg")));
    const at = all[0].getBoundingClientRect();
    return all.map((el) => {
        const box = el.getBoundingClientRect();
        const name = `${el.tagName.toLowerCase()}.${el.className.baseVal ?? el.className}`;
        return [name, ...[box.x - at.x, box.y - at.y, box.width, box.height].map(Math.round)];
    });
}"""


def test_nothing_outside_changes(bench: Bench) -> None:
    bench.html = bench.html.replace("<main><h1>A page</h1></main>", HOST).replace(
        '<link rel="stylesheet" href="/table.css">', ""
    )
    scenes.turn(bench, "en")
    page = bench.page
    # The height of the page itself is the content's.
    page.add_style_tag(content="html, body, main { height: 5000px; margin: 0 }")
    before = page.evaluate(COMPUTED)
    page.add_style_tag(content=(STATIC / "table.css").read_text("utf-8"))
    assert page.evaluate(COMPUTED) == before
    assert len(before) > 60


@pytest.mark.parametrize(
    "scene", ["turn", "colour", "over", "new game", "rulebook", "settings", "help", "past"]
)
def test_a_hosts_style_sheet_does_not_deform_it(bench: Bench, scene: str) -> None:
    page = bench.page
    scenes.SCENES[scene](bench, "en")
    page.mouse.move(0, 0)
    # The sheet may not be there first and last: the page has the same width with and without it.
    page.add_style_tag(content="main > h1 { display: none } html { overflow-y: scroll }")
    page.wait_for_function("() => document.getAnimations().length === 0")
    before = page.evaluate(BOXES)
    hostile = Path(__file__).with_name("hostile.css").read_text()
    # It comes after ours, and so wins wherever both say a thing with the same weight.
    page.add_style_tag(content=hostile)
    page.wait_for_timeout(300)
    moved = [
        (old, new)
        for old, new in zip(before, page.evaluate(BOXES), strict=True)
        if any(abs(a - b) > 1 for a, b in zip(old[1:], new[1:], strict=True))
    ]
    assert moved == []


# Boxes of seats, of the sentence in the infield and of answers; and what could be scrolled away.
CROWD = """() => {
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const all = (selector) => [...document.querySelectorAll(selector)];
    const seats = all(".uk-seat").map(box);
    const said = box(document.querySelector(".uk-centre .uk-said"));
    const felt = box(document.querySelector(".uk-felt"));
    const root = document.querySelector(".uk-root");
    return {
        seats: seats.length,
        over_one_another: seats.filter((a, i) => seats.slice(i + 1).some((b) => meet(a, b))).length,
        over_the_sentence: seats.filter((seat) => meet(seat, said)).length,
        answers: all(".uk-answers button").length,
        beside_the_felt: all(".uk-answers button").map(box)
            .filter((one) => one.left < felt.left || one.right > felt.right).length,
        hidden_below: root.scrollHeight > root.clientHeight + 1,
    };
}"""


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 720)])
def test_ten_players_and_their_odds_fit_a_projector(bench: Bench, width: int, height: int) -> None:
    bench.page.set_viewport_size({"width": width, "height": height})
    hands = ["R1 R2 Y4 G5 WI", "R7 Y2 W4", "Y1 Y5 B1", "R3 R4 B5", "G1 G2 G3", "B6 B7"]
    hands += ["R5 R6 Y6", "Y7 G7 B8", "G8 R8 Y8", "B9 R9 B4"]
    names = ["Ana", *(f"Bot {number}" for number in range(2, 11))]
    position = f"R5 + 0 | {' | '.join(hands)} / GD"
    table = bench.sit(position=position, players=names, size="huge", odds=True)
    bench.play("0:WI")
    expect(table.locator(".uk-question .uk-answers button")).to_have_count(9)
    expect(table.locator(".uk-odds li").first).to_be_visible()
    bench.page.wait_for_function("() => document.getAnimations().length === 0")
    assert bench.page.evaluate(CROWD) == {
        "seats": 9,
        "over_one_another": 0,
        "over_the_sentence": 0,
        "answers": 9,
        "beside_the_felt": 0,
        "hidden_below": False,
    }

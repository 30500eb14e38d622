"""One model and many views: closed, run again, out of sight, inside a shadow root."""

from __future__ import annotations

from playwright.sync_api import expect

from . import rounds, scenes
from .bench import Bench

# Timers that are set and not yet over or cleared, and listeners on what outlives a table.
COUNT = """(() => {
    const timers = new Set(), listeners = new Map(), observers = new Set();
    window.left = () => [timers.size, [...listeners.values()].reduce((a, b) => a + b, 0),
        observers.size];
    for (const name of ["Timeout", "Interval"]) {
        const set = window[`set${name}`], clear = window[`clear${name}`];
        window[`set${name}`] = (call, wait, ...rest) => {
            const id = set(() => {
                if (name === "Timeout") timers.delete(id);
                call(...rest);
            }, wait);
            timers.add(id);
            return id;
        };
        window[`clear${name}`] = (id) => { timers.delete(id); clear(id); };
    }
    for (const name of ["MutationObserver", "ResizeObserver", "IntersectionObserver"]) {
        const Real = window[name];
        window[name] = class extends Real {
            observe(...all) { observers.add(this); super.observe(...all); }
            disconnect() { observers.delete(this); super.disconnect(); }
        };
    }
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (kind, call, options) {
        const outlives = this === window || this === document || this instanceof MediaQueryList;
        if (outlives && call) {
            const name = `${kind}`;
            listeners.set(name, (listeners.get(name) ?? 0) + 1);
            options?.signal && addEventListener.call(options.signal, "abort", () =>
                listeners.set(name, listeners.get(name) - 1));
        }
        return addEventListener.call(this, kind, call, options);
    };
})()"""


def test_in_a_shadow_root(bench: Bench) -> None:
    bench.sit(position=rounds.SHORT, players=rounds.PLAYERS, show=False)
    bench.page.evaluate("() => window.bench.showInShadow()")
    table = bench.page.locator(".shadow .unokart")
    # Its looks are there, the page's letters stay the table's, and the focus is followed inside.
    expect(table.locator(".uk-card").first).to_have_css("position", "absolute")
    table.locator("[data-card=W4]").click()
    expect(table.locator(".uk-question .uk-swatch").first).to_be_focused()
    bench.page.keyboard.press("Escape")
    expect(table.locator("[data-card=W4]")).to_be_focused()
    bench.page.keyboard.press("?")
    expect(table.get_by_role("dialog", name="Help and keys")).to_be_visible()
    bench.page.keyboard.press("Escape")
    expect(table.locator("[data-card=W4]")).to_be_focused()
    rounds.play_by_mouse(table)
    expect(rounds.count(table)).to_be_visible()


def test_two_views_of_one_table(bench: Bench) -> None:
    first = scenes.turn(bench, "en")
    bench.page.evaluate("() => window.bench.show()")
    second = bench.page.locator(".unokart").nth(1)
    scenes.can_play(second, "red 7").click()
    for table in (first, second):
        expect(table.get_by_label("On the pile: red 7")).to_be_visible()
    assert len(bench.of("play")) == 1
    # A bot's time comes once, not once for each view.
    for table in (first, second):
        expect(table.get_by_text("Your turn", exact=True).first).to_be_visible()
    versions = [message["version"] for message in bench.of("step")]
    assert len(versions) >= 2
    assert len(versions) == len(set(versions))


def test_closing_leaves_nothing_behind(bench: Bench) -> None:
    page = bench.page
    page.add_init_script(COUNT)
    bench.open()
    # The browser's driver has some of its own.
    nothing = page.evaluate("() => window.left()")
    bench.sit(players=["Ana", "Bot"], seed=1, show=False)
    before = page.evaluate("() => window.left()")
    assert page.evaluate("() => window.bench.listeners()") > 0
    for _ in range(2):
        page.evaluate("() => window.bench.show()")
    expect(page.locator(".unokart .uk-hand")).to_have_count(2)
    page.locator(".uk-tool-help").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    during = page.evaluate("() => window.left()")
    assert all(now > then for now, then in zip(during[1:], before[1:], strict=True)), during
    page.evaluate("() => window.bench.close()")
    expect(page.locator(".unokart")).to_have_count(0)
    assert page.evaluate("() => window.bench.listeners()") == 0
    page.wait_for_function("then => `${window.left()}` === `${then}`", arg=nothing)
    heard = len(bench.received)
    # More than the time between two signs of life.
    page.wait_for_timeout(4000)
    assert len(bench.received) == heard


def test_out_of_sight_and_back(bench: Bench) -> None:
    """What cannot be seen asks for nothing; what is seen again goes on."""
    page = bench.page
    table = bench.sit(players=["Bot", "Bot 2", "Bot 3"], seed=1)
    page.add_style_tag(content="main::after { content: ''; display: block; height: 4000px }")
    page.get_by_role("button", name="Pause the bots").click()
    page.mouse.wheel(0, 3500)
    page.wait_for_function("() => window.scrollY > 2000")
    page.get_by_role("button", name="Let the bots go on").evaluate("button => button.click()")
    page.wait_for_timeout(700)
    lines = table.locator(".uk-log li").count()
    bench.received.clear()
    page.wait_for_timeout(4000)
    assert bench.received == []
    page.evaluate("() => window.scrollTo(0, 0)")
    # The bots go on, and so does the log.
    expect(table.locator(".uk-log li").nth(lines)).to_be_attached()
    assert bench.of("step")


def test_the_page_scrolls_over_the_table(bench: Bench) -> None:
    page = bench.page
    table = scenes.turn(bench, "en")
    page.add_style_tag(content="main::after { content: ''; display: block; height: 3000px }")
    for selector in (".uk-stock", ".uk-hand .uk-card", ".uk-felt"):
        page.evaluate("() => window.scrollTo(0, 0)")
        table.locator(selector).first.hover()
        page.mouse.wheel(0, 400)
        page.wait_for_function("() => window.scrollY > 200")


def test_a_long_press_on_a_card_asks_and_opens_no_menu(bench: Bench) -> None:
    page = bench.page
    table = scenes.turn(bench, "en")
    # A finger that holds a card is told why, and plays nothing.
    client = page.context.new_cdp_session(page)
    box = table.locator("[data-card=R7]").bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(table.locator(".uk-why")).to_contain_text("Red 7 can go on red 5")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert bench.of("play") == []
    # A browser without a screen to touch makes no menu of that; so it is asked for.
    page.evaluate(
        """() => {
            window.heard = [];
            document.addEventListener("contextmenu", (e) => window.heard.push(e.pointerType));
        }"""
    )
    ask = """(element, type) => element.dispatchEvent(new PointerEvent("contextmenu",
        { bubbles: true, cancelable: true, composed: true, pointerType: type }))"""
    for pointer in ("touch", "pen"):
        assert table.locator("[data-card=R7]").evaluate(ask, pointer) is False
        assert table.locator(".uk-round").evaluate(ask, pointer) is True
    assert page.evaluate("() => window.heard") == ["touch", "pen"]

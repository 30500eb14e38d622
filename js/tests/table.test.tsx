// A person at the table: clicks and keys on one side, the messages and views of a kernel on the other.
import { describe, expect, it, vi } from "vitest";
import { players, SCENES, view } from "../fixtures/views";
import { PATIENCE } from "../src/table/model/wire";
import { button, desk, key, settle, useFakeClock } from "./helpers";

useFakeClock();

const card = (el: HTMLElement, name: string) => button(el, new RegExp(`^${name},`));

describe("playing", () => {
  it("shows the hand and plays a card with the view's version", async () => {
    const { el, kernel } = desk();
    expect(el.querySelectorAll(".uk-card")).toHaveLength(7);
    card(el, "red 7").click();
    await settle();
    expect(kernel.of("play")).toMatchObject([{ move: "0:R7", version: 12 }]);
  });
  it("a double click plays once", async () => {
    const { el, kernel } = desk();
    card(el, "red 7").click();
    card(el, "red 7").click();
    await settle();
    expect(kernel.of("play")).toHaveLength(1);
  });
  it("a card that cannot be played says why", async () => {
    const { el, kernel } = desk();
    kernel.reply = (m) =>
      m.kind === "explain"
        ? { kind: "answer", legal: false, rule: "turn.match", title: "T", text: "Neither matches." }
        : { kind: "answer" };
    card(el, "blue 9").click();
    await settle();
    expect(kernel.of("explain")).toMatchObject([{ move: "0:B9" }]);
    expect(kernel.of("play")).toHaveLength(0);
    expect(el.querySelector(".uk-why")?.textContent).toContain("Neither matches.");
  });
  it("asks the colour before a Wild Draw Four is laid; Escape takes it back", async () => {
    const { el, kernel } = desk({ ...SCENES.wild?.() });
    card(el, "Wild Draw Four").click();
    await settle();
    const question = el.querySelector(".uk-question") as HTMLElement;
    key(question, "Escape");
    await settle();
    expect(el.querySelector(".uk-question")).toBeNull();
    expect(kernel.of("play")).toHaveLength(0);
    card(el, "Wild Draw Four").click();
    await settle();
    button(el, "blue").click();
    await settle();
    expect(kernel.of("play")).toMatchObject([{ move: "0:W4=B" }]);
  });
  it("a question of the kernel's gives the focus back to the hand when it is answered", async () => {
    const { el, kernel } = desk();
    card(el, "red 7").focus();
    key(card(el, "red 7"), "Home");
    kernel.show({ ...SCENES.colour?.(), version: 13 });
    await settle();
    expect(el.querySelector(".uk-question")?.contains(document.activeElement)).toBe(true);
    button(el, "green").click();
    kernel.show(view({ version: 14, turn: 1, moves: [] }));
    await settle();
    expect(el.querySelector(".uk-question")).toBeNull();
    expect(document.activeElement?.classList.contains("uk-card")).toBe(true);
  });
  it.each([
    ["colour", "green", "0:=G"],
    ["aim", "Ben", "0:@2"],
    ["aim", /^Aim the green shell at.*Carys/, "0:@3"],
    ["challenge", "Challenge", "0:challenge"],
    ["challenge", "Accept and draw four", "0:accept"],
    ["drawn", "Pass", "0:pass"],
    ["four", "Draw a card", "0:draw"],
    ["four", "54 in stock: take one", "0:draw"],
    ["uno", "Catch!", "0:catch"],
  ])("in the scene %s the button %s sends %s", async (scene, label, move) => {
    const { el, kernel } = desk(SCENES[scene]?.());
    button(el, label).click();
    await settle();
    expect(kernel.of("play")).toMatchObject([{ move }]);
  });
  it("UNO is armed for the next card and then let go", async () => {
    const { el, kernel } = desk(SCENES.uno?.());
    button(el, "UNO!").click();
    await settle();
    expect(button(el, "UNO! with the next card").getAttribute("aria-pressed")).toBe("true");
    card(el, "red 7").click();
    await settle();
    expect(kernel.of("play")).toMatchObject([{ move: "0:R7!" }]);
    expect(button(el, "UNO!").getAttribute("aria-pressed")).toBe("false");
  });
  it("UNO without such a card asks the kernel, whose refusal is an alert", async () => {
    const { el, kernel } = desk();
    kernel.reply = () => ({
      kind: "refusal",
      rule: "uno.window",
      title: "Late",
      text: "Nothing to say.",
    });
    button(el, "UNO!").click();
    await settle();
    expect(kernel.of("play")).toMatchObject([{ move: "0:uno" }]);
    expect(el.querySelector("[role=alert] .uk-alert")?.textContent).toContain("Nothing to say.");
  });
  it("an error of the kernel is an alert within a second", async () => {
    const { el, kernel } = desk();
    kernel.reply = (m) =>
      m.kind === "play" ? { kind: "error", text: "KeyError" } : { kind: "answer" };
    card(el, "red 7").click();
    await settle(900);
    expect(el.querySelector("[role=alert]")?.textContent).toContain("KeyError");
    kernel.custom({ kind: "error", id: null, text: "A function failed." });
    await settle();
    expect(el.querySelector("[role=alert]")?.textContent).toContain("A function failed.");
  });
  it("a view that cannot be read is said, and the last good one stays", async () => {
    const { el, kernel } = desk();
    kernel.show(view({ hand: ["Q9"] }));
    await settle();
    expect(el.querySelector("[role=alert]")?.textContent).toContain("view.hand[0]");
    expect(el.querySelectorAll(".uk-card")).toHaveLength(7);
  });
});

describe("keys", () => {
  it("play, draw, pass, UNO and catch, and stop at the table", async () => {
    const { el, kernel } = desk(SCENES.drawn?.());
    const seen = vi.fn();
    document.body.addEventListener("keydown", seen);
    const hand = el.querySelector(".uk-hand") as HTMLElement;
    for (const k of ["d", "p", "u", "c"]) {
      key(hand, k);
      await settle();
    }
    key(hand, "x");
    expect(kernel.of("play").map((m) => m.move)).toEqual(["0:draw", "0:pass", "0:uno", "0:catch"]);
    expect(seen).not.toHaveBeenCalled();
    key(hand, "Tab");
    expect(seen).toHaveBeenCalledTimes(1);
    document.body.removeEventListener("keydown", seen);
  });
  it("JupyterLab passes over the table while plain keys are typed on it", () => {
    const { el } = desk();
    const root = el.querySelector(".unokart") as HTMLElement;
    key(el.querySelector(".uk-hand") as HTMLElement, "b");
    expect(root.hasAttribute("data-lm-suppress-shortcuts")).toBe(true);
    key(root, "Tab");
    expect(root.hasAttribute("data-lm-suppress-shortcuts")).toBe(false);
  });
  it("W says why the card may be played, and plays nothing", async () => {
    const { el, kernel } = desk(SCENES.uno?.());
    kernel.reply = (m) =>
      m.kind === "explain"
        ? { kind: "answer", legal: true, rule: "turn.match", title: "T", text: "Red on red." }
        : { kind: "answer" };
    const first = card(el, "red 7");
    first.focus();
    key(first, "w");
    await settle();
    expect(kernel.of("explain")).toMatchObject([{ move: "0:R7" }]);
    expect(el.querySelector(".uk-why")?.textContent).toContain("Red on red.");
    expect(kernel.of("play")).toHaveLength(0);
    key(first, "Escape");
    await settle();
    expect(el.querySelector(".uk-why")?.textContent).toBe("");
  });
  it("arrows move along the hand, with one tab stop", async () => {
    const { el } = desk();
    const cards = [...el.querySelectorAll<HTMLElement>(".uk-card")];
    cards[0]?.focus();
    key(cards[0] as HTMLElement, "ArrowRight");
    await settle();
    expect(document.activeElement).toBe(cards[1]);
    expect(cards.filter((c) => c.tabIndex === 0)).toEqual([cards[1]]);
    key(cards[1] as HTMLElement, "End");
    await settle();
    expect(document.activeElement).toBe(cards[6]);
  });
  it("after a card is laid the focus stays in the hand", async () => {
    const { el, kernel } = desk();
    const first = card(el, "red 7");
    first.focus();
    await settle();
    kernel.show(view({ version: 13, hand: ["RD", "Y4"] }));
    await settle();
    expect(document.activeElement?.classList.contains("uk-card")).toBe(true);
  });
  it("the help sheet opens on ?, holds the focus and gives it back", async () => {
    const { el } = desk();
    const first = card(el, "red 7");
    first.focus();
    key(first, "?");
    await settle();
    const dialog = el.querySelector("[role=dialog]") as HTMLElement;
    expect(dialog.contains(document.activeElement)).toBe(true);
    key(dialog, "Escape");
    await settle();
    expect(el.querySelector("[role=dialog]")).toBeNull();
    expect(document.activeElement).toBe(first);
  });
  it("a long press on a card opens no host menu, elsewhere it does", () => {
    const { el } = desk();
    const seen = vi.fn();
    document.body.addEventListener("contextmenu", seen);
    card(el, "red 7").dispatchEvent(new Event("contextmenu", { bubbles: true }));
    expect(seen).not.toHaveBeenCalled();
    el.querySelector(".uk-log")?.dispatchEvent(new Event("contextmenu", { bubbles: true }));
    expect(seen).toHaveBeenCalledTimes(1);
    document.body.removeEventListener("contextmenu", seen);
  });
});

describe("for ears", () => {
  it("every card says whether it can be played", () => {
    const { el } = desk();
    for (const c of el.querySelectorAll(".uk-card")) {
      expect(c.getAttribute("aria-label")).toMatch(/, (can be played|cannot be played now)/);
    }
  });
  it("events are gathered into few announcements", async () => {
    const { el, kernel } = desk();
    await settle(1500);
    const live = el.querySelector("[aria-live=polite].uk-sr") as HTMLElement;
    const told: string[] = [];
    new MutationObserver(() => told.push(live.textContent ?? "")).observe(live, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    for (let v = 13; v < 20; v += 1) {
      kernel.show(
        view({ version: v, turn: 1, events: [{ rule: "r", kind: "k", text: `Event ${v}.` }] }),
      );
      await settle(100);
    }
    await settle(1500);
    expect(told.length).toBeLessThanOrEqual(2);
    expect(live.textContent).toContain("Event 19.");
  });
  it("whose turn it is comes last, and only while it still is", async () => {
    const { el, kernel } = desk();
    await settle(1500);
    const live = el.querySelector("[aria-live=polite].uk-sr") as HTMLElement;
    const told = (text: string) => [{ rule: "r", kind: "k", text }];
    kernel.show(view({ version: 13, events: told("Ben plays.") }));
    await settle(300);
    kernel.show(view({ version: 14, turn: 1, moves: [], events: told("You play.") }));
    await settle(1500);
    expect(live.textContent).toBe("Ben plays. You play.");
    kernel.show(view({ version: 15, events: told("Ben plays again.") }));
    await settle(1500);
    expect(live.textContent).toBe("Ben plays again. Your turn");
    // A question says itself what is asked.
    kernel.show(view({ ...SCENES.challenge?.(), version: 16, events: told("Do you believe it?") }));
    await settle(1500);
    expect(live.textContent).toBe("Do you believe it?");
  });
  it("that somebody forgot UNO is said at once, since it does not last", async () => {
    const { el, kernel } = desk();
    await settle(1500);
    const forgot = { rule: "turn.match", kind: "played", seat: 1, card: "R5", text: "Ben plays." };
    const moves = ["0:catch"];
    kernel.show(
      view({ version: 13, turn: 2, moves, events: [forgot], players: players(4, [7, 1, 3, 4]) }),
    );
    await settle(50);
    const live = el.querySelector("[aria-live=polite].uk-sr") as HTMLElement;
    expect(live.textContent).toBe("Ben plays. Catch!");
  });
});

describe("people at one screen", () => {
  it("hides the hand until the next person takes the device", async () => {
    const { el, kernel } = desk(SCENES.curtain?.());
    expect(el.querySelectorAll(".uk-card")).toHaveLength(0);
    expect(el.textContent).not.toContain("can be played");
    button(el, "I am Ana").click();
    await settle();
    expect(kernel.of("look")).toMatchObject([{ seat: 1 }]);
    kernel.show(view({ version: 12, seat: 1, turn: 1, people: [0, 1], moves: [] }));
    await settle();
    expect(el.querySelectorAll(".uk-card")).toHaveLength(7);
    expect(document.activeElement?.classList.contains("uk-card")).toBe(true);
  });
  it("covers the hand, and what only its owner was told, while somebody else decides", async () => {
    const drew = {
      rule: "turn.draw",
      kind: "drew",
      seat: 0,
      cards: ["R7"],
      number: 1,
      text: "You draw red 7.",
    };
    const { el, kernel } = desk({ ...SCENES.covered?.(), moment: 0, events: [drew] });
    await settle(1500);
    expect(el.querySelectorAll("button.uk-card")).toHaveLength(0);
    expect(el.querySelector(".uk-hand")?.getAttribute("aria-label")).toContain("face down");
    expect(el.textContent).not.toContain("red 7");
    expect(button(el, "UNO!").getAttribute("aria-disabled")).toBe("true");
    kernel.show(view({ version: 13, people: [0, 1], events: [drew] }));
    await settle();
    expect(el.querySelectorAll("button.uk-card")).toHaveLength(7);
    expect(el.querySelector(".uk-log")?.textContent).toContain("You draw red 7.");
  });
  it("leaves the hand of the only person at the screen open", () => {
    const { el } = desk({ ...SCENES.covered?.(), people: [0] });
    expect(el.querySelectorAll("button.uk-card")).toHaveLength(7);
  });
  it("the hand that was shown stays until the challenger has seen it, and bots wait", async () => {
    const { el, kernel } = desk({ ...SCENES.shown?.(), step: true, turn: 1 });
    await settle(8000);
    expect(kernel.of("step")).toHaveLength(0);
    expect(el.querySelectorAll(".uk-shown [role=img]")).toHaveLength(5);
    button(el, "I have seen it").click();
    await settle(3000);
    expect(el.querySelector(".uk-shown")).toBeNull();
    expect(kernel.of("step")).toHaveLength(1);
  });
});

describe("rounds and games", () => {
  it("counts every hand and deals the next round", async () => {
    const { el, kernel } = desk(SCENES.over?.());
    expect(el.querySelectorAll(".uk-over li")).toHaveLength(4);
    expect(el.querySelector(".uk-over")?.textContent).toContain("162");
    button(el, "Next round").click();
    await settle();
    expect(kernel.of("next_round")).toMatchObject([{ version: 12 }]);
  });
  it("begins a new game with players, options and seed", async () => {
    const { el, kernel } = desk();
    button(el, "New game").click();
    await settle();
    button(el, "Another player").click();
    await settle();
    const seed = [...el.querySelectorAll<HTMLInputElement>(".uk-options input")].at(-1);
    if (!seed) throw new Error("no field for the seed");
    seed.value = "42";
    seed.dispatchEvent(new Event("input", { bubbles: true }));
    await settle();
    const form = el.querySelector("form") as HTMLFormElement;
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await settle();
    const [sent] = kernel.of("new_game");
    expect(sent).toMatchObject({ seed: 42, version: 12, rules: { banana: "went", target: 500 } });
    expect(sent?.players).toHaveLength(5);
    expect(el.querySelector("[role=dialog]")).toBeNull();
  });
  it("shows in the dialog why a new game is refused", async () => {
    const { el, kernel } = desk();
    kernel.reply = (m) =>
      m.kind === "new_game"
        ? { kind: "refusal", rule: null, text: "Two are called Ana." }
        : { kind: "answer" };
    button(el, "New game").click();
    await settle();
    el.querySelector("form")?.dispatchEvent(
      new Event("submit", { bubbles: true, cancelable: true }),
    );
    await settle();
    expect(el.querySelector("[role=dialog] [role=alert]")?.textContent).toBe("Two are called Ana.");
  });
  it("asks for the part of the log that it missed", async () => {
    const { el, kernel } = desk({ log: 1 });
    expect(kernel.of("log")).toMatchObject([{ from: 0 }]);
    kernel.custom({
      kind: "answer",
      id: kernel.of("log")[0]?.id,
      from: 0,
      events: [{ rule: "turn.order", kind: "begins", seat: 0, moment: 0, text: "You begin." }],
    });
    await settle();
    expect(el.querySelector(".uk-log li button")?.textContent).toBe("You begin.");
  });
});

describe("the clock", () => {
  it("asks for a bot's move after a pause, once, however many views there are", async () => {
    const d = desk(SCENES.waiting?.());
    d.again();
    await settle(400);
    expect(d.kernel.of("step")).toHaveLength(0);
    await settle(1500);
    expect(d.kernel.of("step")).toMatchObject([{ version: 12 }]);
    d.kernel.show(view({ version: 13, step: true, turn: 3, moves: [] }));
    await settle(1500);
    expect(d.kernel.of("step")).toHaveLength(2);
  });
  it("is stopped by pause, and one step is one step", async () => {
    const { el, kernel } = desk(SCENES.waiting?.());
    button(el, "Pause the bots").click();
    await settle(9000);
    expect(kernel.of("step")).toHaveLength(0);
    button(el, "One step").click();
    await settle(9000);
    expect(kernel.of("step")).toHaveLength(1);
  });
  it("does not repeat a step that was refused", async () => {
    const { kernel } = desk(SCENES.waiting?.());
    kernel.reply = (m) =>
      m.kind === "step" ? { kind: "refusal", rule: null, text: "" } : { kind: "answer" };
    await settle(30000);
    expect(kernel.of("step")).toHaveLength(1);
  });
  it("an action during a bot's step waits for it and carries the new version", async () => {
    const { el, kernel } = desk(SCENES.waiting?.());
    kernel.reply = (m) => (m.kind === "step" ? undefined : { kind: "answer" });
    await settle(1400);
    button(el, "Catch!").click();
    await settle();
    expect(kernel.of("play")).toHaveLength(0);
    kernel.show(view({ version: 13, turn: 3, moves: [] }));
    kernel.custom({ kind: "answer", id: kernel.of("step")[0]?.id });
    await settle();
    expect(kernel.of("play")).toMatchObject([{ move: "0:catch", version: 13 }]);
  });
});

describe("a kernel that does not answer", () => {
  it("is noticed within seconds, controls are off, and a late reply brings it back", async () => {
    const { el, kernel } = desk();
    await settle(100);
    kernel.alive = false;
    await settle(3000 + PATIENCE + 100);
    expect(el.querySelector(".uk-banner")?.textContent).toContain("No answer from the kernel");
    card(el, "red 7").click();
    await settle();
    expect(kernel.of("play")).toHaveLength(0);
    expect(button(el, "UNO!").getAttribute("aria-disabled")).toBe("true");
    kernel.alive = true;
    await settle(3100);
    expect(el.querySelector(".uk-banner")).toBeNull();
    expect(kernel.of("view").length).toBeGreaterThan(0);
  });
  it("that was never there leaves the last view and says which cell to run", async () => {
    const d = desk({ cell: 7 }, false);
    await settle(PATIENCE + 100);
    expect(d.el.querySelector(".uk-banner")?.textContent).toContain("In [7]");
    expect(d.el.querySelectorAll(".uk-card")).toHaveLength(7);
  });
});

describe("views and models", () => {
  it("two views show the same and a click in one is one action", async () => {
    const d = desk();
    const other = d.again();
    card(other.el, "red 7").click();
    await settle();
    expect(d.kernel.of("play")).toHaveLength(1);
    d.kernel.show(view({ version: 13, hand: ["RD"], players: players(4, [1]) }));
    await settle();
    for (const el of [d.el, other.el]) expect(el.querySelectorAll(".uk-card")).toHaveLength(1);
  });
  it("leave nothing behind", async () => {
    const before = vi.getTimerCount();
    const d = desk(SCENES.waiting?.());
    const other = d.again();
    await settle(200);
    other.end.abort();
    d.view.abort();
    expect(d.el.childElementCount).toBe(0);
    d.model.abort();
    expect(d.kernel.listenerCount).toBe(0);
    await settle(100);
    expect(vi.getTimerCount()).toBe(before);
    const sent = d.kernel.sent.length;
    await settle(20000);
    expect(d.kernel.sent).toHaveLength(sent);
  });
  it("a closed view stops the clock; the model lives on", async () => {
    const d = desk(SCENES.waiting?.());
    d.view.abort();
    await settle(9000);
    expect(d.kernel.of("step")).toHaveLength(0);
    const again = d.again();
    await settle(1500);
    expect(again.el.querySelectorAll(".uk-card")).toHaveLength(7);
    expect(d.kernel.of("step")).toHaveLength(1);
  });
  it("one model initialised twice has one controller", async () => {
    const d = desk();
    const model = d.kernel.proxy();
    d.table.initialize({ model });
    d.table.initialize({ model });
    await settle();
    expect(d.kernel.listenerCount).toBe(10);
  });
  it("hides its own text in the notebook and no other's", () => {
    const d = desk();
    d.kernel.traits.fallback = "unokart-fallback-12ab";
    expect(d.again().el.querySelector("style")?.textContent).toBe(
      ".unokart-fallback-12ab{display:none}",
    );
    d.kernel.traits.fallback = "x{}body";
    expect(d.again().el.querySelector("style")?.textContent).toBe("");
  });
});

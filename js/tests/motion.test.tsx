// The table in motion: what animations a view starts, what ends them, and what they leave behind.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { players, view } from "../fixtures/views";
import { desk, key, settle, useFakeClock } from "./helpers";

interface Made {
  element: Element;
  frames: Keyframe[];
  timing: number | KeyframeAnimationOptions;
  cancelled: boolean;
}

useFakeClock();

let made: Made[] = [];
/** The kart drives by itself, and is let go on. */
const running = () => made.filter((m) => !m.cancelled && !m.element.matches(".uk-drive"));

beforeEach(() => {
  made = [];
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (
    this: Element,
    frames,
    timing = 0,
  ) {
    const one = { element: this, frames: frames as Keyframe[], timing, cancelled: false };
    made.push(one);
    const cancel = () => {
      one.cancelled = true;
    };
    return { cancel } as Animation;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const FIRST = view({ turn: 3, step: true, moves: [], log: 10, events: [], version: 20 });
/** Seat 3 plays, seat 0 draws two: seen after FIRST. */
const SECOND = view({
  version: 21,
  log: 10,
  turn: 1,
  step: true,
  moves: [],
  hand: ["R2", "R7", "RD", "Y4", "G2", "GS", "B9", "WI", "WI"],
  players: players(4, [9, 7, 7, 6]),
  top: "RD",
  events: [
    { rule: "turn.match", kind: "played", seat: 3, card: "RD", text: "" },
    { rule: "action.draw2", kind: "drew", seat: 0, number: 2, cards: ["R2", "WI"], text: "" },
  ],
});

const moving = (el: HTMLElement) => el.querySelector(".uk-stage");

async function inMotion(part: Record<string, unknown> = {}) {
  const d = desk(FIRST);
  await settle();
  d.kernel.show({ ...SECOND, ...part });
  await settle();
  return d;
}

describe("a view that one action made", () => {
  it("is there at once for who cannot see, while pictures move over it", async () => {
    const { el } = await inMotion();
    expect(el.querySelectorAll(".uk-hand [data-card]")).toHaveLength(9);
    const layer = moving(el);
    expect(layer?.getAttribute("aria-hidden")).toBe("true");
    expect(layer?.closest(".uk-felt")).not.toBeNull();
    expect(layer?.querySelector("button, [tabindex], [role]")).toBeNull();
    // The card played and the two drawn.
    expect(layer?.querySelectorAll(".uk-fly")).toHaveLength(3);
  });
  it("hides what is on its way where it will lie, each once", async () => {
    const { el } = await inMotion();
    const hidden = made.filter((m) => m.frames.every((f) => f.opacity === 0)).map((m) => m.element);
    const cards = [...el.querySelectorAll<HTMLElement>(".uk-hand [data-card]")];
    const two = cards.filter((c) => hidden.includes(c)).map((c) => c.dataset.card);
    expect(two).toEqual(["R2", "WI"]);
    expect(hidden.filter((e) => e.closest("[data-place=discard]"))).toHaveLength(1);
    expect(hidden).toHaveLength(3);
  });
  it("moves by transform, scale and opacity alone", async () => {
    await inMotion();
    const allowed = ["transform", "scale", "opacity", "offset", "easing"];
    expect(made.length).toBeGreaterThan(6);
    for (const m of made) {
      for (const f of m.frames) expect(allowed).toEqual(expect.arrayContaining(Object.keys(f)));
    }
  });
  it("comes to rest by itself and leaves nothing", async () => {
    const { el } = await inMotion();
    await settle(4000);
    expect(moving(el)).toBeNull();
    expect(running()).toEqual([]);
  });
  it.each<[string, (root: Element) => void]>([
    ["a click", (root) => root.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
    ["a key", (root) => key(root, "ArrowLeft")],
    ["a hidden page", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("%s ends it at once", async (_, what) => {
    const { el } = await inMotion();
    what(el.querySelector(".uk-bar") as Element);
    expect(moving(el)).toBeNull();
    expect(running()).toEqual([]);
  });
  it("is ended by the next view, which moves in its turn", async () => {
    const { el, kernel } = await inMotion();
    const first = moving(el);
    const before = [...made];
    const events = [{ rule: "turn.draw", kind: "drew", seat: 1, number: 1, moment: 22, text: "" }];
    kernel.show({ ...SECOND, version: 22, log: 12, events, stock: 53 });
    await settle();
    expect(moving(el)).not.toBe(first);
    expect(el.querySelectorAll(".uk-stage")).toHaveLength(1);
    expect(before.filter((m) => running().includes(m))).toEqual([]);
    expect(running().length).toBeGreaterThan(0);
  });
  it("goes on when the same view is sent again", async () => {
    const { el, kernel } = await inMotion();
    const first = moving(el);
    kernel.show({ ...SECOND });
    await settle();
    expect(moving(el)).toBe(first);
  });
  it("moves in every view of a model by itself", async () => {
    const d = desk(FIRST);
    const other = d.again();
    await settle();
    d.kernel.show(SECOND);
    await settle();
    expect(moving(d.el)).not.toBeNull();
    key(d.el.querySelector(".uk-bar") as Element, "ArrowLeft");
    expect(moving(d.el)).toBeNull();
    expect(moving(other.el)).not.toBeNull();
    other.end.abort();
    expect(running()).toEqual([]);
  });
  it("leaves no listener and no timer when its view is taken out", async () => {
    const added = vi.spyOn(document, "addEventListener");
    const d = await inMotion();
    const signals = added.mock.calls.map(([, , o]) => (o as { signal?: AbortSignal }).signal);
    d.view.abort();
    d.model.abort();
    await settle(200);
    expect(running()).toEqual([]);
    expect(signals.every((s) => s?.aborted)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the end of a round", () => {
  it("is counted when its last card lies", async () => {
    const { el } = await inMotion({ over: true, phase: "over", round_winner: 3 });
    expect(moving(el)).not.toBeNull();
    expect(el.querySelector(".uk-over")).toBeNull();
    await settle(4000);
    expect(moving(el)).toBeNull();
    expect(el.querySelector(".uk-over")).not.toBeNull();
  });
});

describe("nothing moves", () => {
  it("when the table is set so", async () => {
    const d = desk(FIRST);
    await settle();
    d.el.querySelector<HTMLElement>(".uk-root")?.setAttribute("data-motion", "off");
    d.kernel.show(SECOND);
    await settle();
    expect(moving(d.el)).toBeNull();
    expect(made).toEqual([]);
  });
  it("when less motion is wanted", async () => {
    vi.spyOn(globalThis, "matchMedia").mockImplementation(
      (query) =>
        ({ matches: query.includes("reduce"), addEventListener() {} }) as unknown as MediaQueryList,
    );
    const { el } = await inMotion();
    expect(moving(el)).toBeNull();
  });
  it("when the page is hidden", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const { el } = await inMotion();
    expect(moving(el)).toBeNull();
  });
  it("when views were missed", async () => {
    const { el } = await inMotion({ log: 13 });
    expect(moving(el)).toBeNull();
  });
  it("goes half as long when it shall go fast", async () => {
    const d = desk(FIRST);
    await settle();
    d.el.querySelector<HTMLElement>(".uk-root")?.setAttribute("data-motion", "fast");
    d.kernel.show(SECOND);
    await settle(400);
    expect(moving(d.el)).not.toBeNull();
    await settle(150);
    expect(moving(d.el)).toBeNull();
  });
});

describe("the bots", () => {
  it("wait until what they did has arrived, and no longer than before", async () => {
    const { kernel, el } = await inMotion();
    const steps = () => kernel.of("step").length;
    await settle(800);
    expect(moving(el)).not.toBeNull();
    expect(steps()).toBe(0);
    await settle(300);
    expect(moving(el)).toBeNull();
    expect(steps()).toBe(0);
    await settle(700);
    expect(steps()).toBe(1);
  });
  it("can be moved on by a single step meanwhile", async () => {
    const { kernel, el } = await inMotion();
    el.querySelector<HTMLElement>("[aria-label='One step']")?.click();
    await settle();
    expect(kernel.of("step")).toHaveLength(1);
  });
  it("stay paused after it", async () => {
    const { kernel, el } = await inMotion();
    el.querySelector<HTMLElement>("[aria-label='Pause the bots']")?.click();
    await settle(6000);
    expect(kernel.of("step")).toHaveLength(0);
  });
});

describe("only what changed is drawn again", () => {
  it("keeps the pictures of the cards that stay where they are", async () => {
    const d = desk(FIRST);
    await settle();
    const pictures = () => [...d.el.querySelectorAll(".uk-felt > :not(.uk-loft) .uk-face")];
    const before = new Set(pictures());
    const written = vi.spyOn(Element.prototype, "innerHTML", "set");
    d.kernel.show({
      ...SECOND,
      discards: 18,
      recent: ["B5", "G5", "R5", "RD"],
    });
    await settle();
    // Two cards drawn and one laid; the one under it stays.
    expect(pictures().filter((face) => !before.has(face))).toHaveLength(3);
    const drawn = written.mock.calls.filter(([markup]) => String(markup).includes("<rect"));
    expect(drawn).toHaveLength(3 + 1);
  });
});

// A person at an experiment: clicks and keys on one side, the messages and views of a kernel on the
// other.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { experiment, items, OPTIONS } from "../fixtures/experiment";
import { MockKernel, type Sent } from "../fixtures/mock";
import type { Host } from "../src/common/widget";
import type { Line, Mean, View } from "../src/experiment/contract";
import makeExperiment from "../src/experiment/index";
import { PATIENCE } from "../src/table/model/wire";
import { button, key, settle as settleFor } from "./helpers";

const BOOK = join(import.meta.dirname, "../../unokart_widget/rulebook/en");
const WORDS = ["terms", "experiment"]
  .map((name) => readFileSync(join(BOOK, `${name}.ftl`), "utf8"))
  .join("\n");

/** Long enough for the effects that follow a drawing. */
const settle = (ms = 150) => settleFor(ms);

const ends: (() => void)[] = [];

function lab(view: View = experiment(), traits = {}, host?: Host) {
  const kernel = new MockKernel(view, WORDS);
  Object.assign(kernel.traits, { options: OPTIONS, languages: { en: "English" }, ...traits });
  const page = makeExperiment();
  const end = new AbortController();
  page.initialize({ model: kernel.proxy(), signal: end.signal });
  const el = document.createElement("div");
  document.body.append(el);
  page.render({ model: kernel.proxy(), el, signal: end.signal, ...(host ? { host } : {}) });
  ends.push(() => end.abort());
  const show = (part: Partial<View>) => {
    const now = kernel.traits.view as View;
    kernel.show({ ...now, version: now.version + 1, ...part });
  };
  /** A kernel that plays what it is asked for, at most so many rounds at once. */
  const plays = (most: number) => {
    kernel.reply = (m: Sent) => {
      if (m.kind !== "more") return { kind: "answer" };
      const played = Math.min(Number(m.rounds), most);
      const rounds = (kernel.traits.view as View).rounds + played;
      show({ rounds, count: rounds });
      return { kind: "answer", played };
    };
  };
  return { kernel, el, end, show, plays };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await vi.advanceTimersByTimeAsync(100);
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
});

const bars = (el: HTMLElement) => [...el.querySelectorAll<HTMLButtonElement>("button.ux-bar")];
const asked = (kernel: MockKernel) => kernel.of("more").map((m) => m.rounds);

describe("running", () => {
  it("a step of a hundred is asked for until all of it is played", async () => {
    const { el, kernel, plays } = lab();
    plays(40);
    button(el, "+100 more").click();
    await settle(1000);
    expect(asked(kernel)).toEqual([100, 60, 20]);
    expect(el.querySelector(".ux-count")?.textContent).toContain("110 rounds");
    expect(button(el, "Run")).toBeTruthy();
  });
  it("Run asks for more and more, ahead of time, and Pause ends it at once", async () => {
    const { el, kernel, plays } = lab(experiment({ rounds: 0, count: 0 }));
    plays(1e9);
    button(el, "Run").click();
    await settle(1500);
    const so_far = asked(kernel).map(Number);
    expect(so_far.length).toBeGreaterThan(5);
    expect(so_far).toEqual([...so_far].sort((a, b) => a - b));
    expect(kernel.of("more")[0]).toMatchObject({ ahead: true });
    button(el, "Pause").click();
    await settle(1500);
    expect(asked(kernel)).toHaveLength(so_far.length);
  });
  it("stops at the most there can be", async () => {
    const { el, kernel, plays } = lab(experiment({ rounds: 999_990, count: 999_990 }));
    plays(10);
    button(el, "Run").click();
    await settle(1000);
    expect(asked(kernel)).toHaveLength(1);
    expect(el.textContent).toContain("That is all: 1,000,000.");
    button(el, "+100 more").click();
    await settle();
    expect(asked(kernel)).toHaveLength(1);
  });
  it("a refusal ends the run and is an alert", async () => {
    const { el, kernel } = lab();
    kernel.reply = (m) =>
      m.kind === "more" ? { kind: "refusal", text: "Enough." } : { kind: "answer" };
    button(el, "Run").click();
    await settle();
    expect(el.querySelector("[role=alert] .ux-alert")?.textContent).toContain("Enough.");
    expect(button(el, "Run")).toBeTruthy();
  });
  it("speaks once it rests, and not while it runs", async () => {
    const { el, plays } = lab();
    plays(1e9);
    const live = el.querySelector("[aria-live]");
    button(el, "Run").click();
    await settle(800);
    expect(live?.textContent).toBe("");
    button(el, "Pause").click();
    await settle();
    expect(live?.textContent).toMatch(/^[\d,]+ rounds\. On average 21\.50\.$/);
  });
  it("a dead kernel is told of, and nothing can be asked any more", async () => {
    const { el, kernel } = lab();
    await settle();
    kernel.alive = false;
    button(el, "Run").click();
    await settle(PATIENCE + 100);
    expect(el.querySelector(".ux-banner")?.textContent).toContain("No answer from the kernel.");
    const so_far = asked(kernel).length;
    button(el, "+1 more").click();
    await settle();
    expect(asked(kernel)).toHaveLength(so_far);
    kernel.alive = true;
    await settle(5000);
    expect(el.querySelector(".ux-banner")).toBeNull();
  });
});

describe("the chart", () => {
  it("says of each bar what is in it, and where the exact value lies", () => {
    const { el } = lab(items());
    expect(bars(el).map((b) => b.getAttribute("aria-label"))).toEqual([
      "mushroom: 30.0%, 3 of 10, likely between 0.0% and 0.0%; of an unseen deck 25/111 = 22.5%",
      "banana peel: 70.0%, 7 of 10, likely between 0.0% and 0.0%; of an unseen deck 25/111 = 22.5%",
    ]);
    expect(el.querySelectorAll(".ux-mark")).toHaveLength(2);
  });
  it("is one stop of Tab; arrows lead from bar to bar", () => {
    const { el } = lab();
    expect(bars(el).map((b) => b.tabIndex)).toEqual([0, -1, -1]);
    bars(el)[0]?.focus();
    key(bars(el)[0] as Element, "ArrowRight");
    expect(document.activeElement).toBe(bars(el)[1]);
    key(bars(el)[1] as Element, "End");
    expect(document.activeElement).toBe(bars(el)[2]);
    key(bars(el)[2] as Element, "ArrowRight");
    expect(document.activeElement).toBe(bars(el)[2]);
  });
  it("has all its numbers in a table as well", () => {
    const { el } = lab();
    const rows = [...el.querySelectorAll(".ux-numbers tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows[1]).toEqual(["20–39", "6", "60.0%", "31.0% – 83.0%"]);
    expect(rows).toHaveLength(3);
  });
  it("tells the mean with its interval", () => {
    const { el } = lab();
    expect(el.querySelector(".ux-mean")?.textContent).toContain("On average 21.50");
    expect(el.querySelector(".ux-mean")?.textContent).toContain("15.25 and 27.75");
  });
});

describe("the running line", () => {
  const LINE: Line = {
    low: null,
    points: [
      [1, 30, null, null],
      [5, 25.5, 14, 37],
      [10, 21.5, 15.25, 27.75],
    ],
  };
  const drawn = (el: HTMLElement) => el.querySelector(".ux-line svg");

  it("is off, and a button asks for it, of the bar that is chosen", async () => {
    const { el, kernel, show } = lab();
    expect(drawn(el)).toBeNull();
    button(el, "Line so far").click();
    await settle();
    show({ line: LINE });
    await settle();
    expect(button(el, "Line so far").getAttribute("aria-pressed")).toBe("true");
    bars(el)[1]?.click();
    await settle();
    bars(el)[1]?.click();
    await settle();
    button(el, "Line so far").click();
    await settle();
    expect(kernel.of("line").map(({ on, low }) => [on, low])).toEqual([
      [true, null],
      [true, 20],
      [true, null],
      [false, null],
    ]);
  });
  it("is of a bar that is chosen before it has come", async () => {
    const { el, kernel } = lab();
    button(el, "Line so far").click();
    bars(el)[1]?.click();
    await settle();
    expect(kernel.of("line").map(({ on, low }) => [on, low])).toEqual([
      [true, null],
      [true, 20],
    ]);
  });
  it("is told in words: some points with their intervals, and what is exact", () => {
    const mean = { ...(experiment().mean as Mean), mark: 20 };
    const { el } = lab(experiment({ line: LINE, mean, marks: "exact" }));
    expect(drawn(el)?.getAttribute("aria-label")).toBe(
      "The average so far. 1 round: 30.00. 10 rounds: 21.50, likely between 15.25 and 27.75. " +
        "exact 20.00.",
    );
    expect(el.querySelectorAll(".ux-line path")).toHaveLength(3);
    expect(el.querySelector(".ux-line figcaption")?.textContent).toContain("95 % interval");
  });
  it("of a share has the bar's name and its exact share", () => {
    const { el } = lab({ ...items(), line: { low: 1, points: [[10, 0.7, 0.4, 0.9]] } });
    expect(drawn(el)?.getAttribute("aria-label")).toBe(
      "banana peel: the share so far. 10 rounds: 70.0%, likely between 40.0% and 90.0%. " +
        "of an unseen deck 25/111 = 22.5%.",
    );
  });
  it("writes numbers as its language does", () => {
    const { el } = lab(experiment({ language: "ro", line: LINE }));
    expect(drawn(el)?.getAttribute("aria-label")).toContain("21,50");
  });
  it("stays within its frame, whatever the early rounds brought", () => {
    const points: Line["points"] = Array.from({ length: 40 }, (_, i) => [
      i + 1,
      20 + 100 / (i + 1),
      20 - 900 / (i + 1),
      20 + 1100 / (i + 1),
    ]);
    const { el } = lab(experiment({ line: { low: null, points } }));
    const way = el.querySelector(".ux-run-line")?.getAttribute("d") ?? "";
    const heights = [...way.matchAll(/[ML]\d+ (-?\d+)/g)].map((m) => Number(m[1]));
    expect(heights).toHaveLength(40);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(1000);
  });
  it("speaks of its bar when a run rests", async () => {
    const { el, plays } = lab(experiment({ line: { ...LINE, low: 0 } }));
    plays(1e9);
    button(el, "+100 more").click();
    await settle();
    expect(el.querySelector("[aria-live]")?.textContent).toMatch(/^110 rounds\. 0–19: 40\.0%/);
  });
  it("can be of a bar also where no round can be opened", async () => {
    const show = { ...OPTIONS.show, rounds: false };
    const { el, kernel } = lab(experiment({ line: LINE }), { options: { ...OPTIONS, show } });
    bars(el)[2]?.click();
    await settle();
    expect(kernel.of("line")).toMatchObject([{ on: true, low: 40 }]);
    expect(el.querySelector(".ux-rounds")).toBeNull();
  });
});

const ROUND = { round: 4711, winner: 1, points: 37, turns: 52, rounds: null, cards: null };

describe("a bar, its rounds, and a table", () => {
  const listed = (kernel: MockKernel, next: number | null = null) => {
    kernel.reply = (m) =>
      m.kind === "rounds" ? { kind: "answer", rounds: [ROUND], next } : { kind: "answer" };
  };
  it("lists the rounds, page by page", async () => {
    const { el, kernel } = lab();
    listed(kernel, 5000);
    bars(el)[1]?.click();
    await settle();
    expect(kernel.of("rounds")).toMatchObject([{ low: 20, high: 39, from: 0 }]);
    expect(el.querySelector(".ux-round")?.textContent).toBe(
      "Round 4,711Ben wins 37 points · 52 turns",
    );
    button(el, "Next").click();
    await settle();
    expect(kernel.of("rounds")[1]).toMatchObject({ from: 5000 });
    button(el, "Before").click();
    await settle();
    expect(kernel.of("rounds")[2]).toMatchObject({ from: 0 });
    bars(el)[1]?.click();
    await settle();
    expect(el.querySelector(".ux-rounds")).toBeNull();
  });
  it("a hand is listed with its cards, in words for who cannot see them", async () => {
    const { el, kernel } = lab(experiment({ unit: "hand" }));
    kernel.reply = (m) =>
      m.kind === "rounds"
        ? { kind: "answer", rounds: [{ ...ROUND, winner: null, cards: ["R7", "W4"] }], next: null }
        : { kind: "answer" };
    bars(el)[1]?.click();
    await settle();
    expect(el.querySelector(".ux-round")?.textContent).toContain("Hand 4,711");
    expect(el.querySelector(".ux-cards")?.textContent).toContain("red 7");
    expect(el.querySelector(".ux-cards")?.textContent).toContain("Wild Draw Four");
  });
  it("a game is listed with its rounds, and draws with their cards, with nothing to open", async () => {
    const tell = (round: object) => (m: Sent) =>
      m.kind === "rounds" ? { kind: "answer", rounds: [round], next: null } : { kind: "answer" };
    const games = lab(experiment({ unit: "game" }));
    games.kernel.reply = tell({ ...ROUND, points: 523, turns: null, rounds: 12 });
    bars(games.el)[1]?.click();
    await settle();
    expect(games.el.querySelector(".ux-round")?.textContent).toBe(
      "Game 4,711Ben wins with 523 points · 12 rounds",
    );
    const waits = lab(experiment({ unit: "wait" }));
    waits.kernel.reply = tell({ ...ROUND, winner: null, points: 2, cards: ["Y2", "R7"] });
    bars(waits.el)[1]?.click();
    await settle();
    expect(waits.el.querySelector(".ux-round")?.textContent).toContain("Try 4,7112 draws");
    expect(waits.el.querySelector("button.ux-round")).toBeNull();
  });
  it("opens a round on a table that the host draws, and puts it away", async () => {
    const drawn: [string, HTMLElement, AbortSignal | undefined][] = [];
    const host: Host = {
      getWidget: async (name) => ({
        render: async ({ el, signal }) => {
          drawn.push([name, el, signal]);
          el.append("a table");
        },
      }),
    };
    const { el, kernel, show } = lab(experiment(), {}, host);
    listed(kernel);
    bars(el)[1]?.click();
    await settle();
    button(el, /^Round 4,711/).click();
    await settle();
    expect(kernel.of("open")).toMatchObject([{ round: 4711 }]);
    show({ opened: { round: 4711, table: "anywidget:abc" } });
    await settle();
    expect(drawn.map(([name]) => name)).toEqual(["anywidget:abc"]);
    expect(el.textContent).toContain("Round 4,711, on a table");
    // New numbers leave the table alone.
    show({ rounds: 11 });
    await settle();
    expect(drawn).toHaveLength(1);
    button(el, "Put the table away").click();
    await settle();
    expect(kernel.of("close")).toHaveLength(1);
    show({ opened: null });
    await settle();
    expect(drawn[0]?.[2]?.aborted).toBe(true);
    expect(el.querySelector(".ux-place")?.textContent).toBe("");
  });
  it("says what to run where the host cannot draw it", async () => {
    const { el } = lab(experiment({ opened: { round: 4711, table: "anywidget:abc" } }));
    await settle();
    expect(el.querySelector("[role=alert]:not(.ux-alerts)")?.textContent).toContain(
      "uk.Table(experiment.run.game(4711).at(0))",
    );
  });
  it("opens nothing where the author does not want it", async () => {
    const show = { ...OPTIONS.show, rounds: false };
    const { el, kernel } = lab(experiment(), { options: { ...OPTIONS, show } });
    bars(el)[1]?.click();
    await settle();
    expect(kernel.of("rounds")).toEqual([]);
  });
});

describe("choices", () => {
  const choose = async (el: HTMLElement, label: string, value: string) => {
    const found = [...el.querySelectorAll("label")].find((l) =>
      l.querySelector("span")?.textContent?.includes(label),
    );
    const select = found?.querySelector("select") as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settle();
  };
  it("asks for another question, other players and strategies", async () => {
    const { el, kernel } = lab();
    await choose(el, "Question", "item");
    await choose(el, "Players", "5");
    await choose(el, "They play", "mine");
    expect(kernel.of("ask")).toMatchObject([{ question: "item" }]);
    expect(kernel.of("anew")).toMatchObject([{ players: 5 }, { strategies: ["mine", "mine"] }]);
  });
  it("seat by seat", async () => {
    const { el, kernel } = lab(experiment({ strategies: ["random", "careful"] }));
    await choose(el, "Ana plays", "greedy");
    expect(kernel.of("anew")).toMatchObject([{ strategies: ["greedy", "careful"] }]);
  });
  it("are not there where the author settled them", () => {
    const show = { ...OPTIONS.show, choices: false };
    const { el } = lab(experiment(), { options: { ...OPTIONS, show } });
    expect(el.querySelector("h2")?.textContent).toBe("Points of a round");
    expect(el.querySelectorAll("select")).toHaveLength(0);
  });
});

describe("what comes from the kernel", () => {
  it("is checked: a broken view is told of, and the last one stays", async () => {
    const { el, kernel } = lab();
    kernel.show({ ...experiment(), version: 9, bars: "none" });
    await settle();
    expect(el.querySelector(".ux-alert")?.textContent).toContain("view.bars: a list");
    expect(bars(el)).toHaveLength(3);
  });
  it("leaves nothing behind", async () => {
    const { el, kernel, end } = lab();
    await settle();
    end.abort();
    await settle();
    expect(kernel.listenerCount).toBe(0);
    expect(el.childElementCount).toBe(0);
  });
});

// What the table knows and tells: why, the rulebook, hints, why a bot did so, and the past.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Sent } from "../fixtures/mock";
import { players, SCENES, view } from "../fixtures/views";
import { plain } from "../src/sheets/search";
import { button, type Desk, desk, key, settle, useFakeClock } from "./helpers";

useFakeClock();
// Nothing shall move: this page cannot take a motion back quietly.
beforeEach(() => localStorage.setItem("unokart", '{"motion":"off"}'));
afterEach(() => localStorage.clear());

const BOOK = [
  { rule: "turn.match", chapter: "turn", title: "Matching", text: "Match it.", convention: null },
  {
    ...{ rule: "item.banana", chapter: "item", title: "Banana peel", text: "Slip and draw." },
    convention: "A convention of ours: banana=seat changes it.",
    option: { name: "banana", value: "went" },
  },
  {
    rule: "uno.say",
    chapter: "uno",
    title: "Spune „ȘASE”",
    text: "हिन्दी में कार्ड़",
    convention: null,
  },
].map((entry) => ({ option: null, ...entry }));

const told = (moment: number) => ({
  ...{ rule: "turn.match", kind: "played", seat: 3, card: "R5", moment },
  text: `Carys plays, action ${moment}.`,
});

function answer(m: Sent): Record<string, unknown> {
  const { moment, move } = m as { moment?: number; move?: string };
  switch (m.kind) {
    case "explain":
      return { legal: move === "0:R7", rule: "turn.match", title: "Matching", text: `On ${move}.` };
    case "rulebook":
      return { rules: BOOK };
    case "bot":
      return { name: "Carys", strategy: "greedy", text: `The dearest card, at ${moment}.` };
    case "hint":
      return {
        moves: ["0:R7", "0:R7!", "0:draw"].map((m) => ({
          ...{ move: m, rule: "turn.match", title: "Matching", legal: true },
          text: `${m} is allowed.`,
        })),
        advice: { move: "0:R7", strategy: "careful", text: "Keep the wild card." },
      };
    case "past":
      return {
        view: view({
          ...{ moment, version: 12, round_start: 3, round_end: 12, moves: ["0:R7"], step: true },
          ...{ hand: ["G1", "G2"], events: [told(moment ?? 0)], players: players(4, [2]) },
          shown: { seat: 2, cards: ["W4"] },
        }),
      };
    default:
      return {};
  }
}

function table(part: Record<string, unknown> = {}): Desk {
  const made = desk({ round_start: 3, events: [told(12)], ...part });
  made.kernel.reply = (m) => ({ kind: "answer", ...answer(m) });
  return made;
}

const card = (el: HTMLElement, name: string) => button(el, new RegExp(`^${name}`));
const why = (el: HTMLElement) => el.querySelector(".uk-why")?.textContent ?? "";
const rest = (el: Element) =>
  el.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
const leave = (el: Element) =>
  el.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
const slider = (el: HTMLElement) => el.querySelector<HTMLInputElement>("[data-slider]");
const slide = (el: HTMLElement, to: number) => {
  const input = slider(el) as HTMLInputElement;
  input.value = String(to);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

describe("why?", () => {
  it("is answered for every card on which the pointer rests, and goes with the pointer", async () => {
    const { el, kernel } = table();
    rest(card(el, "red 7"));
    await settle(100);
    expect(kernel.of("explain")).toHaveLength(0);
    await settle(400);
    expect(kernel.of("explain")).toMatchObject([{ move: "0:R7" }]);
    expect(why(el)).toContain("Matching: On 0:R7.");
    leave(card(el, "red 7"));
    rest(card(el, "blue 9"));
    await settle(400);
    expect(why(el)).toContain("On 0:B9.");
    leave(card(el, "blue 9"));
    await settle(1000);
    expect(why(el)).toBe("");
    expect(kernel.of("play")).toHaveLength(0);
  });
  it("is said only to who asks, and not along the way through the hand", async () => {
    const { el } = table();
    await settle(1500);
    const said = () => el.querySelector("[aria-live=polite].uk-sr")?.textContent;
    rest(card(el, "blue 9"));
    await settle(500);
    expect(why(el)).toContain("On 0:B9.");
    expect(said()).not.toContain("On 0:B9.");
    card(el, "blue 9").click();
    await settle(50);
    expect(said()).toContain("On 0:B9.");
  });
  it("stays while the pointer is on the answer", async () => {
    const { el } = table();
    rest(card(el, "red 7"));
    await settle(500);
    leave(card(el, "red 7"));
    rest(el.querySelector(".uk-why") as Element);
    await settle(3000);
    expect(why(el)).toContain("On 0:R7.");
  });
  it("is asked once for each position", async () => {
    const { el, kernel } = table();
    for (let i = 0; i < 3; i += 1) {
      key(card(el, "red 7"), "w");
      await settle();
    }
    expect(kernel.of("explain")).toHaveLength(1);
    kernel.show(view({ version: 13, moment: 13 }));
    await settle();
    expect(why(el)).toBe("");
    key(card(el, "red 7"), "w");
    await settle();
    expect(kernel.of("explain")).toHaveLength(2);
  });
  it("a long press asks and plays nothing; a tap on a card that fits plays it", async () => {
    const { el, kernel } = table();
    const seven = card(el, "red 7");
    seven.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    await settle(700);
    seven.dispatchEvent(new PointerEvent("pointerup", { pointerType: "touch", bubbles: true }));
    seven.click();
    await settle();
    expect(why(el)).toContain("On 0:R7.");
    expect(kernel.of("play")).toHaveLength(0);
    seven.click();
    await settle();
    expect(kernel.of("play")).toHaveLength(1);
  });
  it("the stock and the card on the pile answer too", async () => {
    const { el, kernel } = table();
    rest(button(el, /in stock/));
    await settle(500);
    expect(kernel.of("explain")).toMatchObject([{ move: "0:draw" }]);
    button(el, /^On the pile/).click();
    await settle();
    expect(why(el)).toContain("Matching: Carys plays, action 12.");
  });
  it("a bot's seat and its line in the log tell why it did so", async () => {
    const { el, kernel } = table();
    button(el, /Carys.*Why did Carys do this/).click();
    await settle();
    expect(kernel.of("bot")).toMatchObject([{ moment: 12 }]);
    expect(why(el)).toContain("The dearest card, at 12.");
    key(el.querySelector(".uk-hand") as Element, "Escape");
    await settle();
    expect(why(el)).toBe("");
    (el.querySelector(".uk-log .uk-mini") as HTMLElement).click();
    await settle();
    expect(why(el)).toContain("at 12");
  });
  it("an answer leads into the rulebook, and so do a line of the log and a refusal", async () => {
    const { el, kernel } = table();
    key(card(el, "red 7"), "w");
    await settle();
    (el.querySelector(".uk-why button") as HTMLElement).click();
    await settle();
    expect(document.activeElement?.getAttribute("data-rule")).toBe("turn.match");
    key(document.activeElement as Element, "Escape");
    await settle();
    button(el, "Read the rule").click();
    await settle();
    expect(document.activeElement?.getAttribute("data-rule")).toBe("turn.match");
    key(document.activeElement as Element, "Escape");
    await settle();
    kernel.reply = (m) =>
      m.kind === "play"
        ? { kind: "refusal", rule: "uno.say", title: "Late", text: "Too late." }
        : { kind: "answer", ...answer(m) };
    button(el, "UNO!").click();
    await settle();
    (el.querySelector(".uk-alert button") as HTMLElement).click();
    await settle();
    expect(document.activeElement?.getAttribute("data-rule")).toBe("uno.say");
    expect(kernel.of("rulebook")).toHaveLength(1);
  });
});

describe("the rulebook", () => {
  it("is whole, by chapters, with conventions marked and options as they are set", async () => {
    const { el, kernel } = table();
    button(el, "Rulebook").click();
    await settle();
    const dialog = el.querySelector("[role=dialog]") as HTMLElement;
    expect([...dialog.querySelectorAll("h3")].map((h) => h.textContent)).toEqual([
      ...["A turn", "Items", "Saying UNO"],
    ]);
    expect(dialog.querySelectorAll("article")).toHaveLength(BOOK.length);
    expect(dialog.querySelector(".uk-convention")?.textContent).toMatch(/^Convention\. A conv/);
    expect(dialog.querySelector(".uk-set")?.textContent).toBe(
      "At this table: The banana peel hits whoever went just before.",
    );
    expect(kernel.of("rulebook")).toHaveLength(1);
  });
  it.each([
    ["BANANA", "item.banana"],
    ["spune sase", "uno.say"],
    ["हिन्दी कार्ड", "uno.say"],
    ["convention peel", "item.banana"],
  ])("finds %s", async (words, rule) => {
    const { el } = table();
    key(el.querySelector(".uk-hand") as Element, "r");
    await settle();
    const field = el.querySelector<HTMLInputElement>("[type=search]") as HTMLInputElement;
    expect(document.activeElement).toBe(field);
    field.value = words;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await settle();
    const found = [...el.querySelectorAll("article")].map((a) => a.getAttribute("data-rule"));
    expect(found).toEqual([rule]);
    expect(el.querySelector("[role=dialog] [role=status]")?.textContent).toBe("1 rule");
  });
  it("says so when nothing is found, and when nobody answers", async () => {
    const { el, kernel } = table();
    kernel.reply = (m) =>
      m.kind === "rulebook" ? { kind: "error", text: "No book." } : { kind: "answer" };
    button(el, "Rulebook").click();
    await settle();
    expect(el.querySelector("[role=dialog] [role=alert]")?.textContent).toBe("No book.");
  });
  it("compares Hindi without the dot but with its vowels", () => {
    expect(plain("कार्ड़")).toBe(plain("कार्ड"));
    expect(plain("कार्ड")).not.toBe(plain("कर्ड"));
  });
});

describe("hints", () => {
  it("show what is allowed and why, and what a careful player would do", async () => {
    const { el } = table();
    key(el.querySelector(".uk-hand") as Element, "h");
    await settle();
    const dialog = el.querySelector("[role=dialog]") as HTMLElement;
    expect(dialog.querySelector(".uk-advice")?.textContent).toContain("Keep the wild card.");
    expect(dialog.querySelectorAll(".uk-moves li")).toHaveLength(2);
    expect(dialog.textContent).toContain("2 choices are allowed");
  });
  it("that are refused are an alert and no dialog", async () => {
    const { el, kernel } = table();
    kernel.reply = () => ({ kind: "refusal", rule: null, text: "Nothing to decide." });
    button(el, "Hint").click();
    await settle();
    expect(el.querySelector("[role=dialog]")).toBeNull();
    expect(el.querySelector("[role=alert] .uk-alert")?.textContent).toContain("Nothing to decide.");
  });
  it("that are refused say so for the moment that was asked about", async () => {
    const { el, kernel } = table();
    kernel.reply = () => ({ kind: "refusal", rule: null, text: "Nothing to decide." });
    button(el, "Hint").click();
    await settle();
    kernel.show(view({ version: 13, moment: 13 }));
    await settle();
    expect(el.querySelector(".uk-alert")).toBeNull();
  });
  it("go when the table moves on", async () => {
    const { el, kernel } = table();
    button(el, "Hint").click();
    await settle();
    kernel.show(view({ version: 13, moment: 13 }));
    await settle();
    expect(el.querySelector("[role=dialog]")).toBeNull();
  });
});

describe("looking back", () => {
  it("a line of the log shows the table as it was: read only, tinted, and bots wait", async () => {
    const { el, kernel } = table({ step: true, turn: 2, moves: [] });
    button(el, "Carys plays, action 12.").click();
    await settle();
    expect(kernel.of("past")).toMatchObject([{ moment: 12 }]);
    expect(el.querySelector(".uk-table")?.classList.contains("uk-back")).toBe(true);
    expect(el.querySelector(".uk-felt")?.textContent).toContain("Looking back: action 12 of 12.");
    const cards = [...el.querySelectorAll(".uk-card")];
    expect(cards.map((c) => c.getAttribute("aria-label"))).toEqual(["green 1", "green 2"]);
    (cards[0] as HTMLElement).click();
    for (const k of ["d", "p", "u", "c", "n", "w", "h"]) key(cards[0] as Element, k);
    await settle(9000);
    for (const kind of ["play", "step", "explain", "hint", "next_round"]) {
      expect(kernel.of(kind), kind).toHaveLength(0);
    }
    expect(el.querySelector(".uk-shown")).toBeNull();
    button(el.querySelector(".uk-history") as HTMLElement, "Back to now").click();
    await settle();
    expect(el.querySelector(".uk-back")).toBeNull();
    expect(el.querySelectorAll(".uk-card")).toHaveLength(7);
    await settle(3000);
    expect(kernel.of("step")).toHaveLength(1);
  });
  it("the slider holds the focus, spans the round, and asks only for where it stops", async () => {
    const { el, kernel } = table();
    key(el.querySelector(".uk-hand") as Element, "l");
    await settle();
    const input = slider(el) as HTMLInputElement;
    expect(document.activeElement).toBe(input);
    expect([input.min, input.max, input.value]).toEqual(["3", "12", "11"]);
    expect(input.getAttribute("aria-valuetext")).toBe("11 of 12");
    slide(el, 9);
    slide(el, 7);
    slide(el, 5);
    await settle();
    expect(kernel.of("past").map((m) => m.moment)).toEqual([11, 9, 5]);
    expect(el.querySelector(".uk-waits")?.textContent).toContain("action 5 of 12");
    key(input, "Escape");
    await settle();
    expect(slider(el)).toBeNull();
    expect(document.activeElement?.classList.contains("uk-card")).toBe(true);
  });
  it("the keys of the clock step, also into the round before", async () => {
    const { el, kernel } = table();
    key(el.querySelector(".uk-hand") as Element, "l");
    await settle();
    key(slider(el) as Element, ",");
    await settle();
    key(slider(el) as Element, ".");
    await settle();
    slide(el, 3);
    await settle();
    button(el, "One action back").click();
    await settle();
    expect(kernel.of("past").map((m) => m.moment)).toEqual([11, 10, 3, 2]);
  });
  it("is announced when it begins, moves and ends", async () => {
    const { el } = table();
    const live = () => el.querySelector("[aria-live=polite].uk-sr")?.textContent;
    await settle(1500);
    button(el, "Look back").click();
    await settle(1500);
    expect(live()).toBe("Looking back: action 11 of 12. Carys plays, action 11.");
    key(slider(el) as Element, "Escape");
    await settle(1500);
    expect(live()).toBe("This is the table as it is now.");
  });
  it.each(["Hint", "New game"])("ends for what is about now: %s", async (name) => {
    const { el } = table();
    button(el, "Look back").click();
    await settle();
    button(el, name).click();
    await settle();
    expect(el.querySelector(".uk-back")).toBeNull();
    expect(el.querySelector("[role=dialog]")).not.toBeNull();
  });
  it("goes on from there, and back to another line", async () => {
    const lines = [
      { line: 0, parent: null, from: null, moment: 12 },
      { line: 1, parent: 0, from: 8, moment: 9 },
    ];
    const { el, kernel } = table({ lines, line: 1, moment: 9 });
    key(el.querySelector(".uk-hand") as Element, "l");
    await settle();
    button(el, "Go on from here").click();
    await settle();
    expect(kernel.of("branch")).toMatchObject([{ moment: 8, version: 12 }]);
    expect(slider(el)).toBeNull();
    key(el.querySelector(".uk-hand") as Element, "l");
    await settle();
    const choice = el.querySelector<HTMLSelectElement>(".uk-history select") as HTMLSelectElement;
    expect(choice.value).toBe("1");
    choice.value = "0";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    await settle();
    expect(kernel.of("line")).toEqual([]);
    button(el, "Go to this line").click();
    await settle();
    expect(kernel.of("line")).toMatchObject([{ line: 0 }]);
  });
  it("ends when the seat or the line changes, and says what was refused", async () => {
    const { el, kernel } = table();
    key(el.querySelector(".uk-hand") as Element, "l");
    await settle();
    kernel.show(view({ version: 13, line: 1, moment: 4, lines: [] }));
    await settle();
    expect(slider(el)).toBeNull();
    kernel.reply = () => ({ kind: "refusal", rule: null, text: "There is no such moment." });
    key(el.querySelector(".uk-hand") as Element, "l");
    await settle();
    expect(slider(el)).toBeNull();
    expect(el.querySelector(".uk-alert")?.textContent).toContain("no such moment");
  });
  it("another line has another log", async () => {
    const { el, kernel } = table();
    kernel.show(view({ version: 13, line: 1, moment: 4, log: 1, events: [told(4)] }));
    await settle();
    expect(kernel.of("log")).toMatchObject([{ from: 0 }]);
    expect(el.querySelector(".uk-log")?.textContent).not.toContain("action 12");
  });
  it("shows the end of a round without its buttons", async () => {
    const { el, kernel } = table();
    kernel.reply = (m) => ({
      kind: "answer",
      ...(m.kind === "past" ? { view: { ...SCENES.over?.(), moment: 2, round_end: 2 } } : {}),
    });
    key(el.querySelector(".uk-hand") as Element, "l");
    await settle();
    expect(el.querySelectorAll(".uk-over li")).toHaveLength(4);
    expect(() => button(el, "Next round")).toThrow();
    expect(el.querySelector(".uk-history")?.textContent).toContain("Looking back");
  });
  it("arrows move along the lines of the log, with one tab stop", async () => {
    const { el } = table({ events: [told(10), told(11), told(12)] });
    const lines = [...el.querySelectorAll<HTMLElement>(".uk-log li > button:first-child")];
    expect(lines.filter((l) => l.tabIndex === 0)).toEqual([lines[2]]);
    lines[2]?.focus();
    key(lines[2] as Element, "ArrowUp");
    await settle();
    expect(document.activeElement).toBe(lines[1]);
    key(lines[1] as Element, "Home");
    await settle();
    expect(document.activeElement).toBe(lines[0]);
    expect(lines.filter((l) => l.tabIndex === 0)).toEqual([lines[0]]);
  });
});

// A student at an exercise: the fields on one side, the messages of a kernel on the other.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MockKernel } from "../fixtures/mock";
import makeExercise from "../src/exercise/index";
import { PATIENCE } from "../src/table/model/wire";
import { button, settle } from "./helpers";

const WORDS = Object.fromEntries(
  (
    "label answer number-help many-help order-help move-help check again hint hints up down " +
    "solved before right wrong done silent dead"
  )
    .split(" ")
    .map((key) => [key, `[${key}]`]),
);
const TRAITS = { lesson: "one", key: "two", fallback: "unokart-fallback-1a" };
const VIEW = { kind: "number", question: "How many?", language: "en", hints: 2, tries: 0 };

interface Desk {
  el: HTMLElement;
  kernel: MockKernel;
  end(): void;
}

let open: Desk[] = [];

function desk(view: Record<string, unknown> = {}, traits: Record<string, unknown> = {}): Desk {
  const kernel = new MockKernel({ ...VIEW, right: false, ...view }, "");
  Object.assign(kernel.traits, { words: { ...WORDS, stars: "{stars} of 3" } }, TRAITS, traits);
  return show(kernel);
}

function show(kernel: MockKernel): Desk {
  const exercise = makeExercise();
  const signal = new AbortController();
  exercise.initialize({ model: kernel.proxy(), signal: signal.signal });
  const el = document.createElement("div");
  document.body.append(el);
  exercise.render({ model: kernel.proxy(), el, signal: signal.signal });
  const made = { el, kernel, end: () => signal.abort() };
  open.push(made);
  return made;
}

const field = (el: HTMLElement) => el.querySelector("input") as HTMLInputElement;
const said = (el: HTMLElement) => el.querySelector(".uk-x-said")?.textContent;

function type(el: HTMLElement, text: string): void {
  field(el).value = text;
  field(el).dispatchEvent(new Event("input", { bubbles: true }));
}

/** What Enter in a field does in a browser. */
function enter(el: HTMLElement): void {
  el.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

const answer = (verdict: Record<string, unknown>) => ({ kind: "answer", counts: true, ...verdict });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(async () => {
  for (const one of open) one.end();
  open = [];
  await vi.advanceTimersByTimeAsync(100);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a number", () => {
  it("is sent as it is typed, and the verdict is shown and spoken", async () => {
    const { el, kernel } = desk({ unit: "cards" });
    kernel.reply = (m) =>
      m.kind === "check" ? answer({ right: false, text: "Look again." }) : { kind: "answer" };
    expect(el.textContent).toContain("How many?");
    expect(el.textContent).toContain("cards");
    type(el, "1/16");
    enter(el);
    await settle();
    expect(kernel.of("check")).toMatchObject([{ answer: "1/16" }]);
    expect(said(el)).toBe("[wrong]: Look again.");
    expect(el.querySelector(".uk-x-said")?.getAttribute("role")).toBe("status");
    // What was said is of another answer than the next.
    type(el, "1/17");
    await settle();
    expect(said(el)).toBe("");
  });
  it("a right one is celebrated and kept", async () => {
    const heard = vi.fn();
    window.addEventListener("unokart-progress", heard);
    const { el, kernel } = desk();
    kernel.reply = (m) =>
      m.kind === "check"
        ? answer({ right: m.answer === "2", text: "Said.", counts: m.answer !== "?" })
        : { kind: "answer" };
    for (const text of ["?", "1", "2", "3"]) {
      type(el, text);
      enter(el);
      await settle();
      expect(Boolean(el.querySelector(".uk-x-cheer"))).toBe(["2", "3"].includes(text));
    }
    const kept = JSON.parse(localStorage.getItem("unokart-progress") ?? "");
    expect(kept).toEqual({ one: { two: { right: true, tries: 3 } } });
    expect(heard.mock.calls.at(-1)?.[0].detail).toEqual({
      lesson: "one",
      key: "two",
      right: true,
      tries: 3,
    });
    window.removeEventListener("unokart-progress", heard);
  });
  it("comes back when the page is opened again", async () => {
    localStorage.setItem(
      "unokart-progress",
      '{"one":{"two":{"right":true,"tries":4}},"other":{"x":{"right":false,"tries":1}}}',
    );
    const { el, kernel } = desk();
    expect(el.textContent).toContain("[before]");
    kernel.reply = () => answer({ right: false, text: "No." });
    type(el, "1");
    enter(el);
    await settle();
    expect(JSON.parse(localStorage.getItem("unokart-progress") ?? "")).toEqual({
      one: { two: { right: true, tries: 5 } },
      other: { x: { right: false, tries: 1 } },
    });
    kernel.show({ ...VIEW, right: true });
    await settle();
    expect(el.textContent).toContain("[solved]");
  });
  it("works without storage, with rubbish in it, and keeps nothing without a lesson", async () => {
    localStorage.setItem("unokart-progress", "{");
    const first = desk();
    const rest = [desk({}, { lesson: "" })];
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("denied");
      },
    });
    rest.push(desk());
    for (const { el, kernel } of [first, ...rest]) {
      kernel.reply = () => answer({ right: true, text: "Right." });
      enter(el);
      await settle();
      expect(said(el)).toBe("[right]: Right.");
    }
    vi.unstubAllGlobals();
    expect(localStorage.getItem("unokart-progress")).toBe("{");
  });
  it("a kernel that still lives tells what was answered last", async () => {
    const kernel = new MockKernel({ ...VIEW, right: false }, "");
    Object.assign(kernel.traits, { words: WORDS }, TRAITS);
    kernel.reply = (m) => ({
      kind: "answer",
      ...(m.kind === "last"
        ? { last: { right: false, text: "No.", answer: "5" }, hints: ["First."] }
        : {}),
    });
    const { el } = show(kernel);
    await settle();
    expect(field(el).value).toBe("5");
    expect(said(el)).toContain("No.");
    expect(el.querySelector(".uk-x-cheer")).toBeNull();
    expect(el.querySelector(".uk-x-hints")?.textContent).toBe("First.");
    expect(localStorage.getItem("unokart-progress")).toBeNull();
  });
});

it("hints come one by one, until there are no more", async () => {
  const { el, kernel } = desk();
  let given = 0;
  kernel.reply = (m) => {
    if (m.kind === "hint") given += 1;
    return { kind: "answer", hints: ["A.", "B."].slice(0, given) };
  };
  for (const all of ["A.", "A.B."]) {
    button(el, /^\[hint\]/).click();
    await settle();
    expect(el.querySelector(".uk-x-hints")?.textContent).toBe(all);
  }
  expect([...el.querySelectorAll("button")].map((b) => b.textContent)).toEqual(["[check]"]);
});

describe("choices", () => {
  it("one of them", async () => {
    const { el, kernel } = desk({ kind: "choice", choices: ["a", "b", "c"] });
    const boxes = [...el.querySelectorAll("input")];
    expect(boxes.map((box) => box.type)).toEqual(["radio", "radio", "radio"]);
    boxes[0]?.click();
    boxes[2]?.click();
    enter(el);
    await settle();
    expect(kernel.of("check")).toMatchObject([{ answer: [2] }]);
  });
  it("several of them", async () => {
    const { el, kernel } = desk({ kind: "choice", choices: ["a", "b", "c"], many: true });
    const boxes = [...el.querySelectorAll("input")];
    for (const box of [boxes[2], boxes[1], boxes[0], boxes[1]]) {
      box?.click();
      await settle();
    }
    enter(el);
    await settle();
    expect(kernel.of("check")).toMatchObject([{ answer: [2, 0] }]);
    expect(el.querySelector("fieldset")?.getAttribute("aria-labelledby")).toBe(
      el.querySelector(".uk-x-question")?.id,
    );
  });
});

it("an order is made with buttons, which keep the focus and say where the item is", async () => {
  const { el, kernel } = desk({ kind: "order", items: ["a", "b", "c"] });
  button(el, "[down]: a").focus();
  button(el, "[down]: a").click();
  await settle(50);
  expect(el.querySelector("ol")?.textContent).toBe("1b2a3c");
  expect(document.activeElement).toBe(button(el, "[down]: a"));
  expect(el.querySelector("fieldset [role=status]")?.textContent).toBe("a: 2/3");
  button(el, "[up]: c").click();
  await settle(50);
  button(el, "[up]: b").click();
  await settle(50);
  enter(el);
  await settle();
  expect(kernel.of("check")).toMatchObject([{ answer: [1, 2, 0] }]);
});

it("a move is heard of, and the cards are put back", async () => {
  const { el, kernel } = desk({ kind: "move", hints: 0 });
  expect(el.querySelectorAll("button, input")).toHaveLength(0);
  kernel.custom({ kind: "verdict", id: null, right: false, text: "Not that one.", counts: true });
  await settle();
  expect(said(el)).toBe("[wrong]: Not that one.");
  button(el, "[again]").click();
  await settle();
  expect(kernel.of("again")).toHaveLength(1);
  expect(said(el)).toBe("");
});

it("an estimate is made once and gets stars", async () => {
  const { el, kernel } = desk({ kind: "estimate", hints: 0 });
  kernel.reply = (m) => {
    if (m.kind !== "check") return { kind: "answer" };
    kernel.show({ ...VIEW, kind: "estimate", tries: 1, right: true });
    return answer({ right: false, stars: 0, text: "It is 5." });
  };
  type(el, "50");
  enter(el);
  await settle();
  expect(el.querySelector(".uk-x-stars")?.getAttribute("aria-label")).toBe("0 of 3");
  expect(field(el).readOnly).toBe(true);
  expect(el.querySelector("button")).toBeNull();
  enter(el);
  await settle();
  expect(kernel.of("check")).toHaveLength(1);
  const kept = JSON.parse(localStorage.getItem("unokart-progress") ?? "");
  expect(kept.one.two).toEqual({ right: true, tries: 1 });
});

it("a kernel that is gone is told of, and nothing is sent until it answers", async () => {
  const { el, kernel } = desk();
  await settle();
  kernel.alive = false;
  enter(el);
  await settle(2 * PATIENCE + 100);
  expect(el.querySelector("[role=alert]")?.textContent).toBe("[silent]");
  const before = kernel.of("check").length;
  enter(el);
  await settle();
  expect(kernel.of("check")).toHaveLength(before);
  expect(field(el).disabled).toBe(true);
  kernel.alive = true;
  await settle(PATIENCE);
  expect(el.querySelector("[role=alert]")).toBeNull();
});

it("a saved exercise without a kernel says which cell to run", async () => {
  const kernel = new MockKernel({ ...VIEW, right: false }, "");
  Object.assign(kernel.traits, { words: WORDS }, TRAITS);
  kernel.alive = false;
  const { el } = show(kernel);
  await settle(PATIENCE + 100);
  expect(el.querySelector("[role=alert]")?.textContent).toBe("[dead]");
});

it("refusals and errors are shown", async () => {
  const { el, kernel } = desk();
  kernel.reply = (m) =>
    m.kind === "check" ? { kind: "error", text: "Something went wrong." } : { kind: "answer" };
  enter(el);
  await settle();
  expect(said(el)).toBe("Something went wrong.");
});

it("leaves nothing behind, and hides its own text only while it is there", async () => {
  const { el, kernel, end } = desk();
  expect(el.querySelector("style")?.textContent).toBe(".unokart-fallback-1a{display:none}");
  end();
  await settle();
  expect(el.childElementCount).toBe(0);
  expect(kernel.listenerCount).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

// Several people at one screen: no way leads to another's hand but "I am …".
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { players, SCENES, view } from "../fixtures/views";
import { button, type Desk, desk, key, settle, useFakeClock } from "./helpers";

useFakeClock();
beforeEach(() => localStorage.setItem("unokart", '{"motion":"off"}'));
afterEach(() => localStorage.clear());

const TWO = { people: [0, 1], moment: 0 };
const own = {
  ...{ rule: "turn.draw", kind: "drew", seat: 0, cards: ["G9"], number: 1, moment: 3 },
  text: "You draw green 9.",
};

function table(part: Record<string, unknown> = {}): Desk {
  const made = desk({ ...TWO, ...part });
  made.kernel.reply = (m) => ({
    kind: "answer",
    ...(m.kind === "past"
      ? { view: view({ ...TWO, moment: m.moment, round_end: 12, events: [own], hand: ["G9"] }) }
      : {}),
  });
  return made;
}

const open = (el: HTMLElement) => el.querySelectorAll("button.uk-card").length;
const hand = (el: HTMLElement) => el.querySelector(".uk-hand") as HTMLElement;
async function take(el: HTMLElement, name = "You") {
  button(el, `I am ${name}`).click();
  await settle();
}

describe("the hand is open", () => {
  it("at a table just made, and asked for on a page loaded in the middle of a game", async () => {
    expect(open(table().el)).toBe(7);
    const { el, kernel } = table({ moment: 5 });
    expect(open(el)).toBe(0);
    await take(el);
    expect(kernel.of("look")).toMatchObject([{ seat: 0 }]);
    expect(open(el)).toBe(7);
  });
  it("again after bots have played, without asking", async () => {
    const { el, kernel } = table();
    kernel.show(view({ ...TWO, version: 13, moment: 1, turn: 2, moves: [] }));
    await settle();
    expect(open(el)).toBe(0);
    kernel.show(view({ ...TWO, version: 14, moment: 2 }));
    await settle();
    expect(open(el)).toBe(7);
  });
  it.each([
    ["a new round", { round: 3, moment: 1 }],
    ["another line", { line: 1, moment: 1 }],
    ["an earlier moment", { moment: 0 }],
  ])("only for who says so after %s", async (_, part) => {
    const { el, kernel } = table();
    kernel.show(view({ ...TWO, version: 13, moment: 1 }));
    await settle();
    expect(open(el)).toBe(7);
    kernel.show(view({ ...TWO, version: 14, ...part }));
    await settle();
    expect(open(el)).toBe(0);
    await take(el);
    expect(open(el)).toBe(7);
    expect(document.activeElement?.classList.contains("uk-card")).toBe(true);
  });
  it.each(["new_game", "restart", "branch", "line", "next_round"])(
    "only for who says so after %s, also where nothing else tells of it",
    async (kind) => {
      const over = kind === "next_round" ? SCENES.over?.() : {};
      const { el, kernel } = table({ ...over, ...TWO });
      kernel.traits.options = { start: true };
      kernel.reply = (m) => {
        if (m.kind === "past") return { kind: "answer", view: { ...view(TWO), round_end: 12 } };
        if (m.kind === kind) kernel.show(view({ ...TWO, version: 13, round: 2 }));
        return { kind: "answer" };
      };
      if (kind === "next_round") button(el, "Next round").click();
      else if (kind === "new_game") {
        button(el, "New game").click();
        await settle();
        button(el, "Deal the cards").click();
      } else if (kind === "restart") {
        for (const options of [{ start: true }]) kernel.traits.options = options;
        kernel.tell("options");
        await settle();
        button(el, "From the start").click();
      } else {
        const lines = [0, 1].map((line) => ({ line, parent: null, from: null, moment: 0 }));
        kernel.show(view({ ...TWO, lines }));
        await settle();
        key(hand(el), "l");
        await settle();
        if (kind === "branch") button(el, "Go on from here").click();
        else {
          const choice = el.querySelector(".uk-history select") as HTMLSelectElement;
          choice.value = "1";
          choice.dispatchEvent(new Event("change", { bubbles: true }));
          await settle();
          button(el, "Go to this line").click();
        }
      }
      await settle();
      expect(kernel.of(kind)).toHaveLength(1);
      expect(open(el)).toBe(0);
      expect(button(el, "I am You")).toBeTruthy();
    },
  );
});

describe("while the hand is covered", () => {
  const bot = { turn: 2, moves: [], events: [own] };
  it("looking back shows only backs, and tells nothing that only its owner knows", async () => {
    const { el } = table({ ...bot, moment: 3 });
    button(el, "Look back").click();
    await settle(1500);
    expect(el.querySelector(".uk-back")).not.toBeNull();
    expect(open(el)).toBe(0);
    expect(hand(el).getAttribute("aria-label")).toContain("face down");
    expect(el.textContent).not.toContain("green 9");
  });
  it("after the end of a round too", async () => {
    const { el } = table({ ...SCENES.over?.(), ...TWO, moment: 3, events: [own] });
    expect(el.textContent).not.toContain("green 9");
    button(el, "Look back").click();
    await settle(1500);
    expect(open(el)).toBe(0);
    expect(el.textContent).not.toContain("green 9");
  });
  it("there are no hints and no reasons about its cards", async () => {
    const { el, kernel } = table({ ...bot, moment: 3 });
    key(hand(el), "h");
    key(hand(el), "w");
    button(el, "Hint").click();
    await settle(1000);
    expect(kernel.of("hint")).toHaveLength(0);
    expect(kernel.of("explain")).toHaveLength(0);
  });
  it("who takes the device sees their own past, in full", async () => {
    const { el } = table({ moment: 5, events: [own] });
    await take(el);
    button(el, "Look back").click();
    await settle();
    expect(open(el)).toBe(1);
    expect(el.querySelector(".uk-log")?.textContent).toContain("green 9");
  });
  it("the past is left when another person takes the device", async () => {
    const { el, kernel } = table();
    button(el, "Look back").click();
    await settle();
    kernel.show(view({ ...TWO, version: 13, moment: 1, seat: 1, turn: 1 }));
    await settle();
    expect(el.querySelector(".uk-back")).toBeNull();
  });
});

describe("a challenge", () => {
  const shown = { ...SCENES.shown?.(), ...TWO };
  it("shows the hand to the challenger who has the device, before it goes on", async () => {
    const { el, kernel } = table({ phase: "challenge", challenge: { by: 3, answer: 0 } });
    // The challenge was lost: the next one is to play, but the challenger still looks.
    kernel.show({ ...shown, version: 13, moment: 1, turn: 1, moves: [] });
    await settle();
    expect(el.querySelectorAll(".uk-shown [role=img]")).toHaveLength(5);
    button(el, "I have seen it").click();
    await settle();
    expect(el.querySelector(".uk-shown")).toBeNull();
    expect(button(el, "I am Ana")).toBeTruthy();
  });
  it("shows nothing to whoever loads the page, until the challenger is there", async () => {
    const { el } = table({ ...shown, moment: 5 });
    expect(el.querySelector(".uk-shown")).toBeNull();
    expect(open(el)).toBe(0);
    await take(el);
    expect(el.querySelectorAll(".uk-shown [role=img]")).toHaveLength(5);
  });
  it("that was shown once is not shown by looking back", async () => {
    const { el, kernel } = table({ players: players(4), moment: 5 });
    kernel.reply = (m) => ({
      kind: "answer",
      ...(m.kind === "past" ? { view: { ...shown, moment: 4, round_end: 5 } } : {}),
    });
    await take(el);
    button(el, "Look back").click();
    await settle();
    expect(el.querySelector(".uk-back")).not.toBeNull();
    expect(el.querySelector(".uk-shown")).toBeNull();
  });
});

// The odds panel: when it asks, what it shows, and when it shows nothing.
import { describe, expect, it } from "vitest";
import { view } from "../fixtures/views";
import { button, desk, key, settle, useFakeClock } from "./helpers";

useFakeClock();

const chance = (value: number) => ({ value, low: value - 0.02, high: value + 0.02, how: ["So."] });
const ODDS = {
  kind: "answer",
  stale: false,
  pending: false,
  version: 12,
  win: [0, 1, 2, 3].map((seat) => ({ seat, ...chance(0.25) })),
  moves: [
    { move: "0:R7", ...chance(0.31) },
    { move: "0:draw", ...chance(0.2) },
  ],
  item: { items: [{ item: "mushroom", fraction: "3/28", value: 3 / 28 }], how: ["Count."] },
  challenge: null,
  playouts: 2000,
  unseen: 80,
};

function table(part: Record<string, unknown> = {}) {
  const made = desk(part, true, { options: { odds: true } });
  let pending = 1;
  made.kernel.reply = (m) => {
    if (m.kind === "odds") return pending-- > 0 ? { ...ODDS, pending: true } : ODDS;
    return { kind: "answer" };
  };
  return made;
}
const panel = (el: HTMLElement) => el.querySelector<HTMLElement>(".uk-odds");

describe("the odds", () => {
  it("are asked for until they are worked out, then shown with how", async () => {
    const { el, kernel } = table();
    await settle(250);
    expect(panel(el)?.textContent).toContain("being worked out");
    await settle(400);
    expect(kernel.of("odds")).toHaveLength(2);
    const rows = [...(panel(el)?.querySelectorAll("ol > li") ?? [])];
    expect(rows.map((li) => li.querySelector("summary")?.textContent)).toEqual([
      "red 7 31% between 29% and 33%",
      "Draw a card 20% between 18% and 22%",
    ]);
    expect(rows[0]?.querySelector(".uk-odds-how")?.textContent).toBe("So.");
    expect(panel(el)?.textContent).toContain("3/28");
    expect(panel(el)?.querySelector("[aria-live], [role=alert], [role=status]")).toBeNull();
  });
  it("dim when the table moves on, and are asked for again", async () => {
    const { el, kernel } = table();
    await settle(700);
    expect(el.querySelector(".uk-old")).toBeNull();
    kernel.show(view({ version: 13 }));
    await settle(20);
    expect(el.querySelector(".uk-old")).not.toBeNull();
    await settle(400);
    expect(el.querySelector(".uk-old")).toBeNull();
    expect(kernel.of("odds").at(-1)?.version).toBe(13);
  });
  it("of a move mark its card in the hand", async () => {
    const { el } = table();
    await settle(700);
    const [first] = [...(panel(el)?.querySelectorAll("ol summary") ?? [])];
    first?.dispatchEvent(new Event("pointerenter"));
    await settle();
    expect(el.querySelector(".uk-told")?.getAttribute("data-card")).toBe("R7");
    first?.dispatchEvent(new Event("pointerleave"));
    await settle();
    expect(el.querySelector(".uk-told")).toBeNull();
  });
  it("are neither shown nor asked for while the hand is for other eyes", async () => {
    const { el, kernel } = table({ people: [0, 1], turn: 1 });
    await settle(700);
    expect(panel(el)).toBeNull();
    expect(kernel.of("odds")).toEqual([]);
  });
  it("are switched by a key, a button and in the settings", async () => {
    const { el, kernel } = table();
    await settle();
    key(el.querySelector(".uk-hand") as Element, "o");
    // Who presses again before the kernel has heard of it wants back what there was.
    button(el, "Odds").click();
    await settle();
    expect(kernel.of("show_odds").map((m) => m.on)).toEqual([false, true]);
    expect(button(el, "Odds").getAttribute("aria-pressed")).toBe("true");
  });
  it("are as they were where the kernel does not switch them", async () => {
    const { el, kernel } = table();
    kernel.reply = (m) =>
      m.kind === "show_odds" ? { kind: "refusal", rule: null, text: "No." } : { kind: "answer" };
    await settle();
    button(el, "Odds").click();
    await settle();
    expect(button(el, "Odds").getAttribute("aria-pressed")).toBe("true");
    expect(el.querySelector(".uk-alert")?.textContent).toContain("No.");
  });

  it("weigh a challenge by the cards that each answer costs", async () => {
    const made = desk({}, true, { options: { odds: true } });
    const challenge = {
      held: { fraction: "1/2", value: 0.5 },
      costs: { challenge: 3, accept: 4 },
      lines: [{ text: "Ana held red", fraction: "1/2", value: 0.5 }],
      pays: true,
      text: "A challenge pays.",
      how: ["So."],
    };
    made.kernel.reply = (m) => (m.kind === "odds" ? { ...ODDS, challenge } : { kind: "answer" });
    await settle(400);
    const balance = panel(made.el)?.querySelector(".uk-odds-balance");
    const piles = [...(balance?.querySelectorAll("g > g") ?? [])];
    expect(piles.map((pile) => pile.querySelectorAll("rect").length)).toEqual([3, 4]);
    expect(panel(made.el)?.textContent).toContain("A challenge pays.");
  });
});

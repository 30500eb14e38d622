// @vitest-environment node
// What moves, for actions of real games: seat 0 looks on, "own …" are its own actions.
import { describe, expect, it } from "vitest";
import { ACTIONS, action } from "../fixtures/actions";
import type { View } from "../src/table/contract/view";
import { choreograph, end, MOST, type Motion } from "../src/table/motion/choreography";

/** A motion in a few words; `x2` where several alike follow one another. */
function told(motions: Motion[]): string[] {
  const list: string[] = [];
  for (const m of motions) {
    let text: string;
    if (m.what === "card") {
      text = `${m.card ?? "back"} ${m.from} > ${m.to}`;
      if (m.turns) text += " turns";
      if (m.passing) text += " and is gone";
    } else if (m.what === "item") text = `${m.suit} hits ${m.to}`;
    else if (m.what === "mark") text = `mark ${m.seat}`;
    else if (m.what === "spin") text = `spin ${m.way}`;
    else text = `${m.named ? "named" : "colour"} ${m.colour}`;
    const last = list.at(-1) ?? "";
    const [, same, times] = /^(.*?)(?: x(\d+))?$/.exec(last) ?? [];
    if (same === text) list[list.length - 1] = `${text} x${Number(times ?? 1) + 1}`;
    else list.push(text);
  }
  return list;
}

const moves = (name: string) => {
  const { before, after } = action(name);
  return choreograph(before, after, "normal");
};
/** What moves, first the cards and items, then the marks. */
const seen = (name: string) => {
  const all = moves(name);
  const marks = all.filter((m) => m.what === "mark");
  return told([...all.filter((m) => m.what !== "mark"), ...marks]);
};

describe("an action moves what it changes", () => {
  it.each<[string, string[]]>([
    ["play", ["Y1 seat-1 > discard turns", "colour Y"]],
    ["own play", ["Y6 hand > discard"]],
    ["draw", ["back stock > seat-1", "mark 1"]],
    ["own draw", ["Y9 stock > hand turns", "mark 0"]],
    ["draw2", ["BD seat-2 > discard turns", "back stock > seat-3 x2", "mark 3"]],
    ["skip", ["RS seat-3 > discard turns", "mark 0"]],
    ["own reverse", ["BR hand > discard", "spin -1"]],
    ["uno", ["R3 seat-3 > discard turns", "mark 3"]],
    ["own caught", ["R5 stock > hand turns", "W4 stock > hand turns", "mark 0"]],
    ["wild", ["W4 seat-2 > discard turns", "named Y"]],
    ["accepted", ["back stock > seat-1 x4", "mark 1"]],
    ["lost", ["back seat-2 > seat-3 and is gone x6", "back stock > seat-3 x6", "mark 3"]],
    ["won", ["back seat-2 > seat-3 and is gone x6", "back stock > seat-2 x4", "mark 2"]],
    ["mushroom", ["WI seat-1 > discard turns", "R9 stock > discard turns", "R hits seat-1"]],
    [
      "banana",
      [
        ...["WI seat-3 > discard turns", "Y8 stock > discard turns", "Y hits hand"],
        ...["GR stock > hand turns", "B9 stock > hand turns", "mark 0"],
      ],
    ],
    ["own aim", ["WI hand > discard", "G8 stock > discard turns", "G hits discard", "colour G"]],
    ["shell", ["G hits seat-3", "back stock > seat-3", "mark 3"]],
    [
      "lightning",
      [
        ...["WI seat-2 > discard turns", "B8 stock > discard turns"],
        ...["B hits seat-3", "B hits hand", "B hits seat-1"],
        ...["back stock > seat-3", "B6 stock > hand turns", "back stock > seat-1"],
        ...["mark 3", "mark 0", "mark 1"],
      ],
    ],
    [
      "own bobomb",
      [
        ...["WI hand > discard", "W4 stock > discard turns", "W hits hand", "colour null"],
        ...["B5 stock > hand turns", "R9 stock > hand turns", "mark 0"],
      ],
    ],
    ["named", ["named R"]],
    ["reshuffle", ["back discard > stock x3", "WI stock > hand turns", "mark 0"]],
  ])("%s", (name, wanted) => {
    expect(seen(name)).toEqual(wanted);
  });

  it("a deal goes round the table and ends with the first card", () => {
    const { after } = action("deal");
    const all = moves("deal");
    const cards = all.filter((m) => m.what === "card");
    expect(cards.slice(0, 4).map((m) => m.to)).toEqual(["seat-2", "seat-3", "hand", "seat-1"]);
    expect(cards.filter((m) => m.to === "hand").map((m) => m.card)).toEqual(after.hand);
    expect(told(all).slice(-2)).toEqual([
      `${after.top} stock > discard turns`,
      `colour ${after.colour}`,
    ]);
    expect(end(all)).toBeLessThan(2200);
  });
  it("of two cards drawn after the deal, each arrives once", () => {
    const { before, after } = action("deal");
    const start = { rule: "setup.start.draw2", kind: "drew", text: "", seat: 0, number: 2 };
    const drew = { ...start, moment: 0 };
    const cards = ["R1", "G8"];
    const all = choreograph(
      before,
      { ...after, events: [...after.events, { ...drew, cards }] },
      "normal",
    );
    const own = all.filter((m) => m.what === "card" && m.to === "hand");
    expect(own).toHaveLength(9);
    expect(own.flatMap((m) => (m.what === "card" && m.card) || []).sort()).toEqual(
      [...(after.hand ?? [])].sort(),
    );
  });
});

describe("every action", () => {
  it.each([...ACTIONS])("%s", (_, { before, after }) => {
    const all = choreograph(before, after, "normal");
    expect(all.length).toBeGreaterThan(0);
    expect(end(all)).toBeLessThanOrEqual(MOST + 1);
    expect(all.map((m) => m.at)).toEqual(all.map((m) => m.at).sort((a, b) => a - b));
    // What an item does comes after it, and it comes after the card that bears it.
    const times = (keep: (m: Motion) => boolean) => all.filter(keep);
    const opened = times((m) => m.what === "card" && m.to === "discard").at(-1);
    const items = times((m) => m.what === "item");
    for (const item of items) {
      if (opened) expect(item.at).toBeGreaterThanOrEqual(opened.at + opened.long - 1);
      for (const m of times((m) => m.what === "card" && m.from === "stock" && m !== opened)) {
        expect(m.at).toBeGreaterThanOrEqual(item.at + item.long - 1);
      }
    }
    // No card is seen that the view does not show.
    const open = [...(after.hand ?? []), ...(before.hand ?? [])];
    for (const e of after.events) open.push(...(e.card ? [e.card] : []), ...(e.cards ?? []));
    for (const m of all) if (m.what === "card" && m.card) expect(open).toContain(m.card);

    expect(end(choreograph(before, after, "fast"))).toBeLessThanOrEqual(end(all) / 2 + 1);
    expect(choreograph(before, after, "off")).toEqual([]);
    const covered = { ...after, people: [0, 1], turn: 2, challenge: null, over: false };
    const backs = choreograph(before, covered, "normal").filter((m) => m.what === "card");
    expect(backs.filter((m) => m.to === "hand" && m.card)).toEqual([]);
  });
});

describe("nothing moves", () => {
  const { before, after } = action("own play");
  const still = (a: View | null, b: View) => expect(choreograph(a, b, "normal")).toEqual([]);
  it("at the first view", () => still(null, after));
  it("when the same view comes again", () => still(after, after));
  it("when an action was missed", () => still(before, { ...after, log: after.log + 1 }));
  it("when an action was taken back", () => still(after, before));
  it("when another seat is shown", () => still(before, { ...after, seat: 1 }));
  it("when a new game begins", () => {
    const { after: dealt } = action("deal");
    still(after, { ...dealt, version: after.version + 1, log: 0 });
  });
  it("when the action brought nothing", () => {
    still(before, { ...before, log: before.log + before.events.length, version: 99, events: [] });
  });
});

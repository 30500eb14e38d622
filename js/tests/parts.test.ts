import { describe, expect, it } from "vitest";
import { BIG, HAND, view } from "../fixtures/views";
import { parseView } from "../src/table/contract/view";
import { EventLog } from "../src/table/model/log";
import { GRACE, unoOpen, wait } from "../src/table/model/pace";
import { circuit, halfAlong, layRing, nearest, type Room } from "../src/table/parts/circuit";
import { cardMarkup } from "../src/table/parts/drawing";
import { happened, saidUno } from "../src/table/parts/happened";
import { command, isPlain } from "../src/table/parts/keys";
import { fan, neighbour } from "../src/table/parts/places";
import { hostTheme } from "../src/table/parts/theme";

describe("the track", () => {
  const rooms: [string, Room][] = [
    ["laptop", { width: 940, height: 440, seatWidth: 153, seatHeight: 78 }],
    ["laptop, crowded", { width: 940, height: 420, seatWidth: 128, seatHeight: 55 }],
    ["phone", { width: 350, height: 360, seatWidth: 92, seatHeight: 52 }],
    ["small phone", { width: 290, height: 290, seatWidth: 74, seatHeight: 46 }],
    ["half a landscape phone", { width: 390, height: 270, seatWidth: 92, seatHeight: 46 }],
  ];
  for (const [name, room] of rooms) {
    it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(`${name}: %i seats stand apart, in order`, (count) => {
      const ring = layRing(room, count);
      expect(ring.seats).toHaveLength(count);
      const { seatWidth, seatHeight } = room;
      const at = ring.seats.map((t) => ring.course.at(t));
      for (const [i, a] of at.entries()) {
        expect(a.x - seatWidth / 2).toBeGreaterThanOrEqual(-0.5);
        expect(a.x + seatWidth / 2).toBeLessThanOrEqual(room.width + 0.5);
        expect(a.y - seatHeight / 2).toBeGreaterThanOrEqual(-0.5);
        expect(a.y + seatHeight / 2).toBeLessThanOrEqual(room.height - seatHeight * 0.3);
        if (i > 0) expect(ring.seats[i]).toBeGreaterThan(ring.seats[i - 1] ?? 1);
        for (const b of at.slice(i + 1)) {
          const apart = Math.abs(a.x - b.x) >= seatWidth || Math.abs(a.y - b.y) >= seatHeight;
          expect(apart).toBe(true);
        }
      }
    });
  }
  it("is one closed course, begun at the bottom in the middle and run to the left", () => {
    const { at, length, path } = circuit(10, 20, 300, 200, 60);
    expect(length).toBeCloseTo(2 * (180 + 80) + 2 * Math.PI * 60, 5);
    expect(at(0)).toMatchObject({ x: 160, y: 220, turn: 180 });
    expect(at(1 / 2).x).toBeCloseTo(160, 5);
    expect(at(1 / 2).y).toBeCloseTo(20, 5);
    expect(at(1 / 4).x).toBeCloseTo(10, 5);
    expect(at(-1 / 4).x).toBeCloseTo(310, 5);
    expect(path).toMatch(/^M160 220H70A60 60 0 0 1 10 160V80/);
    expect(path.endsWith("Z")).toBe(true);
  });
  it("measures from the middle of a box to its edge, and takes the short way round", () => {
    expect(halfAlong({ x: 0, y: 0, turn: 180 }, 100, 40)).toBeCloseTo(50, 5);
    expect(halfAlong({ x: 0, y: 0, turn: 270 }, 100, 40)).toBeCloseTo(20, 5);
    expect(nearest(0.9, 0.1)).toBeCloseTo(1.1, 5);
    expect(nearest(1.1, 0.9)).toBeCloseTo(0.9, 5);
  });
});

describe("what happened to a seat", () => {
  const e = (kind: string, seat: number, part = {}) => ({
    rule: "r",
    kind,
    seat,
    text: "",
    moment: 0,
    ...part,
  });
  it("is read off the events of the last action", () => {
    const events = [
      e("drew", 1, { rule: "item.banana", number: 2 }),
      e("drew", 2, { number: 4 }),
      e("skipped", 3),
      e("drew", 0, { rule: "setup.dealer", card: "R7" }),
    ];
    expect(happened(events, 1)).toEqual({ drew: 2, skipped: false, said: false, item: "Y" });
    expect(happened(events, 2)).toMatchObject({ drew: 4, item: null });
    expect(happened(events, 3).skipped).toBe(true);
    expect(happened(events, 0).drew).toBe(0);
  });
  it("tells who has said UNO for the last card", () => {
    const play = e("played", 1);
    const say = e("said", 1);
    expect(saidUno([say, play, e("played", 2)], 1)).toBe(true);
    expect(saidUno([play, say, e("played", 2)], 1)).toBe(true);
    expect(saidUno([say, play, e("drew", 1), play], 1)).toBe(false);
    expect(saidUno([say, play, e("played", 2), play], 1)).toBe(false);
    expect(saidUno([say, play, e("dealt", 0, { rule: "setup.deal" })], 1)).toBe(false);
    expect(saidUno([], 1)).toBe(false);
  });
});

describe("the fan", () => {
  it.each([
    [7, 330, 60, 120],
    [25, 270, 60, 140],
    [25, 346, 78, 180],
    [25, 740, 80, 140],
    [25, 930, 117, 201],
    [1, 300, 60, 120],
    [40, 1500, 150, 260],
    [60, 270, 54, 100],
  ])("%i cards in %i pixels stay inside and legible", (count, width, card, room) => {
    const laid = fan(count, width, card, room);
    expect(laid.spots).toHaveLength(count);
    expect(laid.card).toBeLessThanOrEqual(card);
    expect(laid.card).toBeGreaterThanOrEqual(46);
    for (const s of laid.spots) {
      expect(s.x).toBeGreaterThanOrEqual(-0.5);
      expect(s.x + laid.card).toBeLessThanOrEqual(width + 0.5);
    }
    laid.spots.forEach((s, i) => {
      const next = laid.spots[i + 1];
      if (next && next.row === s.row) expect(next.x - s.x).toBeGreaterThanOrEqual(laid.card * 0.36);
      if (next && next.row > s.row) expect(laid.rows).toBeGreaterThan(1);
    });
  });
  it("keeps its room with 25 cards on a phone, a laptop and a projector", () => {
    expect(fan(25, 346, 78, 183).height).toBeLessThanOrEqual(183);
    expect(fan(25, 930, 117, 201).height).toBeLessThanOrEqual(201);
    expect(fan(25, 930, 117, 201).card).toBeGreaterThan(80);
    expect(fan(7, 930, 117, 201).card).toBe(117);
  });
  it("arrows stay in the hand and rows are crossed", () => {
    const laid = fan(25, 300, 56);
    expect(laid.rows).toBeGreaterThan(1);
    expect(neighbour(laid, 0, "ArrowLeft")).toBe(0);
    expect(neighbour(laid, 24, "ArrowRight")).toBe(24);
    expect(laid.spots[neighbour(laid, 0, "ArrowDown")]?.row).toBe(1);
    expect(neighbour(laid, 3, "ArrowUp")).toBe(3);
    expect(neighbour(laid, 3, "End")).toBe(24);
    expect(neighbour(fan(0, 300, 56), 0, "Home")).toBe(0);
  });
});

describe("the log", () => {
  const at = (log: number, texts: string[], part = {}) =>
    parseView(
      view({ log, events: texts.map((text) => ({ rule: "r", kind: "k", text })), ...part }),
    );
  const told = (log: EventLog) => log.list.map((e) => e.text);

  it("puts views together", () => {
    const log = new EventLog();
    expect(log.take(at(0, ["a", "b"]))).toBeNull();
    expect(log.take(at(2, ["c"]))).toBeNull();
    expect(log.take(at(2, ["c"]))).toBeNull();
    expect(told(log)).toEqual(["a", "b", "c"]);
  });
  it("asks for what it missed and fills it in", () => {
    const log = new EventLog();
    expect(log.take(at(2, ["c"]))).toBe(0);
    log.fill(0, at(0, ["a", "b", "x"]).events, log.age);
    expect(told(log)).toEqual(["a", "b", "c"]);
  });
  it("forgets what was undone, what another seat saw, and late answers", () => {
    const log = new EventLog();
    log.take(at(0, ["a", "b", "c"]));
    const age = log.age;
    log.take(at(0, ["z"]));
    expect(told(log)).toEqual(["z"]);
    log.fill(0, at(0, ["old"]).events, age);
    expect(told(log)).toEqual(["z"]);
    expect(log.take(at(1, ["y"], { seat: 1 }))).toBe(0);
  });
});

describe("the pace", () => {
  const forgot = {
    events: [{ rule: "turn.match", kind: "played", seat: 1, card: "R5", text: "" }],
  };
  const one = [7, 1, 3, 4].map((cards, i) => ({
    name: `p${i}`,
    cards,
    score: 0,
    bot: i ? "x" : null,
  }));
  it("gives people time when somebody forgot UNO", () => {
    const v = parseView(view({ ...forgot, players: one }));
    expect(unoOpen(v)).toBe(true);
    expect(wait(v, "fast")).toBeGreaterThan(GRACE);
    expect(wait({ ...v, people: [] }, "fast")).toBeLessThan(GRACE);
  });
  it("does not when UNO was said", () => {
    const said = [...forgot.events, { rule: "uno.say", kind: "said", seat: 1, text: "" }];
    expect(unoOpen(parseView(view({ events: said, players: one })))).toBe(false);
  });
});

describe("keys", () => {
  it("leaves Tab and the host's chords alone", () => {
    const plain = { ctrlKey: false, metaKey: false, altKey: false };
    expect(isPlain({ ...plain, key: "Tab" })).toBe(false);
    expect(isPlain({ ...plain, ctrlKey: true, key: "s" })).toBe(false);
    expect(isPlain({ ...plain, key: "d" })).toBe(true);
  });
  it("knows its letters in both cases", () => {
    expect(command("D")).toBe("draw");
    expect(command("?")).toBe("help");
    expect(command("Dead")).toBeNull();
  });
});

describe("drawings", () => {
  it("draws every card, each differently", () => {
    const all = new Set([...BIG, ...HAND].map(cardMarkup));
    expect(all.size).toBe(new Set([...BIG, ...HAND]).size);
    for (const markup of all) expect(markup).not.toMatch(/undefined|NaN|\{/);
  });
});

describe("the host's theme", () => {
  it.each([
    ["data-jp-theme-light", "false", "dark"],
    ["data-jp-theme-light", "true", "light"],
    ["data-vscode-theme-kind", "vscode-dark", "dark"],
    ["data-vscode-theme-kind", "vscode-high-contrast", "dark"],
    ["data-vscode-theme-kind", "vscode-high-contrast-light", "light"],
    ["theme", "dark", "dark"],
    ["class", "vscode-dark", "dark"],
    ["class", "light", "light"],
  ])("%s=%s is %s", (name, value, theme) => {
    const outer = document.createElement("div");
    outer.setAttribute(name, value);
    const inner = document.createElement("div");
    outer.append(inner);
    expect(hostTheme(inner)).toBe(theme);
  });
  it("is seen through a shadow root, and unknown elsewhere", () => {
    const outer = document.createElement("div");
    outer.className = "dark";
    const host = document.createElement("div");
    outer.append(host);
    const inner = document.createElement("div");
    host.attachShadow({ mode: "open" }).append(inner);
    expect(hostTheme(inner)).toBe("dark");
    expect(hostTheme(document.createElement("div"))).toBeNull();
  });
});

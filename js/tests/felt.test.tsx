import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SCENES, view } from "../fixtures/views";
import { parseView } from "../src/table/contract/view";
import { colourBefore } from "../src/table/parts/happened";
import { button, desk, settle, useFakeClock } from "./helpers";

useFakeClock();
// A page whose reader wants no motion, unless a test says otherwise.
beforeEach(() => {
  const media = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", () => media);
});
afterEach(() => vi.unstubAllGlobals());

const text = (el: Element, selector: string) =>
  [...el.querySelectorAll(selector)].map((found) => found.textContent);

describe("the count at the end of a round", () => {
  it("is there at once where nothing moves", async () => {
    const { el } = desk(SCENES.over?.());
    await settle(1);
    expect(text(el, ".uk-points")).toEqual(["wins 162", "73 in hand", "39 in hand", "50 in hand"]);
    expect(text(el, ".uk-up i")).toEqual(["3", "20", "50", "9", "9", "1", "20", "50"]);
    expect(text(el, ".uk-way b")).toEqual(["229", "67", "134", "201"]);
  });

  describe("as it is counted", () => {
    beforeEach(() => vi.unstubAllGlobals());
    it("turns up card by card and sums", async () => {
      const { el } = desk(SCENES.over?.());
      expect(text(el, ".uk-points")).toEqual(["wins 0", "0 in hand", "0 in hand", "0 in hand"]);
      expect(text(el, ".uk-way b")[0]).toBe("67");
      vi.advanceTimersByTime(4 * 260);
      await settle();
      expect(text(el, ".uk-points")).toEqual(["wins 82", "73 in hand", "9 in hand", "0 in hand"]);
      vi.advanceTimersByTime(20 * 260);
      await settle();
      expect(text(el, ".uk-points")[0]).toBe("wins 162");
      expect(text(el, ".uk-way b")[0]).toBe("229");
    });
    it("is cut short by a press or a key, and the next round can be had at once", async () => {
      const { el, kernel } = desk(SCENES.over?.());
      el.querySelector(".uk-over")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      await settle();
      expect(text(el, ".uk-points")[0]).toBe("wins 162");
      button(el, "Next round").click();
      await settle();
      expect(kernel.of("next_round")).toHaveLength(1);
    });
  });

  it("ends in a standing when the game is won", async () => {
    const { el } = desk(SCENES.won?.());
    await settle(1);
    expect(text(el, ".uk-podium .uk-name")).toEqual(["You", "Carys", "Ben", "Ana"]);
    expect(el.querySelector(".uk-place-1")?.textContent).toContain("512 points");
    const blocked = desk(SCENES.blocked?.()).el;
    expect(blocked.querySelector(".uk-podium")).toBeNull();
    expect(blocked.querySelector(".uk-won")).toBeNull();
  });
});

describe("the challenge", () => {
  const laid = { rule: "turn.wild", kind: "played", seat: 3, card: "W4", colour: "B", text: "" };
  const e = (kind: string, part: object) => ({ rule: "r", kind, text: "", ...part });
  const challenge = (events: object[], part = {}) =>
    parseView(view({ ...SCENES.challenge?.(), events, ...part }));

  it("says which colour counts: the one before the Wild Draw Four", () => {
    const of = (...events: object[]) => {
      const seen = challenge([...events, laid]);
      return colourBefore(seen.events, seen);
    };
    expect(of(e("played", { card: "G4" }))).toBe("G");
    expect(of(e("played", { card: "G4" }), e("named", { colour: "Y" }))).toBe("Y");
    expect(of(e("played", { card: "WI" }), e("turned", { card: "B7" }))).toBe("B");
    expect(of(e("played", { card: "W4", colour: "G" }), e("accepted", {}))).toBe("G");
    // Only the pile is left to tell, and under it a wild card tells nothing.
    expect(of()).toBe("R");
    const wild = challenge([laid], { recent: ["WI", "W4"] });
    expect(colourBefore(wild.events, wild)).toBeNull();
  });
  it("puts it into words and shape", () => {
    const { el } = desk({
      ...SCENES.challenge?.(),
      events: [e("played", { seat: 2, card: "Y4" }), laid],
    });
    const note = el.querySelector(".uk-question .uk-note");
    expect(note?.textContent).toContain("yellow");
    expect(note?.querySelector("svg")).not.toBeNull();
  });
});

describe("what happened last", () => {
  const told = (seat: number) => {
    const played = { rule: "turn.wild", kind: "played", seat: 3, card: "W4", text: "Laid." };
    const offered = { rule: "challenge.offer", kind: "offered", seat, text: "Asked." };
    const { el } = desk({ ...SCENES.challenge?.(), events: [played, offered] });
    return text(el, ".uk-centre .uk-said");
  };

  it("is not what the question says in any case", () => expect(told(0)).toEqual(["Laid."]));
  it("may be what somebody else is asked", () => expect(told(1)).toEqual(["Asked."]));
});

describe("the track", () => {
  const names = (el: Element) => text(el, ".uk-seat .uk-who b");

  it.each([2, 4, 10])("seats all of %i players and names their places", (count) => {
    const scene = count === 2 ? SCENES.two : count === 10 ? SCENES.ten : SCENES.four;
    const { el } = desk(scene?.());
    expect(names(el)).toHaveLength(count - 1);
    const places = [...el.querySelectorAll<HTMLElement>("[data-place]")].map(
      (found) => found.dataset.place,
    );
    for (let seat = 0; seat < count; seat += 1) expect(places).toContain(`seat-${seat}`);
    for (const place of ["stock", "discard", "hand", "colour", "track"]) {
      expect(places.filter((found) => found === place)).toHaveLength(1);
    }
  });
  it("lights the marks from whoever plays to whoever is next, and turns them with the play", () => {
    const lit = (el: Element) => el.querySelectorAll(".uk-chevron.uk-lit").length;
    const all = (el: Element) => el.querySelectorAll(".uk-chevron").length;
    const turns = (el: Element) =>
      [...el.querySelectorAll<HTMLElement>(".uk-chevron")].map((mark) => mark.style.transform);
    const { el } = desk(SCENES.four?.());
    expect(lit(el)).toBeGreaterThan(2);
    expect(lit(el)).toBeLessThan(all(el) / 2);
    const back = desk({ ...SCENES.four?.(), direction: -1 }).el;
    expect(turns(back)).toHaveLength(turns(el).length);
    expect(turns(back)[0]).not.toBe(turns(el)[0]);
    expect(back.textContent).toContain("Play goes to the right");
  });
  it("keeps the sign of UNO at whoever said it", async () => {
    const { el, kernel } = desk(SCENES.uno?.());
    const badge = () => el.querySelector("[data-place='seat-1'] .uk-has-uno");
    expect(badge()?.textContent).toBe("UNO!");
    const later = (log: number, events: object[], part = {}) => {
      const moment = 12 + log;
      const told = events.map((e) => ({ moment, ...e }));
      kernel.show({ ...SCENES.uno?.(), version: moment, moment, log, events: told, ...part });
    };
    later(1, [{ rule: "turn.match", kind: "played", seat: 2, card: "R3", text: "Ben plays." }]);
    await settle();
    expect(badge()).not.toBeNull();
    later(2, [{ rule: "turn.draw", kind: "drew", seat: 1, number: 2, text: "Ana draws." }]);
    await settle();
    expect(badge()).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { BIG, SCENES, view } from "../fixtures/views";
import { cardParts, isCard } from "../src/table/contract/cards";
import { ViewError } from "../src/table/contract/check";
import { parseReply } from "../src/table/contract/messages";
import { layMove, offers, parseMove } from "../src/table/contract/moves";
import { actor, doer, lastDeed, parseView } from "../src/table/contract/view";
import { Device } from "../src/table/model/device";

describe("cards", () => {
  it("takes a card apart", () => {
    expect(cardParts("R7")).toEqual({ suit: "R", face: "7" });
    expect(cardParts("W4")).toEqual({ suit: "W", face: "W4" });
  });
  it("knows what is written as a card", () => {
    for (const card of BIG) expect(isCard(card)).toBe(true);
    for (const odd of ["", "R10", "W5", "P3", 7, null, "r7", "R7!"])
      expect(isCard(odd)).toBe(false);
  });
});

describe("moves", () => {
  it("reads every kind of move", () => {
    expect(parseMove("0:R7!")).toEqual({ seat: 0, kind: "play", card: "R7", uno: true });
    expect(parseMove("3:W4=B")).toEqual({
      seat: 3,
      kind: "play",
      card: "W4",
      colour: "B",
      uno: false,
    });
    expect(parseMove("0:W4=B!")?.uno).toBe(true);
    expect(parseMove("0:=G")).toEqual({ seat: 0, kind: "colour", colour: "G", uno: false });
    expect(parseMove("0:@2")).toEqual({ seat: 0, kind: "aim", target: 2, uno: false });
    for (const word of ["draw", "pass", "challenge", "accept", "uno", "catch"]) {
      expect(parseMove(`1:${word}`)?.kind).toBe(word);
    }
  });
  it("passes over what is not a move", () => {
    for (const odd of ["", "R7", "0:", "0:R77", "0:@", "0:@x", "0:=P", "x:R7", "0:R7=P"]) {
      expect(parseMove(odd)).toBeNull();
    }
  });
  it("sorts by what is offered, for one seat only", () => {
    const o = offers(["0:R7", "0:R7!", "0:W4=R", "0:W4=B!", "0:draw", "1:catch", "0:@3"], 0);
    expect(o.plays.get("R7")).toMatchObject({ plain: "0:R7", uno: "0:R7!" });
    expect(o.plays.get("W4")?.colours.get("R")).toEqual({ plain: "0:W4=R" });
    expect(o.plays.get("W4")?.colours.get("B")).toEqual({ uno: "0:W4=B!" });
    expect(o.draw).toBe("0:draw");
    expect(o.catch).toBeUndefined();
    expect(o.aims.get(3)).toBe("0:@3");
    expect(o.canArm).toBe(true);
    expect(offers(["0:R7"], null).plays.size).toBe(0);
  });
  it("says UNO only where such a move exists", () => {
    expect(layMove({ plain: "a", uno: "b" }, true)).toBe("b");
    expect(layMove({ plain: "a", uno: "b" }, false)).toBe("a");
    expect(layMove({ plain: "a" }, true)).toBe("a");
  });
});

describe("a view on arrival", () => {
  it("accepts every scene", () => {
    for (const scene of Object.values(SCENES)) expect(parseView(scene()).version).toBe(12);
  });
  it.each([
    ["players", 3],
    ["hand", ["R77"]],
    ["phase", "lunch"],
    ["turn", 4],
    ["turn", -1],
    ["version", "12"],
    ["step", 1],
    ["moves", "0:R7"],
    ["colour", "P"],
    ["events", [{ rule: 3, kind: "drew" }]],
    ["challenge", { by: 1 }],
    ["people", [9]],
  ])("refuses a wrong %s and names it", (field, value) => {
    const error = (() => {
      try {
        parseView(view({ [field]: value }));
      } catch (e) {
        return e;
      }
      return null;
    })();
    expect(error).toBeInstanceOf(ViewError);
    expect((error as Error).message).toContain(`view.${field}`);
  });
  it("refuses what is no view at all", () => {
    for (const odd of [null, 3, [], "view"]) expect(() => parseView(odd)).toThrow(ViewError);
  });
  it("knows who must decide, and who must take the device", () => {
    const v = parseView(view({ challenge: { by: 3, answer: 1 }, people: [0, 1] }));
    expect(actor(v)).toBe(1);
    const next = (seen: typeof v) => new Device().next(seen);
    expect(next(v)).toBe(1);
    expect(next(parseView(view({ turn: 2, people: [0, 1] })))).toBeNull();
    expect(next(parseView(view({ turn: 1, people: [0] })))).toBeNull();
    expect(actor(parseView(SCENES.over?.()))).toBeNull();
  });
  it("knows whose deed an action was", () => {
    const e = (moment: number, kind: string, seat: number, other?: number) => ({
      ...{ rule: "r", kind, seat, text: "", moment },
      ...(other === undefined ? {} : { other }),
    });
    expect(doer(e(1, "played", 2))).toBe(2);
    expect(doer(e(1, "drew", 2))).toBe(2);
    expect(doer(e(1, "caught", 2, 3))).toBe(3);
    const told = [e(0, "begins", 1), e(3, "played", 1), e(3, "drew", 2, 1), e(4, "drew", 2)];
    expect(lastDeed(told, 1, 9)).toBe(3);
    expect(lastDeed(told, 2, 9)).toBe(4);
    expect(lastDeed(told, 2, 3)).toBeNull();
  });
});

describe("replies", () => {
  it("reads answers, refusals and errors", () => {
    expect(parseReply({ kind: "answer", id: "a-1", legal: true })?.kind).toBe("answer");
    expect(parseReply({ kind: "refusal", id: "a-1", rule: null, text: "no" })).toEqual({
      id: "a-1",
      kind: "refusal",
      rule: null,
      title: "",
      text: "no",
    });
    expect(parseReply({ kind: "error", id: null, text: "oh" })?.id).toBeNull();
  });
  it("leaves other messages alone", () => {
    for (const odd of [null, 3, {}, { kind: "answer" }, { kind: "x", id: "a" }]) {
      expect(parseReply(odd)).toBeNull();
    }
  });
});

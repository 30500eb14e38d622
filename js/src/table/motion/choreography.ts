// What moves on the table when one action changes the view, as plain data. Pure: no DOM, no clock.
//
// `choreograph(before, after, speed)` gives the motions in the order in which they begin, each with
// its start `at` and its length `long` in milliseconds from the moment at which `after` is shown.
// The list is empty where nothing is to be seen: the views are not one action apart, show different
// seats, or nothing moved. It lasts no longer than MOST, however much happens. A card that this
// seat, or whoever looks on (`covered`), may not see has `card: null` and is seen from the back.

import type { Colour } from "../contract/cards";
import { type GameEvent, isCovered, type View } from "../contract/view";

export type Speed = "normal" | "fast" | "off";

/** An anchor: where a motion begins or ends. */
export type Place = "stock" | "discard" | "hand" | `seat-${number}`;

interface Time {
  at: number;
  long: number;
}
interface Card {
  card: string | null;
  from: Place;
  to: Place;
  /** It is only shown there and does not stay. */
  passing?: boolean;
}
export interface CardMotion extends Time, Card {
  what: "card";
  /** It lies face down first and turns over on its way. */
  turns: boolean;
}
export type Motion =
  | CardMotion
  /** An item, named by the suit that bears it, leaves the discard pile for whom it hits. */
  | (Time & { what: "item"; suit: string; to: Place })
  /** The mark at a seat appears: UNO, skipped, so many cards drawn. */
  | (Time & { what: "mark"; seat: number })
  /** The signs of the direction turn round. */
  | (Time & { what: "spin"; way: 1 | -1 })
  /** Another colour is in force from now on (null: it is being named); a named one spreads. */
  | (Time & { what: "colour"; colour: Colour | null; named: boolean });

/** No action moves longer than this, in milliseconds; half as long when it shall go fast. */
export const MOST = 3400;

const PLAY = 420;
const OPEN = 600;
const FLY = 700;
const DRAW = 400;
const DEAL = 320;
const MARK = 450;
const TURN = 600;
/** Several cards follow one another at this distance, but all have begun within SPREAD. */
const NEXT = 130;
const SPREAD = 520;
const DEAL_SPREAD = 700;
/** So many cards at most stand for a hand that moves, and so many for a pile. */
const HAND = 7;
const PILE = 3;

const ITEM: Record<string, string> = {
  "item.banana": "Y",
  "item.shell": "G",
  "item.lightning": "B",
  "item.bobomb": "W",
};

export function choreograph(
  before: View | null,
  after: View,
  speed: Speed,
  covered = isCovered(after),
): Motion[] {
  if (!before || speed === "off" || !follows(before, after)) return [];
  const motions = compose(before, after, covered);
  const factor = Math.min(1, MOST / (end(motions) || 1)) * (speed === "fast" ? 0.5 : 1);
  for (const m of motions) {
    m.at = Math.round(m.at * factor);
    m.long = Math.round(m.long * factor);
  }
  return motions.sort((a, b) => a.at - b.at);
}

/** When the last of the motions is over. */
export function end(motions: readonly Motion[]): number {
  return motions.reduce((last, m) => Math.max(last, m.at + m.long), 0);
}

/** Whether `after` is what one action made of `before`, seen from the same seat. */
function follows(before: View, after: View): boolean {
  return (
    before.seat === after.seat &&
    before.players.length === after.players.length &&
    after.version > before.version &&
    after.log === before.log + before.events.length
  );
}

function compose(before: View, after: View, covered: boolean): Motion[] {
  const motions: Motion[] = [];
  let now = 0;
  /** When another colour comes into force. */
  let changed = 0;
  let named = false;

  const home = (seat = -1): Place => (seat === after.seat ? "hand" : `seat-${seat}`);
  const mark = (seat = -1, at = now) => motions.push({ what: "mark", seat, at, long: MARK });
  const items = (rule: string, places: Place[]) => {
    const suit = ITEM[rule] ?? "R";
    for (const to of places) motions.push({ what: "item", suit, to, at: now, long: FLY });
    now += FLY;
  };
  /** Cards one after another; then it is `now` when the last has arrived. */
  const cards = (list: Card[], long: number, spread = SPREAD) => {
    const each = Math.min(NEXT, spread / Math.max(1, list.length - 1));
    list.forEach((c, i) => {
      const turns = c.card !== null && c.from !== "hand";
      motions.push({ what: "card", ...c, turns, at: now + i * each, long });
    });
    if (list.length > 0) now += (list.length - 1) * each + long;
  };
  /** `count` cards that go the same way; this seat knows the faces `known`. */
  const several = (count: number, known: readonly string[] | undefined, way: Omit<Card, "card">) =>
    Array.from({ length: count }, (_, i) => ({
      ...way,
      card: covered ? null : (known?.[i] ?? null),
    }));
  const draw = (e: GameEvent) => {
    const count = e.number ?? 1;
    if (count > 0) mark(e.seat, now + DRAW / 2);
    cards(several(count, e.cards, { from: "stock", to: home(e.seat) }), DRAW);
  };

  let struck = false;
  for (const e of after.events) {
    const own = home(e.seat);
    switch (e.kind) {
      case "dealt":
        cards(deal(after, e.seat ?? 0, covered, home), DEAL, DEAL_SPREAD);
        break;
      case "played":
        cards([{ card: e.card ?? null, from: own, to: "discard" }], PLAY);
        changed = now;
        named = e.colour !== undefined;
        break;
      case "turned":
        if (e.card) {
          cards([{ card: e.card, from: "stock", to: "discard" }], OPEN);
          changed = now;
        } else motions.push({ what: "spin", way: after.direction, at: now, long: TURN });
        break;
      case "begins":
        if (e.rule === "setup.start.reverse") {
          motions.push({ what: "spin", way: after.direction, at: now, long: TURN });
        }
        break;
      case "returned":
        cards([{ card: e.card ?? null, from: "stock", to: "discard", passing: true }], OPEN);
        break;
      case "named":
        changed = now;
        named = true;
        break;
      case "reshuffled":
        cards(several(PILE, undefined, { from: "discard", to: "stock" }), DRAW);
        break;
      case "shown": {
        const count = Math.min(HAND, before.players[e.seat ?? -1]?.cards ?? 0);
        cards(several(count, e.cards, { from: own, to: home(e.other), passing: true }), PLAY);
        break;
      }
      case "skipped":
      case "said":
        mark(e.seat);
        break;
      case "caught":
        draw(e);
        break;
      case "again":
        if (e.rule === "item.mushroom") items(e.rule, [own]);
        break;
      case "nobody":
      case "asked":
        // Whom it will hit is not yet known: it only comes out.
        if (e.rule === "item.banana" || e.rule === "item.shell") items(e.rule, ["discard"]);
        break;
      case "drew": {
        if (e.rule === "setup.dealer") break;
        // Lightning strikes all at once; then their cards come, close upon each other.
        const bolt = e.rule === "item.lightning";
        if (e.rule in ITEM && !struck) {
          const hit = after.events.filter((o) => o.rule === e.rule && o.kind === "drew");
          items(
            e.rule,
            hit.map((o) => home(o.seat)),
          );
        }
        struck = bolt;
        const start = now;
        draw(e);
        if (bolt) now = start + NEXT;
      }
    }
  }
  if (named || before.colour !== after.colour) {
    motions.push({
      what: "colour",
      colour: after.colour,
      named,
      at: changed,
      long: named ? TURN : MARK,
    });
  }
  return motions;
}

/** The cards of a deal, round the table from the dealer's left; a few stand for the hands of others. */
function deal(
  after: View,
  dealer: number,
  covered: boolean,
  home: (seat: number) => Place,
): Card[] {
  const count = after.players.length;
  const own = [...(after.hand ?? [])];
  // What the first card makes somebody draw arrives by its own event.
  for (const e of after.events) {
    for (const card of (e.rule === "setup.start.draw2" && e.cards) || []) {
      if (e.seat === after.seat) own.splice(own.indexOf(card), 1);
    }
  }
  const list: Card[] = [];
  for (let round = 0; round < HAND; round += 1) {
    for (let i = 1; i <= count; i += 1) {
      const to = home((dealer + i) % count);
      if (to !== "hand" && round * count >= 2 * HAND) continue;
      list.push({
        card: to !== "hand" || covered ? null : (own[round] ?? null),
        from: "stock",
        to,
      });
    }
  }
  return list;
}

// What the last action did to a seat, and who has said UNO: read off the events alone.

import { type Colour, isColour, type Suit } from "../contract/cards";
import type { GameEvent, View } from "../contract/view";

export interface Happened {
  /** Cards drawn by the last action. */
  drew: number;
  skipped: boolean;
  said: boolean;
  /** The item that hit this seat, by the suit that has it. */
  item: Suit | null;
}

const ITEMS: Record<string, Suit> = {
  "item.mushroom": "R",
  "item.banana": "Y",
  "item.shell": "G",
  "item.lightning": "B",
  "item.bobomb": "W",
};

export function happened(events: readonly GameEvent[], seat: number): Happened {
  const now: Happened = { drew: 0, skipped: false, said: false, item: null };
  for (const e of events) {
    if (e.seat !== seat) continue;
    if (e.kind === "said") now.said = true;
    else if (e.kind === "skipped") now.skipped = true;
    else if ((e.kind === "drew" || e.kind === "caught") && !e.rule.startsWith("setup.dealer")) {
      now.drew += e.number ?? e.cards?.length ?? 1;
      now.item = ITEMS[e.rule] ?? now.item;
    }
  }
  return now;
}

/** Whether this seat, which holds one card, said UNO for it: told by its last events of the round. */
export function saidUno(log: readonly GameEvent[], seat: number): boolean {
  let laid = false;
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const e = log[i];
    if (!e || e.rule === "setup.deal") return false;
    if (e.seat !== seat) {
      if (laid) return false;
      continue;
    }
    if (e.kind === "said") return true;
    // UNO is said while laying, so the event may stand on either side of the card.
    if (laid || e.kind === "drew" || e.kind === "caught") return false;
    laid = e.kind === "played";
  }
  return false;
}

/** The colour in force before the Wild Draw Four that lies on top: the one that its challenge is about. */
export function colourBefore(log: readonly GameEvent[], view: View): Colour | null {
  let i = log.length - 1;
  while (i >= 0 && !(log[i]?.kind === "played" && log[i]?.card === "W4")) i -= 1;
  for (i -= 1; i >= 0; i -= 1) {
    const e = log[i];
    if (!e || e.rule === "setup.deal") break;
    const colour =
      e.colour ?? (e.kind === "played" || e.kind === "turned" ? e.card?.[0] : undefined);
    if (isColour(colour)) return colour;
  }
  // A position may have been set up: then the card below tells, unless it is wild.
  const below = view.recent.at(-2)?.[0];
  return isColour(below) ? below : null;
}

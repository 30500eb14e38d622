// What the kernel answers about odds, checked on arrival.

import { bool, fail, int, list, maybe, or, shape, text } from "../table/contract/check";

/** A number between 0 and 1 with its interval, and how it is worked out. */
export interface Chance {
  value: number;
  low: number;
  high: number;
  how: string[];
}

export interface Share {
  fraction: string;
  value: number;
}

export interface ItemOdds {
  items: (Share & { item: string })[];
  how: string[];
}

export interface ChallengeOdds {
  held: Share;
  /** The cards that each answer costs on average. */
  costs: { challenge: number; accept: number };
  lines: { text: string; fraction: string | null; value: number | null }[];
  pays: boolean;
  text: string;
  how: string[];
}

export interface Odds {
  version: number;
  win: (Chance & { seat: number })[];
  moves: (Chance & { move: string })[];
  item: ItemOdds | null;
  challenge: ChallengeOdds | null;
  playouts: number;
  unseen: number;
}

const share = (v: unknown, w: string): number =>
  typeof v === "number" && Number.isFinite(v) ? v : fail(w, "a number");
const how = list(text);
const chance = { value: share, low: share, high: share, how };
const item = shape<ItemOdds>({
  items: list(shape({ item: text, fraction: text, value: share })),
  how,
});
const challenge = shape<ChallengeOdds>({
  held: shape({ fraction: text, value: share }),
  costs: shape({ challenge: share, accept: share }),
  lines: list(shape({ text, fraction: maybe(text), value: maybe(share) })),
  pays: bool,
  text,
  how,
});
const odds = shape<Odds>({
  version: int,
  win: list(shape({ ...chance, seat: int })),
  moves: list(shape({ ...chance, move: text })),
  item: maybe(item),
  challenge: maybe(challenge),
  playouts: or(int, 0),
  unseen: or(int, 0),
});

/** The odds; null while they are worked out, or when the table has moved on meanwhile. */
export function readOdds(body: Record<string, unknown>): Odds | "pending" | "stale" {
  if (body.stale === true) return "stale";
  return body.pending === true ? "pending" : odds(body, "odds");
}

// Moves as they are written ("0:R7!", "0:W4=B", "2:@0"), sorted by what the table offers for each.
// What is allowed is only ever read from `view.moves`.

import { type Colour, isCard, isColour } from "./cards";

export interface Move {
  seat: number;
  kind: "play" | "draw" | "pass" | "colour" | "aim" | "challenge" | "accept" | "uno" | "catch";
  card?: string;
  colour?: Colour;
  target?: number;
  uno: boolean;
}

const WORDS = ["draw", "pass", "challenge", "accept", "uno", "catch"] as const;

/** A move taken apart, or null when it is not written as one. */
export function parseMove(text: string): Move | null {
  const found = /^(\d+):(.+)$/.exec(text);
  if (!found) return null;
  const seat = Number(found[1]);
  const what = found[2] as string;
  const word = WORDS.find((w) => w === what);
  if (word) return { seat, kind: word, uno: false };
  if (what.startsWith("=")) {
    const colour = what.slice(1);
    return isColour(colour) ? { seat, kind: "colour", colour, uno: false } : null;
  }
  if (what.startsWith("@")) {
    return /^@\d+$/.test(what)
      ? { seat, kind: "aim", target: Number(what.slice(1)), uno: false }
      : null;
  }
  const uno = what.endsWith("!");
  const [card, colour] = (uno ? what.slice(0, -1) : what).split("=");
  if (!isCard(card)) return null;
  if (colour === undefined) return { seat, kind: "play", card, uno };
  return isColour(colour) ? { seat, kind: "play", card, colour, uno } : null;
}

/** The ways to lay one card: without and with "UNO!". */
export interface Lay {
  plain?: string;
  uno?: string;
}

export interface Play extends Lay {
  /** For a card whose colour is named while laying it. */
  colours: Map<Colour, Lay>;
}

export interface Offers {
  plays: Map<string, Play>;
  colours: Map<Colour, string>;
  aims: Map<number, string>;
  draw?: string;
  pass?: string;
  challenge?: string;
  accept?: string;
  uno?: string;
  catch?: string;
  /** Some card can be laid with "UNO!". */
  canArm: boolean;
}

export function offers(moves: readonly string[], seat: number | null): Offers {
  const made: Offers = { plays: new Map(), colours: new Map(), aims: new Map(), canArm: false };
  for (const text of moves) {
    const move = parseMove(text);
    if (!move || move.seat !== seat) continue;
    if (move.kind === "play" && move.card) {
      const play: Play = made.plays.get(move.card) ?? { colours: new Map() };
      made.plays.set(move.card, play);
      let lay: Lay = play;
      if (move.colour) {
        lay = play.colours.get(move.colour) ?? {};
        play.colours.set(move.colour, lay);
      }
      lay[move.uno ? "uno" : "plain"] = text;
      if (move.uno) made.canArm = true;
    } else if (move.kind === "colour" && move.colour) made.colours.set(move.colour, text);
    else if (move.kind === "aim" && move.target !== undefined) made.aims.set(move.target, text);
    else if (move.kind !== "play" && move.kind !== "colour" && move.kind !== "aim") {
      made[move.kind] = text;
    }
  }
  return made;
}

/** The move that lays a card in this way; with `armed` the one that says UNO, where there is one. */
export function layMove(lay: Lay, armed: boolean): string | undefined {
  return armed ? (lay.uno ?? lay.plain) : (lay.plain ?? lay.uno);
}

/** The move to ask "why?" about: one that lays the card where there is one, else as it is written. */
export function askMove(offers: Offers, seat: number, card: string): string {
  const play = offers.plays.get(card);
  const offered = play && [play, ...play.colours.values()].map((lay) => layMove(lay, false));
  return offered?.find((move) => move) ?? `${seat}:${card}${card === "W4" ? "=R" : ""}`;
}

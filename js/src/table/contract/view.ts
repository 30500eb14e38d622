// The one thing the kernel shows us: the view of a seat. `parseView` checks it on arrival and throws
// a ViewError that names the field; nothing behind it has to doubt a type again.

import { type Colour, isCard, isColour } from "./cards";

export type Phase = "turn" | "drawn" | "colour" | "aim" | "challenge" | "over";
const PHASES: readonly string[] = ["turn", "drawn", "colour", "aim", "challenge", "over"];

export interface Player {
  name: string;
  cards: number;
  score: number;
  bot: string | null;
}

export interface GameEvent {
  rule: string;
  kind: string;
  text: string;
  seat?: number;
  other?: number;
  card?: string;
  cards?: string[];
  number?: number;
  colour?: string;
  /** The action that it belongs to, counted from 1 on its line of play; 0 is the first deal. */
  moment: number;
}

/** A line of play: the game as it went on from some moment of another line. */
export interface Line {
  line: number;
  parent: number | null;
  /** The moment at which it left its parent. */
  from: number | null;
  /** Its last moment. */
  moment: number;
}

export interface View {
  version: number;
  /** How many actions of this line of play lie behind this view. */
  moment: number;
  /** The moment at which this round was dealt. */
  round_start: number;
  line: number;
  lines: Line[];
  goal: { text: string; reached: boolean } | null;
  seat: number | null;
  round: number;
  phase: Phase;
  turn: number;
  dealer: number | null;
  direction: 1 | -1;
  players: Player[];
  hand: string[] | null;
  drawn: string | null;
  top: string | null;
  colour: Colour | null;
  discards: number;
  stock: number;
  recent: string[];
  moves: string[];
  step: boolean;
  challenge: { by: number; answer: number } | null;
  shown: { seat: number; cards: string[] } | null;
  events: GameEvent[];
  log: number;
  over: boolean;
  round_winner: number | null;
  round_points: number | null;
  winner: number | null;
  hands: string[][] | null;
  points: number[] | null;
  /** What each card in the hands counts, when the round is over. */
  worth: Record<string, number>;
  rules: Record<string, string | number>;
  people: number[];
  language: string;
  /** The number of the cell that made the table, where it is known. */
  cell: number | null;
}

export class ViewError extends Error {}

export type Check<T> = (value: unknown, where: string) => T;

export function fail(where: string, wanted: string): never {
  throw new ViewError(`view.${where}: ${wanted}`);
}

export const int: Check<number> = (v, w) =>
  Number.isInteger(v) ? (v as number) : fail(w, "a whole number");
export const text: Check<string> = (v, w) => (typeof v === "string" ? v : fail(w, "a text"));
export const bool: Check<boolean> = (v, w) =>
  typeof v === "boolean" ? v : fail(w, "true or false");
const card: Check<string> = (v, w) => (isCard(v) ? v : fail(w, "a card"));
const colour: Check<Colour> = (v, w) => (isColour(v) ? v : fail(w, "a colour"));

export function object(v: unknown, w: string): Record<string, unknown> {
  if (typeof v !== "object" || v === null || Array.isArray(v)) fail(w, "an object");
  return v as Record<string, unknown>;
}

export function list<T>(item: Check<T>): Check<T[]> {
  return (v, w) => (Array.isArray(v) ? v.map((x, i) => item(x, `${w}[${i}]`)) : fail(w, "a list"));
}

export function maybe<T>(item: Check<T>): Check<T | null> {
  return (v, w) => (v === null || v === undefined ? null : item(v, w));
}

const player: Check<Player> = (v, w) => {
  const o = object(v, w);
  return {
    name: text(o.name, `${w}.name`),
    cards: int(o.cards, `${w}.cards`),
    score: int(o.score, `${w}.score`),
    bot: maybe(text)(o.bot, `${w}.bot`),
  };
};

/** An event as it comes in a view or in the answer to `log`. */
export const event: Check<GameEvent> = (v, w) => {
  const o = object(v, w);
  const made: GameEvent = {
    rule: text(o.rule, `${w}.rule`),
    kind: text(o.kind, `${w}.kind`),
    text: typeof o.text === "string" ? o.text : "",
    moment: int(o.moment ?? 0, `${w}.moment`),
  };
  const some = <T>(key: string, check: Check<T>): T | null => maybe(check)(o[key], `${w}.${key}`);
  const seat = some("seat", int);
  const other = some("other", int);
  const one = some("card", card);
  const cards = some("cards", list(card));
  const number = some("number", int);
  const named = some("colour", text);
  if (seat !== null) made.seat = seat;
  if (other !== null) made.other = other;
  if (one !== null) made.card = one;
  if (cards !== null) made.cards = cards;
  if (number !== null) made.number = number;
  if (named !== null) made.colour = named;
  return made;
};

const line: Check<Line> = (v, w) => {
  const o = object(v, w);
  return {
    line: int(o.line, `${w}.line`),
    parent: maybe(int)(o.parent, `${w}.parent`),
    from: maybe(int)(o.from, `${w}.from`),
    moment: int(o.moment, `${w}.moment`),
  };
};

export function parseView(value: unknown): View {
  const o = object(value, "");
  const players = list(player)(o.players, "players");
  const seat: Check<number> = (v, w) => {
    const n = int(v, w);
    return n >= 0 && n < players.length ? n : fail(w, "a seat at this table");
  };
  const phase = text(o.phase, "phase");
  if (!PHASES.includes(phase)) fail("phase", "a known phase");
  const challenge = maybe(object)(o.challenge, "challenge");
  const shown = maybe(object)(o.shown, "shown");
  const goal = maybe(object)(o.goal, "goal");
  const moment = int(o.moment ?? 0, "moment");
  return {
    version: int(o.version, "version"),
    moment,
    round_start: int(o.round_start ?? 0, "round_start"),
    line: int(o.line ?? 0, "line"),
    lines: list(line)(o.lines ?? [{ line: 0, moment }], "lines"),
    goal: goal && {
      text: text(goal.text, "goal.text"),
      reached: bool(goal.reached, "goal.reached"),
    },
    seat: maybe(seat)(o.seat, "seat"),
    round: int(o.round, "round"),
    phase: phase as Phase,
    turn: seat(o.turn, "turn"),
    dealer: maybe(seat)(o.dealer, "dealer"),
    direction: int(o.direction, "direction") < 0 ? -1 : 1,
    players,
    hand: maybe(list(card))(o.hand, "hand"),
    drawn: maybe(card)(o.drawn, "drawn"),
    top: maybe(card)(o.top, "top"),
    colour: maybe(colour)(o.colour, "colour"),
    discards: int(o.discards, "discards"),
    stock: int(o.stock, "stock"),
    recent: list(card)(o.recent ?? [], "recent"),
    moves: list(text)(o.moves, "moves"),
    step: bool(o.step, "step"),
    challenge: challenge && {
      by: seat(challenge.by, "challenge.by"),
      answer: seat(challenge.answer, "challenge.answer"),
    },
    shown: shown && {
      seat: seat(shown.seat, "shown.seat"),
      cards: list(card)(shown.cards, "shown.cards"),
    },
    events: list(event)(o.events ?? [], "events"),
    log: int(o.log ?? 0, "log"),
    over: bool(o.over, "over"),
    round_winner: maybe(seat)(o.round_winner, "round_winner"),
    round_points: maybe(int)(o.round_points, "round_points"),
    winner: maybe(seat)(o.winner, "winner"),
    hands: maybe(list(list(card)))(o.hands, "hands"),
    points: maybe(list(int))(o.points, "points"),
    worth: object(o.worth ?? {}, "worth") as Record<string, number>,
    rules: object(o.rules ?? {}, "rules") as Record<string, string | number>,
    people: list(seat)(o.people ?? [], "people"),
    language: typeof o.language === "string" ? o.language : "en",
    cell: maybe(int)(o.cell, "cell"),
  };
}

/** The seat whose decision the game waits for; null when the round is over. */
export function actor(view: View): number | null {
  if (view.over) return null;
  return view.challenge ? view.challenge.answer : view.turn;
}

/** Somebody else than the seat shown has to decide, and several people look at this screen. */
export function isCovered(view: View): boolean {
  const who = actor(view);
  return view.seat !== null && view.people.length > 1 && who !== null && who !== view.seat;
}

/** The event told of cards that only the seats concerned may see. */
export function isPrivate(event: GameEvent): boolean {
  return event.cards !== undefined && event.rule !== "score.hand";
}

/** The last moment, up to that one, at which this seat did something; null when there is none. */
export function lastDeed(
  events: readonly GameEvent[],
  seat: number,
  moment: number,
): number | null {
  let found: number | null = null;
  let before = 0;
  for (const e of events) {
    if (e.moment > moment) break;
    if (e.moment !== before && doer(e) === seat) found = e.moment;
    before = e.moment;
  }
  return found;
}

/** Kinds of event in which the one who acted is the other one, not the seat that it happened to. */
const DONE_BY_OTHER = ["drew", "shown", "caught"];

/** Who acted, in the first event of an action. */
export function doer(event: GameEvent): number | undefined {
  return DONE_BY_OTHER.includes(event.kind) ? (event.other ?? event.seat) : event.seat;
}

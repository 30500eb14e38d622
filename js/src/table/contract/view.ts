// The one thing the kernel shows us: the view of a seat. `parseView` checks it on arrival; nothing
// behind it has to doubt a type again.

import { type Colour, isCard, isColour } from "./cards";
import { bool, type Check, fail, int, list, maybe, object, or, shape, text } from "./check";

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

const card: Check<string> = (v, w) => (isCard(v) ? v : fail(w, "a card"));
const colour: Check<Colour> = (v, w) => (isColour(v) ? v : fail(w, "a colour"));
const phase: Check<Phase> = (v, w) =>
  PHASES.includes(v as string) ? (v as Phase) : fail(w, "a known phase");

const player = shape<Player>({ name: text, cards: int, score: int, bot: maybe(text) });
const line = shape<Line>({ line: int, parent: maybe(int), from: maybe(int), moment: int });

type Told = Pick<GameEvent, "rule" | "kind" | "text" | "moment">;
const told = shape<Told>({ rule: text, kind: text, text: or(text, ""), moment: int });
const more = { seat: int, other: int, card, cards: list(card), number: int, colour: text };

/** An event as it comes in a view or in the answer to `log`. */
export const event: Check<GameEvent> = (v, w) => {
  const made: Record<string, unknown> = { ...told(v, w) };
  for (const [name, check] of Object.entries<Check<unknown>>(more)) {
    const value = maybe(check)((v as Record<string, unknown>)[name], `${w}.${name}`);
    if (value !== null) made[name] = value;
  }
  return made as unknown as GameEvent;
};

export function parseView(value: unknown, where = "view"): View {
  const players = list(player)(object(value, where).players, `${where}.players`);
  const seat: Check<number> = (v, w) => {
    const n = int(v, w);
    return n >= 0 && n < players.length ? n : fail(w, "a seat at this table");
  };
  return shape<View>({
    version: int,
    moment: int,
    round_start: int,
    line: int,
    lines: list(line),
    goal: maybe(shape<NonNullable<View["goal"]>>({ text, reached: bool })),
    seat: maybe(seat),
    round: int,
    phase,
    turn: seat,
    dealer: maybe(seat),
    direction: (v, w) => (int(v, w) < 0 ? -1 : 1),
    players: () => players,
    hand: maybe(list(card)),
    drawn: maybe(card),
    top: maybe(card),
    colour: maybe(colour),
    discards: int,
    stock: int,
    recent: or(list(card), []),
    moves: list(text),
    step: bool,
    challenge: maybe(shape<NonNullable<View["challenge"]>>({ by: seat, answer: seat })),
    shown: maybe(shape<NonNullable<View["shown"]>>({ seat, cards: list(card) })),
    events: or(list(event), []),
    log: or(int, 0),
    over: bool,
    round_winner: maybe(seat),
    round_points: maybe(int),
    winner: maybe(seat),
    hands: maybe(list(list(card))),
    points: maybe(list(int)),
    worth: or(object as Check<View["worth"]>, {}),
    rules: or(object as Check<View["rules"]>, {}),
    people: or(list(seat), []),
    language: or(text, "en"),
    cell: maybe(int),
  })(value, where);
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

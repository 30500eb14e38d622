// What the kernel sends of an experiment, checked on arrival: its view, and lists of rounds.

import {
  bool,
  type Check,
  fail,
  int,
  list,
  maybe,
  object,
  shape,
  text,
} from "../table/contract/check";

const number: Check<number> = (v, w) =>
  typeof v === "number" && Number.isFinite(v) ? v : fail(w, "a number");

/** One bar: the values from `low` to `high`, how many there are, and their share of all. */
export interface Bar {
  low: number;
  /** Null: no upper end. */
  high: number | null;
  label: string;
  /** The colour of cards that it stands for. */
  sign: string | null;
  count: number;
  share: number;
  /** The interval of the share. */
  from: number;
  to: number;
  /** The exact share, and as a fraction where that is short. */
  mark: number | null;
  fraction: string | null;
}

export interface Mean {
  value: number | null;
  from: number | null;
  to: number | null;
  /** The standard deviation. */
  spread: number | null;
  mark: number | null;
  exact_spread: number | null;
}

/** Rounds so far, the mean or share, and its interval where there is one. */
export type Point = [rounds: number, value: number, from: number | null, to: number | null];

/** The running line: the mean, or the share of the bar that begins at `low`. */
export interface Line {
  low: number | null;
  points: Point[];
}

export interface Opened {
  round: number;
  /** The table's widget. */
  table: string;
}

export interface View {
  version: number;
  language: string;
  cell: number | null;
  question: string;
  title: string;
  unit: string;
  /** The values are numbers, and not names. */
  numbers: boolean;
  /** What the exact shares are. */
  marks: string | null;
  players: string[];
  strategies: string[];
  seed: string;
  /** Rounds played, or hands dealt. */
  rounds: number;
  /** Things counted in them. */
  count: number;
  bars: Bar[];
  mean: Mean | null;
  line: Line | null;
  speed: string;
  opened: Opened | null;
}

const bar = shape<Bar>({
  low: int,
  high: maybe(int),
  label: text,
  sign: maybe(text),
  count: int,
  share: number,
  from: number,
  to: number,
  mark: maybe(number),
  fraction: maybe(text),
});

const mean = shape<Mean>({
  value: maybe(number),
  from: maybe(number),
  to: maybe(number),
  spread: maybe(number),
  mark: maybe(number),
  exact_spread: maybe(number),
});

const bound = maybe(number);
const point: Check<Point> = (v, w) =>
  Array.isArray(v) && v.length === 4
    ? [int(v[0], w), number(v[1], w), bound(v[2], w), bound(v[3], w)]
    : fail(w, "a point");

const view = shape<View>({
  version: int,
  language: text,
  cell: maybe(int),
  question: text,
  title: text,
  unit: text,
  numbers: bool,
  marks: maybe(text),
  players: list(text),
  strategies: list(text),
  seed: text,
  rounds: int,
  count: int,
  bars: list(bar),
  mean: maybe(mean),
  line: maybe(shape<Line>({ low: maybe(int), points: list(point) })),
  speed: text,
  opened: maybe(shape<Opened>({ round: int, table: text })),
});

export const parseView = (value: unknown): View => view(value, "view");

/** A round in a list, a game (`rounds`), or cards that were dealt. */
export interface Round {
  round: number;
  winner: number | null;
  points: number;
  turns: number | null;
  rounds: number | null;
  cards: string[] | null;
}

export interface RoundList {
  rounds: Round[];
  /** The number of the first round that is not in the list any more. */
  next: number | null;
}

const rounds = shape<RoundList>({
  rounds: list(
    shape<Round>({
      round: int,
      winner: maybe(int),
      points: int,
      turns: maybe(int),
      rounds: maybe(int),
      cards: maybe(list(text)),
    }),
  ),
  next: maybe(int),
});

export const parseRounds = (value: unknown): RoundList => rounds(value, "rounds");

/** What the author settled, and what can be chosen. */
export interface Options {
  show: { choices: boolean; rounds: boolean; settings: boolean };
  size: string;
  questions: [string, string][];
  strategies: string[];
  most: number;
}

const named = (value: unknown): [string, string][] =>
  Object.entries(object(value ?? {}, "names")).map(([name, title]) => [name, String(title)]);

export function readOptions(value: unknown): Options {
  const o = object(value ?? {}, "options");
  const show = object(o.show ?? {}, "options.show");
  return {
    show: {
      choices: show.choices !== false,
      rounds: show.rounds !== false,
      settings: show.settings !== false,
    },
    size: typeof o.size === "string" ? o.size : "normal",
    questions: named(o.questions),
    strategies: Array.isArray(o.strategies) ? o.strategies.map(String) : [],
    most: typeof o.most === "number" ? o.most : Number.POSITIVE_INFINITY,
  };
}

// How a table presents itself: what its author set (the traits options and languages) and what a
// person chose in this browser. Anything unknown falls back to the usual; nothing here can fail.

export const PACES = ["slow", "normal", "fast"] as const;
export const MOTIONS = ["normal", "fast", "off"] as const;
export const SIZES = ["normal", "large", "huge"] as const;
export type Pace = (typeof PACES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Size = (typeof SIZES)[number];

export interface Settings {
  pace: Pace;
  motion: Motion;
  size: Size;
}

const PARTS = [
  "log",
  "pace",
  "new_game",
  "rulebook",
  "history",
  "hints",
  "why",
  "scores",
  "settings",
  "odds",
] as const;

/** Which parts of the table are there. */
export type Show = Record<(typeof PARTS)[number], boolean>;

export interface Options {
  show: Show;
  size: Size;
  /** A button leads back to the position as it was made. */
  start: boolean;
  /** The odds panel is on. */
  odds: boolean;
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function oneOf<T extends string>(values: readonly T[], value: unknown, usual: T): T {
  return values.find((v) => v === value) ?? usual;
}

export function readOptions(value: unknown): Options {
  const o = fields(value);
  const show = fields(o.show);
  return {
    show: Object.fromEntries(PARTS.map((part) => [part, show[part] !== false])) as Show,
    size: oneOf(SIZES, o.size, "normal"),
    start: o.start === true,
    odds: o.odds === true,
  };
}

/** The languages that can be chosen: code and own name. */
export function readLanguages(value: unknown): [string, string][] {
  return Object.entries(fields(value)).filter(
    (pair): pair is [string, string] => typeof pair[1] === "string",
  );
}

export function readSettings(value: unknown, usual: Settings): Settings {
  const o = fields(value);
  return {
    pace: oneOf(PACES, o.pace, usual.pace),
    motion: oneOf(MOTIONS, o.motion, usual.motion),
    size: oneOf(SIZES, o.size, usual.size),
  };
}

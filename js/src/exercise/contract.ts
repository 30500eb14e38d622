// What the kernel tells of an exercise, and of an answer.

export type Kind = "number" | "choice" | "order" | "move" | "estimate";

export interface View {
  kind: Kind;
  question: string;
  language: string;
  /** How many hints there are. */
  hints: number;
  tries: number;
  right: boolean;
  unit: string;
  choices: string[];
  many: boolean;
  items: string[];
}

export interface Verdict {
  right: boolean;
  text: string;
  /** Whether it was a try: what cannot be read is none. */
  counts: boolean;
  stars: number | null;
  answer: unknown;
}

const KINDS: readonly unknown[] = ["number", "choice", "order", "move", "estimate"];
const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === "object" && raw !== null;
const text = (raw: unknown) => (typeof raw === "string" ? raw : "");
const count = (raw: unknown) => (typeof raw === "number" ? raw : 0);

export const texts = (raw: unknown): string[] => (Array.isArray(raw) ? raw.map(text) : []);

/** Places in a list of that many: an answer by choice or order. */
export const places = (raw: unknown): number[] =>
  Array.isArray(raw) ? raw.filter((one): one is number => typeof one === "number") : [];

export function parseView(raw: unknown): View | null {
  if (!isObject(raw) || !KINDS.includes(raw.kind)) return null;
  return {
    kind: raw.kind as Kind,
    question: text(raw.question),
    language: text(raw.language) || "en",
    hints: count(raw.hints),
    tries: count(raw.tries),
    right: raw.right === true,
    unit: text(raw.unit),
    choices: texts(raw.choices),
    many: raw.many === true,
    items: texts(raw.items),
  };
}

export function parseVerdict(raw: unknown): Verdict | null {
  if (!isObject(raw) || typeof raw.text !== "string") return null;
  return {
    right: raw.right === true,
    text: raw.text,
    counts: raw.counts !== false,
    stars: typeof raw.stars === "number" ? raw.stars : null,
    answer: raw.answer,
  };
}

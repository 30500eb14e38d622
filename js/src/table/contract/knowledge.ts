// What the kernel tells when it is asked: why, the rulebook, hints, a bot's reason, the table as it
// was. Checked on arrival like a view; a ViewError names the field.

import { bool, int, list, maybe, object, shape, text } from "./check";
import { parseView, type View } from "./view";

export interface Explanation {
  legal: boolean;
  rule: string;
  title: string;
  text: string;
}

export interface RuleEntry {
  rule: string;
  chapter: string;
  title: string;
  text: string;
  convention: string | null;
  /** The option that changes it, as it is set at this table. */
  option: { name: string; value: string } | null;
}

export interface Hint {
  moves: (Explanation & { move: string })[];
  advice: { move: string; strategy: string; text: string } | null;
}

export interface BotReason {
  name: string;
  strategy: string;
  text: string;
}

/** A view of an earlier moment; nothing can be done in it. */
export interface PastView extends View {
  /** The last moment of that round so far. */
  round_end: number;
}

const explained = { legal: bool, rule: text, title: text, text };
const explanation = shape<Explanation>(explained);
const rulebook = list(
  shape<RuleEntry>({
    rule: text,
    chapter: text,
    title: text,
    text,
    convention: maybe(text),
    option: maybe(shape({ name: text, value: (v: unknown) => String(v) })),
  }),
);
const hint = shape<Hint>({
  moves: list(shape({ ...explained, move: text })),
  advice: maybe(shape({ move: text, strategy: text, text })),
});
const bot = shape<BotReason>({ name: text, strategy: text, text });

type Body = Record<string, unknown>;
export const readExplanation = (body: Body): Explanation => explanation(body, "explain");
export const readRulebook = (body: Body): RuleEntry[] => rulebook(body.rules, "rulebook");
export const readHint = (body: Body): Hint => hint(body, "hint");
export const readBot = (body: Body): BotReason => bot(body, "bot");

export function readPast({ view }: Body): PastView {
  return {
    ...parseView(view, "past"),
    // Whatever it says, nothing can be done in the past.
    moves: [],
    step: false,
    shown: null,
    round_end: int(object(view, "past").round_end, "past.round_end"),
  };
}

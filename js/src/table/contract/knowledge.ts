// What the kernel tells when it is asked: why, the rulebook, hints, a bot's reason, the table as it
// was. Checked on arrival like a view; a ViewError names the field.

import { bool, type Check, int, list, maybe, object, parseView, text, type View } from "./view";

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

const explained: Check<Explanation> = (v, w) => {
  const o = object(v, w);
  return {
    legal: bool(o.legal, `${w}.legal`),
    rule: text(o.rule, `${w}.rule`),
    title: text(o.title, `${w}.title`),
    text: text(o.text, `${w}.text`),
  };
};

export const readExplanation = (body: unknown): Explanation => explained(body, "explain");

const entry: Check<RuleEntry> = (v, w) => {
  const o = object(v, w);
  const option = maybe(object)(o.option, `${w}.option`);
  return {
    rule: text(o.rule, `${w}.rule`),
    chapter: text(o.chapter, `${w}.chapter`),
    title: text(o.title, `${w}.title`),
    text: text(o.text, `${w}.text`),
    convention: maybe(text)(o.convention, `${w}.convention`),
    option: option && {
      name: text(option.name, `${w}.option.name`),
      value: String(option.value ?? ""),
    },
  };
};

export const readRulebook = (body: Record<string, unknown>): RuleEntry[] =>
  list(entry)(body.rules, "rulebook.rules");

export function readHint(body: Record<string, unknown>): Hint {
  const advice = maybe(object)(body.advice, "hint.advice");
  return {
    moves: list((v, w) => ({
      ...explained(v, w),
      move: text(object(v, w).move, `${w}.move`),
    }))(body.moves, "hint.moves"),
    advice: advice && {
      move: text(advice.move, "hint.advice.move"),
      strategy: text(advice.strategy, "hint.advice.strategy"),
      text: text(advice.text, "hint.advice.text"),
    },
  };
}

export function readBot(body: Record<string, unknown>): BotReason {
  return {
    name: text(body.name, "bot.name"),
    strategy: text(body.strategy, "bot.strategy"),
    text: text(body.text, "bot.text"),
  };
}

export function readPast(body: Record<string, unknown>): PastView {
  const raw = object(body.view, "past");
  return {
    ...parseView(raw),
    // Whatever they say, nothing can be done in the past.
    moves: [],
    step: false,
    shown: null,
    round_end: int(raw.round_end ?? body.round_end, "past.round_end"),
  };
}

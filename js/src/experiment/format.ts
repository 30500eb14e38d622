// Numbers as the language writes them.

import type { Say } from "../table/words";
import type { Bar, View } from "./contract";

export interface Format {
  /** 1,234 */
  count(n: number): string;
  /** 12.3 % */
  share(n: number): string;
  /** 12 %, where that is enough */
  tick(n: number): string;
  /** 94.35 */
  mean(n: number): string;
}

const made = new Map<string, Format>();

export function formatter(language: string): Format {
  const known = made.get(language);
  if (known) return known;
  const by = (options: Intl.NumberFormatOptions) => {
    try {
      return new Intl.NumberFormat(language, options);
    } catch {
      return new Intl.NumberFormat("en", options);
    }
  };
  const whole = by({ maximumFractionDigits: 0 });
  const percent = by({ style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const short = by({ style: "percent", maximumFractionDigits: 1 });
  const decimal = by({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const format: Format = {
    count: (n) => whole.format(n),
    share: (n) => percent.format(n),
    tick: (n) => short.format(n),
    mean: (n) => decimal.format(n),
  };
  made.set(language, format);
  return format;
}

/** The exact share of a bar, "3/28" or "10.7%"; null where there is none. */
export function markText(bar: Bar, format: Format): string | null {
  if (bar.mark === null) return null;
  const share = format.share(bar.mark);
  return bar.fraction ? `${bar.fraction} = ${share}` : share;
}

/** "100 rounds": so many of what is played or dealt. */
export function playedText(say: Say, { unit }: View, number: number, format: Format): string {
  return say("exp-played", { unit, number, count: format.count(number) });
}

/** A bar in a sentence, for screen readers. */
export function barText(say: Say, view: View, bar: Bar, format: Format): string {
  const { label } = bar;
  const spoken =
    view.count === 0
      ? say("exp-bar-none", { label })
      : say("exp-bar", {
          label,
          share: format.share(bar.share),
          count: format.count(bar.count),
          all: format.count(view.count),
          low: format.share(bar.from),
          high: format.share(bar.to),
        });
  const mark = markText(bar, format);
  if (mark === null || !view.marks) return spoken;
  return say("exp-bar-mark", { bar: spoken, name: say("exp-mark", { kind: view.marks }), mark });
}

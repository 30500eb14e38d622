// The interface's words: Fluent messages that come with the model, in the table's language.

import {
  FluentBundle,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;
export type Say = (id: string, values?: Values) => string;

const FACES = [..."0123456789DSR"];

const functions = {
  CAPITAL: ([text]: FluentValue[]): FluentValue => {
    const words = String(text);
    return words.slice(0, 1).toUpperCase() + words.slice(1);
  },
};

/** A missing or broken message shows its name rather than nothing, so that it is noticed. */
export function speaker(source: string, language: string): Say {
  let bundle: FluentBundle;
  try {
    bundle = new FluentBundle(language, { useIsolating: false, functions });
  } catch {
    bundle = new FluentBundle("en", { useIsolating: false, functions });
  }
  bundle.addResource(new FluentResource(source));
  const format = (id: string, values?: Values) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values ?? null, []) : id;
  };
  // Every card and colour in words, and as it is written.
  let codes: Map<unknown, string> | undefined;
  const code = (words: unknown) => {
    if (!codes) {
      codes = new Map();
      for (const colour of "RYGB") {
        codes.set(format("colour-name", { colour }), colour);
        for (const face of FACES) {
          const card_code = colour + face;
          codes.set(format("card-name", { card_code, colour, face }), card_code);
        }
      }
      for (const face of "4I") {
        const card_code = `W${face}`;
        codes.set(format("card-name", { card_code, colour: "W", face }), card_code);
      }
    }
    return codes.get(words) ?? "";
  };
  return (id, values) => {
    if (!values) return format(id);
    // What the words may depend on: gender, case, mutation. Python does the same (_catalogue.py).
    const all: Values = { ...values };
    for (const key of ["card", "top", "last"]) {
      if (!(key in values)) continue;
      const card = code(values[key]);
      all[`${key}_code`] = card;
      all[`${key}_colour`] = card.slice(0, 1);
      all[`${key}_face`] = card.slice(1);
    }
    if ("colour" in values) {
      const { colour } = values;
      all.colour_code = String(colour).length === 1 ? colour : code(colour);
    }
    return format(id, all);
  };
}

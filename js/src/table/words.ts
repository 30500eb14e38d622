// The interface's words: Fluent messages that come with the model, in the table's language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

/** A missing or broken message shows its name rather than nothing, so that it is noticed. */
export function speaker(source: string, language: string): Say {
  let bundle: FluentBundle;
  try {
    bundle = new FluentBundle(language, { useIsolating: false });
  } catch {
    bundle = new FluentBundle("en", { useIsolating: false });
  }
  bundle.addResource(new FluentResource(source));
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return id;
    return bundle.formatPattern(pattern, values ?? null, []);
  };
}

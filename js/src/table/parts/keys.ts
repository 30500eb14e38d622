// Which key does what on the table. The help sheet lists the same keys.

export type Command =
  | "draw"
  | "pass"
  | "uno"
  | "catch"
  | "help"
  | "next"
  | "pause"
  | "step"
  | "why"
  | "hint"
  | "rules"
  | "past"
  | "odds";

const LETTERS: Record<string, Command> = {
  d: "draw",
  p: "pass",
  u: "uno",
  c: "catch",
  n: "next",
  w: "why",
  h: "hint",
  r: "rules",
  l: "past",
  o: "odds",
  "?": "help",
  ".": "step",
  ",": "pause",
};

/** A key with Ctrl, Alt or Meta belongs to the host, and so does Tab. */
export function isPlain(e: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "key">): boolean {
  return !(e.ctrlKey || e.metaKey || e.altKey) && e.key !== "Tab";
}

/**
 * Keys typed on a widget are the widget's. JupyterLab looks for its shortcuts before the event comes
 * down to us, and passes over elements with this attribute; other hosts listen above us.
 */
export function keepKeys(root: HTMLElement, signal: AbortSignal): void {
  window.addEventListener(
    "keydown",
    (e) => root.toggleAttribute("data-lm-suppress-shortcuts", isPlain(e)),
    { capture: true, signal },
  );
  for (const type of ["keydown", "keypress", "keyup"] as const) {
    root.addEventListener(type, (e) => isPlain(e) && e.stopPropagation(), { signal });
  }
}

export function command(key: string): Command | null {
  return LETTERS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Fields in which letters are typed; a slider or a choice is none. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("input:not([type=range], [type=radio]), select, textarea")
  );
}

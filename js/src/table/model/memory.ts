// What this browser remembers of a person's choices, where it is allowed to remember at all.

const NAME = "unokart";

export function recall(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export function remember(part: Record<string, unknown>): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...recall(), ...part }));
  } catch {
    // Private windows and sandboxed frames have no memory; the choice holds while the page does.
  }
}

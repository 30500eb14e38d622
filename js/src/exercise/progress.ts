// What was solved, kept in this browser under the names of lesson and exercise. The landing page
// reads it. Where there is no storage (a private window, a sandboxed frame) nothing is kept.

const NAME = "unokart-progress";

export interface Done {
  right: boolean;
  tries: number;
}

type Kept = Record<string, Record<string, Done>>;

function all(): Kept {
  const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? "{}");
  return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
}

export function recall(lesson: string, key: string): Done | null {
  if (!lesson) return null;
  try {
    const done = all()[lesson]?.[key];
    return done ? { right: done.right === true, tries: Number(done.tries) || 0 } : null;
  } catch {
    return null;
  }
}

/** Notes one more try. */
export function note(lesson: string, key: string, right: boolean): void {
  if (!lesson) return;
  const before = recall(lesson, key);
  const done = { right: right || before?.right === true, tries: (before?.tries ?? 0) + 1 };
  try {
    const kept = all();
    kept[lesson] = { ...kept[lesson], [key]: done };
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    return;
  }
  // For a summary on the same page: only other pages hear of what is stored.
  window.dispatchEvent(new CustomEvent(NAME, { detail: { lesson, key, ...done } }));
}

// The log: every event of the game as this seat sees it, put together from views that each bring
// the last action's events. A gap (a view that was missed) is reported so that it can be asked for.

import type { GameEvent, View } from "../contract/view";

export class EventLog {
  #entries: (GameEvent | undefined)[] = [];
  #whose = "";
  /** Grows when earlier entries became void; an answer of an older age is dropped. */
  age = 0;

  /** Takes a view's events; says from which event on some are missing, or null when none are. */
  take(view: View): number | null {
    const whose = `${view.seat} ${view.line} ${view.language}`;
    if (this.#whose !== whose) this.clear();
    this.#whose = whose;
    if (view.log + view.events.length < this.#entries.length) this.age += 1;
    this.#entries.length = view.log;
    this.#entries.push(...view.events);
    return this.gap();
  }

  /** The first event that is missing, or null. */
  gap(): number | null {
    const missing = this.#entries.findIndex((e) => !e);
    return missing < 0 ? null : missing;
  }

  /** Fills in events that were asked for at age `age`. */
  fill(from: number, events: readonly GameEvent[], age: number): void {
    if (age !== this.age) return;
    events.forEach((e, i) => {
      const at = from + i;
      if (at < this.#entries.length && this.#entries[at] === undefined) this.#entries[at] = e;
    });
  }

  clear(): void {
    this.#entries = [];
    this.age += 1;
  }

  get list(): GameEvent[] {
    return this.#entries.filter((e) => e !== undefined);
  }
}

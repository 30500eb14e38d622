// What every controller keeps, whatever its widget is: what it hears of the model, who is told of
// changes, which views look, and the question whether the kernel lives, asked while one is seen.

import type { Model } from "./widget";

/** What a view tells the controller: whether it can be seen, and its end. */
export interface Attendance {
  seen(visible: boolean): void;
  release(): void;
}

export type Heard = readonly [name: string, callback: (content?: unknown) => void];

interface Duties {
  /** Asks the kernel for a sign of life. */
  ping(): void;
  /** Milliseconds from one such question to the next. */
  every: number;
  /** Somebody looks now, or nobody does any more. */
  attended(): void;
}

export class Keeper {
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Map<object, boolean>();
  readonly #end = new AbortController();
  #heard: readonly Heard[] = [];
  #pinger: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly model: Model,
    private readonly duties: Duties,
  ) {}

  /** From now on the model is heard, until `end`. */
  hear(heard: readonly Heard[]): void {
    this.#heard = heard;
    for (const [name, callback] of heard) this.model.on(name, callback);
    document.addEventListener("visibilitychange", this.#attend, { signal: this.#end.signal });
  }

  end(): void {
    for (const [name, callback] of this.#heard) this.model.off(name, callback);
    this.#end.abort();
    this.#watchers.clear();
    this.#attend();
    this.#listeners.clear();
  }

  get ended(): boolean {
    return this.#end.signal.aborted;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** A view joins. */
  join(): Attendance {
    const key = {};
    this.#watchers.set(key, true);
    this.#attend();
    return {
      seen: (visible) => {
        if (!this.#watchers.has(key)) return;
        this.#watchers.set(key, visible);
        this.#attend();
      },
      release: () => {
        this.#watchers.delete(key);
        this.#attend();
      },
    };
  }

  /** Whether one of the views can be seen. */
  get visible(): boolean {
    return document.visibilityState !== "hidden" && [...this.#watchers.values()].some(Boolean);
  }

  /** The rule that hides this widget's text in the notebook while the widget is there itself. */
  get hideText(): string {
    const name = this.model.get("fallback");
    const plain = typeof name === "string" && /^unokart-fallback-[0-9a-z]+$/.test(name);
    return plain ? `.${name}{display:none}` : "";
  }

  readonly #attend = (): void => {
    const { ping, every, attended } = this.duties;
    const on = this.visible && !this.ended;
    if (on && this.#pinger === null) {
      ping();
      this.#pinger = setInterval(ping, every);
    } else if (!on && this.#pinger !== null) {
      clearInterval(this.#pinger);
      this.#pinger = null;
    }
    attended();
  };
}

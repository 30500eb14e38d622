// The whole model-view path on a page without a kernel: MockKernel stands for Python.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { MockKernel } from "../fixtures/mock";
import { view } from "../fixtures/views";
import * as odds from "../src/odds";
import * as sheets from "../src/sheets";
import makeTable from "../src/table/index";
import { known } from "../src/table/model/parts";

/** The parts as they are here: how one is loaded is tested by itself, see bundle.test.ts. */
known.set("odds", Promise.resolve({ part: odds as never, style: "" }));
known.set("sheets", Promise.resolve({ part: sheets as never, style: "" }));

/** The words that a table in that language has. */
export const wordsOf = (language: string): string => {
  const book = join(import.meta.dirname, "../../unokart_widget/rulebook", language);
  return ["terms", "table"].map((n) => readFileSync(join(book, `${n}.ftl`), "utf8")).join("\n");
};
export const WORDS = wordsOf("en");

export interface Desk {
  kernel: MockKernel;
  el: HTMLElement;
  table: ReturnType<typeof makeTable>;
  model: AbortController;
  view: AbortController;
  /** Another view of the same model. */
  again(): { el: HTMLElement; end: AbortController };
}

let open: Desk[] = [];

export function desk(part: Record<string, unknown> = {}, alive = true, traits = {}): Desk {
  const kernel = new MockKernel(view(part), WORDS);
  Object.assign(kernel.traits, traits);
  kernel.alive = alive;
  const table = makeTable();
  const model = new AbortController();
  table.initialize({ model: kernel.proxy(), signal: model.signal });
  const again = () => {
    const el = document.createElement("div");
    document.body.append(el);
    const end = new AbortController();
    table.render({ model: kernel.proxy(), el, signal: end.signal });
    return { el, end };
  };
  const first = again();
  const made: Desk = { kernel, table, model, again, el: first.el, view: first.end };
  open.push(made);
  return made;
}

export function useFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(async () => {
    for (const d of open) {
      d.view.abort();
      d.model.abort();
    }
    open = [];
    // Preact keeps one queue of effects; left over, it would never be worked off again.
    await vi.advanceTimersByTimeAsync(100);
    document.body.replaceChildren();
    vi.useRealTimers();
  });
}

export const settle = (ms = 20) => vi.advanceTimersByTimeAsync(ms);

export function button(el: HTMLElement, label: string | RegExp): HTMLButtonElement {
  const all = [...el.querySelectorAll<HTMLButtonElement>("button")];
  const name = (b: HTMLElement) => b.getAttribute("aria-label") ?? b.textContent?.trim() ?? "";
  const found = all.find((b) =>
    typeof label === "string" ? name(b) === label : label.test(name(b)),
  );
  if (!found) throw new Error(`no button ${label} among ${all.map(name).join(" | ")}`);
  return found;
}

export function key(target: Element, name: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

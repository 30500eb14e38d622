// One controller per model, however many views show it: it alone talks to the kernel, keeps what is
// being answered, and notices when nobody checks it.

import { type Attendance, Keeper } from "../common/keeper";
import type { Model } from "../common/widget";
import { Refused } from "../table/contract/messages";
import { type Body, type Link, Wire } from "../table/model/wire";
import { parseVerdict, parseView, places, texts, type Verdict, type View } from "./contract";
import { note, recall } from "./progress";

const PING_EVERY = 3000;

/** An answer as it is being made: a text, or places in a list. */
export type Draft = string | number[];

export class Controller {
  view: View | null = null;
  draft: Draft = "";
  verdict: Verdict | null = null;
  hints: string[] = [];
  /** Why something could not be done. */
  trouble = "";
  /** What has just changed in the answer, for those who cannot see it. */
  told = "";
  busy = false;
  /** It was solved when this page was opened before. */
  before = false;
  /** Right answers given while the page is open: each is celebrated. */
  cheers = 0;
  /** Verdicts given so far, so that the same words are spoken again. */
  said = 0;

  readonly #wire: Wire;
  readonly #keeper: Keeper;

  constructor(private readonly model: Model) {
    this.#wire = new Wire({
      send: (message) => model.send(message),
      version: () => 0,
      unasked: (text) => this.#complain(text),
      changed: () => this.#changed(),
    });
    this.#keeper = new Keeper(model, {
      ping: () => void this.#request({ kind: "ping" }),
      every: PING_EVERY,
      attended: () => {},
    });
    this.#keeper.hear([
      ["change:view", this.#onView],
      ["change:words", () => this.#changed()],
      ["msg:custom", this.#onMessage],
    ]);
    this.#onView();
    const { view } = this;
    if (view?.kind === "choice") this.draft = [];
    if (view?.kind === "order") this.draft = view.items.map((_, place) => place);
    this.before = recall(this.#name("lesson"), this.#name("key"))?.right === true;
    // A page that is opened again finds what was answered, as long as the kernel lives.
    if (view) void this.#request({ kind: "last" }).then(this.#recalled);
  }

  dispose(): void {
    this.#keeper.end();
    this.#wire.end();
  }

  subscribe(listener: () => void): () => void {
    return this.#keeper.subscribe(listener);
  }

  /** A view joins; the kernel is asked whether it lives only while one of them can be seen. */
  join(): Attendance {
    return this.#keeper.join();
  }

  get link(): Link {
    return this.#wire.link;
  }

  say(key: string): string {
    const words = this.model.get("words") as Record<string, unknown> | undefined;
    const text = words?.[key];
    return typeof text === "string" ? text : "";
  }

  get hideText(): string {
    return this.#keeper.hideText;
  }

  /** Nothing more can be answered: an estimate is made once. */
  get done(): boolean {
    return this.view?.kind === "estimate" && this.view.tries > 0;
  }

  /** The answer is changed; `told` is what a screen reader hears of it. */
  set(draft: Draft, told = ""): void {
    this.draft = draft;
    this.told = told;
    // What was said is of another answer.
    this.verdict = null;
    this.trouble = "";
    this.#changed();
  }

  async check(): Promise<void> {
    if (this.done || this.view?.kind === "move") return;
    const body = await this.#act({ kind: "check", answer: this.draft });
    if (body) this.#judged(body);
  }

  async hint(): Promise<void> {
    const body = await this.#act({ kind: "hint" });
    if (body) this.hints = texts(body.hints);
    this.#changed();
  }

  /** Puts the cards of the table back. */
  async again(): Promise<void> {
    if (await this.#act({ kind: "again" })) this.verdict = null;
    this.#changed();
  }

  #name(trait: string): string {
    const name = this.model.get(trait);
    return typeof name === "string" ? name : "";
  }

  #judged(body: unknown): void {
    const verdict = parseVerdict(body);
    if (!verdict) return;
    this.verdict = verdict;
    this.trouble = "";
    this.said += 1;
    const made = verdict.stars !== null;
    if (verdict.counts) note(this.#name("lesson"), this.#name("key"), verdict.right || made);
    if (made ? verdict.stars === 3 : verdict.right) this.cheers += 1;
    this.#changed();
  }

  readonly #recalled = (body: Body | null): void => {
    if (!body) return;
    this.hints = texts(body.hints);
    const last = parseVerdict(body.last);
    if (last && !this.verdict) {
      this.verdict = last;
      if (typeof last.answer === "string") this.draft = last.answer;
      else if (Array.isArray(last.answer)) this.draft = places(last.answer);
    }
    this.#changed();
  };

  async #act(request: { kind: string; answer?: Draft }): Promise<Body | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = "";
    this.#changed();
    const body = await this.#request(request);
    this.busy = false;
    this.#changed();
    return body;
  }

  /** The reply's body; null, with the reason said, when there is none. */
  #request(request: { kind: string }): Promise<Body | null> {
    return this.#wire.request(request, false).catch((why: unknown) => {
      if (why instanceof Refused && why.kind !== "silence") this.#complain(why.message);
      return null;
    });
  }

  #complain(text: string): void {
    this.trouble = text;
    this.#changed();
  }

  readonly #onMessage = (message: unknown): void => {
    const told = message as { kind?: unknown } | null;
    // Somebody has moved on the table.
    if (told?.kind === "verdict") this.#judged(told);
    else this.#wire.onMessage(message);
  };

  readonly #onView = (): void => {
    this.view = parseView(this.model.get("view"));
    this.#changed();
  };

  #changed(): void {
    this.#keeper.changed();
  }
}

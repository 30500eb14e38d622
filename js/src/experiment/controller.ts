// One controller per model, however many views show it: it alone talks to the kernel, asks for one
// portion after the other while the experiment runs, and notices when nobody answers.

import { type Attendance, Keeper } from "../common/keeper";
import type { Model } from "../common/widget";
import { ViewError } from "../table/contract/check";
import { Refused } from "../table/contract/messages";
import { readLanguages } from "../table/contract/settings";
import { recall, remember } from "../table/model/memory";
import { type Body, type Link, Wire } from "../table/model/wire";
import { type Say, speaker } from "../table/words";
import {
  type Options,
  parseRounds,
  parseView,
  type RoundList,
  readOptions,
  type View,
} from "./contract";
import { Pace } from "./pace";

export const PING_EVERY = 3000;

export interface Notice {
  title: string;
  text: string;
  count: number;
}

export class Controller {
  view: View | null = null;
  say: Say;
  options: Options;
  languages: [string, string][];
  notice: Notice | null = null;
  /** Rounds in a second, while it runs and after. */
  rate: number | null = null;
  /** The running line is shown, or was just asked for. */
  lined = false;
  /** How often it has come to rest: what is spoken then is said once. */
  rests = 0;

  readonly #wire: Wire;
  readonly #pace = new Pace();
  readonly #keeper: Keeper;
  #left = 0;
  #asking = false;
  #clock: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly model: Model) {
    this.#wire = new Wire({
      send: (message) => model.send(message),
      version: () => this.view?.version ?? 0,
      unasked: (text) => this.complain(new Refused(text, "error")),
      changed: () => this.#linkChanged(),
    });
    this.#keeper = new Keeper(model, {
      ping: () => this.#ping(),
      every: PING_EVERY,
      attended: () => this.#attended(),
    });
    this.say = this.#speak();
    this.options = readOptions(model.get("options"));
    this.languages = readLanguages(model.get("languages"));
    this.#keeper.hear([
      ["change:view", this.#onView],
      ["change:words", this.#onOptions],
      ["change:options", this.#onOptions],
      ["change:languages", this.#onOptions],
      ["msg:custom", this.#wire.onMessage],
    ]);
    this.#onView();
    this.#speakAsBefore();
  }

  dispose(): void {
    this.#keeper.end();
    this.#wire.end();
  }

  subscribe(listener: () => void): () => void {
    return this.#keeper.subscribe(listener);
  }

  /** A view joins; until it leaves, the experiment can run. */
  join(): Attendance {
    return this.#keeper.join();
  }

  get link(): Link {
    return this.#wire.link;
  }

  get running(): boolean {
    return this.#left > 0;
  }

  /** It was asked to run on and on, not for so many rounds. */
  get endless(): boolean {
    return this.#left === Number.POSITIVE_INFINITY;
  }

  get hideText(): string {
    return this.#keeper.hideText;
  }

  // What a person does

  /** Plays so many more rounds, in portions; Infinity runs until it is paused. */
  play(rounds: number): void {
    const room = this.options.most - (this.view?.rounds ?? 0);
    this.#left = Math.min(rounds, room > 0 ? Number.POSITIVE_INFINITY : 0);
    this.#pace.begin(this.view?.rounds ?? 0);
    if (room <= 0) this.#rest();
    this.#go();
  }

  pause(): void {
    this.#left = 0;
    if (this.#clock !== null) clearTimeout(this.#clock);
    this.#clock = null;
    if (!this.#asking) this.#rest();
    this.#changed();
  }

  ask(question: string): void {
    this.#do({ kind: "ask", question });
  }

  anew(how: { players?: number; strategies?: string[] } = {}): void {
    this.#left = 0;
    this.rate = null;
    this.#do({ kind: "anew", ...how });
  }

  /** Shows the running line, of the bar that begins at `low` if it is of one; or takes it away. */
  line(on: boolean, low: number | null): void {
    this.lined = on;
    this.#do({ kind: "line", on, low });
  }

  open(round: number): void {
    this.pause();
    this.#do({ kind: "open", round });
  }

  close(): void {
    this.#do({ kind: "close" });
  }

  setLanguage(language: string): void {
    remember({ language });
    this.#do({ kind: "language", language });
  }

  /** Some rounds of a bar, from number `from` on. */
  async rounds(low: number, high: number | null, from: number): Promise<RoundList> {
    const answer = await this.#request({ kind: "rounds", low, high, from });
    return parseRounds(answer);
  }

  dismiss(): void {
    this.notice = null;
    this.#changed();
  }

  complain(why: unknown): void {
    const refused = why instanceof Refused ? why : new Refused(String(why), "error");
    if (refused.kind === "silence") return;
    const title = refused.kind === "error" ? this.say("exp-error") : "";
    this.notice = { title, text: refused.message, count: (this.notice?.count ?? 0) + 1 };
    this.#changed();
  }

  #do(request: Asked): void {
    this.notice = null;
    this.#request(request).catch((why: unknown) => this.complain(why));
    this.#changed();
  }

  #request(asked: Asked): Promise<Body> {
    return this.#wire.request(asked, false);
  }

  // Portions

  #go(): void {
    if (this.#asking || this.#clock !== null || !this.#mayRun()) return;
    this.#asking = true;
    const rounds = this.endless ? this.#pace.portion(this.view?.rounds ?? 0) : this.#left;
    // Who runs on and on will soon be glad of compiled rules.
    const ahead = this.endless;
    this.#request({ kind: "more", rounds: Math.min(rounds, this.options.most), ahead }).then(
      (answer) => this.#played(Number(answer.played) || 0),
      (why: unknown) => {
        this.#left = 0;
        this.#asking = false;
        this.#rest();
        this.complain(why);
      },
    );
    this.#changed();
  }

  #played(rounds: number): void {
    const all = this.view?.rounds ?? 0;
    this.#asking = false;
    this.#left = all >= this.options.most ? 0 : Math.max(0, this.#left - rounds);
    this.rate = this.#pace.rate(all) ?? this.rate;
    if (this.#left > 0) {
      const wait = this.#pace.wait(this.view?.speed === "compiling");
      this.#clock = setTimeout(() => {
        this.#clock = null;
        this.#go();
      }, wait);
    } else this.#rest();
    this.#changed();
  }

  #rest(): void {
    this.rests += 1;
  }

  #mayRun(): boolean {
    return this.#left > 0 && this.link === "live" && this.#keeper.visible;
  }

  // From the kernel

  readonly #onView = (): void => {
    const raw = this.model.get("view");
    if (typeof raw === "object" && raw !== null && "version" in raw) {
      try {
        const before = this.view;
        this.view = parseView(raw);
        this.lined = this.view.line !== null;
        if (before && before.version !== this.view.version) this.#wire.alive();
        if (before?.language !== this.view.language) this.say = this.#speak();
      } catch (error) {
        if (!(error instanceof ViewError)) throw error;
        this.complain(new Refused(this.say("exp-bad-view", { what: error.message }), "error"));
      }
    }
    this.#changed();
  };

  readonly #onOptions = (): void => {
    this.options = readOptions(this.model.get("options"));
    this.languages = readLanguages(this.model.get("languages"));
    this.say = this.#speak();
    this.#changed();
  };

  /** A person who chose a language here before finds the experiment in it. */
  #speakAsBefore(): void {
    const { language } = recall();
    const known = this.languages.some(([code]) => code === language);
    if (!this.view || !known || language === this.view.language) return;
    if (this.options.show.settings) this.#do({ kind: "language", language });
  }

  #speak(): Say {
    const words = this.model.get("words");
    return speaker(typeof words === "string" ? words : "", this.view?.language ?? "en");
  }

  #linkChanged(): void {
    if (this.link === "live") this.#request({ kind: "view" }).catch(() => {});
    else if (this.#left > 0) this.pause();
    this.#changed();
  }

  /** Running on only makes sense while somebody looks. */
  #attended(): void {
    if (this.#keeper.visible) this.#go();
    else if (this.#clock !== null) {
      clearTimeout(this.#clock);
      this.#clock = null;
    }
  }

  #ping(): void {
    this.#request({ kind: "ping" }).catch(() => {});
  }

  #changed(): void {
    this.#keeper.changed();
  }
}

type Asked = { kind: string } & Record<string, unknown>;

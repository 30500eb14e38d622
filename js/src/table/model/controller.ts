// One controller per model, however many views show it: it alone talks to the kernel, keeps the
// clock by which bots move, and notices when nobody answers. Views subscribe and draw.

import { type Attendance, Keeper } from "../../common/keeper";
import type { Model } from "../../common/widget";
import { ViewError } from "../contract/check";
import { Refused, type Request } from "../contract/messages";
import {
  type Options,
  readLanguages,
  readOptions,
  readSettings,
  type Settings,
} from "../contract/settings";
import { event, parseView, type View } from "../contract/view";
import { type Say, speaker } from "../words";
import { Device } from "./device";
import { Knowledge } from "./knowledge";
import { EventLog } from "./log";
import { recall, remember } from "./memory";
import { wait } from "./pace";
import { type Body, type Link, PING_PATIENCE, Wire } from "./wire";

export interface Notice {
  title: string;
  text: string;
  /** The rule that was in the way. */
  rule: string | null;
  count: number;
  /** It is about one moment, and void in the next. */
  passing: boolean;
}

export const PING_EVERY = 2000;
/** Milliseconds until the table says that it waits. */
const SOON = 1200;

/** What puts other cards on the table than the next move would: a person has to say who looks. */
const PASSES = ["next_round", "new_game", "branch", "line", "restart"];

export class Controller {
  view: View | null = null;
  say: Say;
  /** An action of the person is on its way. */
  busy = false;
  /** What was asked of the kernel has not been answered as soon as one is used to. */
  waits = false;
  notice: Notice | null = null;
  paused = false;
  settings: Settings;
  options: Options;
  languages: [string, string][];
  readonly log = new EventLog();
  readonly device = new Device();
  readonly knowledge: Knowledge;

  readonly #wire: Wire;
  /** The version whose shown hand has been looked at. */
  #seenShown = -1;
  readonly #keeper: Keeper;
  readonly #holds = new Set<object>();
  #stepping: Promise<void> | null = null;
  #stuckAt = -1;
  #clock: ReturnType<typeof setTimeout> | null = null;
  #clockFor = "";
  /** How long this view has been in motion. */
  #moved = 0;

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
      attended: () => this.#schedule(),
    });
    this.knowledge = new Knowledge((request) => this.request(request));
    this.say = this.#speak();
    this.options = readOptions(model.get("options"));
    this.languages = readLanguages(model.get("languages"));
    const usual = { pace: "normal", motion: "normal", size: this.options.size } as const;
    this.settings = readSettings(recall(), usual);
    this.#keeper.hear([
      ["change:view", this.#onView],
      ["change:words", this.#onWords],
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

  /** A view joins; the clock runs only while one of them can be seen. */
  join(): Attendance {
    return this.#keeper.join();
  }

  /**
   * Stops the clock (for an open dialog, a look back, what moves) until what it returns is called;
   * then `moved` milliseconds of the pause before the next bot are over already.
   */
  hold(): (moved?: number) => void {
    const key = {};
    this.#holds.add(key);
    this.#schedule();
    return (moved = 0) => {
      this.#moved = Math.max(this.#moved, moved);
      this.#holds.delete(key);
      this.#schedule();
    };
  }

  get link(): Link {
    return this.#wire.link;
  }

  /** Changes how the table presents itself, and remembers it for this browser. */
  set(part: Partial<Settings>): void {
    this.settings = { ...this.settings, ...part };
    remember(part);
    this.#changed();
  }

  setLanguage(language: string): void {
    remember({ language });
    this.request({ kind: "language", language }).catch((why: unknown) => this.complain(why));
  }

  /** At once, not when the kernel has heard of it: who presses twice wants what there was. */
  setOdds(on: boolean): void {
    this.options = { ...this.options, odds: on };
    this.request({ kind: "show_odds", on }).catch((why: unknown) => {
      this.#onOptions();
      this.complain(why);
    });
    this.#changed();
  }

  setPaused(paused: boolean): void {
    this.paused = paused;
    this.#changed();
  }

  /** The hand that is shown to this seat and not yet put away; bots wait for it. */
  get shown(): View["shown"] {
    const view = this.view;
    if (!view || this.#seenShown === view.version || !this.device.at(view)) return null;
    return view.shown;
  }

  putAway(): void {
    this.#seenShown = this.view?.version ?? -1;
    this.#changed();
  }

  dismiss(): void {
    this.notice = null;
    this.#changed();
  }

  get hideText(): string {
    return this.#keeper.hideText;
  }

  // What a person does. Each resolves when it is done and rejects with Refused; the notice is set.

  play(move: string): Promise<void> {
    return this.act({ kind: "play", move });
  }

  act(request: Request): Promise<void> {
    if (this.busy) return Promise.reject(new Refused("", "silence"));
    this.busy = true;
    this.#schedule();
    const patience = setTimeout(() => this.#wait(true), SOON);
    const go = async () => {
      await this.#stepping;
      this.device.passing = PASSES.includes(request.kind);
      await this.request(request, true);
      if (this.notice) {
        this.notice = null;
        this.#changed();
      }
    };
    return go()
      .catch((why: unknown) => {
        this.complain(why);
        throw why;
      })
      .finally(() => {
        clearTimeout(patience);
        this.device.passing = false;
        this.busy = false;
        this.#wait(false);
        this.#schedule();
      });
  }

  #wait(long: boolean): void {
    if (this.waits === long) return;
    this.waits = long;
    this.#changed();
  }

  /** "I am …": this person has taken the device. */
  async take(seat: number): Promise<void> {
    try {
      await this.request({ kind: "look", seat });
      this.device.take(seat);
      this.#changed();
    } catch (why) {
      this.complain(why);
    }
  }

  /** Lets a bot do one thing now. */
  step(): Promise<void> {
    if (this.#stepping || this.busy || !this.view?.step) return Promise.resolve();
    const version = this.view.version;
    const patience = setTimeout(() => this.#wait(true), SOON);
    this.#stepping = this.request({ kind: "step" }, true)
      .then(
        () => {},
        (why: unknown) => {
          this.#stuckAt = version;
          // Another page was faster: the true view is on its way, nothing to say.
          if (why instanceof Refused && why.kind === "refusal") return;
          this.complain(why);
        },
      )
      .finally(() => {
        clearTimeout(patience);
        this.#stepping = null;
        this.#wait(false);
        this.#schedule();
      });
    return this.#stepping;
  }

  complain(why: unknown): void {
    const refused = why instanceof Refused ? why : new Refused(String(why), "error");
    if (refused.kind === "silence") return;
    const { message: text, rule } = refused;
    const title = refused.title || (refused.kind === "error" ? this.say("error-title") : "");
    const passing = refused.kind === "refusal";
    this.notice = { title, text, rule, count: (this.notice?.count ?? 0) + 1, passing };
    this.#changed();
  }

  /** Sends a request; the promise settles with its one reply, or rejects when none comes. */
  request(request: Request, versioned = false): Promise<Body> {
    return this.#wire.request(request, versioned);
  }

  readonly #onView = (): void => {
    const raw = this.model.get("view");
    if (typeof raw !== "object" || raw === null || !("version" in raw)) {
      this.#changed();
      return;
    }
    try {
      const view = parseView(raw);
      const before = this.view;
      this.view = view;
      if (before?.version !== view.version) {
        this.#moved = 0;
        if (this.notice?.passing) this.notice = null;
      }
      this.device.follow(before, view);
      this.knowledge.follow(view);
      if (before && before.version !== view.version) this.#wire.alive();
      if (before?.language !== view.language) this.say = this.#speak();
      const missing = this.log.take(view);
      if (missing !== null) void this.#fetchLog(missing);
    } catch (error) {
      if (!(error instanceof ViewError)) throw error;
      this.complain(new Refused(this.say("bad-view", { what: error.message }), "error"));
    }
    this.#changed();
  };

  readonly #onWords = (): void => {
    this.say = this.#speak();
    this.#changed();
  };

  readonly #onOptions = (): void => {
    const before = this.options;
    this.options = readOptions(this.model.get("options"));
    this.languages = readLanguages(this.model.get("languages"));
    // The author's size counts when it changes; what was chosen here before was for the old one.
    const { size } = this.options;
    if (size !== before.size) this.settings = { ...this.settings, size };
    this.#changed();
  };

  /** A person who chose a language here before finds the table in it. */
  #speakAsBefore(): void {
    const { language } = recall();
    const known = this.languages.some(([code]) => code === language);
    if (!this.view || !known || language === this.view.language) return;
    if (this.options.show.settings) this.setLanguage(String(language));
  }

  async #fetchLog(from: number): Promise<void> {
    const age = this.log.age;
    try {
      const body = await this.request({ kind: "log", from });
      const events = Array.isArray(body.events)
        ? body.events.map((e, i) => event(e, `log[${i}]`))
        : [];
      this.log.fill(from, events, age);
      this.#changed();
      // A long log comes in pieces.
      const gap = this.log.gap();
      if (gap !== null && gap > from && age === this.log.age) await this.#fetchLog(gap);
    } catch {
      // The log stays short; the table does not depend on it.
    }
  }

  #speak(): Say {
    const words = this.model.get("words");
    return speaker(typeof words === "string" ? words : "", this.view?.language ?? "en");
  }

  #linkChanged(): void {
    if (this.link === "live") {
      this.#stuckAt = -1;
      this.request({ kind: "view" }).catch(() => {});
    }
    this.#changed();
  }

  #ping(): void {
    this.#wire.request({ kind: "ping" }, false, PING_PATIENCE).catch(() => {});
  }

  #schedule(): void {
    const view = this.view;
    const { pace } = this.settings;
    const runs =
      view?.step === true &&
      view.version !== this.#stuckAt &&
      !(this.paused || this.busy || this.#stepping || this.#keeper.ended) &&
      this.link === "live" &&
      this.#holds.size === 0 &&
      this.shown === null &&
      this.#keeper.visible;
    const key = runs ? `${view.version} ${pace}` : "";
    if (key === this.#clockFor) return;
    this.#clockFor = key;
    if (this.#clock !== null) clearTimeout(this.#clock);
    this.#clock = null;
    if (!runs) return;
    this.#clock = setTimeout(
      () => {
        this.#clock = null;
        void this.step();
      },
      wait(view, pace, this.#moved),
    );
  }

  #changed(): void {
    this.#schedule();
    this.#keeper.changed();
  }
}

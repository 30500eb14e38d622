// One controller per model, however many views show it: it alone talks to the kernel, keeps the
// clock by which bots move, and notices when nobody answers. Views subscribe and draw.

import {
  type Explanation,
  parseReply,
  Refused,
  type Reply,
  type Request,
  type RuleText,
} from "../contract/messages";
import { event, parseView, type View, ViewError } from "../contract/view";
import { type Say, speaker } from "../words";
import { EventLog } from "./log";
import { type Pace, wait } from "./pace";

/** What the table needs of a widget model. */
export interface Model {
  get(name: string): unknown;
  on(name: string, callback: (content?: unknown) => void): void;
  off(name: string, callback: (content?: unknown) => void): void;
  send(content: unknown): void;
}

export type Link = "live" | "silent" | "never";
export interface Notice {
  title: string;
  text: string;
  count: number;
}

export const PING_EVERY = 3000;
export const PATIENCE = 4000;

interface Waiting {
  resolve: (body: Record<string, unknown>) => void;
  reject: (why: Refused) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** What a view tells the controller: whether it can be seen, and its end. */
export interface Attendance {
  seen(visible: boolean): void;
  release(): void;
}

export class Controller {
  view: View | null = null;
  say: Say;
  link: Link = "live";
  /** An action of the person is on its way. */
  busy = false;
  notice: Notice | null = null;
  pace: Pace = "normal";
  paused = false;
  /** The version whose shown hand has been looked at. */
  private seenShown = -1;
  readonly log = new EventLog();

  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly watchers = new Map<object, boolean>();
  private readonly holds = new Set<string>();
  private readonly tag = Math.random().toString(36).slice(2, 8);
  private count = 0;
  private heard = false;
  private lastHeard = 0;
  private stepping: Promise<void> | null = null;
  private stuckAt = -1;
  private clock: ReturnType<typeof setTimeout> | null = null;
  private clockFor = "";
  /** How long this view has been in motion. */
  private moved = 0;
  private pinger: ReturnType<typeof setInterval> | null = null;
  private readonly end = new AbortController();

  constructor(private readonly model: Model) {
    this.say = this.speak();
    model.on("change:view", this.onView);
    model.on("change:words", this.onWords);
    model.on("msg:custom", this.onMessage);
    document.addEventListener("visibilitychange", this.attend, { signal: this.end.signal });
    this.onView();
  }

  dispose(): void {
    this.model.off("change:view", this.onView);
    this.model.off("change:words", this.onWords);
    this.model.off("msg:custom", this.onMessage);
    this.end.abort();
    this.watchers.clear();
    this.attend();
    const gone = new Refused("", "silence");
    for (const [id, w] of this.waiting) {
      clearTimeout(w.timer);
      this.waiting.delete(id);
      w.reject(gone);
    }
    this.listeners.clear();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A view joins; the clock runs only while one of them can be seen. */
  join(): Attendance {
    const key = {};
    this.watchers.set(key, true);
    this.attend();
    return {
      seen: (visible) => {
        if (!this.watchers.has(key)) return;
        this.watchers.set(key, visible);
        this.attend();
      },
      release: () => {
        this.watchers.delete(key);
        this.attend();
      },
    };
  }

  /**
   * Stops the clock for a reason (an open dialog) until it is let go; then `moved` milliseconds of
   * the pause before the next bot are over already.
   */
  hold(reason: string, on: boolean, moved = 0): void {
    if (on === this.holds.has(reason)) return;
    this.moved = Math.max(this.moved, moved);
    if (on) this.holds.add(reason);
    else this.holds.delete(reason);
    this.schedule();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.changed();
  }

  setPaused(paused: boolean): void {
    this.paused = paused;
    this.changed();
  }

  /** The hand that is shown to this seat and not yet put away; bots wait for it. */
  get shown(): View["shown"] {
    return this.view && this.seenShown !== this.view.version ? this.view.shown : null;
  }

  putAway(): void {
    this.seenShown = this.view?.version ?? -1;
    this.changed();
  }

  dismiss(): void {
    this.notice = null;
    this.changed();
  }

  /** The rule that hides this table's text in the notebook while the table itself is there. */
  get hideText(): string {
    const name = this.model.get("fallback");
    const plain = typeof name === "string" && /^unokart-fallback-[0-9a-z]+$/.test(name);
    return plain ? `.${name}{display:none}` : "";
  }

  // What a person does. Each resolves when it is done and rejects with Refused; the notice is set.

  play(move: string): Promise<void> {
    return this.act({ kind: "play", move });
  }

  act(request: Request): Promise<void> {
    if (this.busy) return Promise.reject(new Refused("", "silence"));
    this.busy = true;
    this.changed();
    const go = async () => {
      await this.stepping;
      await this.request(request, true);
      this.notice = null;
    };
    return go()
      .catch((why: unknown) => {
        this.complain(why);
        throw why;
      })
      .finally(() => {
        this.busy = false;
        this.changed();
      });
  }

  async explain(move: string): Promise<Explanation> {
    const body = await this.request({ kind: "explain", move });
    return {
      legal: body.legal === true,
      rule: String(body.rule ?? ""),
      title: String(body.title ?? ""),
      text: String(body.text ?? ""),
    };
  }

  async rule(rule: string): Promise<RuleText> {
    const body = await this.request({ kind: "rule", rule });
    return {
      title: String(body.title ?? ""),
      text: String(body.text ?? ""),
      convention: typeof body.convention === "string" ? body.convention : null,
    };
  }

  /** Lets a bot do one thing now. */
  step(): Promise<void> {
    if (this.stepping || this.busy || !this.view?.step) return Promise.resolve();
    const version = this.view.version;
    this.stepping = this.request({ kind: "step" }, true)
      .then(
        () => {},
        (why: unknown) => {
          this.stuckAt = version;
          // Another page was faster: the true view is on its way, nothing to say.
          if (why instanceof Refused && why.kind === "refusal") return;
          this.complain(why);
        },
      )
      .finally(() => {
        this.stepping = null;
        this.changed();
      });
    return this.stepping;
  }

  complain(why: unknown): void {
    const refused = why instanceof Refused ? why : new Refused(String(why), "error");
    if (refused.kind === "silence") return;
    const title = refused.title || (refused.kind === "error" ? this.say("error-title") : "");
    this.notice = { title, text: refused.message, count: (this.notice?.count ?? 0) + 1 };
    this.changed();
  }

  /** Sends a request; the promise settles with its one reply, or rejects when none comes. */
  request(request: Request, versioned = false): Promise<Record<string, unknown>> {
    this.count += 1;
    const id = `${this.tag}-${this.count}`;
    const message = versioned
      ? { ...request, id, version: this.view?.version ?? 0 }
      : { ...request, id };
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.delete(id);
        this.silence();
        reject(new Refused(this.say("silent-title"), "silence"));
      };
      this.waiting.set(id, { resolve, reject, timer: setTimeout(giveUp, PATIENCE) });
      try {
        this.model.send(message);
      } catch {
        clearTimeout(this.waiting.get(id)?.timer);
        giveUp();
      }
    });
  }

  private readonly onMessage = (message: unknown): void => {
    const reply = parseReply(message);
    if (!reply) return;
    if (reply.id === null) {
      this.complain(new Refused(reply.kind === "error" ? reply.text : "", "error"));
      return;
    }
    if (!reply.id.startsWith(`${this.tag}-`)) return;
    this.alive();
    const waiting = this.waiting.get(reply.id);
    if (!waiting) return;
    this.waiting.delete(reply.id);
    clearTimeout(waiting.timer);
    settle(waiting, reply);
  };

  private readonly onView = (): void => {
    const raw = this.model.get("view");
    if (typeof raw !== "object" || raw === null || !("version" in raw)) {
      this.changed();
      return;
    }
    try {
      const view = parseView(raw);
      const before = this.view;
      this.view = view;
      if (before?.version !== view.version) this.moved = 0;
      if (before && before.version !== view.version) this.alive();
      if (before?.language !== view.language) this.say = this.speak();
      const missing = this.log.take(view);
      if (missing !== null) void this.fetchLog(missing);
    } catch (error) {
      if (!(error instanceof ViewError)) throw error;
      this.complain(new Refused(this.say("bad-view", { what: error.message }), "error"));
    }
    this.changed();
  };

  private readonly onWords = (): void => {
    this.say = this.speak();
    this.changed();
  };

  private async fetchLog(from: number): Promise<void> {
    const age = this.log.age;
    try {
      const body = await this.request({ kind: "log", from });
      const events = Array.isArray(body.events)
        ? body.events.map((e, i) => event(e, `log[${i}]`))
        : [];
      this.log.fill(typeof body.from === "number" ? body.from : from, events, age);
      this.changed();
    } catch {
      // The log stays short; the table does not depend on it.
    }
  }

  private speak(): Say {
    const words = this.model.get("words");
    return speaker(typeof words === "string" ? words : "", this.view?.language ?? "en");
  }

  private alive(): void {
    this.heard = true;
    this.lastHeard = Date.now();
    if (this.link === "live") return;
    this.link = "live";
    this.stuckAt = -1;
    this.changed();
    this.request({ kind: "view" }).catch(() => {});
  }

  private silence(): void {
    if (this.end.signal.aborted) return;
    if (Date.now() - this.lastHeard < PATIENCE) return;
    this.link = this.heard ? "silent" : "never";
    this.changed();
  }

  private visible(): boolean {
    return document.visibilityState !== "hidden" && [...this.watchers.values()].some(Boolean);
  }

  /** Starts or stops what only makes sense while somebody looks: the clock and the ping. */
  private readonly attend = (): void => {
    const on = this.visible() && !this.end.signal.aborted;
    if (on && this.pinger === null) {
      this.ping();
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
    } else if (!on && this.pinger !== null) {
      clearInterval(this.pinger);
      this.pinger = null;
    }
    this.schedule();
  };

  private ping(): void {
    this.request({ kind: "ping" }).catch(() => {});
  }

  private schedule(): void {
    const view = this.view;
    const runs =
      view?.step === true &&
      view.version !== this.stuckAt &&
      !(this.paused || this.busy || this.stepping || this.end.signal.aborted) &&
      this.link === "live" &&
      this.holds.size === 0 &&
      this.shown === null &&
      this.visible();
    const key = runs ? `${view.version} ${this.pace}` : "";
    if (key === this.clockFor) return;
    this.clockFor = key;
    if (this.clock !== null) clearTimeout(this.clock);
    this.clock = null;
    if (!runs) return;
    this.clock = setTimeout(
      () => {
        this.clock = null;
        void this.step();
      },
      wait(view, this.pace, this.moved),
    );
  }

  private changed(): void {
    this.schedule();
    for (const listener of this.listeners) listener();
  }
}

function settle(waiting: Waiting, reply: Reply): void {
  if (reply.kind === "answer") waiting.resolve(reply.body);
  else if (reply.kind === "refusal") {
    waiting.reject(new Refused(reply.text, "refusal", reply.rule, reply.title));
  } else waiting.reject(new Refused(reply.text, "error"));
}

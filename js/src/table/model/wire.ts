// The line to the kernel: requests with their one reply each, and whether anybody answers.

import { parseReply, Refused, type Reply } from "../contract/messages";

export type Link = "live" | "silent" | "never";
export type Body = Record<string, unknown>;

/** Milliseconds until an answer is given up, and one to a mere sign of life. */
export const PATIENCE = 4000;
export const PING_PATIENCE = 2500;

/** What the line tells the controller. */
export interface Ends {
  send(message: unknown): void;
  version(): number;
  /** An error that answers no request. */
  unasked(text: string): void;
  /** The link changed. */
  changed(): void;
}

interface Waiting {
  resolve: (body: Body) => void;
  reject: (why: Refused) => void;
  timer: ReturnType<typeof setTimeout>;
}

export class Wire {
  link: Link = "live";
  readonly #waiting = new Map<string, Waiting>();
  readonly #tag = Math.random().toString(36).slice(2, 8);
  #count = 0;
  #heard = false;
  #lastHeard = 0;
  #cut = false;

  constructor(private readonly ends: Ends) {}

  end(): void {
    this.#cut = true;
    for (const [id, w] of this.#waiting) {
      clearTimeout(w.timer);
      this.#waiting.delete(id);
      w.reject(new Refused("", "silence"));
    }
  }

  /** Sends a request; the promise settles with its one reply, or rejects when none comes. */
  request(request: { kind: string }, versioned: boolean, patience = PATIENCE): Promise<Body> {
    this.#count += 1;
    const id = `${this.#tag}-${this.#count}`;
    const version = versioned ? { version: this.ends.version() } : {};
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(id);
        this.#silence(patience);
        reject(new Refused("", "silence"));
      };
      this.#waiting.set(id, { resolve, reject, timer: setTimeout(giveUp, patience) });
      try {
        this.ends.send({ ...request, id, ...version });
      } catch {
        clearTimeout(this.#waiting.get(id)?.timer);
        giveUp();
      }
    });
  }

  readonly onMessage = (message: unknown): void => {
    const reply = parseReply(message);
    if (!reply) return;
    if (reply.id === null) {
      this.ends.unasked(reply.kind === "error" ? reply.text : "");
      return;
    }
    if (!reply.id.startsWith(`${this.#tag}-`)) return;
    this.alive();
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    this.#waiting.delete(reply.id);
    clearTimeout(waiting.timer);
    settle(waiting, reply);
  };

  alive(): void {
    this.#heard = true;
    this.#lastHeard = Date.now();
    if (this.link === "live") return;
    this.link = "live";
    this.ends.changed();
  }

  #silence(patience: number): void {
    if (this.#cut || Date.now() - this.#lastHeard < patience) return;
    this.link = this.#heard ? "silent" : "never";
    this.ends.changed();
  }
}

function settle(waiting: Waiting, reply: Reply): void {
  if (reply.kind === "answer") waiting.resolve(reply.body);
  else if (reply.kind === "refusal") {
    waiting.reject(new Refused(reply.text, "refusal", reply.rule, reply.title));
  } else waiting.reject(new Refused(reply.text, "error"));
}

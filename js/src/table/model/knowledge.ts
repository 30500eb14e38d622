// What was asked of the kernel and still holds: asked once, then remembered until the table moves on
// (answers about a position) or the words or options change (the rulebook).

import {
  type BotReason,
  type Explanation,
  type Hint,
  type PastView,
  type RuleEntry,
  readBot,
  readExplanation,
  readHint,
  readPast,
  readRulebook,
} from "../contract/knowledge";
import type { Request } from "../contract/messages";
import type { View } from "../contract/view";
import type { Body } from "./wire";

export class Knowledge {
  readonly #answers = new Map<string, Promise<unknown>>();
  #book: Promise<RuleEntry[]> | null = null;
  #position = "";
  #edition = "";

  constructor(private readonly request: (request: Request) => Promise<Body>) {}

  follow(view: View): void {
    const position = `${view.version} ${view.seat} ${view.language}`;
    if (position !== this.#position) this.#answers.clear();
    this.#position = position;
    const edition = `${view.language} ${JSON.stringify(view.rules)}`;
    if (edition !== this.#edition) this.#book = null;
    this.#edition = edition;
  }

  explain(move: string): Promise<Explanation> {
    return this.#once({ kind: "explain", move }, readExplanation);
  }

  hint(): Promise<Hint> {
    return this.#once({ kind: "hint" }, readHint);
  }

  bot(moment: number): Promise<BotReason> {
    return this.#once({ kind: "bot", moment }, readBot);
  }

  past(moment: number): Promise<PastView> {
    return this.#once({ kind: "past", moment }, readPast);
  }

  rulebook(): Promise<RuleEntry[]> {
    if (!this.#book) {
      const book = this.request({ kind: "rulebook" }).then(readRulebook);
      book.catch(() => {
        if (this.#book === book) this.#book = null;
      });
      this.#book = book;
    }
    return this.#book;
  }

  #once<T>(request: Request, read: (body: Body) => T): Promise<T> {
    const key = JSON.stringify(request);
    const known = this.#answers.get(key) as Promise<T> | undefined;
    if (known) return known;
    const answer = this.request(request).then(read);
    this.#answers.set(key, answer);
    // A failure is not remembered: the next one who asks may be luckier.
    answer.catch(() => this.#answers.get(key) === answer && this.#answers.delete(key));
    return answer;
  }
}

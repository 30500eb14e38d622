// What goes to the kernel and what comes back. Every request has an id and gets exactly one reply:
// an answer, a refusal (a rule says no) or an error (something went wrong).

export type Request =
  | { kind: "play"; move: string }
  | { kind: "step" }
  | { kind: "next_round" }
  | {
      kind: "new_game";
      players: NewPlayer[];
      rules: Record<string, string | number>;
      seed: number | null;
    }
  | { kind: "look"; seat: number }
  | { kind: "explain"; move: string }
  | { kind: "rule"; rule: string }
  | { kind: "log"; from: number }
  | { kind: "past"; moment: number }
  | { kind: "branch"; moment: number }
  | { kind: "line"; line: number }
  | { kind: "restart" }
  | { kind: "rulebook" }
  | { kind: "hint" }
  | { kind: "bot"; moment: number }
  | { kind: "language"; language: string }
  | { kind: "part"; name: string }
  | { kind: "odds" }
  | { kind: "show_odds"; on: boolean }
  | { kind: "ping" }
  | { kind: "view" };

export interface NewPlayer {
  name: string;
  bot: string | null;
}

/** `id` is null for an error that answers no request: a function that follows the table failed. */
export type Reply = { id: string | null } & (
  | { kind: "answer"; body: Record<string, unknown> }
  | { kind: "refusal"; rule: string | null; title: string; text: string }
  | { kind: "error"; text: string }
);

/** A reply that no rule of ours would send is null: somebody else's message, left alone. */
export function parseReply(message: unknown): Reply | null {
  if (typeof message !== "object" || message === null) return null;
  const m = message as Record<string, unknown>;
  if (typeof m.id !== "string" && !(m.id === null && m.kind === "error")) return null;
  const words = (key: string) => (typeof m[key] === "string" ? (m[key] as string) : "");
  switch (m.kind) {
    case "answer":
      return { id: m.id as string, kind: "answer", body: m };
    case "refusal":
      return {
        id: m.id as string,
        kind: "refusal",
        rule: typeof m.rule === "string" ? m.rule : null,
        title: words("title"),
        text: words("text"),
      };
    case "error":
      return { id: m.id as string | null, kind: "error", text: words("text") };
    default:
      return null;
  }
}

/** Why a request did not go through. */
export class Refused extends Error {
  constructor(
    text: string,
    readonly kind: "refusal" | "error" | "silence",
    readonly rule: string | null = null,
    readonly title = "",
  ) {
    super(text);
  }
}

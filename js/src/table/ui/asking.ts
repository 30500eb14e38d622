// "Why?": what can be asked about, and the one answer that is shown at a time.

import { useEffect, useRef, useState } from "preact/hooks";
import { askMove, type Offers } from "../contract/moves";
import type { View } from "../contract/view";
import type { Controller } from "../model/controller";
import type { Say } from "../words";
import { botName } from "./names";

/** A card of the hand, a pile, or what the bot did that acted at a moment. */
export type About = { card: string } | { pile: "stock" | "top" } | { moment: number };

export interface Answer {
  about: About;
  title: string;
  text: string;
  /** The rule that it comes from. */
  rule: string;
  /** The moment of play that it speaks of; of another one it may no longer be true. */
  stamp: string;
  /** Nobody asked but by resting there: it is shown, and not said. */
  passing: boolean;
}

/** Milliseconds for the way from a card to the answer about it. */
const LINGER = 900;

interface Asked {
  controller: Controller;
  view: View;
  offers: Offers;
  say: Say;
  /** Now or some moment of the past: an answer holds for one only. */
  past: boolean;
}

export interface Asking {
  answer: Answer | null;
  ask: (about: About, passing?: boolean) => void;
  fade: (on: boolean) => void;
  forget: () => void;
}

async function find(about: About, { controller, view, offers, say }: Asked) {
  const { knowledge } = controller;
  if ("moment" in about) {
    const { name, strategy, text } = await knowledge.bot(about.moment);
    const title = say("bot-why-title", { name, character: botName(say, strategy) });
    return { title, text, rule: "" };
  }
  if ("card" in about) return knowledge.explain(askMove(offers, view.seat ?? 0, about.card));
  if (about.pile === "stock") return knowledge.explain(offers.draw ?? `${view.seat}:draw`);
  const laid = controller.log.list.findLast(
    (e) => e.moment <= view.moment && e.card === view.top && e.kind !== "returned",
  );
  const rule = laid?.rule ?? "turn.match";
  const book = await knowledge.rulebook();
  return {
    title: book.find((entry) => entry.rule === rule)?.title ?? "",
    text: laid?.text ?? book.find((entry) => entry.rule === rule)?.text ?? "",
    rule,
  };
}

export function useAsking(asked: Asked): Asking {
  const { controller, view, past } = asked;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const latest = useRef<About | null>(null);
  const fading = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const stamp = `${view.version} ${view.seat} ${view.moment} ${past}`;

  const forget = () => {
    stop();
    latest.current = null;
    setAnswer(null);
  };
  const ask = (about: About, passing = false) => {
    stop();
    // The kernel explains moves of the seat that is shown, as things are now.
    const aMove = "card" in about || ("pile" in about && about.pile === "stock");
    if (aMove && (past || view.seat === null)) return;
    latest.current = about;
    fading.current = passing;
    find(about, asked).then(
      (found) => {
        if (latest.current !== about) return;
        const { title, text, rule } = found;
        setAnswer({ about, title, text, rule, stamp, passing });
      },
      (why: unknown) => latest.current === about && controller.complain(why),
    );
  };
  const fade = (on: boolean) => {
    stop();
    if (!fading.current) return;
    if (on) timer.current = setTimeout(forget, LINGER);
  };
  return { answer: answer?.stamp === stamp ? answer : null, ask, fade, forget };
}

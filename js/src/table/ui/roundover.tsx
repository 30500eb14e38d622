// The end of a round, shown as it is counted: each hand is turned up card by card, what it counts is
// summed, and the winner's kart drives on towards the target. When the game is won, who stood where.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { View } from "../contract/view";
import { speedOf } from "../motion/player";
import { CardBack, CardFace } from "./card";
import { useTable } from "./context";
import { Kart } from "./kart";
import { cardName, shownName } from "./names";

/** Milliseconds for a card, and for all of them at most. */
const CARD = 260;
const ALL = 7000;
const ONE_COLUMN = 6;

/** Counts from 0 to `steps`, one after another; `skip` goes to the end, where it also begins without motion. */
function useCount(steps: number, view: View) {
  const box = useRef<HTMLElement>(null);
  const [at, set] = useState(0);
  const skip = () => set(steps);
  useLayoutEffect(() => {
    const speed = box.current ? speedOf(box.current) : "off";
    if (speed === "off") return skip();
    set(0);
    const pause = Math.min(CARD, ALL / steps) * (speed === "fast" ? 0.5 : 1);
    const timer = setInterval(() => set((n) => Math.min(steps, n + 1)), pause);
    const stop = new AbortController();
    const table = box.current?.closest(".uk-table");
    for (const kind of ["pointerdown", "keydown"]) {
      table?.addEventListener(kind, skip, { signal: stop.signal });
    }
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [view.round, view.moment, steps]);
  return { box, at, done: at >= steps };
}

function Road({ score, final, target }: { score: number; final: number; target: number }) {
  const { say } = useTable();
  return (
    <span
      class="uk-road"
      role="img"
      aria-label={say("score-way", { number: final, target })}
      style={{ "--done": Math.min(1, score / target) }}
    >
      <Kart />
    </span>
  );
}

/** The three best on their steps, the others in a line below. */
function Podium() {
  const { view, say } = useTable();
  const best = view.players
    .map((player, seat) => ({ ...player, seat }))
    .sort((a, b) => b.score - a.score);
  return (
    <ol class="uk-podium">
      {best.map((player, i) => (
        <li key={player.seat} class={i < 3 ? `uk-step uk-place-${i + 1}` : ""}>
          <b class="uk-rank">{i + 1}</b> <b class="uk-name">{shownName(say, view, player.seat)}</b>{" "}
          <span>{say("score-of", { number: player.score })}</span>
        </li>
      ))}
    </ol>
  );
}

export function RoundOver({ onNew }: { onNew: () => void }) {
  const { view, say, controller, locked, past } = useTable();
  const hands = view.hands ?? [];
  const cards = hands.reduce((sum, hand) => sum + hand.length, 0);
  const { box, at, done } = useCount(cards + 1, view);
  // The end of a round takes the hand away: keys find the count in its place.
  useLayoutEffect(() => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    const at = root?.activeElement;
    const touched = box.current?.closest("[data-touched]");
    if (!touched || (at && at !== document.body)) return;
    box.current?.focus({ preventScroll: true });
    // On a phone the buttons were lower down than the line that says who won.
    box.current?.firstElementChild?.scrollIntoView?.({ block: "nearest" });
  }, []);
  const target = Number(view.rules.target ?? 500);
  const name = (seat: number) => view.players[seat]?.name ?? "";
  const you = (seat: number) => (seat === view.seat ? "yes" : "no");
  const title =
    view.winner !== null
      ? say("game-won", { name: name(view.winner), you: you(view.winner) })
      : view.round_winner !== null
        ? say("round-won", {
            name: name(view.round_winner),
            you: you(view.round_winner),
            number: view.round_points ?? 0,
          })
        : say("round-blocked");
  const upTo = (hand: string[], count: number) =>
    hand.slice(0, Math.max(0, count)).reduce((sum, card) => sum + (view.worth[card] ?? 0), 0);
  const all = done ? (view.round_points ?? 0) : upTo(hands.flat(), at);
  // So many stand in two columns, that all of them are seen at once.
  const many = view.players.length > ONE_COLUMN;
  let first = 0;
  return (
    <section
      class={`uk-over${done ? " uk-done" : ""}`}
      aria-label={say("round-count")}
      tabIndex={-1}
      ref={box}
    >
      <div class="uk-head">
        <h2>{title}</h2>
        {past ? null : view.winner === null ? (
          <button
            type="button"
            class="uk-strong"
            aria-disabled={locked}
            aria-keyshortcuts="n"
            onClick={() => !locked && controller.act({ kind: "next_round" }).catch(() => {})}
          >
            {say("next-round")}
          </button>
        ) : (
          <button type="button" class="uk-strong" onClick={onNew}>
            {say("new-game")}
          </button>
        )}
      </div>
      {view.winner !== null && done && <Podium />}
      <ul
        class={`uk-lanes${many ? " uk-two" : ""}`}
        style={{ "--rows": many ? Math.ceil(view.players.length / 2) : view.players.length }}
      >
        {view.players.map((player, seat) => {
          const hand = hands[seat] ?? [];
          const won = seat === view.round_winner;
          const open = Math.max(0, Math.min(hand.length, at - first));
          first += hand.length;
          const own = open < hand.length ? upTo(hand, open) : (view.points?.[seat] ?? 0);
          const sum = won ? all : own;
          const gain = won && !done ? (view.round_points ?? 0) : 0;
          const score = Math.max(0, player.score - gain);
          return (
            // Who listens is told at once what it comes to.
            <li key={seat} class={won ? "uk-won" : ""}>
              <b>{shownName(say, view, seat)}</b>
              <span class={`uk-up${hand.length > 6 ? " uk-many" : ""}`}>
                {hand.length === 0 && <span>{say("hand-empty")}</span>}
                {hand.map((card, i) => (
                  <span key={i} role="img" aria-label={cardName(say, card)}>
                    {i < open ? <CardFace card={card} /> : <CardBack />}
                    {i < open && card in view.worth && <i>{view.worth[card]}</i>}
                  </span>
                ))}
              </span>
              <span class="uk-points" aria-hidden="true">
                {won ? say("points-won", { number: sum }) : say("points-left", { number: sum })}
              </span>
              <span class="uk-sr">
                {won
                  ? say("points-won", { number: view.round_points ?? 0 })
                  : say("points-left", { number: view.points?.[seat] ?? 0 })}
              </span>
              <span class="uk-way">
                <Road score={score} final={player.score} target={target} />
                <span aria-hidden="true">
                  <b>{score}</b> / {target}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

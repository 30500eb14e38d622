// The buttons under the hand: draw, pass, UNO!, Catch. UNO and Catch are always there for a player;
// a call that does not apply is refused by the kernel with a sentence and costs nothing.

import type { Offers } from "../contract/moves";
import { useTable } from "./context";

export function Actions({
  offers,
  armed,
  onUno,
  onMove,
}: {
  offers: Offers;
  armed: boolean;
  onUno: () => void;
  onMove: (move: string) => void;
}) {
  const { view, say, locked } = useTable();
  const seat = view.seat;
  if (seat === null) return null;
  const run = (move: string) => () => !locked && onMove(move);
  return (
    <div class="uk-actions" role="toolbar" aria-label={say("actions-label")}>
      <button
        type="button"
        class={offers.draw ? "uk-strong" : "uk-off"}
        aria-disabled={locked || !offers.draw}
        aria-keyshortcuts="d"
        onClick={run(offers.draw ?? `${seat}:draw`)}
      >
        {say("draw-card")}
      </button>
      <button
        type="button"
        class={offers.pass ? "uk-strong" : "uk-off"}
        aria-disabled={locked || !offers.pass}
        aria-keyshortcuts="p"
        onClick={run(offers.pass ?? `${seat}:pass`)}
      >
        {say("pass-turn")}
      </button>
      <button
        type="button"
        class={offers.uno || offers.canArm ? "uk-hot" : "uk-off"}
        aria-pressed={armed}
        aria-disabled={locked || !(offers.uno || offers.canArm || armed)}
        aria-keyshortcuts="u"
        onClick={() => !locked && onUno()}
      >
        {armed ? say("uno-armed") : say("uno-call")}
      </button>
      <button
        type="button"
        class={offers.catch ? "uk-hot" : "uk-off"}
        aria-disabled={locked || !offers.catch}
        aria-keyshortcuts="c"
        onClick={run(`${seat}:catch`)}
      >
        {say("catch-call")}
      </button>
    </div>
  );
}

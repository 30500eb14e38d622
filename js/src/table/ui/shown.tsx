// The hand that a challenge shows, to the eyes of one person at this screen.

import type { View } from "../contract/view";
import { CardFace } from "./card";
import { useTable } from "./context";
import { Dialog } from "./dialog";
import { cardName, playerName } from "./names";

export function ShownHand({ shown }: { shown: NonNullable<View["shown"]> }) {
  const { controller, view, say } = useTable();
  const putAway = () => controller.putAway();
  return (
    <Dialog
      title={say("shown-title", { name: playerName(say, view, shown.seat) })}
      onClose={putAway}
    >
      <div class="uk-up uk-shown">
        {shown.cards.map((card, i) => (
          <span key={i} role="img" aria-label={cardName(say, card)}>
            <CardFace card={card} />
          </span>
        ))}
      </div>
      <p>
        {view.events
          .filter((e) => /^challenge\.(won|lost)/.test(e.rule))
          .map((e) => e.text)
          .join(" ")}
      </p>
      <div class="uk-foot">
        <button type="button" class="uk-strong" data-first onClick={putAway}>
          {say("shown-done")}
        </button>
      </div>
    </Dialog>
  );
}

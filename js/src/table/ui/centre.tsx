// The middle of the table: stock, discard pile with its last cards, the colour in force, and the
// track whose marks point the way of play.

import type { Offers } from "../contract/moves";
import { inkOf } from "../parts/drawing";
import { CardBack, CardFace, Shape } from "./card";
import { useTable } from "./context";
import { cardName, colourName } from "./names";

export function Track() {
  const { view } = useTable();
  // None at the top and at the bottom, where a seat and the words under the piles are.
  const marks = [-51, -26, 0, 26, 154, 180, 206, 231];
  return (
    <div
      class="uk-track"
      data-place="track"
      data-way={view.direction > 0 ? "left" : "right"}
      aria-hidden="true"
    >
      {marks.map((angle) => (
        <i key={angle} style={{ "--a": `${angle}deg` }} />
      ))}
    </div>
  );
}

export function Way() {
  const { view, say } = useTable();
  return (
    <span class="uk-way">
      <svg viewBox="0 0 24 24" aria-hidden="true" class={view.direction > 0 ? "" : "uk-flip"}>
        <path d="M5 15a8 8 0 1 1 3 4M5 20v-5h5" />
      </svg>
      {view.direction > 0 ? say("way-left") : say("way-right")}
    </span>
  );
}

export function Centre({ offers, blocked }: { offers: Offers; blocked: boolean }) {
  const { view, say, controller, locked } = useTable();
  const draw = blocked ? undefined : offers.draw;
  const older = view.recent.slice(0, -1);
  return (
    <div class="uk-centre">
      <button
        type="button"
        class={`uk-bare uk-stock${draw ? " uk-can" : ""}`}
        aria-disabled={locked}
        onClick={() =>
          !locked &&
          !blocked &&
          view.seat !== null &&
          controller.play(draw ?? `${view.seat}:draw`).catch(() => {})
        }
      >
        <span
          class="uk-pile"
          data-place="stock"
          data-deep={Math.min(3, Math.ceil(view.stock / 20))}
        >
          {view.stock > 0 ? <CardBack /> : <span class="uk-none" />}
        </span>
        <span class="uk-under">
          {say("stock-count", { number: view.stock })}
          <span class="uk-sr">. {say("draw-card")}</span>
        </span>
      </button>
      <div class="uk-discard">
        <span class="uk-pile" data-place="discard">
          {older.map((card, i) => (
            <span
              class="uk-older"
              key={`${view.discards - older.length + i}`}
              style={{ "--turn": `${(((view.discards - older.length + i) * 47) % 34) - 17}deg` }}
            >
              <CardFace card={card} />
            </span>
          ))}
          {view.top ? (
            <span
              class="uk-top"
              key={`top${view.discards}`}
              role="img"
              aria-label={say("top-card", { card: cardName(say, view.top) })}
            >
              <CardFace card={view.top} />
            </span>
          ) : (
            <span class="uk-none" />
          )}
        </span>
        {view.colour ? (
          <span class="uk-colour" data-place="colour" style={{ "--named": inkOf(view.colour) }}>
            <Shape name={`emblem-${view.colour}`} />
            <span class="uk-sr">{say("colour-in-force", { colour: view.colour })}</span>
            <span aria-hidden="true">{colourName(say, view.colour)}</span>
          </span>
        ) : (
          <span class="uk-colour uk-open">
            {view.over ? say("round-done") : say("colour-open")}
          </span>
        )}
      </div>
    </div>
  );
}

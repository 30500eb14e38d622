// The infield of the track: stock, discard pile with its last cards, the colour in force painted
// under it and on a sign, and what was said last.

import type { Offers } from "../contract/moves";
import { type GameEvent, isPrivate } from "../contract/view";
import type { Ring } from "../parts/circuit";
import { inkOf } from "../parts/drawing";
import { CardBack, CardFace, Emblem, Shape } from "./card";
import { useTable } from "./context";
import { cardName, colourName } from "./names";
import { useRest } from "./rest";

function Sign() {
  const { view, say } = useTable();
  if (!view.colour) {
    return (
      <span class="uk-colour uk-open" data-place="colour">
        <Shape name="emblem-W" />
        <span class="uk-words">{say("colour-open")}</span>
      </span>
    );
  }
  return (
    <span class="uk-colour" data-place="colour" key={view.colour}>
      <Emblem colour={view.colour} />
      <span class="uk-sr">{say("colour-in-force", { colour: view.colour })}</span>
      <span aria-hidden="true">{colourName(say, view.colour)}</span>
    </span>
  );
}

/** What one is asked stands in the question, and whose turn it is in one's own box. */
const isAsked = (e: GameEvent, seat: number | null) =>
  e.rule === "turn.order" || (e.seat === seat && ["offered", "asked"].includes(e.kind));

/** The sentence of what happened last, for those who look; the live region has it for the others. */
export function Said() {
  const { view, covered } = useTable();
  const last = view.events
    .filter((e) => e.text && !isAsked(e, view.seat) && !(covered && isPrivate(e)))
    .at(-1);
  return (
    <p class="uk-said" aria-hidden="true">
      {last?.text}
    </p>
  );
}

export function Centre({
  ring,
  offers,
  blocked,
}: {
  ring: Ring;
  offers: Offers;
  blocked: boolean;
}) {
  const { view, say, show, controller, locked, ask } = useTable();
  const rest = useRest();
  const draw = blocked ? undefined : offers.draw;
  const lying = view.recent.length > 0 || !view.top ? view.recent : [view.top];
  return (
    <div class="uk-centre" style={ring.infield}>
      <Said />
      <div class="uk-piles">
        <button
          type="button"
          class={`uk-bare uk-stock${draw ? " uk-can" : ""}`}
          aria-disabled={locked || !draw}
          aria-label={`${say("stock-count", { number: view.stock })}${draw ? `: ${say("stock-take")}` : ""}`}
          {...rest({ pile: "stock" })}
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
          <b class="uk-left" aria-hidden="true" data-number={view.stock} />
          <span class="uk-under">{say("stock-count", { number: view.stock })}</span>
        </button>
        <div class="uk-discard">
          {view.colour && (
            <span class="uk-paint" key={view.colour} style={{ color: inkOf(view.colour) }}>
              <Shape name={`emblem-${view.colour}`} />
            </span>
          )}
          <span class="uk-pile" data-place="discard">
            {lying.map((card, i) => {
              // A card keeps its picture when the next one is laid on it.
              const nth = view.discards - lying.length + i + 1;
              const turn = i === lying.length - 1 ? 0 : ((nth * 47) % 34) - 17;
              return (
                <span class="uk-older" key={nth} style={{ "--turn": `${turn}deg` }}>
                  <CardFace card={card} />
                </span>
              );
            })}
            {view.top ? (
              <button
                type="button"
                class="uk-bare uk-top"
                key="top"
                aria-label={say("top-card", { card: cardName(say, view.top) })}
                aria-disabled={!show.why}
                {...rest({ pile: "top" })}
                onClick={() => ask({ pile: "top" })}
              />
            ) : (
              <span class="uk-none" />
            )}
          </span>
        </div>
        <Sign />
      </div>
    </div>
  );
}

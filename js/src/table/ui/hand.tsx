// One's own hand: a fan with one tab stop, arrows move along it. Cards that may be laid stand up, and
// each can be asked why it may be laid or not. Covered, it shows only backs.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Offers } from "../contract/moves";
import { fan, neighbour, type Spot } from "../parts/places";
import { CardBack, CardFace } from "./card";
import { useTable } from "./context";
import type { Measures } from "./measures";
import { cardName } from "./names";
import { useRest } from "./rest";

interface HandProps {
  offers: Offers;
  measures: Measures;
  covered: boolean;
  chosen: string | null;
  /** The card whose "why?" is being answered. */
  explained: string | null;
  onLay: (card: string) => void;
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

const spotStyle = (spot: Spot | undefined) => ({
  "--x": `${spot?.x ?? 0}px`,
  "--y": `${spot?.y ?? 0}px`,
  "--turn": `${spot?.turn ?? 0}deg`,
});

export function Hand({ offers, measures, covered, chosen, explained, onLay }: HandProps) {
  const { view, say, locked, past, ask } = useTable();
  const rest = useRest();
  const cards = view.hand ?? [];
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const engaged = useRef(false);
  const here = Math.min(at, Math.max(0, cards.length - 1));
  const layout = fan(
    cards.length,
    Math.max(measures.card * 2, measures.hand),
    measures.card,
    measures.handRoom,
  );
  const size = layout.card;

  const focus = (i: number) =>
    (list.current?.children[i] as HTMLElement | undefined)?.focus({ preventScroll: true });

  // A card that was laid takes the focus with it: hand it to the card that lies there now.
  useLayoutEffect(() => {
    const root = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    const active = root?.activeElement;
    const lost = !active || active === document.body || active === list.current;
    if (!engaged.current || !lost) return;
    if (covered) list.current?.focus({ preventScroll: true });
    else focus(here);
  });

  const frame = {
    ref: list,
    "data-place": "hand",
    "aria-label": covered
      ? say("hand-covered", { number: cards.length })
      : say("hand-label", { number: cards.length }),
    style: { width: `${layout.width}px`, height: `${layout.height}px`, "--card": `${size}px` },
  };
  if (covered) {
    return (
      <div class="uk-hand uk-covered" key="hand" role="img" tabIndex={-1} {...frame}>
        {cards.map((_, i) => (
          <span class="uk-card" key={i} style={spotStyle(layout.spots[i])}>
            <CardBack />
          </span>
        ))}
      </div>
    );
  }
  return (
    <div
      class={`uk-hand${offers.plays.size > 0 ? " uk-any" : ""}`}
      key="hand"
      role="toolbar"
      {...frame}
      onFocusOut={(e) => {
        if (e.relatedTarget) engaged.current = false;
      }}
      onKeyDown={(e) => {
        if (!ARROWS.includes(e.key)) return;
        e.preventDefault();
        const next = neighbour(layout, here, e.key);
        setAt(next);
        focus(next);
      }}
    >
      {cards.map((card, i) => {
        const can = offers.plays.has(card);
        const just = view.drawn === card && cards.indexOf(card) === i;
        const name = cardName(say, card);
        const asks = rest({ card });
        return (
          <button
            type="button"
            key={`${card}${cards.slice(0, i).filter((c) => c === card).length}`}
            class={`uk-bare uk-card${can ? " uk-can" : ""}${chosen === card ? " uk-chosen" : ""}${just ? " uk-just" : ""}${explained === card ? " uk-told" : ""}`}
            tabIndex={i === here ? 0 : -1}
            data-card={card}
            aria-label={
              past
                ? name
                : can
                  ? say("card-can", { card: name })
                  : say("card-cannot", { card: name })
            }
            aria-disabled={locked}
            aria-keyshortcuts="w"
            style={spotStyle(layout.spots[i])}
            {...asks}
            onFocus={(e) => {
              engaged.current = true;
              setAt(i);
              asks.onFocus(e);
            }}
            onClick={() => {
              if (can && !locked) onLay(card);
              else ask({ card });
            }}
          >
            <CardFace card={card} />
          </button>
        );
      })}
    </div>
  );
}

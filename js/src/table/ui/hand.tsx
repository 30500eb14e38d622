// One's own hand: a fan with one tab stop, arrows move along it. Cards that may be laid stand up;
// the others can be reached and asked why not.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { askMove, type Offers } from "../contract/moves";
import { cardWidth, fan, neighbour } from "../parts/places";
import { CardFace } from "./card";
import { useTable } from "./context";
import { cardName } from "./names";

interface HandProps {
  offers: Offers;
  table: number;
  width: number;
  chosen: string | null;
  onLay: (card: string) => void;
  onAsk: (move: string, card: string) => void;
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

export function Hand({ offers, table, width, chosen, onLay, onAsk }: HandProps) {
  const { view, say, locked } = useTable();
  const cards = view.hand ?? [];
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const engaged = useRef(false);
  const here = Math.min(at, Math.max(0, cards.length - 1));
  const size = cardWidth(table);
  const layout = fan(cards.length, Math.max(size * 2, width), size);
  const seat = view.seat ?? 0;

  const focus = (i: number) =>
    (list.current?.children[i] as HTMLElement | undefined)?.focus({ preventScroll: true });

  // A card that was laid takes the focus with it: hand it to the card that lies there now.
  useLayoutEffect(() => {
    const root = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    const active = root?.activeElement;
    if (engaged.current && (!active || active === document.body)) focus(here);
  });

  // Who walks onto a card that may not be laid hears why, without having to ask.
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div
      class={`uk-hand${offers.plays.size > 0 ? " uk-any" : ""}`}
      ref={list}
      role="toolbar"
      aria-label={say("hand-label", { number: cards.length })}
      style={{ width: `${layout.width}px`, height: `${layout.height}px`, "--card": `${size}px` }}
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
        const spot = layout.spots[i];
        const just = view.drawn === card && cards.indexOf(card) === i;
        const name = cardName(say, card);
        const ask = () => onAsk(askMove(seat, card), card);
        return (
          <button
            type="button"
            key={`${card}${cards.slice(0, i).filter((c) => c === card).length}`}
            class={`uk-card${can ? " uk-can" : ""}${chosen === card ? " uk-chosen" : ""}${just ? " uk-just" : ""}`}
            tabIndex={i === here ? 0 : -1}
            aria-label={can ? say("card-can", { card: name }) : say("card-cannot", { card: name })}
            aria-disabled={locked}
            style={{
              "--x": `${spot?.x ?? 0}px`,
              "--y": `${spot?.y ?? 0}px`,
              "--turn": `${spot?.turn ?? 0}deg`,
            }}
            onFocus={(e) => {
              engaged.current = true;
              setAt(i);
              clearTimeout(timer.current);
              if (!can && !locked && (e.target as HTMLElement).matches?.(":focus-visible")) {
                timer.current = setTimeout(ask, 350);
              }
            }}
            onBlur={() => clearTimeout(timer.current)}
            onClick={() => {
              clearTimeout(timer.current);
              if (locked) return;
              if (can) onLay(card);
              else ask();
            }}
            onContextMenu={(e) => {
              e.stopPropagation();
              if ((e as unknown as PointerEvent).pointerType === "mouse") return;
              e.preventDefault();
              ask();
            }}
          >
            <CardFace card={card} />
          </button>
        );
      })}
    </div>
  );
}

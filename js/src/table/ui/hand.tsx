// One's own hand: a fan with one tab stop, arrows move along it. Cards that may be laid stand up, and
// each can be asked why it may be laid or not. Covered, it shows only backs.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Offers } from "../contract/moves";
import { type Fan, fan, neighbour, type Spot } from "../parts/places";
import { CardBack, CardFace } from "./card";
import { useTable } from "./context";
import type { Measures } from "./measures";
import { cardName } from "./names";

interface HandProps {
  offers: Offers;
  measures: Measures;
  covered: boolean;
  chosen: string | null;
  /** The card whose "why?" is being answered: it needs no mark. */
  explained: string | null;
  onLay: (card: string) => void;
  onAsk: (card: string) => void;
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
/** Milliseconds: who rests on a card that may not be laid hears why, without having to ask. */
const REST = 350;
const LONG_PRESS = 500;

const spotStyle = (spot: Spot | undefined) => ({
  "--x": `${spot?.x ?? 0}px`,
  "--y": `${spot?.y ?? 0}px`,
  "--turn": `${spot?.turn ?? 0}deg`,
});

/** Where the mark of a card stands: over the middle of the strip that its neighbour leaves free. */
function markStyle(layout: Fan, at: number, card: number) {
  const spot = layout.spots[at];
  const next = layout.spots[at + 1];
  if (!spot) return {};
  const strip = next && next.row === spot.row ? Math.min(card, next.x - spot.x) : card;
  return spotStyle({ ...spot, x: spot.x + strip / 2 });
}

export function Hand({ offers, measures, covered, chosen, explained, onLay, onAsk }: HandProps) {
  const { view, say, locked } = useTable();
  const cards = view.hand ?? [];
  const [at, setAt] = useState(0);
  const [marked, setMarked] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const engaged = useRef(false);
  const here = Math.min(at, Math.max(0, cards.length - 1));
  const size = measures.card;
  const layout = fan(cards.length, Math.max(size * 2, measures.hand), size);

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

  const timer = useRef<ReturnType<typeof setTimeout>>();
  const pressed = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  useEffect(() => {
    if (covered) setMarked(null);
  }, [covered]);

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
        setMarked(null);
        if (e.relatedTarget) engaged.current = false;
      }}
      onPointerLeave={() => setMarked(null)}
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
        return (
          <button
            type="button"
            key={`${card}${cards.slice(0, i).filter((c) => c === card).length}`}
            class={`uk-bare uk-card${can ? " uk-can" : ""}${chosen === card ? " uk-chosen" : ""}${just ? " uk-just" : ""}`}
            tabIndex={i === here ? 0 : -1}
            data-card={card}
            aria-label={can ? say("card-can", { card: name }) : say("card-cannot", { card: name })}
            aria-disabled={locked}
            aria-keyshortcuts="w"
            style={spotStyle(layout.spots[i])}
            onFocus={(e) => {
              engaged.current = true;
              setAt(i);
              stop();
              if (!e.currentTarget.matches(":focus-visible")) return;
              setMarked(i);
              if (!can && !locked) timer.current = setTimeout(() => onAsk(card), REST);
            }}
            onBlur={stop}
            onPointerEnter={(e) => e.pointerType === "mouse" && setMarked(i)}
            onPointerDown={(e) => {
              pressed.current = false;
              if (e.pointerType === "mouse") return;
              stop();
              timer.current = setTimeout(() => {
                pressed.current = true;
                onAsk(card);
              }, LONG_PRESS);
            }}
            onPointerUp={stop}
            onPointerCancel={stop}
            onClick={() => {
              stop();
              if (locked || pressed.current) return;
              if (can) onLay(card);
              else onAsk(card);
            }}
            onContextMenu={(e) => {
              e.stopPropagation();
              // A long press asks; it shall not open the host's menu as well.
              if ((e as unknown as PointerEvent).pointerType !== "mouse") e.preventDefault();
            }}
          >
            <CardFace card={card} />
          </button>
        );
      })}
      {marked !== null && cards[marked] && cards[marked] !== explained && (
        <button
          type="button"
          class="uk-ask"
          tabIndex={-1}
          aria-label={say("card-why", { card: cardName(say, cards[marked]) })}
          title={say("card-why-key")}
          style={markStyle(layout, marked, size)}
          onPointerDown={(e) => e.preventDefault()}
          onClick={() => onAsk(cards[marked] as string)}
        >
          ?
        </button>
      )}
    </div>
  );
}

// The question that waits for an answer: a colour, whom the shell hits, challenge or accept. It
// stands above the hand where the status was and covers nothing, so that hand, UNO and Catch stay in
// reach and in place.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { COLOURS, type Colour } from "../contract/cards";
import { layMove, type Offers, type Play } from "../contract/moves";
import { colourBefore } from "../parts/happened";
import { Emblem, Shape } from "./card";
import { useTable } from "./context";
import { lendFocus } from "./focus";
import { cardName, colourName, playerName } from "./names";

/** Takes the focus when it appears while somebody plays here, and keeps the arrows to itself. */
function Question({
  label,
  note,
  calm,
  children,
  onEscape,
}: {
  label: string;
  note?: ComponentChildren;
  /** The focus goes to the question: a key pressed too soon shall answer nothing. */
  calm?: boolean;
  children: ComponentChildren;
  onEscape?: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const el = box.current;
    const root = el?.getRootNode() as Document | ShadowRoot | undefined;
    const active = root?.activeElement;
    const table = el?.closest(".unokart");
    const free =
      (!active || active === document.body || table?.contains(active)) &&
      !table?.querySelector(".uk-veil");
    if (!free || !table?.hasAttribute("data-touched")) return;
    const back = lendFocus(el);
    (calm ? el : el?.querySelector("button"))?.focus({ preventScroll: true });
    return back;
  }, [label]);
  return (
    <div
      class="uk-question"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      ref={box}
      onKeyDown={(e) => {
        if (e.key === "Escape" && onEscape) {
          e.preventDefault();
          onEscape();
        }
        const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
        if (!step) return;
        const buttons = [...(box.current?.querySelectorAll("button") ?? [])];
        const at = buttons.indexOf(e.target as HTMLButtonElement);
        const next = at < 0 && step < 0 ? -1 : at + step;
        buttons.at(next % buttons.length)?.focus();
      }}
    >
      <div>
        <p>{label}</p>
        {note}
      </div>
      <div class="uk-answers">{children}</div>
    </div>
  );
}

interface ColoursProps {
  label: string;
  of: (colour: Colour) => string | undefined;
  onPick: (move: string) => void;
  onEscape?: () => void;
}

function ColourQuestion({ label, of, onPick, onEscape }: ColoursProps) {
  const { say, locked } = useTable();
  return (
    <Question label={label} {...(onEscape ? { onEscape } : {})}>
      {COLOURS.map((colour) => {
        const move = of(colour);
        if (!move) return null;
        return (
          <button
            type="button"
            key={colour}
            class={`uk-swatch uk-${colour}`}
            aria-disabled={locked}
            onClick={() => !locked && onPick(move)}
          >
            <Emblem colour={colour} />
            {colourName(say, colour)}
          </button>
        );
      })}
      {onEscape && (
        <button type="button" class="uk-quiet" onClick={onEscape}>
          {say("take-back")}
        </button>
      )}
    </Question>
  );
}

/** A card that waits for its colour before it is laid. */
export interface Laying {
  card: string;
  play: Play;
}

export function asksSomething(offers: Offers, laying: Laying | null): boolean {
  const answers = offers.colours.size + offers.aims.size;
  return laying !== null || answers > 0 || !!offers.challenge || !!offers.accept;
}

export function Decision({
  offers,
  laying,
  armed,
  onLay,
  onCancel,
}: {
  offers: Offers;
  laying: Laying | null;
  armed: boolean;
  onLay: (move: string) => void;
  onCancel: () => void;
}) {
  const { view, say, controller, locked } = useTable();
  if (laying) {
    return (
      <ColourQuestion
        label={say("choose-colour-for", { card: cardName(say, laying.card) })}
        of={(c) => {
          const lay = laying.play.colours.get(c);
          return lay && layMove(lay, armed);
        }}
        onPick={onLay}
        onEscape={onCancel}
      />
    );
  }
  if (offers.colours.size > 0) {
    return (
      <ColourQuestion
        label={say("choose-colour")}
        of={(c) => offers.colours.get(c)}
        onPick={onLay}
      />
    );
  }
  if (offers.aims.size > 0) {
    return (
      <Question label={say("choose-target")}>
        {[...offers.aims].map(([seat, move]) => (
          <button
            type="button"
            key={seat}
            aria-disabled={locked}
            onClick={() => !locked && onLay(move)}
          >
            <Shape name="item-G" />
            {view.players[seat]?.name}
          </button>
        ))}
      </Question>
    );
  }
  if (offers.challenge || offers.accept) {
    const colour = colourBefore(controller.log.list, view);
    const by = view.challenge ? playerName(say, view, view.challenge.by) : "";
    return (
      <Question
        label={say("challenge-question", { name: by })}
        calm
        note={
          colour && (
            <p class="uk-note">
              <Emblem colour={colour} />
              {say("challenge-colour", { colour })}
            </p>
          )
        }
      >
        {offers.challenge && (
          <button
            type="button"
            class="uk-strong"
            aria-disabled={locked}
            onClick={() => !locked && offers.challenge && onLay(offers.challenge)}
          >
            {say("challenge-do")}
          </button>
        )}
        {offers.accept && (
          <button
            type="button"
            aria-disabled={locked}
            onClick={() => !locked && offers.accept && onLay(offers.accept)}
          >
            {say("challenge-accept")}
          </button>
        )}
      </Question>
    );
  }
  return null;
}

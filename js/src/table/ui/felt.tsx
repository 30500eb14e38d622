// The felt: seats round the piles and, on one's own side, what the table waits for, the hand and the
// buttons; when the round is over, its count.

import { useRef } from "preact/hooks";
import type { Offers } from "../contract/moves";
import { actor, isCovered } from "../contract/view";
import { useMotion } from "../motion/stage";
import { Actions } from "./actions";
import { Centre, Track } from "./centre";
import { useTable } from "./context";
import { Curtain } from "./curtain";
import { asksSomething, Decision, type Laying } from "./decision";
import { Hand } from "./hand";
import { useMeasures } from "./measures";
import { Alert } from "./notices";
import { RoundOver } from "./roundover";
import { Facts, Seats } from "./seats";
import { Status, type Why, WhyText } from "./status";

export interface FeltProps {
  offers: Offers;
  /** The person who must take the device before the hand is shown, or null. */
  next: number | null;
  /** A card that waits for its colour before it is laid. */
  laying: Laying | null;
  armed: boolean;
  /** The answer to the last "why?", while it holds. */
  answer: Why | null;
  onLay: (card: string) => void;
  onAsk: (card: string) => void;
  onSend: (move: string) => void;
  onUno: () => void;
  onCancel: () => void;
  onTake: () => void;
  onNew: () => void;
}

export function Felt(props: FeltProps) {
  const { offers, next, laying, armed, answer } = props;
  const { onLay, onAsk, onSend, onUno, onCancel, onTake, onNew } = props;
  const { controller, view, say } = useTable();
  const felt = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLElement>(null);
  const measures = useMeasures(felt, probe);
  useMotion(felt);
  const curtain = next !== null;
  const own = view.seat === null ? null : view.players[view.seat];
  return (
    <div class="uk-felt" ref={felt}>
      <i class="uk-measure" ref={probe} aria-hidden="true" />
      {!view.over && (
        <div class="uk-round-table">
          <Track />
          <Seats aims={curtain ? new Map() : offers.aims} />
          <Centre offers={offers} blocked={curtain} />
        </div>
      )}
      {view.over ? (
        <>
          <Alert controller={controller} say={say} />
          <RoundOver onNew={onNew} />
        </>
      ) : (
        <div class="uk-own">
          <div class="uk-status">
            {asksSomething(offers, laying) ? (
              <Decision
                offers={offers}
                laying={laying}
                armed={armed}
                onLay={onSend}
                onCancel={onCancel}
              />
            ) : (
              <Status next={next} />
            )}
            <WhyText why={answer} />
            <Alert controller={controller} say={say} />
          </div>
          {next !== null ? (
            <Curtain seat={next} onTake={onTake} />
          ) : (
            <>
              {view.hand && (
                <Hand
                  offers={offers}
                  measures={measures}
                  covered={isCovered(view)}
                  chosen={laying?.card ?? null}
                  explained={answer?.card ?? null}
                  onLay={onLay}
                  onAsk={onAsk}
                />
              )}
              {view.seat === null && <p class="uk-watching">{say("watching")}</p>}
              <div class="uk-below">
                {own && view.seat !== null && (
                  <div
                    class={`uk-me uk-plate${actor(view) === view.seat ? " uk-turn" : ""}`}
                    data-place={`seat-${view.seat}`}
                  >
                    <Facts seat={view.seat} player={own} />
                  </div>
                )}
                <Actions offers={offers} armed={armed} onUno={onUno} onMove={onSend} />
              </div>
            </>
          )}
        </div>
      )}
    </div>
  );
}

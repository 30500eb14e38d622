// The ground of the table: the track with its seats round the piles; on one's own side the question
// that is asked, the hand and the buttons; when the round is over, its count.

import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Offers } from "../contract/moves";
import { actor } from "../contract/view";
import { useMotion } from "../motion/stage";
import { layRing } from "../parts/circuit";
import { Actions } from "./actions";
import type { Answer } from "./asking";
import { Centre, Said } from "./centre";
import { useTable } from "./context";
import { Curtain } from "./curtain";
import { asksSomething, Decision, type Laying } from "./decision";
import { Hand } from "./hand";
import { useMeasures } from "./measures";
import { Alert } from "./notices";
import { RoundOver } from "./roundover";
import { Facts, othersOf, Seats } from "./seats";
import { Status } from "./status";
import { Track } from "./track";
import { WhyText } from "./why";

export interface FeltProps {
  offers: Offers;
  /** The person who must take the device before the hand is shown, or null. */
  next: number | null;
  /** A card that waits for its colour before it is laid. */
  laying: Laying | null;
  armed: boolean;
  /** The card that the odds of a move point at. */
  pointed: string | null;
  /** The answer to the last "why?", while it holds. */
  answer: Answer | null;
  /** Looking back: what stands in place of the buttons. */
  history: ComponentChildren;
  onLay: (card: string) => void;
  onSend: (move: string) => void;
  onUno: () => void;
  onCancel: () => void;
  onTake: () => void;
  onNew: () => void;
}

/** With more others than this, seats take less room. */
const CROWD = 6;

export function Felt(props: FeltProps) {
  const { offers, next, laying, armed, answer } = props;
  const { onLay, onSend, onUno, onCancel, onTake, onNew } = props;
  const { controller, view, say, covered } = useTable();
  const felt = useRef<HTMLDivElement>(null);
  const ringBox = useRef<HTMLDivElement>(null);
  const ownBox = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const over = useMotion(felt) ? false : view.over;
  const measures = useMeasures(ringBox, ownBox, probe, `${over} ${next}`);
  const curtain = next !== null;
  const others = useMemo(() => othersOf(view), [view.players.length, view.seat]);
  const ring = useMemo(() => layRing(measures, others.length), [measures, others]);
  const own = view.seat === null || curtain ? null : view.players[view.seat];
  const mine = actor(view) === view.seat && !curtain;
  const asks = !over && asksSomething(offers, laying);
  const marks = [
    "uk-felt",
    others.length > CROWD && "uk-crowd",
    view.seat === null && "uk-watched",
    (asks || answer) && "uk-told-above",
  ];
  return (
    <div class={marks.filter(Boolean).join(" ")} ref={felt}>
      <div class="uk-measure" ref={probe} aria-hidden="true">
        <i class="uk-card-size" />
        <i class="uk-seat-size" />
      </div>
      <div class="uk-loft" aria-hidden="true" />
      {!over && (
        <div class="uk-ring" ref={ringBox}>
          <Track ring={ring} others={others} measures={measures} />
          <Centre ring={ring} offers={offers} blocked={curtain} />
          <Seats ring={ring} others={others} aims={curtain ? new Map() : offers.aims} />
          <div
            class={`uk-me${mine ? " uk-turn" : ""}`}
            style={{ width: `${ring.ownWidth}px`, top: `${ring.course.at(0).y}px` }}
            {...(view.seat === null ? {} : { "data-place": `seat-${view.seat}` })}
          >
            <Status next={next} />
            {own && view.seat !== null && (
              <p class="uk-mine">
                <Facts seat={view.seat} player={own} />
              </p>
            )}
          </div>
        </div>
      )}
      {over ? (
        <>
          <Alert controller={controller} say={say} />
          <RoundOver onNew={onNew} />
          {props.history}
        </>
      ) : (
        <div class="uk-own" ref={ownBox}>
          <Said />
          <div class="uk-status">
            {asks && (
              <Decision
                offers={offers}
                laying={laying}
                armed={armed}
                onLay={onSend}
                onCancel={onCancel}
              />
            )}
            <WhyText answer={answer} />
            <Alert controller={controller} say={say} />
          </div>
          {next !== null ? (
            <Curtain seat={next} onTake={onTake} />
          ) : (
            <>
              {view.hand && (
                <div class="uk-place">
                  <Hand
                    offers={offers}
                    measures={measures}
                    covered={covered}
                    chosen={laying?.card ?? null}
                    explained={
                      props.pointed ?? (answer && "card" in answer.about ? answer.about.card : null)
                    }
                    onLay={onLay}
                  />
                </div>
              )}
              {view.seat === null && <p class="uk-watching">{say("watching")}</p>}
              {props.history || (
                <Actions offers={offers} armed={armed} onUno={onUno} onMove={onSend} />
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}

// The whole table for one view: gathers the parts, and holds what belongs to this view alone
// (which dialog is open, whether UNO is armed, which card waits for its colour).

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { askMove, layMove, offers as sortMoves } from "../contract/moves";
import { actor, isCovered, nextAtScreen, type View } from "../contract/view";
import type { Controller } from "../model/controller";
import { command, isField } from "../parts/keys";
import { Actions } from "./actions";
import { CardFace } from "./card";
import { Centre, Track } from "./centre";
import { type Shared, TableContext, useController } from "./context";
import { Curtain } from "./curtain";
import { asksSomething, Decision } from "./decision";
import { Dialog } from "./dialog";
import { Hand } from "./hand";
import { Help, RuleSheet } from "./help";
import { LogPanel } from "./logpanel";
import { useMeasures } from "./measures";
import { cardName, playerName } from "./names";
import { NewGame } from "./newgame";
import { Alert, Banner, Live } from "./notices";
import { RoundOver } from "./roundover";
import { Facts, Seats } from "./seats";
import { Status, type Why, WhyText } from "./status";
import { Toolbar } from "./toolbar";

interface AppProps {
  controller: Controller;
  root: HTMLElement;
}

export function App({ controller, root }: AppProps) {
  useController(controller);
  const { view, say } = controller;
  return (
    <div class="uk-root">
      <style>{controller.hideText}</style>
      <Banner controller={controller} say={say} />
      {view ? (
        <Table controller={controller} view={view} root={root} />
      ) : (
        <>
          <p class="uk-loading">{say("loading")}</p>
          <Alert controller={controller} say={say} />
        </>
      )}
    </div>
  );
}

function Table({ controller, view, root }: AppProps & { view: View }) {
  const { say } = controller;
  const felt = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLElement>(null);
  const measures = useMeasures(felt, probe);
  const offers = useMemo(() => sortMoves(view.moves, view.seat), [view]);
  const [dialog, setDialog] = useState<"" | "new" | "help">("");
  const [rule, setRule] = useState("");
  const [armed, setArmed] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [why, setWhy] = useState<Why | null>(null);

  const next = nextAtScreen(view);
  const shown = controller.shown;
  const curtain = next !== null && !shown;
  const locked = controller.busy || controller.link !== "live";
  const play = chosen ? offers.plays.get(chosen) : undefined;
  // An answer about an earlier moment may say what is no longer true, or tell of a covered hand.
  const answer = why?.version === view.version ? why : null;
  const laying = chosen && play ? { card: chosen, play } : null;

  useEffect(() => {
    if (armed && !offers.canArm) setArmed(false);
    if (chosen && !play) setChosen(null);
  }, [view]);

  // Who has taken the device goes on by keyboard where they are: in their hand.
  const taking = useRef(false);
  useEffect(() => {
    if (curtain || !taking.current) return;
    taking.current = false;
    cardInReach()?.focus({ preventScroll: true });
  }, [curtain]);

  const send = (move: string) => {
    setWhy(null);
    controller.play(move).then(
      () => setArmed(false),
      () => {},
    );
    setChosen(null);
  };
  const lay = (card: string) => {
    const found = offers.plays.get(card);
    if (!found) return;
    const move = layMove(found, armed);
    setWhy(null);
    if (found.colours.size > 0) setChosen(card);
    else if (move) send(move);
  };
  const ask = (card: string) => {
    if (view.seat === null) return;
    controller.explain(askMove(offers, view.seat, card)).then(
      (said) => setWhy({ ...said, card, version: view.version }),
      (error: unknown) => controller.complain(error),
    );
  };
  const uno = () => {
    if (offers.uno) send(offers.uno);
    else if (offers.canArm || armed) setArmed(!armed);
    else if (view.seat !== null) send(`${view.seat}:uno`);
  };
  /** The card that Tab leads to. */
  const cardInReach = () => root.querySelector<HTMLElement>(".uk-card[tabindex='0']");
  const backToHand = () => queueMicrotask(() => cardInReach()?.focus());

  const onKey = (e: KeyboardEvent) => {
    root.setAttribute("data-touched", "");
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || isField(e.target)) return;
    if (e.key === "Escape") {
      setWhy(null);
      controller.dismiss();
      return;
    }
    const what = command(e.key);
    if (!what || dialog || rule || shown) return;
    e.preventDefault();
    if (what === "help") return setDialog("help");
    if (what === "pause") return controller.setPaused(!controller.paused);
    if (locked) return;
    if (what === "step") void controller.step();
    else if (what === "next") {
      if (view.over && view.winner === null) controller.act({ kind: "next_round" }).catch(() => {});
    } else if (view.seat === null || curtain) return;
    else if (what === "why") {
      const card = cardInReach();
      card?.focus();
      if (card?.dataset.card) ask(card.dataset.card);
    } else if (what === "uno") uno();
    else send(`${view.seat}:${what}`);
  };

  const shared: Shared = { controller, view, say, locked, openRule: setRule };
  const own = view.seat === null ? null : view.players[view.seat];

  return (
    <TableContext.Provider value={shared}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole table meet here */}
      <div
        class={`uk-table${locked && controller.link !== "live" ? " uk-dead" : ""}`}
        onKeyDown={onKey}
        onPointerDown={() => root.setAttribute("data-touched", "")}
      >
        <div class="uk-body">
          <Toolbar onNew={() => setDialog("new")} onHelp={() => setDialog("help")} />
          <div class="uk-main">
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
                  <RoundOver onNew={() => setDialog("new")} />
                </>
              ) : (
                <div class="uk-own">
                  <div class="uk-status">
                    {asksSomething(offers, laying) ? (
                      <Decision
                        offers={offers}
                        laying={laying}
                        armed={armed}
                        onLay={send}
                        onCancel={() => {
                          setChosen(null);
                          backToHand();
                        }}
                      />
                    ) : (
                      <Status next={curtain ? next : null} />
                    )}
                    <WhyText why={answer} />
                    <Alert controller={controller} say={say} />
                  </div>
                  {curtain ? (
                    <Curtain
                      seat={next}
                      onTake={() => {
                        taking.current = true;
                      }}
                    />
                  ) : (
                    <>
                      {view.hand && (
                        <Hand
                          offers={offers}
                          measures={measures}
                          covered={isCovered(view)}
                          chosen={chosen}
                          explained={answer?.card ?? null}
                          onLay={lay}
                          onAsk={ask}
                        />
                      )}
                      {view.seat === null && <p class="uk-watching">{say("watching")}</p>}
                      <div class="uk-below">
                        {own && view.seat !== null && (
                          <div
                            class={`uk-me uk-plate${actor(view) === view.seat ? " uk-turn" : ""}`}
                          >
                            <Facts seat={view.seat} player={own} />
                          </div>
                        )}
                        <Actions offers={offers} armed={armed} onUno={uno} onMove={send} />
                      </div>
                    </>
                  )}
                </div>
              )}
            </div>
            <LogPanel />
          </div>
        </div>
        <Live />
        {dialog === "new" && <NewGame onClose={() => setDialog("")} />}
        {dialog === "help" && <Help onClose={() => setDialog("")} />}
        {shown && !dialog && !rule && (
          <Dialog
            title={say("shown-title", { name: playerName(say, view, shown.seat) })}
            onClose={() => controller.putAway()}
            returnTo={cardInReach}
          >
            <div class="uk-up uk-shown">
              {shown.cards.map((card, i) => (
                <span key={i} role="img" aria-label={cardName(say, card)}>
                  <CardFace card={card} />
                </span>
              ))}
            </div>
            <p>{view.events.filter((e) => e.rule.startsWith("challenge.")).at(-1)?.text}</p>
            <div class="uk-foot">
              <button
                type="button"
                class="uk-strong"
                data-first
                onClick={() => controller.putAway()}
              >
                {say("shown-done")}
              </button>
            </div>
          </Dialog>
        )}
        {rule && <RuleSheet rule={rule} onClose={() => setRule("")} />}
      </div>
    </TableContext.Provider>
  );
}

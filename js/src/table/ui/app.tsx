// The whole table for one view: gathers the parts, and holds what belongs to this view alone
// (which dialog is open, whether UNO is armed, which card waits for its colour).

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { askMove, layMove, offers as sortMoves } from "../contract/moves";
import { nextAtScreen, type View } from "../contract/view";
import type { Controller } from "../model/controller";
import { command, isField } from "../parts/keys";
import { CardFace } from "./card";
import { type Shared, TableContext, useController } from "./context";
import { Dialog } from "./dialog";
import { Felt } from "./felt";
import { Help, RuleSheet } from "./help";
import { LogPanel } from "./logpanel";
import { cardName, playerName } from "./names";
import { NewGame } from "./newgame";
import { Alert, Banner, Live } from "./notices";
import type { Why } from "./status";
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

  return (
    <TableContext.Provider value={shared}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole table meet here */}
      <div
        class={`uk-table${locked && controller.link !== "live" ? " uk-dead" : ""}`}
        lang={view.language}
        onKeyDown={onKey}
        onPointerDown={() => root.setAttribute("data-touched", "")}
      >
        <div class="uk-body">
          <Toolbar onNew={() => setDialog("new")} onHelp={() => setDialog("help")} />
          <div class="uk-main">
            <Felt
              offers={offers}
              next={curtain ? next : null}
              laying={laying}
              armed={armed}
              answer={answer}
              onLay={lay}
              onAsk={ask}
              onSend={send}
              onUno={uno}
              onCancel={() => {
                setChosen(null);
                backToHand();
              }}
              onTake={() => {
                taking.current = true;
              }}
              onNew={() => setDialog("new")}
            />
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

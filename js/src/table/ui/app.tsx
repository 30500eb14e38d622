// The whole table for one view: gathers the parts, and holds what belongs to this view alone
// (which dialog is open, whether UNO is armed, which card waits for its colour).

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Explanation } from "../contract/messages";
import { layMove, offers as sortMoves } from "../contract/moves";
import { actor, nextAtScreen, type View } from "../contract/view";
import type { Controller } from "../model/controller";
import { command, isField } from "../parts/keys";
import { Actions } from "./actions";
import { CardFace } from "./card";
import { Centre, Track, Way } from "./centre";
import { type Shared, TableContext, useController } from "./context";
import { Curtain } from "./curtain";
import { Decision } from "./decision";
import { Dialog } from "./dialog";
import { Hand } from "./hand";
import { Help, RuleSheet } from "./help";
import { LogPanel } from "./logpanel";
import { cardName, playerName } from "./names";
import { NewGame } from "./newgame";
import { Alert, Banner, Live } from "./notices";
import { RoundOver } from "./roundover";
import { Facts, Seats } from "./seats";
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

/** Widths in pixels of the whole table and of the place for the hand, kept up to date. */
function useWidths(root: HTMLElement, felt: { current: HTMLElement | null }): [number, number] {
  const [widths, set] = useState<[number, number]>([800, 700]);
  useLayoutEffect(() => {
    const measure = () => {
      const table = root.clientWidth;
      if (table > 0) set([table, (felt.current?.clientWidth ?? table) - 24]);
    };
    measure();
    if (typeof ResizeObserver !== "function") return;
    const watch = new ResizeObserver(measure);
    watch.observe(root);
    if (felt.current) watch.observe(felt.current);
    return () => watch.disconnect();
  }, [root, felt]);
  return widths[0] > 0 ? widths : [800, 700];
}

function status(view: View, say: Shared["say"]): string {
  const who = actor(view);
  if (who === null) return say("round-done");
  const name = view.players[who]?.name ?? "";
  const own = who === view.seat;
  switch (view.phase) {
    case "drawn":
      return own ? say("status-drawn-you") : say("status-turn", { name });
    case "colour":
      return own ? say("status-colour-you") : say("status-colour", { name });
    case "aim":
      return own ? say("status-aim-you") : say("status-aim", { name });
    case "challenge":
      return own ? say("status-challenge-you") : say("status-challenge", { name });
    default:
      return own ? say("your-turn") : say("status-turn", { name });
  }
}

interface Why extends Explanation {
  card: string;
  version: number;
}

function Table({ controller, view, root }: AppProps & { view: View }) {
  const { say } = controller;
  const felt = useRef<HTMLDivElement>(null);
  const [table, width] = useWidths(root, felt);
  const offers = useMemo(() => sortMoves(view.moves, view.seat), [view]);
  const [dialog, setDialog] = useState<"" | "new" | "help">("");
  const [rule, setRule] = useState("");
  const [armed, setArmed] = useState(false);
  const [laying, setLaying] = useState<string | null>(null);
  const [why, setWhy] = useState<Why | null>(null);

  const next = nextAtScreen(view);
  const shown = controller.shown;
  const curtain = next !== null && !shown;
  const locked = controller.busy || controller.link !== "live";
  const play = laying ? offers.plays.get(laying) : undefined;

  useEffect(() => {
    if (armed && !offers.canArm) setArmed(false);
    if (laying && !offers.plays.has(laying)) setLaying(null);
    if (why && why.version !== view.version) setWhy(null);
  }, [view]);

  const send = (move: string) => {
    setWhy(null);
    controller.play(move).then(
      () => setArmed(false),
      () => {},
    );
    setLaying(null);
  };
  const lay = (card: string) => {
    const found = offers.plays.get(card);
    if (!found) return;
    const move = layMove(found, armed);
    if (found.colours.size > 0) setLaying(card);
    else if (move) send(move);
  };
  const ask = (move: string, card: string) => {
    controller.explain(move).then(
      (answer) => setWhy({ ...answer, card, version: view.version }),
      (error: unknown) => controller.complain(error),
    );
  };
  const uno = () => {
    if (offers.uno) send(offers.uno);
    else if (offers.canArm || armed) setArmed(!armed);
    else if (view.seat !== null) send(`${view.seat}:uno`);
  };
  const backToHand = () => root.querySelector<HTMLElement>(".uk-card[tabindex='0']");

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
    else if (what === "uno") uno();
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
            <div class="uk-felt" ref={felt} data-players={view.players.length}>
              <div class="uk-round-table">
                <Track />
                <Seats aims={curtain ? new Map() : offers.aims} />
                <Centre offers={offers} blocked={curtain} />
              </div>
              <Alert controller={controller} say={say} />
              {view.over ? (
                <RoundOver onNew={() => setDialog("new")} />
              ) : (
                <div class="uk-own">
                  <div class="uk-status">
                    <p class={actor(view) === view.seat && !curtain ? "uk-mine" : ""}>
                      {curtain
                        ? say("curtain-title", { name: view.players[next]?.name ?? "" })
                        : status(view, say)}
                    </p>
                    <Way />
                  </div>
                  {curtain ? (
                    <Curtain seat={next} />
                  ) : (
                    <>
                      <Decision
                        offers={offers}
                        laying={laying && play ? { card: laying, play } : null}
                        armed={armed}
                        onLay={send}
                        onCancel={() => {
                          setLaying(null);
                          queueMicrotask(() => backToHand()?.focus());
                        }}
                      />
                      <div class="uk-why" aria-live="polite">
                        {why && (
                          <button type="button" onClick={() => setRule(why.rule)}>
                            <b>{why.title}</b> {why.text}
                          </button>
                        )}
                      </div>
                      {view.hand && (
                        <Hand
                          offers={offers}
                          table={table}
                          width={width}
                          chosen={laying}
                          onLay={lay}
                          onAsk={ask}
                        />
                      )}
                      {own && view.seat !== null && (
                        <div class={`uk-me uk-plate${actor(view) === view.seat ? " uk-turn" : ""}`}>
                          <Facts seat={view.seat} player={own} />
                        </div>
                      )}
                      {view.seat === null && <p class="uk-watching">{say("watching")}</p>}
                      <Actions offers={offers} armed={armed} onUno={uno} onMove={send} />
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
            returnTo={backToHand}
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

// The whole table for one view: gathers the parts, and holds what belongs to this view alone
// (which dialog is open, whether UNO is armed, which card waits for its colour, what moment is
// looked back at).

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Hint } from "../contract/knowledge";
import { layMove, offers as sortMoves } from "../contract/moves";
import type { View } from "../contract/view";
import type { Controller } from "../model/controller";
import { type Command, command, isField } from "../parts/keys";
import { type About, useAsking } from "./asking";
import { type Shared, TableContext, useController } from "./context";
import { Dialog } from "./dialog";
import { Felt } from "./felt";
import { GoalLine } from "./goal";
import { Help } from "./help";
import { LogPanel } from "./logpanel";
import { useLookBack } from "./lookback";
import { Alert, Banner, Live } from "./notices";
import { Part } from "./part";
import { HistoryBar } from "./past";
import { ShownHand } from "./shown";
import { Menu, type Tool, Toolbar } from "./toolbar";

interface AppProps {
  controller: Controller;
  root: HTMLElement;
}

export function App({ controller, root }: AppProps) {
  useController(controller);
  const { view, say, settings } = controller;
  return (
    <div class="uk-root" data-size={settings.size} data-motion={settings.motion}>
      <style>{controller.hideText}</style>
      <Banner controller={controller} say={say} />
      {view ? (
        <Table controller={controller} live={view} root={root} />
      ) : (
        <>
          <p class="uk-loading">{say("loading")}</p>
          <Alert controller={controller} say={say} />
        </>
      )}
    </div>
  );
}

/** Sheets over the table; the rulebook may lie over one of them. */
type Sheet = "" | Exclude<Tool, "rulebook" | "past" | "start" | "hint" | "odds">;

function Table({ controller, live, root }: AppProps & { live: View }) {
  const { say, device, options, shown } = controller;
  const { show } = options;
  const { past, goTo } = useLookBack(controller, live);
  const view = past ?? live;
  const offers = useMemo(() => sortMoves(view.moves, view.seat), [view]);
  const [sheet, setSheet] = useState<Sheet>("");
  const [hint, setHint] = useState<{ version: number; hint: Hint } | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [armed, setArmed] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const asking = useAsking({ controller, view, offers, say, past: past !== null });

  const covered = device.covers(live);
  const next = device.next(live);
  // What a challenge has shown is put away before the device goes on.
  const seen = past ? null : shown;
  const curtain = next !== null && !seen && !past;
  const off = controller.waits || controller.link !== "live";
  const locked = off || past !== null;
  const play = chosen ? offers.plays.get(chosen) : undefined;
  const hinted = hint?.version === live.version && !covered ? hint.hint : null;
  // What only the owner of the hand may work out is kept from other eyes like the hand itself.
  const odds = options.odds && show.odds && !covered && !curtain;
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

  // Looking back begins at the slider, and ends in the hand.
  const looking = past !== null;
  const looked = useRef(false);
  useEffect(() => {
    if (looking) root.querySelector<HTMLElement>("[data-slider]")?.focus({ preventScroll: true });
    else if (looked.current) queueMicrotask(() => cardInReach()?.focus({ preventScroll: true }));
    looked.current = looking;
  }, [looking]);

  // The end of a round takes the hand away, and the next deal the count: keys find what is there now.
  useEffect(() => {
    const { activeElement: at } = root.getRootNode() as Document | ShadowRoot;
    if ((at && at !== document.body) || !root.hasAttribute("data-touched")) return;
    const now = root.querySelector<HTMLElement>(".uk-over") ?? cardInReach();
    now?.focus({ preventScroll: true });
  }, [view.over]);

  // Where there is little room the odds stand below, out of sight of who asked for them.
  useEffect(() => {
    if (!root.hasAttribute("data-touched")) return;
    root.querySelector(".uk-odds")?.scrollIntoView?.({ block: "nearest" });
  }, [options.odds]);

  const send = (move: string) => {
    asking.forget();
    controller.play(move).then(
      () => setArmed(false),
      () => {},
    );
    setChosen(null);
  };
  const lay = (card: string) => {
    const found = offers.plays.get(card);
    if (!found || locked) return;
    const move = layMove(found, armed);
    asking.forget();
    if (found.colours.size > 0) setChosen(card);
    else if (move) send(move);
  };
  const uno = () => {
    if (offers.uno) send(offers.uno);
    else if (offers.canArm || armed) setArmed(!armed);
    else if (view.seat !== null) send(`${view.seat}:uno`);
  };
  const restart = () => {
    goTo(null);
    controller.act({ kind: "restart" }).catch(() => {});
  };
  /** The card that Tab leads to. */
  const cardInReach = () => root.querySelector<HTMLElement>(".uk-card[tabindex='0']");

  const askHint = () => {
    if (off || covered) return;
    controller.knowledge.hint().then(
      (got) => setHint({ version: live.version, hint: got }),
      (why: unknown) => controller.complain(why),
    );
  };
  const onTool = (tool: Tool) => {
    setSheet("");
    // Both are about the table as it is now.
    if (past && (tool === "new" || tool === "hint")) goTo(null);
    if (tool === "odds") controller.setOdds(!controller.options.odds);
    else if (tool === "rulebook") setRule("");
    else if (tool === "past") goTo(past ? null : Math.max(0, live.moment - 1));
    else if (tool === "start") restart();
    else if (tool === "hint") askHint();
    else setSheet(tool);
  };
  const run = (what: Command) => {
    if (what === "help") setSheet("help");
    else if (what === "rules") show.rulebook && onTool("rulebook");
    else if (what === "past") show.history && onTool("past");
    else if (what === "odds") show.odds && onTool("odds");
    else if (past) {
      // The keys of the clock step through the past.
      const by = what === "step" ? 1 : what === "pause" ? -1 : 0;
      const to = past.moment + by;
      if (by && to >= 0 && to <= live.moment) goTo(to);
    } else if (what === "pause") controller.setPaused(!controller.paused);
    else if (locked) return;
    else if (what === "hint") show.hints && onTool("hint");
    else if (what === "step") void controller.step();
    else if (what === "next") {
      if (view.over && view.winner === null) controller.act({ kind: "next_round" }).catch(() => {});
    } else if (view.seat === null || curtain) return;
    else if (what === "why") {
      const card = cardInReach();
      card?.focus();
      if (card?.dataset.card && show.why) asking.ask({ card: card.dataset.card });
    } else if (what === "uno") uno();
    else send(`${view.seat}:${what}`);
  };
  const onKey = (e: KeyboardEvent) => {
    root.setAttribute("data-touched", "");
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === "Escape") {
      if (asking.answer) asking.forget();
      else if (controller.notice) controller.dismiss();
      else if (past) goTo(null);
      return;
    }
    const what = isField(e.target) ? null : command(e.key);
    if (!what || sheet || hinted || rule !== null || seen) return;
    e.preventDefault();
    run(what);
  };

  // What these do depends on what is shown; that they are there does not, and draws nothing anew.
  const doings = useRef({ asking, goTo, show });
  doings.current = { asking, goTo, show };
  const steady = useMemo(
    () => ({
      openRule: setRule,
      ask: (about: About, passing?: boolean) => {
        const { asking, show } = doings.current;
        if (show.why || !("card" in about)) asking.ask(about, passing);
      },
      fade: (on: boolean) => doings.current.asking.fade(on),
      goTo: (moment: number | null) => doings.current.goTo(moment),
    }),
    [],
  );
  const shared: Shared = useMemo(
    () => ({ controller, view, past, say, locked, covered, show, ...steady }),
    [controller, view, past, say, locked, covered, show],
  );

  const dead = controller.link !== "live" ? " uk-dead" : controller.waits ? " uk-busy" : "";
  return (
    <TableContext.Provider value={shared}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole table meet here */}
      <div
        class={`uk-table${dead}${past ? " uk-back" : ""}`}
        lang={view.language}
        onKeyDown={onKey}
        onPointerDown={() => root.setAttribute("data-touched", "")}
      >
        <div class="uk-body">
          <Toolbar onTool={onTool} />
          <GoalLine goal={live.goal} onStart={restart} />
          <div class={`uk-main${show.log ? "" : " uk-alone"}${odds ? " uk-with-odds" : ""}`}>
            <Felt
              offers={offers}
              next={curtain ? next : null}
              laying={laying}
              armed={armed}
              pointed={pointed}
              answer={asking.answer}
              history={past && <HistoryBar now={live} />}
              onLay={lay}
              onSend={send}
              onUno={uno}
              onCancel={() => setChosen(null)}
              onTake={() => {
                taking.current = true;
              }}
              onNew={() => setSheet("new")}
            />
            {odds && (
              <section class="uk-odds">
                <h2>{say("odds-title")}</h2>
                <Part name="odds">{({ Odds }) => <Odds onPoint={setPointed} />}</Part>
              </section>
            )}
            {show.log && <LogPanel />}
          </div>
        </div>
        <Live answer={asking.answer} />
        {sheet === "menu" && <Menu onTool={onTool} onClose={() => setSheet("")} />}
        {sheet === "new" && (
          <Dialog title={say("new-game")} onClose={() => setSheet("")} wide>
            <Part name="sheets">{({ NewGame }) => <NewGame onClose={() => setSheet("")} />}</Part>
          </Dialog>
        )}
        {sheet === "help" && <Help onClose={() => setSheet("")} />}
        {sheet === "settings" && (
          <Dialog title={say("settings-title")} onClose={() => setSheet("")}>
            <Part name="sheets">{({ Settings }) => <Settings />}</Part>
          </Dialog>
        )}
        {hinted && (
          <Dialog title={say("hint-title")} onClose={() => setHint(null)}>
            <Part name="sheets">{({ Hints }) => <Hints hint={hinted} />}</Part>
          </Dialog>
        )}
        {seen && !sheet && !hinted && rule === null && <ShownHand shown={seen} />}
        {rule !== null && (
          <Dialog title={say("rulebook-title")} onClose={() => setRule(null)} wide>
            <Part name="sheets">{({ Rulebook }) => <Rulebook at={rule} />}</Part>
          </Dialog>
        )}
      </div>
    </TableContext.Provider>
  );
}

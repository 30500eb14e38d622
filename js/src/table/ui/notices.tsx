// What is said aloud or over the table: refusals and errors at once, events politely and not too
// often, and the banner when no kernel answers.

import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { isPrivate } from "../contract/view";
import type { Controller } from "../model/controller";
import { unoOpen } from "../model/pace";
import type { Say } from "../words";
import type { Answer } from "./asking";
import { TableContext, useTable } from "./context";
import { IconButton } from "./icon";
import { pastText } from "./past";

export function Banner({ controller, say }: { controller: Controller; say: Say }) {
  const { link, waits } = controller;
  const looks = link !== "live" ? "uk-banner" : waits ? "uk-banner uk-soft" : "uk-sr";
  return (
    <div role="status" class={looks}>
      {link === "live" && waits && say("kernel-awaited")}
      {controller.link === "silent" && (
        <>
          <b>{say("silent-title")}</b> {say("silent-text")}
        </>
      )}
      {controller.link === "never" && (
        <>
          <b>{say("never-title")}</b>{" "}
          {say("never-text", { cell: String(controller.view?.cell ?? "none") })}
        </>
      )}
    </div>
  );
}

export function Alert({ controller, say }: { controller: Controller; say: Say }) {
  const notice = controller.notice;
  const table = useContext(TableContext);
  const rule = table?.show.rulebook && notice?.rule;
  return (
    <div class="uk-alerts" role="alert">
      {notice && (
        <div class="uk-alert" key={notice.count}>
          <p>
            {notice.title && <b>{notice.title}. </b>}
            {notice.text}
          </p>
          {rule && (
            <IconButton icon="book" label={say("rule-read")} onClick={() => table.openRule(rule)} />
          )}
          <IconButton icon="close" label={say("close")} onClick={() => controller.dismiss()} />
        </div>
      )}
    </div>
  );
}

const QUIET = 1200;
const MOST = 6;

/** Speaks what happened: gathers what comes quickly into one announcement. */
export function Live({ answer }: { answer: Answer | null }) {
  const { controller, view, past, say, covered } = useTable();
  const [spoken, setSpoken] = useState("");
  const queue = useRef<string[]>([]);
  /** What can be done now; said at the end, and only while it still holds. */
  const chances = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const looked = useRef(false);
  const now = controller.view ?? view;

  const tell = (words: string[], pause: number) => {
    queue.current.push(...words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const words = [...queue.current.slice(-MOST), ...chances.current].join(" ");
      // Said again, the same words must not look the same, or nobody reads them.
      setSpoken((last) => (last === words ? `${words}\u00a0` : words));
      queue.current = [];
      chances.current = [];
    }, pause);
  };
  useEffect(() => {
    const told = covered ? now.events.filter((e) => !isPrivate(e)) : now.events;
    const can = (call: string) => !covered && now.moves.includes(`${now.seat}:${call}`);
    const own = !covered && now.phase === "turn" && now.turn === now.seat;
    chances.current = [
      ...(can("uno") ? [say("uno-call")] : []),
      ...(can("catch") ? [say("catch-call")] : []),
      ...(own ? [say("your-turn")] : []),
    ];
    // What must be done before the next move is said at once.
    tell(
      told.map((e) => e.text),
      unoOpen(now) ? 0 : QUIET,
    );
  }, [now.version]);
  useEffect(() => {
    if (past) tell(pastText(say, past, covered), QUIET);
    else if (looked.current) tell([say("past-left")], QUIET);
    looked.current = past !== null;
  }, [past?.moment]);
  const { paused } = controller;
  const wasPaused = useRef(paused);
  useEffect(() => {
    if (paused !== wasPaused.current && paused) tell([say("pace-paused")], 0);
    wasPaused.current = paused;
  }, [paused]);
  useEffect(() => {
    if (answer && !answer.passing) tell([`${answer.title}: ${answer.text}`], 0);
  }, [answer]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <p class="uk-sr" aria-live="polite">
      {spoken}
    </p>
  );
}

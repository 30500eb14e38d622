// Looking back: the words that say so, and the bar with which one steps through the round, goes on
// from there, returns to now, or to another line of play.

import { useState } from "preact/hooks";
import type { PastView } from "../contract/knowledge";
import { isPrivate, type View } from "../contract/view";
import type { Say } from "../words";
import { useTable } from "./context";
import { Icon, IconButton } from "./icon";

/** Where in the round this is, and the sentences of what was done there. */
export function pastText(say: Say, past: PastView, covered: boolean): [string, ...string[]] {
  const told = past.events.filter((e) => !(covered && isPrivate(e))).map((e) => e.text);
  // A deal is told at length; of it the end is enough.
  if (past.moment === past.round_start) told.splice(0, told.length - 1);
  return [say("past-here", { number: past.moment, last: past.round_end }), ...told];
}

/** `now` is the table as it is. */
export function HistoryBar({ now }: { now: View }) {
  const { controller, past, say, goTo } = useTable();
  const [at, setAt] = useState<number | null>(null);
  const [line, setLine] = useState(now.line);
  if (!past) return null;
  const here = at ?? past.moment;
  const move = (moment: number) => {
    setAt(moment);
    goTo(moment);
  };
  const done = controller.busy || controller.link !== "live";
  const act = (request: { kind: "branch"; moment: number } | { kind: "line"; line: number }) => {
    if (done) return;
    controller.act(request).then(
      () => goTo(null),
      () => {},
    );
  };
  return (
    <section class="uk-history" aria-label={say("history-title")}>
      {past.over && <b>{pastText(say, past, true)[0]}</b>}
      <div class="uk-slide">
        <IconButton
          icon="back"
          label={say("past-earlier")}
          off={here <= 0}
          onClick={() => move(here - 1)}
        />
        <input
          type="range"
          data-slider
          aria-label={say("history-title")}
          aria-valuetext={say("past-of", { number: here, last: past.round_end })}
          min={past.round_start}
          max={past.round_end}
          value={here}
          onInput={(e) => move(Number(e.currentTarget.value))}
        />
        <IconButton
          icon="forth"
          label={say("past-later")}
          off={here >= now.moment}
          onClick={() => move(here + 1)}
        />
      </div>
      <div class="uk-steps">
        {now.lines.length > 1 && (
          <select
            aria-label={say("lines-title")}
            value={String(line)}
            onChange={(e) => setLine(Number(e.currentTarget.value))}
          >
            {now.lines.map((l) => (
              <option key={l.line} value={String(l.line)}>
                {l.from === null
                  ? say("line-first", { number: l.moment })
                  : say("line-from", { from: l.from, number: l.moment })}
              </option>
            ))}
          </select>
        )}
        {now.lines.length > 1 && (
          <button
            type="button"
            aria-disabled={done || line === now.line}
            onClick={() => line !== now.line && act({ kind: "line", line })}
          >
            {say("line-go")}
          </button>
        )}
        <button
          type="button"
          aria-disabled={done}
          onClick={() => act({ kind: "branch", moment: past.moment })}
        >
          <Icon name="branch" /> {say("past-branch")}
        </button>
        <button type="button" class="uk-strong" onClick={() => goTo(null)}>
          {say("past-now")}
        </button>
      </div>
    </section>
  );
}

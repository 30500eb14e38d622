// The round told in sentences; each leads to its rule.

import { useEffect, useRef } from "preact/hooks";
import { isCovered, isPrivate } from "../contract/view";
import { useTable } from "./context";

const SHOWN = 150;

export function LogPanel() {
  const { controller, view, say, openRule } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const all = controller.log.list;
  const events = isCovered(view) ? all.filter((e) => !isPrivate(e)) : all;
  useEffect(() => {
    const el = list.current;
    if (el) el.scrollTop = el.scrollHeight;
  }, [events.length]);
  const first = Math.max(0, events.length - SHOWN);
  return (
    <section class="uk-log" aria-label={say("log-title")}>
      <h2>{say("log-title")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable */}
      <ol ref={list} tabIndex={0} aria-label={say("log-title")}>
        {events.slice(first).map((e, i) => (
          <li key={first + i}>
            <button
              type="button"
              class="uk-bare"
              tabIndex={-1}
              onClick={() => openRule(e.rule)}
              title={say("log-why")}
            >
              {e.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

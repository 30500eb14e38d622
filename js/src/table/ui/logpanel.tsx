// The round told in sentences. A line shows the table as it was then; beside it the rule, and for a
// bot's deed why it did so.

import { useEffect, useRef, useState } from "preact/hooks";
import { doer, type GameEvent, isPrivate, type View } from "../contract/view";
import { type Shared, useTable } from "./context";
import { Icon } from "./icon";
import { memo } from "./memo";

const SHOWN = 150;
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -SHOWN, End: SHOWN };

/** The bot that decided on what this event begins, if one did. */
function botOf(view: View, event: GameEvent, before: GameEvent | undefined): string | null {
  const who = before?.moment === event.moment || event.moment === 0 ? undefined : doer(event);
  const player = who === undefined ? undefined : view.players[who];
  return player?.bot ? player.name : null;
}

/** How a line looks while an earlier moment is on the table. */
const when = (moment: number, shown: number | undefined) =>
  moment === shown ? "uk-then" : shown !== undefined && moment > shown ? "uk-yet" : "";

type Doings = Pick<Shared, "say" | "show" | "goTo" | "openRule" | "ask">;

interface LineProps extends Doings {
  n: number;
  event: GameEvent;
  bot: string | null;
  stop: number;
  when: string;
  onStop: (n: number) => void;
}

/** The log is long, and of all its lines an action changes the last ones. */
const Line = memo(({ n, event: e, bot, stop, when, say, show, ...on }: LineProps) => (
  <li class={when}>
    <button
      type="button"
      class="uk-bare"
      tabIndex={stop}
      title={show.history ? say("log-then") : undefined}
      onFocus={() => on.onStop(n)}
      onClick={() => (show.history ? on.goTo(e.moment) : show.rulebook && on.openRule(e.rule))}
    >
      {e.text}
    </button>
    {bot && (
      <button
        type="button"
        class="uk-bare uk-mini"
        tabIndex={stop}
        aria-label={say("bot-why", { name: bot })}
        title={say("bot-why", { name: bot })}
        onClick={() => on.ask({ moment: e.moment })}
      >
        ?
      </button>
    )}
    {show.rulebook && (
      <button
        type="button"
        class="uk-bare uk-mini"
        tabIndex={stop}
        aria-label={say("rule-read")}
        title={say("rule-read")}
        onClick={() => on.openRule(e.rule)}
      >
        <Icon name="book" />
      </button>
    )}
  </li>
));

export function LogPanel() {
  const { controller, view, past, say, show, covered, openRule, goTo, ask } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const all = controller.log.list;
  const events = covered ? all.filter((e) => !isPrivate(e)) : all;
  const first = Math.max(0, events.length - SHOWN);
  const [at, setAt] = useState<number | null>(null);
  const here = Math.min(at ?? events.length, events.length - 1);
  const moment = past?.moment;

  useEffect(() => {
    const el = list.current;
    if (el && !past) el.scrollTop = el.scrollHeight;
  }, [events.length, past === null]);
  // Looking back, the line of that moment is kept in sight.
  useEffect(() => {
    if (moment === undefined) return;
    const el = list.current;
    const line = [...(el?.querySelectorAll<HTMLElement>(".uk-then") ?? [])].at(-1);
    if (!el || !line) return;
    const low = line.offsetTop - el.offsetTop;
    if (low < el.scrollTop || low > el.scrollTop + el.clientHeight - line.offsetHeight) {
      el.scrollTop = low - el.clientHeight / 2;
    }
  }, [moment]);

  const step = (e: KeyboardEvent) => {
    const by = STEPS[e.key];
    if (by === undefined) return;
    e.preventDefault();
    const next = Math.max(first, Math.min(events.length - 1, here + by));
    setAt(next);
    list.current?.children[next - first]?.querySelector("button")?.focus();
  };

  return (
    <section class="uk-log">
      <h2>{say("log-title")}</h2>
      <ol ref={list} onKeyDown={step} onFocusOut={(e) => !e.relatedTarget && setAt(null)}>
        {events.slice(first).map((e, i) => {
          const n = first + i;
          return (
            <Line
              key={n}
              n={n}
              event={e}
              bot={show.why ? botOf(view, e, events[n - 1]) : null}
              stop={n === here ? 0 : -1}
              when={when(e.moment, moment)}
              say={say}
              show={show}
              onStop={setAt}
              goTo={goTo}
              openRule={openRule}
              ask={ask}
            />
          );
        })}
      </ol>
    </section>
  );
}

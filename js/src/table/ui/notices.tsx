// What is said aloud or over the table: refusals and errors at once, events politely and not too
// often, and the banner when no kernel answers.

import { useEffect, useRef, useState } from "preact/hooks";
import { isCovered, isPrivate } from "../contract/view";
import type { Controller } from "../model/controller";
import type { Say } from "../words";
import { useTable } from "./context";
import { Icon } from "./icon";

export function Banner({ controller, say }: { controller: Controller; say: Say }) {
  return (
    <div role="status" class={controller.link === "live" ? "uk-sr" : "uk-banner"}>
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
  return (
    <div class="uk-alerts" role="alert">
      {notice && (
        <div class="uk-alert" key={notice.count}>
          <p>
            {notice.title && <b>{notice.title}. </b>}
            {notice.text}
          </p>
          <button
            type="button"
            class="uk-icon"
            aria-label={say("close")}
            onClick={() => controller.dismiss()}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

const QUIET = 1200;
const MOST = 6;

/** Speaks what happened: gathers what comes quickly into one announcement. */
export function Live() {
  const { view, say } = useTable();
  const [spoken, setSpoken] = useState("");
  const queue = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const own = !view.over && view.turn === view.seat && view.phase === "turn";

  useEffect(() => {
    const told = isCovered(view) ? view.events.filter((e) => !isPrivate(e)) : view.events;
    queue.current.push(...told.map((e) => e.text));
    if (own) queue.current.push(say("your-turn"));
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setSpoken(queue.current.slice(-MOST).join(" "));
      queue.current = [];
    }, QUIET);
  }, [view.version]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <p class="uk-sr" aria-live="polite">
      {spoken}
    </p>
  );
}

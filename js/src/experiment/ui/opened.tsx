// The round that is open: a table of its own, under the experiment, put there by the host.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Host } from "../../common/widget";
import { IconButton } from "../../table/ui/icon";
import { useLab } from "./context";

export function Opened({ host }: { host: Host | undefined }) {
  const { controller, view, say, format, dead } = useLab();
  const { opened } = view;
  const place = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const [failed, setFailed] = useState(false);
  const first = useRef(true);

  useEffect(() => {
    const el = place.current;
    if (!opened || !el) return;
    const end = new AbortController();
    setFailed(false);
    const show = async () => {
      if (!host) throw new Error("This host has no way to another widget.");
      const table = await host.getWidget(opened.table);
      if (!end.signal.aborted) await table.render({ el, signal: end.signal });
    };
    show().catch(() => end.signal.aborted || setFailed(true));
    return () => {
      end.abort();
      el.replaceChildren();
    };
  }, [opened?.table, host]);
  useEffect(() => {
    const before = first.current;
    first.current = false;
    // It was opened here and now, not found open.
    if (before || !opened) return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView?.({ block: "start" });
  }, [opened?.round]);

  return (
    <>
      {opened && (
        <div class="ux-root ux-opened">
          <h3 ref={head} tabIndex={-1}>
            {say("exp-opened", {
              round: say("exp-round", { unit: view.unit, number: format.count(opened.round) }),
            })}
          </h3>
          <IconButton
            icon="close"
            label={say("exp-close-table")}
            off={dead}
            onClick={() => controller.close()}
          />
          {failed && <p role="alert">{say("exp-cannot-open", { number: String(opened.round) })}</p>}
        </div>
      )}
      <div class="ux-place" ref={place} />
    </>
  );
}

// A part of the page that does not travel with the table: it is asked of the kernel when it is first
// used, and handed what the table has already (lend.ts).

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Controller } from "../model/controller";
import { type Loaded, loadPart, type Parts } from "../model/parts";
import { useTable } from "./context";

/** The part once it is there; before that why it is not, as far as that is known. */
export function usePart<N extends keyof Parts>(
  controller: Controller,
  name: N,
): [loaded: Loaded<N> | null, failed: Error | null] {
  const [state, set] = useState<[Loaded<N> | null, Error | null]>([null, null]);
  useLayoutEffect(() => {
    let here = true;
    loadPart(name, (request) => controller.request(request)).then(
      (part) => here && set([part, null]),
      (why: Error) => here && set([null, why]),
    );
    return () => {
      here = false;
    };
  }, [controller, name]);
  return state;
}

/** Shows what `children` makes of the part; a word while it is loading, and an alert where it fails. */
export function Part<N extends keyof Parts>({
  name,
  children,
}: {
  name: N;
  children: (part: Parts[N]) => ComponentChildren;
}) {
  const { controller, say } = useTable();
  const [loaded, failed] = usePart(controller, name);
  const box = useRef<HTMLDivElement>(null);
  // The dialog had nothing in it when it took the focus.
  useLayoutEffect(() => {
    const el = box.current;
    const at = (el?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    const dialog = el?.closest(".uk-dialog");
    // It has grown: hosts scroll in boxes of their own, and its head may lie out of sight now.
    if (loaded) dialog?.scrollIntoView?.({ block: "nearest" });
    const waits = loaded && at === dialog;
    if (waits) el?.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
  }, [loaded]);
  return (
    <div class="uk-part" ref={box}>
      {loaded ? (
        <>
          {loaded.style && <style>{loaded.style}</style>}
          {children(loaded.part)}
        </>
      ) : failed ? (
        <p role="alert">{failed.message || say("silent-title")}</p>
      ) : (
        <p role="status">{say("part-loading")}</p>
      )}
    </div>
  );
}

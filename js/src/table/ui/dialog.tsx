// A dialog over the table only: holds the focus, gives it back, closes on Escape, and stops the
// bots' clock while it is open.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useTable } from "./context";
import { IconButton } from "./icon";

const FOCUSABLE = "button:not([disabled]), input, select, [tabindex='0']";

export function Dialog({
  title,
  onClose,
  children,
  wide,
}: {
  title: string;
  onClose?: () => void;
  children: ComponentChildren;
  wide?: boolean;
}) {
  const { controller, say } = useTable();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    return controller.hold();
  }, [controller]);

  useLayoutEffect(() => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    const before = root?.activeElement as HTMLElement | null | undefined;
    const table = box.current?.closest(".uk-table");
    const first = box.current?.querySelector<HTMLElement>("[data-first]") ?? box.current;
    first?.focus({ preventScroll: true });
    // Hosts scroll in boxes of their own, so the dialog may lie out of sight.
    box.current?.scrollIntoView?.({ block: "nearest" });
    return () => {
      // What opened it may be gone: a menu, a card that was laid.
      const find = (what: string) => table?.querySelector<HTMLElement>(what);
      const usual = () => find(".uk-card[tabindex='0']") ?? find(".uk-tools button");
      const back = before?.isConnected && before !== document.body ? before : usual();
      // After the dialog is gone, unless the focus went on elsewhere meanwhile.
      queueMicrotask(() => {
        const now = root?.activeElement;
        if (!now || now === document.body) back?.focus({ preventScroll: true });
      });
    };
  }, []);

  return (
    <div class="uk-veil">
      <div
        class={`uk-dialog${wide ? " uk-wide" : ""}`}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        ref={box}
        onKeyDown={(e) => {
          if (e.key === "Escape" && onClose) {
            e.preventDefault();
            onClose();
          }
          if (e.key !== "Tab") return;
          const all = [...(box.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
          const at = all.indexOf(e.target as HTMLElement);
          const edge = e.shiftKey ? at <= 0 : at === all.length - 1;
          if (!edge) return;
          e.preventDefault();
          all[e.shiftKey ? all.length - 1 : 0]?.focus();
        }}
      >
        <div class="uk-head">
          <h2>{title}</h2>
          {onClose && <IconButton icon="close" label={say("close")} onClick={onClose} />}
        </div>
        {children}
      </div>
    </div>
  );
}

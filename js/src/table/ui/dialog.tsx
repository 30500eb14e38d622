// A dialog over the table only: holds the focus, gives it back, closes on Escape, and stops the
// bots' clock while it is open.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useTable } from "./context";
import { lendFocus } from "./focus";
import { IconButton } from "./icon";

// Of radio buttons that belong together, Tab leads to the one that is chosen.
const FOCUSABLE =
  "button:not([disabled]), input:not([type=radio]), input:checked, select, [tabindex='0']";

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
    const back = lendFocus(box.current);
    const first = box.current?.querySelector<HTMLElement>("[data-first]") ?? box.current;
    first?.focus({ preventScroll: true });
    // Hosts scroll in boxes of their own, so the dialog may lie out of sight.
    box.current?.scrollIntoView?.({ block: "nearest" });
    return back;
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

// Who rests on something, or holds it down, is told why. Gives the handlers for one element.

import { useEffect, useRef } from "preact/hooks";
import type { About } from "./asking";
import { useTable } from "./context";

/** Milliseconds. */
const REST = 350;
const LONG_PRESS = 500;

export function useRest() {
  const { ask, fade, show } = useTable();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const leave = () => {
    stop();
    fade(true);
  };
  const after = (pause: number, run: () => void) => {
    stop();
    if (show.why) timer.current = setTimeout(run, pause);
  };
  useEffect(() => stop, []);
  return (about: About) => ({
    onPointerEnter: (e: PointerEvent) =>
      e.pointerType === "mouse" && after(REST, () => ask(about, true)),
    onPointerLeave: leave,
    onFocus: (e: FocusEvent) => {
      const el = e.currentTarget as Element;
      // Whom the focus only fell to, when what had it went away, did not ask.
      if (e.relatedTarget && el.matches(":focus-visible")) after(REST, () => ask(about, true));
    },
    onBlur: leave,
    onPointerDown: (e: PointerEvent) => {
      held.current = false;
      if (e.pointerType === "mouse") return;
      after(LONG_PRESS, () => {
        held.current = true;
        ask(about);
      });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The click that ends a long press, which was the question, plays nothing.
    onClickCapture: (e: Event) => {
      stop();
      if (!held.current) return;
      held.current = false;
      e.stopPropagation();
      e.preventDefault();
    },
    onContextMenu: (e: Event) => {
      e.stopPropagation();
      // A long press asks; it shall not open the host's menu as well.
      if ((e as PointerEvent).pointerType !== "mouse") e.preventDefault();
    },
  });
}

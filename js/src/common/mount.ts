// Puts one view of a widget into an element, and takes it out again leaving nothing behind.

import { type ComponentChild, render } from "preact";
import { keepKeys } from "../table/parts/keys";
import { followTheme } from "../table/parts/theme";
import type { Attendance } from "./keeper";

/**
 * `draw` makes what is shown, `join` tells the controller that a view is there. With `watched` it is
 * also told whether the view can be seen.
 */
export function mountIn(
  el: HTMLElement,
  join: () => Attendance,
  draw: (root: HTMLElement) => ComponentChild,
  watched: boolean,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  const root = document.createElement("div");
  root.className = "unokart";
  el.append(root);
  followTheme(root, signal);
  keepKeys(root, signal);

  const attendance = join();
  let watcher: IntersectionObserver | null = null;
  if (watched && typeof IntersectionObserver === "function") {
    watcher = new IntersectionObserver((seen) => {
      const last = seen[seen.length - 1];
      if (last) attendance.seen(last.isIntersecting);
    });
    watcher.observe(root);
  }

  render(draw(root), root);
  return () => {
    if (signal.aborted) return;
    end.abort();
    watcher?.disconnect();
    attendance.release();
    render(null, root);
    root.remove();
  };
}

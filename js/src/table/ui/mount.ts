// Puts one view of a table into an element, and takes it out again leaving nothing behind.

import { h, render } from "preact";
import type { Controller } from "../model/controller";
import { isPlain } from "../parts/keys";
import { followTheme } from "../parts/theme";
import { App } from "./app";

export function mount(controller: Controller, el: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const root = document.createElement("div");
  root.className = "unokart";
  el.append(root);
  followTheme(root, signal);

  const attendance = controller.join();
  let watcher: IntersectionObserver | null = null;
  if (typeof IntersectionObserver === "function") {
    watcher = new IntersectionObserver((seen) => {
      const last = seen[seen.length - 1];
      if (last) attendance.seen(last.isIntersecting);
    });
    watcher.observe(root);
  }

  // Keys typed on the table are the table's. JupyterLab looks for its shortcuts before the event
  // comes down to us, and passes over elements with this attribute; other hosts listen above us.
  window.addEventListener(
    "keydown",
    (e) => root.toggleAttribute("data-lm-suppress-shortcuts", isPlain(e)),
    { capture: true, signal },
  );
  root.addEventListener("keydown", (e) => isPlain(e) && e.stopPropagation(), { signal });
  root.addEventListener("keypress", (e) => isPlain(e) && e.stopPropagation(), { signal });
  root.addEventListener("keyup", (e) => isPlain(e) && e.stopPropagation(), { signal });

  render(h(App, { controller, root }), root);
  return () => {
    if (signal.aborted) return;
    end.abort();
    watcher?.disconnect();
    attendance.release();
    render(null, root);
    root.remove();
  };
}

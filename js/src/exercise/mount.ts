// Puts one view of an exercise into an element, and takes it out again leaving nothing behind.

import { h, render } from "preact";
import { keepKeys } from "../table/parts/keys";
import { followTheme } from "../table/parts/theme";
import { App } from "./app";
import type { Controller } from "./controller";

export function mount(controller: Controller, el: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const root = document.createElement("div");
  root.className = "unokart";
  el.append(root);
  followTheme(root, signal);
  keepKeys(root, signal);

  const attendance = controller.join();
  let watcher: IntersectionObserver | null = null;
  if (typeof IntersectionObserver === "function") {
    watcher = new IntersectionObserver((seen) => {
      const last = seen[seen.length - 1];
      if (last) attendance.seen(last.isIntersecting);
    });
    watcher.observe(root);
  }

  render(h(App, { controller }), root);
  return () => {
    if (signal.aborted) return;
    end.abort();
    watcher?.disconnect();
    attendance.release();
    render(null, root);
    root.remove();
  };
}

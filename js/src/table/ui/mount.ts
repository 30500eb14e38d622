// Puts one view of a table into an element, and takes it out again leaving nothing behind.

import { h, render } from "preact";
import type { Controller } from "../model/controller";
import { keepKeys } from "../parts/keys";
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

  keepKeys(root, signal);

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

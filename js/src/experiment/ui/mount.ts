// Puts one view of an experiment into an element, and takes it out again leaving nothing behind.

import { h, render } from "preact";
import type { Host } from "../../common/widget";
import { keepKeys } from "../../table/parts/keys";
import { followTheme } from "../../table/parts/theme";
import type { Controller } from "../controller";
import { App } from "./app";

export function mount(controller: Controller, el: HTMLElement, host: Host | undefined): () => void {
  const end = new AbortController();
  const { signal } = end;
  const root = document.createElement("div");
  root.className = "unokart";
  el.append(root);
  followTheme(root, signal);
  keepKeys(root, signal);
  const leave = controller.join();
  render(h(App, { controller, host }), root);
  return () => {
    if (signal.aborted) return;
    end.abort();
    leave();
    render(null, root);
    root.remove();
  };
}

// One view of an exercise in an element.

import { h } from "preact";
import { mountIn } from "../common/mount";
import { App } from "./app";
import type { Controller } from "./controller";

export function mount(controller: Controller, el: HTMLElement): () => void {
  return mountIn(
    el,
    () => controller.join(),
    () => h(App, { controller }),
    true,
  );
}

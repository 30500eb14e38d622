// One view of an experiment in an element. It runs on when it is scrolled out of sight.

import { h } from "preact";
import { mountIn } from "../../common/mount";
import type { Host } from "../../common/widget";
import type { Controller } from "../controller";
import { App } from "./app";

export function mount(controller: Controller, el: HTMLElement, host: Host | undefined): () => void {
  return mountIn(
    el,
    () => controller.join(),
    () => h(App, { controller, host }),
    false,
  );
}

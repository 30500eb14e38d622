// One view of a table in an element.

import { h } from "preact";
import { mountIn } from "../../common/mount";
import type { Controller } from "../model/controller";
import { App } from "./app";

export function mount(controller: Controller, el: HTMLElement): () => void {
  return mountIn(
    el,
    () => controller.join(),
    (root) => h(App, { controller, root }),
    true,
  );
}

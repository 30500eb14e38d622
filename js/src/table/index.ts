// The widget's entry: one controller per model (initialize), one drawing per view (render).
//
// anywidget hands `initialize` and `render` different stand-ins for one model but calls this default
// function once per model; marimo hands both the same model, sometimes twice, and may share the
// function. So a controller is found by the model first and else by the function's own memory.

import { Controller, type Model } from "./model/controller";
import { mount } from "./ui/mount";

interface Props {
  model: Model;
  signal?: AbortSignal;
}

interface Entry {
  controller: Controller;
  users: number;
}

const entries = new WeakMap<object, Entry>();

export default () => {
  let latest: Entry | null = null;

  function hold(entry: Entry, signal: AbortSignal | undefined): () => void {
    entry.users += 1;
    let held = true;
    const release = () => {
      if (!held) return;
      held = false;
      entry.users -= 1;
      if (entry.users > 0) return;
      entry.controller.dispose();
      if (latest === entry) latest = null;
    };
    signal?.addEventListener("abort", release);
    return release;
  }

  function open(model: Model): Entry {
    const known = entries.get(model);
    if (known && known.users > 0) return known;
    const entry = { controller: new Controller(model), users: 0 };
    entries.set(model, entry);
    return entry;
  }

  return {
    initialize({ model, signal }: Props) {
      latest = open(model);
      return hold(latest, signal);
    },
    render({ model, el, signal }: Props & { el: HTMLElement }) {
      const known = entries.get(model);
      const entry = known && known.users > 0 ? known : (latest ?? open(model));
      const release = hold(entry, signal);
      const unmount = mount(entry.controller, el);
      const end = () => {
        unmount();
        release();
      };
      signal?.addEventListener("abort", end);
      return end;
    },
  };
};

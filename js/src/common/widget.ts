// A widget's entry: one controller per model (initialize), one drawing per view (render).
//
// anywidget hands `initialize` and `render` different stand-ins for one model but calls the default
// export once per model; marimo hands both the same model, sometimes twice, and may share the
// function. So a controller is found by the model first and else by the function's own memory.

/** What a page needs of a widget model. */
export interface Model {
  get(name: string): unknown;
  on(name: string, callback: (content?: unknown) => void): void;
  off(name: string, callback: (content?: unknown) => void): void;
  send(content: unknown): void;
}

/** The host's way to other widgets, by what they are called in a trait. */
export interface Host {
  getWidget(reference: string): Promise<{
    render(view: { el: HTMLElement; signal?: AbortSignal }): Promise<void>;
  }>;
}

interface Props {
  model: Model;
  signal?: AbortSignal;
}

interface View extends Props {
  el: HTMLElement;
  host?: Host;
}

interface Ending {
  dispose(): void;
}

interface Entry<C> {
  controller: C;
  users: number;
}

/** The default export of a widget: `make` a controller of a model, and `mount` a view of it. */
export function widget<C extends Ending>(
  make: (model: Model) => C,
  mount: (controller: C, el: HTMLElement, host: Host | undefined) => () => void,
) {
  const entries = new WeakMap<object, Entry<C>>();

  return () => {
    let latest: Entry<C> | null = null;

    function hold(entry: Entry<C>, signal: AbortSignal | undefined): () => void {
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

    function open(model: Model): Entry<C> {
      const known = entries.get(model);
      if (known && known.users > 0) return known;
      const entry = { controller: make(model), users: 0 };
      entries.set(model, entry);
      return entry;
    }

    return {
      initialize({ model, signal }: Props) {
        latest = open(model);
        return hold(latest, signal);
      },
      render({ model, el, signal, host }: View) {
        const known = entries.get(model);
        const entry = known && known.users > 0 ? known : (latest ?? open(model));
        const release = hold(entry, signal);
        const unmount = mount(entry.controller, el, host);
        const end = () => {
          unmount();
          release();
        };
        signal?.addEventListener("abort", end);
        return end;
      },
    };
  };
}

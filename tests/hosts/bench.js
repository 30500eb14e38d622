// A page with nothing on it but the table. It stands for anywidget: one model, whose messages go to
// the test's own process through `toKernel`, and any number of views of it.

const state = {};
const listeners = new Map();

const model = {
  get: (name) => state[name],
  on(name, callback) {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(callback));
  },
  off: (name, callback) => listeners.get(name)?.delete(callback),
  send: (content) => void window.toKernel(JSON.stringify(content)).then(hear),
};

/** What the kernel sent, in its order. */
function hear(messages) {
  for (const { state: changed = {}, method, content } of messages) {
    const names = Object.keys(changed).filter((name) => changed[name] !== state[name]);
    Object.assign(state, changed);
    for (const name of names) for (const call of listeners.get(`change:${name}`) ?? []) call();
    if (method === "custom") for (const call of listeners.get("msg:custom") ?? []) call(content);
  }
}

const { default: define } = await import("/table.js");
const table = define();
const end = new AbortController();
const views = [];

window.bench = {
  hear,
  listeners: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  start: () => table.initialize({ model, signal: end.signal }),
  /** Shows the table once more, at the end of an element. */
  show(where = "main") {
    const el = document.createElement("div");
    document.querySelector(where).append(el);
    const view = new AbortController();
    views.push(view);
    table.render({ model, el, signal: view.signal });
  },
  /** The same inside a shadow root, whose looks it brings along. */
  async showInShadow() {
    const host = document.createElement("div");
    host.className = "shadow";
    const root = host.attachShadow({ mode: "open" });
    const style = document.createElement("style");
    style.textContent = await (await fetch("/table.css")).text();
    const el = document.createElement("div");
    root.append(style, el);
    document.querySelector("main").append(host);
    const view = new AbortController();
    views.push(view);
    table.render({ model, el, signal: view.signal });
  },
  closeView: (number) => views[number].abort(),
  close() {
    for (const view of views) view.abort();
    end.abort();
  },
};

// Light or dark: the host's own attribute on an ancestor decides, else the system's preference.

export type Theme = "light" | "dark";

const NAMES = [
  ["light", ["vscode-light", "vscode-high-contrast-light", "light", "light-theme"]],
  ["dark", ["vscode-dark", "vscode-high-contrast", "dark", "dark-theme"]],
] as const;

function saidBy(el: Element): Theme | null {
  const jupyter = el.getAttribute("data-jp-theme-light");
  if (jupyter) return jupyter === "false" ? "dark" : "light";
  const code = el.getAttribute("data-vscode-theme-kind") ?? "";
  if (code) return /dark$|high-contrast$/.test(code) ? "dark" : "light";
  const plain = el.getAttribute("theme") ?? el.getAttribute("data-theme");
  if (plain === "dark" || plain === "light") return plain;
  // VS Code gives its light high contrast the class of the dark one as well.
  for (const [theme, names] of NAMES) {
    if (names.some((name) => el.classList.contains(name))) return theme;
  }
  return null;
}

function above(node: Element): Element | null {
  if (node.parentElement) return node.parentElement;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The theme that the nearest ancestor outside `el` names, through shadow roots, or null. */
export function hostTheme(el: Element): Theme | null {
  for (let node = above(el); node; node = above(node)) {
    const said = saidBy(node);
    if (said) return said;
  }
  return null;
}

/** Keeps `data-theme` on `el` in step with the host until the signal ends it. */
export function followTheme(el: HTMLElement, signal: AbortSignal): void {
  const system = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
  const set = () => {
    el.dataset.theme = hostTheme(el) ?? (system?.matches ? "dark" : "light");
  };
  const watch = new MutationObserver(set);
  const attributeFilter = [
    "class",
    "theme",
    "data-theme",
    "data-jp-theme-light",
    "data-vscode-theme-kind",
  ];
  // An element is put into the page after it was drawn, so its ancestors are looked up a little later.
  const start = () => {
    if (signal.aborted) return;
    for (let node = above(el); node; node = above(node)) {
      watch.observe(node, { attributes: true, attributeFilter });
    }
    set();
  };
  set();
  const frame = requestAnimationFrame(start);
  system?.addEventListener("change", set, { signal });
  signal.addEventListener("abort", () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  });
}

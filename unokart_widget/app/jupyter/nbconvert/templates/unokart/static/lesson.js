// What the frame around a lesson does in the browser. The cards themselves are widgets.
const unokart = (() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");

  // JupyterLab's widgets ask the body whether the page is dark.
  function follow_theme() {
    const mark = () => {
      document.body.dataset.jpThemeLight = String(!dark.matches);
      document.body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
    };
    mark();
    dark.addEventListener("change", mark);
  }

  // The page is whole: the server has sent its last part.
  let whole = false;
  function complete() {
    whole = true;
    carry();
  }

  function carry() {
    // What was asked for stays the same from page to page: a deal that everybody has, a language.
    const here = new URLSearchParams(location.search);
    const kept = ["seed", "language"].filter((name) => here.has(name));
    if (!kept.length) return;
    for (const link of document.querySelectorAll(
      ".kart-bar nav > a, .kart-onward a, .kart-cells a[href$='.ipynb']",
    )) {
      link.search = new URLSearchParams(kept.map((name) => [name, here.get(name)]));
    }
  }

  // The loading text stays until the outputs are drawn: until then their places hold scripts.
  function watch() {
    const loading = document.getElementById("loading");
    const text = document.getElementById("loading_text");
    if (!whole) {
      loading.classList.add("kart-failed");
      text.textContent = text.dataset.failed ?? "";
      return;
    }
    const waiting = 'script[type="application/vnd.voila.cell-output+json"]';
    const check = () => {
      if (document.querySelector(waiting)) return;
      observer.disconnect();
      loading.remove();
      carry();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    check();
  }
  document.addEventListener("DOMContentLoaded", watch);

  // Voilà calls this when a cell has run for ten seconds.
  window.voila_heartbeat = () => {
    const text = document.getElementById("loading_text");
    if (text?.dataset.long) text.textContent = text.dataset.long;
  };
  // And these when it shows pages of its own making; ours are never hidden.
  window.voila_finish = () => {};
  window.cellLoaded = true;

  return { follow_theme, complete };
})();

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

  // Where an output is not drawn yet, there is a script.
  const undrawn = 'script[type="application/vnd.voila.cell-output+json"]';
  // The place of a widget before it comes, and when it was looked for in vain.
  const open = ".jp-OutputArea-output.lm-Panel:not(.lm-mod-hidden, :has(*))";
  const given_up = ".jp-OutputArea-output.jupyter-widgets:not(:has(*))";
  // Milliseconds that a page may take from its last part until everything is in its place.
  const PATIENCE = 40_000;

  // The loading text stays until the outputs are drawn. A widget can still be missing then, as on
  // a busy server, which answers too late: the page says so, and no longer once it has come.
  function watch() {
    const loading = document.getElementById("loading");
    const text = document.getElementById("loading_text");
    const { failed, lost, again } = text.dataset;
    const fail = (words) => {
      text.textContent = words ?? "";
      loading.classList.add("kart-failed");
      loading.setAttribute("role", "alert");
      if (again && !loading.querySelector("button")) {
        const button = document.createElement("button");
        button.textContent = again;
        button.addEventListener("click", () => location.reload());
        loading.append(button);
      }
      if (!loading.isConnected) document.querySelector("main").prepend(loading);
    };
    if (!whole) return fail(failed);
    const begin = Date.now();
    let drawn = false;
    const check = () => {
      if (!drawn && !document.querySelector(undrawn)) {
        drawn = true;
        observer.disconnect();
        loading.remove();
        carry();
      }
      if (document.querySelector(given_up)) {
        clearInterval(clock);
        fail(lost);
      } else if (drawn && !document.querySelector(open)) {
        clearInterval(clock);
        loading.remove();
      } else if (Date.now() - begin > PATIENCE) fail(lost);
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    const clock = setInterval(check, 1000);
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

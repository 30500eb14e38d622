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

  // A deal that everybody has stays the same from page to page.
  function carry_seed() {
    const seed = new URLSearchParams(location.search).get("seed");
    if (!seed) return;
    for (const link of document.querySelectorAll(".kart-bar a, .kart-onward a")) {
      link.search = new URLSearchParams({ seed });
    }
  }

  // The loading text stays until the outputs are drawn: until then their places hold scripts.
  function watch_outputs() {
    const loading = document.getElementById("loading");
    const text = document.getElementById("loading_text");
    const later = setTimeout(() => {
      if (text.dataset.long) text.textContent = text.dataset.long;
    }, 8000);
    const check = () => {
      const waiting = document.querySelector(
        'script[type="application/vnd.voila.cell-output+json"]',
      );
      if (window.themeLoaded && document.readyState !== "loading" && !waiting) {
        clearTimeout(later);
        observer.disconnect();
        loading.remove();
      }
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    return check;
  }

  let check = () => {};
  document.addEventListener("DOMContentLoaded", () => {
    check = watch_outputs();
    check();
  });

  // Voilà calls these: while a cell takes long, and when its part is there.
  window.voila_heartbeat = () => {};
  window.voila_finish = () => check();
  window.cellLoaded = true;

  return { follow_theme, carry_seed };
})();

"""A page with the table beside a page with one slider, and a click beside a bare counter's.

One server, one browser. Each page is opened several times in turn and closed again, so that a busy
machine slows both alike.
"""

import contextlib
import json
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import nbformat
import psutil
from playwright.sync_api import Browser, Page, sync_playwright

OPENINGS = 5
CLICKS = 30

SLIDER = "import ipywidgets\nipywidgets.IntSlider()"
COUNTER = '''
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = """
    function render({ model, el }) {
      const button = document.createElement("button");
      button.className = "bare-counter";
      const show = () => { button.textContent = model.get("value"); };
      button.onclick = () => model.send({ kind: "count" });
      model.on("change:value", show);
      show();
      el.append(button);
    }
    export default { render };
    """
    value = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self._count)

    def _count(self, *_):
        self.value += 1
'''
TABLE = "import unokart_widget as uk\n"
PAGES = {
    "slider": (SLIDER, ".widget-slider"),
    "table": (f"{TABLE}uk.Table(seed=1)", ".unokart [role=option], .unokart .uk-hand button"),
}
BOTH = (
    COUNTER,
    "Counter()",
    f"{TABLE}uk.Table(players=['Bot', 'Bot 2', 'Bot 3', 'Bot 4'], seed=1)",
)

MEASURE_CLICK = """
([button, board]) => new Promise(resolve => {
  const target = document.querySelector(board);
  const start = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - start));
  });
  watch.observe(target, { childList: true, characterData: true, subtree: true });
  document.querySelector(button).click();
})
"""


def _notebook(folder: Path, name: str, *cells: str) -> None:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(c) for c in cells])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
    nbformat.write(notebook, folder / f"{name}.ipynb")


@contextlib.contextmanager
def _server(folder: Path) -> Iterator[tuple[str, psutil.Process]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "unokart_widget", str(folder), "--no-browser"]
    process = subprocess.Popen(
        [*command, "--port", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{address}/", timeout=10)
                break
            time.sleep(0.1)
        yield address, psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait()


def _open(browser: Browser, address: str, name: str, selector: str) -> tuple[Page, float]:
    page = browser.new_page()
    start = time.perf_counter()
    page.goto(f"{address}/voila/render/{name}.ipynb")
    page.wait_for_selector(selector, timeout=120_000)
    return page, time.perf_counter() - start


def _kernels(server: psutil.Process) -> dict[int, int]:
    """Resident bytes of each kernel of the server, by process."""
    return {
        child.pid: child.memory_info().rss
        for child in server.children(recursive=True)
        if "ipykernel_launcher" in " ".join(child.cmdline())
    }


def _openings(browser: Browser, address: str, server: psutil.Process) -> None:
    seconds: dict[str, list[float]] = {name: [] for name in PAGES}
    memory: dict[str, list[float]] = {name: [] for name in PAGES}
    for turn in range(OPENINGS + 1):
        for name, (_, selector) in PAGES.items():
            before = _kernels(server)
            page, taken = _open(browser, address, name, selector)
            new = [rss for pid, rss in _kernels(server).items() if pid not in before]
            page.close()
            if turn:  # The first opening of each warms the server and the browser.
                seconds[name].append(taken)
                memory[name].append(max(new) / 2**20)
    times = {name: statistics.median(values) for name, values in seconds.items()}
    sizes = {name: statistics.median(values) for name, values in memory.items()}
    print(
        f"  to the first playable card {times['table']:.2f} s, to the slider "
        f"{times['slider']:.2f} s: {times['table'] / times['slider']:.2f}"
    )
    print(
        f"  kernel of the table {sizes['table']:.0f} MB, of the slider {sizes['slider']:.0f} MB: "
        f"{sizes['table'] / sizes['slider']:.2f}"
    )


def _clicks(browser: Browser, address: str) -> None:
    page, _ = _open(browser, address, "both", ".unokart .uk-felt")
    page.wait_for_selector(".bare-counter")
    page.get_by_role("button", name="Pause").click()
    step = '.unokart button[aria-label="One step"]'
    counter: list[float] = []
    table: list[float] = []
    for _ in range(CLICKS):
        for taken, clicked, drawn in (
            (counter, ".bare-counter", ".bare-counter"),
            (table, step, ".unokart .uk-felt"),
        ):
            # Both come into a page at rest, to which no picture is due.
            page.wait_for_selector(f"{step}:not([aria-disabled=true])")
            page.wait_for_selector(".unokart .uk-felt:not([data-moving])")
            page.wait_for_timeout(50)
            taken.append(page.evaluate(MEASURE_CLICK, [clicked, drawn]))
    a, b = statistics.median(table), statistics.median(counter)
    print(f"  click to board {a:.0f} ms, to a bare counter {b:.0f} ms: {a / b:.2f}")
    page.close()


def _message_sizes() -> None:
    import unokart_widget as uk

    sizes = []
    for seed in range(5):
        table = uk.Table(players=["You", "Bot", "Bot 2", "Bot 3"], seed=seed)
        game = table.game
        while not game.round_over:
            if game.can_step():
                game.step()
            else:
                game.play(game.legal_moves(game.to_move)[0])
            sizes.append(len(json.dumps(table.view, ensure_ascii=False).encode()))
        table.close()
    print(
        f"  view message of 4 players: {statistics.median(sizes):.0f} bytes in the median, "
        f"{max(sizes)} at most"
    )


def run() -> None:
    """Print times, memory and message sizes, with their ratios."""
    _message_sizes()
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("  Chromium is not installed: there is no page to measure in.")
    with tempfile.TemporaryDirectory() as folder:
        for name, (code, _) in PAGES.items():
            _notebook(Path(folder), name, code)
        _notebook(Path(folder), "both", *BOTH)
        with _server(Path(folder)) as (address, server), sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
            )
            _openings(browser, address, server)
            _clicks(browser, address)
            browser.close()

"""Frames while cards move, beside a bare box that moves, on the same page and a slowed processor.

The page's own clock of frames is read: how long each lasts until the next can be drawn. Sixty a
second are 16.7 ms each; a frame of over 25 ms was drawn too late for its turn.
"""

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

from .pages import _notebook, _open, _server

SLOWED = 4
ACTIONS = 40
LONG = 25.0

TABLE = """
import unokart_widget as uk
uk.Table(players=["Bot", "Bot 2", "Bot 3", "Bot 4"], seed=28)
"""
BOX = """
box = document.createElement("div");
box.style.cssText = "position:fixed;left:0;top:0;width:80px;height:120px;background:#c00;"
  + "animation:bare-box 1s ease-in-out infinite alternate";
const keyframes = document.createElement("style");
keyframes.textContent = "@keyframes bare-box { to { transform: translate(600px, 300px) } }";
box.append(keyframes);
document.body.append(box);
"""
# Each gives the lengths of the frames in milliseconds, the first from the frame before.
WHILE_CARDS_MOVE = """
(step) => new Promise((resolve) => {
  const frames = [];
  let last, moving = false, waited = 0;
  const stop = (time) => {
    const now = document.querySelector(".unokart .uk-stage") !== null;
    if (now || moving) frames.push(time - last);
    if ((moving && !now) || (!moving && (waited += time - (last ?? time)) > 3000)) {
      resolve(frames);
      return;
    }
    moving = now;
    last = time;
    requestAnimationFrame(stop);
  };
  requestAnimationFrame((time) => {
    last = time;
    requestAnimationFrame(stop);
    document.querySelector(step).click();
  });
})
"""
WHILE_A_BOX_MOVES = f"""
(long) => new Promise((resolve) => {{
  let box;
  {BOX}
  const frames = [];
  let first, last;
  const frame = (time) => {{
    if (last !== undefined) frames.push(time - last);
    first ??= time;
    last = time;
    if (time - first < long) requestAnimationFrame(frame);
    else {{ box.remove(); resolve(frames); }}
  }};
  requestAnimationFrame(frame);
}})
"""
STEP = '.unokart button[aria-label="One step"]'


def _layouts(session: CDPSession) -> float:
    """How often the page was laid out so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(m["value"]) for m in metrics if m["name"] == "LayoutCount")


def _tell(name: str, frames: list[float]) -> tuple[float, float]:
    median, late = statistics.median(frames), statistics.quantiles(frames, n=20)[-1]
    share = sum(frame > LONG for frame in frames) / len(frames)
    print(
        f"  {name}: {len(frames)} frames, {median:.1f} ms in the median, {late:.1f} ms at the 95th "
        f"percentile, {share:.1%} over {LONG:.0f} ms"
    )
    return median, late


def _measure(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    page.get_by_role("button", name="Pause").click()
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    cards: list[float] = []
    box: list[float] = []
    moved = 0
    layouts = 0.0
    for action in range(ACTIONS):
        page.wait_for_selector(f"{STEP}:not([aria-disabled=true])")
        before = _layouts(session)
        frames = page.evaluate(WHILE_CARDS_MOVE, STEP)
        layouts += _layouts(session) - before
        moved += bool(frames)
        cards += frames
        if action % 4 == 0:  # The box takes its turns in between: a busy machine slows both.
            box += page.evaluate(WHILE_A_BOX_MOVES, 2000)
    a, b = _tell("a bare box", box), _tell("cards     ", cards)
    print(
        f"  cards to box {b[0] / a[0]:.2f} in the median, {b[1] / a[1]:.2f} at the 95th "
        f"percentile; the page is laid out {layouts / max(1, moved):.1f} times an action"
    )


def run() -> None:
    """Print the lengths of frames while cards move and while a bare box does, and their ratios."""
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("  Chromium is not installed: there is no page to measure in.")
    with tempfile.TemporaryDirectory() as folder:
        _notebook(Path(folder), "bots", TABLE)
        with _server(Path(folder)) as (address, _), sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
            )
            page, _ = _open(browser, address, "bots", STEP)
            _measure(page)
            browser.close()

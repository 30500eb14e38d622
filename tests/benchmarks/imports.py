"""Importing the package beside importing anywidget, each in a fresh process, taken in turn."""

import statistics
import subprocess
import sys

TIMES = 9


def _seconds(module: str) -> float:
    code = f"import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(run.stdout)


def run() -> None:
    """Print the medians and their ratio."""
    ours, peer = [], []
    for _ in range(TIMES):
        peer.append(_seconds("anywidget"))
        ours.append(_seconds("unokart_widget"))
    a, b = statistics.median(ours), statistics.median(peer)
    print(f"  import unokart_widget {a * 1000:.0f} ms, anywidget {b * 1000:.0f} ms: {a / b:.2f}")

"""Memory of a fresh kernel beside one that has a bare anywidget."""

import subprocess
import sys

_KERNEL = "import ipykernel.ipkernel, ipykernel.zmqshell; "
BARE = "import anywidget; widget = anywidget.AnyWidget()"
OURS = {
    "import unokart_widget": "import unokart_widget",
    "a table": "import unokart_widget as uk; table = uk.Table(seed=1)",
    "a table and 2,000 play-outs": (
        "import unokart_widget as uk; table = uk.Table(seed=1);"
        "uk.outlook(table.game, 0, compiled=True).chances"
    ),
    "a table and 100,000 rounds": (
        "import unokart_widget as uk; table = uk.Table(seed=1);"
        "run = uk.simulate(100_000, seed=1, progress=False)"
    ),
    "a table and a comparison": (
        "import unokart_widget as uk; table = uk.Table(seed=1);"
        "repr(uk.compare(['greedy', 'careful'], 1_000, seed=1, progress=False))"
    ),
}
_TOLD = "; import psutil; print(psutil.Process().memory_info().rss)"


def _megabytes(code: str) -> float:
    command = [sys.executable, "-c", _KERNEL + code + _TOLD]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(run.stdout.split()[-1]) / 2**20


def run() -> None:
    """Print megabytes, and ratios to a bare anywidget; what is compiled is read from disk."""
    for code in OURS.values():
        _megabytes(code)
    bare = _megabytes(BARE)
    print(f"  a kernel with a bare anywidget {bare:.0f} MB")
    for name, code in OURS.items():
        ours = _megabytes(code)
        print(f"  {name} {ours:.0f} MB: {ours / bare:.2f}")

"""Libraries of the extra `fast`: imported when they are used, missed with advice."""

from __future__ import annotations

import importlib
from typing import Any

from unokart_widget.errors import SimulationError

INSTALL = 'pip install "unokart-widget[fast]"'


def load(module: str, need: str) -> Any:
    """That module. Raises `SimulationError`, which begins with the need: "Intervals need SciPy"."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise SimulationError(f"{need}. Install it with: {INSTALL}") from error

"""A cell that is run again makes its widgets anew: those of its last run are closed.

Nobody can see them any more, but the kernel and the page would keep them, their comms and their
followers for as long as the notebook is open.
"""

from __future__ import annotations

from typing import Protocol
from weakref import WeakSet

from unokart_widget.widgets import saved


class Closable(Protocol):
    """A widget, as far as it is asked for here."""

    def close(self) -> None:
        """Give everything back."""


_made: dict[str, tuple[str, WeakSet[Closable]]] = {}


def take_over(widget: Closable) -> None:
    """Note which cell made the widget, and close what an earlier run of that cell made."""
    cell = saved.running_cell()
    if cell is None:
        return
    name, run = cell
    last_run, widgets = _made.get(name, (run, WeakSet[Closable]()))
    if last_run != run:
        for old in list(widgets):
            old.close()
        widgets = WeakSet()
    widgets.add(widget)
    _made[name] = (run, widgets)

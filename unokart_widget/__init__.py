"""UNO Mario Kart, played in a notebook.

A card table whose every rule explains itself, and whose every chance can be worked out.

>>> import unokart_widget as uk
>>> game = uk.Game(players=["Ana", "Ben"], seed=2024)
>>> table = uk.Table(game)  # shows itself as the last line of a notebook cell

What is here is loaded when it is first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import odds, rulebook, strategies
    from .diagnosis import diagnose
    from .errors import (
        ExerciseError,
        IllegalMove,
        NotationError,
        NothingToDoError,
        OddsError,
        PlayersError,
        PositionError,
        RecordError,
        RulebookError,
        RulesError,
        SimulationError,
        StrategyError,
        UnokartError,
    )
    from .events import Event
    from .game import Game
    from .kernel.bots import STRATEGIES
    from .lessons.lesson import Lesson
    from .moves import Move
    from .notation import DECK
    from .reasons import Reason
    from .rules import Rules
    from .simulation.compare import Comparison, compare
    from .simulation.outlook import Outlook, outlook, outlooks
    from .simulation.simulate import simulate, simulate_games
    from .unseen import Unseen
    from .widgets.exercise import Exercise
    from .widgets.exercise_answers import Mistake
    from .widgets.experiment import Experiment
    from .widgets.table import Table

__version__ = "0.1.0"

__all__ = [
    "DECK",
    "STRATEGIES",
    "Comparison",
    "Event",
    "Exercise",
    "ExerciseError",
    "Experiment",
    "Game",
    "IllegalMove",
    "Lesson",
    "Mistake",
    "Move",
    "NotationError",
    "NothingToDoError",
    "OddsError",
    "Outlook",
    "PlayersError",
    "PositionError",
    "Reason",
    "RecordError",
    "RulebookError",
    "Rules",
    "RulesError",
    "SimulationError",
    "StrategyError",
    "Table",
    "UnokartError",
    "Unseen",
    "compare",
    "diagnose",
    "odds",
    "outlook",
    "outlooks",
    "rulebook",
    "simulate",
    "simulate_games",
    "strategies",
]

_ERRORS = (
    "ExerciseError",
    "IllegalMove",
    "NotationError",
    "NothingToDoError",
    "OddsError",
    "PlayersError",
    "PositionError",
    "RecordError",
    "RulebookError",
    "RulesError",
    "SimulationError",
    "StrategyError",
    "UnokartError",
)
_HOMES = {
    "Comparison": "simulation.compare",
    "DECK": "notation",
    "STRATEGIES": "kernel.bots",
    "Event": "events",
    "Exercise": "widgets.exercise",
    "Experiment": "widgets.experiment",
    "Game": "game",
    "Mistake": "widgets.exercise_answers",
    "Lesson": "lessons.lesson",
    "Move": "moves",
    "Outlook": "simulation.outlook",
    "Reason": "reasons",
    "Rules": "rules",
    "Table": "widgets.table",
    "Unseen": "unseen",
    "compare": "simulation.compare",
    "diagnose": "diagnosis",
    "outlook": "simulation.outlook",
    "outlooks": "simulation.outlook",
    "simulate": "simulation.simulate",
    "simulate_games": "simulation.simulate",
    **dict.fromkeys(_ERRORS, "errors"),
}


def __getattr__(name: str) -> Any:
    if name in ("odds", "rulebook", "strategies"):
        return importlib.import_module(f".{name}", __name__)
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])

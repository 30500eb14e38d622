"""Whom the pages of the app are for."""

from __future__ import annotations

import os

CLASS = "UNOKART_CLASS"
"""Environment variable that is set where a class is served: what is the teacher's stays away."""


def serves_a_class() -> bool:
    """Whether this is a page for a class, where notes for teachers are left out."""
    return os.environ.get(CLASS) == "1"

"""Whole numbers as people give them."""

from operator import index


def whole(value: object) -> int | None:
    """A whole number, also one of NumPy's, as an int; None for anything else and for a bool."""
    # NumPy's own truth values are no index.
    if isinstance(value, bool):
        return None
    try:
        return int(index(value))  # type: ignore[arg-type]  # what has no __index__ raises TypeError
    except TypeError:
        return None

"""How a widget says by which keywords it is made, and refuses others with advice."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from inspect import Parameter, Signature, signature


def plain_signature(made: Callable[..., None]) -> Signature:
    """How a widget is made, to be read by people: without types, which its text explains.

    `made` is its `__init__`.
    """
    parameters = [
        parameter.replace(annotation=Parameter.empty)
        for name, parameter in signature(made).parameters.items()
        if name not in ("self", "unknown")
    ]
    return Signature(parameters)


def unknown_keyword(widget: str, known: Signature, given: Iterable[str]) -> str:
    """What is said of keywords that a widget does not have, of the first of them."""
    name = next(iter(given))
    near = difflib.get_close_matches(name, known.parameters, n=1)
    advice = f"do you mean {near[0]}?" if near else f"there are {', '.join(known.parameters)}."
    return f"{widget} has no keyword {name!r}: {advice}"

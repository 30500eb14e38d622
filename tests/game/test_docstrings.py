"""The examples in docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import unokart_widget

MODULES = [
    found.name
    for found in pkgutil.walk_packages(unokart_widget.__path__, "unokart_widget.")
    if not found.name.startswith(("unokart_widget.app", "unokart_widget.simulation"))
    and not found.name.endswith("__main__")
]


@pytest.mark.parametrize("name", ["unokart_widget", *MODULES])
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0

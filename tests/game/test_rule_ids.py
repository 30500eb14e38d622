"""Every rule has tests named after it, and the package knows exactly these rules."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import unokart_widget as uk

from .helpers import RULE_IDS

CHAPTERS = (
    "test_cards.py test_setup.py test_turn.py test_actions.py test_items.py test_challenge.py "
    "test_uno.py test_going_out.py test_scoring.py ../kernel/test_unreachable.py"
).split()


def names_of_tests() -> set[str]:
    here = Path(__file__).parent
    found = set()
    for chapter in CHAPTERS:
        tree = ast.parse((here / chapter).read_text(encoding="utf-8"))
        found |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    return found


def test_the_ids_are_the_contract() -> None:
    assert list(uk.rulebook.RULE_IDS) == list(RULE_IDS)


@pytest.mark.parametrize("rule", RULE_IDS)
def test_a_test_is_named_after(rule: str) -> None:
    name = "test_" + rule.replace(".", "_")
    assert any(found == name or found.startswith(name + "__") for found in names_of_tests())

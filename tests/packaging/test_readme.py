"""The README is true: its Python runs and prints what stands there, its links lead somewhere."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from unokart_widget.app.lessons import lessons

from .conftest import ROOT, run

README = (ROOT / "README.md").read_text("utf-8")
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def blocks(language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(README) if kind == language]


def test_the_python_prints_what_stands_there(tmp_path: Path) -> None:
    printed = run(sys.executable, "-W", "error", "-c", "\n".join(blocks("python")), cwd=tmp_path)
    assert printed == "".join(blocks("text"))


def test_five_lines_are_five() -> None:
    first = blocks("python")[0]
    assert len([line for line in first.splitlines() if line]) == 5


def test_what_it_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert links
    missing = [link for link in links if "://" not in link and not (ROOT / link).exists()]
    assert missing == []


def test_it_lists_the_lessons() -> None:
    listed = [
        f"| {one.section or 'Rules'} {one.number} | [{one.title}](notebooks/{one.file}) "
        f"| {one.age} | {one.minutes} |"
        for one in lessons(ROOT / "notebooks")
        if one.exercises
    ]
    assert re.findall(r"^\| (?:Rules|Chance) .*$", README, re.M) == listed


def test_both_commands_set_everything_up() -> None:
    play, check = blocks("sh")
    assert play.strip() == (
        'python3 -m venv .venv && .venv/bin/pip install ".[fast]" && .venv/bin/unokart'
    )
    assert check.strip() == "bash tests/run.sh"
    assert "tests/run.sh" in (ROOT / ".ci" / "run").read_text("utf-8")

"""Misspellings that codespell knows, in all that people read: the list of it is short and sure."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
READ = (
    "*.md",
    "notebooks/*.ipynb",
    "unokart_widget/**/*.py",
    "unokart_widget/**/*.html",
    "unokart_widget/rulebook/en/*.ftl",
)


def test_nothing_is_misspelt() -> None:
    files = [str(path) for pattern in READ for path in sorted(ROOT.glob(pattern))]
    assert len(files) > 50
    check = [sys.executable, "-m", "codespell_lib", *files]
    told = subprocess.run(check, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


def test_the_check_finds_what_is_misspelt(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("A card is recieved.")
    check = [sys.executable, "-m", "codespell_lib", str(tmp_path)]
    told = subprocess.run(check, capture_output=True, text=True, check=False)
    assert "recieved ==> received" in told.stdout

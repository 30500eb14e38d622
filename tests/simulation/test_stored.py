"""Compiled loops are kept on disk as machine code, and loaded without the compiler."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from unokart_widget import kernel
from unokart_widget.simulation import compiled, loops, machine_code, memory, stored

FRESH = """
import sys
import unokart_widget as uk
run = uk.simulate(600, seed=1, compiled=True, progress=False)
print(sum(run.points.tolist()), "numba" in sys.modules)
"""


@pytest.fixture
def code() -> bytes:
    """The machine code of a loop, which is kept by now."""
    stored.loop("play_rounds")
    kept = machine_code.read(stored._file("play_rounds"))
    assert kept is not None
    return kept


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Another folder for this test alone."""
    monkeypatch.setattr(stored, "_folder", lambda: tmp_path / "rules")
    monkeypatch.setattr(stored, "_loop", stored._loop.__wrapped__)
    return tmp_path / "rules"


def points(loop: Any) -> list[int]:
    g: Any = memory.empty_round()
    g.players = 3
    g.bots[:3] = 1
    rows = np.zeros(20, memory.ROWS)
    loop(g, rows, 5, 20, 1000)
    return [int(row["points"]) for row in rows]


def test_a_fresh_process_needs_no_compiler(code: bytes) -> None:
    done = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)
    total, with_numba = done.stdout.split()
    assert int(total) > 0
    assert with_numba == "False"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kept: b"",
        lambda kept: kept[:-1],
        lambda kept: kept[:500] + b"\0" + kept[501:],
        lambda kept: b"foreign" * 1000,
    ],
)
def test_a_damaged_file_is_made_again(
    code: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch, spoil: Any
) -> None:
    made: list[str] = []

    def compiled_again(name: str, *_rest: Any) -> bytes:
        made.append(name)
        return code

    monkeypatch.setattr(compiled, "compiled_loop", compiled_again)
    assert not stored.is_stored("play_rounds")
    expected = points(stored.loop("play_rounds"))
    assert stored.is_stored("play_rounds")
    assert points(stored.loop("play_rounds")) == expected
    assert made == ["play_rounds"]
    (kept,) = folder.iterdir()
    kept.write_bytes(spoil(kept.read_bytes()))
    assert not stored.is_stored("play_rounds")
    assert points(stored.loop("play_rounds")) == expected
    assert made == ["play_rounds"] * 2
    assert stored.is_stored("play_rounds")


def test_where_nothing_can_be_kept_it_works_all_the_same(
    code: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.write_text("a file where the folder would be")
    monkeypatch.setattr(compiled, "compiled_loop", lambda *_: code)
    assert len(points(stored.loop("play_rounds"))) == 20
    assert not stored.is_stored("play_rounds")


def test_every_source_the_tools_and_the_processor_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A change in a function that is called from afar is a change of the loop."""
    before = stored.fingerprint()
    assert stored.fingerprint() == before
    package = Path(kernel.__file__ or "").parent
    for source in package.glob("*.py"):
        (tmp_path / source.name).write_bytes(source.read_bytes())
    monkeypatch.setattr(kernel, "__file__", str(tmp_path / "__init__.py"))
    assert stored.fingerprint() == before
    for source in sorted(tmp_path.glob("*.py")):
        written = source.read_bytes()
        source.write_bytes(written + b"\n")
        assert stored.fingerprint() != before, source.name
        source.write_bytes(written)
    assert stored.fingerprint() == before
    monkeypatch.setattr(machine_code, "processor", lambda: "another one")
    other = stored.fingerprint()
    assert other != before
    monkeypatch.setattr(stored, "version", lambda tool: "9.9")
    assert stored.fingerprint() not in (before, other)


def test_what_the_code_would_take_amiss_is_refused() -> None:
    """A wrong argument would not be an error in machine code, but other memory."""
    loop = stored.loop("play_rounds")
    g, rows = memory.empty_round(), np.zeros(6, memory.ROWS)
    for wrong in (
        (g, rows[::2], 0, 3, 9),
        (g, np.zeros(6, memory.GAMES), 0, 6, 9),
        (g, np.zeros(6), 0, 6, 9),
        (rows[0], rows, 0, 6, 9),
        (None, rows, 0, 6, 9),
        (g, rows, 0, "six", 9),
        (g, rows, 0, 6),
    ):
        with pytest.raises((TypeError, ValueError)):
            loop(*wrong)


def test_a_loop_that_needs_more_than_itself_is_not_kept() -> None:
    class Library:
        class _final_module:
            functions = ()

    def declared(name: str) -> Any:
        return type("Function", (), {"name": name, "is_declaration": True})

    library: Any = Library()
    library._final_module.functions = (declared("llvm.ctpop.i64"), declared("NRT_decref"))
    with pytest.raises(RuntimeError, match=r"play_rounds cannot be kept: it calls NRT_decref\."):
        compiled._machine_code(library, "symbol", "play_rounds")


def test_every_loop_is_a_function_of_a_module_of_loops() -> None:
    assert loops in stored.LOOP_MODULES
    for name in stored.LOOPS:
        assert any(hasattr(module, name) for module in stored.LOOP_MODULES)

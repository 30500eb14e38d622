"""The repository names no server from which packages are fetched: each person's own settings do."""

from __future__ import annotations

import json
import re

from .conftest import ROOT
from .test_distributions import tracked

# In two halves, so that this file does not name them itself.
HOSTS = re.compile(
    "|".join(
        re.escape("".join(halves))
        for halves in (
            ("python", "hosted.org"),
            ("pypi", ".org"),
            ("npm", "js.org"),
            ("npm", "js.com"),
            ("yarn", "pkg.com"),
            ("deb.", "debian.org"),
            ("archive.", "ubuntu.com"),
            ("conda", ".anaconda.org"),
        )
    )
)


def test_no_file_names_a_registry_host() -> None:
    found = []
    for name in sorted(tracked()):
        path = ROOT / name
        if path.is_file() and HOSTS.search(path.read_bytes().decode("utf-8", "ignore")):
            found.append(name)
    assert found == []


def test_the_locks_hold_no_address() -> None:
    lock = json.loads((ROOT / "js" / "package-lock.json").read_text("utf-8"))
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []
    for name in ("tests/requirements.txt", "binder/requirements.txt"):
        assert "://" not in (ROOT / name).read_text("utf-8"), name


def test_the_locks_pin_everything_with_a_hash() -> None:
    for name in ("tests/requirements.txt", "binder/requirements.txt"):
        text = (ROOT / name).read_text("utf-8").replace("\\\n", " ")
        for line in text.splitlines():
            assert re.match(r"[\w.-]+==\S+ ", line), f"{name}: {line[:60]}"
            assert "--hash=sha256:" in line, f"{name}: {line[:60]}"

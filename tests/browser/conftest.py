"""One JupyterLab for all browser tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .lab import Lab, running_lab


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with running_lab(tmp_path_factory.mktemp("lab")) as lab:
        yield lab

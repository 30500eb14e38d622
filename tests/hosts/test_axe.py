"""Nothing at the table stands in the way of people who see, hear or move otherwise."""

from __future__ import annotations

import pytest

from tests import axe

from .bench import Bench
from .scenes import SCENES


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "hi"])
def test_nothing_stands_in_the_way(bench: Bench, language: str, theme: str) -> None:
    page = bench.page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    found = {}
    for name, scene in SCENES.items():
        page.set_viewport_size({"width": 1100, "height": 900})
        table = scene(bench, language)
        assert table.get_attribute("data-theme") == theme
        if seen := axe.faults(page, ".unokart"):
            found[name] = seen
    assert found == {}

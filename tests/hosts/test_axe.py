"""axe-core, which knows what stands in the way of people who see, hear or move otherwise."""

from __future__ import annotations

import pytest

from .bench import CHECKOUT, Bench
from .scenes import SCENES

AXE = CHECKOUT / "js" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async () => {
    const found = await axe.run({ include: [".unokart"] }, { resultTypes: ["violations"] });
    return found.violations.map(({ id, impact, help, nodes }) => [
        impact, id, help, ...nodes.map((n) => `${n.html.slice(0, 250)} ${n.failureSummary}`)]);
}"""


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
        page.add_script_tag(path=AXE)
        if faults := page.evaluate(CHECK):
            found[name] = faults
    assert found == {}

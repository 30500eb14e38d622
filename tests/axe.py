"""axe-core, which knows what stands in the way of people who see, hear or move otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[1] / "js" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async (within) => {
    const found = await axe.run({ include: [within] }, { resultTypes: ["violations"] });
    return found.violations.map(({ id, impact, help, nodes }) => [
        impact, id, help, ...nodes.map((n) => `${n.html.slice(0, 250)} ${n.failureSummary}`)]);
}"""


def faults(page: Page, within: str) -> list[list[Any]]:
    """What axe finds in the parts of a page that a selector names: nothing, if all is well."""
    page.add_script_tag(path=AXE)
    found: list[list[Any]] = page.evaluate(CHECK, within)
    return found

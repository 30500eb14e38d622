"""What the pages of a browser ask for, and what they are refused."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Response

_OURS = re.compile(r"(http|ws)://127\.0\.0\.1:|data:|blob:")


class Traffic:
    """Everything that the pages of a context ask for, from now on."""

    def __init__(self, context: BrowserContext) -> None:
        self.asked: list[str] = []
        self.refused: list[str] = []
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("response", self._note)

    def _note(self, reply: Response) -> None:
        # A kernel can be gone before its page says goodbye to it.
        late = reply.status == 404 and "/voila/api/shutdown/" in reply.url
        if reply.status >= 400 and not late:
            self.refused.append(f"{reply.status} {reply.url}")

    def check(self) -> None:
        """No other host was asked for anything, and nothing that was asked for is missing."""
        assert [url for url in self.asked if not _OURS.match(url)] == []
        assert self.refused == []

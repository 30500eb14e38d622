"""Comms that lead to the test instead of a page."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import comm
import pytest
from comm.base_comm import BaseComm, CommManager

Hear = Callable[[BaseComm, str, dict[str, Any]], None]


def overhear(monkeypatch: pytest.MonkeyPatch, hear: Hear) -> CommManager:
    """From now on `hear` gets each message of each new comm: the comm, the type, the data.

    The data are as strict as the real thing: only JSON, in UTF-8, and no NaN.
    """
    manager = CommManager()

    class HeardComm(BaseComm):
        def publish_msg(
            self,
            msg_type: str,
            data: dict[str, Any] | None = None,
            metadata: dict[str, Any] | None = None,
            buffers: list[bytes] | None = None,
            **keys: Any,
        ) -> None:
            text = json.dumps(data or {}, ensure_ascii=False, allow_nan=False)
            hear(self, msg_type, json.loads(text.encode("utf-8")))

    make: Callable[..., BaseComm] = HeardComm
    monkeypatch.setattr(comm, "create_comm", make)
    monkeypatch.setattr(comm, "get_comm_manager", lambda: manager)
    return manager

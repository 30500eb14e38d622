"""The way between page and kernel: small messages are sent at once."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.iostream import IOStream
from tornado.websocket import WebSocketProtocol
from traitlets.utils.importstring import import_item

from unokart_widget.app import lab
from unokart_widget.app.channels import Channels

SETTINGS = Path(__file__).parents[2] / "unokart_widget" / "app" / "voila.json"


@pytest.fixture
def ends() -> Iterator[tuple[socket.socket, socket.socket]]:
    """The two ends of a connection on this computer."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        near = socket.create_connection(listening.getsockname())
        far, _ = listening.accept()
        with near, far:
            yield near, far


def test_nothing_is_held_back(
    ends: tuple[socket.socket, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_once() -> bool:
        return bool(ends[1].getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    async def connect() -> None:
        handler = KernelWebsocketHandler.__new__(KernelWebsocketHandler)
        handler.ws_connection = cast("WebSocketProtocol", IOStream(ends[1]))
        channels = Channels(websocket_handler=handler)
        assert not at_once()
        channels.connect()
        assert at_once()

    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "connect", lambda self: None)
    asyncio.run(connect())


def test_servers_of_ours_use_it() -> None:
    named = json.loads(SETTINGS.read_text())["Voila"]["kernel_websocket_connection_class"]
    assert import_item(named) is Channels
    started = lab.command(Path(), ip="127.0.0.1", port=0, browser=False, token="", extra=())
    assert f"--ServerApp.kernel_websocket_connection_class={named}" in started

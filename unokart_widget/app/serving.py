"""Runs Voilà on a socket that is already bound."""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import tornado.httpserver
import tornado.ioloop
from voila.app import Voila

from unokart_widget.app import server

SETTINGS = Path(__file__).parent


class App(Voila):  # type: ignore[misc]
    """Voilà that listens where it is told and says nothing of its own when all is well."""

    listener: socket.socket
    ready: Callable[[], None] = staticmethod(lambda: None)

    def _log_level_default(self) -> int:
        return logging.ERROR

    def listen(self) -> None:
        # A proxy tells the visitor's address and scheme in headers.
        http = tornado.httpserver.HTTPServer(self.app, xheaders=True)
        http.add_socket(self.listener)
        self.ioloop = tornado.ioloop.IOLoop.current()
        self.ioloop.add_callback(self.ready)
        # Stopped by the loop itself: an exception, as Ctrl-C raises one, can be lost on the way.
        for stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stop, self._handle_signal_stop)
        try:
            self.ioloop.start()
        finally:
            http.stop()
            self.stop()


def serve(
    folder: Path,
    listener: socket.socket,
    *,
    base_url: str,
    token: str,
    extra: Sequence[str],
    ready: Callable[[], None],
) -> None:
    """Serve the notebooks of a folder until Ctrl-C or SIGTERM.

    `extra` are further arguments for Voilà's command line. `ready` is called once the server
    answers.
    """
    ip, port = listener.getsockname()[:2]
    # Where a pre-heated kernel asks who has come.
    os.environ["VOILA_APP_IP"] = "127.0.0.1" if ip in ("0.0.0.0", "::") else ip
    arguments: list[Any] = [
        f"--Voila.config_file_paths={SETTINGS}",
        f"--Voila.base_url={base_url}",
        f"--Voila.ip={ip}",
        f"--Voila.port={port}",
        "--Voila.open_browser=False",
        *([f"--Voila.token={token}"] if token else []),
        *extra,
        str(folder),
    ]
    app = App()
    app.listener = listener
    app.ready = ready
    app.initialize(arguments)
    # Tornado takes Jupyter's times between pings, in milliseconds, for seconds, and complains that
    # they do not fit each other. It is to be as quiet as Voilà is.
    logging.getLogger("tornado.general").setLevel(app.log_level)
    app.start()


__all__ = ["App", "serve", "server"]

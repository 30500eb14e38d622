"""Servers for the tests: the command `unokart`, or plain `voila`, in a process of its own."""

from __future__ import annotations

import http.cookiejar
import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import psutil

CHECKOUT = Path(__file__).parents[2]
PATIENCE = 90.0


def wait_for(
    what: Callable[[], object], tell: Callable[[], str], seconds: float = PATIENCE
) -> None:
    """Wait until `what` is true, and fail with `tell` if it does not become so."""
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            raise AssertionError(tell())
        time.sleep(0.1)


@dataclass
class Server:
    """A running server. `url` ends with a slash; `output` is all it has printed."""

    process: subprocess.Popen[str]
    url: str = ""
    lines: list[str] = field(default_factory=list)

    @property
    def output(self) -> str:
        return "\n".join(self.lines)

    @property
    def origin(self) -> str:
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}"

    def kernels(self) -> list[int]:
        """The process numbers of the kernels that this server runs now."""
        found = []
        for child in psutil.Process(self.process.pid).children():
            with suppress(psutil.NoSuchProcess):  # it may just have ended
                if any("ipykernel_launcher" in part for part in child.cmdline()):
                    found.append(child.pid)
        return found


def environment() -> dict[str, str]:
    """The environment of a server: the checkout's package first, output at once."""
    path = os.pathsep.join(filter(None, [str(CHECKOUT), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "unokart_widget", "--no-browser", *arguments]


@contextmanager
def running(
    arguments: Sequence[str],
    ready: str = r"Press Ctrl-C",
    cwd: Path = CHECKOUT,
    url: str | None = None,
) -> Iterator[Server]:
    """Start a server, wait until its output matches `ready`, and end it afterwards.

    Its address is read from the output, unless it is known.
    """
    process = subprocess.Popen(
        arguments,
        cwd=cwd,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    server = Server(process)
    stream = process.stdout
    assert stream is not None

    def read() -> None:
        for line in stream:
            server.lines.append(line.rstrip("\n"))

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    try:
        wait_for(
            lambda: re.search(ready, server.output) or process.poll() is not None,
            lambda: f"The server did not start:\n{server.output}",
        )
        assert process.poll() is None, f"The server ended:\n{server.output}"
        address = re.search(r"http://\S+?/(?=[?\s]|$)", url or server.output)
        assert address is not None, server.output
        server.url = address[0]
        yield server
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        reader.join(5)
        stream.close()


def get(url: str, *, follow: bool = True) -> tuple[int, str, dict[str, str]]:
    """Status, text and headers of a page. A new visitor each time, with cookies for redirects."""

    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: object) -> None:
            return None

    handlers: list[urllib.request.BaseHandler] = [
        urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
    ]
    if not follow:
        handlers.append(Stay())
    opener = urllib.request.build_opener(*handlers)
    try:
        with opener.open(url, timeout=PATIENCE) as reply:
            # A page that never ends gets signs of life, so that no timeout of a socket notices.
            end, parts = time.monotonic() + PATIENCE, []
            while part := reply.read1():
                parts.append(part)
                assert time.monotonic() < end, f"{url} does not end"
            return reply.status, b"".join(parts).decode(), dict(reply.headers)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode(), dict(error.headers)

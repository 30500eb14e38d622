"""A page on a network where no other host ever answers, as behind a school's firewall."""

import socket
from pathlib import Path

from playwright.sync_api import BrowserType, expect

from .servers import PATIENCE, Server, wait_for


def test_hosts_that_never_answer_hold_nothing_up(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, object],
    server: Server,
    tmp_path: Path,
) -> None:
    arguments = browser_type_launch_args["args"]
    assert isinstance(arguments, list)
    # The browser itself may come to the trap as well, looking for its maker's hosts.
    with socket.create_server(("127.0.0.1", 0), backlog=16) as silent:
        silent.setblocking(False)
        port = silent.getsockname()[1]
        rule = f"--host-resolver-rules=MAP * 127.0.0.1:{port} , EXCLUDE 127.0.0.1"
        others = [one for one in arguments if "host-resolver-rules" not in one]
        with browser_type.launch(
            executable_path=str(browser_type_launch_args["executable_path"]), args=[*others, rule]
        ) as browser:
            page = browser.new_page()
            asked: list[str] = []
            page.on("request", lambda request: asked.append(request.url))
            page.goto(f"{server.url}voila/render/01-cards.ipynb")
            expect(page.locator(".deal")).to_be_visible(timeout=PATIENCE * 1000)
            assert [
                url for url in asked if not url.startswith((server.url, "data:", "blob:"))
            ] == []

            # The trap works: a foreign address leads to it and waits.
            elsewhere = browser.new_page()
            elsewhere.evaluate("void fetch('http://foreign.example/').catch(() => {})")
            wait_for(lambda: _asked(silent), lambda: "The trap caught nothing.")


def _asked(silent: socket.socket) -> bool:
    try:
        connection, _ = silent.accept()
    except BlockingIOError:
        return False
    connection.close()
    return True

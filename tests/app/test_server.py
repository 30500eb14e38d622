"""What the server gives out, what it refuses, and what it prints."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from .servers import Server, command, get, running


@pytest.mark.parametrize(
    "path",
    [
        "voila/files/picture.png",
        "voila/files/01-cards.ipynb",
        "voila/files/..%2fsecret.png",
        "voila/render/..%2f..%2f..%2fetc%2fpasswd",
        "voila/render/../secret.png",
        "voila/render/notes.txt",
        "voila/render/.hidden.ipynb",
        "voila/render/",
        "voila/static/..%2f..%2fapp.py",
        "voila/templates/unokart/static/..%2findex.html.j2",
        "voila/tree/..",
        "voila/api/contents/",
        "voila/api/contents/01-cards.ipynb",
        "files/01-cards.ipynb",
        "nowhere",
    ],
)
def test_files_are_not_given_out(server: Server, path: str) -> None:
    status, text, _ = get(server.url + path)
    # What Voilà itself answers about its own files is up to Voilà.
    assert status == 404 or (status >= 400 and "static" in path)
    assert "secret" not in text
    assert "root:" not in text


def test_pages_name_no_other_host(server: Server) -> None:
    for path in ("", "login", "nowhere", "voila/render/01-cards.ipynb"):
        status, text, headers = get(server.url + path)
        assert status in (200, 404)
        assert headers["Content-Security-Policy"].startswith("default-src 'self'")
        links = re.findall(r"""(?:src|href|action)\s*=\s*["']?([^"'\s>]+)""", text)
        assert [link for link in links if re.match(r"(https?:)?//", link)] == []


def test_first_page_repeats_no_query(server: Server) -> None:
    for seed in ("<script>", "1e3", "-1", "9" * 400, "٣"):
        status, text, _ = get(f"{server.url}?seed={quote(seed)}")
        assert status == 200
        assert "seed=" not in text
    assert "table.ipynb?seed=0" in get(f"{server.url}?seed=0")[1]


def test_code_of_a_class(lessons: Path) -> None:
    """With --ip, pages open only to whoever has the code."""
    with running(command(str(lessons), "--ip", "0.0.0.0", "--base-url", "x")) as server:
        link = re.search(r"http://(\S+):(\d+)/x/\?token=([a-z2-9]{9})\s", server.output)
        assert link is not None, server.output
        assert "█" in server.output
        here = f"http://127.0.0.1:{link[2]}/x/"
        for path in ("", "voila/tree", "voila/render/01-cards.ipynb"):
            status, text, _ = get(here + path)
            assert status == 200
            assert "This game is for a class" in text
            assert "112 cards" not in text
        assert get(here + "voila/render/01-cards.ipynb", follow=False)[0] == 302
        assert "112 cards" in get(f"{here}?token={link[3]}")[1]
        assert "112 cards" not in get(f"{here}?token=wrong")[1]
        assert get(f"{here}nowhere?token={link[3]}")[0] == 404


def test_a_terminal_shows_the_address_and_nothing_else(lessons: Path, page: Page) -> None:
    """Not even while a visitor's kernel runs and its page is connected."""
    with running(command(str(lessons))) as server:
        page.goto(f"{server.url}voila/render/01-cards.ipynb")
        expect(page.locator(".deal")).to_be_visible(timeout=60_000)
        starting, address, stop = server.lines
        assert starting.startswith("UNO Mario Kart is starting")
        assert server.url in address
        assert stop == "Press Ctrl-C to stop."


def test_import_brings_no_server() -> None:
    import subprocess
    import sys

    check = (
        "import sys, unokart_widget, unokart_widget.app; unokart_widget.app.visitor_seed();"
        "assert not {'voila', 'tornado', 'IPython'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", check], check=True)

"""The command line: what is wrong with it is said in a sentence, and ends with exit code 2."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from unokart_widget.app import launcher

from .servers import command, running


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """Runs of the command that end where the server would start, with its arguments."""
    from unokart_widget.app import serving

    calls: list[dict[str, object]] = []

    def serve(folder: Path, listener: socket.socket, **arguments: object) -> None:
        listener.close()
        calls.append({"folder": folder, **arguments})

    monkeypatch.setattr(serving, "serve", serve)
    for name in ("UNOKART_SEED", "UNOKART_CLASS", "UNOKART_LANGUAGE"):
        monkeypatch.setenv(name, "")
    return calls


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "many"], "a port is a number from 1 to 65535"),
        (["--port", "70000"], "a port is a number"),
        (["--port", "0"], "a port is a number"),
        (["--ip", "300.1.1.1"], "not an address of a computer"),
        (["--ip", "192.0.2.77"], "not an address of this computer"),
        (["--token", "naïve"], "letters and digits"),
        (["--porto", "1"], "unrecognized arguments: --porto 1"),
        (["--seed", "seven"], "--seed is a whole number"),
        (["nowhere"], "there is no folder “nowhere”"),
        ([".", "nowhere"], "unrecognized arguments: nowhere; see unokart --help"),
    ],
)
def test_mistakes_are_explained(
    lessons: Path,
    arguments: list[str],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(lessons)
    if not arguments[0].startswith("-"):
        code = launcher.main(arguments)
    else:
        code = launcher.main([str(lessons), *arguments])
    assert code == 2
    error = capsys.readouterr().err
    assert error.startswith("unokart: ")
    assert words in error
    assert error.count("\n") == 1


def test_folder_without_notebooks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert launcher.main([str(tmp_path)]) == 2
    assert "there are no notebooks in the folder" in capsys.readouterr().err


def test_lessons_that_are_not_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launcher, "notebooks_folder", lambda: None)
    assert launcher.main([]) == 2
    assert "name a folder of notebooks" in capsys.readouterr().err


def test_port_that_is_taken(lessons: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert launcher.main([str(lessons), "--port", str(port)]) == 2
    assert f"port {port} is taken" in capsys.readouterr().err


def test_arguments_reach_the_server(
    lessons: Path, served: list[dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    import os

    monkeypatch.setenv("UNOKART_SEED", "")
    extra = "--Voila.log_level=INFO"
    assert os.environ["UNOKART_CLASS"] == ""
    assert launcher.main([str(lessons), "--base-url", "a/b", "--seed", "7", "--", extra]) == 0
    assert launcher.main(["--ip", "127.0.0.1", "--token", "abcd1234", "--", extra]) == 0
    # Whoever comes with a code is shown no note for teachers.
    assert os.environ["UNOKART_CLASS"] == "1"
    first, second = served
    assert first["folder"] == lessons
    assert first["base_url"] == "/a/b/"
    assert first["token"] == ""
    assert first["extra"] == second["extra"] == [extra]
    assert second["token"] == "abcd1234"
    assert os.environ["UNOKART_SEED"] == "7"


def test_browser_is_opened_at_the_first_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import ipaddress
    import webbrowser

    opened: list[str] = []

    def open_browser(url: str) -> bool:
        opened.append(url)
        return len(opened) == 1

    monkeypatch.setattr(webbrowser, "open", open_browser)
    for ip, token in (("127.0.0.1", ""), ("::1", ""), ("0.0.0.0", "abcd1234")):
        launcher._announce(ipaddress.ip_address(ip), 8866, "/", token, browser=True)
    assert opened == [
        "http://127.0.0.1:8866/",
        "http://[::1]:8866/",
        "http://127.0.0.1:8866/?token=abcd1234",
    ]
    assert "please open the address yourself" in capsys.readouterr().out


def test_without_a_port_the_usual_one_or_a_free_one() -> None:
    import ipaddress

    here = ipaddress.ip_address("127.0.0.1")
    first, second = (launcher._listen(here, 0) for _ in range(2))
    with first, second:
        ports = [listener.getsockname()[1] for listener in (first, second)]
    # Another server may have the usual port while this test runs.
    assert ports[0] != ports[1] != launcher._USUAL_PORT


def test_given_port_and_seed(lessons: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with running(command(str(lessons), "--port", str(port))) as server:
        assert server.url == f"http://127.0.0.1:{port}/"
    assert server.process.returncode == 0
    assert "Traceback" not in server.output

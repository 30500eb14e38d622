"""The command `unokart`: serves the notebooks as a web app.

Voilà does the serving, with the settings in `voila.json` and the page template of this package.
This module reads the command line, says in sentences what is wrong with it, and tells the address:
to the browser, or to a class by a link and a QR code.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import ipaddress
import os
import secrets
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from unokart_widget.app.lessons import notebooks_folder
from unokart_widget.app.seed import DEFAULT_SEED, SeedError, parse_seed
from unokart_widget.simulation import prepare

# Without 0, O, 1, I and the like: the code of a class is read from a board and typed on phones.
_LETTERS = "abcdefghkmnpqrstuvwxyz23456789"
_TOKEN_LENGTH = 9
_HERE = "127.0.0.1"


class StartError(Exception):
    """Why the app does not start, in a sentence that says what to do."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Returns 0 after Ctrl-C; 2, with a sentence, if it cannot start."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    ours, for_voila = given, []
    if "--" in given:
        ours, for_voila = given[: given.index("--")], given[given.index("--") + 1 :]
    try:
        _start(_parser().parse_args(ours), for_voila)
    except StartError as error:
        print(f"unokart: {error}", file=sys.stderr)
        return 2
    return 0


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise StartError(f"{message}; see unokart --help.")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="unokart",
        description="Play UNO Mario Kart, and learn its rules, in the browser.",
        epilog="Settings of Voilà may follow after “--”, such as -- --Voila.log_level=INFO",
    )
    add = parser.add_argument
    add("folder", nargs="?", help="a folder of notebooks to serve instead of the lessons")
    add("--port", help="the port to serve at (default: one that is free)")
    add("--no-browser", action="store_true", help="do not open the browser")
    add(
        "--ip",
        help="serve a class: the address of this computer to listen at, 0.0.0.0 for all of them. "
        "Visitors need the code in the link that is printed",
    )
    add("--token", help="the code for a class, instead of one made up at each start")
    add("--seed", help="deal everybody the same cards, unless their link has a ?seed= of its own")
    add("--base-url", default="/", help="the path the pages are under, as behind a proxy")
    return parser


def _start(options: argparse.Namespace, for_voila: Sequence[str]) -> None:
    """Check all options, then serve until Ctrl-C. Raises StartError."""
    folder = _folder(options.folder)
    ip = _ip(options.ip)
    token = _token(options.token, open_to_all=not ip.is_loopback)
    base_url = "/" + options.base_url.strip("/") + "/" if options.base_url.strip("/") else "/"
    if options.seed is not None:
        try:
            os.environ[DEFAULT_SEED] = str(parse_seed(options.seed))
        except SeedError:
            raise StartError(
                f"--seed is a whole number such as 2024, not “{options.seed}”."
            ) from None
    listener = _bind(ip, _port(options.port))
    _leave_out_slow_check()
    # Importing the server takes seconds on a slow computer.
    print("UNO Mario Kart is starting …", flush=True)
    try:
        from unokart_widget.app.serving import serve
    except ImportError as error:
        raise StartError(
            f"a part of the app is not installed ({error}). "
            "Install the package again: pip install unokart-widget"
        ) from error

    port = listener.getsockname()[1]

    def ready() -> None:
        # A class that simulates does not wait for it then.
        prepare.in_background()
        _announce(ip, port, base_url, token, browser=not options.no_browser)

    serve(folder, listener, base_url=base_url, token=token, extra=for_voila, ready=ready)


def _leave_out_slow_check() -> None:
    """Halve the time that importing the server takes.

    jsonschema checks internationalised addresses if it finds this package, which builds a whole
    grammar when it is imported. Nothing here needs that check; None means "not installed".
    """
    modules: dict[str, Any] = sys.modules
    modules.setdefault("rfc3987_syntax", None)


def _folder(text: str | None) -> Path:
    """The folder to serve."""
    if text is None:
        folder = notebooks_folder()
        if folder is None:
            raise StartError(
                "the lessons are not there. Install the package again, or name a folder of "
                "notebooks: unokart FOLDER"
            )
        return folder
    folder = Path(text)
    if not folder.is_dir():
        raise StartError(f"there is no folder “{folder}”.")
    if not any(folder.glob("*.ipynb")):
        raise StartError(f"there are no notebooks in the folder “{folder}”.")
    return folder.resolve()


def _ip(text: str | None) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    if text is None:
        return ipaddress.ip_address(_HERE)
    try:
        return ipaddress.ip_address(_HERE if text == "localhost" else text)
    except ValueError:
        raise StartError(
            f"“{text}” is not an address of a computer, such as 192.168.1.20. "
            "For all addresses of this one, use --ip 0.0.0.0"
        ) from None


def _port(text: str | None) -> int:
    """The port, 0 for any that is free."""
    if text is None:
        return 0
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 65535):
        raise StartError(f"a port is a number from 1 to 65535, not “{text}”.")
    return int(text)


def _token(text: str | None, *, open_to_all: bool) -> str:
    """The code that visitors need, "" for none."""
    if text is None:
        return (
            "".join(secrets.choice(_LETTERS) for _ in range(_TOKEN_LENGTH)) if open_to_all else ""
        )
    if not (text.isascii() and text.isalnum() and 4 <= len(text) <= 64):
        raise StartError("the --token is a word of 4 to 64 letters and digits, without accents.")
    return text


def _bind(ip: ipaddress.IPv4Address | ipaddress.IPv6Address, port: int) -> socket.socket:
    """The socket to listen at. Raises StartError where that cannot be."""
    listener = socket.socket(socket.AF_INET6 if ip.version == 6 else socket.AF_INET)
    try:
        if os.name == "posix":  # elsewhere this would let two servers have one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((str(ip), port))
        listener.listen(128)
        listener.setblocking(False)
        return listener
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise StartError(
                f"port {port} is taken, perhaps by another start of this app. "
                "Use another one, or leave --port out to get one that is free."
            ) from None
        if error.errno == errno.EACCES:
            raise StartError(
                f"this computer does not let you use port {port}. Use one above 1023."
            ) from None
        if error.errno == errno.EADDRNOTAVAIL:
            raise StartError(
                f"{ip} is not an address of this computer. For all it has, use --ip 0.0.0.0"
            ) from None
        raise StartError(f"cannot serve at {ip}, port {port}: {error.strerror}.") from error


def _announce(
    ip: ipaddress.IPv4Address | ipaddress.IPv6Address,
    port: int,
    base_url: str,
    token: str,
    *,
    browser: bool,
) -> None:
    """Tell the address: print it, show a class its QR code, open the browser."""

    def link(host: str) -> str:
        host = f"[{host}]" if ":" in host else host
        return f"http://{host}:{port}{base_url}" + (f"?token={token}" if token else "")

    here = "::1" if ip.version == 6 else _HERE
    local = link(here if ip.is_unspecified else str(ip))
    if ip.is_loopback:
        print(f"UNO Mario Kart is at  {local}")
    else:
        shared = link(_address_in_network(ip.version) or here) if ip.is_unspecified else local
        print(f"UNO Mario Kart for the class is at  {shared}")
        _print_qr(shared)
        print(f"Or open  {shared.partition('?')[0]}  and type the code  {token}")
    print("Press Ctrl-C to stop.", flush=True)
    if browser:
        import webbrowser

        if not webbrowser.open(local):
            print("No browser could be opened: please open the address yourself.", flush=True)


def _address_in_network(version: int) -> str | None:
    """The address by which this computer goes to others, None if it has no network."""
    family, far = (
        (socket.AF_INET6, "2001:db8::1") if version == 6 else (socket.AF_INET, "192.0.2.1")
    )
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        # A datagram socket only looks up the way: nothing is sent to that (reserved) address.
        probe.connect((far, 9))
        return str(probe.getsockname()[0])
    return None


def _print_qr(text: str) -> None:
    import segno

    # A terminal that has no block characters goes without the code.
    with contextlib.suppress(UnicodeEncodeError):
        segno.make(text, error="l", micro=False).terminal(out=sys.stdout, border=2, compact=True)

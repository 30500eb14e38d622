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

from unokart_widget.app import lab
from unokart_widget.app.asked import DEFAULT_LANGUAGE
from unokart_widget.app.copying import CopyError, copy_notebooks
from unokart_widget.app.lessons import notebooks_folder
from unokart_widget.app.seed import DEFAULT_SEED, SeedError, parse_seed
from unokart_widget.app.serving_to import CLASS
from unokart_widget.simulation import prepare

# Without 0, O, 1, I and the like: the code of a class is read from a board and typed on phones.
_LETTERS = "abcdefghkmnpqrstuvwxyz23456789"
_TOKEN_LENGTH = 9
_HERE = "127.0.0.1"
_USUAL_PORT = 8108
_MOST_STUDENTS = 400


class StartError(Exception):
    """Why the app does not start, in a sentence that says what to do."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Returns 0 when it is done or after Ctrl-C; 2, with a sentence, if it cannot.

    With `--lab` it returns what JupyterLab does.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    ours, for_voila = given, []
    if "--" in given:
        ours, for_voila = given[: given.index("--")], given[given.index("--") + 1 :]
    try:
        options = _parser().parse_args(ours)
        if options.copy or options.sheets:
            _write(options)
            if not options.lab:
                return 0
        if options.lab:
            return _open_lab(options, for_voila)
        _start(options, for_voila)
    except (StartError, CopyError) as error:
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
    add("--port", help=f"the port to serve at (default: {_USUAL_PORT} if it is free)")
    add("--no-browser", action="store_true", help="do not open the browser")
    add(
        "--ip",
        help="serve a class: the address of this computer to listen at, 0.0.0.0 for all of them. "
        "Visitors need the code in the link that is printed",
    )
    add("--token", help="the code for a class, instead of one made up at each start")
    add("--seed", help="deal everybody the same cards, unless their link has a ?seed= of its own")
    add("--base-url", default="/", help="the path the pages are under, as behind a proxy")
    add("--language", metavar="CODE", help="speak cy, hi or ro to visitors who ask for no language")
    add(
        "--lab",
        action="store_true",
        help=f"open the lessons in JupyterLab to change them: a copy in the folder {lab.COPY}, "
        "or the folder that is named",
    )
    add("--copy", metavar="DIR", help="write the notebooks into a folder, to be changed there")
    add("--overwrite", action="store_true", help="with --copy: replace files that are there")
    add("--sheets", metavar="DIR", help="write sheets of exercises to print, and keys for teachers")
    add("--students", default="30", help="with --sheets: how many, or their numbers, as 1001-1030")
    return parser


def _write(options: argparse.Namespace) -> None:
    """Copy the notebooks, or write the sheets. Raises StartError or CopyError."""
    folder = _folder(options.folder)
    language = _language(options.language) or "en"
    if options.copy:
        to = Path(options.copy)
        files = copy_notebooks(folder, to, language=language, overwrite=options.overwrite)
        notebooks = sum(file.suffix == ".ipynb" for file in files)
        print(f"{notebooks} notebooks are in  {to}")
        if not options.lab:
            print(f"Serve them with  unokart {to}  or change them with  unokart --lab {to}")
    if options.sheets:
        from unokart_widget.app.sheets import SheetError, write_sheets

        numbers = _students(options.students)
        try:
            files = write_sheets(folder, Path(options.sheets), numbers, language=language)
        except SheetError as error:
            raise StartError(str(error)) from error
        if not files:
            raise StartError(f"no lesson in “{folder}” has exercises to print.")
        for file in files:
            print(file)
        print("Open them in a browser and print. Keep those named key to yourself.")


def _open_lab(options: argparse.Namespace, extra: Sequence[str]) -> int:
    """JupyterLab on the folder that is named, or else on a copy. Raises StartError or CopyError."""
    if not lab.is_installed():
        raise StartError(lab.NOT_INSTALLED)
    ip = _ip(options.ip)
    language = _language(options.language)
    if options.copy:
        folder = Path(options.copy)
    elif options.folder:
        folder = _folder(options.folder)
    else:
        folder = Path(lab.COPY)
        if not folder.is_dir():
            copy_notebooks(_folder(None), folder, language=language or "en")
        print(f"Your copy of the lessons is in  {folder.resolve()}", flush=True)
    if language:
        os.environ[DEFAULT_LANGUAGE] = language
    return lab.run(
        lab.command(
            folder,
            ip=str(ip),
            port=_port(options.port),
            browser=not options.no_browser,
            token=_token(options.token, open_to_all=False),
            extra=extra,
        )
    )


def _students(text: str) -> range:
    """The numbers of students: so many from 1001, or from one to another."""
    first, dash, last = text.partition("-")
    if all(part.isascii() and part.isdigit() and len(part) <= 6 for part in (first, last or "0")):
        numbers = range(int(first), int(last) + 1) if dash else range(1001, 1001 + int(first))
        if 1 <= len(numbers) <= _MOST_STUDENTS:
            return numbers
    raise StartError(
        f"--students is how many there are, at most {_MOST_STUDENTS}, or their numbers such as "
        f"1001-1030, not “{text}”."
    )


def _language(text: str | None) -> str | None:
    if text is None:
        return None
    from unokart_widget import rulebook

    if text not in rulebook.languages():
        known = ", ".join(f"{code} ({name})" for code, name in rulebook.language_names().items())
        raise StartError(f"--language is one of {known}, not “{text}”.")
    return text


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
    if language := _language(options.language):
        os.environ[DEFAULT_LANGUAGE] = language
    # What is the teacher's is not for whoever comes with a code.
    os.environ[CLASS] = "1" if token else ""
    listener = _listen(ip, _port(options.port))
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


def _listen(ip: ipaddress.IPv4Address | ipaddress.IPv6Address, port: int) -> socket.socket:
    """The socket to listen at; for the port 0 the usual one, or another if that is taken."""
    if port == 0:
        # What a browser keeps, one's progress, it keeps for each port apart.
        with contextlib.suppress(StartError):
            return _bind(ip, _USUAL_PORT)
    return _bind(ip, port)


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

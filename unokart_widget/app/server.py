"""The parts of the server that are ours: Voilà finds them by name in `voila.json`.

Importing this module also tells Jupyter where our page template is. So `unokart` and
`voila notebooks/` find it alike, in a checkout, an editable install and a wheel.
"""

from __future__ import annotations

import os
import secrets
from functools import cached_property, partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import tornado.web
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_server.auth.identity import PasswordIdentityProvider
from jupyter_server.auth.login import LoginFormHandler
from jupyter_server.utils import url_path_join
from voila.handler import BaseVoilaHandler
from voila.tornado.handler import TornadoVoilaHandler

from unokart_widget.app import art, pages, prose
from unokart_widget.app.asked import Asked
from unokart_widget.app.lessons import EXPERIMENT, TABLE
from unokart_widget.app.notebooks import lesson_name, sources
from unokart_widget.app.seed import DEFAULT_SEED, OWN_NUMBER

DATA = Path(__file__).parent / "jupyter"
TEMPLATE = "unokart"

_COOKIE = "unokart-number"
_NOTHING = Asked()

# Whatever a notebook or a widget tries, the browser asks no other server for anything.
POLICY = (
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; "
    "connect-src 'self' ws: wss: data: blob:; frame-ancestors 'self'"
)


def _announce_template() -> None:
    """Add our data folder to Jupyter's.

    The template lies under `nbconvert/`, where Voilà also looks: a `voila/` of ours would be taken
    for the folder of Voilà's own themes.
    """
    known = os.environ.get("JUPYTER_PATH", "").split(os.pathsep)
    if str(DATA) not in known:
        os.environ["JUPYTER_PATH"] = os.pathsep.join([*filter(None, known), str(DATA)])


_announce_template()


class Kernels(KernelSpecManager):
    """One kernel: the Python that runs the server.

    A kernel from elsewhere on the machine might have no unokart-widget, or another version.
    """

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.kernel_dirs = []
        # Voilà makes this object before any that makes pages, so none is without its frame.
        settings = getattr(self.parent, "voila_configuration", None)
        if settings is not None and settings.page_config_hook is None:
            settings.page_config_hook = page_config

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        spec = super().get_kernel_spec(kernel_name)
        spec.argv = [
            *spec.argv,
            # A visitor's kernel has no use for the history that IPython keeps in a database.
            "--HistoryManager.enabled=False",
            # Each kernel warns that what it says to this server, on this computer, is not
            # encrypted: alarming on a teacher's terminal, and nothing that could be done about.
            "--IPKernelApp.log_level=ERROR",
        ]
        return spec


def page_config(
    config: dict[str, Any],
    *,
    base_url: str,
    settings: dict[str, Any],
    notebook_path: str,
    asked: Asked = _NOTHING,
    number: int | None = None,
    **_: Any,
) -> dict[str, Any]:
    """Voilà's hook for each page: adds what our template needs, as `unokart`.

    `asked` and `number` (by which a lesson deals to this visitor) are not known of a page that is
    made before anybody asks for it.
    """
    path = Path(settings["contents_manager"].root_dir) / notebook_path
    frame = pages.frame(path.parent, path.name, base_url, asked)
    frame["number"] = number if frame["is_lesson"] else None
    config["unokart"] = {"words": pages.Words(asked.speaks), "frame": frame}
    return config


class Ours(BaseVoilaHandler):  # type: ignore[misc]
    """What all our pages have: a policy, and words for their templates and for error pages."""

    @property
    def content_security_policy(self) -> str:
        return POLICY

    @cached_property
    def asked(self) -> Asked:
        return Asked.by(self.request.query)

    @property
    def template_namespace(self) -> dict[str, Any]:
        space: dict[str, Any] = super().template_namespace
        return space | {
            "words": pages.Words(self.asked.speaks),
            "language": self.asked.speaks,
            "home": self.base_url + self.asked.search(),
        }


class Page(Ours):
    """A page of ours that is no notebook."""

    def initialize(self, **arguments: Any) -> None:
        super().initialize(voila_configuration=self.settings["voila"].voila_configuration)


class FirstPage(Page):
    """The way to the table and to every lesson."""

    @tornado.web.authenticated
    def get(self) -> None:
        folder = Path(self.settings["contents_manager"].root_dir)
        asked = self.asked
        self.write(
            self.render_template(
                "first-page.html",
                art=art,
                address=lambda file: pages.address(self.base_url, file, asked),
                table_address=pages.address(self.base_url, TABLE),
                has_table=(folder / TABLE).is_file(),
                has_experiment=(folder / EXPERIMENT).is_file(),
                experiment=EXPERIMENT,
                table=TABLE,
                sections=pages.sections(folder, asked.speaks),
                seed=asked.seed,
                asked_language=asked.language,
                languages=pages.other_languages(self.base_url, asked),
                colours=pages.COLOURS,
            )
        )


class LessonPage(Ours, TornadoVoilaHandler):  # type: ignore[misc]
    """A notebook, run for its visitor, in the visitor's language."""

    page_config_hook: Any

    def initialize(self, **arguments: Any) -> None:
        super().initialize(**arguments)
        if self.page_config_hook is page_config:
            self.page_config_hook = partial(page_config, asked=self.asked, number=self.number)
        # Not before: Voilà will not have this hook and pre-heated kernels, which have no visitor.
        if self.voila_configuration.prelaunch_hook is None:
            self.voila_configuration.prelaunch_hook = in_language

    @cached_property
    def number(self) -> int:
        """The number by which lessons deal to this visitor: asked for, or the browser's own."""
        if self.asked.seed is not None:
            return self.asked.seed
        default = os.environ.get(DEFAULT_SEED, "")
        if default:
            return int(default)
        kept = self.get_cookie(_COOKIE, "")
        if not (kept.isascii() and kept.isdigit() and len(kept) <= 6):
            kept = str(1000 + secrets.randbelow(9000))
            # For a school year.
            self.set_cookie(_COOKIE, kept, expires_days=365, path=self.base_url, samesite="Lax")
        return int(kept)

    @tornado.web.authenticated
    async def get(self, path: str = "") -> None:
        if not path.endswith(".ipynb"):
            raise tornado.web.HTTPError(404)
        # Makes the cookie without which the server refuses what the page says when it is closed:
        # that its kernel can go.
        _ = self.xsrf_token
        # The kernel learns of its visitor by the query.
        own = urlencode({OWN_NUMBER: self.number})
        self.request.query = "&".join(filter(None, [self.request.query, own]))
        await super().get(path)

    def should_use_rendered_notebook(self, *arguments: Any) -> bool:
        """Whether a page that was made beforehand will do: those are in English."""
        english = Asked().speaks == self.asked.speaks == "en"
        return english and bool(super().should_use_rendered_notebook(*arguments))


def in_language(handler: Any, *, notebook: Any, cwd: str) -> None:
    """Voilà's hook before a notebook is run: its prose in the visitor's language."""
    del cwd
    if isinstance(handler, LessonPage):
        path = Path(handler.settings["contents_manager"].root_dir) / handler.path_args[0]
        speaks = handler.asked.speaks
        words = prose.of_notebook(lesson_name(sources(notebook)), path, speaks)
        if words is not None:
            prose.translate(notebook, words)
            notebook.metadata["unokart_language"] = speaks


class NotFound(Page):
    """Whatever else is asked for, files beside the notebooks among it."""

    async def prepare(self) -> None:
        await super().prepare()
        raise tornado.web.HTTPError(404)


class ComeIn(Page, LoginFormHandler):
    """Asks for the code of a class."""


class Visitors(PasswordIdentityProvider):
    """Who may come in (everybody, or whoever has the token), and which pages there are."""

    def get_handlers(self) -> list[tuple[Any, ...]]:
        """The handlers of our pages. They come before Voilà's own of the same addresses."""
        server: Any = self.parent
        server.app.settings.setdefault("default_handler_class", NotFound)

        def at(path: str) -> str:
            return str(url_path_join(server.server_url, path))

        handlers: list[tuple[Any, ...]] = [(at("/login"), ComeIn)]
        if server.notebook_path:
            return handlers
        lesson_arguments = {
            "template_paths": server.template_paths,
            "config": server.config,
            "voila_configuration": server.voila_configuration,
        }
        return [
            *handlers,
            (server.server_url, FirstPage),
            (at("/voila/tree/?"), FirstPage),
            (at("/voila/render/(.*)"), LessonPage, lesson_arguments),
            (at("/voila/(?:files|tree|api/contents)(?:/.*)?"), NotFound),
        ]

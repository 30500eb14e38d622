"""A widget that leaves a text and a drawing in the saved notebook, for where it does not live."""

from __future__ import annotations

import secrets
from typing import ClassVar

import traitlets

from unokart_widget import rulebook
from unokart_widget.widgets import reruns, saved
from unokart_widget.widgets.channel import CheckedWidget
from unokart_widget.widgets.front_end import bundle


class DisplayedWidget(CheckedWidget):
    """What our widgets have in common as outputs of a cell."""

    fallback = traitlets.Unicode(
        read_only=True, help="The class name of this widget's text in the saved notebook."
    ).tag(sync=True)

    # Text and not a path: anywidget would tie each widget to the file, and so to the class, for
    # good, and none could ever be given back.
    _esm = traitlets.Unicode(read_only=True, help="The page's code.").tag(sync=True)
    _css = traitlets.Unicode(read_only=True, help="The page's looks.").tag(sync=True)

    _page: ClassVar[str]
    """What its bundle is called, and the file of its page's words: "table", say."""

    _text_due = False
    _displayed = False

    def _open(self) -> None:
        """Begin to live, once the other traits have their values: the page is told of it."""
        self._cell = saved.cell_number()
        self._display_id = secrets.token_hex(8)
        self.set_trait("fallback", f"unokart-fallback-{self._display_id}")
        self._prepare()
        super().__init__()
        self._own_layout = self.layout
        reruns.take_over(self)

    def _prepare(self) -> None:
        """Give the traits that need to know the cell their values."""
        raise NotImplementedError

    def _as_saved(self) -> dict[str, str]:
        """The MIME bundle that stays in a saved notebook."""
        raise NotImplementedError

    def close(self) -> None:
        """Take the widget off the page, and give back what it holds in kernel and page."""
        super().close()
        layout = self.__dict__.pop("_own_layout", None)
        if layout is not None:
            layout.close()

    def _ipython_display_(self) -> None:
        with self._guard():
            if self.comm is not None and saved.in_notebook():
                # The empty text is for what knows no widgets and would complain of no text.
                saved.show({saved.WIDGET_VIEW: self.get_view_spec(), "text/plain": ""})
            if not saved.on_web_page():
                saved.show(self._as_saved(), self._display_id)
                self._displayed = True

    def _save_text(self) -> None:
        """Bring the text in the notebook up to date, where there is one."""
        due, self._text_due = self._text_due, False
        if not due or not self._displayed or not saved.in_notebook():
            return
        try:
            saved.replace(self._as_saved(), self._display_id)
        except Exception:
            # What it tells of must go on without it.
            self.log.exception("The text of a widget could not be brought up to date.")

    @traitlets.default("_esm")
    def _default_esm(self) -> str:
        return bundle(f"{self._page}.js")

    @traitlets.default("_css")
    def _default_css(self) -> str:
        return bundle(f"{self._page}.css")


class SpokenWidget(DisplayedWidget):
    """A widget whose page puts its words together itself, in a language that can be changed."""

    words = traitlets.Unicode(
        read_only=True, help="The words of the page in its language, as Fluent source."
    ).tag(sync=True)
    languages = traitlets.Dict(
        read_only=True, help="The languages that it speaks: names by code."
    ).tag(sync=True)

    @property
    def language(self) -> str:
        """The language of all words; setting it changes them at once.

        Raises RulebookError for a language that is not among `rulebook.languages()`.
        """
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        with self._guard():
            self._speak(language)
            self._save_text()

    def _begin_to_speak(self, language: str) -> None:
        """Give the words their values, before anything is shown."""
        self._language = language
        self.set_trait("words", rulebook.interface_words(language, self._page))
        self.set_trait("languages", rulebook.language_names())

    def _speak(self, language: str) -> None:
        """Change the language of all words; called locked."""
        rulebook.check_language(language)
        self._language = language
        self.set_trait("words", rulebook.interface_words(language, self._page))
        self._show()

    def _show(self) -> None:
        """Send what is to be seen."""
        raise NotImplementedError

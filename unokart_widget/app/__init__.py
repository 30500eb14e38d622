"""The web app: the notebooks served by Voilà as pages for a class.

`unokart` on the command line starts it (`unokart_widget.app.launcher`). A notebook needs one thing
of it, the seed that its visitor asked for: `visitor_seed()`. Importing this package imports neither
Voilà nor a server.
"""

from unokart_widget.app.seed import visitor_seed

__all__ = ["visitor_seed"]

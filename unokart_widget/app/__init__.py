"""The web app: the notebooks served by Voilà as pages for a class.

`unokart` on the command line starts it (`unokart_widget.app.launcher`). A notebook needs two things
of it, what its visitor asked for: `visitor_seed()` and `visitor_language()`. Importing this package
imports neither Voilà nor a server.
"""

from unokart_widget.app.asked import visitor_language
from unokart_widget.app.seed import visitor_seed

__all__ = ["visitor_language", "visitor_seed"]

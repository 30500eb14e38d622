"""`python -m unokart_widget` starts the web app, as the command `unokart` does."""

from unokart_widget.app.launcher import main

if __name__ == "__main__":
    raise SystemExit(main())

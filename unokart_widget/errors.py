"""The errors of this package. The text of each says what is wrong, where, and what to do."""


class UnokartError(ValueError):
    """The base of all errors of this package."""


class RulebookError(UnokartError, LookupError):
    """The rulebook has no such words: an unknown language, rule, sentence or card."""

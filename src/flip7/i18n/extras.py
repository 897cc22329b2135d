"""The sentence about a package that is not installed."""

from flip7.extras import MissingExtra, install_command
from flip7.i18n.catalog import say


def extra_words(missing: MissingExtra) -> str:
    """Say which package is missing, and the command that brings it."""
    return say("extra-missing", package=str(missing.name), command=install_command(missing.extra))

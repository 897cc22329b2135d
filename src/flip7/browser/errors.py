"""Errors about files and links that somebody opens at a device."""

from flip7.core.errors import Flip7Error


class BadInput(Flip7Error):
    """A backup or a record that cannot be read, in one sentence; nothing has changed."""

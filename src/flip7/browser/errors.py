"""What is wrong with a file or a link that somebody opens at a device."""

from flip7.core.errors import Flip7Error


class BadInput(Flip7Error):
    """A backup or a record that cannot be read, in one sentence; nothing has changed."""

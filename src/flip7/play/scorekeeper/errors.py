"""Errors of a score keeper, each one sentence for people."""

from flip7.core.errors import Flip7Error


class Refused(Flip7Error):
    """A tap that cannot be; nothing has changed."""


class Doubtful(Refused):
    """A score that no hand can give: if the table insists, tap it again with `sure`."""


class BadScoreSheet(Flip7Error):
    """Players or rules that no game can have, or a saved game that cannot be read."""

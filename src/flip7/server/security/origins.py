"""The check of the `Origin` header: which web pages may connect."""

from urllib.parse import urlsplit

from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason, Refused
from flip7.server.config import Settings


class Origins:
    """The origins whose pages may open sockets and make tables."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def is_allowed(self, origin: str | None, host: str | None) -> bool:
        """Return whether a page of this origin may connect. Programs send no `Origin`, and may connect."""
        if origin is None:
            return True
        own = urlsplit(self._settings.public_url)
        if origin in self._settings.origins or origin == f"{own.scheme}://{own.netloc}":
            return True
        try:
            page = urlsplit(origin)
        except ValueError:  # «http://[» is not an address at all
            return False
        return page.netloc == host and page.scheme in {"http", "https"}

    def check_origin(self, origin: str | None, host: str | None) -> None:
        """Raise `Refused` unless a page of this origin may connect."""
        if not self.is_allowed(origin, host):
            raise Refused(Reason.FOREIGN_ORIGIN, say("refused-origin"))

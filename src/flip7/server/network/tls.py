"""Reload a TLS certificate when its files change, without a restart."""

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NoReturn

log: Final = logging.getLogger("flip7.server")

INTERVAL_SECONDS: Final = 5.0
"""The interval between two checks of the files; certificates are renewed days before the old ones expire."""

Stamps = tuple[tuple[int, int, int] | None, ...]
"""Of each file the time of its last change, its size and its inode; None if it is not there."""


class CertificateReloader:
    """Loads the certificate again into a context that serves already; connections that are open go on as they are."""

    def __init__(self, context: ssl.SSLContext, chain: Path, key: Path | None) -> None:
        self._context = context
        self._chain = chain
        self._key = key
        self._served = self._seen = self._stamps()
        """The stamps of the files that are served, and of those seen at the last look."""

    def look(self) -> None:
        """Load the files if they have changed and have stayed the same since the last look.

        Certificate and key are two files: whoever looks between the two writes finds what does not fit.
        """
        now = self._stamps()
        settled, self._seen = now == self._seen, now
        if now == self._served or not settled:
            return
        self._served = now  # the same broken file is complained about once
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(self._chain, self._key, password="")
            self._context.load_cert_chain(self._chain, self._key, password="")
        except (OSError, ValueError) as error:
            log.error("the new certificate %s cannot be used, the old one stays in use: %s", self._chain, error)  # noqa: TRY400 - the traceback says no more
        else:
            log.info("the new certificate %s is in use now", self._chain)

    async def watch(self, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> NoReturn:
        """Look at the files every few seconds."""
        while True:
            await sleep(INTERVAL_SECONDS)
            self.look()

    def _stamps(self) -> Stamps:
        return tuple(_stamp(file) for file in (self._chain, self._key) if file is not None)


def _stamp(file: Path) -> tuple[int, int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino

"""Ports for servers of other programs, which must be told one before they start."""

import socket
from random import SystemRandom
from typing import Final

LOWEST: Final = 15_000
HIGHEST: Final = 32_000
"""Below the ports that Linux gives to outgoing connections (from 32768 on): nobody's connection takes the port between
this look and the start of the server. A port that `bind` chose is from among those."""


def free_port() -> int:
    """Return a port of 127.0.0.1 at which nobody listens."""
    while True:
        port = SystemRandom().randint(LOWEST, HIGHEST)
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port

"""Raise the limit of open file descriptors (RLIMIT_NOFILE): every connection takes one, and 1,024 are soon used up."""

import logging
from typing import Final

log: Final = logging.getLogger("flip7.server")

MAX_DESCRIPTORS: Final = 65_536
"""Never ask for more: some libraries loop over all possible descriptors."""
RESERVED_DESCRIPTORS: Final = 200
"""Descriptors besides those of clients: the database, bots' processes, files of the site."""


def raise_descriptor_limit(sockets: int) -> int | None:
    """Raise the soft limit as far as the system allows, and return it; warn if the sockets do not fit.

    None if there is no limit here.
    """
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY:
        return None
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft < sockets + RESERVED_DESCRIPTORS:
        log.warning(
            "%d connections may come (--most-sockets), but the system allows %d open files: raise its limit"
            " (LimitNOFILE= of systemd, ulimit -n) to %d",
            sockets,
            soft,
            sockets + RESERVED_DESCRIPTORS,
        )
    return soft

"""A rate-limited log, so that nobody fills the disk with errors that they provoke."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

LINES_PER_MINUTE: Final = 10
"""Of one kind. A mistake is understood from a few of its tracebacks, each of some 6 kB."""
_MINUTE_SECONDS: Final = 60.0


@dataclass(slots=True)
class _Minute:
    began: float
    lines: int = 0
    left_out: int = 0


class RateLimitedLog:
    """Logs a few lines of each kind a minute, then says how many more there were."""

    def __init__(self, logger: logging.Logger, clock: Callable[[], float], most: int = LINES_PER_MINUTE) -> None:
        self._logger = logger
        self._clock = clock
        self._most = most
        self._minutes: dict[str, _Minute] = {}

    def error(self, kind: str, *, error: BaseException | None = None) -> None:
        """Log an error under a fixed sentence, which is its kind, with the traceback of the exception."""
        self._log(logging.ERROR, kind, kind, error)

    def warning(self, kind: str, detail: object) -> None:
        """Log a warning: a fixed sentence, which is its kind, and what is different each time."""
        self._log(logging.WARNING, kind, f"{kind}: {detail}", None)

    def _log(self, level: int, kind: str, line: str, error: BaseException | None) -> None:
        now = self._clock()
        minute = self._minutes.get(kind)
        if minute is None or now - minute.began >= _MINUTE_SECONDS:
            if minute is not None and minute.left_out:
                self._logger.log(level, "%s: %d more like this in the last minutes", kind, minute.left_out)
            minute = self._minutes[kind] = _Minute(now)
        if minute.lines >= self._most:
            minute.left_out += 1
            return
        minute.lines += 1
        self._logger.log(level, "%s", line, exc_info=error)

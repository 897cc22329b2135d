"""Log lines, limited by rate."""

import logging

import pytest

from flip7.server.security.log_limit import LINES_PER_MINUTE, RateLimitedLog


def test_ten_lines_of_a_kind_are_logged_in_a_minute_and_the_others_counted(caplog: pytest.LogCaptureFixture) -> None:
    """S7: 20 sockets filled 18 GB of log in an hour."""
    now = 0.0
    log = RateLimitedLog(logging.getLogger("flip7.server"), lambda: now)
    for _ in range(1000):
        log.error("a message could not be answered", error=ValueError("x"))
        log.warning("a table cannot be listed", detail="why")
    lines = [record.getMessage() for record in caplog.records]
    assert lines.count("a message could not be answered") == LINES_PER_MINUTE
    assert lines.count("a table cannot be listed: why") == LINES_PER_MINUTE
    caplog.clear()
    now = 60.0
    log.error("a message could not be answered", error=ValueError("x"))
    assert [record.getMessage() for record in caplog.records] == [
        "a message could not be answered: 990 more like this in the last minutes",
        "a message could not be answered",
    ]
    assert caplog.records[1].exc_info

"""A whole game at one table, played from a terminal and from a browser."""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

import pexpect
import pytest

from flip7.protocol.room_options import GameRules
from flip7.server.rooms.create import Plan
from tests.server.served import Served
from tests.waiting import wait_until
from tests.web import ui_states
from tests.web.conftest import Visit
from tests.web.page_objects import AT_ONCE

pytestmark = pytest.mark.integration


class Terminal:
    """`flip7 join` at a terminal of 80 by 24, with somebody who stays whenever they are asked."""

    def __init__(self, link: str, folder: Path) -> None:
        environment = {**os.environ, "TERM": "xterm-256color", "PYTHONUTF8": "1", "XDG_STATE_HOME": str(folder)}
        self._child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "flip7", "join", link, "--name", "Tess"],
            env=environment,
            encoding="utf-8",
            dimensions=(24, 80),
            timeout=60,
        )
        self._done = Event()
        self.seen = ""
        self._child.expect("Table ")  # the lobby
        self._child.send("y+++")  # ready, and at once
        self._typing = Thread(target=self._type, daemon=True)
        self._typing.start()

    def _type(self) -> None:
        """S stays, Enter gives a card to the first who can get it, space goes on; each is nothing at other times."""
        while not self._done.is_set():
            for key in ("s", "\r", " "):
                self._child.send(key)
                self._read()

    def _read(self) -> None:
        with suppress(pexpect.TIMEOUT, pexpect.EOF):
            self.seen += self._child.read_nonblocking(100_000, timeout=0.05)

    def until_it_says(self, words: str) -> None:
        """The words have been on the screen."""
        wait_until(lambda: words in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.seen))

    def leave(self) -> int:
        """The exit status."""
        if self._done.is_set():
            return int(self._child.exitstatus or 0)
        self._done.set()
        self._typing.join()
        self._child.send("q")
        self._child.expect(pexpect.EOF)
        self.seen += str(self._child.before)
        self._child.close()
        return int(self._child.exitstatus if self._child.exitstatus is not None else -1)


@contextmanager
def sitting(link: str, folder: Path) -> Iterator[Terminal]:
    """Tess sits at the table."""
    terminal = Terminal(link, folder)
    try:
        yield terminal
    finally:
        terminal.leave()


def test_a_terminal_and_a_browser_finish_a_game_together(visit: Visit, served: Served, tmp_path: Path) -> None:
    ann = visit(wishes={"speed": AT_ONCE}, name="Ann")
    code = ui_states.hosted(ann, served, Plan(name="Ann", seats=2, rules=GameRules(target=20)))
    with sitting(f"http://127.0.0.1:{served.port}/t/{code}", tmp_path) as tess:
        ann.page.get_by_text("Tess").first.wait_for()
        ann.page.get_by_text("Everybody is ready.").wait_for()
        ann.click("Start")
        ann.play_on()
        totals = ann.totals()
        assert set(totals) == {"You", "Tess"}
        assert max(totals.values()) >= 20
        winner = "Ann" if totals["You"] > totals["Tess"] else "Tess"
        tess.until_it_says(f"{winner} wins with {max(totals.values())}")
        assert tess.leave() == 0

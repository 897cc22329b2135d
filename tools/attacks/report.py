"""The report of each flood: a row with its figures, and the bars that were missed."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, field

from tools.attacks.bystanders import Seen
from tools.attacks.floods import FLOODS
from tools.attacks.meter import Reading
from tools.attacks.target import Achieved

MOST_P99_MILLISECONDS: Final = 250
"""Of the bystanders' answers, on a quiet machine."""
STARVED_MILLISECONDS: Final = 2_000
"""After this long without an answer, or the list of tables, people think that the server is gone."""
MOST_MEMORY_MEGABYTES: Final = 200
"""By which the server may grow during a flood."""
MOST_LOG_KILOBYTES_PER_SECOND: Final = 20
"""Of stderr: 70 MB an hour, which rotation copes with."""
MOST_TABLES: Final = 100
"""That one address may make in the few seconds of a flood."""
OK: Final = "ok"
QUIET: Final = 0.3
"""Of a core: what other programs may take on a machine that is called quiet."""
_MEGABYTE: Final = 1_000_000
_KILOBYTE: Final = 1_000


class Server(Struct):
    """The cost of the flood for the server; missing if its process is unknown."""

    processor: float
    """Seconds of processor time in a second."""
    tool: float
    """Seconds of processor time of the attacker and the bystanders in a second."""
    others: float
    """Seconds of processor time of all other programs in a second: where it is high, times of a flood say little."""
    memory_before: float
    """In megabytes, as all of these."""
    memory_peak: float
    memory_after: float
    log_kilobytes: float


class Row(Struct):
    """One line of the table."""

    flood: str
    finding: str
    seconds: float
    achieved: Achieved
    answers: int
    p50: float
    """Milliseconds from a bystander's answer to hearing of it, as all of these."""
    p99: float
    worst: float
    lost: int
    """Answers that nobody heard of."""
    could_sit: bool
    """Whether the bystanders came to play before the flood."""
    broken: int
    """Connections of bystanders that broke."""
    ping_p99: float
    list_worst: float
    unserved: int
    """Requests for the list that were refused or not answered."""
    server: Server | None = None
    missed: list[str] = field(default_factory=list)
    """The bars that were missed."""

    @property
    def verdict(self) -> str:
        """Say in a few words whether the flood did harm."""
        if self.achieved.problem:
            return f"not tried: {self.achieved.problem}"
        return "; ".join(self.missed) or OK


def server_figures(before: Reading, end: Reading, peak: int, after: Reading, seconds: float) -> Server:
    """Compare the readings before, at the end of and after a flood."""
    processor = end.processor_seconds - before.processor_seconds
    tool = end.tool_seconds - before.tool_seconds
    return Server(
        processor=processor / seconds,
        tool=tool / seconds,
        others=max(0.0, end.machine_seconds - before.machine_seconds - processor - tool) / seconds,
        memory_before=before.memory_bytes / _MEGABYTE,
        memory_peak=max(peak, before.memory_bytes, end.memory_bytes, after.memory_bytes) / _MEGABYTE,
        memory_after=after.memory_bytes / _MEGABYTE,
        log_kilobytes=(after.log_bytes - before.log_bytes) / _KILOBYTE,
    )


def row(flood: str, seconds: float, achieved: Achieved, seen: Seen, server: Server | None) -> Row:
    """Put the figures of a flood together and judge them."""
    made = Row(
        flood,
        FLOODS[flood].finding,
        seconds,
        achieved,
        answers=len(seen.answers.milliseconds),
        p50=seen.answers.quantile(0.5),
        p99=seen.answers.quantile(0.99),
        worst=seen.answers.quantile(1),
        lost=seen.answers.missing,
        could_sit=seen.could_sit,
        broken=seen.broken,
        ping_p99=seen.pings.quantile(0.99),
        list_worst=seen.lists.quantile(1),
        unserved=seen.unserved,
        server=server,
    )
    made.missed = _missed(made)
    return made


def _missed(row: Row) -> list[str]:
    """Name the bars that were missed."""
    missed = []
    if not row.could_sit:
        missed.append("no bystander could play before the flood")
    if row.p99 > MOST_P99_MILLISECONDS:
        missed.append(f"p99 {row.p99:,.0f} ms")
    if row.unserved or not row.answers or max(row.worst, row.list_worst) > STARVED_MILLISECONDS:
        missed.append("starved")
    if row.lost:
        missed.append(f"{row.lost} answers lost")
    if row.broken:
        missed.append(f"{row.broken} bystanders cut off")
    if row.server is not None:
        growth = row.server.memory_peak - row.server.memory_before
        if growth > MOST_MEMORY_MEGABYTES:
            missed.append(f"memory +{growth:,.0f} MB")
        if row.server.log_kilobytes > MOST_LOG_KILOBYTES_PER_SECOND * max(1.0, row.seconds):
            missed.append(f"log {row.server.log_kilobytes / row.seconds:,.0f} kB/s")
    if row.achieved.tables > MOST_TABLES:
        missed.append(f"{row.achieved.tables:,} tables")
    missed += [f"not: {what}" for what, holds in row.achieved.checks.items() if not holds]
    return missed


# --- the table --------------------------------------------------------------------------------------------------------

_HEAD: Final = (
    *("flood", "finding", "done", "refused", "closed", "answers", "p50 ms", "p99 ms", "worst", "lost", "ping p99"),
    *("list worst", "server", "tool", "others", "memory MB", "tables", "log kB", "verdict"),
)
_LEFT: Final = frozenset({"flood", "finding", "memory MB", "verdict"})


def table(rows: Sequence[Row]) -> list[str]:
    """Lay the rows out in columns, under a head; say so if the machine was not quiet."""
    cells = [_HEAD, *(_cells(each) for each in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(_HEAD))]
    lines = [
        "  ".join(
            cell.ljust(width) if name in _LEFT else cell.rjust(width)
            for name, cell, width in zip(_HEAD, line, widths, strict=True)
        ).rstrip()
        for line in cells
    ]
    others = max((row.server.others for row in rows if row.server is not None), default=0.0)
    if others > QUIET:
        lines.append(f"Other programs took up to {others:.0%} of a core: the times are not those of a quiet machine.")
    return lines


def _cells(row: Row) -> tuple[str, ...]:
    achieved, server = row.achieved, row.server
    counts = (f"{count:,}" for count in (achieved.done, achieved.refused, achieved.closed, row.answers))
    times = (f"{time:,.0f}" for time in (row.p50, row.p99, row.worst))
    memory, busy = "-", ("-", "-", "-")
    if server is not None:
        memory = f"{server.memory_before:,.0f} → {server.memory_peak:,.0f} → {server.memory_after:,.0f}"
        busy = (f"{server.processor:.0%}", f"{server.tool:.0%}", f"{server.others:.0%}")
    return (
        row.flood,
        row.finding,
        *counts,
        *times,
        str(row.lost),
        f"{row.ping_p99:,.0f}",
        "none" if row.unserved else f"{row.list_worst:,.0f}",
        *busy,
        memory,
        f"{achieved.tables:,}",
        "-" if server is None else f"{server.log_kilobytes:,.0f}",
        row.verdict,
    )

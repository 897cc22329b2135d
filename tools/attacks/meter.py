"""Processor time, memory and log of the server while it is attacked."""

import stat
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # dev has no stubs

from tools.attacks.target import BadTarget


@dataclass(frozen=True, slots=True)
class Reading:
    """The server at one moment, with the processes that it has started."""

    processor_seconds: float
    memory_bytes: int
    log_bytes: int
    tool_seconds: float
    """Processor time of this process and of the attacker."""
    machine_seconds: float
    """Processor time of the whole machine."""


class Meter:
    """Reads what the system knows of a process."""

    def __init__(self, pid: int) -> None:
        try:
            self._process = psutil.Process(pid)
        except psutil.NoSuchProcess:
            raise BadTarget(f"there is no process {pid}") from None
        self._stderr = Path(f"/proc/{pid}/fd/2")
        self._tool = [psutil.Process()]

    def know_tool(self, pid: int) -> None:
        """Count that process as a part of the tool."""
        with suppress(psutil.NoSuchProcess):
            self._tool.append(psutil.Process(pid))

    def read(self) -> Reading:
        """Read everything."""
        family = [self._process, *self._process.children(recursive=True)]
        return Reading(
            sum(_processor_seconds(family)) + self._of_dead_children(),
            sum(_memory_bytes(family)),
            self._log_bytes(),
            sum(_processor_seconds(self._tool)),
            _machine_seconds(),
        )

    def memory_bytes(self) -> int:
        """Read the memory of the server's own process alone, which is quick."""
        memory: int = self._process.memory_info().rss
        return memory

    def _of_dead_children(self) -> float:
        times = self._process.cpu_times()
        return float(getattr(times, "children_user", 0.0) + getattr(times, "children_system", 0.0))

    def _log_bytes(self) -> int:
        """The size of the file to which the server's stderr goes, if it is a file."""
        try:
            found = self._stderr.stat()
        except OSError:
            return 0
        return found.st_size if stat.S_ISREG(found.st_mode) else 0


def _processor_seconds(family: list[psutil.Process]) -> Iterator[float]:
    for process in family:
        with suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            yield float(times.user + times.system)


def _memory_bytes(family: list[psutil.Process]) -> Iterator[int]:
    for process in family:
        with suppress(psutil.NoSuchProcess):
            yield int(process.memory_info().rss)


def _machine_seconds() -> float:
    """Time in which some processor of the machine was busy."""
    machine = psutil.cpu_times()
    return float(sum(machine) - machine.idle - getattr(machine, "iowait", 0.0) - getattr(machine, "steal", 0.0))

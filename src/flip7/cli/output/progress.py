"""A progress bar with games per second and the time left, on a terminal only."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.table import Column
from rich.text import Text

from flip7.generated.colours import TERMINAL

BAR: Final = 16
"""Columns of the bar: with ten digits of games the line still fits into 80."""


class _Count(ProgressColumn):
    """The column that says how many are done, and how many per second."""

    def __init__(self, what: str, table_column: Column) -> None:
        super().__init__(table_column)
        self._what = what

    def render(self, task: Task) -> Text:
        """Return a text such as «1,200,000 of 10,000,000 games, 610,000 a second»."""
        speed = task.finished_speed or task.speed
        rate = f", {speed:,.0f} a second" if speed else ""
        return Text(f"{task.completed:,.0f} of {task.total or 0:,.0f} {self._what}{rate}")


@contextmanager
def progress(count: int, what: str = "games") -> Iterator[Callable[[int], None]]:
    """Show a progress bar within the block, and yield the function that updates it."""
    console = Console(file=sys.stderr)
    if not console.is_terminal or console.is_dumb_terminal:
        yield lambda _: None
        return
    with Progress(
        BarColumn(bar_width=BAR, complete_style=TERMINAL["poppy"], finished_style=TERMINAL["leaf"]),
        _Count(what, table_column=Column(no_wrap=True)),
        TimeRemainingColumn(elapsed_when_finished=True),
        console=console,
        transient=True,
        speed_estimate_period=3,
        refresh_per_second=8,
    ) as bar:
        task = bar.add_task("", total=count)
        yield lambda done: bar.update(task, completed=done)

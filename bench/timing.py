"""Measuring: the best of several short stretches, in processor time."""

import time
from collections.abc import Callable
from dataclasses import dataclass

STRETCHES = 25


@dataclass(frozen=True)
class Figure:
    """Something measured: so many a second."""

    name: str
    unit: str
    rate: float
    bar: float | None = None

    def line(self, yardstick: float) -> str:
        """The figure beside the yardstick and its bar."""
        bar = "" if self.bar is None else f"{self.bar:>11,.0f} a second"
        return f"{self.name:60} {self.rate:>12,.0f} {self.rate / yardstick * 1e6:>18,.1f}  {bar}"


def best(work: Callable[[], int], stretches: int = STRETCHES) -> float:
    """The highest rate of several stretches of the work; the work says how much it did."""
    rates = []
    for _ in range(stretches):
        start = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - start))
    return max(rates)


def plain_calls() -> int:
    """The yardstick: calls of a function that does nothing."""

    def nothing(value: int) -> int:
        return value

    calls = 200_000
    for number in range(calls):
        nothing(number)
    return calls

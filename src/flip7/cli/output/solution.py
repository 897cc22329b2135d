"""A solved round as text: the answer, simple rules to compare, and when to stay."""

from collections.abc import Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from flip7.analysis.solver.report import Report
from flip7.analysis.solver.thresholds import Limit
from flip7.i18n.catalog import say
from flip7.i18n.strategy_names import percent, rule_name
from flip7.terminal.style.console import paper
from flip7.terminal.style.palette import BOLD, DIM, LEAF, POPPY

FIRST_SUM: Final = 12
LAST_SUM: Final = 40
STEP: Final = 4


def show(report: Report) -> None:
    """Print the answer: the value first, then what it rests on."""
    console = paper()
    for line in _answer(report):
        console.print(line)
    console.print()
    console.print(Text(say("solve-rules"), style=BOLD))
    console.print(_rules(report))
    if report.limits:
        console.print()
        console.print(Text(say("solve-limits"), style=BOLD))
        console.print(_limits(report.limits))
        console.print(Text(say("solve-key"), style=DIM))
    if report.hits_when_safe:
        console.print(Text(say("solve-safe"), style=DIM))


def _answer(report: Report) -> Iterator[Text]:
    cards, options, value = report.start.cards, report.options, f"{report.value:.4f}"
    if cards:
        hit, stay = f"{options.hit:.2f}", str(options.stay)
        better = say("solve-hit", hit=hit, stay=stay) if options.is_hit else say("solve-stay", hit=hit, stay=stay)
        yield Text(better, style=POPPY)
        yield Text(say("solve-value-from", cards=" ".join(map(str, cards)), value=value))
    else:
        yield Text(say("solve-value", value=value), style=POPPY)
    yield Text(say("solve-chances", bust=percent(report.bust), flip7=percent(report.flip_7)))
    yield Text(say("solve-states", states=f"{report.states:,}", seconds=f"{report.seconds:.1f}"), style=DIM)


def _rules(report: Report) -> Table:
    table = _table(say("solve-rule"), say("solve-points"), say("solve-loss"))
    best = report.value
    table.add_row(Text(say("solve-best"), style=LEAF), Text(f"{best:.3f}", style=LEAF), "")
    for rule, value in report.rules:
        table.add_row(rule_name(rule), f"{value:.3f}", f"{max(best - value, 0):.3f}")
    return table


def _limits(limits: list[Limit]) -> Table:
    table = _table(
        say("solve-numbers"),
        say("solve-hit-to"),
        say("solve-depends"),
        say("solve-stay-from"),
        say("solve-risk"),
    )
    table.add_column(_scale(), no_wrap=True)
    for limit in limits:
        table.add_row(
            str(limit.numbers),
            say("solve-always") if limit.lowest_stay is None else str(limit.unclear.start - 1),
            _between(limit.unclear),
            "" if limit.lowest_stay is None else str(limit.unclear.stop),
            "" if limit.riskiest_hit is None else percent(limit.riskiest_hit),
            _strip(limit),
        )
    return table


def _between(sums: range) -> str:
    if len(sums) > 1:
        return say("solve-between", low=sums.start, high=sums.stop - 1)
    return str(sums.start) if sums else ""


def _scale() -> Text:
    return Text("".join(f"{value:<{STEP}}" for value in range(FIRST_SUM, LAST_SUM + 1, STEP)), style=DIM)


def _strip(limit: Limit) -> Text:
    """Draw the sums from left to right: hit, it depends, stay; blank where no such hand can be."""
    strip = Text()
    for value in range(FIRST_SUM, LAST_SUM + 1):
        if not limit.lowest <= value <= limit.highest:
            strip.append(" ")
        elif value < limit.unclear.start:
            strip.append("━", LEAF)
        elif value in limit.unclear:
            strip.append("┄", DIM)
        else:
            strip.append("·", POPPY)
    return strip


def _table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=DIM)
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left", no_wrap=True)
    return table

"""What simple rules lose beside the best choices."""

from flip7.odds.solver.report import Report
from flip7.pages.chart import Chart, Json
from flip7.pages.layout import axis, bar_width, column, rows_layout
from flip7.pages.numbers import in_words, untagged
from flip7.words.fluent import say
from flip7.words.solving import rule_name, short_name


def rules_chart(report: Report) -> Chart:
    """One bar for the best choices, one for each rule."""
    best = report.solution.value
    rows = [
        (say("solve-short-best"), say("solve-best"), best),
        *((short_name(found.rule), rule_name(found.rule), found.value) for found in report.rules),
    ]
    items = (say("solve-chart-rules-item", rule=rule, points=f"{value:.3f}") for _, rule, value in rows)
    return Chart(
        id="rules",
        heading=say("solve-chart-rules"),
        text=f"{say('solve-chart-rules-text')} {say('solve-chart-rules-note')}",
        label=in_words(say("solve-chart-rules-label"), items),
        traces=[_bar(rule, value, row, len(rows)) for row, (_, rule, value) in enumerate(rows)],
        layout=rows_layout(
            [name for name, _, _ in rows],
            barmode="overlay",
            xaxis=axis(range=[0, best * 1.02], nticks=6),
            annotations=column([f"{value:.2f}" for _, _, value in rows]),
        ),
    )


def _bar(rule: str, value: float, row: int, rows: int) -> Json:
    return {
        "type": "bar",
        "orientation": "h",
        "x": [value],
        "y": [-row],
        "width": bar_width(rows),
        "marker": {"color": "var(--neutral)" if row else "var(--leaf)"},
        "hoverinfo": "text",
        "hovertext": say("solve-chart-rules-hover", rule=untagged(rule), points=f"{value:.3f}"),
    }

"""What simple rules lose beside the best choices."""

from flip7.analysis.solver.report import Found, Report
from flip7.i18n.catalog import say
from flip7.i18n.strategy_names import rule_name, short_name
from flip7.reports.chart import Chart, Json
from flip7.reports.format import in_words, untagged
from flip7.reports.layout import axis, axis_title, bar_width, column, rows_layout
from flip7.reports.solution.room import with_axis_title


def rules_chart(report: Report) -> Chart:
    """One bar for each rule."""
    best, rules = report.solution.value, report.rules
    most = max(best - found.value for found in rules) or 1.0
    rows = rows_layout(
        [short_name(found.rule) for found in rules],
        barmode="overlay",
        xaxis=axis(range=[0, most * 1.02], nticks=6, title=axis_title(say("solve-chart-rules-axis"))),
        annotations=column([f"{found.value:.2f}" for found in rules]),
    )
    items = (say("solve-chart-rules-item", rule=rule_name(found.rule), points=f"{found.value:.3f}") for found in rules)
    return Chart(
        id="rules",
        heading=say("solve-chart-rules"),
        text=say("solve-chart-rules-text", best=f"{best:.2f}"),
        label=in_words(say("solve-chart-rules-label"), items),
        traces=[_bar(found, best, row, len(rules)) for row, found in enumerate(rules)],
        layout=with_axis_title(rows),
    )


def _bar(found: Found, best: float, row: int, rows: int) -> Json:
    return {
        "type": "bar",
        "orientation": "h",
        "x": [best - found.value],
        "y": [-row],
        "width": bar_width(rows),
        "marker": {"color": "var(--neutral)"},
        "hoverinfo": "text",
        "hovertext": say(
            "solve-chart-rules-hover",
            rule=untagged(rule_name(found.rule)),
            points=f"{found.value:.3f}",
            loss=f"{best - found.value:.3f}",
        ),
    }

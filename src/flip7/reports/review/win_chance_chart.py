"""The chart of everybody's chance to win, from the first card to the last."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, assert_never

from flip7.analysis.reviewed_game import Chances, Mistake, Moment, Review, Stroke, TurningPoint
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.review import Storyteller, choice_told
from flip7.i18n.seat_names import Names
from flip7.reports.chart import DISPLAY_FONT, MARGIN, Chart, Json, Key, axis, axis_title, layout
from flip7.reports.format import SPACE, in_words, percent, untagged
from flip7.reports.review.players import Player

CHOSEN: Final = 0.35
"""Where the chances after an answer are drawn: this far from its decision to the next."""
DEALT: Final = 0.7
"""Where the chances after the cards are drawn, if the round was over then."""
FEW_ROUNDS: Final = 14
"""Up to here every round has its number below the chart."""


def course_chart(review: Review, everybody: Sequence[Player]) -> Chart:
    """Draw a line for each player, decision after decision, with the turning points marked and told."""
    names = Names(review.record.seats)
    storyteller, points = Storyteller(review, names), review.turning_points
    items = (
        say("review-course-item", name=each.name, start=percent(each.breakdown.start), end=percent(each.breakdown.end))
        for each in everybody
    )
    last = len(review.moments) + 1
    return Chart(
        id="course",
        heading=say("review-course-heading"),
        text=say("review-course-text"),
        label=in_words(say("review-course-heading"), items),
        traces=[
            *(_line(review, player, names) for player in _quiet_first(everybody)),
            _marks(points, everybody, [plain(storyteller.tell(point)) for point in points]),
        ],
        layout=layout(
            460,
            margin={**MARGIN, "t": 12, "b": 52},
            hoverdistance=30,
            xaxis=axis(
                range=[-0.02 * last, 1.02 * last],
                showgrid=False,
                title=axis_title(say("review-axis-rounds")),
                **_rounds_axis(review),
            ),
            yaxis=axis(range=[-3, 103], ticksuffix=f"{SPACE}%", nticks=6, automargin="width"),
            shapes=[_border(begin) for begin in _round_begins(review)],
        ),
        keys=[Key(each.name, each.colour, each.dash) for each in everybody if each.stands_out],
        notes=[plain(storyteller.tell(point)) for point in points],
        wide=True,
    )


def _quiet_first(everybody: Sequence[Player]) -> list[Player]:
    """Return the players without a colour of their own first: they lie below the others."""
    return sorted(everybody, key=lambda each: each.stands_out)


def _stops(review: Review) -> Iterator[tuple[float, Chances, Moment | None]]:
    """Yield the points of the lines: the start, every decision before and after its answer, and the end."""
    yield 0.0, review.start, None
    for at, moment in enumerate(review.moments, 1):
        yield at, moment.before, moment
        yield at + CHOSEN, moment.chosen, moment
        if moment.between is not None:
            yield at + DEALT, moment.between, moment
    yield len(review.moments) + 1.0, review.end, None


def _line(review: Review, player: Player, names: Names) -> Json:
    stops = list(_stops(review))
    return {
        "type": "scatter",
        "mode": "lines",
        "x": [at for at, _, _ in stops],
        "y": [100 * chances[player.seat] for _, chances, _ in stops],
        "line": {"color": player.colour, "width": 2.5 if player.stands_out else 1, "dash": player.dash},
        "hoverinfo": "text",
        "hovertext": [_hover(player, chances, moment, names) for _, chances, moment in stops],
    }


def _hover(player: Player, chances: Chances, moment: Moment | None, names: Names) -> str:
    name, chance = untagged(player.name), untagged(percent(chances[player.seat]))
    if moment is None:
        return say("review-course-hover-end", name=name, chance=chance)
    what = untagged(plain(choice_told(moment, names)))
    return say("review-course-hover", name=name, chance=chance, number=moment.table.round, what=what)


def _marks(points: Sequence[TurningPoint], everybody: Sequence[Player], told: Sequence[str]) -> Json:
    """Return a numbered dot for each turning point, on the line of the seat that it changed most."""
    places = [_place(point) for point in points]
    return {
        "type": "scatter",
        "mode": "markers+text",
        "x": [at for at, _, _ in places],
        "y": [100 * chance for _, chance, _ in places],
        "text": [str(number) for number in range(1, len(places) + 1)],
        "textfont": {"family": DISPLAY_FONT, "size": 13, "color": "var(--surface)", "weight": 700},
        "cliponaxis": False,
        "marker": {
            "size": 22,
            "opacity": 1,
            "color": "var(--poppy)",
            "line": {"color": "var(--surface)", "width": 1.5},
        },
        "hoverinfo": "text",
        "hovertext": [
            f"<b>{untagged(everybody[seat].name)}</b><br>{_broken(untagged(text))}"
            for (_, _, seat), text in zip(places, told, strict=True)
        ],
    }


def _place(point: TurningPoint) -> tuple[float, float, int]:
    """Return where the mark stands: at which time, at which chance, and on whose line."""
    at = point.moment.number + 1
    match point:
        case Mistake(moment):
            return at + CHOSEN, moment.chosen[moment.seat], moment.seat
        case Stroke(of_the_deal=of_the_deal):
            ends_the_round = point.moment.between is not None and not of_the_deal
            return at + DEALT if ends_the_round else at + 1, point.after, point.seat
        case _:
            assert_never(point)


def _broken(text: str) -> str:
    """Break the text after each sentence."""
    return text.replace(". ", ".<br>")


# --- rounds below the chart -------------------------------------------------------------------------------------------


def _round_begins(review: Review) -> list[float]:
    """Return between which decisions a new round begins."""
    return [at + DEALT for at, moment in enumerate(review.moments, 1) if moment.between is not None]


def _rounds_axis(review: Review) -> Json:
    """Return an axis with each round's number in its middle."""
    borders = [0.0, *_round_begins(review), len(review.moments) + 1.0]
    middles = [(begin + end) / 2 for begin, end in pairwise(borders)]
    step = 1 + len(middles) // (FEW_ROUNDS + 1)
    return {"tickvals": middles[::step], "ticktext": [str(number) for number in range(1, len(middles) + 1, step)]}


def _border(x: float) -> Json:
    line = {"color": "var(--line)", "width": 1}
    return {"type": "line", "x0": x, "x1": x, "yref": "paper", "y0": 0, "y1": 1, "line": line, "layer": "below"}

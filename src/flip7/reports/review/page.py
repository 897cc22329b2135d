"""The page of a game review."""

from collections.abc import Sequence
from html import escape
from typing import Final

from flip7.analysis.reviewed_game import Review
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.review import choice_told, instead_told
from flip7.i18n.seat_names import Names
from flip7.reports.format import hundredths, percent
from flip7.reports.page import Cell, Fact, Page, table
from flip7.reports.review.luck_chart import costs_chart, parts_chart, points_of
from flip7.reports.review.players import Player, players
from flip7.reports.review.win_chance_chart import course_chart

MAX_LISTED: Final = 12
"""Choices in the table of the costliest ones."""


def review_page(review: Review, seed: int) -> Page:
    """Build the page: headline, chances to win, what they were made of, and the choices that cost most."""
    everybody = players(review)
    return Page(
        command="flip7 review",
        title=_title(review, everybody),
        under=_under(review, everybody),
        facts=_facts(review),
        charts=[course_chart(review, everybody), parts_chart(everybody), costs_chart(everybody)],
        tables="\n".join([_players_table(everybody), *_costliest_table(review)]),
        foot=_foot(review, seed),
    )


def _title(review: Review, everybody: Sequence[Player]) -> str:
    """Say who won and by what, or who has the best chance."""
    winner = review.replayed.game.table.winner
    if winner is None:
        best = max(everybody, key=lambda each: each.breakdown.end)
        return say("review-finding-not-over", name=best.name, chance=percent(best.breakdown.end))
    won = everybody[winner]
    if won.breakdown.others > won.breakdown.luck:
        return say("review-finding-others", name=won.name)
    return say("review-finding-luck", name=won.name)


def _under(review: Review, everybody: Sequence[Player]) -> str:
    """Say the winner's breakdown, or that of the player with the best chance."""
    winner = review.replayed.game.table.winner
    each = max(everybody, key=lambda each: each.breakdown.end) if winner is None else everybody[winner]
    breakdown = each.breakdown
    return say(
        "review-under",
        start=percent(breakdown.start),
        end=percent(breakdown.end),
        luck=points_of(breakdown.luck),
        others=points_of(breakdown.others),
        own=points_of(breakdown.own),
    )


def _facts(review: Review) -> list[Fact]:
    mistakes = review.costliest
    return [
        (say("review-fact-rounds"), str(review.replayed.game.table.round)),
        (say("review-fact-decisions"), str(len(review.moments))),
        (say("review-fact-mistakes"), str(len(mistakes))),
        (say("review-fact-costliest"), hundredths(mistakes[0].cost) if mistakes else "0"),
    ]


def _players_table(everybody: Sequence[Player]) -> str:
    heads = [
        say("review-th-player"),
        say("review-part-luck"),
        say("review-th-own"),
        say("review-th-others"),
        say("review-th-end"),
        say("review-th-mistakes"),
    ]
    rows: list[list[Cell]] = [
        [
            each.name,
            points_of(each.breakdown.luck),
            points_of(each.breakdown.own),
            points_of(each.breakdown.others),
            (hundredths(each.breakdown.end), say("review-th-from", start=hundredths(each.breakdown.start))),
            (str(each.breakdown.mistakes), say("review-th-of", decisions=each.breakdown.decisions)),
        ]
        for each in everybody
    ]
    return table(say("review-players-caption"), heads, rows)


def _costliest_table(review: Review) -> list[str]:
    """Return the choices that cost most, if any did."""
    names = Names(review.record.seats)
    heads = [say("review-th-round"), say("review-th-choice"), say("review-th-better"), say("review-th-cost")]
    rows: list[list[Cell]] = [
        [
            str(moment.table.round),
            plain(choice_told(moment, names)),
            plain(instead_told(moment, names)),
            f"{100 * moment.cost:.1f} ±{100 * moment.error:.1f}",
        ]
        for moment in review.costliest[:MAX_LISTED]
    ]
    return [_stories(say("review-costliest-caption"), heads, rows)] if rows else []


def _stories(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """Return a table under its caption, with sentences between its first column and the numbers in its last."""
    told = table(caption, heads, rows).replace("<table", '<table class="story"', 1)
    return f'<h3 aria-hidden="true">{escape(caption)}</h3>{told}'


def _foot(review: Review, seed: int) -> list[Fact]:
    rules = review.record.rules
    return [
        (say("plot-foot-seats"), str(len(review.start))),
        (say("plot-foot-target"), str(rules.target)),
        (say("plot-foot-first"), say("plot-foot-first-is", first=rules.first)),
        (say("plot-foot-seed"), str(seed)),
    ]

"""The tables of a league report."""

from typing import Final

from flip7.arena.league.standings import LeagueResult, Standing, TableResult
from flip7.core.errors import escape_unprintable
from flip7.i18n.catalog import say
from flip7.reports.format import hundredths, span
from flip7.reports.league.charts import rating_span
from flip7.reports.page import Cell, folded, table

MAX_TABLES: Final = 200
"""A page with more of them would be too long; the CSV file has all."""


def tables(result: LeagueResult) -> str:
    """Return the bots in the open, the tables folded, and who failed."""
    parts = [_bots_table(result)]
    if any(bot.forfeits for bot in result.bots):
        parts.append(_faults_table(result))
    if len(result.tables) <= MAX_TABLES:
        parts.append(_tables_table(result))
    return "\n".join(parts)


def _bots_table(result: LeagueResult) -> str:
    heads = [
        say("league-head-bot"),
        say("league-head-rating"),
        say("league-head-wins"),
        say("league-head-fair"),
        say("league-head-games"),
    ]
    rows: list[list[Cell]] = [
        [
            _named(bot),
            _rating(bot, result),
            (hundredths(bot.win_rate), span(bot.low, bot.high)),
            f"{100 * bot.fair:.1f}".removesuffix(".0"),
            f"{bot.games:,}",
        ]
        for bot in result.bots
    ]
    return table(say("league-table"), heads, rows)


def _rating(bot: Standing, result: LeagueResult) -> Cell:
    """Return the rating and its interval; that of the anchor is no finding."""
    if bot.name == result.anchor:
        return f"{bot.rating:.0f}", say("league-by-definition")
    return f"{bot.rating:.0f}", rating_span(bot)


def _named(bot: Standing) -> Cell:
    """Return the bot's name; a program has its command beside it."""
    return (
        escape_unprintable(bot.label)
        if bot.label == bot.name
        else (escape_unprintable(bot.label), escape_unprintable(bot.name))
    )


def _faults_table(result: LeagueResult) -> str:
    heads = [say("league-head-bot"), say("league-head-forfeits"), say("league-head-what")]
    rows: list[list[Cell]] = [
        [escape_unprintable(bot.label), f"{bot.forfeits:,}", escape_unprintable("; ".join(bot.faults))]
        for bot in result.bots
        if bot.forfeits
    ]
    return folded(say("league-table-faults"), heads, rows)


def _tables_table(result: LeagueResult) -> str:
    labels = {bot.name: escape_unprintable(bot.label) for bot in result.bots}
    heads = [say("league-head-table"), say("league-head-games"), say("league-head-won")]
    rows: list[list[Cell]] = [
        [", ".join(labels[name] for name in sat.bots), f"{sat.games:,}", _won(sat)] for sat in result.tables
    ]
    return folded(say("league-table-tables"), heads, rows, say("league-table-note"))


def _won(sat: TableResult) -> str:
    return " · ".join(f"{wins:,}" for wins in sat.wins.values())

"""CSV export of a league's result, in the long form of `flip7.arena.csv_export`.

| what | of | count | value | low, high |
|---|---|---|---|---|
| games, games_wanted, seconds, games_per_second, seats, target | all | | the number | |
| seed, first, against, anchor | all | | | (in `text`) |
| rating | bot | | points | 95 % |
| win_rate | bot | games won | of its games | 95 % |
| fair_share | bot | | of its games, if all were equally good | |
| games_played | bot | its games | | |
| forfeits | bot | games forfeited | | |
| versus | bot, other | | its share of the games that one of the two won | |
| table_wins | table, bot | games won | of the table's games | |

Rates are numbers from 0 to 1; tables are numbered from 1.
"""

from collections.abc import Iterator
from typing import Final

from flip7.arena.csv_lines import Line, csv_of, harmless
from flip7.arena.league.standings import LeagueResult, Standing

COLUMNS: Final = ("what", "bot", "other", "table", "count", "value", "low", "high", "text")


def csv_text(result: LeagueResult) -> str:
    """Return the result as the text of a CSV file."""
    return csv_of(COLUMNS, lines(result))


def lines(result: LeagueResult) -> Iterator[Line]:
    """Yield all lines of the table."""
    yield from _overall(result)
    for bot in result.bots:
        yield from _of_bot(bot)
    yield from _versus(result)
    yield from _tables(result)


def _overall(result: LeagueResult) -> Iterator[Line]:
    yield {"what": "games", "value": result.games}
    yield {"what": "games_wanted", "value": result.games_wanted}
    yield {"what": "seconds", "value": result.seconds}
    yield {"what": "games_per_second", "value": result.games_per_second}
    yield {"what": "seats", "value": result.seats}
    yield {"what": "target", "value": result.target}
    yield {"what": "seed", "text": harmless(result.seed)}
    yield {"what": "first", "text": result.first}
    for what, name in (("against", result.against), ("anchor", result.anchor)):
        if name is not None:
            yield {"what": what, "text": harmless(name)}


def _of_bot(bot: Standing) -> Iterator[Line]:
    who: Line = {"bot": harmless(bot.name)}
    yield {**who, "what": "rating", "value": bot.rating, "low": bot.rating_low, "high": bot.rating_high}
    yield {**who, "what": "win_rate", "count": bot.wins, "value": bot.win_rate, "low": bot.low, "high": bot.high}
    yield {**who, "what": "fair_share", "value": bot.fair}
    yield {**who, "what": "games_played", "count": bot.games}
    yield {**who, "what": "forfeits", "count": bot.forfeits}


def _versus(result: LeagueResult) -> Iterator[Line]:
    for bot, row in zip(result.bots, result.versus, strict=True):
        for other, share in zip(result.bots, row, strict=True):
            if share is not None:
                yield {"what": "versus", "bot": harmless(bot.name), "other": harmless(other.name), "value": share}


def _tables(result: LeagueResult) -> Iterator[Line]:
    for number, table in enumerate(result.tables, 1):
        for name, wins in table.wins.items():
            rate = wins / table.games if table.games else 0.0
            yield {"what": "table_wins", "table": number, "bot": harmless(name), "count": wins, "value": rate}

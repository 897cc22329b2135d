"""CSV export of a simulation's result, for spreadsheets and data frames.

One header, then one number in every line (the long, or tidy, form). `what` says which number it is; the columns that
say of whom or of what it is are empty where they do not apply:

| what | of | count | value | low, high |
|---|---|---|---|---|
| games, seconds, games_per_second, target | all | | the number | |
| rounds_per_game, cards_per_game, decisions_per_game | all | | mean | |
| reshuffles_per_game, winning_total | all | | mean | |
| seed, first | all | | | (in `text`) |
| win_rate | player, bot | games won | of all games | 95 % |
| points_per_round | player, bot | | mean | 95 % |
| bust_rate, frozen_rate, flip7_rate | player, bot | | of all rounds | |
| round_score | player, bot, points | rounds | of all rounds | |
| seat_win_rate | seat | | of all games | 95 % |
| game_length | rounds | games | of all games | |
| compared_win_rate | bot | | of all games | 95 % |
| shuffles_won_twice | bot | shuffles | of all shuffles | |
| shuffles_shared | all | shuffles | of all shuffles | |
| chance_of_error, games_needed | all | | the number | |
| better | bot | | | |

Rates are numbers from 0 to 1. Players are numbered from 1 in the order in which they were named; seats have their
letters, and seat A deals first. A game length of 64 stands for 64 rounds and more. Lines from `compared_win_rate` on
are there only for a comparison, `better` only if the bots can be told apart, `games_needed` only if they have differed.
Players with the same bot have lines of their own: a pivot over `bot` takes them together.
"""

from collections.abc import Iterator
from typing import Final

from flip7.arena.csv_lines import Line, csv_of, harmless
from flip7.arena.result import BotResult, Result
from flip7.arena.sequential_test import Comparison
from flip7.core.seats import seat_letter

COLUMNS: Final = ("what", "bot", "player", "seat", "points", "rounds", "count", "value", "low", "high", "text")


def csv_text(result: Result) -> str:
    """Return the result as the text of a CSV file."""
    return csv_of(COLUMNS, lines(result))


def lines(result: Result) -> Iterator[Line]:
    """Yield all lines of the table."""
    yield from _overall(result)
    for player, bot in enumerate(result.bots, 1):
        yield from _of_player(bot, player)
    yield from _seats(result)
    yield from _lengths(result)
    if result.comparison is not None:
        yield from _compared(result.comparison)


def _overall(result: Result) -> Iterator[Line]:
    yield {"what": "games", "value": result.games}
    yield {"what": "seconds", "value": result.seconds}
    yield {"what": "games_per_second", "value": result.games_per_second}
    yield {"what": "seed", "text": harmless(result.seed)}
    yield {"what": "target", "value": result.target}
    yield {"what": "first", "text": result.first}
    yield {"what": "rounds_per_game", "value": result.rounds_per_game}
    yield {"what": "cards_per_game", "value": result.cards_per_game}
    yield {"what": "decisions_per_game", "value": result.decisions_per_game}
    yield {"what": "reshuffles_per_game", "value": result.reshuffles_per_game}
    yield {"what": "winning_total", "value": result.winning_total}


def _of_player(bot: BotResult, player: int) -> Iterator[Line]:
    who: Line = {"bot": harmless(bot.name), "player": player}
    mean, error = bot.points_per_round, bot.points_error
    yield {**who, "what": "win_rate", "count": bot.wins, "value": bot.win_rate, "low": bot.low, "high": bot.high}
    yield {**who, "what": "points_per_round", "value": mean, "low": mean - error, "high": mean + error}
    yield {**who, "what": "bust_rate", "value": bot.bust_rate}
    yield {**who, "what": "frozen_rate", "value": bot.frozen_rate}
    yield {**who, "what": "flip7_rate", "value": bot.flip7_rate}
    rounds = sum(bot.scores)
    for points, count in enumerate(bot.scores):
        yield {**who, "what": "round_score", "points": points, "count": count, "value": count / rounds}


def _seats(result: Result) -> Iterator[Line]:
    for seat, rate in enumerate(result.seats):
        low, high = max(rate - result.seat_error, 0.0), min(rate + result.seat_error, 1.0)
        yield {"what": "seat_win_rate", "seat": seat_letter(seat), "value": rate, "low": low, "high": high}


def _lengths(result: Result) -> Iterator[Line]:
    for rounds, count in enumerate(result.rounds, 1):
        yield {"what": "game_length", "rounds": rounds, "count": count, "value": count / result.games}


def _compared(comparison: Comparison) -> Iterator[Line]:
    one, other, pairs = harmless(comparison.one), harmless(comparison.other), comparison.pairs
    rate, low, high = comparison.win_rate, comparison.low, comparison.high
    yield {"what": "compared_win_rate", "bot": one, "value": rate, "low": low, "high": high}
    yield {"what": "compared_win_rate", "bot": other, "value": 1 - rate, "low": 1 - high, "high": 1 - low}
    shared = pairs - comparison.one_won_both - comparison.other_won_both
    for what, bot, count in (
        ("shuffles_won_twice", one, comparison.one_won_both),
        ("shuffles_won_twice", other, comparison.other_won_both),
        ("shuffles_shared", "", shared),
    ):
        yield {"what": what, "bot": bot, "count": count, "value": count / pairs if pairs else 0.0}
    yield {"what": "chance_of_error", "value": comparison.chance_of_error}
    if comparison.games_needed is not None:
        yield {"what": "games_needed", "value": comparison.games_needed}
    if comparison.better is not None:
        yield {"what": "better", "bot": harmless(comparison.better)}

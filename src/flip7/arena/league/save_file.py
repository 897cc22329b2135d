"""The save file of a league, as JSON: what is needed to resume it, and nothing else.

`{"format": "flip7-league/1", "flip7": version, "bots": […], "against": bot or null, "seats", "games", "seed", "rules",
"seconds", "tables": [{"bots": [numbers], "shuffles", "wins": [of each bot there], "forfeits": […]}],
"faults": [[number of a bot, what it did], …]}`
"""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from flip7 import __version__
from flip7.arena.league.counts import Count
from flip7.arena.league.league import League
from flip7.arena.league.runner import LeagueRun
from flip7.arena.league.schedule import Party, lineups
from flip7.core.errors import Flip7Error, quoted
from flip7.core.rules import First, Rules

FORMAT: Final = "flip7-league/1"


class BadLeagueFile(Flip7Error):
    """A text that is not a league to resume."""


@dataclass(frozen=True, slots=True)
class SavedLeague:
    """A league as it was saved: who plays, and how far it is."""

    bots: tuple[str, ...]
    """Without the yardstick."""
    against: str | None
    seats: int
    games: int
    seed: str
    rules: Rules
    seconds: float
    tables: tuple[dict[str, Any], ...]
    faults: tuple[tuple[int, str], ...]

    def counts(self, league: League) -> list[Count]:
        """Return the counts of the league's parties, or raise `BadLeagueFile` if they are those of another league."""
        if len(self.tables) != len(league.parties):
            raise BadLeagueFile(f"tables: {len(self.tables)} of them, and such a league has {len(league.parties)}")
        return [
            _count(f"tables[{place}]", table, party)
            for place, (table, party) in enumerate(zip(self.tables, league.parties, strict=True))
        ]


def to_json(run: LeagueRun) -> str:
    """Write the league and how far it is."""
    league = run.league
    fields = {
        "format": FORMAT,
        "flip7": __version__,
        "bots": [name for number, name in enumerate(league.names) if number != league.yardstick],
        "against": None if league.yardstick is None else league.names[league.yardstick],
        "seats": league.seats,
        "games": league.games,
        "seed": league.seed,
        "rules": {"target": league.rules.target, "first": league.rules.first},
        "seconds": round(run.seconds, 3),
        "tables": [_table(party, count) for party, count in zip(league.parties, run.counts, strict=True)],
        "faults": list(run.faults),
    }
    return json.dumps(fields) + "\n"


def from_json(text: str) -> SavedLeague:
    """Read a saved league."""
    fields = _fields(text)
    if fields.get("format") != FORMAT:
        raise BadLeagueFile(f"not a league: its format is {quoted(fields.get('format'))}, not {FORMAT!r}")
    if fields.get("flip7") != __version__:
        raise BadLeagueFile(
            f"a league of flip7 {fields.get('flip7')}, and this is {__version__}: its bots may play differently"
        )
    rules = _of_type(fields, "rules", dict)
    return SavedLeague(
        bots=tuple(_of_type({"bots": bot}, "bots", str) for bot in _of_type(fields, "bots", list)),
        against=_of_type(fields, "against", str) if fields.get("against") is not None else None,
        seats=_of_type(fields, "seats", int),
        games=_of_type(fields, "games", int),
        seed=_of_type(fields, "seed", str),
        rules=Rules(target=_of_type(rules, "target", int), first=_first(rules)),
        seconds=float(_of_type(fields, "seconds", (int, float))),
        tables=tuple(_of_type({"tables": table}, "tables", dict) for table in _of_type(fields, "tables", list)),
        faults=tuple(_fault(fault) for fault in _of_type(fields, "faults", list)),
    )


def _fields(text: str) -> dict[str, Any]:
    try:
        parsed = json.loads(text)
    except (ValueError, RecursionError):
        raise BadLeagueFile("not a league: it is not JSON") from None
    if not isinstance(parsed, dict):
        raise BadLeagueFile(f"not a league: {quoted(parsed)} is not an object")
    return parsed


def _of_type(fields: dict[str, Any], name: str, kind: type | tuple[type, ...]) -> Any:  # noqa: ANN401 - as JSON has it
    value = fields.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadLeagueFile(f"{name}: {quoted(value)} is not what a league has there")
    return value


def _first(rules: dict[str, Any]) -> First:
    try:
        return First(str(rules.get("first")))
    except ValueError:
        raise BadLeagueFile(f"first: {quoted(rules.get('first'))} is neither 'dealer' nor 'left'") from None


def _fault(given: object) -> tuple[int, str]:
    match given:
        case [int(bot), str(fault)]:
            return bot, fault
        case _:
            raise BadLeagueFile(f"faults: {quoted(given)} is not a bot's number and what it did")


def _table(party: Party, count: Count) -> dict[str, object]:
    playing = tuple(dict.fromkeys(party))
    return {
        "bots": party,
        "shuffles": count.shuffles,
        "wins": [count.wins[bot] for bot in playing],
        "forfeits": [count.forfeits[bot] for bot in playing],
    }


def _count(where: str, table: dict[str, Any], party: Party) -> Count:
    """Return the counts of one party, if they can be true."""
    playing = tuple(dict.fromkeys(party))
    if table.get("bots") != [*party]:
        raise BadLeagueFile(f"{where}.bots: {quoted(table.get('bots'))} do not sit there")
    wins = _numbers(f"{where}.wins", table.get("wins"), len(playing))
    forfeits = _numbers(f"{where}.forfeits", table.get("forfeits"), len(playing))
    shuffles = _numbers(f"{where}.shuffles", [table.get("shuffles")], 1)[0]
    count = Count(shuffles, Counter(dict(zip(playing, wins, strict=True))), _without_zeros(playing, forfeits))
    if count.games != shuffles * len(lineups(party)):
        raise BadLeagueFile(f"{where}: {count.games} games are not {shuffles} shuffles from all seats")
    return count


def _without_zeros(playing: Party, numbers: Sequence[int]) -> Counter[int]:
    return Counter({bot: number for bot, number in zip(playing, numbers, strict=True) if number})


def _numbers(where: str, values: object, count: int) -> list[int]:
    if (
        not isinstance(values, list)
        or len(values) != count
        or not all(type(value) is int and value >= 0 for value in values)
    ):
        raise BadLeagueFile(f"{where}: {quoted(values)} is not {count} counted numbers")
    return values

"""Seating: turn names and bots into the occupants of seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from flip7.bots import bot_named
from flip7.bots.catalog import USUAL_OPPONENTS, display_name
from flip7.core.errors import Flip7Error
from flip7.core.seats import MAX_SEATS
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import BotSeat, bot_seat
from flip7.play.options import USUAL_SEATS
from flip7.record.record import check_name

NAMED_WITHOUT_BOTS: Final = 3
"""With this many named players, no bots are added unless they are asked for."""
BOT_PREFIX: Final = "bot:"


class BadSeating(Flip7Error):
    """Players who cannot sit at one table."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person at the keyboard."""

    name: str

    def __str__(self) -> str:
        return self.name


Occupant = Person | BotSeat


def seating(names: Sequence[str], bots: Sequence[str], seats: int | None) -> list[Occupant]:
    """Seat the named players first, then bots until every seat is taken.

    A name such as `bot:risk:0.26` seats that bot. Without `bots` the usual ones fill the table. Without `seats`
    there are as many as named players, or four if fewer than three are named.
    """
    named = list(names) or [say("usual-person")]
    total = _total(len(named), len(bots), seats)
    fill = cycle(bots or USUAL_OPPONENTS)
    wanted = [*named, *(BOT_PREFIX + next(fill) for _ in range(total - len(named)))]
    players = list(_seated(wanted))
    _check_distinct(players)
    return players


def _total(named: int, bots: int, seats: int | None) -> int:
    fewest = named + bots
    if seats is None:
        seats = fewest if bots or named >= NAMED_WITHOUT_BOTS else USUAL_SEATS
    if not 1 <= seats <= MAX_SEATS:
        raise BadSeating(say("seating-seats", seats=str(seats), most=str(MAX_SEATS)))
    if fewest > seats:
        raise BadSeating(say("seating-crowded", players=str(fewest), seats=str(seats)))
    return seats


def _seated(wanted: Sequence[str]) -> Iterator[Occupant]:
    taken = {name.casefold() for name in wanted if not name.startswith(BOT_PREFIX)}
    for number, name in enumerate(wanted, start=1):
        if name.startswith(BOT_PREFIX):
            bot = bot_named(name.removeprefix(BOT_PREFIX)).name
            called = display_name(bot, taken)
            taken.add(called.casefold())
            yield BotSeat(called, bot)
        else:
            yield _person(name, number)


def _person(name: str, number: int) -> Person:
    check_name(name, f"player {number}")
    if bot_seat(name) is not None:
        raise BadSeating(say("seating-bot", number=str(number), name=repr(name), written=f"{BOT_PREFIX}NAME"))
    return Person(name)


def _check_distinct(players: Sequence[Occupant]) -> None:
    names = [player.name.casefold() for player in players]
    twin = next((player.name for player in players if names.count(player.name.casefold()) > 1), None)
    if twin is not None:
        raise BadSeating(say("seating-twins", name=repr(twin)))


def seated_again(recorded: Sequence[str]) -> list[Occupant]:
    """Seat the players of a record: «Rita (risk:0.26)» is that bot, every other name is a person's."""
    return [bot_seat(name) or Person(name) for name in recorded]


def names_again(recorded: Sequence[str]) -> tuple[str, ...]:
    """Return the names that seat the players of a record in another game."""
    return tuple(
        f"{BOT_PREFIX}{player.bot}" if isinstance(player, BotSeat) else player.name for player in seated_again(recorded)
    )


def seated_anew(names: Sequence[str], seats: int) -> list[Occupant]:
    """Seat other players in the seats of a record."""
    if len(names) != seats:
        raise BadSeating(say("seating-other", players=str(len(names)), seats=str(seats)))
    return seating(names, (), seats)

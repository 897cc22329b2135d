"""Create a room: from a plan, or as the rematch of another."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, structs

from flip7.core.behaviour import BEHAVIOUR
from flip7.core.shuffle import SEED_BYTES, secret_hash
from flip7.i18n.catalog import say
from flip7.play.daily import OPPONENTS, YOUR_SEAT, deal_at
from flip7.protocol.commands import GivenName, GivenWord, GiveWord, Rematch, Sit
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import Founded, HostlessTable
from flip7.protocol.room_events import BotSat, Came, Locked, LogLine, Opened, RoomEvent, Sat, encode_line
from flip7.protocol.room_options import (
    FEWEST_SEATS,
    MOST_SEATS,
    ActNumber,
    BotName,
    Colour,
    GameRules,
    Options,
    SeatNumber,
)
from flip7.protocol.room_state import Person
from flip7.server.http_status import cut_short
from flip7.server.rooms.commands import (
    Sender,
    bot_for_a_seat,
    check_length,
    check_not_closed,
    check_welcome,
    fill,
    free_name,
    handle,
    seat_bot,
    start,
)
from flip7.server.rooms.room import Room
from flip7.server.rooms.views import you
from flip7.server.security.tokens import TableKeys, hash_token, new_token
from flip7.server.storage.store import Entry, StoredRoom

USUAL_SEATS: Final = 4
MAX_KEY: Final = 64
"""Characters of a table's code or id as somebody may type it."""
SERVER_KEYS: Final = TableKeys()


class BotAt(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot at a seat."""

    seat: SeatNumber
    bot: BotName


class BranchPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of a finished game to take back, and to play on from."""

    of: Annotated[str, Meta(max_length=MAX_KEY)]
    """The code or id of the finished game's table."""
    choice: ActNumber
    """The number of the choice, from 0: whose it was, you are."""
    same_cards: bool = True
    """Whether the cards come as they did; if not, the draw pile is shuffled anew."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody would like to have."""

    name: GivenName | None
    """The host's name; null: no host yet, and the first person to sit down becomes the host."""
    colour: Colour | None = None
    seats: Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS)] = USUAL_SEATS
    seat: SeatNumber | None = 0
    """Where the host sits; null: the host watches. Without a host it means nothing, as do `colour` and `word`."""
    bots: Annotated[tuple[BotAt, ...], Meta(max_length=MOST_SEATS)] = ()
    fill: BotName | None = None
    """The bot that takes every seat that is still free."""
    rules: GameRules = GameRules()
    options: Options = Options()
    public: bool = False
    """Whether the table is listed for everybody."""
    word: GivenWord | None = None
    """The host's word for the shuffle, from a seat."""
    start: bool = False
    """Whether the game begins at once; every seat must be taken, and the table must have a host."""
    daily: bool = False
    """Whether it is the daily deal: everything but `name`, `colour` and `options` is then as for everybody."""
    branch: BranchPlan | None = None
    """A finished game that is played on in another way, against bots: `name`, `colour` and `options` count then."""


@dataclass(frozen=True, slots=True)
class NewRoom:
    """A room that is ready to be stored: its first entries, the room they fold into, and its founder's token.

    A table for a big screen has no founder and no token: a screen is nobody, and needs none to look on.
    """

    kept: StoredRoom
    entries: list[Entry]
    room: Room
    token: str
    founder: Person | None


class Draft:
    """A room whose first events are being made."""

    def __init__(self, kept: StoredRoom, now: int) -> None:
        self.kept = kept
        self.room: Room = Room.stored(kept)
        self.entries: list[Entry] = []
        self._now = now

    def open(self, seats: int, rules: GameRules, options: Options, banned: Iterable[str] = ()) -> None:
        """Write the first event; `banned` are the token hashes of people sent away from the tables before.

        Every table begins here, whatever it comes of, so that none has options that another would refuse.
        """
        bot_for_a_seat(options.stand_in)
        check_length(seats, rules)
        opened = Opened(seats, rules, options, self.kept.public, secret_hash(self.kept.secret), BEHAVIOUR)
        self.append(LogLine(opened, banned=tuple(sorted(banned))))

    def write(self, events: Iterable[RoomEvent], token_hash: str | None = None) -> None:
        """Write events, with the token of whoever comes with them."""
        for event in events:
            self.append(LogLine(event, token_hash if isinstance(event, Came) else None))

    def append(self, line: LogLine) -> None:
        """Write a line of the log, and apply it."""
        self.entries.append(Entry(self._now, encode_line(line)))
        self.room.apply_line(line, self._now)


def create_room(plan: Plan, now: int, keys: TableKeys = SERVER_KEYS) -> NewRoom:
    """Create the room of a plan, by the same command handlers as any other; raise `Refused` if it cannot be."""
    deal = deal_at(now) if plan.daily else None
    if deal is not None:
        plan = _daily(plan)
    if plan.name is not None and plan.seat is not None and plan.seat >= plan.seats:
        raise Refused(Reason.NO_SUCH_SEAT, say("refused-no-seat", seats=plan.seats))
    kept = stored_room(keys, keys.new_code(), now, public=plan.public)
    draft = Draft(kept if deal is None else replace(kept, secret=deal.secret), now)
    room = draft.room
    draft.open(plan.seats, plan.rules, plan.options)
    token = "" if plan.name is None else _found(draft, plan, plan.name)
    for each in plan.bots:
        draft.write(seat_bot(room, each.seat, each.bot))
    if plan.fill is not None:
        draft.write(fill(room, plan.fill))
    if plan.start:
        if plan.name is None:  # bots alone play for nobody, and would wait for ever
            raise Refused(Reason.NOT_THE_HOST, say("refused-not-host"))
        draft.write(start(room))
    return NewRoom(with_phase(draft), draft.entries, room, token, room.people[0] if room.people else None)


def _daily(plan: Plan) -> Plan:
    """Return the plan of the daily deal for that person."""
    bots = tuple(BotAt(seat, bot) for seat, bot in enumerate(OPPONENTS, start=YOUR_SEAT + 1))
    options = structs.replace(plan.options, advice=False)  # results are held beside those of others
    return Plan(plan.name, plan.colour, 1 + len(bots), YOUR_SEAT, bots, options=options, start=True, daily=True)


def decode_plan(body: bytes | str) -> Plan:
    """Decode the plan of a table from JSON; raise `Refused` if it cannot be read."""
    try:
        return msgspec.json.decode(body, type=Plan)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused(Reason.BAD_MESSAGE, say("refused-message", problem=cut_short(str(error)))) from None


def founded(made: NewRoom, link: str) -> Founded | HostlessTable:
    """Make the answer to whoever made a table."""
    if made.founder is None:
        return HostlessTable(made.kept.id, made.kept.code, link)
    return Founded(made.kept.id, made.kept.code, link, made.token, you(made.room, made.founder))


def _found(draft: Draft, plan: Plan, name: str) -> str:
    """Let the host come and take their seat; return their token."""
    token = new_token()
    room = draft.room
    draft.write([Came(0, free_name(room, name), plan.colour)], hash_token(token))
    host = Sender(room.people[0], (0,))
    if plan.seat is not None:
        draft.write(handle(room, host, Sit(seat=plan.seat)))
    if plan.word is not None:
        draft.write(handle(room, host, GiveWord(word=plan.word)))
    return token


def create_rematch(  # noqa: PLR0913 - what the new room takes over, and what it does not
    before: Room,
    token_hash: str,
    now: int,
    code: str | None = None,
    wanted: Rematch | None = None,
    *,
    keys: TableKeys = SERVER_KEYS,
) -> NewRoom:
    """Create a room with the same people at the same seats, and the same code if no other is given.

    Somebody who has left leaves a free seat. Those who were sent away stay so, and a table that is locked
    stays closed. The game begins at once for somebody alone with bots who wants that: nobody else could be waited for.
    """
    founder = before.person_with(token_hash)
    check_welcome(before, founder, token_hash)
    check_not_closed(before)
    if before.is_board:
        raise Refused(Reason.IS_A_BOARD, say("refused-is-board"))
    if founder is None:
        raise Refused(Reason.NO_SEAT, say("refused-not-seated"))
    if before.revealed is None:
        raise Refused(Reason.NOT_OVER, say("refused-not-over"))
    if before.branch is not None:  # nobody who is forgotten would be looked for there
        raise Refused(Reason.IS_OVER, say("refused-branch-rematch"))
    draft = Draft(stored_room(keys, code or before.code, now, public=before.public, joined=True), now)
    draft.open(len(before.chairs), before.rules, before.options, before.banned)
    for number, person in enumerate(host_first(before, founder)):
        draft.write([Came(number, person.name, person.colour)], before.token_hashes[person.number])
        if person.seat is not None:
            draft.write([Sat(number, person.seat)])
    for seat, chair in enumerate(before.chairs):
        if chair.bot is not None:
            draft.write([BotSat(seat, chair.bot.bot, chair.bot.name)])
    if before.locked:
        draft.write([Locked(locked=True)])
    found = draft.room.person_with(token_hash)
    assert found is not None, "whoever asks for a rematch is in it"
    if wanted is not None and wanted.start and _is_alone(draft.room, found):
        if wanted.word is not None:
            draft.write(handle(draft.room, Sender(found, (found.number,)), GiveWord(word=wanted.word)))
        draft.write(start(draft.room))
    return NewRoom(with_phase(draft), draft.entries, draft.room, "", found)


def _is_alone(room: Room, person: Person) -> bool:
    """Return whether bots have all seats but that person's."""
    return all(chair.bot is not None or chair.person == person.number for chair in room.chairs)


def host_first(room: Room, founder: Person) -> list[Person]:
    """List the people who have not left, and the one who asks; the host first, who is the host again."""
    here = [person for person in room.people if not person.gone or person is founder]
    host = room.host if room.away_host is None else room.away_host
    return sorted(here, key=lambda person: (person.number != host, person.number))


def stored_room(keys: TableKeys, code: str, now: int, *, public: bool, joined: bool = False) -> StoredRoom:
    """Return what is stored of a new room beside its log, with a secret of its own."""
    return StoredRoom(keys.new_id(), code, secrets.token_bytes(SEED_BYTES), public, now, joined=joined)


def with_phase(draft: Draft) -> StoredRoom:
    """Return the stored room, in the phase that it has reached."""
    return replace(draft.kept, phase=draft.room.phase)

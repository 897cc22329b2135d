"""The admin protocol: requests of the owner and their answers, two closed lists, one JSON object a line.

The same requests are answered by a running server, over its admin socket, and by the command itself if none runs.
Nothing in them is a secret, a token, or a seed.
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from flip7.protocol.room_events import Closing, snake
from flip7.protocol.room_options import PersonNumber, Phase

LONGEST_TEXT: Final = 300
"""Characters of an announcement: it stands in one line or two above every table."""
LONGEST_REASON: Final = 200
LONGEST_PATH: Final = 4_000
LONGEST_KEY: Final = 200
"""Characters of whatever names a table, an address or a person."""
MOST_LISTED: Final = 1_000
"""Tables in one answer."""
MOST_DAYS: Final = 36_500
MOST_MINUTES: Final = 7 * 24 * 60

Key = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]

# --- what is asked ----------------------------------------------------------------------------------------------------


class _Request(Struct, frozen=True, tag_field="command", tag=snake, forbid_unknown_fields=True):
    """A request of the owner."""


class ListTables(_Request, frozen=True):
    """The tables that are kept, the newest first."""

    phase: Phase | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = 50
    offset: Annotated[int, Meta(ge=0)] = 0


class LookAtTable(_Request, frozen=True):
    """Request the people of a table and its latest events."""

    table: Key


class CloseTable(_Request, frozen=True):
    """Close a table for good."""

    table: Key


class ListBlocks(_Request, frozen=True):
    """The addresses that may not connect."""


class Block(_Request, frozen=True):
    """Block an address or a prefix, for some days; for ever if none are given."""

    prefix: Key
    days: Annotated[float, Meta(gt=0, le=MOST_DAYS)] | None = None
    reason: Annotated[str, Meta(max_length=LONGEST_REASON)] = ""


class Unblock(_Request, frozen=True):
    """Let the address or prefix connect again."""

    prefix: Key


class Announce(_Request, frozen=True):
    """Tell everybody who is connected something; with neither text nor restart, take back what was told."""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    restart_in: Annotated[float, Meta(ge=0, le=MOST_MINUTES)] | None = None
    """Minutes from now until the server will be restarted."""


class BackUp(_Request, frozen=True):
    """Copy the database into a new file, while games go on."""

    file: Annotated[str, Meta(min_length=1, max_length=LONGEST_PATH)]


class FindName(_Request, frozen=True):
    """Every table to which somebody came under that name, however it is written."""

    name: Key


class Forget(_Request, frozen=True):
    """Take a person's name and words out of a table and its rematches."""

    table: Key
    person: PersonNumber


Request = ListTables | LookAtTable | CloseTable | ListBlocks | Block | Unblock | Announce | BackUp | FindName | Forget

# --- responses --------------------------------------------------------------------------------------------------------


class _Response(Struct, frozen=True, tag_field="answer", tag=snake):
    """A response to the owner."""


class TableRow(Struct, frozen=True):
    """A table in the list."""

    id: str
    code: str
    phase: Phase
    public: bool
    created: int
    last_act: int
    """When anything happened last, in milliseconds since 1970."""
    acts: int
    seats: int
    people: tuple[str, ...]
    """The names of those who have a seat."""
    bots: int
    sockets: int
    problem: str | None = None
    """The reason why the table cannot be read, if it cannot."""


class TablesListed(_Response, frozen=True):
    """The tables that were asked for."""

    tables: tuple[TableRow, ...]


class PersonRow(Struct, frozen=True):
    """A person who has come to a table."""

    person: int
    name: str
    seat: int | None
    host: bool
    gone: bool
    sent_away: bool
    sockets: int
    """The number of connections they have open."""


class ActRow(Struct, frozen=True):
    """Something that happened at a table, without what people typed."""

    number: int
    at: int
    act: str
    who: str
    """The person, the seat or both, and the choice."""


class TableSeen(_Response, frozen=True):
    """The details of one table."""

    table: TableRow
    people: tuple[PersonRow, ...]
    watching: int
    locked: bool
    closed: Closing | None
    rematch: str | None
    last_acts: tuple[ActRow, ...]


class Closed(_Response, frozen=True):
    """The table is closed."""

    code: str
    was: Phase
    """OVER: it was over before, and nothing was changed."""


class BlockRow(Struct, frozen=True):
    """A prefix that may not connect."""

    prefix: str
    until: int | None
    """In milliseconds since 1970; None: for ever."""
    reason: str


class BlocksListed(_Response, frozen=True):
    """All prefixes that may not connect."""

    blocks: tuple[BlockRow, ...]


class Blocked(_Response, frozen=True):
    """The prefix is blocked."""

    block: BlockRow


class Unblocked(_Response, frozen=True):
    """The prefix is no longer blocked."""

    prefix: str
    was_blocked: bool


class AnnouncedTo(_Response, frozen=True):
    """The announcement was sent to everybody; or (`cleared`) the one before was taken back."""

    restart_at: int | None
    cleared: bool


class BackedUp(_Response, frozen=True):
    """The copy is complete."""

    file: str
    bytes: int


class NameRow(Struct, frozen=True):
    """One person found by name."""

    id: str
    code: str
    phase: Phase
    person: int
    name: str
    at: int
    """When they came."""


class NamesFound(_Response, frozen=True):
    """The people who came under that name."""

    names: tuple[NameRow, ...]
    unreadable: tuple[str, ...] = ()
    """The ids of tables that could not be searched to their end."""


class ForgottenAt(Struct, frozen=True):
    """The changes in the log of one table."""

    id: str
    code: str
    acts: int


class Forgotten(_Response, frozen=True):
    """The person's name and words are gone; an empty list: they were before."""

    tables: tuple[ForgottenAt, ...]


class Failed(_Response, frozen=True):
    """Error reply: the command failed, and nothing was changed."""

    message: str


Response = (
    TablesListed
    | TableSeen
    | Closed
    | BlocksListed
    | Blocked
    | Unblocked
    | AnnouncedTo
    | BackedUp
    | NamesFound
    | Forgotten
    | Failed
)

_encode: Final = msgspec.json.Encoder().encode
_requests: Final = msgspec.json.Decoder(Request)
_responses: Final = msgspec.json.Decoder(Response)


def decode_request(line: bytes) -> Request:
    """Read a request; `msgspec.DecodeError` if it is none that this version knows."""
    found: Request = _requests.decode(line)
    return found


def decode_response(line: bytes) -> Response:
    """Read a response; `msgspec.DecodeError` if it is none that this version knows."""
    found: Response = _responses.decode(line)
    return found


def encode_line(message: Request | Response) -> bytes:
    r"""Encode a message as one line.

    >>> encode_line(CloseTable("BCD234"))
    b'{"command":"close_table","table":"BCD234"}\n'
    """
    return _encode(message) + b"\n"

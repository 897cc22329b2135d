"""Link previews: the OpenGraph tags of a page, by which messengers show a link with a title, a sentence and a picture.

Only what everybody with the link may see anyway is told: who the host is, how many are there, who won. Names are
escaped. Whatever goes wrong, from a code of no table to trouble with the store, gives the tags of the home page: a page
must open, and nobody needs a preview to play.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from html import escape
from typing import Final, Literal, Protocol, assert_never

from flip7.i18n.catalog import say_in
from flip7.i18n.languages import ENGLISH, LANGUAGES
from flip7.protocol.errors import Refused
from flip7.protocol.room_options import Phase
from flip7.protocol.room_state import RoomState
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.room import Room
from flip7.server.security.rate_limit import RateLimiter
from flip7.server.security.read_limit import ReadLimit
from flip7.server.storage.store import StoreTrouble

Kind = Literal["home", "table", "replay"]
Previewer = Callable[["PageRequest"], Awaitable[str]]
"""Returns the tags of a page."""


class Say(Protocol):
    """Translates a message to the language of the reader."""

    def __call__(self, message: str, /, **values: str | int) -> str:
        """Return the message with its values filled in."""
        ...


PICTURE_SIZE: Final = (1200, 630)
"""Width and height of the pictures, which `tools/preview_pictures.py` draws into web/public."""
MAX_NAMES: Final = 6
"""Names in a preview; of a larger table the others are counted."""
_TABLE, _REPLAY, _BOARD = "/t/", "/g/", "/board/"


@dataclass(frozen=True, slots=True)
class PageRequest:
    """The parts of a page request that its link preview depends on."""

    path: str
    key: str | None
    """The code or id of the table, if the page has one."""
    is_moment: bool
    """Whether the link leads into the middle of a replay."""
    languages: str
    """The header `Accept-Language`."""
    address: str


@dataclass(frozen=True, slots=True)
class Preview:
    """A link preview: title, description, address and picture."""

    title: str
    about: str
    path: str
    picture: Kind


def previewer(rooms: Rooms, limiter: RateLimiter, reads: ReadLimit) -> Previewer:
    """Return what makes the tags of this server's pages."""

    async def room_of(request: PageRequest, key: str) -> Room | None:
        """Look the table up as the REST API does, so that nobody finds a table by guessing codes of pages."""
        try:
            reads.check_preview(request.address)
            with limiter.looking_up(request.address, key):
                return await rooms.seating(key)
        except (Refused, StoreTrouble):
            return None

    async def tags(request: PageRequest) -> str:
        language = reader_language(request.languages)
        say = partial(say_in, language)
        room = None if request.key is None else await room_of(request, request.key)
        if room is None or room.is_board != request.path.startswith(_BOARD):
            shown = home_preview(say)
        else:
            shown = board_preview(room, say) if room.is_board else table_preview(room, request, say)
        return as_tags(shown, rooms.settings.public_url, language)

    return tags


def reader_language(accepted: str) -> str:
    """Return the first of our languages that the header `Accept-Language` names; English if it names none."""
    named = (each.strip()[:2].lower() for each in accepted.split(","))
    return next((each for each in named if each in LANGUAGES), ENGLISH)


# --- what is said -----------------------------------------------------------------------------------------------------


def home_preview(say: Say) -> Preview:
    """Return the preview of every page that is about no table."""
    return Preview(say("preview-home"), say("preview-home-about"), "/", "home")


def table_preview(room: RoomState, request: PageRequest, say: Say) -> Preview:
    """Return the preview of a table's page or of its replay."""
    is_replay = request.path.startswith(_REPLAY)
    path = f"{_REPLAY}{room.id}" if is_replay else f"{_TABLE}{room.code}"
    scores = None if room.revealed is None else room.revealed.scores
    players = _players(room, say)
    if is_replay and request.is_moment:
        return Preview(say("preview-moment"), players, path, "replay")
    if scores:
        winner = max(range(len(scores)), key=scores.__getitem__)
        won = say("preview-won", name=room.name_at(winner) or "?", points=scores[winner])
        return Preview(won, _sentences(players, say("preview-replay")), path, "replay")
    host = "" if room.host is None else room.people[room.host].name
    kind = "somebody" if host else "nobody"  # a table that everybody has left has no host
    if room.phase is not Phase.LOBBY or is_replay:
        return Preview(say("preview-watch", host=kind, name=host), players, path, "table")
    free = sum(chair.is_free for chair in room.chairs)
    about = _sentences(players, say("preview-free", free=free) if free and not room.locked else "")
    return Preview(say("preview-join", host=kind, name=host), about, path, "table")


def board_preview(room: Room, say: Say) -> Preview:
    """Return the preview of a shared score board."""
    names = () if room.score is None else room.score.setup.names
    return Preview(say("preview-board"), _named(names, say), f"{_BOARD}{room.code}", "table")


def _sentences(*said: str) -> str:
    return " ".join(filter(None, said))


def _players(room: RoomState, say: Say) -> str:
    """Say who sits at the table."""
    return _named([name for seat in room.seats if (name := room.name_at(seat)) is not None], say)


def _named(names: Sequence[str], say: Say) -> str:
    """Say who plays, the first of them by name; nothing if nobody does."""
    shown = names if len(names) <= MAX_NAMES else names[: MAX_NAMES - 1]
    counted = len(names) - len(shown)
    said: list[str] = [*shown, *([say("preview-more", count=counted)] if counted else [])]
    if not said:
        return ""
    listed = reduce(lambda first, rest: say("list-comma", first=first, rest=rest), said)
    return say("preview-players", names=listed)


def _alternative(kind: Kind, say: Say) -> str:
    """Return what is on the picture, for people who do not see it."""
    match kind:
        case "home":
            return say("preview-picture-home")
        case "table":
            return say("preview-picture-table")
        case "replay":
            return say("preview-picture-replay")
        case _:
            assert_never(kind)


# --- how it is written ------------------------------------------------------------------------------------------------


def as_tags(preview: Preview, public_url: str, language: str) -> str:
    """Write a preview as tags for the head of the page."""
    width, height = PICTURE_SIZE
    properties = {
        "og:site_name": "Flip 7",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": public_url + preview.path,
        "og:image": f"{public_url}/{picture_name(preview.picture)}",
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": _alternative(preview.picture, partial(say_in, language)),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


def picture_name(kind: Kind) -> str:
    """Return the name of the file in web/public."""
    return f"preview-{kind}.png"

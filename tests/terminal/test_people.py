"""Managing the people of a web table from the terminal."""

import re
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.image import SVGImageSnapshotExtension
from textual.pilot import Pilot

from flip7.client.saved_seats import SavedSeats
from flip7.client.session import RemoteSession
from flip7.core.seats import Seat
from flip7.i18n.catalog import say, speak
from flip7.i18n.languages import LANGUAGES
from flip7.play.session import Announcement, GatheredSeat, Roster, RosterEntry, Update
from flip7.protocol.commands import ComeBack, Sit
from flip7.protocol.errors import Reason
from flip7.protocol.messages import Announced, Parting, Refusal
from flip7.protocol.room_events import (
    BotFailed,
    Came,
    Closed,
    Closing,
    HostPassed,
    Left,
    Locked,
    RoomEvent,
    Sat,
    SentAway,
    Unseated,
    Unseating,
)
from flip7.protocol.room_options import BOT_PAUSES
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.pace import SPEEDS
from flip7.terminal.tui.screens.online import OnlineTableScreen
from flip7.terminal.tui.screens.people import PeopleScreen
from flip7.terminal.tui.screens.table import TableScreen, announced_text
from tests.client.test_session import at, host_leaves, joined
from tests.client.test_table_client import NOW, House, asked_house
from tests.server.server_in_process import running
from tests.server.turns import until
from tests.terminal.snapshots import LARGE, SMALL, picture
from tests.terminal.tables import Still
from tests.terminal.test_screens import GUESTS, TESS, Gathered, _seen, footer, run, settled

pytestmark = pytest.mark.integration  # drives the full-screen application

AT_ONCE = len(SPEEDS) - 1
ROOT = Path(__file__).parents[2]

# --- what is heard ----------------------------------------------------------------------------------------------------


def three() -> House:
    """Ann is the host, Tess is who listens, and Ben sits there too."""
    house = House(seats=3)
    house.sit()
    house.happen(Came(2, "Ben"), Sat(2, 2))
    house.told()
    return house


@pytest.mark.parametrize(
    "act, sentence",
    [
        (SentAway(2, "level3"), "Ann sent Ben away."),
        (SentAway(1, "level3"), "The host has sent you away from this table. You can play at another one."),
        (Unseated(2, 2, Unseating.HOST), "Ann freed the seat of Ben, who is not connected."),
        (Unseated(2, 2, Unseating.AWAY), "Ben has been away for long: the seat is free."),
        (Unseated(1, 1, Unseating.HOST), "You were not connected, and your seat was given up. C takes a seat again."),
        (Locked(locked=True), "Ann locked the table: nobody new can join."),
        (Locked(locked=False), "Ann unlocked the table."),
        (BotFailed(2, 0, "level3"), "Ben could not decide, so the safest move is played."),
        (Closed(Closing.OWNER), "The owner of the server has closed this table. Nobody wins."),
    ],
    ids=str,
)
def test_everybody_is_told_what_was_decided(act: RoomEvent, sentence: str) -> None:
    house = three()
    house.happen(act)
    assert house.said() == [sentence]


def test_a_host_is_told_what_they_decided_themself() -> None:
    house = three()
    house.happen(HostPassed(1))
    house.told()
    house.happen(Locked(locked=True), Locked(locked=False), SentAway(2, "level3"))
    assert house.said() == [
        "You locked the table: nobody new can join.",
        "You unlocked the table.",
        "You sent Ben away.",
    ]


def test_in_a_game_it_is_said_that_a_bot_plays_on() -> None:
    house = asked_house(seats=3, bots=[{"seat": 2, "bot": "level1"}])
    house.happen(Came(2, "Ben"), Sat(2, 2))
    house.told()
    house.happen(SentAway(2, "level3"))
    assert house.said() == ["Ann sent Ben away, and a bot plays the seat."]


def test_whoever_was_sent_away_does_not_try_to_come_back() -> None:
    house = asked_house()
    house.happen(SentAway(1, "level3"))
    assert house.client.is_sent_away
    house.welcome()
    assert not [wish for wish in house.take() if isinstance(wish, ComeBack)]


def test_whoever_comes_to_a_locked_table_watches_and_is_told_why() -> None:
    house = House(seats=3)
    house.happen(Locked(locked=True), heard=False)
    house.welcome()
    assert house.take() == []
    assert house.said() == [say("join-watching-locked")]


def test_at_a_locked_table_a_seat_is_taken_again_by_somebody_who_is_known() -> None:
    house = three()
    house.happen(Locked(locked=True), Unseated(1, 1, Unseating.AWAY))
    house.client.room = None
    house.client._wants_a_seat = True
    house.welcome()
    assert [type(wish) for wish in house.take()] == [Sit]


def test_whoever_comes_to_a_closed_table_is_told_so_and_nothing_else() -> None:
    house = House(seats=3)
    house.happen(Closed(Closing.OWNER), heard=False)
    house.welcome()
    assert house.said() == [say("table-closed-owner")]
    assert house.take() == []


def test_somebody_new_with_our_number_is_not_us() -> None:
    house = three()
    house.happen(Left(1, "level3"), Came(1, "Zoe"), Sat(1, 1))
    assert house.client.me is None
    assert house.client.seat is None
    assert "Zoe sits down." in house.said()


def test_a_refusal_is_said_in_the_language_that_is_spoken() -> None:
    said = set()
    for language in LANGUAGES:
        speak(language)
        house = three()
        house.client.hear(Refusal(Reason.LOCKED, "The host has locked this table."))
        house.client.hear(Refusal(Reason.HOUSE_IS_FULL, "There are too many tables here."))
        locked, other = house.said()
        assert other == "There are too many tables here."
        said.add(locked)
    assert len(said) == len(LANGUAGES)


# --- announcements ----------------------------------------------------------------------------------------------------


def test_an_announcement_is_told_once_and_taken_back() -> None:
    house = three()
    announced = Announced("New cards tonight.", NOW + 300_000)
    house.client.hear(announced)
    house.client.hear(announced)
    (told,) = house.told()
    assert isinstance(told, Announcement)
    said = "New cards tonight. The server will restart in {} minutes. Your game is kept and goes on."
    for gone_by, minutes in ((0, 5), (59, 5), (60, 4)):
        assert announced_text(told, house.clock.ticks + gone_by) == said.format(minutes)
    house.client.hear(Announced())
    assert house.told() == [Announcement()]
    assert announced_text(Announcement(), 0) == announced_text(None, 0) == ""


def test_a_restart_whose_time_has_come_is_in_a_moment() -> None:
    assert announced_text(Announcement(restart_at=0), 1) == say("announced-restart", minutes=0)


# --- the list of people -----------------------------------------------------------------------------------------------

ANN = RosterEntry(1, "Ann", seat=1)
BEN = RosterEntry(2, "Ben", seat=3, connected=False)
LOBBY = Roster(
    entries=(
        RosterEntry(0, "Tess", seat=0, here=True, is_host=True),
        ANN,
        RosterEntry(None, "Clara", seat=2, bot="level3"),
        BEN,
        RosterEntry(3, "Zoe"),
        RosterEntry(4, "Eve", gone=True, connected=False),
        RosterEntry(5, "Mallory", gone=True, sent_away=True),
    ),
    is_host=True,
    locked=False,
    in_lobby=True,
)
GAME = Roster(
    entries=(
        RosterEntry(0, "Tess", seat=0, here=True, is_host=True),
        ANN,
        RosterEntry(2, "Ben", seat=2, connected=False, bot="level3"),
    ),
    is_host=True,
    locked=True,
    in_lobby=False,
)


class Hosted(Gathered):
    """A web table whose host wants to decide who stays; what is decided is written down."""

    def __init__(self, roster: Roster, *more: Update) -> None:
        super().__init__(TESS, *GUESTS)
        self._first = (roster, *more)
        self.decided: list[tuple[object, ...]] = []

    async def updates(self) -> AsyncIterator[Update]:
        yield self.gathering
        for update in self._first:
            yield update

    def send_away(self, person: int) -> None:
        self.decided.append(("send away", person))

    def free_seat(self, seat: int) -> None:
        self.decided.append(("free", seat))

    def hand_over(self, seat: int) -> None:
        self.decided.append(("hand over", seat))

    def pass_host(self, person: int) -> None:
        self.decided.append(("host", person))

    def lock(self, *, locked: bool) -> None:
        self.decided.append(("lock", locked))


class AtAHostedTable(TableApp):
    """The host of a web table, at the keyboard."""

    def __init__(self, session: Hosted) -> None:
        super().__init__(AT_ONCE, Colours.ALL)
        self.session = session

    def on_mount(self) -> None:
        self.push_screen(OnlineTableScreen(cast("RemoteSession", self.session), self.colours))


def decided(roster: Roster, *keys: str) -> list[tuple[object, ...]]:
    """Return the host's decisions by these keys in the list of people."""
    session = Hosted(roster)
    app = AtAHostedTable(session)

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-people") in footer(app))
        await pilot.press("g")
        await settled(pilot, lambda: isinstance(app.screen, PeopleScreen))
        await pilot.press(*keys)
        await pilot.pause()

    run(app, act)
    return session.decided


@pytest.mark.parametrize(
    "roster, keys, what",
    [
        (LOBBY, ["k"], [("lock", True)]),
        (GAME, ["k"], [("lock", False)]),
        (LOBBY, ["down", "x"], []),
        (LOBBY, ["down", "x", "x"], [("send away", 1)]),
        (LOBBY, ["down", "x", "down", "x"], []),
        (LOBBY, ["x", "x", "m", "f", "t"], []),
        (LOBBY, ["down", "f", "t", "m"], [("host", 1)]),
        (LOBBY, ["down", "down", "x", "x", "m", "f"], [("free", 2)]),
        (LOBBY, ["down", "down", "down", "f"], [("free", 3)]),
        (LOBBY, ["end", "x", "x", "m", "f"], []),
        (LOBBY, ["end", "up", "m", "x", "x"], [("send away", 4)]),
        (GAME, ["down", "f", "t"], [("hand over", 1)]),
        (GAME, ["down", "down", "t"], []),
        (GAME, ["down", "down", "x", "x"], [("send away", 2)]),
    ],
)
def test_the_host_decides_by_keys(roster: Roster, keys: list[str], what: list[tuple[object, ...]]) -> None:
    """Sending away takes two presses, because nobody comes back from it; what makes no sense is not even asked."""
    assert decided(roster, *keys) == what


def test_the_list_names_the_keys_for_whoever_is_chosen_and_asks_before_somebody_is_sent_away() -> None:
    app = AtAHostedTable(Hosted(LOBBY))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-people") in footer(app))
        await pilot.press("g", "down")
        await settled(pilot, lambda: "X send away · M make host · K lock the table" in _seen(app))
        await pilot.press("x")
        await settled(pilot, lambda: "X again sends Ann away for good" in _seen(app))
        await pilot.press("f3")
        await settled(pilot, lambda: "Noch einmal X schickt Ann" in _seen(app))
        await pilot.press("escape")
        await settled(pilot, lambda: isinstance(app.screen, OnlineTableScreen))

    run(app, act)
    speak("en")


def test_the_list_follows_the_table_and_closes_for_somebody_who_is_no_longer_the_host() -> None:
    app = AtAHostedTable(Hosted(LOBBY))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-people") in footer(app))
        await pilot.press("g", "down", "down", "down")
        screen = app.screen
        assert isinstance(screen, PeopleScreen)
        screen.show(Roster(LOBBY.entries[1:], is_host=True, locked=True, in_lobby=True))
        await settled(pilot, lambda: say("tui-people-locked") in _seen(app))
        assert screen._chosen == BEN
        screen.show(Roster(LOBBY.entries, is_host=False, locked=True, in_lobby=True))
        await settled(pilot, lambda: isinstance(app.screen, OnlineTableScreen))

    run(app, act)


class Waiting(Hosted):
    """A game in which somebody is asked who is not connected."""

    bot_seats = frozenset[Seat]()

    def __init__(self, roster: Roster) -> None:
        super().__init__(roster)
        asked = self.fresh.asked
        assert asked is not None
        self.fresh = replace(self.fresh, here=frozenset(), asked=replace(asked, here=False, absent=True))

    async def updates(self) -> AsyncIterator[Update]:
        for update in self._first:
            yield update
        yield self.fresh


@pytest.mark.parametrize("is_host", [True, False])
def test_the_host_lets_a_bot_play_for_whom_everybody_waits(is_host: bool) -> None:  # noqa: FBT001 - pytest's
    session = Waiting(replace(GAME, is_host=is_host))
    app = AtAHostedTable(session)

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: "Ana is not connected: the game waits." in _seen(app))
        assert (say("tui-key-hand-over") in footer(app)) == is_host
        await pilot.press("t")
        await pilot.pause()

    run(app, act)
    assert session.decided == [("hand over", 0)] * is_host


def test_a_lobby_says_who_is_not_connected_before_the_host_starts() -> None:
    for seats, words in (
        ((TESS, GUESTS[0]), "Everybody is here: Enter starts the game."),
        ((TESS, GUESTS[2]), "Ben is not connected: G frees a seat; Enter starts all the same."),
    ):
        app = AtAHostedTable(Hosted(LOBBY))
        app.session.gathering = Gathered(*seats).gathering

        async def act(pilot: Pilot[Any], app: AtAHostedTable = app, words: str = words) -> None:
            await settled(pilot, lambda: words in " ".join(_seen(app).split()))

        run(app, act, LARGE)


def test_only_a_host_is_offered_the_list() -> None:
    app = AtAHostedTable(Hosted(Roster(LOBBY.entries, is_host=False, locked=False, in_lobby=True)))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-fill") in footer(app))
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(app.screen, OnlineTableScreen)
        assert say("tui-key-people") not in footer(app)

    run(app, act)


def test_an_announcement_stands_on_the_plate() -> None:
    app = AtAHostedTable(Hosted(LOBBY, Announcement("New cards tonight.")))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: "New cards tonight." in str(app.screen.query_one("#question").render()))

    run(app, act)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_pictures_of_the_list(language: str, snapshot: SnapshotAssertion) -> None:
    speak(language)
    app = AtAHostedTable(Hosted(LOBBY))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-people") in footer(app))
        await pilot.press("g", "down", "down", "down", "x")
        await settled(pilot, lambda: isinstance(app.screen, PeopleScreen) and app.screen._armed == 2)
        await pilot.pause()
        assert picture(app) == snapshot(extension_class=SVGImageSnapshotExtension)

    run(app, act, SMALL)
    speak("en")


# --- with a server ----------------------------------------------------------------------------------------------------


@pytest.fixture
def saved_seats(tmp_path: Path) -> SavedSeats:
    return SavedSeats(tmp_path / "seats.json")


@pytest.mark.integration
async def test_whoever_is_sent_away_is_told_and_does_not_connect_again(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=2)
        session = at(server, made, saved_seats)
        async with joined(session) as tess, server.guest(made["id"], made["token"]) as host:
            await tess.until(lambda it: it.gathering and it.gathering.here)
            await host.say("send_away", person=1)
            await host.act("sent_away")
            live = await server.app.rooms.live(made["id"])
            for listener in [each for each in live.presence.listeners if each.person == 1]:
                listener.part(Parting.SENT_AWAY, 0)
            await until(lambda: tess.ended)
            assert tess.remarks[-1] == say("join-sent-away")
            assert not session.can_rejoin
            assert session._connection is None


@pytest.mark.integration
async def test_the_host_decides_over_a_real_line(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=3, seat=None)
        async with server.guest(made["id"], made["token"]) as ann:
            session = at(server, made, saved_seats)
            async with joined(session) as tess, server.guest(made["code"]) as ben:
                await tess.until(lambda it: it.gathering and it.gathering.here)
                await ben.say("sit", name="Ben")
                await ann.say("pass_host", person=1)
                await tess.until(_roster(lambda it: it.is_host and len(it.entries) == 3))
                session.lock(locked=True)
                await tess.until(_roster(lambda it: it.locked))
                session.send_away(2)
                await tess.until(_roster(lambda it: any(each.sent_away for each in it.entries)))
                await ben.act("sent_away")
                session.lock(locked=False)
                session.pass_host(0)
                await tess.until(_roster(lambda it: not it.is_host and not it.locked))


def _roster(holds: Callable[[Roster], object]) -> Callable[[Any], object]:
    def last(watcher: Any) -> object:  # noqa: ANN401 - a Watcher of any session
        rosters = [update for update in watcher.updates if isinstance(update, Roster)]
        return bool(rosters) and holds(rosters[-1])

    return last


# --- pace ---------------------------------------------------------------------------------------------------------


class AtAPacedTable(TableApp):
    """An app at that table."""

    def __init__(self, session: "Paced") -> None:
        super().__init__(AT_ONCE, Colours.ALL)
        self._session = session
        self.said: list[str] = []

    def on_mount(self) -> None:
        self.push_screen(OnlineTableScreen(cast("RemoteSession", self._session), self.colours))

    def notify(self, message: str, **_: Any) -> None:  # noqa: ANN401 - Textual's
        """Write down what pops up."""
        self.said.append(message)


class Paced(Still):
    """A web table in the middle of its game; what is asked of it is written down."""

    is_away = False
    waits = False
    offers_advice = False
    offers_rematch = True

    def __init__(self, text: str, *, bots: tuple[int, ...], is_host: bool = True, here: tuple[int, ...] = (0,)) -> None:
        super().__init__(text, *"ABC", here=here)
        self.bot_seats = frozenset(map(Seat, bots))
        self.bot_seconds = 1.2
        self.wished: list[tuple[str, float]] = []
        self._roster = Roster((), is_host=is_host, in_lobby=False, locked=False)

    async def updates(self) -> AsyncIterator[Update]:
        yield self._roster
        async for update in super().updates():
            yield update

    def ask_advice(self) -> None:
        self.wished.append(("advice", 0))

    def hurry(self, number: int) -> None:
        self.wished.append(("hurry", number))

    def set_pause(self, seconds: float) -> None:
        self.bot_seconds = seconds
        self.wished.append(("pause", seconds))


OUT = "A 12 / B 2 / C 3 / A s"
"""A has stayed; B and C are still in."""


@pytest.mark.parametrize("offered", [True, False])
def test_a_key_asks_the_server_for_advice_where_there_is_any(*, offered: bool) -> None:
    table = Paced("A 12 / B 2 / C 3", bots=(1, 2))
    table.offers_advice = offered
    app = AtAPacedTable(table)

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-hit") in footer(app))
        assert (say("tui-key-coach") in footer(app)) is offered
        await pilot.press("a", "z")
        await settled(pilot, lambda: table.wished == [*([("advice", 0)] if offered else []), ("pause", 0.6)])

    run(app, act, LARGE)


def test_whoever_is_out_skips_to_the_end_of_a_round_of_bots_once() -> None:
    table = Paced(OUT, bots=(1, 2))
    app = AtAPacedTable(table)

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-hurry") in footer(app))
        await pilot.press("e", "e", "z")
        await settled(pilot, lambda: table.wished == [("hurry", 1), ("pause", 0.6)])
        await settled(pilot, lambda: say("tui-key-hurry") not in footer(app))

    run(app, act, LARGE)


@pytest.mark.parametrize(
    "table",
    [Paced(OUT, bots=(1,)), Paced("A 12 / B 2 / C 3", bots=(1, 2)), Paced(OUT, bots=(0, 1, 2), here=())],
    ids=["a person is still in", "we are still in", "we watch"],
)
def test_nobody_skips_a_round_that_somebody_plays(table: Paced) -> None:
    app = AtAPacedTable(table)

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: bool(app.screen.check_action("bot_pause", ())))
        await pilot.press("e", "z")
        await settled(pilot, lambda: table.wished == [("pause", 0.6)])

    run(app, act, LARGE)


def test_the_host_sets_how_long_bots_wait_and_nobody_else() -> None:
    table, guest = Paced(OUT, bots=(1,)), Paced(OUT, bots=(1,), is_host=False)
    app, other = AtAPacedTable(table), AtAPacedTable(guest)

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: bool(app.screen.check_action("bot_pause", ())))
        await pilot.press("z", "z", "z", "z")
        await settled(pilot, lambda: table.wished == [("pause", pause) for pause in (0.6, 0.0, 2.5, 1.2)])
        assert app.said == [f"Bots answer: {word}" for word in ("quickly", "at once", "slowly", "at normal speed")]

    async def ask(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: isinstance(other.screen, TableScreen) and other.screen.scene is not None)
        await pilot.press("z", "question_mark")
        await settled(pilot, lambda: say("tui-help-title") in _seen(other))
        assert (guest.wished, other.said) == ([], [])

    run(app, act, LARGE)
    run(other, ask, LARGE)


def test_pauses_are_those_of_the_web_page() -> None:
    page = (ROOT / "web" / "src" / "state" / "botPause.ts").read_text(encoding="utf-8")
    found = re.search(r"PAUSES = \[(.*?)\]", page)
    assert found is not None
    assert tuple(map(float, found[1].split(","))) == BOT_PAUSES


async def test_a_real_server_takes_both(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=2, seat=None, rules={"target": 40}, options={"bot_seconds": 2.5})
        session = at(server, made, saved_seats)
        async with joined(session) as tess:
            await tess.until(lambda it: it.gathering and it.gathering.here)
            await host_leaves(server, made)
            await tess.until(lambda it: it.gathering and it.gathering.is_host)
            session.set_pause(0.0)
            await tess.until(lambda _: session.bot_seconds == 0)
            session.fill("stay:25")
            await tess.until(lambda it: it.gathering and it.gathering.can_start)
            assert session.bot_seats == {Seat(1)}
            session.start()
            session.hurry(1)
            await tess.until(lambda it: it.is_over)
            assert not [remark for remark in tess.remarks if remark == say("join-offline")]


# --- seats ------------------------------------------------------------------------------------------------------------


class Wishful(Gathered):
    """A web table before its game; what is wished for is written down."""

    def __init__(self, *seats: GatheredSeat, **more: Any) -> None:  # noqa: ANN401 - fields of a gathering
        super().__init__(*seats, **more)
        self.wished: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - every wish of a session
        return lambda *given, **more: self.wished.append((name, *given, *more.values()))


@pytest.mark.parametrize(
    "table, keys, wished",
    [
        (Wishful(TESS, *GUESTS), "abd", [("add_seat",), ("fill",), ("drop_seat", len(GUESTS))]),
        (Wishful(TESS, *GUESTS[:-1]), "bdy", []),
        (Wishful(*GUESTS, is_host=False), "cabdy", [("sit",)]),
    ],
    ids=["a host with a free seat", "a host without one", "somebody who watches"],
)
def test_seats_are_changed_by_those_who_may(table: Wishful, keys: str, wished: list[tuple[object, ...]]) -> None:
    app = AtAHostedTable(cast("Hosted", table))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: "BCD234" in _seen(app))
        await pilot.press(*keys)

    run(app, act)
    assert table.wished == wished


def test_a_seat_is_taken_back_from_a_bot_in_the_game() -> None:
    table = Paced("A 12 / B 2 / C 3", bots=(0, 1, 2), is_host=False)
    table.is_away = True
    table.come_back = lambda: table.wished.append(("come back", 0))  # type: ignore[attr-defined]
    app = AtAPacedTable(table)

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("tui-key-sit") in footer(app))
        await pilot.press("pagedown", "c")

    run(app, act, LARGE)
    assert table.wished == [("come back", 0)]

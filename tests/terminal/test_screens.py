"""Every screen: played by keys and by mouse, resized, and as pictures."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.image import SVGImageSnapshotExtension
from textual.app import App
from textual.containers import VerticalScroll
from textual.events import MouseScrollDown
from textual.pilot import Pilot
from textual.widgets import Input, Static
from textual.widgets._footer import FooterKey

from flip7.client.session import RemoteSession
from flip7.core.decisions import HIT, STAY, Decision, HitOrStay
from flip7.core.rules import First
from flip7.core.seats import Seat, seat_letter
from flip7.i18n.catalog import say
from flip7.play.options import PlayOptions
from flip7.play.session import GatheredSeat, Gathering, Update
from flip7.record import from_notation, replay
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.animation import Bloom, BustUp, CardUp, Scene, Twins
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.play import PlayApp
from flip7.terminal.tui.replay import ReplayApp
from flip7.terminal.tui.screens.coach import CoachScreen
from flip7.terminal.tui.screens.online import Lobby, OnlineTableScreen
from flip7.terminal.tui.screens.replay import ReplayScreen
from flip7.terminal.tui.screens.start import StartScreen
from flip7.terminal.tui.screens.table import TableScreen
from flip7.terminal.tui.widgets.seats import SeatsView
from flip7.terminal.tui.widgets.stage import StageView
from tests.server.clocks import FakeClock
from tests.server.server_in_process import PATIENCE
from tests.terminal.snapshots import LARGE, SMALL, picture
from tests.terminal.tables import AT_ONCE, AtATable, LastStep, Still

pytestmark = pytest.mark.integration

GIVING = "A 5 / B 6 / C 7 / D SC / A h 9 / B h 10 / C h +4 / D h 12 / A h FZ?"
MIDDLE = "A 5 / B 6 / C SC / D 3 / A h 9 / B h 6x / C h +4 / D h 12 / A h x2 / C h 7 / D s"
NAMES = ("Ana", "Ben", "Cleo", "Dora")
SIZES = [pytest.param(SMALL, id="small"), pytest.param(LARGE, id="large", marks=pytest.mark.e2e)]

Act = Callable[[Pilot[Any]], Awaitable[None]]


def run(app: App[Any], act: Act, size: tuple[int, int] = SMALL) -> None:
    """The application runs, and somebody does something with it."""

    async def scenario() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(pilot)

    asyncio.run(scenario())


async def settled(pilot: Pilot[Any], holds: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await pilot.pause()


def game(
    names: str = "Ana,bot:stay:20,bot:stay:25",
    seed: str = "screens",
    target: int = 60,
    **more: Any,  # noqa: ANN401
) -> PlayApp:
    """A game that begins at once."""
    wishes = PlayOptions(names=tuple(names.split(",")), seed=seed, target=target, **more)
    return PlayApp(wishes, ask=False, pace=AT_ONCE, colours=Colours.ALL)


def table_screen(app: App[Any]) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def asked_here(app: App[Any]) -> bool:
    return isinstance(app.screen, TableScreen) and app.screen.is_asking


def is_over(app: App[Any]) -> bool:
    scene = table_screen(app).scene
    return scene is not None and scene.table.winner is not None and scene.moment is None


# --- whole games ------------------------------------------------------------------------------------------------------


async def play_on(pilot: Pilot[Any], answer: Callable[[Decision, bool], Awaitable[object]]) -> None:
    """The game is over; whoever is here has answered every question, with «hit» up to four cards."""
    app = pilot.app
    while True:
        await settled(pilot, lambda: asked_here(app) or is_over(app))
        if is_over(app):
            return
        scene = table_screen(app).scene
        assert scene is not None
        assert scene.asked is not None
        await answer(scene.asked.decision, len(scene.table.places[0].line) < 4)


def test_a_whole_game_by_keys() -> None:
    app = game()

    async def play(pilot: Pilot[Any]) -> None:
        def by_key(decision: Decision, hits: bool) -> Awaitable[object]:  # noqa: FBT001 - an answer
            return pilot.press(("h" if hits else "s") if isinstance(decision, HitOrStay) else "enter")

        await play_on(pilot, by_key)
        await pilot.press("v")
        await settled(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("q")

    run(app, play)
    assert app.session is not None
    assert replay(app.session.record).game.asked is None


def test_a_whole_game_by_mouse() -> None:
    app = game(seed="mouse")

    async def play(pilot: Pilot[Any]) -> None:
        def by_click(decision: Decision, hits: bool) -> Awaitable[object]:  # noqa: FBT001 - an answer
            if isinstance(decision, HitOrStay):
                return pilot.click("#hit" if hits else "#stay")
            return pilot.click("#takers", offset=(4, len(decision.options) - 1))

        await play_on(pilot, by_click)

    run(app, play)
    assert app.session is not None
    assert replay(app.session.record).game.asked is None


# --- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key, choice", [("h", HIT), ("s", STAY)])
def test_a_key_answers_once(key: str, choice: object) -> None:
    still = Still(MIDDLE, *NAMES)
    run(AtATable(still), lambda pilot: pilot.press(key, key, key))
    assert still.answered == [(still.fresh.asked.ordinal, choice)] if still.fresh.asked else False


@pytest.mark.parametrize(
    "keys, seat", [(["3"], 2), (["down", "down", "enter"], 2), (["enter"], 0), (["4"], 3), (["h", "s", "9", "2"], 1)]
)
def test_a_card_is_given_by_digit_and_by_arrows(keys: list[str], seat: int) -> None:
    still = Still(GIVING, *NAMES)
    run(AtATable(still), lambda pilot: pilot.press(*keys))
    assert [choice for _, choice in still.answered] == [Seat(seat)]


def test_a_card_is_given_by_a_click_on_the_seat() -> None:
    still = Still(GIVING, *NAMES)
    run(AtATable(still), lambda pilot: _click(pilot, "SeatsView", (60, 8)))
    assert [choice for _, choice in still.answered] == [Seat(3)]


async def _click(pilot: Pilot[Any], on: str, offset: tuple[int, int]) -> None:
    await pilot.click(on, offset=offset)


def giving_among(seats: int, frozen: str = "") -> str:
    """The first of so many seats gives a card; the one of that letter is frozen."""
    letters = [seat_letter(Seat(seat)) for seat in range(1, seats)]
    dealt = (f"{letter} {seat % 9 + 4}" for seat, letter in enumerate(letters) if letter != frozen)
    return " / ".join([f"A FZ>{frozen}" if frozen else "A 3", *dealt, "A h FZ?"])


@pytest.mark.parametrize(
    "seats, frozen, keys, seat",
    [
        (9, "", ["1"], 1),
        (12, "", ["1", "2"], 12),
        (12, "", ["1", "1", "enter"], 11),
        (12, "", ["1", "enter"], 1),
        (12, "", ["3"], 3),
        (12, "", ["0", "1", "2"], 12),
        (12, "", ["1", "5"], None),
        (12, "", ["1", "5", "enter"], 5),
        (12, "", ["1", "5", "1", "2"], 12),
        (12, "", ["1", "down", "3"], 3),
        (12, "L", ["1", "2"], None),
        (12, "L", ["1", "2", "enter"], None),
        (12, "C", ["3", "enter"], None),
        (12, "C", ["3", "4"], None),
        (12, "C", ["3", "down", "enter"], 1),
        (19, "", ["1", "9"], 19),
        (23, "", ["2"], None),
        (23, "", ["2", "enter"], 2),
        (23, "", ["2", "3"], 23),
        (23, "", ["2", "4"], None),
    ],
)
def test_a_seat_of_two_digits_is_typed_with_both(seats: int, frozen: str, keys: list[str], seat: int | None) -> None:
    still = Still(giving_among(seats, frozen))
    run(AtATable(still), lambda pilot: pilot.press(*keys))
    assert [choice for _, choice in still.answered] == ([] if seat is None else [Seat(seat - 1)])


def test_the_keys_that_give_a_card_are_seen_while_one_is_given() -> None:
    app = AtATable(Still(giving_among(12)))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        keys = [str(key.render()) for key in app.screen.query("FooterKey")]
        assert "Give" in keys[0]
        assert max(key.region.right for key in app.screen.query("FooterKey")) <= SMALL[0]

    run(app, act)


def test_u_takes_back_only_where_nobody_else_plays() -> None:
    still = Still(MIDDLE, *NAMES)
    run(AtATable(still), lambda pilot: pilot.press("u"))
    assert still.taken_back == 1
    remote = Still(MIDDLE, *NAMES)
    remote.can_take_back = False
    run(AtATable(remote), lambda pilot: pilot.press("u"))
    assert remote.taken_back == 0


def test_where_no_advice_is_given_the_key_is_not_there() -> None:
    """The daily deal is played without advice, here as in the browser."""
    daily = Still(MIDDLE, *NAMES)
    daily.offers_advice = False
    for table, offered in ((Still(MIDDLE, *NAMES), True), (daily, False)):
        app = AtATable(table)

        async def ask(pilot: Pilot[Any], app: AtATable = app, offered: bool = offered) -> None:  # noqa: FBT001 - bound
            assert app.screen.check_action("coach", ()) is offered
            await pilot.press("a")
            assert isinstance(app.screen, CoachScreen) is offered

        run(app, ask)


def test_nobody_answers_for_others() -> None:
    still = Still(MIDDLE, *NAMES, here=(3,))
    run(AtATable(still), lambda pilot: pilot.press("h", "s", "1"))
    assert still.answered == []


def test_odds_are_hidden_without_a_trace() -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        assert "% to bust" in _words(app, "#risk")
        await pilot.press("o")
        await pilot.pause()
        assert "bust" not in _words(app, "#risk")
        assert "%" not in _words(app, "#risk")

    run(app, act)


def _words(app: App[Any], of: str) -> str:
    return str(app.screen.query_one(of, Static).content)


def test_a_sum_is_told_behind_the_card_that_made_it() -> None:
    app = AtATable(Still("A 5 / B 6 / A h 9 / B h 10", "Ana", "Ben"))

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        lines = app.screen.query_one(StageView).render().plain.splitlines()
        assert lines[0].endswith("Ben drew a  10 . 6+10 = 16.")
        assert lines[1].endswith("Ana drew a  9 . 5+9 = 14.")

    run(app, act)


# --- the start --------------------------------------------------------------------------------------------------------


def test_enter_is_enough() -> None:
    app = PlayApp(PlayOptions(), ask=True, pace=AT_ONCE, colours=Colours.ALL)

    async def act(pilot: Pilot[Any]) -> None:
        assert isinstance(app.screen, StartScreen)
        await pilot.press("enter")
        await settled(pilot, lambda: isinstance(app.screen, TableScreen))

    run(app, act)
    assert app.session is not None
    assert len(app.session.record.seats) == 4


@pytest.mark.parametrize(
    "field, value, complaint", [("seats", "1", "2 to 40"), ("target", "0", "1 to 100000"), ("name", "Ana,Ana", "Ana")]
)
def test_what_cannot_be_played_is_said_and_nothing_is_lost(field: str, value: str, complaint: str) -> None:
    app = PlayApp(PlayOptions(), ask=True, pace=AT_ONCE, colours=Colours.ALL)

    async def act(pilot: Pilot[Any]) -> None:
        app.screen.query_one(f"#{field}", Input).value = value
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        assert complaint in _words(app, "#complaint")
        assert app.screen.query_one(f"#{field}", Input).value == value

    run(app, act)


# --- the lobby of a web table -----------------------------------------------------------------------------------------


TESS = GatheredSeat("Tess", here=True, is_host=True, ready=True)
GUESTS = (
    GatheredSeat("Ann", ready=True),
    GatheredSeat("Clara", bot="level3", ready=True),
    GatheredSeat("Ben", connected=False),
    GatheredSeat(None),
)


class Gathered(Still):
    """A web table before its game."""

    is_away = False
    waits = False
    offers_advice = False

    def __init__(self, *seats: GatheredSeat, **more: Any) -> None:  # noqa: ANN401 - fields of a gathering
        super().__init__(MIDDLE, *NAMES)
        link, here = "http://192.168.0.7:7007/t/BCD234", next((seat for seat in seats if seat.here), None)
        is_host = here is not None and here.is_host
        plan: dict[str, Any] = {"target": 200, "host": "Tess", "is_host": is_host, "watching": 0}
        self.gathering = Gathering(seats, "BCD234", link, **(plan | more))

    async def updates(self) -> AsyncIterator[Update]:
        yield self.gathering


def many(seats: int) -> Gathered:
    """A table at which one seat of many is free."""
    people = (GatheredSeat(f"Bartholomew the Elder {seat + 1:>2}", is_host=seat == 0) for seat in range(seats - 1))
    return Gathered(*people, GatheredSeat(None), is_host=True)


class Joined(Still):
    """A web table in the middle of its game, seen by somebody who came late or sat there before (X.15)."""

    is_away = False
    offers_advice = False
    offers_rematch = True

    def __init__(self, *, waits: bool) -> None:
        super().__init__(MIDDLE, *NAMES)
        self.waits = waits


class Finished(Still):
    """A web table whose game is over."""

    is_away = False
    waits = False
    offers_advice = False

    def __init__(self, here: tuple[int, ...], *, offers_rematch: bool = True) -> None:
        super().__init__(OVER, *NAMES[:3], here=here)
        self.offers_rematch = offers_rematch


class AtAWebTable(TableApp):
    """An app at a web table that waits for others, or shows how the game has ended."""

    def __init__(self, session: Gathered | Joined | Finished) -> None:
        super().__init__(AT_ONCE, Colours.ALL)
        self._session = session

    def on_mount(self) -> None:
        self.push_screen(OnlineTableScreen(cast("RemoteSession", self._session), self.colours))


class Growing(Gathered):
    """A web table whose host changes its seats; what is asked for is written down."""

    def __init__(self, *seats: GatheredSeat) -> None:
        super().__init__(*seats, is_host=True)
        self.wished: list[tuple[object, ...]] = []

    def start(self, *, drop_free: bool = False) -> None:
        self.wished.append(("start", drop_free))

    def add_seat(self) -> None:
        self.wished.append(("add",))

    def drop_seat(self, seat: int) -> None:
        self.wished.append(("drop", seat))


def _seen(app: App[Any]) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


@pytest.mark.parametrize("keys", [["pagedown"] * 3, ["down"] * 30, []], ids=["pages", "lines", "wheel"])
def test_a_lobby_of_forty_is_scrolled_and_always_says_what_it_waits_for(keys: list[str]) -> None:
    app = AtAWebTable(many(40))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: "One seat is free: B seats a bot there." in _seen(app))
        assert "Bartholomew the Elder  1  host" in _seen(app)
        assert "40  free" not in _seen(app)
        seats = app.screen.query_one(Lobby).query_one(VerticalScroll)
        assert seats.max_scroll_y == 40 - seats.size.height
        await pilot.press(*keys)
        for _ in range(0 if keys else 30):
            seats.post_message(MouseScrollDown(seats, 1, 1, 0, 0, 0, False, False, False))  # noqa: FBT003 - Textual's
        await settled(pilot, lambda: "40  free" in _seen(app))
        assert "One seat is free: B seats a bot there." in _seen(app)

    run(app, act)


def test_the_host_adds_and_drops_seats_and_starts_with_who_is_there() -> None:
    table = Growing(TESS, GatheredSeat(None), GUESTS[0], GatheredSeat(None))
    app = AtAWebTable(table)

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: "2 seats are free: B seats bots there. Enter starts with 2." in _seen(app))
        await pilot.press("a", "d", "enter")
        await settled(pilot, lambda: table.wished == [("add",), ("drop", 3), ("start", True)])

    run(app, act, LARGE)


def test_a_table_of_two_keeps_its_seats_and_nobody_starts_alone() -> None:
    table = Growing(TESS, GatheredSeat(None))
    app = AtAWebTable(table)

    async def act(pilot: Pilot[Any]) -> None:
        await settled(
            pilot, lambda: say("tui-key-add-seat") in {key.description for key in app.screen.query(FooterKey)}
        )
        await pilot.press("d", "enter", "a")
        await settled(pilot, lambda: table.wished == [("add",)])

    run(app, act)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_whoever_came_late_reads_when_they_play(size: tuple[int, int]) -> None:
    """X.15: until then they look on."""
    late, playing = AtAWebTable(Joined(waits=True)), AtAWebTable(Joined(waits=False))

    async def waits(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: say("join-you-late") in _seen(late))

    async def plays(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: NAMES[0] in _seen(playing))
        assert say("join-you-late") not in _seen(playing)

    run(late, waits, size)
    run(playing, plays, size)


def test_a_lobby_of_forty_is_seen_whole_on_a_large_screen() -> None:
    app = AtAWebTable(many(40))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: "40  free" in _seen(app))
        assert app.screen.query_one(Lobby).query_one(VerticalScroll).max_scroll_y == 0

    run(app, act, LARGE)


def test_a_lobby_says_what_is_about_to_be_played() -> None:
    unusual = {"target": 75, "watching": 2, "turn_seconds": 30, "odds": False, "first": First.LEFT}
    for more, words in (
        ({}, "Table BCD234\nto 200\n"),
        (unusual, "to 75 · the seat left of the dealer comes first · 30 s a turn · no odds · 2 watch\n"),
        ({"advice": True}, "to 200 · advice for everybody\n"),
    ):
        app = AtAWebTable(Gathered(TESS, *GUESTS, **more))

        async def act(pilot: Pilot[Any], app: App[Any] = app, words: str = words) -> None:
            await settled(pilot, lambda: words in _words(app, "#address"))

        run(app, act)


@pytest.mark.parametrize(
    "seats, first",
    [
        ((TESS, GatheredSeat(None)), "Bots"),
        ((TESS, GUESTS[0]), "Start"),
        ((GatheredSeat("Ann", is_host=True), GatheredSeat("Tess", here=True)), "Ready"),
        ((GUESTS[0], GatheredSeat(None)), "Sit down"),
    ],
    ids=["bots", "start", "ready", "sit"],
)
def test_what_a_lobby_waits_for_stands_first_in_the_line_of_keys(seats: tuple[GatheredSeat, ...], first: str) -> None:
    app = AtAWebTable(Gathered(*seats))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: first in {key.description for key in app.screen.query(FooterKey)})
        assert next(iter(app.screen.query(FooterKey))).description == first

    run(app, act)


@pytest.mark.parametrize(
    "here, has_rematch, offered",
    [((0,), True, True), ((), True, False), ((0,), False, False)],
    ids=["a player", "a watcher", "a branch"],
)
def test_another_game_is_offered_to_those_who_played_and_at_no_branch(
    here: tuple[int, ...],
    *,
    has_rematch: bool,
    offered: bool,
) -> None:
    app = AtAWebTable(Finished(here, offers_rematch=has_rematch))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: is_over(app))
        await pilot.pause()
        await settled(pilot, lambda: (say("tui-key-again") in footer(app)) is offered)

    run(app, act)


def footer(app: App[Any]) -> str:
    """Every word at the foot of the screen."""
    return " ".join(str(key.render()) for key in app.screen.query("FooterKey"))


def test_the_end_of_a_game_shows_the_winner_highest_and_the_game_in_numbers() -> None:
    app = AtATable(Still(OVER, *NAMES[:3]))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: "best round" in _seen(app))
        lines = _seen(app).splitlines()
        star, ben, ana = (
            next(at for at, line in enumerate(lines) if line.strip().startswith(each) and "wins" not in line)
            for each in ("★", "Ben", "Ana")
        )
        assert star < ben < ana
        told = next(line for line in lines if "best round" in line)
        assert "2 rounds · 21 cards came up" in told

    run(app, act)


# --- resizing ---------------------------------------------------------------------------------------------------------


def test_a_resize_in_the_middle_shows_the_same_table() -> None:
    app = AtATable(Still(MIDDLE, *NAMES))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: asked_here(app))
        await pilot.pause()
        before = picture(app)
        await pilot.resize_terminal(*LARGE)
        await settled(pilot, lambda: app.screen.query_one("#log").display)
        await pilot.resize_terminal(*SMALL)
        await settled(pilot, lambda: picture(app) == before)

    run(app, act)


FOUR = "A 5 / B 6 / C 7 / D SC / A h 9 / B h 10 / C h +4 / D h 12 /"
TWELVE = " / ".join(f"{letter} {at + 1}" for at, letter in enumerate("ABCDEFGHIJKL")) + " /"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dealt", [FOUR, TWELVE], ids=["four", "twelve"])
@pytest.mark.parametrize("question", ["A h 2", "A h FZ?"], ids=["turn", "giving"])
def test_seats_and_piles_stay_where_they_are_whoever_is_asked(dealt: str, question: str, size: tuple[int, int]) -> None:
    def places(here: tuple[int, ...]) -> list[object]:
        app = AtATable(Still(f"{dealt} {question}", here=here))
        found: list[object] = []

        async def look(pilot: Pilot[Any]) -> None:
            await pilot.pause()
            seats = app.screen.query_one(SeatsView)
            lines = str(seats.render()).splitlines()
            drawn = [next(at for at, line in enumerate(lines) if f"Player {seat}" in line) for seat in (1, 3, 4)]
            found.extend([seats.region, app.screen.query_one(StageView).region, drawn])
            assert "▼" not in str(seats.render())

        run(app, look, size)
        return found

    assert places(here=(0, 1)) == places(here=())


def test_where_not_all_seats_are_seen_the_question_takes_no_more_room_than_its_buttons() -> None:
    app = AtATable(Still(FORTY, here=(12,)))

    async def act(pilot: Pilot[Any]) -> None:
        await settled(pilot, lambda: app.screen.query_one(SeatsView).region.height == 13)
        await pilot.pause()
        assert app.screen.query_one(SeatsView).region.height == 13

    run(app, act)


# --- pictures ---------------------------------------------------------------------------------------------------------

OVER = Path(__file__).with_name("over.f7").read_text(encoding="utf-8")
FORTY = (
    " / ".join(f"{seat_letter(seat)} {12 - seat % 5}" for seat in range(40))
    + " / A h 5 / B s / C h 7 / D h +4 / E h 12 / F h 12x / G h 3 / H h x2 / I h FZ>J / K h 6 / L s"
)
SCREENS: dict[str, tuple[Callable[[], App[Any]], list[str]]] = {
    "start": (lambda: PlayApp(PlayOptions(), ask=True, pace=AT_ONCE, colours=Colours.ALL), []),
    "turn": (lambda: AtATable(Still(MIDDLE, *NAMES)), []),
    "giving": (lambda: AtATable(Still(GIVING, *NAMES)), ["down"]),
    "waiting": (lambda: AtATable(Still(MIDDLE, *NAMES, here=(3,))), []),
    "two": (lambda: AtATable(Still("A 5 / B 6 / A h 9 / B h 10", "Ana", "Ben")), []),
    "twelve": (
        lambda: AtATable(
            Still(" / ".join(f"{letter} {at % 12 + 1}" for at, letter in enumerate("ABCDEFGHIJKL")) + " / A h 9 / B s")
        ),
        [],
    ),
    "light": (lambda: AtATable(Still(MIDDLE, *NAMES)), ["f2"]),
    "forty": (lambda: AtATable(Still(FORTY)), []),
    "lobby": (lambda: AtAWebTable(Gathered(TESS, *GUESTS, watching=1, turn_seconds=60)), []),
    "without-colour": (lambda: AtATable(Still(MIDDLE, *NAMES), Colours.NONE), []),
    "help": (lambda: AtATable(Still(MIDDLE, *NAMES)), ["question_mark"]),
    "why": (lambda: AtATable(Still(MIDDLE, *NAMES)), ["w"]),
    "won": (lambda: AtATable(Still(OVER, *NAMES[:3])), []),
    "rules": (lambda: AtATable(Still(MIDDLE, *NAMES)), ["r", *"freeze"]),
    "replay": (lambda: ReplayApp(replay(from_notation(MIDDLE)), AT_ONCE, Colours.ALL), ["end"]),
    "over": (lambda: ReplayApp(replay(from_notation(OVER)), AT_ONCE, Colours.ALL), ["end"]),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_pictures(name: str, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    make, keys = SCREENS[name]
    app = make()

    async def act(pilot: Pilot[Any]) -> None:
        await pilot.press(*keys)
        assert picture(app) == snapshot(extension_class=SVGImageSnapshotExtension)

    run(app, act, size)


BUST = "A 5 / B 6 / C SC / D 3 / A h 9 / B h 6x"
SEVENTH = "A 1 / B 2 / C FZ>C / A h 3 / B h 12 / A h 4 / B s / A h 5 / A h 9 / A h 11 / A h 12#"
MOMENTS: dict[str, tuple[str, Callable[[Scene], bool]]] = {
    "card-up": (BUST, lambda scene: isinstance(scene.moment, CardUp)),
    "twins": (BUST, lambda scene: isinstance(scene.moment, Twins)),
    "bust": (BUST, lambda scene: isinstance(scene.moment, BustUp)),
    "flip-7": (SEVENTH, lambda scene: isinstance(scene.moment, Bloom)),
    "between-rounds": (SEVENTH, lambda scene: scene.standings is not None),
}


BRIEFLY = 0.2
"""Seconds: every moment is seen for longer."""


async def come_to(pilot: Pilot[Any], clock: FakeClock, has_come: Callable[[Scene], bool]) -> None:
    """The clock is turned until that moment is drawn; then it stands still."""
    screen = table_screen(pilot.app)
    while screen.scene is None or not has_come(screen.scene):
        await clock.turn(BRIEFLY)
        assert not screen._animator.settled, "everything was shown, and that moment never"
    await pilot.pause()
    assert has_come(screen.scene)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", MOMENTS)
def test_pictures_of_moments(name: str, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    clock, (text, has_come) = FakeClock(), MOMENTS[name]
    app = AtATable(LastStep(text, *NAMES[: len(from_notation(text).seats)]), pace=USUAL, clock=clock)

    async def act(pilot: Pilot[Any]) -> None:
        await come_to(pilot, clock, has_come)
        assert picture(app) == snapshot(extension_class=SVGImageSnapshotExtension)

    run(app, act, size)

"""A web table line by line: what is printed, and what is typed at it."""

import asyncio
import io
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from flip7.client.saved_seats import SavedSeats
from flip7.client.session import RemoteSession
from flip7.core.decisions import STAY, Give
from flip7.play.session import Announcement, Fresh, GatheredSeat, Gathering, Remark, Roster, Step, Update
from flip7.record import from_notation, replay
from flip7.record.files import read_game
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.join import Lines, LineTable, join
from flip7.terminal.lineui.plain import PlainScreen
from flip7.terminal.web_session import keep_finished
from tests.client.test_session import at
from tests.server.clocks import FakeClock
from tests.server.server_in_process import running
from tests.server.turns import until
from tests.terminal.tables import NOW, LastStep, Still

MIDDLE = "A 5 / B 6 / C SC / D 3 / A h 9 / B h 6x / C h +4 / D h 12 / A h x2 / C h 7 / D s"
GIVING = "A 5 / B 6 / C 7 / D SC / A h 9 / B h 10 / C h +4 / D h 12 / A h FZ?"
OVER = '[Target "12"]\n\nA 1 / B 12 / A s / B s'
NAMES = ("Ana", "Ben", "Cleo", "Dora")
TESS = GatheredSeat("Tess", here=True, is_host=True, ready=True)
BEN = GatheredSeat("Ben", connected=False)


class Scripted:
    """A web table at which this happens; what is wished for is written down."""

    is_away = False
    offers_rematch = True

    def __init__(self, *updates: Update) -> None:
        self._updates = updates
        self.wished: list[tuple[object, ...]] = []

    async def updates(self) -> AsyncIterator[Update]:
        for update in self._updates:
            yield update
        await asyncio.Event().wait()  # the table stays open

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - every wish of a session
        return lambda *given, **more: self.wished.append((name, *given, *more.values()))


def played(session: Scripted, *typed: str) -> list[str]:
    """Return the output after all of it has happened, and these lines were typed."""
    out = io.StringIO()
    screen = PlainScreen(out, lambda: "", interactive=True)

    async def scenario() -> None:
        lines = Lines()
        table = LineTable(cast("RemoteSession", session), screen, FakeClock())
        running = asyncio.create_task(table.run(lines))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for line in (*typed, None):
            lines.put_nowait(line)
        await running

    asyncio.run(scenario())
    return out.getvalue().splitlines()


def lobby(*seats: GatheredSeat, is_host: bool = True) -> Gathering:
    return Gathering(seats, "BCD234", "http://cards.test/t/BCD234", 200, "Tess", is_host, 0)


# --- the lobby --------------------------------------------------------------------------------------------------------


def test_a_lobby_is_told_once_and_then_what_has_changed() -> None:
    free = GatheredSeat(None)
    here = replace(BEN, connected=True)
    said = played(Scripted(lobby(TESS, free), lobby(TESS, here), lobby(TESS, replace(here, ready=True))))
    assert said == [
        "Table BCD234 · to 200",
        "http://cards.test/t/BCD234",
        " 1  Tess host · ready",
        " 2  free",
        "One seat is free: B seats a bot there.",
        " 2  Ben",
        "Everybody is here: Enter starts the game.",
        " 2  Ben ready",
    ]


@pytest.mark.parametrize(
    "gathering, typed, wished",
    [
        (lobby(TESS, GatheredSeat(None)), ["b"], [("fill",)]),
        (lobby(TESS, BEN), ["g", ""], [("free_seat", 1), ("start", True)]),
        (lobby(TESS, BEN), ["START"], [("start", True)]),
        (lobby(replace(TESS, is_host=False), BEN, is_host=False), ["y"], [("ready", False)]),
        (lobby(BEN, GatheredSeat(None), is_host=False), ["c"], [("sit",)]),
    ],
)
def test_a_lobby_takes_commands(gathering: Gathering, typed: list[str], wished: list[tuple[object, ...]]) -> None:
    session = Scripted(gathering)
    said = played(session, *typed, "q", "b")
    assert session.wished == wished
    assert "There is no such command now: ? lists them." not in said


def test_a_guest_does_not_start_and_nobody_starts_alone() -> None:
    for gathering in (lobby(replace(TESS, is_host=False), BEN, is_host=False), lobby(TESS, GatheredSeat(None))):
        session = Scripted(gathering)
        assert played(session, "start", "")[-2:] == ["There is no such command now: ? lists them."] * 2
        assert session.wished == []


def test_a_lobby_is_told_again_and_has_rules_but_no_reasons_yet() -> None:
    said = played(Scripted(lobby(TESS, GatheredSeat(None))), "t", "w", "r nonsense", "save")
    first, again, *more = (at for at, line in enumerate(said) if line == "Table BCD234 · to 200")
    assert not more
    assert said[first : first + 5] == said[again : again + 5]
    assert said[-3] == "Nothing has happened yet."
    assert "nonsense" in said[-2]
    assert said[-1] == "Advice is for your own question, and taking back for games of your own."


def test_what_is_taken_back_is_no_line() -> None:
    said = played(Scripted(Remark("Ben waves."), Remark(""), Announcement("Tea at five."), Announcement(None)))
    assert said == ["Ben waves.", "Tea at five."]


# --- the game ---------------------------------------------------------------------------------------------------------


def test_a_question_is_asked_and_answered_once() -> None:
    fresh = Still(MIDDLE, *NAMES).fresh
    assert fresh.asked is not None
    session = Scripted(fresh)
    said = played(session, "hello", "s", "s")
    assert session.wished == [("answer", fresh.asked.ordinal, STAY)]
    assert "Ana, hit or stay? (h to hit, s to stay, ? for help)" in said
    assert "«hello» is not an answer here: type h to hit or s to stay (? for help)." in said
    assert said[-1] == "There is no such command now: ? lists them."


class Away(Scripted):
    """A web table at which a bot plays for us."""

    is_away = True


@pytest.mark.parametrize("here", [(0,), (1,)], ids=["at our question", "at another's"])
def test_a_seat_is_taken_back_from_a_bot_at_any_time(here: tuple[int, ...]) -> None:
    session = Away(Still(MIDDLE, *NAMES, here=here).fresh)
    played(session, "c")
    assert session.wished == [("come_back",)]


def test_a_card_is_given_by_name() -> None:
    fresh = Still(GIVING, *NAMES).fresh
    assert fresh.asked is not None
    session = Scripted(fresh)
    assert "2: Ben banks 16: 0 becomes 16." in played(session, "ben")
    assert session.wished == [("answer", fresh.asked.ordinal, 1)]


def test_what_happens_is_told_as_it_comes() -> None:
    table = LastStep(MIDDLE, *NAMES)
    said = played(Scripted(table.fresh, Remark("Ben waves."), table.step, Announcement("Tea at five.")))
    told = [line for line in said if line in {"Ben waves.", "Dora stays and banks 3+12 = 15.", "Tea at five."}]
    assert told == ["Ben waves.", "Dora stays and banks 3+12 = 15.", "Tea at five."]


def test_the_same_question_is_not_asked_twice() -> None:
    fresh = Still(MIDDLE, *NAMES).fresh
    said = played(Scripted(fresh, Step((), fresh.asked), replace(fresh, stand_ins=frozenset())))
    assert sum(line.startswith("Ana, hit or stay?") for line in said) == 1
    assert sum(line.startswith("Ana: 0 points, in.") for line in said) == 2, "in the table, and at the question"


def test_reading_commands_work_at_any_time_and_the_question_stays() -> None:
    said = played(Scripted(Still(MIDDLE, *NAMES).fresh), "t", "o", "w", "r F3.6", "undo", "?")
    assert "Ana would bust with 12 of the 84 cards to draw: 14 %." in said
    assert "F3.6 A Freeze or Flip Three drawn on the way is set aside." in said
    assert "Advice is for your own question, and taking back for games of your own." in said
    assert any(line.lstrip().startswith("bot ") for line in said)
    assert sum(line.startswith("Ana, hit or stay?") for line in said) == 7


def test_advice_is_asked_for_at_ones_own_question_and_nowhere_else() -> None:
    asked, other = Scripted(Still(MIDDLE, *NAMES).fresh), Scripted(Still(MIDDLE, *NAMES, here=(3,)).fresh)
    played(asked, "advice")
    assert asked.wished == [("ask_advice",)]
    said = played(other, "advice")
    assert other.wished == []
    assert "Advice is for your own question, and taking back for games of your own." in said


def test_odds_are_not_told_where_the_table_shows_none() -> None:
    said = played(Scripted(replace(Still(MIDDLE, *NAMES).fresh, odds=False)), "o")
    assert "no odds" in said
    assert not any("would bust" in line for line in said)


@pytest.mark.parametrize("is_host", [True, False])
def test_a_host_lets_a_bot_play_for_whom_everybody_waits(is_host: bool) -> None:  # noqa: FBT001 - pytest's
    fresh = Still(MIDDLE, *NAMES, here=(1,)).fresh
    assert fresh.asked is not None
    absent = replace(fresh, asked=replace(fresh.asked, absent=True))
    session = Scripted(Roster((), is_host=is_host, locked=False, in_lobby=False), absent)
    assert "Ana is not connected: the game waits." in played(session, "bot")
    assert session.wished == [("hand_over", 0)] * is_host


@pytest.mark.parametrize("here, wished", [((0,), [("rematch",)]), ((), [])])
def test_another_game_is_for_those_who_played(here: tuple[int, ...], wished: list[tuple[object, ...]]) -> None:
    session = Scripted(Still(OVER, "Ana", "Ben", here=here).fresh)
    again = "n plays again, " if here else ""
    assert f"The game is over: {again}q leaves." in played(session, "n")
    assert session.wished == wished


def test_a_branch_has_no_other_game() -> None:
    """Whoever asked was refused: it was offered all the same."""
    session = Scripted(Still(OVER, "Ana", "Ben", here=(0,)).fresh)
    session.offers_rematch = False
    said = played(session, "n")
    assert "The game is over: q leaves." in said
    assert session.wished == []


def test_the_time_that_is_left_stands_at_the_question() -> None:
    fresh = Still(MIDDLE, *NAMES).fresh
    assert fresh.asked is not None
    late = replace(fresh, asked=replace(fresh.asked, deadline=FakeClock().ticks + 30))
    assert "Ana, hit or stay? (h to hit, s to stay, ? for help) · 30 s left" in played(Scripted(late))


def test_a_game_that_goes_on_is_shown_as_it_lies() -> None:
    fresh: Fresh = Still(MIDDLE, *NAMES).fresh
    said = played(Scripted(fresh))
    assert len(replay(from_notation(MIDDLE)).events) > 10
    assert sum(line.startswith(NAMES) for line in said) == 6, "four seats, and the question with its seat"


# --- from the door to the street --------------------------------------------------------------------------------------


class AtADoor(Scripted):
    """A web table that is entered and left."""

    link = "http://cards.test/t/BCD234"
    finished = ()

    def __init__(self, *updates: Update, can_rejoin: bool) -> None:
        super().__init__(*updates)
        self.can_rejoin = can_rejoin

    async def open(self) -> None:
        self.wished.append(("open",))

    async def close(self) -> None:
        self.wished.append(("close",))
        self.can_rejoin = False  # as at a real table: asked before


@pytest.mark.parametrize("can_rejoin", [True, False])
def test_lines_are_read_from_the_standard_input_until_it_ends(
    can_rejoin: bool,  # noqa: FBT001 - pytest's
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fresh = Still(MIDDLE, *NAMES).fresh
    assert fresh.asked is not None
    monkeypatch.setattr("sys.stdin", io.StringIO("hello\ns\n"))
    session, out = AtADoor(fresh, can_rejoin=can_rejoin), io.StringIO()
    assert join(cast("RemoteSession", session), PlainScreen(out, lambda: "", interactive=True)) == Outcome.DONE
    assert session.wished == [("open",), ("answer", fresh.asked.ordinal, STAY), ("close",)]
    assert "«hello» is not an answer here" in out.getvalue()
    back = "Your seat is kept. Come back with: flip7 join http://cards.test/t/BCD234\n"
    assert capsys.readouterr().out.replace("python -m flip7", "flip7") == (back if can_rejoin else "")


# --- at a server ------------------------------------------------------------------------------------------------------


@pytest.mark.integration
async def test_a_whole_game_at_a_server_line_by_line(tmp_path: Path) -> None:
    async with running() as server:
        made = await server.found(
            seats=2, seat=None, bots=[{"seat": 1, "bot": "stay:15"}], rules={"target": 30}, options={"bot_seconds": 0.0}
        )
        session = at(server, made, SavedSeats(tmp_path / "seats.json"))
        out, lines = io.StringIO(), Lines()
        await session.open()
        table = LineTable(session, PlainScreen(out, lambda: "", interactive=True))
        playing = asyncio.create_task(table.run(lines))
        async with server.guest(made["id"], made["token"]) as host:
            await until(lambda: "Tess" in out.getvalue())
            await host.say("start")
            while not table._is_over:
                await until(lambda: _is_asked(table) or table._is_over)
                if _is_asked(table):
                    lines.put_nowait(_answer(table))
                    await until(lambda: not _is_asked(table))
            lines.put_nowait("q")
            await playing
            await session.close()
        kept = await asyncio.to_thread(keep_finished, session, tmp_path / "games", lambda: NOW)
    assert "wins with" in out.getvalue()
    assert kept == 1
    (file,) = (tmp_path / "games").iterdir()
    assert replay(read_game(file)).game.table.winner is not None


def _is_asked(table: LineTable) -> bool:
    return table._asked is not None and table._asked.here


def _answer(table: LineTable) -> str:
    """The first who can get the card; or a stay, as soon as that is possible."""
    assert table._asked is not None
    decision = table._asked.decision
    if isinstance(decision, Give):
        return str(decision.options[0] + 1)
    return "s" if STAY in decision.options else "h"

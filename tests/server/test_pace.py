"""Pace: the bots' pause, skipping to the end of a round, and a turn clock that waits for what is being shown."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from flip7.core.cards import Card
from flip7.core.decisions import STAY, HitOrStay
from flip7.core.events import Dealt, Hit, Kept, RoundEnded
from flip7.core.seats import Points, Seat
from flip7.core.shuffle import SEED_BYTES
from flip7.core.table import Status
from flip7.generated.reveal_timing import DEAL, DRAW, FLIP, SETTLE, SPEED_SLOW, SUMMARY, TOGETHER, TRAVEL
from flip7.protocol.commands import ComeBack, Leave, Rematch, SetPause, Start
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.server.rooms import create
from flip7.server.rooms.create import Plan
from flip7.server.rooms.live_room import LiveRoom
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.reveal_allowance import reveal_seconds
from flip7.server.rooms.room import LONGEST_REVEAL_MILLISECONDS
from flip7.server.security.tokens import hash_token
from tests.server.clocks import FakeClock
from tests.server.rooms_fixture import RoomGuest, open_rooms, play_on, table_of
from tests.server.turns import quiet, until

SLOW = Options(bot_seconds=10)
PLAIN = (1).to_bytes(SEED_BYTES, "big")
"""A secret with which everybody is dealt a number or a modifier, at a table of four with no words for the shuffle."""


@pytest.fixture(autouse=True)
def _known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables of this file have the same secret."""
    monkeypatch.setattr(create, "secrets", SimpleNamespace(token_bytes=lambda _: PLAIN))


async def alone_with_bots(rooms: Rooms, options: Options = SLOW) -> RoomGuest:
    """Sit down with three bots; the game has begun."""
    new_room = await rooms.create(Plan(name="Ana", seats=4, fill="level1", start=True, options=options))
    return RoomGuest(rooms, await rooms.live(new_room.kept.id), new_room.token)


async def stay_out(guest: RoomGuest, clock: FakeClock) -> None:
    """Answer until the guest is out of the round; the clock is turned for bots that think."""
    room = guest.live.room
    assert room.game is not None
    while room.game.table.places[guest.seat].status is Status.ACTIVE:
        asked = room.asked
        assert asked is not None
        if asked.seat == guest.seat:
            await guest.answer(STAY if isinstance(asked, HitOrStay) and STAY in asked.options else asked.options[0])
        else:
            before = room.ordinal
            await clock.turn(10)
            await until(lambda before=before: room.ordinal > before)  # type: ignore[misc]


def in_round(guest: RoomGuest) -> int:
    game = guest.live.room.game
    assert game is not None
    return game.table.round


async def test_whoever_is_out_skips_to_the_end_of_the_round_and_bots_answer_at_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana = await alone_with_bots(rooms)
        await stay_out(ana, clock)
        assert in_round(ana) == 1
        await quiet()
        before = ana.live.room.ordinal
        await clock.turn(1)
        assert ana.live.room.ordinal == before, "bots think for ten seconds"
        ana.live.hurry(1)
        await until(lambda: in_round(ana) == 2)
        await quiet()
        ordinal = ana.live.room.ordinal
        await clock.turn(1)
        assert ana.live.room.ordinal == ordinal, "in the next round bots think again"


async def test_nobody_is_hurried_while_a_person_is_still_in_the_round(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana = await alone_with_bots(rooms)
        room = ana.live.room
        ana.live.hurry(1)
        assert room.asked is not None
        assert room.asked.seat != ana.seat
        await clock.turn(9.9)
        assert room.ordinal == 0, "she is still in, so the bot thinks for its ten seconds"
        await clock.turn(0.1)
        await until(lambda: room.ordinal == 1)
        await stay_out(ana, clock)
        await until(lambda: in_round(ana) == 2)  # the wish holds as soon as she is out


async def test_a_wish_for_another_round_changes_nothing(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana = await alone_with_bots(rooms)
        await stay_out(ana, clock)
        before = ana.live.room.ordinal
        ana.live.hurry(2)
        await clock.turn(1)
        assert ana.live.room.ordinal == before


async def test_the_host_changes_the_pause_of_the_bots_in_the_game(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", options=SLOW)
        await ana.command(Start())
        with pytest.raises(Refused) as refusal:
            await ben.command(SetPause(bot_seconds=1))
        assert refusal.value.reason is Reason.NOT_THE_HOST
        await ana.command(SetPause(bot_seconds=0.5))
        room = ana.live.room
        assert room.options == Options(bot_seconds=0.5)
        length = room.length
        await ana.command(SetPause(bot_seconds=0.5))
        assert room.length == length, "what is so already is not written"
        assert ben.heard[-1]["act"]["options"]["bot_seconds"] == 0.5


async def test_bots_wait_for_the_pause_that_the_host_has_chosen(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana = await alone_with_bots(rooms)
        await stay_out(ana, clock)
        before = ana.live.room.ordinal
        await clock.turn(2)
        assert ana.live.room.ordinal == before
        await ana.command(SetPause(bot_seconds=3))
        await clock.turn(1)  # of three seconds for the bot that waits already, two are over
        await until(lambda: ana.live.room.ordinal > before)


async def test_a_turn_clock_begins_when_a_slow_page_has_shown_what_led_to_the_question(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana, _ben = await table_of(rooms, "Ana", "Ben", options=Options(turn_seconds=20))
        await ana.command(Start())
        room, turn_clock = ana.live.room, ana.live.turn_clock
        assert room.game is not None
        shown = round(1000 * SPEED_SLOW * reveal_seconds(room.game.opening, ()))
        assert shown > 0
        assert turn_clock.deadline() == clock.now() + shown + 20_000
        asked = room.asked
        assert asked is not None
        await clock.turn(19.9 + shown / 1000)
        assert room.chairs[asked.seat].stand_in is None
        await clock.turn(0.2)
        await until(lambda: room.chairs[asked.seat].stand_in is not None)  # nobody has longer than that


async def test_whoever_comes_back_sees_the_table_at_once_and_has_their_time_from_then(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", options=Options(turn_seconds=20, bot_seconds=10))
        await ana.command(Start())
        asked = ana.live.room.asked
        assert asked is not None
        player = (ana, ben)[asked.seat]
        await player.command(Leave())
        await clock.turn(1)
        await player.command(ComeBack())
        assert ana.live.turn_clock.deadline() == clock.now() + 20_000


async def test_what_is_shown_delays_a_turn_clock_by_half_a_minute_at_most(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana, _ben = await table_of(rooms, "Ana", "Ben", options=Options(turn_seconds=20))
        await ana.command(Start())
        ana.live.room.shown_at += 10 * LONGEST_REVEAL_MILLISECONDS
        assert ana.live.turn_clock.deadline() == clock.now() + LONGEST_REVEAL_MILLISECONDS + 20_000


def test_dealt_cards_and_ordinary_cards_of_bots_go_straight_to_their_places() -> None:
    five = Card("5")
    ann, bot = Seat(0), Seat(1)
    dealt = (Dealt(ann, five), Kept(ann, five))
    drawn = (Hit(bot, five, forced=False), Kept(bot, five))
    held_up = (Hit(ann, five, forced=False), Kept(ann, five))
    assert reveal_seconds(dealt, {bot}) == DEAL
    assert reveal_seconds(drawn, {bot}) == DRAW
    assert reveal_seconds(held_up, {bot}) == pytest.approx(TRAVEL + FLIP + TOGETHER + SETTLE)


def test_the_scores_of_a_round_are_read_before_the_clock_begins() -> None:
    ended = RoundEnded((Points(12), Points(0)), (Status.STAYED, Status.BUSTED), None)
    assert reveal_seconds((ended,), ()) == SUMMARY


async def next_room(rooms: Rooms, guest: RoomGuest) -> LiveRoom:
    """Open the rematch of the guest's table."""
    assert guest.live.room.rematch is not None
    return await rooms.live(guest.live.room.rematch)


async def test_a_rematch_alone_with_bots_begins_at_once_with_ones_word(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana = await alone_with_bots(rooms, Options())
        await play_on([ana])
        await rooms.rematch(ana.live, hash_token(ana.token), Rematch(start=True, word="tea"))
        again = await next_room(rooms, ana)
        assert again.room.phase is Phase.PLAYING
        assert again.room.sealed is not None
        assert again.room.sealed.words == ("tea",)
        assert [chair.bot for chair in again.room.chairs] == [chair.bot for chair in ana.live.room.chairs]


async def test_a_rematch_of_several_people_meets_in_the_lobby_whatever_one_wants(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", rules=GameRules(target=20))
        await ana.command(Start())
        await play_on([ana, ben])
        await rooms.rematch(ana.live, hash_token(ana.token), Rematch(start=True, word="tea"))
        again = await next_room(rooms, ana)
        assert (again.room.phase, again.room.sealed) == (Phase.LOBBY, None)

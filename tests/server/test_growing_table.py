"""A table that breathes: seats are added, dropped and swapped, and latecomers join a running game (X.15)."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from flip7.core.latecomers import Latecomer, StartingPoints
from flip7.protocol.commands import (
    AddSeat,
    ComeBack,
    Command,
    DropSeat,
    FillSeats,
    Leave,
    Lock,
    SetOptions,
    Start,
    SwapSeats,
)
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_events import By
from flip7.protocol.room_options import MOST_SEATS, GameRules, Options, Phase
from flip7.record import from_json, replay, to_json
from flip7.server.rooms import create
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.room import Room
from tests.server.rooms_fixture import RoomGuest, open_rooms, play_on, table_of

pytestmark = [pytest.mark.integration, pytest.mark.room_rules]  # a real database


async def refusal(guest: RoomGuest, command: Command) -> Reason:
    with pytest.raises(Refused) as caught:
        await guest.command(command)
    return caught.value.reason


def names(room: Room) -> list[str | None]:
    return [room.name_at(seat) for seat in room.seats]


async def test_a_fifth_friend_finds_a_seat_in_a_full_lobby(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, *_ = await table_of(rooms, "Ann", "Ben", "Cleo", "Dov")
        eve = await RoomGuest(rooms, ann.live).sit("Eve")
        assert eve.seat == 4
        assert [act["act"] for act in ann.acts()][-3:] == ["came", "seat_added", "sat"]


async def test_nobody_new_adds_a_seat_to_a_locked_table(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, _ = await table_of(rooms, "Ann", "Ben")
        await ann.command(Lock(locked=True))
        with pytest.raises(Refused) as caught:
            await RoomGuest(rooms, ann.live).sit("Eve")
        assert caught.value.reason is Reason.LOCKED
        assert len(ann.live.room.chairs) == 2


async def test_the_host_adds_drops_and_swaps_seats(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, ben, cleo = await table_of(rooms, "Ann", "Ben", "Cleo")
        await ann.command(AddSeat())
        await ann.command(SwapSeats(first=0, second=3))
        assert names(ann.live.room) == [None, "Ben", "Cleo", "Ann"]
        await ann.command(DropSeat(seat=0))
        assert (ben.seat, cleo.seat, ann.seat) == (0, 1, 2)
        await ann.command(SwapSeats(first=1, second=1))
        assert names(ann.live.room) == ["Ben", "Cleo", "Ann"]


async def test_a_bot_goes_with_its_seat(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, _ = await table_of(rooms, "Ann", "Ben")
        await ann.command(AddSeat())
        await ann.command(FillSeats(bot="level1"))
        await ann.command(DropSeat(seat=2))
        assert names(ann.live.room) == ["Ann", "Ben"]


async def test_what_cannot_be_done_with_seats_is_refused(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, ben = await table_of(rooms, "Ann", "Ben")
        assert await refusal(ben, AddSeat()) is Reason.NOT_THE_HOST
        assert await refusal(ann, DropSeat(seat=1)) is Reason.SEAT_TAKEN
        assert await refusal(ann, DropSeat(seat=7)) is Reason.NO_SUCH_SEAT
        assert await refusal(ann, SwapSeats(first=0, second=2)) is Reason.NO_SUCH_SEAT
        await ben.command(Leave())
        assert await refusal(ann, DropSeat(seat=1)) is Reason.TOO_FEW_SEATS
        assert await refusal(ann, Start(drop_free=True)) is Reason.TOO_FEW_SEATS
        await ann.command(FillSeats(bot="level1"))
        await ann.command(Start())
        for command in (AddSeat(), DropSeat(seat=0), SwapSeats(first=0, second=1)):
            assert await refusal(ann, command) is Reason.ALREADY_STARTED


async def test_a_table_has_forty_seats_at_most(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, *_ = await table_of(rooms, "Ann", seats=MOST_SEATS)
        assert await refusal(ann, AddSeat()) is Reason.TABLE_IS_FULL


async def test_no_seat_is_added_that_would_make_the_game_too_long(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, *_ = await table_of(rooms, "Ann", "Ben", rules=GameRules(target=10_000))
        assert await refusal(ann, AddSeat()) is Reason.TOO_LONG_A_GAME


async def test_a_game_starts_with_who_is_there(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, ben, cleo = await table_of(rooms, "Ann", "Ben", "Cleo")
        await ann.command(AddSeat())
        await ben.command(Leave())
        assert await refusal(ann, Start()) is Reason.FREE_SEATS
        await ann.command(Start(drop_free=True))
        room = ann.live.room
        assert names(room) == ["Ann", "Cleo"]
        assert room.game is not None
        assert (len(room.game.table.places), cleo.seat) == (2, 1)
        assert room.dealer in {0, 1}


# --- latecomers -------------------------------------------------------------------------------------------------------


async def started(rooms: Rooms, *people: str, late: StartingPoints = StartingPoints.LOWEST) -> list[RoomGuest]:
    guests = await table_of(rooms, *people, rules=GameRules(target=60), options=Options(odds=False, late=late))
    await guests[0].command(Start())
    return guests


async def play_to_round(guests: list[RoomGuest], number: int) -> None:
    game = guests[0].live.room.game
    assert game is not None
    while game.table.round < number and game.asked is not None:
        await play_on(guests, 1)


@pytest.mark.parametrize("late", StartingPoints)
async def test_a_latecomer_has_a_seat_at_once_and_plays_from_the_next_round_on(
    tmp_path: Path, late: StartingPoints
) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, ben = await started(rooms, "Ann", "Ben", late=late)
        cleo = await RoomGuest(rooms, ann.live).sit("Cleo")
        room = ann.live.room
        assert room.game is not None
        assert (cleo.seat, room.chairs[2].waits, len(room.game.table.places)) == (2, True, 2)
        assert ann.acts("seat_added") == [{"act": "seat_added", "seat": 2, "points": late.value}]
        await play_to_round([ann, ben, cleo], 2)
        assert not room.chairs[2].waits
        assert len(room.game.table.places) == 3
        assert room.game.joined == (Latecomer(2, late),)
        await play_on([ann, ben, cleo])
        record = from_json(to_json(room.record()))
        assert record.seats == ("Ann", "Ben", "Cleo")
        assert replay(record).game.table == room.game.table


async def test_a_latecomer_takes_a_bots_seat_which_the_bot_plays_to_the_end_of_the_round(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, *_ = await table_of(rooms, "Ann", seats=2, rules=GameRules(target=60))
        await ann.command(FillSeats(bot="stay:10"))
        await ann.command(Start())
        ben = await RoomGuest(rooms, ann.live).sit("Ben")
        chair = ann.live.room.chairs[1]
        assert (ben.seat, chair.plays, chair.played_by_bot) == (1, By.STAND_IN, "stay:10")
        await ben.command(ComeBack())  # as clients say when somebody plays for them
        assert ann.live.room.chairs[1].waits
        await play_to_round([ann, ben], 2)
        assert ann.live.room.chairs[1].plays is By.PERSON


async def test_a_game_that_ends_before_a_latecomer_plays_is_recorded_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a secret by which the first round has a winner: after a tie, Cleo would be asked."""
    monkeypatch.setattr(create, "secrets", SimpleNamespace(token_bytes=lambda count: b"\1" * count))
    async with open_rooms(tmp_path) as rooms:
        ann, ben = await table_of(rooms, "Ann", "Ben", rules=GameRules(target=1))
        await ann.command(Start())
        await RoomGuest(rooms, ann.live).sit("Cleo")
        await play_on([ann, ben])
        room = ann.live.room
        assert room.phase is Phase.OVER
        assert room.game is not None
        assert room.game.joined == ()
        assert room.record().seats == ("Ann", "Ben")
        assert replay(room.record()).game.table == room.game.table


async def test_a_latecomer_who_would_need_another_deck_may_watch(tmp_path: Path) -> None:
    """X.15, D.5: eighteen play with one deck."""
    async with open_rooms(tmp_path) as rooms:
        ann, *_ = await table_of(rooms, "Ann", "Ben", seats=18)
        await ann.command(FillSeats(bot="level1"))
        await ann.command(Start())
        live = ann.live
        for number in range(16):  # every bot's seat is taken first
            await RoomGuest(rooms, live).sit(f"P{number}")
        with pytest.raises(Refused, match="another deck") as caught:
            await RoomGuest(rooms, live).sit("Zoe")
        assert caught.value.reason is Reason.TABLE_IS_FULL
        assert len(live.room.chairs) == 18


async def test_a_room_with_latecomers_is_the_same_when_it_is_read_again(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, ben = await started(rooms, "Ann", "Ben")
        cleo = await RoomGuest(rooms, ann.live).sit("Cleo")
        await play_to_round([ann, ben, cleo], 2)
        await RoomGuest(rooms, ann.live).sit("Dov")
        live = ann.live.room
    async with open_rooms(tmp_path) as rooms:
        _, read, _ = await rooms.look(live.id)
    assert read.chairs == live.chairs
    assert [chair.waits for chair in read.chairs] == [False, False, False, True]
    assert read.game is not None
    assert live.game is not None
    assert read.game.table == live.game.table


async def test_the_options_say_with_what_a_latecomer_begins(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ann, _ = await table_of(rooms, "Ann", "Ben")
        await ann.command(SetOptions(rules=GameRules(), options=Options(late=StartingPoints.ZERO)))
        assert ann.live.room.options.late is StartingPoints.ZERO

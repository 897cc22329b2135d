"""Rooms: sitting, playing, leaving, coming back, and doing it all again."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import msgspec
import pytest

from flip7.analysis.odds.next_card import next_card
from flip7.core.apply import apply
from flip7.core.events import Flipped, GameWon, Kept
from flip7.core.scoring import round_points
from flip7.core.shuffle import mixed_seed, secret_hash, seed_hash
from flip7.core.table import Table
from flip7.protocol.commands import (
    ComeBack,
    FillSeats,
    FreeSeat,
    GiveWord,
    HandOver,
    Leave,
    PassHost,
    Ready,
    SeatBot,
    SetOptions,
    Sit,
    StandUp,
    Start,
)
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_options import Emote, GameRules, Options
from flip7.record import from_json, replay, to_json
from flip7.server.pubsub import LocalPubSub
from flip7.server.rooms.create import BotAt, Plan
from flip7.server.security.tokens import hash_token
from flip7.server.storage.store import Entry, StoreTrouble
from tests.server.clocks import FakeClock
from tests.server.rooms_fixture import RoomGuest, open_rooms, play_on, table_of
from tests.server.turns import until

pytestmark = [pytest.mark.integration, pytest.mark.room_rules]  # a real database

SHORT = GameRules(target=40)


async def refused(reason: Reason, guest: RoomGuest, command: object) -> None:
    """The wish is refused for that reason, and the room has not changed."""
    length, heard = guest.live.room.length, len(guest.acts())
    with pytest.raises(Refused) as refusal:
        await guest.command(command)  # type: ignore[arg-type]
    assert refusal.value.reason is reason
    assert (guest.live.room.length, len(guest.acts())) == (length, heard)


# --- a whole game -----------------------------------------------------------------------------------------------------


async def test_three_people_play_to_the_end_and_the_record_proves_it(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben, cleo = await table_of(rooms, "Ana", "Ben", "Cleo", rules=SHORT)
        await ben.command(GiveWord(word="banana"))
        await ana.command(GiveWord(word="Ölkanne"))
        await ana.command(Start())
        await play_on([ana, ben, cleo])
        room = ana.live.room
        record = from_json(to_json(room.record()))
        replayed = replay(record)
        assert replayed.game.table.winner is not None
        assert record.seats == ("Ana", "Ben", "Cleo")
        assert record.mix is not None
        assert record.mix.words == ("banana", "Ölkanne")
        assert record.seed == mixed_seed(record.mix.secret, record.mix.words)
        told = [event["event"] for each in cleo.heard if each["type"] == "happened" for event in each["events"]]
        assert len(told) == len(replayed.events)


async def test_everybody_is_told_the_same_acts_with_numbers_that_leave_no_gap(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        guests = await table_of(rooms, "Ana", "Ben", "Cleo", rules=SHORT)
        await guests[0].command(Start())
        await play_on(guests)
        told = [[each for each in guest.heard if each["type"] == "happened"] for guest in guests]
        shortest = min(map(len, told))
        assert told[0][-shortest:] == told[1][-shortest:] == told[2][-shortest:]
        numbers = [each["number"] for each in told[0]]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def test_the_hashes_come_before_the_cards_and_the_seed_after_the_last(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", rules=SHORT)
        promised = ana.live.room.secret_hash
        await ana.command(Start())
        await play_on([ana, ben])
        kinds = [act["act"] for act in ana.acts()]
        assert kinds.index("sealed") + 1 == kinds.index("started")
        assert kinds[-1] == "revealed"
        (sealed,), (revealed,) = ana.acts("sealed"), ana.acts("revealed")
        assert secret_hash(bytes.fromhex(revealed["secret"])) == promised
        assert seed_hash(bytes.fromhex(revealed["seed"])) == sealed["seed_hash"]
        before = [str(each) for each in ana.heard if each.get("act", {}).get("act") != "revealed"]
        assert not any(revealed["secret"] in text or revealed["seed"] in text for text in before)


async def test_one_call_starts_a_game_of_one_person_and_bots(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        new_room = await rooms.create(Plan(name="Ana", fill="level1", start=True, rules=SHORT))
        live = await rooms.live(new_room.kept.id)
        await play_on([RoomGuest(rooms, live, new_room.token)])
        assert live.room.revealed is not None
        assert [chair.bot is None for chair in live.room.chairs] == [True, False, False, False]


async def test_a_host_may_watch_bots_play(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        new_room = await rooms.create(Plan(name="Ana", seat=None, seats=3, fill="stay:20", start=True, rules=SHORT))
        live = await rooms.live(new_room.kept.id)
        RoomGuest(rooms, live)
        await until(lambda: live.room.revealed)


@pytest.mark.parametrize("seats", [2, 18, 19, 40])
async def test_tables_have_two_to_forty_seats(tmp_path: Path, seats: int) -> None:
    async with open_rooms(tmp_path) as rooms:
        new_room = await rooms.create(Plan(name="Ana", seat=None, seats=seats, fill="stay:15", start=True, rules=SHORT))
        live = await rooms.live(new_room.kept.id)
        RoomGuest(rooms, live)
        await until(lambda: live.room.revealed, seconds=30)
        assert replay(live.room.record()).game.table.winner is not None


@pytest.mark.integration
async def test_the_strongest_bots_sit_down_too(tmp_path: Path) -> None:
    """Level 5 plays in a process of its own, which may have to be compiled first."""
    async with open_rooms(tmp_path) as rooms:
        plan = Plan(name="Ana", seat=None, seats=2, fill="level5", start=True, rules=GameRules(target=1))
        live = await rooms.live((await rooms.create(plan)).kept.id)
        RoomGuest(rooms, live)
        await until(lambda: live.room.revealed, seconds=240)


# --- before the game --------------------------------------------------------------------------------------------------


async def test_people_take_free_seats_and_bots_make_room(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        (ana,) = await table_of(rooms, "Ana", seats=3, bots=(BotAt(1, "level2"),))
        ben = await RoomGuest(rooms, ana.live).sit("Ben")
        cleo = await RoomGuest(rooms, ana.live).sit("Cleo")
        assert (ana.seat, ben.seat, cleo.seat) == (0, 2, 1)
        await refused(Reason.SEAT_TAKEN, RoomGuest(rooms, ana.live), Sit(name="Dora", seat=1))
        await refused(Reason.NO_SUCH_SEAT, RoomGuest(rooms, ana.live), Sit(name="Dora", seat=4))
        assert (await RoomGuest(rooms, ana.live).sit("Dora")).seat == 3  # a new one


async def test_people_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, other, third = await table_of(rooms, "Ana", "ana", "Ana")
        assert [ana.live.room.people[each.seat].name for each in (ana, other, third)] == ["Ana", "ana 2", "Ana 3"]


async def test_somebody_seated_may_move_or_stand_up_before_the_game(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", seats=3)
        await ben.command(Sit(seat=2))
        assert ben.seat == 2
        await ben.command(StandUp())
        await refused(Reason.NO_SEAT, ben, StandUp())
        assert [chair.is_free for chair in ana.live.room.chairs] == [False, True, True]


async def test_only_the_host_seats_bots_changes_options_and_starts(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", seats=4)
        for command in (SeatBot(seat=2, bot="level1"), FillSeats(bot="level1"), Start(), PassHost(person=1)):
            await refused(Reason.NOT_THE_HOST, ben, command)
        await refused(Reason.FREE_SEATS, ana, Start())
        await ana.command(SeatBot(seat=2, bot="level1"))
        await ana.command(SeatBot(seat=2, bot="champion"))
        await ana.command(FillSeats(bot="cautious"))
        await ana.command(FreeSeat(seat=3))
        await ana.command(SetOptions(rules=SHORT, options=Options(turn_seconds=30)))
        await ben.command(Ready())
        assert ana.live.room.names() == ["Ana", "Ben", "Charlie (champion)", None]
        assert ana.live.room.options.turn_seconds == 30
        assert ana.live.room.people[1].ready
        await ana.command(PassHost(person=1))
        await refused(Reason.NOT_THE_HOST, ana, Start())


@pytest.mark.parametrize("bot", ["nobody", "stay:x", "program:rm -rf /"])
async def test_bots_that_cannot_sit_are_refused(tmp_path: Path, bot: str) -> None:
    async with open_rooms(tmp_path) as rooms:
        (ana,) = await table_of(rooms, "Ana", seats=2)
        await refused(Reason.UNKNOWN_BOT, ana, SeatBot(seat=1, bot=bot))
        await refused(Reason.UNKNOWN_BOT, ana, SetOptions(rules=SHORT, options=Options(stand_in=bot)))
        with pytest.raises(Refused):
            await rooms.create(Plan(name="Ana", fill=bot))


async def test_nothing_of_the_lobby_can_be_changed_later(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben")
        await ana.command(Start())
        for command in (Start(), SeatBot(seat=1, bot="level1"), SetOptions(rules=SHORT, options=Options()), StandUp()):
            await refused(Reason.ALREADY_STARTED, ana, command)
        await refused(Reason.ALREADY_STARTED, ben, GiveWord(word="late"))


# --- answers ----------------------------------------------------------------------------------------------------------


async def test_stale_foreign_and_illegal_answers_are_refused_by_name(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben")
        with pytest.raises(Refused) as early:
            await ana.answer("hit")
        assert early.value.reason is Reason.NOT_STARTED
        await ana.command(Start())
        room = ana.live.room
        assert room.asked is not None
        asked, other = (ana, ben) if room.asked.seat == ana.seat else (ben, ana)
        cases: list[tuple[RoomGuest, str | int, int, Reason]] = [
            (asked, "hit", 1, Reason.STALE),
            (other, "hit", 0, Reason.NOT_ASKED),
            (asked, 7, 0, Reason.ILLEGAL),
            (RoomGuest(rooms, ana.live), "hit", 0, Reason.NOT_ASKED),
        ]
        for guest, choice, ordinal, reason in cases:
            with pytest.raises(Refused) as refusal:
                await guest.answer(choice, ordinal)
            assert refusal.value.reason is reason
        assert room.ordinal == 0


async def test_of_two_answers_at_once_one_counts(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben")
        await ana.command(Start())
        assert ana.live.room.asked is not None
        asked = (ana, ben)[ana.live.room.asked.seat]
        choice = ana.live.room.asked.options[0]
        outcomes = await asyncio.gather(*(asked.answer(choice, 0) for _ in range(5)), return_exceptions=True)
        assert sorted(type(each).__name__ for each in outcomes) == ["NoneType", *["Refused"] * 4]
        assert {each.reason for each in outcomes if isinstance(each, Refused)} <= {Reason.STALE, Reason.NOT_ASKED}
        assert len(ana.live.room.game.choices) == 1  # type: ignore[union-attr]


# --- the clock --------------------------------------------------------------------------------------------------------


async def test_when_the_time_is_over_the_hosts_bot_plays_on_and_everybody_is_told(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        options = Options(turn_seconds=5, stand_in="stay:20")
        ana, ben = await table_of(rooms, "Ana", "Ben", rules=SHORT, options=options)
        await ana.command(Start())
        for handed_over in range(2):
            await until(lambda: ana.live.turn_clock.timer is not None)
            await clock.turn(4.9 + ana.live.room.reveal_lag / 1000)
            assert len(ana.acts("handed_over")) == handed_over
            await clock.turn(0.2)
            await until(lambda: len(ana.acts("handed_over")) > handed_over)  # noqa: B023 - waited for at once
        await until(lambda: ana.live.room.revealed)
        handed = ana.acts("handed_over")
        assert {(act["bot"], act["why"]) for act in handed} == {("stay:20", "clock")}
        assert {act["by"] for act in ben.acts("chose")} == {"stand_in"}


async def test_a_question_says_until_when_it_can_be_answered(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, _ = await table_of(rooms, "Ana", "Ben", options=Options(turn_seconds=30))
        await ana.command(Start())
        deadline = ana.heard[-1]["asked"]["deadline"]
        assert deadline == rooms.now() + ana.live.room.reveal_lag + 30_000
        assert ana.heard[-1]["asked"]["by"] == "person"


async def test_without_a_clock_the_table_waits(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, _ = await table_of(rooms, "Ana", "Ben")
        await ana.command(Start())
        assert ana.live.turn_clock.pending is None
        assert ana.heard[-1]["asked"]["deadline"] is None


# --- coming and going -------------------------------------------------------------------------------------------------


async def test_a_bot_plays_for_somebody_who_left_until_they_come_back(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", options=Options(stand_in="stay:20"))
        await ana.command(Start())
        await ben.command(Leave())

        def who_chose() -> set[str]:
            return {act["by"] for act in ana.acts("chose") if act["seat"] == ben.seat}

        while not who_chose():  # the cards decide when Ben's seat is asked
            await play_on([ana], choices=1)
        assert who_chose() == {"stand_in"}
        await ben.command(ComeBack())
        assert ana.live.room.chairs[ben.seat].stand_in is None
        while who_chose() == {"stand_in"}:
            await play_on([ana, ben], choices=1)
        assert who_chose() == {"stand_in", "person"}


async def test_an_answer_from_a_seat_that_a_bot_plays_is_refused(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        plan = Options(stand_in="stay:20", bot_seconds=10)
        ana, ben = await table_of(rooms, "Ana", "Ben", options=plan)
        await ana.command(Start())
        assert ana.live.room.asked is not None
        asked = (ana, ben)[ana.live.room.asked.seat]
        await asked.command(Leave())
        with pytest.raises(Refused) as refusal:
            await asked.answer(ana.live.room.asked.options[0])
        assert refusal.value.reason is Reason.BOT_PLAYS
        await asked.command(ComeBack())
        await asked.answer(ana.live.room.asked.options[0])


async def test_the_host_may_hand_an_absent_seat_to_a_bot_but_not_one_of_somebody_who_is_here(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        slow = Options(bot_seconds=10)  # so that the bot does not answer before it is asked for again
        ana, ben = await table_of(rooms, "Ana", "Ben", options=slow)
        await ana.command(Start())
        await refused(Reason.IS_HERE, ana, HandOver(seat=1))
        await refused(Reason.NOT_THE_HOST, ben, HandOver(seat=0))
        ben.go()
        await ana.command(HandOver(seat=1))
        assert ana.acts("handed_over")[-1] == {"act": "handed_over", "seat": 1, "bot": "level3", "why": "host"}
        await refused(Reason.BOT_PLAYS, ana, HandOver(seat=1))


async def test_a_table_that_everybody_has_left_waits(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben")
        await ana.command(Start())
        await ana.command(Leave())
        await ben.command(Leave())
        length = ana.live.room.length
        await clock.turn(3600)
        assert ana.live.room.length == length
        assert ana.live.turn_clock.pending is None
        await ben.command(ComeBack())
        assert ana.live.room.host == ben.person


async def test_the_host_is_followed_by_somebody_who_is_connected(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben, cleo = await table_of(rooms, "Ana", "Ben", "Cleo")
        ben.go()
        await ana.command(Leave())
        assert cleo.acts("host_passed") == [{"act": "host_passed", "person": 2}]
        assert ana.live.room.chairs[0].is_free


async def test_a_host_who_stays_away_is_followed_by_somebody_who_is_here(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben")
        ana.go()
        await clock.turn(rooms.settings.timeouts.host_away - 1)
        assert ben.live.room.host == ana.person
        await clock.turn(1)
        await until(lambda: ben.acts("host_passed"))
        assert ben.live.room.host == ben.person


async def test_whoever_comes_back_after_the_host_has_vanished_is_the_host(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben")
        await ana.command(Start())
        await ben.command(Leave())
        ana.go()
        await clock.turn(2 * rooms.settings.timeouts.host_away)
        assert ben.live.room.host == ana.person, "whoever has left is nobody's host"
        await ben.command(ComeBack())
        await clock.turn(rooms.settings.timeouts.host_away)
        await until(lambda: ben.acts("host_passed"))
        assert ben.live.room.host == ben.person


async def test_a_newcomer_may_take_a_bots_seat_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        (ana,) = await table_of(rooms, "Ana", seats=2, fill="level1")
        await ana.command(Start())
        ben = await RoomGuest(rooms, ana.live).sit("Ben")
        assert ben.seat == 1
        await play_on([ana, ben], choices=6)
        assert {(act["seat"], act["by"]) for act in ben.acts("chose")} >= {(0, "person"), (1, "person")}


async def test_who_is_connected_is_told_to_everybody(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben")
        watcher = RoomGuest(rooms, ana.live)
        await until(lambda: ana.heard[-1] == {"type": "present", "people": [0, 1], "watching": 1})
        ben.go()
        await until(lambda: watcher.heard[-1] == {"type": "present", "people": [0], "watching": 1})


async def test_emotes_reach_everybody_and_are_not_kept(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben")
        length = ana.live.room.length
        ana.live.emote(0, Emote.CLAP)
        assert ben.heard[-1] == {"type": "emoted", "person": 0, "emote": "clap"}
        assert ana.live.room.length == length


async def test_who_holds_the_scores_is_told_to_everybody_and_not_kept(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben")
        length = ana.live.room.length
        for held in (True, False):
            ana.live.hold_scores(0, 3, held=held)
            assert ben.heard[-1] == {"type": "scores_held", "person": 0, "round": 3, "held": held}
        assert ana.live.room.length == length


# --- again ------------------------------------------------------------------------------------------------------------


async def test_a_rematch_seats_the_same_people_at_a_new_table_under_the_same_code(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        plan = {"seats": 4, "rules": SHORT, "bots": (BotAt(3, "champion"),)}
        ana, ben, cleo = await table_of(rooms, "Ana", "Ben", "Cleo", **plan)
        with pytest.raises(Refused) as early:
            await rooms.rematch(ana.live, hash_token(ana.token))
        assert early.value.reason is Reason.NOT_OVER
        await ana.command(Start())
        await play_on([ana, ben, cleo])
        await cleo.command(Leave())
        await asyncio.gather(*(rooms.rematch(ana.live, hash_token(each.token)) for each in (ben, ana, ben)))
        (rematched,) = ben.acts("rematched")
        kept = await rooms.find(ana.live.room.code)
        assert kept.id == rematched["table"] == ana.live.room.rematch
        new = (await rooms.live(kept.id)).room
        assert new.names() == ["Ana", "Ben", None, "Charlie (champion)"]
        assert new.host == 0
        assert new.person_with(hash_token(ben.token)) is not None
        assert new.secret_hash != ana.live.room.secret_hash
        assert (await rooms.find(ana.live.room.id)).id == ana.live.room.id


async def test_a_choice_of_somebody_who_is_gone_before_it_is_stored_is_told_to_the_others(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben")
        await ana.command(Start())
        assert ana.live.room.asked is not None
        asked, other = (ana, ben) if ana.live.room.asked.seat == ana.seat else (ben, ana)
        answering = asyncio.create_task(asked.answer(ana.live.room.asked.options[0]))
        await asyncio.sleep(0)
        answering.cancel()
        asked.go()
        await until(lambda: other.acts("chose"))
        assert len(rooms.journal) == 0


# --- trouble ----------------------------------------------------------------------------------------------------------


async def test_what_cannot_be_stored_has_not_happened_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", rules=SHORT)
        await ana.command(Start())
        heard = len(ben.heard)
        assert ana.live.room.asked is not None
        asked, choice = (ana, ben)[ana.live.room.asked.seat], ana.live.room.asked.options[0]
        with monkeypatch.context() as full:
            full.setattr(rooms._store, "append", _disk_is_full)
            with pytest.raises(Refused) as refusal:
                await asked.answer(choice)
        assert refusal.value.reason is Reason.STORE_TROUBLE
        assert (ana.live.room.ordinal, len(ben.heard)) == (0, heard)
        await play_on([ana, ben])


async def test_bots_and_the_end_of_a_game_wait_until_the_store_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_rooms(tmp_path) as rooms:
        monkeypatch.setattr(rooms._store, "append", _now_and_then(rooms._store.append))
        plan = Plan(name="Ana", seat=None, seats=3, fill="stay:20", start=True, rules=SHORT)
        live = await rooms.live((await rooms.create(plan)).kept.id)
        RoomGuest(rooms, live)
        await until(lambda: live.room.revealed)
        assert replay(live.room.record()).game.asked is None


async def _disk_is_full(*_: object, **__: object) -> None:
    raise StoreTrouble("tables.sqlite: the disk is full")


def _now_and_then(append: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A store whose every third write fails."""
    calls = count()

    async def append_or_fail(*entries: object, **more: object) -> None:
        if next(calls) % 3 == 1:
            await _disk_is_full()
        await append(*entries, **more)

    return append_or_fail


async def test_a_table_whose_log_cannot_be_read_holds_up_nobody_else(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        plan = Plan(
            name="Ana", seat=None, seats=3, fill="level1", start=True, public=True, options=Options(bot_seconds=10)
        )
        spoilt, sound = [(await rooms.create(plan)).kept.id for _ in range(2)]
        length = (await rooms.live(spoilt)).room.length
        await rooms._store.append(spoilt, length, [Entry(0, b'{"act":{"act":"of another time"}}')])
    async with open_rooms(tmp_path) as rooms:
        await rooms.live(sound)
        assert [each.code for each in await rooms.public(10)] == [(await rooms.find(sound)).code]
        with pytest.raises(StoreTrouble, match=f"event {length} cannot be read"):
            await rooms.view(spoilt)


async def test_leaving_and_coming_back_stops_no_clock(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", options=Options(turn_seconds=30, bot_seconds=10))
        await ana.command(Start())
        assert ana.live.room.asked is not None
        asked = (ana, ben)[ana.live.room.asked.seat]
        latest = ana.live.room.question_at + 2 * 30_000
        for _ in range(5):
            await asked.command(Leave())
            await clock.turn(1)
            await asked.command(ComeBack())
            deadline = ana.live.turn_clock.deadline()
            assert deadline is not None
            assert deadline <= latest
        first = ana.live.room.asked_at
        await asked.command(Leave())
        await asked.command(ComeBack())
        assert ana.live.room.asked_at == first


async def test_the_host_may_hand_over_the_seat_of_somebody_who_is_here_and_says_nothing(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", rules=SHORT)
        await ana.command(Start())
        while ana.live.room.asked is not None and ana.live.room.asked.seat != ben.seat:
            await ana.answer(ana.live.room.asked.options[-1])
        await refused(Reason.IS_HERE, ana, HandOver(seat=ben.seat))
        clock.pass_time(61)
        await ana.command(HandOver(seat=ben.seat))
        assert ana.live.room.chairs[ben.seat].stand_in is not None


async def test_the_one_call_table_takes_a_word_for_the_shuffle(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        plan = Plan(name="Ana", fill="level1", start=True, word=" my  word ", rules=SHORT)
        new_room = await rooms.create(plan)
        assert new_room.room.sealed is not None
        assert new_room.room.sealed.words == ("my word",)


# --- more than one process, and more than one life --------------------------------------------------------------------


async def test_any_hall_can_serve_any_table(tmp_path: Path) -> None:
    """Two registries on one store stand for two processes: people at either play at one table."""
    pubsub = LocalPubSub()
    async with open_rooms(tmp_path, pubsub=pubsub) as one, open_rooms(tmp_path, pubsub=pubsub) as two:
        (ana,) = await table_of(one, "Ana", seats=2, rules=SHORT)
        ben = await RoomGuest(two, await two.live(ana.live.room.id)).sit("Ben")
        await until(lambda: ana.live.presence.connected() == ben.live.presence.connected() == (0, 1))
        await until(lambda: ana.live.room.length == ben.live.room.length)
        await ana.command(Start())
        while ana.live.room.asked is not None:
            await until(lambda: ana.live.room.length == ben.live.room.length)
            if (asked := ana.live.room.asked) is not None:
                await (ana, ben)[asked.seat].answer(asked.options[-1])
        await until(lambda: ana.live.room.revealed and ben.live.room.revealed)
        told = [[each for each in guest.heard if each["type"] == "happened"] for guest in (ana, ben)]
        shared = len(told[1])
        assert told[0][-shared:] == told[1]


async def test_of_two_halls_that_answer_the_same_question_one_wins(tmp_path: Path) -> None:
    pubsub = LocalPubSub()
    async with open_rooms(tmp_path, pubsub=pubsub) as one, open_rooms(tmp_path, pubsub=pubsub) as two:
        ana, ben = await table_of(one, "Ana", "Ben")
        await ana.command(Start())
        live = await two.live(ana.live.room.id)
        assert live.room.asked is not None
        here = (ana, ben)[live.room.asked.seat]
        there = RoomGuest(two, live, here.token)
        choice = live.room.asked.options[0]
        outcomes = await asyncio.gather(here.answer(choice, 0), there.answer(choice, 0), return_exceptions=True)
        assert [type(each) for each in outcomes].count(Refused) == 1
        await until(lambda: live.room.length == ana.live.room.length)
        assert live.room.ordinal == 1


async def test_games_go_on_where_they_were_when_the_server_starts_again(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", seats=3, fill="level1", rules=GameRules(target=60))
        await ana.command(Start())
        await play_on([ana, ben], choices=2)
        tokens, id_ = (ana.token, ben.token), ana.live.room.id
    assert ana.parted is not None
    async with open_rooms(tmp_path) as rooms:
        live = await rooms.live(id_)
        again = [RoomGuest(rooms, live, token) for token in tokens]
        await play_on(again)
        assert isinstance(replay(live.room.record()).events[-1], GameWon)


async def test_a_room_that_nobody_listens_to_is_closed_and_opened_again(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_rooms(tmp_path, clock=clock) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben")
        await ana.command(Start())
        view = await rooms.view(ana.live.room.id)
        ana.go()
        ben.go()
        await clock.turn(rooms.settings.timeouts.linger - 1)
        assert rooms._live_rooms
        await clock.turn(1)
        await until(lambda: not rooms._live_rooms)
        assert await rooms.view(ana.live.room.code) == view
        assert not rooms._live_rooms


async def test_what_a_client_missed_is_what_it_would_have_been_told(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben = await table_of(rooms, "Ana", "Ben", rules=SHORT)
        await ana.command(Start())
        await play_on([ana, ben])
        told = [each for each in ana.heard if each["type"] == "happened"]
        history = await rooms.history(ana.live.room.id)
        assert [msgspec.json.decode(text) for text in history][-len(told) :] == told
        length = ana.live.room.length
        for last in (-1, 0, length - 50, length - 5, length - 1):
            assert await rooms.missed(ana.live, last, length) == history[last + 1 :]


# --- what is shown ----------------------------------------------------------------------------------------------------


async def test_every_card_that_is_kept_comes_with_what_its_seat_is_worth_as_a_sum(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        guests = await table_of(rooms, "Ana", "Ben", "Cleo", seats=6, fill="level1")
        await guests[0].command(Start())
        await play_on(guests)
        replayed = replay(guests[0].live.room.record())
        told = [each for each in guests[0].heard if each["type"] == "happened" and each["events"]]
        shown = [worth for each in told for worth in each["worths"]]
        table = Table.set_up(6, replayed.record.rules, replayed.record.dealer)
        for event, worth in zip(replayed.events, shown, strict=True):
            apply(table, event)
            if isinstance(event, Kept):
                assert worth["points"] == round_points(table, event.seat)
            if worth is not None and worth["points"]:
                total = worth["numbers"] * 2 ** worth["doublings"] + sum(worth["bonuses"]) + worth["flip_7"]
                assert worth["points"] == total


@pytest.mark.parametrize("odds", [True, False])
async def test_every_card_of_a_flip_three_comes_with_the_odds_just_before_it(tmp_path: Path, *, odds: bool) -> None:
    async with open_rooms(tmp_path) as rooms:
        guests = await table_of(rooms, "Ana", "Ben", "Cleo", seats=6, fill="level1", options=Options(odds=odds))
        await guests[0].command(Start())
        await play_on(guests)
        replayed = replay(guests[0].live.room.record())
        told = [each for each in guests[0].heard if each["type"] == "happened" and each["events"]]
        shown = [risk for each in told for risk in each["odds"] or [None] * len(each["events"])]
        table = Table.set_up(6, replayed.record.rules, replayed.record.dealer)
        for event, risk in zip(replayed.events, shown, strict=True):
            assert (risk is not None) == (odds and isinstance(event, Flipped))
            if isinstance(event, Flipped) and risk is not None:
                assert risk["bust"] == next_card(table, event.seat).bust
            apply(table, event)


async def test_odds_come_with_the_question_or_not_at_all(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        for odds in (True, False):
            ana, ben = await table_of(rooms, "Ana", "Ben", options=Options(odds=odds))
            await ana.command(Start())
            await play_on([ana, ben], choices=8)
            asked = [each["asked"] for each in ana.heard if each["type"] == "happened" and each["asked"]]
            assert asked
            for each in asked:
                if not odds or each["ask"] == "give":
                    assert each["odds"] is None
                else:
                    left = sum(twins["left"] for twins in each["odds"]["twins"])
                    risk = each["odds"]["bust"] + each["odds"]["saved"]
                    assert risk == pytest.approx(left / each["odds"]["pile"])

"""Periodic upkeep of open rooms, and the owner's commands for them."""

import asyncio
import dataclasses

import pytest

from flip7.protocol.commands import FreeSeat, Leave, PassHost, SendAway, StandUp, Start
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import Announced, Parting
from flip7.protocol.room_options import GameRules, Phase
from flip7.server.config import Limits, Settings
from flip7.server.pubsub import LocalPubSub, PresenceNotice
from flip7.server.rooms import commands
from flip7.server.rooms.create import Plan
from flip7.server.security.tokens import hash_token
from tests.server.clocks import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import QUICK, RoomGuest, play_on, rooms_on, table_of
from tests.server.turns import quiet, until

pytestmark = pytest.mark.integration  # a real database

USUAL = Settings("http://cards.test", timeouts=dataclasses.replace(QUICK, linger=3600))


# --- upkeep -----------------------------------------------------------------------------------------------------------


async def test_somebody_who_is_away_for_long_gives_up_their_seat_in_a_lobby() -> None:
    """M2: seats that nobody holds any more are free again, without anybody asking for it."""
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), USUAL, clock=clock)
    ana, ben = await table_of(rooms, "Ana", "Ben")
    ben.go()
    await rooms.upkeep()
    clock.pass_time(USUAL.timeouts.seat_away - 1)
    await rooms.upkeep()
    await quiet()
    assert not ana.acts("unseated")
    clock.pass_time(1)
    await rooms.upkeep()
    await until(lambda: ana.acts("unseated"))
    assert ana.acts("unseated") == [{"act": "unseated", "person": 1, "seat": 1, "why": "away"}]
    await RoomGuest(rooms, ana.live).sit("Cleo", 1)
    await rooms.stop(0)


async def test_nobody_loses_a_seat_in_a_running_game() -> None:
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), USUAL, clock=clock)
    ana, ben = await table_of(rooms, "Ana", "Ben")
    await ana.command(Start())
    ben.go()
    await rooms.upkeep()
    clock.pass_time(2 * USUAL.timeouts.seat_away)
    await rooms.upkeep()
    await quiet()
    assert ana.live.presence._away_since == {}
    assert ana.live.room.people[1].seat == 1
    await rooms.stop(0)


async def test_a_process_that_falls_silent_leaves_nobody_connected_for_ever() -> None:
    pubsub = LocalPubSub()
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), USUAL, pubsub=pubsub, clock=clock)
    (ana,) = await table_of(rooms, "Ana", seats=2)
    pubsub.publish(ana.live.room.id, PresenceNotice("another process", (1,), 2))
    await rooms.upkeep()
    assert (ana.live.presence.connected(), ana.live.presence.watching()) == ((0, 1), 2)
    clock.pass_time(USUAL.timeouts.peer_silence + 1)
    await rooms.upkeep()
    assert (ana.live.presence.connected(), ana.live.presence.watching()) == ((0,), 0)
    await rooms.stop(0)


async def test_a_hall_that_heard_of_nothing_follows_what_another_wrote_to_a_shared_store() -> None:
    """A lost notice leaves a process behind only until its next look."""
    store = MemoryStore()
    store.shared = True
    one, two = rooms_on(store), rooms_on(store)
    ana, ben = await table_of(one, "Ana", "Ben")
    watcher = RoomGuest(two, await two.live(ana.live.room.id))
    await ana.command(Start())
    assert not watcher.acts("started")
    await two.keep_up_with_others()
    assert watcher.acts("started")
    assert watcher.live.room.length == ben.live.room.length
    await one.stop(0)
    await two.stop(0)


async def test_whoever_comes_to_another_process_finds_the_seat_they_took_a_moment_ago() -> None:
    """Without it they would be strangers there, get a new token, and lose their seat."""
    store = MemoryStore()
    store.shared = True
    one, two = rooms_on(store), rooms_on(store)
    (ana,) = await table_of(one, "Ana", seats=2)
    await two.live(ana.live.room.id)
    ben = await RoomGuest(one, ana.live).sit("Ben")
    there = RoomGuest(two, await two.live(ana.live.room.id), ben.token)
    assert there.seat == ben.seat
    assert (await two.view(ana.live.room.code)).people[1].name == "Ben"
    await one.stop(0)
    await two.stop(0)


async def test_a_screen_that_shows_the_table_to_a_room_is_not_counted_as_watching() -> None:
    pubsub = LocalPubSub()
    store = MemoryStore()
    one, two = rooms_on(store, USUAL, pubsub=pubsub), rooms_on(store, USUAL, pubsub=pubsub)
    (ana,) = await table_of(one, "Ana", seats=2)
    screen = RoomGuest(one, ana.live)
    RoomGuest(one, ana.live)
    presence = ana.live.presence
    assert presence.watching() == 2
    presence.set_display(screen, on=True)
    assert presence.watching() == 1
    await until(lambda: [each["watching"] for each in ana.heard if each["type"] == "present"][-1:] == [1])
    presence.set_display(screen, on=False)
    assert presence.watching() == 2
    there = await two.live(ana.live.room.id)
    for guest in tuple(presence.listeners - {screen}):
        presence.leave(guest)
    presence.set_display(screen, on=True)
    await until(lambda: (there.presence.watching(), there.presence.is_watched) == (0, True))
    screen.go()
    await until(lambda: not there.presence.is_watched)
    await one.stop(0)
    await two.stop(0)


# --- rematches --------------------------------------------------------------------------------------------------------


async def test_a_rematch_needs_room_in_the_house_as_any_table_does() -> None:
    """S8: rematches are counted as tables are."""
    store = MemoryStore()
    settings = Settings("http://cards.test", timeouts=QUICK, limits=Limits(tables=1))
    rooms = rooms_on(store, settings)
    ana, ben = await table_of(rooms, "Ana", "Ben", rules=GameRules(target=1))
    await ana.command(Start())
    await play_on([ana, ben])
    await rooms.create(Plan(name="Cleo"))
    with pytest.raises(Refused) as refusal:
        await rooms.rematch(ana.live, hash_token(ana.token))
    assert refusal.value.reason is Reason.HOUSE_IS_FULL
    assert ana.live.room.rematch is None
    await rooms.stop(0)


async def test_a_table_whose_rematch_has_expired_can_have_another() -> None:
    store = MemoryStore()
    rooms = rooms_on(store)
    ana, ben = await table_of(rooms, "Ana", "Ben", rules=GameRules(target=1))
    await ana.command(Start())
    await play_on([ana, ben])
    await rooms.rematch(ana.live, hash_token(ana.token))
    first = ana.live.room.rematch
    assert first is not None
    await rooms.rematch(ben.live, hash_token(ben.token))
    assert ana.live.room.rematch == first
    await store.remove(first)
    await rooms.rematch(ben.live, hash_token(ben.token))
    assert ana.live.room.rematch not in {None, first}
    assert await rooms.find(ana.live.room.code) == await rooms.find(str(ana.live.room.rematch))
    await rooms.stop(0)


async def test_a_rematch_takes_those_who_still_look_at_the_result_for_present() -> None:
    """A page brings its people along after twelve seconds: until then nobody reads «Away» about them."""
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), USUAL, clock=clock)
    ana, ben, cleo = await table_of(rooms, "Ana", "Ben", "Cleo", rules=GameRules(target=1))
    await ana.command(Start())
    await play_on([ana, ben, cleo])
    ana.go()
    await rooms.rematch(ben.live, hash_token(ben.token))
    ben.go()
    rematch = await rooms.live(str(ben.live.room.rematch))
    here = RoomGuest(rooms, rematch, ben.token)
    await until(lambda: rematch.presence.before)
    await until(lambda: present(here) == [1, 2])
    cleo.go()
    await clock.turn(USUAL.timeouts.arrival - 1)
    assert present(here) == [1, 2], "she may be on the way"
    await clock.turn(1)
    await until(lambda: present(here) == [1])
    await rooms.stop(0)


async def test_nobody_is_away_between_the_result_and_the_rematch() -> None:
    """A page closes one connection before it opens the next: whoever is seen meanwhile is not «Away»."""
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), USUAL, clock=clock)
    ana, ben = await table_of(rooms, "Ana", "Ben", rules=GameRules(target=1))
    await ana.command(Start())
    await play_on([ana, ben])
    await rooms.rematch(ana.live, hash_token(ana.token))
    rematch = await rooms.live(str(ana.live.room.rematch))
    here = RoomGuest(rooms, rematch, ana.token)
    ana.go()
    ben.go()
    await clock.turn(1)
    there = RoomGuest(rooms, rematch, ben.token)
    await clock.turn(USUAL.timeouts.arrival)
    told = [each["people"] for each in here.heard if each["type"] == "present"]
    assert told
    assert all(people == [0, 1] for people in told), told
    there.go()
    await until(lambda: present(here) == [0])
    await rooms.stop(0)


async def test_a_rematch_waits_for_half_a_minute_for_whoever_does_not_come() -> None:
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), USUAL, clock=clock)
    ana, ben = await table_of(rooms, "Ana", "Ben", rules=GameRules(target=1))
    await ana.command(Start())
    await play_on([ana, ben])
    await rooms.rematch(ana.live, hash_token(ana.token))
    rematch = await rooms.live(str(ana.live.room.rematch))
    here = RoomGuest(rooms, rematch, ana.token)
    await until(lambda: present(here) == [0, 1])
    await clock.turn(USUAL.timeouts.rematch - 1)
    assert present(here) == [0, 1]
    await clock.turn(1)
    assert present(here) == [0]
    there = RoomGuest(rooms, rematch, ben.token)
    await until(lambda: present(there) == [0, 1])
    assert ana.live.presence.after is None
    await rooms.stop(0)


def present(guest: RoomGuest) -> list[int]:
    """Return who is connected, as the guest was told last."""
    told = [each["people"] for each in guest.heard if each["type"] == "present"]
    return told[-1] if told else []


# --- the owner --------------------------------------------------------------------------------------------------------


async def test_the_owner_closes_a_table_and_everybody_is_told() -> None:
    store = MemoryStore()
    ended: list[str] = []
    rooms = rooms_on(store)
    rooms.services.ended = ended.append
    ana, ben = await table_of(rooms, "Ana", "Ben")
    await ana.command(Start())
    await rooms.close_table(ana.live.room.code)
    await rooms.close_table(ana.live.room.code)
    assert ben.acts("closed") == [{"act": "closed", "why": "owner"}]
    assert (ana.live.room.phase, ana.live.room.asked, ana.live.turn_clock.pending) == (Phase.OVER, None, None)
    assert (store.rooms[ana.live.room.id].phase, ended) == (Phase.OVER, [ana.live.room.id])
    with pytest.raises(Refused):
        await ana.answer("stay", 0)
    await rooms.stop(0)


async def test_an_announcement_reaches_everybody_and_is_kept_for_newcomers() -> None:
    rooms = rooms_on(MemoryStore())
    ana, _ = await table_of(rooms, "Ana", "Ben")
    rooms.announce(Announced("Back soon.", 1_000))
    assert ana.heard[-1] == {"type": "announced", "text": "Back soon.", "restart_at": 1_000}
    kept = [rooms.announced]
    rooms.announce(Announced())
    assert [*kept, rooms.announced] == [Announced("Back soon.", 1_000), None]
    await rooms.stop(0)


async def test_a_table_whose_log_was_changed_by_hand_is_read_again() -> None:
    store = MemoryStore()
    clock = FakeClock()
    rooms = rooms_on(store, clock=clock)
    ana, ben = await table_of(rooms, "Ana", "Ben")
    id_ = ana.live.room.id
    changed = store.logs[id_][1].act.replace(b'"name":"Ana"', b'"name":"Player 1"')
    await store.rewrite(id_, {1: changed})
    await rooms.evict(id_)
    assert ana.parted is Parting.STOPPING
    anew = await rooms.live(id_)
    assert anew.room.people[0].name == "Player 1"
    RoomGuest(rooms, anew, ana.token)
    ana.go()
    ben.go()
    await clock.turn(3600)
    assert await rooms.live(id_) is anew, "the old room closes no other"
    await rooms.stop(0)


async def test_whoever_is_sent_away_is_parted_with_and_nobody_else() -> None:
    rooms = rooms_on(MemoryStore())
    ana, ben, cleo = await table_of(rooms, "Ana", "Ben", "Cleo")
    phone = RoomGuest(rooms, ana.live, ben.token)
    await ana.command(SendAway(person=1))
    assert [each.parted for each in (ana, ben, phone, cleo)] == [None, Parting.SENT_AWAY, Parting.SENT_AWAY, None]
    await rooms.stop(0)


async def test_tables_that_are_made_at_once_do_not_overfill_the_house() -> None:
    """S8: the store does not count a table before it is stored, and many are made in the same moment."""
    store = MemoryStore()
    rooms = rooms_on(store, Settings("http://cards.test", limits=Limits(tables=3)), clock=FakeClock())
    made = await asyncio.gather(*(rooms.create(Plan(name="Ana")) for _ in range(10)), return_exceptions=True)
    refusals = [each.reason for each in made if isinstance(each, Refused)]
    assert refusals == [Reason.HOUSE_IS_FULL] * 7
    assert len(store.rooms) == 3
    await rooms.stop(0)


# --- a host who is away ---------------------------------------------------------------------------------------------


async def test_a_host_who_was_away_cannot_be_sent_away_and_is_the_host_again_on_return() -> None:
    """M2: a stranger waited at a public table until its host lost the network, and sent the family away for good."""
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), USUAL, clock=clock)
    ana, eve = await table_of(rooms, "Ana", "Eve")
    ana.go()
    await clock.turn(USUAL.timeouts.host_away + 1)
    assert (ana.live.room.host, ana.live.room.away_host) == (1, 0)
    for person in (0, 1):
        with pytest.raises(Refused, match="only away"):
            await eve.command(SendAway(person=person))
    clock.pass_time(15 * 60)
    with pytest.raises(Refused, match="cannot be sent away"):
        await eve.command(SendAway(person=0))
    with pytest.raises(Refused, match="keeps their seat"):
        await eve.command(FreeSeat(seat=0))
    back = RoomGuest(rooms, ana.live, ana.token)
    await clock.turn(1)
    assert (back.live.room.host, back.live.room.away_host) == (0, None)
    assert eve.acts("host_passed")[-1] == {"act": "host_passed", "person": 0}
    await back.command(SendAway(person=1))
    await rooms.stop(0)


async def test_a_host_who_left_is_no_host_again_and_neither_is_whoever_has_their_number_next() -> None:
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), USUAL, clock=clock)
    ana, eve = await table_of(rooms, "Ana", "Eve")
    ana.go()
    await clock.turn(USUAL.timeouts.host_away + 1)
    back = RoomGuest(rooms, ana.live, ana.token)
    await back.command(Leave())
    await RoomGuest(rooms, ana.live).sit("Cleo")
    await clock.turn(60)
    assert (eve.live.room.host, eve.live.room.away_host) == (1, None)
    await rooms.stop(0)


async def test_nobody_is_taken_to_be_away_while_another_process_shares_the_store() -> None:
    """Two processes on one PostgreSQL took each other's people for absent: the host lost the office, and all seats."""
    clock, store = FakeClock(), MemoryStore()
    rooms = rooms_on(store, USUAL, clock=clock)
    ana, ben = await table_of(rooms, "Ana", "Ben")
    store.shared = store.has_company = True
    ana.go()  # connected elsewhere from now on
    for _ in range(3):
        await clock.turn(USUAL.timeouts.seat_away)
        await rooms.upkeep()
    await clock.turn(1)
    assert (ben.acts("host_passed"), ben.acts("unseated")) == ([], [])
    store.has_company = False
    for _ in range(3):
        await clock.turn(USUAL.timeouts.seat_away)
        await rooms.upkeep()
    await clock.turn(1)
    assert ben.acts("unseated")
    await rooms.stop(0)


@pytest.mark.parametrize("how", [PassHost(person=2), Leave()], ids=["passes it on", "leaves"])
async def test_whoever_has_the_office_from_a_deputy_is_a_deputy_too(how: PassHost | Leave) -> None:
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), USUAL, clock=clock)
    ana, eve, friend = await table_of(rooms, "Ana", "Eve", "Eve's friend")
    ana.go()
    await clock.turn(USUAL.timeouts.host_away + 1)
    await eve.command(how)
    assert (ana.live.room.host, ana.live.room.away_host) == (2, 0)
    clock.pass_time(15 * 60)
    with pytest.raises(Refused, match="cannot be sent away"):
        await friend.command(SendAway(person=0))
    RoomGuest(rooms, ana.live, ana.token)
    await clock.turn(1)
    assert ana.live.room.host == 0
    await rooms.stop(0)


async def test_a_rematch_belongs_to_the_host_who_is_away() -> None:
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), USUAL, clock=clock)
    ana, eve = await table_of(rooms, "Ana", "Eve", rules=GameRules(target=1))
    await ana.command(Start())
    await play_on([ana, eve])
    ana.go()
    await clock.turn(USUAL.timeouts.host_away + 1)
    assert eve.live.room.host == 1
    await rooms.rematch(eve.live, hash_token(eve.token))
    rematch = eve.live.room.rematch
    assert rematch is not None
    following = (await rooms.live(rematch)).room
    assert following.host is not None
    assert following.people[following.host].name == "Ana"
    await rooms.stop(0)


async def test_the_number_of_a_host_who_is_away_is_nobody_elses() -> None:
    """504 newcomers sat down and left until one of them was the founder."""
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), USUAL, clock=clock)
    ana, _ = await table_of(rooms, "Ana", "Eve", seats=3)
    await ana.command(StandUp())
    ana.go()
    await clock.turn(USUAL.timeouts.host_away + 1)
    for number in range(2 * commands.MAX_PEOPLE):
        stranger = await RoomGuest(rooms, ana.live).sit(f"S{number}")
        assert stranger.person != 0
        await stranger.command(StandUp())
        stranger.go()
    back = RoomGuest(rooms, ana.live, ana.token)
    await clock.turn(1)
    assert (back.person, back.live.room.host) == (0, 0)
    await rooms.stop(0)

"""What the owner can do, with a running server and without."""

import logging
from pathlib import Path

import msgspec
import pytest

from flip7.core.shuffle import seed_hash
from flip7.protocol.commands import GiveWord, SendAway, Start
from flip7.protocol.messages import Parting
from flip7.protocol.room_events import Closing, GaveWord, Revealed, Sealed
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.record.replay import replay
from flip7.server.admin.commands import prefix_of
from flip7.server.admin.erasure import NO_WORD
from flip7.server.admin.protocol import (
    Announce,
    AnnouncedTo,
    BackedUp,
    BackUp,
    Block,
    Blocked,
    BlocksListed,
    Closed,
    CloseTable,
    FindName,
    Forget,
    Forgotten,
    ListBlocks,
    ListTables,
    LookAtTable,
    NamesFound,
    TableSeen,
    TablesListed,
    Unblock,
    Unblocked,
)
from flip7.server.rooms.registry import Hall
from flip7.server.security.tokens import key_of
from flip7.server.storage.sql_store import open_store
from tests.server.owned import NOW, Owned, owned_hall, owned_store
from tests.server.rooms_fixture import Guest, play_on, table_of

DAY = 24 * 60 * 60 * 1000
SHORT = GameRules(target=20)


async def finished(hall: Hall, *names: str, words: bool = False) -> list[Guest]:
    """A table at which a game was played to its end; each gave a word that nobody else has."""
    guests = await table_of(hall, *names, rules=SHORT)
    if words:
        for guest, name in zip(guests, names, strict=True):
            await guest.wish(GiveWord(word=f"the word of {name}"))
    await guests[0].wish(Start())
    await play_on(guests)
    return guests


# --- tables -----------------------------------------------------------------------------------------------------------


async def test_tables_are_listed_with_who_sits_there_and_who_is_connected(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, _ = await table_of(hall, "Ann", "Bob")
        cleo, _ = await table_of(hall, "Cleo", "Dan")
        await cleo.wish(Start())
        both = (await owned.ask(ListTables(), TablesListed)).tables
        rows = {row.id: row for row in both}
        assert rows[ann.desk.room.id].people == ("Ann", "Bob")
        assert rows[ann.desk.room.id].sockets == 2
        assert rows[cleo.desk.room.id].phase is Phase.PLAYING
        assert rows[cleo.desk.room.id].acts == cleo.desk.room.length
        (playing,) = (await owned.ask(ListTables(Phase.PLAYING), TablesListed)).tables
        assert playing.code == cleo.desk.room.code
        assert len((await owned.ask(ListTables(limit=1, offset=1), TablesListed)).tables) == 1


async def test_a_table_that_cannot_be_read_is_listed_with_its_problem(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, _ = await table_of(hall, "Ann", "Bob")
        await owned.store.rewrite(ann.desk.room.id, {1: b"garbage"})
        (row,) = (await owned.ask(ListTables(), TablesListed)).tables
        assert row.problem is not None
        assert "cannot be read" in row.problem


async def test_a_look_shows_people_with_numbers_seats_and_connections(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, bob = await table_of(hall, "Ann", "Bob")
        Guest(hall, ann.desk, ann.token)
        Guest(hall, ann.desk)
        bob.go()
        seen = await owned.ask(LookAtTable(ann.desk.room.code.lower()), TableSeen)
        assert [(row.person, row.name, row.seat, row.host, row.sockets) for row in seen.people] == [
            (0, "Ann", 0, True, 2),
            (1, "Bob", 1, False, 0),
        ]
        assert seen.watching == 1
        assert seen.last_acts[-1].number == ann.desk.room.length - 1


async def test_nothing_secret_is_in_any_answer(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        over = await finished(hall, "Ann", "Bob", words=True)
        played = await table_of(hall, "Cleo", "Dan")
        await played[0].wish(GiveWord(word="the word of Cleo"))
        await played[0].wish(Start())
        secrets = ["the word of", *[guest.token for guest in (*over, *played)]]
        secrets += [key_of(guest.token) for guest in (*over, *played)]
        for guest in (over[0], played[0]):
            secrets += [guest.desk.room.secret().hex(), guest.desk.room.seed().hex()]
        told = [await owned.admin.answer(LookAtTable(guest.desk.room.id)) for guest in (over[0], played[0])]
        told += [await owned.admin.answer(request) for request in (ListTables(), FindName("Ann"), ListBlocks())]
        said = msgspec.json.encode(told).decode()
        assert [secret for secret in secrets if secret in said] == []


async def test_a_table_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (_, owned):
        assert "flip7 admin tables" in await owned.refused(LookAtTable("BCD234"))
        assert "flip7 admin tables" in await owned.refused(CloseTable("what?"))


# --- closing ----------------------------------------------------------------------------------------------------------


async def test_a_game_that_the_owner_closes_is_over_for_everybody(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, bob = await table_of(hall, "Ann", "Bob")
        await ann.wish(Start())
        code = ann.desk.room.code
        assert await owned.ask(CloseTable(code), Closed) == Closed(code, Phase.PLAYING)
        assert [act["why"] for act in bob.acts("closed")] == ["owner"]
        assert await owned.ask(CloseTable(code), Closed) == Closed(code, Phase.OVER)
        assert len(bob.acts("closed")) == 1


async def test_a_table_is_closed_without_a_server_as_well(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, _):
        ann, _ = await table_of(hall, "Ann", "Bob")
        await ann.wish(Start())
        code = ann.desk.room.code
    async with owned_store(tmp_path) as owned:
        await owned.ask(CloseTable(code), Closed)
    async with owned_hall(tmp_path) as (hall, owned):
        kept = await hall.find(code)
        assert kept.phase is Phase.OVER
        assert (await owned.room(code)).closed is Closing.OWNER
        assert (await hall.desk(kept.id)).room.asked is None


# --- addresses --------------------------------------------------------------------------------------------------------


async def test_a_block_is_kept_and_the_rate_limiter_is_told(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (_, owned):
        blocked = await owned.ask(Block("2001:db8::7", days=2, reason="floods"), Blocked)
        assert (blocked.block.prefix, blocked.block.until) == ("2001:db8::/64", NOW + 2 * DAY)
        await owned.ask(Block("192.0.2.7"), Blocked)
        assert owned.blocked == [
            (row.prefix, row.until) for row in (await owned.ask(ListBlocks(), BlocksListed)).blocks
        ]
        assert ("192.0.2.7/32", None) in owned.blocked
    async with owned_store(tmp_path) as owned:
        await owned.admin.load_blocks()
        assert {prefix for prefix, _ in owned.blocked} == {"2001:db8::/64", "192.0.2.7/32"}
        assert await owned.ask(Unblock("192.0.2.7"), Unblocked) == Unblocked("192.0.2.7/32", was_blocked=True)
        assert await owned.ask(Unblock("192.0.2.7"), Unblocked) == Unblocked("192.0.2.7/32", was_blocked=False)
        assert [prefix for prefix, _ in owned.blocked] == ["2001:db8::/64"]


async def test_a_block_that_has_ended_is_told_to_nobody(tmp_path: Path) -> None:
    async with owned_store(tmp_path) as owned:
        await owned.store.block("192.0.2.7/32", NOW, "long ago")
        await owned.admin.load_blocks()
        assert owned.blocked == []
        assert (await owned.ask(ListBlocks(), BlocksListed)).blocks == ()


@pytest.mark.parametrize("given", ["everybody", "0.0.0.0/0", "10.0.0.0/7", "::/0", "127.0.0.1", "::1", "192.0.2.7/40"])
async def test_what_would_block_everybody_or_nobody_is_refused(tmp_path: Path, given: str) -> None:
    async with owned_store(tmp_path) as owned:
        assert given in await owned.refused(Block(given))
        assert (await owned.ask(ListBlocks(), BlocksListed)).blocks == ()


def test_a_prefix_is_written_in_one_way() -> None:
    assert str(prefix_of("192.0.2.9/24")) == "192.0.2.0/24"
    assert str(prefix_of("2001:DB8:0:0::/48")) == "2001:db8::/48"
    assert str(prefix_of("::ffff:192.0.2.0/120")) == "192.0.2.0/24"


# --- everybody --------------------------------------------------------------------------------------------------------


async def test_everybody_hears_what_the_owner_announces_until_it_is_taken_back(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, bob = await table_of(hall, "Ann", "Bob")
        told = await owned.ask(Announce("  A new version\ncomes.", restart_in=10), AnnouncedTo)
        assert not told.cleared
        for guest in (ann, bob):
            (heard,) = [message for message in guest.heard if message["type"] == "announced"]
            assert (heard["text"], heard["restart_at"]) == ("A new version comes.", told.restart_at)
        assert hall.announced is not None
        assert (await owned.ask(Announce(), AnnouncedTo)).cleared
        assert hall.announced is None


async def test_without_a_server_nobody_would_hear_an_announcement(tmp_path: Path) -> None:
    async with owned_store(tmp_path) as owned:
        assert "no server runs" in await owned.refused(Announce("Hello"))


async def test_a_backup_is_made_while_a_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    async with owned_hall(tmp_path) as (hall, owned):
        ann, bob = await table_of(hall, "Ann", "Bob")
        await ann.wish(Start())
        await play_on([ann, bob], choices=3)
        length = ann.desk.room.length
        made = await owned.ask(BackUp(str(file)), BackedUp)
        await play_on([ann, bob], choices=3)
        assert made.bytes == file.stat().st_size
        assert "already" in await owned.refused(BackUp(str(file)))
        assert "whole path" in await owned.refused(BackUp("backup.sqlite"))
        table = ann.desk.room.id
    copy = await open_store(str(file))
    assert len(await copy.log(table)) == length
    await copy.close()


# --- people -----------------------------------------------------------------------------------------------------------


async def test_a_name_is_found_however_it_is_written(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        one = await table_of(hall, "Ann", "Bob")
        two = await table_of(hall, "Cleo", "АNN")  # noqa: RUF001 - the first letter is Cyrillic
        three = await table_of(hall, "Ann", "Annika", "Ann")
        found = (await owned.ask(FindName("ann"), NamesFound)).names
        ids = [guests[0].desk.room.id for guests in (one, two, three)]
        assert {(each.id, each.person) for each in found} == {(ids[0], 0), (ids[1], 1), (ids[2], 0), (ids[2], 2)}


async def test_in_a_lobby_a_person_is_forgotten_and_comes_back_under_another_name(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, bob = await table_of(hall, "Ann", "Bob")
        await bob.wish(GiveWord(word="the word of Bob"))
        table = ann.desk.room.id
        await owned.ask(Forget(table, 1), Forgotten)
        assert bob.parted is Parting.STOPPING
        assert await mentions(owned, table, "Bob") == []
        desk = await hall.desk(table)
        again = [Guest(hall, desk, guest.token) for guest in (ann, bob)]
        assert desk.room.names() == ["Ann", "Player 2"]
        await again[0].wish(Start())
        await play_on(again)
        assert desk.room.record().mix is not None, "the game began after the word was gone, and its mix can be proved"


async def test_of_a_finished_game_name_and_words_go_and_the_game_stays(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, _, _ = await finished(hall, "Ann", "Bob", "Cleo", words=True)
        before = ann.desk.room
        table = before.id
        await owned.ask(Forget(table, 1), Forgotten)
        after = (await hall.look(table))[1]
        assert await mentions(owned, table, "Bob") == []
        assert await mentions(owned, table, "Ann") != []
        assert after.names() == ["Ann", "Player 2", "Cleo"]
        assert after.game is not None
        assert before.game is not None
        assert after.game.table.scores == before.game.table.scores
        record = after.record()
        assert (record.mix, record.seed) == (None, before.seed())
        assert record.seed_hash == seed_hash(before.seed())
        assert replay(record).game.table.scores == before.game.table.scores


async def test_a_word_cannot_be_guessed_from_what_is_left(tmp_path: Path) -> None:
    """With the secret and the seed, everybody could try short words."""
    async with owned_hall(tmp_path) as (hall, owned):
        ann, _ = await finished(hall, "Ann", "Bob", words=True)
        secret = ann.desk.room.secret().hex()
        await owned.ask(Forget(ann.desk.room.id, 1), Forgotten)
        assert await mentions(owned, ann.desk.room.id, secret) == []


async def test_two_people_are_forgotten_one_after_the_other_and_twice(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, _, _ = await finished(hall, "Ann", "Bob", "Cleo", words=True)
        table, before = ann.desk.room.id, ann.desk.room
        for person in (1, 0):
            assert (await owned.ask(Forget(table, person), Forgotten)).tables != ()
            assert (await owned.ask(Forget(table, person), Forgotten)).tables == ()
        lines = [line.act for line in await owned.lines(table)]
        (sealed,) = (act for act in lines if isinstance(act, Sealed))
        (revealed,) = (act for act in lines if isinstance(act, Revealed))
        assert sealed.words == revealed.words == (NO_WORD, NO_WORD, "the word of Cleo")
        assert (await owned.room(table)).seed() == before.seed()
        assert [act.word for act in lines if isinstance(act, GaveWord)] == list(sealed.words)


async def test_who_gave_no_word_leaves_the_proof_of_the_mix_as_it_is(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, _ = await finished(hall, "Ann", "Bob")
        await owned.ask(Forget(ann.desk.room.id, 1), Forgotten)
        assert (await owned.room(ann.desk.room.id)).record().mix is not None


async def test_a_game_that_is_being_played_is_not_changed_and_the_owner_hears_what_to_do(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, bob = await table_of(hall, "Ann", "Bob")
        await bob.wish(GiveWord(word="the word of Bob"))
        await ann.wish(Start())
        table = ann.desk.room.id
        before = await owned.store.log(table)
        assert f"flip7 admin close {table}" in await owned.refused(Forget(table, 1))
        assert await owned.store.log(table) == before
        await owned.ask(CloseTable(table), Closed)
        await owned.ask(Forget(table, 1), Forgotten)
        assert await mentions(owned, table, "Bob") == []
        assert (await owned.room(table)).phase is Phase.OVER


async def test_rematches_and_what_came_before_them_are_changed_too(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, bob = await finished(hall, "Ann", "Bob", words=True)
        await hall.rematch(ann.desk, key_of(bob.token))
        rematch = ann.desk.room.rematch
        assert rematch is not None
        await hall.rematch(ann.desk, key_of(bob.token))
        number = next(each.number for each in (await owned.room(rematch)).people if each.name == "Bob")
        done = await owned.ask(Forget(rematch, number), Forgotten)
        assert {each.id for each in done.tables} == {ann.desk.room.id, rematch}
        for table in (ann.desk.room.id, rematch):
            assert await mentions(owned, table, "Bob") == []
            assert await mentions(owned, table, '"Ann"') != []


async def test_while_a_rematch_is_being_played_nothing_is_changed(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, bob = await finished(hall, "Ann", "Bob")
        await hall.rematch(ann.desk, key_of(ann.token))
        assert ann.desk.room.rematch is not None
        desk = await hall.desk(ann.desk.room.rematch)
        await Guest(hall, desk, ann.token).wish(Start())
        assert "is being played" in await owned.refused(Forget(ann.desk.room.id, 1))
        assert await mentions(owned, bob.desk.room.id, "Bob") != []


async def test_whoever_was_sent_away_stays_so_when_they_are_forgotten(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, bob = await table_of(hall, "Ann", "Bob")
        await ann.wish(SendAway(person=1))
        await owned.ask(Forget(ann.desk.room.id, 1), Forgotten)
        room = await owned.room(ann.desk.room.id)
        assert key_of(bob.token) in room.banned
        assert room.people[1].name == "Player 2"


async def test_a_number_that_nobody_has_is_a_sentence(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, _ = await table_of(hall, "Ann", "Bob")
        assert "flip7 admin look" in await owned.refused(Forget(ann.desk.room.id, 7))


async def test_a_neutral_name_is_nobody_elses(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        ann, _ = await table_of(hall, "Player 2", "Bob")
        await owned.ask(Forget(ann.desk.room.id, 1), Forgotten)
        assert (await owned.room(ann.desk.room.id)).names() == ["Player 2", "Player 2-2"]


async def test_a_game_of_bots_and_its_options_are_left_as_they_are(tmp_path: Path) -> None:
    async with owned_hall(tmp_path) as (hall, owned):
        (ann,) = await table_of(hall, "Ann", seats=3, fill="level1", rules=SHORT, options=Options(odds=False))
        await ann.wish(Start())
        await play_on([ann])
        bots = ann.desk.room.names()[1:]
        await owned.ask(Forget(ann.desk.room.id, 0), Forgotten)
        assert (await owned.room(ann.desk.room.id)).names() == ["Player 1", *bots]


# --- the log ----------------------------------------------------------------------------------------------------------


async def test_what_the_owner_changes_is_in_the_log_without_names(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "flip7.server")
    async with owned_hall(tmp_path) as (hall, owned):
        ann, _ = await finished(hall, "Ann", "Bob", words=True)
        table = ann.desk.room.id
        changes = (
            Forget(table, 1),
            Block("192.0.2.7"),
            Unblock("192.0.2.7"),
            Announce("Hello"),
            BackUp(str(tmp_path / "b.sqlite")),
        )
        for request in changes:
            await owned.admin.answer(request)
        await owned.admin.answer(ListTables())
    noted = [record.getMessage() for record in caplog.records if "the owner" in record.getMessage()]
    assert len(noted) == len(changes)
    assert not any("Bob" in line for line in noted)


async def mentions(owned: Owned, table: str, text: str) -> list[bytes]:
    """The entries of the table's log in which the text stands."""
    return [entry.act for entry in await owned.store.log(table) if text.encode() in entry.act]

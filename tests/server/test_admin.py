"""Commands of the server's owner, with a running server and without."""

import logging
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from flip7.core.shuffle import seed_hash
from flip7.play.scorekeeper import ScoreKeeper, Setup
from flip7.play.scorekeeper.entries import PlayerJoined
from flip7.protocol.commands import GiveWord, SendAway, Start, StopSharing
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
    ForgottenAt,
    ListBlocks,
    ListTables,
    LookAtTable,
    NamesFound,
    TableSeen,
    TablesListed,
    Unblock,
    Unblocked,
)
from flip7.server.rooms.create_board import NewBoard
from flip7.server.rooms.registry import Rooms
from flip7.server.security.tokens import hash_token
from flip7.server.storage.sql_store import open_store
from tests.server.boards import Keeper, board_of, rematch_of
from tests.server.owned import NOW, Owned, owned_rooms, owned_store
from tests.server.rooms_fixture import RoomGuest, play_on, table_of

pytestmark = pytest.mark.integration  # a real database and socket

DAY = 24 * 60 * 60 * 1000
SHORT = GameRules(target=20)


async def finished(rooms: Rooms, *names: str, words: bool = False) -> list[RoomGuest]:
    """A table at which a game was played to its end; each gave a word that nobody else has."""
    guests = await table_of(rooms, *names, rules=SHORT)
    if words:
        for guest, name in zip(guests, names, strict=True):
            await guest.command(GiveWord(word=f"the word of {name}"))
    await guests[0].command(Start())
    await play_on(guests)
    return guests


# --- tables -----------------------------------------------------------------------------------------------------------


async def test_tables_are_listed_with_who_sits_there_and_who_is_connected(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, _ = await table_of(rooms, "Ann", "Bob")
        cleo, _ = await table_of(rooms, "Cleo", "Dan")
        await cleo.command(Start())
        both = (await owned.ask(ListTables(), TablesListed)).tables
        rows = {row.id: row for row in both}
        assert rows[ann.live.room.id].people == ("Ann", "Bob")
        assert rows[ann.live.room.id].sockets == 2
        assert rows[cleo.live.room.id].phase is Phase.PLAYING
        assert rows[cleo.live.room.id].acts == cleo.live.room.length
        (playing,) = (await owned.ask(ListTables(Phase.PLAYING), TablesListed)).tables
        assert playing.code == cleo.live.room.code
        assert len((await owned.ask(ListTables(limit=1, offset=1), TablesListed)).tables) == 1


async def test_a_score_board_is_listed_looked_at_and_closed_as_a_table_is(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        board, live, keeper = await board_of(rooms)
        for points in (44, 30, 12):
            keeper.score.score(points)
            await keeper.send()
        (row,) = (await owned.ask(ListTables(), TablesListed)).tables
        assert (row.people, row.seats, row.acts, row.problem) == (("Ana", "Ben", "Cleo"), 3, 5, None)
        seen = await owned.ask(LookAtTable(board.kept.code), TableSeen)
        assert [(each.person, each.name) for each in seen.people] == [(0, "Ana"), (1, "Ben"), (2, "Cleo")]
        assert seen.table.sockets == 1
        await owned.ask(CloseTable(board.kept.code), Closed)
        assert live.room.closed is Closing.OWNER


async def test_a_table_that_cannot_be_read_is_listed_with_its_problem(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, _ = await table_of(rooms, "Ann", "Bob")
        await owned.store.rewrite(ann.live.room.id, {1: b"garbage"})
        (row,) = (await owned.ask(ListTables(), TablesListed)).tables
        assert row.problem is not None
        assert "cannot be read" in row.problem


async def test_a_look_shows_people_with_numbers_seats_and_connections(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, bob = await table_of(rooms, "Ann", "Bob")
        RoomGuest(rooms, ann.live, ann.token)
        RoomGuest(rooms, ann.live)
        bob.go()
        seen = await owned.ask(LookAtTable(ann.live.room.code.lower()), TableSeen)
        assert [(row.person, row.name, row.seat, row.host, row.sockets) for row in seen.people] == [
            (0, "Ann", 0, True, 2),
            (1, "Bob", 1, False, 0),
        ]
        assert seen.watching == 1
        assert seen.last_acts[-1].number == ann.live.room.length - 1


async def test_nothing_secret_is_in_any_answer(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        over = await finished(rooms, "Ann", "Bob", words=True)
        played = await table_of(rooms, "Cleo", "Dan")
        await played[0].command(GiveWord(word="the word of Cleo"))
        await played[0].command(Start())
        secrets = ["the word of", *[guest.token for guest in (*over, *played)]]
        secrets += [hash_token(guest.token) for guest in (*over, *played)]
        for guest in (over[0], played[0]):
            secrets += [guest.live.room.secret().hex(), guest.live.room.seed().hex()]
        told = [await owned.admin.answer(LookAtTable(guest.live.room.id)) for guest in (over[0], played[0])]
        told += [await owned.admin.answer(request) for request in (ListTables(), FindName("Ann"), ListBlocks())]
        said = msgspec.json.encode(told).decode()
        assert [secret for secret in secrets if secret in said] == []


async def test_a_table_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (_, owned):
        assert "flip7 admin tables" in await owned.refused(LookAtTable("BCD234"))
        assert "flip7 admin tables" in await owned.refused(CloseTable("what?"))


# --- closing ----------------------------------------------------------------------------------------------------------


async def test_a_game_that_the_owner_closes_is_over_for_everybody(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, bob = await table_of(rooms, "Ann", "Bob")
        await ann.command(Start())
        code = ann.live.room.code
        assert await owned.ask(CloseTable(code), Closed) == Closed(code, Phase.PLAYING)
        assert [act["why"] for act in bob.acts("closed")] == ["owner"]
        assert await owned.ask(CloseTable(code), Closed) == Closed(code, Phase.OVER)
        assert len(bob.acts("closed")) == 1


async def test_a_table_is_closed_without_a_server_as_well(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, _):
        ann, _ = await table_of(rooms, "Ann", "Bob")
        await ann.command(Start())
        code = ann.live.room.code
    async with owned_store(tmp_path) as owned:
        await owned.ask(CloseTable(code), Closed)
    async with owned_rooms(tmp_path) as (rooms, owned):
        kept = await rooms.find(code)
        assert kept.phase is Phase.OVER
        assert (await owned.room(code)).closed is Closing.OWNER
        assert (await rooms.live(kept.id)).room.asked is None


# --- addresses --------------------------------------------------------------------------------------------------------


async def test_a_block_is_kept_and_the_rate_limiter_is_told(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (_, owned):
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
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, bob = await table_of(rooms, "Ann", "Bob")
        told = await owned.ask(Announce("  A new version\ncomes.", restart_in=10), AnnouncedTo)
        assert not told.cleared
        for guest in (ann, bob):
            (heard,) = [message for message in guest.heard if message["type"] == "announced"]
            assert (heard["text"], heard["restart_at"]) == ("A new version comes.", told.restart_at)
        assert rooms.announced is not None
        assert (await owned.ask(Announce(), AnnouncedTo)).cleared
        assert rooms.announced is None


async def test_without_a_server_nobody_would_hear_an_announcement(tmp_path: Path) -> None:
    async with owned_store(tmp_path) as owned:
        assert "no server runs" in await owned.refused(Announce("Hello"))


async def test_a_backup_is_made_while_a_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, bob = await table_of(rooms, "Ann", "Bob")
        await ann.command(Start())
        await play_on([ann, bob], choices=3)
        length = ann.live.room.length
        made = await owned.ask(BackUp(str(file)), BackedUp)
        await play_on([ann, bob], choices=3)
        assert made.bytes == file.stat().st_size
        assert "already" in await owned.refused(BackUp(str(file)))
        assert "whole path" in await owned.refused(BackUp("backup.sqlite"))
        table = ann.live.room.id
    copy = await open_store(str(file))
    assert len(await copy.log(table)) == length
    await copy.close()


# --- people -----------------------------------------------------------------------------------------------------------


async def test_a_name_is_found_however_it_is_written(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        one = await table_of(rooms, "Ann", "Bob")
        two = await table_of(rooms, "Cleo", "АNN")  # noqa: RUF001 - the first letter is Cyrillic
        three = await table_of(rooms, "Ann", "Annika", "Ann")
        found = (await owned.ask(FindName("ann"), NamesFound)).names
        ids = [guests[0].live.room.id for guests in (one, two, three)]
        assert {(each.id, each.person) for each in found} == {(ids[0], 0), (ids[1], 1), (ids[2], 0), (ids[2], 2)}


async def test_in_a_lobby_a_person_is_forgotten_and_comes_back_under_another_name(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, bob = await table_of(rooms, "Ann", "Bob")
        await bob.command(GiveWord(word="the word of Bob"))
        table = ann.live.room.id
        await owned.ask(Forget(table, 1), Forgotten)
        assert bob.parted is Parting.STOPPING
        assert await mentions(owned, table, "Bob") == []
        live = await rooms.live(table)
        again = [RoomGuest(rooms, live, guest.token) for guest in (ann, bob)]
        assert live.room.names() == ["Ann", "Player 2"]
        await again[0].command(Start())
        await play_on(again)
        assert live.room.record().mix is not None, "the game began after the word was gone, and its mix can be proved"


async def test_of_a_finished_game_name_and_words_go_and_the_game_stays(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, _, _ = await finished(rooms, "Ann", "Bob", "Cleo", words=True)
        before = ann.live.room
        table = before.id
        await owned.ask(Forget(table, 1), Forgotten)
        after = (await rooms.look(table))[1]
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
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, _ = await finished(rooms, "Ann", "Bob", words=True)
        secret = ann.live.room.secret().hex()
        await owned.ask(Forget(ann.live.room.id, 1), Forgotten)
        assert await mentions(owned, ann.live.room.id, secret) == []


async def test_two_people_are_forgotten_one_after_the_other_and_twice(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, _, _ = await finished(rooms, "Ann", "Bob", "Cleo", words=True)
        table, before = ann.live.room.id, ann.live.room
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
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, _ = await finished(rooms, "Ann", "Bob")
        await owned.ask(Forget(ann.live.room.id, 1), Forgotten)
        assert (await owned.room(ann.live.room.id)).record().mix is not None


async def test_a_game_that_is_being_played_is_not_changed_and_the_owner_hears_what_to_do(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, bob = await table_of(rooms, "Ann", "Bob")
        await bob.command(GiveWord(word="the word of Bob"))
        await ann.command(Start())
        table = ann.live.room.id
        before = await owned.store.log(table)
        assert f"flip7 admin close {table}" in await owned.refused(Forget(table, 1))
        assert await owned.store.log(table) == before
        await owned.ask(CloseTable(table), Closed)
        await owned.ask(Forget(table, 1), Forgotten)
        assert await mentions(owned, table, "Bob") == []
        assert (await owned.room(table)).phase is Phase.OVER


async def test_rematches_and_what_came_before_them_are_changed_too(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, bob = await finished(rooms, "Ann", "Bob", words=True)
        await rooms.rematch(ann.live, hash_token(bob.token))
        rematch = ann.live.room.rematch
        assert rematch is not None
        await rooms.rematch(ann.live, hash_token(bob.token))
        number = next(each.number for each in (await owned.room(rematch)).people if each.name == "Bob")
        done = await owned.ask(Forget(rematch, number), Forgotten)
        assert {each.id for each in done.tables} == {ann.live.room.id, rematch}
        for table in (ann.live.room.id, rematch):
            assert await mentions(owned, table, "Bob") == []
            assert await mentions(owned, table, '"Ann"') != []


async def test_while_a_rematch_is_being_played_nothing_is_changed(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, bob = await finished(rooms, "Ann", "Bob")
        await rooms.rematch(ann.live, hash_token(ann.token))
        assert ann.live.room.rematch is not None
        live = await rooms.live(ann.live.room.rematch)
        await RoomGuest(rooms, live, ann.token).command(Start())
        assert "is being played" in await owned.refused(Forget(ann.live.room.id, 1))
        assert await mentions(owned, bob.live.room.id, "Bob") != []


async def test_whoever_was_sent_away_stays_so_when_they_are_forgotten(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, bob = await table_of(rooms, "Ann", "Bob")
        await ann.command(SendAway(person=1))
        await owned.ask(Forget(ann.live.room.id, 1), Forgotten)
        room = await owned.room(ann.live.room.id)
        assert hash_token(bob.token) in room.banned
        assert room.people[1].name == "Player 2"


async def test_a_number_that_nobody_has_is_a_sentence(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, _ = await table_of(rooms, "Ann", "Bob")
        assert "flip7 admin look" in await owned.refused(Forget(ann.live.room.id, 7))


async def test_a_neutral_name_is_nobody_elses(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, _ = await table_of(rooms, "Player 2", "Bob")
        await owned.ask(Forget(ann.live.room.id, 1), Forgotten)
        assert (await owned.room(ann.live.room.id)).names() == ["Player 2", "Player 2-2"]


async def test_a_game_of_bots_and_its_options_are_left_as_they_are(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        (ann,) = await table_of(rooms, "Ann", seats=3, fill="level1", rules=SHORT, options=Options(odds=False))
        await ann.command(Start())
        await play_on([ann])
        bots = ann.live.room.names()[1:]
        await owned.ask(Forget(ann.live.room.id, 0), Forgotten)
        assert (await owned.room(ann.live.room.id)).names() == ["Player 1", *bots]


async def kept_board(rooms: Rooms) -> tuple[NewBoard, Keeper]:
    """A shared board on which names stand wherever they can: Dora was called Dada and Doro before."""
    board, _, ana = await board_of(rooms)
    seat = ana.score.join("Dada")
    joined = ana.score.log.entries[-1]
    assert isinstance(joined.what, PlayerJoined)
    ana.score.correct(joined.id, replace(joined.what, name="Doro"))
    ana.score.rename(seat, "Dora")
    for points in (44, 30, 12, 7):
        ana.score.score(points)
    await ana.send()
    return board, ana


async def test_a_player_is_found_at_a_score_board_and_forgotten_under_every_name(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        board, ana = await kept_board(rooms)
        assert ana.guest is not None
        table, told = board.kept.id, len(ana.score.log)
        (found,) = (await owned.ask(FindName("dora"), NamesFound)).names
        assert (found.id, found.person) == (table, 3)
        await ana.guest.command(StopSharing())
        assert (await owned.ask(Forget(board.kept.code, 3), Forgotten)).tables == (
            ForgottenAt(table, board.kept.code, 1),
        )
        for name in ("Dora", "Doro", "Dada"):
            assert await mentions(owned, table, name) == []
        assert (await owned.ask(Forget(table, 1), Forgotten)).tables != ()
        assert await mentions(owned, table, "Ben") == []
        assert (await owned.ask(Forget(table, 1), Forgotten)).tables == (), "they are gone already"
        score = (await rooms.look(table))[1].score
        assert score is not None
        assert score.names() == ("Ana", "Player 2", "Cleo", "Player 4")
        assert len(score.log) == told
        assert list(ScoreKeeper(score.setup, score.log.entries).scores) == [44, 30, 12, 7], "the score is what it was"
        assert "flip7 admin look" in await owned.refused(Forget(table, 9))


async def test_a_score_board_that_is_shared_is_not_changed_and_the_owner_hears_what_to_do(tmp_path: Path) -> None:
    """A keeper's device has the name, and could send it again."""
    async with owned_rooms(tmp_path) as (rooms, owned):
        board, _ = await kept_board(rooms)
        assert f"flip7 admin close {board.kept.id}" in await owned.refused(Forget(board.kept.id, 1))
        assert await mentions(owned, board.kept.id, "Ben") != []
        await owned.ask(CloseTable(board.kept.id), Closed)
        await owned.ask(Forget(board.kept.id, 1), Forgotten)
        assert await mentions(owned, board.kept.id, "Ben") == []


async def test_a_player_is_forgotten_in_the_next_games_of_the_board_too_wherever_they_sit(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        board, ana = await kept_board(rooms)
        following = await rooms.rematch_board(board.kept.id, rematch_of(Setup("saturday", ("Dora", "Ana")), ana.token))
        await owned.ask(CloseTable(following.id), Closed)
        done = await owned.ask(Forget(board.kept.id, 3), Forgotten)
        assert {each.id for each in done.tables} == {board.kept.id, following.id}
        assert await mentions(owned, following.id, "Dora") == []
        assert await mentions(owned, following.id, "Ana") != []


# --- the log ----------------------------------------------------------------------------------------------------------


async def test_what_the_owner_changes_is_in_the_log_without_names(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "flip7.server")
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, _ = await finished(rooms, "Ann", "Bob", words=True)
        table = ann.live.room.id
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

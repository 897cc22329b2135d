"""Shared score boards: several keepers of one game with real cards, and those who watch."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.play.scorekeeper import BadScoreSheet, Depth, ScoreKeeper, Setup
from flip7.play.scorekeeper.board_view import board_view
from flip7.play.scorekeeper.game_view import game_view
from flip7.play.scorekeeper.log_view import log_view
from flip7.play.scorekeeper.player_history import result_of
from flip7.play.scorekeeper.settings import OddsFor
from flip7.protocol.commands import EnterScore, KeepScore, SetOdds, Sit, StopSharing
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_events import Closing, ScoreShared, decode_line, encode_line
from flip7.protocol.room_options import Phase
from flip7.server.pubsub import LocalPubSub
from flip7.server.rooms import commands, shared_score
from flip7.server.rooms.create_board import NewBoard
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.shared_score import SharedScore
from flip7.server.security.tokens import hash_token
from flip7.server.storage.store import Store
from tests.server.boards import NAMES, Keeper, board_of, plan_of, rematch_of, setup_of, tap
from tests.server.rooms_fixture import RoomGuest, open_rooms, table_of
from tests.server.turns import until

FIRST = {"id": "1.a", "what": "score", "round": 1, "seat": 0, "points": 44, "sure": False}


def in_rooms(tmp_path: Path, scenario: Callable[[Rooms], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as rooms:
            await scenario(rooms)

    asyncio.run(run())


def boards_of(guest: RoomGuest) -> list[dict[str, Any]]:
    return [message for message in guest.heard if message["type"] == "board"]


async def refusal(work: Awaitable[object]) -> Reason:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.reason


def test_what_one_keeper_enters_is_stored_and_told_to_the_others(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        board, live, ana = await board_of(rooms)
        ben = await Keeper("b", setup_of(), board).connect(rooms)
        ana.score.score(44)
        await ana.send()
        ben.listen()
        assert ben.score.log.entries == ana.score.log.entries
        assert (await rooms.services.store.lengths([live.room.id]))[live.room.id] == live.room.length == 4

    in_rooms(tmp_path, scenario)


def test_a_stranger_with_the_code_may_watch_and_enter_nothing(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        _, live, _ = await board_of(rooms)
        stranger = RoomGuest(rooms, live)
        assert await refusal(stranger.command(EnterScore(entries=(FIRST,)))) is Reason.NOT_INVITED
        assert await refusal(stranger.command(KeepScore(invitation="guessed"))) is Reason.NOT_INVITED
        assert await refusal(stranger.command(StopSharing())) is Reason.NOT_INVITED
        assert await refusal(stranger.command(Sit(name="Eve"))) is Reason.IS_A_BOARD
        assert live.room.length == 2

    in_rooms(tmp_path, scenario)


def test_somebody_who_watches_is_sent_the_board_in_their_language_after_every_change(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        _, live, ana = await board_of(rooms, setup_of(depth=Depth.LIVE))
        english, german = RoomGuest(rooms, live), RoomGuest(rooms, live)
        live.board_watchers.watch(english, "en")
        live.board_watchers.watch(german, "de")
        await until(lambda: boards_of(english) and boards_of(german))
        assert boards_of(german)[-1]["board"]["asked"]["question"] == "Welche Karte hat Ana bekommen?"
        ana.score.answer(next(iter(ana.score.asked.left)))  # type: ignore[union-attr]
        await ana.send()
        await until(lambda: boards_of(english)[-1]["number"] == live.room.number)
        shown = boards_of(english)[-1]["board"]
        assert shown["seats"] == msgspec.to_builtins(game_view(ana.score))["seats"]
        assert shown["colours"] == [1, 2, 3]

    in_rooms(tmp_path, scenario)


@pytest.mark.parametrize(
    "bad",
    [
        {},
        {"id": "1.a"},
        {**FIRST, "id": "one"},
        {**FIRST, "id": "1." + "x" * 41},
        {**FIRST, "id": "3.a"},
        {**FIRST, "id": "100000.a"},
        {**FIRST, "seat": 24},
        {**FIRST, "seat": "0"},
        {**FIRST, "points": -1},
        {**FIRST, "points": 10**9},
        {**FIRST, "what": "won"},
        {**FIRST, "what": None},
        {"id": "1.a", "what": "undone", "of": "1.a"},
        {"id": "1.a", "what": "corrected", "of": "0.a", "by": {"what": "undone", "of": "0.a"}},
        {"id": "1.a", "what": "came_up", "seat": 0, "card": "13"},
        {**FIRST, "after": {"a": [1]}},
        {"id": "1.a", "what": "corrected", "of": "0.a", "by": {"what": ["score"]}},
        {"id": "1.a", "what": "joined", "round": 1, "seat": 3, "name": "x" * 101, "points": "zero"},
        {"id": "1.a", "what": "renamed", "seat": 0, "name": ""},
    ],
)
def test_an_entry_that_cannot_be_is_refused_and_none_of_its_message_is_stored_or_told(
    bad: dict[str, Any], tmp_path: Path
) -> None:
    async def scenario(rooms: Rooms) -> None:
        _, live, ana = await board_of(rooms)
        assert ana.guest is not None
        told = len(ana.guest.heard)
        good = {**FIRST, "id": "1.b", "seat": 1}
        assert await refusal(ana.guest.command(EnterScore(entries=(good, bad)))) is Reason.BAD_ENTRY
        assert live.room.length == 2
        assert len(ana.guest.heard) == told

    in_rooms(tmp_path, scenario)


def test_an_entry_says_the_same_for_ever(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        _, live, ana = await board_of(rooms)
        assert ana.guest is not None
        await ana.guest.command(EnterScore(entries=({**FIRST, "shout": "x" * 100},)))
        assert ana.guest.acts("score_entered")[0]["entries"] == [FIRST], "nothing is kept that is no part of an entry"
        await ana.guest.command(EnterScore(entries=(FIRST,)))
        assert live.room.length == 3, "the same once more is nothing new"
        assert await refusal(ana.guest.command(EnterScore(entries=({**FIRST, "points": 45},)))) is Reason.BAD_ENTRY

    in_rooms(tmp_path, scenario)


def test_a_full_board_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_score, "MAX_SHARED_ENTRIES", 1)

    async def scenario(rooms: Rooms) -> None:
        _, _, ana = await board_of(rooms)
        ana.score.score(1)
        await ana.send()
        ana.score.score(2)
        assert await refusal(ana.send()) is Reason.BOARD_IS_FULL

    in_rooms(tmp_path, scenario)


@pytest.mark.parametrize("setup", [{}, {"format": "flip7-score/9"}, {"format": "flip7-score/1", "behaviour": 0}])
def test_a_game_that_cannot_be_is_not_shared(setup: dict[str, Any], tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        plan = msgspec.structs.replace(plan_of(setup_of()), setup=setup)
        assert await refusal(rooms.create_board(plan)) is Reason.BAD_ENTRY
        few = msgspec.structs.replace(plan_of(setup_of()), colours=(1,))
        assert await refusal(rooms.create_board(few)) is Reason.BAD_MESSAGE

    in_rooms(tmp_path, scenario)


def test_whoever_shared_the_board_stops_it_and_nobody_else(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        board, live, ana = await board_of(rooms)
        ben = await Keeper("b", setup_of(), board).connect(rooms)
        assert ana.guest is not None
        assert ben.guest is not None
        assert await refusal(ben.guest.command(StopSharing())) is Reason.NOT_THE_HOST
        await ana.guest.command(StopSharing())
        assert ben.guest.acts("closed") == [{"act": "closed", "why": "keeper"}]
        assert await refusal(ben.guest.command(EnterScore(entries=(FIRST,)))) is Reason.IS_CLOSED
        assert live.room.phase is Phase.OVER
        late = RoomGuest(rooms, live)
        live.board_watchers.watch(late, "en")
        await until(lambda: boards_of(late))
        assert boards_of(late)[0]["closed"]

    in_rooms(tmp_path, scenario)


def test_a_keeper_who_takes_the_invitation_again_is_the_same_keeper(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        board, live, _ = await board_of(rooms)
        ben = await Keeper("b", setup_of(), board).connect(rooms)
        assert ben.guest is not None
        for invitation in (board.invitation, "of another board"):
            await ben.guest.command(KeepScore(invitation=invitation))
        assert len(live.room.people) == 2

    in_rooms(tmp_path, scenario)


def test_a_board_of_another_version_is_closed_and_whoever_comes_hears_why(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        board, live, ana = await board_of(rooms)
        ana.lose_connection()
        first, *_ = [decode_line(each.act) for each in await rooms.services.store.log(live.room.id)]
        assert isinstance(first.act, ScoreShared)
        foreign = msgspec.structs.replace(first.act, setup={**first.act.setup, "behaviour": 99})
        line = encode_line(msgspec.structs.replace(first, act=foreign))
        await cast("Store", rooms.services.store).rewrite(live.room.id, {0: line})
        await rooms.evict(live.room.id)
        live = await rooms.live(board.kept.id)
        assert live.room.closed is Closing.BEHAVIOUR
        late = RoomGuest(rooms, live, ana.token)
        with pytest.raises(Refused) as refused:
            live.board_watchers.watch(late, "en")
        assert refused.value.reason is Reason.OTHER_BEHAVIOUR
        assert await refusal(late.command(EnterScore(entries=(FIRST,)))) is Reason.IS_CLOSED
        plan = rematch_of(Setup("saturday", NAMES), ana.token)
        assert await refusal(rooms.rematch_board(board.kept.id, plan)) is Reason.IS_CLOSED

    in_rooms(tmp_path, scenario)


def test_a_board_is_no_table_and_a_table_is_no_board(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        board, live, ana = await board_of(rooms)
        assert await refusal(rooms.view(board.kept.code)) is Reason.IS_A_BOARD
        assert await refusal(rooms.rematch(live, hash_token(ana.token))) is Reason.IS_A_BOARD
        assert await rooms.public(10) == []

    in_rooms(tmp_path, scenario)


def test_a_second_process_tells_what_the_first_has_stored(tmp_path: Path) -> None:
    async def scenario() -> None:
        pubsub = LocalPubSub()
        async with open_rooms(tmp_path, pubsub) as here, open_rooms(tmp_path, pubsub) as there:
            board, _, ana = await board_of(here)
            ben = await Keeper("b", setup_of(), board).connect(there)
            watcher = RoomGuest(there, await there.live(board.kept.id))
            watcher.live.board_watchers.watch(watcher, "en")
            ana.score.score(44)
            await ana.send()
            assert ben.guest is not None
            guest = ben.guest
            await until(lambda: guest.acts("score_entered"))
            ben.listen()
            ben.score.score(30)
            await ben.send()
            await until(lambda: boards_of(watcher) and boards_of(watcher)[-1]["board"]["standing"] == [44, 30, 0])

    asyncio.run(scenario())


# --- who sees the odds ------------------------------------------------------------------------------------------------


def test_who_sees_the_odds_is_changed_for_watchers_and_other_keepers_and_stays_so(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        board, live, _ = await board_of(rooms, setup_of(depth=Depth.LIVE), OddsFor.EVERYBODY)
        ben = await Keeper("b", setup_of(), board).connect(rooms)
        watcher = RoomGuest(rooms, live)
        live.board_watchers.watch(watcher, "en")
        await until(lambda: boards_of(watcher))
        assert boards_of(watcher)[-1]["board"]["odds"] is not None
        assert ben.guest is not None
        for _ in range(2):  # the same again is nothing new
            await ben.guest.command(SetOdds(odds=OddsFor.NOBODY))
        assert watcher.acts("odds_set") == [{"act": "odds_set", "person": 1, "odds": "nobody"}]
        await until(lambda: boards_of(watcher)[-1]["number"] == live.room.number)
        shown = boards_of(watcher)[-1]["board"]
        assert (shown["odds"], shown["settings"]["odds"]) == (None, "nobody")
        assert await refusal(watcher.command(SetOdds(odds=OddsFor.TURN))) is Reason.NOT_INVITED
        kept = await rooms.find(board.kept.id)
        read = await rooms.logs.room(kept)
        assert read.score is not None
        assert read.score.facts.settings.odds is OddsFor.NOBODY, "after a restart, too"

    in_rooms(tmp_path, scenario)


def test_nobody_fills_the_log_with_changes_of_the_odds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_CHANGES_PER_PERSON", 3)

    async def scenario(rooms: Rooms) -> None:
        _, live, ana = await board_of(rooms)
        assert ana.guest is not None
        for odds in (OddsFor.TURN, OddsFor.NOBODY, OddsFor.TURN):
            await ana.guest.command(SetOdds(odds=odds))
        assert await refusal(ana.guest.command(SetOdds(odds=OddsFor.EVERYBODY))) is Reason.TOO_FAST
        ana.score.score(44)
        await ana.send()
        await ana.guest.command(StopSharing())
        assert live.room.closed is not None, "what is entered, and the end, count for nothing"

    in_rooms(tmp_path, scenario)


# --- the next game ----------------------------------------------------------------------------------------------------


def test_the_next_game_has_the_same_code_keepers_and_invitation(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        board, live, ana = await board_of(rooms)
        ben = await Keeper("b", setup_of(), board).connect(rooms)
        watcher = RoomGuest(rooms, live)
        saturday = Setup("saturday", NAMES)
        made = await rooms.rematch_board(board.kept.id, rematch_of(saturday, ben.token))
        for guest in (watcher, ana.guest, ben.guest):
            assert guest is not None
            assert guest.acts("rematched") == [{"act": "rematched", "table": made.id}]
        found = await rooms.find(board.kept.code)
        assert (found.id, found.code) == (made.id, board.kept.code)
        followed = NewBoard(made, [], "", board.invitation)
        for name, keeper in (("a", ana), ("b", ben), ("c", None)):
            token = None if keeper is None else keeper.token
            again = await Keeper(name, saturday, followed, token).connect(rooms)
            again.score.score(30)
            await again.send()
        room = (await rooms.live(made.id)).room
        assert (len(room.people), room.host) == (3, 0)
        assert room.score is not None
        assert room.score.setup == saturday

    in_rooms(tmp_path, scenario)


def test_of_two_keepers_who_go_on_at_once_one_makes_the_next_game_for_both(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        board, live, ana = await board_of(rooms)
        ben = await Keeper("b", setup_of(), board).connect(rooms)
        plans = [rematch_of(Setup(name, NAMES), keeper.token) for name, keeper in (("one", ana), ("two", ben))]
        made = await asyncio.gather(*(rooms.rematch_board(board.kept.id, plan) for plan in plans))
        assert made[0].id == made[1].id == live.room.rematch
        (shared,) = (await rooms.look(made[0].id))[1:2]
        assert shared.score is not None
        assert shared.score.setup.game in {"one", "two"}, "whichever the database finds first"

    in_rooms(tmp_path, scenario)


def test_late_taps_of_the_game_before_still_come_together_though_it_is_over(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        board, live, ana = await board_of(rooms)
        ben = await Keeper("b", setup_of(), board).connect(rooms)
        ben.lose_connection()
        ben.score.score(44)
        await rooms.rematch_board(board.kept.id, rematch_of(Setup("saturday", NAMES), ana.token))
        assert (live.room.phase, (await rooms.find(board.kept.id)).phase) == (Phase.OVER, Phase.OVER)
        await ben.connect(rooms)
        ana.listen()
        assert ana.score.log.entries == ben.score.log.entries

    in_rooms(tmp_path, scenario)


def test_only_a_keeper_of_an_open_board_makes_the_next_game(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        board, live, ana = await board_of(rooms)
        plan = rematch_of(Setup("saturday", NAMES), ana.token)
        stranger = rematch_of(Setup("saturday", NAMES), "guessed")
        assert await refusal(rooms.rematch_board(board.kept.id, stranger)) is Reason.NOT_INVITED
        impossible = msgspec.structs.replace(plan, setup={})
        assert await refusal(rooms.rematch_board(board.kept.id, impossible)) is Reason.BAD_ENTRY
        (guest,) = await table_of(rooms, "Eve", seats=2)
        assert await refusal(rooms.rematch_board(guest.live.room.id, plan)) is Reason.NOT_A_BOARD
        assert ana.guest is not None
        await ana.guest.command(StopSharing())
        assert await refusal(rooms.rematch_board(board.kept.id, plan)) is Reason.IS_CLOSED
        assert live.room.rematch is None

    in_rooms(tmp_path, scenario)


# --- any taps, any losses ---------------------------------------------------------------------------------------------


@pytest.mark.integration  # many games
@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(Depth))
def test_two_keepers_who_lose_the_connection_and_a_watcher_end_with_the_same_board(seed: int, depth: Depth) -> None:
    """And the server is killed in between."""

    async def scenario(folder: Path) -> None:
        random = Random(seed)
        setup = setup_of(depth=depth)
        async with open_rooms(folder) as rooms:
            board, _, ana = await board_of(rooms, setup)
            ben = await Keeper("b", setup, board).connect(rooms)
            await taps(rooms, (ana, ben), random)
        for keeper in (ana, ben):
            keeper.lose_connection()
            tap(keeper.score, random)
        async with open_rooms(folder) as rooms:
            await taps(rooms, (ana, ben), random)
            for keeper in (ana, ben):
                keeper.lose_connection()
                await keeper.connect(rooms)
            ana.listen()
            assert ana.score.log.entries == ben.score.log.entries
            watcher = RoomGuest(rooms, await rooms.live(board.kept.id))
            watcher.live.board_watchers.watch(watcher, "en")
            await until(lambda: boards_of(watcher))
            shown = boards_of(watcher)[-1]["board"]
            for keeper in (ana, ben):
                theirs = msgspec.to_builtins(game_view(keeper.score), str_keys=True)
                assert {name: shown[name] for name in theirs} == theirs
            assert all(not keeper.missing() for keeper in (ana, ben))

    with TemporaryDirectory() as folder:
        asyncio.run(scenario(Path(folder)))


async def taps(rooms: Rooms, keepers: tuple[Keeper, ...], random: Random) -> None:
    """Both tap, lose the connection and come back, as it happens."""
    for _ in range(20):
        keeper = random.choice(keepers)
        match random.random():
            case chance if chance < 0.1:
                keeper.lose_connection()
            case chance if chance < 0.3 and keeper.guest is None:
                await keeper.connect(rooms)
            case _:
                keeper.listen()
                tap(keeper.score, random)
                await keeper.send()


# --- any entry that is let in -----------------------------------------------------------------------------------------

SEATS = st.sampled_from((0, 1, 2, 2, 3, 23))
ROUNDS = st.sampled_from((1, 1, 2, 999_999))
POINTS = st.sampled_from((0, 44, 999_999))
CARDS = st.sampled_from(("0", "5", "12", "+10", "x2", "FZ", "F3", "SC"))
IDS = st.builds("{}.{}".format, st.integers(0, 12), st.sampled_from("ab"))
STEPS = st.one_of(
    st.fixed_dictionaries({"what": st.just("score"), "round": ROUNDS, "seat": SEATS, "points": POINTS}),
    st.fixed_dictionaries({"what": st.just("laid"), "round": ROUNDS, "seat": SEATS, "card": CARDS}),
    st.fixed_dictionaries({"what": st.sampled_from(("bust", "done")), "round": ROUNDS, "seat": SEATS}),
    st.fixed_dictionaries({"what": st.just("moved"), "seat": SEATS, "move": st.sampled_from(("hit", "stay"))}),
    st.fixed_dictionaries({"what": st.just("gave"), "seat": SEATS, "card": CARDS, "to": SEATS}),
    st.fixed_dictionaries({"what": st.just("came_up"), "seat": SEATS, "card": CARDS}),
    st.just({"what": "shuffled"}),
    st.fixed_dictionaries({"what": st.just("depth"), "depth": st.sampled_from(("pad", "hands", "live"))}),
)
PLAYERS = st.one_of(
    st.fixed_dictionaries(
        {
            "what": st.just("joined"),
            "round": ROUNDS,
            "seat": SEATS,
            "name": st.sampled_from(("Ana", "Dora")),
            "points": st.sampled_from(("zero", "lowest")),
        }
    ),
    st.fixed_dictionaries({"what": st.sampled_from(("left", "came_back")), "round": ROUNDS, "seat": SEATS}),
    st.fixed_dictionaries({"what": st.just("renamed"), "seat": SEATS, "name": st.sampled_from(("Ben", "Eve"))}),
)
AMENDMENTS = st.one_of(
    st.fixed_dictionaries({"what": st.just("by_hand"), "round": ROUNDS, "seat": SEATS, "points": st.none() | POINTS}),
    st.fixed_dictionaries({"what": st.just("corrected"), "of": IDS, "by": STEPS | PLAYERS}),
    st.fixed_dictionaries({"what": st.just("dropped"), "of": IDS, "behind": st.booleans()}),
    st.fixed_dictionaries({"what": st.just("undone"), "of": IDS}),
)
ENTRIES = st.builds(
    lambda entry, id_, place: {"id": id_, **entry, **place},
    STEPS | PLAYERS | AMENDMENTS,
    IDS,
    st.fixed_dictionaries({}, optional={"after": IDS, "before": IDS}),
)


@pytest.mark.integration  # many games
@settings(max_examples=150, deadline=None)
@given(st.lists(ENTRIES, max_size=20), st.sampled_from(Depth))
def test_every_board_that_is_let_in_can_be_shown(entries: list[dict[str, Any]], depth: Depth) -> None:
    """An entry that no device could fold would spoil the game for all keepers."""
    plan = plan_of(setup_of(depth=depth), OddsFor.EVERYBODY)
    score = SharedScore.of(ScoreShared(plan.setup, plan.colours, plan.odds), "", 0)
    for entry in entries:
        with suppress(BadScoreSheet):
            score.log.merge(score.new_entries([entry]))
    keeper = ScoreKeeper(score.setup, score.log.entries)
    shown = board_view(keeper, score.facts)
    log_view(keeper, 1)
    result_of(keeper)
    names = shown["names"]
    assert isinstance(names, list)
    assert len(names) >= len(NAMES)
    assert len(score.names()) >= len(names)

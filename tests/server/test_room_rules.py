"""The rules of a room one by one: each refusal by its name and sentence, each command that changes nothing."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from flip7.core.behaviour import BEHAVIOUR
from flip7.core.rules import Rules
from flip7.core.seats import Seat
from flip7.play.scorekeeper import Setup
from flip7.play.scorekeeper.json_form import setup_as_json
from flip7.protocol.commands import (
    AddSeat,
    Answer,
    AskAdvice,
    ComeBack,
    DropSeat,
    EnterScore,
    FreeSeat,
    GiveWord,
    HandOver,
    Leave,
    Lock,
    PassHost,
    Ready,
    SeatBot,
    SendAway,
    SetOptions,
    SetPause,
    Sit,
    StandUp,
    Start,
    SwapSeats,
)
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import PersonView
from flip7.protocol.room_events import (
    BecameReady,
    BotSat,
    Came,
    CameBack,
    Chose,
    Closed,
    Closing,
    GaveWord,
    HandedOver,
    HandOverReason,
    HostPassed,
    Left,
    LogLine,
    OptionsChanged,
    Sat,
    ScoreShared,
    Sealed,
    SeatAdded,
    SeatDropped,
    SeatFreed,
    SentAway,
    Started,
    StoodUp,
)
from flip7.protocol.room_options import LONGEST_NAME, MAX_SEAT_POINTS, MOST_SEATS, GameRules, Options, Phase
from flip7.protocol.room_state import Person
from flip7.record import from_notation
from flip7.record.record import Mix
from flip7.record.replay import replay
from flip7.server.rooms.commands import (
    DEPUTY_MILLISECONDS,
    HAND_OVER_AFTER_MILLISECONDS,
    MAX_CHANGES_PER_PERSON,
    MAX_LOG_EVENTS,
    Sender,
    handle,
    host_after,
)
from flip7.server.rooms.room import Room
from tests.server.lone_room import LoneRoom

SHORT = GameRules(target=40)
NO_SUCH_SEAT = "There is no such seat: this table has 3 seats, numbered from 0."


def over(**plan: object) -> LoneRoom:
    table = LoneRoom(seats=2, rules=SHORT, **plan)
    table.play_out()
    return table


def with_deputy() -> LoneRoom:
    """Ana, the host, is away since the beginning; Ben is the host while she is, Cleo is there."""
    table = LoneRoom()
    ben, _ = table.sit("Ben"), table.sit("Cleo")
    table.now = 1000
    table.connected.remove(0)
    (passed,) = host_after(table.room, table.room.people[0], table.connected, away=True)
    assert passed == HostPassed(ben.number, away=True)
    table.apply(passed)
    return table


# --- when the game is over, or has not begun --------------------------------------------------------------------------


def test_a_question_that_is_not_there_is_not_answered() -> None:
    table = LoneRoom(seats=2, fill="level1")
    answer = Answer(ordinal=0, choice=0)
    assert table.refuse(Reason.NOT_STARTED, table.host, answer) == "The game has not started yet."
    ended = over()
    assert ended.refuse(Reason.IS_OVER, ended.host, answer) == "The game is over."


def test_the_pause_of_the_bots_is_changed_until_the_game_is_over() -> None:
    table = LoneRoom(seats=2, fill="level1")
    seconds = table.room.options.bot_seconds
    assert table.acts(table.host, SetPause(bot_seconds=seconds)) == []
    (changed,) = table.do(table.host, SetPause(bot_seconds=seconds + 1))
    assert isinstance(changed, OptionsChanged)
    assert table.room.options == Options(odds=False, bot_seconds=seconds + 1)
    ended = over()
    assert ended.refuse(Reason.IS_OVER, ended.host, SetPause(bot_seconds=1)) == "The game is over."


def test_a_game_is_over_before_its_seed_is_told() -> None:
    table = LoneRoom(seats=2, rules=SHORT)
    table.choose_to_the_end()
    room = table.room
    assert (room.phase, room.asked, room.revealed) == (Phase.PLAYING, None, None)
    answer = Answer(ordinal=room.ordinal, choice=0)
    assert table.refuse(Reason.IS_OVER, table.host, answer) == "The game is over."


def test_a_game_of_another_version_is_neither_answered_nor_joined() -> None:
    table = foreign()
    other = "This game was started by another version of the program, with other rules. It cannot continue here."
    assert table.refuse(Reason.OTHER_BEHAVIOUR, table.host, Answer(ordinal=0, choice=0)) == other
    full = "Every seat is taken. You can watch."
    assert table.refuse(Reason.TABLE_IS_FULL, "Dario", Sit(name="Dario", seat=3)) == full
    table.room.phase = Phase.OVER
    assert table.refuse(Reason.IS_OVER, table.host, Answer(ordinal=0, choice=0)) == "The game is over."


def foreign() -> LoneRoom:
    """A game of three under way, by another referee's behaviour."""
    table = LoneRoom(seats=3, fill="level1")
    table.room.behaviour = BEHAVIOUR + 1
    table.apply(table.room.seal())
    table.apply(Started(0))
    return table


def test_nobody_sits_down_at_a_game_that_is_over() -> None:
    ended = over()
    assert ended.refuse(Reason.IS_OVER, "Ben", Sit(name="Ben")) == "The game is over."


def test_options_that_are_those_of_the_table_change_nothing() -> None:
    table = LoneRoom()
    same = SetOptions(rules=table.room.rules, options=table.room.options)
    assert table.acts(table.host, same) == []
    assert table.acts(table.host, SetOptions(rules=SHORT, options=table.room.options)) == [
        OptionsChanged(SHORT, table.room.options)
    ]


# --- for everybody, whatever they want --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "why, said",
    [
        (Closing.OWNER, "The owner of the server has closed this table."),
        (
            Closing.BEHAVIOUR,
            "This game was started by another version of the program, with other rules. It cannot continue here.",
        ),
        (Closing.KEEPER, "This board is no longer shared."),
    ],
)
def test_a_table_that_was_closed_says_why(why: Closing, said: str) -> None:
    table = LoneRoom()
    table.apply(Closed(why))
    assert table.refuse(Reason.IS_CLOSED, table.host, AddSeat()) == said


def test_nobody_has_more_changes_than_their_share() -> None:
    table = LoneRoom(seats=2)
    table.sit("Ben")
    before = table.room.changes.copy()
    table.do("Ben", Ready())
    table.do(table.host, SetPause(bot_seconds=3))
    assert table.room.changes == before + Counter({1: 1, 0: 1}), "what names nobody is the host's"
    table.room.changes[1] = MAX_CHANGES_PER_PERSON - 1
    table.do("Ben", Ready(ready=False))
    limit = "You have reached the limit of 1,000 changes at this table."
    assert table.refuse(Reason.TOO_FAST, "Ben", Ready()) == limit
    table.do(table.host, Start())
    asked = table.room.asked
    assert asked is not None
    table.room.changes[0] = MAX_CHANGES_PER_PERSON
    answer = Answer(ordinal=0, choice=asked.options[0])  # type: ignore[arg-type]
    assert isinstance(table.acts(table.host if asked.seat == 0 else "Ben", answer)[0], Chose)
    table.refuse(Reason.IS_HERE, table.host, HandOver(seat=1 - asked.seat))


def test_a_board_is_no_table_and_a_table_no_board() -> None:
    table = LoneRoom()
    not_board = "This is not a score board: people play at this table."
    assert table.refuse(Reason.NOT_A_BOARD, table.host, EnterScore(entries=())) == not_board
    with pytest.raises(Refused) as refusal:
        handle(board(), Sender(None, ()), AddSeat())
    assert refusal.value.reason is Reason.IS_A_BOARD


def test_advice_in_a_language_without_sentences_is_refused_by_its_name() -> None:
    table = LoneRoom()
    asked = AskAdvice(ordinal=0, language="tlh")
    unread = "This message cannot be read: language: tlh"
    assert table.refuse(Reason.BAD_MESSAGE, table.host, asked) == unread


def test_a_bot_that_nobody_knows_is_named() -> None:
    table = LoneRoom()
    assert "nonsense" in table.refuse(Reason.UNKNOWN_BOT, table.host, SeatBot(seat=1, bot="nonsense"))


# --- words for the shuffle --------------------------------------------------------------------------------------------


def test_a_word_is_given_before_the_shuffle_is_sealed() -> None:
    table = LoneRoom(seats=2)
    table.sit("Ben")
    table.do("Ben", GiveWord(word="cherry"))
    table.do(table.host, GiveWord(word="pear"))
    assert table.room.words_given() == ("cherry", "pear")
    assert table.do("Ben", GiveWord(word=" plum  tree ")) == [GaveWord(1, "plum tree")]
    assert table.room.words_given() == ("pear", "plum tree"), "in the order in which they were given"
    table.apply(table.room.seal())
    started = "The game has started. This can only be changed before the start."
    assert table.refuse(Reason.ALREADY_STARTED, "Ben", GiveWord(word="too late")) == started


# --- seats ------------------------------------------------------------------------------------------------------------


def test_a_seat_is_dropped_with_its_bot() -> None:
    table = LoneRoom(seats=4)
    table.do(table.host, SeatBot(seat=3, bot="level1"))
    assert table.acts(table.host, DropSeat(seat=2)) == [SeatDropped(2)]
    assert table.acts(table.host, DropSeat(seat=3)) == [SeatFreed(3), SeatDropped(3)]


def test_a_bot_takes_the_seat_of_another_and_of_nobody_who_sits_there() -> None:
    table = LoneRoom()
    table.sit("Ben")
    taken = "Seat B is taken."
    assert table.refuse(Reason.SEAT_TAKEN, table.host, SeatBot(seat=1, bot="level1")) == taken
    (sat,) = table.do(table.host, SeatBot(seat=2, bot="level1"))
    assert isinstance(sat, BotSat)
    freed, other = table.acts(table.host, SeatBot(seat=2, bot="level2"))
    assert freed == SeatFreed(2)
    assert isinstance(other, BotSat)
    assert (other.seat, other.bot) == (2, "level2")


def test_a_table_of_forty_seats_has_no_room_for_another() -> None:
    table = LoneRoom(seats=MOST_SEATS)
    full = "This table has 40 seats, and there is no room for more. You can watch."
    assert table.refuse(Reason.TABLE_IS_FULL, table.host, AddSeat()) == full


def test_a_seat_that_is_added_in_a_game_has_the_points_of_latecomers() -> None:
    table = LoneRoom(seats=3, fill="level1")
    assert table.acts(table.host, AddSeat()) == [SeatAdded(3)]
    table.do(table.host, Start())
    came, added, sat = table.acts("Dario", Sit(name="Dario", seat=3))
    assert isinstance(came, Came)
    assert added == SeatAdded(3, table.room.options.starting_points)
    assert sat == Sat(1, 3)


@pytest.mark.parametrize("too_long", [0, 1])
def test_a_seat_is_added_while_the_game_is_not_too_long_for_it(too_long: int) -> None:
    table = LoneRoom(seats=3, rules=GameRules(target=MAX_SEAT_POINTS // 4 + too_long))
    if too_long:
        table.refuse(Reason.TOO_LONG_A_GAME, table.host, AddSeat())
    else:
        assert table.acts(table.host, AddSeat()) == [SeatAdded(3)]


@pytest.mark.parametrize("events_left", [1, 0])
def test_nobody_new_comes_once_the_log_is_as_long_as_it_may_be(events_left: int) -> None:
    table = LoneRoom()
    table.sit("Ben")
    table.do("Ben", StandUp())
    table.room.length = MAX_LOG_EVENTS - events_left
    if events_left:
        assert isinstance(table.acts("Cleo", Sit(name="Cleo"))[0], Came)
    else:
        table.refuse(Reason.TABLE_IS_FULL, "Cleo", Sit(name="Cleo"))
    assert table.acts("Ben", Sit(name="Ben")) == [Sat(1, 1)], "Ben is here already"


def test_whoever_comes_has_the_colour_they_wish_for() -> None:
    table = LoneRoom()
    assert table.do("Ben", Sit(name="Ben", colour=5)) == [Came(1, "Ben", 5), Sat(1, 1)]
    assert table.room.people[1].colour == 5
    seen = PersonView(1, "Ben", 5, 2, ready=True, gone=False, gave_word=True, sent_away=False)
    assert Person.of(seen) == Person(1, "Ben", 5, Seat(2), ready=True, gave_word=True)


def test_seats_are_swapped_and_a_seat_with_itself_is_not() -> None:
    table = LoneRoom()
    assert table.acts(table.host, SwapSeats(first=1, second=1)) == []
    assert len(table.acts(table.host, SwapSeats(first=0, second=1))) == 1
    for seats in ({"first": 0, "second": 3}, {"first": 3, "second": 3}):
        assert table.refuse(Reason.NO_SUCH_SEAT, table.host, SwapSeats(**seats)) == NO_SUCH_SEAT


def test_whoever_is_ready_is_told_once() -> None:
    table = LoneRoom()
    table.sit("Ben")
    assert table.do("Ben", Ready()) == [BecameReady(1, ready=True)]
    assert table.acts("Ben", Ready()) == []
    assert table.acts("Ben", Ready(ready=False)) == [BecameReady(1, ready=False)]


def test_whoever_has_no_seat_stands_up_from_none() -> None:
    table = LoneRoom()
    table.sit("Ben")
    assert table.do("Ben", StandUp()) == [StoodUp(1, 1)]
    none = "You have no seat at this table."
    assert table.refuse(Reason.NO_SEAT, "Ben", StandUp()) == none
    assert table.refuse(Reason.NO_SEAT, "a stranger", Ready()) == none


def test_a_long_name_that_is_there_already_keeps_its_length_with_a_number() -> None:
    table = LoneRoom(seats=4)
    long = "B" * (LONGEST_NAME - 3) + " en"
    table.do("one", Sit(name=long))
    table.do("two", Sit(name=long))
    table.do("three", Sit(name="C"))
    first, second = table.room.people[1].name, table.room.people[2].name
    assert first == long
    assert second == "B" * (LONGEST_NAME - 3) + " 2"


# --- coming and going -------------------------------------------------------------------------------------------------


def test_whoever_is_here_does_not_come_back() -> None:
    table = LoneRoom(seats=2)
    table.sit("Ben")
    assert table.acts("Ben", ComeBack()) == []
    table.do("Ben", StandUp())
    assert table.acts("Ben", ComeBack()) == []
    table.do("Ben", Leave())
    assert table.acts("Ben", ComeBack()) == [CameBack(1)]


def test_whoever_has_left_sits_down_again_and_is_back() -> None:
    table = LoneRoom()
    table.sit("Ben")
    assert table.acts("Ben", Sit(name="Ben", seat=1)) == []
    assert table.acts("Ben", Sit(name="Ben", seat=2)) == [StoodUp(1, 1), Sat(1, 2)]
    table.do("Ben", StandUp())
    table.do("Ben", Leave())
    assert table.acts("Ben", Sit(name="Ben", seat=2)) == [CameBack(1), Sat(1, 2)]


def test_whoever_comes_to_a_table_without_a_host_is_its_host() -> None:
    table = LoneRoom()
    assert table.do(table.host, Leave()) == [Left(0, table.room.options.stand_in)], "nobody else is there"
    assert table.room.people[0].gone
    assert table.acts(table.host, ComeBack()) == [CameBack(0)], "who was the host still is"
    came, sat, passed = table.do("Ben", Sit(name="Ben", seat=1))
    assert isinstance(came, Came)
    assert sat == Sat(1, 1)
    assert passed == HostPassed(1)
    assert table.acts(table.host, ComeBack()) == [CameBack(0)], "the host is Ben"


def test_whoever_is_played_for_by_a_bot_comes_back() -> None:
    table = LoneRoom(seats=2)
    table.sit("Ben")
    table.do(table.host, Start())
    assert table.acts("Ben", ComeBack()) == []
    table.apply(HandedOver(1, "level1", HandOverReason.CLOCK))
    assert table.acts("Ben", ComeBack()) == [CameBack(1)]


def test_whoever_leaves_leaves_once() -> None:
    table = LoneRoom()
    table.sit("Ben")
    assert table.do("Ben", Leave()) == [Left(1, table.room.options.stand_in)]
    assert table.acts("Ben", Leave()) == []
    assert table.refuse(Reason.NO_SEAT, "a stranger", Leave()) == "You have no seat at this table."


def test_a_host_who_leaves_is_followed_by_somebody_who_is_connected() -> None:
    table = LoneRoom(seats=4)
    ben, cleo = table.sit("Ben"), table.sit("Cleo")
    table.connected.remove(ben.number)
    left, passed = table.acts(table.host, Leave())
    assert left == Left(0, table.room.options.stand_in)
    assert passed == HostPassed(cleo.number)
    table.connected = {0}
    assert table.acts(table.host, Leave())[1] == HostPassed(ben.number)


def test_the_office_of_the_host_goes_to_somebody_who_is_there() -> None:
    table = LoneRoom()
    table.sit("Ben")
    assert table.acts(table.host, PassHost(person=0)) == []
    assert table.acts(table.host, PassHost(person=1)) == [HostPassed(1)]
    nobody = "Nobody at this table has the number 2."
    assert table.refuse(Reason.NO_SUCH_PERSON, table.host, PassHost(person=2)) == nobody
    table.do("Ben", Leave())
    assert "number 1" in table.refuse(Reason.NO_SUCH_PERSON, table.host, PassHost(person=1))


def test_a_lock_that_is_closed_is_not_closed_again() -> None:
    table = LoneRoom()
    assert table.acts(table.host, Lock(locked=False)) == []
    assert len(table.do(table.host, Lock(locked=True))) == 1
    assert table.acts(table.host, Lock(locked=True)) == []


# --- a host who is away -----------------------------------------------------------------------------------------------


def test_a_deputy_sends_nobody_away_for_a_quarter_of_an_hour() -> None:
    table = with_deputy()
    only_away = "The host is only away. You can send people away once the host has been away for 15 minutes."
    for now in (1000, 1000 + DEPUTY_MILLISECONDS - 1):
        table.now = now
        assert table.refuse(Reason.NOT_THE_HOST, "Ben", SendAway(person=2)) == only_away
    table.now = 1000 + DEPUTY_MILLISECONDS
    assert table.acts("Ben", SendAway(person=2)) == [SentAway(2, table.room.options.stand_in)]
    again = "The host is only away and cannot be sent away: they are the host again when they come back."
    assert table.refuse(Reason.NO_SUCH_PERSON, "Ben", SendAway(person=0)) == again


def test_a_host_who_is_away_keeps_their_seat() -> None:
    table = with_deputy()
    keeps = "The host is only away, and keeps their seat."
    assert table.refuse(Reason.IS_HERE, "Ben", FreeSeat(seat=0)) == keeps


def test_a_host_who_comes_back_is_the_host_and_one_who_left_is_not() -> None:
    table = with_deputy()
    assert (table.room.host, table.room.away_host, table.room.deputy_since) == (1, 0, 1000)
    table.now = 2000
    table.apply(HostPassed(2, away=True))
    assert (table.room.host, table.room.away_host, table.room.deputy_since) == (2, 0, 1000)
    table.do("Cleo", Leave())
    assert table.room.away_host == 0
    table.apply(HostPassed(0))
    room = table.room
    assert (room.host, room.away_host) == (0, None)
    gone = with_deputy()
    gone.do(gone.host, Leave())
    assert (gone.room.host, gone.room.away_host) == (1, None)


# --- in the game ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("late", [0, 1])
def test_a_bot_plays_for_somebody_who_says_nothing_for_a_minute(late: int) -> None:
    table = LoneRoom(seats=2)
    table.sit("Ben")
    table.do(table.host, Start())
    asked = table.room.asked
    assert asked is not None
    token = table.host if asked.seat == 0 else "Ben"
    other = HandOver(seat=1 - asked.seat)
    table.now = table.room.question_at + HAND_OVER_AFTER_MILLISECONDS + late
    if late:
        stand_in = table.room.options.stand_in
        assert table.acts(table.host, HandOver(seat=asked.seat)) == [
            HandedOver(asked.seat, stand_in, HandOverReason.HOST)
        ]
    else:
        table.refuse(Reason.IS_HERE, table.host, HandOver(seat=asked.seat))
    table.refuse(Reason.IS_HERE, table.host, other)
    assert isinstance(table.acts(token, Answer(ordinal=0, choice=asked.options[0]))[0], Chose)  # type: ignore[arg-type]


def test_a_question_is_asked_again_of_whoever_sits_down_to_it() -> None:
    table = LoneRoom(seats=2, fill="level1")
    table.do(table.host, Start())
    room = table.room
    for _ in range(20):
        assert room.asked is not None
        if room.asked.seat == 1:
            break
        table.do(table.host, Answer(ordinal=room.ordinal, choice=room.asked.options[-1]))  # type: ignore[arg-type]
    table.now = 5000
    table.apply(Came(1, "Ben"), "Ben")
    table.apply(Sat(1, 1))
    assert (room.question_at, room.asked_at) == (0, 5000)


def test_a_question_is_asked_again_once_of_whoever_comes_back_to_it() -> None:
    table = LoneRoom(seats=2)
    table.sit("Ben")
    table.now = 1000
    table.do(table.host, Start())
    room = table.room
    assert room.asked is not None
    asked = room.asked.seat
    other = 1 - asked
    for person, now, asked_at in ((other, 2000, 1000), (asked, 3000, 3000), (asked, 4000, 3000)):
        table.now = now
        table.apply(CameBack(person))
        assert (room.question_at, room.asked_at) == (1000, asked_at)


def test_a_page_shows_what_a_bot_draws_sooner_than_what_a_person_draws() -> None:
    events = replay(from_notation("A 1 / B 2 / A h 5")).steps[-1].events
    table = LoneRoom(seats=2)
    table.do(table.host, SeatBot(seat=1, bot="level1"))
    by_a_person = table.room.reveal_milliseconds(events)
    table.do(table.host, SwapSeats(first=0, second=1))
    assert 0 < table.room.reveal_milliseconds(events) < by_a_person


def test_the_record_says_who_came_late() -> None:
    table = LoneRoom(seats=2, rules=SHORT)
    table.do(table.host, SeatBot(seat=1, bot="level1"))
    table.do(table.host, Start())
    room = table.room
    table.sit("Dario", seat=2)
    table.play_out()
    record = room.record()
    assert room.game is not None
    assert record.seats == ("Ana", "Ada (level1)", "Dario")
    assert record.late == room.game.joined != ()
    assert replay(record).game.table == room.game.table


def test_a_record_without_the_words_that_were_deleted_has_the_seed_alone() -> None:
    ended = over()
    room = ended.room
    whole, seed = room.record(), room.seed()
    assert room.sealed is not None
    room.sealed = Sealed((), room.sealed.seed_hash, seed.hex())
    assert room.seed() == seed
    assert room.record() == replace(whole, mix=None)


def board() -> Room:
    """A score of two, shared seven seconds after the beginning of time."""
    setup = json.loads(setup_as_json(Setup("game", ("Ana", "Ben"), Rules())))
    room = Room("id", "code", _secret=bytes(32))
    room.apply_line(LogLine(ScoreShared(setup, (1, 2)), "invitation"), 7000)
    return room


def test_a_shared_score_knows_since_when() -> None:
    room = board()
    assert room.score is not None
    assert room.score.facts.started == 7000
    assert room.score.invitation_hash == "invitation"


def test_the_record_holds_the_game_and_the_proof_of_its_shuffle() -> None:
    ended = over()
    room = ended.room
    record = room.record()
    assert room.game is not None
    assert room.sealed is not None
    assert list(record.seats) == room.names() == ["Ana", "Ada (level1)"]
    assert list(record.choices) == room.game.choices
    assert (record.dealer, record.rules, record.late) == (room.dealer, SHORT.for_the_referee(), ())
    assert (record.seed, record.seed_hash) == (room.seed(), room.sealed.seed_hash)
    assert record.mix == Mix(room.secret(), room.sealed.words, room.secret_hash)
    assert replay(record).game.table == room.game.table

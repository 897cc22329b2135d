"""The client of a web table, message by message; no socket is needed for that."""

from dataclasses import replace

import msgspec
import pytest

from flip7.analysis.confidence import Certainty
from flip7.client.connection import Unread, _read
from flip7.client.table_client import LostTrack, TableClient
from flip7.core.decisions import HIT, STAY, HitOrStay, Move
from flip7.core.events import Stayed
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.play.session import Fresh, Gathering, Remark, Step, Update
from flip7.protocol.commands import Answer, AskAdvice, ClientMessage, ComeBack, Command, Ready, Sit
from flip7.protocol.errors import Reason
from flip7.protocol.messages import Advice, Emoted, Happened, Present, Refusal, ServerMessage, Welcome, as_text
from flip7.protocol.room_events import (
    Came,
    CameBack,
    HandedOver,
    HandOverReason,
    HostPassed,
    Left,
    LogLine,
    OptionsChanged,
    Rematched,
    Revealed,
    RoomEvent,
    Sat,
    StoodUp,
)
from flip7.protocol.room_options import Emote, GameRules, Options
from flip7.server.rooms.commands import Sender, handle, start
from flip7.server.rooms.create import Plan, create_room
from flip7.server.rooms.room import GameStep, Room
from flip7.server.rooms.views import asked, happened, table_view, you
from flip7.server.security.tokens import hash_token
from flip7.terminal.tui.animation import Scene
from tests.server.clocks import FakeClock

TOKEN = "tess"  # noqa: S105 - nobody else is here
TESS = Seat(1)
NOW = 1_800_000_000_000


class House:
    """A table and one guest at it, Tess; everything goes through JSON. The line works as long as `is_up`."""

    def __init__(self, **plan: object) -> None:
        self.room: Room = create_room(msgspec.convert({"name": "Ann", "seats": 2, **plan}, Plan), NOW).room
        self.is_up = True
        self.sent: list[ClientMessage] = []
        self.updates: list[Update] = []
        self.log: list[Happened] = []
        self.deadline: int | None = None
        self.clock = FakeClock()
        self.client = TableClient("Tess", self._send, self.updates.append, self.clock)

    def _send(self, message: ClientMessage) -> bool:
        if self.is_up:
            self.sent.append(message)
        return self.is_up

    def welcome(self) -> None:
        """The guest is welcomed, and told what was missed."""
        last = self.client.last
        person = self.room.person_with(hash_token(TOKEN))
        welcome = Welcome(
            protocol=1,
            version="",
            id=self.room.id,
            token=TOKEN,
            you=None if person is None else you(self.room, person),
            number=self.room.length - 1,
            now=NOW,
            present=(0,),
            watching=1,
            asked=asked(self.room, self.deadline),
            table=table_view(self.room, "http://cards.test/t/X", self.deadline) if last is None else None,
        )
        read = through(welcome)
        assert isinstance(read, Welcome)
        self.client.welcomed(read)
        if last is not None:
            for told in self.log:
                if last < told.number <= welcome.number:
                    self.client.hear(through(told))

    def happen(self, *acts: RoomEvent, token_hash: str | None = None, heard: bool = True) -> None:
        """The acts happen, and are heard of if the line is up."""
        for act in acts:
            said: GameStep = self.room.apply_line(LogLine(act, token_hash), NOW)
            told = happened(self.room, NOW, act, said, self.deadline)
            self.log.append(told)
            if self.is_up and heard:
                self.client.hear(through(told))

    def handle(self, command: Command, person: int = 0, *, heard: bool = True) -> None:
        """Carry out a command of a person."""
        self.happen(*handle(self.room, Sender(self.room.people[person], ()), command), heard=heard)

    def sit(self) -> None:
        """Tess has sat down, and knows it."""
        self.welcome()
        (command,) = self.take()
        assert isinstance(command, Sit)
        self.happen(*handle(self.room, Sender(None, ()), command), token_hash=hash_token(TOKEN))
        self.client.hear(you(self.room, self.room.people[-1]))

    def take(self) -> list[ClientMessage]:
        """Return the messages sent since the last look."""
        sent, self.sent = self.sent, []
        return sent

    def told(self) -> list[Update]:
        """Return the updates since the last look."""
        told = self.updates.copy()
        self.updates.clear()
        return told

    def said(self) -> list[str]:
        return [plain(update.text) for update in self.told() if isinstance(update, Remark)]

    def refuse(self, reason: Reason, message: str = "No.") -> None:
        """Refuse the last message."""
        self.client.hear(Refusal(reason, message, self.sent[-1].re))


def through(message: ServerMessage) -> ServerMessage:
    """The message as it comes out of the line."""
    read = _read(as_text(message))
    assert read is not None
    assert not isinstance(read, Unread)
    return read


def asked_house(**plan: object) -> House:
    """Ann has seat 0 and Tess seat 1 of two; the game has begun, and Tess is asked whether she hits."""
    for secret in range(100):
        house = House(**plan)
        house.sit()
        house.room._secret = secret.to_bytes(32)
        house.happen(*start(house.room))
        if house.room.asked == HitOrStay(TESS):
            house.told()
            house.take()
            return house
    raise AssertionError("Tess is never asked")


@pytest.fixture
def house() -> House:
    return asked_house()


# --- before the game --------------------------------------------------------------------------------------------------


def test_the_first_free_seat_is_taken() -> None:
    house = House(seats=4, bots=[{"seat": 1, "bot": "level1"}])
    house.welcome()
    (command,) = house.take()
    assert isinstance(command, Sit)
    assert (command.name, command.seat) == ("Tess", 2)


def test_somebody_who_was_quicker_gets_the_seat_and_the_next_is_taken() -> None:
    house = House(seats=3)
    house.welcome()
    house.refuse(Reason.SEAT_TAKEN)
    house.refuse(Reason.SEAT_TAKEN)
    assert [command.seat for command in house.sent if isinstance(command, Sit)] == [1, 2, None]  # a new one at last
    house.refuse(Reason.TABLE_IS_FULL)
    assert house.said() == [say("join-watching")]


def test_a_seat_that_was_wished_on_a_broken_line_is_wished_again() -> None:
    house = House()
    house.welcome()
    house.welcome()
    assert [command.seat for command in house.take() if isinstance(command, Sit)] == [1, 1]


def test_a_seat_that_was_granted_on_a_broken_line_is_ours() -> None:
    house = House()
    house.welcome()
    (command,) = house.take()
    assert isinstance(command, Sit)
    house.happen(*handle(house.room, Sender(None, ()), command), token_hash=hash_token(TOKEN), heard=False)
    house.welcome()
    assert house.client.seat == TESS
    assert house.take() == []


def test_a_name_that_is_refused_leaves_one_watching() -> None:
    house = House()
    house.welcome()
    house.told()
    house.refuse(Reason.BAD_NAME, "A name has letters.")
    assert house.said() == ["A name has letters."]
    assert len(house.sent) == 1


def test_a_gathering_says_who_has_come_and_is_told_only_when_it_changes() -> None:
    house = House(seats=3, bots=[{"seat": 1, "bot": "level2"}])
    house.sit()
    house.told()
    house.client.hear(Present((0, 1), 4))
    house.client.hear(Present((0, 1), 4))
    house.handle(Ready(), person=1)
    first, second = house.told()
    assert isinstance(first, Gathering)
    assert isinstance(second, Gathering)
    ann, bot, tess = second.seats
    assert (ann.name, ann.is_host, ann.here, ann.ready, ann.connected) == ("Ann", True, False, False, True)
    assert (bot.bot, bot.ready, bot.connected) == ("level2", True, True)
    assert (tess.name, tess.is_host, tess.here, tess.ready) == ("Tess", False, True, True)
    assert first.here == replace(tess, ready=False)
    assert (second.watching, second.free, second.is_host, second.target, second.host) == (4, 0, False, 200, "Ann")
    assert second.link == "http://cards.test/t/X"


def test_a_name_cannot_move_the_cursor() -> None:
    house = House()
    house.welcome()
    house.happen(Came(1, "Z\x1b[2Joe"), Sat(1, 1))
    gathering = house.told()[-1]
    assert isinstance(gathering, Gathering)
    assert gathering.seats[1].name == "Z?[2Joe"


# --- the game ---------------------------------------------------------------------------------------------------------


def test_a_game_begins_with_its_table_and_then_its_first_cards() -> None:
    house = House()
    house.sit()
    house.told()
    house.happen(*start(house.room))
    remark, fresh, step = house.told()
    assert isinstance(remark, Remark)
    assert isinstance(fresh, Fresh)
    assert isinstance(step, Step)
    assert (fresh.table.round, fresh.here, fresh.asked) == (0, frozenset({TESS}), None)
    assert fresh.names.shown == ("Ann", "Tess")
    assert step.events
    assert step.asked is not None
    assert house.room.game is not None
    assert step.asked.decision == house.room.game.asked


def test_a_question_to_oneself_is_here_and_one_to_others_is_not(house: House) -> None:
    house.handle(Answer(ordinal=house.room.ordinal, choice=STAY), person=1)
    (step,) = house.told()
    assert isinstance(step, Step)
    assert step.asked is not None
    assert step.asked.here is (step.asked.decision.seat == TESS)


def test_an_answer_is_sent_under_the_ordinal_of_its_question(house: House) -> None:
    house.client.answer(house.room.ordinal, HIT)
    (answer,) = house.take()
    assert isinstance(answer, Answer)
    assert (answer.ordinal, answer.choice) == (house.room.ordinal, HIT)
    assert house.told() == []


def test_advice_is_asked_for_in_the_language_of_the_terminal_and_comes_as_a_remark(house: House) -> None:
    house.client.ask_advice()
    (asked,) = house.take()
    assert isinstance(asked, AskAdvice)
    assert (asked.ordinal, asked.language) == (house.room.ordinal, "en")
    certain = Advice(house.room.ordinal, STAY, Certainty.CLEARLY, "Stay. You win.", None, (), rough=False, draft=False)
    house.client.hear(through(certain))
    assert house.said() == ["Stay. You win."]
    house.client.ask_advice()
    house.refuse(Reason.ADVICE_IS_OFF, "No.")
    assert house.said() == ["At this table nobody gets advice."]


def test_an_answer_that_is_refused_may_be_given_again(house: House) -> None:
    house.client.answer(house.room.ordinal, HIT)
    house.refuse(Reason.STORE_TROUBLE, "It could not be stored.")
    remark, step = house.told()
    assert remark == Remark("It could not be stored.")
    assert isinstance(step, Step)
    assert step.events == ()
    assert step.asked is not None
    assert step.asked.here


def test_a_refusal_for_a_reason_of_which_nobody_has_heard_is_one(house: House) -> None:
    house.client.answer(house.room.ordinal, HIT)
    (answer,) = house.take()
    read = _read(f'{{"type": "refusal", "reason": "full_moon", "message": "Not at full moon.", "re": {answer.re}}}')
    assert isinstance(read, Refusal)
    house.client.hear(read)
    remark, step = house.told()
    assert remark == Remark("Not at full moon.")
    assert isinstance(step, Step)
    assert step.asked is not None


def test_an_answer_that_came_too_late_is_nobodys_loss(house: House) -> None:
    house.client.answer(house.room.ordinal, HIT)
    house.refuse(Reason.STALE)
    assert house.told() == []


def test_an_answer_that_a_stopping_server_refused_is_sent_again_by_itself(house: House) -> None:
    house.client.answer(house.room.ordinal, HIT)
    house.refuse(Reason.STOPPING)
    house.take()
    house.welcome()
    (answer,) = house.take()
    assert isinstance(answer, Answer)
    assert house.told() == []


def test_an_answer_that_was_stored_before_the_line_broke_is_not_sent_again(house: House) -> None:
    house.client.answer(house.room.ordinal, STAY)
    house.take()
    house.handle(Answer(ordinal=house.room.ordinal, choice=STAY), person=1, heard=False)
    house.welcome()
    assert house.take() == []
    (step,) = house.told()
    assert isinstance(step, Step)
    assert step.missed
    assert step.events[0] == Stayed(TESS, forced=False)


def test_an_answer_given_without_a_line_is_sent_when_it_is_back(house: House) -> None:
    house.is_up = False
    house.client.answer(house.room.ordinal, STAY)
    house.is_up = True
    house.welcome()
    (answer,) = house.take()
    assert isinstance(answer, Answer)
    assert house.told() == []


def test_any_other_wish_without_a_line_is_not_done_and_that_is_said(house: House) -> None:
    house.is_up = False
    house.client.command(ComeBack())
    assert house.said() == [say("join-offline")]


def test_what_was_missed_is_told_as_missed_and_only_the_open_question_is_asked(house: House) -> None:
    house.is_up = False
    for _ in range(3):
        assert house.room.asked is not None
        choice = house.room.asked.options[0]
        assert isinstance(choice, Move | int)
        house.handle(Answer(ordinal=house.room.ordinal, choice=choice), person=house.room.asked.seat)
    house.is_up = True
    house.welcome()
    steps = house.told()
    assert len(steps) == 3
    assert all(isinstance(step, Step) and step.missed for step in steps)
    assert [isinstance(step, Step) and step.asked is not None for step in steps] == [False, False, True]


def test_an_act_that_is_known_is_not_told_again_and_one_too_early_is_noticed(house: House) -> None:
    house.client.hear(through(house.log[-1]))
    assert house.told() == []
    early = msgspec.structs.replace(house.log[-1], number=house.log[-1].number + 2)
    with pytest.raises(LostTrack):
        house.client.hear(through(early))


def test_whoever_lost_track_looks_at_the_table_anew(house: House) -> None:
    house.client.room = None
    house.welcome()
    (fresh,) = house.told()
    assert isinstance(fresh, Fresh)
    assert house.room.game is not None
    assert fresh.table == house.room.game.table
    assert fresh.asked is not None
    assert fresh.asked.here


def test_an_act_of_a_newer_server_is_passed_over_unless_it_moves_cards(house: House) -> None:
    last = house.client.last
    assert last is not None
    text = '{"type": "happened", "number": %d, "act": {"act": "sang"}, "events": %s}'
    sang = _read(text % (last + 1, "[]"))
    assert sang == Unread("happened", last + 1, has_events=False)
    house.client.hear(Unread("happened", last + 1, has_events=False))
    assert house.client.last == last + 1
    assert house.told() == []
    juggled = _read(text % (last + 2, '[{"event": "juggled"}]'))
    assert isinstance(juggled, Unread)
    with pytest.raises(LostTrack):
        house.client.hear(juggled)


@pytest.mark.parametrize("text", ["", "hello", "[]", "{}", '{"type": 1}', b"\xff"])
def test_what_is_no_message_is_passed_over(text: str | bytes) -> None:
    assert _read(text) is None


def test_a_deadline_is_told_by_ones_own_clock() -> None:
    house = asked_house(options={"turn_seconds": 30})
    house.deadline = NOW + 20_000
    house.happen(HostPassed(1))
    step = house.told()[-1]
    assert isinstance(step, Step)
    assert step.asked is not None
    assert step.asked.deadline == house.clock.ticks + 20


def test_whoever_comes_to_a_game_that_is_over_sees_how_it_ended(house: House) -> None:
    while house.room.asked is not None:
        choice = house.room.asked.options[-1]
        assert isinstance(choice, Move | int)
        house.handle(Answer(ordinal=house.room.ordinal, choice=choice), person=house.room.asked.seat, heard=False)
    house.happen(Revealed("0" * 64, (), "0" * 64), heard=False)
    house.client = TableClient("Zoe", house._send, house.updates.append, house.clock)
    house.room.token_hashes[1] = "another's"
    house.welcome()
    remark, fresh = house.told()
    assert remark == Remark(say("join-watching-over"))
    assert isinstance(fresh, Fresh)
    assert fresh.table.winner is not None
    assert fresh.here == frozenset()


# --- who comes and goes -----------------------------------------------------------------------------------------------


def test_whoever_comes_back_plays_again_themselves(house: House) -> None:
    house.happen(HandedOver(TESS, "level3", HandOverReason.HOST), heard=False)
    house.welcome()
    (command,) = house.take()
    assert isinstance(command, ComeBack)


def test_a_bot_that_takes_over_ones_seat_is_said_until_one_is_back(house: House) -> None:
    house.happen(HandedOver(TESS, "level3", HandOverReason.CLOCK))
    remark, fresh = house.told()
    assert remark == Remark(say("join-you-out-of-time"), lasting=True)
    assert isinstance(fresh, Fresh)
    assert fresh.stand_ins == {TESS}
    assert Scene.of(fresh).called(Seat(TESS)) == "Tess (bot)"
    assert fresh.asked is not None
    assert not fresh.asked.here
    assert house.client.is_away
    assert house.take() == [], "whoever sleeps is not woken"
    house.happen(CameBack(1))
    remark, fresh = house.told()
    assert remark == Remark(say("join-you-are-back"))
    assert isinstance(fresh, Fresh)
    assert fresh.stand_ins == frozenset()
    assert fresh.asked is not None
    assert fresh.asked.here


def test_comings_and_goings_are_whole_sentences(house: House) -> None:
    house.happen(HandedOver(0, "level3", HandOverReason.CLOCK))
    house.happen(CameBack(0), HandedOver(0, "level3", HandOverReason.HOST), CameBack(0))
    house.happen(Left(0, "level3"), CameBack(0), HostPassed(1), HostPassed(0))
    assert house.said() == [
        "Ann took too long: a bot plays the seat.",
        "Ann is back.",
        "A bot plays for Ann, who is away.",
        "Ann is back.",
        "Ann has left, and a bot plays the seat.",
        "Ann is back.",
        "You are the host now.",
        "Ann is the host now.",
    ]


def test_whoever_sits_down_knows_it() -> None:
    """Who one is comes after one's act: «Tess sits down.» is for the others."""
    house = House(seats=3)
    house.sit()
    assert house.said() == []


def test_before_the_game_too() -> None:
    house = House(seats=3)
    house.sit()
    house.told()
    house.happen(Came(2, "Zoe"), Sat(2, 2), StoodUp(2, 2), Sat(2, 2), Left(2, "level3"))
    house.happen(OptionsChanged(GameRules(target=50), Options()))
    assert house.said() == [
        "Zoe sits down.",
        "Zoe stands up and watches.",
        "Zoe sits down.",
        "Zoe has left.",
        "The host has changed the rules or options.",
    ]


@pytest.mark.parametrize("emote", Emote)
def test_every_emote_is_a_sentence(house: House, emote: Emote) -> None:
    house.client.hear(Emoted(0, emote))
    house.client.hear(Emoted(1, emote))
    (said,) = house.said()
    assert said.startswith("Ann")
    assert said != "Ann makes a sign."


def test_somebody_in_a_bots_place_is_called_by_their_own_name() -> None:
    house = House(seats=3, bots=[{"seat": 2, "bot": "level1"}])
    house.sit()
    house.happen(*start(house.room))
    house.told()
    bot = house.room.chairs[2].bot
    assert bot is not None
    house.happen(Came(2, "Zoe"), Sat(2, 2))
    remark, fresh = house.told()
    assert isinstance(remark, Remark)
    assert plain(remark.text) == f"Zoe takes over from {bot.name} at the next round."
    assert isinstance(fresh, Fresh)
    assert fresh.names.shown == ("Ann", "Tess", "Zoe")
    assert house.room.game is not None
    assert fresh.table == house.room.game.table


def test_a_rematch_is_followed_by_those_who_played_and_told_to_those_who_watch(house: House) -> None:
    house.happen(Rematched("another"))
    assert house.client.next_table == "another"
    house.client.me, house.client.next_table = None, None
    house.happen(Rematched("another"))
    assert house.client.next_table is None
    assert house.said() == [say("join-rematched", link="http://cards.test/t/X")]


def test_whoever_comes_back_after_the_others_have_moved_on_follows_them(house: House) -> None:
    house.happen(Rematched("another"), heard=False)
    house.client.room = None
    house.welcome()
    assert house.client.next_table == "another"


# --- odds -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shown", [True, False])
def test_odds_are_shown_where_the_table_shows_them(shown: bool) -> None:  # noqa: FBT001 - pytest's
    house = House(options={"odds": shown})
    house.sit()
    house.happen(*start(house.room))
    freshly = [update for update in house.told() if isinstance(update, Fresh)]
    assert freshly
    assert all(fresh.odds is shown for fresh in freshly)


def test_a_question_says_whether_its_person_is_there() -> None:
    """A host who waits for somebody who was never connected must see for whom, and why."""
    house = asked_house()
    house.handle(Answer(ordinal=house.room.ordinal, choice=Move.STAY), person=1)
    for present, absent in (((1,), True), ((0, 1), False), ((1,), True)):
        house.told()
        house.client.hear(through(Present(present, 0)))
        (step,) = [update for update in house.told() if isinstance(update, Step)]
        assert step.asked is not None
        assert (step.asked.decision.seat, step.asked.absent) == (0, absent)
        house.client.hear(through(Present(present, 0)))
        assert not [update for update in house.told() if isinstance(update, Step)]


def test_whoever_only_watches_asks_for_no_seat() -> None:
    house = House()
    house.client = TableClient("Tess", house._send, house.updates.append, house.clock, wants_a_seat=False)
    house.welcome()
    assert house.take() == []
    assert any(isinstance(update, Gathering) and update.here is None for update in house.told())


def test_we_are_connected_before_the_server_has_told_everybody_so() -> None:
    """Who sits down is in the lobby a moment before they are among those who are present."""
    house = House()
    house.sit()
    last = [update for update in house.told() if isinstance(update, Gathering)][-1]
    assert last.here is not None
    assert last.here.connected

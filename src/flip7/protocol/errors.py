"""Errors: every refusal has a reason that programs can rely on, and a sentence for people."""

from enum import StrEnum

from flip7.core.errors import Flip7Error


class Reason(StrEnum):
    """The names of refusals, on the socket and in REST."""

    # what was sent
    BAD_MESSAGE = "bad_message"
    BAD_NAME = "bad_name"
    BAD_WORD = "bad_word"
    UNKNOWN_BOT = "unknown_bot"
    OTHER_PROTOCOL = "other_protocol"
    HELLO_FIRST = "hello_first"
    HELLO_AGAIN = "hello_again"
    TOO_FAST = "too_fast"
    TOO_LARGE = "too_large"
    TOO_LONG_A_GAME = "too_long_a_game"
    BAD_RECORD = "bad_record"
    # the table
    NOT_FOUND = "not_found"
    UNKNOWN_TABLE = "unknown_table"
    TABLE_IS_FULL = "table_is_full"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_TAKEN = "seat_taken"
    NO_BOT_THERE = "no_bot_there"
    NO_SUCH_PERSON = "no_such_person"
    NO_SEAT = "no_seat"
    BOT_PLAYS = "bot_plays"
    NOT_THE_HOST = "not_the_host"
    FREE_SEATS = "free_seats"
    TOO_FEW_SEATS = "too_few_seats"
    IS_HERE = "is_here"
    SENT_AWAY = "sent_away"
    LOCKED = "locked"
    IS_CLOSED = "is_closed"
    OTHER_BEHAVIOUR = "other_behaviour"
    # a score board
    IS_A_BOARD = "is_a_board"
    NOT_A_BOARD = "not_a_board"
    NOT_INVITED = "not_invited"
    BAD_ENTRY = "bad_entry"
    BOARD_IS_FULL = "board_is_full"
    # the game
    NOT_STARTED = "not_started"
    ALREADY_STARTED = "already_started"
    NOT_OVER = "not_over"
    NO_SUCH_CHOICE = "no_such_choice"
    IS_OVER = "is_over"
    STALE = "stale"
    NOT_ASKED = "not_asked"
    ILLEGAL = "illegal"
    ADVICE_IS_OFF = "advice_is_off"
    NO_ADVICE = "no_advice"
    # the house
    HOUSE_IS_FULL = "house_is_full"
    FOREIGN_ORIGIN = "foreign_origin"
    BLOCKED = "blocked"
    STORE_TROUBLE = "store_trouble"
    STOPPING = "stopping"
    OUR_FAULT = "our_fault"


class Refused(Flip7Error):
    """A request that is refused: nothing has changed."""

    def __init__(self, reason: Reason, sentence: str, *, seconds: float | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.seconds = seconds
        """When it is worth another try; None: unknown."""

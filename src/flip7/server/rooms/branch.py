"""Create a branch: a room in which a finished game is played on from one of its choices, in another way.

Its log begins like that of any room and holds the choices that both games have; then whoever made the branch sits where
the choice is made, and bots sit in for all others. Where its cards come from stands beside the `Branched` event
(`record/branches.py`); at a keyboard, `play/branching.py` does the same.
"""

from collections.abc import Iterator

from flip7.bots.catalog import BOTS, UnknownBot, display_name
from flip7.core.shuffle import mixed_seed
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import built_in_bot_seat
from flip7.play.what_if import SITS_IN
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_events import BotSat, Branched, Came, Chose, Locked, LogLine, RoomEvent, Sat, Started
from flip7.protocol.room_options import FEWEST_SEATS, MOST_SEATS, GameRules, NoSuchBot, seatable_bot
from flip7.record import BadBranch, BadRecord, Record, branched, replay, to_json
from flip7.server.http_status import cut_short
from flip7.server.rooms.commands import free_name
from flip7.server.rooms.create import SERVER_KEYS, BranchPlan, Draft, NewRoom, Plan, stored_room, with_phase
from flip7.server.rooms.room import Room
from flip7.server.security.tokens import TableKeys, hash_token, new_token


def create_branch(plan: Plan, branch: BranchPlan, record: Record, now: int, keys: TableKeys = SERVER_KEYS) -> NewRoom:
    """Create the room of a branch of a finished game; `branch.of` is its id, or empty. Raise `Refused` if it cannot be.

    A long game takes some hundredths of a second, so call it outside of the event loop.
    """
    if plan.name is None:
        raise Refused(Reason.NOT_THE_HOST, say("refused-not-host"))
    draft = Draft(stored_room(keys, keys.new_code(), now, public=False), now)
    beginning = _beginning(record, branch, mixed_seed(draft.kept.secret, ()))
    game = replay(beginning).game
    assert game.asked is not None, "a branch has a question, or it is none"
    room, seats = draft.room, range(len(game.table.places))
    rules = _rules_at_a_table(record, len(seats))
    draft.open(len(seats), rules, plan.options)
    draft.append(LogLine(Branched(branch.choice, branch.same_cards, branch.of), record=to_json(beginning)))
    for seat in seats:
        if seat != game.asked.seat:
            draft.write([_bot_at(room, seat, record.seats[seat])])
    token = new_token()
    draft.write([Came(0, free_name(room, plan.name), plan.colour)], hash_token(token))
    draft.write([Sat(0, game.asked.seat), Locked(locked=True), Started(beginning.dealer)])
    draft.write(_chosen(room, beginning))
    return NewRoom(with_phase(draft), draft.entries, room, token, room.people[0])


def _beginning(record: Record, branch: BranchPlan, seed: bytes) -> Record:
    try:
        return branched(record, branch.choice, seed, same_cards=branch.same_cards, of=branch.of)
    except BadBranch:
        raise Refused(Reason.NO_SUCH_CHOICE, say("refused-no-such-choice", choice=branch.choice + 1)) from None
    except BadRecord as error:
        raise Refused(Reason.BAD_RECORD, say("refused-review", problem=cut_short(str(error)))) from None


def _rules_at_a_table(record: Record, seats: int) -> GameRules:
    """Return the rules of a record; raise `Refused` for a game that no table has: a record may be anybody's file."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        sentence = say("refused-branch-seats", seats=seats, fewest=FEWEST_SEATS, most=MOST_SEATS)
        raise Refused(Reason.BAD_RECORD, sentence)
    rules = GameRules(record.rules.target, record.rules.first)
    if rules.for_the_referee() != record.rules:  # a table shows its rules, and has no words for these
        raise Refused(Reason.BAD_RECORD, say("refused-branch-rules"))
    return rules


def _bot_at(room: Room, seat: int, recorded: str) -> BotSat:
    """Seat the bot that sat there, or one that sits in for a person, under the same name."""
    sat = built_in_bot_seat(recorded)
    bot = SITS_IN if sat is None else _playable(sat.bot)
    try:
        name = free_name(room, recorded if sat is None else sat.name)
    except Refused:  # a record may have longer names than a table
        name = display_name(bot, {each.casefold() for each in room.names() if each is not None})
    return BotSat(seat, bot, name)


def _playable(bot: str) -> str:
    """Return the bot, or another where it cannot play: one that searches on a device, one with a mistaken parameter."""
    spec = next((each for each in BOTS if each.name == bot), None)
    if spec is not None:
        return bot if spec.is_playable else SITS_IN
    try:
        return seatable_bot(bot)
    except (UnknownBot, NoSuchBot):
        return SITS_IN


def _chosen(room: Room, beginning: Record) -> Iterator[RoomEvent]:
    """Yield the choices that both games have; each is applied before the next is made."""
    for choice in beginning.choices:
        assert room.asked is not None, "the record was replayed before"
        seat = room.asked.seat
        yield Chose(seat, room.ordinal, choice, room.chairs[seat].plays)

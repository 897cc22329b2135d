"""Commands of a score game, the bodies of `POST /api/scores/{id}/do`, and their handlers."""

from typing import Final, assert_never

import msgspec
from msgspec import Struct

from flip7.core.cards import Card
from flip7.core.decisions import Move
from flip7.core.latecomers import StartingPoints
from flip7.core.seats import Points, Seat
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.play.scorekeeper import Depth, Refused, ScoreKeeper
from flip7.play.scorekeeper.differences import Difference
from flip7.play.scorekeeper.entries import (
    Bust,
    CameUp,
    CellEntry,
    Done,
    EntryId,
    Gave,
    Laid,
    Moved,
    PlayerCameBack,
    PlayerEntry,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Score,
    SetDepth,
    Shuffled,
    Step,
)
from flip7.play.scorekeeper.json_form import entry_id
from flip7.play.scorekeeper.misfits import Misfit, Why
from flip7.play.scorekeeper.sentences import misfit_words
from flip7.play.scorekeeper.settings import OddsFor
from flip7.protocol.errors import Reason
from flip7.protocol.errors import Refused as BadRequest
from flip7.server.http_status import cut_short


class _Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class EnterScore(_Act, tag="score", frozen=True):
    """A player's points of a round."""

    points: int
    seat: int | None = None
    """None: the next player; in a correction, the same."""
    round: int | None = None
    """None: this round; in a correction, the same."""
    sure: bool = False


class LayCard(_Act, tag="lay", frozen=True):
    """A card that lies before a player at the end of the round."""

    card: Card
    seat: int | None = None
    round: int | None = None


class TakeAway(_Act, tag="take_away", frozen=True):
    """A card that was laid before a player in this round by mistake."""

    card: Card
    seat: int | None = None


class EnterBust(_Act, tag="bust", frozen=True):
    """A player busted."""

    seat: int | None = None
    round: int | None = None


class EnterDone(_Act, tag="done", frozen=True):
    """All cards of a player have been tapped."""

    seat: int | None = None
    round: int | None = None


class TurnUp(_Act, tag="card", frozen=True):
    """The card that came up; where «Hit or stay?» is asked, a hit and that card."""

    card: Card
    seat: int | None = None
    """The seat; None: the one that is asked. Another one is refused: the page showed an older question."""


class MakeMove(_Act, tag="move", frozen=True):
    """Hit or stay."""

    move: Move
    seat: int | None = None


class GiveTo(_Act, tag="give", frozen=True):
    """The answer to «Who gets this card?»"""

    to: int
    seat: int | None = None
    """The giver; None: whoever is asked."""


class Shuffle(_Act, tag="shuffled", frozen=True):
    """The table has shuffled all cards that lie before nobody."""


class ChangeDepth(_Act, tag="depth", frozen=True):
    """Keep the game at another depth."""

    depth: Depth


StepAct = EnterScore | LayCard | EnterBust | EnterDone | TurnUp | MakeMove | GiveTo | Shuffle | ChangeDepth
"""Acts that become steps of the game, and can be corrected."""


class JoinGame(_Act, tag="join", frozen=True):
    """Add a player, from the next round on, or from this one if nothing is entered in it."""

    name: str
    points: StartingPoints = StartingPoints.ZERO


class LeaveGame(_Act, tag="leave", frozen=True):
    """A player goes home; the score stays."""

    seat: int


class ComeBack(_Act, tag="come_back", frozen=True):
    """Let a player who had left play again."""

    seat: int


class Rename(_Act, tag="rename", frozen=True):
    """Another name for a player."""

    seat: int
    name: str


PlayerAct = JoinGame | LeaveGame | ComeBack | Rename


class Correct(_Act, tag="correct", frozen=True):
    """Replace an earlier entry."""

    of: str
    by: StepAct | JoinGame


class Drop(_Act, tag="drop", frozen=True):
    """An entry that was too much."""

    of: str


class DropWaiting(_Act, tag="drop_waiting", frozen=True):
    """Everything that does not fit any more."""


class SetByHand(_Act, tag="by_hand", frozen=True):
    """«We did it differently at our table.»"""

    round: int
    seat: int
    points: int | None


class ChangeSettings(_Act, tag="settings", frozen=True):
    """Change the table's settings: odds and advice."""

    odds: OddsFor
    advice: bool


class Undo(_Act, tag="undo", frozen=True):
    """Take back the latest entry."""


class Redo(_Act, tag="redo", frozen=True):
    """Take back the latest undo."""


KeeperAct = StepAct | PlayerAct | TakeAway | Correct | Drop | DropWaiting | SetByHand | Undo | Redo
ScoreAct = KeeperAct | ChangeSettings

_decode: Final = msgspec.json.Decoder(ScoreAct).decode


def decode_act(body: str) -> ScoreAct:
    """Read an act; raise `BadRequest` if it is none."""
    try:
        act: ScoreAct = _decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRequest(Reason.BAD_MESSAGE, say("refused-message", problem=cut_short(str(error)))) from None
    return act


def perform(keeper: ScoreKeeper, act: KeeperAct) -> list[Difference]:
    """Do it, and return what a correction changed; raise `Refused`, and nothing has changed."""
    match act:
        case Correct(of, by):
            entry = entry_id(of)
            return keeper.correct(entry, _instead(keeper.entered(entry), by))
        case Drop(of):
            return keeper.drop(entry_id(of))
        case DropWaiting():
            return keeper.drop_waiting()
        case TakeAway(card, seat):
            return keeper.drop(_laid(keeper, _whose(keeper, seat), card))
        case SetByHand(number, seat, points):
            return keeper.set_by_hand(number, Seat(seat), points)
        case JoinGame(name, points):
            keeper.join(name.strip(), points)
        case LeaveGame(seat):
            keeper.leave(Seat(seat))
        case ComeBack(seat):
            keeper.come_back(Seat(seat))
        case Rename(seat, name):
            keeper.rename(Seat(seat), name.strip())
        case Undo():
            keeper.undo()
        case Redo():
            keeper.redo()
        case _:
            _tap(keeper, act)
    return []


def _tap(keeper: ScoreKeeper, act: StepAct) -> None:
    match act:
        case EnterScore(points, seat, number, sure):
            keeper.score(points, None if seat is None else Seat(seat), number=number, sure=sure)
        case LayCard(card, seat, number):
            keeper.tap(Laid(_round(keeper, number), _whose(keeper, seat), card))
        case EnterBust(seat, number):
            keeper.tap(Bust(_round(keeper, number), _whose(keeper, seat)))
        case EnterDone(seat, number):
            keeper.tap(Done(_round(keeper, number), _whose(keeper, seat)))
        case TurnUp(card, seat):
            _check_asked(keeper, seat)
            keeper.turn_up(card)
        case MakeMove(move, seat):
            _check_asked(keeper, seat)
            keeper.answer(move)
        case GiveTo(to, seat):
            _check_asked(keeper, seat)
            keeper.answer(Seat(to))
        case Shuffle():
            keeper.tap(Shuffled())
        case ChangeDepth(depth):
            keeper.set_depth(depth)
        case _:
            assert_never(act)


def _check_asked(keeper: ScoreKeeper, seat: int | None) -> None:
    """Raise `Refused` if another player is asked than the one whom the page means."""
    if seat is not None and keeper.asked is not None and keeper.asked.seat != seat:
        raise Refused(misfit_words(Misfit(Why.QUESTION), keeper.names))


def _round(keeper: ScoreKeeper, number: int | None) -> int:
    return keeper.fold.table.round if number is None else number


def _whose(keeper: ScoreKeeper, seat: int | None) -> Seat:
    return keeper.whose(None if seat is None else Seat(seat))


def _laid(keeper: ScoreKeeper, seat: Seat, card: Card) -> EntryId:
    """Find the entry that laid the card before the player in this round."""
    wanted = Laid(keeper.fold.table.round, seat, card)
    found = next((each.entry.id for each in reversed(keeper.fold.story) if each.entry.what == wanted), None)
    if found is None:
        raise Refused(plain(say("score-not-there", name=keeper.names[seat], card=face(card))))
    return found


def _instead(was: Step | PlayerEntry, by: StepAct | JoinGame) -> Step | PlayerEntry:
    """Return the step that a correction puts in the place of another; what it does not say is as it was."""
    match by, was:
        case EnterScore(points, seat, number, sure), Score() | Laid() | Bust() | Done():
            return Score(*_cell(was, number, seat), Points(points), sure)
        case LayCard(card, seat, number), Score() | Laid() | Bust() | Done():
            return Laid(*_cell(was, number, seat), card)
        case EnterBust(seat, number), Score() | Laid() | Bust() | Done():
            return Bust(*_cell(was, number, seat))
        case EnterDone(seat, number), Score() | Laid() | Bust() | Done():
            return Done(*_cell(was, number, seat))
        case TurnUp(card, seat), CameUp(was_for):
            return CameUp(was_for if seat is None else Seat(seat), card)
        case MakeMove(move, seat), Moved(was_by):
            return Moved(was_by if seat is None else Seat(seat), move)
        case GiveTo(to, seat), Gave(was_by, card):
            return Gave(was_by if seat is None else Seat(seat), card, Seat(to))
        case ChangeDepth(depth), SetDepth():
            return SetDepth(depth)
        case JoinGame(name, points), PlayerJoined(number, seat):
            return PlayerJoined(number, seat, name.strip(), points)
        case _:
            raise Refused(say("score-other-place"))


def _cell(was: CellEntry, number: int | None, seat: int | None) -> tuple[int, Seat]:
    return was.round if number is None else number, was.seat if seat is None else Seat(seat)


def act_of(what: Step | PlayerEntry) -> StepAct | PlayerAct:
    """Return the act that would enter it: what a page shows for correcting it."""
    match what:
        case PlayerJoined(_, _, name, points):
            return JoinGame(name, points)
        case PlayerLeft(_, seat):
            return LeaveGame(seat)
        case PlayerCameBack(_, seat):
            return ComeBack(seat)
        case PlayerRenamed(seat, name):
            return Rename(seat, name)
        case _:
            return _act_of_step(what)


def _act_of_step(step: Step) -> StepAct:
    match step:
        case Score(number, seat, points, sure):
            return EnterScore(points, seat, number, sure)
        case Laid(number, seat, card):
            return LayCard(card, seat, number)
        case Bust(number, seat):
            return EnterBust(seat, number)
        case Done(number, seat):
            return EnterDone(seat, number)
        case CameUp(seat, card):
            return TurnUp(card, seat)
        case Moved(seat, move):
            return MakeMove(move, seat)
        case Gave(seat, _, to):
            return GiveTo(to, seat)
        case Shuffled():
            return Shuffle()
        case SetDepth(depth):
            return ChangeDepth(depth)
        case _:
            assert_never(step)

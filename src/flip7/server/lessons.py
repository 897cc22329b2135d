"""Lessons for newcomers: short games with a stacked deck, refereed like any other.

The browser knows no rules, so a lesson comes with all that can become of it: every question to the learner, and for
each answer what the referee said to it. The others at the table answer by themselves. An answer that leads away from
what is to be seen ends the lesson there; the learner sees what it brings, and may take it back.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Final

from msgspec import Struct

from flip7.core.cards import Card, full_deck, parse_cards
from flip7.core.decisions import Choice, Decision, HitOrStay, Move
from flip7.core.decks import StackedDeck
from flip7.core.events import Busted, Event, FlippedSeven, Froze, HandedOut, RoundEnded, Saved
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.seats import SEATS, Seat
from flip7.core.table import Table
from flip7.protocol.messages import Asked, Happened, PersonView, SeatView, TableView
from flip7.protocol.room_events import By, Chose, RoomEvent, Started
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.server.rooms.room import GameStep
from flip7.server.rooms.views import game_step, game_view, question

YOU: Final = SEATS[0]
OTHERS: Final = ("Rita", "Kenji")
_STAY_WITH: Final = 2
"""The others stay as soon as this many cards lie before them."""


class Reply(Struct, frozen=True):
    """One answer to a question of a lesson, and all that comes of it."""

    choice: Move | int
    told: tuple[Happened, ...]
    """The events up to the next question to the learner."""
    leads: bool
    """Whether the lesson goes on to what it shows; if not, the learner may take the answer back."""
    next: int | None
    """The step with the next question; null: the lesson ends here."""


class LessonStep(Struct, frozen=True):
    """A question to the learner, with all answers."""

    asked: Asked
    replies: tuple[Reply, ...]


class Lesson(Struct, frozen=True):
    """A short game with a stacked deck. The learner has the first seat, whose name is left open."""

    id: str
    table: TableView
    """Before the first card."""
    opening: Happened
    """The deal, up to the first question."""
    steps: tuple[LessonStep, ...]
    """The first is where every lesson begins."""


@dataclass(frozen=True, slots=True)
class _Script:
    """The script of a lesson."""

    id: str
    deck: str
    """The first cards of the draw pile; the rest does not matter."""
    answers: int
    """The number of answers of the learner that lead to what the lesson shows."""
    shows: Callable[[Event], bool]


SCRIPTS: Final = (
    _Script("bust", "8 5 11  4 7 2  10  8", 3, lambda event: isinstance(event, Busted) and event.seat == YOU),
    _Script("second-chance", "SC 3 6  9 10 2  SC  9", 4, lambda event: isinstance(event, Saved) and event.seat == YOU),
    _Script("freeze", "7 12 4  5 11 3  FZ", 3, lambda event: isinstance(event, Froze)),
    _Script("flip-three", "5 8 10  F3 2 FZ 9", 3, lambda event: isinstance(event, HandedOut) and event.giver == YOU),
    _Script(
        "flip-7",
        "F3 4 11 7 6 3  F3 2 9 12  10 8  0",
        4,
        lambda event: isinstance(event, FlippedSeven) and event.seat == YOU,
    ),
)


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Return every lesson, worked out by the referee."""
    return tuple(map(_lesson, SCRIPTS))


def _lesson(script: _Script) -> Lesson:
    rules = Rules()
    game = Game(1 + len(OTHERS), _stacked(script.deck, rules), rules)
    first = Table.set_up(1 + len(OTHERS), rules, YOU)
    opening = _happened(game, 1, Started(YOU), GameStep(first, game.opening))
    steps: list[LessonStep] = []
    assert _work_out(_Place(script, game, 1, script.answers), steps) == 0, "every lesson begins at its first step"
    return Lesson(script.id, _table(script, first), opening, tuple(steps))


def _stacked(top: str, rules: Rules) -> StackedDeck:
    """A deck that begins with these cards; the rest lies below in canonical order."""
    first = parse_cards(top)
    rest = list(full_deck(rules.decks_for(1 + len(OTHERS))))
    for card in first:
        rest.remove(card)
    return StackedDeck([*first, *rest])


def _table(script: _Script, first: Table) -> TableView:
    """The table of a lesson, as any other; the browser puts the learner's name in."""
    you = PersonView(person=0, name="", colour=None, seat=YOU, ready=True, gone=False, gave_word=False)
    bots = tuple(SeatView(name, None, "level1", None, waits=False) for name in OTHERS)
    return TableView(
        id=f"lesson-{script.id}",
        code="",
        link="",
        number=0,
        phase=Phase.PLAYING,
        public=False,
        rules=GameRules(),
        options=Options(),
        host=None,
        seats=(SeatView("", 0, None, None, waits=False), *bots),
        people=(you,),
        secret_hash="0" * 64,
        seed_hash=None,
        game=game_view(first),
        asked=None,
        revealed=None,
        rematch=None,
    )


# --- all that can become of it ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Place:
    """A question to the learner."""

    script: _Script
    game: Game
    told: int
    """The number of events told on the way."""
    left: int
    """The most answers still needed to what the lesson shows."""


@dataclass(frozen=True, slots=True)
class _After:
    """The outcome of one answer."""

    game: Game
    told: tuple[Happened, ...]
    shown: bool
    """The subject of the lesson has come up."""
    over: bool
    """The round is over."""


def _work_out(place: _Place, steps: list[LessonStep]) -> int | None:
    """Add the steps from this place on, and return the number of the first; None if the subject cannot be reached."""
    asked = _asked(place.game)
    if asked is None or not place.left:
        return None
    number = len(steps)
    steps.append(LessonStep(asked, ()))
    decision = place.game.asked
    assert decision is not None, "whoever is asked is asked something"
    replies = tuple(_reply(place, choice, steps) for choice in _options(decision))
    if not any(reply.leads for reply in replies):
        del steps[number:]
        return None
    steps[number] = LessonStep(asked, replies)
    return number


def _reply(place: _Place, choice: Move | Seat, steps: list[LessonStep]) -> Reply:
    after = _answered(place, choice)
    if after.shown:
        return Reply(choice, after.told, leads=True, next=None)
    further = _Place(place.script, after.game, place.told + len(after.told), place.left - 1)
    goes_on = None if after.over else _work_out(further, steps)
    return Reply(choice, after.told, leads=goes_on is not None, next=goes_on)


def _answered(place: _Place, choice: Move | Seat) -> _After:
    """Play the learner's answer, then the others', until the learner is asked again or there is no more to see."""
    game = place.game.copy()
    told: list[Happened] = []
    seat, by = YOU, By.PERSON
    while True:
        ordinal, before = len(game.choices), game.table.copy()
        events = game.play(choice)
        seen = list(takewhile(lambda event: not isinstance(event, RoundEnded), events))
        shown, over = any(map(place.script.shows, seen)), len(seen) < len(events)
        act = Chose(seat, ordinal, choice, by)
        goes_on = not (shown or over)
        told.append(_happened(game, place.told + len(told) + 1, act, GameStep(before, seen), goes_on=goes_on))
        asked = game.asked
        if not goes_on or asked is None or asked.seat == YOU:
            return _After(game, tuple(told), shown, over)
        seat, by, choice = asked.seat, By.BOT, _others_choice(game.table, asked)


def _others_choice(table: Table, asked: Decision) -> Move | Seat:
    """The others take one more card and stay; what they have to give they keep, if they may."""
    if isinstance(asked, HitOrStay):
        return Move.STAY if len(table.places[asked.seat].cards) >= _STAY_WITH else Move.HIT
    options = _options(asked)
    return asked.seat if asked.seat in options else options[0]


def _options(asked: Decision) -> Sequence[Move | Seat]:
    options: Sequence[Choice] = asked.options
    return [option for option in options if not isinstance(option, Card)]


def _asked(game: Game) -> Asked | None:
    seat = None if game.asked is None else game.asked.seat
    return question(game, By.PERSON if seat == YOU else By.BOT, deadline=None, odds=True)


def _happened(game: Game, number: int, act: RoomEvent, said: GameStep, *, goes_on: bool = True) -> Happened:
    did = game_step(act, said, odds=True)
    return Happened(number, 0, act, did.events, did.worths, _asked(game) if goes_on else None, did.first, did.odds)

"""A game of Flip 7 in words: a prompt goes out, a reply comes in, the referee decides.

>>> game = TextGame(seats=3, names=["Ana", "Ben", "Cleo"], seed="family night")
>>> print(game.prompt().splitlines()[-2])
[hit] you take another card.
>>> game.answer("Why not? [hit]").choice
<Move.HIT: 'hit'>
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Final, Literal, TypedDict

from flip7.core.decisions import HitOrStay, WhichCard
from flip7.core.errors import Flip7Error, quoted
from flip7.core.events import Event
from flip7.core.rules import Rules
from flip7.core.seats import MAX_SEATS, Points, Seat, seat_letter
from flip7.core.shuffle import SEED_BYTES, seed_of
from flip7.core.table import Table
from flip7.envs.language.labels import can_be_seen, names_of
from flip7.envs.language.prompts import (
    Chronicle,
    answer_lines,
    counts_piece,
    fallback,
    happened_piece,
    odds_piece,
    over_piece,
    place,
    question_piece,
    rules_piece,
    spelt,
    table_piece,
)
from flip7.envs.language.replies import PlayersQuestion, Unclear, understand
from flip7.envs.seeding import plain_int
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names
from flip7.play.local_table import LocalTable
from flip7.record import Record
from flip7.record.record import Answer, check_name

TRIES: Final = 3


class BadTextGame(Flip7Error):
    """A text game that cannot be set up, or is asked for what it does not have."""


class Message(TypedDict):
    """A message of a chat, as most model APIs take it."""

    role: Literal["user", "assistant"]
    content: str


@dataclass(frozen=True, slots=True)
class Played:
    """The reply was an answer, and has been played."""

    choice: Answer
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """The reply was no legal answer, and nothing has changed; the next prompt says so."""

    reason: str
    """A sentence for the one who gave the reply."""
    tries_left: int


@dataclass(frozen=True, slots=True)
class PlayedForYou:
    """The last try was no legal answer either: the fallback was played (`fallback`)."""

    reason: str
    choice: Answer
    events: tuple[Event, ...]


Outcome = Played | Refused | PlayedForYou


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game, seat by seat."""

    winner: Seat
    scores: tuple[Points, ...]
    places: tuple[int, ...]
    """1 for the winner; seats with as many points share a place."""
    rewards: tuple[float, ...]
    """1 for the winner; everybody else shares the loss of 1. It is `flip7.envs.rewards.Reward.WIN`."""
    refused: tuple[int, ...]
    """The number of replies that were no legal answer."""
    played_for: tuple[int, ...]
    """The number of questions that the fallback answered."""
    record: Record
    """The game on file: write it with `to_notation` or `to_json`, look at it with `flip7 replay`."""


@dataclass(slots=True)
class _Chat:
    """The chat of one seat."""

    messages: list[Message] = field(default_factory=list)
    heard: int = 0
    """Lines of the chronicle that the seat has been told."""
    notice: str = ""
    """The moves played for the seat since it was last asked."""
    refused: int = 0
    played_for: int = 0

    def say(self, prompt: str, reply: str) -> None:
        self.messages += [{"role": "user", "content": prompt}, {"role": "assistant", "content": reply}]


def _checked(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Return the names of the seats; raise `BadTextGame` unless each can be shown on a line."""
    if names is None:
        return tuple(f"Player {seat_letter(seat)}" for seat in range(seats))
    if not isinstance(names, list | tuple):
        raise BadTextGame(f"names is {quoted(names)}: it must be a list of names, such as ['Ana', 'Ben']")
    if len(names) != seats:
        raise BadTextGame(f"{len(names)} names for {seats} seats")
    for at, name in enumerate(names):
        if not isinstance(name, str):
            raise BadTextGame(f"names[{at}] is {quoted(name)}: a name is text")
        if not can_be_seen(check_name(name, f"names[{at}]")):
            raise BadTextGame(f"names[{at}] is {quoted(name)}: nothing of it can be seen")
    return tuple(names)


def _seed(given: int | str | None) -> bytes:
    """Return the seed of the cards: of a text or a whole number, as `flip7 play --seed` takes them, or a random one."""
    if given is None:
        return seed_of(token_hex(SEED_BYTES))
    number = plain_int(given) if not isinstance(given, str) else given
    if isinstance(number, bool) or not isinstance(number, int | str):
        raise BadTextGame(f"seed {quoted(given)}: it must be a text or a whole number")
    return seed_of(str(number))


class TextGame:
    """One refereed game whose players read prompts and answer in words.

    - `names` are those of the seats, clockwise; `seed` is that of the cards, as in `flip7 play --seed`; without one
      nobody knows the cards beforehand.
    - `remembers`: a player remembers what it was told, as in a chat. The rules are then in a seat's first prompt only,
      and a prompt after a refusal is short. Otherwise every prompt stands for itself.
    - `counts` and `odds` add how many of each card are left to draw, and at «hit or stay?» the chance to bust.
    - `tries`: after so many replies to one question that are no legal answer, the seat stays or takes the card itself
      (`fallback`); the result counts how often.
    """

    def __init__(  # noqa: PLR0913 - the parts of a game, each by its name
        self,
        seats: int = 4,
        names: Sequence[str] | None = None,
        *,
        seed: int | str | None = None,
        rules: Rules | None = None,
        dealer: int = 0,
        tries: int = TRIES,
        remembers: bool = True,
        counts: bool = False,
        odds: bool = False,
    ) -> None:
        seats, dealer, tries = plain_int(seats), plain_int(dealer), plain_int(tries)
        if type(seats) is not int or not 1 <= seats <= MAX_SEATS:
            raise BadTextGame(f"seats is {quoted(seats)}: it must be a whole number from 1 to {MAX_SEATS}")
        if rules is not None and not isinstance(rules, Rules):
            raise BadTextGame(f"rules is {quoted(rules)}: it must be Rules, such as Rules(target=100)")
        if type(tries) is not int or tries < 1:
            raise BadTextGame(f"tries is {quoted(tries)}: it must be a whole number from 1 on")
        self.recorded: tuple[str, ...] = _checked(names, seats)
        self.names: Names = names_of(self.recorded)
        self.rules: Rules = rules or Rules()
        self.dealer = dealer
        self.tries = tries
        self.remembers = remembers
        self.counts = counts
        self.odds = odds
        self.reset(seed)

    def reset(self, seed: int | str | None = None) -> None:
        """Begin a new game with the same players: shuffle the deck and deal up to the first question."""
        seats = len(self.recorded)
        self.seed: bytes = _seed(seed)
        self._chronicle = Chronicle(Table.set_up(seats, self.rules, self.dealer), self.names)
        self._game = LocalTable(Record(self.recorded, (), self.dealer, self.rules, self.seed))
        self._chronicle.tell(self._game.opening)
        self._chats = [_Chat() for _ in range(seats)]
        self._refusal: Refused | None = None
        self._prompt: str | None = None

    # --- where the game stands ----------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table, as everybody can see it. Only the referee changes it."""
        return self._game.table

    @property
    def asked(self) -> PlayersQuestion | None:
        """The decision that is asked now; None when the game is over."""
        asked = self._game.asked
        assert not isinstance(asked, WhichCard), f"a seeded deck knows its cards: {asked}"
        return asked

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked now; None when the game is over."""
        return None if self.asked is None else self.asked.seat

    @property
    def answers(self) -> dict[str, Answer]:
        """The legal answers, as the prompt offers them; none when the game is over.

        >>> TextGame(seats=3, seed="family night").answers
        {'[hit]': <Move.HIT: 'hit'>, '[stay]': <Move.STAY: 'stay'>}
        """
        return {} if self.asked is None else {spelt(answer): answer for answer in self.asked.options}

    # --- a prompt and its reply ---------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Return all that the seat needs to answer. Until a reply comes it is the same text."""
        if self._prompt is None:
            self._prompt = self._words_for(self._open_question())
        return self._prompt

    def _words_for(self, asked: PlayersQuestion) -> str:
        if self._refusal is None:
            return self._whole(asked)
        again = say("text-again", reason=self._refusal.reason, left=self._refusal.tries_left)
        if self.remembers:
            return "\n".join([again, say("text-how"), *answer_lines(self.table, asked, self.names)])
        return f"{self._whole(asked)}\n\n{again}"

    def _whole(self, asked: PlayersQuestion) -> str:
        seat, table, names = asked.seat, self.table, self.names
        knows_the_rules = self.remembers and self._chats[seat].messages
        pieces = [] if knows_the_rules else [rules_piece(table, names, seat)]
        pieces += [*self._news(seat), table_piece(table, names, seat)]
        if self.counts:
            pieces.append(counts_piece(table))
        if self.odds and isinstance(asked, HitOrStay):
            pieces.append(odds_piece(table, names, seat))
        return "\n\n".join([*pieces, question_piece(table, asked, names)])

    def _news(self, seat: Seat) -> list[str]:
        """Return what was played for the seat, and what happened since it was last asked."""
        chat = self._chats[seat]
        lines = self._chronicle.lines[chat.heard :]
        return [*filter(None, [chat.notice]), *([happened_piece(lines)] if lines else [])]

    def answer(self, reply: str | None) -> Outcome:
        """Play the reply if it is a legal answer; if not, nothing changes until the last try.

        None, as a model that says nothing may return it, is an empty reply.
        """
        reply = "" if reply is None else reply
        if not isinstance(reply, str):
            raise BadTextGame(f"a reply is text, and {quoted(reply)} is none")
        asked = self._open_question()
        chat = self._chats[asked.seat]
        chat.say(self.prompt(), reply)
        self._prompt = None
        meant = understand(reply, asked, self.names)
        if not isinstance(meant, Unclear):
            return Played(meant, self._play(meant))
        chat.refused += 1
        tries_left = (self.tries if self._refusal is None else self._refusal.tries_left) - 1
        if tries_left:
            self._refusal = Refused(meant.sentence, tries_left)
            return self._refusal
        return self._play_for(asked, meant.sentence)

    def _play_for(self, asked: PlayersQuestion, reason: str) -> PlayedForYou:
        choice = fallback(asked)
        events = self._play(choice)
        chat = self._chats[asked.seat]
        chat.played_for += 1
        chat.notice = say("text-gave-up", reason=reason, answer=spelt(choice))
        return PlayedForYou(reason, choice, events)

    def _play(self, choice: Answer) -> tuple[Event, ...]:
        chat = self._chats[self._open_question().seat]
        chat.heard = len(self._chronicle.lines)
        chat.notice = ""
        self._refusal = None
        events = self._game.step(choice)
        self._chronicle.tell(events)
        return events

    def _open_question(self) -> PlayersQuestion:
        if self.asked is None:
            raise BadTextGame("the game is over: nobody is asked")
        return self.asked

    # --- what remains -------------------------------------------------------------------------------------------------

    def messages(self, seat: int) -> list[Message]:
        """Return the chat of a seat: its prompts and its replies, and a last message when the game is over."""
        chat = self._chats[seat].messages.copy()
        if self.asked is None:
            ending = [*self._news(Seat(seat)), over_piece(self.table, self.names)]
            chat.append({"role": "user", "content": "\n\n".join(ending)})
        return chat

    @property
    def record(self) -> Record:
        """Return the record of the game so far."""
        return self._game.record

    @property
    def result(self) -> Result:
        """Return the result of the game."""
        winner, scores = self.table.winner, self.table.scores
        if winner is None:
            raise BadTextGame(f"the game is not over: {self.asked}")
        return Result(
            winner=winner,
            scores=tuple(scores),
            places=tuple(place(self.table, seat) for seat in self.table.seats),
            rewards=tuple(1.0 if seat == winner else -1 / (len(scores) - 1) for seat in self.table.seats),
            refused=tuple(chat.refused for chat in self._chats),
            played_for=tuple(chat.played_for for chat in self._chats),
            record=self.record,
        )

"""A game from its first card to its last, at one keyboard: people and bots in any mixture."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Final, assert_never

from flip7.bots import bot_named
from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, WhichCard
from flip7.core.seats import Seat
from flip7.core.shuffle import seed_hash
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.lists import all_of
from flip7.i18n.markup import printable
from flip7.i18n.narrate import Teller
from flip7.i18n.seat_names import BotSeat, Names
from flip7.play.autosave import Autosave
from flip7.play.options import PlayOptions
from flip7.play.seating import Person
from flip7.play.setup import Setting, setting_of
from flip7.record import Record, Replay, replay, to_json
from flip7.record.files import BadFile
from flip7.terminal.lineui.exit import Leaving, Outcome
from flip7.terminal.lineui.narrator import Narrator
from flip7.terminal.lineui.person import KeyboardPlayer, Quit
from flip7.terminal.lineui.screen import EndOfInput, Screen

_MADE_FOR: Final = 3


class Session:
    """One game at one keyboard."""

    def __init__(self, setting: Setting, screen: Screen, keeping: Autosave) -> None:
        replayed = replay(setting.record)
        self._record = setting.record
        self._players = setting.players
        self._game = replayed.game
        self._opening = [] if setting.record.choices else replayed.events
        self._screen = screen
        self._keeping = keeping
        self._warned = False
        self._names = Names(setting.record.seats)
        self._narrator = Narrator(screen, Teller(self._first_table(replayed), self._names))
        self._keyboard = KeyboardPlayer(screen, self._narrator, self._names, keeping)
        self._leaving = Leaving(screen, keeping)

    def play(self) -> Outcome:
        """The game is played to its end, or kept where it was left."""
        try:
            self._welcome()
            self._narrator.tell(self._opening)
            while (asked := self._game.asked) is not None:
                self._make(self._choose(asked))
            return self._over()
        except Quit:
            return self._leaving.on_purpose(self._record)
        except KeyboardInterrupt:
            return self._leaving.interrupted(self._record)
        except EndOfInput:
            return self._leaving.out_of_answers(self._record)
        finally:
            self._screen.finish()

    def _first_table(self, replayed: Replay) -> Table:
        """The table from which the telling goes on: before the first card, or where a resumed game stands."""
        if self._opening:
            return self._record.new_table()
        return replayed.game.table

    def _make(self, choice: Choice) -> None:
        """The choice is made, recorded and told."""
        events = self._game.play(choice)
        self._record = _with_choice(self._record, choice)
        self._narrator.tell(events)

    # --- whose answer -------------------------------------------------------------------------------------------------

    def _choose(self, asked: Decision) -> Choice:
        player = self._players[asked.seat]
        if isinstance(asked, WhichCard):
            return self._ask(asked)
        match player:
            case Person():
                return self._ask(asked)
            case BotSeat():
                return bot_named(player.bot, self._dice()).choose(self._game.table.copy(), asked)
            case _:
                assert_never(player)

    def _ask(self, asked: Decision) -> Choice:
        """A person answers; the file has the game as it was when they were asked."""
        try:
            self._keeping.keep(self._record)
        except BadFile as error:
            if not self._warned:
                self._screen.note(say("save-failed", problem=printable(str(error))))
            self._warned = True
        return self._keyboard.choose(self._game.table, asked, self._record)

    def _dice(self) -> Random:
        """A bot's chance follows from the game and the question, so that a resumed game goes on as it would have."""
        return Random(to_json(self._record))

    # --- beginning and end --------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        if not self._opening and (winner := self._game.table.winner) is not None:
            self._welcome_after_the_end(winner)
            return
        names = all_of(self._names.all())
        if self._opening:
            self._screen.note(say("game-begins", target=str(self._record.rules.target), names=names))
        else:
            self._screen.note(say("game-resumed", number=self._game.table.round, names=names))
        if len(self._players) < _MADE_FOR:
            self._screen.note(say("game-few"))
        if self._record.seed is not None:
            self._screen.note(say("game-hash", hash=seed_hash(self._record.seed)))
            self._screen.note(say("game-hash-why"))
        if self._record.drawn is not None:
            self._screen.note(say("game-real-deck"))
        if any(isinstance(player, Person) for player in self._players):
            self._screen.note(say("game-help"))

    def _welcome_after_the_end(self, winner: Seat) -> None:
        """There is nothing left to play in a game that was won."""
        table = self._game.table
        self._screen.note(say("game-resumed", number=table.round, names=all_of(self._names.all())))
        self._screen.note(say("game-is-over", name=self._names[winner], total=table.scores[winner]))

    def _over(self) -> Outcome:
        self._screen.note(say("game-over", rounds=self._game.table.round))
        if self._record.seed is not None:
            self._screen.note(say("game-seed", seed=self._record.seed.hex()))
        return self._leaving.at_the_end(self._record)


def _with_choice(record: Record, choice: Choice) -> Record:
    """The record with one more answer, or with the card of a real deck."""
    if isinstance(choice, Card):
        return replace(record, drawn=(*(record.drawn or ()), choice))
    return replace(record, choices=(*record.choices, choice))


def play(wishes: PlayOptions, screen: Screen, now: Callable[[], datetime] = datetime.now) -> int:
    """A game is played at the screen; the exit status says how it ended."""
    setting = setting_of(wishes)
    keeping = Autosave.begin(wishes.save, setting.record, resumed=wishes.resume, now=now)
    return Session(setting, screen, keeping).play()

"""The line UI of a local game: print what happens, read answers line by line."""

from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import assert_never

from flip7.core.seats import Seat
from flip7.core.shuffle import seed_hash
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.lists import all_of
from flip7.i18n.narrate import Teller
from flip7.play.autosave import Autosave
from flip7.play.game_lock import GameLock
from flip7.play.local_table import LocalTable, seat_players
from flip7.play.options import MIN_RECOMMENDED_PLAYERS, PlayOptions
from flip7.play.session import Fresh, Remark, Step
from flip7.play.setup import Setting, remember_player, setting_of
from flip7.terminal.lineui.exit import Leaving, Outcome
from flip7.terminal.lineui.narrator import Narrator
from flip7.terminal.lineui.prompt import KeyboardPlayer, Quit
from flip7.terminal.lineui.screen import EndOfInput, Screen


class Session:
    """The line UI of one local game."""

    def __init__(self, setting: Setting, screen: Screen, autosave: Autosave) -> None:
        self._game = LocalTable(setting.record, people=setting.people, autosave=autosave, one_try=setting.one_try)
        self._occupants = setting.players
        self._screen = screen
        self._names = self._game.names
        self._narrator = Narrator(screen, Teller(self._first_table(), self._names))
        self._keyboard = KeyboardPlayer(screen, self._narrator, self._game, autosave)
        self._leaving = Leaving(screen, autosave, setting.way_back)

    def play(self) -> Outcome:
        """Play the game to its end, or save it where it was left."""
        try:
            self._welcome()
            _run(self._play())
            return self._over()
        except Quit:
            return self._leaving.on_purpose(self._game.record)
        except KeyboardInterrupt:
            return self._leaving.interrupted(self._game.record)
        except EndOfInput:
            return self._leaving.out_of_answers(self._game.record)
        finally:
            self._screen.finish()

    async def _play(self) -> None:
        begun = False
        players = seat_players(self._game, self._occupants, self._keyboard)
        async for update in self._game.updates(players, card_reader=self._keyboard):
            match update:
                case Step():
                    self._narrator.tell(update.events)
                case Remark():
                    self._screen.note(update.text)
                case Fresh():
                    if begun:  # else `_welcome` has said where the game stands
                        self._screen.note(say("undo-done"))
                        self._narrator.begin(Teller(update.table, self._names))
                    begun = True
                case _:
                    assert_never(update)

    def _first_table(self) -> Table:
        """Return the table where the narration starts: before the first card, or where a resumed game stands."""
        record = self._game.record
        if self._game.opening:
            return record.new_table()
        return self._game.table

    # --- beginning and end --------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        if not self._game.opening and (winner := self._game.table.winner) is not None:
            self._welcome_after_the_end(winner)
            return
        names = all_of(self._names.all())
        if self._game.opening:
            self._screen.note(say("game-begins", target=str(self._game.record.rules.target), names=names))
        else:
            self._screen.note(say("game-resumed", number=self._game.table.round, names=names))
        if len(self._occupants) < MIN_RECOMMENDED_PLAYERS:
            self._screen.note(say("game-few"))
        if self._game.record.seed is not None:
            self._screen.note(say("game-hash", hash=seed_hash(self._game.record.seed)))
            self._screen.note(say("game-hash-why"))
        if self._game.record.drawn is not None:
            self._screen.note(say("game-real-deck"))
        if self._game.people:
            self._screen.note(say("game-help"))

    def _welcome_after_the_end(self, winner: Seat) -> None:
        """Say who has won a resumed game that is over."""
        table = self._game.table
        self._screen.note(say("game-resumed", number=table.round, names=all_of(self._names.all())))
        self._screen.note(say("game-is-over", name=self._names[winner], total=table.scores[winner]))

    def _over(self) -> Outcome:
        self._screen.note(say("game-over", rounds=self._game.table.round))
        if self._game.record.seed is not None:
            self._screen.note(say("game-seed", seed=self._game.record.seed.hex()))
        return self._leaving.at_the_end(self._game.record)


def _run(coroutine: Coroutine[None, None, None]) -> None:
    """Run a coroutine that waits for nothing but `input`, without an event loop.

    `asyncio.run` would turn Ctrl-C into a cancellation of the task, and `input` would go on waiting.
    """
    with suppress(StopIteration):
        coroutine.send(None)
        raise AssertionError("the line UI waits for nothing but its input")


def play(
    options: PlayOptions, screen: Screen, now: Callable[[], datetime] = datetime.now, kept: Path | None = None
) -> int:
    """Play a game at the screen and return the exit status.

    `kept` is the folder of kept games: a game of people at a terminal is kept there if no file was named.
    """
    setting = setting_of(options)
    folder = kept if screen.interactive and setting.people and setting.record.branch is None else None
    if folder is not None:
        remember_player(setting)
    autosave = Autosave.begin(
        options.save, setting.record, resumed=options.resumed_file, now=now, folder=folder, lock_file=GameLock
    )
    try:
        return Session(setting, screen, autosave).play()
    finally:
        autosave.close()

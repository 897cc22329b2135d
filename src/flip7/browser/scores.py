"""The score games of a device: games with real cards, kept by `play.scorekeeper` and stored before they are told."""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import Struct

from flip7.browser.score_acts import ChangeSettings, ScoreAct, perform
from flip7.browser.score_backup import BackedUp, read_backup, write_backup
from flip7.browser.score_store import ScoreChanges, ScoreMeta, ScoreStore
from flip7.core.errors import Flip7Error
from flip7.core.rules import MAX_TARGET, Rules
from flip7.core.seats import SEATS, Seat
from flip7.i18n.catalog import say
from flip7.play.scorekeeper import BadScoreSheet, Depth, Entry, ScoreKeeper, Setup
from flip7.play.scorekeeper.differences import Difference, differences
from flip7.play.scorekeeper.entries import EntryId
from flip7.play.scorekeeper.json_form import entry_from_json, entry_to_json, from_json, saved, setup_as_json, to_json
from flip7.play.scorekeeper.player_colours import are_colours, colours_for
from flip7.play.scorekeeper.player_history import PlayerHistory, history, result_of
from flip7.play.scorekeeper.settings import OddsFor, ScoreSettings
from flip7.server.storage.store import StoreTrouble

_ID_BYTES: Final = 8
_KEEPER_BYTES: Final = 3


class UnknownGame(Flip7Error):
    """A score game that is not on this device."""


class NewScore(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new game."""

    names: list[str]
    colours: tuple[int, ...] | None = None
    dealer: int = 0
    target: int = 200
    depth: Depth = Depth.PAD
    odds: OddsFor = OddsFor.NOBODY
    advice: bool = False


@dataclass(slots=True)
class ScoreGame:
    """A score game that is open."""

    meta: ScoreMeta
    keeper: ScoreKeeper


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of an act."""

    game: ScoreGame
    played: frozenset[EntryId]
    """The steps that were played by it, unless it was a correction."""
    differences: list[Difference]
    new: Sequence[Entry] = ()
    """The entries that were added, for other keepers of the game."""


def random_name(count: int) -> str:
    """Return a name that nobody else has: so many random bytes, in hexadecimal digits."""
    return secrets.token_hex(count)


class DeviceScores:
    """Keeps the score games of a device; one request after the other, each stored before it is answered."""

    def __init__(
        self, store: ScoreStore, now: Callable[[], int], random_name: Callable[[int], str] = random_name
    ) -> None:
        self._store = store
        self._now = now
        self._random_name = random_name
        self._open: dict[str, ScoreGame] = {}
        self._lock = asyncio.Lock()

    # --- one game -----------------------------------------------------------------------------------------------------

    async def create(self, plan: NewScore) -> ScoreGame:
        """Begin a game; `BadScoreSheet` if no game can begin so."""
        setup = self._setup(plan)
        keeper = ScoreKeeper(setup, keeper=self._random_name(_KEEPER_BYTES))
        now = self._now()
        meta = _meta(keeper, plan.colours or (), ScoreSettings(plan.odds, plan.advice), now, now)
        async with self._lock:
            await self._store.write(ScoreChanges([meta]))
            self._open[meta.id] = ScoreGame(meta, keeper)
            return self._open[meta.id]

    def _setup(self, plan: NewScore) -> Setup:
        if not 1 <= plan.target <= MAX_TARGET:
            raise BadScoreSheet(say("score-target", least=1, most=MAX_TARGET))
        names = tuple(name.strip() for name in plan.names)
        return Setup(
            self._random_name(_ID_BYTES), names, Rules(target=plan.target), _dealer(plan.dealer, names), plan.depth
        )

    async def game(self, game: str) -> ScoreGame:
        """Return the game, opened if it was not."""
        async with self._lock:
            return await self._opened(game)

    async def do(self, game: str, act: ScoreAct) -> Outcome:
        """Do it, store it, and then return what it has brought about; raise `Refused`, and nothing has changed."""
        async with self._lock:
            opened = await self._opened(game)
            if isinstance(act, ChangeSettings):
                settings = ScoreSettings(act.odds, act.advice)
                await self._write(opened, msgspec.structs.replace(opened.meta, settings=settings), [])
                return Outcome(opened, frozenset(), [])
            keeper, length = opened.keeper, len(opened.keeper.log)
            before = {played.entry.id for played in keeper.fold.story}
            changed = perform(keeper, act)
            new = keeper.log.entries[length:]  # the clock of a new entry is the highest
            if not new:  # nothing was left to undo
                return Outcome(opened, frozenset(), [])
            await self._write(opened, _grown(opened.meta, keeper, self._now()), new)
            tapped = {entry.id for entry in new}
            played = [each.entry.id for each in keeper.fold.story if each.entry.id not in before]
            return Outcome(opened, frozenset(played) if tapped & set(played) else frozenset(), changed, new)

    async def merge(self, game: str, entries: Iterable[object]) -> Outcome:
        """Add the entries of another keeper, as JSON values, in whatever order they come, and store them.

        `BadScoreSheet` if one of them is none: then nothing has changed.
        """
        async with self._lock:
            opened = await self._opened(game)
            keeper, before = opened.keeper, opened.keeper.fold
            given = [entry_from_json(each) for each in entries]
            new = keeper.merge(given)
            if new:
                await self._write(opened, _grown(opened.meta, keeper, self._now()), new)
            return Outcome(opened, frozenset(), differences(before, keeper.fold), new)

    async def delete(self, game: str) -> None:
        """Delete a game."""
        async with self._lock:
            await self._found(game)
            await self._store.write(ScoreChanges(removed_scores=[game]))
            self._open.pop(game, None)

    async def _write(self, opened: ScoreGame, meta: ScoreMeta, new: list[Entry]) -> None:
        """Store what is new. If that fails, the game is read again: what was not stored has not happened."""
        try:
            await self._store.write(ScoreChanges([meta], _rows(opened.meta, new)))
        except StoreTrouble:
            self._open.pop(meta.id, None)
            raise
        opened.meta = meta

    async def _found(self, game: str) -> ScoreMeta:
        meta = (await self._store.metas()).get(game)
        if meta is None:
            raise UnknownGame(say("score-unknown-game"))
        return meta

    async def _opened(self, game: str) -> ScoreGame:
        meta = await self._found(game)
        if game not in self._open:
            self._open[game] = ScoreGame(meta, await self._read(meta))
        return self._open[game]

    async def _read(self, meta: ScoreMeta) -> ScoreKeeper:
        """Read a game. Its taps get a new name each time, so that no two devices ever give the same id."""
        text = saved(meta.setup, await self._store.taps(meta.id))
        return from_json(text, self._random_name(_KEEPER_BYTES))

    # --- all games ----------------------------------------------------------------------------------------------------

    async def list_games(self) -> list[ScoreMeta]:
        """List all games, the one that changed last first."""
        async with self._lock:
            return sorted((await self._store.metas()).values(), key=lambda meta: meta.changed, reverse=True)

    async def players(self) -> list[PlayerHistory]:
        """Return the history of all players, over the finished games in the order in which they began."""
        metas = sorted(await self.list_games(), key=lambda meta: meta.started)
        return history(meta.result for meta in metas if meta.result is not None)

    async def backup(self, game: str | None = None) -> str:
        """Return all games as one text, or that game."""
        async with self._lock:
            listed = (await self._store.metas()).values() if game is None else [await self._found(game)]
            metas = sorted(listed, key=lambda meta: meta.started)
            return write_backup([(meta, saved(meta.setup, await self._store.taps(meta.id))) for meta in metas])

    async def restore(self, text: str) -> tuple[int, int]:
        """Add the games of a backup, and what is new in those that are here; count those, and those with nothing new.

        All of it is checked before anything is written, and all is written at once: a bad file changes nothing.
        """
        given = read_backup(text)
        async with self._lock:
            metas: list[ScoreMeta] = []
            rows: list[tuple[str, int, str]] = []
            for keeper, backed_up in given:
                added = await self._added(keeper, backed_up)
                if added is not None:
                    metas.append(added[0])
                    rows += added[1]
            if metas:
                await self._store.write(ScoreChanges(metas, rows))
            for meta in metas:
                self._open.pop(meta.id, None)
            return len(metas), len(given) - len(metas)

    async def _added(
        self, given: ScoreKeeper, backed_up: BackedUp | None
    ) -> tuple[ScoreMeta, list[tuple[str, int, str]]] | None:
        """Return what a restored game adds to what is here; None if nothing."""
        here = (await self._store.metas()).get(given.setup.game)
        if here is None:
            meta = _restored(given, backed_up, self._now())
            return meta, [(meta.id, number, entry_to_json(each)) for number, each in enumerate(given.log.entries)]
        keeper = await self._read(here)
        if keeper.setup != given.setup:
            raise BadScoreSheet(say("score-other-game"))
        new = keeper.merge(given.log.entries)
        changed = here.changed if backed_up is None else max(here.changed, backed_up.changed)
        return (_grown(here, keeper, changed), _rows(here, new)) if new else None


def _dealer(number: int, names: tuple[str, ...]) -> Seat:
    if not 0 <= number < len(SEATS):
        raise BadScoreSheet(say("score-dealer", count=len(names)))
    return SEATS[number]


def check_colours(plan: NewScore) -> bool:
    """Return whether the players' colours are colours, one for each."""
    colours = plan.colours
    return colours is None or (len(colours) == len(plan.names) and are_colours(colours, len(colours)))


def _meta(
    keeper: ScoreKeeper, colours: tuple[int, ...], settings: ScoreSettings, started: int, changed: int
) -> ScoreMeta:
    setup, table, line_up = keeper.setup, keeper.fold.table, keeper.fold.line_up
    return ScoreMeta(
        id=setup.game,
        setup=setup_as_json(setup),
        names=keeper.seated_names,
        colours=colours_for(len(line_up.names), colours),
        settings=settings,
        started=started,
        changed=changed,
        length=len(keeper.log),
        totals=tuple(table.scores),
        round=table.round,
        depth=keeper.fold.depth,
        winner=table.winner,
        result=result_of(keeper),
    )


def _grown(meta: ScoreMeta, keeper: ScoreKeeper, changed: int) -> ScoreMeta:
    """Return what is kept of a game after new entries."""
    return _meta(keeper, meta.colours, meta.settings, meta.started, changed)


def _restored(keeper: ScoreKeeper, backed_up: BackedUp | None, now: int) -> ScoreMeta:
    if backed_up is None:
        return _meta(keeper, (), ScoreSettings(), now, now)
    return _meta(keeper, backed_up.colours, backed_up.settings, backed_up.started, backed_up.changed)


def _rows(meta: ScoreMeta, new: list[Entry]) -> list[tuple[str, int, str]]:
    """Return new entries as they are written, behind those that are there."""
    return [(meta.id, number, entry_to_json(entry)) for number, entry in enumerate(new, meta.length)]


def game_text(game: ScoreGame) -> str:
    """Return the game as it is saved and handed over."""
    return to_json(game.keeper) + "\n"

"""The store of the score games of a device: what each is, and what was tapped, over the persistence of the rooms.

Every change is one write, which is awaited before anybody is told. Entries are only added.
"""

from typing import Final

import msgspec
from msgspec import Struct

from flip7.browser.store import Persistence
from flip7.play.scorekeeper import Depth
from flip7.play.scorekeeper.player_history import GameResult
from flip7.play.scorekeeper.settings import ScoreSettings
from flip7.server.storage.store import StoreTrouble


class ScoreMeta(Struct, frozen=True, forbid_unknown_fields=True):
    """The metadata of a score game: enough to list it, and for the players' history; its entries are kept apart."""

    id: str
    setup: str
    """Names, rules and the first dealer, as JSON (`json_form.setup_as_json`)."""
    names: tuple[str, ...]
    colours: tuple[int, ...]
    settings: ScoreSettings
    started: int
    changed: int
    """Both in milliseconds since 1970."""
    length: int
    """The number of its entries."""
    totals: tuple[int, ...]
    round: int
    depth: Depth
    winner: int | None
    """A seat; null while nobody has won."""
    result: GameResult | None
    """For the history; null while nobody has won."""


class ScoreChanges(Struct, frozen=True):
    """The changes of one transaction."""

    scores: list[ScoreMeta] = []
    taps: list[tuple[str, int, str]] = []
    """Game, number and JSON of each new entry."""
    removed_scores: list[str] = []
    """The ids of games that are removed with their entries."""


_decode_metas: Final = msgspec.json.Decoder(list[ScoreMeta]).decode
_decode_taps: Final = msgspec.json.Decoder(list[str]).decode


class ScoreStore:
    """Keeps the score games of a device. What they are is in memory; entries are read when a game is opened."""

    def __init__(self, persistence: Persistence) -> None:
        self._persistence = persistence
        self._metas: dict[str, ScoreMeta] | None = None

    async def metas(self) -> dict[str, ScoreMeta]:
        """Return what is kept of all games, by id."""
        if self._metas is None:
            try:
                metas = _decode_metas(await self._persistence.scores())
            except Exception as error:
                raise StoreTrouble(f"the score games of this device cannot be read: {error}") from error
            self._metas = {meta.id: meta for meta in metas}
        return self._metas

    async def taps(self, game: str) -> list[str]:
        """Return the entries of a game, each as JSON."""
        try:
            return _decode_taps(await self._persistence.taps(game))
        except Exception as error:
            raise StoreTrouble(f"score game {game}: its entries cannot be read: {error}") from error

    async def write(self, changes: ScoreChanges) -> None:
        """Write the changes, and remember them once they are written."""
        metas = await self.metas()
        try:
            await self._persistence.write(msgspec.json.encode(changes).decode())
        except Exception as error:
            raise StoreTrouble(f"this device cannot keep it: {error}") from error
        for meta in changes.scores:
            metas[meta.id] = meta
        for game in changes.removed_scores:
            metas.pop(game, None)

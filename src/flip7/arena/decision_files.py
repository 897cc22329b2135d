"""Files of decisions: compressed NumPy arrays (`.npz`), or Parquet, which is written while games are played.

The columns are those of `arena/decisions.py`, in the layout that docs/simulate.md describes.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flip7.arena.decisions import COLUMNS, VERSION, decisions_by_game, decisions_of, max_games
from flip7.arena.simulation import BadSimulation, Simulation
from flip7.core.errors import quoted
from flip7.extras import require
from flip7.kernel.observation import GIVE_TO, observation_size
from flip7.record.files import replacing

NPZ: Final = ".npz"
PARQUET: Final = ".parquet"
ROWS_IN_A_GROUP: Final = 16_384
"""Decisions that are in memory before they are written: with 40 seats, 90 MB of observations."""
PARQUET_ABOUT: Final = b"flip7"
"""The key, among the metadata of a Parquet file, of a JSON object with what is true of all rows."""

Columns = dict[str, NDArray[Any]]
Watch = Callable[[int], None]


def check_file(file: Path, seats: int, games: int) -> None:
    """Raise `BadSimulation` unless so many games can be written in the form that the file's name says.

    `MissingExtra` if a package is not installed that this form needs.
    """
    match file.suffix.lower():
        case ".npz":
            most = max_games(seats)
            if not 1 <= games <= most:
                raise BadSimulation(
                    f"--decisions {games}: it must be a number of games from 1 to {most:,} at this table; "
                    f"{PARQUET} holds any number"
                )
        case ".parquet":
            require("pyarrow")
            if games < 1:
                raise BadSimulation(f"--decisions {games}: it must be a number of games from 1 on")
        case _:
            raise BadSimulation(f"--decisions {quoted(str(file))}: the name must end in {PARQUET} or {NPZ}")


def write_decisions(file: Path, simulation: Simulation, games: range, watch: Watch = lambda _: None) -> int:
    """Play these games and write every decision, atomically; return how many there were."""
    check_file(file, simulation.seats, len(games))
    with replacing(file) as beside:
        if file.suffix.lower() == NPZ:
            return _write_npz(beside, simulation, games, watch)
        return _write_parquet(beside, simulation, games, watch)


def _about(simulation: Simulation) -> dict[str, Any]:
    """Return what is true of all rows."""
    return {
        "version": VERSION,
        "bots": [bot.name for bot in simulation.players],
        "seats": simulation.seats,
        "target": simulation.rules.target,
        "seed": simulation.seed,
    }


def _write_npz(file: Path, simulation: Simulation, games: range, watch: Watch) -> int:
    found = decisions_of(simulation, games, watch)
    about = {name: np.array(value) for name, value in _about(simulation).items()}
    arrays: dict[str, Any] = {**found.columns, **about}
    with file.open("xb") as opened:
        np.savez_compressed(opened, **arrays)
    return len(found)


def _write_parquet(file: Path, simulation: Simulation, games: range, watch: Watch) -> int:
    import pyarrow as pa  # an optional dependency
    from pyarrow.parquet import ParquetWriter

    widths = {"observation": observation_size(simulation.seats), "mask": GIVE_TO + simulation.seats}
    schema = pa.schema(
        [pa.field(name, _arrow_type(pa, kind, widths.get(name)), nullable=False) for name, kind in COLUMNS.items()],
        metadata={PARQUET_ABOUT: json.dumps(_about(simulation), ensure_ascii=False)},
    )
    rows = 0
    with ParquetWriter(file, schema, compression="zstd") as writer:
        for columns in _groups(decisions_by_game(simulation, games, watch)):
            arrays = [
                pa.FixedSizeListArray.from_arrays(pa.array(columns[field.name].ravel()), type=field.type)
                if field.name in widths
                else pa.array(columns[field.name], field.type)
                for field in schema
            ]
            writer.write_table(pa.Table.from_arrays(arrays, schema=schema))
            rows += len(columns["game"])
    return rows


def _arrow_type(
    pa: Any,  # noqa: ANN401 - a module without types
    kind: type[np.generic],
    width: int | None,
) -> Any:  # noqa: ANN401 - the same
    number = pa.from_numpy_dtype(np.dtype(kind))
    return number if width is None else pa.list_(pa.field("element", number, nullable=False), width)


def _groups(games: Iterable[Columns]) -> Iterator[Columns]:
    """Put the games together until they fill a row group; a game is never divided."""
    waiting: list[Columns] = []
    rows = 0
    for columns in games:
        waiting.append(columns)
        rows += len(columns["game"])
        if rows >= ROWS_IN_A_GROUP:
            yield _together(waiting)
            waiting, rows = [], 0
    if waiting:
        yield _together(waiting)


def _together(games: list[Columns]) -> Columns:
    return {name: np.concatenate([each[name] for each in games]) for name in COLUMNS}

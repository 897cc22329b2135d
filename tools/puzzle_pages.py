"""Prepare the puzzles for the browser, which knows no rules: each table and question as the server would send it.

    python tools/puzzle_pages.py build/puzzle-pages

It writes a list of all puzzles, and the puzzles themselves in parts, so that the page fetches only the one it shows.
The same puzzles give the same files. The site's build makes them part of the page (web/src/net/puzzles.ts).
"""

import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import msgspec

from flip7.analysis.puzzles import PANEL, Puzzle, gone_cards, puzzles
from flip7.core.game import Game
from flip7.play.puzzles import NAMES, NEAREST, RATING
from flip7.protocol.messages import TableView
from flip7.protocol.room_events import By
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.server.rooms.views import game_view, question

IN_A_PART: Final = 40
"""Puzzles of one file: some kilobytes, compressed."""


def main(out: Path) -> None:
    """Write the files into that folder."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name, content in files(puzzles()):
        (out / name).write_bytes(msgspec.json.encode(content))


def files(found: tuple[Puzzle, ...]) -> Iterator[tuple[str, object]]:
    """Yield each file's name and content."""
    parts = list(_parts(found))
    listed = []
    for number, part in enumerate(parts):
        yield f"part-{number}.json", {puzzle.id: page_of(puzzle) for puzzle in part}
        listed += [_entry(puzzle, number) for puzzle in part]
    index = {"names": NAMES, "panel": PANEL, "elo": {**asdict(RATING), "nearest": NEAREST}, "table": _table()}
    yield "index.json", {**index, "puzzles": listed}


def _parts(found: tuple[Puzzle, ...]) -> Iterator[tuple[Puzzle, ...]]:
    return (found[at : at + IN_A_PART] for at in range(0, len(found), IN_A_PART))


def _entry(puzzle: Puzzle, part: int) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "part": part,
        "rating": puzzle.rating,
        "difficulty": puzzle.difficulty,
        "themes": puzzle.themes,
    }


def page_of(puzzle: Puzzle) -> dict[str, Any]:
    """Return what the page shows of a puzzle: cards, question, answers with their figures, and who misses it."""
    game = Game.resume(puzzle.table())
    return {
        "game": game_view(game.table),
        "asked": question(game, By.PERSON, None, odds=False),
        "gone": gone_cards(game.table),
        "best": puzzle.best,
        "answers": [{**asdict(answer), "certainty": answer.certainty} for answer in puzzle.answers],
        "missed_by": puzzle.missed_by,
        "tempting": puzzle.tempting.choice,
    }


def _table() -> TableView:
    """Return the table at which every puzzle is asked; the browser adds seats, cards and question."""
    return TableView(
        id="puzzle",
        code="",
        link="",
        number=0,
        phase=Phase.PLAYING,
        public=False,
        rules=GameRules(),
        options=Options(),
        host=None,
        seats=(),
        people=(),
        secret_hash="0" * 64,
        seed_hash=None,
        game=None,
        asked=None,
        revealed=None,
        rematch=None,
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))

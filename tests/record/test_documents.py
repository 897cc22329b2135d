"""Every example in docs/records.md and docs/notation.md is run.

A block fenced as `f7` or `json` is a game: it is read, replayed, and survives the way to the other form and back. A
`json` block without a format is what `flip7 replay --json` prints for the game before it. A block fenced as `f7-bad` or
`json-bad` is refused, with exactly the message in its last line, behind `-->`. One fenced as `f7-many` is two games.
"""

import json
import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from flip7.core.errors import Flip7Error
from flip7.record import from_json, from_notation, read_record, replay, summary, to_json, to_notation
from flip7.record.files import read_games
from flip7.record.notation.header import _READERS
from flip7.record.notation.tree import Mark, NoCard

DOCS = Path(__file__).parents[2] / "docs"


@dataclass(frozen=True)
class Block:
    """One fenced block of a document."""

    document: str
    line: int
    kind: str
    text: str

    @property
    def is_summary(self) -> bool:
        return self.kind == "json" and '"format"' not in self.text

    @property
    def is_game(self) -> bool:
        return self.kind in {"f7", "json"} and not self.is_summary

    @property
    def is_bad(self) -> bool:
        return self.kind.endswith("-bad")

    def __str__(self) -> str:
        return f"{self.document}:{self.line}"


def blocks_of(document: str) -> list[Block]:
    text = (DOCS / document).read_text(encoding="utf-8")
    fences = re.finditer(r"^```(\S+)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [Block(document, text[: found.start()].count("\n") + 1, found[1], found[2]) for found in fences]


BLOCKS = blocks_of("records.md") + blocks_of("notation.md")


def test_every_block_is_of_a_kind_that_is_run_or_the_grammar() -> None:
    assert {block.kind for block in BLOCKS} == {"f7", "f7-bad", "f7-many", "json", "json-bad", "ebnf"}


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.is_game], ids=str)
def test_a_game_is_read_replayed_and_converted(block: Block) -> None:
    record = read_record(block.text)
    replay(record)
    assert from_json(to_json(record)) == record
    assert from_notation(to_notation(record)) == record


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.kind == "f7-many"], ids=str)
def test_many_games_are_read_one_after_the_other(block: Block, tmp_path: Path) -> None:
    file = tmp_path / "games.f7"
    file.write_text(block.text, encoding="utf-8")
    assert [replay(record).record for record in read_games(file)] == list(read_games(file))
    assert len(list(read_games(file))) == 2


@pytest.mark.parametrize("game, printed", [pair for pair in pairwise(BLOCKS) if pair[1].is_summary], ids=str)
def test_what_replay_prints_is_what_it_prints(game: Block, printed: Block) -> None:
    assert json.loads(printed.text) == summary(replay(read_record(game.text)))


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.is_bad], ids=str)
def test_a_bad_game_is_refused_with_the_message_shown(block: Block) -> None:
    text, _, message = block.text.partition("-->")
    with pytest.raises(Flip7Error) as caught:
        replay(read_record(text))
    assert str(caught.value) == message.strip()


def test_every_mark_is_explained() -> None:
    marks = {mark.value for mark in Mark} | {none.value for none in NoCard} | set("hs>(;%={")
    table = (DOCS / "notation.md").read_text(encoding="utf-8").partition("## The marks")[2].partition("\n\nA card")[0]
    explained = {cell[0] for cell in re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)}
    assert marks - {""} <= explained


def test_every_tag_is_explained() -> None:
    table = (DOCS / "notation.md").read_text(encoding="utf-8").partition("## Tags")[2].partition("```")[0]
    assert set(re.findall(r"^\| `(\w{3,})` \|", table, re.MULTILINE)) == set(_READERS)

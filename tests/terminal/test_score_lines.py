"""The score kept line by line at a keyboard: commands, slips, and files that cannot be written."""

import io
from collections.abc import Iterable
from pathlib import Path

import pytest

from flip7.core.rules import Rules
from flip7.play.score_file import ScoreFile, read_score
from flip7.play.scorekeeper import Depth, ScoreKeeper, Setup
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.plain import PlainScreen
from flip7.terminal.lineui.score import keep_score
from tests.terminal.tables import NOW

CTRL_C = "\x03"
PLAYERS = ("Ana", "Anton", "Ben")


class Keyboard:
    """A game of three at a keyboard; what is printed, how it ended and the score are kept."""

    def __init__(self, *typed: str, depth: Depth = Depth.PAD, file: Path | None = None) -> None:
        self.keeper = ScoreKeeper(Setup("game", PLAYERS, Rules(target=200), depth=depth))
        self._typed = iter(typed)
        out = io.StringIO()
        screen = PlainScreen(out, self._read, interactive=True)
        self.outcome = keep_score(self.keeper, screen, ScoreFile(file, lambda: NOW))
        self.lines = out.getvalue().splitlines()

    def _read(self) -> str:
        """One line after the other; then nothing more comes, as after Ctrl-D."""
        line = next(self._typed, None)
        if line == CTRL_C:
            raise KeyboardInterrupt
        return "" if line is None else f"{line}\n"


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# --- what is typed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed, depth, said",
    [
        (["ben"], Depth.PAD, "«ben» is not clear here: ? shows what you can type."),
        (["an 5"], Depth.PAD, "«an» could be Ana and Anton."),
        (["leave"], Depth.PAD, "Type the name, such as: leave ben"),
        (["back"], Depth.PAD, "Type the name, such as: back ben"),
        (["rename ben"], Depth.PAD, "Type the name, such as: rename ben Benno"),
        (["7 zz"], Depth.HANDS, "«zz» is not a card: type 0 to 12, +2 to +10, x2, FZ, F3 or SC."),
        (["7 11", "fix 3 9"], Depth.HANDS, "«9» is not clear here: ? shows what you can type."),
        (["1", "2", "3", "why"], Depth.LIVE, "«why» is not clear here: ? shows what you can type."),
    ],
)
def test_what_is_not_clear_changes_nothing(typed: list[str], depth: Depth, said: str) -> None:
    before = Keyboard(*typed[:-1], depth=depth)
    after = Keyboard(*typed, depth=depth)
    assert said in after.lines
    assert after.keeper.log.entries == before.keeper.log.entries


def test_an_empty_line_asks_again() -> None:
    game = Keyboard("", "5")
    assert [line.startswith("Round 1, Ana: how many points?") for line in game.lines].count(True) == 2
    assert game.keeper.fold.round.cells[0].number == 5


def test_somebody_joins_with_the_points_of_the_lowest() -> None:
    game = Keyboard("5", "6", "7", "join dora lowest")
    assert "dora plays from round 2 on." in game.lines
    assert list(game.keeper.scores) == [5, 6, 7, 5]


def test_a_card_of_a_hand_is_put_right() -> None:
    game = Keyboard("7 11", "fix 1 12", "9", "b", depth=Depth.HANDS)
    assert "Corrected. Nothing else changes." in game.lines
    assert list(game.keeper.scores) == [23, 9, 0]


def test_whom_a_card_was_given_to_is_put_right_by_number() -> None:
    game = Keyboard("12", "FZ", "ana", "fix 3 3", depth=Depth.LIVE)
    assert "Ana is not frozen any more." in game.lines
    assert "Round 1: Ben is «frozen», not «in» any more." in game.lines


def test_everything_that_waits_is_dropped_at_once() -> None:
    game = Keyboard("1", "2", "FZ", "ana", "7", "5", "fix 4 ben", "drop all", depth=Depth.LIVE)
    assert any("later entries wait" in line for line in game.lines)
    assert not game.keeper.fold.waiting


def test_the_help_says_what_can_be_typed_at_each_question() -> None:
    game = Keyboard("?", "1", "2", "3", "?", depth=Depth.LIVE)
    asked = next(at for at, line in enumerate(game.lines) if line.startswith("Ana, hit or stay?"))
    cards, moves = "FZ           Freeze", "h or hit     take a card"
    assert (told(game.lines[:asked], cards), told(game.lines[:asked], moves)) == (1, 0)
    assert (told(game.lines[asked:], cards), told(game.lines[asked:], moves)) == (0, 1)


def test_odds_are_certain_where_every_card_was_seen() -> None:
    game = Keyboard("12", "7", "3", "o", depth=Depth.LIVE)
    assert any("would bust" in line for line in game.lines)
    assert not any("this is a guess" in line for line in game.lines)


# --- files ------------------------------------------------------------------------------------------------------------


def test_a_score_is_saved_under_a_name_and_from_then_on() -> None:
    game = Keyboard("5", "save evening.json", "6", "quit")
    assert "Saved as evening.json." in game.lines
    assert [cell.number for cell in read_score(Path("evening.json")).fold.round.cells] == [5, 6, None]


def test_a_table_of_the_scores_is_written() -> None:
    game = Keyboard("5", "6", "7", "csv evening.csv")
    assert "Written: evening.csv" in game.lines
    assert Path("evening.csv").read_text().splitlines()[1] == "1,Ana,5,6,7,"


@pytest.mark.parametrize("typed, outcome", [(CTRL_C, Outcome.INTERRUPTED), ("quit", Outcome.DONE), ("", Outcome.DONE)])
def test_whoever_leaves_is_told_how_to_go_on(typed: str, outcome: Outcome) -> None:
    game = Keyboard("5", *filter(None, [typed]))
    assert game.outcome is outcome
    (kept,) = Path().iterdir()
    assert game.lines[-1].endswith(f"score --resume {kept}")
    assert read_score(kept).fold.round.cells[0].number == 5


def test_a_file_that_cannot_be_written_is_told_once_and_the_score_goes_on() -> None:
    game = Keyboard("5", "6", "7", file=Path("gone/score.json"))
    assert told(game.lines, "The game goes on, unsaved.") == 1
    assert list(game.keeper.scores) == [5, 6, 7]
    assert game.outcome is Outcome.NOT_OVER
    assert game.lines[-1].startswith("gone/score.json: ")


def told(lines: Iterable[str], words: str) -> int:
    return sum(words in line for line in lines)

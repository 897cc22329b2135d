"""Only the cells that change are written, and the terminal shows what it would have shown."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.terminal.tui.screen_diff import ScreenDiff
from tests.cli.test_terminal import Terminal
from tests.terminal.screen_reader import ScreenReader

STYLES = st.sampled_from(
    ["", "1", "31", "1;38;2;9;8;7;48;2;1;2;3", "38;2;9;8;7;48;2;4;5;6", "48;5;17", "7;97;104", "39"]
)
TEXTS = st.text(st.sampled_from("ab ▸♥もト"), min_size=1, max_size=6)
FRAMES = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 12), STYLES, TEXTS), min_size=1, max_size=5)


def written(frame: list[tuple[int, int, str, str]]) -> str:
    """A picture as Textual writes it: each piece with its place and its style, then the cursor."""
    pieces = (f"\x1b[{row + 1};{2 * at + 1}H\x1b[{style or 0}m{text}\x1b[0m" for row, at, style, text in frame)
    return "\r\n".join(pieces) + "\x1b[1;1H"


def whole(reader: ScreenReader) -> bool:
    """Whether no wide character has lost a half, which no picture of Textual's does."""
    wide = {at for at, (text, _) in reader.cells.items() if re.match("[もト]", text)}
    halves = {at for at, (text, _) in reader.cells.items() if not text}
    return {(row, column + 1) for row, column in wide} == halves


@given(st.lists(FRAMES, max_size=6))
def test_the_terminal_shows_the_same(frames: list[list[tuple[int, int, str, str]]]) -> None:
    plain, lean, diff = ScreenReader(), ScreenReader(), ScreenDiff()
    for frame in frames:
        plain.feed(written(frame))
        if not whole(plain):
            return
        lean.feed(diff.reduce(written(frame)))
        assert lean.cells == plain.cells
        assert (lean.row, lean.column) == (plain.row, plain.column) == (0, 0)


def test_the_same_picture_again_costs_nothing() -> None:
    diff, picture = ScreenDiff(), written([(0, 0, "1", "hello"), (1, 3, "31", "you")])
    assert diff.reduce(picture)
    assert diff.reduce(picture) == ""


def test_one_changed_letter_is_one_letter() -> None:
    diff = ScreenDiff()
    diff.reduce(written([(0, 0, "31", "hit or stay")]))
    assert diff.reduce(written([(0, 0, "31", "hit or slay")])) == "\x1b[1;9Hl\x1b[1;1H"


def test_letters_near_each_other_are_sent_in_one_piece() -> None:
    diff = ScreenDiff()
    diff.reduce(written([(0, 0, "31", "a stay a stay")]))
    assert diff.reduce(written([(0, 0, "31", "b stay b stay")])) == "\x1b[1;1Hb stay b\x1b[1;1H"


def test_half_of_a_wide_character_is_never_written() -> None:
    diff = ScreenDiff()
    diff.reduce(written([(0, 0, "31", "もab")]))
    assert diff.reduce(written([(0, 0, "32", "も"), (0, 1, "31", "ab")])) == "\x1b[1;1H\x1b[32mも\x1b[1;1H"


def test_what_is_not_known_goes_through_unstyled_and_all_is_painted_anew() -> None:
    diff, picture = ScreenDiff(), written([(0, 0, "31", "hello")])
    first = diff.reduce(picture)
    assert diff.reduce("\x1b[?1049l") == "\x1b[0m\x1b[?1049l"
    assert diff.reduce(picture) == first


@pytest.mark.parametrize("harmless", ["\x1b[?2026h", "\x1b[?2026l", "\x1b[?25l", "\x1b]22;default\x07"])
def test_what_paints_nothing_leaves_the_picture(harmless: str) -> None:
    diff, picture = ScreenDiff(), written([(0, 0, "31", "hello")])
    diff.reduce(picture)
    assert diff.reduce(harmless) == harmless
    assert diff.reduce(picture) == ""


def test_after_a_change_of_size_everything_is_painted_anew() -> None:
    diff, picture = ScreenDiff(), written([(0, 0, "31", "hello")])
    diff.reduce(picture)
    diff.forget()
    assert "hello" in diff.reduce(picture)


@pytest.mark.integration
def test_sheets_themes_and_languages_leave_what_a_whole_new_picture_shows(tmp_path: Path) -> None:
    """After a change of its size and back the terminal is painted anew: it shows what the differences had led to."""
    terminal = Terminal(tmp_path, "play", "--names", "Ana,bot:level1,bot:level1", "--seed", "f3", "--pace", "0")
    reader = ScreenReader()

    def until(shown: Callable[[list[str]], object]) -> list[str]:
        while not shown(reader.lines()):
            reader.feed(terminal.child.read_nonblocking(1 << 16, timeout=60))
        return reader.lines()

    def has(*parts: str) -> Callable[[list[str]], object]:
        return lambda lines: re.search(".*".join(parts), "\n".join(lines), re.DOTALL)

    until(has("hit or stay", "q Quit"))
    terminal.child.send("?")
    until(has("╭", "╯"))
    terminal.child.send("\x1b")
    until(has("hit or stay", "q Quit"))
    terminal.child.send("\x1bOR")  # F3: German
    by_differences = until(has("Runde 1", "Ada bekommt", "noch eine oder Stopp", "Noch eine +Stopp", "q Ende"))
    assert [len(line) for line in by_differences] == [80] * 24
    terminal.child.setwinsize(30, 100)
    until(lambda lines: len(lines) == 30)
    reader.cells.clear()
    terminal.child.setwinsize(24, 80)
    until(lambda lines: [line[:80] for line in lines[:24]] == by_differences)
    terminal.child.sendintr()
    assert terminal.end() == 0

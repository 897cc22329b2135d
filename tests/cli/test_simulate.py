"""`flip7 simulate`: games, answers, files, and what happens when something is wrong or somebody has seen enough."""

import csv
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pexpect
import pytest

from flip7.arena.runner import FIRST_STRETCH, Run
from flip7.arena.simulation import BadSimulation
from flip7.arena.tally import Tally
from flip7.cli.runners.simulate import GAMES
from flip7.extras import install_command
from flip7.record import read_record, replay
from flip7.record.files import read_games
from flip7.record.headers import read_headers
from flip7.terminal.compile_notice import explained
from tests.cli.command import Command, StoppedTimer

pytestmark = pytest.mark.integration  # games in the compiled kernel

FLIP7 = [sys.executable, "-m", "flip7"]


def test_the_result_as_json_has_the_fields_of_the_contract(flip7: Command) -> None:
    ended = flip7("simulate", "--bots", "risk:0.26,stay:25,stay:20,random", "--games", "2000", "--seed", "x", "--json")
    result = json.loads(ended.out)
    assert ended.status == 0
    assert result["games"] == 2000
    assert result["games_per_second"] == pytest.approx(2000 / result["seconds"])
    assert 7 < result["rounds_per_game"] < 11
    assert 100 < result["cards_per_game"] < 160
    assert [bot["name"] for bot in result["bots"]] == ["risk:0.26", "stay:25", "stay:20", "random"]
    assert sum(bot["wins"] for bot in result["bots"]) == 2000
    for bot in result["bots"]:
        assert bot["games"] == 2000
        assert bot["low"] <= bot["win_rate"] == bot["wins"] / 2000 <= bot["high"]
    assert sum(result["seats"]) == pytest.approx(1)


def test_the_same_seed_gives_the_same_games_with_any_number_of_threads(flip7: Command) -> None:
    results = []
    for threads in ("1", "2"):
        ended = flip7("simulate", "--games", "3000", "--seed", "family night", "--threads", threads, "--json")
        result = json.loads(ended.out)
        results.append({name: value for name, value in result.items() if "second" not in name})
    assert results[0] == results[1]


def test_the_result_for_people_says_who_wins_and_how_sure_that_is(flip7: Command) -> None:
    ended = flip7("simulate", "--bots", "stay:25,random", "--seats", "3", "--games", "500", "--seed", "x")
    assert ended.status == 0
    assert ended.lines[0].startswith("500 games at a table of 3 in ")
    assert ended.lines[0].endswith("Seed: x")
    assert [line.split()[0] for line in ended.lines[3:6]] == ["stay:25", "random", "stay:25"]
    assert "A deals first" in ended.out
    assert "60 and more" in ended.out


def test_one_command_answers_which_of_two_bots_is_better(flip7: Command) -> None:
    ended = flip7("simulate", "--seats", "4", "--compare", "stay:25", "stay:20", "--seed", "x", "--plot", "answer.html")
    assert ended.status == 0
    assert ended.lines[0] == "stay:25 is better than stay:20."
    assert ended.lines[1].startswith("stay:25 won 6")
    assert "games are enough to tell them apart." in ended.lines[3]
    page = (flip7.folder / "answer.html").read_text(encoding="utf-8")
    assert "stay:25" in page
    assert "stay:20" in page


def test_bots_that_cannot_be_told_apart_are_said_to_be_so(flip7: Command) -> None:
    args = ["simulate", "--compare", "stay:25", "stay:24", "--games", "10", "--seed", "e"]
    assert flip7(*args).lines[0] == "stay:25 and stay:24 have come out even in 10 games."
    close = flip7("simulate", "--compare", "stay:26", "stay:27", "--games", "2000", "--seed", "close").lines
    assert close[0] == "stay:26 and stay:27 cannot be told apart after 2,000 games."
    assert close[3].startswith("By what has been seen, about ")


def test_target_and_first_are_rules_of_the_simulated_games(flip7: Command) -> None:
    args = ["simulate", "--games", "300", "--seed", "x", "--json"]
    usual, short, left = (json.loads(flip7(*args, *more).out) for more in ([], ["--target", "50"], ["--first", "left"]))
    assert short["rounds_per_game"] < usual["rounds_per_game"] / 2
    assert left["seats"] != usual["seats"]


def test_a_table_file_can_be_read_as_a_table(flip7: Command) -> None:
    ended = flip7("simulate", "--games", "200", "--csv", "out.csv", "--seed", "x")
    assert ended.status == 0
    assert "Written: out.csv" in ended.err
    with (flip7.folder / "out.csv").open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert len(rows) > 50
    assert {len(row) for row in rows} == {len(rows[0])}


def test_recorded_games_are_games_of_the_simulation(flip7: Command) -> None:
    ended = flip7(
        "simulate", "--bots", "stay:25,random", "--games", "3", "--seed", "x", "--record", "kept", "5", "--json"
    )
    files = sorted((flip7.folder / "kept").iterdir())
    assert [file.name for file in files] == ["game-000000.json", "game-000001.json", "game-000002.json"]
    winners = [replay(read_record(file.read_text(encoding="utf-8"))).game.table.winner for file in files]
    shares = json.loads(ended.out)["seats"]
    assert [winners.count(seat) / 3 for seat in range(2)] == pytest.approx(shares)  # type: ignore[arg-type]
    assert flip7("replay", *files).status == 0


@pytest.mark.parametrize("name", ["kept.jsonl", "kept.f7", "kept"])
def test_recorded_games_are_read_together(flip7: Command, name: str) -> None:
    flip7("simulate", "--games", "3", "--seed", "x", "--record", name, "3", "--json")
    kept = flip7.folder / name
    assert len(list(read_games(kept))) == len(list(read_headers(kept))) == 3
    assert json.loads(flip7("games", name, "--json").out)["over"] == 3
    assert "there is a file of that name" in flip7.refused("simulate", "--games", "3", "--record", name, "3")


@pytest.mark.parametrize(
    "wanted, games",
    [
        (["--record", "a.jsonl", "3"], 3),
        (["--record", "a.jsonl", "3", "--decisions", "a.npz", "5"], 5),
        (["--record", "a.jsonl", "3", "--plot", "a.html"], GAMES),
        (["--record", "a.jsonl", "3", "--games", "2"], 2),
    ],
)
def test_no_more_games_are_played_than_are_written(
    flip7: Command, monkeypatch: pytest.MonkeyPatch, wanted: list[str], games: int
) -> None:
    played = []

    def noted(asked: int) -> int:
        played.append(asked)
        raise BadSimulation("enough")

    monkeypatch.setattr("flip7.cli.runners.simulate.check_games", noted)
    assert "enough" in flip7.refused("simulate", *wanted)
    assert played == [games]


def test_recorded_games_never_replace_others(flip7: Command) -> None:
    flip7("simulate", "--games", "2", "--record", "kept", "2", "--seed", "x")
    problem = flip7.refused("simulate", "--games", "2", "--record", "kept", "2", "--seed", "y")
    assert "there is a file of that name already, it was left alone" in problem


@pytest.mark.parametrize(
    "arguments,problem",
    [
        (["--bots", "nobody"], "there is no bot 'nobody'"),
        (["--csv", "same.html", "--plot", "same.html"], "--csv: a table is written to a file such as table.csv"),
        (["--bots", "stay:25,,random"], "there is no bot ''"),
        (["--bots", "stay:x"], "bot 'stay' takes points"),
        (["--seats", "0"], "0 seats: a simulated table has 1 to 40"),
        (["--seats", "-3"], "-3 seats"),
        (["--seats", "1000000"], "1000000 seats: a simulated table has 1 to 40"),
        (["--seats", "2", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["--games", "0"], "0 games: a simulation has 1 to"),
        (["--games", "-5"], "-5 games"),
        (["--games", "many"], "it must be a whole number"),
        (["--threads", "0"], "--threads 0: it must be a number from 1 to"),
        (["--threads", "2", "--cluster", "tcp://localhost:1"], "give one of them"),
        (["--target", "0"], "target is 0"),
        (["--first", "right"], "right"),
        (["--compare", "stay:25", "nobody"], "there is no bot 'nobody'"),
        (["--compare", "stay:25", "stay:20", "--bots", "random"], "--compare names its two bots itself"),
        (["--compare", "stay:25", "stay:20", "--seats", "1"], "cannot be compared"),
        (["--compare", "stay:25"], "--compare"),
        (["--csv", "no/such/folder/x.csv"], "no/such/folder/x.csv: there is no such folder"),
        (["--plot", "."], ".: a folder, not a file"),
        (["--csv", os.devnull], "not an ordinary file"),
        (["--record", "x.txt", "3"], "x.txt: no folder can be made there"),
        (["--record", "games", "0"], "--record 0: it must be a number of games"),
        (["--record", "games"], "--record"),
        pytest.param(["--cluster", "tcp://127.0.0.1:1"], "127.0.0.1:1", marks=pytest.mark.integration),
        (["--cluster", "nonsense"], "nonsense"),
        (["--seed", "x" * 3000], "a seed has at most 200 characters, not 3,000"),
        (["--csv", "a\0b"], "embedded null"),
        (["--nothing"], "nothing"),
    ],
    ids=lambda given: ascii(" ".join(given))[1:40] if isinstance(given, list) else "",
)
def test_what_is_wrong_is_said_in_one_line(
    flip7: Command, arguments: list[str], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flip7.arena.dask_cluster.CONNECT_SECONDS", 0.2)  # nobody listens at that address
    flip7.with_file("x.txt", "")
    assert problem in flip7.refused("simulate", *arguments)


def test_whoever_waits_for_the_compiler_is_told(flip7: Command, capsys: pytest.CaptureFixture[str]) -> None:
    assert flip7("simulate", "--games", "1").err == ""
    (notice,) = StoppedTimer.made
    assert not notice.running
    notice.ring()
    assert capsys.readouterr().err.startswith("Compiling")


def test_nobody_is_told_of_compiling_what_is_only_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine loading takes seconds, and every run said that it compiles «once»."""
    pytest.importorskip("numba")
    from numba.core import event

    monkeypatch.setattr("flip7.terminal.compile_notice.Timer", StoppedTimer)
    monkeypatch.setattr(StoppedTimer, "made", [])
    with explained("compiling"):
        assert [timer.running for timer in StoppedTimer.made] == [False]
        with event.trigger_event("numba:compile"), event.trigger_event("numba:compile"):
            assert [timer.running for timer in StoppedTimer.made] == [True]
    assert [timer.running for timer in StoppedTimer.made] == [False]


@pytest.mark.parametrize("option, file", [("--csv", "out.csv"), ("--plot", "out.html")])
def test_a_full_disk_leaves_no_part_of_a_file(
    flip7: Command, fill_the_disk: Callable[[], None], option: str, file: str
) -> None:
    """The disk fills up while the file is written: what was there before is still there, and nothing else."""
    flip7.with_file(file, "precious")
    fill_the_disk()
    ended = flip7("simulate", "--games", "100", option, file)
    assert ended.status == 2
    assert ended.err == f"flip7: {file}: no space left on device\n"
    assert "100 games" in ended.out
    assert flip7.files() == {file: b"precious"}


@pytest.mark.integration
def test_a_closed_pipe_does_not_cost_the_files(tmp_path: Path) -> None:
    files = "--csv out.csv --plot out.html --record games.jsonl 2 --decisions out.npz 2"
    command = f"{sys.executable} -m flip7 simulate --games 200 {files} | head -1"
    subprocess.run(command, shell=True, cwd=tmp_path, capture_output=True, check=True)  # noqa: S602 - our own command
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.jsonl", "out.csv", "out.html", "out.npz"]


def test_the_games_are_written_before_the_result_is_printed(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads the result may close the pipe at its first line: `flip7 simulate … | head -1`."""
    written: list[str] = []
    monkeypatch.setattr("flip7.cli.runners.simulate.show", lambda _: written.extend(sorted(flip7.files())))
    flip7("simulate", "--games", "2", "--record", "games.jsonl", "2", "--decisions", "out.npz", "2")
    assert written == ["games.jsonl", "out.npz"]


def test_ctrl_c_shows_the_result_so_far(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of hours, stopped after its first stretch of games."""
    go = Run.go

    def interrupted(run: Run, watch: Callable[[Tally], None]) -> None:
        def pressed(tally: Tally) -> None:
            watch(tally)
            signal.raise_signal(signal.SIGINT)

        go(run, pressed)

    monkeypatch.setattr(Run, "go", interrupted)
    ended = flip7("simulate", "--games", "100000000000", "--seed", "x", "--csv", "out.csv")
    assert ended.status == 130
    assert f"{FIRST_STRETCH} of 100,000,000,000 games." in ended.err
    assert "games at a table of 4 in " in ended.out
    assert (flip7.folder / "out.csv").exists()


def test_ctrl_c_while_games_are_written_shows_the_result(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.cli.runners.simulate.record_of", lambda *_: signal.raise_signal(signal.SIGINT))
    ended = flip7("simulate", "--games", "2", "--record", "games.jsonl", "2")
    assert ended.status == 130
    assert "2 games at a table of 4" in ended.out
    assert flip7.files() == {}


@pytest.mark.integration
def test_a_bar_shows_how_far_it_is_on_a_terminal(tmp_path: Path) -> None:
    child = pexpect.spawn(
        FLIP7[0],
        [*FLIP7[1:], "simulate", "--games", "300000", "--seats", "4", "--seed", "x"],
        cwd=str(tmp_path),
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80"},
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=90,
    )
    child.expect(r"of 300,000 games, [0-9,]+ a second")
    child.expect("300,000 games at a table of 4")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0


@pytest.mark.integration
def test_without_numba_it_works_and_says_that_it_is_slow(flip7: Command) -> None:
    arguments = ("simulate", "--games", "40", "--seed", "x", "--json", "--bots", "stay:25,risk:0.3,random")
    plain = subprocess.run(
        [*FLIP7, *arguments],
        cwd=flip7.folder,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "FLIP7_KERNEL": "plain"},
    )
    compiled = flip7(*arguments)
    assert "numba is not used" in plain.stderr
    assert "numba" not in compiled.err
    results = [json.loads(out) for out in (plain.stdout, compiled.out)]
    for result in results:
        del result["seconds"], result["games_per_second"]
    assert results[0] == results[1]


def test_import_flip7_loads_neither_numba_nor_numpy() -> None:
    code = "import sys, flip7; flip7.Game; print({'numba', 'numpy', 'plotly', 'distributed'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "set()\n"


def test_decisions_are_written_as_arrays(flip7: Command) -> None:
    ended = flip7("simulate", "--bots", "stay:25,random", "--games", "50", "--seed", "x", "--decisions", "d.npz", "3")
    assert ended.status == 0
    assert ended.err.endswith(" decisions of 3 games written to d.npz.\n")
    with np.load(flip7.folder / "d.npz") as kept:
        assert set(kept["game"].tolist()) == {0, 1, 2}
        assert len(kept["observation"]) == len(kept["action"])


def test_without_pyarrow_parquet_is_refused_before_the_games(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.extras.is_installed", lambda package: package != "pyarrow")
    said = flip7.refused("simulate", "--games", "10", "--decisions", "d.parquet", "3")
    assert said == f"This needs pyarrow, which is not installed. Get it with: {install_command('parquet')}"


@pytest.mark.parametrize(
    "arguments, problem",
    [
        (["--decisions", "d.csv", "3"], "--decisions 'd.csv': the name must end in .parquet or .npz"),
        (["--decisions", "d.parquet", "0"], "--decisions 0: it must be a number of games from 1 on"),
        (["--decisions", "d.npz", "0"], "--decisions 0: it must be a number of games from 1 to"),
        (["--decisions", "d.npz", "1000000"], "--decisions 1000000: it must be a number of games from 1 to"),
        (["--decisions", "nowhere/d.npz", "3"], "nowhere/d.npz: there is no such folder"),
        (["--decisions", "d.npz", "3", "--compare", "stay:25", "stay:20"], "--decisions and --compare"),
    ],
)
def test_decisions_that_cannot_be_written_are_refused_before_the_games(
    flip7: Command, arguments: list[str], problem: str
) -> None:
    assert problem in flip7.refused("simulate", "--games", "10", *arguments)

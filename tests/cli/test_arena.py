"""`flip7 arena`: leagues, matches, files, going on, and what happens when something is wrong."""

import csv
import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flip7.arena.league.runner import LeagueRun
from flip7.cli.runners import arena
from tests.bots.programs import BAD, GOOD, HELLO, script
from tests.cli.command import Command, beside
from tests.waiting import wait_until

pytestmark = pytest.mark.integration

BOTS = ["risk:0.26", "stay:25", "stay:20", "random"]


def result_of(flip7: Command, *arguments: str | Path) -> dict[str, Any]:
    ended = flip7("arena", *arguments, "--json")
    assert ended.status == 0, ended.err
    result: dict[str, Any] = json.loads(ended.out)
    return result


def test_the_result_as_json_has_the_fields_of_the_contract(flip7: Command) -> None:
    result = result_of(flip7, *BOTS, "stay:30", "--games", "400", "--seed", "x")
    assert result["games"] == 5 * 400
    assert (result["bots"][0]["name"], result["bots"][-1]["name"]) == ("risk:0.26", "random")
    for bot in result["bots"]:
        assert bot["games"] == 1600
        assert bot["low"] <= bot["win_rate"] == bot["wins"] / 1600 <= bot["high"]
        assert bot["rating_low"] < bot["rating"] < bot["rating_high"]


def test_the_result_for_people_has_the_strongest_first(flip7: Command) -> None:
    ended = flip7("arena", *BOTS, "--games", "400", "--seed", "family night")
    assert ended.status == 0
    assert ended.lines[0].startswith("400 games at one table of 4 in ")
    assert ended.lines[0].endswith("Seed: family night")
    assert ended.lines[2].split() == ["bot", "rating", "95", "%", "wins", "95", "%", "fair", "games"]
    assert [line.split()[0] for line in ended.lines[3:7]] == BOTS
    assert ended.lines[-1].endswith("1500 is the mean of all.")


def test_a_match_is_each_bot_alone_against_the_yardstick(flip7: Command) -> None:
    ended = flip7("arena", "stay:20", "random", "--against", "stay:25", "--games", "400", "--seed", "x")
    assert ended.lines[0].startswith("800 games at 2 tables of 4 in ")
    assert ended.lines[3].split()[:4] == ["stay:25", "1500", "by", "definition"]
    assert "Each bot alone against 3 \N{MULTIPLICATION SIGN} stay:25." in ended.lines[-1]
    duel = flip7("arena", "stay:20", "--against", "stay:25", "--games", "40", "--seats", "2")
    assert "Each bot alone against one stay:25." in duel.lines[-1]


def test_the_same_seed_gives_the_same_league_with_any_number_of_threads(flip7: Command) -> None:
    one, two = (
        result_of(flip7, *BOTS, "stay:30", "--games", "800", "--seed", "x", "--threads", threads) for threads in "12"
    )
    assert {name: value for name, value in one.items() if "second" not in name} == {
        name: value for name, value in two.items() if "second" not in name
    }


def test_target_and_first_are_rules_of_the_league(flip7: Command) -> None:
    args = [*BOTS, "--games", "400", "--seed", "x"]
    usual, short, left = (result_of(flip7, *args, *more) for more in ([], ["--target", "50"], ["--first", "left"]))
    assert (short["target"], left["first"]) == (50, "left")
    assert usual["tables"] != short["tables"]
    assert usual["tables"] != left["tables"]


def test_a_table_file_and_a_page_are_written(flip7: Command) -> None:
    ended = flip7("arena", *BOTS, "--games", "40", "--csv", "out.csv", "--plot", "out.html")
    assert ended.status == 0
    assert ended.err.splitlines() == ["Written: out.csv", "Written: out.html"]
    with (flip7.folder / "out.csv").open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [row["bot"] for row in rows if row["what"] == "rating"][-1] == "random"
    assert {len(row) for row in rows} == {9}
    assert "risk:0.26" in (flip7.folder / "out.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "arguments, problem",
    [
        ([], "name the bots that play"),
        (["stay:25"], "a league needs 2 to 100 bots, not 1"),
        (["stay:25", "nobody"], "there is no bot 'nobody'"),
        (["stay:25", "stay"], "bot 'stay:25' is named twice"),
        (["stay:25", "--against", "nobody"], "there is no bot 'nobody'"),
        (["stay:25", "random", "--seats", "1"], "1 seats: a table of a league has 2 to 40"),
        (["stay:25", "random", "--seats", "1000"], "1000 seats"),
        (["stay:25", "random", "--games", "0"], "0 games"),
        (["stay:25", "random", "--games", "x"], "it must be a whole number"),
        (["stay:25", "random", "--threads", "0"], "--threads 0"),
        (["stay:25", "random", "--time-limit", "0"], "--time-limit 0: it must be more than 0"),
        (["stay:25", "random", "--time-limit", "nan"], "--time-limit nan"),
        (["stay:25", "random", "--target", "0"], "target is 0"),
        (["stay:25", "random", "--seed", "x" * 300], "a seed has at most 200 characters"),
        (["stay:25", "random", "--save", "there.json"], "there.json: there is a file of that name already"),
        (
            ["stay:25", "random", "--save", "a.html", "--plot", "a.html"],
            "--save: a league is written to a file such as",
        ),
        (["stay:25", "random", "--csv", "no/such/folder/x.csv"], "no/such/folder/x.csv: there is no such folder"),
        (["--resume", "there.json", "--games", "0"], "0 games"),
        (["--resume", "none.json"], "none.json: there is no such file or folder"),
        (["--resume", "there.json"], "there.json: not a league: it is not JSON"),
        (["--resume", "game.json"], "game.json: not a league: its format is 'flip7/1'"),
        (["--resume", "game.json", "--seats", "4"], "--seats cannot be changed with --resume"),
        (["stay:25", "program:"], "bot 'program' takes a command"),
        (["stay:25", "program:'x"], "no closing quotation in the command"),
        (["stay:25", "program:/no/such/bot"], "bot program:/no/such/bot cannot be started: no such file or directory"),
        (["stay:25", "--nothing"], "nothing"),
    ],
    ids=lambda given: ascii(" ".join(given))[1:50] if isinstance(given, list) else "",
)
def test_what_is_wrong_is_said_in_one_line(flip7: Command, arguments: list[str], problem: str) -> None:
    flip7.with_file("there.json", "precious").with_file("game.json", '{"format": "flip7/1", "seats": ["A"]}')
    assert problem in flip7.refused("arena", *arguments)


@pytest.mark.parametrize("does", BAD)
def test_a_program_that_does_not_say_its_name_is_a_mistake_of_the_command(flip7: Command, does: str) -> None:
    name = script(flip7.folder, BAD[does])
    problem = flip7.refused("arena", "stay:25", name, "--time-limit", "0.3")
    assert name in problem
    assert problem.endswith("when asked «flip7 1»")


# --- bots from outside ------------------------------------------------------------------------------------------------


def test_a_program_plays_in_a_league(flip7: Command) -> None:
    name = script(flip7.folder, GOOD)
    ended = flip7("arena", "stay:25", name, "random", "--games", "12", "--seats", "3", "--seed", "x")
    assert ended.status == 0, ended.err
    assert "tester" in [line.split()[0] for line in ended.lines[3:6]]
    assert "forfeit" not in ended.out


def test_a_program_that_fails_is_named_and_the_league_goes_on(flip7: Command) -> None:
    name = script(flip7.folder, f"{HELLO} read -r line; echo 5; sleep 60")
    ended = flip7("arena", "stay:25", name, "stay:20", "--games", "6", "--seats", "3", "--seed", "x")
    assert ended.status == 0, ended.err
    assert ended.lines[2].split()[-1] == "forfeits"
    assert any(line.startswith("tester forfeited 6 games: answered '5' when asked «") for line in ended.lines)
    assert ended.lines[5].split()[0] == "tester"
    result = result_of(flip7, "stay:25", name, "stay:20", "--games", "6", "--seats", "3", "--seed", "x")
    last = result["bots"][-1]
    assert (last["name"], last["label"], last["games"], last["wins"], last["forfeits"]) == (name, "tester", 6, 0, 6)


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_program_that_fails_elsewhere_is_one_clear_line(flip7: Command, command: str) -> None:
    name = script(flip7.folder, f"{HELLO} read -r line; echo 5")
    if command == "simulate":
        ended = flip7("simulate", "--bots", f"stay:25,{name}", "--games", "10")
    else:
        ended = flip7("play", "--names", "bot:stay:25", "--bots", f"{name},{name}", "--plain", "--pace", "0")
    assert ended.status == 2
    assert "Traceback" not in ended.err
    assert ended.err.startswith(f"flip7: bot {name} answered '5' when asked «")
    assert ended.err.count("\n") == 1


def test_a_program_plays_wherever_bots_play(flip7: Command) -> None:
    name = script(flip7.folder, GOOD)
    assert flip7("simulate", "--bots", f"stay:25,{name}", "--games", "4").status == 0
    played = flip7(
        "play", "--names", "bot:stay:25", "--bots", f"{name},{name}", "--plain", "--pace", "0", "--target", "30"
    )
    assert played.status == 0


# --- keeping and going on ---------------------------------------------------------------------------------------------


def counts(path: Path) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["tables"]
    return tables


def played(path: Path) -> int:
    """Return the number of games stored there."""
    return sum(sum(table["wins"]) for table in counts(path)) if path.exists() else 0


def test_a_league_goes_on_where_it_was_stopped(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C after a few stretches, and once more; the end is that of a league that ran through."""
    args = [*BOTS, "stay:30", "--games", "600", "--seed", "x"]
    whole = flip7("arena", *args, "--save", "whole.json")
    assert whole.err == "The league is over, and kept in whole.json\n"

    def interrupting(keeper: arena._Autosave, run: LeagueRun) -> None:
        if 0 < run.games - before > 300:
            raise KeyboardInterrupt
        del keeper

    before = 0
    real = arena._Autosave.save_if_due
    monkeypatch.setattr(arena._Autosave, "save_if_due", interrupting)
    first = flip7("arena", *args, "--save", "part.json")
    assert first.status == 130
    assert first.err.splitlines()[0].startswith("Stopped after ")
    assert first.err.splitlines()[1] == "The league is kept; it goes on with: flip7 arena --resume part.json"
    before = sum(sum(table["wins"]) for table in counts(flip7.folder / "part.json"))
    assert 0 < before < 3000
    second = flip7("arena", "--resume", "part.json")
    assert second.status == 130
    monkeypatch.setattr(arena._Autosave, "save_if_due", real)
    last = flip7("arena", "--resume", "part.json", "--json")
    assert last.status == 0
    assert counts(flip7.folder / "part.json") == counts(flip7.folder / "whole.json")
    assert json.loads(last.out)["games"] == 3000


def test_a_league_may_go_on_with_more_games_and_not_with_fewer(flip7: Command) -> None:
    flip7("arena", *BOTS, "--games", "40", "--seed", "x", "--save", "some.json")
    flip7("arena", *BOTS, "--games", "80", "--seed", "x", "--save", "more.json")
    assert flip7("arena", "--resume", "some.json", "--games", "80").status == 0
    assert counts(flip7.folder / "some.json") == counts(flip7.folder / "more.json")
    assert "--games 40: a table has already played more" in flip7.refused(
        "arena", "--resume", "some.json", "--games", "40"
    )


def test_a_league_that_is_over_can_be_shown_again(flip7: Command) -> None:
    first = result_of(flip7, *BOTS, "--games", "40", "--seed", "x", "--save", "some.json")
    again = result_of(flip7, "--resume", "some.json")
    assert {**first, "seconds": 0, "games_per_second": 0} == {**again, "seconds": 0, "games_per_second": 0}


def test_other_bots_cannot_join_a_league_that_goes_on(flip7: Command) -> None:
    flip7("arena", *BOTS, "--games", "40", "--seed", "x", "--save", "some.json")
    assert flip7("arena", *BOTS, "--resume", "some.json").status == 0
    refused = flip7.refused("arena", "stay:25", "random", "--resume", "some.json")
    assert "these are not the bots of the saved league" in refused


def test_no_file_starts_a_program_by_itself(flip7: Command) -> None:
    """A league that somebody sent runs nothing unless its programs are named once more."""
    mark = flip7.folder / "started"
    name = script(flip7.folder, GOOD)
    flip7("arena", "stay:25", name, "--games", "4", "--seed", "x", "--save", "some.json")
    script(flip7.folder, f"touch {mark}\n{GOOD}")
    problem = flip7.refused("arena", "--resume", "some.json", "--games", "8")
    assert "name its bots again, so that no file starts a program" in problem
    assert not mark.exists()
    assert flip7("arena", "stay:25", name, "--resume", "some.json", "--games", "8").status == 0
    assert mark.exists()


def test_what_a_bot_did_wrong_is_still_told_when_the_league_goes_on(flip7: Command) -> None:
    name = script(flip7.folder, f"{HELLO} read -r line; echo 5; sleep 60")
    flip7("arena", "stay:25", name, "--games", "4", "--seed", "x", "--save", "some.json")
    again = flip7("arena", "stay:25", name, "--resume", "some.json")
    assert f"{name} forfeited 4 games: answered '5' when asked «" in again.out


def test_a_league_that_was_changed_by_hand_is_refused(flip7: Command) -> None:
    flip7("arena", *BOTS, "--games", "40", "--seed", "x", "--save", "some.json")
    text = (flip7.folder / "some.json").read_text(encoding="utf-8")
    flip7.with_file("other.json", text.replace('"shuffles": 10', '"shuffles": 9'))
    assert "other.json: tables[0]: 40 games are not 9 shuffles" in flip7.refused("arena", "--resume", "other.json")
    flip7.with_file("other.json", text.replace('"stay:20"', '"nobody"'))
    assert "other.json: there is no bot 'nobody'" in flip7.refused("arena", "--resume", "other.json")


def test_a_full_disk_costs_neither_the_result_nor_what_was_kept(
    flip7: Command, fill_the_disk: Callable[[], None]
) -> None:
    flip7("arena", *BOTS, "--games", "40", "--seed", "x", "--save", "some.json")
    before = flip7.files()
    fill_the_disk()
    ended = flip7("arena", "--resume", "some.json", "--games", "80")
    assert ended.status == 2
    assert ended.err == "flip7: some.json: no space left on device\n"
    assert ended.lines[0].startswith("80 games at one table")
    assert flip7.files() == before


@pytest.mark.integration
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_league_of_hours_is_kept_whatever_ends_it(tmp_path: Path, how: signal.Signals) -> None:
    """With programs under way; after Ctrl-C none of them is left."""
    name = script(tmp_path, f"echo $$ >> {tmp_path / 'pids'}\n{GOOD}")
    wish = ("arena", *BOTS, name, "--games", "100000000", "--seed", "x", "--save", "some.json")
    with beside(*wish, folder=tmp_path) as run:
        wait_until(lambda: run.poll() is not None or played(tmp_path / "some.json"))
        run.send_signal(how)
        out, err = run.communicate(timeout=60)
    assert "Traceback" not in err
    if how is signal.SIGINT:
        assert run.returncode == 130
        assert "The league is kept; it goes on with: flip7 arena --resume some.json" in err
        assert "tester" in out
    pids = (tmp_path / "pids").read_text(encoding="utf-8").split()
    wait_until(lambda: all(map(has_ended, pids)))
    assert played(tmp_path / "some.json") > 0


@pytest.mark.integration
def test_ctrl_c_does_not_wait_for_a_program_that_is_silent(tmp_path: Path) -> None:
    name = script(tmp_path, f"{HELLO} read -r line; echo asked > asked; sleep 600")
    with beside("arena", name, "stay:25", "--time-limit", "600", folder=tmp_path) as run:
        wait_until(lambda: run.poll() is not None or (tmp_path / "asked").exists())
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=30)
    assert (run.returncode, out, err) == (130, "", "flip7: stopped before the first game was over\n")


def has_ended(pid: str) -> bool:
    """There is no such process any more, or nobody but init has to notice that it died."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return True
    return stat.rpartition(")")[2].split()[0] == "Z"


# --- paired comparisons -----------------------------------------------------------------------------------------------


def test_a_paired_comparison_says_by_how_much_each_bot_is_better(flip7: Command) -> None:
    words = ("arena", "stay:25", "stay:20", "--paired", "stay:20", "--games", "8", "--pairs", "3", "--seed", "x")
    ended = flip7(*words)
    assert ended.lines[0].startswith("16 games at tables of 4 in ")
    assert ended.lines[2].split() == ["bot", "points", "95", "%", "differ", "spread", "games", "saved", "games"]
    assert [line.split()[0] for line in ended.lines[3:5]] == ["stay:25", "stay:20"]
    assert ended.lines[4].split()[1:5] == ["0.00", "0.00", "to", "0.00"]
    assert "against 3 \N{MULTIPLICATION SIGN} stay:20" in ended.lines[-1]
    assert ended.lines[-1].endswith("to the end of the game: unbiased.")
    quick = flip7(*words, "--round-only", "--against", "stay:25", "--seats", "2")
    assert "against one stay:25" in quick.lines[-1]
    assert "the chance to win is foreseen" in quick.lines[-1]


def test_a_paired_comparison_as_json_has_all_fields(flip7: Command) -> None:
    found = json.loads(flip7("arena", "stay:25", "--paired", "stay:20", "--games", "8", "--pairs", "3", "--json").out)
    assert [each["bot"] for each in found] == ["stay:25"]
    assert found[0]["low"] <= found[0]["advantage"] <= found[0]["high"]
    assert (found[0]["until"], found[0]["pairs"], found[0]["games"]) == ("game", 3, 8)


@pytest.mark.parametrize(
    "words, problem",
    [
        (["--paired", "stay:20"], "name the bots to compare, such as flip7 arena level6 --paired level5"),
        (
            ["stay:25", "--paired", "level6"],
            "bot 'level6' cannot play out games: only the bot that is measured may be slow",
        ),
        (["stay:25", "--paired", "stay:20", "--csv", "x.csv"], "--csv does not go with --paired"),
        (["stay:25", "--paired", "stay:20", "--threads", "0"], "--threads 0: it must be a number from 1 to 1024"),
        (["stay:25", "stay:20", "--pairs", "5"], "--pairs goes with --paired"),
        (["stay:25", "stay:20", "--round-only"], "--round-only goes with --paired"),
    ],
)
def test_what_is_wrong_with_a_comparison_is_said_in_one_line(flip7: Command, words: list[str], problem: str) -> None:
    ended = flip7("arena", *words)
    assert ended.status != 0
    assert ended.err.strip() == f"flip7: {problem}"

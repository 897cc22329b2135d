"""`flip7 review`: a game looked at again, as lines, as JSON and as a page."""

import json
from pathlib import Path

import pytest

from flip7.record import Replay
from tests.cli.command import Command

pytestmark = pytest.mark.integration

BOTS = "bot:stay:25,bot:risk:0.3,bot:random"


@pytest.fixture
def game(flip7: Command) -> Command:
    """A folder with a whole game, whole.json, and a short one, short.f7."""
    flip7("play", "--names", BOTS, "--seed", "review", "--save", "whole.json")
    return flip7.with_file("short.f7", '[Target "10"]\nA 12 / B 5 / A s / B s')


def test_it_says_who_won_and_why(game: Command) -> None:
    ended = game("review", "short.f7")
    assert ended.status == 0
    assert ended.lines[:3] == [
        "",
        "A won after 1 round and 2 decisions.",
        "Why it ended so, in points of winning chance:",
    ]
    assert ended.lines[3].split("  ")[-1] == "mistakes"
    assert ended.lines[4].split()[-4:-3] == ["100.0"]
    assert ended.lines[5].endswith("  0.0    1 of 1")
    assert "Turning points:" in ended.lines
    assert any(line.startswith("Round 1: B stays with 5 points; a hit was clearly better by ") for line in ended.lines)


def test_it_says_how_to_play_on_from_the_costliest_choices(game: Command) -> None:
    *_, heading, costly, _ = filter(None, game("review", "short.f7").lines)
    assert heading == "To take a choice back, and play on from there in another way against bots:"
    typed, _, what = costly.partition("  Round 1: ")
    assert what == "B stays with 5 points"
    _, _, options = typed.partition(" play ")
    assert options == "--resume short.f7 --after 1"
    assert game("play", *options.split(), answers="h\n" + "s\n" * 40).status in {0, 2}
    piped = game("review", "-", answers="A 12 / B 5 / A s / B s").lines
    assert not any("--resume" in line for line in piped)


def test_replay_step_by_step_shows_chances_and_costs_when_somebody_asks_and_hides_them(game: Command) -> None:
    hint = "Enter for the next step, c for the chances, q to stop"
    plain = game("replay", "--step", "short.f7", answers="\n" * 9).lines
    asked = game("replay", "--step", "short.f7", answers="\n\n\nc\n" + "c\n" + "\n" * 9).lines
    assert sum(hint in line for line in asked) == sum(hint in line for line in plain) + 2
    added = [line for line in asked if line not in plain]
    assert [line.startswith("A ") and line.endswith(" %") for line in added] == [True, False]


def test_a_terminal_has_it_on_a_full_screen_unless_lines_are_wanted(
    game: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[int] = []

    def watch(replayed: Replay, *, reviewed: bool) -> int:
        assert reviewed
        shown.append(len(replayed.record.choices))
        return 0

    monkeypatch.setattr("flip7.terminal.style.console.full_screen", lambda: True)
    monkeypatch.setattr("flip7.terminal.tui.replay.watch", watch)
    assert game("review", "short.f7").out == ""
    assert shown == [2]
    for by_lines in (["--lines"], ["--plain"], ["--json"], ["--plot", "page.html"], ["--seed", "1"]):
        assert game("review", "short.f7", *by_lines).out, by_lines
    assert shown == [2]
    assert "nothing.json: there is no such file" in game.refused("review", "nothing.json")


def test_the_best_choice_and_the_luckiest_card_are_told(game: Command) -> None:
    lines = game("review", "whole.json").lines
    found = lines[lines.index("Moments:") + 1 :][:2]
    assert [line.split(": Round ")[0] for line in found] == ["Best choice", "Luckiest card"]
    assert found[1].endswith(" points of winning chance.")


def test_json_has_players_decisions_and_turning_points(game: Command) -> None:
    (line,) = game("review", "whole.json", "--json").lines
    found = json.loads(line)
    record = json.loads((game.folder / "whole.json").read_text())
    assert found["seats"] == record["seats"]
    assert [each["choice"] for each in found["decisions"]] == record["choices"]
    assert all(each["why"] is None for each in found["decisions"] if not each["cost"])
    assert any(each["why"] is not None for each in found["decisions"])
    for each in found["players"]:
        assert each["start"] + each["luck"] + each["own"] + each["others"] == pytest.approx(each["end"])
    assert found["end"][found["winner"]] == 1
    for point in found["turning_points"]:
        assert point["kind"] in {"choice", "cards"}
        assert point["text"].startswith("Round ")


def test_the_same_seed_gives_the_same_review(game: Command) -> None:
    assert game("review", "short.f7", "--json").out == game("review", "short.f7", "--json", "--seed", "0").out
    assert game("review", "short.f7", "--json").out != game("review", "short.f7", "--json", "--seed", "1").out


@pytest.mark.integration
def test_a_page_is_written_beside_the_lines(game: Command) -> None:
    ended = game("review", "whole.json", "--plot", "page.html")
    assert ended.err == "Written: page.html\n"
    assert "Turning points:" in ended.lines
    assert (game.folder / "page.html").read_text().startswith("<!doctype html>")


def test_a_game_that_is_not_over_is_looked_at_so_far(flip7: Command) -> None:
    ended = flip7("review", "-", answers="A 12 / B 5 / C 7 / A h 4")
    assert "The game is not over: round 1, 1 decision so far." in ended.lines
    begun = flip7("review", "-", answers="A 12 / B 5 / C 7")
    assert "The game is not over: round 1, 0 decisions so far." in begun.lines


@pytest.mark.parametrize(
    "arguments, problem",
    [
        (["nothing.json"], "nothing.json: there is no such file or folder"),
        (["bad.f7"], "bad.f7: line 1"),
        (["short.f7", "--plot", "."], ".: a folder, not a file"),
        (["short.f7", "--plot", "no/such/page.html"], "no/such/page.html: there is no such folder"),
        (["short.f7", "--seed", "x"], "it must be a whole number"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_what_is_wrong_is_said_in_one_line(game: Command, arguments: list[str], problem: str) -> None:
    game.with_file("bad.f7", "A 13")
    assert problem in game.refused("review", *arguments)


def test_a_broken_record_is_named(flip7: Command, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text(
        json.dumps({"format": "flip7/1", "seats": ["A", "B"], "seed": "00" * 32, "choices": [7]})
    )
    assert "x.json: choices[0]" in flip7.refused("review", "x.json")

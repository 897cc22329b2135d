"""`flip7 score`: the score of a game with real cards, line by line."""

import json
from pathlib import Path

import pytest

from tests.cli.command import Command

PLAYERS = ("--names", "Ana,Ben,Cleo", "--plain")


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_a_game_on_the_pad(flip7: Command) -> None:
    ended = flip7("score", *PLAYERS, "--target", "50", answers=typed("12", "0", "44", "40", "b", "3"))
    assert ended.status == 0
    assert "Cleo: 44. Total 44, 6 to go." in ended.lines
    assert "Ben: busted, 0. Total 0, 50 to go." in ended.lines
    assert "Ana wins with 52 points!" in ended.lines


def test_the_last_score_can_be_put_right_after_the_game_is_won(flip7: Command) -> None:
    answers = typed("12", "0", "51", "5", "u", "15", "quit")
    ended = flip7("score", *PLAYERS, "--target", "50", "--save", "evening.json", answers=answers)
    assert ended.status == 0
    assert "Cleo wins with 51 points!" in ended.lines
    assert "The game is over." in ended.lines
    assert "Cleo: 15. Total 15, 35 to go." in ended.lines


def test_a_finished_score_is_resumed_to_look_at_it(flip7: Command) -> None:
    flip7("score", *PLAYERS, "--target", "5", "--save", "evening.json", answers=typed("1", "2", "9", ""))
    ended = flip7("score", "--resume", "evening.json", "--plain", answers=typed("log", ""))
    assert ended.status == 0
    assert "3: Round 1, Cleo: 9" in ended.lines


def test_a_score_that_no_hand_gives_is_asked_about(flip7: Command) -> None:
    ended = flip7("score", *PLAYERS, answers=typed("172", "172!", "ben 3", "cleo 4"))
    assert "172? 171 is the most a round can give. If it is right, type it again with ! behind it." in ended.lines
    assert "Ana: 172, set by hand. Total 172, 28 to go." in ended.lines


def test_hands_show_their_sum(flip7: Command) -> None:
    ended = flip7("score", *PLAYERS, "--hands", answers=typed("7 11 x2 +8", "7 7", "ben 9", "u", "=30", "b"))
    assert "Ana: 7+11 ×2 +8 = 44" in ended.lines  # noqa: RUF001 - as it is shown
    assert "Ben has the 7 already: a second one is a bust." in ended.lines
    assert "Ben: 30. Total 30, 170 to go." in ended.lines


def test_one_undo_takes_back_one_line(flip7: Command) -> None:
    ended = flip7("score", *PLAYERS, "--hands", answers=typed("7 11", "u", "12", "u", "redo", "b", "b"))
    assert "Ana: 12. Total 12, 188 to go." in ended.lines


def test_live_asks_what_the_referee_asks(flip7: Command) -> None:
    answers = typed("12", "FZ", "ana", "7", "5", "log", "fix 3 cleo", "drop", "t")
    ended = flip7("score", *PLAYERS, "--live", answers=answers)
    assert "Ben gives the Freeze to Ana." in ended.out
    assert "3: Ben gives the Freeze to Ana" in ended.lines
    assert "Round 1: Cleo is «frozen», not «in» any more." in ended.lines
    assert any("2 later entries wait" in line or "One later entry" in line for line in ended.lines)


def test_a_chained_flip_three_and_two_corrections(flip7: Command) -> None:
    """A round of four players, kept live, with a card and a choice put right."""
    answers = typed(
        *("1", "2", "3", "4"),
        *("F3", "cleo", "5", "F3", "6"),
        *("dan", "7", "8", "9"),
        *("fix 1 0", "s", "s"),
        *("fix 16 h", "10", "s", "s", "s"),
    )
    ended = flip7("score", "--names", "Ana,Ben,Cleo,Dan", "--plain", "--live", answers=answers)
    assert "Corrected. Nothing else changes." in ended.lines
    assert "Cleo has not stayed after all." in ended.lines
    assert "Ana: 0. Total 0, 200 to go." in ended.lines
    assert "Cleo: 3+5+6+10 = 24. Total 24, 176 to go." in ended.lines
    assert "Dan: 4+7+8+9 = 28. Total 28, 172 to go." in ended.lines


def test_the_depth_changes_in_the_middle(flip7: Command) -> None:
    ended = flip7("score", *PLAYERS, answers=typed("5", "live", "hands", "9", "b", "live", "7", "o", "s"))
    assert "This round has scores already: live begins with the next one." in ended.lines
    assert "Not every card was seen: this is a guess." in ended.lines
    assert "Ben is dealt a 7." in ended.out


def test_we_did_it_differently(flip7: Command) -> None:
    ended = flip7("score", *PLAYERS, answers=typed("5", "6", "7", "set 1 ben 60", "set 1 ben", "csv"))
    assert "Round 1: Ben has 60, not 6." in ended.lines
    assert "Type the round, the name and the points, such as: set 3 ben 40" in ended.lines
    assert "1,Ana,5,60,7,Ben" in ended.lines


def test_a_score_is_saved_at_every_entry_and_resumed(flip7: Command) -> None:
    ended = flip7("score", *PLAYERS, "--save", "evening.json", answers=typed("5", "6"))
    assert ended.status == 2
    assert "score --resume evening.json" in ended.out
    saved = json.loads((flip7.folder / "evening.json").read_text(encoding="utf-8"))
    assert [entry["points"] for entry in saved["entries"]] == [5, 6]
    ended = flip7("score", "--resume", "evening.json", "--plain", answers=typed("7", "quit"))
    assert ended.status == 0
    assert "Cleo: 7. Total 7, 193 to go." in ended.lines


@pytest.mark.parametrize(
    "line, said",
    [
        ("zoe 5", "Nobody here is called «zoe»."),
        ("ana x", "«x» is not clear here: ? shows what you can type."),
        ("-3", "A score is a whole number from 0 to 1000000."),
        ("fix 9 3", "There is no line «9»: the log has 0."),
        ("drop x", "There is no line «x»: the log has 0."),
        ("set 5 ana 3", "There is no round 5 yet."),
        ("set 1 ana many", "A score is a whole number from 0 to 1000000."),
        ("save", "Type the name of a file after save, such as: save game.json"),
        ("o", "Odds need the cards as they come up: type live."),
        ("shuffled", "This round is kept at its end, not card by card."),
        ("r nonsense", "no rule"),
    ],
)
def test_what_cannot_be_is_one_sentence(flip7: Command, line: str, said: str) -> None:
    ended = flip7("score", *PLAYERS, answers=typed(line))
    assert said.casefold() in ended.out.casefold()
    assert "Traceback" not in ended.err


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("--names", "Ana"), "2 to 24 players, not 1"),
        (("--names", "Ana,ana"), "same name"),
        (("--names", "Ana,Ben", "--dealer", "Zoe"), "none of the players"),
        (("--names", "Ana,Ben", "--hands", "--live"), "both"),
        (("--names", "Ana,Ben", "--target", "0"), "target"),
        (("--resume", "missing.json"), "no such file"),
        (("--resume", "other.json"), "not a score that flip7 has saved"),
        (("--resume", "other.json", "--names", "Ana,Ben"), "cannot be changed"),
    ],
)
def test_options_that_cannot_be(flip7: Command, arguments: tuple[str, ...], said: str) -> None:
    Path(flip7.folder / "other.json").write_text("{}", encoding="utf-8")
    assert said in flip7.refused("score", *arguments)


@pytest.mark.parametrize("language", ["de", "fr", "es", "ja"])
def test_every_language_keeps_a_score(flip7: Command, language: str) -> None:
    answers = typed("?", "172", "5", "6", "7", "hands", "?", "7 7", "live", "5", "x2", "x2", "?", "u", "fix 1 6", "log")
    ended = flip7("score", *PLAYERS, "--language", language, answers=answers)
    assert ended.err == ""
    assert "score-" not in ended.out


def test_somebody_joins_leaves_comes_back_and_has_another_name(flip7: Command) -> None:
    answers = typed("join Dora", "1", "2", "3", "4", "5", "leave ben", "join", "u", "leave cleo", "6", "7", "8")
    ended = flip7("score", *PLAYERS, answers=answers + typed("9", "8", "10", "back cle", "rename dora Dorothea", "t"))
    assert "Dora plays from round 1 on." in ended.lines
    assert "Ben is not dealt to from round 3 on." in ended.lines
    assert "Type the name, such as: join dora" in ended.lines
    assert "Cleo is not dealt to from round 3 on." in ended.lines
    assert "Dora is Dorothea now." in ended.lines
    assert "Cleo plays from round 4 on." in ended.lines
    assert {"Ana: 15", "Ben: 16", "Cleo: 10", "Dorothea: 22"} <= set(ended.lines)

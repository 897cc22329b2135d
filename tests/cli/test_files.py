"""`flip7 replay`, `convert` and `verify`: games in files."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from flip7.core.cards import full_deck
from flip7.core.shuffle import secret_hash, seed_hash, shuffled
from flip7.record import Mix, Record, from_json, read_record, replay, summary, to_json, to_notation
from tests.cli.command import Command

pytestmark = pytest.mark.integration

GAME = "A 1 / B 2 / C 3 / D 4 / A h F3>C(5 F3' 6; F3>D(7 8 9)) / B s / C s / D s / A s = 1 2 14 28"
BOTS = "bot:stay:25,bot:risk:0.3,bot:random"


@pytest.fixture
def game(flip7: Command) -> Command:
    """A folder with a whole game, whole.json, and a few turns with a real deck, turns.f7."""
    flip7("play", "--names", BOTS, "--seed", "files", "--save", "whole.json")
    return flip7.with_file("turns.f7", GAME)


# --- replay -----------------------------------------------------------------------------------------------------------


def test_replay_tells_the_game_as_it_was_told(game: Command, flip7: Command) -> None:
    played = flip7("play", "--names", BOTS, "--seed", "files").lines
    told = game("replay", "whole.json").lines
    assert told
    assert told == played[3:-2]


def test_replay_of_a_few_turns_says_what_is_asked(game: Command) -> None:
    assert game("replay", "turns.f7").lines == [
        "",
        "Round 1. A deals.",
        "A is dealt a 1.",
        "B is dealt a 2.",
        "C is dealt a 3.",
        "D is dealt a 4.",
        "A drew a Flip Three.",
        "A gives the Flip Three to C.",
        "C flips 1 of 3: 5. 3+5 = 8.",
        "C flips 2 of 3: Flip Three. Set aside until the three are flipped. (F3.6)",
        "C flips 3 of 3: 6. 3+5+6 = 14.",
        "C hands out the Flip Three to D. (F3.8)",
        "D flips three.",
        "D flips 1 of 3: 7. 4+7 = 11.",
        "D flips 2 of 3: 8. 4+7+8 = 19.",
        "D flips 3 of 3: 9. 4+7+8+9 = 28.",
        "B stays and banks 2.",
        "C stays and banks 3+5+6 = 14.",
        "D stays and banks 4+7+8+9 = 28.",
        "A stays and banks 1.",
        "Round 1 is over.",
        "A: 1. Total 1, 199 to go.",
        "B: 2. Total 2, 198 to go.",
        "C: 3+5+6 = 14. Total 14, 186 to go.",
        "D: 4+7+8+9 = 28. Total 28, 172 to go.",
        "",
        "Round 2. B deals.",
        "The game stops here: Which card came up for B?",
    ]


def test_replay_json_is_one_line_a_file(game: Command) -> None:
    ended = game("replay", "--json", "whole.json", "turns.f7")
    assert ended.status == 0
    for line, file in zip(ended.lines, ("whole.json", "turns.f7"), strict=True):
        text = (game.folder / file).read_text()
        assert json.loads(line) == json.loads(json.dumps(summary(replay(read_record(text)))))


def test_replay_reads_the_standard_input(game: Command) -> None:
    assert game("replay", "-", answers=GAME).lines == game("replay", "turns.f7").lines
    assert json.loads(game("replay", "--json", "-", answers=GAME).out)["totals"] == [1, 2, 14, 28]


def test_replay_names_each_of_several_files(game: Command) -> None:
    said = game("replay", "turns.f7", "whole.json").lines
    assert said.count("turns.f7") == said.count("whole.json") == 1


def test_replay_step_waits_for_enter_and_stops_at_q(game: Command) -> None:
    whole = game("replay", "--step", "turns.f7", answers="\n" * 100).lines
    assert [line for line in whole if "Enter for the next step" not in line] == game("replay", "turns.f7").lines
    stopped = game("replay", "--step", "turns.f7", answers="\n\nq\n")
    assert stopped.status == 0
    assert sum("Enter for the next step" in line for line in stopped.lines) == 3


def test_replay_does_the_good_files_and_names_the_bad(game: Command) -> None:
    game.with_file("bad.f7", "A 1 / C 2").with_file("binary.json", b"\x89PNG\xff")
    ended = game("replay", "--json", "bad.f7", "turns.f7", "nowhere.f7", ".", "binary.json", "whole.json")
    assert ended.status == 2
    assert len(ended.lines) == 2
    assert ended.err.splitlines() == [
        "flip7: bad.f7: line 1, column 7: it is B's turn, not C's",
        "flip7: nowhere.f7: there is no such file or folder",
        "flip7: .: a folder, not a file",
        "flip7: binary.json: not a text: byte 0 is not UTF-8",
    ]


@pytest.mark.parametrize(
    "content",
    [
        "",
        " \n",
        "{",
        '{"format": "flip7/1", "seats": ["A", "B"], "seed": "00", "choices": []}',
        '{"format": "flip7/1", "seats": ["A", "B"], "seed": "%s", "choices": [7]}' % ("0" * 64),
        '{"format": "flip7/1", "seats": ["A", "B"], "seed": "%s", "choices": ["hit", "flip"]}' % ("0" * 64),
        '{"format": "flip7/1", "seats": ["A", "B"], "shuffles": [["12"]]}',
        "[" * 100_000,
        '{"format": "flip7/1", "dealer": ' + "9" * 5000 + "}",
        "A 13",
        "A 1\x1b[31m",
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_bad_file_is_one_line(flip7: Command, command: str, content: str) -> None:
    flip7.with_file("bad.json", content)
    assert flip7.refused(command, "bad.json").startswith("bad.json: ")


def test_a_name_with_escapes_cannot_write_lines_of_its_own(flip7: Command) -> None:
    assert flip7.refused("replay", "no\nsuch\x1b[31m.json").startswith(r"no\nsuch\x1b[31m.json: ")


def test_an_endless_file_is_refused(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.record.files.MAX_BYTES", 1000)
    assert "too large to be a game" in flip7.refused("replay", "/dev/zero")


@pytest.mark.parametrize("options", [["--json"], ["-"]])
def test_step_needs_a_keyboard(game: Command, options: list[str]) -> None:
    assert "--step" in game.refused("replay", "turns.f7", "--step", *options)


# --- convert ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", ["whole.json", "turns.f7"])
def test_convert_there_and_back_is_exact(game: Command, file: str) -> None:
    record = read_record((game.folder / file).read_text())
    notation = game("convert", file, "--to", "f7").out
    assert notation == to_notation(record)
    assert game("convert", "-", "--to", "json", answers=notation).out == to_json(record) + "\n"


def test_convert_writes_a_new_file(game: Command) -> None:
    ended = game("convert", "turns.f7", "--to", "json", "--output", "turns.json")
    assert (ended.status, ended.out, ended.err) == (0, "", "")
    assert from_json((game.folder / "turns.json").read_text()) == read_record(GAME)


def test_convert_overwrites_nothing(game: Command) -> None:
    assert "already" in game.refused("convert", "whole.json", "--to", "f7", "-o", "turns.f7")
    assert "there is no such folder" in game.refused("convert", "whole.json", "--to", "f7", "-o", "no/such/turns.f7")


def test_convert_checks_the_game(flip7: Command) -> None:
    flip7.with_file("bad.json", '{"format": "flip7/1", "seats": ["A", "B"], "seed": "%s", "choices": [7]}' % ("0" * 64))
    for form in ("f7", "json"):
        assert flip7.refused("convert", "bad.json", "--to", form).startswith("bad.json: choices[0]: ")


def test_convert_needs_a_form_that_there_is(game: Command) -> None:
    assert "--to" in game.refused("convert", "whole.json")
    assert "'pgn' is not one of 'f7', 'json'" in game.refused("convert", "whole.json", "--to", "pgn")


# --- verify -----------------------------------------------------------------------------------------------------------


def record_with(folder: Path, **fields: object) -> str:
    """The whole game's record, some fields changed, None taken out."""
    record = json.loads((folder / "whole.json").read_text()) | fields
    return json.dumps({name: value for name, value in record.items() if value is not None})


def test_verify_proves_a_whole_game(game: Command) -> None:
    record = read_record((game.folder / "whole.json").read_text())
    assert record.seed is not None
    ended = game("verify", "whole.json", "--hash", seed_hash(record.seed).upper())
    assert ended.status == 0
    assert ended.lines[0] == f"✓ all {len(record.choices)} answers follow the rules"
    assert "✓ the seed's hash is the published one" in ended.lines
    assert ended.lines[-1] == f"✓ hash of the seed: {seed_hash(record.seed)}"
    assert all(line.startswith("✓") for line in ended.lines)


def test_verify_says_what_it_cannot_prove(game: Command) -> None:
    game.with_file("quiet.json", record_with(game.folder, seed_hash=None))
    assert any(line.startswith("- no published hash") for line in game("verify", "quiet.json").lines)
    assert "- a real deck: there is no shuffle to prove" in game("verify", "turns.f7").lines


def shuffles_of(folder: Path) -> list[list[str]]:
    """The shuffles of the whole game, as somebody would have written them down."""
    record = read_record((folder / "whole.json").read_text())
    assert record.seed is not None
    return [[str(card) for card in shuffled(full_deck(), record.seed, 0)]]


def test_verify_without_a_seed_cannot_prove_the_shuffles(game: Command) -> None:
    shuffles = shuffles_of(game.folder)
    game.with_file("shuffles.json", record_with(game.folder, seed=None, shuffles=shuffles, choices=[]))
    ended = game("verify", "shuffles.json")
    assert ended.status == 0
    assert "- no seed: the shuffles cannot be proved" in ended.lines
    assert "- a hash was published, but the seed was not: it cannot be checked" in ended.lines


def test_verify_checks_the_shuffles_against_the_seed(game: Command) -> None:
    shuffles = shuffles_of(game.folder)
    game.with_file("both.json", record_with(game.folder, shuffles=shuffles))
    assert "✓ the recorded shuffle follows from the seed" in game("verify", "both.json").lines
    shuffles[0][0], shuffles[0][-1] = shuffles[0][-1], shuffles[0][0]
    assert shuffles[0][0] != shuffles[0][-1]
    game.with_file("false.json", record_with(game.folder, shuffles=shuffles))
    assert "shuffle 0 is not the one that the seed gives" in game.refused("verify", "false.json")


def test_verify_does_not_vouch_for_shuffles_that_were_not_needed(game: Command) -> None:
    shuffles = shuffles_of(game.folder)
    game.with_file("spare.json", record_with(game.folder, shuffles=shuffles * 2, choices=[]))
    assert "- not checked: 1 shuffle that the game does not need" in game("verify", "spare.json").lines


def test_verify_refuses_a_seed_that_was_not_the_published_one(game: Command) -> None:
    game.with_file("false.json", record_with(game.folder, seed_hash="0" * 64))
    assert f"not the published {'0' * 64}" in game.refused("verify", "false.json")
    assert f"not the published {'1' * 64}" in game.refused("verify", "whole.json", "--hash", "1" * 64)


def test_verify_needs_a_whole_hash(game: Command) -> None:
    assert "is not 64 hex digits" in game.refused("verify", "whole.json", "--hash", "12")


SECRET = b"\7" * 32


def mixed(*words: str, published: str | None = None) -> str:
    """The record of a web table where nobody has answered yet."""
    mix = Mix(SECRET, words, published)
    return to_json(Record(("Ana", "Ben", "Cleo"), seed=mix.seed, seed_hash=seed_hash(mix.seed), mix=mix))


@pytest.mark.parametrize("form", ["json", "f7"])
def test_verify_proves_that_a_seed_was_mixed(flip7: Command, form: str) -> None:
    text = mixed("tea", "Käse", published=secret_hash(SECRET))
    flip7.with_file(f"table.{form}", text if form == "json" else to_notation(from_json(text)))
    ended = flip7("verify", f"table.{form}")
    assert ended.status == 0
    assert ended.lines[-4:] == [
        "✓ the seed is mixed from the server's secret and 2 words",
        "✓ the secret has the hash that was published when the table was made",
        f"✓ hash of the secret: {secret_hash(SECRET)}",
        f"✓ hash of the seed: {seed_hash(Mix(SECRET, ('tea', 'Käse')).seed)}",
    ]


@pytest.mark.parametrize("words, said", [([], "alone: nobody gave a word"), (["tea"], "and 1 word")])
def test_verify_says_how_many_words_there_were(flip7: Command, words: list[str], said: str) -> None:
    flip7.with_file("table.json", mixed(*words))
    assert f"✓ the seed is mixed from the server's secret {said}" in flip7("verify", "table.json").lines


def test_verify_says_that_the_hash_of_the_secret_was_not_published(flip7: Command) -> None:
    flip7.with_file("table.json", mixed("tea"))
    ended = flip7("verify", "table.json")
    assert ended.status == 0
    assert any(line.startswith("- no published hash of the secret") for line in ended.lines)


def test_verify_says_nothing_of_a_mix_where_there_is_none(game: Command) -> None:
    assert "secret" not in game("verify", "whole.json").out


def test_verify_refuses_a_secret_that_was_not_the_published_one(flip7: Command) -> None:
    flip7.with_file("table.json", mixed("tea", published="0" * 64))
    assert f"not the {'0' * 64} that was published" in flip7.refused("verify", "table.json")
    assert flip7("replay", "table.json").status == 0


@pytest.mark.parametrize("form", ["json", "f7"])
def test_verify_refuses_a_seed_that_does_not_follow_from_the_mix(flip7: Command, form: str) -> None:
    text = mixed("tea", "Käse")
    text = (text if form == "json" else to_notation(from_json(text))).replace("tea", "tee")
    flip7.with_file(f"table.{form}", text)
    problem = "the seed is not the one that the secret and the words give"
    assert flip7.refused("verify", f"table.{form}").endswith(problem)


def test_a_mix_is_converted_without_loss(flip7: Command) -> None:
    flip7.with_file("table.json", mixed('"tea" [or] {not}', published=secret_hash(SECRET)) + "\n")
    flip7.with_file("table.f7", flip7("convert", "table.json", "--to", "f7").out)
    assert flip7("convert", "table.f7", "--to", "json").out == (flip7.folder / "table.json").read_text(encoding="utf-8")


def test_verify_says_that_a_game_is_not_over(flip7: Command) -> None:
    flip7("play", "--names", "Ana,Ben,Cleo", "--seed", "s", "--save", "part.json", answers="h\n")
    assert "✓ not over: it stops in round 1" in flip7("verify", "part.json").lines


def shell(command: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """The command as a shell runs it, with `flip7` as it is installed."""
    flip7_command = str(Path(sys.executable).with_name("flip7"))
    return subprocess.run(
        ["bash", "-c", command.replace("flip7", flip7_command, 1)],
        check=False,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.integration
@pytest.mark.parametrize(
    "command",
    [
        "flip7 --version >&-",
        "flip7 rules >&-",
        "flip7 rules > /dev/full",
        "flip7 --version > /dev/full",
        "flip7 replay - <&-",
        "flip7 play --seed x <&-",
    ],
)
def test_closed_or_full_streams_are_one_line_and_no_traceback(command: str, tmp_path: Path) -> None:
    run = shell(command, tmp_path)
    assert run.returncode == 2
    assert run.stderr.startswith("flip7: ")
    assert run.stderr.count("\n") == 1


def test_a_text_may_begin_with_a_comment(flip7: Command) -> None:
    flip7.with_file("game.f7", "{our game}\nA 1 / B 2\n")
    assert flip7("replay", "--json", "game.f7").status == 0


def test_resuming_and_leaving_at_once_changes_nothing(flip7: Command) -> None:
    file = flip7.folder / "game.f7"
    file.write_text("1. A / A 1 / B 2 {my notes}\n", encoding="utf-8")
    file.chmod(0o600)
    flip7("play", "--resume", "game.f7")
    assert file.read_text(encoding="utf-8") == "1. A / A 1 / B 2 {my notes}\n"
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_hash_to_check_needs_a_seed(flip7: Command) -> None:
    flip7.with_file("game.f7", "A 1 / B 2\n")
    assert flip7("verify", "game.f7", "--hash", "0" * 64).status == 2

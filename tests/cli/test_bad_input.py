"""Bad input, command by command: one sentence, status 2, and no file touched."""

import json
import shlex
from pathlib import Path

import pytest

from flip7.server.storage.sql_store import open_store
from tests.cli.command import Command

GAME = "A 12 / B 5 / C 7 / A s"
UNREADABLE = {
    "empty.json": b"",
    "binary.json": bytes(range(256)),
    "broken.json": b'{"format":',
    "nan.json": b'{"format": "flip7/1", "seats": ["A", "B"], "dealer": NaN, "drawn": []}',
    "huge.json": b'{"format": "flip7/1", "seats": ["A", "B"], "dealer": 1e400, "drawn": []}',
    "digits.json": b'{"format": "flip7/1", "seats": ["A", "B"], "dealer": ' + b"9" * 6_000 + b', "drawn": []}',
    "deep.json": b"[" * 100_000,
    "twice.json": b'{"format": "flip7/1", "seats": ["A", "B"], "seats": ["A", "C"], "drawn": []}',
    "half_letter.json": b'{"format": "flip7/1", "seats": ["\\ud800", "B"], "drawn": []}',
    "unknown_field.json": b'{"format": "flip7/1", "seats": ["A", "B"], "winner": "A", "drawn": []}',
    "unknown_tag.f7": b'[A "Ana"] [Cards "all"] A 1',
}
READERS = (
    "replay --plain",
    "verify",
    "convert --to json",
    "games",
    "play --lines --resume",
    "score --lines --resume",
    "arena --resume",
)


@pytest.mark.parametrize("reader", READERS)
def test_a_file_that_is_no_game_is_refused_by_every_command(flip7: Command, reader: str) -> None:
    for name, content in UNREADABLE.items():
        flip7.with_file(name, content)
    for file in (*UNREADABLE, "nothing_there.json", ".", "999", "-1", "nul\0"):
        assert flip7.refused(*shlex.split(reader), file), file


@pytest.mark.parametrize(
    "command",
    [
        f"{command} {option} {value}"
        for command, option, values in (
            ("play --lines", "--target", "0 -1 1e3 nan inf 1000001 99999999999999999999 x 1.5"),
            ("play --lines", "--seats", "0 -3 101 nan 2.5"),
            ("play --lines", "--pace", "nan inf -1 1e9 x"),
            ("play --lines", "--names", "Ana,Ana Ana, , Ana,,Ben bot: bot:nobody"),
            ("play --lines", "--bots", "nobody stay: stay:-1 stay:nan risk:2 risk:nan risk:-0.1 stay:25,,x random:3"),
            ("play --lines", "--first", "nobody"),
            ("play --lines", "--language", "xx"),
            ("score --lines --names A,B", "--target", "0 99999999999 nan"),
            ("score --lines", "--names", "A A,a , A,"),
            ("score --lines --names A,B", "--dealer", "Z"),
            ("daily --lines", "--day", "yesterday 2026-13-01 2026-02-30 9999-12-31 -1 2026-1-1"),
            ("simulate --bots stay:25", "--games", "0 -1 nan 1e9 1.5 99999999999999999999"),
            ("simulate --games 10", "--seats", "0 41 -3 nan"),
            ("simulate --games 10", "--threads", "0 -1 1025 nan"),
            ("simulate --games 10", "--bots", "nobody stay: risk:inf level0 level7 a,b"),
            ("arena stay:25 stay:20", "--seats", "1 41 nan"),
            ("arena stay:25 stay:20", "--time-limit", "0 -1 nan 1e9"),
            ("sheet x.pdf", "--players", "0 1 25 -1 nan"),
            ("sheet x.pdf", "--paper", "a5"),
            ("sheet x.pdf", "--link", "nonsense javascript:x"),
            ("verify game.f7", "--hash", "zz 00"),
            ("rules", "", "F3.99 zzzz"),
            ("solve", "--cards", "13 FZ '12 12' 'SC SC'"),
            ("join ABCD --lines", "--server", "ftp://x http:// 127.0.0.1:99999 http://[::"),
            ("serve --port 0", "--public-url", "nonsense http://x:99999 http://x:0 https://"),
            ("serve --port 0", "--allow-origin", "x https://a/b *"),
            ("serve --port 0", "--proxy", "x none,1.1.1.1"),
            ("serve --port 0", "--keep-games", "-1 nan inf 36501 x"),
            ("serve", "--port", "-1 65536 x nan 1e3"),
        )
        for value in shlex.split(values, posix=False)
    ],
)
def test_a_value_that_cannot_be_is_one_sentence(flip7: Command, command: str) -> None:
    flip7.with_file("game.f7", GAME)
    assert flip7.refused(*shlex.split(command))


@pytest.mark.parametrize(
    "command, says",
    [
        ("play --lines --last --resume game.f7", "--last: it names another game than --resume: give one of the two"),
        ("score --lines --hands --live --names A,B", "--live: it cannot be both --hands and --live"),
        (
            "simulate --compare stay:25 stay:25",
            "--compare names stay:25 twice: give it two different bots",
        ),
        (
            "simulate --compare stay:25 stay:20 --bots stay:25",
            "--compare names its two bots itself: leave --bots out",
        ),
        ("arena stay:25 stay:20 --round-only", "--round-only goes with --paired"),
        ("arena stay:25 --paired stay:20 --time-limit 3", "--time-limit does not go with --paired"),
        ("join ABCD --public", "--public: it goes with --new"),
        ("join ABCD --seats 5", "--seats: it goes with --new"),
        ("join ABCD --new", "--new: it opens a table of its own: name no other"),
        ("serve --key game.f7", "--key is of no use without --certificate"),
        ("serve --proxy none,1.1.1.1", "--proxy none,1.1.1.1: «none» stands alone"),
        ("serve --allow-origin https://a/b", "'https://a/b' has a path: a site is named without, such as"),
        (
            "advise --me 12 --others 3 --names Ana,Ana",
            "--names 'Ana,Ana': 'Ana' is there twice, and answers are told by names",
        ),
    ],
)
def test_options_that_contradict_each_other(flip7: Command, command: str, says: str) -> None:
    assert flip7.with_file("game.f7", GAME).refused(*shlex.split(command)).startswith(says)


@pytest.mark.parametrize(
    "command, says",
    [
        ("simulate --games 9 --csv", "--csv: a table is written to a file such as table.csv"),
        ("arena stay:25 stay:20 --csv", "--csv: a table is written to a file such as table.csv"),
        ("games game.f7 --table", "--table: a table is written to a file such as table.csv"),
        ("sheet", "FILE: a sheet is written to a file such as sheet.pdf"),
        ("score --lines --names A,B --save", "--save: a score is written to a file such as score.json"),
        ("arena stay:25 stay:20 --save", "--save: a league is written to a file such as league.json"),
    ],
)
@pytest.mark.parametrize("file", ["mine.txt", "game.f7", ".json", "none"])
def test_a_result_is_not_written_over_another_kind_of_file(flip7: Command, command: str, says: str, file: str) -> None:
    """A slip such as `--csv game.f7` would cost the game."""
    assert flip7.with_file("game.f7", GAME).refused(*shlex.split(command), file) == f"{says}, not {file!r}"


@pytest.mark.parametrize("form", ["{} ''", "{}="])
@pytest.mark.parametrize(
    "command, option",
    [
        ("play --lines", "--bots"),
        ("play --lines", "--names"),
        ("play --lines", "--seed"),
        ("play --lines", "--language"),
        ("daily --lines", "--day"),
        ("daily --lines", "--name"),
        ("sheet x.pdf", "--names"),
        ("score --lines --names A,B", "--dealer"),
        ("arena stay:25 stay:20", "--seed"),
        ("serve", "--host"),
        ("admin announce hi", "--database"),
        ("join", "--server"),
    ],
)
def test_an_empty_value_is_not_taken_for_none(flip7: Command, command: str, option: str, form: str) -> None:
    """`--bots "$BOTS"` with a variable that nobody set wants no usual bots."""
    said = flip7.refused(*shlex.split(f"{command} {form.format(option)}"))
    assert said == f"{option}: it is empty: give it a value, or leave it out"


# --- accepted on purpose ----------------------------------------------------------------------------------------------


def test_one_player_may_play_and_hears_that_there_should_be_more(flip7: Command) -> None:
    """X.1: the game works with fewer."""
    assert "The game is made for three players or more; it works with fewer." in flip7("play", "--seats", "1").lines


@pytest.mark.integration
def test_more_threads_than_cores_change_nothing(flip7: Command) -> None:
    """A script may name a number that fits another machine."""
    games = ("simulate", "--games", "20", "--seed", "s", "--bots", "stay:25", "--json", "--threads")
    many, one = (json.loads(flip7(*games, threads).out) for threads in ("999", "1"))
    assert many["bots"] == one["bots"]


async def test_the_folder_of_a_database_is_made(tmp_path: Path) -> None:
    """A unit of systemd starts before anybody has made it; `flip7 serve --help` says so."""
    database = tmp_path / "new" / "folder" / "tables.sqlite"
    store = await open_store(str(database))
    await store.close()
    assert database.exists()

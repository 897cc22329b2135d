"""`flip7 play`, answered line by line."""

import json
import re
from pathlib import Path

import pytest

from flip7.bots import bot_named
from flip7.core.cards import full_deck
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.core.shuffle import seed_hash, seed_of, shuffled
from flip7.record import read_record, replay
from tests.cli.command import Command

HITS_TO_THE_END = "h\n1\n2\n3\n4\n" * 600
"""Answers that fit any question sooner or later: hit, or else the first player who can get the card."""

SEED = "family night"


def answers_of(bot: str, seats: int, seed: str = SEED, rules: Rules | None = None) -> str:
    """Return the lines that a person would type to play every seat as the bot does."""
    game = Game.seeded(seats, seed, rules)
    typed = []
    while game.asked is not None:
        choice = bot_named(bot).choose(game.table, game.asked)
        typed.append(str(choice + 1) if isinstance(choice, int) else str(choice))
        game.play(choice)
    return "\n".join(typed) + "\n"


def test_a_person_and_three_bots_play_a_whole_game(flip7: Command) -> None:
    ended = flip7("play", "--seed", SEED, "--names", "Ana", answers=HITS_TO_THE_END)
    assert ended.status == 0
    assert ended.err == ""
    assert "wins with" in ended.out
    assert ended.lines[0] == "Flip 7 to 200: Ana, Vera, Prue and Greta."


def test_hash_comes_first_and_the_seed_at_the_end(flip7: Command) -> None:
    ended = flip7("play", "--seed", SEED, answers=HITS_TO_THE_END)
    seed = seed_of(SEED)
    assert seed_hash(seed) in ended.lines[1]
    assert seed.hex() in ended.lines[-1]
    assert ended.out.index(seed_hash(seed)) < ended.out.index(seed.hex())


def test_a_game_without_a_seed_gets_one_that_nobody_knows(flip7: Command) -> None:
    names = "bot:stay:25,bot:stay:30,bot:stay:20"
    for file in ("one.json", "two.json"):
        assert flip7("play", "--names", names, "--save", file).status == 0
    first, second = (json.loads((flip7.folder / file).read_text()) for file in ("one.json", "two.json"))
    assert first["seed"] != second["seed"]
    assert first["seed_hash"] == seed_hash(bytes.fromhex(first["seed"]))


def test_what_people_typed_is_the_record(flip7: Command) -> None:
    """A whole game of three people gives the same record as the game played without a screen, and replays."""
    typed = answers_of("stay:24", 3)
    ended = flip7("play", "--names", "Ana,Ben,Cleo", "--seed", SEED, "--save", "game.json", answers=typed)
    assert ended.status == 0
    record = read_record((flip7.folder / "game.json").read_text())
    assert [str(each + 1) if isinstance(each, int) else str(each) for each in record.choices] == typed.split()
    assert replay(record).game.table.winner is not None


def test_people_and_bots_sit_in_any_order(flip7: Command) -> None:
    ended = flip7(
        *("play", "--names", "Ana,bot:risk:0.3,Ben,bot:random", "--seed", "mixture", "--save", "game.json"),
        answers=HITS_TO_THE_END,
    )
    assert ended.status == 0
    seats = json.loads((flip7.folder / "game.json").read_text())["seats"]
    assert seats == ["Ana", "Rita (risk:0.3)", "Ben", "Dizzy (random)"]
    asked = {line.partition(",")[0] for line in ended.lines if ", hit or stay?" in line}
    assert asked == {"Ana", "Ben"}


@pytest.mark.parametrize(
    "options, names",
    [
        ([], "Player, Vera, Prue and Greta"),
        (["--names", "Ana,Ben"], "Ana, Ben, Vera and Prue"),
        (["--names", "Ana,Ben,Cleo"], "Ana, Ben and Cleo"),
        (["--names", "Ana,Ben", "--seats", "2"], "Ana and Ben"),
        (["--names", "Ana", "--bots", "stay:20,stay:30"], "Ana, Stella and Mo"),
        (["--names", "Ana", "--bots", "random", "--seats", "3"], "Ana, Dizzy and Mo"),
        (["--seats", "7"], "Player, Vera, Prue, Greta, Mo, Carl and Kim"),
        (["--names", "Stella", "--bots", "stay"], "Stella and Mo"),
        (["--seats", "1"], "Player"),
    ],
)
def test_who_sits_at_the_table(flip7: Command, options: list[str], names: str) -> None:
    assert flip7("play", *options).lines[0] == f"Flip 7 to 200: {names}."


def test_a_hundred_seats_have_a_hundred_names(flip7: Command) -> None:
    names = re.split(", | and ", flip7("play", "--seats", "100").lines[0].removesuffix("."))
    assert len(set(names)) == 100


def test_options_of_the_rules_are_played_and_recorded(flip7: Command) -> None:
    names = "bot:stay:25,bot:stay:30,bot:stay:20"
    flip7("play", "--names", names, "--seed", SEED, "--target", "50", "--first", "left", "--save", "game.json")
    record = read_record((flip7.folder / "game.json").read_text())
    assert record.rules == Rules(target=50, first=First.LEFT)
    assert max(replay(record).game.table.scores) >= 50


def test_fewer_than_three_are_told_so(flip7: Command) -> None:
    """X.1: two play by the same rules."""
    assert "The game is made for three players or more; it works with fewer." in flip7("play", "--seats", "2").lines
    assert "made for three" not in flip7("play", "--seats", "3").out


# --- at the prompt ----------------------------------------------------------------------------------------------------


def asked_once(flip7: Command, typed: str, seed: str = "a number first") -> list[str]:
    """Return the output between the first question and the second, when that is typed."""
    said = flip7("play", "--names", "Ana,Ben,Cleo", "--seed", seed, answers=typed).lines
    first = next(at for at, line in enumerate(said) if line.startswith("Ana, "))
    return said[first + 1 :]


@pytest.mark.parametrize("typed", ["h", "H", "hit", "HIT", " hit "])
def test_hit_is_understood(flip7: Command, typed: str) -> None:
    assert asked_once(flip7, typed)[0].startswith("Ana drew a")


@pytest.mark.parametrize("typed", ["s", "S", "stay", "Stay"])
def test_stay_is_understood(flip7: Command, typed: str) -> None:
    assert asked_once(flip7, typed)[0].startswith("Ana stays and banks ")


@pytest.mark.parametrize("typed", ["x", "hh", "1", "yes please", "\x1b[A", "é" * 500])
def test_a_wrong_answer_gets_a_sentence_and_the_question_again(flip7: Command, typed: str) -> None:
    sentence, question, *_ = asked_once(flip7, typed + "\ns\n")
    assert "is not an answer here: type h to hit or s to stay" in sentence
    assert "\x1b" not in sentence
    assert len(sentence) < 200
    assert question.startswith("Ana, hit or stay?")


def test_an_empty_line_is_no_answer(flip7: Command) -> None:
    assert asked_once(flip7, "\n")[0].startswith("An empty line is not an answer: h to hit")


def test_question_mark_helps(flip7: Command) -> None:
    said = asked_once(flip7, "?\n")
    assert any(line.startswith("save FILE") for line in said)
    assert any(line.startswith("quit") for line in said)


def test_t_shows_the_table(flip7: Command) -> None:
    said = asked_once(flip7, "t\n")
    assert said[0].startswith("Round 1 · Ana deals · ")
    assert [line.partition(":")[0] for line in said[1:4]] == ["Ana", "Ben", "Cleo"]


@pytest.mark.parametrize(
    "dealt, odds",
    [
        ("A 12 / B 5 / C 12", "A would bust with 10 of the 91 cards to draw: 11 %."),
        ("A 0 / B 5 / C 12", "A cannot bust with the next card: no number of the line is left to draw."),
        ("A SC / B 5 / C 12", "A is safe: the Second Chance takes a bust. Without it the risk is 0 %."),
    ],
)
def test_o_tells_the_odds(flip7: Command, dealt: str, odds: str) -> None:
    flip7.with_file("real.f7", dealt)
    assert odds in flip7("play", "--resume", "real.f7", answers="o\n").lines


def test_r_quotes_rules(flip7: Command) -> None:
    assert asked_once(flip7, "r f3.6\n")[0] == "F3.6 A Freeze or Flip Three drawn on the way is set aside."
    assert asked_once(flip7, "r nonsense\n")[0] == "no rule says «nonsense»"


def test_w_says_why(flip7: Command) -> None:
    said = asked_once(flip7, "w\n")
    assert any(line.startswith("I.1 In turn order the dealer deals") for line in said)


def test_save_keeps_the_game_in_a_file_and_goes_on(flip7: Command) -> None:
    said = asked_once(flip7, "save here.json\ns\n")
    assert said[0] == "Saved as here.json."
    assert read_record((flip7.folder / "here.json").read_text()).seats == ("Ana", "Ben", "Cleo")


def test_save_leaves_an_existing_file_alone(flip7: Command) -> None:
    said = asked_once(flip7.with_file("here.json", "mine"), "save here.json\ns\n")
    assert said[0].startswith("here.json: there is a file of that name already")
    assert (flip7.folder / "here.json").read_text() == "mine"


@pytest.mark.parametrize("typed", ["save", "save no/such/folder/game.json", "save .", "save \0"])
def test_a_save_that_fails_loses_nothing(flip7: Command, typed: str) -> None:
    said = asked_once(flip7, f"{typed}\ns\n")
    assert any(line.startswith("Ana stays") for line in said)
    assert flip7.files() == {}


def test_quit_keeps_the_game(flip7: Command) -> None:
    ended = flip7("play", "--seed", SEED, "--names", "Ana,Ben,Cleo", answers="h\nquit\n")
    assert ended.status == 0
    (name,) = flip7.files()
    assert re.fullmatch(r"flip7-\d{8}-\d{6}\.json", name)
    assert ended.lines[-1] == f"Saved. Go on with: flip7 play --resume {name}"


def test_a_card_is_given_by_number_name_beginning_or_letter(flip7: Command) -> None:
    """The seed deals a Freeze or Flip Three to Ana first."""
    seed = next(f"s{at}" for at in range(1000) if str(Game.seeded(3, f"s{at}").asked).startswith("A: who gets"))
    for typed in ("2", "Ben", "ben", "be", "B"):
        assert asked_once(flip7, f"{typed}\n", seed)[0].endswith(" to Ben.")
    for typed in ("0", "4", "Dora", "h", "²", "2.0"):
        assert "cannot get this card" in asked_once(flip7, f"{typed}\n", seed)[0]


def test_the_beginning_of_two_names_is_asked_again(flip7: Command) -> None:
    seed = next(f"s{at}" for at in range(1000) if str(Game.seeded(3, f"s{at}").asked).startswith("A: who gets"))
    said = flip7("play", "--names", "Ana,Bea,Ben", "--seed", seed, answers="be\n").out
    assert "«be» could be Bea and Ben: type the number." in said


def test_a_freeze_says_what_it_would_mean(flip7: Command) -> None:
    seed = next(f"s{at}" for at in range(2000) if str(Game.seeded(3, f"s{at}").asked).startswith("A: who gets the FZ"))
    ended = flip7("play", "--names", "Ana,Ben,Cleo", "--seed", seed)
    assert "1: Ana banks 0: 0 becomes 0." in ended.lines


# --- saving and going on ----------------------------------------------------------------------------------------------


def test_end_of_input_keeps_the_game_if_a_file_was_named(flip7: Command) -> None:
    ended = flip7("play", "--names", "Ana,Ben,Cleo", "--seed", SEED, "--save", "my game.json", answers="h\n")
    assert ended.status == 2
    assert ended.err == ("flip7: the game is not over; it is saved, go on with: flip7 play --resume 'my game.json'\n")
    assert len(read_record((flip7.folder / "my game.json").read_text()).choices) == 1


def test_end_of_input_without_a_file_says_so(flip7: Command) -> None:
    ended = flip7("play", "--seed", SEED)
    assert ended.status == 2
    assert ended.err == "flip7: the game is not over, and the answers ended; with --save FILE it would have been kept\n"
    assert flip7.files() == {}


@pytest.mark.integration
@pytest.mark.parametrize("file", ["game.json", "game.f7"])
def test_a_resumed_game_goes_on_as_it_would_have(flip7: Command, file: str) -> None:
    """Interrupted after every few answers; random bots included, the record is that of the game in one go."""
    options = ("play", "--names", "Ana,bot:random,Ben,bot:risk:0.26", "--seed", "resumed")
    flip7(*options, "--save", "whole.json", answers=HITS_TO_THE_END)
    whole = read_record((flip7.folder / "whole.json").read_text())

    status = flip7(*options, "--save", file, answers="h\n1\n2\n3\n4\n" * 2).status
    while status == 2:
        status = flip7("play", "--resume", file, answers="h\n1\n2\n3\n4\n" * 4).status
    assert read_record((flip7.folder / file).read_text()) == whole


def test_a_resumed_game_welcomes_back_and_shows_where_it_stands(flip7: Command) -> None:
    flip7("play", "--names", "Ana,Ben,Cleo", "--seed", SEED, "--save", "game.json", answers="s\ns\n")
    ended = flip7("play", "--resume", "game.json")
    assert ended.lines[0] == "Welcome back: round 1, Ana, Ben and Cleo."
    assert ended.lines[-1].startswith("Cleo, hit or stay?")


def test_other_players_can_take_the_seats_of_a_resumed_game(flip7: Command) -> None:
    flip7("play", "--names", "Ana,Ben,Cleo", "--seed", SEED, "--save", "game.json", answers="s\ns\n")
    ended = flip7("play", "--resume", "game.json", "--names", "Dora,bot:stay:20,bot:random")
    assert ended.lines[0] == "Welcome back: round 1, Dora, Stella and Dizzy."
    assert "3 seats" in flip7.refused("play", "--resume", "game.json", "--names", "Dora,Emil")


def test_a_finished_game_is_over_when_resumed(flip7: Command) -> None:
    names = "bot:stay:25,bot:stay:30,bot:stay:20"
    flip7("play", "--names", names, "--seed", SEED, "--save", "game.json")
    kept = flip7.files()
    assert flip7("play", "--resume", "game.json").status == 0
    assert flip7.files() == kept


def test_a_game_with_a_real_deck_goes_on_by_asking_which_card_came_up(flip7: Command) -> None:
    flip7.with_file("real.f7", "A 12 / B 5 / C 7 / A h")
    ended = flip7("play", "--resume", "real.f7", answers="13\n12\n")
    assert "Which card came up for A? (0 to 12, +2 to +10, x2, FZ, F3 or SC)" in ended.lines
    assert "«13» cannot have come up: type a card such as 12, +4, x2, FZ, F3 or SC." in ended.lines
    assert "A busts: a second 12. 12 points are lost. (B.1)" in ended.lines
    assert "A h 12x" in (flip7.folder / "real.f7").read_text()


def test_a_stacked_deck_that_ends_is_one_line(flip7: Command) -> None:
    """A record of shuffles without a seed cannot go on past them."""
    order = [str(card) for card in shuffled(full_deck(), seed_of(SEED), 0)]
    flip7.with_file("stacked.json", json.dumps({"format": "flip7/1", "seats": ["A", "B", "C"], "shuffles": [order]}))
    ended = flip7("play", "--resume", "stacked.json", answers=HITS_TO_THE_END)
    assert ended.status == 2
    assert ended.err == "flip7: shuffle 1 is needed, and only 1 are given\n"


# --- bad input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options, says",
    [
        (["--seats", "0"], "0 seats: a table has 1 to 100"),
        (["--seats", "-3"], "-3 seats"),
        (["--seats", "1000000"], "1000000 seats"),
        (["--seats", "9" * 50], "seats: a table has 1 to 100"),
        (["--seats", "four"], "--seats"),
        (["--seats", "2", "--names", "Ana,Ben,Cleo"], "3 players are named, and the table has 2 seats"),
        (["--target", "x"], "--target"),
        (["--target", "0"], "target is 0"),
        (["--target", "1000001"], "target is 1000001"),
        (["--first", "right"], "--first"),
        (["--bots", "genius"], "there is no bot 'genius'"),
        (["--bots", "stay:many"], "such as stay:25, not 'many'"),
        (["--bots", ","], "there is no bot ''"),
        (["--names", "Ana,,Ben"], "player 2: a name has 1 to 100 characters"),
        (["--names", "Ana,bot:genius"], "there is no bot 'genius'"),
        (["--names", "Ana,ana"], "two players are called 'Ana'"),
        (["--names", "A\nB"], "characters that cannot be shown"),
        (["--names", "\udcff"], "characters that cannot be shown"),
        (["--names", "x" * 101], "1 to 100 characters"),
        (["--names", "Ana (stay:25)"], "is how a bot's seat is written"),
        (["--seed", "\udcff"], "can be written as UTF-8"),
        (["--pace", "nan"], "--pace"),
        (["--pace", "-1"], "--pace"),
        (["--save", "foo.txt"], "foo.txt: a game is kept in a file that ends in .json or .f7"),
        (["--save", "no/such/folder/game.json"], "there is no such folder"),
        (["--save", "."], "ends in .json or .f7"),
        (["--save", "a\0b"], "embedded null"),
        (["--resume", "nowhere.json"], "nowhere.json: there is no such file or folder"),
        (["--resume", "."], "a folder, not a file"),
        (["--unknown"], "No such option: --unknown"),
        (["extra"], "extra"),
    ],
)
def test_bad_options_are_one_line(flip7: Command, options: list[str], says: str) -> None:
    assert says in flip7.refused("play", *options)


@pytest.mark.parametrize("option", ["--seats", "--target", "--seed", "--bots"])
def test_what_is_settled_cannot_be_changed_when_a_game_goes_on(flip7: Command, option: str) -> None:
    flip7.with_file("game.f7", "A 1 / B 2 / C 3")
    assert f"{option} cannot be changed" in flip7.refused("play", "--resume", "game.f7", option, "3")


def test_save_refuses_an_existing_file_before_the_game(flip7: Command) -> None:
    flip7.with_file("mine.json", "precious")
    assert "there is a file of that name already" in flip7.refused("play", "--save", "mine.json", answers="h\n")


def test_save_may_name_the_resumed_file(flip7: Command) -> None:
    flip7("play", "--names", "Ana,Ben,Cleo", "--seed", SEED, "--save", "game.json", answers="s\n")
    assert flip7("play", "--resume", "game.json", "--save", "game.json", answers="s\n").status == 2
    assert len(read_record((flip7.folder / "game.json").read_text()).choices) == 2


def test_a_resumed_game_can_be_kept_elsewhere(flip7: Command) -> None:
    flip7("play", "--names", "Ana,Ben,Cleo", "--seed", SEED, "--save", "game.json", answers="s\n")
    kept = flip7.files()["game.json"]
    flip7("play", "--resume", "game.json", "--save", "other.f7", answers="s\n")
    assert flip7.files()["game.json"] == kept
    assert len(read_record((flip7.folder / "other.f7").read_text()).choices) == 2


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", "A 1 / C 2", b"\xff\xfe\x00", "\0", '{"format": "flip7/1"}'])
def test_a_broken_file_is_not_resumed(flip7: Command, content: str | bytes) -> None:
    flip7.with_file("broken.json", content)
    assert flip7.refused("play", "--resume", "broken.json").startswith("broken.json: ")


def test_a_full_disk_is_told_and_the_game_is_not_lost(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record itself is the last thing said."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    flip7("play", "--names", "Ana,Ben,Cleo", "--seed", SEED, "--save", "game.json", answers="s\n")
    kept = flip7.files()
    monkeypatch.setattr("flip7.record.files.os.fsync", full)
    ended = flip7("play", "--resume", "game.json", answers="s\n")
    assert ended.status == 2
    assert "game.json: no space left on device. The game goes on, unsaved." in ended.lines
    problem, line, *rest = ended.err.splitlines()
    assert "no space left on device" in problem
    assert len(read_record(line).choices) == 2
    assert rest == []
    assert flip7.files() == kept


def test_nothing_is_left_beside_a_saved_game(flip7: Command) -> None:
    flip7("play", "--names", "Ana,Ben,Cleo", "--seed", SEED, "--save", "game.json", answers="s\nh\n")
    assert set(flip7.files()) == {"game.json"}


def test_a_saved_game_is_readable_by_others(flip7: Command, tmp_path: Path) -> None:
    """Not a private temporary file renamed."""
    flip7("play", "--seed", SEED, "--save", "game.json")
    plain = tmp_path / "plain"
    plain.touch()
    assert (flip7.folder / "game.json").stat().st_mode == plain.stat().st_mode

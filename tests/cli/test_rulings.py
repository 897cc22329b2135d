"""`flip7 rulings`: ask the referee."""

import pytest

from tests.cli.command import Command


def test_a_situation_in_a_few_questions(flip7: Command) -> None:
    answers = "Ana,Ben,Cleo\n\n5\n7 sc\nF3\nben\nfz\n9\n1\ncleo\n"
    ended = flip7("rulings", "--plain", answers=answers)
    assert ended.status == 0
    assert "Cleo is frozen and banks 7. (FZ.2)" in ended.out
    assert "→ Ben, hit or stay? (T.6)" in ended.lines
    assert any(line.startswith("F3.6 ") for line in ended.lines)


def test_a_line_of_notation_is_explained(flip7: Command) -> None:
    ended = flip7("rulings", "--plain", "A 1 / B 2 / C 3 / A h F3>B(FZ' F3' 6; FZ>C F3>C-)")
    assert ended.status == 0
    assert "│  9. The Flip Three before C is discarded: C is out already. (F3.10)" in ended.lines


def test_a_situation_that_cannot_be_is_asked_for_again(flip7: Command) -> None:
    ended = flip7("rulings", "--plain", "--names", "Ana,Ben", answers="7 7\n\n7\n\nFZ\nben\n")
    assert "more than one 7" in ended.out
    assert ended.status == 0


@pytest.mark.parametrize("given", ["A 1 / nonsense", "missing.f7"])
def test_what_is_no_turn_is_refused(flip7: Command, given: str) -> None:
    assert flip7.refused("rulings", given)


@pytest.mark.parametrize("language", ["de", "fr", "es", "ja"])
def test_every_language_rules(flip7: Command, language: str) -> None:
    ended = flip7("rulings", "--plain", "--language", language, answers="Ana,Ben,Cleo\n\n\n\nFZ\nben\n")
    assert ended.status == 0
    assert "rulings-" not in ended.out


@pytest.mark.parametrize("answers", ["Ana,Ben\n\n\nq\n", "Ana,Ben\n\nquit\n", "exit\n", "Ana,Ben\n"])
def test_whoever_quits_or_has_no_more_answers_gets_no_ruling(flip7: Command, answers: str) -> None:
    ended = flip7("rulings", "--plain", answers=answers)
    assert ended.status == 2
    assert "The order" not in ended.out


def test_an_answer_that_is_not_clear_is_asked_for_again(flip7: Command) -> None:
    long = "N" * 101
    ended = flip7("rulings", "--plain", answers=f"Ana,{long}\nAna,Ben\n\n\nF3\nzoe\nt\nben\n1\n2\n3\n")
    assert ended.status == 0
    names, again = (at for at, line in enumerate(ended.lines) if line.startswith("Who plays"))
    assert ended.lines[names + 1].startswith("player 2: a name has 1 to 100 characters")
    assert again == names + 2
    unclear = next(line for line in ended.lines if "«zoe»" in line)
    assert unclear.startswith("«zoe» cannot get this card")
    assert sum("who gets the Flip Three?" in line for line in ended.lines) == 3

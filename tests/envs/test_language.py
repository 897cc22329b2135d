"""Games in words: what is offered is what the referee allows, and what is not offered is not played."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.bots import bot_named
from flip7.core.cards import FREEZE, SECOND_CHANCE
from flip7.core.decisions import HIT, STAY, Give, HitOrStay
from flip7.core.describe import describe
from flip7.core.errors import Flip7Error
from flip7.core.rules import First, Rules
from flip7.core.seats import SEATS, Seat
from flip7.core.table import Table
from flip7.envs.language import BadTextGame, Message, Played, PlayedForYou, Refused, TextGame, bot_player, play
from flip7.envs.language.labels import names_of
from flip7.envs.language.prompts import Chronicle, rules_piece
from flip7.envs.language.replies import PlayersQuestion, Unclear, understand
from flip7.i18n.rulebook import rule
from flip7.record import BadRecord, from_json, from_notation, replay, to_json, to_notation
from tests.envs.games import random_play_in_the_kernel, sampled
from tests.envs.scripted import offered, stays_at
from tests.scenario import A, B, C
from tests.scripts import Script

GOLDEN = Path(__file__).parent / "a_short_game.txt"
NAMES = ("Ana", "Ben", "Cleo")
HIT_OR_STAY = HitOrStay(A)
GIVE = Give(A, FREEZE, (A, B, C))


def messages(game: TextGame) -> list[list[Message]]:
    return [game.messages(seat) for seat in game.table.seats]


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.integration
@pytest.mark.parametrize("seats, target, seeds", [(2, 200, 10), (3, 200, 10), (7, 200, 2), (18, 100, 1), (40, 50, 1)])
def test_a_player_who_knows_only_the_prompt_plays_to_the_end(seats: int, target: int, seeds: int) -> None:
    for seed in range(seeds):
        game = TextGame(seats, seed=seed, rules=Rules(target=target))
        result = play([partial(stays_at, 15 + seat) for seat in range(seats)], game)
        assert game.asked is None
        assert result.scores[result.winner] == max(result.scores) >= target
        assert result.places[result.winner] == 1
        assert result.rewards[result.winner] == 1
        assert sum(result.rewards) == pytest.approx(0)
        assert set(result.refused) == set(result.played_for) == {0}
        assert replay(result.record).game.table == game.table


@pytest.mark.parametrize(
    "games", [pytest.param(200, marks=pytest.mark.integration), pytest.param(400, marks=pytest.mark.e2e)]
)
def test_random_replies_come_to_what_random_play_comes_to_in_the_kernel(games: int) -> None:
    random = Random(14)
    game = TextGame(3, seed=14, rules=Rules(target=50))

    def play_one(number: int) -> tuple[int, bool]:
        game.reset(number)
        decisions = 0
        while game.asked is not None:
            game.answer(random.choice(list(game.answers)))
            decisions += 1
        return decisions, game.result.winner == 0

    sampled(play_one, games).assert_like(random_play_in_the_kernel(3, target=50))


@pytest.mark.parametrize("seats", [1, 2, 5, 20])
def test_the_answers_on_offer_are_the_referees_options_at_every_question(seats: int) -> None:
    random = Random(seats)
    game = TextGame(seats, seed="offers", rules=Rules(target=60))
    while game.asked is not None:
        answers = game.answers
        assert offered(game.prompt()) == list(answers)
        assert tuple(answers.values()) == game.asked.options
        said = random.choice(list(answers))
        assert game.answer(said) == Played(answers[said], replay(game.record).steps[-1].events)


@pytest.mark.integration
def test_the_same_seed_gives_the_same_words() -> None:
    players = [partial(stays_at, 20)] * 4
    first, second = TextGame(4, seed=5), TextGame(4, seed="5")
    assert play(players, first) == play(players, second)
    assert messages(first) == messages(second)
    told = messages(first)
    first.reset(5)
    assert play(players, first) == second.result
    assert messages(first) == told
    first.reset(6)
    assert play(players, first).record != second.record


def test_without_a_seed_nobody_knows_the_cards() -> None:
    assert TextGame(3).seed != TextGame(3).seed


def test_a_short_game_reads_well() -> None:
    """The whole of it, with two replies that are no answers. What is in the file is to be read in review."""
    assert _short_game() == GOLDEN.read_text(encoding="utf-8")


def _short_game() -> str:
    slips = {2: "Let me think it over.", 3: "[pass]"}
    game = TextGame(3, NAMES, seed=369, rules=Rules(target=40), counts=True, odds=True)
    lines: list[str] = []
    count = 0
    while game.seat is not None:
        name, prompt = NAMES[game.seat], game.prompt()
        reply = slips.get(count, stays_at(20, prompt))
        game.answer(reply)
        lines += [f"=== to {name}", prompt, f"=== {name}", reply]
        count += 1
    for seat, name in zip(SEATS, NAMES, strict=False):
        lines += [f"=== to {name}", game.messages(seat)[-1]["content"]]
    return "\n".join(lines) + "\n"


# --- what a prompt says -----------------------------------------------------------------------------------------------


def test_a_prompt_is_the_same_until_it_is_answered() -> None:
    game = TextGame(3, seed=1)
    assert game.prompt() == game.prompt()


def test_the_rules_are_told_once_to_those_who_remember_and_always_to_those_who_do_not() -> None:
    for remembers in (True, False):
        game = TextGame(3, seed=1, remembers=remembers)
        asked_before = set[Seat]()
        for _ in range(12):
            assert game.seat is not None
            assert ("## The rules" in game.prompt()) == (not remembers or game.seat not in asked_before)
            asked_before.add(game.seat)
            game.answer(stays_at(20, game.prompt()))


def test_every_seat_is_told_everything_that_happened_and_nothing_twice() -> None:
    game = TextGame(4, seed=9)
    play([partial(stays_at, 20)] * 4, game)
    replayed = replay(game.record)
    chronicle = Chronicle(Table.set_up(4, Rules()), game.names)
    chronicle.tell(replayed.events)
    for chat in messages(game):
        told = [line for message in chat if message["role"] == "user" for line in _happened(message["content"])]
        assert told == chronicle.lines


def _happened(prompt: str) -> list[str]:
    if "## What happened\n" not in prompt:
        return []
    return prompt.split("## What happened\n")[1].split("\n\n", maxsplit=1)[0].splitlines()


def test_the_chat_of_a_seat_is_its_prompts_and_its_replies() -> None:
    game = TextGame(2, seed=3)
    heard: list[list[Message]] = [[], []]
    while (seat := game.seat) is not None:
        prompt = game.prompt()
        reply = stays_at(20, prompt)
        heard[seat] += [{"role": "user", "content": prompt}, {"role": "assistant", "content": reply}]
        game.answer(reply)
        if game.asked is not None:
            assert game.messages(seat) == heard[seat]
    for seat in (A, B):
        *chat, last = game.messages(seat)
        assert chat == heard[seat]
        assert last["role"] == "user"
        assert f"1. Player {'AB'[game.result.winner]}: " in last["content"]


def test_the_rules_are_those_of_the_game() -> None:
    usual = rules_piece(TextGame(3).table, names_of(NAMES), B)
    assert "You are Ben, at seat B. You play the card game Flip 7 against 2 other players." in usual
    assert "at 200 or more points" in usual
    assert "They bring 15 points more" in usual
    assert "The deck has 94 cards" in usual
    assert "Beginning with the dealer, everybody" in usual
    options = Rules(target=50, flip_7=0, first=First.LEFT, decks=2)
    other = rules_piece(TextGame(3, rules=options).table, names_of(NAMES), B)
    assert "at 50 or more points" in other
    assert "They bring nothing more than their points" in other
    assert "2 decks are shuffled together" in other
    assert "Beginning after the dealer" in other


def test_the_rules_name_rules_that_there_are() -> None:
    text = rules_piece(TextGame(3).table, names_of(NAMES), A)
    numbers = [word.strip("(),.") for word in text.split() if "." in word.strip("(),.") and word[-1] in "),.123456789"]
    assert len(numbers) > 20
    assert [number for number in numbers if rule(number) is None] == []


def test_counts_and_odds_are_told_to_those_who_want_them() -> None:
    game = TextGame(3, NAMES, seed="family night", counts=True, odds=True)
    assert "Left in the draw pile (card: how many): 0: 1, 1: 1" in game.prompt()
    assert "Ana would bust with 10 of the 91 cards to draw: 11 %." in game.prompt()
    plain_one = TextGame(3, NAMES, seed="family night").prompt()
    assert "Left in the draw pile" not in plain_one
    assert "would bust" not in plain_one


# --- what a reply means -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "reply, asked, meant",
    [
        ("[hit]", HIT_OR_STAY, HIT),
        ("[STAY]", HIT_OR_STAY, STAY),
        ("stay", HIT_OR_STAY, STAY),
        ("  **Hit!**\n", HIT_OR_STAY, HIT),
        ("[ hit. ]", HIT_OR_STAY, HIT),
        ("[hit] would be bold, so [stay]", HIT_OR_STAY, STAY),
        ("Not [give B] but [hit].", HIT_OR_STAY, HIT),
        ("[hit] [stay] [", HIT_OR_STAY, STAY),
        ("[[hit]]", HIT_OR_STAY, HIT),
        ("［ｈｉｔ］", HIT_OR_STAY, HIT),  # noqa: RUF001 - as a Japanese keyboard writes it
        ("[give B]", GIVE, B),
        ("[B]", GIVE, B),
        ("b", GIVE, B),
        ("[give to Ben]", GIVE, B),
        ("[Give it to Ben]", GIVE, B),
        ("[give the Freeze to BEN.]", GIVE, B),
        ("[give seat C]", GIVE, C),
        ("[give Cleo (C)]", GIVE, C),
        ("[give myself]", GIVE, A),
        ("Ben leads. [give A] or [give C]? [give B]", GIVE, B),
    ],
)
def test_an_answer_is_understood(reply: str, asked: PlayersQuestion, meant: object) -> None:
    understood = understand(reply, asked, names_of(NAMES))
    assert understood == meant
    assert type(understood) is type(meant)


@pytest.mark.parametrize(
    "reply, asked, reason",
    [
        ("", HIT_OR_STAY, "An empty reply is not an answer."),
        (" \n\t", GIVE, "An empty reply is not an answer."),
        ("I think I shall hit", HIT_OR_STAY, "There is no answer in brackets in your reply."),
        ("hit or stay", HIT_OR_STAY, "There is no answer in brackets in your reply."),
        ("[]", HIT_OR_STAY, "«» is not an answer to this question."),
        ("[hit] or rather [pass]", HIT_OR_STAY, "«pass» is not an answer to this question."),
        ("[give B]", HIT_OR_STAY, "«give b» is not an answer to this question."),
        ("[hit]", GIVE, "«hit» is not an answer to this question."),
        ("[give]", GIVE, "«give» is not an answer to this question."),
        ("[give D]", GIVE, "«give d» is not an answer to this question."),
        ("[give Zoë]", GIVE, "«give zoë» is not an answer to this question."),
        ("[1]", GIVE, "«1» is not an answer to this question."),
        ("[give B, C]", GIVE, "«give b, c» is not an answer to this question."),
        ("[give C]", Give(A, SECOND_CHANCE, (B,)), "Cleo cannot get this card."),
        ("[give me]", Give(A, SECOND_CHANCE, (B, C)), "Ana cannot get this card."),
        ("[" * 100_000, GIVE, "There is no answer in brackets in your reply."),
    ],
)
def test_what_is_no_answer_is_refused_with_a_reason(reply: str, asked: PlayersQuestion, reason: str) -> None:
    assert understand(reply, asked, names_of(NAMES)) == Unclear(reason)


ISOLATES = {0x2068: None, 0x2069: None}
"""The marks around words that are written from right to left, so that the rest of a sentence keeps its order."""


@given(reply=st.text(), asked=st.sampled_from([HIT_OR_STAY, GIVE]))
def test_any_text_is_a_legal_answer_or_a_short_sentence(reply: str, asked: PlayersQuestion) -> None:
    for text in (reply, f"[{reply}]", f"[give {reply}]"):
        understood = understand(text, asked, names_of(NAMES))
        if isinstance(understood, Unclear):
            assert understood.sentence.translate(ISOLATES).isprintable()
            assert len(understood.sentence) < 120
        else:
            assert understood in asked.options


@pytest.mark.parametrize(
    "names, reply, meant",
    [
        (("Ana", "[hit]", "Cleo"), "[hit]", None),
        (("Ana", "hit", "Cleo"), "[hit]", None),
        (("Ana", "hit", "Cleo"), "[give hit]", B),
        (("Ana", "[give A]", "Cleo"), "[give A]", A),
        (("B", "C", "A"), "[give B]", B),
        (("give B", "Ben", "Cleo"), "[give B]", B),
        (("Seat B", "Ben", "Cleo"), "[seat B]", B),
        (("Ana", "me", "Cleo"), "[give me]", None),
        (("Ana", "Ben", "Ben"), "[give Ben]", None),
        (("Ana", "Ben", "Ben"), "[give C]", C),
        (("Ana", "...", "Cleo"), "[give]", None),
        (("Ana", "...", "Cleo"), "[...]", None),
        (("Ana", "José", "Cleo"), "[give JOSE\u0301]", B),
        (("Ana", "李雷", "Cleo"), "[give 李雷]", B),
        (("Ana", "Rita (stay:25)", "Cleo"), "[give Rita]", B),
    ],
)
def test_a_name_is_never_taken_for_another_answer(names: tuple[str, ...], reply: str, meant: Seat | None) -> None:
    understood = understand(reply, GIVE, names_of(names))
    assert isinstance(understood, Unclear) if meant is None else understood == meant


def test_no_name_puts_brackets_into_a_prompt() -> None:
    game = TextGame(3, ["[hit]", "［stay］", "x] [give A]"], seed=1)  # noqa: RUF001 - wide brackets, on purpose
    while game.asked is not None:
        assert offered(game.prompt()) == list(game.answers)
        assert game.prompt().count("[") == len(game.answers)
        game.answer(stays_at(20, game.prompt()))
    assert game.record.seats == ("[hit]", "［stay］", "x] [give A]")  # noqa: RUF001 - as they were given


# --- replies that are no answers --------------------------------------------------------------------------------------


def test_a_refused_reply_changes_nothing_and_can_be_tried_again() -> None:
    game = TextGame(3, NAMES, seed="family night")
    before = describe(game.table)
    assert game.answer("Hm.") == Refused("There is no answer in brackets in your reply.", tries_left=2)
    assert describe(game.table) == before
    assert replay(game.record).game.asked == HitOrStay(A)
    assert game.prompt() == (
        "There is no answer in brackets in your reply. Nothing has been played. You have 2 more tries.\n"
        "Think if you like, then give one of these answers in its brackets. The last brackets in your reply count.\n"
        "[hit] you take another card.\n"
        "[stay] you bank 12: 0 becomes 12."
    )
    assert isinstance(game.answer("[hit]"), Played)
    assert game.record.choices == (HIT,)
    assert game.seat == B
    assert "## The rules" in game.prompt()


@pytest.mark.parametrize("reply", [0, 1, ["[hit]"], {"content": "[hit]"}, b"[hit]"])
def test_a_reply_that_is_no_text_is_an_error_and_nothing_has_changed(reply: object) -> None:
    game = TextGame(2, seed=3)
    prompt = game.prompt()
    with pytest.raises(BadTextGame, match=r"a reply is text, and .* is none"):
        game.answer(reply)  # type: ignore[arg-type] # as careless users do
    assert messages(game) == [[], []]
    assert game.prompt() == prompt
    assert game.answer("?") == Refused("There is no answer in brackets in your reply.", tries_left=2)


def test_tries_are_counted_for_each_question_anew() -> None:
    game = TextGame(2, seed=3, tries=2)
    for _ in range(10):
        assert game.answer("?") == Refused("There is no answer in brackets in your reply.", tries_left=1)
        assert isinstance(game.answer(stays_at(20, game.prompt())), Played)


def test_after_the_last_try_the_seat_stays_or_takes_the_card_itself() -> None:
    game = TextGame(3, seed=4)
    while game.asked is not None:
        asked = game.asked
        outcomes = [game.answer("no idea") for _ in range(3)]
        assert [type(outcome) for outcome in outcomes] == [Refused, Refused, PlayedForYou]
        assert isinstance(outcomes[-1], PlayedForYou)
        match asked:
            case HitOrStay():
                assert outcomes[-1].choice is STAY
            case Give(giver, card, options):
                assert outcomes[-1].choice == (options[0] if card is SECOND_CHANCE else giver)
    assert sum(game.result.played_for) == len(game.record.choices)
    assert sum(game.result.refused) == 3 * len(game.record.choices)


def test_who_was_played_for_is_told_so() -> None:
    game = TextGame(2, seed=3, tries=1)
    first = game.seat
    game.answer("[raise]")
    while game.seat != first:
        game.answer("[stay]")
    assert game.prompt().startswith(
        "«raise» is not an answer to this question. That was the last try, so this was played for you: [stay]\n\n"
    )


def test_who_remembers_nothing_is_told_everything_again_after_a_refusal() -> None:
    game = TextGame(3, seed=1, remembers=False)
    whole = game.prompt()
    game.answer("")
    again = "An empty reply is not an answer. Nothing has been played. You have 2 more tries."
    assert game.prompt() == f"{whole}\n\n{again}"


# --- bots, records, and what cannot be --------------------------------------------------------------------------------


def test_a_bot_plays_in_words_as_it_plays_anywhere() -> None:
    game = TextGame(3, ["Stella (stay:20)", "Model", "Rita (risk:0.26)"], seed=2)
    bots = {A: bot_named("stay:20"), C: bot_named("risk:0.26")}
    seated = {seat: bot_player(bot, game) for seat, bot in bots.items()}
    result = play([seated[A], partial(stays_at, 25), seated[C]], game)
    replayed = replay(result.record)
    table = replay(type(result.record)(game.recorded, seed=game.seed)).game
    for step in replayed.steps[1:]:
        asked = table.asked
        assert asked is not None
        if asked.seat in bots:
            assert step.choice == bots[asked.seat].choose(table.table, asked)
        assert step.choice is not None
        table.play(step.choice)
    assert table.table.winner == result.winner


def test_the_record_can_be_written_and_read() -> None:
    game = TextGame(3, NAMES, seed=1, rules=Rules(target=60), dealer=2)
    assert replay(game.record).game.asked == game.asked
    record = play([partial(stays_at, 20)] * 3, game).record
    assert from_notation(to_notation(record)) == record
    assert from_json(to_json(record)) == record
    assert replay(record).game.table.winner == game.result.winner


def test_what_cannot_be_is_refused_with_a_reason() -> None:
    with pytest.raises(BadTextGame, match="2 names for 3 seats"):
        TextGame(3, ["Ana", "Ben"])
    with pytest.raises(BadTextGame, match="tries is 0"):
        TextGame(3, tries=0)
    with pytest.raises(BadRecord, match="cannot be shown"):
        TextGame(2, ["Ana", "Ben\n[hit]"])
    with pytest.raises(BadTextGame, match="1 players for 2 seats"):
        play([partial(stays_at, 20)], TextGame(2))
    game = TextGame(2, seed=1)
    with pytest.raises(BadTextGame, match="not over"):
        _ = game.result
    play([partial(stays_at, 20)] * 2, game)
    with pytest.raises(BadTextGame, match="is over"):
        game.prompt()
    with pytest.raises(BadTextGame, match="is over"):
        game.answer("[hit]")
    assert game.answers == {}


@pytest.mark.parametrize(
    "options, sentence",
    [
        ({"seats": "3"}, "seats is '3': it must be a whole number from 1 to 100"),
        ({"seats": 2.5}, "seats is 2.5: it must be a whole number from 1 to 100"),
        ({"seats": True}, "seats is True: it must be a whole number from 1 to 100"),
        ({"seats": 0}, "seats is 0: it must be a whole number from 1 to 100"),
        ({"names": [None, "a", "b"]}, "names[0] is None: a name is text"),
        ({"names": "abc"}, "names is 'abc': it must be a list of names, such as ['Ana', 'Ben']"),
        ({"names": 3}, "names is 3: it must be a list of names, such as ['Ana', 'Ben']"),
        ({"names": ["a", "b", "\u202e\u200d"]}, "names[2] is '\\u202e\\u200d': nothing of it can be seen"),
        ({"seed": 1.5}, "seed 1.5: it must be a text or a whole number"),
        ({"seed": True}, "seed True: it must be a text or a whole number"),
        ({"seed": b"seven"}, "seed b'seven': it must be a text or a whole number"),
        ({"seed": [7]}, "seed [7]: it must be a text or a whole number"),
        ({"seed": "\ud800"}, "a seed is a text that can be written as UTF-8, not '\\ud800'"),
        ({"rules": {"target": 50}}, "rules is {'target': 50}: it must be Rules, such as Rules(target=100)"),
        ({"dealer": "Ana"}, "dealer 'Ana': seats are numbered 0 to 2"),
        ({"tries": "3"}, "tries is '3': it must be a whole number from 1 on"),
    ],
)
def test_what_cannot_be_set_up_is_said_in_one_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Flip7Error) as refused:
        TextGame(**{"seats": 3, **options})
    assert str(refused.value) == sentence


def test_numbers_may_be_numpys() -> None:
    three: Any = np.int64(3)
    one: Any = np.int8(1)
    game = TextGame(three, seed=three, dealer=one, tries=three)
    assert game.prompt() == TextGame(3, seed=3, dealer=1).prompt()


def test_no_name_hides_anything_in_a_prompt() -> None:
    """Marks that turn the writing round would turn the rest of the line, and the answers on it."""
    names = ("A\u202ena", "\u2067Ben\u200b", "👩\u200d🔬")
    game = TextGame(3, names, seed=1)
    assert game.names.shown == ("Ana", "Ben", "👩\u200d🔬")
    play([partial(stays_at, 20)] * 3, game)
    told = "".join(message["content"] for chat in messages(game) for message in chat)
    assert {letter for letter in told if not letter.isprintable()} == {"\n", "\u200d"}
    assert game.record.seats == names


def test_the_example_plays_a_game_and_prints_its_record(script: Script) -> None:
    done = script(Path(__file__).parents[2] / "examples" / "text_player.py", "--seed", "7")
    ending, record = done.out.split("\n", maxsplit=1)
    assert replay(from_notation(record)).game.table.winner is not None
    assert " has won: " in ending

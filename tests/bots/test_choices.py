"""Choices of bots: legal, made from what everybody can see, and true to their names."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.bots import Bot, bot_named
from flip7.bots.base import NotAPlayersQuestion
from flip7.bots.catalog import roster
from flip7.bots.strategies.risk_below import RiskBelow
from flip7.core.cards import Card, parse_cards
from flip7.core.decisions import HIT, STAY, HitOrStay, WhichCard
from flip7.core.decks import StackedDeck
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.seats import Points
from flip7.core.table import Place, Table
from tests.core.random_games import Plan, plans
from tests.record.samples import order
from tests.scenario import A, B, after

NAMES = ["random", "stay:25", "stay:0", "risk:0.26", "risk:1", *(profile.name for profile in roster())]


def answer(bot: str, text: str) -> object:
    """Return the bot's answer where the text stops."""
    game = after(text)
    assert game.asked is not None
    return bot_named(bot).choose(game.table, game.asked)


@given(plans(most=60), st.sampled_from(NAMES))
def test_every_answer_is_legal_and_the_table_is_left_alone(plan: Plan, name: str) -> None:
    game, random, bot = plan.begin(), Random(plan.seed), bot_named(name)
    for _ in range(plan.most):
        if game.asked is None:
            break
        if not isinstance(game.asked, WhichCard):
            before = game.table.copy()
            assert bot.choose(game.table, game.asked) in game.asked.options
            assert game.table == before
        game.play(plan.style.choose(game.asked, random))


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_a_whole_game(name: str) -> None:
    game, bot = Game.seeded(4, "bots", Rules(target=50)), bot_named(name)
    for _ in range(5000):
        if game.asked is None:
            break
        game.play(bot.choose(game.table, game.asked))
    assert game.table.winner is not None


@pytest.mark.parametrize("name", ["stay:25", "risk:0.26"])
def test_a_bot_that_thinks_does_not_say_which_card_came_up(name: str) -> None:
    with pytest.raises(NotAPlayersQuestion, match=r"A: which card came up\?"):
        answer(name, "A ? ")


@given(st.sampled_from(NAMES), st.randoms(use_true_random=False))
def test_the_order_of_the_draw_pile_makes_no_difference(name: str, random: Random) -> None:
    """Two games with the same table and another future: the bot answers the same."""
    seen = "12 11 SC F3 4 5 6"
    hidden = list(order(seen)[7:])
    games = []
    for _ in range(2):
        random.shuffle(hidden)
        game = Game(3, StackedDeck([*parse_cards(seen), *hidden]))
        game.play(HIT)
        game.play(B)
        games.append(game)
    one, other = games
    assert one.table == other.table
    assert one.asked is not None
    assert _choice(bot_named(name), one) == _choice(bot_named(name), other)


def _choice(bot: Bot, game: Game) -> object:
    assert game.asked is not None
    return bot.choose(game.table, game.asked)


def test_random_chooses_everything_sooner_or_later() -> None:
    game, bot = after("A 1 / B 2 / C 3 / A h FZ?"), bot_named("random")
    assert {_choice(bot, game) for _ in range(100)} == {0, 1, 2}


# --- stay:25 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cards, choice",
    [
        ("A 12 / A h 2 / A h 10", HIT),
        ("A 12 / A h 3 / A h 10", STAY),
        ("A 12 / A h 4 / A h 10", STAY),
        ("A 10 / A h 5 / A h +10", STAY),
        ("A 12 / A h x2", HIT),
        ("A 12 / A h x2 / A h +2", STAY),
        ("A SC / A h 12 / A h 11", HIT),
        ("A SC / A h 12 / A h 11 / A h 2", STAY),
    ],
    ids=["24", "25", "26", "25 with a modifier", "24 doubled", "26 doubled", "23 and a Second Chance", "25 and one"],
)
def test_stay_25_stays_at_25_points_and_hits_below(cards: str, choice: object) -> None:
    assert answer("stay:25", cards) is choice


def test_stay_25_looks_at_the_round_not_at_the_total() -> None:
    assert answer("stay:25", "1. A / A 12 / A h 11 / A h 10 / A s = 33\n2. A / A 5") is HIT


# --- risk -------------------------------------------------------------------------------------------------------------


def risk_at(text: str, limit: float) -> object:
    """Return the answer of a bot with that limit where the text stops."""
    game = after(text)
    assert game.asked is not None
    return RiskBelow(limit).choose(game.table, game.asked)


@pytest.mark.parametrize(
    "text, risk",
    [
        ("A 12 / B 11", 11 / 92),
        ("A 12 / B 12", 10 / 92),
        ("A 12 / B 11 / A h 11 / B s", 20 / 91),
        ("1. A / A 12 / B 12 / A s / B s\n2. B / B 12 / A 5", 9 / 90),
        ("A 1 / B 11", 0),
        ("A +10 / B 11", 0),
    ],
    ids=["eleven 12s are left", "B has one", "two numbers", "the discard pile is not drawn from", "one 1", "no number"],
)
def test_risk_hits_below_its_limit_and_stays_at_it(text: str, risk: float) -> None:
    """The true chance is in the parameters: cards that can bust, of cards left."""
    assert risk_at(text, risk) is STAY
    assert risk_at(text, risk + 0.0001) is HIT


def test_risk_always_hits_with_a_second_chance() -> None:
    assert risk_at("A SC / A h 12 / A h 11 / A h 10", limit=0.0001) is HIT


def test_risk_counts_the_discard_pile_when_it_is_about_to_be_reshuffled() -> None:
    """The draw pile is empty; of the four cards that come next one would bust A."""
    table = Table(
        rules=Rules(),
        dealer=A,
        first=A,
        places=[Place([Card("12")]), Place([Card("11")])],
        scores=[Points(0), Points(0)],
        draw_pile=0,
        discard_pile=parse_cards("12 5 6 FZ"),
    )
    assert RiskBelow(0.25).choose(table, HitOrStay(A)) is STAY
    assert RiskBelow(0.26).choose(table, HitOrStay(A)) is HIT

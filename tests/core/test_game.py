"""Asking and playing: decks of every kind, refused choices, options, text."""

import pytest

from flip7.core.cards import Card, UnknownCard, decks_for, full_deck, parse_card, parse_cards
from flip7.core.decisions import HIT, STAY, Give, HitOrStay, IllegalChoice, WhichCard
from flip7.core.decks import BadDeck, OpenDeck, SeededDeck, StackedDeck
from flip7.core.describe import describe
from flip7.core.events import Dealt, Kept, RoundEnded
from flip7.core.game import Game
from flip7.core.referee import Referee
from flip7.core.rounds import close_round
from flip7.core.rules import BadRules, First, Rules
from flip7.core.seats import MAX_SEATS, Points, Seat, seat_letter
from flip7.core.shuffle import shuffled
from flip7.core.table import BUSTED, STAYED, BadTable, Table
from tests.scenario import A, B, C, after, cards, play, stacked


def test_the_same_seed_and_choices_are_the_same_game() -> None:
    one, other = Game.seeded(4, "twins"), Game.seeded(4, "twins")
    assert one.opening == other.opening
    while one.asked is not None:
        choice = one.asked.options[-1]
        assert one.play(choice) == other.play(choice)
    assert one.table == other.table


def test_a_stacked_deck_gives_its_cards_in_their_order() -> None:
    game = stacked("12 +4 7 5", seats=3)
    assert [cards(game, seat) for seat in (A, B, C)] == ["12", "+4", "7"]
    game.play(HIT)
    assert cards(game, A) == "12 5"


def test_an_open_deck_asks_which_card_came_up_and_counts_what_is_left() -> None:
    game = Game(3, OpenDeck())
    assert isinstance(game.asked, WhichCard)
    assert game.asked.left[Card.N12] == 12
    assert game.play(Card.N12) == [Dealt(A, Card.N12), Kept(A, Card.N12)]
    assert isinstance(game.asked, WhichCard)
    assert game.asked.left[Card.N12] == 11
    assert game.asked.seat == B


def test_a_card_of_which_none_is_left_cannot_come_up() -> None:
    game = after("A 1 / B 0 / C ?")
    assert isinstance(game.asked, WhichCard)
    assert Card.N1 not in game.asked.options
    with pytest.raises(IllegalChoice, match=r"^1 is not an answer here: asked was C: which card came up\?"):
        game.play(Card.N1)


def test_a_refused_choice_quotes_choice_question_and_table() -> None:
    game = after("A 12 / B 5 / C 7")
    with pytest.raises(IllegalChoice) as refused:
        game.play(Seat(2))
    message = str(refused.value)
    assert message.startswith("2 is not an answer here: asked was A: hit or stay? | round 1, dealer A")
    assert "B 0: 5" in message
    assert "\n" not in message
    assert (refused.value.choice, refused.value.asked) == (2, HitOrStay(A))


def test_nothing_can_be_played_when_the_game_is_won() -> None:
    game = after('[Target "5"] A 12 / A s = 12')
    assert game.asked is None
    with pytest.raises(IllegalChoice, match=r"^hit is not an answer here: the game is over \|"):
        game.play(HIT)


def test_a_seat_is_no_answer_to_hit_or_stay_and_a_move_is_no_seat() -> None:
    game = after("A 12 / B 5 / C 7 / A h FZ")
    assert game.asked == Give(A, Card.FREEZE, (A, B, C))
    for answer in (HIT, STAY, Card.N1, True, "A", 3, -1):
        with pytest.raises(IllegalChoice):
            game.play(answer)  # type: ignore[arg-type] # that is the point


@pytest.mark.parametrize("kind", ["stacked", "seeded"])
def test_a_copied_deck_has_the_same_future(kind: str) -> None:
    stacked_deck = StackedDeck(parse_cards("1 2 3"), parse_cards("3 1"))
    deck = stacked_deck if kind == "stacked" else SeededDeck(bytes(32))
    deck.shuffle(parse_cards("3 2 1"))
    deck.draw()
    copy = deck.copy()
    futures = []
    for each in (deck, copy):
        cards_left = [each.draw(), each.draw()]
        each.shuffle(parse_cards("1 3"))
        futures.append([*cards_left, each.draw(), each.draw()])
    assert futures[0] == futures[1]


def test_a_seeded_deck_counts_its_shuffles() -> None:
    seed = bytes(32)
    deck, ten = SeededDeck(seed), parse_cards("0 1 2 3 4 5 6 7 8 9")
    for number in range(4):
        deck.shuffle(ten)
        assert [deck.draw() for _ in ten] == shuffled(ten, seed, number)


def test_a_stacked_deck_takes_its_orders_one_after_the_other() -> None:
    orders = [parse_cards(order) for order in ("1 2 3", "3 2 1", "2 3 1")]
    deck = StackedDeck(*orders)
    for order in orders:
        deck.shuffle(parse_cards("1 2 3"))
        assert [deck.draw() for _ in order] == order
    with pytest.raises(BadDeck, match="shuffle 3 is needed, and only 3 are given"):
        deck.shuffle(parse_cards("1 2 3"))


@pytest.mark.parametrize("text", ['[Target "5"] A 12 / A s = 12', "A 12 / B F3>A(1 2 3) / A h F3>A(4 5 6#)"])
def test_a_copy_is_equal_in_every_part(text: str) -> None:
    """Also when the game is won, and in the event of a Flip 7 before its round is swept away."""
    game = after(text)
    assert game.copy().table == game.table
    assert game.copy().opening == game.opening
    table = game.table
    table.flipped_seven = A
    assert table.copy() == table


def test_a_question_can_be_printed() -> None:
    assert str(after("A 12 / B 5 / C 7").asked) == "A: hit or stay?"
    assert str(after("A 12 / B 5 / C 7 / A h FZ").asked) == "A: who gets the FZ? (A, B, C)"
    assert str(after("A 12 / B ?").asked) == "B: which card came up?"


def test_choices_are_kept_in_order() -> None:
    game = stacked("12 5 7 FZ", seats=3)
    play(game, HIT, B, STAY)
    assert game.choices == [HIT, B, STAY]


@pytest.mark.parametrize(
    "orders", [[], [full_deck()[:-1]], [[*full_deck(), Card.N1]]], ids=["none", "too few", "too many"]
)
def test_a_stacked_order_must_hold_exactly_the_cards_of_the_game(orders: list[list[Card]]) -> None:
    with pytest.raises(BadDeck):
        Game(3, StackedDeck(*orders))


def test_a_stacked_deck_says_which_card_is_missing_and_which_is_double() -> None:
    order = list(full_deck())
    order[order.index(Card.N7)] = Card.N1
    with pytest.raises(BadDeck, match=r"shuffle 0 .*: 1 7 too few, 1 1 too many"):
        Game(3, StackedDeck(order))


@pytest.mark.parametrize("seats", [0, -1, MAX_SEATS + 1, 10**6, 2.0, True, "3"])
def test_a_table_of_no_or_too_many_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadTable, match="seats: a table has 1 to 100"):
        Game(seats, SeededDeck(bytes(32)))


@pytest.mark.parametrize("dealer", [-1, 3, True, 0.0])
def test_a_dealer_who_does_not_sit_there_is_refused(dealer: int) -> None:
    with pytest.raises(BadTable, match="seats are numbered 0 to 2"):
        Game(3, SeededDeck(bytes(32)), dealer=dealer)


@pytest.mark.parametrize(
    "options",
    [
        {"target": 0},
        {"target": 1_000_001},
        {"target": True},
        {"target": 1.5},
        {"flip_7": -1},
        {"flip_7": 1_001},
        {"decks": 0},
        {"decks": 21},
    ],
)
def test_options_outside_what_the_game_allows_are_refused(options: dict[str, int]) -> None:
    name, value = next(iter(options.items()))
    with pytest.raises(BadRules, match=rf"{name} is {value}: it must be a whole number from"):
        Rules(**options)  # type: ignore[arg-type] # some of them are of the wrong type


def test_who_is_first_must_be_the_dealer_or_the_left() -> None:
    with pytest.raises(BadRules, match="first is 'right': it must be 'dealer' or 'left'"):
        Rules(first="right")  # type: ignore[arg-type] # that is the point
    assert Rules(first=First.LEFT).first == "left"


def test_options_at_their_limits_are_allowed() -> None:
    assert Rules(target=1, flip_7=0, decks=1).target == 1
    assert Rules(target=1_000_000, flip_7=1_000, decks=20).decks == 20


@pytest.mark.parametrize("seats, decks", [(1, 1), (18, 1), (19, 2), (36, 2), (37, 3), (100, 6)])
def test_every_18_seats_need_a_deck(seats: int, decks: int) -> None:
    assert decks_for(seats) == decks
    assert Table.set_up(seats, Rules()).draw_pile == 94 * decks


@pytest.mark.parametrize("seat, letter", [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (99, "CV")])
def test_seats_have_letters(seat: int, letter: str) -> None:
    assert seat_letter(seat) == letter


def test_a_text_that_is_no_card_is_refused() -> None:
    with pytest.raises(UnknownCard, match="'13' is not a card"):
        parse_card("13")
    assert parse_cards("0 12 +10 x2 FZ F3 SC")[0] is Card.N0


def test_a_table_in_one_line_shows_everything_that_waits() -> None:
    game = after("A 12 / B 5 / C 7 / A h F3>B(F3' FZ' 6; F3>C(SC 9 SC?) FZ>A)")
    assert describe(game.table) == (
        "round 1, dealer A | *A 0: 12 | B 0: 5 6 | C 0: 7 SC 9 | draw 84, discard 1 | turned up SC"
        " | C flips 0 more | B hands out FZ>A"
    )


def test_a_table_in_one_line_marks_whose_card_is_being_resolved() -> None:
    assert "| *A 0: 12 |" in describe(after("A 12 / B 5 / A h FZ").table)
    assert "| A 0: 12 |" in describe(after("A 12 / B 5").table)


def test_a_table_in_one_line_shows_statuses_cards_set_aside_and_the_winner() -> None:
    flipping = after("A 12 / B 5 / C 7 / A s / B h F3>C(F3' FZ' ?")
    assert "A 0 stayed: 12" in describe(flipping.table)
    assert "C flips 1 more F3' FZ'" in describe(flipping.table)
    waiting = after("A 12 / B 5 / C 7 / A s / B h F3>C(F3' FZ' FZ'; F3>B(SC ?) FZ>C FZ>B)")
    assert "C hands out FZ>C FZ>B" in describe(waiting.table)
    handing_out = after("A 12 / B 5 / C 7 / A s / B h F3>C(F3' FZ' 6")
    assert "C hands out F3 FZ" in describe(handing_out.table)
    won = after('[Target "5"] A 12 / A s')
    assert describe(won.table) == "round 1, dealer A | A 12 stayed: - | draw 93, discard 1 | won by A"


def test_a_game_goes_on_from_its_table() -> None:
    """What is asked next, and everything after it, follows from the table alone, unless a hit waits for its card."""
    game = after("A 1 / B 2 / C 3 / A h F3>B(FZ' 5 6; FZ?)")
    other = Game.resume(game.table.copy(), OpenDeck())
    assert other.asked == game.asked
    assert other.opening == ()
    for choice in (C, STAY, STAY, Card("9")):
        game.play(choice)
        other.play(choice)
    assert other.table == game.table
    assert other.asked == game.asked


def test_G_a_round_is_closed_with_scores_that_people_have_counted() -> None:
    table = after("A 1 / B 2 / C 3").table.copy()
    referee = Referee(table, OpenDeck())
    counted = (Points(50), Points(0), Points(7))
    close_round(referee, RoundEnded(counted, (STAYED, BUSTED, STAYED), None))
    assert table.scores == [50, 0, 7]
    assert (table.round, table.dealer) == (2, B)
    assert all(not place.cards for place in table.places)
    close_round(referee, RoundEnded((Points(150), Points(200), Points(0)), (STAYED,) * 3, None))
    assert table.winner is None  # 200 and 200 are a tie (G.2)
    close_round(referee, RoundEnded((Points(0), Points(1), Points(0)), (STAYED,) * 3, None))
    assert table.winner == B

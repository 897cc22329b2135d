"""Positions as text: the table that the referee would have, or one sentence that says why there is none."""

from collections.abc import Sequence
from random import Random
from typing import TypedDict, Unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.core.cards import FREEZE, NUMBER, SECOND_CHANCE, Card, Kind, full_deck, parse_cards
from flip7.core.decisions import Give, HitOrStay
from flip7.core.describe import describe
from flip7.core.errors import Flip7Error
from flip7.core.numbers import FLIP_7
from flip7.core.rules import First, Rules
from flip7.core.seats import Seat
from flip7.core.table import BUSTED, FROZEN, Table
from flip7.kernel.state import State
from flip7.record import BadPosition, Situation, position
from tests.core.random_games import Plan, plans
from tests.scenario import A, B, C, D, codes

LEFT = Rules(first=First.LEFT)


class Parts(TypedDict, total=False):
    """Parts of a position besides the hands."""

    totals: Sequence[int]
    gone: str
    give: str
    rules: Rules
    dealer: int


def agreed(situation: Situation) -> Table:
    """The kernel, which takes the table for the referee's, asks the same; every card is in one place (D.6)."""
    table, asked = situation
    unseen = table.unseen()
    assert min(unseen.values()) >= 0
    assert unseen.total() == table.draw_pile
    state = State.of(table)
    assert state.asked == asked
    kept = state.table()
    assert [sorted(map(str, place.cards)) for place in kept.places] == [
        sorted(map(str, place.cards)) for place in table.places
    ]
    assert sorted(map(str, kept.discard_pile)) == sorted(map(str, table.discard_pile))
    for choice in asked.options:
        further = state.copy()
        further.play(choice)
    return table


# --- what comes back --------------------------------------------------------------------------------------------------


def test_hands_totals_and_the_question() -> None:
    situation = position("12 5 +4", ["7 8", "3 x2"], totals=[120, 80, 95])
    assert situation.asked == HitOrStay(A)
    table = agreed(situation)
    assert describe(table) == "round 2, dealer A | A 120: 12 5 +4 | B 80: 7 8 | C 95: 3 x2 | draw 87, discard 0"


@pytest.mark.parametrize("seats", range(1, 9))
def test_any_number_of_players_is_asked(seats: int) -> None:
    others = ["7 8", "3 x2 stayed", "", "5 frozen", "6 4 busted", "busted", "SC"]
    agreed(position("12 5 +4", others[: seats - 1], totals=[*range(seats)]))


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("card", ["FZ", "F3"])
def test_any_number_of_players_may_be_given_a_card(seats: int, card: str) -> None:
    others = ["7 8", "3 x2 stayed", "", "5 frozen", "6 4 busted", "busted", "SC"]
    situation = position("12 5 +4", others[: seats - 1], give=card)
    takers = [A, B, D, Seat(7)]
    assert situation.asked == Give(A, Card(card), tuple(seat for seat in takers if seat < seats))
    agreed(situation)


def test_a_spare_second_chance_goes_to_another_without_one() -> None:
    situation = position("12 SC", ["7", "8 SC", "", "9 stayed"], give="SC")
    assert situation.asked == Give(A, SECOND_CHANCE, (B, D))
    agreed(situation)


def test_without_a_card_i_may_still_have_one_to_give() -> None:
    """I.7: my only card so far was an action card, and so is this one."""
    situation = position("", ["7"], give="F3")
    assert situation.asked == Give(A, Card("F3"), (A, B))
    agreed(situation)


def test_a_second_chance_alone_is_enough_to_be_asked() -> None:
    """X.3: any card counts."""
    agreed(position("SC", ["7"]))


def test_the_freeze_of_a_frozen_seat_need_not_be_written() -> None:
    for hand in ("7 frozen", "7 FZ frozen", "FZ 7 frozen"):
        place = agreed(position("1", [hand])).places[B]
        assert place.status is FROZEN
        assert place.cards.count(FREEZE) == 1
        assert place.line == parse_cards("7")


def test_somebody_may_be_frozen_before_the_deal_reaches_them() -> None:
    assert agreed(position("1", ["frozen"])).places[B].cards == [FREEZE]


def test_the_number_that_busted_somebody_may_be_written() -> None:
    assert codes(agreed(position("1", ["7 8 7 busted"])).places[B].cards) == "7 8 7"


def test_the_number_that_busted_somebody_is_else_the_likeliest() -> None:
    assert codes(agreed(position("1", ["7 8 x2 busted"])).places[B].cards) == "7 8 x2 8"
    assert codes(agreed(position("1", ["7 8 x2 busted"], gone="8 8")).places[B].cards) == "7 8 x2 7"


def test_two_busts_do_not_take_the_same_card() -> None:
    """There are two 2s and three 3s."""
    table = agreed(position("3", ["2 3 busted", "3 4 busted"], gone="4 4"))
    assert codes(table.places[B].cards) == "2 3 2"
    assert codes(table.places[C].cards) == "3 4 4"


def test_what_lies_before_a_busted_seat_may_be_unknown() -> None:
    table = agreed(position("12", ["7", "busted"]))
    assert table.places[C].status is BUSTED
    assert table.places[C].cards == []
    assert table.draw_pile == 92


def test_active_may_be_said() -> None:
    assert agreed(position("12 active", ["7 active", "active"])).active == (A, B, C)


def test_cards_that_are_gone_lie_on_the_discard_pile() -> None:
    table = agreed(position("12", ["7"], gone="F3 5 +4"))
    assert codes(table.discard_pile) == "F3 5 +4"
    assert table.draw_pile == 94 - 5
    assert table.round > 1


def test_all_cards_may_be_gone() -> None:
    rest = list(full_deck())
    for card in parse_cards("12 7"):
        rest.remove(card)
    assert agreed(position("12", ["7"], gone=codes(rest))).draw_pile == 0


def test_nineteen_players_have_two_decks() -> None:
    table = agreed(position("12 x2", ["x2 stayed", "12", *["9 stayed"] * 16]))
    assert table.draw_pile == 2 * 94 - 4 - 16


def test_the_rules_say_how_many_decks() -> None:
    assert agreed(position("12 x2", ["x2"], rules=Rules(decks=2))).draw_pile == 2 * 94 - 3


def test_equal_highest_totals_play_on() -> None:
    """G.2: even beyond 200."""
    assert agreed(position("1", ["2", "3"], totals=[210, 210, 199])).scores == [210, 210, 199]


# --- who deals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "others, first",
    [
        pytest.param(["7", "8"], A, id="all have as many: I begin the lap"),
        pytest.param(["7", "8 9"], C, id="C has had its turn, B and I have not"),
        pytest.param(["7 8", "8 9"], B, id="B and C have had their turns"),
        pytest.param(["7 8 stayed", "8"], A, id="who is out has had no turn in this lap"),
    ],
)
def test_who_came_first_follows_from_the_cards(others: list[str], first: Seat) -> None:
    dealer = agreed(position("12", others))
    assert (dealer.first, dealer.dealer) == (first, first)
    left = agreed(position("12", others, rules=LEFT))
    assert (left.first, left.dealer) == (first, (first - 1) % 3)


def test_the_dealer_may_be_said() -> None:
    table = agreed(position("12", ["7", "8 9"], dealer=1))
    assert (table.dealer, table.first) == (B, B)
    table = agreed(position("12", ["7", "8 9"], dealer=2, rules=LEFT))
    assert (table.dealer, table.first) == (C, A)


def test_the_last_to_have_a_turn_is_the_active_player_before_me() -> None:
    assert agreed(position("12", ["7", "8 stayed"])).turn == B
    assert agreed(position("12", ["7 stayed", "8 stayed"])).turn == A


# --- what cannot be ---------------------------------------------------------------------------------------------------


def refused(me: str, others: list[str], **parts: Unpack[Parts]) -> str:
    """The sentence that says why there is no such position."""
    with pytest.raises(BadPosition) as caught:
        position(me, others, **parts)
    assert isinstance(caught.value, Flip7Error)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_five_4s() -> None:
    assert refused("4", ["4 5", "4 stayed"], gone="4 4 1") == (
        "there are only four 4s, and 5 are named (A has 1, B has 1, C has 1, gone: 2)"
    )


def test_five_4s_in_one_hand() -> None:
    assert refused("4 4 4 4 4", ["1"]) == "there are only four 4s, and 5 are named (A has 5)"


def test_two_of_a_card_that_is_there_once() -> None:
    assert refused("x2", ["x2"]) == "there is only one x2, and 2 are named (A has 1, B has 1)"


def test_four_freezes() -> None:
    assert refused("4", ["frozen", "frozen"], gone="FZ", give="FZ") == (
        "there are only three FZs, and 4 are named (B has 1, C has 1, gone: 1, to give: 1)"
    )


def test_twenty_five_12s() -> None:
    sentence = refused("12", ["12"] * 18, gone=" ".join(["12"] * 6))
    assert sentence.startswith("there are only 24 12s, and 25 are named (A has 1, B has 1, ")


def test_a_number_twice_in_a_line() -> None:
    assert refused("12 5 12", ["1"]) == "A has more than one 12: that would have been a bust (B.1)"
    assert refused("1", ["9 +4 9 stayed"]).startswith("B has more than one 9")
    assert refused("1", ["9 +4 9 frozen"]).startswith("B has more than one 9")


def test_seven_numbers() -> None:
    assert refused("1", ["0 2 3 4 5 6 7 +4"]) == "B has a Flip 7 with 0 2 3 4 5 6 7: the round would be over (F7.1)"
    assert refused("0 1 2 3 4 5 6 7 8", ["12"]).startswith("A has a Flip 7")
    assert refused("1", ["0 2 3 4 5 6 7 7 busted"]).startswith("B has a Flip 7")


def test_two_second_chances() -> None:
    assert refused("12", ["SC SC"]) == "B has two Second Chances: nobody holds more than one (SC.1)"


def test_a_flip_three_before_somebody() -> None:
    assert refused("12 F3", ["7"]) == "A has an F3: a used Flip Three is on the discard pile (F3.12, X.11)"


def test_a_freeze_before_somebody_who_is_not_frozen() -> None:
    assert refused("12", ["7 FZ"]) == "B has an FZ: then it is frozen, and the last word must say so (FZ.5)"
    assert refused("12", ["7 FZ stayed"]).startswith("B has an FZ")


def test_two_freezes_before_one_player() -> None:
    assert refused("12", ["7 FZ FZ frozen"]) == "B has more than one FZ: a frozen player is given no other (FZ.1)"


def test_somebody_who_stayed_without_a_card() -> None:
    assert refused("12", ["stayed"]) == "B has stayed without a card: only a player with a card may stay (T.4)"


def test_busts_that_cannot_be() -> None:
    assert refused("12", ["7 7 SC busted"]) == "B is busted and has an SC: it would have been saved (SC.2)"
    assert refused("12", ["7 7 FZ busted"]) == "B is busted and has an FZ: a frozen player is dealt no card (FZ.2)"
    assert refused("12", ["+4 busted"]) == "B is busted without a number: nothing else busts anyone (B.3)"
    for hand in ("7 7 7 busted", "7 8 7 8 busted"):
        assert refused("12", [hand]).startswith(f"B is busted with {hand.removesuffix(' busted')}: ")
    assert refused("12", ["0 1 busted"]) == "B is busted, but no second card of 0 1 is left to have busted it"


@pytest.mark.parametrize("hand", ["13", "7,8", "fz", "7 folded", "7 +3"])
def test_a_word_that_is_no_card(hand: str) -> None:
    assert refused("12", [hand]).startswith("B: ")
    assert "is not a card: cards are 0 to 12" in refused("12", [hand])


def test_an_unknown_card_among_those_gone() -> None:
    assert refused("12", ["7"], gone="5 14").startswith("gone: '14' is not a card")


def test_a_status_that_is_not_the_last_word() -> None:
    assert refused("12", ["stayed 7"]) == "B: 'stayed' must be the last word of 'stayed 7'"


@pytest.mark.parametrize("word", ["stayed", "frozen", "busted"])
def test_i_am_out_of_the_round(word: str) -> None:
    for others in ([], ["7"], ["7 stayed"]):
        assert refused(f"12 {word}", others) == f"A is {word}: only an active player is asked anything (T.1)"


def test_i_have_no_card() -> None:
    assert refused("", ["7"]) == "A has no card: without one nobody may stay, so nothing is asked (T.4, X.9)"


@pytest.mark.parametrize("totals", [[], [1], [1, 2, 3]])
def test_too_few_or_too_many_totals(totals: list[int]) -> None:
    assert refused("12", ["7"], totals=totals) == f"{len(totals)} totals for 2 players: each has one, A first"


def test_a_total_that_nobody_can_have() -> None:
    assert refused("12", ["7"], totals=[0, -1]).startswith("the total of B is -1: it must be a whole number from 0")
    assert refused("12", ["7"], totals=[10**7, 10**7]).startswith("the total of A is 10000000: ")
    assert refused("12", ["7"], totals=[0, True]).startswith("the total of B is True: ")


def test_somebody_has_won_already() -> None:
    assert refused("12", ["7", "8"], totals=[199, 200, 0]) == (
        "B alone is highest with 200, of 200 to win: the game would be over (G.1)"
    )
    assert refused("12", ["7"], totals=[50, 49], rules=Rules(target=50)).startswith("A alone is highest with 50")


def test_a_card_that_is_not_given_to_anybody() -> None:
    assert refused("12", ["7"], give="12") == "give is '12': only FZ, F3 and SC are given to somebody"
    assert refused("12", ["7"], give="").startswith("give is ''")


def test_a_second_chance_that_i_would_keep() -> None:
    assert refused("12", ["7", "8"], give="SC") == "A has no SC yet: it keeps its first (SC.1)"


def test_a_second_chance_that_nobody_can_take() -> None:
    sentence = "nobody can take the SC: no other active player is without one, so it is discarded (SC.3)"
    assert refused("12 SC", ["7 SC", "8 stayed"], give="SC") == sentence
    assert refused("12 SC", [], give="SC") == sentence


def test_a_question_with_one_answer() -> None:
    assert refused("12 SC", ["7", "8 stayed"], give="SC") == "only B can take the SC: then nothing is asked (X.9)"
    assert refused("12", ["7 stayed"], give="FZ") == "only A can take the FZ: then nothing is asked (X.9)"
    assert refused("12", [], give="F3") == "only A can take the F3: then nothing is asked (X.9)"


def test_a_dealer_who_does_not_sit_there() -> None:
    for dealer in (2, -1):
        assert refused("12", ["7"], dealer=dealer) == f"dealer is {dealer}: seats are numbered 0 to 1"


def test_too_many_players() -> None:
    assert refused("12", [""] * 100) == "101 players: a table has 1 to 100 seats"


def test_others_in_one_text() -> None:
    with pytest.raises(BadPosition, match=r"others is '7 8': it must be a list"):
        position("12", "7 8")


# --- any position -----------------------------------------------------------------------------------------------------


def _hand(deck: list[Card], random: Random, most: int) -> list[Card]:
    """Cards that can lie before an active player, taken from the deck."""
    hand: list[Card] = []
    for card in random.sample(deck, most):
        numbers = sum(held.kind is NUMBER for held in hand)
        fits = card not in hand and not (card.kind is NUMBER and numbers == FLIP_7 - 1)
        if fits and card.kind in {NUMBER, Kind.MODIFIER, Kind.SECOND_CHANCE}:
            hand.append(card)
            deck.remove(card)
    return hand


@st.composite
def hands(draw: st.DrawFn) -> list[str]:
    """Hands for 2 to 20 players, the first of them active and with a card."""
    random = Random(draw(st.integers(0, 2**32)))
    seats = draw(st.one_of(st.integers(2, 8), st.integers(18, 20)))
    deck = list(full_deck(Rules().decks_for(seats)))
    most = 10 if seats <= 8 else 4
    words = []
    for seat in range(seats):
        cards = _hand(deck, random, draw(st.integers(0, most)))
        if seat == 0 and not cards:
            cards = [deck.pop(deck.index(Card("12")))]
        word = random.choice(["", "", "stayed", "busted", "frozen"]) if seat else ""
        if word == "stayed" and not cards:
            word = ""
        if word == "busted" and (SECOND_CHANCE in cards or not any(card in deck for card in cards)):
            cards = []
        if word == "busted" and cards:
            twins = [card for card in cards if card.kind is NUMBER and card in deck]
            if twins:
                deck.remove(twins[0])
                cards.append(twins[0])
            else:
                cards = []
        if word == "frozen":
            if FREEZE not in deck:
                word = "stayed" if cards else ""
            else:
                deck.remove(FREEZE)
        words.append(f"{codes(cards)} {word}".strip())
    return words


@given(hands(), st.sampled_from([None, "FZ", "F3", "SC"]), st.sampled_from(First), st.integers(0, 2**16))
def test_any_position_is_one_that_the_kernel_plays(words: list[str], give: str | None, first: First, seed: int) -> None:
    me, *others = words
    totals = [Random(seed + seat).randrange(200) for seat in range(len(words))]
    try:
        situation = position(me, others, totals=totals, give=give, rules=Rules(first=first))
    except BadPosition as error:
        assert give is not None
        expected = ("can take the", "has no SC yet", "there are only")
        assert any(part in str(error) for part in expected)  # noqa: PT017 - a card to give is often none
        return
    agreed(situation)


def turned(seat: Seat, by: Seat, seats: int) -> Seat:
    """The seat, when the one called `by` is called A."""
    return Seat((seat - by) % seats)


def told(table: Table, asked: HitOrStay | Give) -> Situation:
    """The position of a game, told by the player who is asked."""
    hands = [f"{codes(place.cards)} {place.status}" for place in table.places]
    me = asked.seat
    return position(
        hands[me],
        [*hands[me + 1 :], *hands[:me]],
        totals=[*table.scores[me:], *table.scores[:me]],
        gone=codes(table.discard_pile),
        give=str(asked.card) if isinstance(asked, Give) else None,
        rules=table.rules,
        dealer=turned(table.dealer, me, len(hands)),
    )


@given(plans(most=60))
def test_every_position_of_a_game_can_be_told(plan: Plan) -> None:
    game = plan.begin()
    random = Random(plan.seed)
    for _ in range(plan.most):
        asked, table = game.asked, game.table
        if isinstance(asked, HitOrStay | Give) and not table.pending:
            me, seats = asked.seat, len(table.places)
            read = told(table, asked)
            assert read.table.places == [*table.places[me:], *table.places[:me]]
            assert read.table.draw_pile == table.draw_pile
            assert read.table.unseen() == table.unseen()
            assert read.table.first == turned(table.first, me, seats)
            assert type(read.asked) is type(asked)
            options = {turned(to, me, seats) for to in asked.options} if isinstance(asked, Give) else asked.options
            assert {*read.asked.options} == {*options}
        if asked is None:
            break
        game.play(plan.style.choose(asked, random))

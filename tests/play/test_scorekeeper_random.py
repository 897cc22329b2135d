"""Random games entered card by card, with mistakes on the way, end in the same table as the game without them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.core.cards import Card
from flip7.core.decisions import Choice
from flip7.core.decks import OpenDeck
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.core.seats import Seat
from flip7.play.scorekeeper import Depth, ScoreKeeper
from flip7.play.scorekeeper.entries import CameUp, Entry, Gave, Moved, Step
from flip7.play.scorekeeper.errors import Refused
from flip7.play.scorekeeper.export import to_record
from flip7.play.scorekeeper.json_form import from_json, to_json
from flip7.record import replay
from tests.core.random_games import Style
from tests.play.kept_games import enter_hands, enter_numbers, keeper_of, rounds_of

MOST_CHOICES = 90
MISTAKES = 0.15


def random_game(seats: int, seed: int, rules: Rules, dealer: int) -> Game:
    """A game of random answers and cards."""
    random = Random(seed)
    style = Style(stay=random.choice([0.1, 0.3, 0.7]), actions=random.choice([0.1, 0.5]))
    game = Game(seats, OpenDeck(), rules, dealer)
    for _ in range(MOST_CHOICES):
        if game.asked is None:
            break
        game.play(style.choose(game.asked, random))
    return game


class Clumsy:
    """A keeper of the score who makes a mistake now and then, and puts it right."""

    def __init__(self, keeper: ScoreKeeper, random: Random) -> None:
        self.keeper = keeper
        self.random = random

    def enter(self, choice: Choice) -> None:
        """Enter the right answer in the end."""
        rare = [self.fidget, self.wrong_then_undone, self.wrong_then_corrected]
        mistake = self.random.choice(rare) if self.random.random() < MISTAKES else None
        if mistake is not None:
            mistake(choice)
        else:
            self.keeper.answer(choice)

    def other(self, choice: Choice) -> Choice:
        """Another answer to the question, if there is one."""
        assert self.keeper.asked is not None
        others = [each for each in self.keeper.asked.options if each != choice]
        return self.random.choice(others) if others else choice

    def wrong_then_undone(self, choice: Choice) -> None:
        self.keeper.answer(self.other(choice))
        self.keeper.undo()
        self.keeper.answer(choice)

    def wrong_then_corrected(self, choice: Choice) -> None:
        right = self.keeper._as_step(choice)
        entry = self.keeper.answer(self.other(choice))
        self.keeper.correct(entry.id, right)

    def fidget(self, choice: Choice) -> None:
        """Take back and put back, change an old entry and change it back, write down a score and forget it."""
        self.keeper.answer(choice)
        steps = self.random.randint(1, 5)
        for _ in range(steps):
            self.keeper.undo()
        for _ in range(steps):
            self.keeper.redo()
        self.change_an_old_one_and_back(self.random.choice(self.keeper.fold.story).entry)
        seat = Seat(self.random.randrange(len(self.keeper.setup.names)))
        self.keeper.set_by_hand(1, seat, 123)
        self.keeper.set_by_hand(1, seat, None)

    def change_an_old_one_and_back(self, entry: Entry) -> None:
        what = entry.what
        assert isinstance(what, Step)
        entries = len(self.keeper.log)
        try:
            self.keeper.correct(entry.id, self.changed(what))
        except Refused:
            assert len(self.keeper.log) == entries
            return
        self.keeper.correct(entry.id, what)

    def changed(self, what: Step) -> Step:
        match what:
            case CameUp(seat):
                return CameUp(seat, self.random.choice(list(Card)))
            case Gave(seat, card):
                return Gave(seat, card, Seat(self.random.randrange(len(self.keeper.setup.names))))
            case Moved(seat, move):
                return Moved(seat, next(other for other in type(move) if other is not move))
            case _:
                raise AssertionError(what)


@pytest.mark.integration  # many games
@given(
    seats=st.integers(2, 24),
    seed=st.integers(0, 2**32),
    target=st.sampled_from([200, 30]),
    first=st.sampled_from(First),
)
def test_corrections_undos_and_redos_leave_the_same_table(seats: int, seed: int, target: int, first: First) -> None:
    rules, dealer = Rules(target=target, first=first), seed % seats
    game = random_game(seats, seed, rules, dealer)
    keeper = keeper_of(seats, Depth.LIVE, rules, dealer)
    clumsy = Clumsy(keeper, Random(seed))
    for choice in game.choices:
        clumsy.enter(choice)
        assert keeper.fold.waiting == []
        assert keeper.fold.conflicts == []
    assert keeper.fold.table == game.table
    assert keeper.asked == game.asked
    assert replay(to_record(keeper)).game.choices == game.choices
    again = from_json(to_json(keeper))
    assert again.fold.table == game.table
    assert again.log.entries == keeper.log.entries


@given(seats=st.integers(2, 24), seed=st.integers(0, 2**32))
def test_every_depth_gives_the_same_totals(seats: int, seed: int) -> None:
    rules = Rules(target=60)
    live = keeper_of(seats, Depth.LIVE, rules)
    for choice in random_game(seats, seed, rules, 0).choices:
        live.answer(choice)
    pad, hands = keeper_of(seats, Depth.PAD, rules), keeper_of(seats, Depth.HANDS, rules)
    for points, places in rounds_of(to_record(live)):
        enter_numbers(pad, points)
        enter_hands(hands, places)
    assert list(pad.scores) == list(hands.scores) == list(live.scores)
    assert pad.fold.table.winner == hands.fold.table.winner == live.fold.table.winner
    assert [each.points for each in hands.fold.finished] == [each.points for each in live.fold.finished]
    assert [each.flipped_seven for each in hands.fold.finished] == [each.flipped_seven for each in live.fold.finished]

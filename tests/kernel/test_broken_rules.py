"""The differential test notices a broken rule: each of these kernels keeps all rules but one.

A snippet of the kernel's source is replaced. If it is no longer there, the assertion says which to write anew.
"""

from typing import Final, NamedTuple

import pytest

from flip7.record import from_notation, replay
from tests.kernel.differential import Difference, play
from tests.kernel.kernels import Kernel, broken_kernel, plain_kernel
from tests.kernel.plans import plan_of

SEED: Final = 7
MOST_GAMES: Final = 1000


class Break(NamedTuple):
    """A rule, how it is broken, and the snippet of source that breaks it in place of another."""

    rule: str
    how: str
    snippet: str
    broken: str


BREAKS: Final = (
    Break(
        "B.1",
        "a modifier that lies there already busts",
        "1 << card if card < NUMBERS else 0 for card",
        "1 << card if card < FREEZE else 0 for card",
    ),
    Break(
        "D.6",
        "a reshuffle doubles what waits",
        "s.in_pile[s.wait_card[place]] -= 1",
        "pass",
    ),
    Break(
        "E.2",
        "nobody scores but who flipped seven",
        "scores = hand >> STATUS != BUSTED",
        "scores = hand >> STATUS != BUSTED and s.flipped_seven in (NOBODY, seat)",
    ),
    Break(
        "F3.2",
        "only two cards are flipped",
        "s.flips_left = FLIPS",
        "s.flips_left = FLIPS - 1",
    ),
    Break(
        "F3.3",
        "a bust does not stop a Flip Three",
        "if not (s.active >> s.flipping) & 1:",
        "if False:",
    ),
    Break(
        "F3.6",
        "a Freeze that comes up in a Flip Three is given at once",
        "if s.flipping != NOBODY:\n        return set_aside",
        "if s.flipping != NOBODY and card != FREEZE:\n        return set_aside",
    ),
    Break(
        "F3.7",
        "what was set aside survives a bust",
        "s.waiting -= s.aside",
        "pass",
    ),
    Break(
        "F3.8",
        "three cards set aside are given out in the wrong order",
        "if count == FLIPS:",
        "if False:",
    ),
    Break(
        "F3.9",
        "a card takes effect before all are given out",
        "if s.to_give:\n        place",
        "if s.active and s.to_give and s.base + s.to_give == s.waiting:\n        place",
    ),
    Break(
        "F3.10",
        "a card takes effect though its holder is out",
        "if not (s.active >> holder) & 1:",
        "if False:",
    ),
    Break(
        "F7.3",
        "the Flip 7 is worth nothing",
        "(s.flip_7 if s.flipped_seven == seat else 0)",
        "0",
    ),
    Break(
        "F7.4",
        "a Flip 7 leaves what is pending",
        "s.flipped_seven = seat\n    drop_everything_pending(s)",
        "s.flipped_seven = seat",
    ),
    Break(
        "FZ.3",
        "a Second Chance stops a Freeze",
        "leave(s, holder, FROZEN)",
        "s.hands[holder] & HAS_SECOND_CHANCE or leave(s, holder, FROZEN)",
    ),
    Break(
        "FZ.5",
        "the Freeze is discarded at once",
        "s.hands[holder] |= 1 << FREEZE",
        "pass",
    ),
    Break(
        "G.2",
        "the first of those who tie has won",
        "if found != NOBODY:\n                return NOBODY",
        "if found != NOBODY:\n                return found",
    ),
    Break(
        "I.6",
        "who has cards is dealt another one in the deal",
        "return HIT_OR_STAY if s.hands[seat] else DRAW",
        "return HIT_OR_STAY if s.hands[seat] and not s.dealing else DRAW",
    ),
    Break(
        "M.3",
        "x2 doubles the bonuses too",
        "<< ((hand >> DOUBLES) & 3)) + ((hand >> PLUS) & SEVEN_BITS)",
        "+ ((hand >> PLUS) & SEVEN_BITS)) << ((hand >> DOUBLES) & 3)",
    ),
    Break(
        "N.1",
        "the discards are shuffled back at every round",
        "    s.active = (1 << s.seats) - 1\n",
        "    s.active = (1 << s.seats) - 1\n    if s.round > 1:\n        s.hands[:] = [0] * MAX_SEATS\n"
        "        s.left = s.known = 0\n        count_discards(s)\n        fill_pile(s)\n",
    ),
    Break(
        "N.2",
        "the deal does not pass to the left",
        "begin_round(s, s.dealer + 1 if",
        "begin_round(s, s.dealer if",
    ),
    Break(
        "N.4",
        "a reshuffle takes the numbers that lie before players",
        "if card < NUMBERS or card > TIMES_2:",
        "if card < NUMBERS:\n                pass\n            elif card > TIMES_2:",
    ),
    Break(
        "SC.1",
        "a second Second Chance is kept",
        "if not s.hands[seat] & HAS_SECOND_CHANCE:",
        "if True:",
    ),
    Break(
        "SC.2",
        "a Second Chance that saves is not discarded",
        "s.hands[seat] = hand & ~HAS_SECOND_CHANCE",
        "pass",
    ),
    Break(
        "SC.3",
        "a spare Second Chance in a Flip Three is discarded",
        "if takers == 0:",
        "if takers == 0 or s.flipping != NOBODY:",
    ),
    Break(
        "T.6",
        "after a Flip Three the seat after its target is asked",
        "s.flipping = target",
        "s.flipping = s.turn = target",
    ),
    Break(
        "X.2",
        "the dealer is always first",
        "s.first = left if s.left_first else dealer",
        "s.first = dealer",
    ),
    Break(
        "X.4",
        "the number that busts vanishes",
        "s.hands[seat] = hand | (card << TWIN)",
        "s.hands[seat] = hand",
    ),
    Break(
        "X.7",
        "several x2 double once",
        "<< ((hand >> DOUBLES) & 3)) +",
        "<< (((hand >> DOUBLES) & 3) > 0)) +",
    ),
    Break(
        "X.8",
        "everybody active busts when the cards run out",
        "leave(s, lowest(s.active), STAYED)",
        "leave(s, lowest(s.active), BUSTED)",
    ),
    Break(
        "X.9",
        "a Second Chance that only one can take is discarded",
        "s.hands[lowest(takers)] |= HAS_SECOND_CHANCE",
        "pass",
    ),
)


def kernel_with(broken: Break) -> Kernel:
    return broken_kernel(f"{broken.rule} broken: {broken.how}", broken.snippet, broken.broken)


def first_difference(kernel: Kernel, games: int) -> tuple[int, str]:
    """After how many games the kernel was found out, and what was told."""
    for number in range(games):
        try:
            play(plan_of(SEED, number), kernel)
        except Difference as difference:
            return number + 1, str(difference)
    pytest.fail(f"{kernel.name}: not noticed in {games} games")


@pytest.mark.integration
@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.rule)
def test_a_broken_rule_is_noticed_and_the_game_shown(broken: Break) -> None:
    """What is told ends in a game that the referee can replay up to the difference."""
    _, told = first_difference(kernel_with(broken), MOST_GAMES)
    replayed = replay(from_notation(told[told.index("[Format") :]))
    assert f"after {len(replayed.record.choices)} choices" in told


def test_a_difference_tells_the_fields_with_both_values_and_how_to_see_it_again() -> None:
    kernel = broken_kernel("N.2 broken", "begin_round(s, s.dealer + 1 if", "begin_round(s, s.dealer if")
    games, told = first_difference(kernel, 10)
    lines = told.splitlines()
    assert lines[0].startswith("the kernel (N.2 broken) differs from the referee after")
    assert any(line.startswith("- dealer: referee ") and ", kernel " in line for line in lines)
    assert f"again: python tools/soak.py --seed {SEED} --begin {games - 1} --games 1" in lines


def test_nothing_is_noticed_where_no_rule_is_broken() -> None:
    for number in range(20):
        play(plan_of(SEED, number), plain_kernel())


def test_a_snippet_that_is_gone_is_named() -> None:
    with pytest.raises(AssertionError, match=r"T.1: the snippet to break is 0 times in referee.py"):
        broken_kernel("T.1", "no such source", "pass")

"""Running to the end, in threads or not; and stopping when two bots can be told apart."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from random import Random

import pytest

from flip7.analysis.confidence import wilson_interval
from flip7.arena.result import result_of
from flip7.arena.runner import Run, Threads, compare_bots, looks, simulate
from flip7.arena.sequential_test import CERTAIN, games_needed, log_evidence
from flip7.arena.simulation import Simulation, exchanging, rotating
from flip7.arena.tally import Tally
from flip7.core.rules import Rules
from tests.arena.clocks import Ticking

pytestmark = pytest.mark.integration  # games in the compiled kernel


def test_threads_give_the_same_counts_as_one() -> None:
    runs = [Run(rotating(["stay:25", "random"], 4, Rules(), "threads"), 30_000, Threads(count)) for count in (1, 3)]
    for run in runs:
        run.go()
    assert runs[0].tally == runs[1].tally
    assert runs[0].tally.one("games") == 30_000


def test_somebody_who_watches_sees_the_games_grow() -> None:
    seen: list[int] = []
    run = Run(rotating(["stay:25"], 4, Rules(), "x"), 5_000, Threads())
    run.go(lambda tally: seen.append(tally.one("games")))
    assert seen == sorted(set(seen))
    assert len(seen) > 3
    assert seen[-1] == 5_000


@pytest.mark.parametrize(
    "seconds, lengths",
    [
        pytest.param(0.01, [64, 64, 128, 128, 256, 256, 104], id="quick"),
        pytest.param(0.2, [64] * 15 + [40], id="as long as they should be"),
        pytest.param(1.0, [64, 64, 32, 16, 8, 4, 2, *[1] * 810], id="slow"),
    ],
)
def test_stretches_are_as_long_as_progress_should_be_seen(seconds: float, lengths: list[int]) -> None:
    """Whatever a stretch takes by the clock that is passed in: the next but one is twice as long, or half."""
    seen = [0]
    run = Run(rotating(["stay:25"], 2, Rules(), "x"), 1_000, Threads(clock=Ticking(seconds)), clock=Ticking(60.0))
    run.go(lambda tally: seen.append(tally.one("games")))
    assert [now - before for before, now in pairwise(seen)] == lengths
    assert run.seconds == 60 * (len(lengths) + 1)


class Hundreds:
    """Workers who play a hundred games at a time."""

    def length(self) -> int:
        """A hundred games each."""
        return 99

    def play(self, simulation: Simulation, parts: Iterable[range]) -> Iterator[Tally]:
        """One part after the other."""
        return map(simulation.play, parts)


class Interrupting:
    """Workers who are interrupted after some parts."""

    def length(self) -> int:
        """A hundred games each."""
        return 100

    def play(self, simulation: Simulation, parts: Iterable[range]) -> Iterator[Tally]:
        """Three parts, and no more."""
        for number, part in enumerate(parts):
            if number == 3:
                raise KeyboardInterrupt
            yield simulation.play(part)


def test_what_was_played_before_an_interruption_is_not_lost() -> None:
    run = Run(rotating(["stay:25"], 4, Rules(), "x"), 1_000_000, Interrupting())
    with pytest.raises(KeyboardInterrupt):
        run.go()
    played = run.tally.one("games")
    assert 0 < played < 1_000_000
    assert run.result.games == played
    assert run.tally == run.simulation.play(range(played))


def test_a_better_bot_is_found_and_the_games_stop() -> None:
    result = compare_bots("stay:25", "stay:20", seed="x")
    comparison = result.comparison
    assert comparison is not None
    assert comparison.better == "stay:25"
    assert result.games < 100_000
    assert comparison.chance_of_error <= 0.05
    assert comparison.low > 0.5
    assert comparison.games_needed is not None


def test_the_order_of_two_bots_does_not_matter() -> None:
    one, other = compare_bots("stay:25", "risk:0.26").comparison, compare_bots("risk:0.26", "stay:25").comparison
    assert one is not None
    assert other is not None
    assert one.better == other.better == "risk:0.26"


def test_a_bot_is_not_better_than_itself() -> None:
    """With the same cards and the seats exchanged both always win one game each."""
    comparison = compare_bots("stay:25", "stay:25", games=10_000).comparison
    assert comparison is not None
    assert (comparison.one_won_both, comparison.other_won_both) == (0, 0)
    assert comparison.better is None
    assert comparison.games_needed is None
    assert comparison.win_rate == 0.5


def test_equally_good_bots_are_seldom_told_apart() -> None:
    """Pairs that fall to either by a coin, looked at after every one: at most one run in twenty may be wrong."""
    random = Random(7)
    wrong = 0
    for _ in range(400):
        heads = tails = 0
        for _ in range(500):
            if random.random() < 0.5:
                heads += 1
            else:
                tails += 1
            if log_evidence(heads, tails) >= CERTAIN:
                wrong += 1
                break
    assert 0 < wrong <= 20


def test_a_comparison_stops_after_the_same_games_with_any_workers() -> None:
    games = []
    for workers in (Threads(1), Threads(3), Hundreds()):
        run = Run(exchanging("stay:25", "stay:24", 4, Rules(), "y"), 100_000, workers)
        run.go()
        games.append((run.tally.one("games"), run.tally))
    assert games[0] == games[1] == games[2]
    assert games[0][0] in [look.stop for look in looks(100_000)]


def test_few_games_make_nothing_certain() -> None:
    for seed in "abcd":
        comparison = compare_bots("stay:25", "stay:20", games=1, seed=seed).comparison
        assert comparison is not None
        assert comparison.pairs == 1
        assert comparison.high - comparison.low > 0.5


def test_a_comparison_is_looked_at_after_the_same_games_everywhere() -> None:
    parts = list(looks(1_000_000))
    assert [part.stop for part in parts][:4] == [2_000, 4_000, 8_000, 16_000]
    assert all(len(part) % 2 == 0 for part in parts)
    assert parts[-1].stop == 1_000_000


def test_evidence_grows_with_the_difference_and_with_the_games() -> None:
    assert log_evidence(500, 500) < 0
    assert log_evidence(10, 0) > CERTAIN
    assert log_evidence(5200, 4800) > log_evidence(520, 480)
    assert games_needed(60, 60, 200) is None
    few, many = games_needed(60, 40, 200), games_needed(51, 49, 200)
    assert few is not None
    assert many is not None
    assert few < many


def test_a_result_says_what_was_counted() -> None:
    simulation = rotating(["stay:25", "risk:0.26", "random"], 3, Rules(), "x")
    tally = simulation.play(range(3_000))
    result = result_of(simulation, tally, seconds=2.0)
    assert result.games_per_second == 1_500
    assert sum(bot.wins for bot in result.bots) == 3_000
    assert sum(result.seats) == pytest.approx(1)
    assert sum(result.rounds) == 3_000
    for bot in result.bots:
        assert bot.low < bot.win_rate < bot.high
        assert sum(bot.scores) == round(result.rounds_per_game * 3_000)
        assert bot.scores[0] >= bot.bust_rate * sum(bot.scores)
    assert result.bots[2].win_rate < 0.1 < result.bots[0].win_rate < result.bots[1].win_rate


def test_a_result_of_no_games_is_no_mistake() -> None:
    simulation = rotating(["stay:25"], 3, Rules(), "x")
    result = result_of(simulation, Tally.empty(), 0.0)
    assert (result.games, result.rounds_per_game, result.bots[0].low, result.bots[0].high) == (0, 0.0, 0.0, 1.0)


@pytest.mark.parametrize("hits,tries", [(0, 10), (10, 10), (5, 10), (1, 1_000_000)])
def test_an_interval_holds_its_rate_and_stays_between_0_and_1(hits: int, tries: int) -> None:
    low, high = wilson_interval(hits, tries)
    assert 0 <= low <= hits / tries <= high <= 1
    assert low < high


def test_intervals_of_95_percent_hold_the_truth_19_times_in_20() -> None:
    """Every seat's share of random games at a table of two, 200 times: some 10 of the intervals may miss."""
    truth = simulate(["random"], games=400_000, seats=2, rules=Rules(target=1), seed="truth").seats[0]
    missed = 0
    for seed in range(200):
        tally = rotating(["random"], 2, Rules(target=1), str(seed)).play(range(400))
        low, high = wilson_interval(tally.each("seat_wins", 1)[0], 400)
        missed += not low <= truth <= high
    assert 1 <= missed <= 24

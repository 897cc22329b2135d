"""Leagues: who meets whom, the same cards from all seats, forfeits, stopping and going on."""

import json
from collections import Counter
from itertools import combinations, pairwise

import pytest

from flip7.arena.league.counts import Count, Faults
from flip7.arena.league.league import BadLeague, League, league
from flip7.arena.league.play import play
from flip7.arena.league.runner import LeagueRun
from flip7.arena.league.save_file import BadLeagueFile, from_json, to_json
from flip7.arena.league.schedule import against, everybody, lineups
from flip7.arena.league.standings import contests
from flip7.arena.ratings import Contest
from flip7.arena.simulation import Simulation
from flip7.bots import bot_named
from flip7.core.decisions import HIT, Choice, Decision, HitOrStay
from flip7.core.rules import Rules
from flip7.core.table import Table
from tests.arena.asked_bots import AskedBot, WrongBot
from tests.arena.clocks import Ticking

pytestmark = pytest.mark.integration

BOTS = ["risk:0.26", "stay:25", "stay:20", "random"]


class Raises:
    """Does not get past its first question of a second round."""

    name = "raises"

    def choose(self, view: Table, decision: Decision) -> Choice:
        if view.round % 2 == 0:
            raise ZeroDivisionError("no idea")
        return bot_named("stay:15").choose(view, decision)


class Numb:
    """Answers with a number that is not a seat."""

    name = "numb"

    def choose(self, view: Table, decision: Decision) -> Choice:
        del view
        return HIT if isinstance(decision, HitOrStay) else True  # type: ignore[return-value]


def counted(run: LeagueRun) -> list[tuple[int, dict[int, int], dict[int, int]]]:
    return [(count.shuffles, +count.wins, +count.forfeits) for count in run.counts]


# --- how long a stretch is -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "seconds, shuffles", [pytest.param(0.0, [1, 1, 6, 24, 68], id="quick"), pytest.param(1.0, [1] * 100, id="slow")]
)
def test_stretches_are_as_long_as_progress_should_be_seen(seconds: float, shuffles: list[int]) -> None:
    seen = [0]
    run = LeagueRun(league(["stay:25", "random"], seats=2, games=200, seed="x"), clock=Ticking(seconds))
    run.go(lambda run: seen.append(run.counts[0].shuffles))
    assert [now - before for before, now in pairwise(seen)] == shuffles


# --- who meets whom ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bots, seats", [(2, 2), (4, 4), (7, 4), (8, 4), (3, 2), (9, 4), (12, 4), (30, 4), (17, 2), (40, 6)]
)
def test_everybody_sits_equally_often_and_every_two_meet(bots: int, seats: int) -> None:
    parties = everybody(bots, seats)
    seated = Counter(bot for party in parties for bot in party)
    assert len(set(seated.values())) == 1
    assert all(len({*party}) == seats for party in parties)
    met = {frozenset(pair) for party in parties for pair in combinations(party, 2)}
    assert len(met) == bots * (bots - 1) // 2


@pytest.mark.parametrize("bots, seats", [(2, 4), (3, 4), (2, 5), (3, 7), (5, 6)])
def test_fewer_bots_than_seats_take_turns_evenly(bots: int, seats: int) -> None:
    parties = everybody(bots, seats)
    assert len(set(Counter(bot for party in parties for bot in party).values())) == 1
    for party in parties:
        places = Counter(party)
        assert len(party) == seats
        assert max(places.values()) - min(places[bot] for bot in range(bots)) <= 1


def test_a_large_league_has_no_more_tables_than_it_needs() -> None:
    assert len(everybody(8, 4)) == 70
    assert len(everybody(100, 4)) < 2_000


def test_in_a_match_each_bot_is_alone_among_the_yardsticks() -> None:
    assert against(4, 3, 3) == ((0, 3, 3), (1, 3, 3), (2, 3, 3))


@pytest.mark.parametrize("party", [(0, 1, 2, 3), (0, 1, 1, 1), (0, 1, 0, 1), (0, 1, 2, 0), (5,)])
def test_every_bot_has_every_seat_equally_often(party: tuple[int, ...]) -> None:
    seated = lineups(party)
    assert len({*seated}) == len(seated)
    for seat in range(len(party)):
        sat = Counter(lineup[seat] for lineup in seated)
        assert {bot: sat[bot] * len(party) for bot in sat} == {
            bot: count * len(seated) for bot, count in Counter(party).items()
        }


@pytest.mark.parametrize(
    "bots, options, problem",
    [
        (["stay:25"], {}, "a league needs 2 to 100 bots, not 1"),
        ([], {}, "not 0"),
        (["stay:25", "stay"], {}, "bot 'stay:25' is named twice"),
        (["stay:25"], {"yardstick": "stay:25"}, "named twice: everybody plays once in a match"),
        (BOTS, {"seats": 1}, "1 seats: a table of a league has 2 to 40"),
        (BOTS, {"seats": 41}, "41 seats"),
        ([f"stay:{points}" for points in range(101)], {}, "not 101"),
    ],
)
def test_a_league_that_cannot_be_played_is_refused(bots: list[str], options: dict[str, object], problem: str) -> None:
    with pytest.raises(BadLeague, match=problem):
        league(bots, **options)  # type: ignore[arg-type]


# --- the games --------------------------------------------------------------------------------------------------------


def test_all_seatings_of_a_party_have_the_same_cards() -> None:
    """Four equal bots: whoever has the lucky seat wins, so each of them wins every shuffle once."""
    entered = League(tuple(Renamed(f"stay:25 {place}") for place in range(4)), seats=4, games=400, seed="x")
    run = LeagueRun(entered)
    run.go()
    assert counted(run) == [(100, dict.fromkeys(range(4), 100), {})]


class Renamed:
    """Several bots that all stay at 25."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.policy = bot_named("stay:25").policy  # type: ignore[attr-defined]

    def choose(self, view: Table, decision: Decision) -> Choice:
        raise AssertionError(f"it has a policy: {view}, {decision}")


def test_a_match_has_the_same_cards_at_every_table_whoever_else_plays() -> None:
    few = LeagueRun(league(["stay:20"], yardstick="stay:25", games=400, seed="x"))
    many = LeagueRun(league(["random", "stay:20"], yardstick="stay:25", games=400, seed="x"))
    few.go()
    many.go()
    assert few.counts[0].wins[0] == many.counts[1].wins[1]


def test_a_match_plays_the_games_of_a_simulation() -> None:
    run = LeagueRun(league(["stay:20"], yardstick="stay:25", games=400, seed="x"))
    run.go()
    bots = (bot_named("stay:20"), bot_named("stay:25"))
    wins = 0
    for lineup in ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)):
        wins += Simulation(bots, (lineup,), "x").play(range(100)).each("wins", 1)[0]
    assert run.counts[0].wins[0] == wins


def test_bots_that_are_asked_play_the_same_games_as_compiled_ones() -> None:
    asked, compiled = (
        LeagueRun(league([first, "stay:20", "stay:30"], seats=3, games=30, seed="x"))
        for first in (AskedBot("stay:25"), "stay:25")
    )
    asked.go()
    compiled.go()
    assert counted(asked) == counted(compiled)


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_and_stretches_do_not_change_the_counts(threads: int) -> None:
    run = LeagueRun(league([*BOTS, "stay:30"], games=800, seed="x"), threads=threads)
    run.go()
    whole = [play(run.league, party, range(200)).count for party in run.league.parties]
    assert counted(run) == [(count.shuffles, +count.wins, {}) for count in whole]


def test_games_are_rounded_up_to_whole_shuffles() -> None:
    run = LeagueRun(league(BOTS, games=10, seed="x"))
    run.go()
    assert (run.games, run.games_wanted, run.counts[0].shuffles) == (12, 12, 3)


def test_while_a_league_is_played_no_table_is_far_ahead_of_another() -> None:
    seen: list[tuple[int, int]] = []
    run = LeagueRun(league([*BOTS, "stay:30"], games=4_000, seed="x"))
    run.go(lambda it: seen.append((min(c.shuffles for c in it.counts), max(c.shuffles for c in it.counts))))
    assert all(most <= max(4 * least, 1) for least, most in seen)
    assert len(seen) > 20


# --- bots that fail ---------------------------------------------------------------------------------------------------


def test_a_bot_that_raises_loses_that_game_and_no_other() -> None:
    run = LeagueRun(league([Raises(), "stay:25", "stay:20"], seats=3, games=60, seed="x"))
    run.go()
    (count,) = run.counts
    assert count.games == 60
    assert count.forfeits == {0: 60 - count.wins.total()}
    assert count.forfeits[0] > 0
    first = next(bot for bot in run.result.bots if bot.name == "raises")
    assert first.forfeits == count.forfeits[0]
    assert first.faults[0].startswith("raised ZeroDivisionError: no idea when asked «")


@pytest.mark.parametrize(
    "bot, words", [(WrongBot(), "answered hit when asked «"), (Numb(), "answered True when asked «")]
)
def test_a_bot_that_answers_illegally_forfeits(bot: WrongBot | Numb, words: str) -> None:
    run = LeagueRun(league([bot, "stay:25"], seats=3, games=30, seed="x"))
    run.go()
    failed = run.result.bots[-1]
    assert failed.name == bot.name
    assert failed.forfeits > 0
    assert failed.faults[0].startswith(words)


def test_a_forfeit_is_a_game_of_the_one_who_failed_and_of_nobody_else() -> None:
    run = LeagueRun(league([Raises(), "stay:25", "stay:20"], seats=3, games=60, seed="x"))
    run.go()
    finished = run.counts[0].wins.total()
    games = {bot.name: bot.games for bot in run.result.bots}
    assert games == {"raises": 60, "stay:25": finished, "stay:20": finished}
    assert sum(bot.wins for bot in run.result.bots) == finished


def test_for_ratings_a_forfeit_is_a_loss_to_every_other_seat() -> None:
    count = Count(5, Counter({0: 7, 1: 8, 2: 3}), Counter({1: 2}))
    found = list(contests([(0, 1, 0, 2)], [count]))
    assert found[0] == Contest({0: 2, 1: 1, 2: 1}, count.wins)
    assert sorted(found[1:], key=str) == [Contest({1: 1, 0: 1}, {0: 4}), Contest({1: 1, 2: 1}, {2: 2})]


def test_a_bot_that_always_fails_is_the_weakest() -> None:
    class Dead:
        name = "dead"

        def choose(self, view: Table, decision: Decision) -> Choice:
            del view, decision
            raise RuntimeError

    run = LeagueRun(league([Dead(), "stay:25", "random"], seats=3, games=30, seed="x"))
    run.go()
    last = run.result.bots[-1]
    assert (last.name, last.games, last.wins, last.forfeits) == ("dead", 30, 0, 30)
    assert last.rating < min(bot.rating for bot in run.result.bots[:-1])
    assert {fault.split("«")[0] for fault in last.faults} == {"raised RuntimeError when asked "}


def test_the_same_fault_on_another_question_is_told_once() -> None:
    faults = Faults(
        [(0, "answered '5' when asked «A: hit or stay?»"), (0, "answered '5' when asked «B: hit or stay?»")]
    )
    faults.add(0, "ended with status 1 when asked «A: hit or stay?»")
    faults.add(1, "was stopped")
    assert faults.of(0) == (
        "answered '5' when asked «A: hit or stay?»",
        "ended with status 1 when asked «A: hit or stay?»",
    )
    assert (faults.of(1), faults.of(2)) == (("was stopped",), ())


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_the_result_adds_up() -> None:
    run = LeagueRun(league([*BOTS, "stay:30"], games=400, seed="x"))
    run.go()
    result = run.result
    assert result.games == result.games_wanted == 5 * 400
    assert sum(bot.wins for bot in result.bots) == result.games
    assert [bot.rating for bot in result.bots] == sorted((bot.rating for bot in result.bots), reverse=True)
    for bot in result.bots:
        assert bot.games == 4 * 400
        assert bot.low <= bot.win_rate == bot.wins / bot.games <= bot.high
        assert bot.fair == 0.25
        assert bot.rating_low < bot.rating < bot.rating_high
    for row, bot in enumerate(result.bots):
        for column, other in enumerate(result.bots):
            share = result.versus[row][column]
            if bot is other:
                assert share is None
            else:
                back = result.versus[column][row]
                assert share is not None
                assert back is not None
                assert share + back == pytest.approx(1)


def test_in_a_match_the_yardstick_is_the_anchor() -> None:
    run = LeagueRun(league(["stay:20", "random"], yardstick="stay:25", games=400, seed="x"))
    run.go()
    result = run.result
    assert (result.against, result.anchor) == ("stay:25", "stay:25")
    assert result.bots[0].name == "stay:25"
    assert result.bots[0].rating == 1500
    assert result.bots[0].fair == 0.75
    assert [bot.fair for bot in result.bots[1:]] == [0.25, 0.25]


def test_the_champion_is_the_anchor_where_it_plays() -> None:
    entered = League((Renamed("stay:20"), Renamed("champion")), seats=2, games=2, seed="x")
    assert entered.anchor == 1
    assert League((Renamed("one"), Renamed("two")), seats=2, games=2, seed="x").anchor is None


# --- stopping and going on --------------------------------------------------------------------------------------------


class Enough(Exception):
    """Raised to stop the league."""


@pytest.mark.parametrize("after", [1, 2, 7, 11])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_league_that_was_stopped_ends_with_the_same_counts(after: int, threads: int) -> None:
    through = LeagueRun(league([*BOTS, "stay:30"], games=300, seed="x"))
    through.go()
    stopped = LeagueRun(through.league, threads=threads)
    told = 0

    def stop(_: LeagueRun) -> None:
        nonlocal told
        told += 1
        if told == after:
            raise Enough

    with pytest.raises(Enough):
        stopped.go(stop)
    assert 0 < stopped.games < through.games
    kept = from_json(to_json(stopped))
    assert (kept.bots, kept.seats, kept.games, kept.seed, kept.rules) == (through.league.names, 4, 300, "x", Rules())
    again = LeagueRun(league(kept.bots, games=kept.games, seed=kept.seed), kept.counts(through.league), threads=threads)
    again.go()
    assert counted(again) == counted(through)


def test_a_league_that_is_over_plays_nothing_more() -> None:
    run = LeagueRun(league(BOTS, games=40, seed="x"))
    run.go()
    before = counted(run)
    again = LeagueRun(run.league, from_json(to_json(run)).counts(run.league))
    again.go(lambda _: pytest.fail("it plays"))
    assert counted(again) == before


def kept_match() -> tuple[LeagueRun, str]:
    run = LeagueRun(league(["stay:20", "random"], yardstick="stay:25", games=40, seed="x"))
    run.go()
    return run, to_json(run)


def test_a_match_is_kept_with_its_yardstick_and_forfeits() -> None:
    run, text = kept_match()
    run.counts[0] += Count(1, Counter(), Counter({0: 4}))
    run.faults.add(0, "raised ValueError")
    kept = from_json(to_json(run))
    assert kept.faults == ((0, "raised ValueError"),)
    assert (kept.bots, kept.against) == (("stay:20", "random"), "stay:25")
    assert kept.counts(run.league)[0].forfeits == {0: 4}
    assert from_json(text).counts(run.league)[0].forfeits == {}


@pytest.mark.parametrize(
    "change, problem",
    [
        ({"format": "flip7/1"}, "not a league: its format is 'flip7/1'"),
        ({"flip7": "0.0.0"}, "a league of flip7 0.0.0"),
        ({"bots": None}, "bots: None is not what a league has there"),
        ({"bots": [1, 2]}, "bots: 1 is not what"),
        ({"seats": "4"}, "seats: '4' is not what"),
        ({"games": True}, "games: True is not what"),
        ({"seed": 7}, "seed: 7"),
        ({"rules": []}, "rules: "),
        ({"rules": {"target": 200, "first": "right"}}, "first: 'right' is neither"),
        ({"rules": {"target": 0, "first": "left"}}, "target is 0"),
        ({"seconds": "long"}, "seconds: 'long'"),
        ({"tables": {}}, "tables: {} is not what"),
        ({"tables": [3]}, "tables: 3 is not what"),
        ({"faults": [["stay:20", "fell asleep"]]}, "is not a bot's number and what it did"),
        ({"faults": None}, "faults: None"),
        ({"tables": []}, "tables: 0 of them, and such a league has 2"),
    ],
)
def test_a_file_that_is_no_league_is_refused(change: dict[str, object], problem: str) -> None:
    run, text = kept_match()
    with pytest.raises(Exception, match=problem) as caught:
        from_json(json.dumps({**json.loads(text), **change})).counts(run.league)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(
    "change, problem",
    [
        ({"bots": [0, 1, 2, 3]}, r"tables\[1\].bots: \[0, 1, 2, 3\] do not sit there"),
        ({"wins": [1]}, r"tables\[1\].wins: \[1\] is not 2 counted numbers"),
        ({"wins": [-1, 41]}, "is not 2 counted numbers"),
        ({"wins": "many"}, "'many' is not 2 counted numbers"),
        ({"forfeits": [0.5, 0]}, "forfeits"),
        ({"shuffles": None}, "shuffles"),
        ({"shuffles": 11}, r"tables\[1\]: 40 games are not 11 shuffles from all seats"),
    ],
)
def test_counts_that_cannot_be_true_are_refused(change: dict[str, object], problem: str) -> None:
    run, text = kept_match()
    fields = json.loads(text)
    fields["tables"][1].update(change)
    with pytest.raises(BadLeagueFile, match=problem):
        from_json(json.dumps(fields)).counts(run.league)


@pytest.mark.parametrize("text", ["", "not JSON", "[1, 2]", "7", "[" * 100_000, '{"format": '])
def test_a_text_that_is_no_object_is_no_league(text: str) -> None:
    with pytest.raises(BadLeagueFile, match="not a league"):
        from_json(text)

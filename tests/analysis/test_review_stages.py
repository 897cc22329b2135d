"""A game review in stages, and the report that a page shows."""

import json
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from flip7.analysis.confidence import CLEARLY, Z_95
from flip7.analysis.review import MAX_ROLLOUTS, judge, review
from flip7.analysis.review_report import (
    SCHEMA,
    TURNING_POINTS,
    Part,
    ReviewReport,
    Turn,
    Verdict,
    _adding_up,
    _mainly,
    as_json,
    report_of,
)
from flip7.analysis.review_stages import FEWEST_ROLLOUTS, StagedReview, _rollouts, draft, report, sharpen
from flip7.analysis.reviewed_game import Breakdown, Review, decisions
from flip7.core.decisions import HitOrStay
from flip7.core.events import Hit
from flip7.record import BadRecord, Record, replay
from tests.analysis.reviewed_games import played

pytestmark = pytest.mark.integration

GAME = 6
ALL = 10_000
POSITIONS = 100
LONG_ROLLOUTS = 40_000


@cache
def first() -> StagedReview:
    return draft(played(GAME))


@cache
def final() -> ReviewReport:
    return report(played(GAME), sharpen(played(GAME), first(), ALL))


@cache
def in_one_go() -> Review:
    return review(played(GAME))


def test_the_draft_has_the_whole_curve_and_nothing_final() -> None:
    rough = report(played(GAME), first())
    assert len(rough.curve) == len(played(GAME).choices) + 1
    assert rough.sharp == 0
    assert not rough.done
    for chances in (rough.start, *rough.curve):
        assert sum(chances) == pytest.approx(100, abs=0.3)


def test_stages_end_in_the_review_that_the_command_makes() -> None:
    assert final().done
    assert final() == report_of(in_one_go())


def test_a_stage_sharpens_the_decisions_that_matter_most_and_no_others() -> None:
    one = sharpen(played(GAME), first(), 3)
    changed = {number for number, (new, old) in enumerate(zip(one.judged, first().judged, strict=True)) if new != old}
    assert changed == set(first().waiting[:3])
    assert report(played(GAME), one).sharp == 3
    costliest = max(range(len(first().judged)), key=lambda number: first().judged[number].cost)
    assert costliest in changed


def test_luck_and_skill_add_up_as_the_figures_are_written() -> None:
    for number in (5, GAME, 7):
        for each in report(played(number), draft(played(number))).players:
            tenths = [round(10 * part) for part in (each.start, each.luck, each.own, each.others)]
            assert sum(tenths) == round(10 * each.end)
            assert each.own <= 0
    assert [each.end for each in final().players].count(100.0) == 1


def test_rounded_parts_add_up_whichever_way_they_were_rounded() -> None:
    assert _adding_up((0.2503, 0.2504, 0.0, 0.4993), 1.0) == [25.0, 25.1, 0.0, 49.9]
    assert _adding_up((0.25, 0.1006, -0.0506, 0.0), 0.3) == [25.0, 10.1, -5.1, 0.0]


def test_the_part_that_decided_the_game_stands_out_or_none_is_named() -> None:
    def parts(luck: float, own: float, others: float) -> dict[Part, float]:
        return {Part.LUCK: luck, Part.OWN: own, Part.OTHERS: others}

    lost = Breakdown(start=0.25, luck=0, own=0, others=0, end=0.0, error=0.02, decisions=9, mistakes=1)
    assert _mainly(parts(-3.0, -20.0, -2.0), lost) is Part.OWN
    assert _mainly(parts(-30.0, -9.0, 14.0), lost) is Part.LUCK
    assert _mainly(parts(-12.0, -9.0, -4.0), lost) is None, "3 points are little"
    assert _mainly(parts(-16.0, -9.0, 0.0), replace(lost, error=0.08)) is None, "and 7 are less than the error"
    won = replace(lost, end=1.0)
    assert _mainly(parts(60.0, -9.0, 24.0), won) is Part.LUCK
    assert _mainly(parts(20.0, 0.0, 55.0), won) is Part.OTHERS


def test_a_verdict_follows_cost_and_error() -> None:
    seen = set()
    for each in final().decisions:
        seen.add(each.verdict)
        if each.verdict in {Verdict.BEST, Verdict.CLOSE}:
            assert each.cost == 0
        else:
            assert each.cost > 0
            assert each.choice != each.best
        if each.verdict is Verdict.BEST:
            assert each.choice == each.best
        if each.verdict is Verdict.CLEARLY:
            assert each.error < each.cost * Z_95 / CLEARLY + 0.1
    assert seen == set(Verdict)


def test_best_worst_and_luckiest_are_those_of_the_game() -> None:
    whole = final()
    assert whole.worst is not None
    assert whole.decisions[whole.worst].cost == max(each.cost for each in whole.decisions)
    for seat, player in enumerate(whole.players):
        assert player.mistakes == sum(each.cost > 0 for each in whole.decisions if each.seat == seat)
        if player.best is not None:
            assert whole.decisions[player.best].seat == seat
            assert whole.decisions[player.best].verdict is Verdict.BEST
    lucky = whole.luckiest
    assert lucky is not None
    assert lucky.gain == max(each.luckiest.gain for each in whole.players if each.luckiest)
    drawn = list(decisions(replay(played(GAME))))[lucky.decision].events[0]
    assert isinstance(drawn, Hit)
    assert (drawn.seat, str(drawn.card)) == (lucky.seat, lucky.card)


def test_turning_points_are_the_three_largest_in_order() -> None:
    turns = final().turning_points
    assert len(turns) == TURNING_POINTS
    assert all(one.decision <= other.decision for one, other in pairwise(turns))
    largest = max(in_one_go().largest_turns(1), key=lambda point: point.size)
    assert largest.size * 100 == pytest.approx(max(abs(each.after - each.before) for each in turns), abs=0.11)
    for each in turns:
        assert (each.card is not None) == (each.turn in {Turn.CARD, Turn.BUST, Turn.SAVED}) or each.turn is Turn.CHOICE


def test_the_json_form_has_its_schema_and_no_names() -> None:
    told = json.loads(as_json(final()))
    assert told["schema"] == SCHEMA
    assert told["done"] is True
    assert len(told["decisions"]) == len(played(GAME).choices)
    renamed = replace(played(GAME), seats=("Zora", "Yann", "Xenia", "Will"))
    assert as_json(report(renamed, draft(renamed))) == as_json(report(played(GAME), first()))


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    game = played(GAME)
    with pytest.raises(BadRecord, match=r"choices\[\d+\]"):
        draft(replace(game, choices=(*game.choices, *game.choices)))


def test_a_large_table_and_a_long_game_get_fewer_rollouts() -> None:
    asked = list(decisions(replay(played(GAME))))
    at_four = next(each for each in asked if isinstance(each.asked, HitOrStay) and len(each.table.active) == 4)
    large = Record(tuple(f"P{seat}" for seat in range(18)), seed=bytes(32))
    table = large.new_game().table
    at_eighteen = replace(at_four, table=table)
    assert _rollouts(at_four, MAX_ROLLOUTS, len(asked)) == MAX_ROLLOUTS
    assert _rollouts(at_four, MAX_ROLLOUTS, 10 * len(asked)) < MAX_ROLLOUTS
    assert FEWEST_ROLLOUTS <= _rollouts(at_eighteen, MAX_ROLLOUTS, len(asked)) < MAX_ROLLOUTS / 2


@pytest.mark.e2e
def test_intervals_cover_long_play_outs_as_often_as_they_say() -> None:
    """Of 100 intervals of 95 %, 88 or more cover; by chance fewer would in one of 500 tries."""
    asked = [
        each for number in range(4) for each in decisions(replay(played(number))) if isinstance(each.asked, HitOrStay)
    ][:POSITIONS]
    covered = 0
    for each in asked:
        told = judge(each)
        known = judge(each, most=LONG_ROLLOUTS, seed=10_000, enough=0.0)
        reach = Z_95 * (told.doubt**2 + known.doubt**2) ** 0.5
        covered += abs(told.margin - known.margin) <= reach
    assert len(asked) == POSITIONS
    assert covered >= 88

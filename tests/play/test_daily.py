"""The daily deal: the same game for everybody, and how somebody did in it."""

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from flip7.bots import bot_named
from flip7.core.decisions import HIT, STAY, HitOrStay
from flip7.core.seats import Seat
from flip7.core.shuffle import secret_hash
from flip7.play.daily import (
    OPPONENTS,
    PAR_BOT,
    BadDay,
    DailyDeal,
    RoundMark,
    deal_at,
    deal_in,
    deal_of,
    par,
    result_of,
)
from flip7.play.local_table import LocalTable
from flip7.play.options import PlayOptions
from flip7.play.setup import setting_of
from flip7.record import Record
from flip7.record.files import as_text

DAY = DailyDeal(date(2026, 11, 18))


def test_a_day_has_one_deal_and_every_day_another() -> None:
    assert deal_of("2026-11-18") == DAY
    assert DAY.next == deal_of("2026-11-19")
    year = [DailyDeal(date.fromordinal(DAY.day.toordinal() + number)) for number in range(366)]
    assert len({deal.seed for deal in year}) == len(year)


def test_the_deal_never_changes() -> None:
    """Everybody's programs, of whatever version, deal the same cards on the same day."""
    assert DAY.hash == secret_hash(DAY.secret)
    assert DAY.hash == "14ac9ecf4df27d12a514f157f6b5657b94bb78b0c2c35ca23e7bc16ee50bba24"
    assert DAY.seed.hex() == "51aa53aa62bf4d4d74e42bc4a538d08d971c91fd016d1d13e969dcf0c2e1fdec"


def test_the_day_begins_at_midnight_in_greenwich() -> None:
    midnight = int(datetime(2026, 11, 18, tzinfo=UTC).timestamp() * 1000)
    assert deal_at(midnight) == DAY
    assert deal_at(midnight - 1).next == DAY
    assert deal_at(midnight + 24 * 3600 * 1000 - 1) == DAY


@pytest.mark.parametrize("text", ["", "today", "2026-02-30", "18.11.2026", "2026-11-18T00:00"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(BadDay, match="a day is written as 2026-11-18"):
        deal_of(text)


def test_the_bots_use_no_chance_of_their_own() -> None:
    """So the same answers lead to the same game on a server, in a browser and in a terminal."""
    assert par.__wrapped__(DAY) == par.__wrapped__(DAY)


def test_par_is_the_game_of_the_strong_bot_at_your_seat() -> None:
    names = (PAR_BOT, *OPPONENTS)
    table = LocalTable(DAY.record(names))
    while table.asked is not None:
        table.step(bot_named(names[table.asked.seat]).choose(table.table.copy(), table.asked))
    result = par(DAY)
    assert result.points == table.table.scores[0]
    assert result.players == len(names)
    assert len(result.line) == table.table.round


def test_places_and_marks_are_those_of_the_seat() -> None:
    """Whoever always hits ends every round with a bust, a Flip 7 or a Freeze."""
    table = LocalTable(Record(seats=("Ana", "Ben", "Cleo"), seed=DAY.seed))
    while (asked := table.asked) is not None:
        bold = asked.seat == 0
        table.step((HIT if bold else STAY) if isinstance(asked, HitOrStay) else asked.options[-1])
    results = [result_of(table.record, Seat(seat)) for seat in range(3)]
    assert [result.points for result in results] == list(table.table.scores)
    assert min(result.place for result in results) == 1
    winner = table.table.winner
    assert winner is not None
    assert results[winner].place == 1
    assert RoundMark.BUST in results[0].marks
    assert RoundMark.BUST not in results[1].marks


SEATS = ("Ana", "Bella (level2)", "Clara (level3)", "Dina (level4)")


def test_a_try_is_recognised_by_its_cards_and_no_other_game_is_one() -> None:
    record = DAY.record(SEATS)
    assert deal_in(record) == DAY
    assert deal_in(replace(record, seats=("Eva", *SEATS[1:]))) == DAY
    assert deal_in(Record(SEATS, seed=bytes(32))) is None
    assert deal_in(Record(SEATS[:2], seed=bytes(32))) is None


@pytest.mark.parametrize("names", [(), ("Eva", "bot:level2", "bot:level3", "bot:level4")], ids=["as it was", "renamed"])
@pytest.mark.parametrize("record, one_try", [(DAY.record(SEATS), True), (Record(SEATS, seed=bytes(32)), False)])
def test_a_try_that_is_resumed_in_any_way_takes_nothing_back(
    tmp_path: Path,
    names: tuple[str, ...],
    record: Record,
    one_try: bool,  # noqa: FBT001 - pytest's
) -> None:
    file = tmp_path / "copy.json"
    file.write_text(as_text(record, file))
    assert setting_of(PlayOptions(resume=file, names=names)).one_try == one_try


def test_with_one_try_nothing_is_taken_back() -> None:
    record = Record(seats=("Ana", "Ben", "Cleo"), seed=DAY.seed)
    tables = [LocalTable(record, people=[Seat(0), Seat(1), Seat(2)], one_try=one_try) for one_try in (False, True)]
    for table in tables:
        assert table.asked is not None
        table.step(table.asked.options[0])
    assert [table.can_take_back for table in tables] == [True, False]
    assert [table.offers_advice for table in tables] == [True, False]

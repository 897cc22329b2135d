"""The rougher review of a device: it adds up, says that it is rough, and mostly agrees with rollouts."""

import json

import pytest

from flip7.analysis.review import judge
from flip7.analysis.review_report import Verdict
from flip7.analysis.reviewed_game import decisions
from flip7.browser.review import rough_report
from flip7.record import replay, to_json, to_notation
from tests.analysis.reviewed_games import played
from tests.browser.device import asked_of, device

GAMES = range(4)


@pytest.mark.integration  # many games
def test_a_rough_report_adds_up_and_calls_nothing_clear() -> None:
    for number in GAMES:
        report = rough_report(played(number))
        assert report.rough
        assert report.done
        assert len(report.curve) == len(report.decisions) + 1
        assert Verdict.CLEARLY not in {each.verdict for each in report.decisions}
        for each in report.players:
            tenths = [round(10 * part) for part in (each.start, each.luck, each.own, each.others)]
            assert sum(tenths) == round(10 * each.end)


@pytest.mark.integration
def test_most_losses_of_a_rough_report_are_losses_by_rollouts() -> None:
    losses = [
        (judge(asked).margin, told)
        for number in GAMES
        for asked, told in zip(decisions(replay(played(number))), rough_report(played(number)).decisions, strict=True)
        if told.cost
    ]
    assert len(losses) >= 4
    assert sum(margin < 0 for margin, _ in losses) >= 0.6 * len(losses)


async def test_a_device_reviews_a_record_and_refuses_what_is_none() -> None:
    record = played(5, seats=2)
    async with device() as server:
        for text in (to_json(record), to_notation(record)):
            assert (await asked_of(server, "POST", "/api/device/review", text))["rough"] is True
        broken = await server.request("POST", "/api/device/review", to_json(record).replace("stay", "hit"))
        assert broken.status == 422
        assert json.loads(broken.body)["error"] == "bad_record"

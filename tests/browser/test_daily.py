"""The daily deal on a device: the same game as in a terminal, and what a strong bot makes of it."""

from datetime import UTC, datetime

from flip7.play.daily import OPPONENTS, deal_at, par, result_of
from flip7.play.local_table import LocalTable
from flip7.record import from_json
from tests.browser.device import Page, asked_of, device, play, refused
from tests.server.clocks import START


async def test_the_daily_deal_is_played_beside_a_strong_bot() -> None:
    deal = deal_at(START)
    async with device() as server:
        told = await asked_of(server, "GET", "/api/daily")
        day = datetime.fromtimestamp(START / 1000, UTC).date().isoformat()
        assert told == {"day": day, "hash": deal.hash, "next_hash": deal.next.hash}
        plan = {"name": "Ana", "daily": True, "seats": 2, "rules": {"target": 1}, "options": {"bot_seconds": 0}}
        founded = await asked_of(server, "POST", "/api/tables", plan)
        path = f"/api/tables/{founded['id']}"
        assert (await refused(server, "GET", f"{path}/daily"))[:2] == (409, "not_over")
        page = Page(server)
        welcome = await page.hello(founded["code"], founded["token"])
        assert welcome["table"]["secret_hash"] == deal.hash
        await play({0: page}, page)
        record = from_json((await server.request("GET", f"{path}/game.json", None)).body)
        outcome = await asked_of(server, "GET", f"{path}/daily")
    assert record.seed == deal.seed
    assert record.rules.target == 200
    yours, bots = result_of(record), par(deal)
    assert outcome == {
        "day": day,
        "yours": {"points": yours.points, "place": yours.place, "players": 4, "line": yours.line},
        "par": {"points": bots.points, "place": bots.place, "players": 4, "line": bots.line},
    }
    # The same answers at a table of one's own, without a room.
    table = LocalTable(deal.record(("Ana", *OPPONENTS)))
    for choice in record.choices:
        table.step(choice)
    assert table.asked is None
    assert table.table.scores[0] == yours.points


async def test_another_game_is_no_daily_deal() -> None:
    async with device() as server:
        founded = await asked_of(server, "POST", "/api/tables", {"name": "Ana"})
        assert await refused(server, "GET", f"/api/tables/{founded['id']}/daily") == (
            404,
            "not_found",
            "this is not a daily deal",
        )

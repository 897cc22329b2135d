"""Tables that are being played, for those who only look."""

from flip7.protocol.room_options import Options
from flip7.server.rooms.create import BotAt, Plan
from tests.server.served import Served


def table_of_bots(served: Served, *, seats: int = 4, pace: float = 10) -> str:
    """Where a table is at which bots have just begun, `pace` seconds for each choice."""
    bots = tuple(BotAt(seat=seat, bot="level1") for seat in range(seats))
    plan = Plan(name="Tv", seats=seats, seat=None, bots=bots, options=Options(bot_seconds=pace), start=True)
    return f"http://127.0.0.1:{served.port}/t/{served.rest.found(plan).code}"

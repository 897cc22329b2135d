"""The daily deal at a table: which one it is today, and how it went."""

from flip7.i18n.catalog import say
from flip7.play.daily import DailyDeal, DailyResult, deal_at, par, result_of
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import DailyDealView, DailyOutcome, DailyScore
from flip7.record import Record
from flip7.server.storage.store import StoredRoom


def todays_deal(now: int) -> DailyDealView:
    """Describe the deal of the day."""
    deal = deal_at(now)
    return DailyDealView(deal.day.isoformat(), deal.hash, deal.next.hash)


def daily_deal(kept: StoredRoom) -> DailyDeal:
    """Return the daily deal that is played in a room; raise `Refused` if it is another game."""
    deal = deal_at(kept.created)
    if kept.secret != deal.secret:
        raise Refused(Reason.NOT_FOUND, say("daily-another-game"))
    return deal


def outcome(deal: DailyDeal, record: Record) -> DailyOutcome:
    """Compare a finished game with what a strong bot makes of the deal; a tenth of a second, once a day."""
    return DailyOutcome(deal.day.isoformat(), _score(result_of(record)), _score(par(deal)))


def _score(result: DailyResult) -> DailyScore:
    return DailyScore(result.points, result.place, result.players, result.line)

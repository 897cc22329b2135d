"""The REST API of a device: the server's paths and bodies, and what only a device has (`/api/device/…`)."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from flip7 import __version__
from flip7.bots.catalog import BotSpec, roster
from flip7.browser.errors import BadInput
from flip7.browser.games import DeviceGames
from flip7.browser.http_messages import JSON, Answer, Handler, Request, Routes, error_answer, json_answer
from flip7.browser.replay import replay_record
from flip7.i18n.catalog import say, speaking
from flip7.i18n.languages import ENGLISH, LANGUAGES
from flip7.i18n.rulebook import all_rules
from flip7.protocol.commands import PROTOCOL
from flip7.protocol.errors import Reason, Refused
from flip7.record import BadNotation, BadRecord, Record, read_record, to_json, to_notation
from flip7.server.http_status import cut_short, status_of
from flip7.server.lessons import all_lessons
from flip7.server.rooms.create import decode_plan, founded
from flip7.server.rooms.daily import daily_deal, outcome, todays_deal
from flip7.server.rooms.registry import Rooms
from flip7.server.security.log_limit import RateLimitedLog
from flip7.server.storage.store import StoreTrouble

if TYPE_CHECKING:
    from flip7.browser.what_if import DevicePlayOuts

_BAD_REQUEST: Final = 400
_NOT_ALLOWED: Final = 405
_MOST_SINCE: Final = 2**31


_SCORES: Final = "/api/scores"
_Compiled = tuple[tuple[str, re.Pattern[str], Handler], ...]


def _compiled(routes: Routes) -> _Compiled:
    return tuple((method, re.compile(path.replace("{}", "([^/]+)")), handler) for method, path, handler in routes)


class DeviceRequests:
    """Answers requests as the server does."""

    def __init__(
        self, rooms: Rooms, games: DeviceGames, faults: RateLimitedLog, score_routes: Callable[[], Routes]
    ) -> None:
        self._rooms = rooms
        self._games = games
        self._faults = faults
        self._play_outs: DevicePlayOuts | None = None
        self._score_routes: Callable[[], Routes] | None = score_routes
        """Makes the routes of the companion when the first of its paths is asked for; None after that."""
        self._routes: _Compiled = _compiled(
            (
                ("POST", "/api/tables", self._make_table),
                ("GET", "/api/tables/{}", self._table),
                ("GET", "/api/tables/{}/log", self._log),
                ("GET", "/api/tables/{}/game.json", self._game_as_json),
                ("GET", "/api/tables/{}/game.f7", self._game_in_notation),
                ("GET", "/api/tables/{}/daily", self._daily_outcome),
                ("GET", "/api/daily", self._daily),
                ("GET", "/api/tables/{}/review", self._review),
                ("GET", "/api/tables/{}/choices/{}/what-if", self._what_if),
                ("GET", "/api/rules", self._rules),
                ("GET", "/api/lessons", self._lessons),
                ("GET", "/api/bots", self._bots),
                ("GET", "/api/version", self._version),
                ("GET", "/api/device/games", self._list),
                ("DELETE", "/api/device/games/{}", self._delete),
                ("GET", "/api/device/backup", self._backup),
                ("POST", "/api/device/restore", self._restore),
                ("POST", "/api/device/replay", self._replay),
                ("POST", "/api/device/review", self._review_record),
                ("GET", "/api/device/games/{}/own", self._own_game),
                ("POST", "/api/device/own/game", self._own_review),
                ("POST", "/api/device/own", self._own_results),
                ("POST", "/api/device/what-if", self._what_if_of_record),
                ("POST", "/api/device/branch", self._branch_of_record),
            )
        )

    async def answer(self, method: str, target: str, body: str | None) -> Answer:
        """Answer a request; whatever goes wrong is an answer too, with its reason and a sentence."""
        try:
            return await self._routed(method, target, body or "")
        except Refused as refusal:
            return error_answer(status_of(refusal.reason), refusal.reason, str(refusal))
        except BadInput as error:
            return error_answer(_BAD_REQUEST, Reason.BAD_MESSAGE, str(error))
        except (BadRecord, BadNotation) as error:
            return error_answer(status_of(Reason.BAD_RECORD), Reason.BAD_RECORD, str(error))
        except StoreTrouble as trouble:
            self._faults.warning("the store could not be used", trouble)
            told = trouble.refusal
            return error_answer(status_of(told.reason), told.reason, str(told))
        except Exception as error:  # noqa: BLE001 - a bug that one request meets must not end the server
            self._faults.error("a request could not be answered", error=error)
            return error_answer(status_of(Reason.OUR_FAULT), Reason.OUR_FAULT, say("refused-our-fault"))

    async def _routed(self, method: str, target: str, body: str) -> Answer:
        address = urlsplit(target)
        if self._score_routes is not None and address.path.startswith(_SCORES):
            self._routes += _compiled(self._score_routes())
            self._score_routes = None
        is_known = False
        for known, path, handler in self._routes:
            match = path.fullmatch(address.path)
            if match is not None and known == method:
                parts = tuple(map(unquote, match.groups()))
                return await handler(Request(parts, dict(parse_qsl(address.query)), body))
            is_known = is_known or match is not None
        if is_known:
            return error_answer(_NOT_ALLOWED, Reason.BAD_MESSAGE, "Method Not Allowed")
        return error_answer(status_of(Reason.NOT_FOUND), Reason.NOT_FOUND, "Not Found")

    # --- as the server ------------------------------------------------------------------------------------------------

    async def _make_table(self, request: Request) -> Answer:
        made = await self._rooms.create(decode_plan(request.body))
        return json_answer(founded(made, self._rooms.settings.link(made.kept.code)), 201)

    async def _table(self, request: Request) -> Answer:
        return json_answer(await self._rooms.view(request.parts[0]))

    async def _log(self, request: Request) -> Answer:
        since = request.query.get("since", "0")
        if not re.fullmatch("[0-9]{1,10}", since) or int(since) > _MOST_SINCE:
            raise Refused(Reason.BAD_MESSAGE, say("refused-message", problem=cut_short(f"since: {since}")))
        return Answer(200, JSON, f"[{','.join(await self._rooms.history(request.parts[0], int(since)))}]")

    async def _game_as_json(self, request: Request) -> Answer:
        record, name = await self._rooms.finished(await self._rooms.find(request.parts[0]))
        return Answer(200, JSON, to_json(record) + "\n", f"{_file_name(name)}.json")

    async def _game_in_notation(self, request: Request) -> Answer:
        record, name = await self._rooms.finished(await self._rooms.find(request.parts[0]))
        return Answer(200, "text/plain", to_notation(record), f"{_file_name(name)}.f7")

    async def _daily(self, _: Request) -> Answer:
        return json_answer(todays_deal(self._rooms.now()))

    async def _daily_outcome(self, request: Request) -> Answer:
        kept = await self._rooms.find(request.parts[0])
        deal = daily_deal(kept)
        record, _ = await self._rooms.finished(kept)
        return json_answer(outcome(deal, record))

    async def _review(self, request: Request) -> Answer:
        record, _ = await self._rooms.finished(await self._rooms.find(request.parts[0]))
        return _reviewed(record)

    async def _what_if(self, request: Request) -> Answer:
        table, choice = request.parts
        if not re.fullmatch("[0-9]{1,9}", choice):
            raise Refused(Reason.BAD_MESSAGE, say("refused-message", problem=cut_short(f"choice: {choice}")))
        record, _ = await self._rooms.finished(await self._rooms.find(table))
        return self._played_out(record, int(choice))

    async def _what_if_of_record(self, request: Request) -> Answer:
        from flip7.browser.what_if import record_choice  # few ask, and starting must be quick

        return self._played_out(*record_choice(request.body))

    def _played_out(self, record: Record, choice: int) -> Answer:
        from flip7.browser.what_if import DevicePlayOuts

        self._play_outs = self._play_outs or DevicePlayOuts()
        return json_answer(self._play_outs.go_on(record, choice))

    async def _branch_of_record(self, request: Request) -> Answer:
        from flip7.browser.what_if import branch_of_record

        made = await branch_of_record(self._rooms, request.body)
        return json_answer(founded(made, self._rooms.settings.link(made.kept.code)), 201)

    async def _rules(self, request: Request) -> Answer:
        return json_answer({"rules": all_rules(_language(request))})

    async def _lessons(self, _: Request) -> Answer:
        return json_answer(all_lessons())

    async def _bots(self, request: Request) -> Answer:
        """List the bots that play on a device, and those that do not, with the reason."""
        with speaking(_language(request)):
            problem = say("device-no-search")
        bots = [_bot(each) for each in roster() if not each.needs_search]
        missing = [_bot(each) | {"problem": problem} for each in roster() if each.needs_search]
        return json_answer({"bots": bots, "missing": missing})

    async def _version(self, _: Request) -> Answer:
        return json_answer({"version": __version__, "protocol": PROTOCOL})

    # --- only here ----------------------------------------------------------------------------------------------------

    async def _list(self, _: Request) -> Answer:
        return json_answer({"games": await self._games.list_games()})

    async def _delete(self, request: Request) -> Answer:
        await self._games.delete(request.parts[0])
        return json_answer({})

    async def _backup(self, _: Request) -> Answer:
        return Answer(200, JSON, await self._games.backup(), "flip7-games.json")

    async def _restore(self, request: Request) -> Answer:
        restored, skipped = await self._games.restore(request.body)
        return json_answer({"restored": restored, "skipped": skipped})

    async def _replay(self, request: Request) -> Answer:
        return json_answer(replay_record(request.body, self._rooms.now()))

    async def _review_record(self, request: Request) -> Answer:
        return _reviewed(read_record(request.body))

    async def _own_game(self, request: Request) -> Answer:
        from flip7.browser.own_results import of_device_game

        kept = await self._rooms.find(request.parts[0])
        record, _ = await self._rooms.finished(kept)
        game = of_device_game(record, request.query.get("name", ""), key=kept.id, at=kept.created)
        return json_answer({"game": game})

    async def _own_review(self, request: Request) -> Answer:
        from flip7.browser.own_results import of_review

        return json_answer({"game": of_review(request.body)})

    async def _own_results(self, request: Request) -> Answer:
        from flip7.browser.own_results import results

        return json_answer(results(request.body))


def _reviewed(record: Record) -> Answer:
    # Few games are reviewed, and starting must be quick.
    from flip7.analysis.review_report import as_json
    from flip7.browser.review import rough_report

    return Answer(200, JSON, as_json(rough_report(record)))


def _language(request: Request) -> str:
    """Return the language in which an answer is wanted."""
    language = request.query.get("language", ENGLISH)
    if language not in LANGUAGES:
        raise Refused(Reason.BAD_MESSAGE, say("refused-message", problem=cut_short(f"language: {language}")))
    return language


def _bot(bot: BotSpec) -> dict[str, object]:
    return {"name": bot.name, "rating": bot.rating, "level": bot.level}


def _file_name(name: str) -> str:
    """Return the name without the mark of a device, which some systems do not like in a file's name."""
    return name.replace("~", "")

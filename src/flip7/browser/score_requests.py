"""The paths of the companion: `/api/scores/…`, games with real cards that a device keeps."""

import re
from enum import StrEnum
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Raw, Struct

from flip7.browser.errors import BadInput
from flip7.browser.http_messages import JSON, Answer, Handler, Request, Routes, error_answer, json_answer
from flip7.browser.score_acts import decode_act
from flip7.browser.score_responses import board, listed, log, outcome_view
from flip7.browser.scores import DeviceScores, NewScore, ScoreGame, UnknownGame, check_colours, game_text
from flip7.core.seats import SEATS, Seat
from flip7.i18n.catalog import say, speaking
from flip7.i18n.languages import ENGLISH, LANGUAGES
from flip7.play.scorekeeper import BadScoreSheet, Doubtful, Refused
from flip7.play.scorekeeper.export import to_csv, to_record
from flip7.play.scorekeeper.json_form import entry_as_json, setup_as_json
from flip7.play.scorekeeper.player_history import history_as_csv
from flip7.protocol.errors import Reason
from flip7.protocol.errors import Refused as BadRequest
from flip7.record import to_json, to_notation
from flip7.server.http_status import cut_short

_LONGEST_NUMBER: Final = 6
CSV: Final = "text/csv"
T = TypeVar("T")


class ScoreReason(StrEnum):
    """Error codes of refused requests about a score game, for programs."""

    DOUBTFUL = "doubtful"
    """A score that no hand can give: ask, and send it again with `sure`."""
    REFUSED = "refused"
    """A tap that cannot be."""
    BAD_SCORE = "bad_score"
    """Players or rules that no game can have, or a game that cannot be read."""
    UNKNOWN_GAME = "unknown_game"


class MergedEntries(Struct, frozen=True, forbid_unknown_fields=True):
    """Entries of another keeper of the same game."""

    entries: list[dict[str, Any]]


class ScoreRequests:
    """Answers the requests of the companion, each in the language that it asks for."""

    def __init__(self, scores: DeviceScores) -> None:
        self._scores = scores

    @property
    def routes(self) -> Routes:
        """The paths, those without an id first."""
        found: Routes = (
            ("GET", "/api/scores", self._list),
            ("POST", "/api/scores", self._create),
            ("GET", "/api/scores/backup", self._backup),
            ("POST", "/api/scores/restore", self._restore),
            ("POST", "/api/scores/qr", self._qr),
            ("GET", "/api/scores/players", self._players),
            ("GET", "/api/scores/players.json", self._players_as_json),
            ("GET", "/api/scores/players.csv", self._players_as_csv),
            ("GET", "/api/scores/{}", self._board),
            ("DELETE", "/api/scores/{}", self._delete),
            ("POST", "/api/scores/{}/do", self._do),
            ("GET", "/api/scores/{}/log", self._log),
            ("GET", "/api/scores/{}/backup", self._backup_of_one),
            ("GET", "/api/scores/{}/entries", self._entries),
            ("POST", "/api/scores/{}/merge", self._merge),
            ("GET", "/api/scores/{}/score.json", self._score_as_json),
            ("GET", "/api/scores/{}/scores.csv", self._scores_as_csv),
            ("GET", "/api/scores/{}/game.json", self._game_as_json),
            ("GET", "/api/scores/{}/game.f7", self._game_in_notation),
        )
        return tuple((method, path, _in_its_language(handler)) for method, path, handler in found)

    # --- one game -----------------------------------------------------------------------------------------------------

    async def _create(self, request: Request) -> Answer:
        made = await self._scores.create(_plan(request.body))
        return json_answer({"id": made.meta.id, "board": board(made)}, 201)

    async def _board(self, request: Request) -> Answer:
        game = await self._scores.game(request.parts[0])
        return json_answer({"board": board(game, _seat(request, game))})

    async def _do(self, request: Request) -> Answer:
        act = decode_act(request.body)
        seat = _seat(request, await self._scores.game(request.parts[0]))
        return json_answer(outcome_view(await self._scores.do(request.parts[0], act), seat))

    async def _log(self, request: Request) -> Answer:
        game = await self._scores.game(request.parts[0])
        number = _number(request, "round")
        return json_answer({"log": log(game, game.keeper.fold.table.round if number is None else number)})

    async def _entries(self, request: Request) -> Answer:
        """All entries and what the game begins with: what another keeper needs to keep the same game."""
        game = await self._scores.game(request.parts[0])
        keeper = game.keeper
        return json_answer(
            {
                "setup": Raw(setup_as_json(keeper.setup).encode()),
                "colours": game.meta.colours,
                "entries": [entry_as_json(each) for each in keeper.log.entries],
            }
        )

    async def _merge(self, request: Request) -> Answer:
        given = _decoded(request.body, MergedEntries)
        outcome = await self._scores.merge(request.parts[0], given.entries)
        return json_answer(outcome_view(outcome, _seat(request, outcome.game)))

    async def _delete(self, request: Request) -> Answer:
        await self._scores.delete(request.parts[0])
        return json_answer({})

    async def _backup_of_one(self, request: Request) -> Answer:
        """Answer with what another device restores: the game as it is saved, with its colours and settings."""
        game = request.parts[0]
        return Answer(200, JSON, await self._scores.backup(game), f"flip7-score-{game}.json")

    async def _score_as_json(self, request: Request) -> Answer:
        game = await self._scores.game(request.parts[0])
        return Answer(200, JSON, game_text(game), f"flip7-score-{game.meta.id}.json")

    async def _scores_as_csv(self, request: Request) -> Answer:
        game = await self._scores.game(request.parts[0])
        return Answer(200, CSV, to_csv(game.keeper), f"flip7-score-{game.meta.id}.csv")

    async def _game_as_json(self, request: Request) -> Answer:
        game = await self._scores.game(request.parts[0])
        return Answer(200, JSON, to_json(to_record(game.keeper)) + "\n", f"flip7-{game.meta.id}.json")

    async def _game_in_notation(self, request: Request) -> Answer:
        game = await self._scores.game(request.parts[0])
        return Answer(200, "text/plain", to_notation(to_record(game.keeper)), f"flip7-{game.meta.id}.f7")

    # --- all games ----------------------------------------------------------------------------------------------------

    async def _list(self, _: Request) -> Answer:
        return json_answer({"games": [listed(meta) for meta in await self._scores.list_games()]})

    async def _backup(self, _: Request) -> Answer:
        return Answer(200, JSON, await self._scores.backup(), "flip7-scores.json")

    async def _restore(self, request: Request) -> Answer:
        restored, skipped = await self._scores.restore(request.body)
        return json_answer({"restored": restored, "skipped": skipped})

    async def _qr(self, request: Request) -> Answer:
        """Draw an address as a QR code; null if it is too long for one."""
        from flip7.server.http.qr import short_qr_svg

        return json_answer({"svg": short_qr_svg(request.body)})

    async def _players(self, _: Request) -> Answer:
        return json_answer({"players": await self._scores.players()})

    async def _players_as_json(self, request: Request) -> Answer:
        return Answer(200, JSON, (await self._players(request)).body, "flip7-players.json")

    async def _players_as_csv(self, _: Request) -> Answer:
        return Answer(200, CSV, history_as_csv(await self._scores.players()), "flip7-players.csv")


def _in_its_language(handler: Handler) -> Handler:
    """Answer in the language of the request; what cannot be is one sentence in it, too."""

    async def answer(request: Request) -> Answer:
        language = request.query.get("language", ENGLISH)
        if language not in LANGUAGES:
            raise _bad_request(f"language: {language}")
        with speaking(language):
            try:
                return await handler(request)
            except UnknownGame as error:
                return error_answer(404, ScoreReason.UNKNOWN_GAME, str(error))
            except Doubtful as error:
                return error_answer(409, ScoreReason.DOUBTFUL, str(error))
            except Refused as error:
                return error_answer(409, ScoreReason.REFUSED, str(error))
            except (BadScoreSheet, BadInput) as error:
                return error_answer(400, ScoreReason.BAD_SCORE, str(error))

    return answer


def _decoded(body: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _bad_request(str(error)) from None


def _plan(body: str) -> NewScore:
    plan = _decoded(body, NewScore)
    if not check_colours(plan):
        raise _bad_request(f"colours: {plan.colours}")
    return plan


def _seat(request: Request, game: ScoreGame) -> Seat | None:
    """Return the player whose hand is tapped, if the page says so."""
    number = _number(request, "seat")
    if number is None:
        return None
    game.keeper.check_seat(number)
    return SEATS[number]


def _number(request: Request, name: str) -> int | None:
    given = request.query.get(name)
    if given is None:
        return None
    if not re.fullmatch(f"[0-9]{{1,{_LONGEST_NUMBER}}}", given):
        raise _bad_request(f"{name}: {given}")
    return int(given)


def _bad_request(problem: str) -> BadRequest:
    return BadRequest(Reason.BAD_MESSAGE, say("refused-message", problem=cut_short(problem)))

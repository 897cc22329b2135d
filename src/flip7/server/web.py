"""The application: socket, REST, metrics, and what is said when something is not right."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute

from flip7.server.blocked import RefuseBlocked
from flip7.server.bus import Bus
from flip7.server.connection_limit import ConnectionCounter, descriptor_limit
from flip7.server.errors import as_json, error_response
from flip7.server.hall import Hall
from flip7.server.headers import WithHeaders
from flip7.server.log_limit import RateLimitedLog
from flip7.server.messages import ErrorBody
from flip7.server.metrics import Metrics
from flip7.server.nowhere import nowhere, wants_a_page
from flip7.server.origins import Origins
from flip7.server.rate_limit import RateLimiter
from flip7.server.refusals import Reason, Refused
from flip7.server.rest import openapi, router
from flip7.server.settings import Settings
from flip7.server.site import add_pages, built_site
from flip7.server.sockets import Conversation
from flip7.server.storage.store import Store, StoreTrouble
from flip7.words.fluent import say

log: Final = logging.getLogger("flip7.server")

_TITLE: Final = "flip7"
_ALLOWED: Final = {"/api/tables": "GET, POST"}
"""Everything else can be asked for with GET alone. Starlette would name the methods of one route of several."""


def milliseconds() -> int:
    """The time since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """One server: its hall, its limits and its application."""

    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self.metrics: Metrics = Metrics()
        self.hall: Hall = Hall(store, bus, settings, milliseconds, self.metrics)
        self.limiter: RateLimiter = RateLimiter(settings, time.monotonic, milliseconds)
        self.origins: Origins = Origins(settings)
        self.connections: ConnectionCounter = ConnectionCounter(
            settings, self.metrics, time.monotonic, descriptor_limit()
        )
        self.limiter.on_block.append(self.connections.abort)
        self.faults: RateLimitedLog = RateLimitedLog(log, time.monotonic)
        self.metrics.watch_sockets(lambda: self.limiter.sockets)
        self.metrics.watch_connections(lambda: len(self.connections))
        application = _application(self)
        self.routes: list[BaseRoute] = application.routes
        # Around everything, so that what goes wrong on our side is answered with headers too.
        self.app: WithHeaders = WithHeaders(
            RefuseBlocked(application, self.limiter), secure=settings.public_url.startswith("https://")
        )

    @asynccontextmanager
    async def running(self, _: object = None) -> AsyncIterator[None]:
        """Games that were being played go on, and old tables are swept out now and then."""
        work = asyncio.create_task(self._work())
        try:
            yield
        finally:
            work.cancel()
            with suppress(asyncio.CancelledError):
                await work
            await self.hall.stop(0)

    async def _work(self) -> None:
        """From the beginning to the end of the server."""
        await self._despite_trouble(self.hall.resume)
        while True:
            await self._despite_trouble(self.hall.sweep)
            await asyncio.sleep(self.hall.settings.patience.sweep)

    async def _despite_trouble(self, work: Any) -> None:  # noqa: ANN401 - a coroutine function
        try:
            await work()
        except StoreTrouble as trouble:
            self.metrics.trouble.inc()
            log.warning("%s", trouble)


def _application(house: House) -> FastAPI:
    app = FastAPI(
        title=_TITLE,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,  # an address made of what a client calls us would lead wherever the client likes
        lifespan=house.running,
    )
    app.include_router(router(house.hall, house.limiter, house.origins))
    _pages(app, house)
    _errors(app, house)
    return app


def _pages(app: FastAPI, house: House) -> None:
    document = openapi(_TITLE, app.routes)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def describe_the_interface() -> Response:
        return as_json(document)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(house.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")

    add_pages(app, built_site())

    @app.websocket("/ws")
    async def socket(websocket: WebSocket) -> None:
        await Conversation(websocket, house.hall, house.limiter, house.origins, house.faults).hold()


def _errors(app: FastAPI, house: House) -> None:
    """Whatever goes wrong, the answer is one sentence with a name; a page that is not there is a page that says so."""
    site = built_site()

    @app.exception_handler(Refused)
    async def refused(_: Request, refusal: Refused) -> Response:
        house.metrics.refusals.labels(refusal.reason.value).inc()
        return error_response(refusal)

    @app.exception_handler(StoreTrouble)
    async def trouble(_: Request, trouble: StoreTrouble) -> Response:
        house.metrics.trouble.inc()
        log.warning("%s", trouble)
        return error_response(Refused(Reason.STORE_TROUBLE, say("refused-store")))

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, error: RequestValidationError) -> Response:
        problem = "; ".join(f"{each['loc'][-1]}: {each['msg']}" for each in error.errors())
        return error_response(Refused(Reason.BAD_MESSAGE, say("refused-message", problem=problem)))

    @app.exception_handler(HTTPException)
    async def elsewhere(request: Request, error: HTTPException) -> Response:
        is_missing = error.status_code == HTTPStatus.NOT_FOUND
        if is_missing and site is not None and wants_a_page(request):
            return nowhere(site)
        reason = Reason.NOT_FOUND if is_missing else Reason.BAD_MESSAGE
        body = ErrorBody(reason, str(error.detail))
        answer = as_json(body, error.status_code)
        answer.headers.update(error.headers or {})
        if "Allow" in answer.headers:
            answer.headers["Allow"] = _ALLOWED.get(request.url.path, "GET")
        return answer

    @app.exception_handler(Exception)
    async def fault(_: Request, error: Exception) -> Response:
        house.metrics.faults.inc()
        house.faults.error("a request could not be answered", error=error)
        return error_response(Refused(Reason.OUR_FAULT, say("refused-our-fault")))

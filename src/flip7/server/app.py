"""The ASGI application: WebSocket, REST, pages, metrics, error responses."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from flip7.clock import Clock, SystemClock
from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import ErrorBody
from flip7.server.config import Settings
from flip7.server.health import Health, StoreProbe
from flip7.server.http.api import CACHE_5_MINUTES, router
from flip7.server.http.link_preview import previewer
from flip7.server.http.openapi import openapi_document
from flip7.server.http.requests import Services, address_of
from flip7.server.http.static import add_pages, built_site, not_found_page, wants_a_page
from flip7.server.http_status import cut_short
from flip7.server.loop_lag import measure_loop_lag
from flip7.server.metrics import Metrics
from flip7.server.pubsub import PubSub
from flip7.server.responses import as_json, error_response
from flip7.server.review_worker import ReviewWorker
from flip7.server.reviews import Reviews
from flip7.server.rooms.registry import Rooms
from flip7.server.security.addresses import Networks
from flip7.server.security.connection_limit import ConnectionCounter, descriptor_limit
from flip7.server.security.headers import SecurityHeadersMiddleware
from flip7.server.security.hosts import HostCheck, Hosts
from flip7.server.security.log_limit import RateLimitedLog
from flip7.server.security.origins import Origins
from flip7.server.security.proxies import ClientAddress, ProxyWatch, may_read_metrics
from flip7.server.security.rate_limit import RateLimiter
from flip7.server.security.read_limit import ReadLimit
from flip7.server.security.request_limit import RequestLimit
from flip7.server.storage.store import Store, StoreTrouble
from flip7.server.what_if import WhatIfReports
from flip7.server.ws.handler import ClientSession

log: Final = logging.getLogger("flip7.server")

_TITLE: Final = "flip7"
_ALLOWED: Final = (
    (re.compile("/api/tables"), "GET, POST"),
    (re.compile("/api/boards(/[^/]+/rematch)?"), "POST"),
    (re.compile("/api/boards/[^/]+/qr.svg"), "GET, POST"),
)
"""The `Allow` header where it is not GET alone; Starlette would name the methods of one route of several."""


class App:
    """One server: its rooms, limits, metrics and ASGI application (`asgi`)."""

    def __init__(self, store: Store, pubsub: PubSub, settings: Settings, clock: Clock | None = None) -> None:
        clock = clock or SystemClock()
        self.clock: Clock = clock
        self.metrics: Metrics = Metrics()
        self.limiter: RateLimiter = RateLimiter(settings, clock.monotonic, clock.now)
        self.rooms: Rooms = Rooms(store, pubsub, settings, clock, self.metrics, ended=self.limiter.table_ended)
        self.review_worker: ReviewWorker = ReviewWorker(clock=clock)
        self.reviews: Reviews = Reviews(store, self.review_worker, self.rooms.services)
        self.what_ifs: WhatIfReports = WhatIfReports(self.review_worker, self.rooms.services, self.reviews.expect)
        self.rooms.services.nearly_over = self.reviews.expect
        self.origins: Origins = Origins(settings)
        self.reads: ReadLimit = ReadLimit(settings, clock.monotonic)
        self.connections: ConnectionCounter = ConnectionCounter(
            settings, self.metrics, clock.monotonic, descriptor_limit()
        )
        self.limiter.on_block.append(self.connections.abort)
        self.closed_sockets = 0
        """The number of WebSockets that have closed since the start."""
        probe = StoreProbe(self.rooms.check, store.count, store.free_bytes)
        self.health: Health = Health(
            probe, settings.limits, lambda: self.limiter.sockets, self.metrics, clock.monotonic
        )
        self.faults: RateLimitedLog = RateLimitedLog(log, clock.monotonic)
        self.metrics.watch_sockets(lambda: self.limiter.sockets)
        self.metrics.watch_connections(lambda: len(self.connections))
        application = _application(self)
        self.routes: list[BaseRoute] = application.routes
        checked = HostCheck(_FaultBoundary(application, self), Hosts(settings), self.metrics)
        addressed = ClientAddress(RequestLimit(checked, self.limiter, clock), ProxyWatch(settings))
        # Around everything, so that what goes wrong on our side is answered with headers too.
        self.asgi: SecurityHeadersMiddleware = SecurityHeadersMiddleware(
            addressed, self.metrics, secure=settings.public_url.startswith("https://")
        )

    @asynccontextmanager
    async def running(self, _: object = None) -> AsyncIterator[None]:
        """Run the periodic tasks within the block: expire tables, upkeep of open rooms, health and loop lag."""
        timeouts = self.rooms.settings.timeouts
        periodic = (
            self._run_every(timeouts.sweep, self.rooms.sweep),
            self._run_every(timeouts.upkeep, self.rooms.upkeep),
            self._run_every(timeouts.keep_up, self.rooms.keep_up_with_others),
            self._watch_health(),
            measure_loop_lag(self.metrics.loop_lag.observe),
        )
        tasks = [asyncio.create_task(task) for task in periodic]
        try:
            yield
        finally:
            self.health.draining = True
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task
            await self.rooms.stop(0)
            self.review_worker.close()  # a play-out may have started it

    async def _run_every(self, seconds: float, task: Callable[[], Awaitable[None]]) -> None:
        """Run a periodic task for ever, whatever goes wrong."""
        while True:
            try:
                await task()
            except StoreTrouble as trouble:
                self.note_trouble(trouble)
            except Exception as error:  # noqa: BLE001 - a bug must not end a periodic task
                self.note_fault("a periodic task failed", error)
            await self.clock.sleep(seconds)

    async def _watch_health(self) -> None:
        while True:
            try:
                await self.health.watch(self.clock.sleep)
            except Exception as error:  # noqa: BLE001 - a bug must not end the watch over the store
                self.note_fault("the store could not be checked", error)

    async def delay_refusal(self, address: str) -> None:
        """Delay the answer to an address that is refused all the time."""
        seconds = self.limiter.refusal_delay(address)
        if seconds:
            await self.clock.sleep(seconds)

    def note_fault(self, kind: str, error: Exception) -> None:
        """Count a bug of ours, and log its traceback within the limit of the log."""
        self.metrics.faults.inc()
        self.faults.error(kind, error=error)

    def note_trouble(self, trouble: StoreTrouble) -> None:
        """Count and log trouble with the store."""
        self.metrics.trouble.inc()
        self.faults.warning("the store could not be used", trouble)


class _FaultBoundary:
    """Middleware that keeps exceptions from uvicorn, which would log a traceback of each, however many there are.

    Those of requests have been answered and logged by then: Starlette raises them once more, for the server to see.
    """

    def __init__(self, api: ASGIApp, app: App) -> None:
        self._app = api
        self._owner = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the application; log what it raises in a WebSocket."""
        try:
            await self._app(scope, receive, send)
        except ClientDisconnected:
            raise  # no fault of anybody's: uvicorn expects it
        except Exception as error:
            match scope["type"]:
                case "http":
                    pass
                case "websocket":
                    self._owner.note_fault("a WebSocket session failed", error)
                case _:
                    raise


def _application(app: App) -> FastAPI:
    api = FastAPI(
        title=_TITLE,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,  # an address made of what a client calls us would lead wherever the client likes
        lifespan=app.running,
    )
    services = Services(
        app.rooms, app.limiter, app.origins, app.reads, app.health, app.clock, app.reviews, app.what_ifs
    )
    api.include_router(router(services))
    _pages(api, app)
    _errors(api, app)
    return api


def _pages(api: FastAPI, app: App) -> None:
    @cache
    def document() -> dict[str, Any]:
        return openapi_document(_TITLE, api.routes)

    @api.get("/api/openapi.json", include_in_schema=False)
    async def describe_the_interface() -> Response:
        return as_json(
            await asyncio.to_thread(document), cache=CACHE_5_MINUTES
        )  # it takes a moment, and few ask for it

    allowed = Networks(app.rooms.settings.metrics_from)

    @api.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if not may_read_metrics(address_of(request), request.headers, allowed):
            raise HTTPException(HTTPStatus.NOT_FOUND)  # as if there were none
        return Response(app.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")

    add_pages(api, built_site(), previewer(app.rooms, app.limiter, app.reads))

    @api.websocket("/ws")
    async def socket(websocket: WebSocket) -> None:
        try:
            await ClientSession(
                websocket,
                app.rooms,
                app.limiter,
                app.origins,
                metrics=app.metrics,
                faults=app.faults,
                clock=app.clock,
            ).run()
        finally:
            app.closed_sockets += 1


def _errors(api: FastAPI, app: App) -> None:
    """Register exception handlers: every error is answered with a reason and a sentence, a missing page with a page."""
    site = built_site()

    @api.exception_handler(Refused)
    async def refused(request: Request, refusal: Refused) -> Response:
        app.metrics.refusals.labels(refusal.reason.value).inc()
        await app.delay_refusal(address_of(request))
        return error_response(refusal)

    @api.exception_handler(StoreTrouble)
    async def trouble(_: Request, trouble: StoreTrouble) -> Response:
        app.note_trouble(trouble)
        return error_response(trouble.refusal)

    @api.exception_handler(RequestValidationError)
    async def unreadable(_: Request, error: RequestValidationError) -> Response:
        problem = "; ".join(f"{each['loc'][-1]}: {each['msg']}" for each in error.errors())
        return error_response(Refused(Reason.BAD_MESSAGE, say("refused-message", problem=cut_short(problem))))

    @api.exception_handler(HTTPException)
    async def elsewhere(request: Request, error: HTTPException) -> Response:
        is_missing = error.status_code == HTTPStatus.NOT_FOUND
        if is_missing and site is not None and wants_a_page(request):
            return not_found_page(site)
        reason = Reason.NOT_FOUND if is_missing else Reason.BAD_MESSAGE
        body = ErrorBody(reason, str(error.detail))
        answer = as_json(body, error.status_code)
        answer.headers.update(error.headers or {})
        if "Allow" in answer.headers:
            answer.headers["Allow"] = next((said for path, said in _ALLOWED if path.fullmatch(request.url.path)), "GET")
        return answer

    @api.exception_handler(Exception)
    async def fault(_: Request, error: Exception) -> Response:
        app.note_fault("a request could not be answered", error)
        return error_response(Refused(Reason.OUR_FAULT, say("refused-our-fault")))

"""Private names of dependencies that we build on: each is there, and takes what we pass.

If one of these tests fails, a new version of a library or of Python has moved something that it never promised. Read
the library's changes, mend the module that the test names, and raise the pin in pyproject.toml.
"""

import inspect
import tomllib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import uvicorn._types
from packaging.requirements import Requirement
from packaging.version import Version
from starlette.applications import Starlette
from uvicorn.lifespan.on import LifespanOn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from flip7.bots import process_pool
from flip7.clock import SystemClock
from flip7.server.config import Settings
from flip7.server.metrics import Metrics
from flip7.server.run import _Server
from flip7.server.security.connection_limit import ConnectionCounter
from flip7.server.ws.uvicorn_protocol import LimitedProtocol, SocketWire, http_wire

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
OURS = "src/flip7/server/ws/uvicorn_protocol.py"
RUN = "src/flip7/server/run.py"
SOCKET_ATTRIBUTES = (
    "client",
    "close_sent",
    "config",
    "conn",
    "curr_msg_data_type",
    "disconnected",
    "frames",
    "handshake_complete",
    "last_ping_rtt",
    "pending_ping_payload",
    "ping_interval",
    "ping_timeout",
    "ping_timer",
    "pong_timer",
    "queue",
    "read_paused",
    "scope",
    "transport",
    "writable",
)
HTTP_ATTRIBUTES = ("client", "cycle", "parser", "pipeline", "send_400_response", "transport")
SERVER_ATTRIBUTES = ("config", "lifespan", "server_state", "servers", "started")
CYCLE_ATTRIBUTES = ("disconnected", "message_event", "response_complete")


def _http_wire() -> type:
    connections = ConnectionCounter(Settings("http://cards.test"), Metrics(), lambda: 0.0, 100)
    made = http_wire(connections, SystemClock())
    assert isinstance(made, type)
    return made


def _overridden(ours: type, theirs: type) -> list[tuple[str, Callable[..., Any], Callable[..., Any]]]:
    """List the methods that we define and the library has, too."""
    names = [name for name, value in vars(ours).items() if inspect.isfunction(value) and hasattr(theirs, name)]
    return [(name, getattr(ours, name), getattr(theirs, name)) for name in names if name != "__init__"]


@pytest.mark.parametrize(
    "ours, theirs, expected",
    [
        (
            SocketWire,
            WebSocketsSansIOProtocol,
            {
                "connection_lost",
                "connection_made",
                "data_received",
                "handle_cont",
                "handle_parser_exception",
                "keepalive_timeout",
                "pause_writing",
                "receive",
                "resume_writing",
                "run_asgi",
                "schedule_ping",
                "send",
                "send_keepalive_ping",
                "send_receive_event_to_app",
            },
        ),
        (LimitedProtocol, ServerProtocol, {"receive_data", "recv_frame"}),
        (
            _http_wire(),
            HttpToolsProtocol,
            {
                "connection_lost",
                "connection_made",
                "data_received",
                "handle_websocket_upgrade",
                "on_body",
                "on_headers_complete",
                "on_response_complete",
            },
        ),
        (_Server, uvicorn.Server, {"shutdown", "startup"}),
    ],
)
def test_every_method_that_we_override_is_still_there_with_the_same_parameters(
    ours: type, theirs: type, expected: set[str]
) -> None:
    methods, module = _overridden(ours, theirs), inspect.getsourcefile(ours)
    assert {name for name, _, _ in methods} == expected, f"{theirs} has changed: mend {module}"
    for name, own, other in methods:
        parameters = [list(inspect.signature(each).parameters) for each in (own, other)]
        assert parameters[0] == parameters[1], f"{theirs.__name__}.{name} takes {parameters[1]}: mend {module}"


@pytest.mark.parametrize(
    "theirs, attributes, module",
    [
        (WebSocketsSansIOProtocol, SOCKET_ATTRIBUTES, OURS),
        (HttpToolsProtocol, HTTP_ATTRIBUTES, OURS),
        (RequestResponseCycle, CYCLE_ATTRIBUTES, OURS),
        (ServerProtocol, ("close_sent", "parser", "parser_exc", "reader", "state"), OURS),
        (uvicorn.Server, SERVER_ATTRIBUTES, RUN),
        (ServerState, ("connections",), RUN),
        (LifespanOn, ("state",), RUN),
        (uvicorn.Config, ("http_protocol_class", "ssl"), RUN),
    ],
)
def test_every_attribute_that_we_read_or_set_is_still_there(
    theirs: type, attributes: tuple[str, ...], module: str
) -> None:
    source = "".join(inspect.getsource(each) for each in theirs.__mro__ if each is not object)
    gone = [name for name in attributes if f"self.{name}" not in source and not hasattr(theirs, name)]
    assert not gone, f"{theirs.__name__} has no {gone}: mend {module}"


def test_uvicorn_still_names_the_types_of_its_messages() -> None:
    gone = [name for name in ("ASGIReceiveEvent", "ASGISendEvent") if not hasattr(uvicorn._types, name)]
    assert not gone, f"uvicorn._types has no {gone}: mend {OURS}"


def test_the_parser_of_websockets_can_still_be_silenced_and_closed() -> None:
    protocol = ServerProtocol()
    assert callable(protocol.reader.discard), f"mend LimitedProtocol.recv_frame in {OURS}"
    assert callable(protocol.fail), f"mend LimitedProtocol._count in {OURS}"
    protocol.parser.close()


def test_a_frame_is_still_serialized_without_a_mask() -> None:
    assert Frame(Opcode.TEXT, b"hi").serialize(mask=False) == b"\x81\x02hi"


async def test_a_websocket_of_uvicorn_still_keeps_its_connection_in_conn() -> None:
    protocol = WebSocketsSansIOProtocol(uvicorn.Config(Starlette(), log_config=None), ServerState(), {})
    assert isinstance(protocol.conn, ServerProtocol), f"mend SocketWire.connection_made in {OURS}"
    assert protocol.writable.is_set()


def test_a_process_pool_still_keeps_its_workers_by_their_process_id() -> None:
    """`BotWorkers` kills a worker that hangs; `concurrent.futures` offers no way to do so before Python 3.14."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(abs, -7).result(60) == 7
        workers = pool._processes
        assert [each.pid for each in workers.values()] == list(workers), f"mend {process_pool.__name__}"
        assert all(callable(each.kill) for each in workers.values())


@pytest.mark.parametrize("library", ["uvicorn", "websockets", "textual"])
def test_a_library_whose_private_names_we_use_is_pinned_below_its_next_minor_version(library: str) -> None:
    installed = Version(version(library))
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["serve"]]
    pins = {each.name: each.specifier for each in map(Requirement, wanted)}
    following = f"{installed.major}.{installed.minor + 1}.0"
    assert installed in pins[library]
    assert following not in pins[library], f"pin {library} below {installed.major}.{installed.minor + 1}"

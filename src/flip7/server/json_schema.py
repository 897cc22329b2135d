"""The message types as JSON Schema, from which docs/protocol.schema.json and the browser's types are made."""

import ast
import inspect
from collections.abc import Iterator, Mapping
from functools import cache
from types import ModuleType
from typing import Any, Final

import msgspec

from flip7.core import events
from flip7.play import what_if
from flip7.play.what_if import WhatIf
from flip7.protocol import commands, messages, room_events, room_options
from flip7.protocol.commands import PROTOCOL, ClientMessage
from flip7.protocol.game_events import WireEvent
from flip7.protocol.messages import (
    BoardFollowed,
    BoardFounded,
    DailyDealView,
    DailyOutcome,
    ErrorBody,
    Founded,
    HostlessTable,
    ServerMessage,
    TableListed,
    TableView,
)
from flip7.protocol.room_events import RoomEvent
from flip7.server import lessons
from flip7.server.lessons import Lesson
from flip7.server.rooms import create, create_board
from flip7.server.rooms.create import BotAt, Plan
from flip7.server.rooms.create_board import BoardPlan, BoardRematch, Invitation

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]

_UNIONS: Final = {
    "ClientMessage": (ClientMessage, "A message from a client on the socket."),
    "ServerMessage": (ServerMessage, "A message from the server on the socket."),
    "Act": (RoomEvent, "Everything that can happen at a table."),
    "GameEvent": (WireEvent, "Everything that can happen in the game, as the referee says it."),
}
"""Unions have no name of their own in Python."""
_BODIES: Final = (
    Plan,
    BotAt,
    Founded,
    HostlessTable,
    BoardPlan,
    BoardFounded,
    BoardRematch,
    BoardFollowed,
    DailyDealView,
    DailyOutcome,
    Invitation,
    TableView,
    TableListed,
    WhatIf,
    ErrorBody,
    Lesson,
)
"""The bodies that REST takes and gives."""
_MODULES: Final = (room_options, room_events, commands, messages, create, create_board, lessons, what_if)
"""Where the types stand."""


@cache
def protocol_schema() -> Schema:
    """Return the JSON Schema of all messages, both ways on the socket, and of the bodies of REST."""
    types = (*(union for union, _ in _UNIONS.values()), *_BODIES)
    schemas, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    unions = dict(zip(_UNIONS, schemas, strict=False))
    _describe(definitions)
    return {
        "$schema": DIALECT,
        "title": f"flip7 table protocol, version {PROTOCOL}",
        "description": "A message on the socket, one way or the other. docs/protocol.md says when each is sent.",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {
            **{name: {"title": name, "description": _UNIONS[name][1], **union} for name, union in unions.items()},
            **{name: _naming(definition, unions) for name, definition in definitions.items()},
        },
    }


def rest_schemas() -> Schema:
    """Return the schemas of the bodies of REST, by name."""
    types = (*_BODIES, ServerMessage)
    _, definitions = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    _describe(definitions)
    return definitions


def _naming(schema: Any, unions: Mapping[str, Schema]) -> Any:  # noqa: ANN401 - any piece of JSON
    """Return the schema as plain JSON, with the name of each union in place of its members."""
    name = next((name for name, union in unions.items() if schema == union), None)
    if name is not None:
        return {"$ref": f"#/$defs/{name}"}
    if isinstance(schema, dict):
        return {key: _naming(value, unions) for key, value in schema.items()}
    return [_naming(each, unions) for each in schema] if isinstance(schema, list | tuple) else schema


# --- what stands under a field ----------------------------------------------------------------------------------------


def _describe(definitions: Schema) -> None:
    """Add to each field of the schema the docstring that stands under it in the source."""
    written = {field: text for module in _MODULES for field, text in _notes(module)}
    written |= {(f"{name}Event", field): text for (name, field), text in _notes(events)}
    for name, definition in definitions.items():
        definition["description"] = inspect.cleandoc(definition["description"])
        for field, schema in definition.get("properties", {}).items():
            note = {"description": written[name, field]} if (name, field) in written else {}
            definition["properties"][field] = _apart({**note, **schema})


def _apart(schema: Schema) -> Schema:
    """Keep a reference apart from its description (`allOf`): some readers take the two in one for a new type."""
    if "$ref" not in schema or len(schema) == 1:
        return schema
    others = {key: value for key, value in schema.items() if key != "$ref"}
    return {**others, "allOf": [{"$ref": schema["$ref"]}]}


def _notes(module: ModuleType) -> Iterator[tuple[tuple[str, str], str]]:
    """The text under each field of each class of the module, by class and field: Python itself forgets it."""
    for found in ast.parse(inspect.getsource(module)).body:
        if isinstance(found, ast.ClassDef):
            for field, below in zip(found.body, found.body[1:], strict=False):
                match field, below:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                        yield (found.name, name), inspect.cleandoc(text)
                    case _:
                        pass  # nothing is written about it

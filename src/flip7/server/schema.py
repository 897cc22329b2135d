"""The message types as JSON Schema, from which docs/protocol.schema.json and the browser's types are made."""

from typing import Any, Final

import msgspec

from flip7.server.founding import BotAt, Plan
from flip7.server.messages import ErrorBody, Founded, ServerMessage, TableListed, TableView
from flip7.server.wishes import PROTOCOL, ClientMessage

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


def protocol_schema() -> Schema:
    """Everything that is said on the socket: what a client may send, and what it hears."""
    (sent, heard), definitions = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DIALECT,
        "title": f"flip7 table protocol, version {PROTOCOL}",
        "$defs": {**definitions, "ClientMessage": sent, "ServerMessage": heard},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }


def rest_schemas() -> Schema:
    """The bodies of the REST interface, by name."""
    types = (Plan, BotAt, Founded, TableView, TableListed, ErrorBody, ServerMessage)
    _, definitions = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    return definitions

"""The OpenAPI document: tables of responses, examples and links, and the schemas of the message types."""

from typing import Any, Final

from fastapi.openapi.utils import get_openapi

from flip7 import __version__
from flip7.bots.catalog import USUAL_BOT
from flip7.server.json_schema import rest_schemas
from flip7.server.responses import JSON

Schema = dict[str, Any]


def openapi_document(title: str, routes: list[Any]) -> Schema:
    """Make the OpenAPI document, with the bodies from the message types."""
    document = get_openapi(
        title=title, version=__version__, routes=routes, summary="Tables of Flip 7; the game itself is on /ws."
    )
    document["components"] = {"schemas": rest_schemas()}
    return document


def ref(name: str) -> Schema:
    """Refer to one of the schemas of the document."""
    return {"$ref": f"#/components/schemas/{name}"}


def response(schema: Schema, description: str, media: str = JSON) -> Schema:
    """Describe one response."""
    return {"description": description, "content": {media: {"schema": schema}}}


def responses(good: dict[int, Schema], *errors: int) -> dict[int | str, Schema]:
    """Describe all responses of a route by status: good ones, its errors, and those that every route has."""
    described: dict[int | str, Schema] = dict(good.items())
    described |= {status: response(ref("ErrorBody"), _STATUS_MEANING[status]) for status in (*errors, 500, 503)}
    return described


_STATUS_MEANING: Final = {
    403: "Not from another site's page.",
    404: "There is no such table.",
    409: "Not as things are now.",
    413: "Too much was sent.",
    422: "What was sent cannot be.",
    429: "Too often; wait a little.",
    500: "Something went wrong on our side.",
    503: "Not just now.",
}
TABLE_LIST: Final[Schema] = {"type": "array", "items": ref("TableListed")}
HISTORY: Final[Schema] = {"type": "array", "items": ref("Happened")}
LESSONS: Final[Schema] = {"type": "array", "items": ref("Lesson")}
NEW_TABLE: Final[Schema] = {"anyOf": [ref("Founded"), ref("HostlessTable")]}
OBJECT: Final[Schema] = {"type": "object"}
TEXT: Final[Schema] = {"type": "string"}
PLAN_EXAMPLES: Final[Schema] = {
    "friends": {"summary": "A table for four people.", "value": {"name": "Ann"}},
    "bots": {
        "summary": "A game against bots that begins at once.",
        "value": {"name": "Ann", "seats": 3, "fill": USUAL_BOT, "start": True},
    },
    "branch": {
        "summary": "A finished game, played on from its eighth choice in another way.",
        "value": {"name": "Ann", "branch": {"of": "V8KJP7", "choice": 7, "same_cards": True}},
    },
    "screen": {"summary": "A table for a big screen: whoever sits down first leads.", "value": {"name": None}},
}
_BY_CODE: Final = {"parameters": {"table": "$response.body#/code"}}
_BY_ID: Final = {"parameters": {"table": "$response.body#/id"}}
TABLE_LINKS: Final[Schema] = {
    "look": {"operationId": "look_at_a_table"} | _BY_CODE,
    "look_by_id": {"operationId": "look_at_a_table"} | _BY_ID,
    "read": {"operationId": "read_the_log"} | _BY_CODE,
    "take": {"operationId": "take_the_game"} | _BY_CODE,
    "take_in_notation": {"operationId": "take_the_game_in_notation"} | _BY_CODE,
}
"""Links from the answer that creates a table to the requests that read it."""

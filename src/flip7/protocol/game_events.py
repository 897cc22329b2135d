"""Encode and decode the referee's events: message types made from the core's own list."""

from dataclasses import fields
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, Union, get_args, get_type_hints

import msgspec
from msgspec import Raw, Struct

from flip7.core.cards import Card
from flip7.core.events import Ending, Event, Spot, Waste
from flip7.protocol.room_events import snake

_CACHED_EVENTS: Final = 20_000
"""Cached events: seats times cards times kinds, for tables of the usual size."""


def _wire_type(hint: object) -> object:
    """Return the type of a field on the wire: a reason is its name in small letters."""
    if hint in (Ending, Waste):
        return Literal[tuple(each.name.lower() for each in hint)]
    return hint


def _wire_struct(event: type) -> type[Struct]:
    """Make the message type of one kind of event: its fields, where the card lies now, and the rules it rests on."""
    hints = get_type_hints(event)
    own: dict[str, Any] = {each.name: _wire_type(hints[each.name]) for each in fields(event)}
    if hasattr(event, "card"):
        own["card"] = Card
    if hasattr(event, "lies"):
        own["lies"] = Spot
    own["rules"] = tuple[str, ...]
    name = event.__name__
    namespace = {"__doc__": event.__doc__}
    return msgspec.defstruct(
        f"{name}Event", own.items(), tag_field="event", tag=snake(name), frozen=True, namespace=namespace
    )


_STRUCTS: Final = {event: _wire_struct(event) for event in get_args(Event)}
_EVENTS: Final[dict[type, Any]] = {struct: event for event, struct in _STRUCTS.items()}

if TYPE_CHECKING:
    WireEvent = Raw
else:
    WireEvent = Union[tuple(_STRUCTS.values())]  # noqa: UP007 - made of a list


@lru_cache(maxsize=_CACHED_EVENTS)
def wire_event(event: Event) -> WireEvent:
    """Encode an event; the same events happen again and again, so the JSON of each is cached."""
    struct = _STRUCTS[type(event)]
    return Raw(msgspec.json.encode(struct(**{name: _value(getattr(event, name)) for name in struct.__struct_fields__})))


def _value(value: object) -> object:
    return value.name.lower() if isinstance(value, Ending | Waste) else value


_decoder: Final = msgspec.json.Decoder(WireEvent)


def core_event(told: WireEvent | Struct) -> Event:
    """Decode an event from a message or from JSON; raise `msgspec.DecodeError` if it is none."""
    struct: object = _decoder.decode(told) if isinstance(told, Raw) else told
    kind = _EVENTS[type(struct)]
    event: Event = kind(**{each.name: _core_value(each.type, getattr(struct, each.name)) for each in fields(kind)})
    return event


def _core_value(hint: object, value: object) -> object:
    """Decode a field: a reason is its name in small letters."""
    return hint[str(value).upper()] if hint in (Ending, Waste) else value

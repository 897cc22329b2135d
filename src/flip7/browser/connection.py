"""A connection of the page with the server in its browser: one conversation, without a socket and without limits."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from flip7.protocol.commands import Hello
from flip7.protocol.errors import Refused
from flip7.protocol.messages import Goodbye, Parting, ServerMessage, as_text
from flip7.server.rooms.conversation import Conversation
from flip7.server.rooms.registry import Rooms
from flip7.server.security.log_limit import RateLimitedLog

DEVICE_ADDRESS: Final = "device"
"""The address of everybody at this device."""


class PageClient:
    """The client at the other end of a connection; what it is sent goes straight to the page."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self.address: str = DEVICE_ADDRESS
        self.person: int | None = None
        self._send = send
        self._held: list[str] | None = None
        """Messages held back until `first` is called."""
        self.has_parted: bool = False
        self.on_part: Callable[[], object] = lambda: None
        """Called after goodbye."""

    def say(self, message: ServerMessage) -> None:
        """Send a message."""
        self.deliver(as_text(message))

    def deliver(self, text: str) -> None:
        """Send a message, or hold it back."""
        if self.has_parted:
            return
        if self._held is None:
            self._send(text)
        else:
            self._held.append(text)

    def hold(self) -> None:
        """Hold back what is sent from now on, until `first` is called."""
        self._held = []

    def first(self, texts: list[str]) -> None:
        """Send these before everything that was held back."""
        held, self._held = self._held or [], None
        for text in (*texts, *held):
            self.deliver(text)

    def part(self, why: Parting, seconds: float) -> None:
        """Say goodbye, and send nothing more."""
        self._held = None
        self.say(Goodbye(why, seconds))
        self.has_parted = True
        self.on_part()


class NoLimits:
    """The limits of a conversation at a device: none. Whoever holds the device may do with it what they like."""

    def may_say_hello(self, hello: Hello) -> None:
        """Allow it."""

    def looking_up(self, table: str) -> AbstractContextManager[None]:  # noqa: ARG002 - any table
        """Count nothing."""
        return nullcontext()

    def trying_token(self, refusal: Refused) -> AbstractContextManager[None]:  # noqa: ARG002 - there is none
        """Count nothing."""
        return nullcontext()

    def may_join(self) -> None:
        """Allow it."""

    def may_gesture(self, table: str, token_hash: str, kind: str) -> bool:  # noqa: ARG002 - anybody's
        """Allow it."""
        return True

    def may_create_table(self) -> None:
        """Allow it."""

    def table_made(self, table: str) -> None:
        """Count nothing."""

    def hold_token(self, token_hash: str) -> None:
        """Count nothing."""

    def release_token(self, token_hash: str) -> None:
        """Count nothing."""


class PageConnection:
    """One connection: its messages are answered one after the other."""

    def __init__(self, rooms: Rooms, send: Callable[[str], None], faults: RateLimitedLog) -> None:
        self._client = PageClient(send)
        self._conversation = Conversation(rooms, self._client, NoLimits(), faults)
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._reader = asyncio.get_running_loop().create_task(self._read())
        self._client.on_part = self._reader.cancel

    def receive(self, text: str) -> None:
        """Answer a message of the page, after those before it."""
        self._waiting.put_nowait(text)

    def close(self) -> None:
        """End the conversation: the page has gone. A choice that is being written is still written."""
        self._client.has_parted = True
        self._reader.cancel()

    async def closed(self) -> None:
        """Wait until the conversation has ended."""
        await asyncio.wait((self._reader,))

    async def _read(self) -> None:
        try:
            while not self._client.has_parted:
                await self._conversation.handle(await self._waiting.get())
        finally:
            self._conversation.end()

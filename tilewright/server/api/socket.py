"""One WebSocket: who is connected, what they may send, and what they are sent."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState

from tilewright.core.move import Refusal
from tilewright.server import names, wire
from tilewright.server.events import veil
from tilewright.server.gate.limits import Bucket, Limits
from tilewright.server.people import holder
from tilewright.server.people.holder import Holder
from tilewright.server.refusal import Refused
from tilewright.server.store.database import TableRow
from tilewright.server.table import inquiry
from tilewright.server.table.hub import Hub
from tilewright.server.table.room import Room
from tilewright.server.table.world import AGAIN, NO_TABLE, VEILED, Sender, Shown

log = logging.getLogger(__name__)

HELLO_S = 10.0
MOST_UNSENT = 200  # a browser that does not read is disconnected, and reconnects when it can
MALFORMED, TOO_BIG, TOO_FAST = 4400, 4413, 4429
MOST_MISTAKES = 3
MESSAGES_EACH_S, MESSAGES_AT_ONCE = 20.0, 60.0
CHATS_EACH_S, CHATS_AT_ONCE = 0.5, 5.0
QUESTIONS_EACH_S, QUESTIONS_AT_ONCE = 8.0, 16.0
ADVICE_EACH_S, ADVICE_AT_ONCE = 1.0, 20.0


class Closed(Exception):
    """Close the socket with this code."""

    def __init__(self, code: int) -> None:
        self.code = code


class Viewing:
    """A viewer behind a socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], address: str) -> None:
        self.address = address
        self.seats: frozenset[int] = frozenset()
        self.opened: list[int | None] = []
        self.name = ""
        self.hash: str | None = None
        self.asks = False
        self.person: str | None = None
        self.key: str | None = None
        self.who = Holder()
        self.look: int | None = None
        self.shown: Shown | None = None
        self._socket = socket
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNSENT)
        self._close_code = AGAIN

    def sit(self, row: TableRow) -> None:
        """Take the seats that are theirs at a table as it is now."""
        self.seats = self.who.seats(row)
        self.opened = [min(Holder((token,)).seats(row), default=None) for token in self.who.tokens]

    def send(self, data: bytes) -> None:
        """Send a message, without waiting."""
        try:
            self._out.put_nowait(data)
        except asyncio.QueueFull:
            self.stop(AGAIN)

    def stop(self, code: int) -> None:
        """Send nothing more, and close with a code."""
        self._close_code = code
        while not self._out.empty():
            self._out.get_nowait()
        self._out.put_nowait(None)

    async def send_on(self) -> None:
        """Send queued messages until stopped."""
        while (data := await self._out.get()) is not None:
            await self._socket.send_data(data, mode="text", encoding="utf-8")
        raise Closed(self._close_code)


class Visit:
    """What one browser does at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, code: str, limits: Limits) -> None:
        self.address = limits.key(socket.client)
        self.place = socket.scope.get("server")  # where it came in
        self.viewing = Viewing(socket, self.address)
        self._limits = limits
        self._socket, self._hub, self._code = socket, hub, code.upper()
        self._room: Room | None = None
        self._mistakes = 0
        self._messages = Bucket(MESSAGES_EACH_S, MESSAGES_AT_ONCE if limits.is_on else float("inf"))
        self._chats = Bucket(CHATS_EACH_S, CHATS_AT_ONCE)
        self._questions = Bucket(QUESTIONS_EACH_S, QUESTIONS_AT_ONCE if limits.is_on else float("inf"))
        self._advice = Bucket(ADVICE_EACH_S, ADVICE_AT_ONCE if limits.is_on else float("inf"))
        self._advised: set[asyncio.Task[None]] = set()  # questions that are being worked out

    async def run(self) -> None:
        """Handle messages until the socket is closed; raises Closed with the code."""
        await self._row()
        try:
            async with asyncio.timeout(HELLO_S):
                while self._room is None:
                    await self._next()
        except TimeoutError:
            raise Closed(MALFORMED) from None
        while True:
            await self._next()

    def end(self) -> None:
        """The browser has disconnected."""
        for task in self._advised:
            task.cancel()
        if self._room is not None:
            self._room.audience.leave(self.viewing)

    async def _next(self) -> None:
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Closed(0)
        data: Any = event.get("text") or event.get("bytes") or ""
        if len(data) > wire.MOST_BYTES:
            raise Closed(TOO_BIG)
        if not self._messages.take() or not self._may("message"):
            raise Closed(TOO_FAST)
        try:
            message = wire.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._mistake()
            return
        await self._do(message)

    def _may(self, kind: str) -> bool:
        """Whether all sockets of this address together may do this now."""
        return self._limits.allows_message(self.address, kind)

    def _mistake(self) -> None:
        self._mistakes += 1
        if self._mistakes >= MOST_MISTAKES:
            raise Closed(MALFORMED)
        self._refuse("malformed")

    def _refuse(self, name: str, number: str | None = None) -> None:
        version = self._room.table.version if self._room else 0
        self.viewing.send(wire.encode(wire.Refuse(number, wire.key(name), "", version)))

    async def _do(self, message: wire.FromBrowser) -> None:
        if isinstance(message, wire.Hello | wire.LookAs) and not self._may("hello"):  # the answer is the whole table
            raise Closed(TOO_FAST)
        if isinstance(message, wire.Hello):
            await self._hello(message)
        elif isinstance(message, wire.Ping):
            self.viewing.send(wire.encode(wire.Pong()))
        elif self._room is None:
            self._mistake()
        elif isinstance(message, wire.LookAs):
            self.viewing.look = message.seat
            self._room.audience.greet(self.viewing, 0)
        elif isinstance(message, wire.Question):
            self._inquire(self._room, message)
        elif isinstance(message, wire.AskAdvice):
            self._ask_advice(self._room, message)
        elif isinstance(message, wire.Say) and not (self._chats.take() and self._may("chat")):
            self._refuse("too-fast", message.id)
        else:
            self._room.ask(message, Sender(self.viewing.seats, self.viewing.name, self._answer))
            if not isinstance(message, wire.Reveal):  # sent by the browser itself, not by its player
                await self._hub.told(self._room, self.viewing.seats)

    def _inquire(self, room: Room, question: wire.Question) -> None:
        """Answer a question, which changes nothing; only this viewer gets the answer."""
        if not self._questions.take() or not self._may("question"):
            self._refuse("too-fast", question.id)
            return
        try:
            found = inquiry.answer(room.state, self.viewing.seats, room.audience.eyes(self.viewing), question)
        except Refused as refused:
            self._answer(room.refusal(question, refused.reason))
        except Refusal as refusal:
            self._answer(room.refusal(question, refusal.reason, refusal.clause))
        else:
            self.viewing.send(wire.encode(found))

    def _ask_advice(self, room: Room, question: wire.AskAdvice) -> None:
        """Have a question worked out, while this socket is read on."""
        if not self._advice.take() or not self._may("advice"):
            self._refuse("too-fast", question.id)
            return
        task = asyncio.create_task(self._advise(room, question))
        self._advised.add(task)
        task.add_done_callback(self._advised.discard)

    async def _advise(self, room: Room, question: wire.AskAdvice) -> None:
        try:
            found = await room.adviser.answer(question, self.viewing)
        except Refused as refused:
            self._answer(room.refusal(question, refused.reason))
        except Exception:
            log.exception("advice at table %s failed", room.code)
            self._answer(room.refusal(question, wire.key("broken")))
        else:
            self.viewing.send(wire.encode(found))

    def _answer(self, refuse: wire.Refuse) -> None:
        self.viewing.send(wire.encode(refuse))

    async def _row(self) -> TableRow:
        try:
            return await self._hub.row(self._code)
        except Refused:
            raise Closed(NO_TABLE) from None

    async def _hello(self, hello: wire.Hello) -> None:
        row = await self._row()
        who = await holder.find(self._hub.store, hello.tokens, hello.key)
        try:
            await veil.must_see(self._hub.store, row, who)
        except Refused:
            raise Closed(VEILED) from None
        self._room = await self._hub.room(self._code)
        self.viewing.who, self.viewing.name, self.viewing.hash = who, names.name(hello.name), hello.hash
        self.viewing.asks = hello.asks
        self.viewing.person, self.viewing.key = who.person, who.key
        is_rotated = row.lot and not self._room.row.lot  # since the row was read
        self.viewing.sit(self._room.row if is_rotated else row)
        self._room.audience.enter(self.viewing, hello.version)
        if self.viewing.seats:
            self._room.commit(self.viewing, Sender(self.viewing.seats, self.viewing.name, self._answer))
            self._room.wake()  # they may no longer ask to decide where there is no choice


@websocket("/live/{code:str}")
async def live(socket: WebSocket[Any, Any, Any], code: str, state: AppState) -> None:
    """Everything that happens at a table, as one viewer may see it."""
    hub: Hub = state.hub
    await socket.accept()
    visit = Visit(socket, hub, code, state.limits)
    state.sockets.add(visit)
    reading, sending = asyncio.create_task(visit.run()), asyncio.create_task(visit.viewing.send_on())
    close_code = AGAIN
    try:
        done, _ = await asyncio.wait({reading, sending}, return_when=asyncio.FIRST_COMPLETED)
        error = next(iter(done)).exception()
        if isinstance(error, Closed):
            close_code = error.code
        elif error is not None and not _is_gone(error):
            log.error("a socket failed", exc_info=error)
    finally:
        visit.end()
        state.sockets.discard(visit)
        for task in (reading, sending):
            task.cancel()
        await asyncio.gather(reading, sending, return_exceptions=True)
    if close_code:
        await _close(socket, close_code)


def _is_gone(error: BaseException) -> bool:
    """Whether the browser just disconnected."""
    return type(error).__name__ in ("WebSocketDisconnect", "ClientDisconnected", "ConnectionClosedError") or isinstance(
        error, ConnectionError | RuntimeError
    )


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    try:
        await socket.close(code=code)
    except Exception:  # the browser has already closed it
        log.debug("the socket is already closed")

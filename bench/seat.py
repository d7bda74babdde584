"""A player at a table under load: listens, picks a choice at random, and clicks, with as little work as possible."""

import asyncio
import random
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection


class _Turn(msgspec.Struct):
    asked: int
    held: int | None


class _Choice(msgspec.Struct):
    move: str


class _Scene(msgspec.Struct):
    viewer: int
    choices: list[_Choice] | None = None  # None: as before


class Heard(msgspec.Struct):
    """The parts of a message that a player needs."""

    type: str
    version: int = -1
    ply: int = 0
    turn: _Turn | None = None
    scene: _Scene | None = None
    over: dict[str, Any] | None = None


_decoder = msgspec.json.Decoder(Heard)


class Seat:
    """One socket at one table."""

    def __init__(self, socket: ClientConnection, seat: int, rng: random.Random) -> None:
        self.socket, self.seat, self.rng = socket, seat, rng
        self.known = Heard("")
        self.news = asyncio.Event()
        self.at = 0.0  # when the last message arrived
        self.text = ""  # the last message as received
        self.sizes = 0
        self.heard = 0

    async def hello(self, token: str) -> None:
        """Say hello, and wait for the game."""
        await self.socket.send(msgspec.json.encode({"type": "hello", "tokens": [token]}).decode())
        while self.known.scene is None:
            await self.hear()

    async def hear(self) -> Heard:
        """The next message; updates what this seat knows of the table."""
        while True:
            data = await self.socket.recv(decode=True)
            heard = _decoder.decode(data)
            if heard.type in ("state", "update"):
                if heard.scene and heard.scene.choices is None and self.known.scene:
                    heard.scene.choices = self.known.scene.choices
                self.known, self.at = heard, time.perf_counter()
                self.text = data
                self.sizes += len(data)
                self.heard += 1
                self.news.set()
                return heard
            if heard.type == "refuse":
                raise RuntimeError(f"refused: {data!r}")

    async def beyond(self, version: int) -> None:
        """Wait until this seat knows something newer than a version."""
        while self.known.version == version:
            self.news.clear()
            await self.news.wait()

    @property
    def is_asked(self) -> bool:
        """Whether this seat is to move."""
        turn, scene = self.known.turn, self.known.scene
        return turn is not None and turn.asked == self.seat and scene is not None and bool(scene.choices)

    async def click(self) -> tuple[int, float]:
        """Play one of the choices; returns its version and the time."""
        assert self.known.scene is not None
        assert self.known.scene.choices
        move = self.rng.choice(self.known.scene.choices).move
        began = time.perf_counter()
        play = {"type": "play", "version": self.known.version, "seat": self.seat, "move": move, "end": True}
        await self.socket.send(msgspec.json.encode(play).decode())
        return self.known.version, began

"""A player at a table: a real socket, everything it has received, and random moves."""

import asyncio
import hashlib
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Heard = dict[str, Any]
PATIENCE_S = 60.0


def mended(scene: Any, patch: Heard) -> Heard:
    """The old scene with a patch applied."""
    made: Heard = {**scene, **patch}
    for name in ("panels", "heaps"):
        if name in patch:
            made[name] = _run(scene[name], patch[name])
    known = {area["id"]: area for area in scene["areas"]}
    made["areas"] = [_area(known, told) for told in patch.get("areas", known)]
    return made


def _area(known: dict[str, Heard], told: Any) -> Heard:
    if isinstance(told, str):
        return known[told]
    if "kind" in told:
        return dict(told)
    old = known[told["id"]]
    return {
        **old,
        **told,
        **{name: _run(old[name], told[name]) for name in ("pieces", "spots", "names") if name in told},
    }


def _run(old: list[Any], runs: list[Any]) -> list[Any]:
    made: list[Any] = []
    at = 0
    for run in runs:
        if isinstance(run, list):
            made += run
        else:
            made += old[at : at + max(run, 0)]
            at += abs(run)
    return made


class Player:
    """One browser, as far as a server can tell."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Heard] = []
        self.version = -1
        self.ply = 0
        self.turn: Any = None
        self.scene: Any = None
        self.over: Heard | None = None
        self.table: Heard = {}
        self.you: list[int] = []
        self.moves: list[Heard] = []
        self.nonce: str | None = None

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hello(self, *tokens: str, version: int = 0, nonce: str | None = None, asks: bool = False) -> Heard:
        """Introduce ourselves; with a nonce, contribute it to the draws as browsers do."""
        self.nonce = nonce
        hashed = hashlib.sha256(bytes.fromhex(nonce)).hexdigest() if nonce else None
        await self.send(type="hello", tokens=list(tokens), version=version, hash=hashed, asks=asks)
        return await self.next("state")

    async def hear(self) -> Heard:
        """The next message."""
        async with asyncio.timeout(PATIENCE_S):
            message: Heard = json.loads(await self.socket.recv())
        self.learn(message)
        if message["type"] == "commitments" and self.nonce:
            await self.send(type="reveal", nonce=self.nonce)
        return message

    def learn(self, message: Heard) -> None:
        """Take over what a message says."""
        self.heard.append(message)
        kind = message["type"]
        if kind == "update":
            assert message["since"] == self.version, "a gap in what was seen"
            message["scene"] = mended(self.scene, message["scene"])
        if kind in ("state", "update"):
            self.version, self.ply = message["version"], message["ply"]
            self.turn, self.scene, self.over = message["turn"], message["scene"], message["over"]
            if kind == "state":
                self.you, self.table = message["you"], message["table"]
                kept = message["ply"] - len(message["moves"])
            else:
                kept = message["kept"]
            assert kept <= len(self.moves), "a gap in the log entries"
            self.moves = [*self.moves[:kept], *message["moves"]]
            assert len(self.moves) == self.ply
        if kind == "table":
            self.table = message["table"]

    async def next(self, *kinds: str) -> Heard:
        """The next message of a kind."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def until(self, condition: Callable[["Player"], bool]) -> None:
        """Listen until a condition is true."""
        while not condition(self):
            await self.hear()

    @property
    def is_asked(self) -> bool:
        """Whether this browser is to move."""
        if self.turn is None or self.over is not None:
            return False
        return self.turn["held"] in self.you if self.turn["held"] is not None else self.turn["asked"] in self.you

    async def play(self, move: str, seat: int | None = None, end: bool = True, version: int | None = None) -> None:
        assert self.turn is not None
        seat = self.turn["asked"] if seat is None else seat
        await self.send(
            type="play", version=self.version if version is None else version, seat=seat, move=move, end=end
        )

    async def play_any(self, rng: random.Random, end: bool = True) -> str:
        """Play one of the choices shown."""
        assert self.scene is not None
        move = str(rng.choice(self.scene["choices"])["move"])
        await self.play(move, end=end)
        return move

    async def finish(self, rng: random.Random, plies: int | None = None) -> None:
        """Play random moves to the end, or until there are this many moves."""
        while self.over is None and (plies is None or self.ply < plies):
            if self.is_asked:
                await self.play_any(rng)
                heard = await self.next("update", "refuse")
                assert heard["type"] == "update", heard
            else:
                await self.hear()


@asynccontextmanager
async def at(address: str, **more: Any) -> AsyncIterator[Player]:
    """A socket to a table."""
    async with connect(address, max_size=None, compression=None, open_timeout=30, **more) as socket:
        yield Player(socket)


async def is_sent_back(player: Player) -> bool:
    """Whether the server closes the socket with the code for reconnecting."""
    try:
        while True:
            await player.hear()
    except ConnectionClosed:
        return player.socket.close_code == 1012

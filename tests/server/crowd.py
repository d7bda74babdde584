"""People at tables of several processes: they play, chat, reconnect elsewhere if a process is silent, and retry."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.player import Player, at
from tests.server.process import Server

SILENCE_S = 3.0  # without a pong the process counts as dead
AGAIN_S = 4.0  # a click without an answer is sent again
ANSWER_S = 10.0  # a process that answers pings must have answered a click by then
THINKING_S = (0.0, 0.5)
GONE = (ConnectionClosed, OSError, TimeoutError)


@dataclass
class Click:
    """A move somebody wants to play."""

    version: int
    seat: int
    words: str
    id: str
    sent: float = 0.0  # the last time


@dataclass
class Tally:
    """What all people together have seen."""

    clicks: int = 0
    done: list[tuple[str, int, int, str]] = field(default_factory=list)  # code, version, seat and words of each
    resent: int = 0
    reconnects: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    swallowed: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # from a click to its effect
    said: int = 0
    hearings: list["Hearing"] = field(default_factory=list)


@dataclass
class Hearing:
    """The chat one socket was sent: at the beginning, and afterwards."""

    code: str
    found: list[str]
    heard: list[str] = field(default_factory=list)
    is_open: bool = True


class Guest:
    """One browser, with a seat or without."""

    def __init__(self, name: str, code: str, token: str | None, home: Callable[[], Server], tally: Tally) -> None:
        self.name, self.code, self.token = name, code, token
        self._home, self.tally = home, tally
        self.rng = random.Random(name)
        self.player: Player | None = None
        self.click: Click | None = None
        self.is_over = False
        self.plays, self.leaves = True, False  # set from outside, to stop clicking and to leave
        self._asked_since: float | None = None  # the current click, on this socket
        self._thinks_until = self._first = 0.0
        self._numbers = self._lines = 0

    async def run(self) -> None:
        """Play until told to leave."""
        while not self.leaves:
            try:
                async with at(self._home().live(self.code), close_timeout=0.1) as player:
                    await self._visit(player)
            except GONE:
                self.tally.reconnects += 1
                await asyncio.sleep(self.rng.uniform(0.02, 0.3))
            finally:
                self.player = None

    async def _visit(self, player: Player) -> None:
        async with asyncio.timeout(SILENCE_S):
            state = await player.hello(*([self.token] if self.token else []))
        hearing = Hearing(self.code, [one["text"] for one in state["chat"]])
        self.tally.hearings.append(hearing)
        self.player, self._asked_since = player, None
        try:
            await self._stay(player, hearing)
        finally:
            hearing.is_open = False

    async def _stay(self, player: Player, hearing: Hearing) -> None:
        heard, pinged, talks = time.monotonic(), 0.0, time.monotonic() + self.rng.uniform(1, 4)
        while not self.leaves:
            now = time.monotonic()
            if now - heard > SILENCE_S:
                raise TimeoutError
            if now - pinged > 1.0:
                await player.send(type="ping")
                pinged = now
            if self.plays and self.token and now > talks:
                await self._talk(player)
                talks = now + self.rng.uniform(2.5, 5)
            await self._decide(player, now)
            try:
                async with asyncio.timeout(0.1):
                    raw = await player.socket.recv()
            except TimeoutError:
                continue
            heard = time.monotonic()
            self._take(player, hearing, raw)

    def _take(self, player: Player, hearing: Hearing, raw: Any) -> None:
        message = json.loads(raw)
        player.learn(message)
        if message["type"] == "chat":
            hearing.heard.append(message["text"])
        if message["type"] == "refuse" and self.click is not None and message["id"] == self.click.id:
            self.tally.refused[message["reason"]["key"]] += 1
            self.click, self._thinks_until = None, time.monotonic() + max(THINKING_S)
        self.is_over = player.over is not None

    # ---- clicks

    async def _decide(self, player: Player, now: float) -> None:
        self._look_for_effect(player, now)
        if self.click is None:
            self._asked_since = None
            if not self.plays or not player.is_asked or not self.token or player.scene is None:
                self._thinks_until = now + self.rng.uniform(*THINKING_S)
                return
            if now < self._thinks_until:
                return
            self._numbers += 1
            words = str(self.rng.choice(player.scene["choices"])["move"])
            self.click = Click(player.version, player.turn["asked"], words, f"{self.name}-{self._numbers}")
            self.tally.clicks += 1
            self._first = now
        if self._asked_since is None:
            self._asked_since = now
        elif now - self._asked_since > ANSWER_S:
            self.tally.swallowed.append(f"{self.code} {self.click}")
            raise TimeoutError
        elif now - self.click.sent < AGAIN_S:
            return
        else:
            self.tally.resent += 1
        self.click.sent = now
        click = self.click
        await player.send(type="play", version=click.version, seat=click.seat, move=click.words, end=True, id=click.id)

    def _look_for_effect(self, player: Player, now: float) -> None:
        """The log has grown beyond the click: the line must be this click, as nobody else can move for this seat."""
        click = self.click
        if click is None or player.version <= click.version:
            return
        self.tally.done.append((self.code, click.version, click.seat, click.words))
        self.tally.waits.append(now - self._first)
        self.click = None

    async def _talk(self, player: Player) -> None:
        self._lines += 1
        self.tally.said += 1
        await player.send(type="chat", text=f"{self.name} {self._lines}", seat=player.you[0])

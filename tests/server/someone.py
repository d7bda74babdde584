"""A person with a key on one device, as far as a server can tell."""

import json
import random
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.server.player import Player, at
from tests.server.process import HTTP, Server, bot

SHORT = "tabula_rasa"  # the shortest game, and the one with partners


@dataclass
class Someone:
    """One device: a server, and the key it holds there."""

    server: Server
    key: str
    id: str = ""
    name: str = ""

    def ask(self, method: str, path: str, body: Any = None, tokens: str = "") -> httpx.Response:
        headers = {"X-Person-Key": self.key, "X-Seat-Tokens": tokens}
        return HTTP.request(method, self.server.url + path, json=body, headers=headers)

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, tokens: str = "") -> Any:
        answer = self.ask("POST", path, {} if body is None else body, tokens)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None, tokens: str = "") -> tuple[int, str]:
        """The status and the reason of a request that is refused."""
        answer = self.ask(method, path, body, tokens)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["reason"]["key"].removeprefix("server-")

    def table(self, game: str, *seats: dict[str, Any], **more: Any) -> tuple[str, dict[int, str]]:
        """A new table; its code and tokens."""
        made = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return made["table"]["code"], {int(seat): token for seat, token in made["tokens"].items()}

    def joins(self, code: str) -> str:
        """Take a seat; its token."""
        return str(self.post(f"/api/tables/{code}/join", {"name": self.name})["token"])

    def starts(self, code: str) -> None:
        self.post(f"/api/tables/{code}/start", {"fill": None})

    def other_device(self, server: Server | None = None) -> "Someone":
        """Another device of the same person, by a code."""
        code = self.post("/api/me/devices/code")["code"]
        there = server or self.server
        return entered(there, there.post("/api/me/devices/enter", {"typed": code, "label": "Phone"}))

    async def greets(self, player: Player, *tokens: str) -> list[int]:
        """Introduce this device at a table; the seats it has there."""
        await player.send(type="hello", tokens=list(tokens), key=self.key)
        return list((await player.next("state"))["you"])

    async def plays(self, code: str, seed: int = 1) -> Player:
        """Play random moves to the end."""
        async with at(self.server.live(code)) as player:
            assert await self.greets(player)
            await player.finish(random.Random(seed))
            return player


def entered(server: Server, answer: httpx.Response) -> Someone:
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Someone(server, made["key"], made["id"], made["name"])


def someone(server: Server, name: str = "Ada", label: str = "Laptop") -> Someone:
    """A new person."""
    return entered(server, server.post("/api/me", {"name": name, "label": label}))


def seat(name: str = "Ada") -> dict[str, Any]:
    return {"kind": "person", "name": name}


def against_bot(one: Someone, level: str = "beginner", **more: Any) -> str:
    """A table against one bot, started."""
    code, _ = one.table(SHORT, seat(one.name), bot(level), **more)
    one.starts(code)
    return code


def sql(data: Path, statement: str, *values: Any) -> list[Any]:
    """What a statement finds in the SQLite file of a server."""
    with sqlite3.connect(data / "tables.db", timeout=10) as database:
        return database.execute(statement, values).fetchall()


def dumped(value: Any) -> str:
    return json.dumps(value)

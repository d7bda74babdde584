"""The lobby's list: pages, search, open tables only while a player is connected, and few for one address."""

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

from tests.server.address import http_at
from tests.server.process import OPEN, Server, bot, person
from tilewright.games import names
from tilewright.server.forms import Create, Filters, NewSeat
from tilewright.server.lobby.billboard import Billboard, Wanted
from tilewright.server.lobby.listing import MOST_OPEN, PAGE
from tilewright.server.lobby.lobby import Lobby
from tilewright.server.record.uploads import Uploads, expire_uploads
from tilewright.server.store.change import Statement
from tilewright.server.store.database import Store, TableRow
from tilewright.server.store.schema import TABLES, UPLOADS
from tilewright.server.table.hub import Hub
from tilewright.server.table.world import Shown

GAME = names()[0]


class Seated:
    """A viewer with a seat."""

    def __init__(self) -> None:
        self.seats = frozenset({0})
        self.opened: list[int | None] = [0]
        self.name = self.address = ""
        self.hash: str | None = None
        self.asks = False
        self.look: int | None = None
        self.shown: Shown | None = None
        self.person: str | None = None
        self.key: str | None = None

    def sit(self, row: TableRow) -> None:
        """Stay."""

    def send(self, data: bytes) -> None:
        """Ignore it."""

    def stop(self, code: int) -> None:
        """Ignore it."""


async def lobby_in(data: Path | str, is_limited: bool = False) -> Lobby:
    hub = Hub(Store(data if isinstance(data, str) else f"sqlite+aiosqlite:///{data / 'tables.db'}"), 0, 0)
    await hub.open()
    return Lobby(hub, is_limited)


def wish(title: str = "", name: str = "Ada") -> Create:
    return Create(GAME, [NewSeat("person", name), NewSeat("open")], title=title, public=True)


async def codes(lobby: Lobby, words: str = "", page: int = 0, **filters: Any) -> list[str]:
    wanted = Wanted("open", Filters((GAME,), **filters), page, words)
    found = await Billboard(lobby.hub).page(wanted)
    return [table["code"] for table in json.loads(found.body)]


def test_open_tables_are_listed_while_a_player_is_connected(data: Path) -> None:
    async def run() -> None:
        lobby = await lobby_in(data)
        made = [(await lobby.create(wish())).table.code for _ in range(2)]
        assert set(await codes(lobby)) == set(made)
        with sqlite3.connect(data / "tables.db") as database:
            database.execute("update tables set seen = ?", (int(time.time()) - 91,))
        assert await codes(lobby) == []
        viewer = Seated()
        (await lobby.hub.room(made[0])).audience.enter(viewer, 0)
        await lobby.hub.room(made[1])
        await lobby.hub.mark_seen()
        assert await codes(lobby) == made[:1]
        await lobby.hub.close()

    asyncio.run(run())


def test_tables_are_found_by_title_host_and_code(data: Path) -> None:
    async def run() -> None:
        lobby = await lobby_in(data)
        one = (await lobby.create(wish("Äpfel & 100 %", "Zoë"))).table.code
        two = (await lobby.create(wish("Birnen", "Ben"))).table.code
        for words, found in (("äPFEL", one), ("ZOË", one), ("ben", two), (two.lower(), two), ("100 %", one)):
            assert await codes(lobby, words) == [found], words
        assert await codes(lobby, "%") == [one]
        assert await codes(lobby, "_") == []
        assert set(await codes(lobby, " ")) == {one, two}
        await lobby.hub.close()

    asyncio.run(run())


def test_the_list_has_pages(data: Path) -> None:
    async def run() -> None:
        lobby = await lobby_in(data)
        made = {(await lobby.create(wish(f"number {number}"))).table.code for number in range(PAGE + 5)}
        first, second = await codes(lobby), await codes(lobby, page=1)
        assert (len(first), len(second)) == (PAGE, 5)
        assert {*first, *second} == made
        assert await codes(lobby, page=2) == []
        await lobby.hub.close()

    asyncio.run(run())


def test_one_address_cannot_fill_the_lobby(data: Path) -> None:
    body = {"game": GAME, "seats": [person(), OPEN], "public": True}
    with (
        Server(data, "--limit", "600") as server,
        http_at(server, "127.0.0.60") as client,
        http_at(server, "127.0.0.61") as other,
    ):
        made = [client.post("/api/tables", json=body).json() for _ in range(MOST_OPEN)]
        refused = client.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["reason"]["key"]) == (429, "server-too-many")
        assert client.post("/api/tables", json={**body, "public": False}).status_code == 201
        assert client.post("/api/tables", json={**body, "seats": [bot(), bot()]}).status_code == 201
        assert other.post("/api/tables", json=body).status_code == 201
        code, tokens = made[0]["table"]["code"], {"X-Seat-Tokens": made[0]["tokens"]["0"]}
        client.post(f"/api/tables/{code}/start", json={"fill": "beginner"}, headers=tokens)
        assert client.post("/api/tables", json=body).status_code == 201
        assert client.post("/api/tables", json=body).status_code == 429
        for query in ("page=-1", "page=x", "q=" + "x" * 61):
            assert client.get(f"/api/tables?{query}").status_code == 400
        assert len(client.get("/api/tables?status=open&page=0&q=ada").json()) == MOST_OPEN + 1


def test_simultaneous_requests_are_counted_one_by_one(data: Path) -> None:
    async def run() -> int:
        lobby = await lobby_in(data, is_limited=True)
        made = await asyncio.gather(*(lobby.create(wish(), "192.0.2.1") for _ in range(20)), return_exceptions=True)
        await lobby.hub.close()
        return sum(not isinstance(one, BaseException) for one in made)

    assert asyncio.run(run()) == MOST_OPEN


def test_postgresql_lists_and_expires_alike(own_database: str) -> None:
    async def run(address: str) -> None:
        lobby = await lobby_in(address)
        one = (await lobby.create(wish("Äpfel", "Zoë"))).table.code
        two = (await lobby.create(wish("Birnen", "Ben"))).table.code
        for words, found in (("Äpfel", [one]), ("BIRN", [two]), ("Zo", [one]), (two.lower(), [two]), ("%", [])):
            assert await codes(lobby, words) == found, words
        await lobby.store.write(Statement(TABLES.update().values(seen=0)))
        (await lobby.hub.room(one)).audience.enter(Seated(), 0)
        await lobby.hub.mark_seen()
        assert await codes(lobby) == [one]
        kept = Uploads(lobby.store, 1, True)
        await kept.keep("old")
        await kept.keep("old")
        await lobby.store.write(Statement(UPLOADS.update().values(fetched=0, size=0)))
        assert await expire_uploads(lobby.store, 30, 1000) == 0
        assert await expire_uploads(lobby.store, 30, 1) == 1
        await lobby.hub.close()

    asyncio.run(run(own_database))

"""Several processes on one PostgreSQL database: the same tables in all, one owner each, taken over when it dies."""

import asyncio
import random
import signal
from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.player import Heard, Player, at
from tests.server.process import Server, bot, pair_of, person
from tilewright.core.record import Record
from tilewright.games import names
from tilewright.table import Table

pytestmark = pytest.mark.flaky(reruns=1)  # it loads the machine, and depends on how loaded that is

GAME = names()[0]


@pytest.fixture(scope="module")
def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    options = ("--limit", "0", "--pace", "0.05", "--database", database)
    with pair_of(tmp_path_factory.mktemp("pair"), *options) as both:
        yield both


@pytest.fixture
def pair(servers: tuple[Server, Server]) -> tuple[Server, Server]:
    """Both processes, started again if the last test has killed one."""
    for server in servers:
        server.start()
    return servers


def test_two_people_at_two_processes_and_a_bot(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def play() -> str:
        code, tokens = one.table(GAME, person("Ada"), {"kind": "open"}, bot())
        joined = two.post(f"/api/tables/{code}/join", {"name": "Bob"}).json()
        one.start_table(code, tokens[0])
        async with at(one.live(code)) as ada, at(two.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(joined["token"]))
            await bob.until(lambda player: player.scene is not None)
            await bob.send(type="chat", text="hello", seat=1)
            assert (await ada.next("chat"))["text"] == "hello"
            await asyncio.gather(ada.until(lambda p: p.ply > 0), bob.until(lambda p: p.ply > 0))
            await bob.send(type="play", version=0, seat=1, move="pass")
            assert (await bob.next("refuse"))["reason"]["key"] == "server-stale"
            await asyncio.gather(ada.finish(random.Random(1)), bob.finish(random.Random(2)))
            assert ada.moves == bob.moves
            return code

    code = asyncio.run(play())
    assert one.get(f"/api/tables/{code}/record").text == two.get(f"/api/tables/{code}/record").text
    assert Table.of(Record.read(two.get(f"/api/tables/{code}/record").text)).is_over


def test_hints_at_the_process_that_does_not_own_the_room(pair: tuple[Server, Server]) -> None:
    """Each process asks its own workers and says the same; and both know at once that nobody may be advised."""
    one, two = pair

    async def advice(player: Player, seat: int = 0) -> Heard:
        await player.send(type="advice", version=player.version, seat=seat, hint=True, id="h")
        return await player.next("advice", "refuse")

    async def play() -> None:
        code, tokens = one.table(GAME, person("Ada"), bot(), takeover=True)
        one.start_table(code, tokens[0])
        async with at(one.live(code)) as owner, at(two.live(code)) as other:
            await asyncio.gather(owner.hello(tokens[0]), other.hello(tokens[0]))
            both = (owner, other)
            for _ in range(2):
                await other.until(lambda p: p.is_asked and bool(p.scene["choices"]))
                await owner.until(lambda p: p.version == other.version)
                said = await asyncio.gather(advice(owner), advice(other))
                assert said[0]["type"] == "advice", said[0]
                assert {**said[0], "version": 0} == {**said[1], "version": 0}
                await other.play(
                    said[1]["choices"][0]["move"] if said[1]["choices"] else other.scene["choices"][0]["move"]
                )
                await other.next("update")
            taken = two.post(f"/api/tables/{code}/seats/1/take", {"name": "Eve"})
            assert taken.status_code == 200, taken.text
            await asyncio.gather(*(player.until(lambda p: not p.table["advises"]) for player in both))
            for player in both:
                assert (await advice(player))["reason"]["key"] == "server-no-hints"

    asyncio.run(play())


def test_the_lot_seats_everybody_at_both_processes(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def play() -> None:
        code, tokens = one.table(GAME, person("Ada"), person("Bob"), bot(), lot=True)
        async with at(one.live(code)) as ada, at(two.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            one.start_table(code, tokens[0])
            both = (ada, bob)
            await asyncio.gather(*(player.until(lambda p: p.ply > 0 and not p.table["lot"]) for player in both))
            order = [seat["name"] for seat in ada.table["seats"]]
            assert [seat["name"] for seat in bob.table["seats"]] == order
            assert (ada.you, bob.you) == ([order.index("Ada")], [order.index("Bob")])
            await asyncio.gather(ada.finish(random.Random(1), 12), bob.finish(random.Random(2), 12))

    asyncio.run(play())


def test_a_live_game_cannot_be_analysed_at_another_process(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def play() -> None:
        code, ada_token, bob_token = await two_people(one)
        async with at(one.live(code)) as both:
            await both.hello(ada_token, bob_token)
            await both.finish(random.Random(2), plies=20)
            about = two.upload(one.get(f"/api/tables/{code}/record").text)
            path, seats = f"/api/records/{about['id']}/branch", [person("Eve"), bot("master")]
            answer = two.post(path, {"ply": about["plies"], "seats": seats})
            assert answer.json()["reason"]["key"] == "server-analysis"

    asyncio.run(play())


async def two_people(one: Server) -> tuple[str, str, str]:
    """A table that process one owns: its code, and the tokens of Ada and Bob."""
    code, tokens = await asyncio.to_thread(one.table, GAME, person("Ada"), person("Bob"))
    await asyncio.to_thread(one.start_table, code, tokens[0])
    await owned(one, code)
    return code, tokens[0], tokens[1]


async def owned(server: Server, code: str) -> None:
    """Wait until a process has loaded the game and owns the table."""
    connection = await asyncpg.connect(server.options[-1])
    statement = "SELECT owner FROM leases WHERE code = $1"
    async with asyncio.timeout(60):
        while not str(await connection.fetchval(statement, code)).startswith(f"{server.pid}-"):
            await asyncio.sleep(0.05)
    await connection.close()


async def log_of(database: str, code: str) -> list[tuple[int, str, int, str]]:
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch("SELECT version, kind, seat, words FROM log WHERE code = $1 ORDER BY 1", code)
        return [tuple(row) for row in rows]
    finally:
        await connection.close()


def test_a_click_while_the_owner_is_dying_is_carried_out(pair: tuple[Server, Server], database: str) -> None:
    """The owner does not answer: the click waits here until this process has taken over the table."""
    one, two = pair

    async def play() -> None:
        code, ada_token, bob_token = await two_people(one)
        async with at(one.live(code)) as ada, at(two.live(code)) as bob:
            await asyncio.gather(ada.hello(ada_token), bob.hello(bob_token))
            await asyncio.gather(ada.until(lambda p: p.scene is not None), bob.until(lambda p: p.scene is not None))
            await asyncio.gather(ada.finish(random.Random(1), 12), bob.finish(random.Random(2), 12))
            while not bob.is_asked:
                await ada.until(lambda p: p.is_asked)
                await ada.play_any(random.Random(3))
                await ada.next("update")
                await bob.until(lambda p: p.version == ada.version)
            version = bob.version
            await asyncio.to_thread(one.kill)
            with pytest.raises(ConnectionClosed):
                await ada.next("never")
            move = await bob.play_any(random.Random(4))
            assert (await bob.next("update", "refuse"))["type"] == "update"
            assert (version, "move", 1, move) in await log_of(database, code)
            async with at(two.live(code)) as again:
                await again.hello(ada_token)
                await asyncio.gather(again.finish(random.Random(5)), bob.finish(random.Random(6)))
                assert again.moves == bob.moves

    asyncio.run(play())


def test_a_frozen_owner_loses_its_table_and_notices(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def play() -> None:
        code, ada_token, bob_token = await two_people(one)
        async with at(one.live(code)) as ada, at(two.live(code)) as bob:
            await asyncio.gather(ada.hello(ada_token), bob.hello(bob_token))
            await asyncio.gather(ada.until(lambda p: p.is_asked), bob.until(lambda p: p.scene is not None))
            one.signal(signal.SIGSTOP)
            async with at(two.live(code)) as again:
                await again.hello(ada_token)
                await again.play_any(random.Random(1))
                assert (await again.next("update", "refuse"))["type"] == "update"
                one.signal(signal.SIGCONT)
                await ada.until(lambda p: p.version == again.version)  # the old owner follows
                await asyncio.gather(ada.finish(random.Random(2)), bob.finish(random.Random(3)))
                await again.until(lambda p: p.over is not None)
                assert ada.moves == bob.moves == again.moves

    asyncio.run(play())


def refusals(server: Server) -> float:
    lines = server.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("tilewright_refused"))


def test_a_frozen_owner_stops_its_bots(pair: tuple[Server, Server], database: str) -> None:
    """Two owners would compete: each would be refused what the other has written already."""
    one, two = pair

    async def grown(code: str, lines: int) -> None:
        end = len(await log_of(database, code)) + lines
        async with asyncio.timeout(60):
            while len(await log_of(database, code)) < end:
                await asyncio.sleep(0.02)

    async def play() -> None:
        code, _ = await asyncio.to_thread(one.table, GAME, bot(), bot(), bot(), bot())
        await owned(one, code)
        async with at(two.live(code)) as watcher:
            await watcher.hello()
            await watcher.until(lambda p: p.scene is not None)
            one.signal(signal.SIGSTOP)
            await owned(two, code)
            one.signal(signal.SIGCONT)
            await grown(code, 10)
            before = await asyncio.to_thread(refusals, one), await asyncio.to_thread(refusals, two)
            await grown(code, 30)
            assert (await asyncio.to_thread(refusals, one), await asyncio.to_thread(refusals, two)) == before

    asyncio.run(play())


def test_bots_alone_continue_elsewhere(pair: tuple[Server, Server], database: str) -> None:
    one, _ = pair

    async def play() -> None:
        code, _ = await asyncio.to_thread(one.table, GAME, bot(), bot())
        while len(await log_of(database, code)) < 5:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(one.kill)
        lines = len(await log_of(database, code))
        async with asyncio.timeout(60):
            while len(await log_of(database, code)) == lines:  # without anybody connected to the other process
                await asyncio.sleep(0.05)

    asyncio.run(play())


async def living(database: str, server: Server) -> bool:
    """Whether a process counts as alive in the database."""
    connection = await asyncpg.connect(database)
    count = await connection.fetchval("SELECT count(*) FROM owners WHERE owner LIKE $1", f"{server.pid}-%")
    await connection.close()
    return bool(count)


def test_a_process_that_shuts_down_hands_its_tables_over(pair: tuple[Server, Server], database: str) -> None:
    one, two = pair

    async def play() -> None:
        code, _, bob_token = await two_people(one)
        bots, _ = await asyncio.to_thread(one.table, GAME, bot(), bot())
        await owned(one, bots)
        async with at(two.live(code)) as bob:
            await bob.hello(bob_token)
            await bob.until(lambda p: p.scene is not None)
            await asyncio.to_thread(one.stop)
            assert not await living(database, one)
            await asyncio.gather(owned(two, code), owned(two, bots))

    asyncio.run(play())


def test_a_click_sent_twice_counts_once(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def play() -> None:
        code, ada_token, bob_token = await two_people(one)
        for server in (one, two):
            async with at(server.live(code)) as ada, at(two.live(code)) as bob:
                await asyncio.gather(ada.hello(ada_token), bob.hello(bob_token))
                player = await next_to_move(ada, bob)
                version, ply, seat = player.version, player.ply, player.turn["asked"]
                move = await player.play_any(random.Random(1))
                await player.play(move, seat, version=version)
                await player.next("update")
                await player.play(move, seat, version=version)
                await player.send(type="play", version=version, seat=seat, move="nonsense", id="other")
                refuse = await player.next("refuse")
                assert (refuse["id"], refuse["reason"]["key"]) == ("other", "server-stale")  # the first refusal of all
                assert [told["words"] for told in player.moves[ply:]].count(move) == 1

    asyncio.run(play())


async def next_to_move(*players: Player) -> Player:
    """The player to move, once all know the same."""
    for player in players:
        await player.until(lambda p: p.scene is not None and p.turn["asked"] >= 0)
    return next(player for player in players if player.is_asked)


def test_chat_is_sent_once_everywhere(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def play() -> None:
        code, ada_token, bob_token = await two_people(one)
        async with at(one.live(code)) as ada, at(two.live(code)) as bob, at(two.live(code)) as watcher:
            await asyncio.gather(ada.hello(ada_token), bob.hello(bob_token), watcher.hello())
            for number in range(4):
                for player, seat in ((ada, 0), (bob, 1)):
                    await player.send(type="chat", text=f"{seat} {number}", seat=seat)
            said = sorted(f"{seat} {number}" for number in range(4) for seat in (0, 1))
            for player in (ada, bob, watcher):
                heard = [(await player.next("chat"))["text"] for _ in said]
                assert sorted(heard) == said
                assert [text for text in heard if text[0] == "0"] == said[:4]  # the messages of each in their own order
            await ada.send(type="chat", text="last", seat=0)
            for player in (ada, bob, watcher):
                assert (await player.next("chat"))["text"] == "last"

    asyncio.run(play())


def seats_present(player: Player) -> list[bool]:
    return [seat["present"] for seat in player.table["seats"]]


def test_everybody_sees_who_is_present_at_any_process(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def play() -> None:
        code, ada_token, bob_token = await two_people(one)
        async with at(one.live(code)) as ada, at(two.live(code)) as bob:
            await ada.hello(ada_token)
            await bob.hello(bob_token)
            await asyncio.gather(*(p.until(lambda p: all(seats_present(p))) for p in (ada, bob)))
            async with at(two.live(code)) as watcher:
                await watcher.hello()
                assert all(seats_present(watcher))
                await ada.until(lambda p: p.table["spectators"] == 1)
            await ada.until(lambda p: p.table["spectators"] == 0)
            listed = await asyncio.to_thread(two.get, f"/api/tables/{code}")
            assert [seat["present"] for seat in listed.json()["seats"]] == [True, True]
            await asyncio.to_thread(two.kill)
            await ada.until(lambda p: seats_present(p) == [True, False])

    asyncio.run(play())


async def undo_beyond(ada: Player, bob: Player, watcher: Player) -> Heard:
    """Ada plays until it is Bob's turn, then asks to undo; returns what Bob is sent."""
    rng = random.Random(2)
    while bob.turn["asked"] != 1:
        await ada.until(lambda p: p.is_asked)
        await ada.play_any(rng)
        await ada.next("update")
        await asyncio.gather(*(p.until(lambda p: p.version == ada.version) for p in (bob, watcher)))
    await ada.send(type="undo", version=ada.version, seat=0)
    return await bob.next("undo_asked")


def test_a_request_to_undo_crosses_processes(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def play() -> None:
        code, ada_token, bob_token = await two_people(one)
        async with at(one.live(code)) as ada, at(two.live(code)) as bob, at(two.live(code)) as watcher:
            await asyncio.gather(ada.hello(ada_token), bob.hello(bob_token), watcher.hello())
            await asyncio.gather(*(p.until(lambda p: p.scene is not None) for p in (ada, bob, watcher)))
            asked = await undo_beyond(ada, bob, watcher)
            await bob.send(type="consent", request=asked["request"], agree=False)
            for player in (ada, bob, watcher):
                answered = await player.next("undo_answered")
                assert (answered["outcome"], answered["by"]) == ("declined", 1)
            await ada.send(type="undo", version=ada.version, seat=0)
            asked = await bob.next("undo_asked")
            async with at(two.live(code)) as late:
                assert (await late.hello())["undo"] == asked
            await asyncio.to_thread(one.kill)  # the new owner continues with the request
            await bob.send(type="consent", request=asked["request"], agree=True)
            for player in (bob, watcher):
                heard = await player.next("undo_answered", "refuse")
                assert (heard["type"], heard.get("outcome")) == ("undo_answered", "granted")
                await player.next("update")
                assert player.ply == asked["ply"]
            assert sum(heard["type"] == "undo_answered" for heard in watcher.heard) == 2

    asyncio.run(play())


def test_every_process_sees_that_a_request_was_overtaken(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def play() -> None:
        code, ada_token, bob_token = await two_people(one)
        async with at(one.live(code)) as ada, at(two.live(code)) as bob, at(two.live(code)) as watcher:
            await asyncio.gather(ada.hello(ada_token), bob.hello(bob_token), watcher.hello())
            await asyncio.gather(*(p.until(lambda p: p.scene is not None) for p in (ada, bob, watcher)))
            asked = await undo_beyond(ada, bob, watcher)
            await bob.play_any(random.Random(3))
            for player in (ada, bob, watcher):
                heard = await player.next("undo_answered", "refuse")
                assert (heard.get("request"), heard.get("outcome")) == (asked["request"], "overtaken")
                await player.next("update")

    asyncio.run(play())


def test_a_transaction_left_open_does_not_block_a_table(pair: tuple[Server, Server], database: str) -> None:
    """A lock as a frozen process may leave it: the click is refused soon, and the table continues afterwards."""
    one, _ = pair

    async def play() -> None:
        code, ada_token, bob_token = await two_people(one)
        async with at(one.live(code)) as ada:
            await ada.hello(ada_token, bob_token)
            await ada.until(lambda p: p.is_asked)
            connection = await asyncpg.connect(database)
            holding = connection.transaction()
            await holding.start()
            line = "INSERT INTO log VALUES ($1, $2, 'move', 0, 'pass', false, false, '')"
            await connection.execute(line, code, ada.version)
            await ada.play_any(random.Random(1))
            assert (await ada.next("update", "refuse"))["reason"]["key"] == "server-busy"
            await holding.rollback()
            await connection.close()
            await ada.finish(random.Random(2), ada.ply + 10)

    asyncio.run(play())


def test_lost_connections_lose_nothing(pair: tuple[Server, Server], database: str) -> None:
    """Chat is sent once, moves are played and people are present although every connection to the database was cut."""
    one, two = pair

    async def play() -> None:
        code, ada_token, bob_token = await two_people(one)
        async with at(one.live(code)) as ada, at(two.live(code)) as bob:
            await asyncio.gather(ada.hello(ada_token), bob.hello(bob_token))
            await asyncio.gather(*(p.until(lambda p: p.scene is not None) for p in (ada, bob)))
            connection = await asyncpg.connect(database)
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> $1 AND usename = $2"
            said = [f"line {number}" for number in range(3)]
            for line in said:
                await connection.fetch(cut, connection.get_server_pid(), "tilewright")
                await chat_until_stored(connection, ada, code, line)
            for player in (ada, bob):
                await player.until(lambda p: sum(heard["type"] == "chat" for heard in p.heard) >= len(said))
                assert sorted(heard["text"] for heard in player.heard if heard["type"] == "chat") == said
            for plies in range(4, 24, 4):
                await connection.fetch(cut, connection.get_server_pid(), "tilewright")
                await asyncio.gather(ada.finish(random.Random(1), plies), bob.finish(random.Random(2), plies))
            await connection.close()
            await asyncio.gather(*(p.until(lambda p: all(seats_present(p))) for p in (ada, bob)))

    asyncio.run(play())


async def chat_until_stored(connection: Any, player: Player, code: str, line: str) -> None:
    """Send a chat message; again if it was refused because the database did not answer."""
    while not await connection.fetchval("SELECT count(*) FROM chat WHERE code = $1 AND text = $2", code, line):
        await player.send(type="chat", text=line, seat=0)
        await player.next("chat", "refuse")

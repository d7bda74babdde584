"""Reviews over the wire: in order and with progress, stored once and shared, stopped, limited, and continued later."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.player import at
from tests.server.process import HTTP, Server, bot, person
from tilewright.analysis.review import review
from tilewright.analysis.strength import QUICK
from tilewright.core.record import Record
from tilewright.games import find
from tilewright.server.gate.limits import Limits
from tilewright.server.operator.retention import Keep
from tilewright.server.operator.upkeep import Upkeep
from tilewright.server.record.uploads import MB
from tilewright.server.store.database import Store, address
from tilewright.server.table.hub import Hub
from tilewright.table import Table

GAME = "tabula_rasa"
WAIT_S = 120.0
POLL_S = 0.2  # each answer is the whole review: asking too often takes the time that the review needs
LONG = "carcassonne"  # a review of a whole game takes long
FEW = 12  # moves of it, where it does not matter how far a game was played


def recorded(seed: int = 3, plies: int | None = None, notes: tuple[str, ...] = (), name: str = GAME) -> str:
    """A random game as text, another one for each seed."""
    table, rng = Table(name, seats=2, seed=seed), random.Random(seed)
    while not table.is_over and (plies is None or len(table.moves) < plies):
        table.play(rng.choice(table.legal()))
    record = table.record
    return Record(record.game, record.revision, 2, record.options, record.moves, notes).write()


def asked(server: Server, strength: str = "quick", **of: str) -> dict[str, Any]:
    answer = server.post("/api/reviews", {**of, "strength": strength})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def shown(server: Server, name: str) -> dict[str, Any]:
    answer = server.get(f"/api/reviews/{name}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def until(server: Server, name: str, is_enough: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
    """All that is shown until it is enough."""
    seen, end = [shown(server, name)], time.monotonic() + WAIT_S
    while not is_enough(seen[-1]):
        assert seen[-1]["status"] != "failed"
        assert time.monotonic() < end, seen[-1]["done"]
        time.sleep(POLL_S)
        seen.append(shown(server, name))
    return seen


def is_done(one: dict[str, Any]) -> bool:
    return bool(one["status"] == "done")


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["key"]


def cancel(server: Server, name: str, ticket: str) -> httpx.Response:
    return HTTP.delete(f"{server.url}/api/reviews/{name}", headers={"X-Review-Ticket": ticket})


def test_a_review_fills_in_order_and_is_what_the_engine_says(server: Server) -> None:
    text = recorded()
    upload = server.upload(text)["id"]
    made = asked(server, record=upload)
    seen = until(server, made["id"], is_done)
    for one in seen:
        known = [turn["number"] for turn in one["turns"] if turn["judged"] != "no"]
        assert known == list(range(1, len(known) + 1))
        assert len(one["turns"]) == len(seen[-1]["turns"])
        assert one["of"] == len(Record.read(text).moves)
    assert [one["done"] for one in seen] == sorted(one["done"] for one in seen)
    final, own = seen[-1], review(find(GAME), Record.read(text), QUICK, threads=1)
    assert final["done"] == final["sketched"] == final["of"]
    for turn, wanted in zip(final["turns"], own.turns, strict=True):
        assert (turn["seat"], turn["grade"], turn["judged"]) == (wanted.seat, wanted.grade, "quick")
        assert turn["loss"] == pytest.approx(wanted.loss)
        assert [one["ply"] for one in turn["decisions"]] == [one.ply for one in wanted.decisions]
        worst = turn["decisions"][turn["worst"]]
        assert [one["move"] for one in worst["choices"]] == [one.move for one in wanted.worst.choices]
    assert [one["ply"] for one in final["moments"]] == [one.ply for one in own.moments]
    assert [one["ply"] for one in final["draws"]] == [one.ply for one in own.draws]
    assert final["turning"] == [turn.number for turn in own.turning_points()]
    assert [seat["play"] for seat in final["seats"]] == [own.play(seat) for seat in range(2)]


def test_luck_and_skill_add_up_as_they_are_shown(server: Server) -> None:
    final = until(server, asked(server, record=server.upload(recorded())["id"])["id"], is_done)[-1]
    assert sum(round(10 * seat["luck"]) for seat in final["seats"]) == 0
    for seat in final["seats"]:
        tenths = [round(10 * number, 6) for number in (final["average"], seat["luck"], seat["skill"])]
        assert all(number == round(number) for number in tenths)
        assert sum(tenths) == 10 * seat["points"]


def test_the_same_game_is_worked_out_once_and_each_link_tells_only_its_own_source(server: Server) -> None:
    plain, named = recorded(5, FEW, name=LONG), recorded(5, FEW, ("player 1 Ada",), LONG)
    first, second = (server.upload(text)["id"] for text in (plain, named))
    assert first != second
    until(server, asked(server, record=first)["id"], is_done)
    assert refusal(server.get("/api/reviews/r-0000"))[1] == "server-no-record"
    again = asked(server, record=second)
    assert again["ticket"] == ""  # there is nothing to wait for
    found, other = shown(server, again["id"]), shown(server, f"r-{first}")
    assert (found["status"], found["source"], other["source"]) == ("done", second, first)
    assert found["turns"] == other["turns"]


def test_a_quick_look_comes_first_and_can_be_made_usual_later(server: Server) -> None:
    upload = server.upload(recorded(6, FEW, name=LONG))["id"]
    name = asked(server, record=upload)["id"]
    until(server, name, is_done)
    assert asked(server, "usual", record=upload)["ticket"]
    seen = until(server, name, is_done)
    assert all(one["sketched"] == one["of"] for one in seen)
    assert all(turn["judged"] != "no" for one in seen for turn in one["turns"])  # nothing is lost meanwhile
    final = seen[-1]
    assert {turn["judged"] for turn in final["turns"]} == {"usual"}
    assert (final["over"], final["seats"], final["strength"]) == (False, [], "usual")
    assert asked(server, "quick", record=upload)["ticket"] == ""  # what there is, is better


async def finished(server: Server, resigns: bool = False) -> str:
    """A table of two people whose game is over."""
    code, tokens = server.table(GAME, person("Ada"), person("Bea"))
    server.start_table(code, tokens[0])
    async with at(server.live(code)) as both:
        await both.hello(*tokens.values())
        await both.finish(random.Random(4), plies=20)
        assert refusal(server.post("/api/reviews", {"table": code})) == (409, "server-not-over")
        assert refusal(server.get(f"/api/reviews/t-{code}")) == (409, "server-not-over")
        if resigns:
            await asyncio.to_thread(server.post, f"/api/tables/{code}/resign", {"seat": 1}, tokens[1])
            await both.until(lambda one: one.over is not None)
        else:
            await both.finish(random.Random(4))
    return code


def test_a_table_is_reviewed_once_its_game_is_over(server: Server) -> None:
    code = asyncio.run(finished(server))
    assert refusal(server.get(f"/api/reviews/t-{code}")) == (404, "server-no-review")
    made = asked(server, table=code.lower())
    assert made["id"] == f"t-{code}"
    final = until(server, made["id"], is_done)[-1]
    assert final["over"]
    assert len(final["seats"]) == 2


def test_a_game_that_was_resigned_is_reviewed_as_far_as_it_was_played(server: Server) -> None:
    code = asyncio.run(finished(server, resigns=True))
    final = until(server, asked(server, table=code)["id"], is_done)[-1]
    assert not final["over"]
    assert final["seats"] == []
    assert final["turns"]


def test_an_upload_of_a_game_in_progress_is_refused(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(LONG, person("Ada"), person("Bea"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as both:
            await both.hello(*tokens.values())
            await both.finish(random.Random(4), plies=24)
            upload = server.upload(server.get(f"/api/tables/{code}/record").text)["id"]
            assert refusal(server.post("/api/reviews", {"record": upload})) == (409, "server-analysis")
            assert refusal(server.get(f"/api/reviews/r-{upload}")) == (404, "server-no-review")

    asyncio.run(play())


@pytest.mark.parametrize("wish", [{}, {"table": "AAAA", "record": "b"}, {"record": "../x"}, {"table": "?"}])
def test_a_review_needs_one_game(server: Server, wish: dict[str, str]) -> None:
    assert server.post("/api/reviews", wish).status_code in (404, 422)


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose reviews take long; each test cancels its own."""
    with Server(tmp_path_factory.mktemp("busy"), "--limit", "100000") as server:
        yield server
    assert server.complaints() == ""


def test_it_stops_when_nobody_waits_for_it_any_more_and_goes_on_later(busy: Server) -> None:
    text = recorded(7, name=LONG)
    upload, copy = busy.upload(text)["id"], busy.upload(text.replace("\n\n", "\nnote a copy\n\n", 1))["id"]
    ada, bea = asked(busy, "usual", record=upload), asked(busy, "usual", record=copy)
    name = ada["id"]
    until(busy, name, lambda one: one["sketched"] > 2)
    assert refusal(cancel(busy, name, "guessed")) == (403, "server-not-your-review")
    assert cancel(busy, name, ada["ticket"]).status_code == 204
    assert shown(busy, name)["status"] == "working"  # for Bea
    assert cancel(busy, bea["id"], bea["ticket"]).status_code == 204
    stopped = shown(busy, name)
    assert stopped["status"] == "cancelled"
    assert refusal(cancel(busy, name, ada["ticket"])) == (404, "server-no-review")
    assert shown(busy, name)["sketched"] == stopped["sketched"]
    again = asked(busy, "quick", record=upload)
    seen = until(busy, name, lambda one: one["sketched"] > stopped["sketched"])
    assert all(one["sketched"] >= stopped["sketched"] for one in seen)
    assert cancel(busy, name, again["ticket"]).status_code == 204


def test_a_server_that_was_killed_goes_on_where_it_was(data: Path) -> None:
    server = Server(data).start()
    name = asked(server, record=server.upload(recorded(8, name=LONG))["id"])["id"]
    before = until(server, name, lambda one: one["sketched"] > 2)[-1]
    server.kill()
    with closing(sqlite3.connect(data / "tables.db")) as store:
        kept = dict(store.execute("select ply, said from judged").fetchall())
    assert len(kept) >= before["sketched"]
    with server:
        end = time.monotonic() + WAIT_S
        while (answer := server.get(f"/api/reviews/{name}")).status_code == 409:  # the game is still being loaded
            assert time.monotonic() < end
            time.sleep(0.1)
        until(server, name, lambda one: one["sketched"] > len(kept))
    with closing(sqlite3.connect(data / "tables.db")) as store:
        now = dict(store.execute("select ply, said from judged").fetchall())
    assert answer.status_code == 200
    assert {ply: now[ply] for ply in kept} == kept


def test_one_address_has_few_reviews_under_way(busy: Server) -> None:
    uploads = [busy.upload(recorded(seed, name=LONG))["id"] for seed in range(10, 14)]
    made = [asked(busy, record=upload) for upload in uploads[:3]]
    assert refusal(busy.post("/api/reviews", {"record": uploads[3]})) == (429, "server-reviews-at-once")
    made.append(asked(busy, record=uploads[0]))  # the same again is not one more
    assert cancel(busy, made[1]["id"], made.pop(1)["ticket"]).status_code == 204
    made.append(asked(busy, record=uploads[3]))
    assert made[-1]["ticket"]
    for one in made:
        assert cancel(busy, one["id"], one["ticket"]).status_code == 204


def expire(data: Path, keep: Keep) -> None:
    """What a server does every hour."""

    async def once() -> None:
        store = Store(address("", data))
        await Upkeep(Hub(store), keep, MB, Limits(0)).expire()
        await store.close()

    asyncio.run(once())


def test_reviews_go_with_their_table_and_their_upload(data: Path) -> None:
    count = "select (select count(*) from reviews), (select count(*) from judged)"

    def counted(change: str) -> tuple[int, int]:
        """How much is left after a change."""
        with closing(sqlite3.connect(data / "tables.db")) as store:
            store.execute(change)
            store.commit()
        expire(data, Keep(over=1))
        with closing(sqlite3.connect(data / "tables.db")) as store:
            found: tuple[int, int] = store.execute(count).fetchone()
            return found

    with Server(data) as server:
        code = asyncio.run(finished(server, resigns=True))
        until(server, asked(server, table=code)["id"], is_done)
        until(server, asked(server, record=server.upload(recorded(9, 20))["id"])["id"], is_done)
    assert counted("select 1")[0] == 2
    assert counted("update tables set seen = 1, created = 1, ended = 1") == (1, 20)
    assert counted("update uploads set fetched = 1") == (0, 0)


def test_bots_of_a_level_that_searches_are_not_kept_from_playing(busy: Server) -> None:
    """A review has only idle time: people's games go on beside it."""
    made = asked(busy, "usual", record=busy.upload(recorded(15, name=LONG))["id"])
    until(busy, made["id"], lambda one: one["sketched"] > 0)

    async def play() -> None:
        code, tokens = busy.table(GAME, person("Ada"), bot("club"))
        busy.start_table(code, tokens[0])
        async with at(busy.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.finish(random.Random(1))

    asyncio.run(play())
    assert shown(busy, made["id"])["status"] == "working"
    assert cancel(busy, made["id"], made["ticket"]).status_code == 204


def test_processes_that_share_a_database_share_the_work(data: Path, database: str) -> None:
    """One of them works on a review, and continues if the one that began has died."""
    options = ("--limit", "0", "--database", database)
    one, two = (Server(data, *options).start() for _ in range(2))
    try:
        name = asked(one, record=one.upload(recorded(11, name=LONG))["id"])["id"]
        until(one, name, lambda now: now["sketched"] > 2)
        two.upload(recorded(11, name=LONG))  # until the game is loaded there
        assert shown(two, name)["status"] == "working"
        made = asked(two, record=name[2:])
        one.stop()
        before = shown(two, name)["sketched"]
        until(two, name, lambda now: now["sketched"] > before)
        assert cancel(two, name, made["ticket"]).status_code == 204
    finally:
        two.stop()

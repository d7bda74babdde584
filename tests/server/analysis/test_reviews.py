"""Reviews over the wire: in order and with progress, stored once and shared, stopped, limited, and continued later."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable
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
from tilewright.table import Table

GAME = "tabula_rasa"
WAIT_S = 120.0


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
        time.sleep(0.05)
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
    plain, named = recorded(5), recorded(5, notes=("player 1 Ada",))
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
    upload = server.upload(recorded(6, plies=24))["id"]
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
        code, tokens = server.table("carcassonne", person("Ada"), person("Bea"))
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


def test_it_stops_when_nobody_waits_for_it_any_more_and_goes_on_later(data: Path) -> None:
    with Server(data) as server:
        text = recorded(7, name="carcassonne")
        upload, copy = server.upload(text)["id"], server.upload(text.replace("\n\n", "\nnote a copy\n\n", 1))["id"]
        ada, bea = asked(server, "usual", record=upload), asked(server, "usual", record=copy)
        name = ada["id"]
        until(server, name, lambda one: one["sketched"] > 2)
        assert refusal(cancel(server, name, "guessed")) == (403, "server-not-your-review")
        assert cancel(server, name, ada["ticket"]).status_code == 204
        assert shown(server, name)["status"] == "working"  # for Bea
        assert cancel(server, bea["id"], bea["ticket"]).status_code == 204
        stopped = shown(server, name)
        assert stopped["status"] == "cancelled"
        assert refusal(cancel(server, name, ada["ticket"])) == (404, "server-no-review")
        assert shown(server, name)["sketched"] == stopped["sketched"]
        asked(server, "quick", record=upload)
        seen = until(server, name, lambda one: one["sketched"] > stopped["sketched"])
        assert all(one["sketched"] >= stopped["sketched"] for one in seen)
    assert server.complaints() == ""


def test_a_server_that_was_killed_goes_on_where_it_was(data: Path) -> None:
    server = Server(data).start()
    name = asked(server, record=server.upload(recorded(8, name="carcassonne"))["id"])["id"]
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


def test_one_address_has_few_reviews_under_way(data: Path) -> None:
    with Server(data, "--limit", "100000") as server:
        uploads = [server.upload(recorded(seed, name="carcassonne"))["id"] for seed in range(10, 14)]
        tickets = [asked(server, record=upload) for upload in uploads[:3]]
        assert refusal(server.post("/api/reviews", {"record": uploads[3]})) == (429, "server-reviews-at-once")
        asked(server, record=uploads[0])  # the same again is not one more
        assert cancel(server, tickets[1]["id"], tickets[1]["ticket"]).status_code == 204
        assert asked(server, record=uploads[3])["ticket"]


def test_reviews_go_with_their_table_and_their_upload(data: Path) -> None:
    count = "select (select count(*) from reviews), (select count(*) from judged)"

    def counted() -> tuple[int, int]:
        with closing(sqlite3.connect(data / "tables.db")) as store:
            found: tuple[int, int] = store.execute(count).fetchone()
            return found

    with Server(data) as server:
        code = asyncio.run(finished(server, resigns=True))
        until(server, asked(server, table=code)["id"], is_done)
        until(server, asked(server, record=server.upload(recorded(9, plies=20))["id"])["id"], is_done)
        plies = 20
    assert counted()[0] == 2
    with closing(sqlite3.connect(data / "tables.db")) as store:
        store.execute("update tables set seen = 1, created = 1, ended = 1")
        store.commit()
    with Server(data, "--limit", "0", "--keep-over", "1"):
        end = time.monotonic() + WAIT_S
        while counted() != (1, plies):
            assert time.monotonic() < end
            time.sleep(0.05)
    with closing(sqlite3.connect(data / "tables.db")) as store:
        store.execute("update uploads set fetched = 1")
        store.commit()
    with Server(data):
        end = time.monotonic() + WAIT_S
        while counted() != (0, 0):
            assert time.monotonic() < end
            time.sleep(0.05)


def test_bots_of_a_level_that_searches_are_not_kept_from_playing(data: Path) -> None:
    """A review has only idle time: people's games go on beside it."""
    with Server(data) as server:
        name = asked(server, "usual", record=server.upload(recorded(10, name="carcassonne"))["id"])["id"]
        until(server, name, lambda one: one["sketched"] > 0)

        async def play() -> None:
            code, tokens = server.table(GAME, person("Ada"), bot("club"))
            server.start_table(code, tokens[0])
            async with at(server.live(code)) as ada:
                await ada.hello(tokens[0])
                await ada.finish(random.Random(1))

        asyncio.run(play())
        assert shown(server, name)["status"] == "working"


def test_processes_that_share_a_database_share_the_work(data: Path, database: str) -> None:
    """One of them works on a review, and continues if the one that began has died."""
    options = ("--limit", "0", "--database", database)
    one, two = (Server(data, *options).start() for _ in range(2))
    try:
        name = asked(one, record=one.upload(recorded(11, name="carcassonne"))["id"])["id"]
        until(one, name, lambda now: now["sketched"] > 2)
        two.upload(recorded(11, name="carcassonne"))  # until the game is loaded there
        assert shown(two, name)["status"] == "working"
        made = asked(two, record=name[2:])
        one.stop()
        before = shown(two, name)["sketched"]
        until(two, name, lambda now: now["sketched"] > before)
        assert cancel(two, name, made["ticket"]).status_code == 204
    finally:
        two.stop()

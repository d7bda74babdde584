"""Clocks on a real server: they run, run out, survive restarts, and stand still while the server is down."""

import asyncio
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.player import Player, at
from tests.server.process import Server, bot, person
from tilewright.core.record import Record
from tilewright.games import find, names
from tilewright.server.table import chance, loss

GAME = "tabula_rasa"
LONG = {"main_s": 36_000, "turn_s": 10}
SHORT = {"main_s": 1}
PATIENCE_S = 60


def table(
    server: Server, clock: dict[str, Any], *seats: dict[str, Any], game: str = GAME
) -> tuple[str, dict[int, str]]:
    code, tokens = server.table(game, *(seats or (person("Ada"), person("Bob"))), clock=clock)
    server.start_table(code, tokens[0])
    return code, tokens


def rows(data: Path, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    store = sqlite3.connect(data / "tables.db")
    try:
        return store.execute(statement, values).fetchall()
    finally:
        store.commit()
        store.close()


def log_of(data: Path, code: str) -> list[tuple[Any, ...]]:
    return rows(data, "SELECT kind, seat, words, at FROM log WHERE code = ? ORDER BY version", code)


def until(condition: Any) -> None:
    end = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def notes(player: Player) -> list[str]:
    """The notes a player was sent as chat."""
    said = [one for one in player.heard if one["type"] == "chat"]
    return [one["note"]["key"] for one in said if one["note"] is not None]


def runs(player: Player) -> bool:
    """Whether a person is to move and their clock is known to run."""
    return player.turn is not None and player.turn["asked"] >= 0 and any(player.turn["clocks"])


@pytest.mark.parametrize("game", names())
def test_the_time_of_the_seat_to_move_runs(server: Server, game: str) -> None:
    async def play() -> None:
        code, tokens = table(server, LONG, game=game)
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            await asyncio.gather(ada.finish(random.Random(1), 30), bob.finish(random.Random(2), 30))
            last = max((ada, bob), key=lambda one: one.version)
            assert all(left > 35_000_000 for left in last.turn["clocks"])
            lines = log_of(server.data, code)
            assert [line[3] for line in lines] == sorted(line[3] for line in lines)
            assert sum(line[0] == "clock" for line in lines) == 1
            assert lines.index(next(line for line in lines if line[0] == "clock")) < len(lines) - 1
            (due,) = rows(server.data, "SELECT due FROM tables WHERE code = ?", code)[0]
            if last.over is None and last.turn["asked"] >= 0:
                assert due - lines[-1][3] > 35_000_000

    asyncio.run(play())


def test_a_table_without_a_clock_writes_no_times(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(GAME, person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as both:
            await both.hello(*tokens.values())
            await both.finish(random.Random(1), 22)
            assert both.turn["clocks"] == []
        assert {line[3] for line in log_of(server.data, code)} == {None}

    asyncio.run(play())


def test_a_clock_must_give_some_time(server: Server) -> None:
    wish = {"game": GAME, "seats": [person("Ada"), bot()], "clock": {"main_s": 0}}
    assert server.post("/api/tables", wish).json()["reason"]["key"] == "server-clock"


def test_a_stand_in_plays_on_when_time_is_up(server: Server) -> None:
    async def play() -> None:
        code, tokens = table(server, SHORT)
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            await ada.until(lambda one: one.is_asked)
            asked_at = ada.version
            await bob.until(lambda one: one.table["seats"][0]["away"])
            assert bob.over is None
            await bob.until(lambda one: any(move["seat"] == 0 for move in one.moves))  # by the stand-in
            await bob.until(lambda one: "server-note-time" in notes(one))
            await ada.play(ada.scene["choices"][0]["move"], seat=0, version=asked_at)
            assert (await ada.next("refuse"))["reason"]["key"] == "server-time-up"
            kinds = [line[:3] for line in log_of(server.data, code)]
            assert kinds.count(("flag", 0, "stand-in")) == 1

            answer = server.post(f"/api/tables/{code}/return", {"seat": 0}, tokens[0])
            assert answer.json()["seats"][0]["away"] is False
            async with at(server.live(code)) as again:
                state = await again.hello(tokens[0])
                assert state["missed"][0]["moves"] >= 1

    asyncio.run(play())


def test_who_returns_after_their_time_was_up_has_some_again(server: Server) -> None:
    async def play() -> None:
        code, tokens = table(server, SHORT, person("Ada"), bot())
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.until(lambda one: one.table["seats"][0]["away"])
            server.post(f"/api/tables/{code}/return", {"seat": 0}, tokens[0])
            await ada.until(lambda one: one.is_asked and (one.turn["clocks"][0] or 0) > 10_000)
            await ada.play_any(random.Random(1))
            assert (await ada.next("update", "refuse"))["type"] == "update"

    asyncio.run(play())


def test_a_seat_loses_when_its_time_is_up(server: Server) -> None:
    """With two seats the game is over; its record says why, and can be verified."""

    async def play() -> str:
        code, tokens = table(server, {**SHORT, "at_zero": "lose"})
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            await ada.until(lambda one: one.is_asked)
            version = ada.version
            await asyncio.gather(*(one.until(lambda one: one.over is not None) for one in (ada, bob)))
            assert ada.over is not None
            assert (ada.over["lost"], ada.over["timed_out"], ada.over["places"]) == ([0], [0], [2, 1])
            assert ada.turn["asked"] == ada.scene["asked"] == -2
            assert ada.scene["choices"] == []
            assert [panel["place"] for panel in bob.scene["panels"]] == [2, 1]
            await ada.play("pass", seat=0, version=version)
            assert (await ada.next("refuse"))["reason"]["key"] == "server-time-up"
            await bob.until(lambda one: one.table["status"] == "over")
        return code

    code = asyncio.run(play())
    record = Record.read(server.get(f"/api/tables/{code}/record").text)
    assert f"lost on time seat 1 at ply {len(record.moves)}" in record.notes
    assert chance.verify(find(GAME), record) > 0
    assert loss.has_ended(record)
    assert rows(server.data, "SELECT status, due FROM tables WHERE code = ?", code) == [("over", None)]


def test_others_play_on_when_a_seat_loses_on_time(server: Server) -> None:
    async def play() -> None:
        clock = {"main_s": 2, "at_zero": "lose"}
        code, tokens = table(server, clock, person("Ada"), person("Bob"), person("Cid"))
        async with at(server.live(code)) as ada, at(server.live(code)) as others:
            await asyncio.gather(ada.hello(tokens[0]), others.hello(tokens[1], tokens[2]))
            await others.until(lambda one: one.table["seats"][0]["resigned"])
            assert others.over is None
            assert others.table["seats"][0]["away"]
            await others.until(lambda one: "server-note-time-lost" in notes(one))
            refused = server.post(f"/api/tables/{code}/return", {"seat": 0}, tokens[0])
            assert refused.json()["reason"]["key"] == "server-resigned"
            await others.until(lambda one: one.over is not None)  # Bob and Cid lose on time as well
            assert others.over is not None
            assert others.over["lost"] == [0, 1]
            assert others.over["places"] == [3, 2, 1]

    asyncio.run(play())


# ---- nobody there, restarts


def test_time_runs_out_although_nobody_is_connected(data: Path) -> None:
    """The room was never opened by anybody: the server wakes it after its start."""
    with Server(data) as server:
        code, tokens = table(server, {"main_s": 3, "at_zero": "lose"})
        until(lambda: rows(data, "SELECT due FROM tables WHERE code = ? AND due IS NOT NULL", code))
        server.kill()
        server.start()
        until(lambda: server.get(f"/api/tables/{code}").json()["status"] == "over")
        assert [line[:3] for line in log_of(data, code)].count(("flag", 0, "end")) == 1
    assert tokens
    assert server.complaints() == ""


def test_clocks_stand_still_while_the_server_is_down(data: Path) -> None:
    """A day passes between stop and start, by the time the store remembers; it costs nobody anything."""

    async def left(server: Server, code: str, token: str) -> int:
        async with at(server.live(code)) as ada:
            await ada.hello(token)
            await ada.until(lambda one: one.is_asked and runs(one))
            return int(ada.turn["clocks"][0])

    with Server(data) as server:
        code, tokens = table(server, LONG)
        before = asyncio.run(left(server, code, tokens[0]))
        server.stop()
        rows(data, "UPDATE service SET at_ms = at_ms - 86400000")
        server.start()
        after = asyncio.run(left(server, code, tokens[0]))
        assert before - 3_600_000 < after <= before
    assert server.complaints() == ""


@pytest.mark.parametrize("by", ["stop", "kill"])
def test_a_short_stop_costs_no_time_either(data: Path, by: str) -> None:
    with Server(data) as server:
        table(server, LONG)
        getattr(server, by)()
        (before,) = rows(data, "SELECT up_ms FROM service")[0]
        rows(data, "UPDATE service SET at_ms = at_ms - 14000")
        began = time.monotonic()
        server.start()
        server.stop()
        (after,) = rows(data, "SELECT up_ms FROM service")[0]
        assert after - before <= (time.monotonic() - began) * 1000 + 1000

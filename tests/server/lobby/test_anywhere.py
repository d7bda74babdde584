"""Public tables: filters, answers that are sent only when they changed, and a seat at the best table."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.player import at
from tests.server.process import HTTP, OPEN, Server, person
from tests.server.someone import seat, someone
from tilewright.games import facts, names

GAME, OTHER = names()[:2]
LIVE = {"main_s": 600, "turn_s": 10}
DAYS = {"days": 3}


@pytest.fixture(params=["sqlite", "postgresql"])
def alone(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server with no tables."""
    options = ("--database", request.getfixturevalue("own_database")) if request.param == "postgresql" else ()
    with Server(tmp_path, "--limit", "0", *options) as server:
        yield server


def listed(server: Server, query: str) -> set[str]:
    answer = server.get(f"/api/tables?status=open&{query}")
    assert answer.status_code == 200, answer.text
    return {table["code"] for table in answer.json()}


def opened(server: Server, game: str = GAME, seats: int = 2, **more: Any) -> str:
    code, _ = server.table(game, person("Host"), *[OPEN] * (seats - 1), public=True, **more)
    return code


def anywhere(server: Server, name: str = "Ada", **wish: Any) -> tuple[int, str]:
    """The status, and the code of the table where a seat was taken or the reason why there is none."""
    answer = server.post("/api/anywhere", {"name": name, **wish})
    told = answer.json()
    return answer.status_code, told["table"]["code"] if answer.status_code == 200 else told["reason"]["key"]


def test_filters(alone: Server) -> None:
    plain, live = opened(alone), opened(alone, clock=LIVE)
    days, large = opened(alone, clock=DAYS), opened(alone, OTHER, max(facts(OTHER).seats))
    full, tokens = alone.table(GAME, person("Host"), OPEN, public=True)
    alone.post(f"/api/tables/{full}/join", {"name": "Ben"})
    rated, _ = someone(alone).table(GAME, seat(), OPEN, public=True, rated=True)
    everything = {plain, live, days, large, full, rated}
    assert listed(alone, "") == everything
    assert listed(alone, f"game={OTHER}") == {large}
    assert listed(alone, f"game={OTHER}&game={GAME}") == everything
    assert listed(alone, "game=nothing") == set()
    assert listed(alone, "seats=2") == everything - {large}
    assert listed(alone, "pace=live") == {live}
    assert listed(alone, "pace=days") == {days}
    assert listed(alone, "pace=none") == {plain, large, full, rated}
    assert listed(alone, "rated=true") == {rated}
    assert listed(alone, "free=true") == everything - {full}
    assert listed(alone, f"free=true&pace=none&game={GAME}&q=host") == {plain}
    for wrong in ("seats=0", "pace=soon", "rated=x", "seats=x"):
        assert alone.get(f"/api/tables?{wrong}").status_code == 400
    del tokens


def test_the_list_is_sent_only_when_it_has_changed(server: Server) -> None:
    def ask(mark: str = "") -> Any:
        return HTTP.get(f"{server.url}/api/tables?status=open&game={GAME}", headers={"If-None-Match": mark})

    first = ask()
    same = ask(first.headers["ETag"])
    assert (same.status_code, same.content) == (304, b"")
    code = opened(server)
    assert code in [table["code"] for table in server.get(f"/api/tables?status=open&game={GAME}").json()]
    changed = ask(first.headers["ETag"])
    assert changed.status_code == 200
    assert changed.headers["ETag"] != first.headers["ETag"]
    server.post(f"/api/tables/{code}/join", {"name": "Ben"})
    assert ask(changed.headers["ETag"]).status_code == 200


def test_the_best_table_comes_first(alone: Server) -> None:
    assert anywhere(alone) == (404, "server-no-open-table")
    three = opened(alone, GAME, 3)
    two, tokens = alone.table(OTHER, person("Host"), OPEN, public=True)
    private, _ = alone.table(GAME, person("Host"), OPEN)
    assert anywhere(alone, known=[GAME], filters={"games": [OTHER]}, avoid=[two]) == (404, "server-no-open-table")
    assert anywhere(alone, known=[GAME]) == (200, three)
    assert anywhere(alone, known=[OTHER], avoid=[two]) == (200, three)
    assert anywhere(alone, known=[GAME], filters={"pace": "live"}) == (404, "server-no-open-table")
    assert anywhere(alone, known=[GAME]) == (200, two)
    assert anywhere(alone) == (404, "server-no-open-table")
    del tokens, private


def test_a_host_who_is_there_comes_first(alone: Server) -> None:
    async def play() -> None:
        opened(alone)
        code, tokens = alone.table(GAME, person("Host"), OPEN, public=True)
        async with at(alone.live(code)) as host:
            await host.hello(tokens[0])
            assert anywhere(alone) == (200, code)

    asyncio.run(play())


def test_rated_tables_are_for_people_with_a_key(alone: Server) -> None:
    ada, ben = someone(alone, "Ada"), someone(alone, "Ben")
    code, _ = ada.table(GAME, seat("Ada"), OPEN, public=True, rated=True)
    assert anywhere(alone) == (404, "server-no-open-table")
    assert ada.refused("POST", "/api/anywhere", {"name": "Ada"}) == (404, "no-open-table")
    joined = ben.post("/api/anywhere", {"name": "Ben"})
    assert (joined["table"]["code"], joined["table"]["seats"][1]["person"]) == (code, ben.id)


def test_one_seat_is_given_once(alone: Server) -> None:
    codes = {opened(alone) for _ in range(3)}
    with ThreadPoolExecutor(8) as people:
        found = list(people.map(lambda number: anywhere(alone, f"Guest {number}"), range(8)))
    assert sorted(status for status, _ in found) == [200] * 3 + [404] * 5
    assert {code for status, code in found if status == 200} == codes

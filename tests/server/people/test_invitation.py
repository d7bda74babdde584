"""Invitations: an open seat is kept for somebody one has played with."""

import asyncio
from pathlib import Path

import pytest

from tests.server.process import OPEN, Server, bot
from tests.server.someone import SHORT, Someone, seat, someone, sql


@pytest.fixture(scope="module")
def friends(server: Server) -> tuple[Someone, Someone]:
    """Two people who have finished a game together."""

    async def play() -> tuple[Someone, Someone]:
        ada, ben = someone(server, "Ada"), someone(server, "Ben")
        code, _ = ada.table(SHORT, seat("Ada"), OPEN)
        ben.joins(code)
        ada.starts(code)
        await asyncio.gather(ada.plays(code, 1), ben.plays(code, 2))
        return ada, ben

    return asyncio.run(play())


def invited(ada: Someone, ben: Someone, *seats: dict[str, str]) -> str:
    code, _ = ada.table(SHORT, seat("Ada"), *(seats or (OPEN,)))
    ada.post(f"/api/tables/{code}/invite", {"person": ben.id})
    return code


def test_a_seat_is_kept_for_a_friend(server: Server, friends: tuple[Someone, Someone]) -> None:
    ada, ben = friends
    code = invited(ada, ben)
    kept = server.get(f"/api/tables/{code}").json()["seats"][1]
    assert (kept["kind"], kept["name"], kept["person"]) == ("open", "Ben", ben.id)
    assert code in [table["code"] for table in ben.get("/api/me/invitations")]
    for other in (Someone(server, ""), someone(server, "Eve")):
        assert other.refused("POST", f"/api/tables/{code}/join", {"name": "Eve"}) == (409, "full")
    ada.post(f"/api/tables/{code}/invite", {"person": ben.id})  # once more changes nothing
    assert ben.post(f"/api/tables/{code}/join", {"name": "Ben"})["seat"] == 1
    assert code not in [table["code"] for table in ben.get("/api/me/invitations")]


def test_a_guest_gets_the_seat_that_is_kept(server: Server, friends: tuple[Someone, Someone]) -> None:
    ada, ben = friends
    code, _ = ada.table(SHORT, seat("Ada"), OPEN, OPEN)
    ada.post(f"/api/tables/{code}/invite", {"person": ben.id})
    eve = server.post(f"/api/tables/{code}/join", {"name": "Eve"}).json()
    assert eve["seat"] == 2
    assert ben.post(f"/api/tables/{code}/join", {"name": "Ben"})["seat"] == 1


def test_an_invitation_can_be_declined_or_withdrawn(server: Server, friends: tuple[Someone, Someone]) -> None:
    ada, ben = friends
    code = invited(ada, ben)
    assert ben.post(f"/api/tables/{code}/decline")["seats"][1]["person"] is None
    assert server.post(f"/api/tables/{code}/join", {"name": "Eve"}).status_code == 200
    code = invited(ada, ben)
    assert ada.post(f"/api/tables/{code}/seats/1", OPEN)["table"]["seats"][1]["person"] is None
    assert code not in [table["code"] for table in ben.get("/api/me/invitations")]
    code = invited(ada, ben)
    ada.post(f"/api/tables/{code}/start", {"fill": "beginner"})
    assert ben.get("/api/me/invitations") == []
    assert ben.refused("POST", f"/api/tables/{code}/decline") == (409, "stale")


def test_who_may_invite_whom(server: Server, friends: tuple[Someone, Someone]) -> None:
    ada, ben = friends
    eve = someone(server, "Eve")
    code, _ = ada.table(SHORT, seat("Ada"), OPEN)
    invite = f"/api/tables/{code}/invite"
    assert ada.refused("POST", invite, {"person": eve.id}) == (403, "stranger")
    assert ada.refused("POST", invite, {"person": "nobody"}) == (403, "stranger")
    assert ben.refused("POST", invite, {"person": ada.id}) == (403, "not-your-seat")
    assert Someone(server, "").refused("POST", invite, {"person": ben.id}) == (401, "no-person")
    full, _ = ada.table(SHORT, seat("Ada"), bot())
    assert ada.refused("POST", f"/api/tables/{full}/invite", {"person": ben.id}) == (409, "full")


def test_a_guest_who_is_deleted_leaves_the_seat_free(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada, ben = someone(server, "Ada"), someone(server, "Ben")
        for number, one in enumerate((ada, ben)):
            sql(
                tmp_path,
                "insert into results (code, seat, game, seats, person, name, place, score, sources, rated, at)"
                " values ('ABCDEFGH', ?, ?, 2, ?, '', 1, 7, '{}', 0, 1)",
                number,
                SHORT,
                one.id,
            )
        code = invited(ada, ben)
        ben.post("/api/me/delete", {"name": "Ben"})
        free = server.get(f"/api/tables/{code}").json()["seats"][1]
        assert (free["kind"], free["name"], free["person"]) == ("open", "", None)

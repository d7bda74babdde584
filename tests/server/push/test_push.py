"""A player who is not connected is told that it is their turn: once, in their language, and only them."""

import asyncio
import random
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.player import Player, at
from tests.server.process import Server, bot, person
from tests.server.push.service import Service, service
from tests.server.someone import someone
from tilewright.games import names
from tilewright.server.push import outlet

GAME = names()[0]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ("--push-anywhere", "--limit", "0", "--contact", "host@example.org")
    with Server(tmp_path_factory.mktemp("push"), *options) as running:
        yield running


@pytest.fixture
def services() -> Iterator[Service]:
    with service() as made:
        yield made


def counts(server: Server) -> dict[str, int]:
    found = re.findall(r'pushes_total\{outcome="(\w+)"\} (\d+)', server.get("/metrics").text)
    return {name: int(value) for name, value in found}


def until(server: Server, outcome: str, more: int, before: dict[str, int]) -> None:
    """Wait for more notifications with this outcome."""
    end = time.monotonic() + 60
    while counts(server)[outcome] < before[outcome] + more:
        assert time.monotonic() < end, counts(server)
        time.sleep(0.05)


def stored(server: Server, endpoint: str) -> int:
    with sqlite3.connect(server.data / "tables.db") as database:
        return int(database.execute("select count(*) from pushes where endpoint = ?", (endpoint,)).fetchone()[0])


def table(server: Server, *seats: dict[str, Any], title: str = "") -> tuple[str, dict[int, str]]:
    code, tokens = server.table(GAME, *seats, title=title)
    server.start_table(code, tokens[0])
    return code, tokens


async def passes_turn(one: Player) -> None:
    """Play until it is somebody else's turn."""
    await one.until(lambda player: player.is_asked)
    while one.is_asked:
        await one.play_any(random.Random(1))
        heard = await one.next("update", "refuse")
        assert heard["type"] == "update", heard


async def turns(server: Server, code: str, token: str, count: int = 1) -> None:
    async with at(server.live(code)) as player:
        await player.hello(token)
        for _ in range(count):
            await passes_turn(player)


def test_one_push_for_each_turn(server: Server, services: Service) -> None:
    code, tokens = table(server, person("Ada"), person("Ben"), title="Friday")
    ben, phone = services.browser("/ben"), services.browser("/phone")
    for browser, language in ((ben, "de"), (phone, "fr")):
        answer = server.post("/api/push", browser.form(language), tokens[1])
        assert answer.json() == {"players": 1}
    before = counts(server)

    async def run() -> None:
        for _ in range(2):
            await turns(server, code, tokens[0])
            first, second = services.next(), services.next()
            by_path = {first.path: first, second.path: second}
            assert ben.read(by_path["/ben"]) == {"code": code, "title": "Friday", "body": "Du bist am Zug."}
            assert phone.read(by_path["/phone"])["body"] == "À toi de jouer."
            assert first.headers["authorization"].startswith("vapid t=")
            assert first.headers["content-encoding"] == "aes128gcm"
            assert (first.headers["topic"], int(first.headers["ttl"])) == (code, 86_400)
            assert b"Friday" not in first.body
            await turns(server, code, tokens[1])

    asyncio.run(run())
    until(server, "sent", 4, before)
    assert services.got.empty()


def test_a_connected_player_is_not_told(server: Server, services: Service) -> None:
    code, tokens = table(server, person("Ada"), person("Ben"))
    ada, ben = services.browser("/ada"), services.browser("/ben")
    server.post("/api/push", ben.form(), tokens[1])

    async def run() -> None:
        async with at(server.live(code)) as here:
            await here.hello(tokens[1])
            await turns(server, code, tokens[0])  # Ben is connected, if not with the device that would be told
            server.post("/api/push", ada.form(), tokens[0])
            await passes_turn(here)  # Ada is not

    asyncio.run(run())
    pushed = services.next()
    assert pushed.path == "/ada"
    assert ada.read(pushed)["code"] == code
    assert services.got.empty()


def test_an_undo_is_no_new_turn(server: Server, services: Service) -> None:
    code, tokens = table(server, person("Ada"), bot("beginner"), person("Ben"))
    ben = services.browser("/ben")
    server.post("/api/push", ben.form(), tokens[2])

    async def run() -> None:
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await passes_turn(ada)  # the bot follows, then Ben
            await ada.until(lambda player: player.turn["asked"] == 2)
            ben.read(await asyncio.to_thread(services.next))
            await ada.send(type="undo", version=ada.version, seat=0)
            await ada.next("undo_asked")
            async with at(server.live(code)) as other:
                asked = await other.hello(tokens[2])
                await other.send(type="consent", request=asked["undo"]["request"], agree=True)
                await other.until(lambda player: player.turn["asked"] == 0)
            await passes_turn(ada)
            await ada.until(lambda player: player.turn["asked"] == 2)

    before = counts(server)
    asyncio.run(run())
    code, tokens = table(server, person("Ada"), person("Ben"))  # what comes later overtakes nothing
    late = services.browser("/late")
    server.post("/api/push", late.form(), tokens[1])
    asyncio.run(turns(server, code, tokens[0]))
    assert services.next().path == "/late"
    until(server, "sent", 1, before)
    assert services.got.empty()


def test_a_page_that_vanishes_as_its_turn_begins_is_told(server: Server, services: Service) -> None:
    """A phone that sleeps looks connected for a while."""
    code, tokens = table(server, person("Ada"), person("Ben"))
    ben = services.browser("/ben")
    server.post("/api/push", ben.form(), tokens[1])

    async def run() -> None:
        async with at(server.live(code)) as here:
            await here.hello(tokens[1])
            await turns(server, code, tokens[0])
            await here.until(lambda player: player.is_asked)

    asyncio.run(run())
    assert ben.read(services.next())["code"] == code


def test_a_person_is_told_at_every_device(server: Server, services: Service) -> None:
    ben = someone(server, "Ben")
    code, tokens = server.table(GAME, person("Ada"), {"kind": "open"})
    ben.joins(code)
    server.start_table(code, tokens[0])
    phone, lost = services.browser("/phone"), services.browser("/lost")
    lost_device = ben.other_device()
    assert ben.post("/api/push", phone.form()) == {"players": 1}  # no token of any seat
    lost_device.post("/api/push", lost.form())
    asyncio.run(turns(server, code, tokens[0]))
    assert {services.next().path, services.next().path} == {"/phone", "/lost"}
    assert len(ben.get("/api/me/export")["notifications"]) == 2
    device = next(one["id"] for one in ben.get("/api/me/devices") if not one["this"])
    assert ben.ask("DELETE", f"/api/me/devices/{device}").status_code == 200
    assert stored(server, lost.endpoint) == 0


def test_an_endpoint_that_is_gone_is_forgotten(server: Server, services: Service) -> None:
    before = counts(server)
    for status in (404, 410):
        code, tokens = table(server, person("Ada"), person("Ben"))
        gone = services.browser(f"/gone{status}", status)
        server.post("/api/push", gone.form(), tokens[1])
        assert stored(server, gone.endpoint) == 1
        asyncio.run(turns(server, code, tokens[0]))
        assert services.next().path == f"/gone{status}"
    until(server, "gone", 2, before)
    assert stored(server, services.url + "/gone404") == stored(server, services.url + "/gone410") == 0


def test_a_busy_service_is_tried_again_and_a_refusal_counted(server: Server, services: Service) -> None:
    before = counts(server)
    code, tokens = table(server, person("Ada"), person("Ben"))
    busy, strict = services.browser("/busy", 503), services.browser("/strict", 403)
    for browser in (busy, strict):
        server.post("/api/push", browser.form(), tokens[1])
    asyncio.run(turns(server, code, tokens[0]))
    assert sorted(services.next().path for _ in range(2)) == ["/busy", "/strict"]
    assert busy.read(services.next())["code"] == code  # after a pause
    until(server, "sent", 1, before)
    until(server, "refused", 1, before)
    assert counts(server)["retried"] == before["retried"] + 1
    assert stored(server, strict.endpoint) == 1


def test_a_service_that_hangs_delays_no_move(server: Server) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()  # accepts, and never answers
        code, tokens = table(server, person("Ada"), person("Ben"))
        browser = Service().browser("/none")
        form = {**browser.form(), "endpoint": f"http://127.0.0.1:{silent.getsockname()[1]}/"}
        assert server.post("/api/push", form, tokens[1]).status_code == 200

        async def run() -> None:
            for _ in range(3):
                await turns(server, code, tokens[0])
                await turns(server, code, tokens[1])

        asyncio.run(run())
        server.post("/api/push/forget", {"endpoint": form["endpoint"]})
        assert stored(server, form["endpoint"]) == 0


def test_who_may_subscribe(server: Server, services: Service) -> None:
    _, tokens = table(server, person("Ada"), person("Ben"))
    form = services.browser().form()
    assert server.post("/api/push", form).status_code == 403
    assert server.post("/api/push", form, "no-such-token").status_code == 403
    assert server.post("/api/push", form, f"{tokens[0]},{tokens[1]}").json() == {"players": 2}
    assert server.post("/api/push", {**form, "language": "xx"}, tokens[0]).status_code == 400
    assert server.post("/api/push", {**form, "auth": "short"}, tokens[0]).status_code == 422
    assert server.post("/api/push", {**form, "endpoint": "ftp://push.example/"}, tokens[0]).status_code == 422
    key = server.get("/api/push").json()["key"]
    assert len(key) == 87
    assert server.get("/api/push").json()["key"] == key


def test_a_renewed_token_is_told_nothing(server: Server, services: Service) -> None:
    code, tokens = table(server, person("Ada"), person("Ben"))
    old, new = services.browser("/old"), services.browser("/new")
    server.post("/api/push", old.form(), tokens[1])
    token = server.post(f"/api/tables/{code}/token", {"seat": 1}, tokens[1]).json()["token"]
    server.post("/api/push", new.form(), token)
    asyncio.run(turns(server, code, tokens[0]))
    assert services.next().path == "/new"
    assert services.got.empty()


@pytest.mark.parametrize(
    ("endpoint", "is_allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://8.8.8.8/push", True),
        ("http://push.example/", False),
        ("https://push.example:8443/", False),
        ("https://ada:pass@push.example/", False),
        ("https://127.0.0.1/", False),
        ("https://10.0.0.1/", False),
        ("https://169.254.169.254/latest", False),
        ("https://[::1]/", False),
        ("https://[::ffff:10.0.0.1]/", False),
        ("https://[fd00::1]/", False),
        ("https:///path", False),
        ("https://[nonsense/", False),
    ],
)
def test_endpoints_are_public_services(endpoint: str, is_allowed: bool) -> None:
    assert outlet.is_allowed(endpoint, False) is is_allowed


def test_a_name_that_leads_home_is_not_followed() -> None:
    """The name may look public: what counts is where it leads when it is used."""

    async def run() -> None:
        out = outlet.Outlet(False)
        try:
            await out.post("https://localhost/push", {}, b"")
        finally:
            await out.close()

    with pytest.raises(outlet.Forbidden):
        asyncio.run(run())

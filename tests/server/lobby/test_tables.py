"""Tables over REST: create, join, fill, leave, return, rematch; and only by people who may."""

import asyncio
import random

from tests.server.player import at
from tests.server.process import HTTP, OPEN, Server, bot, person
from tilewright.games import FOLDER, facts, names
from tilewright.server.lobby.lobby import LETTERS
from tilewright.words import LANGUAGES, homes
from tilewright.words import text as spoken

GAME = names()[0]


def reason(answer) -> str:  # type: ignore[no-untyped-def]
    return str(answer.json()["reason"]["key"])


def test_a_table_from_start_to_finish(server: Server) -> None:
    code, tokens = server.table(GAME, person("Ada"), OPEN, bot("club"), title="Sunday", public=True)
    assert len(code) == 8
    assert set(code) <= set(LETTERS)
    assert list(tokens) == [0]
    listed = server.get(f"/api/tables?status=open&game={GAME}").json()
    assert code in [table["code"] for table in listed]
    shown = server.get(f"/api/tables/{code.lower()}").json()
    assert len(shown["commitment"]) == 64  # committed to before anybody takes a seat
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "bot"]
    assert reason(server.post(f"/api/tables/{code}/start", {"fill": None}, tokens[0])) == "server-open-seats"
    joined = server.post(f"/api/tables/{code}/join", {"name": "Bob"}).json()
    assert joined["seat"] == 1
    assert reason(server.post(f"/api/tables/{code}/join", {"name": "Eve"})) == "server-full"
    assert reason(server.post(f"/api/tables/{code}/start", {}, joined["token"])) == "server-not-host"
    assert reason(server.post(f"/api/tables/{code}/start", {}, "nonsense")) == "server-not-host"
    server.start_table(code, tokens[0])
    assert reason(server.post(f"/api/tables/{code}/start", {}, tokens[0])) == "server-not-open"
    assert len(server.get(f"/api/tables/{code}").json()["commitment"]) == 64
    assert joined["token"] not in server.get(f"/api/tables/{code}").text


def test_private_tables_are_not_listed(server: Server) -> None:
    code, _ = server.table(GAME, person(), OPEN)
    assert code not in [table["code"] for table in server.get("/api/tables").json()]


def test_the_host_sets_seats_and_fills_with_bots(server: Server) -> None:
    code, tokens = server.table(GAME, person("Ada"), OPEN, OPEN)
    made = server.post(f"/api/tables/{code}/seats/1", {"kind": "person", "name": "Hot Seat"}, tokens[0]).json()
    assert made["token"]
    assert reason(server.post(f"/api/tables/{code}/seats/2", {"kind": "open"}, made["token"])) == "server-not-host"
    assert reason(server.post(f"/api/tables/{code}/seats/9", {"kind": "open"}, tokens[0])) == "server-seat-taken"
    server.start_table(code, tokens[0], fill="beginner")
    seats = server.get(f"/api/tables/{code}").json()["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats][2] == ("bot", "beginner")


def test_a_player_who_leaves_is_replaced_until_they_return(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(GAME, person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            answer = server.post(f"/api/tables/{code}/leave", {"seat": 1}, tokens[1])
            assert answer.json()["seats"][1]["away"]
            await ada.finish(random.Random(1), plies=12)
            assert any(move["seat"] == 1 for move in ada.moves)
            async with at(server.live(code)) as bob:
                await bob.hello(tokens[1])
                assert bob.table["seats"][1]["away"]  # who only looks does not take the seat
                server.post(f"/api/tables/{code}/return", {"seat": 1}, tokens[1])
                await bob.until(lambda player: not player.table["seats"][1]["away"])
                while not bob.is_asked:
                    if ada.is_asked:
                        await ada.play_any(random.Random(2))
                        await ada.next("update")
                    elif ada.turn["asked"] == 1 and bob.version == ada.version:
                        break
                    await bob.until(lambda player: player.version >= ada.version)
                    if not ada.is_asked and not bob.is_asked:
                        await ada.hear()
                assert bob.turn["thinking"] is None

    asyncio.run(play())


def test_a_rematch_rotates_the_seats_and_keeps_the_tokens(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(GAME, person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        assert reason(server.post(f"/api/tables/{code}/rematch", {}, tokens[0])) == "server-not-over"
        async with at(server.live(code)) as both:
            await both.hello(*tokens.values())
            await both.finish(random.Random(1))
        again = server.post(f"/api/tables/{code}/rematch", {}, tokens[0]).json()["table"]
        assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ada"]
        assert server.post(f"/api/tables/{code}/rematch", {}, tokens[1]).json()["table"]["code"] == again["code"]
        async with at(server.live(again["code"])) as ada:
            state = await ada.hello(tokens[0])
            assert state["you"] == [1]
        assert reason(server.post(f"/api/tables/{code}/rematch", {}, "foreign")) == "server-not-your-seat"

    asyncio.run(play())


def test_impossible_tables_are_refused(server: Server) -> None:
    def made(**wish) -> str:  # type: ignore[no-untyped-def]
        answer = server.post("/api/tables", {"game": GAME, "seats": [person(), OPEN], **wish})
        assert 400 <= answer.status_code < 500
        return reason(answer)

    most = facts(GAME).seats[-1]
    assert made(game="chess") == "server-no-game"
    assert made(seats=[OPEN] * (most + 1)) == "server-seats"
    assert made(options={"weather": "rain"}) == "server-no-option"
    assert made(seats=[bot("cmd:sh"), OPEN]) == "server-no-level"
    assert made(seats=[person("\u200b \n"), OPEN]) == "server-no-name"
    assert made(seats=[person("x" * 33), OPEN]) == "server-malformed"
    assert server.get("/api/tables/NOSUCH").status_code == 404


def test_records_are_kept_and_shown_at_any_point(server: Server) -> None:
    file = next(iter(sorted((FOLDER / GAME / "tests" / "golden").glob("*.game"))))
    text = "\n".join(line for line in file.read_text().splitlines() if not line.startswith(("expect", "#")))
    code, tokens = server.table(GAME, person(), bot())  # so that the game is ready
    server.start_table(code, tokens[0])

    async def wait() -> None:
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.until(lambda player: player.is_asked)

    asyncio.run(wait())
    sent = server.get(f"/api/tables/{code}/record", tokens[0]).text

    answer = HTTP.post(f"{server.url}/api/records", content=sent.encode(), timeout=60)
    assert answer.status_code == 201, answer.text
    about = answer.json()
    assert server.get(f"/api/records/{about['id']}").json() == about
    assert server.get(f"/api/records/{about['id']}/text").text == sent
    moment = server.get(f"/api/records/{about['id']}/scene/1").json()
    assert (moment["ply"], moment["of"], moment["scene"]["viewer"]) == (1, about["plies"], -1)
    assert server.get(f"/api/records/{about['id']}/scene/99").status_code == 404
    bad = HTTP.post(f"{server.url}/api/records", content=sent.replace("end", "fly\nend").encode(), timeout=60)
    assert (bad.status_code, reason(bad)) == (422, "server-record")
    assert text


def test_pages_for_every_game(server: Server) -> None:
    for name in names():
        sheet = server.get(f"/art/{name}/day.svg")
        assert sheet.headers["content-type"].startswith("image/svg+xml")
        assert 'id="chip/red"' in sheet.text
        assert server.get(f"/rules/{name}.md").text.startswith("#")
        for language in LANGUAGES:
            words = server.get(f"/words/{name}/{language}.ftl").text
            assert "server-stale =" in words
            assert "refuse-over =" in words
            assert all(spoken(home, language) in words for home in homes(facts(name)))
    assert server.get("/t/ABCDEF").headers["content-type"].startswith("text/html")
    assert server.get("/api/nothing").status_code == 404
    assert "tilewright_rooms" in server.get("/metrics").text
    assert server.get("/schema").status_code == 200

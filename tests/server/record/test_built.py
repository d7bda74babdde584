"""Games that begin with a position in words: uploaded, replayed, reviewed, and played to the end at a new table."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from tests.server.player import at
from tests.server.process import HTTP, Server, bot, person
from tilewright.cli import main
from tilewright.core.move import HIDDEN
from tilewright.core.record import Record
from tilewright.games import can_build, facts, hides, names
from tilewright.table import Table

GAMES = [name for name in names() if can_build(name)]
LATE = 2 / 3  # of a game: the position that is built, so that it is soon played to the end
WAIT_S = 300.0
POLL_S = 0.2


def middle(name: str, seed: int = 5) -> Record:
    """The record of a game that begins late in a random game, with some moves after it."""
    table, rng = Table(name, seats=facts(name).seats[0], seed=seed), random.Random(seed)
    while not table.is_over:
        table.play(rng.choice(table.legal()))
    early = Table.of(table.record, round(LATE * len(table.moves)))
    position = early.game.state(early.position)
    late = Table(name, seats=early.seats, options=early.options, deals=False, position=position)
    for move in table.moves[len(early.moves) :][:6]:
        late.play(move)
    return late.record


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_uploaded_replayed_and_played_on_from(server: Server, name: str, tmp_path: Path) -> None:
    record = middle(name)
    about = server.upload(record.write())
    assert server.upload(record.to_json())["id"] == about["id"]
    assert about["plies"] == len(record.moves)
    first = server.get(f"/api/records/{about['id']}/scene/0").json()
    assert first["scene"]["areas"]
    ply, count = 3, about["seats"]
    seats = [person("Ada"), *[bot()] * (count - 1)]
    made = server.post(f"/api/records/{about['id']}/branch", {"ply": ply, "seats": seats}).json()
    code, token = made["table"]["code"], made["tokens"]["0"]

    async def play() -> None:
        async with at(server.live(code)) as ada:
            await ada.hello(token)
            await ada.until(lambda one: one.scene is not None)
            await ada.finish(random.Random(1))

    asyncio.run(play())
    played = Record.read(server.get(f"/api/tables/{code}/record").text)
    assert (played.position, played.moves[:ply]) == (record.position, record.moves[:ply])
    assert Table.of(played).is_over
    file = tmp_path / "built.game"
    file.write_text(played.write(), encoding="utf-8")
    assert main(["verify", str(file)]) == 0


def test_a_table_remembers_where_its_game_began(server: Server) -> None:
    record = middle("carcassonne", 6)
    about = server.upload(record.write())
    seats = [person(f"P{seat}") for seat in range(about["seats"])]
    made = server.post(f"/api/records/{about['id']}/branch", {"ply": 0, "seats": seats}).json()
    server.stop()
    server.start()
    found = Record.read(server.get(f"/api/tables/{made['table']['code']}/record", made["tokens"]["0"]).text)
    assert found.position == record.position


@pytest.mark.parametrize("name", [name for name in GAMES if hides(name)])
def test_nobody_reads_hidden_hands_in_the_record_of_a_live_game(server: Server, name: str) -> None:
    about = server.upload(middle(name).write())
    seats = [person(f"P{seat}") for seat in range(about["seats"])]
    made = server.post(f"/api/records/{about['id']}/branch", {"ply": 0, "seats": seats}).json()
    code = made["table"]["code"]
    for token in ("", *made["tokens"].values()):
        found = Record.read(server.get(f"/api/tables/{code}/record", token).text)
        assert found.position == {HIDDEN: HIDDEN}
    for token in made["tokens"].values():
        for seat in range(about["seats"]):
            server.post(f"/api/tables/{code}/analysis", {"seat": seat, "allow": True}, token)
    answer = server.post(f"/api/tables/{code}/branch", {"ply": 0, "seats": seats}, made["tokens"]["0"])
    assert answer.json()["reason"]["key"] == "server-hidden"


def test_a_live_game_cannot_be_laid_out_to_be_helped_there(server: Server) -> None:
    name, rng = "carcassonne", random.Random(9)
    code, tokens = server.table(name, person("Ada"), person("Ben"))
    server.start_table(code, tokens[0])

    async def play() -> None:
        async with at(server.live(code)) as both:
            await both.hello(*tokens.values())
            await both.finish(rng, plies=40)

    asyncio.run(play())
    live = Table.of(Record.read(server.get(f"/api/tables/{code}/record", tokens[0]).text))
    state = live.game.state(live.position)
    changed = {**state, "points": [one + 1 for one in state["points"]]}
    seats = [person("Eve"), bot()]
    for position in (state, changed):
        laid = Table(name, seats=2, position=position, deals=False).record
        about = server.upload(laid.write())
        answer = server.post(f"/api/records/{about['id']}/branch", {"ply": 0, "seats": seats})
        assert answer.json()["reason"]["key"] == "server-analysis"
        answer = server.post("/api/reviews", {"record": about["id"], "strength": "quick"})
        assert answer.json()["reason"]["key"] == "server-analysis"
    other = server.upload(middle(name).write())
    assert server.post(f"/api/records/{other['id']}/branch", {"ply": 0, "seats": seats}).status_code == 201


@pytest.mark.parametrize("name", ["carcassonne", "tabula_rasa"])
def test_the_real_game_goes_on_from_a_position(server: Server, name: str) -> None:
    about = server.upload(middle(name, 3).write())
    wish = {"ply": 0, "seats": [person("Ada"), person("Ben")], "by_hand": "unknown"}
    bots = server.post(f"/api/records/{about['id']}/branch", {**wish, "seats": [person("Ada"), bot()]})
    assert bots.json()["reason"]["key"] == "server-by-hand"
    made = server.post(f"/api/records/{about['id']}/branch", wish).json()
    assert made["table"]["by_hand"] == ("unknown" if name == "carcassonne" else "entered")
    code, tokens = made["table"]["code"], made["tokens"]

    async def play() -> None:
        async with at(server.live(code)) as both:
            await both.hello(*tokens.values())
            await both.until(lambda one: one.scene is not None)

    asyncio.run(play())


def test_an_impossible_position_is_refused_with_its_line_and_reason(server: Server) -> None:
    record = middle("carcassonne")
    server.upload(record.write())  # compiles the game
    text = record.write().replace('"0 0": "D 0"', '"0 0": "D 1"')
    answer = HTTP.post(f"{server.url}/api/records", content=text)
    assert answer.status_code == 422, answer.text
    reason = dict(answer.json()["reason"]["args"])
    line = next(at for at, words in enumerate(text.splitlines(), start=1) if words.startswith("position"))
    assert (reason["line"], "2.1" in reason["reason"]) == (line, True)


def test_a_position_is_reviewed(server: Server) -> None:
    record = middle("tabula_rasa", 7)  # another one than people are playing
    asked = server.post("/api/reviews", {"record": server.upload(record.write())["id"], "strength": "quick"}).json()
    until = time.monotonic() + WAIT_S
    while (shown := server.get(f"/api/reviews/{asked['id']}").json())["status"] != "done":
        assert time.monotonic() < until
        time.sleep(POLL_S)
    assert shown["done"] == len(record.moves)

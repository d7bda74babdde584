"""Continuing from a point of another game: only by people who may know all of it, and with new draws."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.player import at
from tests.server.process import OPEN, Server, bot, person
from tests.server.records import recorded
from tilewright.cli import main
from tilewright.core.move import HIDDEN
from tilewright.core.record import Record
from tilewright.games import facts, names
from tilewright.table import Table


@pytest.mark.parametrize("name", names())
def test_any_game_can_be_played_on_from_a_record(server: Server, name: str, tmp_path: Path) -> None:
    text = recorded(name)
    about = server.upload(text)
    ply = about["plies"] * 3 // 4
    seats = [person("Ada"), *[bot()] * (about["seats"] - 1)]

    def branch(**more: Any) -> httpx.Response:
        return server.post(f"/api/records/{about['id']}/branch", {"ply": ply, "seats": seats, **more})

    made = branch().json()
    table = made["table"]
    assert (table["status"], table["given"], table["game"]) == ("playing", ply, name)

    async def play() -> None:
        async with at(server.live(table["code"])) as ada:
            await ada.hello(made["tokens"]["0"])
            await ada.until(lambda one: one.scene is not None)
            await ada.finish(random.Random(1))

    asyncio.run(play())
    record = server.get(f"/api/tables/{table['code']}/record").text
    assert Record.read(record).moves[:ply] == Record.read(text).moves[:ply]
    assert Table.of(Record.read(record)).is_over
    file = tmp_path / "branched.game"
    file.write_text(record)
    assert main(["verify", str(file)]) == 0
    file.write_text(record.replace(f"note chance after {ply}\n", ""))
    assert main(["verify", str(file)]) == 2  # the moves from the other game do not follow from the new secret

    assert branch(ply=about["plies"]).json()["reason"]["key"] == "server-over"
    assert branch(ply=about["plies"] + 1).json()["reason"]["key"] == "server-no-ply"
    assert branch(seats=[*seats, bot()]).json()["reason"]["key"] == "server-seats"
    waiting = branch(seats=[person("Ada"), *[OPEN] * (about["seats"] - 1)]).json()["table"]
    assert waiting["status"] == "open"


@pytest.mark.parametrize("name", names())
def test_a_live_game_can_be_branched_only_if_all_allow_it_and_nothing_is_hidden(server: Server, name: str) -> None:
    seats = facts(name).seats[0]

    async def play() -> None:
        code, tokens = server.table(name, *(person(f"P{seat}") for seat in range(seats)))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as everybody:
            await everybody.hello(*tokens.values())
            await everybody.finish(random.Random(2), plies=30)
            wish = {"ply": everybody.ply, "seats": [person("Eve"), *[bot()] * (seats - 1)]}

            def refusal(token: str) -> str:
                answer = server.post(f"/api/tables/{code}/branch", wish, token)
                return "" if answer.status_code == 201 else str(answer.json()["reason"]["key"])

            for seat, token in tokens.items():
                assert refusal("") == "server-not-your-seat"
                assert [refusal(own) for own in tokens.values()] == ["server-analysis"] * seats
                other = server.post(f"/api/tables/{code}/analysis", {"seat": (seat + 1) % seats, "allow": True}, token)
                assert other.json()["reason"]["key"] == "server-not-your-seat"
                table = server.post(f"/api/tables/{code}/analysis", {"seat": seat, "allow": True}, token).json()
                assert table["seats"][seat]["analysis"]
                await everybody.until(lambda one, at=seat: one.table["seats"][at]["analysis"])  # type: ignore[misc]
                if seat == seats - 2:
                    break  # the last one may ask: asking allows it
            assert [refusal(tokens[seat]) == "server-analysis" for seat in tokens] == [True] * (seats - 1) + [False]
            server.post(f"/api/tables/{code}/analysis", {"seat": seats - 1, "allow": True}, tokens[seats - 1])
            assert refusal("") == "server-not-your-seat"
            for token in tokens.values():
                story = server.get(f"/api/tables/{code}/story", token).json()["moves"]
                is_hidden = any(HIDDEN in move["words"].split() for move in story)
                assert refusal(token) == ("server-hidden" if is_hidden else "")

    asyncio.run(play())


def test_the_record_of_a_live_game_is_no_way_around_consent(server: Server) -> None:
    """In a game of open information anybody can download the moves so far and upload them again."""

    async def play() -> None:
        code, tokens = server.table(names()[0], person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as both:
            await both.hello(*tokens.values())
            await both.finish(random.Random(2), plies=30)
            about = server.upload(server.get(f"/api/tables/{code}/record").text)
            path, seats = f"/api/records/{about['id']}/branch", [person("Eve"), bot("master")]
            for ply in (about["plies"], about["plies"] - 5):
                answer = server.post(path, {"ply": ply, "seats": seats})
                assert answer.json()["reason"]["key"] == "server-analysis"
            await both.finish(random.Random(3))
            assert server.post(path, {"ply": about["plies"], "seats": seats}).status_code == 201

    asyncio.run(play())


def test_a_live_game_needs_consent_even_if_nobody_is_connected(server: Server) -> None:
    """Moves that were undone do not count, and a table nobody is connected to may be continued tomorrow."""

    async def play() -> str:
        code, tokens = server.table(names()[0], person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as both:
            await both.hello(*tokens.values())
            await both.finish(random.Random(2), plies=20)
            await both.until(lambda one: one.is_asked)
            await both.send(type="undo", version=both.version, seat=both.turn["asked"])
            await both.next("update")
            await both.finish(random.Random(4), plies=24)
        return code

    code = asyncio.run(play())
    text = server.get(f"/api/tables/{code}/record").text
    server.stop()
    server.start()
    about = server.upload(text)
    wish = {"ply": about["plies"], "seats": [person("Eve"), bot("master")]}
    answer = server.post(f"/api/records/{about['id']}/branch", wish)
    assert answer.json()["reason"]["key"] == "server-analysis"


def test_one_move_in_common_after_the_branch_is_coincidence(server: Server) -> None:
    """Two people continue a published game and play its next move: the published game stays open to all."""
    text = recorded(names()[0])
    ply = next(ply for ply, move in enumerate(Record.read(text).moves) if ply > 20 and move.startswith("place"))
    about = server.upload(text)
    path = f"/api/records/{about['id']}/branch"
    made = server.post(path, {"ply": ply, "seats": [person("Ada"), person("Bob")]}).json()

    async def play() -> None:
        async with at(server.live(made["table"]["code"])) as both:
            await both.hello(*made["tokens"].values())
            await both.until(lambda one: one.is_asked)
            await both.play(Record.read(text).moves[ply])
            await both.next("update")

    asyncio.run(play())
    again = server.post(path, {"ply": about["plies"] - 1, "seats": [person("Eve"), bot()]})
    assert again.status_code == 201


def test_moves_from_the_other_game_cannot_be_undone(server: Server) -> None:
    about = server.upload(recorded(names()[0], 21))
    made = server.post(
        f"/api/records/{about['id']}/branch", {"ply": 21, "seats": [person("Ada"), person("Bob")]}
    ).json()

    async def play() -> None:
        async with at(server.live(made["table"]["code"])) as both:
            await both.hello(*made["tokens"].values())
            await both.until(lambda one: one.is_asked)
            for seat in (0, 1):
                await both.send(type="undo", version=both.version, seat=seat)
                assert (await both.next("refuse"))["reason"]["key"] == "server-nothing-to-undo"

    asyncio.run(play())


def test_a_branch_can_begin_with_moves_of_the_seat_to_move(server: Server) -> None:
    text = recorded("carcassonne")
    about = server.upload(text)
    moves = Record.read(text).moves
    ply = next(at for at, words in enumerate(moves) if at > 40 and words.startswith("place"))
    seats = [person("Ada"), bot()]

    def branch(*played: str, at_ply: int = ply) -> httpx.Response:
        wish = {"ply": at_ply, "seats": seats, "moves": list(played)}
        return server.post(f"/api/records/{about['id']}/branch", wish)

    where = f"/api/records/{about['id']}/scene/{ply}"
    asked = server.get(where).json()["scene"]["asked"]
    choices = server.get(f"{where}?viewer={asked}").json()["scene"]["choices"]
    other = next(choice["move"] for choice in choices if choice["move"] != moves[ply])
    made = branch(other).json()
    assert made["table"]["given"] == ply + 1
    kept = Record.read(server.get(f"/api/tables/{made['table']['code']}/record").text).moves
    assert kept[: ply + 1] == (*moves[:ply], other)
    for played, at_ply in ((["nonsense"], ply), ([moves[ply - 1]], ply - 1), (moves[ply : ply + 3], ply)):
        refused = branch(*played, at_ply=at_ply)  # no move, a draw, and moves beyond the turn
        assert (refused.status_code, refused.json()["reason"]["key"]) == (409, "server-stale")
    assert branch(*["pass"] * 9).status_code == 400

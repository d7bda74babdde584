"""Tables with the real game: draws are entered, hands are unknown or entered, and every entry can be taken back."""

import asyncio
from typing import Any

import pytest

from tests.kit.golden import folder
from tests.server.player import Heard, Player, at
from tests.server.process import Server, bot, person
from tilewright.core import byhand
from tilewright.core.game import CHANCE
from tilewright.core.record import Record
from tilewright.core.table import Table
from tilewright.games import find

CARDS, LAND = "tabula_rasa", "carcassonne"


def opened(server: Server, game: str, by_hand: str = "unknown") -> tuple[str, dict[int, str]]:
    code, tokens = server.table(game, person("Ada"), person("Bob"), by_hand=by_hand)
    server.start_table(code, tokens[0])
    return code, tokens


async def asked(player: Player, **question: Any) -> Heard:
    await player.send(version=player.version, id="q", **question)
    return await player.next(question["type"], "refuse")


async def entered(player: Player, **command: Any) -> Heard:
    await player.send(version=player.version, **command)
    return await player.next("update", "refuse")


async def is_ready(player: Player) -> None:
    await player.until(lambda one: one.turn is not None)


def reason(refuse: Heard) -> str:
    return str(refuse["reason"]["key"])


def test_what_was_drawn_is_entered_and_taken_back(server: Server) -> None:
    async def play() -> None:
        code, tokens = opened(server, LAND)
        async with at(server.live(code)) as ada, at(server.live(code)) as bob, at(server.live(code)) as guest:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]), guest.hello())
            await asyncio.gather(is_ready(ada), is_ready(bob), is_ready(guest))
            assert (ada.turn["asked"], ada.ply) == (CHANCE, 0)
            draws = (await asked(bob, type="draws"))["draws"]
            assert draws[0] == {"move": "draw V", "art": "tile/V/0", "left": 9}
            assert reason(await asked(guest, type="draws")) == "server-not-your-seat"
            assert reason(await entered(guest, type="enter", move="draw V")) == "server-not-your-seat"
            assert reason(await entered(bob, type="enter", move="draw Q 1")) == "refuse-shape"
            assert reason(await entered(bob, type="play", seat=1, move="draw V")) == "refuse-chance"
            await entered(bob, type="enter", move="draw V")  # seat 2 may enter what seat 1 has drawn
            await ada.next("update")
            assert ada.moves[0]["words"] == "draw V"
            assert ada.turn["undo"] == [0, 1]
            await ada.play(ada.scene["choices"][0]["move"])
            await ada.next("update")
            await ada.play("pass")
            await ada.next("update")
            assert ada.turn["asked"] == CHANCE  # nobody has to say that the turn is over
            await bob.until(lambda one: one.version == ada.version)
            await entered(bob, type="take_back")
            assert bob.ply == 2
            await entered(bob, type="take_back", ply=0)
            assert (bob.ply, bob.turn["asked"]) == (0, CHANCE)
            assert reason(await entered(bob, type="take_back")) == "server-nothing-to-undo"
            await entered(bob, type="enter", move="draw X")
            assert bob.moves[0]["words"] == "draw X"

    asyncio.run(play())


def test_a_golden_game_with_unknown_hands_is_entered_by_one_person(server: Server) -> None:
    record = Record.read((folder(CARDS) / "2-seats.game").read_text(encoding="utf-8"))

    async def play() -> None:
        code, tokens = opened(server, CARDS)
        async with at(server.live(code)) as ada:
            await ada.hello(*tokens.values())
            await ada.until(lambda one: one.is_asked)
            assert not any(area["kind"] == "hand" and area["owner"] != 0 for area in ada.scene["areas"])
            for words in (move for move in record.moves if move.startswith("play")):
                await ada.send(type="look", seat=ada.turn["asked"])
                await ada.next("state")
                assert words in [choice["move"] for choice in ada.scene["choices"]]
                await ada.play(words)
                assert (await ada.next("update", "refuse"))["type"] == "update"
        told = Table.replay(find(CARDS), record)
        assert ada.over is not None
        assert (ada.over["scores"], ada.over["places"]) == (told.scores, told.places)
        assert {move["words"] for move in ada.moves if move["seat"] == CHANCE} == {"draw ?"}
        kept = Record.read(server.get(f"/api/tables/{code}/record").text)
        assert Table.replay(find(CARDS), kept).scores == told.scores
        assert byhand.NOTE in kept.notes
        assert [note for note in kept.notes if note.startswith("chance")] == []
        assert [word for word in kept.moves if word.startswith("play")] == [
            word for word in record.moves if word.startswith("play")
        ]

    asyncio.run(play())


def test_the_game_ends_where_somebody_says_so(server: Server) -> None:
    async def play() -> None:
        code, tokens = opened(server, CARDS)
        async with at(server.live(code)) as ada:
            await ada.hello(*tokens.values())
            await ada.until(lambda one: one.is_asked)
            await ada.play("play red 1 number")
            await ada.next("update")
            await entered(ada, type="finish")
            assert ada.over is not None
            assert ada.over["scores"] == [1, 0]  # the only knight beside a territory takes it
            assert ada.over["places"] == [1, 2]
            assert reason(await entered(ada, type="take_back")) == "server-over"
            receipts = [event for event in ada.moves[-1]["events"] if event["points"]]
            assert [(event["kind"], event["seat"], event["points"]) for event in receipts] == [
                ("territory-taken", 0, 1)
            ]
        closing = server.get(f"/api/tables/{code}/closing").json()
        assert [event for event in closing["events"] if event["points"]] == receipts
        assert [panel["points"] for panel in closing["scene"]["panels"]] == [0, 0]
        assert not any(area["kind"] == "hand" for area in closing["scene"]["areas"])
        text = server.get(f"/api/tables/{code}/record").text
        kept = Record.read(text)
        assert "?" not in " ".join(kept.moves)
        again = Table.replay(find(CARDS), kept)
        assert again.moves.count("play red 1 number") == 1
        assert (again.is_over, again.scores) == (True, [1, 0])
        facts = server.upload(text)
        assert facts["scores"] == [1, 0]
        assert server.get(f"/api/records/{facts['id']}/closing").json()["events"] == closing["events"]

    asyncio.run(play())


@pytest.mark.parametrize(("by_hand", "advises"), [("unknown", False), ("entered", True)])
def test_there_are_hints_only_where_somebody_enters_the_hands(server: Server, by_hand: str, advises: bool) -> None:
    async def play() -> None:
        code, tokens = server.table(CARDS, person("Ada"), person("Bob"), by_hand=by_hand, hints=True)
        server.start_table(code, tokens[0])
        assert server.get(f"/api/tables/{code}").json()["advises"] is advises
        async with at(server.live(code)) as ada:
            await ada.hello(*tokens.values())
            await is_ready(ada)
            while advises and ada.turn["asked"] == CHANCE:
                draws = (await asked(ada, type="draws"))["draws"]
                await entered(ada, type="enter", move=draws[0]["move"])
            await ada.until(lambda one: one.is_asked)
            while True:
                await ada.send(type="advice", version=ada.version, seat=0, id="a", hint=True)
                answer = await ada.next("advice", "refuse")
                if answer["type"] == "advice" or reason(answer) != "server-compiling":
                    break
                await asyncio.sleep(0.5)  # the first hint on a machine waits for the compiler
            assert answer["type"] == ("advice" if advises else "refuse")
            assert advises or reason(answer) == "server-no-hints-hands"

    asyncio.run(play())


def test_owners_enter_their_hands_and_nobody_else_sees_them(server: Server) -> None:
    async def play() -> None:
        code, tokens = opened(server, CARDS, "entered")
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            await asyncio.gather(is_ready(ada), is_ready(bob))
            assert reason(await asked(bob, type="draws")) == "server-not-your-seat"
            assert reason(await entered(bob, type="enter", move="draw red 1")) == "server-not-your-seat"
            assert len((await asked(ada, type="draws"))["draws"]) == 25
            await entered(ada, type="enter", move="draw red 1")
            await bob.next("update")
            assert (ada.moves[0]["words"], bob.moves[0]["words"]) == ("draw red 1", "draw ?")
            assert "red/1" not in str([bob.scene, bob.moves])
            assert bob.turn["asked"] == CHANCE

    asyncio.run(play())


def test_what_does_not_go_with_the_real_game_is_refused(server: Server) -> None:
    seats = [person("Ada"), person("Bob")]
    for more in ({"rated": True}, {"lot": True}, {"clock": {"main_s": 60}}, {"seats": [person("Ada"), bot()]}):
        wish: dict[str, Any] = {"game": LAND, "seats": seats, "by_hand": "unknown", **more}
        answer = server.post("/api/tables", wish)
        assert (answer.status_code, answer.json()["reason"]["key"]) == (422, "server-by-hand"), more

    code, _ = server.table(LAND, *seats, by_hand="entered", public=True, takeover=True)
    table = server.get(f"/api/tables/{code}").json()
    assert not table["public"]  # no stranger is led to a kitchen table
    assert not table["takeover"]

    async def play() -> None:
        code, tokens = server.table(LAND, *seats)
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.until(lambda one: one.is_asked)
            for command in ({"type": "enter", "move": "draw V"}, {"type": "take_back"}, {"type": "finish"}):
                assert reason(await entered(ada, **command)) == "server-not-by-hand"
            assert reason(await asked(ada, type="draws")) == "server-not-asked"

    asyncio.run(play())

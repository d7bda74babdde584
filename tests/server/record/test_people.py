"""Records keep people: names, levels, colours, clock and result leave with a game and come back with it."""

import asyncio
import random
from datetime import UTC, datetime

from tests.server.player import at
from tests.server.process import Server, bot, person
from tilewright.core.played import Played
from tilewright.core.record import Record
from tilewright.games import names

SMALL = names()[0]
CLOCK = {"main_s": 3600, "turn_s": 30, "days": 0, "at_zero": "lose"}


def finished(server: Server) -> str:
    """The code of a finished game of Ada and the bot Marvin."""
    code, tokens = server.table(
        SMALL,
        person("Ada") | {"colour": 3},
        bot("casual") | {"name": "Marvin", "colour": 1},
        title="Sunday round",
        clock=CLOCK,
    )
    server.start_table(code, tokens[0])

    async def play() -> None:
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            early = Record.read(server.get(f"/api/tables/{code}/record", tokens[0]).text)
            assert not any(note.startswith("result") for note in early.notes)
            assert Played.read(early.notes, 2).players[1].name == "Marvin"
            await ada.finish(random.Random(4))

    asyncio.run(play())
    return code


def test_a_record_names_its_people_and_they_come_back(server: Server) -> None:
    today = datetime.now(UTC).date().isoformat()
    code = finished(server)
    text = server.get(f"/api/tables/{code}/record").text
    facts = server.upload(text)
    ada, marvin = facts["played"]["players"]
    assert (ada["name"], ada["level"], ada["colour"]) == ("Ada", None, 3)
    assert (marvin["name"], marvin["level"], marvin["colour"]) == ("Marvin", "casual", 1)
    assert [one["points"] for one in (ada, marvin)] == facts["scores"]
    assert sorted(one["place"] for one in (ada, marvin))[0] == 1
    assert facts["played"]["title"] == "Sunday round"
    assert facts["played"]["clock"] == CLOCK
    assert facts["played"]["date"] in {today, datetime.now(UTC).date().isoformat()}
    assert facts["played"]["rated"] is False
    assert facts["sides"] == [0, 1]


def test_a_record_without_names_tells_nobody(server: Server) -> None:
    code = finished(server)
    text = server.get(f"/api/tables/{code}/record?names=false").text
    assert not any(word in text for word in ("Ada", "Marvin", "Sunday", code))
    facts = server.upload(text)
    assert [player["name"] for player in facts["played"]["players"]] == ["", ""]
    assert facts["played"]["players"][1]["level"] == "casual"
    with_names = Record.read(server.get(f"/api/tables/{code}/record").text)
    assert Record.read(text).moves == with_names.moves


def test_names_in_uploads_are_cleaned(server: Server) -> None:
    text = Record.read(server.get(f"/api/tables/{finished(server)}/record?names=false").text)
    rude = "player 1 A\u202eda \u0301\u0301\u0301" + "x" * 100
    notes = (*text.notes, rude, "level 2 <script>", "clock 999999 0 lose")
    facts = server.upload(Record(text.game, text.revision, text.seats, text.options, text.moves, notes).write())
    name = facts["played"]["players"][0]["name"]
    assert name.startswith("Ada")
    assert len(name) <= 32
    assert facts["played"]["players"][1]["level"] is None
    assert facts["played"]["clock"] is None

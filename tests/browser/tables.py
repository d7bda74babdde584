"""Tables set up by requests alone, at any point of games that bots have played."""

import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.browser.person import PATIENCE_MS, Person
from tests.server.process import Server, bot, person
from tilewright.bots.arena import match as arena
from tilewright.bots.arena.plan import Plan
from tilewright.bots.roster import Roster
from tilewright.games import find

USUAL_SEED, USUAL_LEVEL = (
    1,
    "beginner",
)  # their games are kept as records, so that bots that learn to play otherwise change no test
SEED = int(os.environ.get("BROWSER_SEED", str(USUAL_SEED)))  # seed of the games; another seed gives other games
GAMES = Path(__file__).with_name("games")
POLL_S = 0.2  # each answer is a whole review: asking too often takes the time that the review needs


@dataclass(frozen=True)
class Seated:
    """A table and the tokens of its seats that people hold."""

    code: str
    game: str
    tokens: dict[int, str]


@dataclass(frozen=True)
class Played:
    """A finished game as a record, with the seat and the log entry of each move."""

    server: Server
    game: str
    record: str
    seats: int
    moves: list[dict[str, Any]]

    @property
    def movers(self) -> list[int]:
        return [move["seat"] for move in self.moves]

    def ply_of(self, seat: int, share: float) -> int:
        """The ply nearest to this share of the game at which a turn of the seat begins."""
        movers, wished = self.movers, share * len(self.moves)
        begun = [ply for ply, mover in enumerate(movers) if mover == seat and ply and movers[ply - 1] != seat]
        return min(begun, key=lambda ply: abs(ply - wished))

    def choices(self, ply: int, seat: int) -> list[dict[str, Any]]:
        """What a seat could choose from at a ply."""
        found = self.server.get(f"/api/records/{self.record}/scene/{ply}", params={"viewer": seat}).json()
        return list(found["scene"]["choices"])

    def again(self, ply: int, *people: dict[str, Any], title: str = "") -> Seated:
        """A new table that continues from a ply; the seats after the people are bots."""
        bots = [bot()] * (self.seats - len(people))
        body = {"ply": ply, "seats": [*people, *bots], "title": title}
        answer = self.server.post(f"/api/records/{self.record}/branch", body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return Seated(made["table"]["code"], self.game, {int(seat): token for seat, token in made["tokens"].items()})

    def seen(self, seated: Seated, what: str) -> Any:
        """What the server shows the players of a table."""
        return self.server.get(f"/api/tables/{seated.code}/{what}", ",".join(seated.tokens.values())).json()

    def over(self) -> Seated:
        """A table where the game has ended: Ada leaves in her last turn, and a bot plays for her."""
        seated = self.again(self.ply_of(0, 1.0), person("Ada"))
        self.server.post(f"/api/tables/{seated.code}/leave", {"seat": 0}, seated.tokens[0])
        end = time.monotonic() + PATIENCE_MS / 1000
        while self.server.get(f"/api/tables/{seated.code}").json()["status"] != "over":
            assert time.monotonic() < end
            time.sleep(0.1)
        return seated


def reviewed(game: Played, plies: int | None = None) -> tuple[str, dict[str, Any]]:
    """The quick review of a game, or of its beginning, once it is done."""
    server, record = game.server, game.record
    if plies is not None:
        lines = server.get(f"/api/records/{record}/text").text.splitlines()
        first = lines.index("") + 1
        record = server.upload("\n".join([*lines[: first + plies], f"end {plies}", ""]))["id"]
    name = server.post("/api/reviews", {"record": record, "strength": "quick"}).json()["id"]
    while (found := server.get(f"/api/reviews/{name}").json())["status"] != "done":
        assert found["status"] != "failed"
        time.sleep(POLL_S)
    return name, found


def play(server: Server, game: str, level: str = USUAL_LEVEL) -> Played:
    """One whole game of bots at the smallest table; always the same game, because tests rely on what happens in it."""
    kept = GAMES / f"{game}.game"
    is_kept = kept.exists() and (SEED, level) == (USUAL_SEED, USUAL_LEVEL)
    record = server.upload(kept.read_text(encoding="utf-8") if is_kept else _text(game, level))
    moves = server.get(f"/api/records/{record['id']}/story").json()["moves"]
    return Played(server, game, record["id"], record["seats"], moves)


def _text(game: str, level: str) -> str:
    """The record of a game between bots of a level."""
    facts = find(game).facts
    plan = Plan(game, facts.revision, facts.seats[0], (), (level,), (level,), SEED)
    text = arena.play(find(game), plan, 0, Roster(facts), is_recorded=True).record
    assert text
    return text


def sit(one: Person, *tables: Seated) -> Person:
    """Give a person the tokens of these tables, as if they had joined them in this browser."""
    kept = [
        {
            "code": table.code,
            "game": table.game,
            "tokens": list(table.tokens.values()),
            "seats": list(table.tokens),
            "at": at,
        }
        for at, table in enumerate(tables)
    ]
    said = json.dumps(json.dumps(kept))
    one.context.add_init_script(
        f"if (!localStorage.getItem('tilewright.seats')) localStorage.setItem('tilewright.seats', {said})"
    )
    return one

"""Tables set up by requests alone: whole games played by bots, and new tables at any point of them."""

import json
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from tests.browser.person import PATIENCE_MS, Person
from tests.server.process import Server, bot, person
from tilewright.games import facts


@dataclass(frozen=True)
class Seated:
    """A table and the tokens of the seats somebody holds there."""

    code: str
    game: str
    tokens: dict[int, str]


@dataclass(frozen=True)
class Played(Seated):
    """A finished game, who made each of its moves, and what was told of it."""

    server: Server
    seats: int
    movers: list[int]
    moves: list[dict[str, Any]]

    def ply_of(self, seat: int, share: float) -> int:
        """The ply nearest to this share of the game at which a turn of the seat begins."""
        wished = share * len(self.movers)
        begun = [ply for ply, mover in enumerate(self.movers) if mover == seat and ply and self.movers[ply - 1] != seat]
        return min(begun, key=lambda ply: abs(ply - wished))

    def again(self, ply: int, *people: dict[str, Any]) -> Seated:
        """A new table that goes on from a ply; the seats after the people are bots."""
        bots = [bot()] * (self.seats - len(people))
        answer = self.server.post(f"/api/tables/{self.code}/branch", {"ply": ply, "seats": [*people, *bots]})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return Seated(made["table"]["code"], self.game, {int(seat): token for seat, token in made["tokens"].items()})


def play(server: Server, games: Iterable[str], level: str = "beginner") -> dict[str, Played]:
    """One whole game of each, all at once, at the smallest table: Ada leaves and bots play for everybody."""
    made = {game: _make(server, game, level) for game in games}
    _wait(lambda: made.keys() <= {game["name"] for game in server.get("/api/games").json() if game["ready"]})
    for seated in made.values():
        server.start_table(seated.code, seated.tokens[0])
        server.post(f"/api/tables/{seated.code}/leave", {"seat": 0}, seated.tokens[0])
    return {game: _ended(server, seated) for game, seated in made.items()}


def _make(server: Server, game: str, level: str) -> Seated:
    """A table that has not begun; its game is made ready meanwhile."""
    code, tokens = server.table(game, person("Ada"), *[bot(level)] * (facts(game).seats[0] - 1))
    return Seated(code, game, tokens)


def _wait(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_MS / 1000
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


def _ended(server: Server, seated: Seated) -> Played:
    _wait(lambda: server.get(f"/api/tables/{seated.code}").json()["status"] == "over")
    table = server.get(f"/api/tables/{seated.code}").json()
    moves = server.get(f"/api/tables/{seated.code}/story").json()["moves"]
    movers = [move["seat"] for move in moves]
    return Played(seated.code, seated.game, seated.tokens, server, len(table["seats"]), movers, moves)


def sit(one: Person, *tables: Seated) -> Person:
    """Give somebody the tokens of these tables, as if they had sat down there in this browser."""
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

"""An event for tests: its host, its entrants, and what each of them sees."""

import asyncio
import random
import time
from typing import Any

from tests.server.player import at
from tests.server.process import Server
from tests.server.someone import SHORT

PATIENCE_S = 60.0
Seen = dict[str, Any]


class Evening:
    """An event, and the tokens of everybody in it."""

    def __init__(self, server: Server, *names: str, **wish: Any) -> None:
        self.server = server
        wish = {"game": SHORT, "form": "duplicate", "seats": 2, "pause": 0, "level": "beginner", **wish}
        answer = server.post("/api/events", {"name": names[0], **wish})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        self.code, self.tokens = made["event"]["code"], [made["token"]]
        for name in names[1:]:
            self.tokens.append(self.enter(name))

    def enter(self, name: str) -> str:
        answer = self.server.post(f"/api/events/{self.code}/enter", {"name": name})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    def see(self, *tokens: str, server: Server | None = None) -> Seen:
        answer = (server or self.server).get(f"/api/events/{self.code}", *tokens)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def start(self) -> Seen:
        answer = self.server.post(f"/api/events/{self.code}/start", {}, self.tokens[0])
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def refusal(self, path: str, body: Any, *tokens: str) -> str:
        """Why a request about the event is refused."""
        answer = self.server.post(f"/api/events/{self.code}/{path}", body, *tokens)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["reason"]["key"]).removeprefix("server-")

    def table(self, entrant: int) -> str:
        """Where somebody plays now."""
        code = self.see(self.tokens[entrant])["table"]
        assert code
        return str(code)

    def until(self, is_so: Any, *tokens: str, server: Server | None = None) -> Seen:
        """What is seen once something is so; there is nothing to listen to but the page."""
        end = time.monotonic() + PATIENCE_S
        while not is_so(seen := self.see(*tokens, server=server)):
            assert time.monotonic() < end, seen
            time.sleep(0.1)
        return seen

    async def play(self, entrant: int, seed: int = 1, server: Server | None = None) -> list[str]:
        """Play the game of this round to its end; the words of all moves."""
        token = self.tokens[entrant]
        code = (server or self.server).get(f"/api/events/{self.code}", token).json()["table"]
        async with at((server or self.server).live(code)) as player:
            await player.hello(token)
            await player.finish(random.Random(f"{seed} {entrant}"))
            return [move["words"] for move in player.moves]

    def play_all(self, *entrants: int) -> list[list[str]]:
        async def run() -> list[list[str]]:
            return await asyncio.gather(*(self.play(one) for one in entrants))

        return asyncio.run(run())

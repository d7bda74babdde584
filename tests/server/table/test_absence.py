"""Leaving reveals nothing: what a stand-in reveals can be undone only if everybody agrees, present or not.

A state machine plays, leaves, returns, disconnects, seats stand-ins, resigns, undoes, agrees, declines, branches and
asks for rematches on a real server. It remembers everything each viewer was ever sent. Each of these moves must still
be part of the game, or have been undone with the consent of every other person who still plays, or have been a decision
that revealed nothing.
"""

import asyncio
import os
import random
import sqlite3
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.server.player import Player, at
from tests.server.process import Server, bot, person
from tests.server.records import recorded
from tilewright.core.game import CHANCE
from tilewright.games import facts, names

EXAMPLES = int(os.environ.get("ABSENCE_EXAMPLES", "4"))
STEPS = int(os.environ.get("ABSENCE_STEPS", "30"))
WATCHER = -1
Result = TypeVar("Result")


# ---- the attack by hand


@pytest.mark.parametrize("name", names())
def test_leaving_gives_nobody_a_look_into_the_future(server: Server, name: str) -> None:
    """One player leaves; the other continues against the stand-in and asks to undo: that needs consent."""

    async def play() -> None:
        seats = facts(name).seats[0]
        code, tokens = server.table(name, person("Ada"), person("Bob"), *[bot()] * (seats - 2))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            for one in (ada, bob):
                await one.until(lambda one: one.turn is not None and one.turn["asked"] != CHANCE)
            left_at = await leave(server, code, tokens[1], bob)
            rng = random.Random(4)
            while ada.over is None and len(stand_in_moves(ada, left_at)) < 2:
                if ada.is_asked:
                    await ada.play_any(rng)
                await ada.next("update")
            await ada.until(lambda one: one.is_asked or one.over is not None)
            told = [move["words"] for move in ada.moves]
            await ada.send(type="undo", version=ada.version, seat=0)
            asked = await ada.next("undo_asked")
            assert asked["waiting"] == [1]
            await ada.send(type="consent", request=asked["request"], agree=True)
            assert (await ada.next("refuse"))["reason"]["key"] == "server-not-your-seat"

            await bob.until(lambda one: one.version == ada.version)
            state = await bob.hello(tokens[1])  # reconnects, sees what happened, and is asked to consent
            made = len(stand_in_moves(ada, left_at))
            assert state["missed"] == [{"seat": 1, "ply": left_at, "moves": made, "undone": 0, "level": "club"}]
            assert state["undo"]["request"] == asked["request"]
            assert (await bob.hello(tokens[1]))["missed"] == state["missed"]  # a reload does not lose it
            assert server.post(f"/api/tables/{code}/return", {"seat": 1}, tokens[1]).status_code == 200
            assert (await bob.hello(tokens[1]))["missed"] == state["missed"]
            await bob.send(type="consent", request=asked["request"], agree=False)
            assert (await ada.next("undo_answered"))["outcome"] == "declined"
            assert (await bob.hello(tokens[1]))["missed"] == []  # shown until they act again
            assert [move["words"] for move in ada.moves] == told

    asyncio.run(play())


async def leave(server: Server, code: str, token: str, player: Player) -> int:
    """Leave seat 1; returns how many moves there were then."""
    answer = server.post(f"/api/tables/{code}/leave", {"seat": 1}, token)
    assert answer.status_code == 200
    return int(player.ply)


def stand_in_moves(player: Player, since: int) -> list[Any]:
    return [move for move in player.moves[since:] if move["seat"] == 1]


def test_a_request_to_undo_can_be_withdrawn_by_its_player(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(names()[0], person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            await ada.until(lambda one: one.is_asked)
            while ada.turn["asked"] == 0:
                await ada.play_any(random.Random(1))
                await ada.next("update")
            await ada.send(type="undo", version=ada.version, seat=0)
            asked = await bob.next("undo_asked")
            await ada.send(type="consent", request=asked["request"], agree=False)
            assert (await bob.next("undo_answered"))["outcome"] == "withdrawn"
            await bob.send(type="consent", request=asked["request"], agree=True)
            assert (await bob.next("refuse"))["reason"]["key"] == "server-no-request"

    asyncio.run(play())


# ---- the machine


@dataclass
class Memory:
    """What one viewer was sent: for each move in the order of the log, its ply and how they could read it."""

    told: list[tuple[int, int, str]] = field(default_factory=list)  # ply, seat, words

    def hear(self, moves: list[Any]) -> None:
        self.told += [(move["ply"], move["seat"], move["words"]) for move in moves]


class Absence(RuleBasedStateMachine):
    """Two people, a spectator, and bots on the other seats."""

    server: Server
    game: str

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()
        self.rng = random.Random(0)
        self.away: set[int] = set()
        self.resigned: set[int] = set()
        self.floor = 0  # nothing before this ply can be undone
        self.request = self.request_version = 0
        self.agreed: set[int] = set()  # the seats that consent to the requested undo
        self.asker: int | None = None
        self.excused: set[tuple[int, int, str]] = set()  # undone by consent of all, or free
        self.memories: dict[int, Memory] = {}
        self.viewers: dict[int, Player] = {}

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.loop.run_until_complete(work)

    @initialize(seed=st.integers(0, 10_000), left=st.none() | st.integers(4, 14), more=st.integers(0, 1))
    def sit_down(self, seed: int, left: int | None, more: int = 0) -> None:
        """A new game, with or without a bot, or the end of one: its last moves are then played here."""
        self.rng, self.resigned, self.floor = random.Random(seed), set(), 0
        seats = [person("Ada"), person("Bob"), *[bot()] * (facts(self.game).seats[0] - 2)]
        if left is None:
            seats += [bot()] * more
            self.code, self.tokens = self.server.table(self.game, *seats)
            self.server.start_table(self.code, self.tokens[0])
        else:
            about = self.server.upload(recorded(self.game))
            wish = {"ply": about["plies"] - left, "seats": seats}
            made = self.server.post(f"/api/records/{about['id']}/branch", wish).json()
            self.code, self.tokens = made["table"]["code"], {int(seat): one for seat, one in made["tokens"].items()}
        self._be_impatient()
        self._watch()

    def _be_impatient(self) -> None:
        """Stand-ins may be seated at once."""
        with sqlite3.connect(self.server.data / "tables.db", timeout=30) as store:
            store.execute("UPDATE tables SET patience = 0 WHERE code = ?", (self.code,))
        store.close()
        wish = {"seat": 0, "allow": False}
        self.server.post(f"/api/tables/{self.code}/analysis", wish, self.tokens[0])  # the server reads the table again

    def _watch(self) -> None:
        self.memories = {viewer: Memory() for viewer in (WATCHER, 0, 1)}
        for viewer in self.memories:
            self.run(self._connect(viewer))

    def teardown(self) -> None:
        self.run(self.stack.aclose())
        self.loop.close()

    # ---- what happens at the sockets

    async def _connect(self, viewer: int) -> None:
        player = await self.stack.enter_async_context(at(self.server.live(self.code)))
        self.viewers[viewer] = player
        state = await player.hello(*([self.tokens[viewer]] if viewer >= 0 else []))
        self._remember(viewer, state)
        await self._settle()

    def _remember(self, viewer: int, message: Any) -> None:
        if (
            message["type"] in ("state", "update") and message["over"] is None
        ):  # at the end everybody is sent everything
            self.memories[viewer].hear(message["moves"])

    async def _act(self, viewer: int, **message: Any) -> Any:
        """Send a message, and wait for the answer."""
        player = self.viewers[viewer]
        await player.send(**message)
        # the end of a request answers a "no" only: a move, or another request, ends an older one first
        last = "undo_answered" if message.get("agree") is False else "update"
        while True:
            answer = await player.hear()
            self._remember(viewer, answer)
            if answer["type"] in (last, "refuse", "undo_asked"):
                await self._settle()
                return answer

    async def _settle(self) -> None:
        """Listen until the server has nothing more to say: a person is to move, and all have heard it."""
        while True:
            for viewer, player in self.viewers.items():
                await player.send(type="ping")
                while (message := await player.hear())["type"] != "pong":
                    self._remember(viewer, message)
            versions = {player.version for player in self.viewers.values()}
            one = next(iter(self.viewers.values()))
            if len(versions) == 1 and one.scene is not None:
                mover = one.turn["held"] if one.turn["held"] is not None else one.turn["asked"]
                if one.over is not None or (mover in (0, 1) and mover not in self.away):
                    return
            await asyncio.sleep(0.005)

    @property
    def one(self) -> Player:
        return next(iter(self.viewers.values()))

    def mover(self) -> int | None:
        """The person to move, if they are connected."""
        turn = self.one.turn
        seat = turn["held"] if turn["held"] is not None else turn["asked"]
        is_here = seat in self.viewers and seat not in self.away and self.one.over is None
        return int(seat) if is_here else None

    # ---- rules

    @rule(ends=st.booleans())
    def play(self, ends: bool) -> None:
        seat = self.mover()
        if seat is None:
            return
        player = self.viewers[seat]
        if player.turn["held"] is not None:
            self.run(self._act(seat, type="end", version=player.version, seat=seat))
        else:
            move = self.rng.choice(player.scene["choices"])["move"]
            self.run(self._act(seat, type="play", version=player.version, seat=seat, move=move, end=ends))

    @rule(seat=st.sampled_from((0, 1)))
    def undo(self, seat: int) -> None:
        if seat not in self.viewers or seat in self.away or self.one.over is not None:
            return
        if self.asks() == seat:
            return  # and once is enough
        player, before = self.viewers[seat], self.one.ply
        is_free, expected = seat in player.turn["undo"], self._last_decision(player)
        answer = self.run(self._act(seat, type="undo", version=player.version, seat=seat))
        if is_free:
            assert self.one.ply == expected
            self._excuse(before, before - expected)
        elif 1 - seat in self.resigned:
            self._excuse(before, before - self.one.ply)  # nobody else plays any more
        else:
            assert self.one.ply == before, "undone beyond what was free, and nobody was asked"
        if answer["type"] == "undo_asked":
            assert answer["waiting"] == [1 - seat]
            self.asker, self.request, self.agreed = seat, answer["request"], {seat}
            self.request_version = self.one.version

    def asks(self) -> int | None:
        """The seat that asks to undo; a request ends with the next move."""
        return self.asker if self.one.version == self.request_version else None

    @rule(seat=st.sampled_from((0, 1)), agree=st.booleans())
    def consent(self, seat: int, agree: bool) -> None:
        if seat not in self.viewers or self.asks() is None:
            return
        before = self.one.ply
        self.run(self._act(seat, type="consent", request=self.request, agree=agree))
        if agree:
            self.agreed.add(seat)
        if self.one.ply < before:
            assert self.agreed == {0, 1}, "undone without the consent of everybody"
            self._excuse(before, before - self.one.ply)
        if not agree or self.one.ply < before:
            self._drop_request()

    @rule(seat=st.sampled_from((0, 1)))
    def leave(self, seat: int) -> None:
        if 1 - seat in self.away:
            return  # a table that everybody has left continues by itself
        self.server.post(f"/api/tables/{self.code}/leave", {"seat": seat}, self.tokens[seat])
        self.away.add(seat)
        self.run(self._settle())

    @rule(seat=st.sampled_from((0, 1)))
    def come_back(self, seat: int) -> None:
        """Return, with a new socket if the connection was dropped; not after resigning."""
        answer = self.server.post(f"/api/tables/{self.code}/return", {"seat": seat}, self.tokens[seat])
        if seat in self.resigned:
            assert answer.json()["reason"]["key"] == "server-resigned"
            return
        self.away.discard(seat)
        if seat not in self.viewers:
            self.run(self._connect(seat))
        else:
            self._remember(seat, self.run(self.viewers[seat].hello(self.tokens[seat])))
            self.run(self._settle())

    @rule(seat=st.sampled_from((0, 1)), moves=st.integers(1, 4), undos=st.integers(1, 3))
    def spy_while_one_is_away(self, seat: int, moves: int, undos: int) -> None:
        """The attack itself: let a stand-in play, look, and try to undo everything before its player is back."""
        other = 1 - seat
        if other not in self.viewers or other in self.away:
            return
        self.leave(seat)
        for _ in range(moves):
            self.play(True)
        for _ in range(undos):
            self.undo(other)
        self.come_back(seat)

    @rule(seat=st.sampled_from((0, 1)))
    def drop_the_connection(self, seat: int) -> None:
        if seat in self.viewers and self.mover() != seat:
            self.run(self.viewers.pop(seat).socket.close())

    @rule(seat=st.sampled_from((0, 1)))
    def seat_a_stand_in(self, seat: int) -> None:
        """For the other, who is absent."""
        if seat not in self.viewers or seat in self.away or self.one.over is not None:
            return
        other = 1 - seat
        answer = self.server.post(
            f"/api/tables/{self.code}/stand-in", {"seat": other, "level": "beginner"}, self.tokens[seat]
        ).json()
        if other in self.away:
            assert answer["reason"]["key"] == "server-stand-in-there"
        elif other in self.viewers:
            assert answer["reason"]["key"] == "server-is-here"
        else:
            assert answer["seats"][other]["away"]
            self.away.add(other)
            self.run(self._settle())

    @rule(seat=st.sampled_from((0, 1)), sure=st.integers(0, 3))
    def resign(self, seat: int, sure: int) -> None:
        """Rarely, so that games go on."""
        if sure or self.one.over is not None or (1 - seat in self.away and 1 - seat not in self.resigned):
            return
        ply = self.one.ply
        answer = self.server.post(f"/api/tables/{self.code}/resign", {"seat": seat}, self.tokens[seat]).json()
        assert answer["seats"][seat]["resigned"]
        self.resigned.add(seat)
        self.away.add(seat)
        self.floor = max(self.floor, ply)
        self.run(self._settle())
        others = [one for one in answer["seats"] if not one["resigned"]]
        is_end = len(others) == 1 or all(one["kind"] == "bot" for one in others)
        assert (answer["status"] == "over") == is_end
        if is_end:
            assert self.one.over is not None
            assert self.one.over["places"][seat] == len(answer["seats"]) - len(self.resigned) + 1

    @rule(viewer=st.sampled_from((WATCHER, 0, 1)), back=st.integers(0, 3))
    def branch(self, viewer: int, back: int) -> None:
        """Nobody gets a copy of the live game to try the future in."""
        token = self.tokens[viewer] if viewer >= 0 else ""
        seats = [person("Eve"), *[bot("master")] * (facts(self.game).seats[0] - 1)]
        wish = {"ply": max(0, self.one.ply - back), "seats": seats}
        answer = self.server.post(f"/api/tables/{self.code}/branch", wish, token)
        if self.one.over is None and viewer >= 0 and 1 - viewer in self.resigned:
            return  # nobody else plays any more
        if self.one.over is None:
            assert answer.json()["reason"]["key"] in ("server-analysis", "server-not-your-seat"), answer.text

    @rule(viewer=st.sampled_from((WATCHER, 0, 1)))
    def download(self, viewer: int) -> None:
        token = self.tokens[viewer] if viewer >= 0 else ""
        answer = self.server.get(f"/api/tables/{self.code}/story", token)
        if answer.status_code == 200 and self.one.over is None:
            self.memories[viewer].hear(answer.json()["moves"])

    @rule(seat=st.sampled_from((0, 1)))
    def play_again(self, seat: int) -> None:
        """A rematch: other draws, and players who had left are still away."""
        answer = self.server.post(f"/api/tables/{self.code}/rematch", {}, self.tokens[seat])
        if self.one.over is None:
            assert answer.json()["reason"]["key"] == "server-not-over"
            return
        made, before = answer.json()["table"], self.one.over["commitment"]
        assert made["commitment"] != before
        self.code = made["code"]
        count = len(made["seats"])
        places = {old: (old - 1) % count for old in (0, 1)}
        away = self.away - self.resigned - {seat}
        assert {places[old] for old in away} == {one["seat"] for one in made["seats"] if one["away"]}
        self.run(self.stack.aclose())
        self.viewers, self.excused, self.away, self.resigned, self.floor = {}, set(), set(), set(), 0
        if sorted(places.values()) == [0, 1]:
            self.tokens = {places[old]: token for old, token in self.tokens.items()}
            self._be_impatient()
            for place in self.tokens:
                self.server.post(f"/api/tables/{self.code}/return", {"seat": place}, self.tokens[place])
            self._watch()
        else:  # with three or more seats one of them has another seat now: start with a new pair of seats
            self.sit_down(seat, None)

    # ---- invariants

    @staticmethod
    def _last_decision(player: Player) -> int:
        """The ply before the last move that was not the only one possible: those after it are undone with it."""
        return max((ply for ply, move in enumerate(player.moves) if not move.get("forced")), default=0)

    def _excuse(self, ply: int, count: int) -> None:
        """These moves were undone with everybody's consent, or revealed nothing."""
        for memory in self.memories.values():
            self.excused |= {one for one in memory.told if ply - count < one[0] <= ply}

    def _drop_request(self) -> None:
        self.asker, self.agreed = None, set()

    @invariant()
    def nobody_knows_more_than_play_has_shown(self) -> None:
        if not self.memories or self.one.over is not None:
            return
        assert self.one.ply >= self.floor, "undone beyond a resignation"
        for viewer, memory in self.memories.items():
            token = self.tokens[viewer] if viewer >= 0 else ""
            moves = self.server.get(f"/api/tables/{self.code}/story", token).json()["moves"]
            stands = {(move["ply"], move["seat"], move["words"]) for move in moves}
            extra = set(memory.told) - stands - self.excused
            assert not extra, f"viewer {viewer} was told {sorted(extra)}, which play alone has not shown"
            assert not any(seat == CHANCE for _, seat, _ in extra)


@pytest.mark.parametrize("name", names())
def test_no_sequence_of_leaving_and_undoing_shows_anything(server: Server, name: str) -> None:
    machine = type("Machine", (Absence,), {"server": server, "game": name})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=(Phase.generate,),  # chance is the server's own: what failed cannot be repeated step by step
        ),
    )

"""My tables: all of them, each once, in the right group; nobody else's; found again, hidden, and shown again."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.lobby.test_listing import lobby_in
from tests.server.player import at
from tests.server.process import OPEN, Server, person
from tests.server.someone import SHORT, against_bot, seat, someone
from tilewright.games import names
from tilewright.server.forms import Create, Mine, MyTables, NewSeat, Start
from tilewright.server.lobby import overview
from tilewright.server.lobby.lobby import Lobby
from tilewright.server.lobby.mine import GROUPS, MOST_TURNS, PAGE
from tilewright.server.people.holder import Holder
from tilewright.server.store.change import Statement, pass_turn
from tilewright.server.store.schema import SEATS, TABLES

GAME = names()[0]
MANY = 300
Run = Callable[[Callable[[Lobby], Coroutine[Any, Any, None]]], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Run]:
    """Runs a test with a lobby on either database."""

    def with_lobby(address: Path | str) -> Run:
        async def whole(test: Callable[[Lobby], Coroutine[Any, Any, None]]) -> None:
            lobby = await lobby_in(address)
            try:
                await test(lobby)
            finally:
                await lobby.hub.close()

        return lambda test: asyncio.run(whole(test))

    if request.param == "sqlite":
        yield with_lobby(tmp_path)
    else:
        yield with_lobby(request.getfixturevalue("own_database"))


async def table(lobby: Lobby, title: str = "", who: Holder | None = None, **values: Any) -> tuple[str, str]:
    """A table of Ada and Ben with these values in the store; its code and Ada's token."""
    wish = Create(GAME, [NewSeat("person", "Ada"), NewSeat("person", "Ben")], title=title)
    made = await lobby.create(wish, who=who or Holder())
    if values:
        await lobby.store.write(Statement(TABLES.update().where(TABLES.c.code == made.table.code).values(values)))
    return made.table.code, made.tokens["0"]


async def shown(lobby: Lobby, tokens: list[str], person: str | None = None, **wish: Any) -> MyTables:
    return await overview.show(lobby.hub, Mine(tokens, **wish), person)


def codes(found: MyTables) -> list[str]:
    return [one.table.code for one in found.tables]


# ---- many tables


def values(number: int) -> dict[str, Any]:
    """What is stored of the table with this number, so that groups, deadlines and waits are mixed."""
    kind = number % 6
    if kind == 0:
        return {"created": 5000 + number}
    if kind in (1, 2):
        due = 1_000_000 - number if kind == 1 else None
        return {"status": "playing", "asked": 0, "asked_at": 1000 - number, "due": due}
    if kind == 3:
        return {"status": "playing", "asked": 1, "asked_at": 1000 + number}
    return {"status": "over" if kind == 4 else "closed", "ended": 5000 + number, "asked": 0}


def expected(number: int) -> str:
    return ("waiting", "turn", "turn", "others", "over", "over")[number % 6]


@pytest.mark.parametrize("has_key", [False, True], ids=["tokens", "key"])
def test_hundreds_of_tables_are_all_found_each_once(run: Run, has_key: bool) -> None:
    async def test(lobby: Lobby) -> None:
        who = Holder(person="adaadaadaadaada1") if has_key else None
        made = [await table(lobby, f"table {number}", who, **values(number)) for number in range(MANY)]
        numbers = {code: number for number, (code, _) in enumerate(made)}
        tokens = [] if has_key else [token for _, token in made]
        person = who.person if who else None
        first = await shown(lobby, tokens, person)
        wanted = {group: sum(expected(number) == group for number in range(MANY)) for group in GROUPS}
        assert first.counts == wanted | {"hidden": 0}
        assert first.games == {GAME: MANY}
        listed: dict[str, list[str]] = {group: await all_of(lobby, tokens, person, group) for group in GROUPS}
        listed["turn"] = [one.table.code for one in first.turns] + listed["turn"]
        assert len(first.turns) == MOST_TURNS
        everything = [code for group in GROUPS for code in listed[group]]
        assert sorted(everything) == sorted(numbers)
        assert all(expected(numbers[code]) == group for group in GROUPS for code in listed[group])
        for group in GROUPS:
            assert [numbers[code] for code in listed[group]] == in_order(group), group
        assert [one.seats for one in first.turns] == [[0]] * MOST_TURNS
        assert [one.tokens for one in first.turns] == [
            [] if has_key else [numbers[one.table.code]] for one in first.turns
        ]

    run(test)


async def all_of(lobby: Lobby, tokens: list[str], person: str | None, group: Any) -> list[str]:
    """All pages of a group."""
    found: list[str] = []
    for page in range(MANY):
        listed = await shown(lobby, tokens, person, group=group, page=page)
        found += codes(listed)
        if not listed.more:
            break
        assert len(listed.tables) == PAGE
    return found


def in_order(group: str) -> list[int]:
    """The numbers of a group's tables: my turn by deadline, then by the longest wait; else the newest first."""
    mine = [number for number in range(MANY) if expected(number) == group]
    if group == "turn":
        return sorted(mine, key=lambda number: (number % 6 != 1, -number))
    return sorted(mine, reverse=True)


# ---- whose they are


def test_tokens_and_keys_of_others_show_nothing(run: Run) -> None:
    async def test(lobby: Lobby) -> None:
        code, token = await table(lobby, "Sunday", Holder(person="adaadaadaadaada1"))
        nobody = await shown(lobby, ["", "x" * 43, token[:-1], token + "x", token.upper()], "benbenbenbenben1")
        assert (sum(nobody.counts.values()), nobody.games, nobody.tables, nobody.turns) == (0, {}, [], [])
        found = await shown(lobby, [], "benbenbenbenben1", words="Sunday")
        assert found.tables == []
        assert codes(await shown(lobby, [token], None, group="waiting")) == [code]
        assert codes(await shown(lobby, [token, token], "adaadaadaadaada1", group="waiting")) == [code]
        await lobby.store.write(Statement(SEATS.update().values(kind="open")))  # Ada has left; the row is still there
        assert sum((await shown(lobby, [token], "adaadaadaadaada1")).counts.values()) == 0

    run(test)


def test_two_seats_at_one_table_are_one_table(run: Run) -> None:
    async def test(lobby: Lobby) -> None:
        wish = Create(GAME, [NewSeat("person", "Ada"), NewSeat("person", "Ben")])
        made = await lobby.create(wish)
        both = [made.tokens["1"], made.tokens["0"]]
        await lobby.store.write(
            Statement(TABLES.update().values(status="playing")), pass_turn(made.table.code, 1, 1, None)
        )
        found = await shown(lobby, both)
        assert (found.counts["turn"], len(found.turns), found.turns[0].seats) == (1, 1, [0, 1])
        assert sorted(found.turns[0].tokens) == [0, 1]
        await lobby.store.write(Statement(SEATS.update().where(SEATS.c.seat == 1).values(away=True)))
        assert (await shown(lobby, both)).counts["others"] == 1  # a bot plays for the seat to move
        await lobby.store.write(Statement(SEATS.update().values(resigned=True)))
        assert (await shown(lobby, both)).counts["over"] == 1

    run(test)


def test_a_game_whose_rules_have_changed_is_never_my_turn(run: Run) -> None:
    async def test(lobby: Lobby) -> None:
        _, token = await table(lobby, status="playing", asked=0, revision=0)
        assert (await shown(lobby, [token])).counts == {"turn": 0, "others": 0, "waiting": 0, "over": 1, "hidden": 0}

    run(test)


# ---- found again


def test_tables_are_found_by_title_player_game_and_code(run: Run) -> None:
    async def test(lobby: Lobby) -> None:
        one, first = await table(lobby, "Äpfel & 100 %", status="over")
        two, second = await table(lobby, "Birnen")
        tokens = [first, second]
        await lobby.store.write(
            Statement(SEATS.update().where(SEATS.c.code == two, SEATS.c.seat == 1).values(name="Zoë"))
        )
        await lobby.store.write(Statement(SEATS.update().where(SEATS.c.code == one).values(hidden=True)))
        for words, found in (("Äpfel", [one]), ("BIRN", [two]), ("zo", [two]), (one.lower(), [one]), ("100 %", [one])):
            assert codes(await shown(lobby, tokens, words=words)) == found, words
        assert codes(await shown(lobby, tokens, words="Ada")) == [two, one]
        assert codes(await shown(lobby, tokens, words="nobody", games=[GAME])) == [two, one]
        for words in ("nobody", "_", "Ben x"):
            assert codes(await shown(lobby, tokens, words=words)) == [], words

    run(test)


def test_a_hidden_table_is_counted_and_shown_again(server: Server) -> None:
    code, tokens = server.table(GAME, person("Ada"), OPEN)
    other, others = server.table(GAME, person("Eve"), OPEN)

    def mine(**wish: Any) -> Any:
        answer = server.post("/api/mine", {"tokens": [tokens[0]], **wish})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def hide(which: str, token: str, hidden: bool = True) -> int:
        return server.post("/api/mine/hide", {"code": which, "hidden": hidden}, token).status_code

    assert [one["table"]["code"] for one in mine(group="waiting")["tables"]] == [code]
    assert hide(code, tokens[0]) == 200
    assert (mine()["counts"]["waiting"], mine()["counts"]["hidden"]) == (0, 1)
    assert mine(group="waiting")["tables"] == []
    assert [(one["table"]["code"], one["hidden"]) for one in mine(hidden=True)["tables"]] == [(code, True)]
    assert hide(code, others[0], False) == 403
    assert hide("NOSUCHXX", tokens[0]) == 404
    assert mine()["counts"]["hidden"] == 1
    assert hide(code, tokens[0], hidden=False) == 200
    assert (mine()["counts"]["waiting"], mine()["counts"]["hidden"]) == (1, 0)
    assert server.get(f"/api/tables/{other}").json()["status"] == "open"


# ---- whose turn it is


def test_the_turn_moves_between_the_groups(server: Server) -> None:
    code, tokens = server.table(GAME, person("Ada"), person("Ben"))

    def group(seat: int) -> str:
        found = server.post("/api/mine", {"tokens": [tokens[seat]]}).json()
        return next(str(name) for name, number in found["counts"].items() if number)

    async def play() -> None:
        rng = random.Random(4)
        async with at(server.live(code)) as ada, at(server.live(code)) as ben:
            await ada.hello(tokens[0])
            await ben.hello(tokens[1])
            assert (group(0), group(1)) == ("waiting", "waiting")
            server.start_table(code, tokens[0])
            turns = set()
            for _ in range(12):
                await ada.until(lambda one: one.turn is not None and one.turn["asked"] >= 0)
                await ben.until(lambda one: one.version >= ada.version)
                asked = ada.turn["asked"]
                turns.add(asked)
                assert (group(asked), group(1 - asked)) == ("turn", "others")
                before = ada.version
                await (ada, ben)[asked].play_any(rng)
                await ada.until(lambda one: one.version > before)  # noqa: B023
            assert turns == {0, 1}

    asyncio.run(play())
    shown = server.post("/api/mine", {"tokens": [tokens[0], tokens[1]]}).json()["turns"]
    assert [one["table"]["asked"] in one["seats"] for one in shown] == [True]
    assert shown[0]["last"]["sentence"]["key"]
    assert shown[0]["since"]


def test_a_held_turn_and_an_undo_leave_the_turn_where_it_is(server: Server) -> None:
    code, tokens = server.table(GAME, person("Ada"), person("Ben"))

    def asked() -> Any:
        return server.get(f"/api/tables/{code}").json()["asked"]

    def stored() -> Any:
        with_turn = server.post("/api/mine", {"tokens": list(tokens.values())}).json()["turns"]
        return [one["table"]["asked"] for one in with_turn]

    async def play() -> None:
        async with at(server.live(code)) as both:
            await both.hello(*tokens.values())
            server.start_table(code, tokens[0])
            await both.until(lambda one: one.turn is not None and one.turn["asked"] >= 0)
            mine = both.turn["asked"]
            while both.turn["held"] is None:
                await both.play_any(random.Random(1), end=False)
                await both.next("update")
            assert (asked(), stored()) == (mine, [mine])
            await both.send(type="undo", version=both.version, seat=mine)
            await both.next("update")
            assert (asked(), stored()) == (mine, [mine])

    asyncio.run(play())


def test_a_game_from_before_turns_were_stored_is_put_right(run: Run) -> None:
    async def test(lobby: Lobby) -> None:
        code, token = await table(lobby)
        await lobby.start(code, Start(), Holder((token,)))
        asked = await stored_turn(lobby, code)
        await lobby.hub.drop(code, 1012)
        await lobby.store.write(Statement(TABLES.update().values(asked=None)))
        await lobby.hub.room(code)
        assert await stored_turn(lobby, code) == asked

    run(test)


async def stored_turn(lobby: Lobby, code: str) -> int:
    """The seat to move, once it is stored."""
    async with asyncio.timeout(60):
        while (asked := (await lobby.hub.row(code)).asked) is None:
            await asyncio.sleep(0.05)
    return asked


# ---- over REST


def test_an_answer_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    _, tokens = server.table(GAME, person("Ada"), OPEN)
    first = server.post("/api/mine", {"tokens": [tokens[0]]}).json()
    again = {"tokens": [tokens[0]], "mark": first["mark"]}
    assert server.post("/api/mine", again).text in ("", "null")
    _, more = server.table(GAME, person("Ada"), OPEN)
    assert server.post("/api/mine", {**again, "tokens": [tokens[0], more[0]]}).json()["mark"] != first["mark"]


def test_a_browser_may_hold_a_thousand_tokens(server: Server) -> None:
    code, tokens = server.table(GAME, person("Ada"), OPEN)
    sent = [*(f"{number:043}" for number in range(999)), tokens[0]]
    found = server.post("/api/mine", {"tokens": sent, "group": "waiting"}).json()["tables"]
    assert [(one["table"]["code"], one["tokens"]) for one in found] == [(code, [999])]
    assert server.post("/api/mine", {"tokens": [*sent, "x"]}).status_code == 400
    assert server.post("/api/mine", {"tokens": ["x" * 65]}).status_code == 400


def test_a_person_sees_their_results_on_every_device(server: Server) -> None:
    ada = someone(server)
    code = against_bot(ada)
    asyncio.run(ada.plays(code))
    phone = ada.other_device()
    found = phone.post("/api/mine", {"group": "over"})["tables"]
    assert [(one["table"]["code"], one["seats"], one["place"] in (1, 2)) for one in found] == [(code, [0], True)]
    assert found[0]["score"] >= 0
    assert phone.post("/api/mine/hide", {"code": code, "hidden": True})["hidden"]
    assert ada.post("/api/mine")["counts"]["hidden"] == 1
    eve = someone(server, "Eve")
    assert sum(eve.post("/api/mine")["counts"].values()) == 0
    assert eve.refused("POST", "/api/mine/hide", {"code": code, "hidden": False}) == (403, "not-your-seat")


def test_the_token_of_a_finished_game_finds_its_rematch(server: Server) -> None:
    ada = someone(server)
    code, tokens = ada.table(SHORT, seat("Ada"), {"kind": "bot", "level": "beginner"})
    ada.starts(code)
    asyncio.run(ada.plays(code))
    again = ada.post(f"/api/tables/{code}/rematch", {}, tokens[0])["table"]["code"]
    found = server.post("/api/mine", {"tokens": [tokens[0]], "words": "Ada"}).json()["tables"]
    assert {one["table"]["code"]: one["tokens"] for one in found} == {code: [0], again: [0]}

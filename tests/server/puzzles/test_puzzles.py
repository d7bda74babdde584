"""Puzzles over the wire: the day's, tries, being shown; for people with keys the rating and the row of days."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from tests.server.process import Server, bot, person
from tests.server.someone import Someone, seat, someone, sql
from tilewright.analysis.puzzle import FIRST_DAY, Puzzle, daily, puzzles
from tilewright.games import facts, names
from tilewright.server.puzzles.standing import DAY_S, longest, streak

GAME = "tabula_rasa"


def place(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.record.game}/{puzzle.name}"


def tried(one: Server | Someone, puzzle: Puzzle, **given: Any) -> dict[str, Any]:
    made = one.post(place(puzzle), given)
    found: dict[str, Any] = made if isinstance(made, dict) else made.json()
    return found


def some(count: int) -> list[Puzzle]:
    return list(puzzles(facts(GAME))[:count])


# ---- without a key


def test_the_game_of_a_puzzle_can_be_played_on(server: Server) -> None:
    (puzzle,) = some(1)
    shown = server.get(place(puzzle)).json()
    assert 1 <= shown["turn"] <= shown["ply"]
    ids = {piece["id"] for area in shown["scene"]["areas"] for piece in area["pieces"]}
    assert ids.issuperset(shown["nudge"])
    seats = [person("Ada") if seat == shown["seat"] else bot() for seat in range(len(shown["names"]))]
    wish = {"ply": puzzle.ply, "seats": seats, "moves": [puzzle.answers[0]]}
    made = server.post(f"{place(puzzle)}/branch", wish)
    assert made.status_code == 201
    record = server.get(f"/api/tables/{made.json()['table']['code']}/record").text.splitlines()
    moves = [*puzzle.record.moves[: puzzle.ply], puzzle.answers[0]]
    seen = record[record.index("") + 1 :][: len(moves)]
    assert [move for move in seen if "?" not in move] == [
        move for move, shown in zip(moves, seen, strict=True) if "?" not in shown
    ]
    for wrong, status in (({"ply": puzzle.ply - 1}, 404), ({"moves": ["nonsense"]}, 409)):
        assert server.post(f"{place(puzzle)}/branch", wish | wrong).status_code == status


def test_the_day_has_one_puzzle_for_each_game(server: Server) -> None:
    found = server.get("/api/puzzles").json()
    today = date.fromisoformat(found["today"])
    assert found["day"] == found["today"]
    assert [one["game"] for one in found["puzzles"]] == list(names())
    for one in found["puzzles"]:
        puzzle = daily(facts(one["game"]), today)
        assert puzzle is not None
        assert one["name"] == puzzle.name
        assert 1 <= one["level"] <= 5
    assert 0 < found["seconds"] <= DAY_S
    assert found["days"] is None
    before = server.get(f"/api/puzzles?day={today - timedelta(days=1)}").json()
    assert [one["name"] for one in before["puzzles"]] != [one["name"] for one in found["puzzles"]]


def test_days_to_come_are_secret(server: Server) -> None:
    found = server.get("/api/puzzles").json()
    today = date.fromisoformat(found["today"])
    for day in (today + timedelta(days=1), FIRST_DAY - timedelta(days=1)):
        assert server.get(f"/api/puzzles?day={day}").status_code == 404
    assert server.get("/api/puzzles?day=tomorrow").status_code == 422
    for name in names():
        offered = {one["name"] for one in server.get(f"/api/puzzles/{name}").json()}
        coming = [daily(facts(name), today + timedelta(days=ahead)) for ahead in range(1, 31)]
        assert not offered & {one.name for one in coming if one}
        assert len(offered) + 30 == len(puzzles(facts(name)))


def test_a_puzzle_is_shown_as_its_seat_sees_it(server: Server) -> None:
    for name in names():
        puzzle = puzzles(facts(name))[0]
        shown = server.get(place(puzzle)).json()
        assert shown["scene"]["viewer"] == shown["seat"]
        assert shown["names"][shown["seat"]] == ""
        offered = {choice["move"] for choice in shown["scene"]["choices"]}
        assert {*puzzle.answers, puzzle.obvious} <= offered
        told = str(shown)
        assert "answers" not in told
        assert "losses" not in told


def test_a_try_is_judged_and_a_wrong_one_told_what_it_loses(server: Server) -> None:
    (puzzle,) = some(1)
    wrong = tried(server, puzzle, move=puzzle.obvious)
    assert (wrong["kind"], wrong["loss"]) == ("wrong", puzzle.losses[puzzle.obvious])
    assert wrong["scene"]
    assert len(wrong["told"]) == 1
    assert puzzle.answers[0] not in str(wrong)
    right = tried(server, puzzle, move=puzzle.answers[0])
    assert (right["kind"], right["loss"], right["days"], right["change"]) == ("right", 0, None, None)
    assert right["next_best"] == min(puzzle.losses.values())
    shown = tried(server, puzzle, show=True)
    assert (shown["kind"], shown["move"]) == ("shown", puzzle.answers[0])
    for nonsense in ("", "jump", "\x00", "play 1 2 3 4 5 6"):
        refused = tried(server, puzzle, move=nonsense)
        assert refused["kind"] == "refused"
        assert refused["scene"] is None
    assert right["facts"]["tries"] == 0


def test_what_does_not_exist_is_refused(server: Server) -> None:
    (puzzle,) = some(1)
    assert server.get("/api/puzzles/chess").json()["reason"]["key"] == "server-no-game"
    assert server.get("/api/puzzles/chess/1-0000-1").json()["reason"]["key"] == "server-no-game"
    for name in ("9-0000-1", "..%2Fx", "x"):
        assert server.get(f"/api/puzzles/{GAME}/{name}").status_code == 404
    assert server.post(place(puzzle), {"move": "x", "person": "y"}).status_code == 400
    assert server.post(place(puzzle), {"move": "x" * 500}).status_code == 400


def test_questions_about_the_table_of_a_puzzle(server: Server) -> None:
    (puzzle,) = some(1)
    asked = server.post(f"{place(puzzle)}/question", {"ask": "preview", "move": puzzle.obvious}).json()
    assert asked["move"] == puzzle.obvious
    assert server.post(f"{place(puzzle)}/question", {"ask": "features"}).status_code == 200
    assert server.post(f"{place(puzzle)}/question", {"ask": "preview", "move": "x"}).status_code == 409


# ---- with a key


def test_the_first_answer_counts_once_on_all_devices(house: Server) -> None:
    ada = someone(house)
    phone = ada.other_device()
    one, two, three = some(3)
    first = tried(ada, one, move=one.obvious)
    assert first["facts"]["mine"] == "wrong"
    assert (first["facts"]["done"], first["days"]["streak"]) == (False, 0)
    tries = first["facts"]["tries"]
    for device in (phone, ada):
        again = tried(device, one, move=one.answers[0])
        assert (again["facts"]["mine"], again["facts"]["done"], again["facts"]["tries"]) == ("wrong", True, tries)
        assert again["change"] is None
    days = ada.get("/api/puzzles")["days"]
    assert (days["streak"], days["longest"], days["solved"], days["week"][-1]) == (1, 1, 1, True)
    assert days["rated"] == {"games": 1, "value": None, "deviation": None}
    assert tried(ada, two, move=two.answers[0])["facts"]["mine"] == "right"
    # who was shown the answer has not solved it
    assert tried(phone, three, show=True)["facts"] == tried(ada, three, move=three.answers[0])["facts"]
    assert [ada.get(place(each))["facts"]["done"] for each in (one, two, three)] == [True, True, False]
    assert ada.get("/api/puzzles")["days"]["rated"]["games"] == 3


def test_many_answers_at_once_count_once(house: Server) -> None:
    ada, puzzle = someone(house), some(4)[3]
    before = house.get(place(puzzle)).json()["facts"]["tries"]
    with ThreadPoolExecutor(8) as pool:
        moves = [puzzle.answers[0], puzzle.obvious] * 4
        list(pool.map(lambda move: tried(ada, puzzle, move=move), moves))
    assert house.get(place(puzzle)).json()["facts"]["tries"] == before + 1
    assert ada.get("/api/puzzles")["days"]["rated"]["games"] == 1


def test_ratings_move_with_answers(house: Server) -> None:
    ada, ben = someone(house, "Ada"), someone(house, "Ben")
    wanted = some(12)[4:]
    for puzzle in wanted:
        good, bad = tried(ada, puzzle, move=puzzle.answers[0]), tried(ben, puzzle, move=puzzle.obvious)
        assert (good["facts"]["tries"], bad["facts"]["tries"]) == (1, 2)
        assert bad["facts"]["solved"] == 1
    assert good["change"] > 0 > bad["change"]
    mine, his = (one.get("/api/puzzles")["days"]["rated"] for one in (ada, ben))
    assert mine["value"] > 1500 > his["value"]
    easy = someone(house, "Cleo")
    level = easy.get(place(wanted[0]))["facts"]["level"]
    for number in range(12):
        tried(someone(house, f"Guest {number}"), wanted[0], move=wanted[0].obvious)
    assert easy.get(place(wanted[0]))["facts"]["level"] > level or level == 5


def test_nobody_gets_an_engine_for_a_puzzle_before_their_first_answer(house: Server) -> None:
    """Not from the puzzle, nor from a record, nor from a table that stands where the puzzle does."""
    ada, puzzle = someone(house), next(one for one in puzzles(facts("carcassonne")) if one.record.seats == 2)
    own = {"seats": [seat(), bot("master")]}
    wish = own | {"ply": puzzle.ply, "moves": [puzzle.answers[0]]}
    guest = house.post(f"{place(puzzle)}/branch", wish).json()["table"]["code"]
    upload = house.upload(puzzle.beginning.write())["id"]
    table = house.post(f"/api/records/{upload}/branch", own | {"ply": puzzle.ply})
    code, token = table.json()["table"]["code"], table.json()["tokens"]["0"]
    ways = (
        (f"{place(puzzle)}/branch", wish, ""),
        (f"/api/records/{upload}/branch", own | {"ply": puzzle.ply}, ""),
        (f"/api/tables/{code}/branch", own | {"ply": puzzle.ply}, token),
    )
    assert guest, "without a key nothing is rated"
    for path, given, tokens in ways:
        assert ada.refused("POST", path, given, tokens) == (409, "puzzle-first"), path
    tried(ada, puzzle, move=puzzle.obvious)
    for path, given, tokens in ways:
        assert ada.ask("POST", path, given, tokens).status_code == 201, path


def test_answers_are_exported_and_deleted(house: Server) -> None:
    ada, (puzzle,) = someone(house), some(1)
    tried(ada, puzzle, move=puzzle.answers[0])
    kept = ada.get("/api/me/export")
    assert [(one["puzzle"], bool(one["right"])) for one in kept["puzzles"]] == [(puzzle.name, True)]
    assert kept["puzzle_rating"][0]["answers"] == 1
    ada.post("/api/me/delete", {"name": ada.name})
    if "postgresql" not in "".join(house.options):
        for table in ("puzzle_answers", "puzzle_people"):
            assert sql(house.data, f"SELECT * FROM {table} WHERE person = ?", ada.id) == []
    assert tried(ada, puzzle, move=puzzle.answers[0])["days"] is None


# ---- days


def test_a_row_of_days_grows_and_ends(tmp_path: Path) -> None:
    """Time passes: what was solved is this many days old."""
    one, two, three, four = some(4)
    with Server(tmp_path) as server:
        ada = someone(server)

        def days_later(count: int) -> None:
            with sqlite3.connect(tmp_path / "tables.db", timeout=10) as store:
                store.execute("UPDATE puzzle_answers SET solved_day = solved_day - ?", (count,))

        def row() -> tuple[int, int, list[bool]]:
            found = ada.get("/api/puzzles")["days"]
            return found["streak"], found["longest"], found["week"][-3:]

        tried(ada, one, move=one.answers[0])
        days_later(1)
        assert row() == (1, 1, [False, True, False]), "a day that is not over breaks no row"
        tried(ada, two, move=two.answers[0])
        assert row() == (2, 2, [False, True, True])
        days_later(2)
        assert row() == (0, 2, [True, False, False])
        tried(ada, three, move=three.obvious)
        assert row()[0] == 0, "a wrong answer is no solved puzzle"
        tried(ada, four, move=four.answers[0])
        assert row() == (1, 2, [True, False, True])


def test_days_in_a_row() -> None:
    assert streak([], 10) == 0
    assert streak([8, 9], 10) == 2
    assert streak([8, 9, 10], 10) == 3
    assert streak([7, 8], 10) == 0
    assert streak([5, 6, 10], 10) == 1
    assert longest([]) == 0
    assert longest([1, 2, 3, 7, 8]) == 3

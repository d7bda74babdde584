"""Lessons and examples over the wire: steps, tries, free play, and what is refused."""

from typing import Any

import pytest

from tests.server.process import HTTP, Server
from tilewright.core.game import OVER
from tilewright.games import facts, find
from tilewright.learn import course
from tilewright.learn.lesson import Lesson, Step, lessons

GAME = "carcassonne"
TAUGHT = [GAME]
EXAMPLE = "4.5-two-knights-against-one"
NO_GAME, NO_LESSON, NO_EXAMPLE = "server-no-game", "server-no-lesson", "server-no-example"


def step_at(name: str) -> tuple[int, Lesson, Step]:
    """A step of the first lesson."""
    lesson = lessons(facts(GAME))[0]
    number = next(number for number, step in enumerate(lesson.steps) if step.name == name)
    return number, lesson, lesson.steps[number]


def tried(server: Server, number: int, **given: Any) -> dict[str, Any]:
    answer = server.post(f"/api/learn/{GAME}/first/{number}", given)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def example(server: Server, **wish: Any) -> dict[str, Any]:
    answer = server.post(f"/api/learn/{GAME}/example", {"name": EXAMPLE, **wish})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_lessons_are_listed_with_their_steps(server: Server) -> None:
    listed = {one["game"]: one["lessons"] for one in server.get("/api/learn").json()}
    first = listed[GAME][0]
    assert first["name"] == "first"
    assert first["steps"] == [step.name for step in lessons(facts(GAME))[0].steps]
    assert first["minutes"] <= 8


def test_a_step_shows_the_table_and_what_happened_since_the_step_before(server: Server) -> None:
    lesson = lessons(facts(GAME))[0]
    for number, step in enumerate(lesson.steps):
        shown = server.get(f"/api/learn/{GAME}/first/{number}").json()
        assert (shown["name"], shown["ply"]) == (step.name, step.ply)
        assert shown["scene"]["viewer"] == lesson.seat_of(step)
        assert bool(shown["scene"]["choices"]) or step.ask != "move"
        told = [move["ply"] for turn in shown["turns"] for move in turn["moves"]]
        before = lesson.steps[number - 1].ply if number else step.ply
        assert told == list(range(before + 1, step.ply + 1))


def test_a_try_is_judged(server: Server) -> None:
    number, _, step = step_at("lay")
    right = tried(server, number, moves=list(step.right[0]))
    assert right["kind"] == "right"
    assert right["said"]["key"] == "lesson-first-lay-praise"
    assert [move["words"] for move in right["told"]] == list(step.right[0])
    assert right["scene"]["panels"]
    refused = tried(server, number, moves=["place 1 0 0"])
    assert (refused["kind"], refused["clause"]) == ("refused", "3.4")
    assert refused["said"]["key"] == "lesson-first-lay-near-turn"
    assert refused["reason"]
    assert refused["scene"] is None
    assert tried(server, number, moves=["place -1 0 1"])["said"]["key"] == "lesson-first-lay-near-left"
    assert tried(server, number, moves=["jump"])["kind"] == "refused"


def test_points_and_features_come_with_the_right_moves(server: Server) -> None:
    number, _, step = step_at("knight")
    right = tried(server, number, moves=list(step.right[0]))
    assert right["points"] == 4
    assert dict(right["said"]["args"]) == {"points": 4}
    assert right["told"][0]["events"][0]["terms"]
    assert right["features"]


def test_questions_are_answered(server: Server) -> None:
    number, _, step = step_at("worth")
    assert tried(server, number, answer=step.answer)["kind"] == "right"
    assert tried(server, number, answer=step.near[0].answer)["kind"] == "near"
    assert tried(server, number, answer=-77)["said"]["key"] == "lesson-first-worth-other"
    assert tried(server, number, show=True)["answer"] == step.answer


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_can_be_shown(name: str) -> None:
    for lesson in lessons(facts(name)):
        for step in lesson.steps:
            if step.ask == "move":
                moves = course.solution(find(name), lesson, step)
                assert course.judge_moves(find(name), lesson, step, moves).kind == "right"


def test_an_example_is_played_on_with_any_legal_moves(server: Server) -> None:
    begun = example(server, ply=10)
    moves: list[str] = []
    for _ in range(8):
        scene = example(server, ply=10, moves=moves)["scene"]
        assert scene["viewer"] == scene["asked"]
        moves.append(scene["choices"][0]["move"])
    played = example(server, ply=10, moves=moves)
    assert played == example(server, ply=10, moves=moves), "the same moves lead to the same table"
    assert played["moves"] == moves
    assert played["told"][0]["words"] == moves[-1]
    assert example(server, ply=10) == begun
    assert example(server)["scene"]["asked"] == OVER or example(server)["scene"]["choices"]


def test_an_example_refuses_what_the_rules_refuse(server: Server) -> None:
    begun = example(server, ply=10)
    choice = begun["scene"]["choices"][0]["move"]
    refused = example(server, ply=10, moves=[choice, "place 40 40 0", choice])
    assert refused["moves"] == [choice]
    assert refused["reason"]["key"].startswith("refuse-")
    assert refused["scene"] == example(server, ply=10, moves=[choice])["scene"]


def test_questions_about_a_table_are_answered_as_at_a_live_one(server: Server) -> None:
    _, _, step = step_at("lay")
    place = {"name": "first", "ply": step.ply}
    asked = f"/api/learn/{GAME}/question"
    why = server.post(asked, {**place, "ask": "why", "area": "land", "x": 500, "y": 0}).json()
    assert (why["type"], why["clause"]) == ("why", "3.3")
    preview = server.post(asked, {**place, "ask": "preview", "move": step.right[0][0]}).json()
    assert preview["effects"]
    features = server.post(asked, {**place, "ask": "features", "moves": list(step.right[0])}).json()
    assert features["features"]
    assert server.post(asked, {**place, "ask": "preview", "move": "jump"}).status_code == 409
    assert server.post(asked, {**place, "ask": "features", "moves": ["jump"]}).status_code == 409


@pytest.mark.parametrize(
    ("path", "body", "status", "reason"),
    [
        ("/api/learn/nothing/first/0", {}, 404, NO_GAME),
        (f"/api/learn/{GAME}/nothing/0", {}, 404, NO_LESSON),
        (f"/api/learn/{GAME}/pieces/0", {}, 404, NO_LESSON),
        (f"/api/learn/{GAME}/first/99", {}, 404, NO_LESSON),
        (f"/api/learn/{GAME}/first/0", {}, 422, "server-malformed"),
        (f"/api/learn/{GAME}/first/0", {"answer": 3}, 422, "server-malformed"),
        (f"/api/learn/{GAME}/first/0", {"moves": ["x"] * 61}, 400, "server-malformed"),
        (f"/api/learn/{GAME}/first/0", {"moves": ["x" * 401]}, 400, "server-malformed"),
        (f"/api/learn/{GAME}/first/0", {"other": 1}, 400, "server-malformed"),
        (f"/api/learn/{GAME}/example", {"name": "../RULES"}, 404, NO_EXAMPLE),
        (f"/api/learn/{GAME}/example", {"name": "scenarios/../../cornwall/learn/first"}, 404, NO_EXAMPLE),
        (f"/api/learn/{GAME}/example", {"name": "/etc/passwd"}, 404, NO_EXAMPLE),
        (f"/api/learn/{GAME}/example", {"name": ""}, 404, NO_EXAMPLE),
        (f"/api/learn/{GAME}/question", {"name": "nothing", "ask": "features"}, 404, NO_EXAMPLE),
    ],
)
def test_what_does_not_exist_is_refused(server: Server, path: str, body: Any, status: int, reason: str) -> None:
    answer = server.post(path, body)
    assert (answer.status_code, answer.json()["reason"]["key"]) == (status, reason)


def test_the_words_of_lessons_have_an_address_of_their_own(server: Server) -> None:
    assert "lesson-first-lay-text" in server.get(f"/words/{GAME}/learn/en.ftl").text
    assert "lesson-first" not in server.get(f"/words/{GAME}/en.ftl").text
    for path in (f"/words/{GAME}/learn/xx.ftl", "/words/nothing/learn/en.ftl", f"/words/{GAME}/learn/..%2fen.ftl"):
        assert HTTP.get(server.url + path).status_code == 404


def test_a_hint_at_the_table_of_a_lesson_and_of_an_example(server: Server) -> None:
    number, _, _ = step_at("lay")
    shown = server.get(f"/api/learn/{GAME}/first/{number}").json()
    for name, ply, scene in (
        (shown["record"], shown["ply"], shown["scene"]),
        (EXAMPLE, None, example(server)["scene"]),
    ):
        answer = server.post(f"/api/learn/{GAME}/hint", {"name": name, "ply": ply})
        assert answer.status_code == 200, answer.text
        moves = [one["move"] for one in answer.json()["choices"]]
        assert len(moves) == min(3, len(scene["choices"])) or len(scene["choices"]) == 1
        assert set(moves) <= {choice["move"] for choice in scene["choices"]}
    for body, key in (({"name": "nothing"}, NO_EXAMPLE), ({"name": EXAMPLE, "moves": ["fly"]}, "server-stale")):
        assert server.post(f"/api/learn/{GAME}/hint", body).json()["reason"]["key"] == key

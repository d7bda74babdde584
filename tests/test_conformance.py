"""The conformance kit: what it says is true, our engine passes it, and another one in another language passes what it
claims and fails where a mistake is planted, in exactly the cases where the mistake shows.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.golden import folder
from tests.kit.play import FINISHED
from tilewright.conformance import MEMBERS
from tilewright.conformance.case import Case, Sheet
from tilewright.conformance.compare import differences
from tilewright.conformance.engine import Engine
from tilewright.conformance.golden import golden
from tilewright.conformance.kit import Kit, KitError, clauses, write
from tilewright.conformance.patch import patched
from tilewright.conformance.run import EngineError, Outcome, Runner, _greeting
from tilewright.conformance.serve import serve
from tilewright.core.record import Record
from tilewright.games import facts, find
from tilewright.games.tabula_rasa.tests.oracle import Oracle

PAGE = Path(__file__).parent.parent / "docs" / "conformance.md"
OTHER = Path(__file__).parent / "engines" / "engine.mjs"
MATERIAL: dict[str, Any] = {}  # of Carcassonne, as the kit tells it
KNOWN = ("tabula_rasa", "carcassonne")  # of which the other engine knows a part


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Kit:
    made = tmp_path_factory.mktemp("kit")
    write(made, FINISHED)
    return Kit(made)


def cases(kit: Kit, game: str) -> Iterator[tuple[Sheet, Case]]:
    for sheet in kit.sheets(game):
        for case in sheet.cases:
            yield sheet, case


# ---- what is in it


@pytest.mark.parametrize("name", FINISHED)
def test_our_engine_passes_what_is_written(kit: Kit, name: str) -> None:
    engine, kinds = Engine(), set()
    for sheet, case in cases(kit, name):
        question = json.loads(json.dumps(sheet.question(case)))
        assert differences(case.answer, engine.answer(question), MEMBERS) == [], case.id
        assert set(case.answer) <= set(MEMBERS)
        kinds.add(case.kind)
    assert kinds == {"position", "move", "refusal", "final"}


@pytest.mark.parametrize("name", FINISHED)
def test_changes_lead_from_state_to_state(kit: Kit, name: str) -> None:
    for sheet in kit.sheets(name):
        if sheet.name.startswith("golden"):
            moves = [case for case in sheet.cases if case.kind == "move"]
            for one, after in zip(moves, [*moves[1:], sheet.cases[-1]], strict=True):
                assert patched(one.state, one.answer["changed"]) == after.state, one.id
                assert one.answer["scores"] == (after.answer["scores"] if after.kind == "final" else points(after))


def points(case: Case) -> list[int]:
    found: list[int] = case.state.get("points") or [seat["points"] for seat in case.state["seats"]]
    return found


@pytest.mark.parametrize("name", FINISHED)
def test_it_has_every_scenario_and_refusal_and_cites_clauses_of_the_rules(kit: Kit, name: str) -> None:
    known = clauses(find(name))
    stems = {path.stem for path in (facts(name).folder / "scenarios").glob("*.txt")}
    asked = {sheet.name.removeprefix("scenario-"): sheet for sheet in kit.sheets(name)}
    assert stems <= asked.keys()
    for stem in stems:
        assert asked[stem].cases
        assert all(case.clauses[0] == stem.partition("-")[0] for case in asked[stem].cases)
        text = (facts(name).folder / "scenarios" / f"{stem}.txt").read_text(encoding="utf-8")
        assert text.count("\nexpect illegal ") == len([case for case in asked[stem].cases if case.kind == "refusal"])
    assert known.keys() >= {clause for sheet in asked.values() for case in sheet.cases for clause in case.clauses}
    assert kit.clauses(name) == known
    ids = [case.id for _, case in cases(kit, name)]
    assert len(ids) == len(set(ids)) == kit.games[name]["cases"]


@pytest.mark.parametrize("name", FINISHED)
def test_its_games_are_the_golden_games(name: str) -> None:
    seats = facts(name).seats[-1]
    record = Record.read((folder(name) / f"{seats}-seats.game").read_text(encoding="utf-8"))
    assert tuple(golden(find(name), seats).moves) == record.moves


def test_it_is_always_the_same(kit: Kit, tmp_path: Path) -> None:
    write(tmp_path / "again", ["tabula_rasa"])
    files = sorted((tmp_path / "again" / "tabula_rasa").iterdir())
    assert files
    for file in files:
        assert file.read_bytes() == (kit.folder / "tabula_rasa" / file.name).read_bytes(), file.name


def test_a_kit_that_was_changed_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KitError, match="is no kit"):
        Kit(tmp_path)
    write(tmp_path / "kit", ["tabula_rasa"])
    with pytest.raises(KitError, match="is not empty"):
        write(tmp_path / "kit", ["tabula_rasa"])
    file = tmp_path / "kit" / "tabula_rasa" / "golden-2-seats.json"
    file.write_text(file.read_text().replace('"scores": [0, 0]', '"scores": [0, 1]'))
    with pytest.raises(KitError, match=r"golden-2-seats\.json is not what"):
        list(Kit(tmp_path / "kit").sheets("tabula_rasa"))
    file.unlink()
    with pytest.raises(KitError, match="is missing"):
        list(Kit(tmp_path / "kit").sheets("tabula_rasa"))
    index = tmp_path / "kit" / "kit.json"
    index.write_text(index.read_text().replace('"kit": 1', '"kit": 2'))
    with pytest.raises(KitError, match="version 2"):
        Kit(tmp_path / "kit")


def test_the_cases_on_the_page_are_in_the_kit(kit: Kit) -> None:
    found = re.findall(r"^```js\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    text = re.sub(r"^//.*\n", "", "\n".join(found), flags=re.MULTILINE)
    shown = [json.loads(one.replace("{…}", "null").replace("[…]", "null")) for one in re.split(r"\n(?=\{)", text)]
    assert {one.get("kind") for one in shown} == {None, "position", "move", "refusal", "final"}
    written = {case.id: (sheet, case) for name in KNOWN for sheet, case in cases(kit, name)}
    for one in shown[:4]:
        _, case = written[one["id"]]
        agree(one, case.plain())
    _, greeting, question, answer = shown[4:]
    assert _greeting(greeting)[1]["carcassonne"].answers == {"legal", "refused"}
    sheet, case = written[question["id"]]
    agree(question, json.loads(json.dumps(sheet.question(case))))
    assert differences(case.answer, answer, {"legal", "refused"}) == []


def agree(shown: dict[str, Any], right: dict[str, Any]) -> None:
    """Compare members in the order they are written; those that are None are left out on the page."""
    assert list(shown) == list(right)
    for name, value in shown.items():
        if name == "answer":
            agree(value, right[name])
        elif value is not None:
            assert value == right[name], name


# ---- another engine, in another language


def asked(kit: Kit, mistake: str = "") -> list[Outcome]:
    with Runner(["node", str(OTHER), str(kit.folder), *([mistake] if mistake else [])]) as runner:
        return list(runner.outcomes(kit, KNOWN))


def test_another_engine_passes_what_it_claims(kit: Kit) -> None:
    outcomes = asked(kit)
    assert [(one.case.id, one.wrong) for one in outcomes if one.wrong] == []
    passed = [one for one in outcomes if one.is_passed]
    assert len([one for one in passed if one.game == "tabula_rasa"]) == kit.games["tabula_rasa"]["cases"]
    assert len([one for one in passed if one.game == "carcassonne"]) > 500
    assert {"3.3", "3.4", "3.10", "3.11", "3.12"} <= {clause for one in passed for clause in one.case.clauses}
    without = [one.case.id for one in outcomes if not one.is_asked]
    assert without
    assert all("river" in name or "golden-3" in name or "golden-5" in name for name in without if "golden" in name)


def any_hand(sheet: Sheet, case: Case) -> bool:
    """Cards of other hands are laid, too: it shows where one is refused."""
    return case.kind == "refusal" and case.answer["clause"] == "3.2"


def held(sheet: Sheet, case: Case) -> bool:
    """Nobody holds anything: it shows where a part of the tile is held, and a figure at hand."""
    if sheet.game != "carcassonne" or sheet.options["river"] != "no":
        return False
    if case.kind == "refusal":
        return bool(case.answer["clause"] == "3.11")
    after = patched(case.state, case.answer.get("changed", {}))
    if after["next"] != "figure" or not after["supply"][after["seat"]]:
        return False
    tile = next(one for one in MATERIAL["tile"] if one["id"] == after["tiles"][after["laid"]].split()[0])
    parts: int = len(tile["cities"]) + len(tile["roads"]) + len(tile["fields"]) + tile["monastery"]
    return len(case.answer["legal"]) < 1 + parts


class Summing(Oracle):
    """Numbers of knights are added."""

    def knights(self, territory: str | int) -> list[int]:
        return [sum(number for _, number in self.laid[side][territory]) for side in range(self.sides)]


def sums(sheet: Sheet, case: Case) -> bool:
    """Numbers are added instead of knights: it shows where that scores otherwise."""
    if sheet.game != "tabula_rasa" or not case.answer.get("events") or case.move is None:
        return False
    scored = []
    for oracle in (Oracle(sheet.seats), Summing(sheet.seats)):
        for move in sheet.moves[: case.ply]:
            oracle.apply(move)
        scored.append(oracle.apply(case.move))
    return sorted(scored[0]) != sorted(scored[1])


def ties(sheet: Sheet, case: Case) -> bool:
    """Who ties takes the territory's points: it shows at every territory but the one that is worth as little."""
    kinds = [event["kind"] for event in case.answer.get("events", [])]
    first = {2: 2, 3: 2, 4: 4}[sheet.seats] if kinds[:1] == ["tie-treasure"] and sheet.seats < 5 else 0
    return sheet.game == "tabula_rasa" and kinds.count("tie-treasure") > first


@pytest.mark.parametrize(
    ("mistake", "shows", "clause", "least"),
    [("any-hand", any_hand, "3.2", 10), ("held", held, "3.11", 50), ("sum", sums, "4.2", 5), ("tie", ties, "4.5", 5)],
)
def test_a_planted_mistake_is_found_where_it_shows_and_nowhere_else(
    kit: Kit, mistake: str, shows: Any, clause: str, least: int
) -> None:
    MATERIAL.update(json.loads((kit.folder / "carcassonne" / "material.json").read_text()))
    game = "carcassonne" if mistake == "held" else "tabula_rasa"
    with Runner(["node", str(OTHER), str(kit.folder), mistake]) as runner:
        failed = {one.case.id: one for one in runner.outcomes(kit, KNOWN) if one.wrong}
    assert failed.keys() == {case.id for sheet, case in cases(kit, game) if shows(sheet, case)}
    assert len(failed) >= least
    cited = [one.clauses for one in failed.values()]
    if mistake in ("any-hand", "held"):
        assert all(one == (clause,) for one in cited)
    else:
        assert any(clause in one for one in cited)


# ---- engines that do not behave


HELLO = 'print(\'{"hello": 1, "games": {"tabula_rasa": {"answers": ["scores"]}}}\', flush=True)'
BAD = {
    "dies at once": ("import sys; sys.exit('no licence')", "ended with status 1: no licence"),
    "another version": ("print('{\"hello\": 2}')", "speaks version '2' of the protocol, not 1"),
    "no games": ("print('{\"hello\": 1}')", "must have 'games'"),
    "no list": ('print(\'{"hello": 1, "games": {"tabula_rasa": 3}}\')', "an object for tabula_rasa"),
    "claims nonsense": (
        'print(\'{"hello": 1, "games": {"tabula_rasa": {"answers": ["all"]}}}\')',
        "some of actor, legal",
    ),
    "no JSON": (f"{HELLO}; input(); input(); print('fine', flush=True)", "it said 'fine' instead of an object"),
    "dies later": (f"{HELLO}; input()", "golden-2-seats/start: its program ended with status 0"),
    "answers something else": (f"{HELLO}; input(); input(); print('{{\"id\": 7}}', flush=True)", "it answered '7'"),
    "says nothing": (f"{HELLO}; input(); input(); input()", "did not answer within 0.3 s"),
}


@pytest.mark.parametrize(("program", "reason"), BAD.values(), ids=BAD)
def test_an_engine_that_does_not_behave_is_told_so(kit: Kit, program: str, reason: str) -> None:
    with pytest.raises(EngineError) as caught, Runner([sys.executable, "-S", "-c", program], 0.3) as runner:
        list(runner.outcomes(kit, ["tabula_rasa"]))
    assert reason in str(caught.value)


def test_wrong_answers_are_failures_whatever_they_are() -> None:
    right = {"actor": 0, "legal": ["pass", "place 1 0 2"], "scores": [0, 1], "weights": {"draw A": 2, "draw B": 4}}
    claimed = frozenset(right)
    same = right | {"legal": ["place 1 0 2", "pass"], "weights": {"draw B": 2, "draw A": 1}}
    assert differences(right, same, claimed) == []
    wrong: list[dict[str, Any]] = [
        {},
        right | {"legal": ["pass"]},
        right | {"legal": ["pass", "pass", "place 1 0 2"]},
        right | {"legal": [1, None]},
        right | {"actor": False},
        right | {"scores": [0, "1"]},
        right | {"weights": {"draw A": 1, "draw B": 1}},
        right | {"weights": 7},
        right | {"refused": True},
    ]
    for given in wrong:
        assert differences(right, given, claimed | {"refused"}), given
    assert differences(right, {"legal": right["legal"]}, frozenset({"legal"})) == []
    refused = {"refused": True, "clause": "3.4"}
    assert differences(refused, {"refused": True, "clause": "3.5"}, frozenset({"refused", "clause"}))
    assert differences(refused, {"refused": True}, frozenset({"refused"})) == []
    assert "3.4 forbids it" in differences(refused, {"events": []}, frozenset({"refused"}))[0].words


def test_our_engine_answers_nonsense_with_a_sentence() -> None:
    head = {"id": 1, "game": "tabula_rasa", "revision": 1, "seats": 2, "options": {}, "moves": []}
    wrong: list[tuple[Any, str]] = [
        ([], "a question is an object"),
        ({}, "'moves' must be a list of texts"),
        (head | {"moves": [1]}, "'moves' must be a list of texts"),
        (head | {"moves": ["fly"]}, "move 1, 'fly', is not legal"),
        (head | {"game": "chess"}, "there is no game 'chess'"),
        (head | {"game": 1}, "there is no game '1'"),
        (head | {"seats": "2"}, "whole numbers"),
        (head | {"seats": 9}, "2 to 4 seats"),
        (head | {"revision": 7}, "cannot be replayed"),
        (head | {"options": {"river": "yes"}}, "has no option 'river'"),
        (head | {"options": {"river": []}}, "'options' of a record must be texts by name"),
        (head | {"move": 3}, "'move' must be a text"),
    ]
    said: list[str] = []
    serve(["not JSON", "[" * 100_000, "", *(json.dumps(one) for one, _ in wrong), json.dumps(head)], said.append)
    answers = [json.loads(one) for one in said]
    for given, reason in zip(answers, ["this is not JSON"] * 2 + [reason for _, reason in wrong], strict=False):
        assert reason in given["error"]
    assert answers[-1]["actor"] == "chance"

"""The kit on the command line: written, run against our own engine, and against a wrong one."""

import json
import sys
from pathlib import Path

from tests.kit.command import Run

LIAR = """
import json
for line in __import__("sys").stdin:
    asked = json.loads(line)
    claim = {"hello": 1, "name": "liar", "games": {"tabula_rasa": {"answers": ["scores"], "seats": [3]}}}
    print(json.dumps(claim if "hello" in asked else {"id": asked["id"], "scores": [1, 0, 0]}), flush=True)
"""


def test_the_kit_is_written_and_run(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "kit"
    written = run("conformance", "write", folder, "tabula_rasa", "--json")
    assert written.status == 0
    count = written.json["cases"]["tabula_rasa"]
    assert count == json.loads((folder / "kit.json").read_text())["games"]["tabula_rasa"]["cases"] > 300
    ours = run(
        "conformance", "run", folder, "--json", "--", sys.executable, "-m", "tilewright", "conformance", "answer"
    )
    assert ours.status == 0
    assert ours.json["games"]["tabula_rasa"] == {"cases": count, "asked": count, "passed": count, "failed": 0}
    liar = (sys.executable, "-S", "-c", LIAR)
    told = run("conformance", "run", folder, "--", *liar)
    assert told.status == 1
    assert "failed  tabula_rasa/golden-3-seats/start" in told.out
    assert "scores: [1, 0, 0] instead of [0, 0, 0]" in told.out
    assert "tabula_rasa 3.1, " in told.out
    failed = run("conformance", "run", folder, "--json", "--", *liar).json
    assert {one["case"].split("/")[1] for one in failed["failed"]} >= {"golden-3-seats"}
    assert 0 < failed["games"]["tabula_rasa"]["asked"] < count


def test_what_is_wrong_is_said_in_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for arguments, reason in (
        (("write", tmp_path), "is not empty"),
        (("write", tmp_path / "new", "chess"), "there is no game 'chess'"),
        (("write", tmp_path / "file"), "file"),
        (("run", tmp_path, "--", "true"), "is no kit"),
    ):
        said = run("conformance", *arguments)
        assert (said.status, said.out) == (2, "")
        assert reason in said.err
        assert said.err.count("\n") == 1
    run("conformance", "write", tmp_path / "kit", "tabula_rasa")
    for command, reason in ((("true",), "ended with status 0"), (("no such engine",), "cannot be started")):
        said = run("conformance", "run", tmp_path / "kit", "--", *command)
        assert (said.status, reason in said.err) == (2, True)
    assert "no game 'cornwall'" in run("conformance", "run", tmp_path / "kit", "--game", "cornwall", "--", "true").err

"""The history of benchmarks says when something has become slower, and only then; the runs here are made up."""

import json
import random
from datetime import UTC, datetime
from pathlib import Path

import pytest
import yaml

from bench import engine, history
from tilewright.games import names

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


def runs(*costs: float) -> list[history.Costs]:
    return [{"chess": cost} for cost in costs]


def test_a_change_within_the_noise_of_earlier_runs_is_not_mentioned() -> None:
    noisy = runs(100, 112, 95, 104, 90, 108, 99)
    assert history.slower(noisy, {"chess": 118}) == []
    [sentence] = history.slower(noisy, {"chess": 180})
    assert sentence.startswith(
        "chess has become slower: a random game costs 180 random numbers, 80% more than the usual 100"
    )
    assert "7 earlier runs explain only" in sentence


def test_quiet_runs_show_smaller_changes_but_none_below_five_percent() -> None:
    quiet = runs(100, 100.2, 99.9, 100.1, 100)
    assert history.slower(quiet, {"chess": 104.9}) == []
    assert len(history.slower(quiet, {"chess": 105.2})) == 1
    assert history.slower(quiet, {"chess": 50}) == []


def test_one_strange_run_does_not_hide_a_slower_one() -> None:
    assert len(history.slower(runs(100, 101, 99, 100, 900, 101, 100), {"chess": 130})) == 1


def test_nothing_is_judged_by_few_runs_and_games_may_come_and_go() -> None:
    assert history.slower(runs(100, 100, 100, 100), {"chess": 200}) == []
    assert history.slower(runs(*[100] * 9), {"go": 200}) == []


def test_what_stays_slower_becomes_usual() -> None:
    costs = [100.0] * 30
    told = 0
    while history.slower(runs(*costs), {"chess": 120.0}):
        costs.append(120.0)
        told += 1
    assert told == history.LATEST // 2


def test_chance_alone_hardly_ever_raises_an_alarm() -> None:
    rng = random.Random(1)
    costs = [rng.gauss(100, 4) for _ in range(500)]
    alarms = [k for k in range(history.LATEST, 500) if history.slower(runs(*costs[:k]), {"chess": costs[k]})]
    assert len(alarms) <= 5


def test_runs_are_kept_as_lines_of_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "runs.jsonl"
    monkeypatch.setattr(history, "measured", lambda: {"chess": 100.04, "go": 20.0})
    for _ in range(history.FEWEST):
        assert history.main(["--file", str(file)]) == 0
    assert "from 5 earlier runs on" in capsys.readouterr().out
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["costs"] == {"chess": 100.0, "go": 20.0}
    monkeypatch.setattr(history, "measured", lambda: {"chess": 100.0, "go": 30.0})
    assert history.main(["--file", str(file)]) == 1
    assert "go has become slower" in capsys.readouterr().out
    assert len(history.read(file)) == history.FEWEST + 1
    monkeypatch.setattr(history, "measured", lambda: {"chess": 100.0, "go": 20.0})
    assert history.main(["--file", str(file)]) == 0
    assert "Nothing has become slower." in capsys.readouterr().out


def test_what_is_slower_only_once_is_forgiven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "runs.jsonl"
    for _ in range(history.FEWEST):
        history.append(file, {"chess": 100.0, "go": 20.0}, NOW)
    strange = iter([{"chess": 150.0, "go": 20.0}, {"chess": 101.0, "go": 33.0}])
    monkeypatch.setattr(history, "measured", lambda: next(strange))
    assert history.main(["--file", str(file)]) == 0
    assert history.read(file)[-1] == {"chess": 101.0, "go": 20.0}


def test_a_cost_is_how_many_random_numbers_are_drawn_in_the_time_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = {name: 10.0 + number for number, name in enumerate(names())}
    monkeypatch.setattr(engine, "words_per_second", lambda: 1000.0)
    monkeypatch.setattr(engine, "playouts_per_second", lambda name, seats: (rates[name], 0.0))
    assert history.measured() == pytest.approx({name: 1000 / rate for name, rate in rates.items()})


def test_the_workflow_keeps_the_runs_also_when_one_was_slower() -> None:
    workflow = Path(__file__).parent.parent / ".github" / "workflows" / "test.yml"
    *_, restore, run, save = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]["speed"]["steps"]
    assert "python -m bench.history --file history.jsonl" in run["run"]
    assert [step["with"]["path"] for step in (restore, save)] == ["history.jsonl"] * 2
    assert [step["uses"].split("@")[0] for step in (restore, save)] == ["actions/cache/restore", "actions/cache/save"]
    assert save["if"].startswith("always()")


@pytest.mark.parametrize("line", ["{", "[]", '{"costs": 3}', '{"costs": {"chess": "slow"}}', "{}"])
def test_a_broken_line_is_named_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    file = tmp_path / "runs.jsonl"
    history.append(file, {"chess": 1.0}, NOW)
    whole = file.read_text(encoding="utf-8") + line + "\n"
    file.write_text(whole, encoding="utf-8")
    assert history.main(["--file", str(file)]) == 2
    assert "line 2, is not a run" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == whole

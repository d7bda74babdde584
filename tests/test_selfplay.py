"""Self-play data are the games that were played, in complete files, and an interrupted run resumes."""

import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from tilewright.cli import main
from tilewright.core.record import Record
from tilewright.core.table import Table
from tilewright.games import facts, find, names
from tilewright.research.play import results

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.filterwarnings("ignore:First-class function type")


def command(name: str, folder: Path, count: int, *more: str) -> int:
    return main(["selfplay", name, "random", "-n", str(count), "--share", "2", "-o", str(folder), *more])


@pytest.mark.parametrize("name", names())
def test_every_decision_is_as_it_was_played(name: str, tmp_path: Path) -> None:
    seats = facts(name).seats[-1]
    assert command(name, tmp_path, 2, "--seats", str(seats)) == 0
    rows = pq.read_table(tmp_path / "decisions-00001.parquet").to_pylist()
    ended = pq.read_table(tmp_path / "games-00001.parquet").to_pylist()
    assert [row["game"] for row in ended] == [0, 1]
    game = find(name)
    for end in ended:
        record = Record.read(end["record"])
        assert end["places"] == Table.replay(game, record).places
        own = [row for row in rows if row["game"] == end["game"]]
        assert own
        for row in own[:: max(1, len(own) // 5)]:
            table = Table.replay(game, record, row["ply"])
            assert table.actor == row["seat"]
            assert row["legal"] == game.legal(table.position)
            assert game.write(table.position, row["action"], -2) == record.moves[row["ply"]]
            seen = np.zeros(game.observation, dtype=np.float32)
            game.kernels.observe(table.position, 0, row["seat"], seen)
            assert np.array_equal(np.array(row["observation"], dtype=np.float32), seen)
            assert sum(row["policy"]) == pytest.approx(1)
            assert len(row["policy"]) == len(row["legal"]) > 1
            assert row["result"] == pytest.approx(results(end["places"])[row["seat"]])


def test_a_run_resumes_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = names()[0]
    assert command(name, tmp_path / "one", 4) == 0
    assert command(name, tmp_path / "two", 1) == 0
    first = (tmp_path / "two" / "decisions-00001.parquet").read_bytes()
    (tmp_path / "two" / "games-00002.part").write_bytes(b"broken off")
    capsys.readouterr()
    assert command(name, tmp_path / "two", 4, "--workers", "2") == 0
    assert "4 games, 2 of them new" in capsys.readouterr().out
    assert (tmp_path / "two" / "decisions-00001.parquet").read_bytes() == first
    for file in ("decisions-00001", "decisions-00002", "games-00001", "games-00002"):
        one, two = (pq.read_table(tmp_path / part / f"{file}.parquet") for part in ("one", "two"))
        assert one.equals(two)


def test_a_search_stores_its_estimates(tmp_path: Path) -> None:
    name = names()[0]
    arguments = ["selfplay", name, "search:iterations=20,threads=1", "-n", "1", "--share", "1", "-o", str(tmp_path)]
    assert main(arguments) == 0
    rows = pq.read_table(tmp_path / "decisions-00001.parquet").to_pylist()
    assert any(0 < max(row["policy"]) < 1 for row in rows)
    assert all(row["value"] is not None and -1 <= row["value"] <= 1 for row in rows)


def test_other_games_do_not_mix(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = names()[0]
    assert command(name, tmp_path, 1) == 0
    assert command(name, tmp_path, 1, "--seed", "5") == 2
    assert "their seed is 0, not 5" in capsys.readouterr().err
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("dear")
    assert command(name, tmp_path / "other", 1) == 2
    assert "contains other files" in capsys.readouterr().err


def test_a_killed_run_resumes(tmp_path: Path) -> None:
    name, count = names()[0], 60
    arguments = ["selfplay", name, "random", "-n", str(count), "--share", "2", "-o", str(tmp_path / "killed")]
    with subprocess.Popen([sys.executable, "-m", "tilewright", *arguments], cwd=ROOT, stdout=subprocess.DEVNULL) as run:
        while not list((tmp_path / "killed").glob("games-*.parquet")) and run.poll() is None:
            time.sleep(0.01)
        run.kill()
    kept = len(list((tmp_path / "killed").glob("games-*.parquet")))
    assert 0 < kept < count // 2
    assert main(arguments) == 0
    assert command(name, tmp_path / "whole", count) == 0
    for file in sorted((tmp_path / "whole").glob("*.parquet")):
        assert pq.read_table(file).equals(pq.read_table(tmp_path / "killed" / file.name))


@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'tilewright[cluster]'")
    name = names()[0]
    assert command(name, tmp_path / "here", 4) == 0
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        assert command(name, tmp_path / "there", 4, "--ray", "auto") == 0
    finally:
        ray.shutdown()
    for file in sorted((tmp_path / "here").glob("*.parquet")):
        assert pq.read_table(file).equals(pq.read_table(tmp_path / "there" / file.name))

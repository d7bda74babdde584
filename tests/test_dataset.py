"""A data set can be read back and played again, says what it holds, and notices when it was changed."""

import hashlib
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import yaml

from tilewright.cli import main
from tilewright.games import facts, find, names
from tilewright.research import dataset_card
from tilewright.research.dataset import CARD, SUMS, Dataset, DatasetError, digest

ONE = "tabula_rasa"
pytestmark = pytest.mark.filterwarnings("ignore:First-class function type")


def make(name: str, folder: Path, count: int, *more: str, bot: str = "random") -> Dataset:
    words = ["dataset", name, "-n", str(count), "--share", "2", "--bot", bot, "-o", str(folder), *more]
    assert main(words) == 0
    return Dataset(folder)


@pytest.mark.parametrize("name", names())
def test_it_reads_back_and_plays_again(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = make(name, tmp_path / "data", 1, "--seats", str(facts(name).seats[-1]))
    assert main(["dataset", name, "--check", "-o", str(tmp_path / "data")]) == 0
    decisions = data.decisions()
    assert f"2 games with {decisions.num_rows} decisions" in capsys.readouterr().out
    row = decisions.slice(decisions.num_rows - 1).to_pylist()[0]
    table = data.table(row["game"], row["ply"])
    assert table.legal() == row["moves"]
    assert (len(row["meaning"]), len(row["meaning"][0])) == (len(row["legal"]), find(name).description)
    table = data.table(1)
    assert (table.scores, table.places) == tuple(data.games().to_pylist()[1][key] for key in ("points", "places"))


def test_its_card_is_true(tmp_path: Path) -> None:
    data = make(ONE, tmp_path / "data", 1, bot="search:iterations=20,threads=1")
    head, text = (tmp_path / "data" / CARD).read_text(encoding="utf-8").split("---\n")[1:]
    about = yaml.safe_load(head)
    assert about["license"] == "mit"
    for config in about["configs"]:
        assert list((tmp_path / "data").glob(config["data_files"]))
    assert data.games().column_names == list(dataset_card.GAMES)
    assert data.decisions().column_names == list(dataset_card.DECISIONS)
    assert all(f"| `{name}` | {what} |" in text for name, what in dataset_card.DECISIONS.items())
    assert f"revision {facts(ONE).revision} of its rules" in text
    assert f"`{hashlib.sha256((tmp_path / 'data' / SUMS).read_bytes()).hexdigest()}`" in text
    assert "yes: seed 0 gives the same games" in text
    command = text.split("| made by | `tilewright ")[1].split("`")[0].split()
    assert main([*command[:-1], str(tmp_path / "again")]) == 0
    assert (tmp_path / "again" / SUMS).read_text() == (tmp_path / "data" / SUMS).read_text()
    rows = data.decisions().to_pylist()
    assert any(0 < max(row["policy"]) < 1 for row in rows)
    assert all(len(row["points"]) == 2 and -1 <= row["value"] <= 1 for row in rows)


def test_it_grows_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = make(ONE, tmp_path / "whole", 4), make(ONE, tmp_path / "parts", 2)
    few = parts.digest
    (tmp_path / "parts" / "games-00002.part").write_bytes(b"broken off")
    assert make(ONE, tmp_path / "parts", 4, "--workers", "2").digest == whole.digest != few


def test_what_was_changed_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = make(ONE, tmp_path, 1)
    file = tmp_path / "decisions-00001.parquet"
    table = pq.read_table(file)
    moves = table.column("moves").to_pylist()
    moves[5] = moves[5][::-1]
    at = table.column_names.index("moves")
    pq.write_table(table.set_column(at, "moves", pa.array(moves, table.schema.field("moves").type)), file)
    with pytest.raises(DatasetError, match=r"decisions-00001\.parquet is not what it was"):
        data.check()
    sums = [f"{digest(tmp_path / name)}  {name}" for name in ("decisions-00001.parquet", "games-00001.parquet")]
    (tmp_path / SUMS).write_text("\n".join(sums) + "\n", encoding="utf-8")
    with pytest.raises(DatasetError, match="of game 0 has another moves"):
        Dataset(tmp_path).check()
    capsys.readouterr()
    assert main(["dataset", "cornwall", "--check", "-o", str(tmp_path)]) == 2
    assert "has games of tabula_rasa, not of cornwall" in capsys.readouterr().err
    (tmp_path / SUMS).unlink()
    with pytest.raises(DatasetError, match="no complete data set"):
        Dataset(tmp_path)

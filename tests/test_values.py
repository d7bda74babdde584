"""Positions are values: batches, tables and environments are copied, pickled, saved, continued and branched."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from tilewright import games
from tilewright.core.game import CHANCE
from tilewright.core.record import Record, RecordError
from tilewright.games import names
from tilewright.research.batch import Batch
from tilewright.research.gymnasium import SeatEnv
from tilewright.research.openspiel import spiel_names
from tilewright.research.pettingzoo import Env, env
from tilewright.research.play import env_id
from tilewright.table import Table

every_name = pytest.mark.parametrize("name", names())
COPIES: tuple[Callable[[Any], Any], ...] = (copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing)))


def walked(name: str, count: int = 6, **settings: Any) -> Batch:
    batch = Batch(name, count, seed=3, **settings)
    batch.walk(12)
    return batch


def future(batch: Batch) -> bytes:
    """What a batch will be after some further decisions, everything random included."""
    for _ in range(5):
        batch.step(batch.choose())
    made: bytes = batch.positions().tobytes() + batch.streams().tobytes() + batch.playouts(2).tobytes()
    return made


@every_name
def test_gaps_3_and_4_copies_of_a_batch_continue_in_the_same_way(name: str, tmp_path: Path) -> None:
    batch = walked(name)
    batch.playouts(1)
    batch.save(tmp_path / "batch")
    twins = [batch.clone(), *(made(batch) for made in COPIES), Batch.load(tmp_path / "batch", threads=1), batch[:]]
    before = batch.positions().tobytes()
    futures = {future(twin) for twin in twins}
    assert batch.positions().tobytes() == before
    assert futures == {future(batch)}


def test_gap_3_some_positions_of_a_batch() -> None:
    batch = walked("tabula_rasa")
    positions, streams = batch.positions(), batch.streams()
    for which in ([4, 1, 1], np.array([True, False] * 3), slice(2, None), -1, np.array([5])):
        rows = np.atleast_1d(np.arange(6)[which])
        part = batch[which]
        assert len(part) == len(rows)
        assert part.positions().tobytes() == b"".join(positions[k : k + 1].tobytes() for k in rows)
        assert np.array_equal(part.streams(), streams[rows])
        assert np.array_equal(part.actors, batch.actors[rows])
        assert np.array_equal(part.masks(), batch.masks()[rows])
    assert [batch[k].positions().tobytes() for k in range(6)] == [positions[k : k + 1].tobytes() for k in range(6)]
    with pytest.raises(IndexError):
        batch[6]


@every_name
def test_gap_3_a_batch_starts_from_given_positions(name: str) -> None:
    table = Table(name, seed=4)
    for _ in range(5):
        table.apply(table.game.legal(table.position)[-1])
    batch = walked(name)
    others = batch.positions()
    batch.set(np.repeat(table.position, 2), np.array([0, 1, 0, 0, 1, 0]))
    now = batch.positions()
    assert [now[k].tobytes() == table.position.tobytes() for k in range(6)] == [k in (1, 4) for k in range(6)]
    assert all(now[k].tobytes() == others[k].tobytes() for k in (0, 2, 3, 5))
    assert np.flatnonzero(batch.masks()[4]).tolist() == sorted(table.game.legal(table.position))
    assert batch.actors[1] == table.actor
    again = Batch(name, 6, seed=77)
    again.set(now)
    assert again.positions().tobytes() == now.tobytes()
    fresh = games.find(name).new(2)
    again.set(np.repeat(fresh, 6))  # chance is to move first in each game: the batch draws
    assert (again.actors >= 0).all()


def test_gap_3_another_chance_from_the_same_positions() -> None:
    batch = walked("castles_of_tuscany")[[0] * 6]
    one, two = batch.clone(), batch.clone()
    two.reseed(9)
    assert len({row.tobytes() for row in one.streams()}) == 1
    assert len({row.tobytes() for row in two.streams()}) == 6
    assert future(one) != future(two)


def test_gap_3_files_that_are_no_batches_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "batch"
    batch = walked("tabula_rasa")
    batch.save(file)
    whole = file.read_bytes()
    for spoilt in (b"", b"game", whole[:-200], whole[:300], whole[:900] + b"\0" * 40 + whole[940:]):
        file.write_bytes(spoilt)
        with pytest.raises(ValueError, match="is not a saved batch, or it is damaged"):
            Batch.load(file)
    file.write_bytes(whole)
    monkeypatch.setattr("tilewright.research.saved.digest", lambda game: "another")
    with pytest.raises(ValueError, match="another version of tabula_rasa"):
        Batch.load(file)
    with pytest.raises(FileNotFoundError):
        Batch.load(tmp_path / "nothing")


@every_name
def test_gap_4_games_and_tables_are_copied_and_pickled(name: str) -> None:
    game, table = games.find(name), Table(name, seed=5)
    for _ in range(6):
        table.play(table.legal()[-1])
    for made in COPIES:
        assert made(game) is game
        twin = made(table)
        assert twin.position.tobytes() == table.position.tobytes()
        other = table.copy()
        for one in (twin, other):
            for _ in range(3):
                one.play(one.legal()[0])
        assert twin.moves == other.moves
        assert len(table.moves) < len(twin.moves)


def later(playing: Env | SeatEnv) -> bytes:
    """The position after ten further steps."""
    for _ in range(10):
        playing.step(playing.play.legal()[-1])
    return playing.play.position.tobytes()


@every_name
def test_gap_4_environments_are_copied_and_pickled(name: str) -> None:
    envs: tuple[Env | SeatEnv, ...] = (env(name, reward="points"), SeatEnv(name, seat=None))
    for playing in envs:
        playing.reset(seed=2)
        playing.step(playing.play.legal()[0])
        before = playing.play.position.tobytes()
        twins = [made(playing) for made in COPIES]
        assert {twin.play.position.tobytes() for twin in twins} == {before}
        futures = {later(twin) for twin in twins}
        assert playing.play.position.tobytes() == before
        assert futures == {later(playing)}
        assert isinstance(twins[0].play.render("ansi"), str)
    made_by_id = gymnasium.make(env_id(name))
    made_by_id.reset(seed=1)
    for made in COPIES:
        made(made_by_id).step(made_by_id.unwrapped.play.legal()[0])  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", spiel_names())
def test_gap_4_openspiel_games_and_states_are_copied_and_pickled(name: str) -> None:
    game = pyspiel.load_game(name, {"plies": 3})
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    for made in COPIES:
        assert str(made(game)) == str(game)
        assert str(made(state)) == str(state)
        assert made(game).new_initial_state().legal_actions() == game.new_initial_state().legal_actions()


def test_gap_11_a_branch_of_a_table_draws_other_chance() -> None:
    table = Table("carcassonne", seed=6)
    same, other, again = table.copy(), table.copy(), table.copy()
    other.reseed(1)
    again.reseed(1)
    for one in (table, same, other, again):
        for _ in range(8):
            one.apply(one.game.legal(one.position)[0])
    draws = [[move for move in one.moves if move.startswith("draw")] for one in (table, same, other, again)]
    assert draws[0] == draws[1] != draws[2] == draws[3]
    assert draws[0][0] == draws[2][0]


def test_gap_11_a_table_loaded_where_chance_is_to_move_deals_when_asked(tmp_path: Path) -> None:
    table = Table("carcassonne", seed=6)
    table.save(tmp_path / "it.game")
    loaded = Table.load(tmp_path / "it.game", ply=0)
    assert loaded.actor == CHANCE
    loaded.deals = True
    assert loaded.actor == 0
    assert len(loaded.moves) == 1
    assert loaded.legal()[0].startswith("place")
    loaded.play(loaded.legal()[0])
    assert loaded.actor >= 0


def test_gap_12_notes_survive_loading_and_saving(tmp_path: Path) -> None:
    table = Table("carcassonne", seed=6)
    table.play(table.legal()[0])
    lines = table.record.write().splitlines()
    lines[4:4] = ["note player 1 Ada", "note for Nele"]
    (tmp_path / "it.game").write_text("\n".join(lines), encoding="utf-8")
    loaded = Table.load(tmp_path / "it.game")
    assert loaded.notes == ("player 1 Ada", "for Nele")
    loaded.copy().save(tmp_path / "again.game")
    assert (tmp_path / "again.game").read_text(encoding="utf-8").splitlines() == lines
    assert Table.load(tmp_path / "it.game", ply=1).record.notes == ()


def wrong(lines: list[str]) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        Table.of(Record.read("\n".join(lines)))
    return caught.value.line, caught.value.reason


def test_gap_23_records_are_refused_for_the_right_reason(tmp_path: Path) -> None:
    lines = Table("carcassonne", seed=6).record.write().splitlines()
    (tmp_path / "marked.game").write_text("\ufeff" + "\n".join(lines), encoding="utf-8")
    assert Table.load(tmp_path / "marked.game").moves == Table("carcassonne", seed=6).moves
    assert wrong([*lines[:3], "# the rest", "option river maybe", *lines[4:]])[0] == 5
    assert wrong([*lines[:3], "option weather rain", *lines[3:]]) == (
        4,
        "carcassonne has no option 'weather' (possible: river)",
    )
    assert wrong([*lines[:4], "option river yes", *lines[4:]]) == (5, "'option river' appears a second time")
    with pytest.raises(RecordError, match="line 3: carcassonne is for 2 to 5 seats"):
        Table.of(Record("carcassonne", 1, 7, {}, ()))
    (tmp_path / "noise.game").write_bytes(b"\xff\xfe\x00game")
    with pytest.raises(RecordError, match="not text in UTF-8"):
        Table.load(tmp_path / "noise.game")


@pytest.mark.parametrize(("name", "clause"), [("carcassonne", "3.3"), ("wheel_of_fortune", ""), ("cornwall", "3.4")])
def test_gap_23_a_place_far_away_is_refused_for_being_far_away(name: str, clause: str) -> None:
    table = Table(name, seed=6)
    for far in ("99 99", "-400 3", "999999999 -999999999"):
        near, there = table.why_not("place 30 30 0"), table.why_not(f"place {far} 0")
        assert near is not None
        assert there is not None
        assert (there.clause, there.reason) == (near.clause, near.reason)
        assert there.clause
        assert not clause or there.clause == clause

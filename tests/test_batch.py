"""Batches play exactly the games that single positions play, on any number of threads and on a GPU."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.kit.batches import COUNT, played
from tests.kit.play import Setup, setups
from tilewright.core.game import CHANCE, OVER
from tilewright.games import find, names
from tilewright.kit.random import below
from tilewright.kit.random import streams as random_streams
from tilewright.research.batch import Batch, random_games
from tilewright.research.lanes import GROUP, elements, interleaved, places, roomy, straightened

ROOT = Path(__file__).resolve().parent.parent
every_setup = pytest.mark.parametrize("setup", setups(), ids=str)


@every_setup
def test_a_batch_plays_what_each_position_would_play_alone(setup: Setup) -> None:
    game, count = setup.game, 5
    batch = Batch(setup.name, count, setup.seats, dict(setup.options), seed=3)
    streams, alone = random_streams(3, count), [setup.position() for _ in range(count)]

    def settle(k: int) -> None:
        while game.kernels.actor(alone[k], 0) == CHANCE:
            game.kernels.apply(alone[k], 0, game.kernels.draw(alone[k], 0, streams[k]))

    for k in range(count):
        settle(k)
    while (batch.actors != OVER).any():
        assert [game.kernels.actor(position, 0) for position in alone] == batch.actors.tolist()
        lists, counts = batch.legal()
        masks = batch.masks()
        features = batch.observe()
        chosen = batch.choose()
        for k, position in enumerate(alone):
            legal = game.legal(position)
            assert lists[k, : counts[k]].tolist() == legal
            assert np.flatnonzero(masks[k]).tolist() == legal
            if legal:
                seen = np.zeros(game.observation, dtype=np.float32)
                game.kernels.observe(position, 0, int(batch.actors[k]), seen)
                assert np.array_equal(features[k], seen)
                action = legal[int(below(streams[k], len(legal)))]  # type: ignore[no-untyped-call]
                assert chosen[k] == action
                game.kernels.apply(position, 0, action)
                settle(k)
            else:
                assert chosen[k] == -1
        batch.step(chosen)
    assert batch.positions().tobytes() == b"".join(position.tobytes() for position in alone)
    assert batch.scores()[:, : setup.seats].tolist() == [game.scores(position, setup.seats) for position in alone]
    assert batch.places()[:, : setup.seats].tolist() == [game.places(position, setup.seats) for position in alone]


@pytest.mark.parametrize("name", names())
def test_threads_do_not_matter(name: str) -> None:
    one, three = (Batch(name, 100, seed=8, threads=threads) for threads in (1, 3))
    for batch in (one, three):
        batch.walk(25)
    assert one.positions().tobytes() == three.positions().tobytes()
    assert np.array_equal(one.playouts(3), three.playouts(3))
    few, many = random_games(name, 50, seed=1, threads=1), random_games(name, 80, seed=1, threads=2)
    assert np.array_equal(few[0], many[0][:50])
    assert np.array_equal(few[1], many[1][:50])


@pytest.mark.parametrize("name", names())
def test_playouts_leave_the_positions_alone_and_are_new_each_time(name: str) -> None:
    batch = Batch(name, 20, seed=8)
    before = batch.positions().tobytes()
    first, second = batch.playouts(5), batch.playouts(5)
    assert first.shape == (5, 20, batch.game.facts.seats[-1])
    assert not np.array_equal(first, second)
    assert batch.positions().tobytes() == before


@pytest.mark.parametrize("name", names())
def test_only_the_chosen_games_start_again(name: str) -> None:
    batch = Batch(name, 8, seed=2)
    batch.walk(100_000)
    assert (batch.actors == OVER).all()
    ended = batch.positions()
    which = np.array([1, 0] * 4)
    batch.reset(which)
    assert ((batch.actors == OVER) == (which == 0)).all()
    now = batch.positions()
    assert all(now[k].tobytes() == ended[k].tobytes() for k in range(1, 8, 2))
    again = Batch(name, 8, seed=2)
    batch.reset(seed=2)
    assert batch.positions().tobytes() == again.positions().tobytes()


def test_mistakes_are_reported() -> None:
    name = names()[0]
    with pytest.raises(ValueError, match="no device 'tpu'"):
        Batch(name, 2, device="tpu")
    with pytest.raises(ValueError, match="the number of positions must be at least 1"):
        Batch(name, 0)
    with pytest.raises(ValueError, match="one for each of 2 positions"):
        Batch(name, 2).step(np.zeros(3, dtype=np.int64))


def test_results_are_shared_without_copying() -> None:
    batch = Batch(names()[0], 4)
    for result in (batch.observe(), batch.actors, batch.masks(), batch.legal()[0], batch.scores()):
        assert np.shares_memory(np.from_dlpack(result), result)
        assert result.__array_interface__["data"][0] == result.ctypes.data


@pytest.mark.parametrize("name", names())
def test_pytorch_takes_and_gives_arrays_without_copying(name: str) -> None:
    torch = pytest.importorskip("torch")
    one, two = (Batch(name, 6, seed=4) for _ in range(2))
    seen = torch.zeros((6, one.game.observation), dtype=torch.float32)
    for _ in range(20):
        features, masks = one.observe(), one.masks()
        tensor = torch.from_dlpack(features)
        assert tensor.data_ptr() == features.ctypes.data
        assert two.observe(out=seen.numpy()).ctypes.data == seen.data_ptr()
        assert torch.equal(tensor, seen)
        actions = torch.from_dlpack(masks).long().argmax(dim=1)
        one.step(actions)
        two.step(actions.numpy())
    assert one.positions().tobytes() == two.positions().tobytes()


def _has_gpu() -> bool:
    try:
        from numba import cuda  # noqa: PLC0415

        return bool(cuda.is_available())
    except ImportError:
        return False


def test_without_a_gpu_it_says_so() -> None:
    if _has_gpu():
        pytest.skip("there is a GPU")
    with pytest.raises(RuntimeError, match="no NVIDIA GPU"):
        Batch(names()[0], 2, device="cuda")


@pytest.mark.parametrize("name", names())
def test_a_gpu_plays_the_same_games_bit_by_bit(name: str) -> None:
    if not _has_gpu():
        pytest.skip("there is no GPU")
    for count in (COUNT, 97):
        assert played(name, "cuda", count) == played(name, "cpu", count)
    on_gpu, on_cpu = (random_games(name, 5000, seed=4, device=device) for device in ("cuda", "cpu"))
    assert np.array_equal(on_gpu[0], on_cpu[0])
    assert np.array_equal(on_gpu[1], on_cpu[1])


@pytest.mark.parametrize("name", names())
def test_a_simulated_gpu_plays_the_same_games_bit_by_bit(name: str) -> None:
    result = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.kit.batches", "cuda", name],
        cwd=ROOT,
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines() == played(name, "cpu", COUNT)


@pytest.mark.parametrize("name", names())
def test_interleaved_positions_come_back_the_same(name: str) -> None:
    batch = Batch(name, 2 * GROUP, seed=6)
    batch.walk(30)
    positions = batch.positions()
    mixed = interleaved(positions)
    assert mixed.tobytes() != positions.tobytes()
    assert straightened(mixed, positions.dtype).tobytes() == positions.tobytes()


@pytest.mark.parametrize("name", names())
def test_every_byte_of_a_group_belongs_to_one_element_at_most(name: str) -> None:
    kind = find(name).dtype
    taken = np.zeros(GROUP * roomy(kind).itemsize, dtype=int)
    for _, size, start, step in elements(kind):
        assert start % size == step % size == 0
        for k in range(GROUP):
            taken[start + k * step : start + k * step + size] += 1
    assert taken.max() == 1
    fields = sum(kind[field].itemsize for field in kind.names or ())
    assert taken.sum() == GROUP * fields


def test_the_columns_of_a_table_are_stored_row_by_row() -> None:
    kind = np.dtype(
        [("number", "i8"), ("one", "i1", 40), ("two", "i2", 40), ("scanned", "i2", 50), ("board", "u1", 2000)]
    )
    found, _ = places(kind)
    assert found["one"].strides == found["two"].strides == (4,)  # a row is three bytes long, rounded up
    assert found["one"].start == found["two"].start + 2
    assert found["scanned"].strides == (2 * GROUP,)
    assert found["board"].strides == (1,)
    assert found["board"].step == 2000

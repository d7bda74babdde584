"""The learned part of an estimate: the network in a kernel, its file, and a small training from start to end."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.kit.play import Setup, walk
from tilewright import games
from tilewright.bots.arena.plan import Plan
from tilewright.cli import main
from tilewright.kit import learned
from tilewright.kit.shape import HIDDEN, MOST_SEATS, ROOM, Shape
from tilewright.train import card, factory, plot
from tilewright.train.card import Made
from tilewright.train.factory import Factory, Order
from tilewright.train.fit import Data, Network
from tilewright.train.selfplay import played

SHAPE = Shape(own=5, common=3)
LEARNING = [name for name in games.names() if games.find(name).inputs.own]


def network(seats: int) -> tuple[Network, Data]:
    rng = np.random.default_rng(3)
    own = rng.normal(4, 3, (200, seats, SHAPE.own)).astype(np.float32)
    common = rng.normal(1, 2, (200, SHAPE.common)).astype(np.float32)
    data = Data(own, common, own[:, :, 0], own[:, :, 1])
    made = Network(data, tuple(range(seats)), rng)
    made.values["bias"] += rng.normal(0, 1, HIDDEN).astype(np.float32)
    made.values["last"] += 2
    return made, data


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_kernel_says_what_was_learned(seats: int) -> None:
    made, data = network(seats)
    table = np.zeros((MOST_SEATS + 1, SHAPE.words), dtype=np.float32)
    table[seats] = made.row()
    expected = data.estimates + made.forward(made.inputs(data))[1]
    for number in range(20):
        memory = np.zeros(ROOM)
        own, common = SHAPE.inputs(memory, seats)
        own[:], common[:] = data.own[number], data.common[number]
        learned.correct(memory, table, seats, *SHAPE)  # type: ignore[no-untyped-call]
        assert memory[:seats] == pytest.approx(expected[number], abs=1e-3)


def test_gradients_are_those_of_the_loss() -> None:
    made, data = network(3)
    slopes = made.gradients(data)

    def loss() -> float:
        errors = (data.estimates + made.forward(made.inputs(data))[1] - data.points).astype(np.float64)
        return float(((errors @ made.loss) * errors).sum() / len(data))

    for name, at in (("first", (2, 5)), ("first", (7, 11)), ("bias", 3), ("out", 9), ("last", 0)):
        step = 1e-2
        made.values[name][at] += step
        above = loss()
        made.values[name][at] -= 2 * step
        below = loss()
        made.values[name][at] += step
        assert slopes[name][at] == pytest.approx((above - below) / (2 * step), rel=0.03, abs=0.02)


@pytest.mark.parametrize("name", LEARNING)
def test_without_a_network_the_estimate_is_the_first_input(name: str) -> None:
    game = games.find(name)
    for seats in game.facts.seats:
        rows = learned.networks(game.facts.folder / "rules" / learned.FILE)
        memory = np.zeros(ROOM)
        for position, action in walk(Setup(name, seats), 5):
            if action < 0:
                break
            game.kernels.expect(position, 0, memory)
            own, _ = game.inputs.inputs(memory, seats)
            assert np.isfinite(memory).all()
            if seats not in rows:
                assert list(memory[:seats]) == list(own[:, 0])


@pytest.mark.parametrize("name", LEARNING)
def test_networks_belong_to_the_present_rules(name: str) -> None:
    facts = games.facts(name)
    file = facts.folder / "rules" / learned.FILE
    if not file.exists():
        pytest.skip("it has none")
    assert learned.revision(file) == facts.revision
    assert set(learned.networks(file)) <= set(facts.seats)
    assert file.stat().st_size < 1_000_000
    cards = card.sections((file.with_name(card.FILE)).read_text(encoding="utf-8"))
    assert set(cards) == set(learned.networks(file))
    for seats, section in cards.items():
        assert f"`{card.digest(file.parent, seats)}`" in section


def test_a_file_for_other_inputs_or_with_a_wrong_digest_is_refused(tmp_path: Path) -> None:
    rules = tmp_path / "game" / "rules"
    rules.mkdir(parents=True)
    assert not learned.table(rules, SHAPE).any()
    row = np.ones(SHAPE.words, dtype=np.float32)
    learned.save(rules / learned.FILE, {2: row}, 1)
    assert learned.table(rules, SHAPE)[2].tolist() == row.tolist()
    with pytest.raises(ValueError, match="other inputs"):
        learned.table(rules, Shape(4, 4))
    with np.load(rules / learned.FILE) as file:
        changed = dict(file)
    changed["2"] = changed["2"] + 1
    np.savez(rules / learned.FILE, **changed)
    with pytest.raises(ValueError, match="damaged"):
        learned.table(rules, SHAPE)


def test_self_play_is_the_same_in_any_parts() -> None:
    game = games.find("cornwall")
    whole, parts = played(game, 2, range(6), 4), [played(game, 2, part, 4) for part in (range(2), range(2, 6))]
    assert np.array_equal(whole.memory, np.concatenate([part.memory for part in parts]))
    assert np.array_equal(whole.points, np.concatenate([part.points for part in parts]))
    assert set(whole.games) == set(range(6))


def test_parts_that_are_played_together_are_saved_like_single_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(factory, "PART", 3)
    game, plan = games.find("cornwall"), Plan("cornwall", 1, 2, (), (), (), 1)
    for name, shares in (("together", ((0, 1),)), ("alone", ((0,), (1,)))):
        (tmp_path / name).mkdir()
        share = factory.Share(str(tmp_path / name), 4, "cpu", shares)
        assert [share(game, plan, number) for number in range(len(shares))] == [len(parts) for parts in shares]
    for file in ("00000.npz", "00001.npz"):
        with np.load(tmp_path / "together" / file) as one, np.load(tmp_path / "alone" / file) as two:
            assert all(np.array_equal(one[key], two[key]) for key in ("games", "memory", "points"))


def test_a_gpu_that_is_missing_or_cannot_help_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "cornwall", "--device", "gpu", "--ray", "local"]) == 2
    assert "a cluster plays on CPU cores" in capsys.readouterr().err

    def none(device: str) -> None:
        raise RuntimeError("there is no NVIDIA GPU")

    monkeypatch.setattr("tilewright.cli.train.check", none)
    assert main(["train", "cornwall", "--device", "gpu"]) == 2
    assert "there is no NVIDIA GPU" in capsys.readouterr().err


def test_a_small_training_beats_the_estimate_written_by_hand_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    order = Order("cornwall", 2, games=2000, generations=1, passes=6, match_games=40, bot="greedy")
    training = Factory(order, games.find, games.facts("cornwall"), tmp_path)
    assert len(training.missing(1)) == training.parts == 4
    begun = training.play(1, 2, None)
    next(begun)
    begun.close()
    assert 0 < len(training.missing(1)) < 4
    for _ in training.play(1, 2, None):
        pass
    assert not training.missing(1)
    told: list[float] = []
    curve = training.fit(1, lambda _, error: told.append(error))
    assert curve.after == tuple(told)
    assert min(curve.after) < curve.before
    assert training.fit(1, lambda *_: pytest.fail("it was fitted already")) == curve
    pair = training.match(1, 0, 2)
    assert pair.wins is not None
    assert pair.wins.low is not None
    assert pair.wins.low > 0.5
    training.facts = replace(training.facts, folder=tmp_path / "cornwall")
    rules = tmp_path / "cornwall" / "rules"
    rules.mkdir(parents=True)
    card.replace(rules, "Cornwall", 3, Made("this", "stays", "as", "it", "is"))
    home = training.promote(1, pair)
    assert list(learned.networks(home)) == [2]
    cards = card.sections((rules / card.FILE).read_text(encoding="utf-8"))
    assert "| match at equal time | it |" in cards[3]
    assert all(part in cards[2] for part in ("--games 2000", f"{curve.after[-1]:.2f} points", card.digest(rules, 2)))
    plots = plot.draw(training)
    assert [file.suffix for file in plots] == [".png", ".svg"]
    assert "generation 1" in plots[1].read_text(encoding="utf-8")

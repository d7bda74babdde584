"""What researchers missed, by number, where no other file tests it: 9, 16 and 17."""

from dataclasses import replace

import numpy as np
import pyspiel
import pytest

import tilewright.research.openspiel  # noqa: F401 -- registers the games
from tilewright import Table
from tilewright.cli.pick import picking
from tilewright.core.game import clone
from tilewright.games import names
from tilewright.kit.random import stream
from tilewright.research.batch import Batch
from tilewright.research.gymnasium import SeatEnv

every_name = pytest.mark.parametrize("name", names())
pytestmark = pytest.mark.filterwarnings("ignore:First-class function type")


@every_name
def test_gap_9_choices_without_previews_can_be_picked(name: str) -> None:
    table = Table(name, seed=1)
    shown = table.scene(table.actor)
    bare = replace(shown, choices=tuple(replace(choice, ghosts=()) for choice in shown.choices))
    wanted, found = picking(shown), picking(bare)
    assert [(pick.id, pick.choices[0].move) for pick in found.next] == [
        (pick.id, pick.choices[0].move) for pick in wanted.next
    ]
    assert not any(pick.ghost for pick in found.next)


@every_name
def test_gap_16_a_learning_seat_is_paid_points_as_it_scores_them(name: str) -> None:
    playing = SeatEnv(name, seat=1, reward="points")
    seen, _ = playing.reset(seed=3)
    paid, is_over, is_stopped, steps = 0.0, False, False, 0
    while not (is_over or is_stopped):
        seen, reward, is_over, is_stopped, _ = playing.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        paid, steps = paid + reward, steps + 1
    assert steps > 10
    assert paid == playing.play.scores()[1]


@every_name
def test_gap_17_information_is_imperfect_where_something_is_hidden(name: str) -> None:
    batch, hidden = Batch(name, 8, seed=2), False
    batch.walk(12)
    for position, seat in zip(batch.positions(), batch.actors, strict=True):
        before = position.reshape(1)
        other = clone(before)
        batch.game.kernels.redeal(other, 0, seat, stream(4))
        hidden |= other.tobytes() != before.tobytes()
    kinds = pyspiel.GameType.Information
    wanted = kinds.IMPERFECT_INFORMATION if hidden else kinds.PERFECT_INFORMATION
    assert pyspiel.load_game(f"tilewright_{name}").get_type().information == wanted

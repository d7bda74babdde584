"""Positions of Carcassonne laid out by hand."""

from typing import Any

import numpy as np

from tilewright.core.game import Positions, clone
from tilewright.games.carcassonne import rules
from tilewright.games.carcassonne.rules import material, state
from tilewright.games.carcassonne.table import notation, scene
from tilewright.games.carcassonne.table.feature import LAND
from tilewright.land.table import edit as land_edit


def _kinds(p: Any) -> range:
    return range(*rules.draw_range(p.stage))


def _places(position: Positions, kind: int) -> list[int]:
    """As if this tile had been drawn: with the River, it must continue the river."""
    drawn = clone(position)
    drawn["phase"], drawn["tile"] = state.PLACING, kind
    out = np.empty(state.MOST_LEGAL, dtype=np.int64)
    count = rules.legal(drawn[0], out)
    return [int(action) for action in out[:count]]


EDIT = land_edit.LandEdit(
    land=LAND,
    notation=notation.LAND,
    names=[tile.name for tile in material.TILES],
    faces=scene.faces,
    figure=scene.figure_on,
    kinds=_kinds,
    places=_places,
)
things, settings, offer, aim, apply = EDIT.things, EDIT.settings, EDIT.offer, EDIT.aim, EDIT.apply


def finish(position: Positions) -> None:
    """End the game here, with its final scoring."""
    position["stage"] = state.LAND_STAGE
    land_edit.finish(position, state.SETTING, rules.apply)

"""Positions of Wheel of Fortune laid out by hand. The pig stands where the symbols drawn so far have moved it.

Figures also stand on crowns: "crown SEAT SEGMENT", and "take crown SEGMENT SEAT".
"""

from dataclasses import replace
from typing import Any, ClassVar

import numpy as np

from tilewright.core.edit import State
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Plain
from tilewright.core.scene import Choice, Spot
from tilewright.core.stage import Offer
from tilewright.games.wheel_of_fortune import rules
from tilewright.games.wheel_of_fortune.rules import board, material, state
from tilewright.games.wheel_of_fortune.table import notation, scene
from tilewright.games.wheel_of_fortune.table.feature import LAND
from tilewright.land.rules import landscape
from tilewright.land.table import edit as land_edit
from tilewright.land.table import survey


class WheelEdit(land_edit.LandEdit):
    """The land of Wheel of Fortune, and its wheel."""

    verbs: ClassVar[tuple[str, ...]] = (*land_edit.LandEdit.verbs, "crown")

    def _edit_crown(self, state: dict[str, Any], move: Move) -> None:
        seat, segment = _crown(move.args)
        state["crowns"] = {**state["crowns"], segment: [*state["crowns"][segment], seat]}

    def _edit_take(self, state: dict[str, Any], move: Move) -> None:
        if move.args[:1] != ("crown",):
            super()._edit_take(state, move)
            return
        seat, segment = _crown(move.args[:0:-1])
        there = list(state["crowns"][segment])
        if seat not in there:
            raise Refusal("", Message.of("edit-nothing-there"))
        there.remove(seat)
        state["crowns"] = {**state["crowns"], segment: there}

    def _may_be_drawn(self, p: Any, kind: int) -> bool:
        """4.14 the segment that the pig reaches has already given back its crowns' figures."""
        pig = (p.pig + material.STEPS[kind]) % len(material.SEGMENTS)
        is_cleared = not material.STEPS[kind] or not bool(p.crown[material.FIRST_SPACE[pig]])
        return is_cleared and super()._may_be_drawn(p, kind)

    def _may_be_last(self, state: State, cell: str) -> bool:
        """Not a tile whose symbol would have moved the pig just now."""
        return super()._may_be_last(state, cell) and cell not in state["symbols"]

    def _lay(self, state: dict[str, Any], cell: str, name: str, facing: str) -> None:
        tile, _, number = name.partition(" ")
        super()._lay(state, cell, tile, facing)
        if number:
            state["symbols"] = {**state["symbols"], cell: int(number)}

    def _lift(self, state: dict[str, Any], cell: str) -> str:
        symbols = dict(state["symbols"])
        number = symbols.pop(cell, 0)
        state["symbols"] = symbols
        name = super()._lift(state, cell)
        return f"{name} {number}" if number else name


def _crown(args: tuple[str, ...]) -> tuple[int, str]:
    if len(args) != 2 or not args[0].isdigit() or args[1] not in material.SEGMENTS:
        raise malformed("crown SEAT SEGMENT")
    return int(args[0]), args[1]


def _free(p: Any) -> dict[int, int]:
    """The first free space of each segment's crowns."""
    return {
        segment: space for space, segment in reversed([*enumerate(material.SEGMENT_OF_SPACE)]) if not p.crown[space]
    }


def _crowning(seat: int, segment: int, space: int) -> tuple[Choice, Spot]:
    choice, spot = scene.crowning(seat, segment, space)
    return replace(choice, move=f"crown {seat} {material.SEGMENTS[segment]}"), spot


def _taking(seat: int, space: int) -> Choice:
    segment = material.SEGMENT_OF_SPACE[space]
    label = Message.of("edit-take-crown", segment=notation.segment_name(segment))
    return Choice(f"take crown {material.SEGMENTS[segment]} {seat}", (f"figure {seat} crown {space}",), label, (None,))


def _kinds(p: Any) -> range:
    return range(material.KINDS)


def _places(position: Positions, kind: int) -> list[int]:
    out = np.empty(state.MOST_LEGAL, dtype=np.int64)
    count = landscape.list_places(position[0], material.FITS, kind, out)
    return [int(action) for action in out[:count]]


EDIT = WheelEdit(
    land=LAND,
    notation=notation.LAND,
    names=[notation.tile_words(kind) for kind in range(material.KINDS)],
    faces=scene.faces,
    figure=scene.figure_on,
    kinds=_kinds,
    places=_places,
    fixed=len(board.PLACES),
    starts=tuple((place % board.SIZE, place // board.SIZE) for place in range(len(board.PLACES))),
)
things, settings, aim = EDIT.things, EDIT.settings, EDIT.aim


def offer(position: Positions, thing: str) -> tuple[Message, Offer]:
    """What the land offers, and the crowns."""
    prompt, found = EDIT.offer(position, thing)
    p = Plain(position)
    verb, _, seat = thing.partition(" ")
    if verb == "figure" and p.supply[int(seat)]:
        ways = [_crowning(int(seat), segment, space) for segment, space in _free(p).items()]
        more = Offer(tuple(choice for choice, _ in ways), tuple(spot for _, spot in ways))
    elif verb == "take":
        more = Offer(tuple(_taking(one - 1, space) for space, one in enumerate(p.crown) if one))
    else:
        more = Offer()
    choices = tuple(choice for choice in found.choices + more.choices if _fits_drawn(p, choice.move))
    return prompt, Offer(choices, found.spots + more.spots)


def _fits_drawn(p: Any, words: str) -> bool:
    """4.14 while a tile with a symbol is to be laid, no figure is on the crowns that the pig has reached."""
    if p.phase not in (state.TAKING, state.PLACING) or not material.STEPS[p.tile]:
        return True
    verb, *args = words.split()
    if verb == "crown":
        return args[1] != str(material.SEGMENTS[p.pig])
    steps = 0
    if verb == "tile":
        steps = material.STEPS[EDIT.names.index(" ".join(args[:-3]))]
    elif args[0] == "tile":
        tile = survey.tile_at(p, int(args[1]), int(args[2]))
        steps = -material.STEPS[tile.type] if tile else 0
    return not bool(p.crown[material.FIRST_SPACE[(p.pig + steps) % len(material.SEGMENTS)]])


def apply(state: State, words: str) -> State:
    """What an edit makes of a position in words; where the pig stands follows."""
    return {name: one for name, one in EDIT.apply(state, words).items() if name != "pig"}


def finish(position: Positions) -> None:
    """End the game here, with its final scoring."""
    land_edit.finish(position, state.SETTING, rules.apply)

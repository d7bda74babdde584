"""Facts about the moves of Wheel of Fortune."""

from collections.abc import Iterator
from typing import Any

from tilewright.core.fact import Fact
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.plain import Plain
from tilewright.games.wheel_of_fortune.rules import material, state
from tilewright.games.wheel_of_fortune.table import notation
from tilewright.games.wheel_of_fortune.table.feature import LAND
from tilewright.land.table.facts import FEW, FIGURE, Comparison


def facts(before: Positions, after: Positions, seat: int, action: int) -> Iterator[Fact]:
    """What is true about laying a tile, placing or removing a figure; nothing once the game is over."""
    if after["phase"][0] == state.ENDED or action == state.PASS:
        return
    land = Comparison(before, after, seat, LAND, after["bag"][0].tolist())
    if action < state.PASS:
        yield from land.laid()
    elif action < state.CROWN:
        yield from land.settled(action - state.FIGURE)
    elif action < state.TAKE:
        yield from _crown(Plain(after), seat, action - state.CROWN)
    else:
        yield from land.abandoned(int(before["figure_at"][0, seat, action - state.TAKE]))


def _crown(p: Any, seat: int, segment: int) -> Iterator[Fact]:
    """How likely the pig is to come to a crown with the next tile, and what the figure there would score."""
    left = sum(p.bag)
    if not left:
        return
    steps = (segment - p.pig) % len(material.SEGMENTS) or len(material.SEGMENTS)
    fit = sum(count for kind, count in enumerate(p.bag) if material.STEPS[kind] == steps)
    first, crowns = int(material.FIRST_SPACE[segment]), int(material.CROWNS[segment])
    here = sum(owner > 0 for owner in p.crown[first : first + crowns])
    points = material.LONE_CROWN_POINTS if crowns > 1 and here == 1 else material.CROWN_POINTS
    shown = {"segment": notation.segment_name(segment), "points": points, "fit": fit, "left": left}
    yield Fact(Message.of("fact-crown", **shown), points * fit / left, (f"segment {material.SEGMENTS[segment]}",))
    if p.supply[seat] <= FEW:
        yield Fact(Message.of("fact-supply", count=p.supply[seat]), p.supply[seat] - FIGURE)

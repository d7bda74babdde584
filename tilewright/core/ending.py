"""The final scoring of a game: the table after the last move while nothing of it is scored yet, and its events.

People who play with the real game may stop early; then the same scoring is done on what is on the table.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tilewright.core.event import Event
from tilewright.core.game import OVER, Game, Positions, clone
from tilewright.core.record import Record
from tilewright.core.scene import Area, Feature, Scene

STOPPED_NOTE = "stopped at ply "  # of a record: the game was ended there, and scored as it stood


@dataclass(frozen=True, slots=True)
class Ending:
    """What one viewer sees before the final scoring, and what is scored then, in order."""

    scene: Scene  # nobody is asked, and nothing can be picked
    features: list[Feature]
    events: list[Event]


def ending(game: Game, before: Positions, action: int, viewer: int) -> Ending | None:
    """The ending of a game whose last move is this action, legal in the position before it; None if it has no final
    scoring apart from that move.
    """
    still, after = clone(before), clone(before)
    game.prolong(still)
    for position in (still, after):
        game.kernels.apply(position, 0, action)
    if game.kernels.actor(still, 0) == OVER:
        return None
    events = game.events(after)[len(game.events(still)) :]
    return Ending(_scene(game.scene, still, after, viewer), game.features(still, viewer), events)


def stopped(
    game: Game, before: Positions, viewer: int, see: Callable[[Positions, int], Scene] | None = None
) -> Ending | None:
    """The ending of a game that people stop in this position; None if the game has no such scoring. `see` makes the
    scenes.
    """
    after = closed(game, before)
    if game.kernels.actor(after, 0) != OVER:
        return None
    return Ending(_scene(see or game.scene, before, after, viewer), game.features(before, viewer), game.events(after))


def closed(game: Game, position: Positions) -> Positions:
    """The position after the final scoring of what is on the table now."""
    after = clone(position)
    game.kernels.close(after, 0)
    return after


def stopped_note(ply: int) -> str:
    """What a record says about a game that people stopped after so many moves."""
    return f"{STOPPED_NOTE}{ply}"


def is_stopped(record: Record) -> bool:
    """Whether a record says that people stopped its game after its last move."""
    return stopped_note(len(record.moves)) in record.notes


def _scene(see: Callable[[Positions, int], Scene], still: Positions, after: Positions, viewer: int) -> Scene:
    """The scene of a position in which nobody moves; what is left to draw is as it really was."""
    seen, end = see(still, viewer), see(after, viewer)
    areas = tuple(
        Area(area.id, area.kind, area.box, area.pieces, (), area.owner, area.title, area.grid)
        for area in seen.areas
        if area.kind != "dock"
    )
    panels = tuple(replace(panel, is_asked=False) for panel in seen.panels)
    return Scene(viewer, OVER, end.prompt, areas, panels, (), seen.last, seen.last_seat, end.heaps)

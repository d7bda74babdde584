"""The final scoring of a game: the table after the last move while nothing of it is scored yet, and its events."""

from dataclasses import dataclass

from tilewright.core.event import Event
from tilewright.core.game import OVER, Game, Positions, clone
from tilewright.core.scene import Area, Feature, Scene


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
    return Ending(_scene(game, still, after, viewer), game.features(still, viewer), events)


def _scene(game: Game, still: Positions, after: Positions, viewer: int) -> Scene:
    """The scene of a position in which nobody moves; what is left to draw is as it really was."""
    seen, end = game.scene(still, viewer), game.scene(after, viewer)
    areas = tuple(
        Area(area.id, area.kind, area.box, area.pieces, (), area.owner, area.title, area.grid)
        for area in seen.areas
        if area.kind != "dock"
    )
    return Scene(viewer, OVER, end.prompt, areas, seen.panels, (), seen.last, seen.last_seat, end.heaps)

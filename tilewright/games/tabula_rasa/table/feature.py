"""The territories of Tabula Rasa with the knights beside them, and the move that would play at a point."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.scene import Area, Feature, Place
from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.games.tabula_rasa.table import layout, survey

_WAYS = ("number", "colour")


def features(p: Any, areas: tuple[Area, ...]) -> list[Feature]:
    """Every territory with its treasure and the knights beside it, where a viewer sees them."""
    pieces = [piece for area in areas for piece in area.pieces]
    points = {piece.id: (piece.id, piece.x, piece.y, layout.shape_of(piece.id)) for piece in pieces}
    return [_feature(p, place, points) for place in range(material.TERRITORY_COUNT)]


def _feature(p: Any, place: int, points: dict[str, Place]) -> Feature:
    knights = survey.knights_beside(p, place)
    seats = int(p.seats)
    by_side = Counter(sides.of(seats, seat) for _, seat in knights)
    ranked = [[side for side, count in by_side.items() if count == most] for most in sorted(set(by_side.values()))]
    worth = int(material.TERRITORY_POINTS[place])
    ids = (
        survey.tile_id("territory", place),
        survey.tile_id("treasure", place),
        *(survey.knight_id(place, order) for order in range(len(knights))),
    )
    is_over = bool(p.phase == state.ENDED)
    leading = [seat for seat in range(seats) if ranked and sides.of(seats, seat) in ranked[-1]]
    return Feature(
        id=survey.tile_id("place", place),
        kind=Message.of("feature-territory"),
        label=survey.place_name(place),
        places=tuple(points[name] for name in ids),
        worth=Message.of("feature-done") if is_over else Message.of("feature-worth", points=worth),
        points=worth,
        possible=worth,
        holders=tuple(sorted(Counter(seat for _, seat in knights).items())),
        leaders=tuple(leading),
        takers=() if is_over else tuple(_takers(seats, ranked[::-1], worth)),
        is_finished=is_over,
    )


def _takers(seats: int, ranked: list[list[int]], worth: int) -> Iterator[tuple[int, int]]:
    """What each seat would take from a territory; the sides with most knights come first."""
    for rank, tied in enumerate(ranked[:2]):
        is_only = len(tied) == 1 and (rank == 0 or len(ranked[0]) == 1)
        taken = worth if is_only and rank == 0 else material.TREASURE_POINTS
        if is_only or (rank == 0 and len(tied) == 2):  # 4.2, 4.3, 4.5
            yield from ((seat, taken) for seat in range(seats) if sides.of(seats, seat) in tied)


def aim(position: Positions, area: str, x: float, like: str) -> str | None:
    """The move that would lay the same card as `like` beside the territory nearest to a point."""
    args = like.split()[1:]
    if area != "table" or position["phase"][0] != state.PLAYING or len(args) != 3:
        return None
    colour, number = args[:2]
    if colour not in material.COLOURS or number not in [str(known) for known in material.NUMBERS]:
        return None
    place = max(0, min(material.TERRITORY_COUNT - 1, round(x / layout.PITCH)))
    own = material.PLACES[material.kind_of(colour, int(number))].tolist()
    return f"play {colour} {number} {_WAYS[own.index(place)] if place in own else material.territory(place)}"

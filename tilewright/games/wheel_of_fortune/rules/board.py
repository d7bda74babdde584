"""The wheel board as sixteen places, each a land tile that is there from the start.

A strip of land runs around the wheel. Followed clockwise, it enters every place on the rim by the outer half of one
inner side and leaves by the outer half of another; so the fields of two places meet there like those of any two tiles.
Only roads cut the strip: a field continues behind a city. The four middle places show only the wheel.
"""

from typing import Any

from tilewright.land.rules.tile import NOTHING, SHOWS, SIDES, STEPS, FieldPart, LandTile

SIZE = 4  # places along a side

Place = tuple[int, int]  # x and y; the north-west place is 0 0
PLACES: tuple[Place, ...] = tuple((x, y) for y in range(SIZE) for x in range(SIZE))


def places(facts: dict[str, Any]) -> tuple[LandTile, ...]:
    """The land tile of every place, in the order of PLACES, from the `start_board` of the material file."""
    return tuple(_place(place, facts) for place in PLACES)


def is_inside(x: int, y: int) -> bool:
    """Whether a cell is one of the board's places."""
    return 0 <= x < SIZE and 0 <= y < SIZE


def _place(place: Place, facts: dict[str, Any]) -> LandTile:
    north, east, south, west = (_shown(place, side, facts) for side in range(4))
    cities = [city for city in facts["city"] if list(place) in city["places"]]
    roads = _parts(place, facts["road"])
    return LandTile(
        name=f"board {place[0]} {place[1]}",
        set="board",
        count=0,
        shows=(north, east, south, west),
        cities=_parts(place, cities),
        shields=tuple(city["shields"] for city in cities),
        roads=roads,
        rivers=(),
        fields=_fields(place, (north, east, south, west), len(cities)),
        monastery=False,
        extra={},
    )


def _shown(place: Place, side: int, facts: dict[str, Any]) -> int:
    """What the place shows on a side: nothing on an inner one."""
    x, y = place[0] + STEPS[side][0], place[1] + STEPS[side][1]
    if is_inside(x, y):
        return NOTHING
    return SHOWS.index(facts["edges"][SIDES[side]][place[0] if side % 2 == 0 else place[1]])


def _parts(place: Place, features: list[dict[str, Any]]) -> tuple[tuple[int, ...], ...]:
    """The sides by which each of the features leaves this place."""
    reached = [
        tuple(SIDES.index(end["side"]) for end in feature["sides"] if end["place"] == list(place))
        for feature in features
    ]
    return tuple(sides for sides in reached if sides)


def _fields(place: Place, shows: tuple[int, int, int, int], cities: int) -> tuple[FieldPart, ...]:
    outer = [side for side in range(4) if shows[side] != NOTHING]
    if not outer:
        return ()
    first = next(side for side in outer if (side - 1) % 4 not in outer)
    strip: list[list[int]] = [[(2 * first - 1) % 8]]  # the half side where the strip enters
    for side in (first, first + 1)[: len(outer)]:
        shown = SHOWS[shows[side % 4]]
        near, far = 2 * side % 8, (2 * side + 1) % 8
        if shown == "road":
            strip[-1].append(near)
            strip.append([far])
        elif shown == "field":
            strip[-1] += [near, far]
    strip[-1].append(2 * (first + len(outer)) % 8)  # and where it leaves
    return tuple(FieldPart(tuple(halves), tuple(range(cities))) for halves in strip)

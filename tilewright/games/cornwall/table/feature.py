"""The regions of Cornwall with their holders and what they are worth; and the move that belongs to a point."""

import math

from tilewright.core.game import Positions, clone
from tilewright.core.message import Message
from tilewright.core.plain import Fields
from tilewright.core.scene import Feature, Place
from tilewright.games.cornwall.rules import material, region, state
from tilewright.games.cornwall.table import notation, survey
from tilewright.games.cornwall.table.art import geometry

_MOST_FIELDS = 8  # that are named as the place of a region


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every region on the table, the same for all viewers."""
    p = Fields(position)
    regions: dict[int, list[survey.Field]] = {}
    for field in survey.fields(p):
        regions.setdefault(field.area, []).append(field)
    trial = clone(position)
    return [_feature(p, trial, area, fields) for area, fields in regions.items()]


def _feature(p: Fields, trial: Positions, area: int, fields: list[survey.Field]) -> Feature:
    seats = int(p.seats)
    is_scored = bool(p.scored[area])
    record = trial[0]
    region.weigh(record, area)
    region.share(record, seats, area)
    strengths, gains = trial["tally"][0][:seats].tolist(), trial["gain"][0][:seats].tolist()
    region.wipe(record, seats)
    holders = tuple((seat, strength) for seat, strength in enumerate(strengths) if strength)
    best = max(gains)
    most = max(strengths)
    points = best or _first(p, area)
    is_swamp = int(p.terrain[area]) == material.SWAMP
    is_closed = is_scored or (not is_swamp and bool(p.cottage[area] or p.open[area] == 0))
    return Feature(
        id=survey.region_id(area),
        kind=Message.of(f"terrain-{material.TERRAINS[fields[0].terrain]}"),
        label=Message.of(
            "tip-field",
            terrain=Message.of(f"terrain-{material.TERRAINS[fields[0].terrain]}"),
            fields=int(p.members[area]),
        ),
        places=tuple(place for field in fields for place in _places(field, bool(p.figure[field.number]))),
        worth=Message.of("feature-done") if is_scored and not holders else Message.of("feature-worth", points=points),
        points=points,
        possible=points,
        holders=holders,
        leaders=tuple(seat for seat, strength in holders if strength == most),
        takers=tuple((seat, gain) for seat, gain in enumerate(gains) if gain),
        terms=notation.region_terms(p, area, most, [strength for _, strength in holders], best),
        is_finished=is_closed,
        where=Message.listed(
            [Message.of("place-field", q=field.at[0], r=field.at[1]) for field in fields], _MOST_FIELDS
        ),
    )


def _first(p: Fields, area: int) -> int:
    """What the first figure in a region would score."""
    return int(material.RATE[int(p.flagged[area] > 0), p.terrain[area], 0] * p.members[area])


def _places(field: survey.Field, has_figure: bool) -> list[Place]:
    x, y = geometry.middle(*field.at)
    places = [(field.id, x, y, geometry.SHAPE)]
    if has_figure:
        places.append((f"figure {field.at[0]} {field.at[1]}", x, y, ""))
    return places


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words of the move that belongs to a point of the land: laying the tile, turned as in `like`, or a figure."""
    p = Fields(position)
    args = like.split()[1:]
    if area == "land" and p.phase == state.PLACING:
        facing = int(args[2]) if len(args) == 3 and args[2] in "012345" else 0
        return nearest(x, y, facing)
    if area == "land" and p.phase == state.SETTING:
        parts = survey.new_fields(p)
        part = min(range(len(parts)), key=lambda part: math.dist((x, y), geometry.middle(*parts[part].at)))
        return f"figure {args[0] if args and args[0] in material.SIZES else material.SIZES[0]} {part}"
    return None


def nearest(x: float, y: float, facing: int) -> str:
    """The words that lay a tile with this facing so that its centre is nearest to a point."""
    r = round(y / (1.5 * geometry.RADIUS))
    q = round(x / geometry.WIDTH - r / 2)
    near = [(q + dq, r + dr) for dq in (-1, 0, 1) for dr in (-1, 0, 1)]
    q, r = min(near, key=lambda at: math.dist((x, y), geometry.centre(survey.places(at[0], at[1], facing))))
    return f"place {q} {r} {facing}"

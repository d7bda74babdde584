"""Every picture of The Castles of Tuscany: region parts, tiles, cards, bonus tiles, stores and the board of tracks.

A plan's hexagons have a flat side on top and a radius of 50 units. Everything on a plan also exists as `small/…`.
"""

from collections.abc import Callable
from functools import lru_cache

from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import SEATS, Palette
from tilewright.games.castles_of_tuscany.rules import material
from tilewright.games.castles_of_tuscany.table import layout
from tilewright.games.castles_of_tuscany.table.art import card, icon, number, plan, terminal, tile, token, track
from tilewright.games.castles_of_tuscany.table.art.hexagon import hexagon, moved

MOST_COUNT = 125  # the highest number shown on a badge
_SEATS = tuple(figures.BY_NAME)

_ON_PLAN = (
    *(f"tile/{face}" for face in material.FACES),
    *(f"wood/{kind}" for kind in material.KINDS),
    *(f"start/{seat}" for seat in _SEATS),
    *(f"part/{part}/{turn}" for part in material.PARTS for turn in (0, 180)),
    *(f"stack/{seat}" for seat in _SEATS),
    "plate/rim",
    "plate/ground",
    "wood",
    "space",
    "token/marble",
    "token/worker",
    "pile/back",
    *(f"bonus/{bonus}" for bonus in material.BONUSES),
    *(f"count/{number}" for number in range(MOST_COUNT + 1)),
)


@lru_cache(maxsize=1)
def ids() -> tuple[str, ...]:
    """The art ids of all pieces, in the order of a sheet."""
    return (
        *_ON_PLAN,
        *(f"small/{name}" for name in _ON_PLAN),
        *(f"card/{kind}" for kind in (*material.KINDS, "back")),
        *(f"pile/{kind}" for kind in material.KINDS),
        *(f"yield/{name}" for name in (*material.YIELDS, "back")),
        "stack/neutral",
        *(f"colour/{kind}/{rank}" for kind in material.KINDS for rank in (1, 2)),
        "token/green",
        "tracks",
        *(f"marker/{seat}/{points}" for seat in _SEATS for points in (50, 100)),
        *(figures.chip_id(seat) for seat in SEATS),
    )


def shared(palette: Palette) -> dict[str, str]:
    """The definitions that pieces refer to, by id."""
    return {**icon.definitions(palette), **figures.shared()}


@lru_cache(maxsize=1024)
def symbol(art_id: str, palette: Palette) -> str:
    """One piece around its origin."""
    match art_id.split("/", 1):
        case ["small", name] if name in _ON_PLAN:
            scaled = svg.move(0, 0, scale=layout.SMALL)
            return svg.group(svg.use(name), id=art_id, data_seat=_seat(name), transform=scaled)
    if art_id not in ids():
        raise KeyError(art_id)
    if art_id == "tracks":
        return track.draw(palette)
    family, *names = art_id.split("/")
    if family == "chip":
        return figures.chip(figures.BY_NAME[names[0]])
    return svg.group(_DRAWN[family](palette, *names), id=art_id, data_seat=_seat(art_id))


def _seat(art_id: str) -> str | None:
    """The colours a piece is drawn in, if they are those of a seat."""
    family, *names = art_id.split("/")
    return names[0] if family in ("start", "stack", "marker") and names[0] in figures.BY_NAME else None


@lru_cache(maxsize=1)
def shapes() -> dict[str, str]:
    """The outline of a single field, and of each field of a part relative to the part's centre."""
    field = hexagon(layout.RADIUS)
    outlines = {"field": field}
    outlines |= {f"field/{number}": moved(field, plan.centre(number)) for number in range(material.FIELDS_PER_PART)}
    small = {f"small/{name}": [(x * layout.SMALL, y * layout.SMALL) for x, y in outlines[name]] for name in outlines}
    return {name: svg.ring(corners) for name, corners in (outlines | small).items()}


_DRAWN: dict[str, Callable[..., str]] = {
    "tile": tile.tile,
    "wood": tile.wood,
    "start": tile.start,
    "part": plan.part,
    "plate": plan.plate,
    "space": tile.space,
    "stack": tile.stack,
    "count": number.count,
    "card": card.card,
    "pile": card.pile,
    "yield": card.yield_card,
    "bonus": token.bonus,
    "colour": token.colour_bonus,
    "token": token.token,
    "marker": token.marker,
}


def text(art_id: str) -> tuple[str, ...]:
    """The same piece for a terminal, as equally wide rows of Rich markup."""
    if art_id not in ids():
        raise KeyError(art_id)
    return terminal.rows(art_id.removeprefix("small/"), is_small=art_id.startswith("small/"))

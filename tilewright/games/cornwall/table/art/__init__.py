"""All pictures of Cornwall: fields and their borders, whole tiles, figures in three sizes, prices and the pub."""

from collections.abc import Mapping
from functools import lru_cache

from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import SEATS, Palette
from tilewright.games.cornwall.rules import material, state
from tilewright.games.cornwall.table.art import frame, geometry, ground, overview, printed, pub, stock, terminal
from tilewright.land.table.art import ornament as land_ornament

VARIANTS = 4  # number of ways to draw a field without a symbol
BOARD_SCALE = 1.3  # size of figures on the land relative to those elsewhere
_DEAREST = state.MOST_SEATS * material.FIGURES_EACH  # no figure ever costs more
_SINGLE = {"cottage": printed.cottage, "coin": stock.coin, "values": overview.values}  # drawn in one way only
_BORROWED = ("house0", "house1", "house2", "house3", "bush", "tuft")  # from square land


def field_id(terrain: int, symbol: int, variant: int) -> str:
    """The art id of a field's ground."""
    return f"field/{material.TERRAINS[terrain]}/{material.SYMBOLS[symbol] or variant % VARIANTS}"


def tile_field_ids(tile: material.Tile) -> list[str]:
    """The art ids of the three fields of a landscape tile."""
    first = material.NUMBER[tile.name]
    fields = zip(tile.terrains, tile.symbols, strict=True)
    return [field_id(terrain, symbol, first + k) for k, (terrain, symbol) in enumerate(fields)]


def _field_ids() -> list[str]:
    plain = [f"field/{terrain}/{variant}" for terrain in material.TERRAINS for variant in range(VARIANTS)]
    printed = sorted(
        {field_id(t, s, 0) for tile in material.TILES for t, s in zip(tile.terrains, tile.symbols, strict=True) if s}
    )
    return plain + printed


@lru_cache(maxsize=1)
def ids() -> tuple[str, ...]:
    """The art ids of all pieces, in the order of a sheet."""
    frames = [f"frame/{name}{closed}" for name in frame.names() for closed in ("", "/closed")]
    prices = [f"price/{coins}{short}" for coins in range(_DEAREST) for short in ("", "/short")]
    return (
        *_field_ids(),
        *(f"tile/{tile.name}/{facing}" for tile in material.TILES for facing in range(6)),
        *("base/start", "base/0", "base/1"),
        *frames,
        *(figures.figure_id(seat, size) for seat in SEATS for size in material.SIZES),
        *(f"stand/{seat.name}/{size}" for seat in SEATS for size in material.SIZES),
        *(figures.chip_id(seat) for seat in SEATS),
        *("cottage", "coin", "values", "pub/2", "pub/3", "pub/4"),
        *(f"stack/{tiles}" for tiles in range(len(material.TILES) + 1)),
        *(f"bank/{coins}" for coins in range(material.COINS + 1)),
        *prices,
    )


@lru_cache(maxsize=2048)
def symbol(art_id: str, palette: Palette) -> str:
    """One piece around its origin: the centre of a field or tile, or the place where a figure stands."""
    match art_id.split("/"):
        case ["figure", seat, size, "standing"] if seat in figures.BY_NAME and size in material.SIZES:
            return figures.figure(figures.BY_NAME[seat], palette, size)
        case ["chip", seat] if seat in figures.BY_NAME:
            return figures.chip(figures.BY_NAME[seat])
        case ["stand", seat, size] if seat in figures.BY_NAME:
            figure = figures.figure_id(figures.BY_NAME[seat], size)
            enlarged = svg.use(figure, transform=svg.move(0, 0, scale=BOARD_SCALE))
            return svg.group(enlarged, id=art_id, data_seat=seat)
    return svg.group(_body(art_id, palette), id=art_id)


def _body(art_id: str, palette: Palette) -> str:
    match art_id.split("/"):
        case ["field", terrain, variant] if terrain in material.TERRAINS:
            return _field(terrain, variant, palette)
        case ["tile", name, facing] if name in material.NUMBER:
            return _tile(material.TILES[material.NUMBER[name]], int(facing))
        case ["base", kind]:
            return frame.base(kind, palette)
        case ["frame", name]:
            return frame.lines(name, palette, is_closed=False)
        case ["frame", name, "closed"]:
            return frame.lines(name, palette, is_closed=True)
        case ["price", coins]:
            return stock.price(int(coins), True, palette)
        case ["price", coins, "short"]:
            return stock.price(int(coins), False, palette)
        case ["pub", seats]:
            return pub.pub(int(seats), palette)
        case ["stack", tiles]:
            return stock.stack(int(tiles), palette)
        case ["bank", coins]:
            return stock.bank(int(coins), palette)
        case [("cottage" | "coin" | "values") as name]:
            return _SINGLE[name](palette)
    raise KeyError(art_id)


def _field(terrain: str, variant: str, palette: Palette) -> str:
    drawn = ground.ground(terrain, variant, palette)
    if variant.isdigit():
        return drawn
    return drawn + svg.group(printed.printed(variant, palette), transform=svg.move(*geometry.SYMBOL_PLACE))


def _tile(tile: material.Tile, facing: int) -> str:
    """A tile on its own: its fields, with a border on every side except between fields of the same terrain."""
    places = geometry.offsets(facing)
    grounds = [svg.use(name, x, y) for name, (x, y) in zip(tile_field_ids(tile), places, strict=True)]
    frames = []
    for k, (x, y) in enumerate(places):
        sides = [frame.BORDER] * 6
        for other, step in (((k + 1) % 3, facing + 2 * k), ((k + 2) % 3, facing + 2 * k + 1)):
            if tile.terrains[other] == tile.terrains[k]:
                sides[step % 6] = frame.NOTHING
        name, turn = frame.turned(sides)
        frames.append(svg.use(f"frame/{name}", transform=svg.move(x, y, turn=turn)))
    return svg.use(f"base/{facing % 2}") + "".join(grounds + frames)


def shared(palette: Palette) -> Mapping[str, str]:
    """Definitions that the pieces refer to, by id; a page that shows any piece needs all of them."""
    borrowed = land_ornament.ornaments(palette)
    return {
        **{name: borrowed[name] for name in _BORROWED},
        **ground.textures(palette),
        **ground.growth(palette),
        **figures.shared(),
    }


def shapes() -> dict[str, str]:
    """The outline of a field."""
    return {geometry.SHAPE: svg.ring(geometry.corners())}


def text(art_id: str) -> tuple[str, ...]:
    """A piece for a terminal, as rows of Rich markup of equal width: a field is 10 × 4 characters."""
    return terminal.text(art_id)

"""The pieces of Cornwall for a terminal: a field is ten characters wide and four high."""

from functools import lru_cache

from tilewright.art import figures
from tilewright.core.palette import DAY
from tilewright.games.cornwall.rules import material
from tilewright.games.cornwall.table.art import geometry
from tilewright.games.cornwall.table.art.colours import colours

_COLUMNS, _ROWS = 10, 4
_SIGNS = {"flag": "⚑", "chapel": "✝", "cottage": "⌂"}
_SHADES = colours(DAY)

# each terrain: ground, ink, and two rows of its own texture
_GROUND = {
    "swamp": (_SHADES.swamp, _SHADES.pool, ("~ ~  ~ ~ ", "  ~ ~  ~~")),
    "forest": (_SHADES.forest, "#1D3B24", ("♠ ♣  ♠ ♣ ", " ♣ ♠  ♠ ♣")),
    "mountain": (_SHADES.mountain, "#4B4257", ("▲  ▲  ▲ ", " ▲    ▲ ")),
    "village": (_SHADES.village, "#7A2B20", ("⌂  ⌂  ⌂ ", " ⌂    ⌂ ")),
    "meadow": (_SHADES.meadow, "#6C7F2C", ('" . " . ', ' . "  . ')),
}
Grid = list[list[tuple[str, str]]]  # characters with their style; an empty style is transparent


def _field(terrain: str, sign: str) -> Grid:
    """The ground of a field; its top and bottom rows are narrower, so that fields interlock."""
    fill, ink, texture = _GROUND[terrain]
    rows: Grid = []
    for row in range(_ROWS):
        inset = 2 if row in (0, _ROWS - 1) else 0
        pattern = (texture[row % 2] * 2)[: _COLUMNS - 2 * inset]
        cells = [(character, f"{ink} on {fill}") for character in pattern]
        rows.append([(" ", "")] * inset + cells + [(" ", "")] * inset)
    if sign in _SIGNS:
        for column, character in ((3, " "), (4, _SIGNS[sign]), (5, " ")):
            rows[1][column] = (character, f"bold {DAY.star} on {DAY.shield}")
    return rows


def _markup(grid: Grid) -> tuple[str, ...]:
    return tuple(
        "".join(f"[{style}]{character}[/]" if style else character for character, style in row) for row in grid
    )


def _tile(name: str, facing: int) -> Grid:
    """Three fields together."""
    tile = material.TILES[material.NUMBER[name]]
    places = [(round(x * 0.11), round(y * 0.05)) for x, y in geometry.offsets(facing)]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    width = max(x for x, _ in places) - left + _COLUMNS
    height = max(y for _, y in places) - top + _ROWS
    grid: Grid = [[(" ", "")] * width for _ in range(height)]
    for (x, y), terrain, symbol in zip(places, tile.terrains, tile.symbols, strict=True):
        for row, cells in enumerate(_field(material.TERRAINS[terrain], material.SYMBOLS[symbol])):
            for column, cell in enumerate(cells):
                if cell[1]:
                    grid[y - top + row][x - left + column] = cell
    return grid


def _values() -> tuple[str, ...]:
    rows = []
    for terrain, name in enumerate(material.TERRAINS):
        fill, ink, texture = _GROUND[name]
        plain, flagged = ("/".join(str(int(value)) for value in material.RATE[flag, terrain]) for flag in (0, 1))
        shown = f" {plain}     " if terrain == material.SWAMP else f" {plain} ⚑{flagged}"
        rows.append(f"[{ink} on {fill}] {texture[0][:5]}[/]{shown} ")
    return tuple(rows)


@lru_cache(maxsize=1024)
def text(art_id: str) -> tuple[str, ...]:
    """A piece as rows of Rich markup of equal width."""
    match art_id.split("/"):
        case ["field", terrain, variant]:
            return _markup(_field(terrain, variant))
        case ["tile", name, facing]:
            return _markup(_tile(name, int(facing)))
        case ["figure", seat, size, "standing"] | ["stand", seat, size]:
            strength = int(material.STRENGTH[material.SIZES.index(size)])
            return (figures.token_text(figures.BY_NAME[seat], f"{figures.LETTERS[seat]}{strength}"),)
        case ["chip", seat]:
            return (figures.chip_text(figures.BY_NAME[seat]),)
        case ["price", coins, *short]:
            return (f"[bold {DAY.ink} on {_SHADES.gold}]{coins}¢[/]" if not short else f"[red]{coins}¢[/]",)
        case ["cottage"]:
            return (f"[bold {DAY.ink} on {_SHADES.thatch}]⌂[/]",)
        case ["stack", tiles]:
            return (f"[bold {DAY.star} on {DAY.shield}] {tiles:>2} [/]",)
        case ["bank", coins]:
            return (f"[bold {DAY.ink} on {_SHADES.gold}]{coins:>2}¢[/]",)
        case ["coin"]:
            return (f"[bold {DAY.ink} on {_SHADES.gold}]¢[/]",)
        case ["values"]:
            return _values()
        case ["frame", *_] | ["base", _] | ["pub", _]:
            return (" ",)
    raise KeyError(art_id)

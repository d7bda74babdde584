"""A growing landscape of square tiles: where tiles fit, how they are laid, and how their parts join into areas.

The parts of each tile (cities, roads, fields, a monastery) are nodes; parts that meet across a side become one
area. A game's record includes the fields listed by `fields()`. Its tile types become two tables, made by `tables()`:

  sheet  one row per (type, facing), see the column names below
  fits   for each type and need of an empty cell, the facings that fit, as four bits

The empty cells next to tiles are the frontier, a short list. Each has a need: a four-digit number in base 5, one
digit per side, saying what the tile beyond that side shows. The board stores each frontier cell's index in the list,
so no search is needed.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.kit import events
from tilewright.kit.areas import found, join
from tilewright.kit.kernel import inlined, kernel
from tilewright.kit.random import below
from tilewright.kit.square import CELLS, CORNERS, NEIGHBOURS, neighbour
from tilewright.land.rules.tile import LandTile

KINDS = ("city", "road", "field", "monastery")  # kinds of parts, in the order of a tile's nodes
IS_CITY, IS_ROAD, IS_FIELD, IS_MONASTERY = range(4)

MOST_PARTS = 9
# columns of the sheet
SHOWS = 0  # four sides
SIDE = 4  # the city or road part on each side, -1 if none
HALF = 8  # the field part on each half side, -1 if none
PARTS = 16  # number of parts
MONASTERY = 17  # the monastery's part, -1 if none
KIND = 18
ENDS = KIND + MOST_PARTS  # number of sides a city or road part reaches
SHIELDS = ENDS + MOST_PARTS
TOUCHES = SHIELDS + MOST_PARTS  # for a field part, the city parts it touches, as bits
COLUMNS = TOUCHES + MOST_PARTS

NEEDS = 5**4
FRONTIER = 88  # board values from here on are frontier cells, lower ones are tiles
MOST_FRONTIER = 256 - FRONTIER

# action numbers of every game on square land: 4 * frontier index + facing, then passing, then a figure on a part
PASS = 4 * MOST_FRONTIER
FIGURE = PASS + 1
AFTER_FIGURES = FIGURE + MOST_PARTS  # a game's own actions begin here
MOST_LEGAL = 4 * MOST_FRONTIER + 4  # four facings everywhere; `list_places` may write slightly past the end of its list

DIGIT = np.array([1, 5, 25, 125], dtype=np.int64)
OPPOSITE_HALF = np.array([5, 4, 7, 6, 1, 0, 3, 2], dtype=np.int64)
AROUND = np.array(NEIGHBOURS + CORNERS, dtype=np.int64)
_STEP_X = np.array([0, 1, 0, -1], dtype=np.int64)
_STEP_Y = np.array([-1, 0, 1, 0], dtype=np.int64)

# for each set of facings as four bits: the facings in it, and their number as a digit of a word, read without memory
_FACINGS = np.array([([k for k in range(4) if bits >> k & 1] + 4 * [0])[:4] for bits in range(16)], dtype=np.int64)
_COUNTS = sum(bits.bit_count() << 4 * bits for bits in range(16))


def fields(tiles: int, nodes: int, seats: int, figures: int, more_events: int = 0) -> list[tuple[Any, ...]]:
    """The record fields of a landscape with at most this many tiles and nodes.

    A move notes at most one event per figure plus four; `more_events` is how many more a game needs.
    """
    frontier = min(2 * tiles + 2, MOST_FRONTIER)
    most_events = seats * figures + 4 + more_events
    return [
        ("board", np.uint8, CELLS),  # 1 + number of the tile on it, or FRONTIER + its index in the frontier, or 0
        ("laid", np.int64),  # number of tiles on the table
        ("laid_row", np.int16, tiles),  # of each laid tile: 4 * type + facing
        ("laid_cell", np.int16, tiles),
        ("laid_x", np.int8, tiles),
        ("laid_y", np.int8, tiles),
        ("laid_node", np.int16, tiles),  # its first node; one node per part, in the order of the sheet
        ("surrounded", np.int64),  # 1 if the last of them completed the surroundings of a monastery, perhaps its own
        (
            "frontier_cell",
            np.int16,
            frontier,
        ),  # the empty cells that touch a tile; if one is filled, the last moves there
        ("frontier", np.int64),  # their number
        ("frontier_need", np.int16, frontier),  # what the tiles around it show there
        ("nodes", np.int64),  # number of nodes
        ("area", np.int16, nodes),  # the area each node belongs to, identified by one of its nodes
        ("ring", np.int16, nodes),  # the next node of the same area, in a circle
        ("members", np.int16, nodes),  # of an area: number of nodes
        ("open", np.int8, nodes),  # of an area: open sides of a city or road, missing neighbours of a monastery
        ("shields", np.int8, nodes),  # of an area
        ("held", np.int8, nodes),  # of an area: number of figures
        ("node_tile", np.uint8, nodes),  # the number of the laid tile
        ("figure_at", np.int16, (seats, figures)),  # the node each figure stands on, -1 if not on the land
        ("supply", np.int8, seats),  # figures in the supply
        ("points", np.int16, seats),
        ("events", np.int64),
        ("event", np.int16, (most_events, events.COLUMNS)),  # about: the area scored
        ("tally", np.int8, seats),  # scratch, always zero between moves
        ("mark", np.int8, nodes),  # scratch, always zero between moves
    ]


def tables(tiles: Sequence[LandTile]) -> tuple[NDArray[np.int8], NDArray[np.uint8]]:
    """The tables `sheet` and `fits` of these tile types."""
    sheet = np.full((4 * len(tiles), COLUMNS), -1, dtype=np.int8)
    fits = np.zeros((len(tiles), NEEDS), dtype=np.uint8)
    for number, tile in enumerate(tiles):
        for facing in range(4):
            turned = tile.turned(facing)
            _fill(sheet[4 * number + facing], turned)
            fits[number] |= fitting(turned) << facing
    return sheet, fits


def _fill(row: NDArray[np.int8], tile: LandTile) -> None:
    """Fill one row of the sheet from a tile that is already turned."""
    parts: list[tuple[int, int, int, int]] = []  # kind, ends, shields, touches
    row[SHOWS : SHOWS + 4] = tile.shows
    for city, shields in zip(tile.cities, tile.shields, strict=True):
        row[[SIDE + side for side in city]] = len(parts)
        parts.append((IS_CITY, len(city), shields, 0))
    for road in tile.roads:
        row[[SIDE + side for side in road]] = len(parts)
        parts.append((IS_ROAD, len(road), 0, 0))
    for field in tile.fields:
        row[[HALF + half for half in field.halves]] = len(parts)
        parts.append((IS_FIELD, 0, 0, sum(1 << city for city in field.cities)))
    if tile.monastery:
        row[MONASTERY] = len(parts)
        parts.append((IS_MONASTERY, 8, 0, 0))
    row[PARTS] = len(parts)
    for number, part in enumerate(parts):
        row[[KIND + number, ENDS + number, SHIELDS + number, TOUCHES + number]] = part


def fitting(tile: LandTile) -> NDArray[np.uint8]:
    """Whether this turned tile meets each need, as 0 or 1."""
    needs = np.arange(NEEDS)
    good = np.ones(NEEDS, dtype=bool)
    for side in range(4):
        digit = needs // DIGIT[side] % 5
        good &= (digit == 0) | (digit == tile.shows[side])
    return good.astype(np.uint8)


def parts(tile: LandTile) -> list[tuple[str, int]]:
    """The tile's parts as (kind, index within the kind), in the order of its nodes."""
    return (
        [("city", i) for i in range(len(tile.cities))]
        + [("road", i) for i in range(len(tile.roads))]
        + [("field", i) for i in range(len(tile.fields))]
        + [("monastery", 0)] * tile.monastery
    )


@kernel
def begin(p, seats, figures):
    """Set up an empty table with all figures in the supply. The record must be all zeros."""
    p.figure_at[:] = -1
    for seat in range(seats):
        p.supply[seat] = figures


@inlined
def _tile(known):
    """The number of the tile that the board says is on a cell, -1 if none."""
    return known - 1 if known < FRONTIER else -1


@kernel
def tile_on(p, cell):
    """The number of the tile on a cell, -1 if none."""
    return _tile(np.int64(p.board[cell]))


@kernel
def fits_somewhere(p, fits, kind):
    """Whether a tile of this type can be laid at all."""
    row = fits[kind]
    needs = p.frontier_need
    for place in range(p.frontier):
        if row[needs[place]] != 0:
            return True
    return False


@kernel
def list_places(p, fits, kind, out):
    """List all ways to lay a tile of this type as 4 * frontier index + facing, in ascending order; return how many."""
    row = fits[kind]
    needs = p.frontier_need
    count = np.int64(0)
    for place in range(p.frontier):
        facings = np.int64(row[needs[place]])
        for k in range(4):  # always four, without a branch: those too many are overwritten by the next place
            out[count + k] = 4 * place + _FACINGS[facings, k]
        count += _ways(facings)
    return count


@kernel
def pick_place(p, fits, kind, rng):
    """A random one of the ways that `list_places` lists; not to write a list makes random games much faster."""
    row = fits[kind]
    needs = p.frontier_need
    count = np.int64(0)
    for place in range(p.frontier):
        count += _ways(np.int64(row[needs[place]]))
    at = below(rng, count)
    chosen = np.int64(0)  # how many places come before the one that is meant
    before = np.int64(0)  # the ways there
    passed = np.int64(0)
    for place in range(p.frontier):  # to the end and without a branch, like `bag.draw`
        passed += _ways(np.int64(row[needs[place]]))
        is_before = np.int64(passed <= at)
        chosen += is_before
        before += (passed - before) * is_before
    return 4 * chosen + _FACINGS[row[needs[chosen]], at - before]


@inlined
def _ways(facings):
    """How many facings these four bits are."""
    return _COUNTS >> 4 * facings & 15


@kernel
def lay_first(p, sheet, row, cell, x, y):
    """Lay a tile during setup; it need not touch anything."""
    if p.board[cell] == 0:
        _add_need(p, cell, 0, 0)
    p.laid_x[p.laid] = x
    p.laid_y[p.laid] = y
    lay(p, sheet, row, p.board[cell] - FRONTIER)


@kernel
def where(p, cell):
    """The column and row of an empty cell that touches a tile."""
    for side in range(4):
        beside = tile_on(p, neighbour(cell, AROUND[side]))
        if beside >= 0:
            return np.int64(p.laid_x[beside]) - _STEP_X[side], np.int64(p.laid_y[beside]) - _STEP_Y[side]
    return np.int64(0), np.int64(0)


@kernel
def lay(p, sheet, row, place):
    """Lay a tile on a frontier cell where it fits; its neighbours know where that is."""
    cell = np.int64(p.frontier_cell[place])
    _leave_frontier(p, place)
    number = p.laid
    shape = sheet[row]
    first = p.nodes
    p.laid_row[number] = row
    p.laid_cell[number] = cell
    p.laid_node[number] = first
    p.board[cell] = number + 1
    p.laid = number + 1
    for part in range(shape[PARTS]):
        node = first + part
        found(p.area, p.ring, p.members, node)
        p.open[node] = shape[ENDS + part]
        p.shields[node] = shape[SHIELDS + part]
        p.held[node] = 0
        p.node_tile[node] = number
    p.nodes = first + shape[PARTS]
    p.surrounded = 0
    near = _near(p, cell)
    around = 0
    for side in range(4):
        known = near >> 8 * side & 255
        beside = _tile(known)
        if beside >= 0:
            p.laid_x[number] = p.laid_x[beside] - _STEP_X[side]
            p.laid_y[number] = p.laid_y[beside] - _STEP_Y[side]
            _join_across(p, sheet, shape, first, side, beside)
            _stand_near(p, sheet, beside)
            around += 1
        else:
            there = neighbour(cell, AROUND[side])
            _add_need(p, there, known, shape[SHOWS + side] * DIGIT[(side + 2) & 3])
    for corner in range(4, 8):
        beside = _tile(near >> 8 * corner & 255)
        if beside >= 0:
            _stand_near(p, sheet, beside)
            around += 1
    if shape[MONASTERY] >= 0:
        p.open[first + shape[MONASTERY]] = 8 - around
        p.surrounded |= around == 8


@inlined
def _near(p, cell):
    """What the board has on the eight cells around, as the bytes of a word in the order of AROUND.

    None of these reads waits for another, as they would in a loop that does something with each.
    """
    near = np.int64(0)
    for k in range(8):
        near |= np.int64(p.board[neighbour(cell, AROUND[k])]) << 8 * k
    return near


@kernel
def _stand_near(p, sheet, other):
    """A tile has been laid beside this one or at its corner, which surrounds a monastery a little more."""
    part = sheet[p.laid_row[other], MONASTERY]
    if part >= 0:
        node = p.laid_node[other] + part
        p.open[node] -= 1
        p.surrounded |= p.open[node] == 0


@kernel
def _add_need(p, cell, known, need):
    """Add what an empty cell needs on one more side, putting the cell in the frontier if the board knows nothing of it
    yet.
    """
    if known == 0:
        place = p.frontier
        p.frontier = place + 1
        p.frontier_cell[place] = cell
        p.frontier_need[place] = need
        p.board[cell] = FRONTIER + place
    else:
        p.frontier_need[known - FRONTIER] += need


@kernel
def _leave_frontier(p, place):
    """Remove a cell from the frontier; the last one takes its index."""
    last = p.frontier - 1
    p.frontier = last
    moved = p.frontier_cell[last]
    p.frontier_cell[place] = moved
    p.frontier_need[place] = p.frontier_need[last]
    p.board[moved] = FRONTIER + place


@kernel
def _join_across(p, sheet, shape, first, side, other):
    """Join the parts of the new tile with those of its neighbour across one side."""
    far = sheet[p.laid_row[other]]
    far_first = p.laid_node[other]
    part = shape[SIDE + side]
    if part >= 0:
        area = join_parts(p, first + part, far_first + far[SIDE + ((side + 2) & 3)])
        p.open[area] -= 2
    for half in range(2 * side, 2 * side + 2):
        part = shape[HALF + half]
        if part >= 0:
            join_parts(p, first + part, far_first + far[HALF + OPPOSITE_HALF[half]])


@kernel
def join_parts(p, one, other):
    """Merge the areas of two nodes; return the merged area."""
    a = p.area[one]
    b = p.area[other]
    if a == b:
        return a
    kept, lost = join(p.area, p.ring, p.members, a, b)
    p.open[kept] += p.open[lost]
    p.shields[kept] += p.shields[lost]
    p.held[kept] += p.held[lost]
    return kept


@kernel
def is_sound(p):
    """Whether the areas are closed rings, no scratch marks are left, and board and frontier agree."""
    for node in range(p.nodes):
        area = p.area[node]
        if p.area[p.ring[node]] != area or p.open[area] < 0 or p.mark[node] != 0:
            return False
    for place in range(p.frontier):
        if p.board[p.frontier_cell[place]] != FRONTIER + place:
            return False
    return True

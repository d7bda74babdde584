"""Positions of Cornwall built from words; docs/conformance.md lists the members."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from tilewright.core.built import POINTS, Cell, Reading, has_choice, is_number
from tilewright.core.game import Kernels, Positions
from tilewright.core.move import Refusal
from tilewright.games.cornwall.rules import material, state
from tilewright.games.cornwall.table import notation, survey
from tilewright.games.cornwall.table.state import NEXT

MEMBERS = (
    "next",
    "seat",
    "tile",
    "laid",
    "fields",
    "figures",
    "bank",
    "coins",
    "supply",
    "pub",
    "points",
    "stack",
    "under",
)
_PHASES = {word: phase for phase, word in NEXT.items()}
_TURN = (state.FETCHING, state.SETTING)  # in which the last tile has not been scored yet
_NAMES = [tile.name for tile in material.TILES]
_SYMBOLS = {
    (terrain, symbol): f"{name} {mark}".strip()
    for terrain, name in enumerate(material.TERRAINS)
    for symbol, mark in enumerate(material.SYMBOLS)
}
FIELDS = [
    [_SYMBOLS[field] for field in zip(tile.terrains, tile.symbols, strict=True)] for tile in material.TILES
]  # of each tile, in words
_START = {
    at: material.TERRAINS[terrain] for at, terrain in zip(material.START_AT, material.START_TERRAINS, strict=True)
}


def fill(reading: Reading, position: Positions, kernels: Kernels) -> None:
    """Change a position at the start of a game into the one that is read."""
    p = position[0]
    phase = _PHASES[reading.word("next", _PHASES, _usual(reading))]
    seat = reading.number("seat", range(reading.seats))
    drawn = _drawn(reading) if phase == state.PLACING else -1
    tiles = list(_tiles(reading))
    reading.check()
    for number, tile in enumerate(tiles, start=1):
        if phase in _TURN and number == len(tiles):
            _mark_scored(p)
        _lay(reading, position, kernels, *tile)
    if phase not in _TURN:
        _mark_scored(p)
    p.seat, p.phase, p.tile = seat, phase, drawn
    _stack(reading, p, drawn)
    _stand(reading, p)
    _count_figures(reading, p)
    _count_coins(reading, p)
    p.points[: reading.seats] = reading.numbers("points", POINTS, [0] * reading.seats)
    reading.check()
    _check_phase(reading, position, kernels)


def _usual(reading: Reading) -> str:
    """What comes next if the words do not say it."""
    if "tile" in reading:
        return "place"
    return "figure" if "laid" in reading else "draw"


def _drawn(reading: Reading) -> int:
    name = reading.given("tile")
    if isinstance(name, str) and name in material.NUMBER:
        return material.NUMBER[name]
    reading.malformed("tile", name)
    return -1


# ---- the land


def _tiles(reading: Reading) -> Iterator[tuple[int, int, int, int]]:
    """The tiles in the order in which their fields are given: each with the place of its field 0, and its facing."""
    fields = reading.cells("fields")
    if fields and dict(list(fields.items())[: len(_START)]) != _START:
        reading.refuse("2.1", "built-start")
        return
    seen = set()
    rest = list(fields.items())[len(_START) :]
    for three in (rest[first : first + material.FIELDS] for first in range(0, len(rest), material.FIELDS)):
        words = [field for _, field in three]
        if words not in FIELDS:
            reading.refuse_at(three[0][0], "1.1", "built-no-such-tile", fields=", ".join(map(str, words))[:60])
            return
        tile = FIELDS.index(words)
        (q, r), *others = (at for at, _ in three)
        facing = next((k for k in range(6) if survey.places(q, r, k)[1:] == others), None)
        if facing is None:
            reading.refuse_at((q, r), "1.1", "built-not-together", tile=_NAMES[tile])
        elif tile in seen:
            reading.refuse_at((q, r), "1.1", "built-twice", tile=_NAMES[tile])
        else:
            seen.add(tile)
            yield tile, q, r, facing


def _lay(reading: Reading, position: Positions, kernels: Kernels, tile: int, q: int, r: int, facing: int) -> None:
    """Let the rules lay a tile."""
    p = position[0]
    p.tile, p.phase = tile, state.PLACING
    try:
        action = notation.read(position, f"place {q} {r} {facing}")
    except Refusal as refusal:
        reading.refuse_at((q, r), refusal.clause, refusal.reason.key, **dict(refusal.reason.args))
        reading.check()
        raise
    kernels.apply(position, 0, action)


def _mark_scored(p: Any) -> None:
    """4.1, 4.2 the regions that are closed or enclosed have been scored."""
    for area in _areas(p):
        if p.terrain[area] != material.SWAMP and (p.cottage[area] or not p.open[area]):
            p.scored[area] = 1


def _areas(p: Any) -> list[int]:
    """Every region."""
    return [number for number in range(survey.FIRST_FIELD[p.laid]) if p.area[number] == number]


def _stack(reading: Reading, p: Any, drawn: int) -> None:
    """Put the tiles that are not seen into the stack, or under it."""
    under = [material.NUMBER[name] for name in reading.names("under", _NAMES)]
    seen = [int(tile) for tile in p.laid_tile[1 : p.laid]] + [drawn] * (drawn >= 0) + under
    for tile in seen:
        if seen.count(tile) > 1:
            reading.refuse("1.1", "built-twice", tile=_NAMES[tile])
    rest = [name for tile, name in enumerate(_NAMES) if tile not in seen]
    if "stack" in reading and sorted(reading.names("stack", _NAMES)) != sorted(rest):
        wrong = set(reading.names("stack", _NAMES)) ^ set(rest)
        reading.refuse("2.2", "built-stack", tile=min(wrong))
    reading.settle("stack")
    for tile in range(material.TILE_COUNT):
        p.fresh[tile] = tile not in seen
    p.refused = len(under)
    p.refused_tile[: len(under)] = under


# ---- figures and coins


def _stand(reading: Reading, p: Any) -> None:
    """Put the figures on their fields."""
    for cell, one in reading.cells("figures").items():
        standing = _figure(reading, one)
        number = survey.field_at(p, *cell)
        if standing is None:
            reading.malformed("figures", f"{cell[0]} {cell[1]}: {one}")
        elif number is None or number < material.START_FIELDS:
            reading.refuse_at(cell, "3.11", "built-figure-nowhere")
        else:
            p.figure[number] = 1 + standing
            p.held[p.area[number]] += 1
            _check_figure(reading, p, cell, number, standing // material.SIZE_COUNT)


def _figure(reading: Reading, one: Any) -> int | None:
    """A figure as 3 * seat + size; None if these are not words for one."""
    if not isinstance(one, Mapping) or set(one) != {"seat", "size"} or not isinstance(one["size"], str):
        return None
    if not is_number(one["seat"], range(reading.seats)) or one["size"] not in material.SIZES:
        return None
    return int(one["seat"]) * material.SIZE_COUNT + material.SIZES.index(one["size"])


def _check_figure(reading: Reading, p: Any, cell: Cell, number: int, seat: int) -> None:
    """Refuse a figure that has gone to the pub, or that cannot be on the tile just laid."""
    area = p.area[number]
    if p.scored[area]:
        reading.refuse_at(cell, "4.10", "built-scored-region")
    if p.phase in _TURN and number >= survey.FIRST_FIELD[p.laid - 1]:
        if p.phase == state.FETCHING or seat != p.seat:
            reading.refuse_at(cell, "3.11", "built-figure-early")
        p.set_now += 1


def _count_figures(reading: Reading, p: Any) -> None:
    """Put every figure that is not on the land into the pub, if it says so, or else into the supply."""
    seats = range(reading.seats)
    pub, supply = (_sizes(reading, name) for name in ("pub", "supply"))
    codes = p.figure[: survey.FIRST_FIELD[p.laid]].tolist()
    for seat in seats:
        for size in range(material.SIZE_COUNT):
            rest = int(material.FIGURES[size]) - codes.count(1 + material.SIZE_COUNT * seat + size)
            there = pub[seat][size] if pub else rest - supply[seat][size] if supply else 0
            if not 0 <= there <= rest:
                reading.refuse("1.5", "built-too-many-figures", seat=seat + 1, count=int(material.FIGURES[size]))
                return
            p.pub[seat, size] = there
            p.supply[seat, size] = rest - there


def _sizes(reading: Reading, name: str) -> list[list[int]]:
    """How many figures of each size each seat has somewhere; nothing if nobody says it."""
    if name not in reading:
        return []
    given = reading.given(name)
    if not isinstance(given, list) or len(given) != reading.seats:
        reading.malformed(name, given)
        return []
    counts = [reading.counted(name, one, material.SIZES) for one in given]
    return [[count.get(size, 0) for size in material.SIZES] for count in counts]


def _count_coins(reading: Reading, p: Any) -> None:
    """Give every seat its coins; all others are in the bank."""
    coins = reading.numbers("coins", range(material.COINS + 1), [material.START_COINS] * reading.seats)
    if sum(coins) > material.COINS:
        reading.refuse("1.6", "built-coins", coins=sum(coins), count=material.COINS)
        return
    p.coins[: reading.seats] = coins
    p.bank = material.COINS - sum(coins)


# ---- what comes next


def _check_phase(reading: Reading, position: Positions, kernels: Kernels) -> None:
    p = position[0]
    if p.phase == state.PLACING:
        if not has_choice(kernels, position, state.MOST_LEGAL):
            reading.refuse("3.7", "built-fits-nowhere", tile=_NAMES[p.tile])
    elif p.phase in _TURN:
        _check_turn(reading, p)
    elif (p.phase == state.ENDED) == _some_tile_fits(position, kernels):
        reading.refuse("5.1", "built-not-over" if p.phase == state.ENDED else "built-over")
    elif p.phase == state.ENDED:
        p.scored[_areas(p)] = 1


def _check_turn(reading: Reading, p: Any) -> None:
    """Refuse that figures are fetched or placed where nobody can."""
    if p.laid == 1:
        reading.refuse("3.1", "built-none-laid")
    if p.phase == state.FETCHING and not p.pub[p.seat].any():
        reading.refuse("3.10", "built-pub-empty", seat=int(p.seat) + 1)
    if p.set_now >= material.FIELDS:
        reading.refuse("3.11", "built-figures-placed")


def _some_tile_fits(position: Positions, kernels: Kernels) -> bool:
    """Whether any tile in the stack or under it can be laid."""
    p = position[0]
    phase = int(p.phase)
    p.phase = state.PLACING
    below = p.refused_tile[: p.refused].tolist()
    found = False
    for tile in np.flatnonzero(p.fresh).tolist() + below:
        p.tile = tile
        found = found or has_choice(kernels, position, state.MOST_LEGAL)
    p.phase, p.tile = phase, -1
    return found

"""Positions of Wheel of Fortune built from words; docs/conformance.md lists the members."""

from collections import Counter
from typing import Any

from tilewright.core.built import Cell, Reading, is_number
from tilewright.core.game import Kernels, Positions
from tilewright.games.wheel_of_fortune.rules import board, material, state
from tilewright.games.wheel_of_fortune.table import notation
from tilewright.games.wheel_of_fortune.table.state import NEXT
from tilewright.land.table.build import Clauses, Rows, Site, usual

MEMBERS = (
    "next",
    "seat",
    "asked",
    "tile",
    "laid",
    "tiles",
    "symbols",
    "figures",
    "supply",
    "points",
    "pig",
    "crowns",
    "left",
)
_CLAUSES = Clauses(box="1.1", figures="1.6", turn="3.9", finished="4.6", ending="5.1")
_PHASES = {word: phase for phase, word in NEXT.items()}
_NAMES = [notation.tile_words(kind) for kind in range(material.KINDS)]
_STEPS = range(1, 4)


def fill(reading: Reading, position: Positions, kernels: Kernels) -> None:
    """Change a position at the start of a game into the one that is read."""
    site = Site(reading, position, kernels, notation.LAND, notation.read, _CLAUSES, material.FIGURES)
    p = position[0]
    phase = _PHASES[reading.word("next", _PHASES, usual(reading))]
    seat = reading.number("seat", range(reading.seats))
    drawn = site.drawn(_NAMES) if phase in (state.TAKING, state.PLACING) else -1
    reading.check()
    rows = _rows(site, drawn)
    last = site.last(rows) if phase == state.SETTING else None
    reading.check()
    seen = Counter([row >> 2 for row in rows.values()] + [drawn] * (drawn >= 0))
    site.fill_bag(_NAMES, seen, phase == state.ENDED)
    reading.check()
    site.lay(rows, last, lambda kind: _expect(p, kind))
    _turn_wheel(reading, p)
    site.stand(len(board.PLACES), _crown(reading, p), phase == state.SETTING)
    site.score()
    reading.check()
    if phase != state.SETTING:
        p.tile = drawn
    p.phase, p.seat = phase, seat
    _check_wheel(reading, p)
    if phase == state.DRAWING:
        site.check_draw(int(p.bag.sum()))
    elif phase == state.ENDED:
        site.check_over()
    elif phase == state.PLACING:
        site.check_fits(_NAMES[drawn], state.MOST_LEGAL)


def _rows(site: Site, drawn: int) -> Rows:
    """The tiles to be laid around the board."""
    reading, rows = site.reading, {}
    symbols = _symbols(reading)
    free = _free(reading, drawn)
    for cell, words in reading.cells("tiles").items():
        tile = site.turned(cell, words)
        if tile is None:
            continue
        name, facing = tile
        if name not in material.TYPES:
            reading.refuse_at(cell, "1.1", "refuse-unknown-tile", tile=name[:40])
            continue
        kind = _kind(name, None if symbols is None else symbols.get(cell, 0), free)
        if kind is None:
            reading.refuse_at(cell, "1.2", "refuse-no-such-symbol", tile=name)
            continue
        free[kind] -= 1
        rows[cell] = 4 * kind + facing
    for cell in symbols or ():
        if cell not in rows:
            reading.refuse_at(cell, "1.2", "built-no-tile")
    return rows


def _symbols(reading: Reading) -> dict[Cell, int] | None:
    """The numbers of the wheel symbols by cell; None if nothing is said about them."""
    if "symbols" not in reading:
        return None
    found = reading.cells("symbols")
    for cell, number in found.items():
        if not is_number(number, _STEPS):
            reading.malformed("symbols", f"{cell[0]} {cell[1]}: {number}")
    reading.check()
    return found


def _free(reading: Reading, drawn: int) -> Counter[int]:
    """How many tiles of each kind can lie on the table."""
    left = reading.counts("left", _NAMES) or {}
    free = Counter({kind: int(material.COUNTS[kind]) - left.get(name, 0) for kind, name in enumerate(_NAMES)})
    if drawn >= 0:
        free[drawn] -= 1
    return free


def _kind(name: str, number: int | None, free: Counter[int]) -> int | None:
    """The kind of a tile with this symbol; if nothing is said about symbols, with the smallest that can be there."""
    if number is not None:
        return material.NUMBER.get((name, number))
    kinds = [material.NUMBER[name, steps] for steps in range(4) if (name, steps) in material.NUMBER]
    return next((kind for kind in kinds if free[kind] > 0), kinds[0])


def _turn_wheel(reading: Reading, p: Any) -> None:
    """Move the pig as far as the symbols drawn have moved it."""
    steps = int(((material.COUNTS - p.bag) * material.PIG_STEPS).sum())
    p.pig = (material.PIG_START + steps) % len(material.SEGMENTS)
    name = material.SEGMENTS[p.pig]
    if reading.word("pig", material.SEGMENTS, name) != name:
        reading.refuse("3.7", "built-pig", steps=steps, segment=notation.segment_name(int(p.pig)))


def _crown(reading: Reading, p: Any) -> Counter[int]:
    """Put figures on the crowns; returns how many each seat has there."""
    found: Counter[int] = Counter()
    for name, seats in reading.members("crowns", reading.given("crowns") or {}).items():
        segment = material.SEGMENTS.index(name) if name in material.SEGMENTS else -1
        if segment < 0 or not isinstance(seats, list) or not all(is_number(one, range(reading.seats)) for one in seats):
            reading.malformed("crowns", f"{name}: {seats}")
        elif len(seats) > material.CROWNS[segment]:
            name_of = notation.segment_name(segment)
            reading.refuse("3.13", "built-crowns", segment=name_of, count=int(material.CROWNS[segment]))
        else:
            first = int(material.FIRST_SPACE[segment])
            p.crown[first : first + len(seats)] = [1 + seat for seat in seats]
            found.update(seats)
    return found


def _check_wheel(reading: Reading, p: Any) -> None:
    """Let a seat remove a figure, and refuse what the wheel has just brought back."""
    if p.phase == state.TAKING:
        _check_plague(reading, p)
    elif p.phase in (state.PLACING, state.SETTING) and material.STEPS[p.tile]:
        first = int(material.FIRST_SPACE[p.pig])
        if p.crown[first]:
            reading.refuse("4.14", "built-crown-scored", segment=notation.segment_name(int(p.pig)))


def _check_plague(reading: Reading, p: Any) -> None:
    """4.13 from the seat on whose turn it is, everybody with a figure on the land removes one."""
    if p.pig != material.PLAGUE or not material.STEPS[p.tile]:
        reading.refuse("4.13", "built-no-plague")
        return
    there = [(p.seat + k) % p.seats for k in range(p.seats)]
    able = [int(seat) for seat in there if (p.figure_at[seat] >= 0).any()]
    p.asked = reading.number("asked", range(reading.seats), able[0] if able else 0)
    if p.asked not in able:
        reading.refuse("4.13", "built-none-to-take", seat=int(p.asked) + 1)


def _expect(p: Any, kind: int) -> None:
    """Make the rules expect that a tile of this kind is laid."""
    p.tile, p.phase = kind, state.PLACING

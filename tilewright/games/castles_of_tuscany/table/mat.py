"""Everything in front of a seat: its plan and what is on it, its stacks, its storage and its bonus tiles.

A mat is drawn around the middle of its plan, in full size for the viewer's own seat and smaller for the others.
"""

from typing import Any, NamedTuple

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Area, Box, Name, Piece
from tilewright.core.svg import Point
from tilewright.games.castles_of_tuscany.rules import material, plan, state
from tilewright.games.castles_of_tuscany.table import wording
from tilewright.games.castles_of_tuscany.table.layout import SMALL, STEP_X, STEP_Y

BOX: Box = (-380.0, -236.0, 760.0, 644.0)
_STACKS, _SPACES, _SPACE = (-330.0, -240.0, -150.0), -40.0, 92.0
_ROW, _LOWER_ROW = 284.0, 372.0
_MARBLE, _WORKERS, _BONUS_TILES, _HAND = (-342.0, 180.0), (-130.0, 130.0), 60.0, 362.0
_DEALT_STEP = 256.0

# the fields of a position that plans are drawn from, and those of everything on a mat except the hand
_PLAN = ("order", "part", "shift", "turned")
SHOWN = (*_PLAN, "castle", "laid", "own_left", "bonus", "marble", "stored", "workers")


class Mat(NamedTuple):
    """A seat's mat and its size."""

    seat: int
    is_small: bool

    @property
    def scale(self) -> float:
        """The size relative to the art."""
        return SMALL if self.is_small else 1.0

    @property
    def box(self) -> Box:
        """The space it takes."""
        left, top, width, height = BOX
        return left * self.scale, top * self.scale, width * self.scale, height * self.scale

    def piece(self, name: str, art: str, x: float, y: float, tip: Message | None = None, height: int = 0) -> Piece:
        """A piece of this mat, at a point in the units of a full-size one."""
        shown = f"small/{art}" if self.is_small else art
        return Piece(name, shown, x * self.scale, y * self.scale, owner=self.seat, tip=tip, height=height)


def slot_point(p: Any, seat: int, slot: int, shift: int | None = None) -> Point:
    """The centre of the left, middle or right part where it is, or where it would be with this shift."""
    bases = [0]
    for number in range(1, material.LETTER_COUNT):
        lower = shift if shift is not None and number == slot else p.shift[seat][number]
        bases.append(bases[-1] + (2 * lower - 1 if p.order[seat][number] >= 0 or number == slot else 0))
    return (slot - 1) * 3 * STEP_X, (bases[slot] - _middle(p, seat)) * STEP_Y


def _middle(p: Any, seat: int) -> float:
    """Half the height by which the laid parts are shifted, in half hexagons."""
    second, third = (2 * shift - 1 for shift in p.shift[seat][1:])
    bases = (0, second, second + third) if p.order[seat][2] >= 0 else (0,)
    return (min(bases) + max(bases)) / 2


def field_point(p: Any, seat: int, field: int) -> Point:
    """The centre of a field of a finished plan."""
    _, second, third = p.shift[seat]
    return _field_point(field, second, third, _middle(p, seat))


@cached.by_arguments
def _field_point(field: int, second: int, third: int, middle: float) -> Point:
    column, height = material.cell(field, (second, third))
    return (column - 4) * STEP_X, (height - 3 - middle) * STEP_Y


@cached.by_seat(state.POSITION, *SHOWN)
def area(p: Any, seat: int, is_open: bool, hand: int) -> Area:
    """The mat of another seat."""
    mat = Mat(seat, is_small=True)
    shown = pieces(p, seat, True, is_open, hand)
    known = names(p, seat, True) if is_open else ()
    return Area(f"mat {seat}", "mat", mat.box, shown, (), seat, title(seat), grid="flat", names=known)


@cached.by_seat(state.POSITION, *_PLAN)
def names(p: Any, seat: int, is_small: bool) -> tuple[Name, ...]:
    """The names of all fields, once the plan is complete."""
    if p.order[seat][-1] < 0:
        return ()
    scale = Mat(seat, is_small).scale
    points = [field_point(p, seat, field) for field in range(material.FIELD_COUNT)]
    return tuple([Name(material.FIELD_NAMES[field], x * scale, y * scale) for field, (x, y) in enumerate(points)])


@cached.by_arguments
def title(seat: int) -> Message:
    """The title of a seat's mat."""
    return Message.of("area-mat", seat=seat + 1)


@cached.by_seat(state.POSITION, *SHOWN)
def pieces(p: Any, seat: int, is_small: bool, is_open: bool, hand: int | None) -> tuple[Piece, ...]:
    """Everything on a mat.

    A plan that is not open shows its parts only as they were dealt. `hand` is the number of cards that another seat
    holds, None on the viewer's own mat.
    """
    mat = Mat(seat, is_small)
    return (
        *([*_plan(p, seat, mat), *_tiles(p, seat, mat)] if is_open else _dealt(p, seat, mat)),
        *_stacks(mat, p.own_left[seat]),
        *_items(mat, tuple(p.stored[seat]), 1 + p.bonus[seat][material.STORAGE_BONUS]),
        *_tokens(mat, "marble", p.marble[seat], *_MARBLE),
        *_tokens(mat, "worker", p.workers[seat], *_WORKERS),
        *_bonus_tiles(mat, tuple(p.bonus[seat])),
        *(() if hand is None else _hand(mat, hand)),
    )


@cached.by_seat(state.POSITION, *_PLAN)
def _plan(p: Any, seat: int, mat: Mat) -> list[Piece]:
    """The parts that have been laid."""
    parts = []
    for slot, letter in enumerate(p.order[seat]):
        if letter >= 0:
            parts.append(_part(mat, p.part[seat][letter], p.turned[seat][slot], slot_point(p, seat, slot)))
    return _layers(parts)


@cached.by_seat(state.POSITION, "part")
def _dealt(p: Any, seat: int, mat: Mat) -> list[Piece]:
    """The parts of a seat side by side, not yet joined."""
    parts = [part for part in p.part[seat] if part >= 0]
    return _layers([_part(mat, part, 0, ((slot - 1) * _DEALT_STEP, 0.0)) for slot, part in enumerate(parts)])


def _part(mat: Mat, part: int, turned: int, at: Point) -> list[Piece]:
    """A part in its layers."""
    name = material.PARTS[part]
    return [
        mat.piece(f"rim {mat.seat} {name}", "plate/rim", *at),
        mat.piece(f"plate {mat.seat} {name}", "plate/ground", *at),
        mat.piece(f"part {mat.seat} {name}", f"part/{name}/{180 * turned}", *at, Message.of("tip-part", part=name)),
    ]


def _layers(parts: list[list[Piece]]) -> list[Piece]:
    """The pieces of all parts, layer by layer: no rim may cover a neighbour's fields."""
    return [piece for layer in zip(*parts, strict=True) for piece in layer]


def kind_under(p: Any, seat: int, field: int, item: int) -> int:
    """The kind of the field under an item; -1 if the item looks the same on all kinds."""
    return int(plan.kind_before(p.record, seat, field)) if item == material.HEXAGON else -1


def item_art(item: int, kind: int, seat: int) -> str:
    """How an item looks on a field of a kind."""
    if item == material.START_CASTLE:
        return f"start/{SEATS[seat].name}"
    return f"wood/{material.KINDS[kind]}" if item == material.HEXAGON else f"tile/{material.FACES[item]}"


@cached.by_seat(state.POSITION, *_PLAN, "castle", "laid")
def _tiles(p: Any, seat: int, mat: Mat) -> list[Piece]:
    """The items on the fields; while the plan is secret, only the start castle."""
    found = []
    for field, code in enumerate(p.laid[seat]):
        if code or field == p.castle[seat]:
            item = code - 1 if code else material.START_CASTLE
            found.append(_tile(mat, field, item, kind_under(p, seat, field, item), *field_point(p, seat, field)))
    return found


@cached.by_arguments
def _tile(mat: Mat, field: int, item: int, kind: int, x: float, y: float) -> Piece:
    name = material.FIELD_NAMES[field]
    tip = Message.of("tip-laid", item=wording.item(item), field=name)
    return mat.piece(f"plan {mat.seat} {name}", item_art(item, kind, mat.seat), x, y, tip)


@cached.by_arguments
def _stacks(mat: Mat, all_left: int) -> list[Piece]:
    """The three stacks, used up from the left, each with the number of tiles left."""
    found = []
    for number, x in enumerate(_STACKS):
        left = max(0, min(material.TILES_PER_STACK, all_left - material.TILES_PER_STACK * (2 - number)))
        name = f"stack {mat.seat} {number + 1}"
        tip = Message.of("tip-stack", number=number + 1, count=left)
        if left:
            found.append(mat.piece(name, f"stack/{SEATS[mat.seat].name}", x, _ROW, tip))
            found.append(mat.piece(f"{name} count", f"count/{left}", x, _ROW - 4, tip))
        else:
            found.append(mat.piece(name, "space", x, _ROW, tip))
    return found


@cached.by_arguments
def _items(mat: Mat, counts: tuple[int, ...], spaces: int) -> list[Piece]:
    """The free storage spaces and the stored items; equal items are numbered from 1."""
    items = [(item, number + 1) for item, count in enumerate(counts) for number in range(count)]
    found = [
        mat.piece(f"space {mat.seat} {at + 1}", "space", _SPACES + _SPACE * at, _ROW, Message.of("tip-space"))
        for at in range(len(items), spaces)
    ]
    for at, (item, number) in enumerate(items):
        name = f"stored {mat.seat} {material.ITEMS[item]} {number}"
        art = "wood" if item == material.HEXAGON else f"tile/{material.FACES[item]}"
        tip = Message.of("tip-stored", item=wording.item(item))
        found.append(mat.piece(name, art, _SPACES + _SPACE * at, _ROW, tip))
    return found


@cached.by_arguments
def _tokens(mat: Mat, what: str, count: int, left: float, width: float) -> list[Piece]:
    """Marble or workers in a row."""
    step = min(34.0, width / max(1, count))
    tip = Message.of(f"tip-{what}", count=count)
    return [
        mat.piece(f"{what} {mat.seat} {number + 1}", f"token/{what}", left + step * number, _LOWER_ROW, tip)
        for number in range(count)
    ]


@cached.by_arguments
def _bonus_tiles(mat: Mat, counts: tuple[int, ...]) -> list[Piece]:
    found = []
    for at, bonus in enumerate(bonus for bonus, count in enumerate(counts) for _ in range(count)):
        art, x = f"bonus/{material.BONUSES[bonus]}", _BONUS_TILES + 80 * at
        found.append(mat.piece(f"bonus {mat.seat} {at + 1}", art, x, _LOWER_ROW, wording.bonus(bonus)))
    return found


@cached.by_arguments
def _hand(mat: Mat, count: int) -> list[Piece]:
    """The backs of a seat's cards, with their number."""
    tip = Message.of("tip-hand", seat=mat.seat + 1, count=count)
    return [
        mat.piece(f"hand {mat.seat}", "pile/back", _HAND, _LOWER_ROW, tip),
        mat.piece(f"hand {mat.seat} count", f"count/{count}", _HAND, _LOWER_ROW + 26, tip, height=1),
    ]

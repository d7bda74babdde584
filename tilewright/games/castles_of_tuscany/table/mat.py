"""What lies before a seat: its plan with everything on it, its stacks, its stores and its bonus tiles.

A mat is drawn around the middle of its plan, in full size for who looks and smaller for the others.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Area, Box, Piece
from tilewright.games.castles_of_tuscany.rules import plan
from tilewright.games.castles_of_tuscany.rules.material import (
    BONUSES,
    FACES,
    FIELD_NAMES,
    HEXAGON,
    ITEMS,
    KINDS,
    PARTS,
    SMALL,
    STACK,
    START_CASTLE,
    STEP_X,
    STEP_Y,
    STORAGE_BONUS,
    place,
)

BOX: Box = (-380, -236, 760, 644)
_STACKS, _SPACES, _SPACE = (-330.0, -240.0, -150.0), -40.0, 92.0
_ROW, _LOWER_ROW = 284.0, 372.0
_MARBLE, _WORKERS, _BONUS_TILES, _HAND = (-342.0, 180.0), (-130.0, 130.0), 60.0, 362.0


@dataclass(frozen=True)
class Mat:
    """Where a seat's mat lies and how large it is."""

    seat: int
    is_small: bool

    @property
    def scale(self) -> float:
        """The size against the art's own."""
        return SMALL if self.is_small else 1.0

    @property
    def box(self) -> Box:
        """The room it takes."""
        left, top, width, height = BOX
        return left * self.scale, top * self.scale, width * self.scale, height * self.scale

    def piece(self, name: str, art: str, x: float, y: float, tip: Message | None = None, height: int = 0) -> Piece:
        """A piece of this mat, placed in the units of a full-size one."""
        shown = f"small/{art}" if self.is_small else art
        return Piece(name, shown, x * self.scale, y * self.scale, owner=self.seat, tip=tip, height=height)


MATS = tuple(Mat(seat, is_small=False) for seat in range(len(SEATS)))
SMALL_MATS = tuple(Mat(seat, is_small=True) for seat in range(len(SEATS)))


def _shifts(p: Any, seat: int) -> tuple[int, int]:
    return int(p.shift[seat, 1]), int(p.shift[seat, 2])


def slot_point(p: Any, seat: int, slot: int, shift: int | None = None) -> tuple[float, float]:
    """The middle of the part that lies, or would lie with this shift, left, in the middle or right."""
    bases = [0]
    for number in range(1, 3):
        lower = shift if shift is not None and number == slot else int(p.shift[seat, number])
        bases.append(bases[-1] + (2 * lower - 1 if p.order[seat, number] >= 0 or number == slot else 0))
    return (slot - 1) * 3 * STEP_X, (bases[slot] - _middle(p, seat)) * STEP_Y


def _middle(p: Any, seat: int) -> float:
    """Half the height by which the parts laid are shifted, in half hexagons."""
    first, second = (2 * shift - 1 for shift in _shifts(p, seat))
    bases = (0, first, first + second) if p.order[seat, 2] >= 0 else (0,)
    return (min(bases) + max(bases)) / 2


def field_point(p: Any, seat: int, field: int) -> tuple[float, float]:
    """The middle of a field of a finished plan."""
    return _field_point(field, _shifts(p, seat), _middle(p, seat))


@lru_cache(1 << 10)
def _field_point(field: int, shifts: tuple[int, int], middle: float) -> tuple[float, float]:
    column, height = place(field, shifts)
    return (column - 4) * STEP_X, (height - 3 - middle) * STEP_Y


def rows(p: Any) -> list[bytes]:
    """For each seat all that its mat shows but the hand, to keep the mat by."""
    columns = [getattr(p, name) for name in _SHOWN_ALL]
    return [b"".join([column[seat].tobytes() for column in columns]) for seat in range(int(p.seats))]


def pieces(p: Any, row: bytes, mat: Mat, is_open: bool, is_own: bool) -> tuple[Piece, ...]:
    """Everything of a mat; a plan that is not open shows its parts only as they were dealt, another's hand its back.

    `row` is what `rows` has for its seat.
    """
    hand = -1 if is_own else sum(p.hand[mat.seat].tolist())
    key = (_pieces, mat.seat, mat.is_small, is_open, hand, row)
    return _kept_as(key, p, mat, is_open, hand)  # type: ignore[no-any-return]


def _pieces(p: Any, mat: Mat, is_open: bool, hand: int) -> tuple[Piece, ...]:
    shown = [_plan, _tiles] if is_open else [_dealt]
    found: list[Piece] = []
    for part in (*shown, _stacks, _stores):
        own = (getattr(p, name)[mat.seat].tobytes() for name in SHOWN[part])
        found += _kept_as((part, mat.seat, mat.is_small, *own), p, mat)
    return tuple(found if hand < 0 else found + _hand(mat, hand))


def area(p: Any, row: bytes, mat: Mat, is_open: bool) -> Area:
    """The mat of another seat."""
    hand = sum(p.hand[mat.seat].tolist())
    return _kept_as((_area, mat.seat, is_open, hand, row), p, mat, is_open, row)  # type: ignore[no-any-return]


def _area(p: Any, mat: Mat, is_open: bool, row: bytes) -> Area:
    shown = pieces(p, row, mat, is_open, is_own=False)
    return Area(f"mat {mat.seat}", "mat", mat.box, shown, (), mat.seat, whose(mat.seat), grid="flat")


@lru_cache
def whose(seat: int) -> Message:
    """The title of a seat's mat."""
    return Message.of("area-mat", seat=seat + 1)


def _kept_as(key: tuple[Any, ...], *given: Any) -> Any:
    """What the first of the key makes of what is given; made once."""
    if key not in _kept:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        _kept[key] = key[0](*given)
    return _kept[key]


MOST_KEPT = 3000
_kept: dict[tuple[Any, ...], Any] = {}


@lru_cache(MOST_KEPT)
def _hand(mat: Mat, count: int) -> list[Piece]:
    """How many cards a seat holds."""
    tip = Message.of("tip-hand", seat=mat.seat + 1, count=count)
    return [
        mat.piece(f"hand {mat.seat}", "pile/back", _HAND, _LOWER_ROW, tip),
        mat.piece(f"hand {mat.seat} count", f"count/{count}", _HAND, _LOWER_ROW + 26, tip, height=1),
    ]


def _part(mat: Mat, part: int, turned: int, at: tuple[float, float]) -> list[Piece]:
    """A part in its layers; the rims of all parts are painted before any of the fields."""
    name = PARTS[part]
    tip = Message.of("tip-part", part=name)
    return [
        mat.piece(f"rim {mat.seat} {name}", "plate/rim", *at),
        mat.piece(f"plate {mat.seat} {name}", "plate/ground", *at),
        mat.piece(f"part {mat.seat} {name}", f"part/{name}/{180 * turned}", *at, tip),
    ]


def _layers(parts: list[list[Piece]]) -> list[Piece]:
    return [part[layer] for layer in range(3) for part in parts]


def _plan(p: Any, mat: Mat) -> list[Piece]:
    seat = mat.seat
    slots = [slot for slot in range(3) if p.order[seat, slot] >= 0]
    laid = [(int(p.part[seat, p.order[seat, slot]]), int(p.turned[seat, slot])) for slot in slots]
    return _layers(
        [_part(mat, part, turned, slot_point(p, seat, slot)) for slot, (part, turned) in zip(slots, laid, strict=True)]
    )


def _dealt(p: Any, mat: Mat) -> list[Piece]:
    """The parts of a seat side by side, not yet joined."""
    parts = [int(part) for part in p.part[mat.seat] if part >= 0]
    return _layers([_part(mat, part, 0, ((slot - 1) * 256.0, 0.0)) for slot, part in enumerate(parts)])


def kind_under(p: Any, seat: int, field: int, item: int) -> int:
    """The kind of the field under an item; -1 where the item looks the same on all kinds."""
    return int(plan.kind_before(p.record, seat, field)) if item == HEXAGON else -1


def item_art(item: int, kind: int, seat: int) -> str:
    """How an item looks on a field of some kind."""
    if item == START_CASTLE:
        return f"start/{SEATS[seat].name}"
    return f"wood/{KINDS[kind]}" if item == HEXAGON else f"tile/{FACES[item]}"


def _tiles(p: Any, mat: Mat) -> list[Piece]:
    """What lies on the fields; while the plan is secret that is the start castle."""
    seat, castle = mat.seat, int(p.castle[mat.seat])
    shifts, middle = _shifts(p, seat), _middle(p, seat)
    found = []
    for field, code in enumerate(p.laid[seat].tolist()):
        if code or field == castle:
            item = code - 1 if code else START_CASTLE
            kind = kind_under(p, seat, field, item)
            found.append(_tile(seat, mat.is_small, field, item, kind, _field_point(field, shifts, middle)))
    return found


@lru_cache(MOST_KEPT)
def _tile(seat: int, is_small: bool, field: int, item: int, kind: int, at: tuple[float, float]) -> Piece:
    what = Message.of("item-start-castle" if item == START_CASTLE else f"item-{ITEMS[item]}")
    tip = Message.of("tip-laid", item=what, field=FIELD_NAMES[field])
    return Mat(seat, is_small).piece(f"plan {seat} {FIELD_NAMES[field]}", item_art(item, kind, seat), *at, tip)


def _stacks(p: Any, mat: Mat) -> list[Piece]:
    return _stacks_of(mat, int(p.own_left[mat.seat]))


@lru_cache(MOST_KEPT)
def _stacks_of(mat: Mat, all_left: int) -> list[Piece]:
    """The three stacks: from the left, whatever is left in each."""
    found = []
    for number, x in enumerate(_STACKS):
        left = max(0, min(STACK, all_left - STACK * (2 - number)))
        name = f"stack {mat.seat} {number + 1}"
        tip = Message.of("tip-stack", number=number + 1, count=left)
        if left:
            found.append(mat.piece(name, f"stack/{SEATS[mat.seat].name}", x, _ROW, tip))
            found.append(mat.piece(f"{name} count", f"count/{left}", x, _ROW - 4, tip))
        else:
            found.append(mat.piece(name, "space", x, _ROW, tip))
    return found


def _stored(seat: int, counts: tuple[int, ...]) -> list[tuple[str, int, float]]:
    """The stored items as (id, item, x), equal ones counted from 1."""
    items = [(item, number + 1) for item, count in enumerate(counts) for number in range(count)]
    return [
        (f"stored {seat} {ITEMS[item]} {number}", item, _SPACES + _SPACE * at)
        for at, (item, number) in enumerate(items)
    ]


def _stores(p: Any, mat: Mat) -> list[Piece]:
    seat = mat.seat
    return [
        *_items(mat, tuple(p.stored[seat].tolist()), 1 + int(p.bonus[seat, STORAGE_BONUS])),
        *_tokens(mat, "marble", int(p.marble[seat]), _MARBLE),
        *_tokens(mat, "worker", int(p.workers[seat]), _WORKERS),
        *_bonus_tiles(mat, tuple(p.bonus[seat].tolist())),
    ]


@lru_cache(MOST_KEPT)
def _items(mat: Mat, counts: tuple[int, ...], spaces: int) -> list[Piece]:
    """The spaces left, and what is stored."""
    items = _stored(mat.seat, counts)
    found = [
        mat.piece(f"space {mat.seat} {at + 1}", "space", _SPACES + _SPACE * at, _ROW, Message.of("tip-space"))
        for at in range(len(items), spaces)
    ]
    for name, item, x in items:
        art = "wood" if item == HEXAGON else f"tile/{FACES[item]}"
        tip = Message.of("tip-stored", item=Message.of(f"item-{ITEMS[item]}"))
        found.append(mat.piece(name, art, x, _ROW, tip))
    return found


@lru_cache(MOST_KEPT)
def _tokens(mat: Mat, what: str, count: int, place: tuple[float, float]) -> list[Piece]:
    left, room = place
    step = min(34.0, room / max(1, count))
    tip = Message.of(f"tip-{what}", count=count)
    return [
        mat.piece(f"{what} {mat.seat} {number + 1}", f"token/{what}", left + step * number, _LOWER_ROW, tip)
        for number in range(count)
    ]


@lru_cache(MOST_KEPT)
def _bonus_tiles(mat: Mat, counts: tuple[int, ...]) -> list[Piece]:
    tiles = [BONUSES[bonus] for bonus, count in enumerate(counts) for _ in range(count)]
    return [
        mat.piece(
            f"bonus {mat.seat} {at + 1}",
            f"bonus/{name}",
            _BONUS_TILES + 80 * at,
            _LOWER_ROW,
            Message.of(f"bonus-{name}"),
        )
        for at, name in enumerate(tiles)
    ]


# The fields of a position that each part of a seat's mat shows. They change seldom and are shown to everybody at every
# move, so the pieces are kept by these fields.
_LAID = ("order", "part", "shift", "turned")
SHOWN: dict[Callable[[Any, Mat], list[Piece]], tuple[str, ...]] = {
    _plan: _LAID,
    _dealt: ("part",),
    _tiles: (*_LAID, "castle", "laid"),
    _stacks: ("own_left",),
    _stores: ("bonus", "marble", "stored", "workers"),
}
_SHOWN_ALL = tuple(dict.fromkeys(name for names in SHOWN.values() for name in names))

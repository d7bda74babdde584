"""What a newcomer may simply accept in the setup: a region with the most area points, where to set the first castle,
and a bonus tile.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product

from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.plain import Fields
from tilewright.core.scene import Proposal
from tilewright.games.castles_of_tuscany.rules import material, state
from tilewright.games.castles_of_tuscany.table import wording
from tilewright.games.castles_of_tuscany.table.notation.writing import SHIFTS

Laid = tuple[int, int, int]
"""How a part lies: its letter, whether it is upside down, and whether it is lower than the one on its left."""

PAIR = 2  # cards of one kind, which pay for a tile


def suggest(position: Positions) -> Proposal | None:
    """The moves for the decision of the seat to move, if it is one of the setup."""
    p = Fields.whole(position)
    if p.phase == state.LAY_PART:
        return _region(tuple(p.part[p.seat]), _laid(p))
    if p.phase == state.SET_CASTLE:
        return _castle(_kinds(tuple(p.part[p.seat]), _laid(p)), _near(_laid(p)), tuple(p.hand[p.seat]))
    if p.phase == state.CHOOSE_BONUS and p.step == state.BONUS_TILES_CHOSEN and p.bonus_left[material.CARD_BONUS]:
        bonus = material.BONUSES[material.CARD_BONUS]
        return Proposal((f"bonus {bonus}",), Message.of("suggest-bonus", bonus=wording.bonus(material.CARD_BONUS)))
    return None


def _laid(p: Fields) -> tuple[Laid, ...]:
    """The parts that the seat to move has laid, from left to right."""
    rows = zip(p.order[p.seat], p.turned[p.seat], p.shift[p.seat], strict=True)
    return tuple((int(letter), int(turned), int(shift)) for letter, turned, shift in rows if letter >= 0)


# ---- the region


def regions(laid: tuple[Laid, ...]) -> Iterator[tuple[Laid, ...]]:
    """Every way to lay the parts that are left."""
    left = [letter for letter in range(material.LETTER_COUNT) if letter not in [one[0] for one in laid]]
    for order in permutations(left):
        sides = product((0, 1), repeat=len(order))
        heights = list(product(*((0, 1) if slot else (0,) for slot in range(len(laid), material.LETTER_COUNT))))
        for turned, shifts in product(sides, heights):
            yield (*laid, *zip(order, turned, shifts, strict=True))


def area_points(parts: tuple[int, ...], region: tuple[Laid, ...]) -> int:
    """The green points of all areas of a region, each when it is complete."""
    kinds, near = _kinds(parts, region), _near(region)
    total, left = 0, (1 << material.FIELD_COUNT) - 1
    while left:
        first = (left & -left).bit_length() - 1
        area = border = 1 << first
        while border:
            field = (border & -border).bit_length() - 1
            border &= border - 1
            new = near[field] & kinds[kinds_at(kinds, first)] & ~area
            area |= new
            border |= new
        total += int(material.AREA_POINTS[area.bit_count()])
        left &= ~area
    return total


def kinds_at(kinds: tuple[int, ...], field: int) -> int:
    """The kind of a field."""
    return next(kind for kind, fields in enumerate(kinds) if fields >> field & 1)


def _kinds(parts: tuple[int, ...], region: tuple[Laid, ...]) -> tuple[int, ...]:
    """The bits of the fields of each kind."""
    bits = [0] * material.KIND_COUNT
    for slot, (letter, turned, _) in enumerate(region):
        for at, kind in enumerate(material.PART_KINDS[parts[letter], turned]):
            bits[kind] |= 1 << (material.FIELDS_PER_PART * slot + at)
    return tuple(bits)


def _near(region: tuple[Laid, ...]) -> list[int]:
    """The bits of the neighbours of each field."""
    found: list[int] = material.NEAR[2 * region[1][2] + region[2][2]].tolist()
    return found


@lru_cache(maxsize=512)
def _region(parts: tuple[int, ...], laid: tuple[Laid, ...]) -> Proposal:
    worth = {region: area_points(parts, region) for region in regions(laid)}
    best = max(worth, key=lambda region: worth[region])  # of several, the first
    reason = Message.of("suggest-part", points=worth[best], least=min(worth.values()), ways=len(worth))
    return Proposal(tuple(_words(slot, best[slot]) for slot in range(len(laid), len(best))), reason)


def _words(slot: int, part: Laid) -> str:
    letter, turned, shift = part
    words = f"part {material.LETTERS[letter]} {180 * turned}"
    return f"{words} {SHIFTS[shift]}" if slot else words


# ---- the first castle


def _castle(kinds: tuple[int, ...], near: list[int], hand: tuple[int, ...]) -> Proposal:
    """The castle field beside most colours of which the hand has a pair; of several, the one with most neighbours."""
    fields = [field for field in range(material.FIELD_COUNT) if kinds[material.CASTLE] >> field & 1]
    payable = {
        field: sum(1 for kind, count in enumerate(hand) if count >= PAIR and kinds[kind] & near[field])
        for field in fields
    }
    best = max(fields, key=lambda field: (payable[field], near[field].bit_count()))
    reason = Message.of("suggest-castle", kinds=payable[best], fields=near[best].bit_count())
    return Proposal((f"castle {material.FIELD_NAMES[best]}",), reason)

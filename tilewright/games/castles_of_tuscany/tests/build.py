"""Positions of The Castles of Tuscany for its tests."""

import random

from tilewright.core.game import Positions
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.castles_of_tuscany.rules.material import (
    CARDS,
    FACES,
    FIELD_COUNT,
    KINDS,
)
from tilewright.games.castles_of_tuscany.rules.state import (
    PLAY,
)

GAME = find("castles_of_tuscany")
CASTLE_FACE, QUARRY_FACE, VILLAGE_FACE = (FACES.index(name) for name in ("castle", "quarry", "village"))


def opened(seats: int = 2, seed: int = 1) -> Table:
    """A table at its first turn, set up at random."""
    table = Table(GAME, seats, seed=seed)
    rng = random.Random(seed)
    while table.position[0].step < PLAY:
        table.play(rng.choice(table.legal()))
    return table


def hold(position: Positions, deck: dict[int, int], discards: dict[int, int], seat: int = 0) -> None:
    """Leave these cards in the pile and among the discards; all others are in one seat's hand."""
    p = position[0]
    p.hand[:] = 0
    p.held[:] = 0
    for kind in range(len(KINDS)):
        p.deck[kind], p.discards[kind] = deck.get(kind, 0), discards.get(kind, 0)
        p.hand[seat, kind] = CARDS[kind] - p.deck[kind] - p.discards[kind]


def spend_own_tiles(position: Positions, seat: int, left: int) -> None:
    """Remove a seat's own tiles from the game until `left` remain."""
    p = position[0]
    for face in range(len(FACES)):
        while p.own[seat, face] and p.own_left[seat] > left:
            p.own[seat, face] -= 1
            p.own_left[seat] -= 1
            p.box[face] += 1


def show(position: Positions, faces: list[int]) -> None:
    """Put these neutral tiles on the display and return the previous ones to the neutral stacks."""
    p = position[0]
    for face in p.display:
        if face >= 0:
            p.neutral[face] += 1
    p.display[:] = -1
    for place, face in enumerate(faces):
        p.display[place] = face
        p.neutral[face] -= 1


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.events]


def is_sound(table: Table) -> bool:
    return bool(GAME.kernels.check(table.position, 0) == 0)


def lay_at_once(table: Table, face: int, kind: int) -> None:
    """Give the seat a stored tile and cards to pay for it, and lay it on the first field that fits."""
    p = table.position[0]
    seat = int(p.seat)
    fields = [field for field in range(FIELD_COUNT) if p.ground[seat, kind] >> field & 1]
    p.reach[seat] |= 1 << fields[-1]
    p.covered[seat] &= ~(1 << fields[-1])
    p.neutral[face] -= 1
    p.stored[seat, face] += 1
    for card in range(len(KINDS)):
        if card == kind:
            p.deck[card] -= 2
            p.hand[seat, card] += 2
    move = next(move for move in table.legal() if move.startswith(f"lay {FACES[face]} "))
    table.play(move)
    table.play(f"pay {KINDS[kind]} {KINDS[kind]}")

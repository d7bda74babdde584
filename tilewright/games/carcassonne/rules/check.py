"""What must be true of every position of Carcassonne."""

from tilewright.games.carcassonne.rules import material, state
from tilewright.kit import bag
from tilewright.kit.kernel import kernel
from tilewright.land.rules import landscape


@kernel
def check(p):
    """0, or the number of the invariant that is broken."""
    tiles = p.laid + bag.total(p.bag, 0, material.TYPES) + (1 if p.tile >= 0 and p.phase == state.PLACING else 0)
    if tiles > 84 or p.laid < 1:
        return 2
    for seat in range(p.seats):
        standing = 0
        for figure in range(material.FIGURES):
            standing += p.figure_at[seat, figure] >= 0
        if standing + p.supply[seat] != material.FIGURES:
            return 3
    return 0 if landscape.is_sound(p) else 4

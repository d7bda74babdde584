"""Estimates the points of each seat at the end of a game of Cornwall."""

from tilewright.games.cornwall.rules import land, material, region, state
from tilewright.kit import bag
from tilewright.kit.kernel import kernel

# values in points while many turns are left; tuned by playing estimates against each other
_TURNS_TO_USE = 3.0  # with fewer turns left, figures and coins in hand are worth less and regions more
_DOUBT = 0.3  # share of a region's points that may still be lost
_STRENGTH_AT_HAND = 1.1  # per unit of strength, up to the most a seat can use
_MOST_STRENGTH = 8.0
_STRENGTH_IN_PUB = 0.2
_SPARE_COIN = 0.5  # on top of its one point, up to the most a seat can use
_MOST_COINS = 3.0


@kernel
def expect(p, out):
    """Write the points each seat will probably have: as if the game ended now, plus a value for figures and coins."""
    if p.phase != state.ENDED:
        _hope(p)
    for seat in range(p.seats):
        out[seat] = _prospect(p, seat)
        p.hope[seat] = 0


@kernel
def _hope(p):
    """Add up the points that each seat would get if every region not yet scored were scored now."""
    for area in range(land.first_field(p.laid)):
        if p.area[area] == area and p.scored[area] == 0 and p.held[area] > 0:
            region.weigh(p, area)
            region.share(p, p.seats, area)
            for seat in range(p.seats):
                p.hope[seat] += p.gain[seat]
            region.wipe(p, p.seats)


@kernel
def _prospect(p, seat):
    value = float(p.points[seat])
    if p.phase == state.ENDED:
        return value
    tiles = bag.total(p.fresh, 0, material.TILE_COUNT) + p.refused
    use = min(tiles / (p.seats * _TURNS_TO_USE), 1.0)
    at_hand = 0.0
    in_pub = 0.0
    for size in range(material.SIZE_COUNT):
        at_hand += p.supply[seat, size] * material.STRENGTH[size]
        in_pub += p.pub[seat, size] * material.STRENGTH[size]
    value += (
        p.hope[seat] * (1.0 - _DOUBT * use) + p.coins[seat] + use * _SPARE_COIN * min(float(p.coins[seat]), _MOST_COINS)
    )
    return value + use * (_STRENGTH_AT_HAND * min(at_hand, _MOST_STRENGTH) + _STRENGTH_IN_PUB * in_pub)

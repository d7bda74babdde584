"""The rules of Cornwall as kernels; clause numbers are those of RULES.md."""

import numpy as np

from tilewright.games.cornwall.rules import land, material, placement, region, state
from tilewright.games.cornwall.rules.check import check as check
from tilewright.games.cornwall.rules.describe import describe as describe
from tilewright.games.cornwall.rules.estimate import INPUTS as INPUTS
from tilewright.games.cornwall.rules.estimate import expect as expect
from tilewright.games.cornwall.rules.fixed import fixed as fixed
from tilewright.games.cornwall.rules.observe import observe as observe
from tilewright.kit import bag, events
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import kernel


@kernel
def start(p, seats, options):
    """Set up a game in an empty record; there are no options."""
    p.seats = seats
    p.phase = state.DRAWING
    p.tile = -1
    p.bank = material.COINS - material.START_COINS * seats  # 2.3
    for tile in range(material.TILE_COUNT):
        p.fresh[tile] = 1  # 2.2
    for seat in range(seats):
        p.coins[seat] = material.START_COINS  # 2.3
        for size in range(material.SIZE_COUNT):
            p.supply[seat, size] = material.FIGURES[size]
    land.lay_start(p)  # 2.1


@kernel
def actor(p):
    """The seat to move, CHANCE or OVER."""
    if p.phase == state.DRAWING:
        return CHANCE
    if p.phase == state.ENDED:
        return OVER
    return p.seat


@kernel
def legal(p, out):
    """List the legal actions in ascending order; return how many there are."""
    if p.phase == state.PLACING:
        return placement.list_places(p, p.tile, out)
    if p.phase == state.FETCHING:
        out[0] = state.PASS
        out[1] = state.FETCH
        return 2 if p.coins[p.seat] >= material.FETCH_FEE else 1  # 3.10
    if p.phase == state.SETTING:
        return _list_figures(p, out)
    if p.phase == state.DRAWING:
        return _list_draws(p, out)
    return 0


@kernel
def _list_figures(p, out):
    """List passing, and every figure in the supply on every free field of the new tile that the seat can pay for."""
    out[0] = state.PASS
    count = 1
    first = land.first_field(p.laid - 1)
    for size in range(material.SIZE_COUNT):
        if p.supply[p.seat, size] > 0:  # 3.12
            for k in range(material.FIELDS):
                if p.figure[first + k] == 0 and region.cost(p, first + k) <= p.coins[p.seat]:  # 3.11, 3.15
                    out[count] = state.FIGURE + material.FIELDS * size + k
                    count += 1
    return count


@kernel
def _list_draws(p, out):
    """List every fresh tile or, if there is none, the tile that was put back first."""
    count = bag.list(p.fresh, 0, material.TILE_COUNT, state.DRAW, out)
    if count == 0:
        out[0] = state.DRAW + np.int64(p.refused_tile[0])  # 3.7
        count = 1
    return count


@kernel
def weights(p, out):
    """List the weights of the tiles that may be drawn, all equal; return how many there are."""
    count = max(bag.total(p.fresh, 0, material.TILE_COUNT), 1)
    for k in range(count):
        out[k] = 1
    return count


@kernel
def draw(p, rng):
    """Draw a tile at random; every fresh tile is equally likely."""
    if bag.total(p.fresh, 0, material.TILE_COUNT) == 0:
        return state.DRAW + np.int64(p.refused_tile[0])  # 3.7
    return state.DRAW + bag.draw(p.fresh, 0, material.TILE_COUNT, rng)  # 3.2


@kernel
def apply(p, action):
    """Play a legal action."""
    events.clear(p)
    if p.phase == state.PLACING:
        _place(p, placement.nth_site(p, action // material.FIELDS), action % material.FIELDS)
    elif p.phase == state.FETCHING:
        _fetch(p, action)
    elif p.phase == state.SETTING:
        _set(p, action)
    else:
        _draw(p, action - state.DRAW)


@kernel
def _note(p, kind, seat, about):
    """Note an event without points."""
    events.note(p, kind, seat, np.int64(0), about, np.int64(0))


@kernel
def _draw(p, tile):
    if p.fresh[tile] > 0:
        p.fresh[tile] = 0
    else:
        _take_refused(p)
    if placement.fits_somewhere(p, tile):
        p.tile = tile
        p.phase = state.PLACING
    else:
        p.refused_tile[p.refused] = tile  # 3.7
        p.refused += 1
        _note(p, region.TILE_REFUSED, p.seat, tile)


@kernel
def _take_refused(p):
    """Remove the tile that was put back first from under the stack."""
    p.refused -= 1
    for k in range(p.refused):
        p.refused_tile[k] = p.refused_tile[k + 1]
    p.refused_tile[p.refused] = 0


@kernel
def _place(p, site, turn):
    coins = min(placement.enlarged(p, p.tile, site, turn) - 1, p.bank)  # 3.9
    land.lay(p, p.tile, site, turn)
    p.tile = -1
    if coins > 0:
        p.bank -= coins
        p.coins[p.seat] += coins
        _note(p, region.COINS_GAINED, p.seat, coins)
    p.phase = state.SETTING
    for size in range(material.SIZE_COUNT):
        if p.pub[p.seat, size] > 0:
            p.phase = state.FETCHING  # 3.10


@kernel
def _fetch(p, action):
    if action == state.FETCH:
        fee = np.int64(material.FETCH_FEE)
        _pay(p, fee)
        for size in range(material.SIZE_COUNT):
            p.supply[p.seat, size] += p.pub[p.seat, size]
            p.pub[p.seat, size] = 0
        _note(p, region.PUB_FETCHED, p.seat, fee)
    p.phase = state.SETTING


@kernel
def _pay(p, coins):
    p.coins[p.seat] -= coins
    p.bank += coins


@kernel
def _set(p, action):
    if action != state.PASS:
        _set_figure(p, (action - state.FIGURE) // material.FIELDS, (action - state.FIGURE) % material.FIELDS)
        if p.set_now < material.FIELDS:  # 3.11
            return
    _end_turn(p)
    _next_turn(p)


@kernel
def _end_turn(p):
    region.score_finished(p, p.seats, land.first_field(p.laid))  # 3.1, 4.1
    p.set_now = 0
    p.seat += 1
    if p.seat == p.seats:
        p.seat = 0


@kernel
def _set_figure(p, size, k):
    number = p.laid - 1
    field = land.first_field(number) + k
    price = region.cost(p, field)
    if price > 0:
        _pay(p, price)
        _note(p, region.FIGURE_PAID, p.seat, price)
    region.set_figure(p, p.seat, size, field)
    p.set_now += 1
    if material.SYMBOL[p.laid_tile[number], k] == material.CHAPEL:
        points = np.int64(material.CHAPEL_POINTS)
        p.points[p.seat] += points  # 3.16
        events.note(p, region.CHAPEL_VISITED, p.seat, points, field, np.int64(0))


@kernel
def _next_turn(p):
    """Let chance draw next, or end the game if no tile left can be laid."""
    if bag.total(p.fresh, 0, material.TILE_COUNT) + p.refused > 0:
        if _some_tile_fits(p):
            p.phase = state.DRAWING
            return
        _note(p, region.STACK_STUCK, p.seat, np.int64(0))  # 5.1
    _end(p)


@kernel
def _end(p):
    region.score_rest(p, p.seats, land.first_field(p.laid))  # 5.2, 5.3
    for seat in range(p.seats):
        coins = np.int64(p.coins[seat])
        if coins > 0:
            p.points[seat] += coins  # 5.4
            events.note(p, region.COINS_LEFT, seat, coins, coins, np.int64(0))
    p.phase = state.ENDED


@kernel
def close(p):
    """Score what is on the table as at the end; a tile in hand goes back into the stack."""
    events.clear(p)
    if p.phase == state.FETCHING or p.phase == state.SETTING:
        _end_turn(p)
    elif p.phase == state.PLACING:
        p.fresh[p.tile] = 1
    p.tile = -1
    _end(p)


@kernel
def _some_tile_fits(p):
    """Whether any tile in the stack can be laid, fresh or put back."""
    for k in range(material.TILE_COUNT + p.refused):
        tile = k if k < material.TILE_COUNT else np.int64(p.refused_tile[k - material.TILE_COUNT])
        if (k >= material.TILE_COUNT or p.fresh[k] > 0) and placement.fits_somewhere(p, tile):
            return True
    return False


@kernel
def placing(p, out):
    """Rank the seats by points, then by coins left; tied seats share a place."""
    for seat in range(p.seats):
        out[seat] = 1
        for other in range(p.seats):
            if p.points[other] > p.points[seat]:
                out[seat] += 1
            elif p.points[other] == p.points[seat] and p.coins[other] > p.coins[seat]:
                out[seat] += 1  # 5.5
